/* What the replays of both games share: the fields of a vector, statuses and texts of the library. */
#ifndef VECTOR_H
#define VECTOR_H

#include <stdio.h>
#include <string.h>

#include "../json.h"
#include "../test.h"
#include "king.h"

/* A line of a file, or a whole file. */
typedef struct {
    const char *text;
    size_t length;
} subject;

/* Fails the running test unless the function answered that. */
#define ANSWERS(status, call) answers((status), (call), #call, __FILE__, __LINE__)
#define OK(call) ANSWERS(KING_OK, call)
void answers(int32_t expected, int32_t status, const char *call, const char *file, int line);

/* The member of a vector; the test fails when it is not there. */
const json *field(const json *vector, const char *key);
int64_t number(const json *value);
const char *text(const json *value);
int truth(const json *value);
/* Writes the numbers of a list, of which there must be `count`. */
void numbers(const json *list, int32_t *to, uint32_t count);
/* The two words of a mask in hexadecimal digits, the low one first. */
void mask(const json *value, uint64_t words[2]);
/* A function of the library that reads a text as a number. */
typedef int32_t parser(const char *text, uint32_t length, uint8_t *number, king_error *error);

/* Reads each text of a list as a number by that function and returns the set of bits. */
uint8_t set_of(const json *list, parser *parse);
/* Reads a text as a number by that function. */
uint8_t parsed(const char *text, parser *parse);

/* The house rules of a vector. */
void house_rules(const json *vector, king_house_rules *rules);

/* The next line of a file without its end, or NULL after the last. */
const char *next_line(const subject *file, size_t *at, uint32_t *length);

/* Reads a whole file; what it returns is to be freed. NULL when there is no such file. */
char *read_file(const char *path, size_t *length);

/* The replays, by the games' names in the vectors and the kinds of files in tests/golden. */
void replay_king(const json *vector, king_round *over);
void replay_party(const json *vector);
void replay_balayi(const json *vector, balayi_round *over);
void replay_match(const json *vector);
void replay_simulated_king(const void *file);
void replay_simulated_balayi(const void *file);
void replay_party_file(const void *file);
void replay_match_file(const void *file);
void replay_records(const void *file);
void replay_king_counts(const void *file);
void replay_balayi_counts(const void *file);
void replay_seeds(const void *file);
void replay_reading(const void *file);
void replay_king_worlds(const void *file);
void replay_balayi_worlds(const void *file);
void replay_king_players(const void *file);
void replay_balayi_players(const void *file);

#endif
