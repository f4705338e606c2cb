/* What the C interface costs: whole rounds through king.h, and the same in Rust, in one run: see the script here.
 *
 * A step of a round asks for the legal actions, picks one of them, and applies it with all checks. Both loops play the
 * same rounds from the same seeds; whether they have is seen by a checksum. In the first row of a contract the actions
 * are drawn, by the same code in C and Rust; in the second they are known before, so that only the two calls remain. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "king.h"

enum { ROUNDS = 64, PASSES = 1000, MOST = 220 };

/* The same in Rust: rust_loop.rs. */
void rust_prepare(uint8_t contract, uint32_t rounds);
uint64_t rust_draw(uint64_t *steps);
uint64_t rust_replay(uint64_t *steps);
void rust_prepare_balayi(uint32_t rounds);
uint64_t rust_draw_balayi(uint64_t *steps);

static king_round starts[ROUNDS];
static balayi_round balayi_starts[ROUNDS];
static uint8_t recorded[ROUNDS][MOST];

static void must(int32_t status) {
    if (status != KING_OK) {
        fprintf(stderr, "cost: status %d\n", (int)status);
        exit(1);
    }
}

static uint64_t split_mix64(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/* A number below n. */
static uint32_t below(uint64_t *state, uint32_t n) { return (uint32_t)((split_mix64(state) >> 32) * n >> 32); }

static uint32_t bits(uint64_t mask) {
    mask -= mask >> 1 & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
    return (uint32_t)(((mask + (mask >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}

static uint8_t nth_bit(uint64_t mask, uint32_t n) {
    while (n-- > 0) {
        mask &= mask - 1;
    }
    return (uint8_t)__builtin_ctzll(mask);
}

/* One of the actions of a mask. */
static uint8_t pick(const uint64_t mask[2], uint64_t *state) {
    uint32_t low = bits(mask[0]), n = below(state, low + bits(mask[1]));
    return n < low ? nth_bit(mask[0], n) : (uint8_t)(64 + nth_bit(mask[1], n - low));
}

static uint64_t c_draw(uint64_t *steps) {
    uint64_t sum = 0, state = 1, mask[2];
    for (int k = 0; k < ROUNDS; k++) {
        king_round round = starts[k];
        for (;;) {
            must(king_round_legal_actions(&round, mask));
            if ((mask[0] | mask[1]) == 0) {
                break;
            }
            uint8_t action = pick(mask, &state);
            must(king_round_apply(&round, action, NULL));
            sum = sum * 31 + action;
            ++*steps;
        }
    }
    return sum;
}

static uint64_t c_replay(uint64_t *steps) {
    uint64_t sum = 0, mask[2];
    for (int k = 0; k < ROUNDS; k++) {
        king_round round = starts[k];
        for (int i = 0;; i++) {
            must(king_round_legal_actions(&round, mask));
            if ((mask[0] | mask[1]) == 0) {
                break;
            }
            must(king_round_apply(&round, recorded[k][i], NULL));
            sum = sum * 31 + mask[0] + mask[1];
            ++*steps;
        }
    }
    return sum;
}

static uint64_t c_draw_balayi(uint64_t *steps) {
    uint64_t sum = 0, state = 1, mask[2] = {0, 0};
    for (int k = 0; k < ROUNDS; k++) {
        balayi_round round = balayi_starts[k];
        for (;;) {
            must(balayi_round_legal_actions(&round, mask));
            if (mask[0] == 0) {
                break;
            }
            uint8_t action = pick(mask, &state);
            must(balayi_round_apply(&round, action, NULL, NULL));
            sum = sum * 31 + action;
            ++*steps;
        }
    }
    return sum;
}

/* Rounds of a contract just declared, and one play of each. */
static void prepare(uint8_t contract) {
    for (int k = 0; k < ROUNDS; k++) {
        uint64_t hands[4], choices = king_choices(1, (uint64_t)k);
        uint8_t seats[MOST];
        uint32_t count;
        king_round over;
        king_table table;
        must(king_deal_from_seed(king_deal_seed(1, (uint64_t)k), hands));
        must(king_round_new(hands, (uint32_t)k % 4, KING_ALL_CONTRACTS, NULL, &starts[k], NULL));
        must(king_round_apply(&starts[k], KING_ACTION_DECLARE + (uint32_t)contract, NULL));
        over = starts[k];
        must(king_round_play_out(&over, &choices));
        must(king_round_table(&over, &table));
        must(king_table_actions(&table, seats, recorded[k], MOST, &count));
        for (uint32_t i = 1; i < count; i++) {
            recorded[k][i - 1] = recorded[k][i]; /* the declaration has been made */
        }
    }
    rust_prepare(contract, ROUNDS);
}

static void prepare_balayi(void) {
    for (int k = 0; k < ROUNDS; k++) {
        uint8_t pack[52];
        must(king_pack_from_seed(king_deal_seed(1, (uint64_t)k), pack));
        must(balayi_round_new(pack, (uint32_t)k % 2, BALAYI_ALL_DENOMINATIONS, &balayi_starts[k], NULL));
    }
    rust_prepare_balayi(ROUNDS);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double highest;

/* The shortest of all passes of each loop, one after the other again and again. */
static void measure(const char *name, uint64_t (*c)(uint64_t *), uint64_t (*rust)(uint64_t *)) {
    uint64_t (*const loops[2])(uint64_t *) = {c, rust};
    double shortest[2] = {1e18, 1e18};
    uint64_t sums[2] = {0, 0}, steps[2];
    for (int pass = 0; pass < PASSES; pass++) {
        for (int i = 0; i < 2; i++) {
            steps[i] = 0;
            double start = now();
            sums[i] = loops[i](&steps[i]);
            double time = now() - start;
            shortest[i] = time < shortest[i] ? time : shortest[i];
        }
        if (sums[0] != sums[1] || steps[0] != steps[1]) {
            fprintf(stderr, "cost: %s: C and Rust have not played the same\n", name);
            exit(1);
        }
    }
    double ratio = shortest[0] / shortest[1];
    highest = ratio > highest ? ratio : highest;
    printf("%s\t%.1f\t%.1f\t%.2f\n", name, shortest[0] / (double)steps[0], shortest[1] / (double)steps[1], ratio);
}

int main(void) {
    static const uint8_t contracts[8] = {0, 1, 2, 3, 4, 5, KING_CONTRACT_KOZ + KING_SUIT_HEARTS,
                                         KING_CONTRACT_DURT + KING_RANK_SEVEN};
    puts("loop\tC, ns a step\tRust, ns a step\tratio");
    for (int i = 0; i < 8; i++) {
        char text[32], name[64];
        prepare(contracts[i]);
        must(king_contract_text(contracts[i], text, sizeof text, NULL));
        snprintf(name, sizeof name, "%s, drawn", text);
        measure(name, c_draw, rust_draw);
        snprintf(name, sizeof name, "%s, known", text);
        measure(name, c_replay, rust_replay);
    }
    prepare_balayi();
    measure("balayi, drawn", c_draw_balayi, rust_draw_balayi);
    printf("highest ratio\t\t\t%.2f\n", highest);
    return 0;
}
