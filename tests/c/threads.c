/*
 * Several threads read the same values at the same time, and each finds what one alone finds. The values lie on pages
 * that cannot be written meanwhile: ThreadSanitizer sees this program, but not what the library does.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "king.h"
#include "test.h"

enum { THREADS = 4, TURNS = 300, POSITIONS = 40 };

typedef struct {
    struct {
        king_round round;
        king_table table;
        king_view view;
        balayi_round balayi;
    } positions[POSITIONS];
    king_house_rules rules;
    king_party party;
    king_sheet sheet;
} values;

static values *shared;

/* All that is asked of the shared values. */
typedef struct {
    int32_t statuses[16];
    uint64_t mask[4][2], hands[4], excluded;
    int16_t taken[4];
    int32_t scores[4], totals[4];
    king_error errors[109];
    char texts[6][KING_TEXT_SIZE];
} answers;

static void ask(int i, answers *a) {
    const king_round *round = &shared->positions[i].round;
    int n = 0;
    memset(a, 0, sizeof *a);
    a->statuses[n++] = king_round_legal_actions(round, a->mask[0]);
    a->statuses[n++] = king_view_legal_actions(&shared->positions[i].view, a->mask[1]);
    a->statuses[n++] = king_table_legal_actions(&shared->positions[i].table, KING_ALL_CARDS, a->mask[2]);
    a->statuses[n++] = balayi_round_legal_actions(&shared->positions[i].balayi, a->mask[3]);
    a->statuses[n++] = king_round_deal(round, a->hands);
    a->statuses[n++] = king_table_excluded(&shared->positions[i].table, 1, &a->excluded);
    a->statuses[n++] = king_table_taken(&shared->positions[i].table, a->taken);
    a->statuses[n++] = king_round_scores(round, a->scores);
    a->statuses[n++] = king_sheet_totals(&shared->sheet, a->totals);
    a->statuses[n++] = king_round_text(round, a->texts[0], KING_TEXT_SIZE, NULL);
    a->statuses[n++] = king_view_text(&shared->positions[i].view, a->texts[1], KING_TEXT_SIZE, NULL);
    a->statuses[n++] = balayi_round_text(&shared->positions[i].balayi, a->texts[2], KING_TEXT_SIZE, NULL);
    a->statuses[n++] = king_party_text(&shared->party, a->texts[3], KING_TEXT_SIZE, NULL);
    a->statuses[n++] = king_house_rules_text(&shared->rules, a->texts[4], KING_TEXT_SIZE, NULL);
    for (uint8_t action = 0; action < KING_ACTIONS; action++) {
        if (king_round_why_not(round, action, &a->errors[action]) == KING_OK) {
            king_error_message(&a->errors[action], KING_LANG_TR, a->texts[5], KING_TEXT_SIZE, NULL);
        }
    }
}

static answers expected[POSITIONS];

static void *reader(void *number) {
    static answers found[THREADS];
    answers *a = &found[*(int *)number];
    for (int turn = 0; turn < TURNS; turn++) {
        int i = (turn * (1 + *(int *)number)) % POSITIONS;
        ask(i, a);
        if (memcmp(a, &expected[i], sizeof *a) != 0) {
            return number;
        }
    }
    return NULL;
}

static void read_together(const void *nothing) {
    pthread_t threads[THREADS];
    int numbers[THREADS], wrong = 0;
    (void)nothing;
    for (int i = 0; i < POSITIONS; i++) {
        ask(i, &expected[i]);
    }
    CHECK(mprotect(shared, sizeof *shared, PROT_READ) == 0, "the pages stay writable");
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        CHECK(pthread_create(&threads[i], NULL, reader, &numbers[i]) == 0, "no thread");
    }
    for (int i = 0; i < THREADS; i++) {
        void *found;
        CHECK(pthread_join(threads[i], &found) == 0, "the thread is lost");
        wrong += found != NULL;
    }
    CHECK(wrong == 0, "%d threads found something else", wrong);
}

#define OK(call) CHECK((call) == KING_OK, "%s", #call)

static void prepare(const void *nothing) {
    (void)nothing;
    void *pages = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) {
        perror("mmap");
        exit(1);
    }
    shared = pages;
    OK(king_house_rules_new(&shared->rules));
    OK(king_party_new(0, NULL, &shared->party));
    for (int i = 0; i < POSITIONS; i++) {
        uint64_t hands[4], choices = king_choices(1, (uint64_t)i);
        uint8_t pack[52], action;
        king_round over;
        OK(king_deal_from_seed((uint64_t)i, hands));
        OK(king_pack_from_seed((uint64_t)i, pack));
        OK(king_round_new(hands, (uint32_t)i % 4, KING_ALL_CONTRACTS, NULL, &shared->positions[i].round, NULL));
        OK(balayi_round_new(pack, 0, BALAYI_ALL_DENOMINATIONS, &shared->positions[i].balayi, NULL));
        for (int step = 0; step < i; step++) {
            if (king_round_choose(&shared->positions[i].round, &choices, &action) == KING_OK) {
                OK(king_round_apply(&shared->positions[i].round, action, NULL));
            }
            OK(balayi_round_choose(&shared->positions[i].balayi, &choices, &action));
            OK(balayi_round_apply(&shared->positions[i].balayi, action, NULL, NULL));
        }
        OK(king_round_table(&shared->positions[i].round, &shared->positions[i].table));
        OK(king_round_view(&shared->positions[i].round, (uint32_t)i % 4, &shared->positions[i].view));
        if (king_party_start(&shared->party, hands, &over, NULL) == KING_OK) {
            OK(king_round_play_out(&over, &choices));
            OK(king_party_record(&shared->party, &over, NULL));
        }
    }
    OK(king_party_sheet(&shared->party, &shared->sheet));
}

int main(void) {
    test_run("threads: the values", prepare, NULL);
    test_run("threads: read together", read_together, NULL);
    return test_end();
}
