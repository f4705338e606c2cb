/// @file
/// Tricks of Balayi kingi and the duties of play: the pure functions, for engines that keep their own state.
#ifndef KING_BALAYI_TRICK_HPP
#define KING_BALAYI_TRICK_HPP

#include "../detail/trick.hpp"
#include "../detail/value.hpp"
#include "action.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// Up to two cards: the card led, and the answer to it.
///
/// ```
/// using namespace king::balayi;
/// Trick trick = Trick(Player::One).with(king::parse<king::Card>("S9"));
/// assert(trick.turn() == Player::Zero && trick.led() == king::Suit::Spades);
/// assert(trick.with(king::parse<king::Card>("H2")).winner(king::Suit::Hearts) == Player::Zero);
/// ```
class Trick : public detail::BasicTrick<Trick, Player, 2, balayi_trick> {
public:
    using BasicTrick::BasicTrick;

private:
    friend struct detail::access;
};

/// What decides which cards may be played to a trick (B5.1 to B5.3). Table::duties() knows it of itself; an engine that
/// keeps its own state fills it in. A hand are here all cards that a player may choose from (B4).
///
/// ```
/// using namespace king;
/// CardSet hand = parse<CardSet>("A2.K.9.QT4");
/// balayi::Duties duties(balayi::Trick(balayi::Player::Zero).with(parse<Card>("C9")), Suit::Clubs);
/// assert(to_string(duties.legal_cards(hand)) == "...QT");
/// assert(duties.why_not(hand, parse<Card>("C4"))->reason() == Reason::MustOvertrump);
/// ```
class Duties : public detail::Value<Duties, balayi_duties> {
public:
    /// An empty value, to be filled: see is_empty().
    Duties() noexcept = default;
    /// The duties of the next card of a trick, in which at most one card lies, for with two the next card is led to a
    /// new one. `trump`: none in no trump. Error: StatusCode::Range when two cards lie.
    static result<Duties> try_new(const Trick& trick, std::optional<Suit> trump) {
        return detail::create<Duties>(balayi_duties_new, trick, trump);
    }
    /// The same; throws or aborts on an error.
    Duties(const Trick& trick, std::optional<Suit> trump) : Duties(try_new(trick, trump).value()) {}
    /// Duties of king.h.
    explicit Duties(const balayi_duties& raw) noexcept : Value(raw) {}

    /// The cards of a hand that may be played: none of an empty hand, else at least one.
    CardSet legal_cards(CardSet hand) const { return detail::ask<CardSet>(balayi_duties_legal_cards, *this, hand); }
    /// Why a card may not be played from a hand; none when it may.
    std::optional<Error> why_not(CardSet hand, Card card) const {
        return detail::refusal(balayi_duties_why_not, *this, hand, card);
    }
};

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Duties> : king::detail::Hash<king::balayi::Duties> {};

#endif
