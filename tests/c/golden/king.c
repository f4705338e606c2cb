/* Replays the vectors of rounds of Konturlu King. */
#include "vector.h"

/* Everything that follows from a round: what each seat and an onlooker know of it, kept up to date by actions alone. */
typedef struct {
    king_round round;
    king_view views[4];
    king_table table;
} followed;

void house_rules(const json *vector, king_house_rules *rules) {
    OK(king_house_rules_new(rules));
    for (const json *rule = field(vector, "rules")->first; rule; rule = rule->next) {
        const char *value = rule->kind == JSON_TRUE ? "true" : rule->kind == JSON_FALSE ? "false" : text(rule);
        OK(king_house_rules_set(rules, rule->key, (uint32_t)strlen(rule->key), value, (uint32_t)strlen(value), NULL));
    }
}

static void begin(const json *vector, followed *all) {
    const char *deal = text(field(vector, "deal"));
    uint8_t declarer = parsed(text(field(vector, "declarer")), king_seat_parse);
    uint8_t unused = set_of(field(field(vector, "unused"), "contracts"), king_contract_kind_parse);
    uint64_t hands[4], dealt[4];
    king_house_rules rules;
    house_rules(vector, &rules);
    OK(king_deal_parse(deal, (uint32_t)strlen(deal), hands, NULL));
    OK(king_round_new(hands, declarer, unused, &rules, &all->round, NULL));
    OK(king_round_deal(&all->round, dealt));
    CHECK(memcmp(hands, dealt, sizeof hands) == 0, "the deal");
    OK(king_table_new(declarer, unused, &rules, &all->table, NULL));
    for (uint8_t seat = 0; seat < 4; seat++) {
        OK(king_view_new(seat, hands[seat], declarer, unused, &rules, &all->views[seat], NULL));
    }
}

/* A round, and what is known of it, come back from their texts as what they were. */
static void come_back(const followed *all, uint8_t seat) {
    char record[KING_TEXT_SIZE];
    uint32_t length;
    king_error error;
    king_round round;
    king_view view;
    king_table table;
    OK(king_round_text(&all->round, record, sizeof record, &length));
    OK(king_round_parse(record, length, &round, &error));
    CHECK(memcmp(&round, &all->round, sizeof round) == 0, "the round from its text: %s", record);

    OK(king_view_text(&all->views[seat], record, sizeof record, &length));
    OK(king_view_parse(seat, record, length, &view, &error));
    CHECK(memcmp(&view, &all->views[seat], sizeof view) == 0, "the view from its text: %s", record);

    OK(king_table_text(&all->table, record, sizeof record, &length));
    OK(king_table_parse(record, length, &table, &error));
    CHECK(memcmp(&table, &all->table, sizeof table) == 0, "the table from its text: %s", record);
}

/* A refusal for the expected reason, which can be explained. */
static void explained(const king_error *error, uint8_t expected, uint32_t step, uint8_t action) {
    char clause[16], message[KING_TEXT_SIZE];
    uint8_t reason;
    OK(king_error_reason(error, &reason));
    CHECK(reason == expected, "step %u: why not %u: %u, not %u", step, action, reason, expected);
    OK(king_error_clause(error, clause, sizeof clause, NULL));
    CHECK(clause[0] == 'K', "step %u: why not %u: clause %s", step, action, clause);
    OK(king_error_message(error, KING_LANG_TR, message, sizeof message, NULL));
    CHECK(message[0], "step %u: why not %u: no message", step, action);
}

/* The refusals that the vector has for this step: by the round, and by the view of the seat on turn; by the other seats,
 * because it is not their turn. */
static void refusals(const json *vector, const followed *all, uint32_t step) {
    for (const json *refused = field(vector, "refused")->first; refused; refused = refused->next) {
        if (number(json_item(refused, 0)) != step) {
            continue;
        }
        uint8_t action = (uint8_t)number(json_item(refused, 1));
        uint8_t expected = (uint8_t)number(json_item(refused, 2)), turn = 0;
        king_error error;
        king_round round = all->round;
        OK(king_round_why_not(&all->round, action, &error));
        explained(&error, expected, step, action);
        ANSWERS(KING_E_ILLEGAL, king_round_apply(&round, action, &error));
        explained(&error, expected, step, action);
        if (king_round_turn(&all->round, &turn) == KING_OK) {
            OK(king_view_why_not(&all->views[turn], action, &error));
            explained(&error, expected, step, action);
            OK(king_round_why_not_as(&all->round, turn, action, &error));
            explained(&error, expected, step, action);
            ANSWERS(KING_E_ILLEGAL, king_round_apply_as(&round, (turn + 1u) % 4, action, &error));
            explained(&error, KING_REASON_NOT_ON_TURN, step, action);
        }
        CHECK(memcmp(&round, &all->round, sizeof round) == 0, "step %u: a refused %u changes the round", step, action);
    }
}

/* What the seats see before a step: the one on turn may do `legal`, the others nothing. */
static void views(const followed *all, uint8_t turn, const uint64_t legal[2], uint32_t step) {
    static const uint64_t none[2] = {0, 0};
    king_table table;
    OK(king_round_table(&all->round, &table));
    CHECK(memcmp(&table, &all->table, sizeof table) == 0, "step %u: the table", step);
    for (uint8_t seat = 0; seat < 4; seat++) {
        uint64_t found[2], cards, hand, excluded;
        king_view view;
        OK(king_round_view(&all->round, seat, &view));
        CHECK(memcmp(&view, &all->views[seat], sizeof view) == 0, "step %u: the view of %u", step, seat);
        OK(king_view_legal_actions(&view, found));
        CHECK(memcmp(found, seat == turn ? legal : none, sizeof found) == 0,
              "step %u: the view of %u: legal actions %016llx%016llx", step, seat, (unsigned long long)found[1],
              (unsigned long long)found[0]);
        OK(king_view_legal_cards(&view, &cards));
        CHECK(cards == (found[0] & KING_ALL_CARDS), "step %u: the view of %u: legal cards", step, seat);
        OK(king_round_hand(&all->round, seat, &hand));
        OK(king_table_excluded(&table, seat, &excluded));
        CHECK((hand & excluded) == 0, "step %u: %u holds cards that are excluded", step, seat);
    }
}

static void step_of(followed *all, const json *step, uint32_t i) {
    uint8_t turn = (uint8_t)number(json_item(step, 0)), action = (uint8_t)number(json_item(step, 3));
    uint8_t found, phase;
    char name[16];
    uint64_t legal[2], actions[2], cards, hand;
    mask(json_item(step, 2), legal);
    OK(king_round_turn(&all->round, &found));
    CHECK(found == turn, "step %u: turn %u, not %u", i, found, turn);
    OK(king_round_phase(&all->round, &phase));
    OK(king_phase_text(phase, name, sizeof name, NULL));
    CHECK(strcmp(name, text(json_item(step, 1))) == 0, "step %u: phase %s", i, name);
    OK(king_round_legal_actions(&all->round, actions));
    CHECK(memcmp(actions, legal, sizeof legal) == 0, "step %u: legal actions %016llx%016llx", i,
          (unsigned long long)actions[1], (unsigned long long)actions[0]);
    OK(king_round_legal_cards(&all->round, &cards));
    CHECK(cards == (legal[0] & KING_ALL_CARDS), "step %u: legal cards %llx", i, (unsigned long long)cards);
    OK(king_round_hand(&all->round, turn, &hand));
    OK(king_table_legal_actions(&all->table, hand, actions));
    CHECK(memcmp(actions, legal, sizeof legal) == 0, "step %u: the table with the hand: legal actions", i);
    views(all, turn, legal, i);
    come_back(all, turn);

    OK(king_round_apply_as(&all->round, turn, action, NULL));
    OK(king_table_apply(&all->table, action, NULL));
    for (uint8_t seat = 0; seat < 4; seat++) {
        OK(king_view_apply(&all->views[seat], action, NULL));
    }
}

/* The history is the list of steps: forced actions are steps too. */
static void history(const json *vector, const followed *all) {
    const json *step = field(vector, "steps")->first;
    uint8_t seats[KING_MAX_ACTIONS], actions[KING_MAX_ACTIONS];
    uint32_t count, i = 0;
    OK(king_table_actions(&all->table, seats, actions, KING_MAX_ACTIONS, &count));
    for (; step; step = step->next, i++) {
        CHECK(i < count && seats[i] == number(json_item(step, 0)) && actions[i] == number(json_item(step, 3)),
              "action %u of the history, which has %u", i, count);
    }
    CHECK(i == count, "%u actions in the history of %u steps", count, i);
}

static void settled(const json *vector, const followed *all) {
    int32_t expected[4], scores[4];
    int16_t taken[4];
    uint8_t turn, annulled, phase;
    uint64_t legal[2];
    char record[KING_TEXT_SIZE];
    uint32_t length;
    const char *written = text(field(vector, "record"));
    const json *score_list = field(vector, "scores");
    ANSWERS(KING_NONE, king_round_turn(&all->round, &turn));
    OK(king_round_phase(&all->round, &phase));
    CHECK(phase == KING_PHASE_OVER, "the round should be over");
    OK(king_round_legal_actions(&all->round, legal));
    CHECK((legal[0] | legal[1]) == 0, "something may be done after the end");
    OK(king_table_annulled(&all->table, &annulled));
    CHECK(annulled == truth(field(vector, "annulled")), "annulled: %u", annulled);
    numbers(field(vector, "taken"), expected, 4);
    OK(king_table_taken(&all->table, taken));
    for (int seat = 0; seat < 4; seat++) {
        CHECK(taken[seat] == expected[seat], "taken by %d: %d, not %d", seat, taken[seat], (int)expected[seat]);
    }
    if (score_list->kind == JSON_NULL) {
        ANSWERS(KING_NONE, king_round_scores(&all->round, scores));
    } else {
        numbers(score_list, expected, 4);
        OK(king_round_scores(&all->round, scores));
        CHECK(memcmp(scores, expected, sizeof scores) == 0, "scores %d %d %d %d", (int)scores[0], (int)scores[1],
              (int)scores[2], (int)scores[3]);
        /* The same by the function for engines that keep their own state. */
        king_round_result result;
        king_house_rules rules;
        OK(king_table_result(&all->table, &result));
        OK(king_table_house_rules(&all->table, &rules));
        OK(king_round_result_scores(&result, &rules, scores));
        CHECK(memcmp(scores, expected, sizeof scores) == 0, "the scores of the result");
    }
    OK(king_round_text(&all->round, record, sizeof record, &length));
    CHECK(strcmp(record, written) == 0 && strlen(record) == length, "record %s", record);
}

void replay_king(const json *vector, king_round *over) {
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
    /* Now the views of the round hold all hands, or in an annulled round still only their own. */
    for (uint8_t seat = 0; seat < 4; seat++) {
        OK(king_round_view(&all.round, seat, &all.views[seat]));
        come_back(&all, seat);
    }
    *over = all.round;
}
