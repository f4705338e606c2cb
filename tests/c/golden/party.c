/* Replays the vectors of parties of Konturlu King. */
#include "vector.h"

/* Sağlama: what each declarer's contract sums to, and each contract over all declarers. */
static void checks(const json *vector, const king_party *party) {
    static const char *const seats[4] = {"N", "E", "S", "W"};
    const json *all = field(vector, "checks");
    king_sheet sheet;
    king_error imbalance;
    OK(king_party_sheet(party, &sheet));
    ANSWERS(KING_NONE, king_sheet_imbalance(&sheet, &imbalance));
    for (uint8_t kind = 0; kind < 8; kind++) {
        char name[16];
        int64_t all_sum = 0;
        OK(king_contract_kind_text(kind, name, sizeof name, NULL));
        for (uint8_t seat = 0; seat < 4; seat++) {
            int32_t scores[4];
            OK(king_sheet_scores(&sheet, seat, kind, scores));
            int64_t sum = (int64_t)scores[0] + scores[1] + scores[2] + scores[3];
            CHECK(sum == number(field(field(all, seats[seat]), name)), "check of %s %s", seats[seat], name);
            all_sum += sum;
        }
        CHECK(all_sum == number(field(field(all, "all"), name)), "check of all %s", name);
    }
}

static uint8_t seats_of(const json *list) {
    char letters[5] = "-";
    uint32_t count = 0;
    for (const json *seat = list->first; seat && count < 4; seat = seat->next) {
        letters[count++] = text(seat)[0];
        letters[count] = '\0';
    }
    return parsed(letters, king_seat_set_parse);
}

static void outcome(const json *vector, const king_party *party) {
    int32_t expected[4], totals[4];
    uint8_t next;
    king_outcome found, of_totals;
    ANSWERS(KING_NONE, king_party_declarer(party, &next));
    numbers(field(vector, "final"), expected, 4);
    OK(king_party_totals(party, totals));
    CHECK(memcmp(totals, expected, sizeof totals) == 0, "final totals");
    CHECK(totals[0] + totals[1] + totals[2] + totals[3] == 0, "the totals do not sum to 0");
    OK(king_party_outcome(party, &found));
    CHECK(found.cikan == seats_of(field(vector, "cikan")), "cikan %u", found.cikan);
    CHECK(found.batan == seats_of(field(vector, "batan")), "batan %u", found.batan);
    OK(king_outcome_of(totals, &of_totals));
    CHECK(memcmp(&found, &of_totals, sizeof found) == 0, "the outcome of the totals");
    for (int seat = 0; seat < 4; seat++) {
        int better = 0;
        for (int other = 0; other < 4; other++) {
            better += totals[other] > totals[seat];
        }
        CHECK(found.ranks[seat] == better + 1, "rank of %d: %u", seat, found.ranks[seat]);
    }
}

/* The running totals are those of the sheet: the start, and then one line for each counted round. */
static void running(const json *vector, const king_party *party) {
    uint32_t n = 0;
    int32_t expected[4], totals[4];
    for (const json *line = field(vector, "sheet")->first; line; line = line->next, n++) {
        numbers(line, expected, 4);
        OK(king_party_running(party, n, totals));
        CHECK(memcmp(totals, expected, sizeof totals) == 0, "running totals after %u rounds", n);
    }
    ANSWERS(KING_NONE, king_party_running(party, n, totals));
}

/* Each round again is no change; points that nobody can take are refused, and change nothing. */
static void corrections(const king_party *party) {
    king_party corrected = *party;
    king_round_result result;
    king_error error;
    uint32_t n = 0;
    for (; king_party_results(party, n, &result) == KING_OK; n++) {
        OK(king_party_correct(&corrected, n, &result, NULL));
        result.taken[0] = (int16_t)(result.taken[0] + 1);
        ANSWERS(KING_E_POINTS, king_party_correct(&corrected, n, &result, &error));
        CHECK(error.kind == KING_ERROR_KIND_PARTY, "an error of kind %u", error.kind);
    }
    ANSWERS(KING_E_NO_ROUND, king_party_correct(&corrected, n, &result, &error));
    CHECK(memcmp(&corrected, party, sizeof corrected) == 0, "corrected without a change");
}

static void party_comes_back(const json *vector, const king_party *party) {
    char record[KING_TEXT_SIZE];
    uint32_t length;
    king_party read;
    OK(king_party_text(party, record, sizeof record, &length));
    CHECK(strcmp(record, text(field(vector, "record"))) == 0, "record %s", record);
    OK(king_party_parse(record, length, &read, NULL));
    CHECK(memcmp(&read, party, sizeof read) == 0, "the party from its text");
}

void replay_party(const json *vector) {
    char line[KING_TEXT_SIZE];
    uint32_t length, rounds = 0;
    king_house_rules rules;
    king_party party, by_results, by_file;
    king_party_file file;
    king_round over, started, read;
    house_rules(vector, &rules);
    OK(king_party_new(parsed(text(field(vector, "first_declarer")), king_seat_parse), &rules, &party));
    by_results = party;
    OK(king_party_file_new(&file));
    OK(king_party_head(&party, line, sizeof line, &length));
    ANSWERS(KING_NONE, king_party_file_read_line(&file, line, length, &read, NULL));
    for (const json *part = field(vector, "rounds")->first; part; part = part->next, rounds++) {
        king_table table, fresh;
        king_round_result result;
        uint64_t hands[4];
        uint8_t dealer, unused, found, annulled;
        replay_king(part, &over);
        OK(king_party_dealer(&party, &dealer));
        CHECK(dealer == parsed(text(field(part, "dealer")), king_seat_parse), "round %u: dealer %u", rounds, dealer);
        OK(king_round_deal(&over, hands));
        OK(king_party_start(&party, hands, &started, NULL));
        OK(king_round_table(&started, &fresh));
        OK(king_round_table(&over, &table));
        OK(king_table_unused(&fresh, &unused));
        OK(king_table_unused(&table, &found));
        CHECK(unused == found, "round %u: unused", rounds);
        OK(king_party_record(&party, &over, NULL));
        OK(king_table_annulled(&table, &annulled));
        if (!annulled) {
            OK(king_table_result(&table, &result));
            OK(king_party_record_result(&by_results, &result, NULL));
        }
        OK(king_round_text(&over, line, sizeof line, &length));
        OK(king_party_file_read_line(&file, line, length, &read, NULL));
        CHECK(memcmp(&read, &over, sizeof read) == 0, "round %u out of the file", rounds);
    }
    CHECK(memcmp(&party, &by_results, sizeof party) == 0, "the party by its results alone");
    OK(king_party_file_party(&file, &by_file));
    CHECK(memcmp(&party, &by_file, sizeof party) == 0, "the party from its file");
    running(vector, &party);
    checks(vector, &party);
    outcome(vector, &party);
    corrections(&party);
    party_comes_back(vector, &party);
}
