/* Stands for a native library of another version: VERSION and SIZE are what it answers. */
#include <stdint.h>

#ifdef VERSION
uint32_t king_abi_version(void) {
    return VERSION;
}

uint32_t king_size_of(uint32_t kind) {
    return kind == 3 ? SIZE : 16;
}
#else
int another_library(void) {
    return 0;
}
#endif
