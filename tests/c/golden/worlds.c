/* Replays the golden worlds: lines `view SEAT RECORD`, each with lines below it that ask its worlds, and the answers. */
#include <inttypes.h>
#include <stdlib.h>

#include "vector.h"

enum { WORDS = 6, ROOM = 2 * KING_TEXT_SIZE };

/* A line as words; the last of them is the rest of the line. */
typedef struct {
    char line[ROOM];
    const char *words[WORDS];
    int count;
} question;

static void split(question *q, const char *line, uint32_t length) {
    CHECK(length < ROOM, "a line of %u bytes", length);
    memcpy(q->line, line, length);
    q->line[length] = '\0';
    char *word = q->line;
    for (q->count = 0; q->count < WORDS; word++) {
        q->words[q->count++] = word;
        word = q->count < WORDS ? strchr(word, ' ') : NULL;
        if (!word) {
            return;
        }
        *word = '\0';
    }
}

static const char *word(const question *q, int n) {
    CHECK(n < q->count, "no word %d after %s", n, q->line);
    return q->words[n];
}

static uint64_t number_of(const question *q, int n) { return strtoull(word(q, n), NULL, 10); }

static uint8_t seat_of(const question *q, int n) { return parsed(word(q, n), king_seat_parse); }

static uint64_t cards_of(const question *q, int n) {
    uint64_t cards = 0;
    OK(king_card_set_parse(word(q, n), (uint32_t)strlen(word(q, n)), &cards, NULL));
    return cards;
}

/* The deal of a world, or `-` when there was none. */
static void tell_deal(char *to, int32_t status, const king_round *round) {
    uint64_t hands[4];
    strcpy(to, "-");
    if (status != KING_NONE) {
        OK(status);
        OK(king_round_deal(round, hands));
        OK(king_deal_text(hands, to, KING_TEXT_SIZE, NULL, NULL));
    }
}

/* How many worlds there are in which something is so, and one drawn of them. */
static void tell_narrowed(char *to, const king_worlds *worlds) {
    uint64_t count;
    king_round round;
    OK(king_worlds_count(worlds, &count));
    int written = sprintf(to, "%" PRIu64 " ", count);
    tell_deal(to + written, king_worlds_draw(worlds, 7, 0, &round), &round);
}

/* Writes the answer; gives how many words the question has. */
static int answer_king(const question *q, const king_worlds *worlds, char *to) {
    uint64_t count, cards, counts[4][52], i;
    king_round round;
    king_worlds narrowed;
    if (strcmp(q->words[0], "count") == 0) {
        OK(king_worlds_count(worlds, &count));
        sprintf(to, "%" PRIu64, count);
        return 1;
    }
    if (strcmp(q->words[0], "world") == 0) {
        int32_t status = king_worlds_nth(worlds, number_of(q, 1), &round);
        tell_deal(to, status, &round);
        if (status == KING_OK) {
            OK(king_worlds_rank(worlds, &round, &i));
            CHECK(i == number_of(q, 1), "the world has number %" PRIu64, i);
        }
        return 2;
    }
    if (strcmp(q->words[0], "draw") == 0) {
        tell_deal(to, king_worlds_draw(worlds, number_of(q, 1), number_of(q, 2), &round), &round);
        return 3;
    }
    if (strcmp(q->words[0], "count_with") == 0) {
        uint8_t seat = seat_of(q, 1), card = parsed(word(q, 2), king_card_parse);
        OK(king_worlds_count_with(worlds, seat, card, &count));
        OK(king_worlds_chances(worlds, counts[0]));
        CHECK(counts[seat][card] == count, "%" PRIu64 " among all chances", counts[seat][card]);
        sprintf(to, "%" PRIu64, count);
        return 3;
    }
    if (strcmp(q->words[0], "possible") == 0) {
        OK(king_worlds_possible(worlds, seat_of(q, 1), &cards));
        OK(king_card_set_text(cards, to, KING_TEXT_SIZE, NULL));
        return 2;
    }
    int with = strcmp(q->words[0], "with") == 0;
    CHECK(with || strcmp(q->words[0], "without") == 0, "an unknown question %s", q->words[0]);
    OK((with ? king_worlds_with : king_worlds_without)(worlds, seat_of(q, 1), cards_of(q, 2), &narrowed));
    tell_narrowed(to, &narrowed);
    return 3;
}

/* What stands in a line from a word on. */
static const char *rest(const char *line, int words) {
    for (; words > 0; words--) {
        line = strchr(line, ' ') + 1;
    }
    return line;
}

void replay_king_worlds(const void *subject_file) {
    static question q;
    const subject *file = subject_file;
    size_t at = 0;
    uint32_t length, views = 0, questions = 0;
    char found[ROOM], whole[ROOM];
    king_view view, same;
    king_worlds worlds;
    for (const char *line; (line = next_line(file, &at, &length)) != NULL;) {
        if (length == 0 || line[0] == '#') {
            continue;
        }
        split(&q, line, length);
        memcpy(whole, line, length);
        whole[length] = '\0';
        if (strcmp(q.words[0], "view") == 0) {
            const char *record = rest(whole, 2);
            OK(king_view_parse(seat_of(&q, 1), record, (uint32_t)strlen(record), &view, NULL));
            OK(king_view_worlds(&view, &worlds));
            OK(king_worlds_view(&worlds, &same));
            CHECK(memcmp(&view, &same, sizeof view) == 0, "the worlds are of another view: %s", whole);
            views++;
        } else {
            CHECK(views > 0, "no view above: %s", whole);
            const char *expected = rest(whole, answer_king(&q, &worlds, found));
            CHECK(strcmp(found, expected) == 0, "%s: %s", whole, found);
            questions++;
        }
    }
    CHECK(views >= 40 && questions >= 10 * views, "only %u views, %u questions", views, questions);
}
