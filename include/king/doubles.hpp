/// @file
/// Who has doubled whom, and what a round is worth.
#ifndef KING_DOUBLES_HPP
#define KING_DOUBLES_HPP

#include "contract.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// How two seats stand to each other (K6.4).
enum class Relation : std::uint8_t {
    None = KING_RELATION_NONE,      ///< Neither has doubled the other.
    Kontur = KING_RELATION_KONTUR,  ///< One of the two has: the difference counts once.
    Sur = KING_RELATION_SUR,        ///< Both have: the difference counts twice.
};

/// Who buys when several partners of the same kind took equally most (K9.4): the house rule `sale_tie`.
enum class SaleTie : std::uint8_t {
    FirstInTurn = KING_SALE_TIE_FIRST_IN_TURN,  ///< The first of them after the seller (the default).
    Stays = KING_SALE_TIE_STAYS,                ///< Nobody: the seller keeps its points.
};

class Doubles;

namespace detail {
template <>
struct traits<Relation> {
    static constexpr std::size_t COUNT = 3;
    static constexpr auto text = king_relation_text;
    static constexpr auto name = king_relation_name;
};
template <>
struct traits<Doubles> {
    static constexpr auto text = king_doubles_text;
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
/// king::Scores scores =
///     doubles.settle(king::ContractKind::ErkekAlmaz, {6, 12, 12, 18}, king::SaleTie::FirstInTurn);
/// assert((scores == king::Scores{12, -6, 12, -66}));
/// ```
class Doubles : detail::Ordered<Doubles> {
public:
    /// Nobody has doubled anybody.
    static const Doubles NONE;

    /// Nobody has doubled anybody.
    constexpr Doubles() noexcept = default;
    /// The arrows of that mask; none when a seat doubles itself in it.
    static constexpr std::optional<Doubles> from_bits(std::uint16_t bits) noexcept {
        return (bits & 0x8421) == 0 ? std::optional<Doubles>(Doubles(bits)) : std::nullopt;
    }

    /// The arrows as a mask: bit 4 * a + b is set when seat a has doubled seat b.
    constexpr std::uint16_t bits() const noexcept { return bits_; }

    /// These doubles and those of `by` on each seat of `on`; itself is left out.
    Doubles with(Seat by, SeatSet on) const { return detail::ask<Doubles>(king_doubles_with, bits_, by, on); }
    /// The seats that a seat has doubled.
    SeatSet doubled_by(Seat by) const { return detail::ask<SeatSet>(king_doubles_doubled_by, bits_, by); }
    /// The seats that have doubled a seat.
    SeatSet doublers_of(Seat on) const { return detail::ask<SeatSet>(king_doubles_doublers_of, bits_, on); }
    /// How two seats stand to each other; a seat stands in no relation to itself.
    Relation relation(Seat a, Seat b) const { return detail::ask<Relation>(king_doubles_relation, bits_, a, b); }
    /// Whether a talk over a contract of this kind can come to these doubles (K5.1, K5.3, K6.1).
    bool can_be_said(Seat declarer, ContractKind kind) const {
        return detail::ask<bool>(king_doubles_can_be_said, bits_, declarer, kind);
    }

    /// The scores of a round (K9) from the points that the seats took (>= 0) in a penalty, or won in koz and durt.
    Scores settle(ContractKind kind, const Points& taken, SaleTie tie = SaleTie::FirstInTurn) const {
        return detail::ask<Scores>(king_doubles_settle, bits_, kind, taken.data(), tie);
    }
    /// Who buys the penalty points of `seller`, if anybody does (K9.3, K9.4).
    std::optional<Seat> buyer(ContractKind kind, const Points& taken, SaleTie tie, Seat seller) const {
        return detail::ask_any<Seat>(king_doubles_buyer, bits_, kind, taken.data(), tie, seller);
    }

    /// These doubles and the others.
    friend constexpr Doubles operator|(Doubles a, Doubles b) noexcept {
        return Doubles(static_cast<std::uint16_t>(a.bits_ | b.bits_));
    }
    friend constexpr bool operator==(Doubles a, Doubles b) noexcept { return a.bits_ == b.bits_; }
    friend constexpr bool operator<(Doubles a, Doubles b) noexcept { return a.bits_ < b.bits_; }

private:
    friend struct detail::access;
    constexpr explicit Doubles(std::uint16_t bits) noexcept : bits_(bits) {}
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
