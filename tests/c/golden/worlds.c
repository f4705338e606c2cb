/* Replays the golden worlds: lines `view SEAT RECORD`, each with lines below it that ask its worlds, and the answers. */
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
static void write_deal(char *to, int32_t status, const king_round *round) {
    uint64_t hands[4];
    strcpy(to, "-");
    if (status != KING_NONE) {
        OK(status);
        OK(king_round_deal(round, hands));
        OK(king_deal_text(hands, to, KING_TEXT_SIZE, NULL, NULL));
    }
}

/* How many worlds there are in which something is so, and one drawn of them. */
static void write_narrowed(char *to, const king_worlds *worlds) {
    uint64_t count;
    king_round round;
    OK(king_worlds_count(worlds, &count));
    int written = sprintf(to, "%llu ", (unsigned long long)count);
    write_deal(to + written, king_worlds_draw(worlds, 7, 0, &round), &round);
}

/* Writes the answer; returns how many words the question has. */
static int answer_king(const question *q, const king_worlds *worlds, char *to) {
    uint64_t count, cards, counts[4][52], i;
    king_round round;
    king_worlds narrowed;
    if (strcmp(q->words[0], "count") == 0) {
        OK(king_worlds_count(worlds, &count));
        sprintf(to, "%llu", (unsigned long long)count);
        return 1;
    }
    if (strcmp(q->words[0], "world") == 0) {
        int32_t status = king_worlds_nth(worlds, number_of(q, 1), &round);
        write_deal(to, status, &round);
        if (status == KING_OK) {
            OK(king_worlds_rank(worlds, &round, &i));
            CHECK(i == number_of(q, 1), "the world has number %llu", (unsigned long long)i);
        }
        return 2;
    }
    if (strcmp(q->words[0], "draw") == 0) {
        write_deal(to, king_worlds_draw(worlds, number_of(q, 1), number_of(q, 2), &round), &round);
        return 3;
    }
    if (strcmp(q->words[0], "count_with") == 0) {
        uint8_t seat = seat_of(q, 1), card = parsed(word(q, 2), king_card_parse);
        OK(king_worlds_count_with(worlds, seat, card, &count));
        OK(king_worlds_chances(worlds, counts[0]));
        CHECK(counts[seat][card] == count, "%llu among all chances", (unsigned long long)counts[seat][card]);
        sprintf(to, "%llu", (unsigned long long)count);
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
    write_narrowed(to, &narrowed);
    return 3;
}

/* What stands in a line from a word on. */
static const char *rest(const char *line, int words) {
    for (; words > 0; words--) {
        line = strchr(line, ' ') + 1;
    }
    return line;
}

/* A number of 128 bits in decimal digits, and the way back. */
static void write_wide(char *to, const uint64_t number[2]) {
    uint32_t limbs[4] = {(uint32_t)(number[1] >> 32), (uint32_t)number[1], (uint32_t)(number[0] >> 32), (uint32_t)number[0]};
    char digits[40];
    int count = 0;
    do {
        uint64_t left = 0;
        for (int i = 0; i < 4; i++) {
            left = left << 32 | limbs[i];
            limbs[i] = (uint32_t)(left / 10);
            left %= 10;
        }
        digits[count++] = (char)('0' + left);
    } while (limbs[0] || limbs[1] || limbs[2] || limbs[3]);
    while (count > 0) {
        *to++ = digits[--count];
    }
    *to = '\0';
}

static void wide_of(const question *q, int n, uint64_t number[2]) {
    uint32_t limbs[4] = {0, 0, 0, 0};
    for (const char *digit = word(q, n); *digit; digit++) {
        uint64_t carry = (uint64_t)(*digit - '0');
        for (int i = 3; i >= 0; i--) {
            carry += (uint64_t)limbs[i] * 10;
            limbs[i] = (uint32_t)carry;
            carry >>= 32;
        }
    }
    number[0] = (uint64_t)limbs[2] << 32 | limbs[3];
    number[1] = (uint64_t)limbs[0] << 32 | limbs[1];
}

/* A count, or `-` when 128 bits do not count it. */
static void write_count(char *to, int32_t status, const uint64_t count[2]) {
    strcpy(to, "-");
    if (status != KING_NONE) {
        OK(status);
        write_wide(to, count);
    }
}

/* The pack of a world, or `-` when there was none. */
static void write_pack(char *to, int32_t status, const balayi_round *round) {
    uint8_t pack[52];
    strcpy(to, "-");
    if (status != KING_NONE) {
        OK(status);
        OK(balayi_round_pack(round, pack));
        OK(balayi_pack_text(pack, to, KING_TEXT_SIZE, NULL, NULL));
    }
}

static int answer_balayi(const question *q, const balayi_worlds *worlds, char *to) {
    uint64_t count[2], cards, counts[52][2], i[2], rank[2];
    balayi_round round;
    balayi_worlds narrowed;
    if (strcmp(q->words[0], "count") == 0) {
        write_count(to, balayi_worlds_count(worlds, count), count);
        return 1;
    }
    if (strcmp(q->words[0], "world") == 0) {
        wide_of(q, 1, i);
        int32_t status = balayi_worlds_nth(worlds, i, &round);
        write_pack(to, status, &round);
        if (status == KING_OK) {
            OK(balayi_worlds_rank(worlds, &round, rank));
            CHECK(memcmp(i, rank, sizeof i) == 0, "the world has another number than %s", q->words[1]);
        }
        return 2;
    }
    if (strcmp(q->words[0], "draw") == 0) {
        write_pack(to, balayi_worlds_draw(worlds, number_of(q, 1), number_of(q, 2), &round), &round);
        return 3;
    }
    uint32_t of = (uint32_t)number_of(q, 1);
    if (strcmp(q->words[0], "count_with") == 0) {
        uint8_t card = parsed(word(q, 2), king_card_parse);
        int32_t status = balayi_worlds_count_with(worlds, of, card, count);
        write_count(to, status, count);
        if (balayi_worlds_chances(worlds, of, counts[0]) == KING_OK) {
            CHECK(memcmp(counts[card], count, sizeof count) == 0, "another count of %s among all chances", q->words[2]);
        } else {
            OK(balayi_worlds_possible(worlds, of, &cards));
            CHECK(balayi_worlds_count(worlds, count) == KING_NONE && cards != 0, "no chances of slot %u", of);
        }
        return 3;
    }
    if (strcmp(q->words[0], "possible") == 0) {
        OK(balayi_worlds_possible(worlds, of, &cards));
        OK(king_card_set_text(cards, to, KING_TEXT_SIZE, NULL));
        return 2;
    }
    int with = strcmp(q->words[0], "with") == 0;
    CHECK(with || strcmp(q->words[0], "without") == 0, "an unknown question %s", q->words[0]);
    OK((with ? balayi_worlds_with : balayi_worlds_without)(worlds, of, cards_of(q, 2), &narrowed));
    write_count(to, balayi_worlds_count(&narrowed, count), count);
    strcat(to, " ");
    write_pack(to + strlen(to), balayi_worlds_draw(&narrowed, 7, 0, &round), &round);
    return 3;
}

/* The worlds of the view above. */
static king_worlds of_king;
static balayi_worlds of_balayi;

static void look_at_king(const question *q, const char *record) {
    king_view view, same;
    OK(king_view_parse(seat_of(q, 1), record, (uint32_t)strlen(record), &view, NULL));
    OK(king_view_worlds(&view, &of_king));
    OK(king_worlds_view(&of_king, &same));
    CHECK(memcmp(&view, &same, sizeof view) == 0, "the worlds are of another view: %s", record);
}

static void look_at_balayi(const question *q, const char *record) {
    balayi_view view, same;
    OK(balayi_view_parse((uint32_t)number_of(q, 1), record, (uint32_t)strlen(record), &view, NULL));
    OK(balayi_view_worlds(&view, &of_balayi));
    OK(balayi_worlds_view(&of_balayi, &same));
    CHECK(memcmp(&view, &same, sizeof view) == 0, "the worlds are of another view: %s", record);
}

static int ask_king(const question *q, char *to) { return answer_king(q, &of_king, to); }
static int ask_balayi(const question *q, char *to) { return answer_balayi(q, &of_balayi, to); }

static void replay(const subject *file, uint32_t least, void (*look)(const question *, const char *),
                   int (*ask)(const question *, char *)) {
    static question q;
    size_t at = 0;
    uint32_t length, views = 0, questions = 0;
    char found[ROOM], whole[ROOM];
    for (const char *line; (line = next_line(file, &at, &length)) != NULL;) {
        if (length == 0 || line[0] == '#') {
            continue;
        }
        split(&q, line, length);
        memcpy(whole, line, length);
        whole[length] = '\0';
        if (strcmp(q.words[0], "view") == 0) {
            look(&q, rest(whole, 2));
            views++;
        } else {
            CHECK(views > 0, "no view above: %s", whole);
            const char *expected = rest(whole, ask(&q, found));
            CHECK(strcmp(found, expected) == 0, "%s: %s", whole, found);
            questions++;
        }
    }
    CHECK(views >= least && questions >= 10 * views, "only %u views, %u questions", views, questions);
}

void replay_king_worlds(const void *file) { replay(file, 40, look_at_king, ask_king); }
void replay_balayi_worlds(const void *file) { replay(file, 30, look_at_balayi, ask_balayi); }
