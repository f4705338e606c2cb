/* king.h alone, first and twice: it needs no other header. Two such files make one program: it defines nothing. */
#include "king.h"
#include "king.h"

#ifndef __cplusplus
int32_t king_header_again(void);
#endif

#ifdef SECOND
int32_t king_header_again(void) { return KING_OK; }
#else
int main(void) {
    king_round round = {{0}};
    uint8_t phase = KING_PHASE_OVER;
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != KING_OK || king_round_phase(&round, &phase) != KING_E_VALUE) {
        return 1;
    }
    return king_header_again();
}
#endif
