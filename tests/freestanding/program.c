/* A program without C library and without Rust's standard library, with the whole C ABI in it. That it links is the proof
 * that no function of the ABI can panic or allocate; that it ends with status 0, that they work. Linux only. */
#include "king_players.h"

#ifdef EXTRA
EXTRA
#endif

/* Every function of king.h, as FUNCTION(name), one a line: made by the script beside this file. */
typedef void (*any_function)(void);
#define FUNCTION(name) (any_function)name,
static const any_function functions[] = {
#include "functions.h"
};

/* What a compiler calls on its own. Volatile, lest it makes a call of the loop again. */
void *memcpy(void *to, const void *from, __SIZE_TYPE__ count) {
    volatile unsigned char *t = to;
    const volatile unsigned char *f = from;
    while (count-- > 0) *t++ = *f++;
    return to;
}
void *memmove(void *to, const void *from, __SIZE_TYPE__ count) {
    volatile unsigned char *t = to;
    const volatile unsigned char *f = from;
    if ((__UINTPTR_TYPE__)to <= (__UINTPTR_TYPE__)from) return memcpy(to, from, count);
    while (count-- > 0) t[count] = f[count];
    return to;
}
void *memset(void *to, int byte, __SIZE_TYPE__ count) {
    volatile unsigned char *t = to;
    while (count-- > 0) *t++ = (unsigned char)byte;
    return to;
}
int memcmp(const void *a, const void *b, __SIZE_TYPE__ count) {
    const volatile unsigned char *x = a, *y = b;
    for (; count > 0; count--, x++, y++)
        if (*x != *y) return *x < *y ? -1 : 1;
    return 0;
}
int bcmp(const void *a, const void *b, __SIZE_TYPE__ count) { return memcmp(a, b, count); }

static _Noreturn void leave(long status) {
#if defined(__x86_64__)
    __asm__ volatile("syscall" : : "a"(60L), "D"(status));
#elif defined(__aarch64__)
    register long number __asm__("x8") = 93, first __asm__("x0") = status;
    __asm__ volatile("svc 0" : : "r"(number), "r"(first));
#else
#error "how does a program end here?"
#endif
    __builtin_unreachable();
}

#define CHECK(truth) do { if (!(truth)) leave(__LINE__ % 250 + 1); } while (0)
#define OK(call) CHECK((call) == KING_OK)

/* A round of that contract by the first legal action, written and read at every step. */
static void king(uint32_t contract) {
    uint64_t hands[4];
    king_round round, again;
    king_error error;
    uint8_t seat, kind, reason;
    int16_t total;
    int32_t scores[4];
    OK(king_deal_from_seed(contract, hands));
    OK(king_round_new(hands, KING_SEAT_NORTH, KING_ALL_CONTRACTS, 0, &round, &error));
    OK(king_round_apply(&round, KING_ACTION_DECLARE + contract, &error));
    while (king_round_turn(&round, &seat) == KING_OK) {
        uint64_t mask[2];
        uint32_t action = 0;
        char text[KING_TEXT_SIZE];
        uint32_t length;
        OK(king_round_text(&round, text, sizeof text, &length));
        OK(king_round_parse(text, length, &again, 0));
        CHECK(memcmp(&round, &again, sizeof round) == 0);
        OK(king_round_legal_actions(&round, mask));
        while ((mask[action / 64] >> action % 64 & 1) == 0) action++;
        OK(king_round_apply_as(&round, seat, action, 0));
    }
    CHECK(king_round_apply(&round, KING_ACTION_IYI, &error) == KING_E_ILLEGAL);
    CHECK(king_error_reason(&error, &reason) == KING_OK && reason == KING_REASON_ROUND_OVER);
    if (king_round_scores(&round, scores) == KING_NONE) return; /* annulled */
    OK(king_contract_kind_of(contract, &kind));
    OK(king_contract_kind_total(kind, &total));
    CHECK(scores[0] + scores[1] + scores[2] + scores[3] == total);
}

static void balayi(uint64_t seed) {
    uint8_t pack[KING_CARDS];
    uint64_t choices = king_choices(seed, 0);
    balayi_round round;
    int32_t scores[2];
    OK(king_pack_from_seed(seed, pack));
    OK(balayi_round_new(pack, 0, BALAYI_ALL_DENOMINATIONS, &round, 0));
    OK(balayi_round_play_out(&round, &choices));
    OK(balayi_round_scores(&round, scores));
    CHECK(scores[0] + scores[1] == 0);
}

__attribute__((used)) static void run(void) {
    for (__SIZE_TYPE__ i = 0; i < sizeof functions / sizeof *functions; i++)
        CHECK(((const volatile any_function *)functions)[i] != 0);
    OK(king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR));
    for (uint32_t contract = 0; contract < KING_CONTRACTS; contract++) king(contract);
    for (uint64_t seed = 0; seed < 10; seed++) balayi(seed);
    leave(0);
}

#if defined(__x86_64__)
__asm__(".globl _start\n_start: xor %ebp, %ebp\n and $-16, %rsp\n call run\n");
#else
__asm__(".globl _start\n_start: bl run\n");
#endif
