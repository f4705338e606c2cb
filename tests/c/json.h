/* A small strict reader of JSON for the test data.
 *
 * It reads what RFC 8259 allows, except that a number must be an integer of 64 bits and that an object may not have a
 * key twice. The tree lives as long as its document; texts stand in it without escapes and end in a zero byte. */
#ifndef JSON_H
#define JSON_H

#include <stddef.h>
#include <stdint.h>

typedef enum { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT } json_kind;

typedef struct json json;
struct json {
    json_kind kind;
    int64_t number;   /* of a number */
    const char *text; /* of a string */
    uint32_t length;  /* bytes of a string, items of an array, members of an object */
    const char *key;  /* of a member of an object */
    json *first;      /* the first item or member */
    json *next;       /* the one after this in the same array or object */
};

typedef struct {
    char *text;
    json *nodes; /* the root is the first */
} json_document;

/* Reads a text. 1: done, and json_free is due. 0: it is no JSON, *at is the offset of the fault, nothing to free. */
int json_read(json_document *document, const char *text, size_t length, size_t *at);
void json_free(json_document *document);

/* The member with that key, or NULL; NULL too when the value is no object. */
const json *json_member(const json *object, const char *key);
/* Item i of an array, or NULL. */
const json *json_item(const json *array, uint32_t i);

#endif
