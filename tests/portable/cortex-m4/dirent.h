/* The folders of POSIX, which newlib does not have here; board.c gives what is in the one that is asked for. */
#ifndef DIRENT_H
#define DIRENT_H

#include <stddef.h>

struct dirent {
    char d_name[256];
};
typedef struct {
    size_t next;
} DIR;

DIR *opendir(const char *folder);
struct dirent *readdir(DIR *directory);
int closedir(DIR *directory);

#endif
