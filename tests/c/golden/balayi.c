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
    OK(balayi_round_new(pack, (uint8_t)number(field(vector, "dealer")), unused, &all->round));
    OK(balayi_round_pack(&all->round, dealt));
    CHECK(memcmp(pack, dealt, sizeof pack) == 0, "the pack");
    OK(balayi_round_table(&all->round, &all->table));
    OK(balayi_round_view(&all->round, 0, &all->views[0]));
    OK(balayi_round_view(&all->round, 1, &all->views[1]));
}

/* Text and bytes of a round, and of what is known of it, come back as what they were. */
static void come_back(const followed *all, uint8_t player) {
    char record[KING_TEXT_SIZE];
    uint8_t bytes[BALAYI_ROUND_BYTES];
    uint32_t length, at;
    balayi_round round;
    balayi_view view;
    balayi_table table;
    OK(balayi_round_text(&all->round, record, sizeof record, &length));
    OK(balayi_round_parse(record, length, &round, &at));
    CHECK(memcmp(&round, &all->round, sizeof round) == 0, "the round from its text: %s", record);
    OK(balayi_round_to_bytes(&all->round, bytes, sizeof bytes));
    OK(balayi_round_from_bytes(bytes, BALAYI_ROUND_BYTES, &round, &at));
    CHECK(memcmp(&round, &all->round, sizeof round) == 0, "the round from its bytes: %s", record);

    OK(balayi_view_text(&all->views[player], record, sizeof record, &length));
    OK(balayi_view_parse(player, record, length, &view, &at));
    CHECK(memcmp(&view, &all->views[player], sizeof view) == 0, "the view from its text: %s", record);
    OK(balayi_view_to_bytes(&all->views[player], bytes, sizeof bytes));
    OK(balayi_view_from_bytes(bytes, BALAYI_VIEW_BYTES, &view, &at));
    CHECK(memcmp(&view, &all->views[player], sizeof view) == 0, "the view from its bytes: %s", record);

    OK(balayi_table_text(&all->table, record, sizeof record, &length));
    OK(balayi_table_parse(record, length, &table, &at));
    CHECK(memcmp(&table, &all->table, sizeof table) == 0, "the table from its text: %s", record);
    OK(balayi_table_to_bytes(&all->table, bytes, sizeof bytes));
    OK(balayi_table_from_bytes(bytes, BALAYI_TABLE_BYTES, &table, &at));
    CHECK(memcmp(&table, &all->table, sizeof table) == 0, "the table from its bytes: %s", record);
}

/* The refusals that the vector has for this step: by the round, and by the view of the player on turn. */
static void refusals(const json *vector, const followed *all, uint32_t step) {
    for (const json *refused = field(vector, "refused")->first; refused; refused = refused->next) {
        if (number(json_item(refused, 0)) != step) {
            continue;
        }
        uint8_t action = (uint8_t)number(json_item(refused, 1));
        uint8_t expected = (uint8_t)number(json_item(refused, 2)), reason = 0, turn = 0;
        char clause[16], message[KING_TEXT_SIZE];
        balayi_round round = all->round;
        OK(balayi_round_why_not(&all->round, action, &reason));
        CHECK(reason == expected, "step %u: why not %u: %u, not %u", step, action, reason, expected);
        OK(balayi_round_why_not_clause(&all->round, action, clause, sizeof clause, NULL));
        CHECK(clause[0] == 'B', "step %u: why not %u: clause %s", step, action, clause);
        OK(balayi_round_why_not_message(&all->round, action, KING_LANG_TR, message, sizeof message, NULL));
        reason = 0;
        ANSWERS(KING_E_ILLEGAL, balayi_round_apply(&round, action, &reason));
        CHECK(reason == expected, "step %u: applying %u: %u, not %u", step, action, reason, expected);
        CHECK(memcmp(&round, &all->round, sizeof round) == 0, "step %u: a refused %u changes the round", step, action);
        if (balayi_round_turn(&all->round, &turn) == KING_OK) {
            OK(balayi_view_why_not(&all->views[turn], action, &reason));
            CHECK(reason == expected, "step %u: the view: why not %u: %u, not %u", step, action, reason, expected);
        }
    }
}

/* What the players see before a step: the one on turn may do `legal`, the other nothing. */
static void views(const followed *all, uint8_t turn, uint64_t legal, uint32_t step) {
    balayi_table table;
    OK(balayi_round_table(&all->round, &table));
    CHECK(memcmp(&table, &all->table, sizeof table) == 0, "step %u: the table", step);
    for (uint8_t player = 0; player < 2; player++) {
        uint64_t found, cards, playable, excluded;
        balayi_view view;
        OK(balayi_round_view(&all->round, player, &view));
        CHECK(memcmp(&view, &all->views[player], sizeof view) == 0, "step %u: the view of %u", step, player);
        OK(balayi_view_legal_actions(&view, &found));
        CHECK(found == (player == turn ? legal : 0), "step %u: the view of %u: legal actions %llx", step, player,
              (unsigned long long)found);
        OK(balayi_view_legal_cards(&view, &cards));
        CHECK(cards == (found & KING_ALL_CARDS), "step %u: the view of %u: legal cards", step, player);
        OK(balayi_round_playable(&all->round, player, &playable));
        OK(balayi_table_excluded(&table, player, &excluded));
        CHECK((playable & excluded) == 0, "step %u: %u has cards that it is said not to have", step, player);
    }
}

static void step_of(followed *all, const json *step, uint32_t i) {
    uint8_t turn = (uint8_t)number(json_item(step, 0)), action = (uint8_t)number(json_item(step, 3));
    uint8_t found, phase, revealed[3][BALAYI_MOST_REVEALED];
    uint32_t counts[3];
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

    for (uint8_t viewer = 0; viewer < 3; viewer++) {
        OK(balayi_round_revealed(&all->round, viewer < 2 ? viewer : KING_NOTHING, action, revealed[viewer],
                                 BALAYI_MOST_REVEALED, &counts[viewer]));
    }
    OK(balayi_round_apply(&all->round, action, NULL));
    OK(balayi_view_apply(&all->views[0], action, revealed[0], counts[0], NULL));
    OK(balayi_view_apply(&all->views[1], action, revealed[1], counts[1], NULL));
    OK(balayi_table_apply(&all->table, action, revealed[2], counts[2], NULL));
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
    uint8_t taken[2], turn, phase, declared;
    uint64_t legal;
    char record[KING_TEXT_SIZE];
    uint32_t length;
    ANSWERS(KING_NONE, balayi_round_turn(&all->round, &turn));
    OK(balayi_round_phase(&all->round, &phase));
    CHECK(phase == BALAYI_PHASE_OVER, "the round should be over");
    OK(balayi_round_legal_actions(&all->round, &legal));
    CHECK(legal == 0, "something may be done after the end");
    numbers(field(vector, "tricks"), expected, 2);
    OK(balayi_round_taken(&all->round, taken));
    CHECK(taken[0] == expected[0] && taken[1] == expected[1], "tricks %u %u", taken[0], taken[1]);
    numbers(field(vector, "scores"), expected, 2);
    OK(balayi_round_scores(&all->round, scores));
    CHECK(memcmp(scores, expected, sizeof scores) == 0, "scores %d %d", (int)scores[0], (int)scores[1]);
    /* The same by the function for engines that keep their own state. */
    OK(balayi_table_declared(&all->table, &declared));
    OK(balayi_denomination_scores(declared, taken[0], scores));
    CHECK(memcmp(scores, expected, sizeof scores) == 0, "scores by balayi_denomination_scores");
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
    uint8_t bytes[BALAYI_MATCH_BYTES];
    uint32_t length;
    balayi_match read;
    OK(balayi_match_text(game, sheet, sizeof sheet, &length));
    OK(balayi_match_parse(sheet, length, &read, NULL));
    CHECK(memcmp(&read, game, sizeof read) == 0, "the match from its text: %s", sheet);
    OK(balayi_match_to_bytes(game, bytes, sizeof bytes));
    OK(balayi_match_from_bytes(bytes, sizeof bytes, &read, NULL));
    CHECK(memcmp(&read, game, sizeof read) == 0, "the match from its bytes: %s", sheet);
}

/* The match's file, read round by round, comes to the same match. */
static void read_again(const char *file, uint32_t length, const balayi_match *game, uint32_t rounds) {
    balayi_match_reader reader;
    balayi_round round;
    balayi_match read;
    uint32_t at = 0;
    int32_t status;
    OK(balayi_match_reader_new(file, length, &reader, &at));
    while ((status = balayi_match_reader_next(&reader, file, length, &round, &at)) == KING_OK) {
        rounds--;
    }
    ANSWERS(KING_NONE, status);
    CHECK(rounds == 0, "the file has %u rounds less", rounds);
    OK(balayi_match_reader_so_far(&reader, &read));
    CHECK(memcmp(&read, game, sizeof read) == 0, "the match from its file");
}

static void totals(const json *vector, const balayi_match *game) {
    int32_t expected[2], found[2];
    uint8_t winner, over;
    uint32_t n = 0;
    const json *won = field(vector, "winner");
    for (const json *line = field(vector, "sheet")->first; line; line = line->next, n++) {
        numbers(line, expected, 2);
        OK(balayi_match_running(game, n, found));
        CHECK(memcmp(found, expected, sizeof found) == 0, "running totals after %u rounds", n);
    }
    ANSWERS(KING_NONE, balayi_match_running(game, n, found));
    OK(balayi_match_is_over(game, &over));
    CHECK(over == 1, "the match should be over");
    numbers(field(vector, "final"), expected, 2);
    OK(balayi_match_totals(game, found));
    CHECK(memcmp(found, expected, sizeof found) == 0, "final totals");
    OK(balayi_match_outcome(game, &winner));
    CHECK(winner == (won->kind == JSON_NULL ? BALAYI_DRAW : number(won)), "winner %u", winner);
}

void replay_match(const json *vector) {
    static char file[FILE_SIZE];
    uint32_t used, rounds = 0;
    balayi_match game, by_results;
    OK(balayi_match_new((uint8_t)number(field(vector, "first_dealer")), &game));
    by_results = game;
    OK(balayi_match_file_head(&game, file, sizeof file, &used));
    for (const json *part = field(vector, "rounds")->first; part; part = part->next, rounds++) {
        balayi_round over, started;
        balayi_table table, fresh;
        uint8_t pack[52], unused, found, declared, taken[2];
        uint32_t length;
        replay_balayi(part, &over);
        OK(balayi_round_pack(&over, pack));
        OK(balayi_match_start(&game, pack, &started));
        OK(balayi_round_table(&started, &fresh));
        OK(balayi_round_table(&over, &table));
        OK(balayi_table_unused(&fresh, &unused));
        OK(balayi_table_unused(&table, &found));
        CHECK(unused == found, "round %u: unused", rounds);
        OK(balayi_match_record(&game, &over));
        OK(balayi_table_declared(&table, &declared));
        OK(balayi_table_taken(&table, taken));
        OK(balayi_match_record_result(&by_results, declared, taken));
        file[used++] = '\n';
        OK(balayi_round_text(&over, file + used, (uint32_t)sizeof file - used, &length));
        used += length;
    }
    CHECK(memcmp(&game, &by_results, sizeof game) == 0, "the match by its results alone");
    totals(vector, &game);
    match_comes_back(&game);
    read_again(file, used, &game, rounds);
}
