/* Which numbers a parameter takes, by what it stands for: the test's own list, to hold against the library. */
#include "hostile.h"

static const struct {
    const char *means;
    uint64_t from, to; /* the last number that is in range */
    const char *only;  /* in this function alone; such rows come first */
} ranges[] = {
    {"contract", 0, 9, "king_duties_new"},
    {"number", 1, 13, "king_contract_kind_trick_points"},
    {"number", 0, 51, "balayi_place_of"},
    {"number", 0, 51, "balayi_worlds_count_with"},
    {"number", 0, 51, "balayi_worlds_chances"},
    {"number", 0, 51, "balayi_worlds_possible"},
    {"number", 0, 255, "king_round_perft"},
    {"number", 0, 255, "balayi_round_perft"},
    {"action", 0, 108, NULL},
    {"balayi_action", 0, 56, NULL},
    {"balayi_phase", 0, 2, NULL},
    {"bool", 0, 1, NULL},
    {"balayi_greedy_reason", BALAYI_GREEDY_REASON_ONLY, BALAYI_GREEDY_REASON_SHED_LOW, NULL},
    {"card", 0, 51, NULL},
    {"card_set", 0, KING_ALL_CARDS, NULL},
    {"contract", 0, 22, NULL},
    {"contract_kind", 0, 7, NULL},
    {"contract_set", 0, 255, NULL},
    {"denomination", 0, 4, NULL},
    {"denomination_set", 0, 31, NULL},
    {"greedy_reason", KING_GREEDY_REASON_ONLY, KING_GREEDY_REASON_GIVE_LEAST, NULL},
    {"house_option", 0, 6, NULL},
    {"index", 0, UINT64_MAX, NULL},
    {"lang", 0, 1, NULL},
    {"level", 1, 3, NULL},
    {"number", 0, UINT64_MAX, NULL},
    {"phase", 0, 5, NULL},
    {"playouts", 0, UINT64_MAX, NULL},
    {"positions", 0, UINT64_MAX, NULL},
    {"player", 0, 1, NULL},
    {"rank", 0, 12, NULL},
    {"reason", 1, 18, NULL},
    {"relation", 0, 2, NULL},
    {"seat", 0, 3, NULL},
    {"seat_set", 0, 15, NULL},
    {"seed", 0, UINT64_MAX, NULL},
    {"suit", 0, 3, NULL},
};

range range_of(const call *c, int i, uint64_t number) {
    const parameter *p = &c->function->parameters[i];
    if (means(p, "doubles")) {
        return number > 0xFFFF || number & 0x8421 ? OUT_OF_RANGE : IN_RANGE; /* no seat doubles itself */
    }
    if (means(p, "status")) {
        int32_t status = (int32_t)(uint32_t)number;
        return status <= KING_NONE && status >= KING_E_ADVICE ? IN_RANGE : OUT_OF_RANGE;
    }
    for (size_t row = 0; row < sizeof ranges / sizeof *ranges; row++) {
        if (means(p, ranges[row].means) && (!ranges[row].only || strcmp(ranges[row].only, c->function->name) == 0)) {
            int within = number >= ranges[row].from && number <= ranges[row].to;
            return within || (p->may_be_nothing && number == KING_NOTHING) ? IN_RANGE : OUT_OF_RANGE;
        }
    }
    return UNKNOWN_RANGE;
}
