/// @file
/// The greedy player of King: what it does by rule of thumb, and why.
#ifndef KING_GREEDY_HPP
#define KING_GREEDY_HPP

#include <optional>

#include "players.hpp"
#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Why the greedy player chose an action: a fact about it.
enum class GreedyReason : int {
    Only = KING_GREEDY_REASON_ONLY,                 ///< Nothing else is legal.
    /// The contract for which the hand is best, compared with what is usual.
    Declare = KING_GREEDY_REASON_DECLARE,
    Annul = KING_GREEDY_REASON_ANNUL,               ///< The only heart is the king or the ace.
    Iyi = KING_GREEDY_REASON_IYI,                   ///< The hand is not good enough to double.
    Kontur = KING_GREEDY_REASON_KONTUR,             ///< The hand is better than what a doubled seat is likely to have.
    /// The hand is better than what a seat that doubled is likely to have.
    Sur = KING_GREEDY_REASON_SUR,
    LeadUnder = KING_GREEDY_REASON_LEAD_UNDER,      ///< Led: all unseen cards of the suit are higher.
    /// Led: the only card of its suit, so that others can be thrown on it later.
    LeadSingle = KING_GREEDY_REASON_LEAD_SINGLE,
    LeadLow = KING_GREEDY_REASON_LEAD_LOW,          ///< Led: more cards that others hold are above it than below.
    LeadHigh = KING_GREEDY_REASON_LEAD_HIGH,        ///< Led: a high card, to be rid of it while that is cheap.
    Duck = KING_GREEDY_REASON_DUCK,                 ///< Followed: the highest card that does not take the trick.
    DuckPenalty = KING_GREEDY_REASON_DUCK_PENALTY,  ///< Followed: a penalty card for whoever takes the trick.
    TakeFree = KING_GREEDY_REASON_TAKE_FREE,        ///< Followed: over the best card, as the trick costs nothing yet.
    TakeHigh = KING_GREEDY_REASON_TAKE_HIGH,        ///< Followed: the trick is taken anyway, so a high card goes.
    /// Followed: all cards are higher, and another may still go over the lowest.
    OverLow = KING_GREEDY_REASON_OVER_LOW,
    ShedPenalty = KING_GREEDY_REASON_SHED_PENALTY,  ///< Thrown: a penalty card.
    ShedHigh = KING_GREEDY_REASON_SHED_HIGH,        ///< Thrown: the card that is likeliest to take a trick later.
    LeadTop = KING_GREEDY_REASON_LEAD_TOP,          ///< Koz, led: no card of the suit that others hold is higher.
    DrawTrumps = KING_GREEDY_REASON_DRAW_TRUMPS,    ///< Koz, led: a trump, to draw those of the others.
    LeadAway = KING_GREEDY_REASON_LEAD_AWAY,        ///< Koz, led: a low card, as no high one is sure.
    /// Koz, led: a high card of a suit, so that the higher ones fall and the next is sure.
    ForceOut = KING_GREEDY_REASON_FORCE_OUT,
    WinCheap = KING_GREEDY_REASON_WIN_CHEAP,        ///< Koz, last to the trick: the lowest card that wins it.
    WinSure = KING_GREEDY_REASON_WIN_SURE,          ///< Koz: nobody can go over it in the suit.
    Ruff = KING_GREEDY_REASON_RUFF,                 ///< Koz: a trump on a trick of another suit.
    LoseLow = KING_GREEDY_REASON_LOSE_LOW,          ///< Koz: the trick cannot be won, or not surely.
    OpenOwn = KING_GREEDY_REASON_OPEN_OWN,          ///< Durt: it opens the way to own cards.
    EndRow = KING_GREEDY_REASON_END_ROW,            ///< Durt: nothing lies beyond it.
    /// Durt: of what opens the way for others alone, that which gives them least.
    GiveLeast = KING_GREEDY_REASON_GIVE_LEAST,
};

namespace detail {
template <>
struct traits<GreedyReason> {
    static constexpr auto text = king_greedy_reason_text;
    static constexpr auto message = king_greedy_reason_message;
};
}  // namespace detail

/// What the greedy player does, and why.
struct Choice {
    Action action;        ///< A legal action.
    GreedyReason reason;  ///< What speaks for it.
};

/// What the greedy player does with that hand: the action of the seat on turn, in any phase; none when nothing is
/// legal.
///
/// ```
/// king::Table table = king::parse<king::Table>("king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA H4");
/// king::Choice choice = *king::greedy(table, king::parse<king::CardSet>("K762.J3.AQ.AKQ65"));
/// assert(choice.action == king::parse<king::Action>("HJ") && choice.reason == king::GreedyReason::Duck);
/// assert(message(choice.reason, king::Lang::En) == "the highest card that stays under the best of the trick");
/// ```
inline std::optional<Choice> greedy(const Table& table, CardSet hand) {
    return detail::choice<Choice>(king_greedy_choose, table, hand);
}

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
