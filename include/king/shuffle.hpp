/// @file
/// Packs and choices from a seed: the same in every language, on every platform, for ever.
#ifndef KING_SHUFFLE_HPP
#define KING_SHUFFLE_HPP

#include "card.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// SplitMix64, the generator of all packs and choices. Not for play for money: deal from a secure shuffle there.
///
/// It is a uniform random bit generator, so `<random>` takes it too.
///
/// ```
/// king::SplitMix64 numbers(7);
/// assert(numbers.next_u64() == 7191089600892374487u);
/// assert(numbers.below(6) < 6);
/// ```
class SplitMix64 : detail::Equal<SplitMix64> {
public:
    using result_type = std::uint64_t;

    /// The generator of that seed.
    constexpr explicit SplitMix64(std::uint64_t seed) noexcept : state_(seed) {}

    /// The next number.
    std::uint64_t next_u64() { return detail::ask<std::uint64_t>(king_split_mix64_next_u64, &state_); }
    /// The next number brought below n: the high 64 bits of next * n; 0 when n is 0.
    std::uint64_t below(std::uint64_t n) { return detail::ask<std::uint64_t>(king_split_mix64_below, &state_, n); }
    std::uint64_t operator()() { return next_u64(); }
    // In parentheses because windows.h defines macros of these names.
    static constexpr std::uint64_t(min)() noexcept { return 0; }
    static constexpr std::uint64_t(max)() noexcept { return UINT64_MAX; }

    /// Its state: the seed of a generator that goes on like this one.
    constexpr std::uint64_t state() const noexcept { return state_; }

    friend constexpr bool operator==(SplitMix64 a, SplitMix64 b) noexcept { return a.state_ == b.state_; }

private:
    friend struct detail::access;

    std::uint64_t state_;
};

/// The seed of deal number k, from 0, of a party or match of that seed; annulled deals count.
inline std::uint64_t deal_seed(std::uint64_t seed, std::uint64_t k) noexcept { return king_deal_seed(seed, k); }

/// The generator of the choices in random play number k, from 0, of that seed. SplitMix64 with the seed that the cards
/// were dealt by would draw the numbers of the cards again.
inline SplitMix64 choices(std::uint64_t seed, std::uint64_t k) noexcept { return SplitMix64(king_choices(seed, k)); }

namespace detail {
/// Cards as the library takes them: a card is one byte, its number.
inline const std::uint8_t* numbers_of(const Card* cards) noexcept {
    return reinterpret_cast<const std::uint8_t*>(cards);
}
/// Cards as the library writes them.
template <std::size_t N>
std::array<Card, N> cards_of(const std::array<std::uint8_t, N>& numbers) noexcept {
    std::array<Card, N> cards{};
    for (std::size_t i = 0; i < N; ++i) {
        cards[i] = access::make<Card>(numbers[i]);
    }
    return cards;
}
}  // namespace detail

/// The pack of a seed: each card once, in the order in which it is dealt.
///
/// ```
/// assert(to_string(king::pack(7)[0]) == "HT");
/// ```
inline std::array<Card, Card::COUNT> pack(std::uint64_t seed) {
    return detail::cards_of(detail::ask<std::array<std::uint8_t, Card::COUNT>>(king_pack_from_seed, seed));
}

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
