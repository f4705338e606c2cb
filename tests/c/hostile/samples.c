/* The samples are made by the library itself, from seeds. */
#include "samples.h"

enum { TEXT_ROOM = 12288 };

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
        "all", "koz_void=must_trump,early_end=false", "koz_void", "must_trump", "rifki_annul", "false",
    };
    for (uint32_t i = 0; i < 6; i++) {
        keep_text(w, words[(k * 6 + i) % (sizeof words / sizeof *words)]);
    }
}

static void king_world(world *w, uint32_t k) {
    char text[TEXT_ROOM];
    uint32_t used, length;
    king_house_rules rules;
    king_round round, over;
    king_table table;
    king_view view;
    king_party party, next;
    king_sheet sheet;
    king_party_reader reader;
    king_simulation simulation;
    king_duties duties;
    uint8_t seat = (uint8_t)(k % 4), found, annulled;
    MUST(king_house_rules_new(&rules));
    if (k % 3 == 1) {
        MUST(king_house_rules_set(&rules, "koz_void", 8, "must_overtrump", 14));
        MUST(king_house_rules_set(&rules, "early_end", 9, "false", 5));
    }
    keep(w, OF_king_house_rules, &rules);
    MUST(king_deal_from_seed(k, w->dealt));
    w->choices = king_choices(k, 0);
    MUST(king_party_new(seat, &rules, &party));
    MUST(king_party_file_head(&party, text, sizeof text, &used));
    /* Rounds of a party; the last one stands somewhere in the middle. */
    for (uint32_t rounds = k % 40;; rounds--) {
        uint64_t hands[4], choices = king_choices(k, rounds);
        MUST(king_deal_from_seed(king_deal_seed(k, rounds), hands));
        if (king_party_start(&party, hands, &over) != KING_OK) {
            break;
        }
        MUST(king_round_play_out(&over, &choices));
        MUST(king_round_table(&over, &table));
        MUST(king_table_annulled(&table, &annulled));
        next = party;
        MUST(king_party_record(&next, &over));
        if (rounds == 0) {
            break;
        }
        party = next;
        if (used < 4096) {
            text[used++] = '\n';
            MUST(king_round_text(&over, text + used, (uint32_t)sizeof text - used, &length));
            used += length;
        }
    }
    MUST(king_party_reader_new(text, used, &reader, NULL));
    text[used] = '\0';
    keep_text(w, text);
    keep(w, OF_king_party_reader, &reader);
    keep(w, OF_king_party, &party);
    keep(w, OF_king_party, &next);
    MUST(king_party_sheet(&party, &sheet));
    keep(w, OF_king_sheet, &sheet);
    for (int i = 0; i < 4; i++) {
        w->scores[i] = (int32_t)below(2001) - 1000;
    }
    MUST(king_sheet_enter(&sheet, seat, (uint8_t)(k % 8), w->scores));
    keep(w, OF_king_sheet, &sheet);
    keep(w, OF_king_round, &over);
    keep(w, OF_king_table, &table);
    MUST(king_table_taken(&table, w->taken));
    MUST(king_table_doubles(&table, &w->doubles));
    MUST(king_table_contract(&table, &w->contract));

    /* A position of a round by itself. */
    MUST(king_round_new(w->dealt, seat, KING_ALL_CONTRACTS, &rules, &round));
    for (uint32_t steps = below(60); steps > 0; steps--) {
        uint8_t action;
        if (king_round_choose(&round, &w->choices, &action) != KING_OK) {
            break;
        }
        MUST(king_round_apply(&round, action, NULL));
    }
    (void)king_round_choose(&round, &w->choices, &w->king_action);
    for (uint8_t s = 0; s < 4; s++) {
        MUST(king_round_hand(&round, s, &w->held[s]));
    }
    MUST(king_round_table(&round, &table));
    MUST(king_round_view(&round, king_round_turn(&round, &found) == KING_OK && k % 2 ? found : seat, &view));
    keep(w, OF_king_round, &round);
    keep(w, OF_king_table, &table);
    keep(w, OF_king_view, &view);
    if (king_table_duties(&table, &duties) != KING_OK) {
        king_trick trick = {seat, 1, {(uint8_t)(k % 52), KING_NOTHING, KING_NOTHING, KING_NOTHING}};
        MUST(king_duties_new((uint8_t)(k % 10), &rules, &trick, 1, &duties));
    }
    keep(w, OF_king_duties, &duties);
    MUST(king_simulation_new(k, &simulation));
    keep(w, OF_king_simulation, &simulation);

    MUST(king_round_text(&round, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_view_text(&view, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_table_text(&table, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_party_text(&party, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_deal_text(w->dealt, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_card_set_text(w->held[0], text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_contract_set_text((uint8_t)(k + 1), text, sizeof text, NULL));
    keep_text(w, text);
    MUST(king_round_to_bytes(&round, w->bytes[0], sizeof w->bytes[0]));
    MUST(king_table_to_bytes(&table, w->bytes[1], sizeof w->bytes[1]));
    MUST(king_view_to_bytes(&view, w->bytes[2], sizeof w->bytes[2]));
    MUST(king_party_to_bytes(&party, w->bytes[3], sizeof w->bytes[3]));
    w->bytes_length[0] = KING_ROUND_BYTES;
    w->bytes_length[1] = KING_TABLE_BYTES;
    w->bytes_length[2] = KING_VIEW_BYTES;
    w->bytes_length[3] = KING_PARTY_BYTES;
}

static void balayi_world(world *w, uint32_t k) {
    char text[TEXT_ROOM];
    uint32_t used, length;
    balayi_round round, over;
    balayi_table table;
    balayi_view view;
    balayi_match game, next;
    balayi_match_reader reader;
    balayi_simulation simulation;
    uint8_t player = (uint8_t)(k % 2);
    MUST(king_pack_from_seed(k, w->pack));
    MUST(balayi_match_new(player, &game));
    MUST(balayi_match_file_head(&game, text, sizeof text, &used));
    for (uint32_t rounds = k % 13;; rounds--) {
        uint64_t choices = king_choices(k, rounds);
        if (balayi_match_start(&game, w->pack, &over) != KING_OK) {
            break;
        }
        MUST(balayi_round_play_out(&over, &choices));
        next = game;
        MUST(balayi_match_record(&next, &over));
        if (rounds == 0) {
            break;
        }
        game = next;
        text[used++] = '\n';
        MUST(balayi_round_text(&over, text + used, (uint32_t)sizeof text - used, &length));
        used += length;
    }
    MUST(balayi_match_reader_new(text, used, &reader, NULL));
    text[used] = '\0';
    keep_text(w, text);
    keep(w, OF_balayi_match_reader, &reader);
    keep(w, OF_balayi_match, &game);
    keep(w, OF_balayi_match, &next);
    keep(w, OF_balayi_round, &over);
    MUST(balayi_round_table(&over, &table));
    keep(w, OF_balayi_table, &table);
    MUST(balayi_table_declared(&table, &w->denomination));
    MUST(balayi_table_taken(&table, w->tricks));

    MUST(balayi_round_new(w->pack, player, BALAYI_ALL_DENOMINATIONS, &round));
    for (uint32_t steps = below(56); steps > 0; steps--) {
        uint8_t action;
        if (balayi_round_choose(&round, &w->choices, &action) != KING_OK) {
            break;
        }
        MUST(balayi_round_apply(&round, action, NULL));
    }
    (void)balayi_round_choose(&round, &w->choices, &w->balayi_action);
    MUST(balayi_round_revealed(&round, player, w->balayi_action, w->revealed[0], BALAYI_MOST_REVEALED,
                               &w->revealed_count[0]));
    MUST(balayi_round_revealed(&round, KING_NOTHING, w->balayi_action, w->revealed[1], BALAYI_MOST_REVEALED,
                               &w->revealed_count[1]));
    MUST(balayi_round_table(&round, &table));
    MUST(balayi_round_view(&round, player, &view));
    keep(w, OF_balayi_round, &round);
    keep(w, OF_balayi_table, &table);
    keep(w, OF_balayi_view, &view);
    MUST(balayi_simulation_new(k, &simulation));
    keep(w, OF_balayi_simulation, &simulation);

    MUST(balayi_round_text(&round, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_view_text(&view, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_table_text(&table, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_match_text(&game, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_pack_text(w->pack, text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_denominations_text((uint8_t)(k % 31 + 1), text, sizeof text, NULL));
    keep_text(w, text);
    MUST(balayi_round_to_bytes(&round, w->bytes[4], sizeof w->bytes[4]));
    MUST(balayi_table_to_bytes(&table, w->bytes[5], sizeof w->bytes[5]));
    MUST(balayi_view_to_bytes(&view, w->bytes[6], sizeof w->bytes[6]));
    MUST(balayi_match_to_bytes(&game, w->bytes[7], sizeof w->bytes[7]));
    w->bytes_length[4] = BALAYI_ROUND_BYTES;
    w->bytes_length[5] = BALAYI_TABLE_BYTES;
    w->bytes_length[6] = BALAYI_VIEW_BYTES;
    w->bytes_length[7] = BALAYI_MATCH_BYTES;
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
