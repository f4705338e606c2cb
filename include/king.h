/*
 * king.h: the rules of the Turkish card games Konturlu King (four players) and Balayı kingi (two players).
 *
 * It knows who acts next, which actions are legal and why another is not, who wins a trick, what a round scores and
 * how a party stands. It shows nothing, plays for nobody and keeps no state of its own. Functions of King begin
 * with king_, those of Balayı with balayi_. Numbers such as K7.6 and B5.1 name clauses of the rulebooks,
 * seeds/konturlu-king.md and seeds/balayi-king.md; the texts and codes are set down in seeds/notation.md.
 *
 * START HERE. What a game of King needs, step by step; Balayı has the same with balayi_, a match for a party, a pack for a
 * deal, and balayi_action_parse to read what is typed; its players are the numbers 0 and 1.
 *
 *   begin     king_abi_check
 *             king_first_declarer  king_party_new
 *   deal      king_deal_from_seed, or your own shuffle and king_deal_from_pack
 *             king_party_start, or without a party king_round_new
 *             king_round_view for each player, king_round_table for spectators
 *   ask       king_round_turn  king_round_phase
 *             king_view_hand  king_view_legal_actions  king_view_legal_cards
 *   explain   king_view_why_not  king_error_message  king_error_clause
 *   apply     king_round_apply_as by the server, with what a client sends
 *             king_view_apply and king_table_apply by the clients, with what the server sends to all
 *   follow    king_view_table, and of the table king_table_contract  king_table_doubles  king_table_trick
 *             king_table_last_trick  king_table_winner_of  king_table_taken
 *   show      king_card_figure  king_card_name  king_seat_name  king_contract_name  king_phase_name  king_action_name
 *   guess     king_view_worlds  king_worlds_draw  king_worlds_chances
 *   read      king_table_parse_action  king_seat_parse  king_view_text  king_view_parse
 *   score     king_round_scores  king_party_record  king_party_declarer  king_party_totals  king_party_outcome
 *   save      king_round_text  king_round_parse  king_party_text  king_party_parse
 *             king_party_head  king_party_file_new  king_party_file_read_line
 *
 * CONTENTS. The chapters of this file, by the line that they begin with:
 *
 *   Which library this is.
 *   What functions answer, and what is wrong when they fail.
 *   Cards, suits and ranks, and sets of cards.
 *   Packs, deals and choices from a seed: the same in every language, on every platform, for ever.
 *   Seats and sets of seats.
 *   The eight contracts, and what each of them counts.
 *   The actions of King, and phases.
 *   House rules: the options of K12.
 *   The four hands of a round, and the draw for the first declarer.
 *   A round of King: one deal from the declaration to the scores, with all four hands.
 *   A view of King: the table and what one seat sees of the hands, for a client or a bot.
 *   The worlds of a view of King: what its seat may believe.
 *   The table of King: everything about a round that all may know, and what follows from it.
 *   Tricks, and the rows of dürt.
 *   Which cards may be played to a trick of King, for engines that keep their own state (K7).
 *   Who has doubled whom (K5, K6).
 *   The result of a round of King (K9).
 *   A party of King: 32 rounds, who declares and deals, and the running scores (K2, K10).
 *   The score sheet of King as players keep it (K10).
 *   Reading the file of a party, a line at a time.
 *   Balayı kingi: players, declarations, actions and phases.
 *   The pack of Balayı, `pack[52]`, in the order in which it is dealt, and where each card goes (B2).
 *   A round of Balayı with all its cards: what a server holds.
 *   A view of Balayı: a round as one player sees it, for a client or a bot (B7.1).
 *   The worlds of a view of Balayı: what its player may believe.
 *   The table of Balayı: a round as everybody sees it, without the cards that not both players see (B7.1).
 *   Tricks of Balayı, and which cards may be played to one, for engines that keep their own state (B5).
 *   A match of Balayı: the results of up to ten rounds (B1.2), and its file.
 *
 * VALUES. A king_round, and every other struct with a member `opaque`, is memory of the caller: on the stack, in an array,
 * inside another struct. It is made only by functions, copied with `=`, and never freed. Two values of a kind are equal when
 * their memory is (memcmp). Functions refuse memory that is zeroed or of another kind; what may be read before it is made is
 * initialised with {0}, since unwritten memory may hold an old value. A value whose words have been overwritten leads to wrong
 * answers, but never undefined behaviour. To save a value, use its text: its memory may change with KING_ABI_MAJOR.
 *
 * NUMBERS. Cards, seats, contracts and actions are plain numbers. They come in as uint32_t, sets of cards as uint64_t, and each
 * is checked where it comes in: a number that is out of its range, 258 as well as -1, is KING_E_RANGE, and is never cut to one
 * that is not. What comes out, and what stands in arrays and structures, is as narrow as it can be. Yes is 1 and no is 0.
 * KING_NOTHING, 255, stands for no card, no suit and nobody where that is allowed. `x[4]` in a comment is the number of
 * items that a pointer leads to; lists of four seats stand in the order N, E, S, W.
 *
 * STATUSES. A function that returns int32_t returns a king_status. KING_OK is 0. KING_NONE, 1, is no error: what was asked for
 * does not exist (yet). Errors are negative. KING_E_NULL, KING_E_VALUE, KING_E_VERSION and KING_E_RANGE can come from
 * every function that has such an argument, KING_E_SHORT from every one that writes a text, KING_E_TEXT from every one that
 * reads one; the comments name all others. Outputs are written only with KING_OK, and with an error nothing has
 * changed. The exceptions describe an error, and are written with it: `length` and `count` with KING_E_SHORT, and `error`,
 * the last parameter of every function that a rule or a text can make fail, with every error. It is a king_error, which the
 * functions king_error_message, king_error_clause and king_error_reason explain, in English and in Turkish; its `kind` is 0
 * when the status is all there is to know.
 *
 * POINTERS. What a pointer to const leads to is only read. These may be NULL: `length` of a text that is written, `error` and
 * `revealed` where it is written, when they are not wanted; `rules`, which then are the default; a text or list of length 0; a
 * buffer or list of size 0, to ask for the length. Nothing else may. Memory that is written must not overlap other memory of
 * the same call.
 *
 * TEXTS. A text that is written goes to `buffer`, which has room for `size` bytes, and has a NUL behind it; `length` does
 * not count the NUL. Too small a buffer is KING_E_SHORT. KING_TEXT_SIZE bytes always suffice for values
 * that were played legally. A text that is read is a pointer and a length in bytes; no NUL is needed. All texts are UTF-8,
 * records are ASCII, and nothing depends on a locale. Where a text cannot be read, `place` of the error is the byte, and
 * `line` the line when the text is one of a file.
 *
 * THREADS. There is no global state, nothing to initialise, and no callback. Calls may run at the same time unless one of
 * them writes memory that another one uses. (On x86-64 the library asks the processor for its instructions when a round is first
 * played out or advice first asked for, and keeps the answer, in whichever thread that is.)
 *
 * VERSIONS. A program asks once, by king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR), whether the library serves it: one of the
 * same major number and at least its minor one does. Functions and numbers are added with the minor number; whatever else
 * changes raises the major one, which is also in the name of the shared library.
 *
 * LINKING. -lking for the shared or the static library. `pkg-config --static --libs king` and king::king_static of the CMake
 * package know what else the static one needs: where it holds Rust's standard library, -lm, and before glibc 2.34 -lpthread
 * and -ldl, on Windows -lkernel32 -lntdll -luserenv -lws2_32; where it does not, nothing but memcpy and its like. Two static
 * libraries that each hold Rust's standard library do not go into one program; build this one without it then. The shared one
 * asks at run time for libking.so.1, and cargo alone makes libking.so: install with CMake, which makes both names, or link the
 * static one. C99 or C++11 is needed. Nothing is thrown, and nothing aborts.
 *
 * EXAMPLE. A round in which every seat does the first thing that it may do:
 *
 * #include <stdio.h>
 * #include "king.h"
 *
 * int main(void) {
 *     uint64_t hands[4];
 *     king_round round;
 *     uint8_t seat;
 *     int32_t scores[4];
 *     char text[KING_TEXT_SIZE];
 *
 *     if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != KING_OK) return 1;
 *     if (king_deal_from_seed(7, hands) != KING_OK) return 1;
 *     if (king_round_new(hands, KING_SEAT_NORTH, KING_ALL_CONTRACTS, NULL, &round, NULL) != KING_OK) return 1;
 *
 *     while (king_round_turn(&round, &seat) == KING_OK) {
 *         uint64_t mask[2];
 *         uint32_t action = 0;
 *         if (king_round_legal_actions(&round, mask) != KING_OK) return 1;
 *         while ((mask[action / 64] >> action % 64 & 1) == 0) action++;
 *         if (king_round_apply(&round, action, NULL) != KING_OK) return 1;
 *     }
 *
 *     if (king_round_scores(&round, scores) != KING_OK) return 1;
 *     printf("N %d, E %d, S %d, W %d\n", (int)scores[0], (int)scores[1], (int)scores[2], (int)scores[3]);
 *     if (king_round_text(&round, text, sizeof text, NULL) != KING_OK) return 1;
 *     puts(text);
 *     return 0;
 * }
 *
 * END OF EXAMPLE.
 */

#ifndef KING_H
#define KING_H

#include <stdint.h>

/** The version of the library that this header belongs to. */
#define KING_VERSION "0.1.0"
#define KING_VERSION_MAJOR 0
#define KING_VERSION_MINOR 1
#define KING_VERSION_PATCH 0

/* The type of the numbers of an enumeration, where the language can express it. */
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define KING_ENUM(name, type) enum name : type
#else
#define KING_ENUM(name, type) enum name
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct king_error king_error;
typedef struct king_house_rules king_house_rules;
typedef struct king_round king_round;
typedef struct king_view king_view;
typedef struct king_worlds king_worlds;
typedef struct king_table king_table;
typedef struct king_trick king_trick;
typedef struct king_duties king_duties;
typedef struct king_round_result king_round_result;
typedef struct king_party king_party;
typedef struct king_outcome king_outcome;
typedef struct king_sheet king_sheet;
typedef struct king_party_file king_party_file;
typedef struct balayi_round balayi_round;
typedef struct balayi_revealed balayi_revealed;
typedef struct balayi_view balayi_view;
typedef struct balayi_worlds balayi_worlds;
typedef struct balayi_table balayi_table;
typedef struct balayi_pile balayi_pile;
typedef struct balayi_round_result balayi_round_result;
typedef struct balayi_trick balayi_trick;
typedef struct balayi_duties balayi_duties;
typedef struct balayi_match balayi_match;
typedef struct balayi_match_file balayi_match_file;

/* --------------------------------------------------------------------------------------------------------------------
 * Which library this is.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * The version of the binary interface: another one has other functions, numbers or sizes of values. It stands in the
 * name of the shared library, libking.so.1, and in every value.
 */
#define KING_ABI_MAJOR 1

/**
 * What has been added to the interface since its first release: a library serves every program that was compiled
 * with the same major number and no greater minor one.
 */
#define KING_ABI_MINOR 0

/** The kinds of value. */
KING_ENUM(king_kind, uint8_t) {
    /** `king_house_rules` */
    KING_KIND_HOUSE_RULES = 1,
    /** `king_duties` */
    KING_KIND_DUTIES = 2,
    /** `king_round` */
    KING_KIND_ROUND = 3,
    /** `king_table` */
    KING_KIND_TABLE = 4,
    /** `king_view` */
    KING_KIND_VIEW = 5,
    /** `king_party` */
    KING_KIND_PARTY = 6,
    /** `king_sheet` */
    KING_KIND_SHEET = 7,
    /** `king_party_file` */
    KING_KIND_PARTY_FILE = 8,
    /** `balayi_duties` */
    KING_KIND_BALAYI_DUTIES = 9,
    /** `balayi_round` */
    KING_KIND_BALAYI_ROUND = 10,
    /** `balayi_table` */
    KING_KIND_BALAYI_TABLE = 11,
    /** `balayi_view` */
    KING_KIND_BALAYI_VIEW = 12,
    /** `balayi_match` */
    KING_KIND_BALAYI_MATCH = 13,
    /** `balayi_match_file` */
    KING_KIND_BALAYI_MATCH_FILE = 14,
    /** `king_worlds` */
    KING_KIND_WORLDS = 15,
    /** `balayi_worlds` */
    KING_KIND_BALAYI_WORLDS = 16,
};

/**
 * Whether the library serves a program that was compiled for that interface: a program asks this once, before it calls
 * anything else, with KING_ABI_MAJOR and KING_ABI_MINOR.
 *
 * KING_E_VERSION: it does not.
 */
int32_t king_abi_check(uint32_t major, uint32_t minor);

/** The version of the library's interface, for a log: 65536 × major + minor. */
uint32_t king_abi_version(void);

/** The version of the library, such as `0.1.0`. */
int32_t king_version(char *buffer, uint32_t size, uint32_t *length);

/**
 * How many bytes a value of that kind (a `king_kind`) has; 0 when there is no such kind. A front end that does not
 * compile this header checks its sizes with it.
 */
uint32_t king_size_of(uint32_t kind);

/* --------------------------------------------------------------------------------------------------------------------
 * What functions answer, and what is wrong when they fail.
 *
 * A status is for the program; a `king_error` is for people. Each function that a rule or a text can make fail has
 * an `error` as its last parameter: with a negative status it is written, if it is not NULL. A sentence holds no
 * number of a line or a byte, so that a program can print them beside it: they are members of the error.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What a function answers. All numbers below zero are errors: then nothing has been written or changed, but for the
 * outputs named `length`, `count` and `error`.
 */
KING_ENUM(king_status, int32_t) {
    /** Done. */
    KING_OK = 0,
    /**
     * There is no answer, and nothing was written: no contract before the declaration, no scores before the
     * end, nobody on turn in a round that is over, no reason against a legal action, no item of that number.
     */
    KING_NONE = 1,
    /** A pointer is NULL, or not aligned for its type. */
    KING_E_NULL = -1,
    /** The memory is not a value of this kind: zeroed, or of another kind. */
    KING_E_VALUE = -2,
    /** The value was made by a library with another KING_ABI_MAJOR, or this library is not the one asked for. */
    KING_E_VERSION = -3,
    /** A number is out of its range, or a mask has a bit that stands for nothing. */
    KING_E_RANGE = -4,
    /** The buffer or list is too short. `length` or `count` is what is needed. */
    KING_E_SHORT = -5,
    /** The rules refuse the action at this point. */
    KING_E_ILLEGAL = -6,
    /** The text cannot be read. */
    KING_E_TEXT = -7,
    /** Cards that do not make up a pack, or hands of a wrong size (K1.2, K2.5). */
    KING_E_CARDS = -8,
    /** The declarer has nothing left to declare (K2.3, B1.3). */
    KING_E_NOTHING_TO_DECLARE = -9,
    /** There is no such house rule, or it has no such value (K12). */
    KING_E_OPTION = -10,
    /** These cards cannot be the hidden ones: with them the record would not have been legal. */
    KING_E_HIDDEN = -11,
    /** The cards turned up are too many, too few, or cannot lie there (Balayı). */
    KING_E_REVEALED = -12,
    /** All rounds of the party or match have been counted (K10.3, B1.2). */
    KING_E_OVER = -13,
    /** The round is not over yet (K2.2, B5.4). */
    KING_E_NOT_OVER = -14,
    /** Another seat declares, or another player deals, the next round (K2.2, B1.2). */
    KING_E_WRONG_TURN = -15,
    /** The declarer has other contracts or declarations left (K2.3, B1.3). */
    KING_E_WRONG_UNUSED = -16,
    /** The party is played by other house rules (K12). */
    KING_E_WRONG_RULES = -17,
    /** The declarer has declared this before (K2.3, B1.3). */
    KING_E_USED = -18,
    /** No talk over this contract can lead to these doubles (K5, K6). */
    KING_E_DOUBLES = -19,
    /** These points or tricks cannot be taken in one round (K3.1, B5.4). */
    KING_E_POINTS = -20,
    /** There is no round of that number to correct. */
    KING_E_NO_ROUND = -21,
    /** There is nothing to advise or to solve, or these sums are not the next of an advisor. */
    KING_E_ADVICE = -22,
};

/**
 * What is wrong with an action, a text, a round or cards: a plain value to keep, to send on, and to explain by
 * king_error_message(), king_error_clause() and king_error_reason(). All zero when nothing is.
 */
struct king_error {
    /** What kind of error it is, a `king_error_kind`; 0 when the status is all there is to know. */
    uint16_t kind;
    /** Which error of that kind, from 1. */
    uint16_t code;
    /** The line of a file, from 1; 0 when no file was read. */
    uint32_t line;
    /** The byte of the text, or of the line, at which reading stopped; the length when something is missing at its end. */
    uint32_t place;
    /** What was found, by the kind of error. */
    uint32_t found;
    /** What should have been there. */
    uint32_t wanted;
};

/** The kinds of error. */
KING_ENUM(king_error_kind, uint16_t) {
    /** Bytes that are no UTF-8. */
    KING_ERROR_KIND_ENCODING = 1,
    /** King refuses an action. */
    KING_ERROR_KIND_ILLEGAL = 2,
    /** Balayı refuses an action. */
    KING_ERROR_KIND_BALAYI_ILLEGAL = 3,
    /** The text of something that both games have, or of something small, cannot be read. */
    KING_ERROR_KIND_PARSE = 4,
    /** A record of King, or a line of a party's file or sheet, cannot be read. */
    KING_ERROR_KIND_RECORD = 5,
    /** A record of Balayı, or a line of a match's file or sheet, cannot be read. */
    KING_ERROR_KIND_BALAYI_RECORD = 6,
    /** Cards that do not make up a pack. */
    KING_ERROR_KIND_PACK = 7,
    /** A round of King cannot begin. */
    KING_ERROR_KIND_SETUP = 8,
    /** A round of Balayı cannot begin. */
    KING_ERROR_KIND_BALAYI_SETUP = 9,
    /** Hands that cannot be the hidden ones. */
    KING_ERROR_KIND_HIDDEN = 10,
    /** A pack that cannot be the one of this view. */
    KING_ERROR_KIND_BALAYI_HIDDEN = 11,
    /** What a table or view of Balayı cannot follow. */
    KING_ERROR_KIND_BALAYI_VIEW = 12,
    /** A round or a result that is not the next one of a party, or cannot be one. */
    KING_ERROR_KIND_PARTY = 13,
    /** A round or a result that is not the next one of a match, or cannot be one. */
    KING_ERROR_KIND_MATCH = 14,
    /**
     * A sheet that does not balance (sağlama). The code is 1 + 8 × declarer + kind of contract; what was found and wanted
     * are sums, as int32_t.
     */
    KING_ERROR_KIND_IMBALANCE = 15,
    /** There is nothing to advise. */
    KING_ERROR_KIND_ADVISOR = 16,
    /** Sums that are not the next ones of an advisor. */
    KING_ERROR_KIND_ABSORB = 17,
    /** An ending is not solved. */
    KING_ERROR_KIND_SOLVE = 18,
};

/** Why an action is refused, in both games. */
KING_ENUM(king_reason, uint8_t) {
    /** Somebody else is on turn (K1.1, B5.4). */
    KING_REASON_NOT_ON_TURN = 1,
    /** Nothing can be done any more (K7.8, K8.4, K4.2, B5.4). */
    KING_REASON_ROUND_OVER = 2,
    /** The phase, or for a pass the contract, does not know this kind of action (K3.1, B2.3). */
    KING_REASON_WRONG_PHASE = 3,
    /** The card is not in the hand (K2.5); in Balayı it is seen, but that player cannot play it (B4.1). */
    KING_REASON_NOT_HELD = 4,
    /** It has been declared before (K2.3, B1.3). */
    KING_REASON_CONTRACT_USED = 5,
    /** Only a lone K♥ or a lone A♥ may annul (K4.1). */
    KING_REASON_MAY_NOT_ANNUL = 6,
    /** A seat that may not be doubled (K5.2, K5.3). */
    KING_REASON_MAY_NOT_DOUBLE = 7,
    /** A seat that has not doubled the speaker, or is doubled back already (K6.1). */
    KING_REASON_MAY_NOT_REDOUBLE = 8,
    /** The suit led must be followed (K7.2, B5.1). */
    KING_REASON_MUST_FOLLOW = 9,
    /** Hearts may not be led yet (K7.6). */
    KING_REASON_HEARTS_CLOSED = 10,
    /** The highest heart must be led (K7.7). */
    KING_REASON_HIGHEST_HEART = 11,
    /** Void in the suit led, a heart must be played in Rıfkı (K7.5). */
    KING_REASON_RIFKI_HEART = 12,
    /** House rule: void in the suit led, a penalty card must be shed (K12). */
    KING_REASON_MUST_SHED = 13,
    /** Void in the suit led, a trump must be played (K12, B5.2). */
    KING_REASON_MUST_TRUMP = 14,
    /** A higher trump must be played (K12, B5.3). */
    KING_REASON_MUST_OVERTRUMP = 15,
    /** In dürt, neither the start rank nor the next card of an open suit (K8.1, K8.2). */
    KING_REASON_NOT_NEXT_IN_ROW = 16,
    /** In dürt, a player with a playable card may not pass (K8.3). */
    KING_REASON_MUST_NOT_PASS = 17,
    /** Balayı: a card that the player does not see (B7.1). */
    KING_REASON_NOT_VISIBLE = 18,
};

/**
 * The message of an error for people: a sentence in English or Turkish, without the clause and without a place.
 *
 * KING_NONE: its kind is 0. KING_E_RANGE: there is no such error.
 */
int32_t king_error_message(const king_error *error, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * The clause of the rulebook that an error is by, such as `K7.6`.
 *
 * KING_NONE: it is by none. KING_E_RANGE: there is no such error.
 */
int32_t king_error_clause(const king_error *error, char *buffer, uint32_t size, uint32_t *length);

/**
 * Why an action is refused, also one of a record that cannot be read for it: a `king_reason`.
 *
 * KING_NONE: the error is not the refusal of an action. KING_E_RANGE: there is no such error.
 */
int32_t king_error_reason(const king_error *error, uint8_t *reason);

/** The stable name of a reason, 1 to 18, the same in every language: `must_follow`. It is not for people. */
int32_t king_reason_name(uint32_t reason, char *buffer, uint32_t size, uint32_t *length);

/** The name of a status, such as `KING_E_RANGE`, for a log. */
int32_t king_status_name(int32_t status, char *buffer, uint32_t size, uint32_t *length);

/** What a status means, in an English sentence with its clauses, for a log. */
int32_t king_status_message(int32_t status, char *buffer, uint32_t size, uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * Cards, suits and ranks, and sets of cards.
 *
 * A card is a number, 13 × suit + rank: ♣2 is 0, ♠A is 51. A set of cards is a mask, bit = card. The thirteen
 * cards of a suit are `UINT64_C(0x1FFF) << 13 * suit`, the four cards of a rank are `UINT64_C(0x8004002001) << rank`.
 * -------------------------------------------------------------------------------------------------------------------- */

/** How many cards there are. */
#define KING_CARDS 52

/** The set of all cards. */
#define KING_ALL_CARDS 4503599627370495

/** Stands in a list or an argument for nothing: no card, no suit, nobody. */
#define KING_NOTHING 255

/**
 * A buffer of so many bytes has room for every name and message, and for the text of every value that legal play
 * can come to.
 */
#define KING_TEXT_SIZE 2048

/** A suit, in the order of the card numbers. */
KING_ENUM(king_suit, uint8_t) {
    /** ♣, sinek */
    KING_SUIT_CLUBS = 0,
    /** ♦, karo */
    KING_SUIT_DIAMONDS = 1,
    /** ♥, kupa */
    KING_SUIT_HEARTS = 2,
    /** ♠, maça */
    KING_SUIT_SPADES = 3,
};

/** A rank, low to high. */
KING_ENUM(king_rank, uint8_t) {
    /** 2 */
    KING_RANK_TWO = 0,
    /** 3 */
    KING_RANK_THREE = 1,
    /** 4 */
    KING_RANK_FOUR = 2,
    /** 5 */
    KING_RANK_FIVE = 3,
    /** 6 */
    KING_RANK_SIX = 4,
    /** 7 */
    KING_RANK_SEVEN = 5,
    /** 8 */
    KING_RANK_EIGHT = 6,
    /** 9 */
    KING_RANK_NINE = 7,
    /** 10 */
    KING_RANK_TEN = 8,
    /** Vale, a man */
    KING_RANK_JACK = 9,
    /** Kız */
    KING_RANK_QUEEN = 10,
    /** Papaz, a man */
    KING_RANK_KING = 11,
    /** As */
    KING_RANK_ACE = 12,
};

/** A language of names and messages. Both are UTF-8. */
KING_ENUM(king_lang, uint8_t) {
    /** English */
    KING_LANG_EN = 0,
    /** Turkish */
    KING_LANG_TR = 1,
};

/** The code of a language: `en` or `tr`. */
int32_t king_lang_text(uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/** The name of a language for people, in either of the two: `English`, `İngilizce`. */
int32_t king_lang_name(uint32_t language, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the code of a language, as king_lang_text() writes it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_lang_parse(const char *text, uint32_t text_length, uint8_t *lang, king_error *error);

/** The letter of a suit in records: `C`, `D`, `H` or `S`. */
int32_t king_suit_text(uint32_t suit, char *buffer, uint32_t size, uint32_t *length);

/** The name of a suit for people: `hearts`, `kupa`. */
int32_t king_suit_name(uint32_t suit, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/** The sign of a suit: `♣`, `♦`, `♥` or `♠`. */
int32_t king_suit_symbol(uint32_t suit, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the letter of a suit, as king_suit_text() writes it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_suit_parse(const char *text, uint32_t text_length, uint8_t *suit, king_error *error);

/** The letter of a rank in records: `2` to `9`, `T`, `J`, `Q`, `K` or `A`. */
int32_t king_rank_text(uint32_t rank, char *buffer, uint32_t size, uint32_t *length);

/** The name of a rank for people: `king`, `papaz`. */
int32_t king_rank_name(uint32_t rank, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/** A rank as it stands on a card: `10` where records write `T`. */
int32_t king_rank_figure(uint32_t rank, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the letter of a rank, as king_rank_text() writes it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_rank_parse(const char *text, uint32_t text_length, uint8_t *rank, king_error *error);

/** The text of a card in records, suit first: `SA`, `HT`. */
int32_t king_card_text(uint32_t card, char *buffer, uint32_t size, uint32_t *length);

/** A card as people write it: `♠A`, `♥10`. */
int32_t king_card_figure(uint32_t card, char *buffer, uint32_t size, uint32_t *length);

/** The name of a card for people: `king of hearts`, `kupa papazı`. */
int32_t king_card_name(uint32_t card, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a card: `SA`, and also `sa`, `H10` and `♥10`.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_card_parse(const char *text, uint32_t text_length, uint8_t *card, king_error *error);

/** A set of cards as a PBN hand, spades first, ranks high to low: `K762.J.AQ.AKQ654`. */
int32_t king_card_set_text(uint64_t cards, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a PBN hand of any number of cards; `-` is read for an empty suit.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_card_set_parse(const char *text, uint32_t text_length, uint64_t *cards, king_error *error);

/**
 * Which of the cards, in the order played, wins the trick, counted from 0, in either game (K7.2, B5.4). `trump` is a
 * suit, or KING_NOTHING.
 *
 * KING_NONE: there is no card.
 */
int32_t king_winner(const uint8_t *cards, uint32_t cards_count, uint32_t trump, uint32_t *place);

/* --------------------------------------------------------------------------------------------------------------------
 * Packs, deals and choices from a seed: the same in every language, on every platform, for ever.
 *
 * Not for play for money: deal from a secure shuffle there. A generator (SplitMix64) is one number, its state,
 * that the caller keeps; as a state, any number will do.
 * -------------------------------------------------------------------------------------------------------------------- */

/** The seed of deal number k, from 0, of a party or match of that seed; annulled deals count. */
uint64_t king_deal_seed(uint64_t seed, uint64_t k);

/**
 * The generator of the choices in random play number k, from 0, of that seed: what king_round_play_out()
 * and balayi_round_play_out() take. Do not take the seed that the cards were dealt by in its place: the choices
 * would be the numbers of the cards again.
 */
uint64_t king_choices(uint64_t seed, uint64_t k);

/** The next number of a generator; its state goes on. */
int32_t king_split_mix64_next_u64(uint64_t *state, uint64_t *number);

/**
 * The next number of a generator brought below n: the high 64 bits of next × n; 0 when n is 0. Its state goes
 * on, also when n is 1.
 */
int32_t king_split_mix64_below(uint64_t *state, uint64_t n, uint64_t *number);

/** The pack of a seed, `pack[52]`: each card once, in the order in which it is dealt. */
int32_t king_pack_from_seed(uint64_t seed, uint8_t *pack);

/* --------------------------------------------------------------------------------------------------------------------
 * Seats and sets of seats.
 *
 * The turn passes to the left: N 0, E 1, S 2, W 3 and N again (K1.1). A set of seats is a mask: N 1, E 2, S 4,
 * W 8. Lists of four, such as scores, stand in the order N, E, S, W.
 * -------------------------------------------------------------------------------------------------------------------- */

/** A seat. */
KING_ENUM(king_seat, uint8_t) {
    /** Kuzey */
    KING_SEAT_NORTH = 0,
    /** Doğu */
    KING_SEAT_EAST = 1,
    /** Güney */
    KING_SEAT_SOUTH = 2,
    /** Batı */
    KING_SEAT_WEST = 3,
};

/** The letter of a seat: `N`, `E`, `S` or `W`. */
int32_t king_seat_text(uint32_t seat, char *buffer, uint32_t size, uint32_t *length);

/** The name of a seat for people: `North`, `Kuzey`. */
int32_t king_seat_name(uint32_t seat, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the letter of a seat.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_seat_parse(const char *text, uint32_t text_length, uint8_t *seat, king_error *error);

/** A set of seats as its letters in the order NESW: `NES`; `-` for none. */
int32_t king_seat_set_text(uint32_t seats, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a set of seats: letters in the order NESW and in no other, or `-` for none.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_seat_set_parse(const char *text, uint32_t text_length, uint8_t *seats, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * The eight contracts, and what each of them counts.
 *
 * A declared contract is a number from 0 to 22: a penalty 0 to 5, koz 6 + suit, dürt 10 + rank. Its kind, 0 to
 * 7, leaves out the suit or the rank; kinds 0 to 5 are the penalties (ceza). A set of kinds, such as what a declarer
 * has not declared yet, is a mask, bit = kind; 255 is all eight.
 * -------------------------------------------------------------------------------------------------------------------- */

/** The kinds of contract (K3.1). */
KING_ENUM(king_contract_kind, uint8_t) {
    /** El almaz, no tricks: each trick taken costs 5. */
    KING_CONTRACT_KIND_EL_ALMAZ = 0,
    /** Kupa almaz, no hearts: each heart taken costs 3. */
    KING_CONTRACT_KIND_KUPA_ALMAZ = 1,
    /** Erkek almaz, no men: each jack and king taken costs 6. */
    KING_CONTRACT_KIND_ERKEK_ALMAZ = 2,
    /** Kız almaz, no queens: each queen taken costs 10. */
    KING_CONTRACT_KIND_KIZ_ALMAZ = 3,
    /** Rıfkı, no king of hearts: it costs 30. */
    KING_CONTRACT_KIND_RIFKI = 4,
    /** Son iki, not the last two: the 12th trick costs 10, the 13th 20. */
    KING_CONTRACT_KIND_SON_IKI = 5,
    /** Koz, trumps: each trick taken wins 5. */
    KING_CONTRACT_KIND_KOZ = 6,
    /** Dürt: the places win 45, 20, 10 and -10. */
    KING_CONTRACT_KIND_DURT = 7,
};

/** The declared contracts, as far as they need no suit or rank, and where those that do begin. */
KING_ENUM(king_contract, uint8_t) {
    /** No tricks. */
    KING_CONTRACT_EL_ALMAZ = 0,
    /** No hearts. */
    KING_CONTRACT_KUPA_ALMAZ = 1,
    /** No men. */
    KING_CONTRACT_ERKEK_ALMAZ = 2,
    /** No queens. */
    KING_CONTRACT_KIZ_ALMAZ = 3,
    /** No king of hearts. */
    KING_CONTRACT_RIFKI = 4,
    /** Not the last two. */
    KING_CONTRACT_SON_IKI = 5,
    /** Add the trump suit: 6 to 9. */
    KING_CONTRACT_KOZ = 6,
    /** Add the start rank: 10 to 22. */
    KING_CONTRACT_DURT = 10,
};

/** How many contracts can be declared. */
#define KING_CONTRACTS 23

/** The set of all eight kinds of contract. */
#define KING_ALL_CONTRACTS 255

/** The text of a contract in records: `el_almaz`, `koz:C`, `durt:7`. */
int32_t king_contract_text(uint32_t contract, char *buffer, uint32_t size, uint32_t *length);

/** The name of a contract for people: `Trumps (hearts)`, `Koz (kupa)`, `7'den dürt`. */
int32_t king_contract_name(uint32_t contract, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a contract, as king_contract_text() writes it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_contract_parse(const char *text, uint32_t text_length, uint8_t *contract, king_error *error);

/** The kind of a contract, 0 to 7. */
int32_t king_contract_kind_of(uint32_t contract, uint8_t *kind);

/**
 * The trump suit of a contract.
 *
 * KING_NONE: it has none, as it is not koz.
 */
int32_t king_contract_trump(uint32_t contract, uint8_t *trump);

/** The text of a kind of contract in records: `kiz_almaz`. */
int32_t king_contract_kind_text(uint32_t kind, char *buffer, uint32_t size, uint32_t *length);

/** The name of a kind of contract for people: `No queens`, `Kız almaz`. */
int32_t king_contract_kind_name(uint32_t kind, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a kind of contract, as king_contract_kind_text() writes it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_contract_kind_parse(const char *text, uint32_t text_length, uint8_t *kind, king_error *error);

/**
 * What the four scores of a round sum to, however it was doubled and played (K3, K9.5): -65, -39, -48, -40, -30,
 * -30, 65 or 65.
 */
int32_t king_contract_kind_total(uint32_t kind, int16_t *total);

/** The cards that cost points: 13 hearts, 8 men, 4 queens or K♥; none where tricks or places count. */
int32_t king_contract_kind_penalty_cards(uint32_t kind, uint64_t *cards);

/**
 * The points in a trick: those taken (not below 0) in a penalty, those won in koz, 0 in dürt (K3, K9).
 * `number` counts the tricks from 1 to 13; `cards` are the cards of the trick.
 */
int32_t king_contract_kind_trick_points(uint32_t kind, uint32_t number, uint64_t cards, int16_t *points);

/** A set of kinds of contract: `all`, or their texts joined by commas in order, or `-` for none. */
int32_t king_contract_set_text(uint32_t kinds, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a set of kinds of contract in the one form that king_contract_set_text() writes.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_contract_set_parse(const char *text, uint32_t text_length, uint8_t *kinds, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * The actions of King, and phases.
 *
 * An action is a code from 0 to 108: a card is its own code, then come those of `KING_ACTION_…`. A set of
 * actions is two 64-bit words, `mask[2]`: code c is bit c % 64 of word c / 64, so that the cards stand in the
 * low bits of `mask[0]`.
 * -------------------------------------------------------------------------------------------------------------------- */

/** How many codes of actions there are. */
#define KING_ACTIONS 109

/** Pass in dürt (K8.3). */
#define KING_ACTION_PASS 52

/** Declare a contract: add its number, 0 to 22 (K3.1). */
#define KING_ACTION_DECLARE 53

/** Keep a Rıfkı round (K4.3). */
#define KING_ACTION_KEEP 76

/** Annul a Rıfkı round (K4.1). */
#define KING_ACTION_ANNUL 77

/** Iyi: double or redouble nobody (K5.2). */
#define KING_ACTION_IYI 78

/** Double seats in the first round of the talk: add their mask, 1 to 15 (K5.2). */
#define KING_ACTION_KONTUR 78

/** Redouble seats in the second round of the talk: add their mask, 1 to 15 (K6.1). */
#define KING_ACTION_SUR 93

/** A list of so many items has room for all actions of a round. */
#define KING_MAX_ACTIONS 220

/** What a round of King waits for. */
KING_ENUM(king_phase, uint8_t) {
    /** The declarer names a contract (K3). */
    KING_PHASE_DECLARE = 0,
    /** Rıfkı only: the seats keep or annul (K4). */
    KING_PHASE_ANNUL = 1,
    /** The talk, first round: doubles (K5). */
    KING_PHASE_KONTUR = 2,
    /** The talk, second round: redoubles (K6). */
    KING_PHASE_SUR = 3,
    /** Cards are played (K7, K8). */
    KING_PHASE_PLAY = 4,
    /** Nothing can be done any more: played to the end, or annulled. */
    KING_PHASE_OVER = 5,
};

/** The text of an action of King in records: `SA`, `koz:C`, `kontur:ES`, `iyi`. */
int32_t king_action_text(uint32_t action, char *buffer, uint32_t size, uint32_t *length);

/** An action as a log shows it: `ten of hearts`, `kontur: Kuzey, Doğu`. */
int32_t king_action_name(uint32_t action, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads an action of King of any phase. For `masa` and `soyleyen_haric` see king_table_parse_action().
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_action_parse(const char *text, uint32_t text_length, uint8_t *action, king_error *error);

/** The text of a phase of King: `declare`, `annul`, `kontur`, `sur`, `play` or `over`. */
int32_t king_phase_text(uint32_t phase, char *buffer, uint32_t size, uint32_t *length);

/** The name of a phase of King for people. */
int32_t king_phase_name(uint32_t phase, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * House rules: the options of K12.
 *
 * The options are `rifki_void` (`never_force_king` `king_holder_free` `hearts_always`), `penalty_void` (`free`
 * `must_shed`), `koz_void` (`free` `must_trump` `must_overtrump`), `rifki_annul` and `early_end` (`true`
 * `false`), `durt_end` (`all_out` `fourth_decided`) and `sale_tie` (`first_in_turn` `stays`); the first value
 * is the default. Wherever house rules are taken, NULL stands for the default. Options and their values are set by
 * name, as records have them, or by number.
 * -------------------------------------------------------------------------------------------------------------------- */

/** House rules. Made by king_house_rules_new() and king_house_rules_parse(). */
struct king_house_rules {
    uint64_t opaque[2];
};

/** The options, in the order of K12. */
KING_ENUM(king_option, uint8_t) {
    /** What a player void in the suit led must do in Rıfkı: a `king_rifki_void` (K7.5). */
    KING_OPTION_RIFKI_VOID = 0,
    /** What such a player must do in the other penalties: a `king_penalty_void` (K7.4). */
    KING_OPTION_PENALTY_VOID = 1,
    /** What such a player must do in koz: a `king_koz_void` (K7.3). */
    KING_OPTION_KOZ_VOID = 2,
    /** Whether a lone K♥ or A♥ may annul a Rıfkı round, 1 or 0 (K4). */
    KING_OPTION_RIFKI_ANNUL = 3,
    /** Whether a round ends with its last penalty card, 1 or 0 (K7.8). */
    KING_OPTION_EARLY_END = 4,
    /** When dürt ends: a `king_durt_end` (K8.4). */
    KING_OPTION_DURT_END = 5,
    /** Who buys among equals: a `king_sale_tie` (K9.4). */
    KING_OPTION_SALE_TIE = 6,
};

/** Void in the suit led, in Rıfkı (K7.5). */
KING_ENUM(king_rifki_void, uint8_t) {
    /** Play a heart, but a player whose only heart is K♥ is free (the default). */
    KING_RIFKI_VOID_NEVER_FORCE_KING = 0,
    /** Play a heart, but whoever holds K♥ is free. */
    KING_RIFKI_VOID_KING_HOLDER_FREE = 1,
    /** Play a heart, K♥ too. */
    KING_RIFKI_VOID_HEARTS_ALWAYS = 2,
};

/** Void in the suit led, in the other penalties (K7.4). */
KING_ENUM(king_penalty_void, uint8_t) {
    /** Play any card (the default). */
    KING_PENALTY_VOID_FREE = 0,
    /** Shed one of the contract's penalty cards if able. Without effect in El almaz and Son iki, nor in Rıfkı. */
    KING_PENALTY_VOID_MUST_SHED = 1,
};

/** Void in the suit led, in koz (K7.3). */
KING_ENUM(king_koz_void, uint8_t) {
    /** Play any card (the default). */
    KING_KOZ_VOID_FREE = 0,
    /** Play a trump if able. */
    KING_KOZ_VOID_MUST_TRUMP = 1,
    /** Play a trump over the highest in the trick if able, otherwise any trump. */
    KING_KOZ_VOID_MUST_OVERTRUMP = 2,
};

/** When dürt ends (K8.4); the scores are the same. */
KING_ENUM(king_durt_end, uint8_t) {
    /** When all four are out of cards (the default). */
    KING_DURT_END_ALL_OUT = 0,
    /** When three are out, so that the fourth place is decided. */
    KING_DURT_END_FOURTH_DECIDED = 1,
};

/** Who buys when several partners of the same kind took equally most (K9.4). */
KING_ENUM(king_sale_tie, uint8_t) {
    /** The first of them in turn order after the seller (the default). */
    KING_SALE_TIE_FIRST_IN_TURN = 0,
    /** Nobody: the seller keeps its points, and no lesser kind of partner buys then. */
    KING_SALE_TIE_STAYS = 1,
};

/** The rulebook as it stands. */
int32_t king_house_rules_new(king_house_rules *rules);

/**
 * Sets an option by name and value.
 *
 * KING_E_OPTION: there is no such option, or it has no such value.
 */
int32_t king_house_rules_set(king_house_rules *rules, const char *option, uint32_t option_length, const char *value,
                             uint32_t value_length, king_error *error);

/**
 * The value of an option.
 *
 * KING_E_OPTION: there is no such option.
 */
int32_t king_house_rules_get(const king_house_rules *rules, const char *option, uint32_t option_length, char *buffer,
                             uint32_t size, uint32_t *length);

/**
 * Sets an option by number: a `king_option`, and one of its values.
 *
 * KING_E_OPTION: it has no such value.
 */
int32_t king_house_rules_set_value(king_house_rules *rules, uint32_t option, uint32_t value);

/** The number of an option's value. */
int32_t king_house_rules_value(const king_house_rules *rules, uint32_t option, uint8_t *value);

/**
 * The name of option number n, from 0, in the order of K12.
 *
 * KING_NONE: there are not so many.
 */
int32_t king_house_rules_option(uint32_t n, char *buffer, uint32_t size, uint32_t *length);

/**
 * House rules as text: `-` for the default, else what differs from it in the order of K12, as in
 * `koz_void=must_trump,early_end=false`.
 */
int32_t king_house_rules_text(const king_house_rules *rules, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads house rules in the one form that king_house_rules_text() writes.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_house_rules_parse(const char *text, uint32_t text_length, king_house_rules *rules, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * The four hands of a round, and the draw for the first declarer.
 *
 * A deal is `hands[4]`, four sets of 13 cards that make up the pack (K2.5).
 * -------------------------------------------------------------------------------------------------------------------- */

/** The deal of a seed, `hands[4]`. */
int32_t king_deal_from_seed(uint64_t seed, uint64_t *hands);

/**
 * Deals `pack[52]` as it is done at the table, into `hands[4]`: one card at a time, clockwise, from the dealer's
 * left (K2.5).
 *
 * KING_E_CARDS: a card occurs twice.
 */
int32_t king_deal_from_pack(const uint8_t *pack, uint32_t dealer, uint64_t *hands, king_error *error);

/**
 * A deal as PBN, from N: `N:K762.J.AQ.AKQ654 …`.
 *
 * KING_E_CARDS: `hands[4]` do not make up the pack.
 */
int32_t king_deal_text(const uint64_t *hands, char *buffer, uint32_t size, uint32_t *length, king_error *error);

/**
 * Reads a PBN deal, which may begin with any seat, into `hands[4]`.
 *
 * KING_E_TEXT: it cannot be read, or the hands do not make up the pack.
 */
int32_t king_deal_parse(const char *text, uint32_t text_length, uint64_t *hands, king_error *error);

/**
 * Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and
 * those tied draw again. `cards` are the cards in the order drawn; take those of king_pack_from_seed() for a party
 * by seed.
 *
 * KING_NONE: they run out before it is decided.
 */
int32_t king_first_declarer(const uint8_t *cards, uint32_t cards_count, uint8_t *seat);

/* --------------------------------------------------------------------------------------------------------------------
 * A round of King: one deal from the declaration to the scores, with all four hands.
 *
 * A server holds rounds; clients and bots hold views, spectators hold tables. What all may know of a round is
 * asked of its table.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * One deal of Konturlu King. To take something back, keep the value from before. Made by king_round_new(),
 * king_round_parse(), king_party_start(), king_party_file_read_line() and king_view_with_hidden().
 */
struct king_round {
    uint64_t opaque[15];
};

/**
 * A round before its declaration. `hands[4]` is the deal, `unused` the set of contracts that the declarer has
 * not declared yet (K2.3); `rules` may be NULL.
 *
 * KING_E_CARDS: the hands do not make up the pack (K2.5). KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t king_round_new(const uint64_t *hands, uint32_t declarer, uint32_t unused, const king_house_rules *rules,
                       king_round *round, king_error *error);

/** What all may know of the round, as a copy. */
int32_t king_round_table(const king_round *round, king_table *table);

/** What one seat may know of the round (K11.1). No hidden card is in it. */
int32_t king_round_view(const king_round *round, uint32_t seat, king_view *view);

/** The cards that a seat holds now. */
int32_t king_round_hand(const king_round *round, uint32_t seat, uint64_t *cards);

/** The hands as they were dealt, `hands[4]`. */
int32_t king_round_deal(const king_round *round, uint64_t *hands);

/** What the round waits for: a `king_phase`. */
int32_t king_round_phase(const king_round *round, uint8_t *phase);

/**
 * The seat that is to act.
 *
 * KING_NONE: the round is over.
 */
int32_t king_round_turn(const king_round *round, uint8_t *seat);

/** What the seat on turn may do, `mask[2]`: never empty before the round is over, and empty then. */
int32_t king_round_legal_actions(const king_round *round, uint64_t *mask);

/** The cards that the seat on turn may play; empty outside KING_PHASE_PLAY, and when it must pass in dürt. */
int32_t king_round_legal_cards(const king_round *round, uint64_t *cards);

/**
 * Why the seat on turn may not do that. When several reasons apply it is the first in the order of the list in the
 * rulebook. It does not check who asks: see king_round_why_not_as().
 *
 * KING_NONE: it may.
 */
int32_t king_round_why_not(const king_round *round, uint32_t action, king_error *error);

/**
 * Why that seat may not do that. For a seat that is not on turn the answer depends on no hand.
 *
 * KING_NONE: it may.
 */
int32_t king_round_why_not_as(const king_round *round, uint32_t seat, uint32_t action, king_error *error);

/**
 * Applies an action of the seat on turn. It does not check who acts: for actions that come from players, use
 * king_round_apply_as().
 *
 * KING_E_ILLEGAL: it is not among the legal actions.
 */
int32_t king_round_apply(king_round *round, uint32_t action, king_error *error);

/**
 * Applies an action of that seat, if it is on turn: what a server does with the message of a client.
 *
 * KING_E_ILLEGAL: it is another seat's turn, or the action is not among the legal ones.
 */
int32_t king_round_apply_as(king_round *round, uint32_t seat, uint32_t action, king_error *error);

/**
 * Applies an action known to be legal, as one out of king_round_legal_actions() is, without checking it
 * again. An illegal one leaves a round that no legal play leads to.
 */
int32_t king_round_apply_unchecked(king_round *round, uint32_t action);

/**
 * Draws an action of the seat on turn: all legal ones are equally likely, except that a declaration draws its
 * contract first and then its suit or rank. Each draw takes one number of the generator `choices`, a forced
 * choice too.
 *
 * KING_NONE: the round is over.
 */
int32_t king_round_choose(const king_round *round, uint64_t *choices, uint8_t *action);

/**
 * Plays on at random to the end of the round, one king_round_choose() after the other. The same round and
 * generator make the same play everywhere, for ever.
 */
int32_t king_round_play_out(king_round *round, uint64_t *choices);

/**
 * How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
 * long (K3 to K8). For checking a port of the rules, and for measuring: every sequence is walked but for its last
 * action, so that the time grows like the count.
 */
int32_t king_round_perft(const king_round *round, uint32_t depth, uint64_t *count);

/**
 * The scores of the round, `scores[4]` (K9).
 *
 * KING_NONE: it is not over, or was annulled.
 */
int32_t king_round_scores(const king_round *round, int32_t *scores);

/** The record of the round in one line, `king1 …`: the deal and every action so far. */
int32_t king_round_text(const king_round *round, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
 * the position there.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_round_parse(const char *text, uint32_t text_length, king_round *round, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * A view of King: the table and what one seat sees of the hands, for a client or a bot.
 *
 * It knows what its seat may do, and king_view_apply() advances it by anyone's action. A view that
 * king_round_view() makes of a played round that is over holds all hands (K11.1); one that has come there by
 * king_view_apply() may not.
 * -------------------------------------------------------------------------------------------------------------------- */

/** What one seat may know of a round. Made by king_round_view(), king_view_new() and king_view_parse(). */
struct king_view {
    uint64_t opaque[16];
};

/**
 * The view of a seat at the start of a round: its 13 cards and what all know. `rules` may be NULL.
 *
 * KING_E_CARDS: the hand has not 13 cards. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t king_view_new(uint32_t viewer, uint64_t hand, uint32_t declarer, uint32_t unused, const king_house_rules *rules,
                      king_view *view, king_error *error);

/** The viewer: the seat whose view it is. */
int32_t king_view_viewer(const king_view *view, uint8_t *seat);

/** What all may know, as a copy. */
int32_t king_view_table(const king_view *view, king_table *table);

/**
 * What a seat holds now.
 *
 * KING_NONE: the viewer does not see it.
 */
int32_t king_view_hand(const king_view *view, uint32_t seat, uint64_t *cards);

/** The cards still out that the viewer does not see: neither played nor in a hand that it sees. All others it has seen. */
int32_t king_view_unseen(const king_view *view, uint64_t *cards);

/** What the round waits for: a `king_phase`. */
int32_t king_view_phase(const king_view *view, uint8_t *phase);

/**
 * The seat that is to act.
 *
 * KING_NONE: the round is over.
 */
int32_t king_view_turn(const king_view *view, uint8_t *seat);

/** What the viewer may do, `mask[2]`; empty when it is not its turn. */
int32_t king_view_legal_actions(const king_view *view, uint64_t *mask);

/** The cards that the viewer may play; empty when it is not its turn. */
int32_t king_view_legal_cards(const king_view *view, uint64_t *cards);

/**
 * Why the viewer may not do that. It depends only on what the viewer sees.
 *
 * KING_NONE: it may.
 */
int32_t king_view_why_not(const king_view *view, uint32_t action, king_error *error);

/**
 * Advances the view by what the seat on turn does, whoever it is.
 *
 * When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and
 * the whole record is legal with it. Once they are shown, king_view_with_hidden() takes them and makes the
 * round, and king_round_view() of that all hands.
 *
 * KING_E_ILLEGAL: the viewer may not do that, or another seat cannot, as far as the record and the viewer's
 * cards show.
 */
int32_t king_view_apply(king_view *view, uint32_t action, king_error *error);

/**
 * Advances the view by an action known to be legal, as one is that a trusted server sends, without asking whether any
 * hands allow it. An illegal one leaves a view that no legal play leads to.
 */
int32_t king_view_apply_unchecked(king_view *view, uint32_t action);

/**
 * The scores of the round, `scores[4]` (K9).
 *
 * KING_NONE: it is not over, or was annulled.
 */
int32_t king_view_scores(const king_view *view, int32_t *scores);

/**
 * The round in which the other seats hold these cards now, `hands[4]`; those of hands that the view sees are not
 * looked at. A guess by a sampler, or the truth once it is shown.
 *
 * KING_E_CARDS: the hands do not make up the pack with what is seen, or one has another number of cards than
 * its seat holds. KING_E_HIDDEN: the record would not have been legal with them.
 */
int32_t king_view_with_hidden(const king_view *view, const uint64_t *hands, king_round *round, king_error *error);

/** The record of the round with `?` for the hands that the viewer does not see. */
int32_t king_view_text(const king_view *view, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the view of a seat from its text.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_view_parse(uint32_t viewer, const char *text, uint32_t text_length, king_view *view, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * The worlds of a view of King: what its seat may believe.
 *
 * They are all rounds that agree with the view, each as likely as any other by the rules alone: counted,
 * numbered and drawn without trying any. What the record proves of the hands is in them, together with the viewer's own
 * cards; what players might have meant is not.
 * -------------------------------------------------------------------------------------------------------------------- */

/** The rounds that agree with a view. Made by king_view_worlds(), king_worlds_with() and king_worlds_without(). */
struct king_worlds {
    uint64_t opaque[77];
};

/** The rounds that agree with a view. */
int32_t king_view_worlds(const king_view *view, king_worlds *worlds);

/** The view whose worlds they are. */
int32_t king_worlds_view(const king_worlds *worlds, king_view *view);

/**
 * How many there are: below 10 to the 17th, and 1 when all hands are seen. 0 only when king_worlds_with() or
 * king_worlds_without() asked for what cannot be, or the view was advanced by an illegal action.
 */
int32_t king_worlds_count(const king_worlds *worlds, uint64_t *count);

/**
 * World number i, from 0. The numbers are the same for ever.
 *
 * KING_NONE: there are not so many.
 */
int32_t king_worlds_nth(const king_worlds *worlds, uint64_t i, king_round *round);

/**
 * The number of a round among them.
 *
 * KING_NONE: it is no world.
 */
int32_t king_worlds_rank(const king_worlds *worlds, const king_round *round, uint64_t *i);

/**
 * Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for ever, and
 * independent of the deal of that seed.
 *
 * KING_NONE: there is no world.
 */
int32_t king_worlds_draw(const king_worlds *worlds, uint64_t seed, uint64_t k, king_round *round);

/** In how many of them that seat holds that card now. Divided by king_worlds_count() it is the chance. */
int32_t king_worlds_count_with(const king_worlds *worlds, uint32_t seat, uint32_t card, uint64_t *count);

/** The same for every seat and card at once, `counts[4][52]`. */
int32_t king_worlds_chances(const king_worlds *worlds, uint64_t *counts);

/** The cards that the seat holds now in some of them. */
int32_t king_worlds_possible(const king_worlds *worlds, uint32_t seat, uint64_t *cards);

/**
 * Those of them in which the seat holds all these cards now: what a guess makes of it. They have numbers of their own,
 * and there may be none.
 */
int32_t king_worlds_with(const king_worlds *worlds, uint32_t seat, uint64_t cards, king_worlds *narrowed);

/** Those of them in which the seat holds none of these cards now. */
int32_t king_worlds_without(const king_worlds *worlds, uint32_t seat, uint64_t cards, king_worlds *narrowed);

/* --------------------------------------------------------------------------------------------------------------------
 * The table of King: everything about a round that all may know, and what follows from it.
 *
 * It holds no hidden card (K11.1). A round and a view have their table; a spectator begins with king_table_new()
 * or the record of a round in which all hands are `?`, and follows it with king_table_apply(). Law is asked of a
 * table and one hand (K3 to K8): rounds and views ask it for the seat on turn or the viewer; who has only a table
 * passes the hand.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What all may know of a round. Made by king_table_new(), king_round_table(), king_view_table() and
 * king_table_parse().
 */
struct king_table {
    uint64_t opaque[11];
};

/**
 * The table before a declaration. `rules` may be NULL.
 *
 * KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t king_table_new(uint32_t declarer, uint32_t unused, const king_house_rules *rules, king_table *table,
                       king_error *error);

/** What the round waits for: a `king_phase`. */
int32_t king_table_phase(const king_table *table, uint8_t *phase);

/**
 * The seat that is to act.
 *
 * KING_NONE: the round is over.
 */
int32_t king_table_turn(const king_table *table, uint8_t *seat);

/** Whether the round has been annulled: 1 or 0 (K4.2). */
int32_t king_table_annulled(const king_table *table, uint8_t *annulled);

/** The declarer. */
int32_t king_table_declarer(const king_table *table, uint8_t *seat);

/** The dealer: the seat at the declarer's right (K2.4). */
int32_t king_table_dealer(const king_table *table, uint8_t *seat);

/** The contracts that the declarer had not declared before this round, as a set of kinds (K2.3). */
int32_t king_table_unused(const king_table *table, uint8_t *kinds);

/** The house rules. */
int32_t king_table_house_rules(const king_table *table, king_house_rules *rules);

/**
 * The contract, 0 to 22.
 *
 * KING_NONE: it has not been declared yet.
 */
int32_t king_table_contract(const king_table *table, uint8_t *contract);

/**
 * The trump suit.
 *
 * KING_NONE: the contract is not declared yet, or is not koz.
 */
int32_t king_table_trump(const king_table *table, uint8_t *trump);

/** The doubles and redoubles made so far. */
int32_t king_table_doubles(const king_table *table, uint16_t *doubles);

/** The cards played so far. */
int32_t king_table_played(const king_table *table, uint64_t *cards);

/** The cards that a seat has played so far. */
int32_t king_table_played_by(const king_table *table, uint32_t seat, uint64_t *cards);

/** How many cards a seat holds. */
int32_t king_table_held(const king_table *table, uint32_t seat, uint8_t *count);

/**
 * Who did what, in order, talk, forced actions and passes included: `count` actions, and the seat of each. The
 * cards played are those below KING_CARDS. The lists have room for `capacity` items; KING_MAX_ACTIONS always suffice.
 *
 * KING_E_SHORT: they have no room for all; `count` is how many there are.
 */
int32_t king_table_actions(const king_table *table, uint8_t *seats, uint8_t *actions, uint32_t capacity, uint32_t *count);

/** Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı: 1 or 0 (K7.6). */
int32_t king_table_hearts_open(const king_table *table, uint8_t *open);

/** The trick on the table: empty before its first card, and again once four cards lie. Always empty in dürt. */
int32_t king_table_trick(const king_table *table, king_trick *trick);

/**
 * Whole trick number n, from 0.
 *
 * KING_NONE: there are not so many; in dürt there is none.
 */
int32_t king_table_tricks(const king_table *table, uint32_t n, king_trick *trick);

/**
 * The last whole trick.
 *
 * KING_NONE: there is none yet.
 */
int32_t king_table_last_trick(const king_table *table, king_trick *trick);

/**
 * Who took whole trick number n, from 0.
 *
 * KING_NONE: there are not so many.
 */
int32_t king_table_winner_of(const king_table *table, uint32_t n, uint8_t *seat);

/**
 * The place of each seat in dürt, `places[4]`: 1 to 4, or 0 while it is not decided (K8.4). All 0 in other
 * contracts.
 */
int32_t king_table_places(const king_table *table, uint8_t *places);

/** In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none. */
int32_t king_table_placeable(const king_table *table, uint64_t *cards);

/**
 * The points taken so far, `taken[4]` (not below 0) in a penalty, or won in koz and dürt: p or v of K9. All 0
 * in an annulled round.
 */
int32_t king_table_taken(const king_table *table, int16_t *taken);

/**
 * The scores of the round, `scores[4]` (K9).
 *
 * KING_NONE: it is not over, or was annulled.
 */
int32_t king_table_scores(const king_table *table, int32_t *scores);

/**
 * The result of the round.
 *
 * KING_NONE: it is not over, or was annulled.
 */
int32_t king_table_result(const king_table *table, king_round_result *result);

/**
 * The cards that the record proves a seat not to hold: who did not follow a suit, passed in dürt, annulled, or
 * discarded where a duty was to shed, shows what it lacks (K11.1). Every action is taken for itself; counting
 * cards is left to those who sample hands.
 */
int32_t king_table_excluded(const king_table *table, uint32_t seat, uint64_t *cards);

/**
 * What decides which cards may be played now.
 *
 * KING_NONE: no card can be played to a trick, so also in dürt.
 */
int32_t king_table_duties(const king_table *table, king_duties *duties);

/**
 * What the seat on turn may do if it holds that hand, `mask[2]`; empty when the round is over. The hand is what
 * it holds now: no card that has been played.
 */
int32_t king_table_legal_actions(const king_table *table, uint64_t hand, uint64_t *mask);

/**
 * The cards of that hand, as it is now, that the seat on turn may play; empty outside KING_PHASE_PLAY, and in
 * dürt when it must pass.
 */
int32_t king_table_legal_cards(const king_table *table, uint64_t hand, uint64_t *cards);

/**
 * Why the seat on turn may not do that if it holds that hand now.
 *
 * KING_NONE: it may.
 */
int32_t king_table_why_not(const king_table *table, uint64_t hand, uint32_t action, king_error *error);

/**
 * Advances the table by the action of the seat on turn, as a spectator sees it.
 *
 * KING_E_ILLEGAL: no hand that fits the record makes it legal.
 */
int32_t king_table_apply(king_table *table, uint32_t action, king_error *error);

/**
 * Reads an action at this position, where `masa` and `soyleyen_haric` have a meaning: the doubling of all
 * others, and of all but the declarer (K5.2). Whether it is legal is not asked.
 *
 * KING_E_TEXT: it is no action.
 */
int32_t king_table_parse_action(const king_table *table, const char *text, uint32_t text_length, uint8_t *action,
                                king_error *error);

/** The record of the round without its hands, which are `?`: `king1 N:? ? ? ? …`. */
int32_t king_table_text(const king_table *table, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a record in which all hands are `?`.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_table_parse(const char *text, uint32_t text_length, king_table *table, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * Tricks, and the rows of dürt.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * Up to four cards played clockwise from a leader. Its members are the caller's to read and to write. king_winner()
 * finds who takes it.
 */
struct king_trick {
    /** Who plays, or played, the first card. */
    uint8_t leader;
    /** How many cards lie, 0 to 4. Next plays seat (leader + length) % 4. */
    uint8_t length;
    /** The cards in the order played; KING_NOTHING for those not played yet. */
    uint8_t cards[4];
};

/**
 * The cards that may be placed next in dürt, whoever holds them (K8.2): in each suit the start rank, or, once
 * that lies, the next card above and below the row. `placed` are all cards placed so far; the rows have no gaps.
 * A player who holds none of them passes (K8.3).
 */
int32_t king_durt_placeable(uint64_t placed, uint32_t start, uint64_t *cards);

/** What each seat wins in dürt, `points[4]`, from `places[4]`: 1 to 4, or 0 for a place that is not decided. */
int32_t king_durt_points(const uint8_t *places, int16_t *points);

/* --------------------------------------------------------------------------------------------------------------------
 * Which cards may be played to a trick of King, for engines that keep their own state (K7).
 *
 * In dürt there are no tricks and no such duties: see king_durt_placeable().
 * -------------------------------------------------------------------------------------------------------------------- */

/** What decides which cards may be played to a trick. Made by king_duties_new() and king_table_duties(). */
struct king_duties {
    uint64_t opaque[3];
};

/**
 * The duties of the next card of a trick. `contract` is 0 to 9, for dürt has none; `rules` may be NULL; of the
 * trick lie at most three cards, for with four the next card is led to a new one; `hearts_open` is 1 once a
 * heart has been played in the round, else 0 (K7.6).
 *
 * KING_E_RANGE: four cards lie.
 */
int32_t king_duties_new(uint32_t contract, const king_house_rules *rules, const king_trick *trick, uint32_t hearts_open,
                        king_duties *duties);

/** The cards of a hand that may be played: none of an empty hand, else at least one. */
int32_t king_duties_legal_cards(const king_duties *duties, uint64_t hand, uint64_t *cards);

/**
 * Why a card may not be played from a hand.
 *
 * KING_NONE: it may.
 */
int32_t king_duties_why_not(const king_duties *duties, uint64_t hand, uint32_t card, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * Who has doubled whom (K5, K6).
 *
 * Doubles are a mask of 16 bits: bit 4 × a + b is set when seat a has doubled seat b, so that the seats that a has
 * doubled are the set `doubles >> 4 * a & 15`. A seat never doubles itself.
 * -------------------------------------------------------------------------------------------------------------------- */

/** How two seats stand to each other (K6.4). */
KING_ENUM(king_relation, uint8_t) {
    /** Neither has doubled the other. */
    KING_RELATION_UNDOUBLED = 0,
    /** One of the two has doubled the other: the difference counts once. */
    KING_RELATION_KONTUR = 1,
    /** Both have: the difference counts twice. */
    KING_RELATION_SUR = 2,
};

/** The name of a relation for people: `sür kontur`. */
int32_t king_relation_name(uint32_t relation, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/** The text of doubles: `N>ES,S>N`, or `-` for none. */
int32_t king_doubles_text(uint32_t doubles, char *buffer, uint32_t size, uint32_t *length);

/** Doubles as a log shows them: who has doubled whom, by name. */
int32_t king_doubles_name(uint32_t doubles, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads doubles in the one form that king_doubles_text() writes.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_doubles_parse(const char *text, uint32_t text_length, uint16_t *doubles, king_error *error);

/** How two seats stand to each other, 0 to 2; a seat stands in no relation to itself (K6.4). */
int32_t king_doubles_relation(uint32_t doubles, uint32_t a, uint32_t b, uint8_t *relation);

/* --------------------------------------------------------------------------------------------------------------------
 * The result of a round of King (K9).
 * -------------------------------------------------------------------------------------------------------------------- */

/** The result of a round. Its members are the caller's to read and to write: those who play with real cards fill it in. */
struct king_round_result {
    /** The points taken (not below 0) in a penalty, or won in koz and dürt, N, E, S, W. */
    int16_t taken[4];
    /** Who doubled whom. */
    uint16_t doubles;
    /** Who declared. */
    uint8_t declarer;
    /** What was declared, 0 to 22. */
    uint8_t contract;
};

/** The scores that follow from a result, `scores[4]` (K9). `rules` may be NULL. */
int32_t king_round_result_scores(const king_round_result *result, const king_house_rules *rules, int32_t *scores);

/**
 * Who buys the penalty points of `seller` in that result (K9.3, K9.4). `rules` may be NULL.
 *
 * KING_NONE: nobody does.
 */
int32_t king_round_result_buyer(const king_round_result *result, const king_house_rules *rules, uint32_t seller,
                                uint8_t *buyer);

/* --------------------------------------------------------------------------------------------------------------------
 * A party of King: 32 rounds, who declares and deals, and the running scores (K2, K10).
 *
 * It keeps the results, not the rounds: annulled rounds leave no trace. king_party_start() and
 * king_party_record() run a table, king_party_record_result() keeps the score for people who play with real
 * cards.
 * -------------------------------------------------------------------------------------------------------------------- */

/** A party and its results so far. Made by king_party_new(), king_party_parse() and king_party_file_party(). */
struct king_party {
    uint64_t opaque[30];
};

/** How a party ended (K10.3). */
struct king_outcome {
    /** The set of the seats that come out (çıkan): those above zero. */
    uint8_t cikan;
    /** The set of those that sink (batan). */
    uint8_t batan;
    /** The rank of each seat, from 1; equal scores share a rank. */
    uint8_t ranks[4];
};

/** How many rounds a party counts (K2.2). */
#define KING_PARTY_ROUNDS 32

/** What every seat starts a party with (K10.1). */
#define KING_PARTY_START 122

/** A party before its first round. Who declares first is drawn: see king_first_declarer(). `rules` may be NULL. */
int32_t king_party_new(uint32_t first_declarer, const king_house_rules *rules, king_party *party);

/** Who declared, or declares, the first round. */
int32_t king_party_first_declarer(const king_party *party, uint8_t *seat);

/** The house rules. */
int32_t king_party_house_rules(const king_party *party, king_house_rules *rules);

/** How many rounds are counted, 0 to KING_PARTY_ROUNDS. */
int32_t king_party_len(const king_party *party, uint8_t *count);

/**
 * Who declares the next round (K2.2).
 *
 * KING_NONE: the party is over.
 */
int32_t king_party_declarer(const king_party *party, uint8_t *seat);

/**
 * Who deals the next round: the seat at the declarer's right (K2.4). After an annulled round it deals again
 * (K4.2).
 *
 * KING_NONE: the party is over.
 */
int32_t king_party_dealer(const king_party *party, uint8_t *seat);

/** The contracts that a seat has not declared yet, as a set of kinds (K2.3). */
int32_t king_party_unused(const king_party *party, uint32_t seat, uint8_t *kinds);

/**
 * The next round, with the deal `hands[4]`.
 *
 * KING_E_CARDS: the hands do not make up the pack. KING_E_OVER: the party is over.
 */
int32_t king_party_start(const king_party *party, const uint64_t *hands, king_round *round, king_error *error);

/**
 * Counts a round that is over. One that was annulled is the party's next round too, but leaves the party as it
 * is: the same declarer begins afresh (K4.2).
 *
 * KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED, KING_E_WRONG_RULES: the round is not
 * over, or not the next round of this party. KING_E_USED, KING_E_DOUBLES, KING_E_POINTS: its memory has been
 * damaged, for no play leads to such a round.
 */
int32_t king_party_record(king_party *party, const king_round *round, king_error *error);

/**
 * Counts the result of a round that was played with real cards.
 *
 * KING_E_OVER: the party is over. KING_E_WRONG_TURN: another seat declares the next round. KING_E_USED: the
 * declarer has declared this before. KING_E_DOUBLES, KING_E_POINTS: there can be no such doubles or points.
 */
int32_t king_party_record_result(king_party *party, const king_round_result *result, king_error *error);

/**
 * Puts another result in the place of round number n, from 0. All that was counted after it must still be possible.
 *
 * KING_E_NO_ROUND: not so many are counted. KING_E_WRONG_TURN, KING_E_USED, KING_E_DOUBLES, KING_E_POINTS: as of
 * king_party_record_result().
 */
int32_t king_party_correct(king_party *party, uint32_t n, const king_round_result *result, king_error *error);

/**
 * The result of counted round number n, from 0.
 *
 * KING_NONE: not so many are counted.
 */
int32_t king_party_results(const king_party *party, uint32_t n, king_round_result *result);

/**
 * The running scores, `totals[4]`: what every seat starts with for n = 0, then the totals after n counted
 * rounds (K10.1).
 *
 * KING_NONE: not so many are counted.
 */
int32_t king_party_running(const king_party *party, uint32_t n, int32_t *totals);

/** What each seat has now, `totals[4]`. */
int32_t king_party_totals(const king_party *party, int32_t *totals);

/** The score sheet; king_sheet_imbalance() is sağlama (K10.2). */
int32_t king_party_sheet(const king_party *party, king_sheet *sheet);

/**
 * How the party ended.
 *
 * KING_NONE: it is not over.
 */
int32_t king_party_outcome(const king_party *party, king_outcome *outcome);

/** How a party with the final scores `totals[4]` ends. */
int32_t king_outcome_of(const int32_t *totals, king_outcome *outcome);

/** The score sheet without cards in one line: `king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10`. */
int32_t king_party_text(const king_party *party, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a score sheet without cards, recording each result again.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_party_parse(const char *text, uint32_t text_length, king_party *party, king_error *error);

/**
 * The first line of a party's file, `king-party1 S -`, without its line end. The records of the rounds follow
 * it, a line each, annulled ones included: see king_party_file_read_line().
 */
int32_t king_party_head(const king_party *party, char *buffer, uint32_t size, uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * The score sheet of King as players keep it (K10).
 *
 * It has the four scores of each round, by declarer and kind of contract.
 * -------------------------------------------------------------------------------------------------------------------- */

/** A score sheet. Made by king_sheet_new() and king_party_sheet(). */
struct king_sheet {
    uint64_t opaque[69];
};

/** An empty sheet. */
int32_t king_sheet_new(king_sheet *sheet);

/** Writes the scores of a round, `scores[4]`, in the place of its declarer and kind of contract. */
int32_t king_sheet_enter(king_sheet *sheet, uint32_t declarer, uint32_t kind, const int32_t *scores);

/**
 * The scores of the round that a seat declared with that kind of contract, `scores[4]`.
 *
 * KING_NONE: it is not written.
 */
int32_t king_sheet_scores(const king_sheet *sheet, uint32_t declarer, uint32_t kind, int32_t *scores);

/**
 * What each seat has, `totals[4]`: the start and all scores written. Scores that no round can have make a total
 * stay at the ends of int32_t.
 */
int32_t king_sheet_totals(const king_sheet *sheet, int32_t *totals);

/**
 * Sağlama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum
 * to the total of its contract.
 *
 * KING_NONE: there is no such round; the sheet balances.
 */
int32_t king_sheet_imbalance(const king_sheet *sheet, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * Reading the file of a party, a line at a time.
 *
 * A party file is a line `king-party1 FIRST_DECLARER RULES`, which king_party_head() writes, and then the record of a
 * round a line, annulled ones included; blank lines and those that begin with `#` are passed over. Each round must
 * be the next of the party; the last may be unfinished.
 * -------------------------------------------------------------------------------------------------------------------- */

/** What has been read of a party's file. Made by king_party_file_new(). */
struct king_party_file {
    uint64_t opaque[31];
};

/** A file of which nothing has been read. */
int32_t king_party_file_new(king_party_file *file);

/**
 * Reads the next line, without its line end, and returns its round.
 *
 * KING_NONE: it has no round: the first line, a comment or a blank one. KING_E_TEXT: it cannot be read. Then, and when
 * the round is not the party's next, `error` names the line, and the file is as if it had not been read.
 */
int32_t king_party_file_read_line(king_party_file *file, const char *line, uint32_t line_length, king_round *round,
                                  king_error *error);

/**
 * The party with the rounds that were read and are over.
 *
 * KING_NONE: its first line has not been read yet.
 */
int32_t king_party_file_party(const king_party_file *file, king_party *party);

/* --------------------------------------------------------------------------------------------------------------------
 * Balayı kingi: players, declarations, actions and phases.
 *
 * The players are 0 and 1; lists of two stand in that order. A declaration is ♣ 0, ♦ 1, ♥ 2, ♠ 3 or no trump
 * 4; a set of them is a mask, bit = declaration, and 31 is all five. An action is a code from 0 to 56: a card
 * is its own code, 52 + d declares d. A set of actions is one 64-bit mask, bit = code.
 * -------------------------------------------------------------------------------------------------------------------- */

/** What may be declared: a trump suit (koz), or no trump (kozsuz) (B1.3, B2.3). */
KING_ENUM(balayi_denomination, uint8_t) {
    /** ♣ is trump, weight 1. */
    BALAYI_DENOMINATION_CLUBS = 0,
    /** ♦ is trump, weight 2. */
    BALAYI_DENOMINATION_DIAMONDS = 1,
    /** ♥ is trump, weight 3. */
    BALAYI_DENOMINATION_HEARTS = 2,
    /** ♠ is trump, weight 4. */
    BALAYI_DENOMINATION_SPADES = 3,
    /** There is no trump, weight 5. */
    BALAYI_DENOMINATION_NO_TRUMP = 4,
};

/** The part of a round of Balayı. */
KING_ENUM(balayi_phase, uint8_t) {
    /** Five cards lie open; the player who does not deal declares. */
    BALAYI_PHASE_DECLARE = 0,
    /** The 26 tricks. */
    BALAYI_PHASE_PLAY = 1,
    /** All cards have been played. */
    BALAYI_PHASE_OVER = 2,
};

/** How many codes of actions there are in Balayı. */
#define BALAYI_ACTIONS 57

/** Declare: add the denomination. */
#define BALAYI_ACTION_DECLARE 52

/** The set of all five declarations. */
#define BALAYI_ALL_DENOMINATIONS 31

/** The text of a player: `0` or `1`. */
int32_t balayi_player_text(uint32_t player, char *buffer, uint32_t size, uint32_t *length);

/** A name of a player for people: `player 0`, `oyuncu 0`. */
int32_t balayi_player_name(uint32_t player, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a player, as balayi_player_text() writes it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_player_parse(const char *text, uint32_t text_length, uint8_t *player, king_error *error);

/** The text of a declaration in records: `C`, `D`, `H`, `S` or `NT`. */
int32_t balayi_denomination_text(uint32_t denomination, char *buffer, uint32_t size, uint32_t *length);

/** The name of a declaration for people: `no trump`, `kozsuz`. */
int32_t balayi_denomination_name(uint32_t denomination, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a declaration, as balayi_denomination_text() writes it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_denomination_parse(const char *text, uint32_t text_length, uint8_t *denomination, king_error *error);

/** The weight of a declaration, 1 to 5 (B6.1). */
int32_t balayi_denomination_weight(uint32_t denomination, int32_t *weight);

/** A set of declarations: `all`, or their texts joined by commas in order, or `-` for none. */
int32_t balayi_denomination_set_text(uint32_t denominations, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a set of declarations in the one form that balayi_denomination_set_text() writes.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_denomination_set_parse(const char *text, uint32_t text_length, uint8_t *denominations, king_error *error);

/** The text of an action of Balayı in records: `SA`, `NT`. */
int32_t balayi_action_text(uint32_t action, char *buffer, uint32_t size, uint32_t *length);

/** An action as a log shows it: `ten of hearts`, `no trump`. */
int32_t balayi_action_name(uint32_t action, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads an action of Balayı of any phase.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_action_parse(const char *text, uint32_t text_length, uint8_t *action, king_error *error);

/** The text of a phase of Balayı: `declare`, `play` or `over`. */
int32_t balayi_phase_text(uint32_t phase, char *buffer, uint32_t size, uint32_t *length);

/** The name of a phase of Balayı for people. */
int32_t balayi_phase_name(uint32_t phase, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * The pack of Balayı, `pack[52]`, in the order in which it is dealt, and where each card goes (B2).
 *
 * king_pack_from_seed() makes the pack of a seed.
 * -------------------------------------------------------------------------------------------------------------------- */

/** Where a card of the pack goes. */
KING_ENUM(balayi_place, uint8_t) {
    /** Face down, at the bottom of a pile, 0 to 9 (B2.1). */
    BALAYI_PLACE_CLOSED = 0,
    /** Face up, on a pile, 0 to 9 (B2.2, B2.4). */
    BALAYI_PLACE_OPEN = 1,
    /** Among the hand cards, 0 to 5 (B2.5). */
    BALAYI_PLACE_HAND = 2,
};

/**
 * The 52 cards of a pack, `pack[52]`, separated by spaces.
 *
 * KING_E_CARDS: a card occurs twice.
 */
int32_t balayi_pack_text(const uint8_t *pack, char *buffer, uint32_t size, uint32_t *length, king_error *error);

/**
 * Reads 52 different cards separated by spaces into `pack[52]`.
 *
 * KING_E_TEXT: they are not that.
 */
int32_t balayi_pack_parse(const char *text, uint32_t text_length, uint8_t *pack, king_error *error);

/**
 * Where the card goes that stands at `slot` of the pack, 0 to 51, when `dealer` deals: a `balayi_place`, the player
 * whose it is, and the number of its pile or hand card.
 */
int32_t balayi_place_of(uint32_t slot, uint32_t dealer, uint8_t *place, uint8_t *owner, uint8_t *number);

/**
 * Who leads to the first trick: the player with the lowest diamond among the open cards, `open[2]`; the
 * declarer when there is none (B3.1).
 */
int32_t balayi_starter(const uint64_t *open, uint32_t declarer, uint8_t *player);

/* --------------------------------------------------------------------------------------------------------------------
 * A round of Balayı with all its cards: what a server holds.
 *
 * What both players may see is asked of its table, what one of them sees of its view.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * One round of Balayı. To take something back, keep the value from before. Made by balayi_round_new(),
 * balayi_round_parse(), balayi_match_start(), balayi_match_file_read_line() and balayi_view_with_hidden().
 */
struct balayi_round {
    uint64_t opaque[23];
};

/** The most cards that one action turns up for somebody (B2.4). */
#define BALAYI_MOST_REVEALED 15

/**
 * The cards that an action has turned up: what its followers need besides the action, for balayi_view_apply() and
 * balayi_table_apply().
 */
struct balayi_revealed {
    /** How many cards player 0, player 1 and a spectator see for the first time. */
    uint8_t counts[3];
    /** Which cards those are; behind them stands KING_NOTHING. */
    uint8_t cards[3][15];
};

/**
 * A round before the declaration. `pack[52]` is dealt in its order; `unused` is the set of what the player who
 * does not deal may declare (B1.3).
 *
 * KING_E_CARDS: a card occurs twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t balayi_round_new(const uint8_t *pack, uint32_t dealer, uint32_t unused, balayi_round *round, king_error *error);

/** The pack as it was dealt, `pack[52]`. */
int32_t balayi_round_pack(const balayi_round *round, uint8_t *pack);

/** What both players see, and so may any spectator. */
int32_t balayi_round_table(const balayi_round *round, balayi_table *table);

/** What a player may see (B7.1). */
int32_t balayi_round_view(const balayi_round *round, uint32_t player, balayi_view *view);

/** A player's hand cards that it has not played, whether it sees them yet or not. */
int32_t balayi_round_hand(const balayi_round *round, uint32_t player, uint64_t *cards);

/** The part of the round that is on: a `balayi_phase`. */
int32_t balayi_round_phase(const balayi_round *round, uint8_t *phase);

/**
 * The player who is to act.
 *
 * KING_NONE: the round is over.
 */
int32_t balayi_round_turn(const balayi_round *round, uint8_t *player);

/** What the player on turn may do, as one mask; empty when the round is over, and only then. */
int32_t balayi_round_legal_actions(const balayi_round *round, uint64_t *mask);

/** The cards that the player on turn may play; empty unless cards are being played. */
int32_t balayi_round_legal_cards(const balayi_round *round, uint64_t *cards);

/**
 * Why the player on turn may not do that. It depends on nothing that this player does not see. It does not check who
 * asks: see balayi_round_why_not_as().
 *
 * KING_NONE: it may.
 */
int32_t balayi_round_why_not(const balayi_round *round, uint32_t action, king_error *error);

/**
 * Why that player may not do that. For the player who is not on turn the answer depends on no card.
 *
 * KING_NONE: it may.
 */
int32_t balayi_round_why_not_as(const balayi_round *round, uint32_t player, uint32_t action, king_error *error);

/**
 * Applies an action of the player on turn, and returns what it turns up; `revealed` may be NULL. It does not check who
 * acts: for actions that come from players, use balayi_round_apply_as().
 *
 * KING_E_ILLEGAL: it is not among the legal actions.
 */
int32_t balayi_round_apply(balayi_round *round, uint32_t action, balayi_revealed *revealed, king_error *error);

/**
 * Applies an action of that player, if it is on turn: what a server does with the message of a client. `revealed` may be NULL.
 *
 * KING_E_ILLEGAL: it is the other player's turn, or the action is not among the legal ones.
 */
int32_t balayi_round_apply_as(balayi_round *round, uint32_t player, uint32_t action, balayi_revealed *revealed,
                              king_error *error);

/**
 * Applies an action known to be legal, as one out of balayi_round_legal_actions() is, without checking it again.
 * Any other action makes a round that cannot come about.
 */
int32_t balayi_round_apply_unchecked(balayi_round *round, uint32_t action);

/**
 * Draws an action of the player on turn, all legal ones being equally likely. Each draw takes one number of
 * the generator `choices`, a forced choice too.
 *
 * KING_NONE: the round is over.
 */
int32_t balayi_round_choose(const balayi_round *round, uint64_t *choices, uint8_t *action);

/**
 * Plays on at random to the end of the round, one balayi_round_choose() after the other. The same round and
 * generator make the same play everywhere, for ever.
 */
int32_t balayi_round_play_out(balayi_round *round, uint64_t *choices);

/**
 * How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
 * long (B3 to B5). For checking a port of the rules, and for measuring: every sequence is walked but for its last
 * action, so that the time grows like the count.
 */
int32_t balayi_round_perft(const balayi_round *round, uint32_t depth, uint64_t *count);

/**
 * The scores of players 0 and 1, `scores[2]` (B6.1).
 *
 * KING_NONE: the round is not over.
 */
int32_t balayi_round_scores(const balayi_round *round, int32_t *scores);

/** The record of the round in one line, `balayi1 …`: the pack and every action so far. */
int32_t balayi_round_text(const balayi_round *round, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
 * the position there.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_round_parse(const char *text, uint32_t text_length, balayi_round *round, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * A view of Balayı: a round as one player sees it, for a client or a bot (B7.1).
 *
 * There is no closed card in it, no hand of the other player, and not the own hand as long as that is locked.
 * After the end it holds every card.
 * -------------------------------------------------------------------------------------------------------------------- */

/** What one player sees. Made by balayi_round_view(), balayi_view_new() and balayi_view_parse(). */
struct balayi_view {
    uint64_t opaque[18];
};

/**
 * The view of a player at the start of a round: the five cards that lie open then, `open[5]`, in the order dealt
 * (B2.2).
 *
 * KING_E_CARDS: a card occurs twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t balayi_view_new(uint32_t viewer, const uint8_t *open, uint32_t dealer, uint32_t unused, balayi_view *view,
                        king_error *error);

/** The viewer: the player whose view it is. */
int32_t balayi_view_viewer(const balayi_view *view, uint8_t *player);

/** What both players see. */
int32_t balayi_view_table(const balayi_view *view, balayi_table *table);

/**
 * A player's hand cards that it has not played.
 *
 * KING_NONE: the viewer does not see them.
 */
int32_t balayi_view_hand(const balayi_view *view, uint32_t player, uint64_t *cards);

/**
 * The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked
 * hand. All others it has seen.
 */
int32_t balayi_view_unseen(const balayi_view *view, uint64_t *cards);

/** The part of the round that is on: a `balayi_phase`. */
int32_t balayi_view_phase(const balayi_view *view, uint8_t *phase);

/**
 * The player who is to act.
 *
 * KING_NONE: the round is over.
 */
int32_t balayi_view_turn(const balayi_view *view, uint8_t *player);

/** What the viewer may do, as one mask; empty when it is not on turn, and only then. */
int32_t balayi_view_legal_actions(const balayi_view *view, uint64_t *mask);

/** The cards that the viewer may play; empty when it is not its turn to play a card. */
int32_t balayi_view_legal_cards(const balayi_view *view, uint64_t *cards);

/**
 * Why the viewer may not do that now.
 *
 * KING_NONE: it may.
 */
int32_t balayi_view_why_not(const balayi_view *view, uint32_t action, king_error *error);

/**
 * Follows the game: applies the action of the player on turn, the viewer or the other. `revealed` are the cards that the
 * viewer sees for the first time through it, as balayi_round_apply() returns them: after the declaration the 15 open
 * cards; the closed card that a table card uncovers; and, when the hand of the viewer is unlocked, its six cards in any
 * order.
 *
 * KING_E_ILLEGAL: the action is illegal, or the record proves that it was. KING_E_REVEALED: it turns up another number
 * of cards, or these cannot be the ones.
 */
int32_t balayi_view_apply(balayi_view *view, uint32_t action, const uint8_t *revealed, uint32_t revealed_count,
                          king_error *error);

/**
 * Follows the game by an action known to be legal and the cards that it turned up, as they come from a trusted server,
 * without asking whether any cards allow it. Wrong ones leave a view that no legal play leads to.
 */
int32_t balayi_view_apply_unchecked(balayi_view *view, uint32_t action, const uint8_t *revealed, uint32_t revealed_count);

/**
 * The scores of players 0 and 1, `scores[2]` (B6.1).
 *
 * KING_NONE: the round is not over.
 */
int32_t balayi_view_scores(const balayi_view *view, int32_t *scores);

/**
 * The round with `pack[52]`, if it can be the one that the viewer looks at: it agrees with all cards seen, and
 * everything that was done is legal with it. The six hand cards of a player may stand in any order.
 *
 * KING_E_CARDS: a card occurs twice. KING_E_HIDDEN: it cannot be that round.
 */
int32_t balayi_view_with_hidden(const balayi_view *view, const uint8_t *pack, balayi_round *round, king_error *error);

/** The record of the round with `?` for the cards that the viewer does not see. */
int32_t balayi_view_text(const balayi_view *view, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the view of a player from its text.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_view_parse(uint32_t viewer, const char *text, uint32_t text_length, balayi_view *view, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * The worlds of a view of Balayı: what its player may believe.
 *
 * They are all rounds that agree with the view, each as likely as any other by the rules alone: counted,
 * numbered and drawn without trying any. The order of the cards on the piles counts, that of hand cards does not. Numbers of
 * worlds have 128 bits: two words, the low one first.
 *
 * Places are asked by the slot of the pack from which their card is dealt, 0 to 51: see balayi_place_of(). Every slot of
 * a hand stands for the whole hand.
 * -------------------------------------------------------------------------------------------------------------------- */

/** The rounds that agree with a view. Made by balayi_view_worlds(), balayi_worlds_with() and balayi_worlds_without(). */
struct balayi_worlds {
    uint64_t opaque[28];
};

/** The rounds that agree with a view. */
int32_t balayi_view_worlds(const balayi_view *view, balayi_worlds *worlds);

/** The view whose worlds they are. */
int32_t balayi_worlds_view(const balayi_worlds *worlds, balayi_view *view);

/**
 * How many there are, `count[2]`: 1 when all cards are seen. 0 only when balayi_worlds_with() or balayi_worlds_without()
 * asked for what cannot be, or the view was advanced by what was wrong.
 *
 * KING_NONE: more than 128 bits can count, before the declaration.
 */
int32_t balayi_worlds_count(const balayi_worlds *worlds, uint64_t *count);

/**
 * World number `i[2]`, from 0. The numbers are the same for ever.
 *
 * KING_NONE: there are not so many.
 */
int32_t balayi_worlds_nth(const balayi_worlds *worlds, const uint64_t *i, balayi_round *round);

/**
 * The number of a round among them, `i[2]`, in whichever order its hand cards were dealt.
 *
 * KING_NONE: it is no world; or, before the declaration, it is none of those that have a number.
 */
int32_t balayi_worlds_rank(const balayi_worlds *worlds, const balayi_round *round, uint64_t *i);

/**
 * Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for ever, and
 * independent of the pack of that seed.
 *
 * KING_NONE: there is no world.
 */
int32_t balayi_worlds_draw(const balayi_worlds *worlds, uint64_t seed, uint64_t k, balayi_round *round);

/**
 * In how many of them that card was dealt to that place; of a hand, in how many its player holds the card now. Two words,
 * `count[2]`. Divided by balayi_worlds_count() it is the chance.
 *
 * KING_NONE: more than 128 bits can count.
 */
int32_t balayi_worlds_count_with(const balayi_worlds *worlds, uint32_t slot, uint32_t card, uint64_t *count);

/**
 * The same for every card at once, `counts[52][2]`.
 *
 * KING_NONE: one is more than 128 bits can count.
 */
int32_t balayi_worlds_chances(const balayi_worlds *worlds, uint32_t slot, uint64_t *counts);

/** The cards that are at that place in some of them. */
int32_t balayi_worlds_possible(const balayi_worlds *worlds, uint32_t slot, uint64_t *cards);

/**
 * Those of them in which the player holds all these cards now: what a guess makes of it. They have numbers of their own,
 * and there may be none.
 */
int32_t balayi_worlds_with(const balayi_worlds *worlds, uint32_t player, uint64_t cards, balayi_worlds *narrowed);

/** Those of them in which the player holds none of these cards now. */
int32_t balayi_worlds_without(const balayi_worlds *worlds, uint32_t player, uint64_t cards, balayi_worlds *narrowed);

/* --------------------------------------------------------------------------------------------------------------------
 * The table of Balayı: a round as everybody sees it, without the cards that not both players see (B7.1).
 *
 * A round and a view have their table; a spectator begins with balayi_table_new() or the record of a round as
 * everybody sees it, and follows it with balayi_table_apply(). After the end a table holds all cards. Law is asked of
 * a table and one hand: the hand cards that the player on turn sees and has not played, none while they are locked.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What both players see. Made by balayi_table_new(), balayi_round_table(), balayi_view_table() and
 * balayi_table_parse().
 */
struct balayi_table {
    uint64_t opaque[17];
};

/** One of a player's ten piles (B2.6, B4.1). */
struct balayi_pile {
    /** The card that lies face up; KING_NOTHING when it is not dealt yet, and when both cards have been played. */
    uint8_t open;
    /** 1 when a closed card lies there that was not turned up yet, else 0. */
    uint8_t closed;
};

/**
 * The result of a round of Balayı. Its members are the caller's to read and to write: those who play with real cards
 * fill it in.
 */
struct balayi_round_result {
    /** The tricks that players 0 and 1 took, 26 in all. */
    int16_t taken[2];
    /** Who declared. */
    uint8_t declarer;
    /** What was declared. */
    uint8_t denomination;
};

/**
 * The table before the declaration: the five cards that lie open then, `open[5]`, in the order dealt (B2.2).
 *
 * KING_E_CARDS: a card occurs twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t balayi_table_new(const uint8_t *open, uint32_t dealer, uint32_t unused, balayi_table *table, king_error *error);

/** The player who deals. */
int32_t balayi_table_dealer(const balayi_table *table, uint8_t *player);

/** The player who declares: the one who does not deal (B1.2). */
int32_t balayi_table_declarer(const balayi_table *table, uint8_t *player);

/** What the declarer had not declared before this round, as a set (B1.3). */
int32_t balayi_table_unused(const balayi_table *table, uint8_t *denominations);

/**
 * What was declared.
 *
 * KING_NONE: nothing yet.
 */
int32_t balayi_table_denomination(const balayi_table *table, uint8_t *denomination);

/**
 * The trump suit.
 *
 * KING_NONE: there is none, or it is not declared yet.
 */
int32_t balayi_table_trump(const balayi_table *table, uint8_t *trump);

/** The part of the round that is on: a `balayi_phase`. */
int32_t balayi_table_phase(const balayi_table *table, uint8_t *phase);

/**
 * The player who is to act.
 *
 * KING_NONE: the round is over.
 */
int32_t balayi_table_turn(const balayi_table *table, uint8_t *player);

/**
 * Who did what, in order: `count` actions, the declaration and the cards played, and the player of each. The
 * lists have room for `capacity` items; 53 always suffice.
 *
 * KING_E_SHORT: they have no room for all; `count` is how many there are.
 */
int32_t balayi_table_actions(const balayi_table *table, uint8_t *players, uint8_t *actions, uint32_t capacity,
                             uint32_t *count);

/** The cards played so far. */
int32_t balayi_table_played(const balayi_table *table, uint64_t *cards);

/** The cards that a player has played so far. */
int32_t balayi_table_played_by(const balayi_table *table, uint32_t player, uint64_t *cards);

/** The trick on the table: empty before its first card, and again once two cards lie. */
int32_t balayi_table_trick(const balayi_table *table, balayi_trick *trick);

/**
 * Whole trick number n, from 0.
 *
 * KING_NONE: there are not so many.
 */
int32_t balayi_table_tricks(const balayi_table *table, uint32_t n, balayi_trick *trick);

/**
 * The last whole trick.
 *
 * KING_NONE: there is none yet.
 */
int32_t balayi_table_last_trick(const balayi_table *table, balayi_trick *trick);

/**
 * Who took whole trick number n, from 0.
 *
 * KING_NONE: there are not so many.
 */
int32_t balayi_table_winner_of(const balayi_table *table, uint32_t n, uint8_t *player);

/** The tricks that players 0 and 1 have taken so far, `taken[2]`. */
int32_t balayi_table_taken(const balayi_table *table, int16_t *taken);

/**
 * The scores of players 0 and 1, `scores[2]` (B6.1).
 *
 * KING_NONE: the round is not over.
 */
int32_t balayi_table_scores(const balayi_table *table, int32_t *scores);

/**
 * The result of the round.
 *
 * KING_NONE: it is not over.
 */
int32_t balayi_table_result(const balayi_table *table, balayi_round_result *result);

/** The scores that follow from a result, `scores[2]` (B6.1). */
int32_t balayi_round_result_scores(const balayi_round_result *result, int32_t *scores);

/** A player's ten piles, `piles[10]` (B2.6). */
int32_t balayi_table_piles(const balayi_table *table, uint32_t player, balayi_pile *piles);

/** The cards that lie face up on a player's piles (B4.1). */
int32_t balayi_table_open_cards(const balayi_table *table, uint32_t player, uint64_t *cards);

/** Whether a player may see and play its hand cards: 1 or 0 (B4.2, B4.3). */
int32_t balayi_table_unlocked(const balayi_table *table, uint32_t player, uint8_t *unlocked);

/** How many hand cards a player has left. */
int32_t balayi_table_held(const balayi_table *table, uint32_t player, uint8_t *count);

/** The hand cards that a player has played. */
int32_t balayi_table_played_from_hand(const balayi_table *table, uint32_t player, uint64_t *cards);

/**
 * The cards that the record proves not to be among a player's hand cards, without those that both players have
 * seen. Of closed cards nothing can be proved (B4.4).
 */
int32_t balayi_table_excluded(const balayi_table *table, uint32_t player, uint64_t *cards);

/** The cards that not both players have seen. All others they have. */
int32_t balayi_table_unseen(const balayi_table *table, uint64_t *cards);

/**
 * What decides which cards may be played now.
 *
 * KING_NONE: no card can be played.
 */
int32_t balayi_table_duties(const balayi_table *table, balayi_duties *duties);

/** What the player on turn may do with those hand cards, as one mask; empty when the round is over. */
int32_t balayi_table_legal_actions(const balayi_table *table, uint64_t hand, uint64_t *mask);

/** The cards that the player on turn may play with those hand cards; empty unless cards are being played. */
int32_t balayi_table_legal_cards(const balayi_table *table, uint64_t hand, uint64_t *cards);

/**
 * Why the player on turn may not do that with those hand cards.
 *
 * KING_NONE: it may.
 */
int32_t balayi_table_why_not(const balayi_table *table, uint64_t hand, uint32_t action, king_error *error);

/**
 * Follows the game: applies the action of the player on turn. `revealed` are the cards that it turned up for everybody, as
 * balayi_round_apply() returns them for a spectator.
 *
 * KING_E_ILLEGAL: the action is illegal, or the record proves that it was. KING_E_REVEALED: it turns up another number
 * of cards, or these cannot be the ones.
 */
int32_t balayi_table_apply(balayi_table *table, uint32_t action, const uint8_t *revealed, uint32_t revealed_count,
                           king_error *error);

/** The record of the round with `?` for the cards that not both players see. */
int32_t balayi_table_text(const balayi_table *table, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a record as everybody sees it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_table_parse(const char *text, uint32_t text_length, balayi_table *table, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * Tricks of Balayı, and which cards may be played to one, for engines that keep their own state (B5).
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * Up to two cards, the leader's first. Its members are the caller's to read and to write. king_winner()
 * finds who takes it.
 */
struct balayi_trick {
    /** Who plays, or played, the first card. */
    uint8_t leader;
    /** How many cards lie, 0 to 2. */
    uint8_t length;
    /** The cards in the order played; KING_NOTHING for those not played yet. */
    uint8_t cards[2];
};

/** What decides which cards may be played to a trick. Made by balayi_duties_new() and balayi_table_duties(). */
struct balayi_duties {
    uint64_t opaque[2];
};

/**
 * The duties of the next card of a trick. Of the trick lies at most one card, for with two the next card is led to a
 * new one; `trump` is a suit, or KING_NOTHING.
 *
 * KING_E_RANGE: two cards lie.
 */
int32_t balayi_duties_new(const balayi_trick *trick, uint32_t trump, balayi_duties *duties);

/** The cards that may be played out of those that the player can choose from (B4, B5.1 to B5.3). */
int32_t balayi_duties_legal_cards(const balayi_duties *duties, uint64_t playable, uint64_t *cards);

/**
 * Why a card may not be played, out of those that the player can choose from.
 *
 * KING_NONE: it may.
 */
int32_t balayi_duties_why_not(const balayi_duties *duties, uint64_t playable, uint32_t card, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * A match of Balayı: the results of up to ten rounds (B1.2), and its file.
 *
 * A match file is a line `balayi-match1 FIRST_DEALER`, which balayi_match_head() writes, and then the record of a round
 * a line; blank lines and those that begin with `#` are passed over. Each round must be the next one of the match; the
 * last may be unfinished.
 * -------------------------------------------------------------------------------------------------------------------- */

/** A match and its results so far. Made by balayi_match_new(), balayi_match_parse() and balayi_match_file_match(). */
struct balayi_match {
    uint64_t opaque[4];
};

/** How many rounds a match has (B1.2). */
#define BALAYI_MATCH_ROUNDS 10

/** The outcome of a match with equal totals (B6.2). */
#define BALAYI_DRAW 2

/** A match before its first round. */
int32_t balayi_match_new(uint32_t first_dealer, balayi_match *game);

/** The player who deals the first round. */
int32_t balayi_match_first_dealer(const balayi_match *game, uint8_t *player);

/** How many rounds have been entered, 0 to BALAYI_MATCH_ROUNDS. */
int32_t balayi_match_len(const balayi_match *game, uint8_t *count);

/**
 * Who deals the next round: the players take turns (B1.2).
 *
 * KING_NONE: the match is over.
 */
int32_t balayi_match_dealer(const balayi_match *game, uint8_t *player);

/**
 * Who declares in the next round.
 *
 * KING_NONE: the match is over.
 */
int32_t balayi_match_declarer(const balayi_match *game, uint8_t *player);

/** What a player has not declared yet, as a set (B1.3). */
int32_t balayi_match_unused(const balayi_match *game, uint32_t player, uint8_t *denominations);

/**
 * The next round, with `pack[52]`.
 *
 * KING_E_CARDS: a card occurs twice. KING_E_OVER: the match is over.
 */
int32_t balayi_match_start(const balayi_match *game, const uint8_t *pack, balayi_round *round, king_error *error);

/**
 * Enters a round that has been played.
 *
 * KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED: the round is not over, or not the next
 * one of this match. KING_E_USED, KING_E_POINTS: its memory has been damaged, for no play leads to such a round.
 */
int32_t balayi_match_record(balayi_match *game, const balayi_round *round, king_error *error);

/**
 * Enters the result of a round that was played with real cards.
 *
 * KING_E_OVER: the match is over. KING_E_WRONG_TURN: the other player declares the next round. KING_E_USED: the
 * declarer has declared this before. KING_E_POINTS: the tricks are not 26.
 */
int32_t balayi_match_record_result(balayi_match *game, const balayi_round_result *result, king_error *error);

/**
 * Puts another result in the place of round number n, from 0. All that was entered after it must still be possible.
 *
 * KING_E_NO_ROUND: not so many have been entered. KING_E_WRONG_TURN, KING_E_USED, KING_E_POINTS: as of
 * balayi_match_record_result().
 */
int32_t balayi_match_correct(balayi_match *game, uint32_t n, const balayi_round_result *result, king_error *error);

/**
 * The result of round number n, from 0.
 *
 * KING_NONE: not so many have been entered.
 */
int32_t balayi_match_results(const balayi_match *game, uint32_t n, balayi_round_result *result);

/**
 * The running totals, `totals[2]`: 0 and 0 for n = 0, then those after n rounds.
 *
 * KING_NONE: not so many have been entered.
 */
int32_t balayi_match_running(const balayi_match *game, uint32_t n, int32_t *totals);

/** The totals so far, `totals[2]`, which sum to 0. */
int32_t balayi_match_totals(const balayi_match *game, int32_t *totals);

/**
 * How the match ended: the player with the higher total, or BALAYI_DRAW (B6.2).
 *
 * KING_NONE: it is not over.
 */
int32_t balayi_match_outcome(const balayi_match *game, uint8_t *winner);

/** The score sheet without cards in one line: `balayi-sheet1 0 S/11,15 NT/14,12`. */
int32_t balayi_match_text(const balayi_match *game, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a score sheet without cards, entering each result again.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_match_parse(const char *text, uint32_t text_length, balayi_match *game, king_error *error);

/**
 * The first line of the file of this match, `balayi-match1 1`, without its line end. The records of the rounds
 * follow it, a line each.
 */
int32_t balayi_match_head(const balayi_match *game, char *buffer, uint32_t size, uint32_t *length);

/** What has been read of the file of a match. Made by balayi_match_file_new(). */
struct balayi_match_file {
    uint64_t opaque[5];
};

/** A file of which nothing has been read. */
int32_t balayi_match_file_new(balayi_match_file *file);

/**
 * Reads the next line, without its line end, and returns its round.
 *
 * KING_NONE: it has no round: the first line, a comment or a blank one. KING_E_TEXT: it cannot be read. Then, and when
 * the round is not the next one of the match, `error` names the line, and the file is as if it had not been read.
 */
int32_t balayi_match_file_read_line(balayi_match_file *file, const char *line, uint32_t line_length, balayi_round *round,
                                    king_error *error);

/**
 * The match with the rounds that were read and are over.
 *
 * KING_NONE: its first line has not been read yet.
 */
int32_t balayi_match_file_match(const balayi_match_file *file, balayi_match *game);

#ifdef __cplusplus
}
#endif

#endif /* KING_H */
