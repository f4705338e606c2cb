/* What is read besides the one form that is written: the tables of the notation, tried over the readers of C. */
#include <stdlib.h>

#include "vector.h"

/* Reads a text and writes it again as it is printed; gives the status of what failed. */
typedef int32_t reader(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written);

#define READER(name, value)                                                                                       \
    static int32_t name(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written) {          \
        value read;                                                                                               \
        king_error error;                                                                                         \
        int32_t status = name##_parse(text, length, &read, &error);                                               \
        return status == KING_OK ? name##_text(read, to, size, written) : status;                                 \
    }

/* The same for what is given by its address. */
#define MACHINE(name)                                                                                             \
    static int32_t read_##name(const char *text, uint32_t length, char *to, uint32_t size, uint32_t *written) {   \
        name read;                                                                                                \
        king_error error;                                                                                         \
        int32_t status = name##_parse(text, length, &read, &error);                                               \
        return status == KING_OK ? name##_text(&read, to, size, written) : status;                                \
    }

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
READER(balayi_denomination, uint8_t)
READER(balayi_denomination_set, uint8_t)
READER(balayi_action, uint8_t)
MACHINE(king_house_rules)
MACHINE(king_round)
MACHINE(king_table)
MACHINE(king_party)
MACHINE(balayi_match)

#define HANDS "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32"

/* The readers by the names of the tables, each with a text as it is printed. */
static const struct {
    const char *value;
    reader *read;
    const char *text;
} readers[] = {
    {"suit", king_suit, "H"},
    {"rank", king_rank, "T"},
    {"card", king_card, "HT"},
    {"language", king_lang, "tr"},
    {"hand", king_card_set, "AQT..K9.T"},
    {"seat", king_seat, "S"},
    {"seats", king_seat_set, "NE"},
    {"contract kind", king_contract_kind, "kiz_almaz"},
    {"contract", king_contract, "durt:T"},
    {"action", king_action, "kontur:ES"},
    {"doubles", king_doubles, "N>ES,S>N"},
    {"denomination", balayi_denomination, "NT"},
    {"balayi action", balayi_action, "DQ"},
    {"contracts", king_contract_set, "rifki,koz"},
    {"denominations", balayi_denomination_set, "C,NT"},
    {"house rules", read_king_house_rules, "koz_void=must_trump"},
    {"round", read_king_round, "king1 " HANDS " S all - el_almaz iyi kontur:S iyi iyi HA H8"},
    {"table", read_king_table, "king1 N:? ? ? ? S all - el_almaz iyi"},
    {"party", read_king_party, "king-sheet1 N - kiz_almaz/E>N/10,10,10,10"},
    {"match", read_balayi_match, "balayi-sheet1 0 S/11,15"},
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
        CHECK(strlen(wanted) == size && memcmp(written, wanted, size) == 0, "%s is read as %.*s", text, (int)size, written);
    } else {
        CHECK(status == KING_E_TEXT, "%s is read: %d", text, (int)status);
    }
}

void replay_reading(const void *about) {
    const subject *file = about;
    const char *line;
    size_t at = 0;
    uint32_t length, tables = 0, rows = 0;
    char text[4096], wanted[256], value[64];
    while ((line = next_line(file, &at, &length)) != NULL) {
        tables += length > 3 && strncmp(line, "|---", 4) == 0;
        const char *end = line + length, *first = memchr(line, '`', length);
        if (*line != '|' || !first) {
            continue;
        }
        const char *last = memchr(first + 1, '`', (size_t)(end - first - 1));
        CHECK(last, "a text of the tables has no end");
        if (tables == 1) {
            for (int i = 0; i < READERS; i++) {
                uint32_t size = unescaped(first + 1, (size_t)(last - first - 1), readers[i].text, text, sizeof text);
                reads(readers[i].read, text, size, readers[i].text);
            }
            rows++;
            continue;
        }
        snprintf(value, sizeof value, "%.*s", (int)(first - line - 5), line + 2);
        for (int i = 0; i < READERS; i++) {
            if (strcmp(readers[i].value, value) == 0) {
                uint32_t size = unescaped(first + 1, (size_t)(last - first - 1), "", text, sizeof text);
                const char *third = memchr(last + 1, '`', (size_t)(end - last - 1));
                CHECK(!third == (tables == 4), "a row of the tables is not whole");
                if (third) {
                    const char *fourth = memchr(third + 1, '`', (size_t)(end - third - 1));
                    CHECK(fourth, "a text of the tables has no end");
                    unescaped(third + 1, (size_t)(fourth - third - 1), "", wanted, sizeof wanted);
                }
                reads(readers[i].read, text, size, third ? wanted : NULL);
                rows++;
            }
        }
    }
    CHECK(tables == 4 && rows > 90, "%u tables, %u rows", (unsigned)tables, (unsigned)rows);
}
