/* The samples are made by the library itself, from seeds. */
#include "samples.h"

enum { TEXT_ROOM = 4096 };

world worlds[WORLDS];

static void must(int32_t status, int line) {
    if (status != KING_OK) {
        fprintf(stderr, "FAILED samples.c:%d: %d\n", line, (int)status);
        exit(1);
    }
}
#define MUST(made) must((made), __LINE__)

static void keep(world *w, int value, const void *memory) {
    if (w->variants[value] < VARIANTS) {
        memcpy(w->values[value][w->variants[value]++], memory, value_types[value].size);
    }
}

static void keep_text(world *w, const char *text) {
    size_t size = strlen(text) + 1;
    if (w->text_count == TEXTS || !(w->texts[w->text_count] = malloc(size))) {
        abort();
    }
    memcpy(w->texts[w->text_count++], text, size);
}

/* The texts that some function reads: one of each kind, with the option and its value one after the other. */
static void keep_words(world *w, uint32_t k) {
    static const char *const words[] = {
        "SA", "h10", "koz:C", "durt:7", "kontur:ES", "masa", "NESW", "-", "N>ES,S>N", "kiz_almaz", "T", "H", "NT",
        "all", "koz_void=must_trump,early_end=false", "koz_void", "must_trump", "rifki_annul", "false", "hard", "1",
        "tr",
    };
    for (uint32_t i = 0; i < 6; i++) {
        keep_text(w, words[(k * 6 + i) % (sizeof words / sizeof *words)]);
    }
}

/* An advisor of the seat on turn, or of the first one when the round is over, before and after some steps. */
static void king_advice(world *w, uint32_t k, king_round round) {
    king_settings settings = {.seed = k, .playouts = 60, .estimates = k % 2 ? 60 : 0};
    king_advisor advisor;
    king_sums sums;
    king_view view;
    uint8_t seat, more;
    if (king_round_turn(&round, &seat) != KING_OK) {
        seat = (uint8_t)(k % 4);
        MUST(king_round_new(w->dealt, seat, KING_ALL_CONTRACTS, NULL, &round, NULL));
    }
    MUST(king_round_view(&round, seat, &view));
    keep(w, OF_king_view, &view);
    MUST(king_advisor_new(&view, &settings, &advisor, NULL));
    keep(w, OF_king_advisor, &advisor);
    MUST(king_advisor_run(&advisor, 0, 20, &sums));
    keep(w, OF_king_sums, &sums);
    MUST(king_advisor_step(&advisor, 1 + below(150), &more));
    keep(w, OF_king_advisor, &advisor);
    MUST(king_advisor_run(&advisor, 0, UINT64_MAX, &sums));
    keep(w, OF_king_sums, &sums);
}

/* An ending of El almaz with a few cards a hand, what its actions come to, and one of its actions judged. */
static void king_ending(world *w, uint32_t k, const king_house_rules *rules) {
    king_settings settings = {.seed = k, .playouts = 60, .estimates = 60};
    king_entry memory[64];
    king_round round;
    king_solution solution;
    uint8_t seat = (uint8_t)(k % 4), action;
    uint64_t hand = KING_ALL_CARDS;
    MUST(king_round_new(w->dealt, seat, 1U << KING_CONTRACT_KIND_EL_ALMAZ, rules, &round, NULL));
    for (uint32_t cards = 2 + k % 2; __builtin_popcountll(hand) > (int)cards;) {
        MUST(king_round_choose(&round, &w->choices, &action));
        MUST(king_round_apply(&round, action, NULL));
        MUST(king_round_turn(&round, &seat));
        MUST(king_round_hand(&round, seat, &hand));
    }
    keep(w, OF_king_round, &round);
    MUST(king_solve(&round, memory, 64, UINT64_MAX, &solution, NULL));
    keep(w, OF_king_solution, &solution);
    MUST(king_judge(&round, k % 30, &settings, memory, k % 64, &w->judgement, NULL));
}

/* A position in the middle of a round, what the seats see of it, and an action that is legal there. */
static void king_position(world *w, uint32_t k, const king_house_rules *rules) {
    uint8_t seat = (uint8_t)(k % 4), found;
    king_round round;
    king_table table;
    king_view view;
    king_worlds worlds_seen, narrowed;
    king_duties duties;
    char text[TEXT_ROOM];
    MUST(king_round_new(w->dealt, seat, KING_ALL_CONTRACTS, rules, &round, NULL));
    for (uint32_t steps = below(60); steps > 0; steps--) {
        uint8_t action;
        if (king_round_choose(&round, &w->choices, &action) != KING_OK) {
            break;
        }
        MUST(king_round_apply(&round, action, NULL));
    }
    (void)king_round_choose(&round, &w->choices, &w->king_action);
    if (king_round_why_not(&round, KING_ACTION_ANNUL, &w->error) != KING_OK) {
        (void)king_round_why_not(&round, KING_ACTION_KEEP + 30, &w->error);
    }
    for (uint8_t s = 0; s < 4; s++) {
        MUST(king_round_hand(&round, s, &w->held[s]));
    }
    MUST(king_round_table(&round, &table));
    MUST(king_round_view(&round, king_round_turn(&round, &found) == KING_OK && k % 2 ? found : seat, &view));
    if (king_table_duties(&table, &duties) != KING_OK) {
        king_trick trick = {seat, 1, {(uint8_t)(k % 52), KING_NOTHING, KING_NOTHING, KING_NOTHING}};
        MUST(king_duties_new(k % 10, rules, &trick, 1, &duties));
    }
    keep(w, OF_king_round, &round);
    keep(w, OF_king_table, &table);
    keep(w, OF_king_view, &view);
    keep(w, OF_king_duties, &duties);
    king_advice(w, k, round);
    MUST(king_view_worlds(&view, &worlds_seen));
    keep(w, OF_king_worlds, &worlds_seen);
    MUST(king_worlds_with(&worlds_seen, (seat + 1U) % 4, w->held[(seat + 1U) % 4] & random_number(), &narrowed));
    keep(w, OF_king_worlds, &narrowed);
    MUST(king_worlds_without(&worlds_seen, (seat + 2U) % 4, random_number() & random_number() & KING_ALL_CARDS, &narrowed));
    keep(w, OF_king_worlds, &narrowed);
    MUST(king_round_text(&round, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_view_text(&view, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_table_text(&table, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_card_set_text(w->held[0], text, sizeof text, NULL));
    keep_text(w, text);
}

/* A party before one of its rounds and after it, and its file up to there. */
static void king_party_of(world *w, uint32_t k, const king_house_rules *rules) {
    uint8_t seat = (uint8_t)(k % 4);
    king_party party, next;
    king_party_file file;
    king_round over, read;
    king_table table;
    king_sheet sheet;
    char text[TEXT_ROOM];
    MUST(king_party_new(seat, rules, &party));
    MUST(king_party_file_new(&file));
    keep(w, OF_king_party_file, &file);
    MUST(king_party_head(&party, text, sizeof text, NULL));
    keep_text(w, text);
    (void)king_party_file_read_line(&file, text, (uint32_t)strlen(text), &read, NULL);
    for (uint32_t rounds = k % 40;; rounds--) {
        uint64_t hands[4], choices = king_choices(k, rounds);
        MUST(king_deal_from_seed(king_deal_seed(k, rounds), hands));
        if (king_party_start(&party, hands, &over, NULL) != KING_OK) {
            break;
        }
        MUST(king_round_play_out(&over, &choices));
        next = party;
        MUST(king_party_record(&next, &over, NULL));
        MUST(king_round_text(&over, text, sizeof text, NULL));
        if (rounds == 0) {
            break;
        }
        party = next;
        MUST(king_party_file_read_line(&file, text, (uint32_t)strlen(text), &read, NULL));
    }
    keep_text(w, text);
    keep(w, OF_king_party_file, &file);
    keep(w, OF_king_party, &party);
    keep(w, OF_king_party, &next);
    keep(w, OF_king_round, &over);
    MUST(king_round_table(&over, &table));
    keep(w, OF_king_table, &table);
    MUST(king_table_taken(&table, w->taken));
    MUST(king_table_doubles(&table, &w->doubles));
    MUST(king_table_contract(&table, &w->contract));
    for (uint32_t n = 0; n + 1 < RESULTS; n++) {
        (void)king_party_results(&next, n, &w->results[n]);
    }
    (void)king_table_result(&table, &w->results[RESULTS - 1]);
    MUST(king_party_sheet(&party, &sheet));
    keep(w, OF_king_sheet, &sheet);
    for (int i = 0; i < 4; i++) {
        w->scores[i] = (int32_t)below(2001) - 1000;
    }
    MUST(king_sheet_enter(&sheet, seat, k % 8, w->scores));
    keep(w, OF_king_sheet, &sheet);
    MUST(king_party_text(&party, text, sizeof text, NULL));
    keep_text(w, text);
}

static void king_world(world *w, uint32_t k) {
    char text[TEXT_ROOM];
    king_house_rules rules;
    MUST(king_house_rules_new(&rules));
    if (k % 3 == 1) {
        MUST(king_house_rules_set(&rules, "koz_void", 8, "must_overtrump", 14, NULL));
        MUST(king_house_rules_set(&rules, "early_end", 9, "false", 5, NULL));
    }
    keep(w, OF_king_house_rules, &rules);
    MUST(king_deal_from_seed(k, w->dealt));
    w->choices = king_choices(k, 0);
    king_position(w, k, &rules);
    king_ending(w, k, &rules);
    king_party_of(w, k, &rules);
    MUST(king_deal_text(w->dealt, text, sizeof text, NULL, NULL));
    keep_text(w, text);
    MUST(king_contract_set_text(k % 255 + 1, text, sizeof text, NULL));
    keep_text(w, text);
}

static void balayi_advice(world *w, uint32_t k, balayi_round round) {
    king_settings settings = {.seed = k, .playouts = 60, .estimates = k % 2 ? 60 : 0};
    balayi_advisor advisor;
    king_sums sums;
    balayi_view view;
    uint8_t player, more;
    if (balayi_round_turn(&round, &player) != KING_OK) {
        player = (uint8_t)(k % 2);
        MUST(balayi_round_new(w->pack, player, BALAYI_ALL_DENOMINATIONS, &round, NULL));
        MUST(balayi_round_turn(&round, &player));
    }
    MUST(balayi_round_view(&round, player, &view));
    keep(w, OF_balayi_view, &view);
    MUST(balayi_advisor_new(&view, &settings, &advisor, NULL));
    keep(w, OF_balayi_advisor, &advisor);
    MUST(balayi_advisor_run(&advisor, 0, 20, &sums));
    keep(w, OF_king_sums, &sums);
    MUST(balayi_advisor_step(&advisor, 1 + below(150), &more));
    keep(w, OF_balayi_advisor, &advisor);
}

static void balayi_position(world *w, uint32_t k) {
    uint8_t player = (uint8_t)(k % 2);
    balayi_round round;
    balayi_table table;
    balayi_view view;
    balayi_worlds worlds_seen, narrowed;
    balayi_duties duties;
    char text[TEXT_ROOM];
    MUST(balayi_round_new(w->pack, player, BALAYI_ALL_DENOMINATIONS, &round, NULL));
    for (uint32_t steps = below(56); steps > 0; steps--) {
        uint8_t action;
        if (balayi_round_choose(&round, &w->choices, &action) != KING_OK) {
            break;
        }
        MUST(balayi_round_apply(&round, action, NULL, NULL));
    }
    MUST(balayi_round_table(&round, &table));
    MUST(balayi_round_view(&round, player, &view));
    keep(w, OF_balayi_round, &round);
    keep(w, OF_balayi_table, &table);
    keep(w, OF_balayi_view, &view);
    balayi_advice(w, k, round);
    MUST(balayi_view_worlds(&view, &worlds_seen));
    keep(w, OF_balayi_worlds, &worlds_seen);
    MUST(balayi_worlds_with(&worlds_seen, 1U - player, random_number() & random_number() & random_number() & KING_ALL_CARDS,
                            &narrowed));
    keep(w, OF_balayi_worlds, &narrowed);
    MUST(balayi_worlds_without(&worlds_seen, player, random_number() & random_number() & KING_ALL_CARDS, &narrowed));
    keep(w, OF_balayi_worlds, &narrowed);
    if (balayi_table_duties(&table, &duties) != KING_OK) {
        balayi_trick trick = {player, 1, {(uint8_t)(k % 52), KING_NOTHING}};
        MUST(balayi_duties_new(&trick, k % 4, &duties));
    }
    keep(w, OF_balayi_duties, &duties);
    MUST(balayi_round_text(&round, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_view_text(&view, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_table_text(&table, text, sizeof text, NULL));
    keep_text(w, text);
    /* The next action, and what it turns up. */
    if (balayi_round_choose(&round, &w->choices, &w->balayi_action) == KING_OK) {
        MUST(balayi_round_apply(&round, w->balayi_action, &w->revealed, NULL));
    }
}

static void balayi_match_of(world *w, uint32_t k) {
    balayi_match game, next;
    balayi_match_file file;
    balayi_round over, read;
    balayi_table table;
    char text[TEXT_ROOM];
    MUST(balayi_match_new(k % 2, &game));
    MUST(balayi_match_file_new(&file));
    keep(w, OF_balayi_match_file, &file);
    MUST(balayi_match_head(&game, text, sizeof text, NULL));
    keep_text(w, text);
    (void)balayi_match_file_read_line(&file, text, (uint32_t)strlen(text), &read, NULL);
    for (uint32_t rounds = k % 13;; rounds--) {
        uint64_t choices = king_choices(k, rounds);
        if (balayi_match_start(&game, w->pack, &over, NULL) != KING_OK) {
            break;
        }
        MUST(balayi_round_play_out(&over, &choices));
        next = game;
        MUST(balayi_match_record(&next, &over, NULL));
        MUST(balayi_round_text(&over, text, sizeof text, NULL));
        if (rounds == 0) {
            break;
        }
        game = next;
        MUST(balayi_match_file_read_line(&file, text, (uint32_t)strlen(text), &read, NULL));
    }
    keep_text(w, text);
    keep(w, OF_balayi_match_file, &file);
    keep(w, OF_balayi_match, &game);
    keep(w, OF_balayi_match, &next);
    keep(w, OF_balayi_round, &over);
    MUST(balayi_round_table(&over, &table));
    keep(w, OF_balayi_table, &table);
    MUST(balayi_table_denomination(&table, &w->denomination));
    for (uint32_t n = 0; n + 1 < RESULTS; n++) {
        (void)balayi_match_results(&next, n, &w->balayi_results[n]);
    }
    MUST(balayi_table_result(&table, &w->balayi_results[RESULTS - 1]));
    MUST(balayi_match_text(&game, text, sizeof text, NULL));
    keep_text(w, text);
}

static void balayi_world(world *w, uint32_t k) {
    char text[TEXT_ROOM];
    MUST(king_pack_from_seed(k, w->pack));
    balayi_position(w, k);
    balayi_match_of(w, k);
    MUST(balayi_pack_text(w->pack, text, sizeof text, NULL, NULL));
    keep_text(w, text);
    MUST(balayi_denomination_set_text(k % 31 + 1, text, sizeof text, NULL));
    keep_text(w, text);
}

void make_samples(void) {
    for (uint32_t k = 0; k < WORLDS; k++) {
        king_world(&worlds[k], k);
        balayi_world(&worlds[k], k);
        keep_words(&worlds[k], k);
    }
    for (int value = 0; value < VALUES; value++) {
        if (worlds[0].variants[value] == 0 || value_types[value].size > VALUE_ROOM) {
            fprintf(stderr, "FAILED there is no sample of a %s: see samples.c\n", value_types[value].name);
            exit(1);
        }
    }
}
