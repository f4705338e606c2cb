/// @file
/// Tricks of Balayi kingi and the duties of play: the pure functions, for engines that keep their own state.
#ifndef KING_BALAYI_TRICK_HPP
#define KING_BALAYI_TRICK_HPP

#include "../detail/trick.hpp"
#include "../detail/value.hpp"
#include "action.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {
/// The two cards of a trick.
struct TwoCards {
    std::uint8_t leader;
    std::uint8_t length;
    std::uint8_t cards[2];
};
}  // namespace detail

namespace balayi {

/// Up to two cards: the card led, and the answer to it.
///
/// ```
/// using namespace king::balayi;
/// Trick trick = Trick(Player::One).with(king::parse<king::Card>("S9"));
/// assert(trick.turn() == Player::Zero && trick.led() == king::Suit::Spades);
/// assert(trick.with(king::parse<king::Card>("H2")).winner(king::Suit::Hearts) == Player::Zero);
/// ```
class Trick : public detail::BasicTrick<Trick, Player, 2, detail::TwoCards> {
public:
    using BasicTrick::BasicTrick;

private:
    friend struct detail::access;
    explicit Trick(const balayi_trick& raw) noexcept
        : BasicTrick(detail::TwoCards{raw.leader, static_cast<std::uint8_t>(raw.answer == KING_NOTHING ? 1 : 2),
                                      {raw.lead, raw.answer}}) {}
};

/// What decides which cards may be played to a trick (B5.1 to B5.3). Table::duties() knows it of itself; an engine that
/// keeps its own state fills it in. `hand` are here the cards that a player may choose from (B4).
///
/// ```
/// using namespace king;
/// CardSet hand = parse<CardSet>("A2.K.9.QT4");
/// balayi::Duties duties{balayi::Trick(balayi::Player::Zero).with(parse<Card>("C9")), Suit::Clubs};
/// assert(to_string(duties.legal_cards(hand)) == "...QT");
/// assert(duties.why_not(hand, parse<Card>("C4"))->reason() == Reason::MustOvertrump);
/// ```
struct Duties {
    Trick trick{};                ///< The trick, in which at most one card lies.
    std::optional<Suit> trump{};  ///< The trump suit; none in no trump.

    /// The cards of a hand that may be played: none of an empty hand, else at least one.
    CardSet legal_cards(CardSet hand) const {
        return detail::ask<CardSet>(balayi_duty_legal_cards, hand, lead(), trump);
    }
    /// Why a card may not be played from a hand; none when it may. A card that is not in the hand is refused.
    std::optional<Error> why_not(CardSet hand, Card card) const {
        return hand.contains(card) ? detail::why_not(balayi_duty_why_not, balayi_duty_why_not_clause, hand, card, lead(),
                                                     trump)
                                   : Error(Reason::NotVisible, "B7.1");
    }
    /// What playing a card proves its player not to have been able to play, out of `available`.
    CardSet excluded(Card card, CardSet available) const {
        return detail::ask<CardSet>(balayi_duty_excluded, card, lead(), trump) & available;
    }

    friend bool operator==(const Duties& a, const Duties& b) noexcept { return a.trick == b.trick && a.trump == b.trump; }
    friend bool operator!=(const Duties& a, const Duties& b) noexcept { return !(a == b); }

private:
    std::optional<Card> lead() const { return trick.card(trick.leader()); }
};

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
