#include "test.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf after_failure;
static const char *running;
static unsigned long passed, failed;

void test_run(const char *name, void (*test)(const void *subject), const void *subject) {
    running = name;
    if (setjmp(after_failure) == 0) {
        test(subject);
        passed++;
    } else {
        failed++;
    }
    running = NULL;
}

void test_fail(const char *file, int line, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "FAILED %s\n    %s:%d: ", running ? running : "outside all tests", file, line);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    if (!running) {
        exit(2);
    }
    longjmp(after_failure, 1);
}

int test_end(void) {
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
