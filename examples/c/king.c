/* A round of King among four players who do anything that is legal, printed as South sees it.
 *
 *     king [SEED [tr]]     the cards and the play of that seed, 3 by default; in Turkish
 *
 * From the top of the repository: cargo rustc -p king-ffi --profile release-abi --crate-type staticlib
 *     gcc -std=c99 -Iinclude examples/c/king.c target/release-abi/libking.a -o king
 *
 * main() is the server: it holds the round. choose() is a player: it gets its view, in which no hidden card is, and
 * returns the code of an action. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "king.h"

static uint8_t lang = KING_LANG_EN;

static const char *pick(const char *english, const char *turkish) { return lang == KING_LANG_TR ? turkish : english; }

/* All arguments here are sound, so that an error would be a mistake of this program. */
static int32_t must(int32_t status) {
    char message[KING_TEXT_SIZE];
    if (status < 0) {
        king_status_message(status, message, sizeof message, NULL);
        fprintf(stderr, "king: %s\n", message);
        exit(1);
    }
    return status;
}

/* The names that the library has. Room for a few at a time, used in turn. */
static char *room(void) {
    static char rooms[8][KING_TEXT_SIZE];
    static unsigned next;
    return rooms[next++ % 8];
}

static const char *seat_name(uint8_t seat) {
    char *text = room();
    must(king_seat_name(seat, lang, text, KING_TEXT_SIZE, NULL));
    return text;
}

static const char *card_figure(uint8_t card) {
    char *text = room();
    must(king_card_figure(card, text, KING_TEXT_SIZE, NULL));
    return text;
}

/* A text and spaces up to a width: a character is one column, however many bytes it has. */
static void print_column(const char *text, int width) {
    fputs(text, stdout);
    for (; *text; text++) {
        width -= (*text & 0xC0) != 0x80;
    }
    printf("%*s", width, "");
}

static void print_hand(uint64_t cards) {
    static const uint8_t suits[4] = {KING_SUIT_SPADES, KING_SUIT_HEARTS, KING_SUIT_CLUBS, KING_SUIT_DIAMONDS};
    char text[KING_TEXT_SIZE];
    for (int i = 0; i < 4; i++) {
        must(king_suit_symbol(suits[i], text, sizeof text, NULL));
        printf("  %s", text);
        for (uint8_t rank = KING_RANK_ACE; rank <= KING_RANK_ACE; rank--) {
            if (cards >> (13 * suits[i] + rank) & 1) {
                must(king_rank_figure(rank, text, sizeof text, NULL));
                printf(" %s", text);
            }
        }
    }
    printf("\n");
}

/* A call of a seat, or what it does in dürt, where there are no tricks. */
static void print_action(uint8_t seat, uint8_t action) {
    char text[KING_TEXT_SIZE];
    print_column(seat_name(seat), 6);
    must(king_action_name(action, lang, text, sizeof text, NULL));
    printf("%s\n", text);
}

/* Whole trick number n, from 0, if there is one. */
static int print_trick(const king_table *table, uint32_t n) {
    king_trick trick;
    uint8_t winner;
    if (must(king_table_tricks(table, n, &trick)) == KING_NONE) {
        return 0;
    }
    must(king_table_winner_of(table, n, &winner));
    printf("%3u. ", (unsigned)n + 1);
    for (uint8_t i = 0; i < trick.length; i++) {
        print_column(seat_name((uint8_t)((trick.leader + i) % 4)), 6);
        print_column(card_figure(trick.cards[i]), 6);
    }
    printf("%s %s\n", pick("taken by", "alan:"), seat_name(winner));
    return 1;
}

/* Explains the first card in the viewer's hand that it may not play now, if there is one. */
static int print_a_refusal(const king_view *view, uint8_t viewer) {
    uint64_t hand;
    king_error error;
    char clause[KING_TEXT_SIZE], message[KING_TEXT_SIZE];
    must(king_view_hand(view, viewer, &hand));
    for (uint8_t card = 0; card < KING_CARDS; card++) {
        if ((hand >> card & 1) && must(king_view_why_not(view, card, &error)) == KING_OK) {
            must(king_error_message(&error, lang, message, sizeof message, NULL));
            must(king_error_clause(&error, clause, sizeof clause, NULL));
            printf("     %s %s? %s %s (%s).\n", seat_name(viewer), card_figure(card), pick("No:", "Olmaz:"), message,
                   clause);
            return 1;
        }
    }
    return 0;
}

static void print_result(const king_round *round, const king_table *table) {
    int16_t taken[4];
    int32_t scores[4];
    char record[KING_TEXT_SIZE];
    if (must(king_round_scores(round, scores)) == KING_NONE) {
        printf("\n%s\n", pick("The round is annulled, the cards are dealt again.",
                             "El bozuldu, kartlar yeniden dağıtılır."));
    } else {
        must(king_table_taken(table, taken));
        printf("\n%s\n", pick("       points  score", "         puan  sonuç"));
        for (uint8_t seat = 0; seat < 4; seat++) {
            print_column(seat_name(seat), 6);
            printf("%7d%7d\n", taken[seat], (int)scores[seat]);
        }
    }
    must(king_round_text(round, record, sizeof record, NULL));
    printf("\n%s\n", record);
}

/* A player: any action that its view allows. */
static uint8_t choose(const king_view *view, uint64_t *generator) {
    uint8_t legal[KING_ACTIONS], count = 0;
    uint64_t mask[2], which;
    must(king_view_legal_actions(view, mask));
    for (uint8_t action = 0; action < KING_ACTIONS; action++) {
        if (mask[action / 64] >> action % 64 & 1) {
            legal[count++] = action;
        }
    }
    must(king_split_mix64_below(generator, count, &which));
    return legal[which];
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 3, generator = king_choices(seed, 0), hands[4];
    uint8_t seat, phase, contract;
    uint32_t tricks = 0;
    int explained = 0;
    king_round round;
    king_table table;
    king_view view;
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != KING_OK) {
        fprintf(stderr, "king: this program was compiled for another version of the library\n");
        return 1;
    }
    if (argc > 2 && strcmp(argv[2], "tr") == 0) {
        lang = KING_LANG_TR;
    }
    must(king_deal_from_seed(seed, hands));
    must(king_round_new(hands, (uint32_t)(seed % 4), KING_ALL_CONTRACTS, NULL, &round, NULL));
    printf("%s", seat_name(KING_SEAT_SOUTH));
    print_hand(hands[KING_SEAT_SOUTH]);
    printf("\n");

    while (must(king_round_turn(&round, &seat)) == KING_OK) {
        must(king_round_view(&round, seat, &view));
        must(king_round_phase(&round, &phase));
        if (seat == KING_SEAT_SOUTH && phase == KING_PHASE_PLAY && !explained) {
            explained = print_a_refusal(&view, seat);
        }
        uint8_t action = choose(&view, &generator);
        /* The seat goes with it: one that is not on turn would be refused. */
        must(king_round_apply_as(&round, seat, action, NULL));
        must(king_round_table(&round, &table));
        must(king_table_contract(&table, &contract));
        if (phase != KING_PHASE_PLAY || contract >= KING_CONTRACT_DURT) {
            print_action(seat, action);
        } else if (print_trick(&table, tricks)) {
            tricks++;
        }
    }
    print_result(&round, &table);
    return 0;
}
