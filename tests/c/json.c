#include "json.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_LEVELS = 32 };

/* The text is read in place: a string's decoded bytes take the place of its written ones, which are never fewer. */
typedef struct {
    char *begin;
    char *now;
    char *end; /* a zero byte stands there */
    json *free_node;
    int level;
} reader;

static int read_value(reader *r, json *value);

static void skip_space(reader *r) {
    while (*r->now == ' ' || *r->now == '\t' || *r->now == '\n' || *r->now == '\r') {
        r->now++;
    }
}

static int read_char(reader *r, char c) {
    if (*r->now != c) {
        return 0;
    }
    r->now++;
    return 1;
}

static int read_word(reader *r, const char *word, json *value, json_kind kind) {
    for (; *word; word++) {
        if (!read_char(r, *word)) {
            return 0;
        }
    }
    value->kind = kind;
    return 1;
}

static int is_digit(char c) { return c >= '0' && c <= '9'; }

static int read_number(reader *r, json *value) {
    int negative = read_char(r, '-');
    uint64_t most = negative ? (uint64_t)INT64_MAX + 1 : (uint64_t)INT64_MAX;
    uint64_t number = 0;
    if (!is_digit(*r->now) || (r->now[0] == '0' && is_digit(r->now[1]))) {
        return 0;
    }
    for (; is_digit(*r->now); r->now++) {
        uint64_t digit = (uint64_t)(*r->now - '0');
        if (number > (most - digit) / 10) {
            return 0;
        }
        number = number * 10 + digit;
    }
    if (*r->now == '.' || *r->now == 'e' || *r->now == 'E') {
        return 0;
    }
    value->kind = JSON_NUMBER;
    value->number = !negative ? (int64_t)number : number == 0 ? 0 : -(int64_t)(number - 1) - 1;
    return 1;
}

static int read_hex(reader *r, uint32_t *code) {
    *code = 0;
    for (int i = 0; i < 4; i++) {
        char c = *r->now;
        uint32_t digit;
        if (is_digit(c)) {
            digit = (uint32_t)(c - '0');
        } else if (c >= 'a' && c <= 'f') {
            digit = (uint32_t)(c - 'a') + 10;
        } else if (c >= 'A' && c <= 'F') {
            digit = (uint32_t)(c - 'A') + 10;
        } else {
            return 0;
        }
        *code = *code * 16 + digit;
        r->now++;
    }
    return 1;
}

/* What follows `\u`, written as UTF-8. */
static int read_unicode(reader *r, char **out) {
    uint32_t code, low;
    if (!read_hex(r, &code)) {
        return 0;
    }
    if (code >= 0xD800 && code < 0xE000) {
        if (code >= 0xDC00 || !read_char(r, '\\') || !read_char(r, 'u') || !read_hex(r, &low) || low < 0xDC00 ||
            low >= 0xE000) {
            return 0;
        }
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const uint32_t lead[4] = {0x00, 0xC0, 0xE0, 0xF0};
    *(*out)++ = (char)(lead[more] | (code >> (6 * more)));
    while (more-- > 0) {
        *(*out)++ = (char)(0x80 | ((code >> (6 * more)) & 0x3F));
    }
    return 1;
}

static int read_string(reader *r, const char **text, uint32_t *length) {
    static const char escapes[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    if (!read_char(r, '"')) {
        return 0;
    }
    char *start = r->now;
    char *out = start;
    while (*r->now != '"') {
        if ((unsigned char)*r->now < 0x20) {
            return 0; /* a control character, or the end of the text */
        }
        if (*r->now != '\\') {
            *out++ = *r->now++;
            continue;
        }
        r->now++;
        if (read_char(r, 'u')) {
            if (!read_unicode(r, &out)) {
                return 0;
            }
            continue;
        }
        const char *escape = *r->now ? strchr(escapes, *r->now) : NULL;
        if (!escape) {
            return 0;
        }
        *out++ = meanings[escape - escapes];
        r->now++;
    }
    r->now++;
    *out = '\0';
    *text = start;
    *length = (uint32_t)(out - start);
    return 1;
}

/* The inside of an array or an object, and its end. */
static int read_items(reader *r, json *whole, char close) {
    json **place = &whole->first;
    whole->kind = close == ']' ? JSON_ARRAY : JSON_OBJECT;
    r->now++;
    skip_space(r);
    if (read_char(r, close)) {
        return 1;
    }
    if (++r->level > MOST_LEVELS) {
        return 0;
    }
    do {
        json *item = r->free_node++;
        skip_space(r);
        if (whole->kind == JSON_OBJECT) {
            uint32_t length;
            const char *key;
            char *at = r->now;
            if (!read_string(r, &key, &length)) {
                return 0;
            }
            if (strlen(key) != length || json_member(whole, key)) {
                r->now = at;
                return 0;
            }
            item->key = key;
            skip_space(r);
            if (!read_char(r, ':')) {
                return 0;
            }
            skip_space(r);
        }
        if (!read_value(r, item)) {
            return 0;
        }
        *place = item;
        place = &item->next;
        whole->length++;
        skip_space(r);
    } while (read_char(r, ','));
    r->level--;
    return read_char(r, close);
}

static int read_value(reader *r, json *value) {
    switch (*r->now) {
    case '{':
        return read_items(r, value, '}');
    case '[':
        return read_items(r, value, ']');
    case '"':
        value->kind = JSON_STRING;
        return read_string(r, &value->text, &value->length);
    case 'n':
        return read_word(r, "null", value, JSON_NULL);
    case 'f':
        return read_word(r, "false", value, JSON_FALSE);
    case 't':
        return read_word(r, "true", value, JSON_TRUE);
    default:
        return read_number(r, value);
    }
}

int json_read(json_document *document, const char *text, size_t length, size_t *at) {
    /* Every value but the root comes after one of these characters. */
    size_t nodes = 1;
    for (size_t i = 0; i < length; i++) {
        nodes += text[i] == '[' || text[i] == '{' || text[i] == ',' || text[i] == ':';
    }
    document->text = malloc(length + 1);
    document->nodes = calloc(nodes, sizeof *document->nodes);
    if (!document->text || !document->nodes) {
        abort();
    }
    memcpy(document->text, text, length);
    document->text[length] = '\0';
    reader r = {document->text, document->text, document->text + length, document->nodes + 1, 0};
    skip_space(&r);
    int done = read_value(&r, document->nodes);
    if (done) {
        skip_space(&r);
        done = r.now == r.end;
    }
    *at = (size_t)(r.now - r.begin);
    if (!done) {
        json_free(document);
    }
    return done;
}

void json_free(json_document *document) {
    free(document->text);
    free(document->nodes);
    document->text = NULL;
    document->nodes = NULL;
}

const json *json_member(const json *object, const char *key) {
    if (object && object->kind == JSON_OBJECT) {
        for (const json *member = object->first; member; member = member->next) {
            if (strcmp(member->key, key) == 0) {
                return member;
            }
        }
    }
    return NULL;
}

const json *json_item(const json *array, uint32_t i) {
    const json *item = array && array->kind == JSON_ARRAY ? array->first : NULL;
    while (item && i-- > 0) {
        item = item->next;
    }
    return item;
}
