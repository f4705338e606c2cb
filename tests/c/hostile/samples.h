/* Samples: positions of both games, and what belongs to each, so that calls can be proposed that succeed. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "hostile.h"

enum { WORLDS = 150, TEXTS = 24, VARIANTS = 3, VALUE_ROOM = 600 };

typedef struct {
    uint8_t values[VALUES][VARIANTS][VALUE_ROOM];
    int variants[VALUES];
    uint64_t dealt[4], held[4], choices;
    uint8_t pack[52], revealed[2][BALAYI_MOST_REVEALED];
    uint32_t revealed_count[2];
    uint8_t king_action, balayi_action, contract, denomination, tricks[2];
    uint16_t doubles;
    int16_t taken[4];
    int32_t scores[4];
    char *texts[TEXTS];
    int text_count;
    uint8_t bytes[8][KING_PARTY_BYTES];
    uint32_t bytes_length[8];
} world;

extern world worlds[WORLDS];

#endif
