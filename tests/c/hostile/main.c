/* Calls every function of king.h as no sane program does: `hostile TIMES RANDOM_CALLS [SEED]`.
 *
 * First each function by itself, starting from so many calls that succeed: with NULL and unaligned pointers, with
 * memory that is zeroed, foreign, of another kind or version, with every size of buffer, with numbers out of range, with
 * flipped bits. Then as many calls as asked for of functions at random, with bytes, numbers and texts at random, and
 * with values that such calls have left behind. What a function must keep to, whatever happens, is checked in call.c. */
#include <unistd.h>

#include "samples.h"

static call bad, after;

/* Values that calls at random have left behind, some of which no game leads to. */
enum { WILD = 64 };
static uint8_t wild[VALUES][WILD][VALUE_ROOM];
static int wild_known[VALUES][WILD];

static void random_value(call *c, int i) {
    const parameter *p = &c->function->parameters[i];
    uint32_t which = below(WILD), from = 8 + below(p->size - 8);
    switch (below(16)) {
    case 0:
        random_bytes(c->objects[i], p->size);
        break;
    case 1:
        memset(c->objects[i], 0, p->size);
        break;
    case 2:
        sample((int)below(VALUES), c->objects[i]);
        break;
    case 3:
    case 4:
    case 5:
    case 6: /* what stands behind the tag */
        random_bytes(c->objects[i] + from, below(p->size - from) + 1);
        break;
    case 7: /* what was proposed */
        break;
    default:
        if (wild_known[p->value][which]) {
            memcpy(c->objects[i], wild[p->value][which], p->size);
        }
    }
}

/* The lists or the text of which parameter `number` is the size. */
static void random_lists(call *c, int number) {
    uint32_t how = below(4), size = below(4) ? below(160) : below(3000);
    for (int i = 0; i < number; i++) {
        const parameter *p = &c->function->parameters[i];
        if (p->sized != number || how == 0) {
            continue;
        }
        if (how == 1) {
            size = size * p->size > ROOM ? ROOM / p->size : size;
            c->numbers[number] = size;
            c->sizes[i] = size * p->size;
        }
        if (how < 3) {
            random_bytes(c->objects[i], c->sizes[i]);
        } else if (c->sizes[i] > 0) {
            for (uint32_t n = below(4); n > 0; n--) {
                c->objects[i][below(c->sizes[i])] = (uint8_t)random_number();
            }
        }
    }
}

static void random_call(void) {
    const function *f = &functions[below(function_count)];
    propose(&bad, f);
    for (int i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        int is_size = i > 0 && f->parameters[i - 1].sized == i;
        if (p->role == NUMBER && is_size) {
            random_lists(&bad, i);
        } else if (p->role == NUMBER && below(3) == 0) {
            bad.numbers[i] = random_number() >> below(64);
        } else if (p->role != NUMBER && p->value != VALUES) {
            random_value(&bad, i);
        } else if (p->role != NUMBER && p->sized < 0 && below(2)) {
            random_bytes(bad.objects[i], bad.sizes[i]);
        }
        if (p->role != NUMBER && below(64) == 0) {
            bad.pointers[i] = p->align > 1 && below(2) ? ODD : NONE;
        }
    }
    bound(&bad);
    make(&bad, &after);
    for (int i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        if ((p->role == OUT || p->role == CHANGE) && p->value != VALUES) {
            uint32_t which = below(WILD);
            memcpy(wild[p->value][which], after.objects[i], p->size);
            wild_known[p->value][which] = 1;
        }
    }
}

int main(int argc, char **argv) {
    uint32_t times = argc >= 3 ? (uint32_t)strtoul(argv[1], NULL, 10) : 0;
    uint32_t count = argc >= 3 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    unsigned long calls = 0;
    if (times + count == 0) {
        fprintf(stderr, "usage: %s TIMES RANDOM_CALLS [SEED]\n", argv[0]);
        return 2;
    }
    seed_random(argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
    make_places();
    make_samples();
    for (uint32_t i = 0; times > 0 && i < function_count; i++) {
        calls += examine(&functions[i], times);
    }
    for (uint32_t n = 0; n < count; n++) {
        if (n % 1024 == 0) {
            alarm(60);
        }
        random_call();
    }
    printf("%lu calls on purpose, %u at random\n", calls, (unsigned)count);
    printf("%u passed, 0 failed\n", (unsigned)((times > 0 ? function_count : 0) + (count > 0)));
    return 0;
}
