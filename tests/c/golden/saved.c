/* The saved bytes of version 1: written from their texts, and read again. */
#include <stdlib.h>

#include "vector.h"

enum { BYTES_SIZE = 1024 };

/* What a line says. */
typedef struct {
    uint8_t viewer;
    uint8_t bytes[BYTES_SIZE];
    uint32_t size;
    const char *text;
    uint32_t length;
} saved;

/* The value of a line, which `parse` puts into parsed_value, is that of its bytes, and both say the line again. */
#define SAVED(type, line, parse)                                                                                       \
    do {                                                                                                               \
        type parsed_value, read_value;                                                                                 \
        uint8_t written[BYTES_SIZE];                                                                                   \
        char again[KING_TEXT_SIZE];                                                                                    \
        uint32_t again_length = 0;                                                                                     \
        OK(parse);                                                                                                     \
        OK(type##_to_bytes(&parsed_value, written, sizeof written));                                                   \
        CHECK(memcmp(written, (line)->bytes, (line)->size) == 0, "%s: other bytes", (line)->text);                     \
        OK(type##_from_bytes((line)->bytes, (line)->size, &read_value, NULL));                                         \
        OK(type##_text(&read_value, again, sizeof again, &again_length));                                              \
        CHECK(again_length == (line)->length && memcmp(again, (line)->text, again_length) == 0, "%s", again);          \
    } while (0)

static void check_line(const char *kind, const saved *line) {
    if (strcmp(kind, "king.round") == 0) {
        SAVED(king_round, line, king_round_parse(line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "king.table") == 0) {
        SAVED(king_table, line, king_table_parse(line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "king.view") == 0) {
        SAVED(king_view, line, king_view_parse(line->viewer, line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "king.party") == 0) {
        SAVED(king_party, line, king_party_parse(line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "balayi.round") == 0) {
        SAVED(balayi_round, line, balayi_round_parse(line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "balayi.table") == 0) {
        SAVED(balayi_table, line, balayi_table_parse(line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "balayi.view") == 0) {
        SAVED(balayi_view, line, balayi_view_parse(line->viewer, line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "balayi.match") == 0) {
        SAVED(balayi_match, line, balayi_match_parse(line->text, line->length, &parsed_value, NULL));
    } else if (strcmp(kind, "balayi.pack") == 0) { /* the pack of C is its bytes */
        uint8_t pack[KING_CARDS];
        OK(balayi_pack_parse(line->text, line->length, pack, NULL));
        CHECK(line->size == sizeof pack && memcmp(pack, line->bytes, sizeof pack) == 0, "%s: other bytes", line->text);
    } else {
        CHECK(0, "what is %s?", kind);
    }
}

/* A line is `KIND[:VIEWER] HEX TEXT`; those that begin with `#` are comments. */
void replay_saved(const void *subject_file) {
    const subject *file = subject_file;
    uint32_t lines = 0;
    char *copy = malloc(file->length + 1);
    if (!copy) {
        abort();
    }
    memcpy(copy, file->text, file->length);
    copy[file->length] = '\0';
    for (char *at = copy, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        *end = '\0';
        char *hex = strchr(at, ' ');
        char *text = hex ? strchr(hex + 1, ' ') : NULL;
        if (at[0] == '#' || !text) {
            continue;
        }
        saved line = {0};
        *hex++ = '\0';
        *text++ = '\0';
        line.text = text;
        line.length = (uint32_t)strlen(text);
        char *viewer = strchr(at, ':');
        if (viewer) {
            *viewer++ = '\0';
            if (strncmp(at, "king", 4) == 0) {
                OK(king_seat_parse(viewer, 1, &line.viewer, NULL));
            } else {
                line.viewer = (uint8_t)(viewer[0] - '0');
            }
        }
        for (; line.size < BYTES_SIZE && hex[0] && hex[1]; hex += 2) {
            const char two[3] = {hex[0], hex[1], '\0'};
            line.bytes[line.size++] = (uint8_t)strtoul(two, NULL, 16);
        }
        check_line(at, &line);
        lines++;
    }
    free(copy);
    CHECK(lines >= 92, "only %u lines", lines);
}
