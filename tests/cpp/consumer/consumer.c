/* A deal by seed, played at random to its end, in C. */
#include <king.h>
#include <stdio.h>

int main(void) {
    king_round round;
    uint64_t hands[4], choices = king_choices(7, 0);
    int32_t scores[4];
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != KING_OK || king_deal_from_seed(7, hands) != KING_OK ||
        king_round_new(hands, KING_SEAT_NORTH, KING_ALL_CONTRACTS, NULL, &round, NULL) != KING_OK ||
        king_round_play_out(&round, &choices) != KING_OK || king_round_scores(&round, scores) != KING_OK) {
        return 1;
    }
    return printf("%d %d %d %d\n", scores[0], scores[1], scores[2], scores[3]) < 0;
}
