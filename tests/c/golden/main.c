/* Replays the golden data through the C interface: `golden tests/golden`.
 *
 * The vectors of an independent implementation are all *.jsonl in that folder, and all below the folder that the
 * environment variable KING_VECTORS_DIR names; the rest are records that the library itself may never change. */
#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "vector.h"

static unsigned long replayed;

static void vector_line(const void *line) {
    static json_document document; /* not of this call: a check that fails leaves it */
    const subject *s = line;
    size_t at;
    king_round king;
    balayi_round balayi;
    json_free(&document);
    CHECK(json_read(&document, s->text, s->length, &at), "no JSON, byte %lu", (unsigned long)at);
    const json *vector = document.nodes;
    const char *game = text(field(vector, "game"));
    if (strcmp(game, "konturlu") == 0) {
        replay_king(vector, &king);
    } else if (strcmp(game, "konturlu_party") == 0) {
        replay_party(vector);
    } else if (strcmp(game, "balayi") == 0) {
        replay_balayi(vector, &balayi);
    } else if (strcmp(game, "balayi_match") == 0) {
        replay_match(vector);
    } else {
        CHECK(0, "an unknown game %s", game);
    }
}

static void vector_file(const char *path) {
    size_t size;
    char *all = read_file(path, &size), *line = all, place[4096];
    if (!all) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(2);
    }
    for (unsigned long i = 1; *line; i++) {
        size_t length = strcspn(line, "\n");
        if (strspn(line, " \t\r") < length) {
            subject s = {line, length};
            snprintf(place, sizeof place, "%s:%lu", path, i);
            test_run(place, vector_line, &s);
            replayed++;
        }
        line += length + (line[length] == '\n');
    }
    free(all);
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* All *.jsonl below a folder, in the order of their names. */
static void vector_folder(const char *folder) {
    DIR *directory = opendir(folder);
    char **paths = NULL;
    size_t count = 0;
    if (!directory) {
        fprintf(stderr, "%s cannot be read\n", folder);
        exit(2);
    }
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        if (entry->d_name[0] != '.') {
            size_t length = strlen(folder) + strlen(entry->d_name) + 2;
            char **more = realloc(paths, (count + 1) * sizeof *paths);
            char *path = malloc(length);
            if (!more || !path) {
                abort();
            }
            snprintf(path, length, "%s/%s", folder, entry->d_name);
            paths = more;
            paths[count++] = path;
        }
    }
    closedir(directory);
    if (count > 0) {
        qsort(paths, count, sizeof *paths, by_name);
    }
    for (size_t i = 0; i < count; i++) {
        struct stat about;
        const char *end = strrchr(paths[i], '.');
        if (stat(paths[i], &about) == 0 && S_ISDIR(about.st_mode)) {
            vector_folder(paths[i]);
        } else if (end && strcmp(end, ".jsonl") == 0) {
            vector_file(paths[i]);
        }
        free(paths[i]);
    }
    free(paths);
}

static void whole_file(const char *folder, const char *name, void (*replay)(const void *)) {
    char path[4096];
    subject s;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    char *all = read_file(path, &s.length);
    if (!all) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(2);
    }
    s.text = all;
    test_run(path, replay, &s);
    free(all);
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    vector_folder(argv[1]);
    printf("%lu golden vectors\n", replayed);
    const char *more = getenv("KING_VECTORS_DIR");
    if (more) {
        unsigned long before = replayed;
        vector_folder(more);
        if (replayed == before) {
            fprintf(stderr, "no vector in KING_VECTORS_DIR %s\n", more);
            return 2;
        }
        printf("%lu vectors of %s\n", replayed - before, more);
    }
    whole_file(argv[1], "worked-examples.king", replay_records);
    whole_file(argv[1], "party-seed-1.king", replay_party_file);
    whole_file(argv[1], "balayi_match.txt", replay_match_file);
    whole_file(argv[1], "simulated.king", replay_simulated_king);
    whole_file(argv[1], "simulated.balayi", replay_simulated_balayi);
    whole_file(argv[1], "perft.king", replay_king_counts);
    whole_file(argv[1], "perft.balayi", replay_balayi_counts);
    whole_file(argv[1], "seeds.json", replay_seeds);
    whole_file(argv[1], "reading.md", replay_reading);
    whole_file(argv[1], "worlds.king", replay_king_worlds);
    whole_file(argv[1], "worlds.balayi", replay_balayi_worlds);
    whole_file(argv[1], "players.king", replay_king_players);
    whole_file(argv[1], "players.balayi", replay_balayi_players);
    return test_end();
}
