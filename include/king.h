/*
 * king.h: the rules of the Turkish card games Konturlu King (four players) and Balayı kingi (two players).
 *
 * It knows who acts next, which actions are legal and why another is not, who wins a trick, what a round scores and
 * how a party stands. It shows nothing, plays for nobody and keeps no state of its own. Functions of King begin
 * with king_, those of Balayı with balayi_. Numbers such as K7.6 and B5.1 name clauses of the rulebooks,
 * seeds/konturlu-king.md and seeds/balayi-king.md; the texts and codes are set down in seeds/notation.md.
 *
 * VALUES. A king_round, and every other struct with a member `opaque`, is memory of the caller: on the stack, in an array,
 * inside another struct. It is made by functions alone, copied with `=`, and never freed. Two values of a kind are equal when
 * their memory is (memcmp). Functions refuse memory that is zeroed or of another kind; what may be read before it is made is
 * initialised with {0}, since unwritten memory may hold an old value. A value whose words have been overwritten gives wrong
 * answers, but never undefined behaviour. To save a value, use its text or its bytes: its memory may change with
 * KING_ABI_VERSION.
 *
 * NUMBERS. Cards, seats, contracts and actions are plain numbers, and each is checked where it comes in. Yes is 1 and no is 0.
 * KING_NOTHING, 255, stands for no card, no suit and nobody where that is allowed. `x[4]` in a comment says how many
 * items a pointer leads to; lists of four seats stand in the order N, E, S, W.
 *
 * STATUSES. A function that returns int32_t returns a king_status. KING_OK is 0. KING_NONE, 1, is no error: what was asked for
 * is not there (yet). Errors are negative. KING_E_NULL, KING_E_VALUE, KING_E_VERSION and KING_E_RANGE can come from
 * every function that has such an argument; where others can come, the comment says so. Outputs are written only with
 * KING_OK, and with an error nothing has changed. The exceptions tell more of an error, and are written with it: `length` and
 * `count` with KING_E_SHORT, `at` with KING_E_TEXT and KING_E_BYTES, `reason` with KING_E_ILLEGAL.
 *
 * POINTERS. What a pointer to const leads to is only read. These may be NULL: `length` of a text that is written, `at`,
 * `reason`, and `rules`, which then are the default; a text or list of length 0; a buffer or list of size 0, to ask for the
 * length. Nothing else may. Memory that is written must not overlap other memory of the same call.
 *
 * TEXTS. A text that is written goes to `buffer`, which has room for `size` bytes, and has a NUL behind it; `length` is told
 * without the NUL. When there is not enough room, that is KING_E_SHORT. KING_TEXT_SIZE bytes always suffice for values
 * that were played legally. A text that is read is a pointer and a length in bytes; no NUL is needed. All texts are UTF-8,
 * records are ASCII, and nothing depends on a locale. An error in a text is told by its byte: see king_parse_message()
 * and king_line_column().
 *
 * THREADS. There is no global state, nothing to initialise, and no callback. Calls may run at the same time unless one of
 * them writes memory that another one uses.
 *
 * LINKING. -lking for the shared or the static library. `pkg-config --static --libs king` and king::king_static of the CMake
 * package know what else the static one needs: where it holds Rust's standard library, -lm, and before glibc 2.34 -lpthread
 * and -ldl, on Windows -lkernel32 -lntdll -luserenv -lws2_32; where it does not, nothing but memcpy and its like. A program
 * that was compiled with another version of this header than the library finds out by king_abi_version(). Nothing is thrown,
 * and nothing aborts.
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
 *     if (king_abi_version() != KING_ABI_VERSION) return 1;
 *     if (king_deal_from_seed(7, hands) != KING_OK) return 1;
 *     if (king_round_new(hands, KING_SEAT_NORTH, KING_ALL_CONTRACTS, NULL, &round) != KING_OK) return 1;
 *
 *     while (king_round_turn(&round, &seat) == KING_OK) {
 *         uint64_t mask[2];
 *         uint8_t action = 0;
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

/* The type of the numbers of an enumeration, where the language lets it be said. */
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define KING_ENUM(name, type) enum name : type
#else
#define KING_ENUM(name, type) enum name
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct king_house_rules king_house_rules;
typedef struct king_trick king_trick;
typedef struct king_duties king_duties;
typedef struct king_round king_round;
typedef struct king_table king_table;
typedef struct king_view king_view;
typedef struct king_party king_party;
typedef struct king_round_result king_round_result;
typedef struct king_sheet king_sheet;
typedef struct king_imbalance king_imbalance;
typedef struct king_party_reader king_party_reader;
typedef struct king_simulation king_simulation;
typedef struct balayi_round balayi_round;
typedef struct balayi_table balayi_table;
typedef struct balayi_trick balayi_trick;
typedef struct balayi_pile balayi_pile;
typedef struct balayi_view balayi_view;
typedef struct balayi_match balayi_match;
typedef struct balayi_round_result balayi_round_result;
typedef struct balayi_match_reader balayi_match_reader;
typedef struct balayi_simulation balayi_simulation;

/* --------------------------------------------------------------------------------------------------------------------
 * Which library this is.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * The version of the binary interface that this header describes. It changes whenever a function, a number or the
 * size of a value does; king_abi_version() tells that of the library.
 */
#define KING_ABI_VERSION 1

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
    /** `king_party_reader` */
    KING_KIND_PARTY_READER = 8,
    /** `king_simulation` */
    KING_KIND_SIMULATION = 9,
    /** `balayi_round` */
    KING_KIND_BALAYI_ROUND = 10,
    /** `balayi_table` */
    KING_KIND_BALAYI_TABLE = 11,
    /** `balayi_view` */
    KING_KIND_BALAYI_VIEW = 12,
    /** `balayi_match` */
    KING_KIND_BALAYI_MATCH = 13,
    /** `balayi_match_reader` */
    KING_KIND_BALAYI_MATCH_READER = 14,
    /** `balayi_simulation` */
    KING_KIND_BALAYI_SIMULATION = 15,
};

/**
 * The version of the library's binary interface. A program checks once that it is KING_ABI_VERSION; with any other
 * number it must call nothing else.
 */
uint32_t king_abi_version(void);

/** The version of the library, such as `0.1.0`. */
int32_t king_version(char *buffer, uint32_t size, uint32_t *length);

/**
 * How many bytes a value of that kind (a `king_kind`) has; 0 when there is no such kind. A front end that does not
 * compile this header checks its sizes with it.
 */
uint32_t king_size_of(uint8_t kind);

/* --------------------------------------------------------------------------------------------------------------------
 * What functions answer: statuses.
 *
 * KING_OK is 0; KING_NONE is positive, since nothing went wrong; errors are negative.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What a function answers. All numbers below zero are errors: then nothing has been written or changed, but for the
 * outputs named `length`, `count`, `at` and `reason`.
 */
KING_ENUM(king_status, int32_t) {
    /** Done. */
    KING_OK = 0,
    /**
     * There is nothing to give, and nothing was written: no contract before the declaration, no scores before the end,
     * nobody on turn in a round that is over, no item of that number in a list.
     */
    KING_NONE = 1,
    /** A pointer is NULL, or not aligned for its type. */
    KING_E_NULL = -1,
    /** The memory is not a value of this kind: zeroed, or of another kind. */
    KING_E_VALUE = -2,
    /** The value was made by a library with another KING_ABI_VERSION. */
    KING_E_VERSION = -3,
    /** A number is out of its range, or a mask has a bit that stands for nothing. */
    KING_E_RANGE = -4,
    /** The buffer or array is too short. `length` or `count`, where given, tells what is needed. */
    KING_E_SHORT = -5,
    /** The rules refuse the action at this point. `reason`, where given, tells why. */
    KING_E_ILLEGAL = -6,
    /**
     * The text cannot be read. `at`, where given, is the byte of what is wrong, or the length of the text when something is
     * missing at its end.
     */
    KING_E_TEXT = -7,
    /** Not the saved bytes of such a value. `at`, where given, is the first byte found not to fit. */
    KING_E_BYTES = -8,
    /** Cards that do not make up a pack, or hands of a wrong size (K1.2, K2.5). */
    KING_E_CARDS = -9,
    /** The declarer has nothing left to declare (K2.3, B1.3). */
    KING_E_NOTHING_TO_DECLARE = -10,
    /** There is no such house rule, or it has no such value (K12). */
    KING_E_OPTION = -11,
    /** These cards cannot be the hidden ones: with them the record would not have been legal. */
    KING_E_HIDDEN = -12,
    /** The cards turned up are too many, too few, or cannot lie there (Balayı). */
    KING_E_REVEALED = -13,
    /** All rounds of the party or match have been counted (K10.3, B1.2). */
    KING_E_OVER = -14,
    /** The round is not over yet (K2.2, B5.4). */
    KING_E_NOT_OVER = -15,
    /** Another seat declares, or another player deals, the next round (K2.2, B1.2). */
    KING_E_WRONG_TURN = -16,
    /** The declarer has other contracts or declarations left (K2.3, B1.3). */
    KING_E_WRONG_UNUSED = -17,
    /** The party is played by other house rules (K12). */
    KING_E_WRONG_RULES = -18,
    /** The declarer has declared this before (K2.3, B1.3). */
    KING_E_USED = -19,
    /** No talk over this contract can come to these doubles (K5, K6). */
    KING_E_DOUBLES = -20,
    /** These points or tricks cannot be taken in one round (K3.1, B5.4). */
    KING_E_POINTS = -21,
};

/** The name of a status, such as `KING_E_RANGE`, for a log. */
int32_t king_status_name(int32_t status, char *buffer, uint32_t size, uint32_t *length);

/**
 * What a status means, in an English sentence with its clauses, for a log. What to tell a player of a refused action is
 * said by the functions `…_why_not_message`.
 */
int32_t king_status_message(int32_t status,
                            char *buffer,
                            uint32_t size,
                            uint32_t *length);

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

/** The letter of a suit in records: `C`, `D`, `H` or `S`. */
int32_t king_suit_text(uint8_t suit, char *buffer, uint32_t size, uint32_t *length);

/** The name of a suit for people: `hearts`, `kupa`. */
int32_t king_suit_name(uint8_t suit, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/** The sign of a suit: `♣`, `♦`, `♥` or `♠`. */
int32_t king_suit_symbol(uint8_t suit, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the letter of a suit, as king_suit_text() gives it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_suit_parse(const char *text, uint32_t length, uint8_t *suit, uint32_t *at);

/** The letter of a rank in records: `2` to `9`, `T`, `J`, `Q`, `K` or `A`. */
int32_t king_rank_text(uint8_t rank, char *buffer, uint32_t size, uint32_t *length);

/** The name of a rank for people: `king`, `papaz`. */
int32_t king_rank_name(uint8_t rank, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/** A rank as it stands on a card: `10` where records write `T`. */
int32_t king_rank_figure(uint8_t rank, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the letter of a rank, as king_rank_text() gives it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_rank_parse(const char *text, uint32_t length, uint8_t *rank, uint32_t *at);

/** The text of a card in records, suit first: `SA`, `HT`. */
int32_t king_card_text(uint8_t card, char *buffer, uint32_t size, uint32_t *length);

/** A card as people write it: `♠A`, `♥10`. */
int32_t king_card_figure(uint8_t card, char *buffer, uint32_t size, uint32_t *length);

/** The name of a card for people: `king of hearts`, `kupa papazı`. */
int32_t king_card_name(uint8_t card, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a card: `SA`, and also `sa`, `H10` and `♥10`.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_card_parse(const char *text, uint32_t length, uint8_t *card, uint32_t *at);

/** A set of cards as a PBN hand, spades first, ranks high to low: `K762.J.AQ.AKQ654`. */
int32_t king_card_set_text(uint64_t cards, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a PBN hand of any number of cards; `-` is read for an empty suit.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_card_set_parse(const char *text, uint32_t length, uint64_t *cards, uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * Packs, deals and choices from a seed: the same in every language, on every platform, for ever.
 *
 * Not for play for money: deal from a secure shuffle there. A generator (SplitMix64) is one number, its state,
 * that the caller keeps; as a state, any number will do.
 * -------------------------------------------------------------------------------------------------------------------- */

/** The seed of deal number k, from 0, of a party, match or simulation of that seed; annulled deals count. */
uint64_t king_deal_seed(uint64_t seed, uint64_t k);

/**
 * The generator of the choices in simulated play number k, from 0, of that seed: what king_round_play_out()
 * and balayi_round_play_out() take. Do not take the seed that the cards were dealt by in its place: the choices
 * would be the numbers of the cards again.
 */
uint64_t king_choices(uint64_t seed,
                      uint64_t k);

/** The next number of a generator; its state goes on. */
int32_t king_split_mix64_next_u64(uint64_t *state, uint64_t *number);

/**
 * The next number of a generator brought below n: the high 64 bits of next × n; 0 when n is 0. Its state goes
 * on, also when n is 1.
 */
int32_t king_split_mix64_below(uint64_t *state,
                               uint64_t n,
                               uint64_t *number);

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
int32_t king_seat_text(uint8_t seat, char *buffer, uint32_t size, uint32_t *length);

/** The name of a seat for people: `North`, `Kuzey`. */
int32_t king_seat_name(uint8_t seat, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the letter of a seat.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_seat_parse(const char *text, uint32_t length, uint8_t *seat, uint32_t *at);

/** A set of seats as its letters in the order NESW: `NES`; `-` for none. */
int32_t king_seat_set_text(uint8_t seats, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a set of seats: letters in the order NESW and in no other, or `-` for none.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_seat_set_parse(const char *text, uint32_t length, uint8_t *seats, uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * The eight contracts, and what each of them counts.
 *
 * A declared contract is a number from 0 to 22: a penalty 0 to 5, koz 6 + suit, dürt 10 + rank. Its kind, 0 to
 * 7, leaves out the suit or the rank. A set of kinds, such as what a declarer has not declared yet, is a mask,
 * bit = kind; 255 is all eight.
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
int32_t king_contract_text(uint8_t contract, char *buffer, uint32_t size, uint32_t *length);

/** The name of a contract for people: `Trumps ♥`, `7'den dürt`. */
int32_t king_contract_name(uint8_t contract, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a contract, as king_contract_text() gives it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_contract_parse(const char *text, uint32_t length, uint8_t *contract, uint32_t *at);

/** The kind of a contract, 0 to 7. */
int32_t king_contract_kind_of(uint8_t contract, uint8_t *kind);

/**
 * The trump suit of a contract.
 *
 * KING_NONE: it has none, as it is not koz.
 */
int32_t king_contract_trump(uint8_t contract, uint8_t *trump);

/** The text of a kind of contract in records: `kiz_almaz`. */
int32_t king_contract_kind_text(uint8_t kind, char *buffer, uint32_t size, uint32_t *length);

/** The name of a kind of contract for people: `No queens`, `Kız almaz`. */
int32_t king_contract_kind_name(uint8_t kind, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a kind of contract, as king_contract_kind_text() gives it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_contract_kind_parse(const char *text, uint32_t length, uint8_t *kind, uint32_t *at);

/**
 * What the four scores of a round sum to, whatever was said and played (K3, K9.5): -65, -39, -48, -40, -30,
 * -30, 65 or 65.
 */
int32_t king_contract_kind_total(uint8_t kind, int16_t *total);

/** Whether it is one of the six penalties (ceza): 1, or 0 for koz and dürt. */
int32_t king_contract_kind_is_penalty(uint8_t kind, uint8_t *is);

/** The cards that cost points: 13 hearts, 8 men, 4 queens or K♥; none where tricks or places count. */
int32_t king_contract_kind_penalty_cards(uint8_t kind, uint64_t *cards);

/**
 * Whether no points are left to be taken once these cards have been played (K7.8): 1 or 0. Always 0 where
 * tricks or places count.
 */
int32_t king_contract_kind_is_decided(uint8_t kind, uint64_t played, uint8_t *is);

/**
 * The points in a trick: those taken (not below 0) in a penalty, those won in koz, 0 in dürt (K3, K9).
 * `number` counts the tricks from 1 to 13; `cards` are the cards of the trick.
 */
int32_t king_contract_kind_trick_points(uint8_t kind, uint8_t number, uint64_t cards, int16_t *points);

/**
 * Whether the four seats can have taken these points, `taken[4]`, in one whole round, or won them in koz and
 * dürt: 1 or 0.
 */
int32_t king_contract_kind_can_be_taken(uint8_t kind, const int16_t *taken, uint8_t *can);

/** A set of kinds of contract: `all`, or their texts joined by commas in order, or `-` for none. */
int32_t king_contract_set_text(uint8_t kinds, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a set of kinds of contract in the one form that king_contract_set_text() gives.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_contract_set_parse(const char *text, uint32_t length, uint8_t *kinds, uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * The actions of King, phases, and the reasons for refusing an action.
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

/** Why an action is refused, in both games. 0 is no reason: the action is legal. */
KING_ENUM(king_reason, uint8_t) {
    /** Asked through a view whose seat or player is not to act (K1.1, B5.4). */
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

/** The text of an action of King in records: `SA`, `koz:C`, `kontur:ES`, `iyi`. */
int32_t king_action_text(uint8_t action, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads an action of King of any phase. For `masa` and `soyleyen_haric` see king_table_parse_action().
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_action_parse(const char *text, uint32_t length, uint8_t *action, uint32_t *at);

/** The text of a phase of King: `declare`, `annul`, `kontur`, `sur`, `play` or `over`. */
int32_t king_phase_text(uint8_t phase, char *buffer, uint32_t size, uint32_t *length);

/** The name of a phase of King for people. */
int32_t king_phase_name(uint8_t phase, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * The stable name of a reason, 1 to 18, the same in every language: `must_follow`. It is not for people: see
 * the functions `…_why_not_message`.
 */
int32_t king_reason_name(uint8_t reason, char *buffer, uint32_t size, uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * Who has doubled whom, and what a round is worth (K5, K6, K9).
 *
 * Doubles are a mask of 16 bits: bit 4 × a + b is set when seat a has doubled seat b. A seat never doubles
 * itself.
 * -------------------------------------------------------------------------------------------------------------------- */

/** How two seats stand to each other (K6.4). */
KING_ENUM(king_relation, uint8_t) {
    /** Neither has doubled the other. */
    KING_RELATION_NONE = 0,
    /** One of the two has doubled the other: the difference counts once. */
    KING_RELATION_KONTUR = 1,
    /** Both have: the difference counts twice. */
    KING_RELATION_SUR = 2,
};

/** Who buys when several partners of the same kind took equally most (K9.4): the option `sale_tie`. */
KING_ENUM(king_sale_tie, uint8_t) {
    /** The first of them in turn order after the seller (the default). */
    KING_SALE_TIE_FIRST_IN_TURN = 0,
    /** Nobody: the seller keeps its points. */
    KING_SALE_TIE_STAYS = 1,
};

/** The text of a relation: `none`, `kontur` or `sur`. */
int32_t king_relation_text(uint8_t relation, char *buffer, uint32_t size, uint32_t *length);

/** The name of a relation for people: `sür kontur`. */
int32_t king_relation_name(uint8_t relation, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/** The text of doubles: `N>ES,S>N`, or `-` for none. */
int32_t king_doubles_text(uint16_t doubles, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads doubles in the one form that king_doubles_text() gives.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_doubles_parse(const char *text, uint32_t length, uint16_t *doubles, uint32_t *at);

/** These doubles and those of seat `by` on each seat of the set `on`; itself is left out. */
int32_t king_doubles_with(uint16_t doubles, uint8_t by, uint8_t on, uint16_t *with);

/** The seats that a seat has doubled. */
int32_t king_doubles_doubled_by(uint16_t doubles, uint8_t by, uint8_t *seats);

/** The seats that have doubled a seat. */
int32_t king_doubles_doublers_of(uint16_t doubles, uint8_t on, uint8_t *seats);

/** How two seats stand to each other, 0 to 2; a seat stands in no relation to itself (K6.4). */
int32_t king_doubles_relation(uint16_t doubles, uint8_t a, uint8_t b, uint8_t *relation);

/** Whether a talk over a contract of this kind can come to these doubles: 1 or 0 (K5.1, K5.3, K6.1). */
int32_t king_doubles_can_be_said(uint16_t doubles, uint8_t declarer, uint8_t kind, uint8_t *can);

/**
 * The scores of a round, `scores[4]` (K9), from the points `taken[4]` that the seats took (not below 0) in a
 * penalty, or won in koz and dürt. `tie` is a `king_sale_tie`.
 */
int32_t king_doubles_settle(uint16_t doubles,
                            uint8_t kind,
                            const int16_t *taken,
                            uint8_t tie,
                            int32_t *scores);

/**
 * Who buys the penalty points of `seller` (K9.3, K9.4), when the seats took the points `taken[4]`; the other
 * arguments are those of king_doubles_settle().
 *
 * KING_NONE: nobody does.
 */
int32_t king_doubles_buyer(uint16_t doubles,
                           uint8_t kind,
                           const int16_t *taken,
                           uint8_t tie,
                           uint8_t seller,
                           uint8_t *buyer);

/* --------------------------------------------------------------------------------------------------------------------
 * House rules: the options of K12.
 *
 * The options are `rifki_void` (`never_force_king` `king_holder_free` `hearts_always`), `penalty_void` (`free`
 * `must_shed`), `koz_void` (`free` `must_trump` `must_overtrump`), `rifki_annul` and `early_end` (`true`
 * `false`), `durt_end` (`all_out` `fourth_decided`) and `sale_tie` (`first_in_turn` `stays`); the first value
 * is the default. Wherever house rules are taken, NULL stands for the default.
 * -------------------------------------------------------------------------------------------------------------------- */

/** House rules. Made by king_house_rules_new() and king_house_rules_parse(). */
struct king_house_rules {
    uint64_t opaque[2];
};

/** The rulebook as it stands. */
int32_t king_house_rules_new(king_house_rules *rules);

/**
 * Sets an option by name and value.
 *
 * KING_E_OPTION: there is no such option, or it has no such value.
 */
int32_t king_house_rules_set(king_house_rules *rules,
                             const char *option,
                             uint32_t option_length,
                             const char *value,
                             uint32_t value_length);

/**
 * The value of an option.
 *
 * KING_E_OPTION: there is no such option.
 */
int32_t king_house_rules_get(const king_house_rules *rules,
                             const char *option,
                             uint32_t option_length,
                             char *buffer,
                             uint32_t size,
                             uint32_t *length);

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
int32_t king_house_rules_text(const king_house_rules *rules,
                              char *buffer,
                              uint32_t size,
                              uint32_t *length);

/**
 * Reads house rules in the one form that king_house_rules_text() gives.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_house_rules_parse(const char *text,
                               uint32_t length,
                               king_house_rules *rules,
                               uint32_t *at);

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
 * KING_E_CARDS: a card is there twice.
 */
int32_t king_deal_from_pack(const uint8_t *pack,
                            uint8_t dealer,
                            uint64_t *hands);

/**
 * A deal as PBN, from N: `N:K762.J.AQ.AKQ654 …`.
 *
 * KING_E_CARDS: `hands[4]` do not make up the pack.
 */
int32_t king_deal_text(const uint64_t *hands, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a PBN deal, which may begin with any seat, into `hands[4]`.
 *
 * KING_E_TEXT: it cannot be read, or the hands do not make up the pack.
 */
int32_t king_deal_parse(const char *text, uint32_t length, uint64_t *hands, uint32_t *at);

/**
 * Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and
 * those tied draw again. `cards` are the cards in the order drawn, `count` of them; take those of
 * king_pack_from_seed() for a party by seed.
 *
 * KING_NONE: they run out before it is decided.
 */
int32_t king_first_declarer(const uint8_t *cards, uint32_t count, uint8_t *seat);

/* --------------------------------------------------------------------------------------------------------------------
 * Tricks, and the rows of dürt.
 * -------------------------------------------------------------------------------------------------------------------- */

/** Up to four cards played clockwise from a leader. Its members are the caller's to read and to write. */
struct king_trick {
    /** Who plays, or played, the first card. */
    uint8_t leader;
    /** How many cards lie, 0 to 4. Next plays seat (leader + length) % 4. */
    uint8_t length;
    /** The cards in the order played; KING_NOTHING for those not played yet. */
    uint8_t cards[4];
};

/**
 * Who takes a trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2). `trump`
 * is a suit, or KING_NOTHING.
 *
 * KING_NONE: no card lies.
 */
int32_t king_trick_winner(const king_trick *trick, uint8_t trump, uint8_t *seat);

/**
 * Which of `count` cards, in the order played, wins, counted from 0, in either game (K7.2, B5.4). `trump` is a
 * suit, or KING_NOTHING.
 *
 * KING_NONE: there is no card.
 */
int32_t king_winner(const uint8_t *cards,
                    uint32_t count,
                    uint8_t trump,
                    uint32_t *place);

/**
 * The cards that may be placed next in dürt, whoever holds them (K8.2): in each suit the start rank, or, once
 * that lies, the next card above and below the row. `placed` are all cards placed so far; the rows have no gaps.
 */
int32_t king_durt_open_cards(uint64_t placed,
                             uint8_t start,
                             uint64_t *cards);

/** The cards of a hand that may be placed in dürt; with none the player passes (K8.3). */
int32_t king_durt_legal_cards(uint64_t hand, uint64_t placed, uint8_t start, uint64_t *cards);

/** What each seat wins in dürt, `points[4]`, from `places[4]`: 1 to 4, or 0 for a place that is not decided. */
int32_t king_durt_points(const uint8_t *places, int16_t *points);

/* --------------------------------------------------------------------------------------------------------------------
 * Which cards may be played to a trick of King, for engines that keep their own state (K7).
 *
 * In dürt there are no tricks and no such duties: see king_durt_legal_cards(). Balayı has
 * balayi_duty_legal_cards().
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
int32_t king_duties_new(uint8_t contract,
                        const king_house_rules *rules,
                        const king_trick *trick,
                        uint8_t hearts_open,
                        king_duties *duties);

/** The cards of a hand that may be played: none of an empty hand, else at least one. */
int32_t king_duties_legal_cards(const king_duties *duties, uint64_t hand, uint64_t *cards);

/** Why a card may not be played from a hand: a `king_reason`, or 0 when it may. */
int32_t king_duties_why_not(const king_duties *duties, uint64_t hand, uint8_t card, uint8_t *reason);

/**
 * The clause of the rulebook that king_duties_why_not() speaks of, such as `K7.6`.
 *
 * KING_NONE: it is legal.
 */
int32_t king_duties_why_not_clause(const king_duties *duties,
                                   uint64_t hand,
                                   uint8_t card,
                                   char *buffer,
                                   uint32_t size,
                                   uint32_t *length);

/**
 * What to tell the player of what king_duties_why_not() found: a sentence in English or Turkish, without the
 * clause.
 *
 * KING_NONE: it is legal.
 */
int32_t king_duties_why_not_message(const king_duties *duties,
                                    uint64_t hand,
                                    uint8_t card,
                                    uint8_t lang,
                                    char *buffer,
                                    uint32_t size,
                                    uint32_t *length);

/**
 * What playing a card proves its player not to have held: the cards x of `available`, those not played before,
 * such that no hand out of them with x and the card makes it legal.
 */
int32_t king_duties_excluded(const king_duties *duties,
                             uint8_t card,
                             uint64_t available,
                             uint64_t *cards);

/* --------------------------------------------------------------------------------------------------------------------
 * A round of King: one deal from the declaration to the scores, with all four hands.
 *
 * A server holds rounds; clients and bots hold views, spectators hold tables. What all may know of a round is
 * asked of its table.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * One deal of Konturlu King. To take something back, keep the value from before. Made by king_round_new(),
 * king_round_parse(), king_round_from_bytes(), king_party_start(), king_party_reader_next(),
 * king_simulation_round() and king_view_with_hidden().
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
int32_t king_round_new(const uint64_t *hands,
                       uint8_t declarer,
                       uint8_t unused,
                       const king_house_rules *rules,
                       king_round *round);

/** What all may know of the round, as a copy. */
int32_t king_round_table(const king_round *round, king_table *table);

/** What one seat may know of the round (K11.1). No hidden card is in it. */
int32_t king_round_view(const king_round *round, uint8_t seat, king_view *view);

/** The cards that a seat holds now. */
int32_t king_round_hand(const king_round *round, uint8_t seat, uint64_t *cards);

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
 * Why the seat on turn may not do that: a `king_reason`, or 0 when it may. When several reasons apply it is
 * the first in the order of the list in the rulebook.
 */
int32_t king_round_why_not(const king_round *round, uint8_t action, uint8_t *reason);

/**
 * The clause of the rulebook that king_round_why_not() speaks of, such as `K7.6`.
 *
 * KING_NONE: it is legal.
 */
int32_t king_round_why_not_clause(const king_round *round,
                                  uint8_t action,
                                  char *buffer,
                                  uint32_t size,
                                  uint32_t *length);

/**
 * What to tell the player of what king_round_why_not() found: a sentence in English or Turkish, without the
 * clause.
 *
 * KING_NONE: it is legal.
 */
int32_t king_round_why_not_message(const king_round *round,
                                   uint8_t action,
                                   uint8_t lang,
                                   char *buffer,
                                   uint32_t size,
                                   uint32_t *length);

/**
 * Carries out an action of the seat on turn.
 *
 * KING_E_ILLEGAL: it is not among the legal actions; `reason`, unless it is NULL, then tells why.
 */
int32_t king_round_apply(king_round *round, uint8_t action, uint8_t *reason);

/**
 * Carries out an action known to be legal, as one out of king_round_legal_actions() is, without looking at it
 * again. An illegal one leaves a round that no legal play leads to.
 */
int32_t king_round_apply_unchecked(king_round *round, uint8_t action);

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
int32_t king_round_perft(const king_round *round,
                         uint8_t depth,
                         uint64_t *count);

/**
 * The points taken so far, `taken[4]` (not below 0) in a penalty, or won in koz and dürt: see
 * king_table_taken().
 */
int32_t king_round_taken(const king_round *round, int16_t *taken);

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
int32_t king_round_parse(const char *text, uint32_t length, king_round *round, uint32_t *at);

/** How many bytes a round of King is saved as. */
#define KING_ROUND_BYTES 101

/**
 * Saves a round of King: KING_ROUND_BYTES bytes, with a version in them, the same on every platform and in
 * every language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t king_round_to_bytes(const king_round *round, uint8_t *bytes, uint32_t size);

/**
 * Loads what king_round_to_bytes() saved, by doing all of it again: what could not have come about is refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be KING_ROUND_BYTES.
 */
int32_t king_round_from_bytes(const uint8_t *bytes,
                              uint32_t length,
                              king_round *round,
                              uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * The table of King: everything about a round that all may know, and what follows from it.
 *
 * It holds no hidden card (K11.1). Law is asked of a table and one hand. A round and a view give their table;
 * one who looks on begins with the record of a round in which all hands are `?`, and follows it with
 * king_table_apply().
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What all may know of a round. Made by king_round_table(), king_view_table(), king_table_parse() and
 * king_table_from_bytes().
 */
struct king_table {
    uint64_t opaque[11];
};

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

/** The doubles and redoubles said so far. */
int32_t king_table_doubles(const king_table *table, uint16_t *doubles);

/** The cards played so far. */
int32_t king_table_played(const king_table *table, uint64_t *cards);

/** The cards that a seat has played so far. */
int32_t king_table_played_by(const king_table *table, uint8_t seat, uint64_t *cards);

/** How many cards a seat holds. */
int32_t king_table_held(const king_table *table, uint8_t seat, uint8_t *count);

/**
 * Who played what, in order, passes left out: `count` cards, and the seat of each. The lists have room for
 * `capacity` items; 52 always suffice.
 *
 * KING_E_SHORT: they have no room for all; `count` tells how many there are.
 */
int32_t king_table_plays(const king_table *table,
                         uint8_t *seats,
                         uint8_t *cards,
                         uint32_t capacity,
                         uint32_t *count);

/**
 * Who said and did what, in order, forced actions and passes included: `count` actions, and the seat of each.
 * The lists have room for `capacity` items; KING_MAX_ACTIONS always suffice.
 *
 * KING_E_SHORT: they have no room for all; `count` tells how many there are.
 */
int32_t king_table_actions(const king_table *table,
                           uint8_t *seats,
                           uint8_t *actions,
                           uint32_t capacity,
                           uint32_t *count);

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

/**
 * The points taken so far, `taken[4]` (not below 0) in a penalty, or won in koz and dürt: p or v of K9. All 0
 * in an annulled round.
 */
int32_t king_table_taken(const king_table *table,
                         int16_t *taken);

/**
 * The scores of the round, `scores[4]` (K9).
 *
 * KING_NONE: it is not over, or was annulled.
 */
int32_t king_table_scores(const king_table *table, int32_t *scores);

/** The record of the round without its hands, which are `?`: `king1 N:? ? ? ? …`. */
int32_t king_table_text(const king_table *table, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a record in which all hands are `?`.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_table_parse(const char *text, uint32_t length, king_table *table, uint32_t *at);

/** How many bytes a table of King is saved as. */
#define KING_TABLE_BYTES 101

/**
 * Saves a table of King: KING_TABLE_BYTES bytes, with a version in them, the same on every platform and in
 * every language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t king_table_to_bytes(const king_table *table, uint8_t *bytes, uint32_t size);

/**
 * Loads what king_table_to_bytes() saved, by doing all of it again: what could not have come about is refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be KING_TABLE_BYTES.
 */
int32_t king_table_from_bytes(const uint8_t *bytes,
                              uint32_t length,
                              king_table *table,
                              uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * The law of King, asked of a table and one hand (K3 to K8).
 *
 * Rounds and views ask it for the seat on turn or the viewer; who has only a table gives the hand. A table is also
 * followed: king_table_apply() advances it by what everybody sees.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What decides which cards may be played now.
 *
 * KING_NONE: no card can be played to a trick, so also in dürt.
 */
int32_t king_table_duties(const king_table *table, king_duties *duties);

/** In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none. */
int32_t king_table_open_cards(const king_table *table, uint64_t *cards);

/**
 * What the seat on turn may do if it holds that hand, `mask[2]`; empty when the round is over. The hand is what
 * it holds now: no card that has been played.
 */
int32_t king_table_legal_actions(const king_table *table,
                                 uint64_t hand,
                                 uint64_t *mask);

/**
 * The cards of that hand, as it is now, that the seat on turn may play; empty outside KING_PHASE_PLAY, and in
 * dürt when it must pass.
 */
int32_t king_table_legal_cards(const king_table *table, uint64_t hand, uint64_t *cards);

/** Why the seat on turn may not do that if it holds that hand now: a `king_reason`, or 0 when it may. */
int32_t king_table_why_not(const king_table *table, uint64_t hand, uint8_t action, uint8_t *reason);

/**
 * The clause of the rulebook that king_table_why_not() speaks of, such as `K7.6`.
 *
 * KING_NONE: it is legal.
 */
int32_t king_table_why_not_clause(const king_table *table,
                                  uint64_t hand,
                                  uint8_t action,
                                  char *buffer,
                                  uint32_t size,
                                  uint32_t *length);

/**
 * What to tell the player of what king_table_why_not() found: a sentence in English or Turkish, without the
 * clause.
 *
 * KING_NONE: it is legal.
 */
int32_t king_table_why_not_message(const king_table *table,
                                   uint64_t hand,
                                   uint8_t action,
                                   uint8_t lang,
                                   char *buffer,
                                   uint32_t size,
                                   uint32_t *length);

/**
 * Advances the table by what the seat on turn does, as one who looks on sees it.
 *
 * KING_E_ILLEGAL: no hand that fits the record makes it legal; `reason`, unless it is NULL, then tells why.
 */
int32_t king_table_apply(king_table *table, uint8_t action, uint8_t *reason);

/**
 * Reads an action at this position, where `masa` and `soyleyen_haric` have a meaning: the doubling of all
 * others, and of all but the declarer (K5.2). Whether it is legal is not asked.
 *
 * KING_E_TEXT: it is no action.
 */
int32_t king_table_parse_action(const king_table *table,
                                const char *text,
                                uint32_t length,
                                uint8_t *action,
                                uint32_t *at);

/**
 * The cards that the record proves a seat not to hold: who did not follow a suit, passed in dürt, annulled, or
 * discarded where a duty was to shed, shows what it lacks (K11.1). Every action is taken for itself; counting
 * cards is left to those who sample hands.
 */
int32_t king_table_excluded(const king_table *table,
                            uint8_t seat,
                            uint64_t *cards);

/* --------------------------------------------------------------------------------------------------------------------
 * A view of King: the table and what one seat sees of the hands, for a client or a bot.
 *
 * It says what its seat may do, and king_view_apply() advances it by anyone's action. A view that
 * king_round_view() makes of a played round that is over holds all hands (K11.1); one that has come there by
 * king_view_apply() may not.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What one seat may know of a round. Made by king_round_view(), king_view_new(), king_view_parse() and
 * king_view_from_bytes().
 */
struct king_view {
    uint64_t opaque[16];
};

/**
 * The view of a seat at the start of a round: its 13 cards and what all know. `rules` may be NULL.
 *
 * KING_E_CARDS: the hand has not 13 cards. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t king_view_new(uint8_t viewer,
                      uint64_t hand,
                      uint8_t declarer,
                      uint8_t unused,
                      const king_house_rules *rules,
                      king_view *view);

/** The seat that looks. */
int32_t king_view_viewer(const king_view *view, uint8_t *seat);

/** What all may know, as a copy. */
int32_t king_view_table(const king_view *view, king_table *table);

/**
 * What a seat holds now.
 *
 * KING_NONE: the viewer does not see it.
 */
int32_t king_view_hand(const king_view *view, uint8_t seat, uint64_t *cards);

/** The cards still out that the viewer does not see: neither played nor in a hand that it sees. */
int32_t king_view_unseen(const king_view *view, uint64_t *cards);

/** What the viewer may do, `mask[2]`; empty when it is not its turn. */
int32_t king_view_legal_actions(const king_view *view, uint64_t *mask);

/** The cards that the viewer may play; empty when it is not its turn. */
int32_t king_view_legal_cards(const king_view *view, uint64_t *cards);

/** Why the viewer may not do that: a `king_reason`, or 0 when it may. It depends only on what the viewer sees. */
int32_t king_view_why_not(const king_view *view, uint8_t action, uint8_t *reason);

/**
 * The clause of the rulebook that king_view_why_not() speaks of, such as `K7.6`.
 *
 * KING_NONE: it is legal.
 */
int32_t king_view_why_not_clause(const king_view *view,
                                 uint8_t action,
                                 char *buffer,
                                 uint32_t size,
                                 uint32_t *length);

/**
 * What to tell the player of what king_view_why_not() found: a sentence in English or Turkish, without the
 * clause.
 *
 * KING_NONE: it is legal.
 */
int32_t king_view_why_not_message(const king_view *view,
                                  uint8_t action,
                                  uint8_t lang,
                                  char *buffer,
                                  uint32_t size,
                                  uint32_t *length);

/**
 * Advances the view by what the seat on turn does, whoever it is.
 *
 * When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and
 * the whole record is legal with it. Once they are shown, king_view_with_hidden() takes them and gives the
 * round, and king_round_view() of that all hands.
 *
 * KING_E_ILLEGAL: the viewer may not do that, or another seat cannot, as far as the record and the viewer's
 * cards tell; `reason`, unless it is NULL, then tells why.
 */
int32_t king_view_apply(king_view *view,
                        uint8_t action,
                        uint8_t *reason);

/**
 * The round in which the other seats hold these cards now, `hands[4]`; the places of hands that the view sees
 * are not read. A guess by a sampler, or the truth once it is shown.
 *
 * KING_E_CARDS: the hands do not make up the pack with what is seen, or one has another number of cards than
 * its seat holds. KING_E_HIDDEN: the record would not have been legal with them.
 */
int32_t king_view_with_hidden(const king_view *view, const uint64_t *hands, king_round *round);

/** The record of the round with `?` for the hands that the viewer does not see. */
int32_t king_view_text(const king_view *view, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the view of a seat from its text.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_view_parse(uint8_t viewer,
                        const char *text,
                        uint32_t length,
                        king_view *view,
                        uint32_t *at);

/** How many bytes a view of King is saved as. */
#define KING_VIEW_BYTES 101

/**
 * Saves a view of King: KING_VIEW_BYTES bytes, with a version in them, the same on every platform and in every
 * language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t king_view_to_bytes(const king_view *view,
                           uint8_t *bytes,
                           uint32_t size);

/**
 * Loads what king_view_to_bytes() saved, by doing all of it again: what could not have come about is refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be KING_VIEW_BYTES.
 */
int32_t king_view_from_bytes(const uint8_t *bytes, uint32_t length, king_view *view, uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * Why an action that somebody else does is refused.
 *
 * Who may not do something is told by king_round_why_not() and its like, which ask about the seat on turn or the viewer.
 * A table or a view also follows the actions of seats whose hands it does not see, and refuses those that no hand can
 * make legal.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * The clause of the rulebook by which king_table_apply() refuses an action, such as `K7.2`.
 *
 * KING_NONE: it is not refused.
 */
int32_t king_table_apply_clause(const king_table *table,
                                uint8_t action,
                                char *buffer,
                                uint32_t size,
                                uint32_t *length);

/**
 * What to say of an action that king_table_apply() refuses: a sentence in English or Turkish, without the clause.
 *
 * KING_NONE: it is not refused.
 */
int32_t king_table_apply_message(const king_table *table,
                                 uint8_t action,
                                 uint8_t lang,
                                 char *buffer,
                                 uint32_t size,
                                 uint32_t *length);

/**
 * The clause of the rulebook by which king_view_apply() refuses an action, such as `K7.2`.
 *
 * KING_NONE: it is not refused.
 */
int32_t king_view_apply_clause(const king_view *view,
                               uint8_t action,
                               char *buffer,
                               uint32_t size,
                               uint32_t *length);

/**
 * What to say of an action that king_view_apply() refuses: a sentence in English or Turkish, without the clause.
 *
 * KING_NONE: it is not refused.
 */
int32_t king_view_apply_message(const king_view *view,
                                uint8_t action,
                                uint8_t lang,
                                char *buffer,
                                uint32_t size,
                                uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * A party of King: 32 rounds, who declares and deals, and the running scores (K2, K10).
 *
 * It keeps the results, not the rounds: annulled rounds leave no trace. king_party_start() and
 * king_party_record() run a table, king_party_record_result() keeps the score for people who play with real
 * cards.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * A party and its results so far. Made by king_party_new(), king_party_parse(), king_party_from_bytes() and
 * king_party_reader_so_far().
 */
struct king_party {
    uint64_t opaque[30];
};

/** One counted round of a party. */
struct king_round_result {
    /** The scores, N, E, S, W. */
    int32_t scores[4];
    /** The points taken (not below 0) in a penalty, or won in koz and dürt, N, E, S, W. */
    int16_t taken[4];
    /** Who doubled whom. */
    uint16_t doubles;
    /** Who declared. */
    uint8_t declarer;
    /** What was declared, 0 to 22. */
    uint8_t contract;
};

/** How many rounds a party counts (K2.2). */
#define KING_PARTY_ROUNDS 32

/** What every seat starts a party with (K10.1). */
#define KING_PARTY_START 122

/** A party before its first round. Who declares first is drawn: see king_first_declarer(). `rules` may be NULL. */
int32_t king_party_new(uint8_t first_declarer,
                       const king_house_rules *rules,
                       king_party *party);

/** Who declared, or declares, the first round. */
int32_t king_party_first_declarer(const king_party *party, uint8_t *seat);

/** The house rules. */
int32_t king_party_house_rules(const king_party *party, king_house_rules *rules);

/** How many rounds are counted, 0 to 32. */
int32_t king_party_len(const king_party *party, uint8_t *count);

/** Whether all rounds are counted: 1 or 0. */
int32_t king_party_is_over(const king_party *party, uint8_t *over);

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
int32_t king_party_unused(const king_party *party, uint8_t seat, uint8_t *kinds);

/**
 * The next round, with the deal `hands[4]`.
 *
 * KING_E_CARDS: the hands do not make up the pack. KING_E_OVER: the party is over.
 */
int32_t king_party_start(const king_party *party, const uint64_t *hands, king_round *round);

/**
 * Counts a round that is over. One that was annulled is the party's next round too, but leaves the party as it
 * is: the same declarer begins afresh (K4.2).
 *
 * KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED, KING_E_WRONG_RULES: the round is not
 * over, or not the next round of this party. KING_E_USED, KING_E_DOUBLES, KING_E_POINTS: its memory has been
 * damaged, for no play leads to such a round.
 */
int32_t king_party_record(king_party *party,
                          const king_round *round);

/**
 * Counts the result of a round that was played with real cards: what the next declarer declared, who doubled
 * whom, and the points `taken[4]` (not below 0) in a penalty, or won in koz and dürt.
 *
 * KING_E_OVER: the party is over. KING_E_USED: the declarer has declared this before. KING_E_DOUBLES,
 * KING_E_POINTS: there can be no such doubles or points.
 */
int32_t king_party_record_result(king_party *party,
                                 uint8_t contract,
                                 uint16_t doubles,
                                 const int16_t *taken);

/**
 * Counted round number n, from 0.
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

/** The score sheet; king_sheet_check() is sağlama (K10.2). */
int32_t king_party_sheet(const king_party *party, king_sheet *sheet);

/**
 * How the party ended (K10.3): the sets of seats that come out and that sink, and the rank of each, `ranks[4]`,
 * as king_outcome() tells them of its totals.
 *
 * KING_NONE: it is not over.
 */
int32_t king_party_outcome(const king_party *party,
                           uint8_t *cikan,
                           uint8_t *batan,
                           uint8_t *ranks);

/**
 * How a party with the final scores `totals[4]` ends (K10.3): the set of seats that come out (çıkan, above
 * zero), the set of those that sink (batan), and the rank of each, `ranks[4]`, from 1; equal scores share a
 * rank.
 */
int32_t king_outcome(const int32_t *totals, uint8_t *cikan, uint8_t *batan, uint8_t *ranks);

/** The score sheet without cards in one line: `king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10`. */
int32_t king_party_text(const king_party *party, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a score sheet without cards, recording each result again.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_party_parse(const char *text, uint32_t length, king_party *party, uint32_t *at);

/**
 * The first line of a party file, `king-party1 S -`, without its line end. The records of the rounds follow
 * it, a line each, annulled ones included: see king_party_reader_new().
 */
int32_t king_party_file_head(const king_party *party, char *buffer, uint32_t size, uint32_t *length);

/** How many bytes a party is saved as. */
#define KING_PARTY_BYTES 230

/**
 * Saves a party: KING_PARTY_BYTES bytes, with a version in them, the same on every platform and in every
 * language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t king_party_to_bytes(const king_party *party, uint8_t *bytes, uint32_t size);

/**
 * Loads what king_party_to_bytes() saved, by doing all of it again: what could not have come about is refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be KING_PARTY_BYTES.
 */
int32_t king_party_from_bytes(const uint8_t *bytes,
                              uint32_t length,
                              king_party *party,
                              uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * The score sheet of King as players keep it: for each declarer and kind of contract, the four scores of that
 * round (K10).
 * -------------------------------------------------------------------------------------------------------------------- */

/** A score sheet. Made by king_sheet_new() and king_party_sheet(). */
struct king_sheet {
    uint64_t opaque[69];
};

/** A round on a sheet that does not balance. */
struct king_imbalance {
    /** What its four scores sum to. */
    int64_t found;
    /** What they should sum to. */
    int64_t expected;
    /** Who declared the round. */
    uint8_t declarer;
    /** The kind of contract. */
    uint8_t contract_kind;
    /** Zero. */
    uint8_t rest[6];
};

/** An empty sheet. */
int32_t king_sheet_new(king_sheet *sheet);

/** Writes the scores of a round, `scores[4]`, in the place of its declarer and kind of contract. */
int32_t king_sheet_enter(king_sheet *sheet, uint8_t declarer, uint8_t kind, const int32_t *scores);

/**
 * The scores of the round that a seat declared with that kind of contract, `scores[4]`.
 *
 * KING_NONE: it is not written.
 */
int32_t king_sheet_scores(const king_sheet *sheet, uint8_t declarer, uint8_t kind, int32_t *scores);

/**
 * What each seat has, `totals[4]`: the start and all scores written. Scores that no round can have make a total
 * stay at the ends of int32_t.
 */
int32_t king_sheet_totals(const king_sheet *sheet,
                          int32_t *totals);

/**
 * What the four scores of a seat's contract sum to.
 *
 * KING_NONE: it is not written.
 */
int32_t king_sheet_sum(const king_sheet *sheet, uint8_t declarer, uint8_t kind, int64_t *sum);

/** What the scores of a kind of contract sum to over all four declarers, as far as they are written. */
int32_t king_sheet_sum_over_declarers(const king_sheet *sheet, uint8_t kind, int64_t *sum);

/**
 * Sağlama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum
 * to the total of its contract.
 *
 * KING_NONE: there is no such round; the sheet balances.
 */
int32_t king_sheet_check(const king_sheet *sheet,
                         king_imbalance *imbalance);

/* --------------------------------------------------------------------------------------------------------------------
 * Reading a party file round by round.
 *
 * A party file is a line `king-party1 FIRST_DECLARER RULES` and then the record of a round a line, annulled
 * ones included; blank lines and those that begin with `#` are passed over. Each round must be the next of the
 * party; the last may be unfinished. The text is the caller's: all of it is given to each call.
 * -------------------------------------------------------------------------------------------------------------------- */

/** Where the reading of a party file stands. Made by king_party_reader_new(). */
struct king_party_reader {
    uint64_t opaque[32];
};

/**
 * Reads the first line of a party file.
 *
 * KING_E_TEXT: it is not the head of one.
 */
int32_t king_party_reader_new(const char *text,
                              uint32_t length,
                              king_party_reader *reader,
                              uint32_t *at);

/**
 * Reads the next round of the file, whose whole text is given again.
 *
 * KING_NONE: there is no more. KING_E_TEXT: it cannot be read, or is not the next round; `at` counts from the start
 * of the text. Reading cannot go on then.
 */
int32_t king_party_reader_next(king_party_reader *reader,
                               const char *text,
                               uint32_t length,
                               king_round *round,
                               uint32_t *at);

/** The party with the rounds that were read and are over. */
int32_t king_party_reader_so_far(const king_party_reader *reader, king_party *party);

/* --------------------------------------------------------------------------------------------------------------------
 * Rounds of King played at random by seed.
 *
 * Round number k depends on the seed and k alone: it is dealt by king_deal_seed() and played by
 * king_choices(). What is prescribed is not drawn. Unless something else is set, the seats declare in turn,
 * North in round 0, and draw their contracts among all; nobody doubles and nobody annuls; the rulebook holds
 * as it stands.
 * -------------------------------------------------------------------------------------------------------------------- */

/** What is said in the talk of simulated rounds. */
KING_ENUM(king_talk, uint8_t) {
    /** Everybody says iyi. */
    KING_TALK_SILENT = 0,
    /** Every seat draws among all that it may say. */
    KING_TALK_UNIFORM = 1,
    /** What comes to the doubles set by king_simulation_set_doubles(). */
    KING_TALK_SAID = 2,
};

/** The settings of simulated rounds. Made by king_simulation_new(). */
struct king_simulation {
    uint64_t opaque[4];
};

/** Simulated rounds of that seed. */
int32_t king_simulation_new(uint64_t seed, king_simulation *simulation);

/** Who declares; KING_NOTHING: the seats in turn. */
int32_t king_simulation_set_declarer(king_simulation *simulation, uint8_t declarer);

/**
 * What is declared, 0 to 22; KING_NOTHING: it is drawn, a kind of contract among the unused first, then its
 * suit or rank.
 */
int32_t king_simulation_set_contract(king_simulation *simulation, uint8_t contract);

/** What the declarer may declare, as a set of kinds. */
int32_t king_simulation_set_unused(king_simulation *simulation, uint8_t unused);

/** The house rules; NULL for the default. */
int32_t king_simulation_set_house_rules(king_simulation *simulation,
                                        const king_house_rules *rules);

/** What is said in the talk: KING_TALK_SILENT or KING_TALK_UNIFORM. */
int32_t king_simulation_set_talk(king_simulation *simulation, uint8_t talk);

/**
 * Lets the talk come to these doubles: the others double in its first round, the declarer redoubles in the
 * second.
 */
int32_t king_simulation_set_doubles(king_simulation *simulation, uint16_t doubles);

/** 1 when a seat that may annul a Rıfkı round draws whether it does, 0 when every seat keeps (K4). */
int32_t king_simulation_set_annul(king_simulation *simulation, uint8_t annul);

/**
 * Round number k, from 0, played to its end.
 *
 * KING_E_NOTHING_TO_DECLARE, KING_E_ILLEGAL, KING_E_DOUBLES: nothing can be declared, not what is set, or no
 * talk can come to the doubles set.
 */
int32_t king_simulation_round(const king_simulation *simulation, uint64_t k, king_round *round);

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

/** A name of a player for people: `player 0`, `oyuncu 0`. */
int32_t balayi_player_name(uint8_t player, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/** The text of a declaration in records: `C`, `D`, `H`, `S` or `NT`. */
int32_t balayi_denomination_text(uint8_t denomination, char *buffer, uint32_t size, uint32_t *length);

/** The name of a declaration for people: `no trump`, `kozsuz`. */
int32_t balayi_denomination_name(uint8_t denomination,
                                 uint8_t lang,
                                 char *buffer,
                                 uint32_t size,
                                 uint32_t *length);

/**
 * Reads a declaration, as balayi_denomination_text() gives it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_denomination_parse(const char *text, uint32_t length, uint8_t *denomination, uint32_t *at);

/** The weight of a declaration, 1 to 5 (B6.1). */
int32_t balayi_denomination_weight(uint8_t denomination, int32_t *weight);

/**
 * The scores of players 0 and 1, `scores[2]`, when player 0 took so many of the 26 tricks: (tricks - 13) ×
 * weight; their sum is 0 (B6.1).
 */
int32_t balayi_denomination_scores(uint8_t denomination, uint8_t tricks_of_zero, int32_t *scores);

/** A set of declarations: `all`, or their texts joined by commas in order, or `-` for none. */
int32_t balayi_denominations_text(uint8_t denominations, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a set of declarations in the one form that balayi_denominations_text() gives.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_denominations_parse(const char *text, uint32_t length, uint8_t *denominations, uint32_t *at);

/** The text of an action of Balayı in records: `SA`, `NT`. */
int32_t balayi_action_text(uint8_t action, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads an action of Balayı of any phase.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_action_parse(const char *text, uint32_t length, uint8_t *action, uint32_t *at);

/** The text of a phase of Balayı: `declare`, `play` or `over`. */
int32_t balayi_phase_text(uint8_t phase, char *buffer, uint32_t size, uint32_t *length);

/** The name of a phase of Balayı for people. */
int32_t balayi_phase_name(uint8_t phase, uint8_t lang, char *buffer, uint32_t size, uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * The pack of Balayı, `pack[52]`, in the order in which it is dealt, and where each card goes (B2).
 *
 * The pack of a seed is given by king_pack_from_seed().
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
 * KING_E_CARDS: a card is there twice.
 */
int32_t balayi_pack_text(const uint8_t *pack, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads 52 different cards separated by spaces into `pack[52]`.
 *
 * KING_E_TEXT: they are not that.
 */
int32_t balayi_pack_parse(const char *text, uint32_t length, uint8_t *pack, uint32_t *at);

/**
 * Where the card goes that stands at `slot` of the pack, 0 to 51, when `dealer` deals: a `balayi_place`, the player
 * whose it is, and the number of its pile or hand card.
 */
int32_t balayi_place_of(uint8_t slot,
                        uint8_t dealer,
                        uint8_t *place,
                        uint8_t *owner,
                        uint8_t *number);

/**
 * The place in the pack, 0 to 51, of the card that goes there when `dealer` deals: the inverse of
 * balayi_place_of().
 */
int32_t balayi_place_slot(uint8_t place, uint8_t owner, uint8_t number, uint8_t dealer, uint8_t *slot);

/* --------------------------------------------------------------------------------------------------------------------
 * Which cards may be played in Balayı, for engines that keep their own state (B5).
 *
 * `playable` are the cards that the player can choose from (B4); `led` is the card led, or KING_NOTHING for
 * the player who leads; `trump` is a suit, or KING_NOTHING. Who wins a trick is told by king_winner().
 * -------------------------------------------------------------------------------------------------------------------- */

/** The cards that may be played out of the playable ones (B5.1 to B5.3). */
int32_t balayi_duty_legal_cards(uint64_t playable, uint8_t led, uint8_t trump, uint64_t *cards);

/**
 * Why a playable card may not be played: a `king_reason`, or 0 when it may.
 *
 * KING_E_RANGE: the card is not among the playable ones.
 */
int32_t balayi_duty_why_not(uint64_t playable, uint8_t card, uint8_t led, uint8_t trump, uint8_t *reason);

/**
 * The clause of the rulebook that balayi_duty_why_not() speaks of, such as `B5.1`.
 *
 * KING_NONE: it is legal.
 */
int32_t balayi_duty_why_not_clause(uint64_t playable,
                                   uint8_t card,
                                   uint8_t led,
                                   uint8_t trump,
                                   char *buffer,
                                   uint32_t size,
                                   uint32_t *length);

/**
 * What to tell the player of what balayi_duty_why_not() found: a sentence in English or Turkish, without the
 * clause.
 *
 * KING_NONE: it is legal.
 */
int32_t balayi_duty_why_not_message(uint64_t playable,
                                    uint8_t card,
                                    uint8_t led,
                                    uint8_t trump,
                                    uint8_t lang,
                                    char *buffer,
                                    uint32_t size,
                                    uint32_t *length);

/** What a card that was played proves its player not to have been able to play. */
int32_t balayi_duty_excluded(uint8_t card, uint8_t led, uint8_t trump, uint64_t *cards);

/**
 * Who leads to the first trick: the player with the lowest diamond among the open cards, `open[2]`; the
 * declarer when there is none (B3.1).
 */
int32_t balayi_duty_starter(const uint64_t *open, uint8_t declarer, uint8_t *player);

/* --------------------------------------------------------------------------------------------------------------------
 * A round of Balayı with all its cards: what a server holds.
 *
 * What both players may see is asked of its table, what one of them sees of its view.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * One round of Balayı. To take something back, keep the value from before. Made by balayi_round_new(),
 * balayi_round_parse(), balayi_round_from_bytes(), balayi_match_start(), balayi_match_reader_next(),
 * balayi_simulation_round() and balayi_view_with_hidden().
 */
struct balayi_round {
    uint64_t opaque[16];
};

/** The most cards that one action turns up (B2.4). */
#define BALAYI_MOST_REVEALED 15

/**
 * A round before the declaration. `pack[52]` is dealt in its order; `unused` is the set of what the player who
 * does not deal may declare (B1.3).
 *
 * KING_E_CARDS: a card is there twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
 */
int32_t balayi_round_new(const uint8_t *pack,
                         uint8_t dealer,
                         uint8_t unused,
                         balayi_round *round);

/** The pack as it was dealt, `pack[52]`. */
int32_t balayi_round_pack(const balayi_round *round, uint8_t *pack);

/** What both players see, and so may any spectator. */
int32_t balayi_round_table(const balayi_round *round, balayi_table *table);

/** What a player may see (B7.1). */
int32_t balayi_round_view(const balayi_round *round, uint8_t player, balayi_view *view);

/** A player's hand cards that it has not played, whether it sees them yet or not. */
int32_t balayi_round_hand(const balayi_round *round, uint8_t player, uint64_t *cards);

/**
 * The cards that a player could choose from if it had to lead (B4): its open table cards, and its hand cards
 * once they are unlocked. Empty unless cards are being played.
 */
int32_t balayi_round_playable(const balayi_round *round, uint8_t player, uint64_t *cards);

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
 * Why the player on turn may not do that: a `king_reason`, or 0 when it may. It tells nothing that this player
 * does not see.
 */
int32_t balayi_round_why_not(const balayi_round *round,
                             uint8_t action,
                             uint8_t *reason);

/**
 * The clause of the rulebook that balayi_round_why_not() speaks of, such as `B5.1`.
 *
 * KING_NONE: it is legal.
 */
int32_t balayi_round_why_not_clause(const balayi_round *round,
                                    uint8_t action,
                                    char *buffer,
                                    uint32_t size,
                                    uint32_t *length);

/**
 * What to tell the player of what balayi_round_why_not() found: a sentence in English or Turkish, without the
 * clause.
 *
 * KING_NONE: it is legal.
 */
int32_t balayi_round_why_not_message(const balayi_round *round,
                                     uint8_t action,
                                     uint8_t lang,
                                     char *buffer,
                                     uint32_t size,
                                     uint32_t *length);

/**
 * Does what the player on turn does.
 *
 * KING_E_ILLEGAL: it is not among the legal actions; `reason`, unless it is NULL, then tells why.
 */
int32_t balayi_round_apply(balayi_round *round, uint8_t action, uint8_t *reason);

/**
 * Does what is known to be legal, as one out of balayi_round_legal_actions() is, without looking at it again.
 * Any other action makes a round that cannot come about.
 */
int32_t balayi_round_apply_unchecked(balayi_round *round, uint8_t action);

/**
 * The cards that an action lets a player, or with KING_NOTHING every spectator, see for the first time: what
 * balayi_view_apply() and balayi_table_apply() need besides the action. Ask before the action is applied;
 * there is none when it is illegal. The list has room for `capacity` cards; BALAYI_MOST_REVEALED always
 * suffice.
 *
 * KING_E_SHORT: it has no room for all; `count` tells how many there are.
 */
int32_t balayi_round_revealed(const balayi_round *round,
                              uint8_t viewer,
                              uint8_t action,
                              uint8_t *cards,
                              uint32_t capacity,
                              uint32_t *count);

/** The tricks that players 0 and 1 have taken so far, `taken[2]`. */
int32_t balayi_round_taken(const balayi_round *round, uint8_t *taken);

/**
 * The scores of players 0 and 1, `scores[2]` (B6.1).
 *
 * KING_NONE: the round is not over.
 */
int32_t balayi_round_scores(const balayi_round *round, int32_t *scores);

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
int32_t balayi_round_perft(const balayi_round *round,
                           uint8_t depth,
                           uint64_t *count);

/** The record of the round in one line, `balayi1 …`: the pack and every action so far. */
int32_t balayi_round_text(const balayi_round *round, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
 * the position there.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_round_parse(const char *text, uint32_t length, balayi_round *round, uint32_t *at);

/** How many bytes a round of Balayı is saved as. */
#define BALAYI_ROUND_BYTES 110

/**
 * Saves a round of Balayı: BALAYI_ROUND_BYTES bytes, with a version in them, the same on every platform and in
 * every language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t balayi_round_to_bytes(const balayi_round *round,
                              uint8_t *bytes,
                              uint32_t size);

/**
 * Loads what balayi_round_to_bytes() saved, by doing all of it again: what could not have come about is
 * refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be BALAYI_ROUND_BYTES.
 */
int32_t balayi_round_from_bytes(const uint8_t *bytes,
                                uint32_t length,
                                balayi_round *round,
                                uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * The table of Balayı: a round as everybody sees it, without the cards that not both players see (B7.1).
 *
 * What is asked here depends on nothing else, so a round and a view answer by their tables. After the end a
 * table holds all cards.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What both players see. Made by balayi_round_table(), balayi_view_table(), balayi_table_parse() and
 * balayi_table_from_bytes().
 */
struct balayi_table {
    uint64_t opaque[16];
};

/** A trick of Balayı: the card led and the answer to it. */
struct balayi_trick {
    /** Who led. */
    uint8_t leader;
    /** The card that was led. */
    uint8_t lead;
    /** What the other player answered; KING_NOTHING while the trick is running. */
    uint8_t answer;
    /** Who took it (B5.4); KING_NOTHING while it is running. */
    uint8_t winner;
};

/** One of a player's ten piles (B2.6, B4.1). */
struct balayi_pile {
    /** The card that lies face up; KING_NOTHING when it is not dealt yet, and when both cards have been played. */
    uint8_t open;
    /** 1 when a closed card lies there that was not turned up yet, else 0. */
    uint8_t closed;
};

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
int32_t balayi_table_declared(const balayi_table *table, uint8_t *denomination);

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
 * KING_E_SHORT: they have no room for all; `count` tells how many there are.
 */
int32_t balayi_table_actions(const balayi_table *table,
                             uint8_t *players,
                             uint8_t *actions,
                             uint32_t capacity,
                             uint32_t *count);

/**
 * The cards that were played, in order: `count` cards, and the player of each. The lists have room for
 * `capacity` items; 52 always suffice.
 *
 * KING_E_SHORT: they have no room for all; `count` tells how many there are.
 */
int32_t balayi_table_plays(const balayi_table *table,
                           uint8_t *players,
                           uint8_t *cards,
                           uint32_t capacity,
                           uint32_t *count);

/**
 * Trick number n, from 0, the running one included.
 *
 * KING_NONE: there are not so many.
 */
int32_t balayi_table_tricks(const balayi_table *table, uint32_t n, balayi_trick *trick);

/**
 * The running trick.
 *
 * KING_NONE: the next card is a lead.
 */
int32_t balayi_table_trick(const balayi_table *table, balayi_trick *trick);

/**
 * The last trick that was completed.
 *
 * KING_NONE: there is none yet.
 */
int32_t balayi_table_last_trick(const balayi_table *table, balayi_trick *trick);

/** The tricks that players 0 and 1 have taken so far, `taken[2]`. */
int32_t balayi_table_taken(const balayi_table *table, uint8_t *taken);

/**
 * The scores of players 0 and 1, `scores[2]` (B6.1).
 *
 * KING_NONE: the round is not over.
 */
int32_t balayi_table_scores(const balayi_table *table, int32_t *scores);

/** A player's ten piles, `piles[10]` (B2.6). */
int32_t balayi_table_piles(const balayi_table *table, uint8_t player, balayi_pile *piles);

/** The cards that lie face up on a player's piles (B4.1). */
int32_t balayi_table_open_cards(const balayi_table *table, uint8_t player, uint64_t *cards);

/** Whether a player may see and play its hand cards: 1 or 0 (B4.2, B4.3). */
int32_t balayi_table_unlocked(const balayi_table *table, uint8_t player, uint8_t *unlocked);

/** How many hand cards a player has left. */
int32_t balayi_table_hand_count(const balayi_table *table, uint8_t player, uint8_t *count);

/** The hand cards that a player has played. */
int32_t balayi_table_played_from_hand(const balayi_table *table, uint8_t player, uint64_t *cards);

/**
 * The cards that the record proves not to be among a player's hand cards. Of cards that both players have seen
 * it says nothing, and of closed cards nothing can be proved (B4.4).
 */
int32_t balayi_table_excluded(const balayi_table *table,
                              uint8_t player,
                              uint64_t *cards);

/** The cards that both players see or have seen. */
int32_t balayi_table_seen(const balayi_table *table, uint64_t *cards);

/** The cards that not both players have seen. */
int32_t balayi_table_unseen(const balayi_table *table, uint64_t *cards);

/**
 * Follows the game: does what the player on turn did. `revealed` are the `count` cards that it turned up for
 * everybody, as balayi_round_revealed() gives them.
 *
 * KING_E_ILLEGAL: the action is illegal, or the record proves that it was; `reason`, unless it is NULL, then
 * tells why. KING_E_REVEALED: it turns up another number of cards, or these cannot be the ones.
 */
int32_t balayi_table_apply(balayi_table *table,
                           uint8_t action,
                           const uint8_t *revealed,
                           uint32_t count,
                           uint8_t *reason);

/** The record of the round with `?` for the cards that not both players see. */
int32_t balayi_table_text(const balayi_table *table, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads a record as everybody sees it.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_table_parse(const char *text, uint32_t length, balayi_table *table, uint32_t *at);

/** How many bytes a table of Balayı is saved as. */
#define BALAYI_TABLE_BYTES 110

/**
 * Saves a table of Balayı: BALAYI_TABLE_BYTES bytes, with a version in them, the same on every platform and in
 * every language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t balayi_table_to_bytes(const balayi_table *table,
                              uint8_t *bytes,
                              uint32_t size);

/**
 * Loads what balayi_table_to_bytes() saved, by doing all of it again: what could not have come about is
 * refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be BALAYI_TABLE_BYTES.
 */
int32_t balayi_table_from_bytes(const uint8_t *bytes,
                                uint32_t length,
                                balayi_table *table,
                                uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * A view of Balayı: a round as one player sees it, for a client or a bot (B7.1).
 *
 * There is no closed card in it, no hand of the other player, and not the own hand as long as that is locked.
 * After the end it holds every card.
 * -------------------------------------------------------------------------------------------------------------------- */

/** What one player sees. Made by balayi_round_view(), balayi_view_parse() and balayi_view_from_bytes(). */
struct balayi_view {
    uint64_t opaque[16];
};

/** The player who looks. */
int32_t balayi_view_viewer(const balayi_view *view, uint8_t *player);

/** What both players see. */
int32_t balayi_view_table(const balayi_view *view, balayi_table *table);

/** The viewer's hand cards that it has not played; empty while they are locked. */
int32_t balayi_view_hand(const balayi_view *view, uint64_t *cards);

/** The cards that the viewer could choose from if it had to lead (B4). Empty unless cards are being played. */
int32_t balayi_view_playable(const balayi_view *view, uint64_t *cards);

/** The cards that the viewer sees or has seen. */
int32_t balayi_view_seen(const balayi_view *view, uint64_t *cards);

/**
 * The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked
 * hand.
 */
int32_t balayi_view_unseen(const balayi_view *view, uint64_t *cards);

/** What the viewer may do, as one mask; empty when it is not on turn, and only then. */
int32_t balayi_view_legal_actions(const balayi_view *view, uint64_t *mask);

/** The cards that the viewer may play; empty when it is not its turn to play a card. */
int32_t balayi_view_legal_cards(const balayi_view *view, uint64_t *cards);

/** Why the viewer may not do that now: a `king_reason`, or 0 when it may. */
int32_t balayi_view_why_not(const balayi_view *view, uint8_t action, uint8_t *reason);

/**
 * The clause of the rulebook that balayi_view_why_not() speaks of, such as `B5.1`.
 *
 * KING_NONE: it is legal.
 */
int32_t balayi_view_why_not_clause(const balayi_view *view,
                                   uint8_t action,
                                   char *buffer,
                                   uint32_t size,
                                   uint32_t *length);

/**
 * What to tell the player of what balayi_view_why_not() found: a sentence in English or Turkish, without the
 * clause.
 *
 * KING_NONE: it is legal.
 */
int32_t balayi_view_why_not_message(const balayi_view *view,
                                    uint8_t action,
                                    uint8_t lang,
                                    char *buffer,
                                    uint32_t size,
                                    uint32_t *length);

/**
 * Follows the game: does what the player on turn did, the viewer or the other. `revealed` are the `count`
 * cards that the viewer sees for the first time through it, as balayi_round_revealed() gives them: after the
 * declaration the 15 open cards; the closed card that a table card uncovers; and, when the hand of the viewer
 * is unlocked, its six cards in any order.
 *
 * KING_E_ILLEGAL: the action is illegal, or the record proves that it was; `reason`, unless it is NULL, then
 * tells why. KING_E_REVEALED: it turns up another number of cards, or these cannot be the ones.
 */
int32_t balayi_view_apply(balayi_view *view,
                          uint8_t action,
                          const uint8_t *revealed,
                          uint32_t count,
                          uint8_t *reason);

/**
 * The round with `pack[52]`, if it can be the one that the viewer looks at: it agrees with all cards seen, and
 * everything that was done is legal with it. The six hand cards of a player may stand in any order.
 *
 * KING_E_CARDS: a card is there twice. KING_E_HIDDEN: it cannot be that round.
 */
int32_t balayi_view_with_hidden(const balayi_view *view,
                                const uint8_t *pack,
                                balayi_round *round);

/** The record of the round with `?` for the cards that the viewer does not see. */
int32_t balayi_view_text(const balayi_view *view, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the view of a player from its text.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t balayi_view_parse(uint8_t viewer,
                          const char *text,
                          uint32_t length,
                          balayi_view *view,
                          uint32_t *at);

/** How many bytes a view of Balayı is saved as. */
#define BALAYI_VIEW_BYTES 110

/**
 * Saves a view of Balayı: BALAYI_VIEW_BYTES bytes, with a version in them, the same on every platform and in
 * every language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t balayi_view_to_bytes(const balayi_view *view, uint8_t *bytes, uint32_t size);

/**
 * Loads what balayi_view_to_bytes() saved, by doing all of it again: what could not have come about is
 * refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be BALAYI_VIEW_BYTES.
 */
int32_t balayi_view_from_bytes(const uint8_t *bytes, uint32_t length, balayi_view *view, uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * Why an action that somebody else does is refused.
 *
 * What balayi_view_why_not() says is about the viewer. A table or a view also follows the actions of players whose hands
 * it does not see, and refuses those that no hand can make legal.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * The clause of the rulebook by which balayi_table_apply() refuses an action, such as `B5.1`.
 *
 * KING_NONE: it is not refused, or for the cards turned up alone.
 */
int32_t balayi_table_apply_clause(const balayi_table *table,
                                  uint8_t action,
                                  char *buffer,
                                  uint32_t size,
                                  uint32_t *length);

/**
 * What to say of an action that balayi_table_apply() refuses: a sentence in English or Turkish, without the clause.
 *
 * KING_NONE: it is not refused, or for the cards turned up alone.
 */
int32_t balayi_table_apply_message(const balayi_table *table,
                                   uint8_t action,
                                   uint8_t lang,
                                   char *buffer,
                                   uint32_t size,
                                   uint32_t *length);

/**
 * The clause of the rulebook by which balayi_view_apply() refuses an action, such as `B5.1`.
 *
 * KING_NONE: it is not refused, or for the cards turned up alone.
 */
int32_t balayi_view_apply_clause(const balayi_view *view,
                                 uint8_t action,
                                 char *buffer,
                                 uint32_t size,
                                 uint32_t *length);

/**
 * What to say of an action that balayi_view_apply() refuses: a sentence in English or Turkish, without the clause.
 *
 * KING_NONE: it is not refused, or for the cards turned up alone.
 */
int32_t balayi_view_apply_message(const balayi_view *view,
                                  uint8_t action,
                                  uint8_t lang,
                                  char *buffer,
                                  uint32_t size,
                                  uint32_t *length);

/* --------------------------------------------------------------------------------------------------------------------
 * A match of Balayı: the results of up to ten rounds (B1.2).
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * A match and its results so far. Made by balayi_match_new(), balayi_match_parse(), balayi_match_from_bytes() and
 * balayi_match_reader_so_far().
 */
struct balayi_match {
    uint64_t opaque[4];
};

/** What a round of a match came to. */
struct balayi_round_result {
    /** The scores of players 0 and 1, which sum to 0. */
    int32_t scores[2];
    /** The tricks that players 0 and 1 took, 26 in all. */
    uint8_t taken[2];
    /** Who declared. */
    uint8_t declarer;
    /** What was declared. */
    uint8_t denomination;
};

/** How many rounds a match has (B1.2). */
#define BALAYI_MATCH_ROUNDS 10

/** The outcome of a match with equal totals (B6.2). */
#define BALAYI_DRAW 2

/** A match before its first round. */
int32_t balayi_match_new(uint8_t first_dealer, balayi_match *game);

/** The player who deals the first round. */
int32_t balayi_match_first_dealer(const balayi_match *game, uint8_t *player);

/** How many rounds have been entered, 0 to 10. */
int32_t balayi_match_len(const balayi_match *game, uint8_t *count);

/** Whether all ten rounds have been entered: 1 or 0. */
int32_t balayi_match_is_over(const balayi_match *game, uint8_t *over);

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
int32_t balayi_match_unused(const balayi_match *game, uint8_t player, uint8_t *denominations);

/**
 * The next round, with `pack[52]`.
 *
 * KING_E_CARDS: a card is there twice. KING_E_OVER: the match is over.
 */
int32_t balayi_match_start(const balayi_match *game, const uint8_t *pack, balayi_round *round);

/**
 * Enters a round that has been played.
 *
 * KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED: the round is not over, or not the next
 * one of this match. KING_E_USED, KING_E_POINTS: its memory has been damaged, for no play leads to such a round.
 */
int32_t balayi_match_record(balayi_match *game,
                            const balayi_round *round);

/**
 * Enters the result of a round that was played with real cards: what was declared, and the tricks `taken[2]`
 * that players 0 and 1 took.
 *
 * KING_E_OVER: the match is over. KING_E_USED: the declarer has declared this before. KING_E_POINTS: the
 * tricks are not 26.
 */
int32_t balayi_match_record_result(balayi_match *game, uint8_t denomination, const uint8_t *taken);

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
int32_t balayi_match_parse(const char *text, uint32_t length, balayi_match *game, uint32_t *at);

/**
 * The first line of the file of this match, `balayi-match1 1`, without its line end. The records of the rounds
 * follow it, a line each: see balayi_match_reader_new().
 */
int32_t balayi_match_file_head(const balayi_match *game,
                               char *buffer,
                               uint32_t size,
                               uint32_t *length);

/** How many bytes a match is saved as. */
#define BALAYI_MATCH_BYTES 24

/**
 * Saves a match: BALAYI_MATCH_BYTES bytes, with a version in them, the same on every platform and in every
 * language. The memory of a value is no such form: it may change with the library.
 *
 * KING_E_SHORT: `size`, the room at `bytes`, is less.
 */
int32_t balayi_match_to_bytes(const balayi_match *game, uint8_t *bytes, uint32_t size);

/**
 * Loads what balayi_match_to_bytes() saved, by doing all of it again: what could not have come about is
 * refused.
 *
 * KING_E_BYTES: these are no such bytes; `length` must be BALAYI_MATCH_BYTES.
 */
int32_t balayi_match_from_bytes(const uint8_t *bytes,
                                uint32_t length,
                                balayi_match *game,
                                uint32_t *at);

/* --------------------------------------------------------------------------------------------------------------------
 * Reading the file of a match round by round.
 *
 * A match file is a line `balayi-match1 FIRST_DEALER` and then the record of a round a line; blank lines and
 * those that begin with `#` are passed over. Each round must be the next one of the match; the last may be
 * unfinished. The text is the caller's: all of it is given to each call.
 * -------------------------------------------------------------------------------------------------------------------- */

/** Where the reading of a match file stands. Made by balayi_match_reader_new(). */
struct balayi_match_reader {
    uint64_t opaque[5];
};

/**
 * Reads the first line of a match file.
 *
 * KING_E_TEXT: it is not the head of one.
 */
int32_t balayi_match_reader_new(const char *text,
                                uint32_t length,
                                balayi_match_reader *reader,
                                uint32_t *at);

/**
 * Reads the next round of the file, whose whole text is given again.
 *
 * KING_NONE: there is no more. KING_E_TEXT: it cannot be read, or is not the next round; `at` counts from the start
 * of the text. Reading cannot go on then.
 */
int32_t balayi_match_reader_next(balayi_match_reader *reader,
                                 const char *text,
                                 uint32_t length,
                                 balayi_round *round,
                                 uint32_t *at);

/** The match with the rounds that were read and are over. */
int32_t balayi_match_reader_so_far(const balayi_match_reader *reader, balayi_match *game);

/* --------------------------------------------------------------------------------------------------------------------
 * Rounds of Balayı played at random by seed.
 *
 * Round number k depends on the seed and k alone: its pack is that of king_deal_seed(), and it is played by
 * king_choices(). Unless something else is set, the players deal in turn, player 0 in round 0, and the
 * declarers draw what they declare among all.
 * -------------------------------------------------------------------------------------------------------------------- */

/** The settings of simulated rounds. Made by balayi_simulation_new(). */
struct balayi_simulation {
    uint64_t opaque[3];
};

/** Simulated rounds of that seed. */
int32_t balayi_simulation_new(uint64_t seed, balayi_simulation *simulation);

/** Who deals; KING_NOTHING: the players in turn. */
int32_t balayi_simulation_set_dealer(balayi_simulation *simulation, uint8_t dealer);

/** What is declared; KING_NOTHING: it is drawn among the unused. */
int32_t balayi_simulation_set_declaration(balayi_simulation *simulation, uint8_t declaration);

/** What the declarer may declare, as a set. */
int32_t balayi_simulation_set_unused(balayi_simulation *simulation, uint8_t unused);

/**
 * Round number k, from 0, played to its end.
 *
 * KING_E_NOTHING_TO_DECLARE, KING_E_ILLEGAL: nothing can be declared, or not what is set.
 */
int32_t balayi_simulation_round(const balayi_simulation *simulation,
                                uint64_t k,
                                balayi_round *round);

/* --------------------------------------------------------------------------------------------------------------------
 * What is wrong with a text that could not be read.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * What is wrong with a text that could not be read as a value of that kind (a `king_kind`), in an English sentence that begins with the
 * byte: `byte 12: expected a hand: …`. The kinds KING_KIND_PARTY_READER and KING_KIND_BALAYI_MATCH_READER stand
 * for whole files. `viewer` is read for views alone.
 *
 * KING_NONE: nothing is wrong. KING_E_RANGE: nothing of that kind is read from text. KING_E_TEXT: it is not UTF-8.
 */
int32_t king_parse_message(uint8_t kind,
                           uint8_t viewer,
                           const char *text,
                           uint32_t text_length,
                           char *buffer,
                           uint32_t size,
                           uint32_t *length);

/**
 * Where the byte `at` of a text stands: its line and its column in characters, both from 1. A byte behind the end is
 * taken for the end.
 *
 * KING_E_TEXT: it is not UTF-8.
 */
int32_t king_line_column(const char *text,
                         uint32_t length,
                         uint32_t at,
                         uint32_t *line,
                         uint32_t *column);

#ifdef __cplusplus
}
#endif

#endif /* KING_H */
