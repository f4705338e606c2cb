#include "vector.h"

#include <stdlib.h>

void answers(int32_t expected, int32_t status, const char *call, const char *file, int line) {
    char name[64] = "?", wanted[64] = "?";
    if (status != expected) {
        king_status_name(status, name, sizeof name, NULL);
        king_status_name(expected, wanted, sizeof wanted, NULL);
        test_fail(file, line, "%s, not %s: %s", name, wanted, call);
    }
}

const json *field(const json *vector, const char *key) {
    const json *value = json_member(vector, key);
    CHECK(value, "the vector has no \"%s\"", key);
    return value;
}

int64_t number(const json *value) {
    CHECK(value && value->kind == JSON_NUMBER, "the vector has something else where a number is due");
    return value->number;
}

const char *text(const json *value) {
    CHECK(value && value->kind == JSON_STRING && strlen(value->text) == value->length,
          "the vector has something else where a text is due");
    return value->text;
}

int truth(const json *value) {
    CHECK(value->kind == JSON_TRUE || value->kind == JSON_FALSE,
          "the vector has something else where true or false is due");
    return value->kind == JSON_TRUE;
}

void numbers(const json *list, int32_t *to, uint32_t count) {
    CHECK(list->kind == JSON_ARRAY && list->length == count, "the vector has no list of %u", (unsigned)count);
    for (const json *item = list->first; item; item = item->next) {
        CHECK(number(item) == (int32_t)number(item), "a number that does not fit 32 bits");
        *to++ = (int32_t)number(item);
    }
}

void mask(const json *value, uint64_t words[2]) {
    const char *digits = text(value);
    size_t length = strlen(digits);
    words[0] = words[1] = 0;
    CHECK(length > 0 && length <= 32 && strspn(digits, "0123456789abcdef") == length, "no mask: %s", digits);
    for (; *digits; digits++) {
        uint64_t digit = (uint64_t)(*digits <= '9' ? *digits - '0' : *digits - 'a' + 10);
        words[1] = words[1] << 4 | words[0] >> 60;
        words[0] = words[0] << 4 | digit;
    }
}

uint8_t parsed(const char *text, parser *parse) {
    uint8_t read = 0;
    king_error error;
    CHECK(parse(text, (uint32_t)strlen(text), &read, &error) == KING_OK, "not read: %s", text);
    return read;
}

uint8_t set_of(const json *list, parser *parse) {
    unsigned set = 0;
    CHECK(list->kind == JSON_ARRAY, "the vector has something else where a list is due");
    for (const json *item = list->first; item; item = item->next) {
        set |= 1u << parsed(text(item), parse);
    }
    return (uint8_t)set;
}

char *read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    long size = 0;
    char *all = NULL;
    if (file && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0) {
        all = malloc((size_t)size + 1);
        if (all && fread(all, 1, (size_t)size, file) != (size_t)size) {
            free(all);
            all = NULL;
        }
    }
    if (file) {
        fclose(file);
    }
    if (all) {
        all[size] = '\0';
        *length = (size_t)size;
    }
    return all;
}
