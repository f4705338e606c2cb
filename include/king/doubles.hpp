/// @file
/// Who has doubled whom, and what a round is worth.
#ifndef KING_DOUBLES_HPP
#define KING_DOUBLES_HPP

#include "contract.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// How two seats stand to each other (K6.4).
enum class Relation : int {
    Undoubled = KING_RELATION_UNDOUBLED, ///< Neither has doubled the other.
    Kontur = KING_RELATION_KONTUR,  ///< One of the two has: the difference counts once.
    Sur = KING_RELATION_SUR,        ///< Both have: the difference counts twice.
};

class Doubles;

namespace detail {
template <>
struct traits<Relation> {
    static constexpr std::size_t COUNT = 3;
    static constexpr auto name = king_relation_name;
};
template <>
struct traits<Doubles> {
    static constexpr auto text = king_doubles_text;
    static constexpr auto name = king_doubles_name;
    static constexpr auto parse = king_doubles_parse;
};
}  // namespace detail

/// The outcome of the talk: arrows a>b, one for each seat and each seat that it has doubled (K6.4).
///
/// Its text is `-`, or the doubling seats with those they doubled: `N>ES,S>N`.
///
/// ```
/// auto doubles = king::parse<king::Doubles>("N>E,E>NSW,S>W,W>ES");
/// assert(doubles.relation(king::Seat::North, king::Seat::East) == king::Relation::Sur);
/// assert(doubles.doubled_by(king::Seat::West) == (king::SeatSet{king::Seat::East, king::Seat::South}));
/// ```
class Doubles : detail::Ordered<Doubles> {
public:
    /// Nobody has doubled anybody.
    static const Doubles NONE;

    /// Nobody has doubled anybody.
    constexpr Doubles() noexcept = default;
    /// The arrows of that mask; none when a seat doubles itself in it.
    static constexpr std::optional<Doubles> from_bits(std::uint64_t bits) noexcept {
        return bits <= 0xFFFF && (bits & 0x8421) == 0
                   ? std::optional<Doubles>(Doubles(static_cast<std::uint16_t>(bits)))
                   : std::nullopt;
    }

    /// The arrows as a mask: bit 4 * a + b is set when seat a has doubled seat b.
    constexpr std::uint16_t bits() const noexcept { return bits_; }

    /// These doubles and those of `by` on each seat of `on`; itself is left out.
    constexpr Doubles with(Seat by, SeatSet on) const {
        return *this | Doubles(static_cast<std::uint16_t>(on.without(by).bits() << first(by)));
    }
    /// The seats that a seat has doubled.
    constexpr SeatSet doubled_by(Seat by) const {
        return *SeatSet::from_bits(static_cast<std::uint8_t>(bits_ >> first(by) & 15));
    }
    /// The seats that have doubled a seat.
    constexpr SeatSet doublers_of(Seat on) const {
        SeatSet doublers;
        for (Seat by : all<Seat>) {
            doublers |= doubled_by(by).contains(on) ? SeatSet(by) : SeatSet();
        }
        return doublers;
    }
    /// How two seats stand to each other; a seat stands in no relation to itself.
    Relation relation(Seat a, Seat b) const { return detail::ask<Relation>(king_doubles_relation, *this, a, b); }

    /// These doubles and the others.
    friend constexpr Doubles operator|(Doubles a, Doubles b) noexcept {
        return Doubles(static_cast<std::uint16_t>(a.bits_ | b.bits_));
    }
    friend constexpr bool operator==(Doubles a, Doubles b) noexcept { return a.bits_ == b.bits_; }
    friend constexpr bool operator<(Doubles a, Doubles b) noexcept { return a.bits_ < b.bits_; }

private:
    friend struct detail::access;
    constexpr explicit Doubles(std::uint16_t bits) noexcept : bits_(bits) {}
    /// The number of the first of a seat's four bits.
    static constexpr unsigned first(Seat by) { return 4 * static_cast<unsigned>(detail::below(index(by), 4)); }
    constexpr std::uint16_t argument() const noexcept { return bits_; }
    std::size_t hash() const noexcept { return bits_; }

    std::uint16_t bits_ = 0;
};

inline constexpr Doubles Doubles::NONE{};

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Doubles> : king::detail::Hash<king::Doubles> {};

#endif
