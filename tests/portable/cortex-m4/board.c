/* What a C program needs on a Cortex-M4 besides newlib, which reaches the files of the computer by semihosting: the
 * table of vectors, and the names in the folder of golden data, since semihosting cannot list a folder. */
#include <stdint.h>
#include <string.h>

#include "dirent.h"

extern char __stack[];
void _start(void);

/* Whatever goes wrong ends the emulator with a failure: SYS_EXIT, ADP_Stopped_InternalError. */
static void fault(void) {
    register uint32_t call __asm__("r0") = 0x18, reason __asm__("r1") = 0x20024;
    __asm__ volatile("bkpt 0xab" : : "r"(call), "r"(reason));
    for (;;) {
    }
}

typedef void (*entry)(void);
__attribute__((section(".vectors"), used)) static const entry vectors[16] = {
    (entry)__stack, _start, fault, fault, fault, fault, fault, fault,
    fault,          fault,  fault, fault, fault, fault, fault, fault,
};

static const char *const names[] = {GOLDEN_FILES};
static struct dirent current;

DIR *opendir(const char *folder) {
    static DIR directory;
    (void)folder; /* there is only one */
    directory.next = 0;
    return &directory;
}

struct dirent *readdir(DIR *directory) {
    if (directory->next == sizeof names / sizeof names[0]) {
        return NULL;
    }
    strncpy(current.d_name, names[directory->next++], sizeof current.d_name - 1);
    return &current;
}

int closedir(DIR *directory) {
    (void)directory;
    return 0;
}
