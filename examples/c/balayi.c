/* A round of Balayı kingi, the game for two: each player does the first thing that it may do.
 *
 *     balayi [SEED]
 *
 * From the top of the repository: cargo rustc -p king-ffi --profile release-abi --crate-type staticlib
 *     gcc -std=c99 -Iinclude examples/c/balayi.c target/release-abi/libking.a -o balayi
 */
#include <stdio.h>
#include <stdlib.h>

#include "king.h"

/* All arguments here are sound, so that an error would be a mistake of this program. */
static int32_t must(int32_t status) {
    char message[KING_TEXT_SIZE];
    if (status < 0) {
        king_status_message(status, message, sizeof message, NULL);
        fprintf(stderr, "balayi: %s\n", message);
        exit(1);
    }
    return status;
}

static void print_card(uint8_t card) {
    char text[KING_TEXT_SIZE];
    must(king_card_figure(card, text, sizeof text, NULL));
    printf("%s", text);
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 7;
    uint8_t pack[52], player, declared, winner;
    int16_t taken[2];
    int32_t scores[2];
    char text[KING_TEXT_SIZE];
    balayi_round round;
    balayi_table table;
    balayi_trick trick;

    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != KING_OK) {
        fprintf(stderr, "balayi: this program was compiled for another version of the library\n");
        return 1;
    }
    must(king_pack_from_seed(seed, pack));
    must(balayi_round_new(pack, 0, BALAYI_ALL_DENOMINATIONS, &round, NULL));
    while (must(balayi_round_turn(&round, &player)) == KING_OK) {
        uint64_t legal;
        uint32_t action = 0;
        must(balayi_round_legal_actions(&round, &legal));
        while ((legal >> action & 1) == 0) {
            action++;
        }
        must(balayi_round_apply(&round, action, NULL, NULL));
    }

    must(balayi_round_table(&round, &table));
    must(balayi_table_denomination(&table, &declared));
    must(balayi_denomination_name(declared, KING_LANG_EN, text, sizeof text, NULL));
    printf("Player 1 declares %s.\n", text);
    for (uint32_t n = 0; must(balayi_table_tricks(&table, n, &trick)) == KING_OK; n++) {
        printf("%3u. player %u leads ", (unsigned)n + 1, trick.leader);
        print_card(trick.cards[0]);
        printf(", the other plays ");
        print_card(trick.cards[1]);
        must(balayi_table_winner_of(&table, n, &winner));
        printf(": player %u takes it\n", winner);
    }
    must(balayi_table_taken(&table, taken));
    must(balayi_round_scores(&round, scores));
    printf("Tricks %d to %d, scores %d and %d.\n", taken[0], taken[1], (int)scores[0], (int)scores[1]);
    must(balayi_round_text(&round, text, sizeof text, NULL));
    puts(text);
    return 0;
}
