/* The hostile test: what its parts share. */
#ifndef HOSTILE_H
#define HOSTILE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "king_players.h"

/* How a function is called, and what api.json has of it and its parameters: written by calls.py. */
typedef union {
    void *pointer;
    uint64_t number;
} argument;

typedef enum { NUMBER, IN, CHANGE, OUT } role;

typedef struct {
    const char *name;
    const char *means; /* what a number or an item stands for */
    role role;
    int value;      /* OF_…, or VALUES when it is no value of the library */
    uint32_t size;  /* of one item */
    uint32_t align; /* of one item */
    uint32_t items; /* how many, unless a number holds it */
    int sized;      /* which parameter holds it, or -1 */
    int may_be_null;
    int may_be_nothing; /* KING_NOTHING */
} parameter;

enum { MOST = 10 };

typedef struct {
    const char *name;
    int64_t (*call)(const argument *arguments);
    int has_status;
    int may_have_none; /* KING_NONE */
    int has_error;     /* as its last parameter */
    int count;
    parameter parameters[MOST];
} function;

typedef struct {
    const char *name;
    uint32_t size;
} value_type;

#include "calls.h"

extern const value_type value_types[VALUES];
extern const function functions[];
extern const uint32_t function_count;

/* A call, ready to be made again and again: the numbers, and copies of what the pointers lead to. */
enum { ROOM = 16384 };

typedef enum { GIVEN, NONE, ODD } pointing; /* to the object, NULL, or one byte beside it */

typedef struct {
    const function *function;
    uint64_t numbers[MOST];
    pointing pointers[MOST];
    uint32_t sizes[MOST];
    uint8_t objects[MOST][ROOM];
} call;

/* Makes the call: every object stands between a canary and a page that cannot be touched. Ends the program when the
 * function breaks its promises: see call.c. What it has written is found in `objects` of `after`, which may be NULL. */
int64_t make(const call *c, call *after);
void make_places(void);
/* Whether a parameter stands for that. */
int means(const parameter *p, const char *what);
/* Ends the program with a message about a call. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void broken(const call *c, int64_t status, const char *promise);

/* Numbers at random; the same in every run of a seed. */
void seed_random(uint64_t seed);
uint64_t random_number(void);
uint32_t below(uint32_t n);
void random_bytes(void *to, uint32_t size);

/* Positions of both games and what belongs to them: see samples.c. */
void make_samples(void);
/* Fills in a call with things that belong together, as far as its parameters' types and names tell. */
void propose(call *c, const function *f);
/* Keeps a call from asking for billions of play-outs or positions, as who does gets them. */
void bound(call *c);
/* Some value of that type, written by the library. */
void sample(int value, uint8_t *to);

/* Examines one function, starting from so many calls that succeed. Gives how many calls that took. */
unsigned long examine(const function *f, uint32_t times);

/* What a number may be, by what it stands for: see ranges.c. */
typedef enum { IN_RANGE, OUT_OF_RANGE, UNKNOWN_RANGE } range;
range range_of(const call *c, int i, uint64_t number);

#endif
