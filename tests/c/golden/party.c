/* Replays the vectors of parties of Konturlu King. */
#include "vector.h"

/* Sağlama: what each declarer's contract sums to, and each contract over all declarers. */
static void checks(const json *vector, const king_party *party) {
    static const char *const seats[4] = {"N", "E", "S", "W"};
    const json *all = field(vector, "checks");
    king_sheet sheet;
    king_imbalance imbalance;
    OK(king_party_sheet(party, &sheet));
    ANSWERS(KING_NONE, king_sheet_check(&sheet, &imbalance));
    for (uint8_t kind = 0; kind < 8; kind++) {
        char name[16];
        int64_t sum;
        OK(king_contract_kind_text(kind, name, sizeof name, NULL));
        for (uint8_t seat = 0; seat < 4; seat++) {
            OK(king_sheet_sum(&sheet, seat, kind, &sum));
            CHECK(sum == number(field(field(all, seats[seat]), name)), "check of %s %s", seats[seat], name);
        }
        OK(king_sheet_sum_over_declarers(&sheet, kind, &sum));
        CHECK(sum == number(field(field(all, "all"), name)), "check of all %s", name);
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
    uint8_t over, cikan, batan, ranks[4];
    OK(king_party_is_over(party, &over));
    CHECK(over == 1, "the party should be over");
    numbers(field(vector, "final"), expected, 4);
    OK(king_party_totals(party, totals));
    CHECK(memcmp(totals, expected, sizeof totals) == 0, "final totals");
    CHECK(totals[0] + totals[1] + totals[2] + totals[3] == 0, "the totals do not sum to 0");
    OK(king_party_outcome(party, &cikan, &batan, ranks));
    CHECK(cikan == seats_of(field(vector, "cikan")), "cikan %u", cikan);
    CHECK(batan == seats_of(field(vector, "batan")), "batan %u", batan);
    for (int seat = 0; seat < 4; seat++) {
        int better = 0;
        for (int other = 0; other < 4; other++) {
            better += totals[other] > totals[seat];
        }
        CHECK(ranks[seat] == better + 1, "rank of %d: %u", seat, ranks[seat]);
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

/* The party's file, read round by round, comes to the same party. */
static void read_again(const char *file, uint32_t length, const king_party *party, uint32_t rounds) {
    king_party_reader reader;
    king_round round;
    king_party read;
    uint32_t at = 0;
    int32_t status;
    OK(king_party_reader_new(file, length, &reader, &at));
    while ((status = king_party_reader_next(&reader, file, length, &round, &at)) == KING_OK) {
        rounds--;
    }
    ANSWERS(KING_NONE, status);
    CHECK(rounds == 0, "the file has %u rounds less", rounds);
    OK(king_party_reader_so_far(&reader, &read));
    CHECK(memcmp(&read, party, sizeof read) == 0, "the party from its file");
}

static void party_comes_back(const json *vector, const king_party *party) {
    char record[KING_TEXT_SIZE];
    uint8_t bytes[KING_PARTY_BYTES];
    uint32_t length;
    king_party read;
    OK(king_party_text(party, record, sizeof record, &length));
    CHECK(strcmp(record, text(field(vector, "record"))) == 0, "record %s", record);
    OK(king_party_parse(record, length, &read, NULL));
    CHECK(memcmp(&read, party, sizeof read) == 0, "the party from its text");
    OK(king_party_to_bytes(party, bytes, sizeof bytes));
    OK(king_party_from_bytes(bytes, sizeof bytes, &read, NULL));
    CHECK(memcmp(&read, party, sizeof read) == 0, "the party from its bytes");
}

void replay_party(const json *vector) {
    static char file[FILE_SIZE];
    uint32_t used, rounds = 0;
    king_house_rules rules;
    king_party party, by_results;
    house_rules(vector, &rules);
    OK(king_party_new(parsed(text(field(vector, "first_declarer")), king_seat_parse), &rules, &party));
    by_results = party;
    OK(king_party_file_head(&party, file, sizeof file, &used));
    for (const json *part = field(vector, "rounds")->first; part; part = part->next, rounds++) {
        king_round over, started;
        king_table table, fresh;
        uint64_t hands[4];
        uint8_t dealer, unused, found, annulled;
        uint32_t length;
        replay_king(part, &over);
        OK(king_party_dealer(&party, &dealer));
        CHECK(dealer == parsed(text(field(part, "dealer")), king_seat_parse), "round %u: dealer %u", rounds, dealer);
        OK(king_round_deal(&over, hands));
        OK(king_party_start(&party, hands, &started));
        OK(king_round_table(&started, &fresh));
        OK(king_round_table(&over, &table));
        OK(king_table_unused(&fresh, &unused));
        OK(king_table_unused(&table, &found));
        CHECK(unused == found, "round %u: unused", rounds);
        OK(king_party_record(&party, &over));
        OK(king_table_annulled(&table, &annulled));
        if (!annulled) {
            uint8_t contract;
            uint16_t doubles;
            int16_t taken[4];
            OK(king_table_contract(&table, &contract));
            OK(king_table_doubles(&table, &doubles));
            OK(king_table_taken(&table, taken));
            OK(king_party_record_result(&by_results, contract, doubles, taken));
        }
        file[used++] = '\n';
        OK(king_round_text(&over, file + used, (uint32_t)sizeof file - used, &length));
        used += length;
    }
    CHECK(memcmp(&party, &by_results, sizeof party) == 0, "the party by its results alone");
    running(vector, &party);
    checks(vector, &party);
    outcome(vector, &party);
    party_comes_back(vector, &party);
    read_again(file, used, &party, rounds);
}
