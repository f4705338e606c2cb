/* king.h: the rules of Konturlu King and Balayi kingi for C and C++. Generated from king-ffi; do not edit. */

#ifndef KING_H
#define KING_H

#include <stdint.h>

/**
 * The version of the binary interface that this header describes. It changes whenever a function, a number or the
 * size of a value does; `king_abi_version()` tells that of the library.
 */
#define KING_ABI_VERSION 1

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the library's binary interface. A program checks once that it is `KING_ABI_VERSION`; with any
 * other number it must call nothing else.
 */
uint32_t king_abi_version(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* KING_H */
