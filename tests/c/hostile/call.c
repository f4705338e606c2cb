/* Makes calls and holds the functions to their promises:
 *
 * - the status is one that king_status_name() knows, and KING_NONE comes only from functions that may have no answer;
 * - on an error nothing has changed, but for `length` and `count` with KING_E_SHORT, and `error`; with KING_NONE nothing has
 *   changed at all, but for a file of which a line has been read; memory to work in may change anyway;
 * - the error of a call that fails can be explained in both languages, by a place that is in the text, and is zero when the
 *   status is all there is to know;
 * - what is read does not change, nothing before or behind an object is touched, no NULL and nothing unaligned is;
 * - a text ends in a zero byte within its buffer, and nothing behind that has changed. */
#define _DEFAULT_SOURCE
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include "hostile.h"

enum { CANARY = 64 };

static uint8_t *ends[MOST]; /* where the pages begin that cannot be touched */
static const call *volatile calling;

int means(const parameter *p, const char *what) { return strcmp(p->means, what) == 0; }

void broken(const call *c, int64_t status, const char *promise) {
    fprintf(stderr, "FAILED %s answers %lld: %s\n", c->function->name, (long long)status, promise);
    for (int i = 0; i < c->function->count; i++) {
        const parameter *p = &c->function->parameters[i];
        if (p->role == NUMBER) {
            fprintf(stderr, "    %s = %llu\n", p->name, (unsigned long long)c->numbers[i]);
        } else {
            fprintf(stderr, "    %s: %s, %u bytes:", p->name,
                    c->pointers[i] == GIVEN ? "given" : c->pointers[i] == NONE ? "NULL" : "unaligned", c->sizes[i]);
            for (uint32_t b = 0; b < c->sizes[i] && b < 160; b++) {
                fprintf(stderr, "%s%02x", b % 8 == 0 ? " " : "", c->objects[i][b]);
            }
            fprintf(stderr, "\n");
        }
    }
    exit(1);
}

/* Not what a handler may do, but the process has nothing to lose. */
static void fault(int number) {
    const call *c = calling;
    calling = NULL;
    if (!c) {
        _exit(3);
    }
    broken(c, 0, number == SIGALRM ? "it does not return" : "it touches foreign memory, or aborts");
}

void make_places(void) {
    long page = sysconf(_SC_PAGESIZE);
    size_t room = (ROOM + CANARY + (size_t)page) / (size_t)page * (size_t)page;
    for (int i = 0; i < MOST; i++) {
        uint8_t *place = mmap(NULL, room + (size_t)page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (place == MAP_FAILED || mprotect(place + room, (size_t)page, PROT_NONE) != 0) {
            abort();
        }
        ends[i] = place + room;
    }
    signal(SIGSEGV, fault);
    signal(SIGBUS, fault);
    signal(SIGABRT, fault);
    signal(SIGILL, fault);
    signal(SIGALRM, fault);
}

/* Whether something may have been written though there is no answer: what describes an error, and a file of which a line
 * without a round has been read. */
static int describes(const function *f, const parameter *p, int64_t status) {
    return (status == KING_E_SHORT && (means(p, "length") || means(p, "count"))) ||
           (status < 0 && p->may_be_null && means(p, "error")) ||
           (status == KING_NONE && p->role == CHANGE && strstr(f->name, "_file_read_line")) ||
           means(p, "memory"); /* to work in */
}

/* What describes a failure can be explained; where the status is all there is to know, nothing describes it. */
static void check_error(const call *c, int64_t status, const uint8_t *object) {
    king_error error, nothing = {0, 0, 0, 0, 0, 0};
    char message[KING_TEXT_SIZE];
    memcpy(&error, object, sizeof error);
    if (status > KING_E_ILLEGAL) {
        if (memcmp(&error, &nothing, sizeof error) != 0) {
            broken(c, status, "an error is described of which the status is all there is to know");
        }
        return;
    }
    for (uint32_t lang = KING_LANG_EN; lang <= KING_LANG_TR; lang++) {
        if (king_error_message(&error, lang, message, sizeof message, NULL) != KING_OK || !message[0]) {
            broken(c, status, "the error cannot be explained");
        }
    }
    uint32_t length = 0;
    for (int i = 0; i < c->function->count; i++) {
        int text = c->function->parameters[i].sized >= 0 && c->function->parameters[i].role == IN;
        length = text && c->sizes[i] > length ? c->sizes[i] : length;
    }
    if (error.place > length) {
        broken(c, status, "the place of the error is behind the end");
    }
}

static void check_object(const call *c, int i, int64_t status, const uint8_t *object) {
    const parameter *p = &c->function->parameters[i];
    uint32_t size = c->sizes[i];
    for (int b = 1; b <= CANARY; b++) {
        if (object[-b] != (uint8_t)(0xA5 ^ b)) {
            broken(c, status, "it writes in front of an object");
        }
    }
    int changed = size > 0 && memcmp(object, c->objects[i], size) != 0;
    if (changed && c->pointers[i] != GIVEN) {
        broken(c, status, "it writes to foreign memory");
    }
    if (changed && p->role == IN) {
        broken(c, status, "it changes what it only reads");
    }
    if (changed && status != KING_OK && !describes(c->function, p, status)) {
        broken(c, status, "it writes although it fails, or has no answer");
    }
    int reported = status < 0 && p->may_be_null && means(p, "error") && c->pointers[i] == GIVEN;
    if (reported) {
        check_error(c, status, object);
    }
    if (status == KING_OK && p->role == OUT && means(p, "text")) {
        const uint8_t *end = memchr(object, 0, size);
        if (!end || memcmp(end + 1, c->objects[i] + (end + 1 - object), size - (uint32_t)(end + 1 - object)) != 0) {
            broken(c, status, "its text does not end in the buffer, or it writes behind the end");
        }
    }
}

int64_t make(const call *c, call *after) {
    const function *f = c->function;
    argument arguments[MOST] = {{0}};
    char name[32];
    for (int i = 0; i < f->count; i++) {
        if (f->parameters[i].role == NUMBER) {
            /* Deeper, nobody could wait for it. */
            int deep = strcmp(f->parameters[i].name, "depth") == 0 && c->numbers[i] > 2 && c->numbers[i] < 256;
            arguments[i].number = deep ? c->numbers[i] % 3 : c->numbers[i];
            continue;
        }
        uint8_t *object = ends[i] - c->sizes[i];
        memcpy(object, c->objects[i], c->sizes[i]);
        for (int b = 1; b <= CANARY; b++) {
            object[-b] = (uint8_t)(0xA5 ^ b);
        }
        arguments[i].pointer = c->pointers[i] == GIVEN ? object : c->pointers[i] == NONE ? NULL : object - 1;
    }
    calling = c;
    int64_t status = f->call(arguments);
    calling = NULL;
    if (f->has_status) {
        if (king_status_name((int32_t)status, name, sizeof name, NULL) != KING_OK) {
            broken(c, status, "there is no such status");
        }
        if (status == KING_NONE && !f->may_have_none) {
            broken(c, status, "it always has an answer");
        }
        for (int i = 0; i < f->count; i++) {
            if (f->parameters[i].role != NUMBER) {
                check_object(c, i, status, ends[i] - c->sizes[i]);
            }
        }
    }
    if (after) {
        after->function = f;
        memcpy(after->numbers, c->numbers, sizeof after->numbers);
        memcpy(after->pointers, c->pointers, sizeof after->pointers);
        memcpy(after->sizes, c->sizes, sizeof after->sizes);
        for (int i = 0; i < f->count; i++) {
            if (f->parameters[i].role != NUMBER) {
                memcpy(after->objects[i], ends[i] - c->sizes[i], c->sizes[i]);
            }
        }
    }
    return status;
}
