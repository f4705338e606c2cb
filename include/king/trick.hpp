/// @file
/// Tricks of King, the duties of play, and the rows of durt: the pure functions, for engines that keep their own state.
#ifndef KING_TRICK_HPP
#define KING_TRICK_HPP

#include "contract.hpp"
#include "detail/trick.hpp"
#include "detail/value.hpp"
#include "house_rules.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Up to four cards played clockwise from a leader.
///
/// ```
/// using namespace king;
/// Trick trick(Seat::East);
/// trick = trick.with(parse<Card>("S9")).with(parse<Card>("SA")).with(parse<Card>("H2"));
/// assert(trick.turn() == Seat::North && trick.led() == Suit::Spades);
/// assert(trick.winner() == Seat::South && trick.winner(Suit::Hearts) == Seat::West);
/// ```
class Trick : public detail::BasicTrick<Trick, Seat, 4, king_trick> {
public:
    using BasicTrick::BasicTrick;

private:
    friend struct detail::access;
};

/// What decides which cards may be played to a trick (K7). Table::duties() knows it of itself; an engine that keeps its
/// own state fills it in. In durt there are no such duties: see durt_legal_cards().
///
/// ```
/// using namespace king;
/// Duties duties(Contract::KupaAlmaz, HouseRules(), Trick(Seat::North), false);
/// CardSet hand = parse<CardSet>("K.AQ.7.");
/// assert(to_string(duties.legal_cards(hand)) == "K..7.");
/// assert(duties.why_not(hand, parse<Card>("HA"))->reason() == Reason::HeartsClosed);
/// ```
class Duties : public detail::Value<Duties, king_duties> {
public:
    /// An empty value, to be filled: see is_empty().
    Duties() noexcept = default;
    /// The duties of the next card of a trick, in which at most three cards lie, for with four the next card is led to
    /// a new one. `hearts_open`: whether a heart has been played in the round (K7.6). Error: StatusCode::Range for
    /// durt, which has none, and when four cards lie.
    static result<Duties> try_new(Contract contract, const HouseRules& rules, const Trick& trick, bool hearts_open) {
        return detail::create<Duties>(king_duties_new, contract, rules, trick, hearts_open);
    }
    /// The same; throws or aborts on an error.
    Duties(Contract contract, const HouseRules& rules, const Trick& trick, bool hearts_open)
        : Duties(try_new(contract, rules, trick, hearts_open).value()) {}
    /// Duties of king.h.
    explicit Duties(const king_duties& raw) noexcept : Value(raw) {}

    /// The cards of a hand that may be played: none of an empty hand, else at least one.
    CardSet legal_cards(CardSet hand) const { return detail::ask<CardSet>(king_duties_legal_cards, *this, hand); }
    /// Why a card may not be played from a hand; none when it may.
    std::optional<Error> why_not(CardSet hand, Card card) const {
        return detail::refusal(king_duties_why_not, *this, hand, card);
    }
};

/// The cards that may be placed next in durt, whoever holds them (K8.2). `placed` are all cards placed so far; the rows
/// have no gaps.
inline CardSet durt_placeable(CardSet placed, Rank start) {
    return detail::ask<CardSet>(king_durt_placeable, placed, start);
}
/// The cards of a hand that may be placed in durt; with none the player passes (K8.3).
inline CardSet durt_legal_cards(CardSet hand, CardSet placed, Rank start) {
    return hand & durt_placeable(placed, start);
}

/// The places of the seats in durt, 1 to 4, or 0 while a place is not decided.
using Places = std::array<std::uint8_t, 4>;

/// What each seat wins in durt from its place.
inline Points durt_points(const Places& places) { return detail::ask<Points>(king_durt_points, places.data()); }

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Duties> : king::detail::Hash<king::Duties> {};

#endif
