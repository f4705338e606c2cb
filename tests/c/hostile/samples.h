/* Samples: positions of both games, and what belongs to each, so that calls can be proposed that succeed. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "hostile.h"

enum { WORLDS = 150, TEXTS = 26, VARIANTS = 3, VALUE_ROOM = 3072, RESULTS = 4 };

typedef struct {
    uint8_t values[VALUES][VARIANTS][VALUE_ROOM];
    int variants[VALUES];
    uint64_t dealt[4], held[4], choices;
    uint8_t pack[52];
    uint8_t king_action, balayi_action, contract, denomination;
    uint16_t doubles;
    int16_t taken[4];
    int32_t scores[4];
    balayi_revealed revealed;
    king_error error;
    king_judgement judgement;
    /* The results of the first rounds of the party and the match, and at last that of the next one. */
    king_round_result results[RESULTS];
    balayi_round_result balayi_results[RESULTS];
    char *texts[TEXTS];
    int text_count;
} world;

extern world worlds[WORLDS];

#endif
