/* Calls that may well succeed: out of one sample, by what the parameters stand for. */
#include "samples.h"

static uint64_t state = 1;

void seed_random(uint64_t seed) { state = seed; }

uint64_t random_number(void) {
    uint64_t number;
    king_split_mix64_next_u64(&state, &number);
    return number;
}

uint32_t below(uint32_t n) { return (uint32_t)((random_number() >> 32) * n >> 32); }

void random_bytes(void *to, uint32_t size) {
    for (uint32_t i = 0; i < size; i++) {
        ((uint8_t *)to)[i] = (uint8_t)random_number();
    }
}

static void sample_of(const world *w, int value, uint8_t *to) {
    memcpy(to, w->values[value][below((uint32_t)w->variants[value])], value_types[value].size);
}

void sample(int value, uint8_t *to) { sample_of(&worlds[below(WORLDS)], value, to); }

/* A number of the world, or one that few parameters take. */
static uint64_t some_number(const world *w, const parameter *p) {
    if (means(p, "card_set")) {
        uint64_t hand = below(2) ? w->held[below(4)] : w->dealt[below(4)];
        return below(3) ? hand : hand & random_number();
    }
    if (means(p, "action")) {
        return w->king_action;
    }
    if (means(p, "balayi_action")) {
        return w->balayi_action;
    }
    if (means(p, "contract")) {
        return below(2) ? w->contract : below(10);
    }
    if (means(p, "denomination")) {
        return w->denomination;
    }
    if (means(p, "doubles")) {
        return below(2) ? w->doubles : random_number() & 0x7BDE;
    }
    if (means(p, "contract_set")) {
        return 1 + below(255);
    }
    if (means(p, "denomination_set")) {
        return 1 + below(31);
    }
    if (means(p, "status")) {
        return (uint32_t)-(int32_t)below(23);
    }
    if (means(p, "seed") || (means(p, "number") && p->size == 8)) {
        return random_number();
    }
    if (means(p, "greedy_reason") || means(p, "balayi_greedy_reason")) {
        return below(30);
    }
    if (means(p, "level")) {
        return 1 + below(2); /* the others take their time */
    }
    if (means(p, "playouts")) {
        return below(200);
    }
    if (means(p, "positions")) {
        return below(20000);
    }
    if (means(p, "card")) {
        return below(KING_CARDS);
    }
    return p->may_be_nothing && below(3) == 0 ? KING_NOTHING : below(means(p, "index") ? RESULTS : 5);
}

static uint32_t put(uint8_t *to, const void *from, uint32_t size) {
    memcpy(to, from, size);
    return size;
}

/* An object that is no value of the library. */
static void some_object(const world *w, call *c, int i) {
    const parameter *p = &c->function->parameters[i];
    uint8_t *to = c->objects[i];
    uint32_t size = p->size * p->items;
    random_bytes(to, size);
    if (p->role == OUT) {
        /* Only written. */
    } else if (means(p, "card_set")) {
        put(to, below(2) ? w->dealt : w->held, size);
    } else if (means(p, "card")) {
        put(to, w->pack, size);
    } else if (means(p, "wide")) {
        uint64_t few[2] = {below(4), 0};
        put(to, few, size);
    } else if (means(p, "points")) {
        put(to, p->size == 2 ? (const void *)w->taken : w->scores, size);
    } else if (strcmp(p->name, "places") == 0) {
        put(to, "\x03\x00\x01\x02", 4);
    } else if (means(p, "error")) {
        put(to, &w->error, sizeof w->error);
    } else if (strcmp(p->name, "trick") == 0) {
        uint8_t balayi = p->size == sizeof(balayi_trick);
        king_trick trick = {(uint8_t)below(4), (uint8_t)below(5), {w->pack[0], w->pack[1], w->pack[2], w->pack[3]}};
        balayi_trick short_trick = {(uint8_t)below(2), (uint8_t)below(3), {w->pack[0], w->pack[1]}};
        put(to, balayi ? (const void *)&short_trick : &trick, p->size);
    } else if (strcmp(p->name, "settings") == 0) {
        king_settings settings = {.seed = random_number(), .playouts = below(200), .estimates = below(200), .generosity = below(300)};
        put(to, &settings, sizeof settings);
    } else if (strcmp(p->name, "judgement") == 0) {
        put(to, &w->judgement, sizeof w->judgement);
    } else if (strcmp(p->name, "result") == 0) {
        uint8_t balayi = p->size == sizeof(balayi_round_result);
        put(to, balayi ? (const void *)&w->balayi_results[below(RESULTS)] : &w->results[below(RESULTS)], p->size);
    }
    c->sizes[i] = size;
}

/* An object whose size is one of the numbers. */
static void some_list(const world *w, call *c, int i) {
    const parameter *p = &c->function->parameters[i];
    uint8_t *to = c->objects[i];
    uint64_t *size = &c->numbers[p->sized];
    if (p->role == OUT || means(p, "memory")) {
        if (i == 0 || c->function->parameters[i - 1].sized != p->sized) { /* lists side by side are of one size */
            *size = means(p, "text") ? below(KING_TEXT_SIZE + 1) : below(300);
        }
        c->sizes[i] = (uint32_t)*size * p->size;
        random_bytes(to, c->sizes[i]);
    } else if (strcmp(p->name, "revealed") == 0) {
        uint32_t who = below(3);
        *size = c->sizes[i] = put(to, w->revealed.cards[who], w->revealed.counts[who]);
    } else if (means(p, "card")) {
        *size = c->sizes[i] = put(to, w->pack, below(53));
    } else {
        /* An option and its value stand side by side, for the function that takes both. */
        uint32_t which = below((uint32_t)w->text_count);
        if (i > 2 && strcmp(p->name, "value") == 0) {
            for (which = 1; which < (uint32_t)w->text_count; which++) {
                if (strcmp(w->texts[which - 1], (const char *)c->objects[i - 2]) == 0) {
                    break;
                }
            }
            which = which < (uint32_t)w->text_count ? which : 0;
        }
        *size = c->sizes[i] = put(to, w->texts[which], (uint32_t)strlen(w->texts[which]));
        to[c->sizes[i]] = '\0';
    }
}

void propose(call *c, const function *f) {
    const world *w = &worlds[below(WORLDS)];
    c->function = f;
    for (int i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        c->pointers[i] = GIVEN;
        c->sizes[i] = 0;
        if (p->role == NUMBER) {
            c->numbers[i] = some_number(w, p);
        }
    }
    /* The library serves one version. */
    if (strcmp(f->name, "king_abi_check") == 0) {
        c->numbers[0] = KING_ABI_MAJOR;
        c->numbers[1] = KING_ABI_MINOR;
    }
    if (strcmp(f->name, "king_players_check") == 0) {
        c->numbers[0] = KING_PLAYERS_MAJOR;
        c->numbers[1] = KING_PLAYERS_MINOR;
    }
    for (int i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        if (p->role != NUMBER && p->value != VALUES) {
            sample_of(w, p->value, c->objects[i]);
            c->sizes[i] = p->size;
        } else if (p->role != NUMBER && p->sized >= 0) {
            some_list(w, c, i);
        } else if (p->role != NUMBER) {
            some_object(w, c, i);
        }
    }
}

void bound(call *c) {
    for (int i = 0; i < c->function->count; i++) {
        const parameter *p = &c->function->parameters[i];
        if (p->role == IN && strcmp(p->name, "settings") == 0) {
            king_settings settings;
            memcpy(&settings, c->objects[i], sizeof settings);
            settings.playouts %= 500;
            settings.estimates %= 500;
            memcpy(c->objects[i], &settings, sizeof settings);
        }
        if (means(p, "positions")) {
            c->numbers[i] %= 20000;
        }
    }
}
