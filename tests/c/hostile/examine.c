/* Every function by itself, starting from calls that succeed. */
#include <unistd.h>

#include "hostile.h"

static unsigned long calls;

/* A good call made bad, and what it has written. Too large for the stack. */
static call bad, after;

static int64_t try_call(void) {
    calls++;
    return make(&bad, &after);
}

static void expect(int64_t expected, const char *promise) {
    int64_t status = try_call();
    if (status != expected) {
        broken(&bad, status, promise);
    }
}

static void bad_pointers(const call *good) {
    const function *f = good->function;
    for (int i = 0; i < f->count; i++) {
        const parameter *p = &f->parameters[i];
        if (p->role == NUMBER) {
            continue;
        }
        int unread = p->sized >= 0 && good->numbers[p->sized] == 0;
        bad = *good;
        bad.pointers[i] = NONE;
        if (p->may_be_null || unread) {
            expect(KING_OK, "NULL is allowed there");
        } else {
            expect(KING_E_NULL, "NULL is to be refused");
        }
        if (p->align > 1) {
            bad.pointers[i] = ODD;
            expect(KING_E_NULL, "a pointer that is not aligned is to be refused");
        }
    }
}

/* Whether the value that a function only writes is the same whatever stood there before. */
static int only_written(const call *good, const call *result, int i) {
    const parameter *p = &good->function->parameters[i];
    bad = *good;
    for (int n = 0; n < 2; n++) {
        if (try_call() != KING_OK || memcmp(after.objects[i], result->objects[i], p->size) != 0) {
            return 0;
        }
        random_bytes(bad.objects[i], p->size);
    }
    return 1;
}

/* A value that is not one: refused when it is read, and without effect when it is only written. */
static void bad_values(const call *good, const call *result) {
    for (int i = 0; i < good->function->count; i++) {
        const parameter *p = &good->function->parameters[i];
        if (p->value == VALUES) {
            continue;
        }
        bad = *good;
        memset(bad.objects[i], 0, p->size);
        int64_t status = try_call();
        if (p->role == OUT) {
            if (status != KING_OK || !only_written(good, result, i)) {
                broken(&bad, status, "what it writes depends on what was there before");
            }
            continue;
        }
        if (status != KING_E_VALUE) {
            broken(&bad, status, "zeroed memory is no value");
        }
        random_bytes(bad.objects[i], p->size);
        expect(KING_E_VALUE, "random memory is no value");
        for (int kind = 0; kind < VALUES; kind++) {
            if (kind != p->value) {
                bad = *good;
                sample(kind, bad.objects[i]);
                expect(KING_E_VALUE, "a value of another kind");
            }
        }
        for (int bit = 16; bit < 64; bit++) {
            bad = *good;
            bad.objects[i][bit / 8] ^= (uint8_t)(1 << bit % 8);
            expect(KING_E_VALUE, "a value with a wrong tag");
        }
        /* The version is in the low bits of the first word: every other one is refused. */
        for (uint32_t version = 0; version < 65536; version += version < 32 ? 1 : 1 + below(4000)) {
            bad = *good;
            uint64_t tag;
            memcpy(&tag, bad.objects[i], sizeof tag);
            tag = (tag & ~(uint64_t)0xFFFF) | version;
            memcpy(bad.objects[i], &tag, sizeof tag);
            expect(version == KING_ABI_MAJOR ? KING_OK : KING_E_VERSION, "a value of another version");
        }
    }
}

static int returns(const call *result) {
    if (try_call() != KING_OK) {
        return 0;
    }
    for (int i = 0; i < bad.function->count; i++) {
        if (memcmp(after.objects[i], result->objects[i], bad.sizes[i]) != 0) {
            return 0;
        }
    }
    return 1;
}

/* The same call returns the same again, and writes all of its answer. */
static void same_again(const call *good, const call *result) {
    bad = *good;
    if (!returns(result)) {
        broken(&bad, KING_OK, "the same call returns something else");
    }
    for (int i = 0; i < good->function->count; i++) {
        const parameter *p = &good->function->parameters[i];
        if (p->role == OUT && p->value == VALUES && !p->may_be_null && p->sized < 0) {
            bad = *good;
            memset(bad.objects[i], good->objects[i][0] ^ 0xFF, bad.sizes[i]);
            if (!returns(result)) {
                broken(&bad, KING_OK, "it does not write all of its answer");
            }
        }
    }
}

static void number_is(const call *good, int i, uint64_t number) {
    bad = *good;
    bad.numbers[i] = number;
    int64_t status = try_call();
    switch (range_of(&bad, i, number)) {
    case OUT_OF_RANGE:
        if (status != KING_E_RANGE) {
            broken(&bad, status, "a number out of range is to be refused");
        }
        break;
    case IN_RANGE:
        if (status == KING_E_RANGE) {
            broken(&bad, status, "a number in range is to be taken");
        }
        break;
    default:
        broken(&bad, status, "a parameter whose range is not known: see ranges.c");
    }
}

static void bad_numbers(const call *good) {
    for (int i = 0; i < good->function->count; i++) {
        const parameter *p = &good->function->parameters[i];
        int is_size = i > 0 && good->function->parameters[i - 1].sized == i;
        if (p->role != NUMBER || is_size) {
            continue;
        }
        uint64_t all = p->size == 8 ? UINT64_MAX : ((uint64_t)1 << 8 * p->size) - 1, sound = good->numbers[i];
        /* What would be the number again if it were cut, and what is below nought. */
        for (uint64_t n = 1; n <= 256; n++) {
            number_is(good, i, (sound + 256 * n) & all);
            number_is(good, i, (sound - 256 * n) & all);
            number_is(good, i, (0 - n) & all);
        }
        number_is(good, i, (0 - sound) & all);
        for (uint64_t number = 0; number < 256; number++) {
            number_is(good, i, number);
        }
        for (uint32_t bit = 8; bit < 8 * p->size; bit++) {
            number_is(good, i, ((uint64_t)1 << bit) - 1);
            number_is(good, i, (uint64_t)1 << bit);
            number_is(good, i, all - ((uint64_t)1 << bit) + 1);
            number_is(good, i, random_number() & all);
        }
    }
}

/* A call with NULL for each list or buffer that this number is the size of, and no room in it. */
static int64_t without_room(const call *good, int number) {
    bad = *good;
    bad.numbers[number] = 0;
    for (int i = 0; i < good->function->count; i++) {
        if (good->function->parameters[i].sized == number) {
            bad.sizes[i] = 0;
            bad.pointers[i] = NONE;
        }
    }
    return try_call();
}

/* A call with so many items of room in each list or buffer that this number is the size of. */
static int64_t with_room(const call *good, int number, uint32_t size) {
    bad = *good;
    bad.numbers[number] = size;
    for (int i = 0; i < good->function->count; i++) {
        if (good->function->parameters[i].sized == number) {
            bad.sizes[i] = size * good->function->parameters[i].size;
            random_bytes(bad.objects[i], bad.sizes[i]);
        }
    }
    return try_call();
}

/* Every size of a buffer up to what is needed, and one more: only from what is needed on is it long enough. */
static void buffer_sizes(const call *good, const call *result, int i) {
    const parameter *p = &good->function->parameters[i];
    int length_at = p->sized + 1, text = means(p, "text");
    uint32_t needed = 0, length;
    memcpy(&length, result->objects[length_at], sizeof length);
    needed = text ? length + 1 : length;
    if (text && strlen((const char *)result->objects[i]) != length) {
        broken(good, KING_OK, "the length that it writes is not that of its text");
    }
    for (uint32_t size = 0; size <= needed + 1; size++) {
        int64_t status = with_room(good, p->sized, size);
        if (size == 0 && without_room(good, p->sized) != status) {
            broken(&bad, status, "a buffer of size 0 may be NULL");
        }
        if (status != (size < needed ? KING_E_SHORT : KING_OK)) {
            broken(&bad, status, "a buffer that is too short, or long enough");
        }
        if (memcmp(after.objects[length_at], result->objects[length_at], sizeof length) != 0) {
            broken(&bad, status, "it does not write what is needed");
        }
    }
}

/* Every buffer in every size, and every text and list that is read in every length up to its own. */
static void sizes(const call *good, const call *result) {
    for (int i = 0; i < good->function->count; i++) {
        const parameter *p = &good->function->parameters[i];
        if (p->role == OUT && p->sized >= 0) {
            buffer_sizes(good, result, i);
        } else if (p->role == IN && p->sized >= 0) {
            for (uint32_t size = 0; size < good->sizes[i]; size += good->sizes[i] < 512 ? 1 : 1 + below(64)) {
                bad = *good;
                bad.numbers[p->sized] = bad.sizes[i] = size;
                (void)try_call();
            }
        }
    }
}

/* Flipped bits anywhere but in the tag: the answer may be wrong, but there is one. */
static void corrupted(const call *good, uint32_t times) {
    for (uint32_t n = 0; n < times; n++) {
        bad = *good;
        for (int i = 0; i < good->function->count; i++) {
            uint32_t tag = good->function->parameters[i].value == VALUES ? 0 : 8;
            for (uint32_t flips = below(12); good->sizes[i] > tag && flips > 0; flips--) {
                bad.objects[i][tag + below(good->sizes[i] - tag)] ^= (uint8_t)(1 << below(8));
            }
        }
        bound(&bad);
        (void)try_call();
    }
}

unsigned long examine(const function *f, uint32_t times) {
    static call good, result;
    uint32_t done = 0;
    calls = 0;
    alarm(120);
    for (uint32_t tries = 0; done < times && tries < 60000; tries++) {
        propose(&good, f);
        calls++;
        int64_t status = make(&good, &result);
        if (!f->has_status) {
            done++;
            continue;
        }
        if (status == KING_OK) {
            bad_pointers(&good);
            bad_values(&good, &result);
            same_again(&good, &result);
            bad_numbers(&good);
            sizes(&good, &result);
            corrupted(&good, 200);
            done++;
        }
    }
    alarm(0);
    if (done == 0) {
        fprintf(stderr, "FAILED %s: no call succeeds, so nothing is tested: see samples.c\n", f->name);
        exit(1);
    }
    return calls;
}
