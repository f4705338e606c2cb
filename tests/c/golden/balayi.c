/* Replays the vectors of Balayı kingi: rounds and matches. */
#include "vector.h"

/* A round, and what each player and an onlooker know of it, kept up to date by actions and the cards they turn up. */
typedef struct {
    balayi_round round;
    balayi_view views[2];
    balayi_table table;
} followed;

static void begin(const json *vector, followed *all) {
    const char *deck = text(field(vector, "deck"));
    uint8_t unused = set_of(field(vector, "unused"), balayi_denomination_parse), pack[52], dealt[52];
    OK(balayi_pack_parse(deck, (uint32_t)strlen(deck), pack, NULL));
    OK(balayi_round_new(pack, (uint32_t)number(field(vector, "dealer")), unused, &all->round, NULL));
    OK(balayi_round_pack(&all->round, dealt));
    CHECK(memcmp(pack, dealt, sizeof pack) == 0, "the pack");
    OK(balayi_round_table(&all->round, &all->table));
    OK(balayi_round_view(&all->round, 0, &all->views[0]));
    OK(balayi_round_view(&all->round, 1, &all->views[1]));
}

/* A round, and what is known of it, come back from their texts as what they were. */
static void come_back(const followed *all, uint8_t player) {
    char record[KING_TEXT_SIZE];
    uint32_t length;
    king_error error;
    balayi_round round;
    balayi_view view;
    balayi_table table;
    OK(balayi_round_text(&all->round, record, sizeof record, &length));
    OK(balayi_round_parse(record, length, &round, &error));
    CHECK(memcmp(&round, &all->round, sizeof round) == 0, "the round from its text: %s", record);

    OK(balayi_view_text(&all->views[player], record, sizeof record, &length));
    OK(balayi_view_parse(player, record, length, &view, &error));
    CHECK(memcmp(&view, &all->views[player], sizeof view) == 0, "the view from its text: %s", record);

    OK(balayi_table_text(&all->table, record, sizeof record, &length));
    OK(balayi_table_parse(record, length, &table, &error));
    CHECK(memcmp(&table, &all->table, sizeof table) == 0, "the table from its text: %s", record);
}

/* A refusal for the expected reason, which can be explained. */
static void explained(const king_error *error, uint8_t expected, uint32_t step, uint8_t action) {
    char clause[16], message[KING_TEXT_SIZE];
    uint8_t reason;
    OK(king_error_reason(error, &reason));
    CHECK(reason == expected, "step %u: why not %u: %u, not %u", step, action, reason, expected);
    OK(king_error_clause(error, clause, sizeof clause, NULL));
    CHECK(clause[0] == 'B', "step %u: why not %u: clause %s", step, action, clause);
    OK(king_error_message(error, KING_LANG_TR, message, sizeof message, NULL));
    CHECK(message[0], "step %u: why not %u: no message", step, action);
}

/* The refusals that the vector has for this step: by the round, and by the view of the player on turn; by the other player,
 * because it is not its turn. */
static void refusals(const json *vector, const followed *all, uint32_t step) {
    for (const json *refused = field(vector, "refused")->first; refused; refused = refused->next) {
        if (number(json_item(refused, 0)) != step) {
            continue;
        }
        uint8_t action = (uint8_t)number(json_item(refused, 1));
        uint8_t expected = (uint8_t)number(json_item(refused, 2)), turn = 0;
        king_error error;
        balayi_round round = all->round;
        OK(balayi_round_why_not(&all->round, action, &error));
        explained(&error, expected, step, action);
        ANSWERS(KING_E_ILLEGAL, balayi_round_apply(&round, action, NULL, &error));
        explained(&error, expected, step, action);
        if (balayi_round_turn(&all->round, &turn) == KING_OK) {
            OK(balayi_view_why_not(&all->views[turn], action, &error));
            explained(&error, expected, step, action);
            OK(balayi_round_why_not_as(&all->round, turn, action, &error));
            explained(&error, expected, step, action);
            ANSWERS(KING_E_ILLEGAL, balayi_round_apply_as(&round, 1u - turn, action, NULL, &error));
            explained(&error, KING_REASON_NOT_ON_TURN, step, action);
        }
        CHECK(memcmp(&round, &all->round, sizeof round) == 0, "step %u: a refused %u changes the round", step, action);
    }
}

/* What the players see before a step: the one on turn may do `legal`, the other nothing. */
static void views(const followed *all, uint8_t turn, uint64_t legal, uint32_t step) {
    balayi_table table;
    OK(balayi_round_table(&all->round, &table));
    CHECK(memcmp(&table, &all->table, sizeof table) == 0, "step %u: the table", step);
    for (uint8_t player = 0; player < 2; player++) {
        uint64_t found, cards, hand, excluded;
        balayi_view view;
        OK(balayi_round_view(&all->round, player, &view));
        CHECK(memcmp(&view, &all->views[player], sizeof view) == 0, "step %u: the view of %u", step, player);
        OK(balayi_view_legal_actions(&view, &found));
        CHECK(found == (player == turn ? legal : 0), "step %u: the view of %u: legal actions %llx", step, player,
              (unsigned long long)found);
        OK(balayi_view_legal_cards(&view, &cards));
        CHECK(cards == (found & KING_ALL_CARDS), "step %u: the view of %u: legal cards", step, player);
        OK(balayi_round_hand(&all->round, player, &hand));
        OK(balayi_table_excluded(&table, player, &excluded));
        CHECK((hand & excluded) == 0, "step %u: %u has cards that are excluded", step, player);
    }
}

static void step_of(followed *all, const json *step, uint32_t i) {
    uint8_t turn = (uint8_t)number(json_item(step, 0)), action = (uint8_t)number(json_item(step, 3));
    uint8_t found, phase;
    balayi_revealed revealed;
    char name[16];
    uint64_t legal[2], actions, cards;
    mask(json_item(step, 2), legal);
    OK(balayi_round_turn(&all->round, &found));
    CHECK(found == turn, "step %u: turn %u, not %u", i, found, turn);
    OK(balayi_round_phase(&all->round, &phase));
    OK(balayi_phase_text(phase, name, sizeof name, NULL));
    CHECK(strcmp(name, text(json_item(step, 1))) == 0, "step %u: phase %s", i, name);
    OK(balayi_round_legal_actions(&all->round, &actions));
    CHECK(actions == legal[0] && legal[1] == 0, "step %u: legal actions %llx", i, (unsigned long long)actions);
    OK(balayi_round_legal_cards(&all->round, &cards));
    CHECK(cards == (legal[0] & KING_ALL_CARDS), "step %u: legal cards %llx", i, (unsigned long long)cards);
    views(all, turn, legal[0], i);
    come_back(all, turn);

    OK(balayi_round_apply_as(&all->round, turn, action, &revealed, NULL));
    OK(balayi_view_apply(&all->views[0], action, revealed.cards[0], revealed.counts[0], NULL));
    OK(balayi_view_apply(&all->views[1], action, revealed.cards[1], revealed.counts[1], NULL));
    OK(balayi_table_apply(&all->table, action, revealed.cards[2], revealed.counts[2], NULL));
}

/* The history is the list of steps. */
static void history(const json *vector, const followed *all) {
    const json *step = field(vector, "steps")->first;
    uint8_t players[KING_MAX_ACTIONS], actions[KING_MAX_ACTIONS];
    uint32_t count, i = 0;
    OK(balayi_table_actions(&all->table, players, actions, KING_MAX_ACTIONS, &count));
    for (; step; step = step->next, i++) {
        CHECK(i < count && players[i] == number(json_item(step, 0)) && actions[i] == number(json_item(step, 3)),
              "action %u of the history, which has %u", i, count);
    }
    CHECK(i == count, "%u actions in the history of %u steps", count, i);
}

static void settled(const json *vector, const followed *all) {
    int32_t expected[2], scores[2];
    int16_t taken[2];
    uint8_t turn, phase;
    balayi_round_result result;
    uint64_t legal;
    char record[KING_TEXT_SIZE];
    uint32_t length;
    ANSWERS(KING_NONE, balayi_round_turn(&all->round, &turn));
    OK(balayi_round_phase(&all->round, &phase));
    CHECK(phase == BALAYI_PHASE_OVER, "the round should be over");
    OK(balayi_round_legal_actions(&all->round, &legal));
    CHECK(legal == 0, "something may be done after the end");
    numbers(field(vector, "tricks"), expected, 2);
    OK(balayi_table_taken(&all->table, taken));
    CHECK(taken[0] == expected[0] && taken[1] == expected[1], "tricks %u %u", taken[0], taken[1]);
    numbers(field(vector, "scores"), expected, 2);
    OK(balayi_round_scores(&all->round, scores));
    CHECK(memcmp(scores, expected, sizeof scores) == 0, "scores %d %d", (int)scores[0], (int)scores[1]);
    /* The same by the function for engines that keep their own state. */
    OK(balayi_table_result(&all->table, &result));
    OK(balayi_round_result_scores(&result, scores));
    CHECK(memcmp(scores, expected, sizeof scores) == 0, "the scores of the result");
    OK(balayi_round_text(&all->round, record, sizeof record, &length));
    CHECK(strcmp(record, text(field(vector, "record"))) == 0 && strlen(record) == length, "record %s", record);
}

void replay_balayi(const json *vector, balayi_round *over) {
    followed all;
    uint32_t i = 0;
    begin(vector, &all);
    for (const json *step = field(vector, "steps")->first; step; step = step->next, i++) {
        refusals(vector, &all, i);
        step_of(&all, step, i);
    }
    refusals(vector, &all, i);
    history(vector, &all);
    settled(vector, &all);
    /* Now the views hold every card. */
    OK(balayi_round_view(&all.round, 0, &all.views[0]));
    OK(balayi_round_view(&all.round, 1, &all.views[1]));
    come_back(&all, 0);
    come_back(&all, 1);
    *over = all.round;
}

static void match_comes_back(const balayi_match *game) {
    char sheet[KING_TEXT_SIZE];
    uint32_t length;
    balayi_match read;
    OK(balayi_match_text(game, sheet, sizeof sheet, &length));
    OK(balayi_match_parse(sheet, length, &read, NULL));
    CHECK(memcmp(&read, game, sizeof read) == 0, "the match from its text: %s", sheet);
}

/* Each round again is no change; tricks that are not 26 are refused, and change nothing. */
static void corrections(const balayi_match *game) {
    balayi_match corrected = *game;
    balayi_round_result result;
    king_error error;
    uint32_t n = 0;
    for (; balayi_match_results(game, n, &result) == KING_OK; n++) {
        OK(balayi_match_correct(&corrected, n, &result, NULL));
        result.taken[0]++;
        ANSWERS(KING_E_POINTS, balayi_match_correct(&corrected, n, &result, &error));
        CHECK(error.kind == KING_ERROR_KIND_MATCH, "an error of kind %u", error.kind);
    }
    ANSWERS(KING_E_NO_ROUND, balayi_match_correct(&corrected, n, &result, &error));
    CHECK(memcmp(&corrected, game, sizeof corrected) == 0, "corrected without a change");
}

static void totals(const json *vector, const balayi_match *game) {
    int32_t expected[2], found[2];
    uint8_t winner, next;
    uint32_t n = 0;
    const json *won = field(vector, "winner");
    for (const json *line = field(vector, "sheet")->first; line; line = line->next, n++) {
        numbers(line, expected, 2);
        OK(balayi_match_running(game, n, found));
        CHECK(memcmp(found, expected, sizeof found) == 0, "running totals after %u rounds", n);
    }
    ANSWERS(KING_NONE, balayi_match_running(game, n, found));
    ANSWERS(KING_NONE, balayi_match_dealer(game, &next));
    numbers(field(vector, "final"), expected, 2);
    OK(balayi_match_totals(game, found));
    CHECK(memcmp(found, expected, sizeof found) == 0, "final totals");
    OK(balayi_match_outcome(game, &winner));
    CHECK(winner == (won->kind == JSON_NULL ? BALAYI_DRAW : number(won)), "winner %u", winner);
}

void replay_match(const json *vector) {
    char line[KING_TEXT_SIZE];
    uint32_t length, rounds = 0;
    balayi_match game, by_results, by_file;
    balayi_match_file file;
    balayi_round over, started, read;
    OK(balayi_match_new((uint32_t)number(field(vector, "first_dealer")), &game));
    by_results = game;
    OK(balayi_match_file_new(&file));
    OK(balayi_match_head(&game, line, sizeof line, &length));
    ANSWERS(KING_NONE, balayi_match_file_read_line(&file, line, length, &read, NULL));
    for (const json *part = field(vector, "rounds")->first; part; part = part->next, rounds++) {
        balayi_table table, fresh;
        balayi_round_result result;
        uint8_t pack[52], unused, found;
        replay_balayi(part, &over);
        OK(balayi_round_pack(&over, pack));
        OK(balayi_match_start(&game, pack, &started, NULL));
        OK(balayi_round_table(&started, &fresh));
        OK(balayi_round_table(&over, &table));
        OK(balayi_table_unused(&fresh, &unused));
        OK(balayi_table_unused(&table, &found));
        CHECK(unused == found, "round %u: unused", rounds);
        OK(balayi_match_record(&game, &over, NULL));
        OK(balayi_table_result(&table, &result));
        OK(balayi_match_record_result(&by_results, &result, NULL));
        OK(balayi_round_text(&over, line, sizeof line, &length));
        OK(balayi_match_file_read_line(&file, line, length, &read, NULL));
        CHECK(memcmp(&read, &over, sizeof read) == 0, "round %u out of the file", rounds);
    }
    CHECK(memcmp(&game, &by_results, sizeof game) == 0, "the match by its results alone");
    OK(balayi_match_file_match(&file, &by_file));
    CHECK(memcmp(&game, &by_file, sizeof game) == 0, "the match from its file");
    totals(vector, &game);
    corrections(&game);
    match_comes_back(&game);
}
