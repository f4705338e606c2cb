/* Replays the golden advice: lines `view SEAT RECORD`, and below each what players do in it. The search is run in two parts, as on
 * two threads, and in one. */
#include "king_players.h"

#include <stdlib.h>

#include "vector.h"

enum { WORDS = 11, WORD = 32 };

static king_view view;
static king_advisor advisor;
static uint32_t next_estimate;

static uint8_t action_of(const char *text) { return parsed(text, king_action_parse); }

/* Absorbs the whole plan in two parts each time. */
static void run_in_parts(king_advisor *of) {
    uint64_t begin, end;
    for (OK(king_advisor_plan(of, &begin, &end)); begin < end; OK(king_advisor_plan(of, &begin, &end))) {
        uint64_t middle = begin + (end - begin) / 3;
        king_sums first, second;
        OK(king_advisor_run(of, begin, middle, &first));
        OK(king_advisor_run(of, middle, end, &second));
        if (begin < middle) {
            OK(king_advisor_absorb(of, &first, NULL));
        }
        ANSWERS(begin < middle ? KING_E_ADVICE : KING_OK, king_advisor_absorb(of, begin < middle ? &first : &second, NULL));
        if (begin < middle) {
            OK(king_advisor_absorb(of, &second, NULL));
        }
    }
}

static void greedy(char words[WORDS][WORD]) {
    king_table table;
    uint64_t hand;
    uint8_t viewer, action;
    OK(king_view_viewer(&view, &viewer));
    OK(king_view_hand(&view, viewer, &hand));
    OK(king_view_table(&view, &table));
    OK(king_greedy_choose(&table, hand, &action));
    CHECK(action == action_of(words[1]), "greedy: action %u", action);
    OK(king_level_act(&view, KING_LEVEL_EASY, 1, &action, NULL));
    CHECK(action == action_of(words[1]), "easy: action %u", action);
}

static void advice(char words[WORDS][WORD]) {
    king_settings settings;
    king_advisor parts;
    uint64_t seed = 0, playouts;
    uint8_t action, more;
    for (const char *digit = words[1]; *digit; digit++) {
        seed = 10 * seed + (uint64_t)(*digit - '0');
    }
    OK(king_settings_new(&settings));
    settings.seed = seed;
    settings.playouts = (uint32_t)strtoul(words[2], NULL, 10);
    settings.estimates = (uint32_t)strtoul(words[3], NULL, 10);
    OK(king_advisor_new(&view, &settings, &advisor, NULL));
    parts = advisor;
    OK(king_advisor_step(&advisor, UINT32_MAX, &more));
    CHECK(more == 0, "there is more");
    run_in_parts(&parts);
    CHECK(memcmp(&advisor, &parts, sizeof parts) == 0, "in parts it is another advisor");
    OK(king_advisor_best(&advisor, &action));
    CHECK(action == action_of(words[4]), "advice: action %u", action);
    OK(king_advisor_playouts(&advisor, &playouts));
    CHECK(playouts == strtoul(words[5], NULL, 10), "%lu play-outs", (unsigned long)playouts);
    next_estimate = 0;
}

static void estimate(char words[WORDS][WORD]) {
    king_estimate found;
    OK(king_advisor_estimate(&advisor, next_estimate++, &found));
    CHECK(found.action == action_of(words[1]), "estimate of action %u", found.action);
    long numbers[] = {found.mean, (long)found.mean_error, found.others[0], found.others[1], found.others[2],
                      found.difference, (long)found.error, (long)found.playouts, found.exact};
    for (int i = 0; i < 9; i++) {
        long expected = words[i + 2][0] == '-' ? strtol(words[i + 2], NULL, 10) : (long)strtoul(words[i + 2], NULL, 10);
        CHECK(numbers[i] == expected, "estimate, number %d: %ld instead of %ld", i, numbers[i], expected);
    }
}

void replay_king_players(const void *file) {
    size_t at = 0;
    uint32_t length, views = 0, estimates = 0;
    for (const char *line; (line = next_line(file, &at, &length)) != NULL;) {
        char words[WORDS][WORD] = {{0}};
        if (length == 0 || line[0] == '#') {
            continue;
        }
        if (length > 7 && memcmp(line, "view ", 5) == 0) {
            char seat[2] = {line[5], '\0'};
            OK(king_view_parse(parsed(seat, king_seat_parse), line + 7, length - 7, &view, NULL));
            views++;
            continue;
        }
        int count = 0, place = 0;
        for (uint32_t i = 0; i < length && count < WORDS; i++) {
            if (line[i] == ' ') {
                count++;
                place = 0;
            } else if (place < WORD - 1) {
                words[count][place++] = line[i];
            }
        }
        if (strcmp(words[0], "strength") == 0) {
            CHECK(king_players_strength() == strtoul(words[1], NULL, 10), "strength %u", (unsigned)king_players_strength());
        } else if (strcmp(words[0], "greedy") == 0) {
            greedy(words);
        } else if (strcmp(words[0], "advice") == 0) {
            king_estimate none;
            if (estimates > 0) {
                ANSWERS(KING_NONE, king_advisor_estimate(&advisor, next_estimate, &none));
            }
            advice(words);
        } else {
            CHECK(strcmp(words[0], "estimate") == 0, "an unknown line %s", words[0]);
            estimate(words);
            estimates++;
        }
    }
    CHECK(views >= 20 && estimates >= 5 * views, "only %u views, %u estimates", views, estimates);
}
