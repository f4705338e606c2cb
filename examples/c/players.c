/* Players in C: three opponents, advice with its reasons, and a look back on the round.
 *
 *     players [SEED]     the cards and the play of that seed, 7 by default
 *
 * From the top of the repository: cargo rustc -p king-ffi --profile release-abi --crate-type staticlib
 *     gcc -std=c99 -Iinclude examples/c/players.c target/release-abi/libking.a -o players
 *
 * A player is given a view, in which no hidden card is, and has nothing else to go by. */
#include <stdio.h>
#include <stdlib.h>

#include "king_players.h"

static char text[KING_TEXT_SIZE];

/* All arguments here are sound, so that an error would be a mistake of this program. */
static int32_t must(int32_t status) {
    if (status < 0) {
        king_status_message(status, text, sizeof text, NULL);
        fprintf(stderr, "players: %s\n", text);
        exit(1);
    }
    return status;
}

/* Takes the advisor's choice, and prints why at the declaration and the first card. A game steps it once a frame. */
static uint8_t advised(const king_view *view, uint64_t seed, int aloud) {
    king_settings settings;
    king_advisor advisor;
    king_estimate estimate;
    uint8_t more = 1, action;
    must(king_settings_new(&settings));
    settings.seed = seed;
    settings.playouts = settings.estimates = 400;
    must(king_advisor_new(view, &settings, &advisor, NULL));
    while (more) {
        must(king_advisor_step(&advisor, 200, &more));
    }
    must(king_advisor_best(&advisor, &action));
    for (uint32_t i = 0; aloud && i < 3 && must(king_advisor_estimate(&advisor, i, &estimate)) == KING_OK; i++) {
        must(king_action_name(estimate.action, KING_LANG_EN, text, sizeof text, NULL));
        /* Points are counted in 1/256, and the error is one standard error. Where nothing is to be chosen there are no play-outs. */
        if (estimate.playouts > 0) {
            printf("  %-20s %+7.2f  standard error %.2f\n", text, estimate.difference / 256.0, estimate.error / 256.0);
        }
    }
    if (aloud) {
        must(king_advisor_explain(&advisor, KING_LANG_EN, text, sizeof text, NULL));
        printf("%s\n", text);
    }
    return action;
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 7, hands[4];
    static king_entry memory[4096]; /* To solve endings in: as much or as little as there is. */
    king_settings settings;
    king_judgement judgement;
    king_round round;
    king_view view;
    uint8_t seat, action, phase, cards = 0;
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) || king_players_check(KING_PLAYERS_MAJOR, KING_PLAYERS_MINOR)) {
        fprintf(stderr, "players: this program was compiled for another version of the library\n");
        return 1;
    }
    must(king_deal_from_seed(seed, hands));
    must(king_round_new(hands, KING_SEAT_SOUTH, KING_ALL_CONTRACTS, NULL, &round, NULL));
    while (must(king_round_turn(&round, &seat)) == KING_OK) {
        must(king_round_view(&round, seat, &view));
        must(king_round_phase(&round, &phase));
        if (seat == KING_SEAT_SOUTH) {
            int first = phase == KING_PHASE_PLAY && cards++ == 0;
            action = advised(&view, seed, phase == KING_PHASE_DECLARE || first);
        } else {
            /* An opponent: the whole move in one call. */
            must(king_level_act(&view, KING_LEVEL_MEDIUM, seed, &action, NULL));
        }
        must(king_round_apply_as(&round, seat, action, NULL));
    }

    /* Looking back: what of South's own gave something away. */
    must(king_settings_new(&settings));
    settings.playouts = settings.estimates = 200;
    for (uint32_t n = 0; must(king_judge(&round, n, &settings, memory, 4096, &judgement, NULL)) == KING_OK; n++) {
        if (judgement.seat == KING_SEAT_SOUTH && judgement.hindsight_best != judgement.action) {
            must(king_judgement_message(&judgement, KING_LANG_EN, text, sizeof text, NULL));
            printf("%s\n", text);
        }
    }
    must(king_round_text(&round, text, sizeof text, NULL));
    puts(text);
    return 0;
}
