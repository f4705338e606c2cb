/* What is read besides the one form that is written: the tables of the notation, tried over the readers of C. */
#include <stdlib.h>

#include "vector.h"

/* Reads a text and writes it again as it is printed; returns the status of what failed. */
typedef int32_t reader(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written);

#define READER(name, value)                                                                                       \
    static int32_t name(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written) {          \
        value read;                                                                                               \
        king_error error;                                                                                         \
        int32_t status = name##_parse(text, length, &read, &error);                                               \
        return status == KING_OK ? name##_text(read, to, size, written) : status;                                 \
    }

/* The same for what is passed by its address, READ with what it is read from. */
#define MACHINE(name, READ)                                                                                       \
    static int32_t read_##name(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written) {   \
        name read;                                                                                                \
        king_error error;                                                                                         \
        int32_t status = READ(text, length, &read, &error);                                                       \
        return status == KING_OK ? name##_text(&read, to, size, written) : status;                                \
    }

/* The same for an array. */
#define ARRAY(name, item, count)                                                                                  \
    static int32_t name(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written) {          \
        item read[count];                                                                                         \
        king_error error;                                                                                         \
        int32_t status = name##_parse(text, length, read, &error);                                                \
        return status == KING_OK ? name##_text(read, to, size, written, NULL) : status;                           \
    }

/* The lines of a file: its head, as the file writes it again, and a record behind the head that is `first`. */
#define LINES(file, whole, Round, Whole, first)                                                                   \
    static int32_t whole##_head(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written) {  \
        file lines;                                                                                               \
        Round round;                                                                                              \
        Whole read;                                                                                               \
        OK(file##_new(&lines));                                                                                   \
        int32_t status = file##_read_line(&lines, text, length, &round, NULL);                                    \
        if (status != KING_NONE) {                                                                                \
            return status;                                                                                        \
        }                                                                                                         \
        OK(file##_##whole(&lines, &read));                                                                        \
        return Whole##_head(&read, to, size, written);                                                            \
    }                                                                                                             \
    static int32_t whole##_line(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written) {  \
        file lines;                                                                                               \
        Round read;                                                                                               \
        OK(file##_new(&lines));                                                                                   \
        ANSWERS(KING_NONE, file##_read_line(&lines, first, sizeof first - 1, &read, NULL));                       \
        int32_t status = file##_read_line(&lines, text, length, &read, NULL);                                     \
        return status == KING_OK ? Round##_text(&read, to, size, written) : status;                               \
    }

#define KING_VIEW(text, length, read, error) king_view_parse(KING_SEAT_SOUTH, text, length, read, error)
#define BALAYI_VIEW(text, length, read, error) balayi_view_parse(1, text, length, read, error)

READER(king_suit, uint8_t)
READER(king_rank, uint8_t)
READER(king_card, uint8_t)
READER(king_lang, uint8_t)
READER(king_card_set, uint64_t)
READER(king_seat, uint8_t)
READER(king_seat_set, uint8_t)
READER(king_contract_kind, uint8_t)
READER(king_contract_set, uint8_t)
READER(king_contract, uint8_t)
READER(king_action, uint8_t)
READER(king_doubles, uint16_t)
READER(balayi_player, uint8_t)
READER(balayi_denomination, uint8_t)
READER(balayi_denomination_set, uint8_t)
READER(balayi_action, uint8_t)
ARRAY(king_deal, uint64_t, 4)
ARRAY(balayi_pack, uint8_t, 52)
MACHINE(king_house_rules, king_house_rules_parse)
MACHINE(king_round, king_round_parse)
MACHINE(king_table, king_table_parse)
MACHINE(king_view, KING_VIEW)
MACHINE(king_party, king_party_parse)
MACHINE(balayi_round, balayi_round_parse)
MACHINE(balayi_table, balayi_table_parse)
MACHINE(balayi_view, BALAYI_VIEW)
MACHINE(balayi_match, balayi_match_parse)
LINES(king_party_file, party, king_round, king_party, "king-party1 S -")
LINES(balayi_match_file, match, balayi_round, balayi_match, "balayi-match1 0")

#define HANDS "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32"
#define RECORD "king1 " HANDS " S all - el_almaz iyi kontur:S iyi iyi HA H8"
#define CLOSED "HT C8 D4 D7 S4 DJ SJ CT SK H6 D5 D8 D2 C4 S7 S3 S5 HK S6 C9"
#define OPEN "H2 DQ CJ HJ H5 C3 H3 DA CA CQ C5 HA DK SQ S9 H7 SA H8 H9 HQ"
#define PACK CLOSED " " OPEN " S2 C6 D6 C7 D3 ST CK DT H4 S8 C2 D9"
#define BALAYI_TABLE "balayi1 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? " OPEN " ? ? ? ? ? ? ? ? ? ? ? ? 0 all S"

/* The readers by the names of the tables, each with a text as it is printed. */
static const struct {
    const char *value;
    reader *read;
    const char *text;
} readers[] = {
    {"language", king_lang, "tr"},
    {"suit", king_suit, "H"},
    {"rank", king_rank, "T"},
    {"card", king_card, "HT"},
    {"hand", king_card_set, "AQT..K9.T"},
    {"seat", king_seat, "S"},
    {"seats", king_seat_set, "NE"},
    {"contract kind", king_contract_kind, "kiz_almaz"},
    {"contract", king_contract, "durt:T"},
    {"action", king_action, "kontur:ES"},
    {"doubles", king_doubles, "N>ES,S>N"},
    {"player", balayi_player, "1"},
    {"denomination", balayi_denomination, "NT"},
    {"balayi action", balayi_action, "DQ"},
    {"contracts", king_contract_set, "rifki,koz"},
    {"denominations", balayi_denomination_set, "C,NT"},
    {"house rules", read_king_house_rules, "koz_void=must_trump"},
    {"deal", king_deal, HANDS},
    {"pack", balayi_pack, PACK},
    {"round", read_king_round, RECORD},
    {"table", read_king_table, "king1 N:? ? ? ? S all - el_almaz iyi"},
    {"view", read_king_view, "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi"},
    {"party", read_king_party, "king-sheet1 N - kiz_almaz/E>N/10,10,10,10"},
    {"first line of a party", party_head, "king-party1 S koz_void=must_trump"},
    {"round of a party", party_line, RECORD},
    {"balayi round", read_balayi_round, "balayi1 " PACK " 0 all S"},
    {"balayi table", read_balayi_table, BALAYI_TABLE},
    {"balayi view", read_balayi_view, BALAYI_TABLE},
    {"match", read_balayi_match, "balayi-sheet1 0 S/11,15"},
    {"first line of a match", match_head, "balayi-match1 1"},
    {"round of a match", match_line, "balayi1 " PACK " 0 all S"},
};
enum { READERS = sizeof readers / sizeof *readers };

/* A text of a table with its escapes as the characters that they stand for; `...` is put for the ellipsis. */
static uint32_t unescaped(const char *cell, size_t length, const char *put, char *to, size_t size) {
    size_t at = 0;
    for (size_t i = 0; i < length;) {
        CHECK(at + strlen(put) + 4 < size, "a text of the tables is too long");
        if (strncmp(cell + i, "\xe2\x80\xa6", 3) == 0) {
            at += (size_t)sprintf(to + at, "%s", put);
            i += 3;
        } else if (cell[i] != '\\') {
            to[at++] = cell[i++];
        } else if (cell[i + 1] == 'u') {
            unsigned long code = strtoul(cell + i + 3, NULL, 16);
            if (code < 0x800) {
                to[at++] = (char)(0xc0 | code >> 6);
            } else {
                to[at++] = (char)(0xe0 | code >> 12);
                to[at++] = (char)(0x80 | (code >> 6 & 0x3f));
            }
            to[at++] = (char)(0x80 | (code & 0x3f));
            i += (size_t)(strchr(cell + i, '}') - (cell + i)) + 1;
        } else {
            to[at++] = cell[i + 1] == 'r' ? '\r' : cell[i + 1] == 'n' ? '\n' : '\t';
            i += 2;
        }
    }
    to[at] = 0;
    return (uint32_t)at;
}

static void reads(reader *read, const char *text, uint32_t length, const char *wanted) {
    char written[4096];
    uint32_t size = 0;
    int32_t status = read(text, length, written, sizeof written, &size);
    if (wanted) {
        CHECK(status == KING_OK, "%s is not read: %d", text, (int)status);
        CHECK(strlen(wanted) == size && memcmp(written, wanted, size) == 0, "%s is read as %.*s", text, (int)size,
              written);
    } else {
        CHECK(status == KING_E_TEXT, "%s is read: %d", text, (int)status);
    }
}

/* The next cell of a row that stands between `, with its escapes undone; -1 when there is none. */
static int32_t cell(const char **at, const char *end, const char *put, char *to, size_t size) {
    const char *first = memchr(*at, '`', (size_t)(end - *at));
    if (!first) {
        return -1;
    }
    const char *last = memchr(first + 1, '`', (size_t)(end - first - 1));
    CHECK(last, "a text of the tables has no end");
    *at = last + 1;
    return (int32_t)unescaped(first + 1, (size_t)(last - first - 1), put, to, size);
}

/* What stands around a text, by all readers. */
static void replay_around(const char *row, const char *end) {
    char text[4096];
    for (int i = 0; i < READERS; i++) {
        const char *at = row;
        int32_t length = cell(&at, end, readers[i].text, text, sizeof text);
        reads(readers[i].read, text, (uint32_t)length, readers[i].text);
    }
}

/* A head, before what else stands in the texts that begin with it. */
static void replay_head(const char *typed, const char *head) {
    char text[4096];
    int tried = 0;
    size_t size = strlen(head);
    for (int i = 0; i < READERS; i++) {
        if (strncmp(readers[i].text, head, size) == 0 && readers[i].text[size] == ' ') {
            int length = snprintf(text, sizeof text, "%s%s", typed, readers[i].text + size);
            reads(readers[i].read, text, (uint32_t)length, readers[i].text);
            tried++;
        }
    }
    CHECK(tried > 0, "nothing begins with %s", head);
}

/* A text of one kind of value, which is read as another, or refused. */
static void replay_value(const char *value, const char *text, uint32_t length, const char *wanted) {
    for (int i = 0; i < READERS; i++) {
        if (strcmp(readers[i].value, value) == 0) {
            reads(readers[i].read, text, length, wanted);
            return;
        }
    }
    CHECK(0, "no reader of %s", value);
}

void replay_reading(const void *about) {
    const subject *file = about;
    const char *line;
    size_t at = 0;
    uint32_t size, tables = 0, rows = 0;
    while ((line = next_line(file, &at, &size)) != NULL) {
        const char *end = line + size, *in_row = line;
        char value[64], text[256], wanted[256];
        tables += size > 3 && strncmp(line, "|---", 4) == 0;
        if (*line != '|' || !memchr(line, '`', size)) {
            continue;
        }
        rows++;
        if (tables == 1) {
            replay_around(line, end);
            continue;
        }
        const char *bar = memchr(line + 2, '|', size - 2);
        CHECK(bar, "a row of the tables has one cell");
        snprintf(value, sizeof value, "%.*s", (int)(bar - line - 3), line + 2);
        int32_t length = cell(&in_row, end, "", text, sizeof text);
        int is_read = cell(&in_row, end, "", wanted, sizeof wanted) >= 0;
        CHECK(is_read == (tables < 4), "a row of the tables is not whole");
        if (strcmp(value, "head") == 0) {
            replay_head(text, wanted);
        } else {
            replay_value(value, text, (uint32_t)length, is_read ? wanted : NULL);
        }
    }
    CHECK(tables == 4 && rows > 100, "%u tables, %u rows", (unsigned)tables, (unsigned)rows);
}
