/* Calls that may well succeed: out of one sample, by what the parameters are called. */
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
    if (p->size == 8) {
        uint64_t hand = below(2) ? w->held[below(4)] : w->dealt[below(4)];
        return below(3) ? hand : below(2) ? hand & random_number() : random_number();
    }
    if (p->size == 2) {
        return below(2) ? w->doubles : random_number() & 0x7BDE;
    }
    switch (below(8)) {
    case 0:
        return p->size == 1 ? w->king_action : below(40);
    case 1:
        return p->size == 1 ? w->balayi_action : below(4);
    case 2:
        return below(2) ? w->contract : w->denomination;
    case 3:
        return below(8) ? below(52) : KING_NOTHING;
    case 4:
        return p->size == 1 ? below(256) : (uint32_t)-(int32_t)below(24);
    default:
        return below(5);
    }
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
    if (strcmp(p->name, "hands") == 0) {
        put(to, below(2) ? w->dealt : w->held, sizeof w->dealt);
    } else if (strcmp(p->name, "pack") == 0) {
        put(to, w->pack, sizeof w->pack);
    } else if (strcmp(p->name, "open") == 0) {
        put(to, w->held, 16);
    } else if (strcmp(p->name, "taken") == 0) {
        put(to, p->size == 1 ? (const void *)w->tricks : w->taken, size);
    } else if (strcmp(p->name, "places") == 0) {
        put(to, "\x03\x00\x01\x02", 4);
    } else if (strcmp(p->name, "trick") == 0) {
        king_trick trick = {(uint8_t)below(4), (uint8_t)below(5), {w->pack[0], w->pack[1], w->pack[2], w->pack[3]}};
        put(to, &trick, sizeof trick);
    }
    c->sizes[i] = size;
}

/* An object whose size is one of the numbers. */
static void some_list(const world *w, call *c, int i) {
    const parameter *p = &c->function->parameters[i];
    uint8_t *to = c->objects[i];
    uint64_t *size = &c->numbers[p->sized];
    if (p->role == OUT) {
        if (i == 0 || c->function->parameters[i - 1].sized != p->sized) { /* lists side by side are of one size */
            *size = strcmp(p->name, "buffer") == 0 ? below(KING_TEXT_SIZE + 1) : below(300);
        }
        c->sizes[i] = (uint32_t)*size * p->size;
        random_bytes(to, c->sizes[i]);
    } else if (strcmp(p->name, "bytes") == 0) {
        uint32_t which = below(8);
        *size = c->sizes[i] = put(to, w->bytes[which], w->bytes_length[which]);
    } else if (strcmp(p->name, "revealed") == 0) {
        uint32_t which = below(2);
        *size = c->sizes[i] = put(to, w->revealed[which], w->revealed_count[which]);
    } else if (strcmp(p->name, "cards") == 0) {
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
