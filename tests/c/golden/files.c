/* Replays the golden files that are no vectors: records, whole parties and matches, simulated rounds, and seeds. */
#include <stdlib.h>

#include "vector.h"

const char *next_line(const subject *file, size_t *at, uint32_t *length) {
    *length = 0;
    if (*at >= file->length) {
        return NULL;
    }
    const char *line = file->text + *at;
    *length = (uint32_t)strcspn(line, "\n");
    *at += *length + 1;
    return line;
}

static void same(const char *what, const char *found, uint32_t found_length, const char *expected, uint32_t length) {
    CHECK(found_length == length && memcmp(found, expected, length) == 0, "%s: %.*s", what, (int)found_length, found);
}

/* A record on each line; others begin with `#` or are blank. */
void replay_records(const void *subject_file) {
    const subject *file = subject_file;
    size_t at = 0;
    uint32_t length, written, rounds = 0;
    char record[KING_TEXT_SIZE];
    king_round round;
    for (const char *line; (line = next_line(file, &at, &length)) != NULL;) {
        if (length > 0 && line[0] != '#') {
            OK(king_round_parse(line, length, &round, NULL));
            OK(king_round_text(&round, record, sizeof record, &written));
            same("record", record, written, line, length);
            rounds++;
        }
    }
    CHECK(rounds >= 8, "only %u records", rounds);
}

/* Lines of DEPTH COUNT RECORD: how many sequences of so many legal actions there are from the position of the record. */
static void replay_counts(const subject *file, uint32_t least, void (*replay)(uint8_t, uint64_t, const char *, uint32_t)) {
    size_t at = 0;
    uint32_t length, lines = 0;
    for (const char *line; (line = next_line(file, &at, &length)) != NULL;) {
        if (length > 0 && line[0] != '#') {
            char *end;
            unsigned long depth = strtoul(line, &end, 10);
            unsigned long long count = strtoull(end, &end, 10);
            CHECK(depth <= 255 && *end == ' ', "no such line: %.*s", (int)length, line);
            end++;
            replay((uint8_t)depth, count, end, length - (uint32_t)(end - line));
            lines++;
        }
    }
    CHECK(lines >= least, "only %u counts", lines);
}

static void count_king(uint8_t depth, uint64_t expected, const char *record, uint32_t length) {
    uint64_t count = 0;
    king_round round;
    OK(king_round_parse(record, length, &round, NULL));
    OK(king_round_perft(&round, depth, &count));
    CHECK(count == expected, "%llu sequences of %u: %.*s", (unsigned long long)count, depth, (int)length, record);
}

static void count_balayi(uint8_t depth, uint64_t expected, const char *record, uint32_t length) {
    uint64_t count = 0;
    balayi_round round;
    OK(balayi_round_parse(record, length, &round, NULL));
    OK(balayi_round_perft(&round, depth, &count));
    CHECK(count == expected, "%llu sequences of %u: %.*s", (unsigned long long)count, depth, (int)length, record);
}

void replay_king_counts(const void *subject_file) { replay_counts(subject_file, 100, count_king); }
void replay_balayi_counts(const void *subject_file) { replay_counts(subject_file, 40, count_balayi); }

/* Round number k of seed 7. Everything is drawn. */
void replay_simulated_king(const void *subject_file) {
    const subject *file = subject_file;
    const uint64_t seed = 7;
    size_t at = 0;
    uint32_t length, written, k = 0;
    char record[KING_TEXT_SIZE];
    for (const char *line; (line = next_line(file, &at, &length)) != NULL; k++) {
        uint64_t hands[4], choices = king_choices(seed, k);
        king_round round;
        OK(king_deal_from_seed(king_deal_seed(seed, k), hands));
        OK(king_round_new(hands, k % 4, KING_ALL_CONTRACTS, NULL, &round, NULL));
        OK(king_round_play_out(&round, &choices));
        OK(king_round_text(&round, record, sizeof record, &written));
        same("record", record, written, line, length);
    }
    CHECK(k >= 24, "only %u simulated rounds", k);
}

void replay_simulated_balayi(const void *subject_file) {
    const subject *file = subject_file;
    const uint64_t seed = 7;
    size_t at = 0;
    uint32_t length, written, k = 0;
    char record[KING_TEXT_SIZE];
    for (const char *line; (line = next_line(file, &at, &length)) != NULL; k++) {
        uint64_t choices = king_choices(seed, k);
        uint8_t pack[52];
        balayi_round round;
        OK(king_pack_from_seed(king_deal_seed(seed, k), pack));
        OK(balayi_round_new(pack, k % 2, BALAYI_ALL_DENOMINATIONS, &round, NULL));
        OK(balayi_round_play_out(&round, &choices));
        OK(balayi_round_text(&round, record, sizeof record, &written));
        same("record", record, written, line, length);
    }
    CHECK(k >= 12, "only %u simulated rounds", k);
}

/* A party file is read line by line; what was read is the file again, and the party balances. A comment is passed over, and
 * a line that cannot be read changes nothing. */
void replay_party_file(const void *subject_file) {
    const subject *file = subject_file;
    size_t at = 0;
    uint32_t length, written, lines = 2;
    char line_again[KING_TEXT_SIZE];
    king_party_file reader, before;
    king_party party;
    king_round round;
    king_sheet sheet;
    king_error error;
    uint8_t counted;
    const char *line = next_line(file, &at, &length);
    OK(king_party_file_new(&reader));
    ANSWERS(KING_NONE, king_party_file_party(&reader, &party));
    ANSWERS(KING_NONE, king_party_file_read_line(&reader, line, length, &round, &error));
    ANSWERS(KING_NONE, king_party_file_read_line(&reader, "# a comment", 11, &round, &error));
    OK(king_party_file_party(&reader, &party));
    OK(king_party_head(&party, line_again, sizeof line_again, &written));
    same("head", line_again, written, line, length);
    while ((line = next_line(file, &at, &length)) != NULL) {
        lines++;
        before = reader;
        ANSWERS(KING_E_TEXT, king_party_file_read_line(&reader, "king1 oops", 10, &round, &error));
        CHECK(error.line == lines && error.place == 6, "line %u, byte %u", error.line, error.place);
        CHECK(memcmp(&reader, &before, sizeof reader) == 0, "a line that cannot be read changes the file");
        OK(king_party_file_read_line(&reader, line, length, &round, &error));
        OK(king_round_text(&round, line_again, sizeof line_again, &written));
        same("record", line_again, written, line, length);
    }
    OK(king_party_file_party(&reader, &party));
    OK(king_party_len(&party, &counted));
    CHECK(counted == KING_PARTY_ROUNDS, "the party should be over");
    OK(king_party_sheet(&party, &sheet));
    ANSWERS(KING_NONE, king_sheet_imbalance(&sheet, &error));
}

void replay_match_file(const void *subject_file) {
    const subject *file = subject_file;
    size_t at = 0;
    uint32_t length, written;
    char line_again[KING_TEXT_SIZE];
    balayi_match_file reader;
    balayi_match game;
    balayi_round round;
    king_error error;
    uint8_t counted;
    const char *line = next_line(file, &at, &length);
    OK(balayi_match_file_new(&reader));
    ANSWERS(KING_NONE, balayi_match_file_match(&reader, &game));
    ANSWERS(KING_NONE, balayi_match_file_read_line(&reader, line, length, &round, &error));
    OK(balayi_match_file_match(&reader, &game));
    OK(balayi_match_head(&game, line_again, sizeof line_again, &written));
    same("head", line_again, written, line, length);
    ANSWERS(KING_E_TEXT, balayi_match_file_read_line(&reader, "balayi1 \xff", 9, &round, &error));
    CHECK(error.line == 2 && error.place == 8, "line %u, byte %u", error.line, error.place);
    while ((line = next_line(file, &at, &length)) != NULL) {
        OK(balayi_match_file_read_line(&reader, line, length, &round, &error));
        OK(balayi_round_text(&round, line_again, sizeof line_again, &written));
        same("record", line_again, written, line, length);
    }
    OK(balayi_match_file_match(&reader, &game));
    OK(balayi_match_len(&game, &counted));
    CHECK(counted == BALAYI_MATCH_ROUNDS, "the match should be over");
}

static uint64_t seed_of(const char *digits) {
    char *end;
    unsigned long long seed = strtoull(digits, &end, 10);
    CHECK(*digits && *end == '\0', "no seed: %s", digits);
    return seed;
}

/* The frozen shuffles, the deals that follow from them, and the generator under them. */
void replay_seeds(const void *subject_file) {
    static json_document document;
    const subject *file = subject_file;
    size_t at;
    json_free(&document);
    CHECK(json_read(&document, file->text, file->length, &at), "no JSON, byte %lu", (unsigned long)at);
    for (const json *pack = field(document.nodes, "packs")->first; pack; pack = pack->next) {
        uint64_t hands[4], dealt[4] = {0, 0, 0, 0};
        uint8_t cards[52];
        char written[KING_TEXT_SIZE];
        OK(king_pack_from_seed(seed_of(pack->key), cards));
        OK(balayi_pack_text(cards, written, sizeof written, NULL, NULL));
        CHECK(strcmp(written, text(pack)) == 0, "pack of seed %s: %s", pack->key, written);
        for (int i = 0; i < 52; i++) {
            dealt[i / 13] |= (uint64_t)1 << cards[i];
        }
        OK(king_deal_from_seed(seed_of(pack->key), hands));
        CHECK(memcmp(hands, dealt, sizeof hands) == 0, "deal of seed %s", pack->key);
    }
    for (const json *list = field(document.nodes, "splitmix64")->first; list; list = list->next) {
        uint64_t state = seed_of(list->key), k = 0, output;
        for (const json *expected = list->first; expected; expected = expected->next, k++) {
            OK(king_split_mix64_next_u64(&state, &output));
            CHECK(output == seed_of(text(expected)), "SplitMix64 of seed %s: output %llu", list->key,
                  (unsigned long long)k);
            CHECK(king_deal_seed(seed_of(list->key), k) == output, "deal %llu", (unsigned long long)k);
        }
    }
}
