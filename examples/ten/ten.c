/* A round of Konturlu King, from the deal to its record. */
#include <stdio.h>

#include "king.h"

int main(void) {
    char message[KING_TEXT_SIZE], clause[KING_TEXT_SIZE], text[KING_TEXT_SIZE];
    uint64_t hands[4], choices = king_choices(7, 0);
    int32_t scores[4];
    king_error illegal;
    king_round round; /* A value: copy it with =, never free it. */
    /* KING_OK is 0: the first call that fails ends the chain. */
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) || king_deal_from_seed(7, hands) ||
        king_round_new(hands, KING_SEAT_NORTH, KING_ALL_CONTRACTS, NULL, &round, NULL) ||
        /* North declares "no queens", and East doubles North. */
        king_round_apply(&round, KING_ACTION_DECLARE + KING_CONTRACT_KIZ_ALMAZ, NULL) ||
        king_round_apply(&round, KING_ACTION_KONTUR + (1 << KING_SEAT_NORTH), NULL) ||
        /* Why South cannot double South. */
        king_round_why_not(&round, KING_ACTION_KONTUR + (1 << KING_SEAT_SOUTH), &illegal) ||
        king_error_message(&illegal, KING_LANG_EN, message, sizeof message, NULL) ||
        king_error_clause(&illegal, clause, sizeof clause, NULL) ||
        /* The rest at random, the same for ever. */
        king_round_play_out(&round, &choices) || king_round_scores(&round, scores) ||
        /* The record: one line, which is read by playing it again. */
        king_round_text(&round, text, sizeof text, NULL)) {
        return 1;
    }
    printf("%s (%s)\n", message, clause);
    printf("%d, %d, %d, %d\n", (int)scores[0], (int)scores[1], (int)scores[2], (int)scores[3]);
    puts(text);
    return 0;
}
