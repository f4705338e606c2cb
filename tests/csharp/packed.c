/* A program over the package for C: plays a round by seed and looks at its scores. */
#include "king.h"

int main(void) {
    uint64_t hands[4], choices = king_choices(7, 0);
    king_round round;
    int32_t scores[4];
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != KING_OK) {
        return 1;
    }
    if (king_deal_from_seed(7, hands) != KING_OK
        || king_round_new(hands, KING_SEAT_NORTH, KING_ALL_CONTRACTS, 0, &round, 0) != KING_OK
        || king_round_apply(&round, KING_ACTION_DECLARE + KING_CONTRACT_KIZ_ALMAZ, 0) != KING_OK
        || king_round_play_out(&round, &choices) != KING_OK
        || king_round_scores(&round, scores) != KING_OK) {
        return 2;
    }
    return scores[0] + scores[1] + scores[2] + scores[3] == -40 ? 0 : 3;
}
