/* A program of the first interface, 1.0: it asks whether the library serves it, plays a round through views, has a refusal
 * explained, and prints the record. */
#include "king_1_0.h"

#include <stdio.h>
#include <string.h>

int main(void) {
    uint64_t hands[4];
    king_round round;
    king_error error;
    uint8_t seat;
    int32_t scores[4];
    char text[KING_TEXT_SIZE], clause[16];

    /* A later program than the library, and one of another interface, are not served. */
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != 0 || king_abi_check(KING_ABI_MAJOR, 65535) == 0 ||
        king_abi_check(KING_ABI_MAJOR + 1, 0) == 0 || king_abi_check(0, 0) == 0) {
        return 1;
    }
    if (king_deal_from_seed(7, hands) != 0 || king_round_new(hands, 0, KING_ALL_CONTRACTS, NULL, &round, NULL) != 0) {
        return 2;
    }
    while (king_round_turn(&round, &seat) == 0) {
        king_view view;
        uint64_t mask[2];
        uint32_t action = 0;
        if (king_round_view(&round, seat, &view) != 0 || king_view_legal_actions(&view, mask) != 0) {
            return 3;
        }
        while ((mask[action / 64] >> action % 64 & 1) == 0) {
            action++;
        }
        if (king_round_apply_as(&round, (seat + 1u) % 4, action, &error) == 0 ||
            king_error_message(&error, 1, text, sizeof text, NULL) != 0 ||
            king_error_clause(&error, clause, sizeof clause, NULL) != 0 || strcmp(clause, "K1.1") != 0) {
            return 4;
        }
        if (king_round_apply_as(&round, seat, action, &error) != 0) {
            return 5;
        }
    }
    if (king_round_scores(&round, scores) != 0 || king_round_text(&round, text, sizeof text, NULL) != 0) {
        return 6;
    }
    printf("%d %d %d %d\n%s\n", (int)scores[0], (int)scores[1], (int)scores[2], (int)scores[3], text);
    return 0;
}
