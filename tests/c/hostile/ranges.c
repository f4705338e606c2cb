/* Which numbers a parameter takes, by its name: the test's own list, to hold against the library. */
#include "hostile.h"

enum { BOTH, KING, BALAYI };

static const struct {
    const char *name;
    int game;
    uint64_t from, to; /* the last number that is in range */
    int nothing;       /* whether KING_NOTHING is too */
    const char *only;  /* in this function alone; such rows come first */
} ranges[] = {
    {"contract", BOTH, 0, 9, 0, "king_duties_new"},
    {"talk", BOTH, 0, 1, 0, "king_simulation_set_talk"},
    {"declarer", BOTH, 0, 3, 1, "king_simulation_set_declarer"},
    {"contract", BOTH, 0, 22, 1, "king_simulation_set_contract"},
    {"number", BOTH, 1, 13, 0, "king_contract_kind_trick_points"},
    {"on", BOTH, 0, 3, 0, "king_doubles_doublers_of"},
    {"viewer", BOTH, 0, 1, 1, "balayi_round_revealed"},
    {"dealer", BOTH, 0, 1, 1, "balayi_simulation_set_dealer"},
    {"declaration", BOTH, 0, 4, 1, "balayi_simulation_set_declaration"},
    {"a", BOTH, 0, 3, 0, NULL},
    {"action", KING, 0, 108, 0, NULL},
    {"action", BALAYI, 0, 56, 0, NULL},
    {"annul", BOTH, 0, 1, 0, NULL},
    {"at", BOTH, 0, UINT64_MAX, 0, NULL},
    {"available", BOTH, 0, KING_ALL_CARDS, 0, NULL},
    {"b", BOTH, 0, 3, 0, NULL},
    {"by", BOTH, 0, 3, 0, NULL},
    {"card", BOTH, 0, 51, 0, NULL},
    {"cards", BOTH, 0, KING_ALL_CARDS, 0, NULL},
    {"contract", BOTH, 0, 22, 0, NULL},
    {"dealer", KING, 0, 3, 0, NULL},
    {"dealer", BALAYI, 0, 1, 0, NULL},
    {"declarer", KING, 0, 3, 0, NULL},
    {"declarer", BALAYI, 0, 1, 0, NULL},
    {"denomination", BOTH, 0, 4, 0, NULL},
    {"denominations", BOTH, 0, 31, 0, NULL},
    {"depth", BOTH, 0, 255, 0, NULL},
    {"first_dealer", BOTH, 0, 1, 0, NULL},
    {"first_declarer", BOTH, 0, 3, 0, NULL},
    {"hand", BOTH, 0, KING_ALL_CARDS, 0, NULL},
    {"hearts_open", BOTH, 0, 1, 0, NULL},
    {"k", BOTH, 0, UINT64_MAX, 0, NULL},
    {"kind", BOTH, 0, 7, 0, NULL},
    {"kinds", BOTH, 0, 255, 0, NULL},
    {"lang", BOTH, 0, 1, 0, NULL},
    {"led", BOTH, 0, 51, 1, NULL},
    {"n", BOTH, 0, UINT64_MAX, 0, NULL},
    {"on", BOTH, 0, 15, 0, NULL},
    {"owner", BOTH, 0, 1, 0, NULL},
    {"phase", KING, 0, 5, 0, NULL},
    {"phase", BALAYI, 0, 2, 0, NULL},
    {"placed", BOTH, 0, KING_ALL_CARDS, 0, NULL},
    {"playable", BOTH, 0, KING_ALL_CARDS, 0, NULL},
    {"played", BOTH, 0, KING_ALL_CARDS, 0, NULL},
    {"player", BOTH, 0, 1, 0, NULL},
    {"rank", BOTH, 0, 12, 0, NULL},
    {"reason", BOTH, 1, 18, 0, NULL},
    {"relation", BOTH, 0, 2, 0, NULL},
    {"seat", BOTH, 0, 3, 0, NULL},
    {"seats", BOTH, 0, 15, 0, NULL},
    {"seed", BOTH, 0, UINT64_MAX, 0, NULL},
    {"seller", BOTH, 0, 3, 0, NULL},
    {"slot", BOTH, 0, 51, 0, NULL},
    {"start", BOTH, 0, 12, 0, NULL},
    {"suit", BOTH, 0, 3, 0, NULL},
    {"tie", BOTH, 0, 1, 0, NULL},
    {"tricks_of_zero", BOTH, 0, 26, 0, NULL},
    {"trump", BOTH, 0, 3, 1, NULL},
    {"unused", KING, 0, 255, 0, NULL},
    {"unused", BALAYI, 0, 31, 0, NULL},
    {"viewer", KING, 0, 3, 0, NULL},
    {"viewer", BALAYI, 0, 1, 0, NULL},
};

range range_of(const call *c, int i, uint64_t number) {
    const parameter *p = &c->function->parameters[i];
    int game = strncmp(c->function->name, "balayi_", 7) == 0 ? BALAYI : KING;
    if (strcmp(p->name, "doubles") == 0) {
        return number & 0x8421 ? OUT_OF_RANGE : IN_RANGE; /* no seat doubles itself */
    }
    if (strcmp(p->name, "status") == 0) {
        int32_t status = (int32_t)(uint32_t)number;
        return status <= KING_NONE && status >= KING_E_POINTS ? IN_RANGE : OUT_OF_RANGE;
    }
    if (strcmp(c->function->name, "king_parse_message") == 0 && i < 2) { /* the viewer of a view */
        uint64_t kind = c->numbers[0], viewer = c->numbers[1];
        int none = kind > 14 || kind == 0 || kind == KING_KIND_DUTIES || kind == KING_KIND_SHEET ||
                   kind == KING_KIND_SIMULATION;
        int nobody = (kind == KING_KIND_VIEW && viewer > 3) || (kind == KING_KIND_BALAYI_VIEW && viewer > 1);
        return none || nobody ? OUT_OF_RANGE : IN_RANGE;
    }
    if (strncmp(c->function->name, "balayi_duty_why_not", 19) == 0 && i < 2) { /* the card is a playable one */
        uint64_t playable = c->numbers[0], card = c->numbers[1];
        return playable > KING_ALL_CARDS || card > 51 || !(playable >> card & 1) ? OUT_OF_RANGE : IN_RANGE;
    }
    if (strcmp(c->function->name, "balayi_place_slot") == 0 && (i == 0 || i == 2)) { /* a pile, or a card of a hand */
        uint64_t place = c->numbers[0], most = place == BALAYI_PLACE_HAND ? 5 : 9;
        return place > 2 || c->numbers[2] > most ? OUT_OF_RANGE : IN_RANGE;
    }
    for (size_t row = 0; row < sizeof ranges / sizeof *ranges; row++) {
        if (strcmp(ranges[row].name, p->name) == 0 && (ranges[row].game == BOTH || ranges[row].game == game) &&
            (!ranges[row].only || strcmp(ranges[row].only, c->function->name) == 0)) {
            int within = number >= ranges[row].from && number <= ranges[row].to;
            return within || (ranges[row].nothing && number == KING_NOTHING) ? IN_RANGE : OUT_OF_RANGE;
        }
    }
    return UNKNOWN_RANGE;
}
