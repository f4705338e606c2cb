/* The reader of the test data refuses what is no JSON: a vector that is read wrongly would test nothing. */
#include <stdio.h>
#include <string.h>

#include "json.h"
#include "test.h"

static void is_read(const char *text) {
    json_document document;
    size_t at;
    CHECK(json_read(&document, text, strlen(text), &at), "refused at byte %lu: %s", (unsigned long)at, text);
    json_free(&document);
}

static void is_refused(const char *text, size_t length, size_t where) {
    json_document document;
    size_t at = 0;
    if (json_read(&document, text, length, &at)) {
        json_free(&document);
        CHECK(0, "read, but it is no JSON: %s", text);
    }
    CHECK(at == where, "refused at byte %lu, not %lu: %s", (unsigned long)at, (unsigned long)where, text);
}

static void well_formed(const void *nothing) {
    (void)nothing;
    static const char *const texts[] = {
        "{}", "[]", " [ ] ", "null", "true", "false", "0", "-0", "9223372036854775807", "-9223372036854775808",
        "\"\"", "[1,[2,[3]]]", "{\"a\":{\"b\":[]},\"c\":null}", "\t[1 ,\r\n2 ]\n", "\"\\u0041\\n\\/\"",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        is_read(texts[i]);
    }
}

static void ill_formed(const void *nothing) {
    (void)nothing;
    static const struct {
        const char *text;
        size_t at;
    } texts[] = {
        {"", 0}, {" ", 1}, {"nul", 3}, {"True", 0}, {"[1", 2}, {"[1,]", 3}, {"[,1]", 1}, {"[1 2]", 3}, {"[1]]", 3},
        {"{\"a\"}", 4}, {"{\"a\":}", 5}, {"{a:1}", 1}, {"{\"a\":1,}", 7}, {"{\"a\":1,\"a\":1}", 7}, {"{1:1}", 1},
        {"01", 0}, {"-", 1}, {"+1", 0}, {"1.5", 1}, {"1e3", 1}, {".5", 0}, {"9223372036854775808", 18},
        {"-9223372036854775809", 19}, {"\"a", 2}, {"\"\\x\"", 2}, {"\"\\u12g4\"", 5}, {"\"\\ud800\"", 7},
        {"\"\\udc00\"", 7}, {"\"\\ud800\\u0041\"", 13}, {"\"a\nb\"", 2}, {"'a'", 0}, {"1 //", 2}, {"{}{}", 2},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        is_refused(texts[i].text, strlen(texts[i].text), texts[i].at);
    }
    is_refused("1\0", 2, 1);
    is_refused("\"a\0b\"", 5, 2);
    char deep[81] = {0};
    memset(deep, '[', 40);
    memset(deep + 40, ']', 40);
    is_refused(deep, sizeof deep - 1, 33);
}

static void values(const void *nothing) {
    (void)nothing;
    const char *text = "{\"n\":-12,\"s\":\"\\u015e\\ud83c\\udca1\\\"\",\"a\":[5,6,7],"
                       "\"t\":true,\"f\":false,\"z\":null}";
    json_document document;
    size_t at;
    CHECK(json_read(&document, text, strlen(text), &at), "refused at byte %lu", (unsigned long)at);
    const json *root = document.nodes, *s = json_member(root, "s"), *a = json_member(root, "a");
    CHECK(root->kind == JSON_OBJECT && root->length == 6, "an object of six");
    CHECK(json_member(root, "n")->kind == JSON_NUMBER && json_member(root, "n")->number == -12, "a number");
    CHECK(s->kind == JSON_STRING && s->length == 7, "a text of %lu bytes", (unsigned long)s->length);
    CHECK(strcmp(s->text, "\xC5\x9E\xF0\x9F\x82\xA1\"") == 0, "the text \"%s\"", s->text);
    CHECK(a->kind == JSON_ARRAY && a->length == 3 && json_item(a, 2)->number == 7, "an array of three");
    CHECK(!json_item(a, 3) && !json_item(s, 0) && !json_member(a, "n") && !json_member(root, "N"), "what is not there");
    CHECK(json_member(root, "t")->kind == JSON_TRUE && json_member(root, "f")->kind == JSON_FALSE, "true and false");
    CHECK(json_member(root, "z")->kind == JSON_NULL, "null");
    json_free(&document);
}

int main(void) {
    test_run("json: well-formed texts are read", well_formed, NULL);
    test_run("json: ill-formed texts are refused at their byte", ill_formed, NULL);
    test_run("json: values are what was written", values, NULL);
    return test_end();
}
