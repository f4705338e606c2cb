/* What the program beside this file was compiled with: king.h of interface 1.0, as far as it needs it. Never changed; a
 * later library of the same major version has to serve it. */
#ifndef KING_1_0_H
#define KING_1_0_H

#include <stdint.h>

#define KING_ABI_MAJOR 1
#define KING_ABI_MINOR 0
#define KING_ALL_CONTRACTS 255
#define KING_TEXT_SIZE 2048

typedef struct {
    uint64_t opaque[15];
} king_round;
typedef struct {
    uint64_t opaque[16];
} king_view;
typedef struct {
    uint16_t kind;
    uint16_t code;
    uint32_t line;
    uint32_t place;
    uint32_t found;
    uint32_t wanted;
} king_error;

int32_t king_abi_check(uint32_t major, uint32_t minor);
int32_t king_deal_from_seed(uint64_t seed, uint64_t *hands);
int32_t king_round_new(const uint64_t *hands, uint32_t declarer, uint32_t unused, const void *rules, king_round *round,
                       king_error *error);
int32_t king_round_turn(const king_round *round, uint8_t *seat);
int32_t king_round_view(const king_round *round, uint32_t seat, king_view *view);
int32_t king_view_legal_actions(const king_view *view, uint64_t *mask);
int32_t king_round_apply_as(king_round *round, uint32_t seat, uint32_t action, king_error *error);
int32_t king_error_message(const king_error *error, uint32_t lang, char *buffer, uint32_t size, uint32_t *length);
int32_t king_error_clause(const king_error *error, char *buffer, uint32_t size, uint32_t *length);
int32_t king_round_scores(const king_round *round, int32_t *scores);
int32_t king_round_text(const king_round *round, char *buffer, uint32_t size, uint32_t *length);

#endif
