/*
 * king_players.h: players for Konturlu King and Balayı kingi: what to do with the cards.
 *
 * It stands on king.h, whose manual holds here too: what values, numbers, statuses and texts are. A player is given a view, which
 * holds what its seat sees and nothing else, so it cannot cheat. Nothing allocates, nothing runs by itself, and all is integers:
 * the same view, settings and king_players_strength() lead to the same move on every machine, in whatever parts it was computed.
 *
 * START HERE.
 *
 *   begin     king_players_check
 *   easy      king_level_act: the whole move in one call
 *   a frame   king_level_settings  king_advisor_new  king_advisor_step  king_advisor_best
 *   threads   king_advisor_plan  king_advisor_run  king_advisor_absorb
 *   advice    king_settings_new  king_advisor_estimate
 *   why       king_greedy_choose  king_greedy_reason_message
 *   back      king_judge  king_judgement_message  king_solve
 *
 * CONTENTS. The chapters of this file, by the line that they begin with:
 *
 *   Which players these are.
 *   Levels, settings, and what play-outs come to.
 *   What to do in King.
 *   What to do in Balayı.
 *   Looking back on King: endings solved, and what each action of a round gave away.
 *
 * A library may be built without players: with cargo by --no-default-features --features std, with CMake by -DKING_PLAYERS=OFF.
 */

#ifndef KING_PLAYERS_H
#define KING_PLAYERS_H

#include "king.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct king_settings king_settings;
typedef struct king_sums king_sums;
typedef struct king_advisor king_advisor;
typedef struct king_estimate king_estimate;
typedef struct balayi_advisor balayi_advisor;
typedef struct balayi_estimate balayi_estimate;
typedef struct king_entry king_entry;
typedef struct king_solution king_solution;
typedef struct king_solved king_solved;
typedef struct king_judgement king_judgement;

/* --------------------------------------------------------------------------------------------------------------------
 * Which players these are.
 * -------------------------------------------------------------------------------------------------------------------- */

/**
 * The version of this header: another one has other functions, numbers or sizes of values. It is apart from KING_ABI_MAJOR,
 * as players are to get better and rules are not to change.
 */
#define KING_PLAYERS_MAJOR 0

/** What has been added since the first release of that version. */
#define KING_PLAYERS_MINOR 1

/** The kinds of value. */
KING_ENUM(king_players_kind, uint8_t) {
    /** `king_advisor` */
    KING_PLAYERS_KIND_ADVISOR = 17,
    /** `balayi_advisor` */
    KING_PLAYERS_KIND_BALAYI_ADVISOR = 18,
    /** `king_sums` */
    KING_PLAYERS_KIND_SUMS = 19,
    /** `king_solution` */
    KING_PLAYERS_KIND_SOLUTION = 20,
};

/**
 * Whether the library serves a program that was compiled for these players: a program asks this once, after
 * king_abi_check(), with KING_PLAYERS_MAJOR and KING_PLAYERS_MINOR.
 *
 * KING_E_VERSION: it does not.
 */
int32_t king_players_check(uint32_t major, uint32_t minor);

/** The version of the library's players, for a log: 65536 × major + minor. */
uint32_t king_players_version(void);

/**
 * The number of the players' play: it changes whenever one of them would choose otherwise, given the same view and
 * settings. With those it belongs to every result, so that the result can be repeated.
 */
uint32_t king_players_strength(void);

/** How many bytes a value of that kind (a `king_players_kind`) has; 0 when there is no such kind. */
uint32_t king_players_size_of(uint32_t kind);

/* --------------------------------------------------------------------------------------------------------------------
 * Levels, settings, and what play-outs come to.
 *
 * A play-out is one legal action played to the end in one world, all seats playing on as the greedy player does, each
 * by its own hand alone. Budgets count play-outs and never time, so that the same view and settings lead to the same move on
 * every machine.
 * -------------------------------------------------------------------------------------------------------------------- */

/** How well a player plays: each up to hard beats the one below, and none of them cheats. */
KING_ENUM(king_level, uint8_t) {
    /** The greedy player: a rule of thumb, and no play-out. (kolay) */
    KING_LEVEL_EASY = 1,
    /** Looks a little further. (orta) */
    KING_LEVEL_MEDIUM = 2,
    /** Plays well, in about a millisecond a move. (zor) */
    KING_LEVEL_HARD = 3,
};

/** The text of a level: `easy`, `medium` or `hard`. */
int32_t king_level_text(uint32_t level, char *buffer, uint32_t size, uint32_t *length);

/** The name of a level for people: `hard`, `zor`. */
int32_t king_level_name(uint32_t level, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * Reads the text of a level, or its name in either language.
 *
 * KING_E_TEXT: it cannot be read.
 */
int32_t king_level_parse(const char *text, uint32_t text_length, uint8_t *level, king_error *error);

/** What a player aims at. */
KING_ENUM(king_objective, uint8_t) {
    /** As many points as there are to be had in the round, and before the first card in what comes after it. (puan) */
    KING_OBJECTIVE_MOST_POINTS = 1,
    /** To end the party above zero, by however much (K10.3). (çıkmak) */
    KING_OBJECTIVE_COME_OUT = 2,
};

/**
 * What an advisor follows from, besides the view. Start from king_settings_new() or king_level_settings() and change
 * what is to be otherwise; any numbers are settings.
 */
struct king_settings {
    /** What worlds are drawn by. The draws depend on the view too: one seed does for a whole party. */
    uint64_t seed;
    /** How many play-outs there are, at most, to choose by. With less than one for each action the greedy player chooses. */
    uint32_t playouts;
    /** How many play-outs there are, at most, to estimate by when the choice is made: 0 where nobody asks for estimates. */
    uint32_t estimates;
    /**
     * What a move may give away, in 1/256 point, by the advisor's own estimates: of the actions that are at most that much
     * below the highest one is chosen by the seed.
     */
    uint32_t generosity;
    /**
     * Whether worlds to choose by are more likely in which the others would have played as they did if they were greedy
     * players; 0 for all worlds alike.
     */
    uint32_t inference;
    /** What is aimed at in King: KING_OBJECTIVE_COME_OUT where the party is known, else points. */
    uint8_t objective;
    /** 1 when it is known how the party of King stands before the round; 0 when it is not, and what follows is not read. */
    uint8_t stands;
    /** 0. */
    uint8_t reserved[2];
    /** What each seat has, N, E, S, W, the +122 of the beginning included (K10.1). */
    int32_t totals[4];
    /** The contracts that each seat has not declared yet, those of this round's declarer before its declaration (K2.3). */
    uint8_t unused[4];
};

/** 1,000 play-outs to choose by and 1,000 to estimate by, seed 0, no generosity, and with inference. */
int32_t king_settings_new(king_settings *settings);

/**
 * The settings of a level, with seed 0 and without estimates. From hard on it aims at coming out, where it is known how the party
 * stands: see king_settings_in_party().
 */
int32_t king_level_settings(uint32_t level, king_settings *settings);

/** The sums of a range of an advisor's play-outs, for either game. Made by king_advisor_run() and balayi_advisor_run(). */
struct king_sums {
    uint64_t opaque[229];
};

/** The play-outs that were summed up: from `begin` up to but not including `end`. */
int32_t king_sums_range(const king_sums *sums, uint64_t *begin, uint64_t *end);

/* --------------------------------------------------------------------------------------------------------------------
 * What to do in King.
 *
 * An advisor is made of a view, so it knows no more than its seat does. It is memory of the caller: copied with `=`, dropped
 * to stop. A game calls king_advisor_step() once a frame and takes king_advisor_best() when it has waited enough; a server
 * runs parts of king_advisor_plan() on its threads and absorbs the sums. The result is the same to the last bit.
 * What to declare, whether to annul and whom to double is played out too, if all play on as greedy does whatever is said.
 *
 *     king_settings settings;
 *     king_advisor advisor;
 *     uint8_t more = 1, action;
 *     king_level_settings(KING_LEVEL_HARD, &settings);
 *     settings.seed = 7;
 *     king_advisor_new(&view, &settings, &advisor, NULL);
 *     while (more) king_advisor_step(&advisor, 200, &more);
 *     king_advisor_best(&advisor, &action);
 * -------------------------------------------------------------------------------------------------------------------- */

/** Finds out what to do in a view. Made by king_advisor_new(). */
struct king_advisor {
    uint64_t opaque[348];
};

/**
 * What an action is worth to the seat on turn if all play on as greedy does: the mean over worlds that had no part in the
 * choice, or over all worlds where they are few.
 */
struct king_estimate {
    /**
     * What it comes to, in 1/256 point: what the round scores. Where the chance to come out is aimed at, that chance in 1/256 %,
     * and the differences and errors too. 0 before the first play-out.
     */
    int32_t mean;
    /** The standard error of the mean, in 1/256 point; 4294967295 before the second play-out. */
    uint32_t mean_error;
    /** What it comes to for the three others, from the left, in 1/256 point. */
    int32_t others[3];
    /** The mean less that of the best action, in 1/256 point: the one that was chosen, but where a generosity chose another. */
    int32_t difference;
    /** The standard error of the difference, in 1/256 point; 4294967295 before the second play-out. */
    uint32_t error;
    /** In how many worlds it was played out for this estimate. Equal cards share their play-outs. */
    uint32_t playouts;
    /** The action. */
    uint8_t action;
    /** 1 when these are all worlds there are, so that there is no error; else 0. */
    uint8_t exact;
    /** 0. */
    uint8_t reserved[2];
    /**
     * Before the first card, what is to come afterwards out of the contracts that the declarer has left then, in 1/256 point; it is
     * not in the mean, but in the difference. Else 0.
     */
    int32_t later;
};

/** The same settings with how that party stands before its next round. An advisor refuses them for any other round. */
int32_t king_settings_in_party(const king_settings *settings, const king_party *party, king_settings *in_party);

/**
 * An advisor that has not played out anything yet.
 *
 * KING_E_ADVICE: there is nothing to advise, or the standings are not those of a party before such a round; `error` is why.
 */
int32_t king_advisor_new(const king_view *view, const king_settings *settings, king_advisor *advisor, king_error *error);

/** The view that it is about. */
int32_t king_advisor_view(const king_advisor *advisor, king_view *view);

/** What it was made with. */
int32_t king_advisor_settings(const king_advisor *advisor, king_settings *settings);

/**
 * Plays out so many actions more, or fewer when the budget ends before; `more` is 1 while there is more to be played out.
 * A game calls it once a frame.
 */
int32_t king_advisor_step(king_advisor *advisor, uint32_t playouts, uint8_t *more);

/**
 * The play-outs of the present stage that are still to be absorbed, from `begin` up to but not including `end`: to be run
 * in any parts, on any threads. Equal when all is done. What comes after a stage follows from it: ask anew then.
 */
int32_t king_advisor_plan(const king_advisor *advisor, uint64_t *begin, uint64_t *end);

/** What these play-outs of the present stage come to. It changes nothing; what is beyond the stage is left out. */
int32_t king_advisor_run(const king_advisor *advisor, uint64_t begin, uint64_t end, king_sums *sums);

/**
 * Takes in the next sums of the present stage: parts of the plan in ascending order, without a gap.
 *
 * KING_E_ADVICE: the sums are of another advisor, of another stage, or not the next ones.
 */
int32_t king_advisor_absorb(king_advisor *advisor, const king_sums *sums, king_error *error);

/** What to do, as far as is known: a legal action from the first moment. */
int32_t king_advisor_best(const king_advisor *advisor, uint8_t *action);

/** How many play-outs it has absorbed. With view, settings and king_players_strength() the move can be repeated. */
int32_t king_advisor_playouts(const king_advisor *advisor, uint64_t *playouts);

/**
 * Estimate number i, from 0: first the action that was chosen, then the others, the best first.
 *
 * KING_NONE: there are not so many legal actions.
 */
int32_t king_advisor_estimate(const king_advisor *advisor, uint32_t i, king_estimate *estimate);

/**
 * The facts behind the advice in sentences, for people: what is best and by how much, who gains by the next best, who may hold
 * the card that matters. Every number is one of the estimates or a count of worlds.
 */
int32_t king_advisor_explain(const king_advisor *advisor, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/** Why the greedy player chose an action: a fact about it. */
KING_ENUM(king_greedy_reason, uint8_t) {
    /** Nothing else is legal. */
    KING_GREEDY_REASON_ONLY = 1,
    /** The contract for which the hand is best, compared with what is usual. */
    KING_GREEDY_REASON_DECLARE = 2,
    /** The only heart is K♥ or A♥. */
    KING_GREEDY_REASON_ANNUL = 3,
    /** The hand is not good enough to double. */
    KING_GREEDY_REASON_IYI = 4,
    /** The hand is better than what a doubled seat is likely to have. */
    KING_GREEDY_REASON_KONTUR = 5,
    /** The hand is better than what a seat that doubled is likely to have. */
    KING_GREEDY_REASON_SUR = 6,
    /** Led: all unseen cards of the suit are higher. */
    KING_GREEDY_REASON_LEAD_UNDER = 7,
    /** Led: the only card of its suit, so that others can be thrown on it later. */
    KING_GREEDY_REASON_LEAD_SINGLE = 8,
    /** Led: more cards that others hold are above it than below. */
    KING_GREEDY_REASON_LEAD_LOW = 9,
    /** Led: a high card, to be rid of it while that is cheap. */
    KING_GREEDY_REASON_LEAD_HIGH = 10,
    /** Followed: the highest card that does not take the trick. */
    KING_GREEDY_REASON_DUCK = 11,
    /** Followed: a penalty card for whoever takes the trick. */
    KING_GREEDY_REASON_DUCK_PENALTY = 12,
    /** Followed: over the best card, as the trick costs nothing yet. */
    KING_GREEDY_REASON_TAKE_FREE = 13,
    /** Followed: the trick is taken anyway, so a high card goes. */
    KING_GREEDY_REASON_TAKE_HIGH = 14,
    /** Followed: all cards are higher, and another may still go over the lowest. */
    KING_GREEDY_REASON_OVER_LOW = 15,
    /** Thrown: a penalty card. */
    KING_GREEDY_REASON_SHED_PENALTY = 16,
    /** Thrown: the card that is likeliest to take a trick later. */
    KING_GREEDY_REASON_SHED_HIGH = 17,
    /** Koz, led: no card of the suit that others hold is higher. */
    KING_GREEDY_REASON_LEAD_TOP = 18,
    /** Koz, led: a trump, to draw those of the others. */
    KING_GREEDY_REASON_DRAW_TRUMPS = 19,
    /** Koz, led: a low card, as no high one is sure. */
    KING_GREEDY_REASON_LEAD_AWAY = 20,
    /** Koz, led: a high card of a suit, so that the higher ones fall and the next is sure. */
    KING_GREEDY_REASON_FORCE_OUT = 21,
    /** Koz, last to the trick: the lowest card that wins it. */
    KING_GREEDY_REASON_WIN_CHEAP = 22,
    /** Koz: nobody can go over it in the suit. */
    KING_GREEDY_REASON_WIN_SURE = 23,
    /** Koz: a trump on a trick of another suit. */
    KING_GREEDY_REASON_RUFF = 24,
    /** Koz: the trick cannot be won, or not surely. */
    KING_GREEDY_REASON_LOSE_LOW = 25,
    /** Dürt: it opens the way to own cards. */
    KING_GREEDY_REASON_OPEN_OWN = 26,
    /** Dürt: nothing lies beyond it. */
    KING_GREEDY_REASON_END_ROW = 27,
    /** Dürt: of what opens the way for others alone, that which gives them least. */
    KING_GREEDY_REASON_GIVE_LEAST = 28,
};

/** The stable text of such a reason, the same in every language: `declare`. It is not for people. */
int32_t king_greedy_reason_text(uint32_t reason, char *buffer, uint32_t size, uint32_t *length);

/** Such a reason in words, to show to a person. */
int32_t king_greedy_reason_message(uint32_t reason, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * What the greedy player does, and why: the action of the seat on turn, which holds that hand now, in any phase.
 *
 * KING_NONE: the round is over, or nothing is legal with that hand.
 */
int32_t king_greedy_choose(const king_table *table, uint64_t hand, uint8_t *action, uint8_t *reason);

/**
 * What a player of that level does: a legal action, in every phase. It takes as long as the level's play-outs: a game that must
 * not stall goes by king_advisor_step().
 *
 * KING_E_ADVICE: it is not the viewer's turn, the round is over, or no deal agrees with the view.
 */
int32_t king_level_act(const king_view *view, uint32_t level, uint64_t seed, uint8_t *action, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * What to do in Balayı.
 *
 * It is as in King, with balayi_: the declaration is played out too. Points are those of the round: tricks less 13,
 * times the weight of the declaration (B6.1).
 * -------------------------------------------------------------------------------------------------------------------- */

/** Finds out what to do in a view. Made by balayi_advisor_new(). */
struct balayi_advisor {
    uint64_t opaque[299];
};

/**
 * What an action is worth to the player on turn if both play on as greedy does: the mean over worlds that had no part in the
 * choice, or over all worlds where they are few.
 */
struct balayi_estimate {
    /** What it comes to, in 1/256 point: what the round scores. 0 before the first play-out. */
    int32_t mean;
    /** The standard error of the mean, in 1/256 point; 4294967295 before the second play-out. */
    uint32_t mean_error;
    /** What it comes to for the other player, in 1/256 point. */
    int32_t others[1];
    /** The mean less that of the best action, in 1/256 point: the one that was chosen, but where a generosity chose another. */
    int32_t difference;
    /** The standard error of the difference, in 1/256 point; 4294967295 before the second play-out. */
    uint32_t error;
    /** In how many worlds it was played out for this estimate. Equal cards share their play-outs. */
    uint32_t playouts;
    /** The action. */
    uint8_t action;
    /** 1 when these are all worlds there are, so that there is no error; else 0. */
    uint8_t exact;
    /** 0. */
    uint8_t reserved[2];
};

/**
 * An advisor that has not played out anything yet.
 *
 * KING_E_ADVICE: there is nothing to advise, and `error` is why.
 */
int32_t balayi_advisor_new(const balayi_view *view, const king_settings *settings, balayi_advisor *advisor,
                           king_error *error);

/** The view that it is about. */
int32_t balayi_advisor_view(const balayi_advisor *advisor, balayi_view *view);

/** What it was made with. */
int32_t balayi_advisor_settings(const balayi_advisor *advisor, king_settings *settings);

/**
 * Plays out so many actions more, or fewer when the budget ends before; `more` is 1 while there is more to be played out.
 * A game calls it once a frame.
 */
int32_t balayi_advisor_step(balayi_advisor *advisor, uint32_t playouts, uint8_t *more);

/**
 * The play-outs of the present stage that are still to be absorbed, from `begin` up to but not including `end`: to be run
 * in any parts, on any threads. Equal when all is done. What comes after a stage follows from it: ask anew then.
 */
int32_t balayi_advisor_plan(const balayi_advisor *advisor, uint64_t *begin, uint64_t *end);

/** What these play-outs of the present stage come to. It changes nothing; what is beyond the stage is left out. */
int32_t balayi_advisor_run(const balayi_advisor *advisor, uint64_t begin, uint64_t end, king_sums *sums);

/**
 * Takes in the next sums of the present stage: parts of the plan in ascending order, without a gap.
 *
 * KING_E_ADVICE: the sums are of another advisor, of another stage, or not the next ones.
 */
int32_t balayi_advisor_absorb(balayi_advisor *advisor, const king_sums *sums, king_error *error);

/** What to do, as far as is known: a legal action from the first moment. */
int32_t balayi_advisor_best(const balayi_advisor *advisor, uint8_t *action);

/** How many play-outs it has absorbed. With view, settings and king_players_strength() the move can be repeated. */
int32_t balayi_advisor_playouts(const balayi_advisor *advisor, uint64_t *playouts);

/**
 * Estimate number i, from 0: first the action that was chosen, then the others, the best first.
 *
 * KING_NONE: there are not so many legal actions.
 */
int32_t balayi_advisor_estimate(const balayi_advisor *advisor, uint32_t i, balayi_estimate *estimate);

/**
 * The facts behind the advice in sentences, for people: what is best and by how much, who gains by the next best, who may hold
 * the card that matters. Every number is one of the estimates or a count of worlds.
 */
int32_t balayi_advisor_explain(const balayi_advisor *advisor, uint32_t lang, char *buffer, uint32_t size,
                               uint32_t *length);

/** Why the greedy player chose an action: a fact about it. */
KING_ENUM(balayi_greedy_reason, uint8_t) {
    /** Nothing else is legal. */
    BALAYI_GREEDY_REASON_ONLY = 1,
    /** The trump suit that promises most points, by the open cards. */
    BALAYI_GREEDY_REASON_DECLARE_TRUMP = 2,
    /** No trump promises most points, by the open cards. */
    BALAYI_GREEDY_REASON_DECLARE_NO_TRUMP = 3,
    /** Led: the other cannot beat it, whatever it has in its hand. */
    BALAYI_GREEDY_REASON_LEAD_SURE = 4,
    /** Led: no open card of the other beats it, but one in its hand may. */
    BALAYI_GREEDY_REASON_LEAD_HIGH = 5,
    /** Led: the other has no open card of the suit, and has to spend a trump. */
    BALAYI_GREEDY_REASON_FORCE_TRUMP = 6,
    /** Led: the other takes it, and has to spend a card on it. */
    BALAYI_GREEDY_REASON_FORCE_OUT = 7,
    /** Led: the other takes it; a closed card is turned up. */
    BALAYI_GREEDY_REASON_LEAD_UNCOVER = 8,
    /** Answered: the lowest card of the suit that takes the trick. */
    BALAYI_GREEDY_REASON_WIN_CHEAP = 9,
    /** Answered: nothing of the suit takes the trick. */
    BALAYI_GREEDY_REASON_FOLLOW_LOW = 10,
    /** Answered: the suit is missing, and a trump takes the trick. */
    BALAYI_GREEDY_REASON_RUFF = 11,
    /** Answered: the trick is lost, and a closed card is turned up. */
    BALAYI_GREEDY_REASON_SHED_UNCOVER = 12,
    /** Answered: the trick is lost, and the card is needed least. */
    BALAYI_GREEDY_REASON_SHED_LOW = 13,
};

/** The stable text of such a reason, the same in every language: `declare_trump`. It is not for people. */
int32_t balayi_greedy_reason_text(uint32_t reason, char *buffer, uint32_t size, uint32_t *length);

/** Such a reason in words, to show to a person. */
int32_t balayi_greedy_reason_message(uint32_t reason, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);

/**
 * What the greedy player does, and why: the action of the player on turn, which holds that hand now, in any phase.
 *
 * KING_NONE: the round is over, or nothing is legal with that hand.
 */
int32_t balayi_greedy_choose(const balayi_table *table, uint64_t hand, uint8_t *action, uint8_t *reason);

/**
 * What a player of that level does: a legal action, in every phase. It takes as long as the level's play-outs: a game that must
 * not stall goes by balayi_advisor_step().
 *
 * KING_E_ADVICE: it is not the viewer's turn, the round is over, or no deal agrees with the view.
 */
int32_t balayi_level_act(const balayi_view *view, uint32_t level, uint64_t seed, uint8_t *action, king_error *error);

/* --------------------------------------------------------------------------------------------------------------------
 * Looking back on King: endings solved, and what each action of a round gave away.
 *
 * All of this sees all hands: it is for puzzles, tests and reviews, and nothing to play by. It works in memory that the caller lends
 * it, as much or as little as there is, and clears it; NULL and 0 do too. What is solved is the same with any memory; in little memory
 * king_judge() plays out a rare long ending that it would solve in more.
 *
 *     king_entry memory[4096];
 *     king_settings settings;
 *     king_judgement judgement;
 *     king_settings_new(&settings);
 *     for (uint32_t n = 0; king_judge(&round, n, &settings, memory, 4096, &judgement, NULL) == KING_OK; n++) {
 *         char text[KING_TEXT_SIZE];
 *         king_judgement_message(&judgement, KING_LANG_EN, text, sizeof text, NULL);
 *     }
 * -------------------------------------------------------------------------------------------------------------------- */

/** A piece of the memory that a solver works in. What is in it does not matter. */
struct king_entry {
    /** Anything. */
    uint64_t key;
    /** Anything. */
    uint64_t points;
};

/** What each legal action of an ending comes to. Made by king_solve(). */
struct king_solution {
    uint64_t opaque[43];
};

/** What an action comes to when all play on as well as can be. */
struct king_solved {
    /** What the seats N, E, S, W score for the round, with the doubles. */
    int32_t scores[4];
    /** The points that they take in the whole round, or win in koz and dürt. */
    int16_t taken[4];
    /** The action. */
    uint8_t action;
    /** 0. */
    uint8_t reserved[3];
};

/**
 * Solves an ending: with all cards open, each seat plays for its own score, and knows that the others do so too. A seat to which
 * several actions are worth the same takes the last of them by its code, in general the highest card. `budget` is how many
 * positions with a choice it goes through at most.
 *
 * KING_E_ADVICE: no cards are being played, or the budget is too small; what was too small in little memory may do in more.
 */
int32_t king_solve(const king_round *round, king_entry *memory, uint32_t memory_count, uint64_t budget,
                   king_solution *solution, king_error *error);

/**
 * The round with its best actions played to the end, as king_solve() finds them. The budget is for all of it.
 *
 * KING_E_ADVICE: as for king_solve().
 */
int32_t king_play_out_best(const king_round *round, king_entry *memory, uint32_t memory_count, uint64_t budget,
                           king_round *best, king_error *error);

/** The seat on turn. */
int32_t king_solution_turn(const king_solution *solution, uint8_t *seat);

/** Through how many positions with a choice the solver went. It depends on the memory. */
int32_t king_solution_positions(const king_solution *solution, uint64_t *positions);

/**
 * Action number i, from 0: the best for the seat on turn first, among equals the last by its code first.
 *
 * KING_NONE: there are not so many legal actions.
 */
int32_t king_solution_action(const king_solution *solution, uint32_t i, king_solved *solved);

/**
 * One action of a round, looked back on: in hindsight, with all cards open, and from the view of the seat, which is all that it could
 * know. What was given away is how much less the action comes to than the best, in 1/256 point, or of the chance to come out in
 * 1/256 %. It is below 0 where the estimates think better of it than what chose the best.
 */
struct king_judgement {
    /** In how many worlds that seat holds that card, and how many worlds there are. */
    uint64_t holder_count;
    /** See above. */
    uint64_t holder_worlds;
    /** Which action of the round it is, from 0. */
    uint32_t number;
    /**
     * What was given away in hindsight. Endings are solved; else the actions are played out, all seats playing on as greedy
     * does but for one card in eight, which is drawn. For the talk the others say afterwards what they did say.
     */
    int32_t hindsight_given_away;
    /** The standard error of that; 0 where it is exact. */
    uint32_t hindsight_error;
    /** In how many play-outs each action was estimated; 0 where an ending was solved, and where nothing else was legal. */
    uint32_t hindsight_playouts;
    /** What was given away by what the seat could see, as an advisor estimates it. */
    int32_t view_given_away;
    /** The standard error of that. */
    uint32_t view_error;
    /** In how many play-outs each action was estimated. */
    uint32_t view_playouts;
    /** How many points, in 1/256, the seat `gains_seat` has more by what was done. */
    int32_t gains;
    /** Whose action. */
    uint8_t seat;
    /** What it did. */
    uint8_t action;
    /** How many actions were legal. */
    uint8_t legal;
    /** What was best in hindsight: the action itself when nothing is known to be better; KING_NOTHING without a verdict. */
    uint8_t hindsight_best;
    /** 1 when there is no error; else 0. */
    uint8_t hindsight_exact;
    /** What was best by what the seat could see; KING_NOTHING without a verdict. */
    uint8_t view_best;
    /** 1 when there is no error; else 0. */
    uint8_t view_exact;
    /** Where by the view another action was better, the seat that what was done does most good instead; or KING_NOTHING. */
    uint8_t gains_seat;
    /** The card that matters most to what was better by the view; KING_NOTHING when no unseen card matters. */
    uint8_t holder_card;
    /** Who is most likely to hold it; or KING_NOTHING. */
    uint8_t holder_seat;
    /** 1 for points; 2 for the chance to come out, what was given away being in 1/256 % then. */
    uint8_t objective;
    /** 0. */
    uint8_t reserved[5];
};

/**
 * Judges action number `number` of a round, from 0, the declaration. It takes about the play-outs of the settings twice, and the solution
 * of an ending: some 2 ms with 400 to choose and 400 to estimate by. A generosity is left out. With settings that know how the party
 * stood before the round, see king_settings_in_party(), and aim at coming out, what was given away is of the chance to come out.
 *
 * KING_NONE: there are not so many actions. KING_E_ADVICE: the standings are not those of a party before this round.
 */
int32_t king_judge(const king_round *round, uint32_t number, const king_settings *settings, king_entry *memory,
                   uint32_t memory_count, king_judgement *judgement, king_error *error);

/**
 * A judgement in sentences, for people.
 *
 * KING_E_RANGE: a number in it is out of its range.
 */
int32_t king_judgement_message(const king_judgement *judgement, uint32_t lang, char *buffer, uint32_t size,
                               uint32_t *length);

#ifdef __cplusplus
}
#endif

#endif /* KING_PLAYERS_H */
