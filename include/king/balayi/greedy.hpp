/// @file
/// The greedy player of Balayi: what it does by rule of thumb, and why.
#ifndef KING_BALAYI_GREEDY_HPP
#define KING_BALAYI_GREEDY_HPP

#include <optional>

#include "../players.hpp"
#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// Why the greedy player chose an action: a fact about it.
enum class GreedyReason : int {
    Only = BALAYI_GREEDY_REASON_ONLY,                        ///< Nothing else is legal.
    /// The trump suit that promises most points, by the open cards.
    DeclareTrump = BALAYI_GREEDY_REASON_DECLARE_TRUMP,
    DeclareNoTrump = BALAYI_GREEDY_REASON_DECLARE_NO_TRUMP,  ///< No trump promises most points, by the open cards.
    /// Led: the other cannot beat it, whatever it has in its hand.
    LeadSure = BALAYI_GREEDY_REASON_LEAD_SURE,
    /// Led: no open card of the other beats it, but one in its hand may.
    LeadHigh = BALAYI_GREEDY_REASON_LEAD_HIGH,
    /// Led: the other has no open card of the suit, and has to spend a trump.
    ForceTrump = BALAYI_GREEDY_REASON_FORCE_TRUMP,
    /// Led: the other takes it, and has to spend a card on it.
    ForceOut = BALAYI_GREEDY_REASON_FORCE_OUT,
    LeadUncover = BALAYI_GREEDY_REASON_LEAD_UNCOVER,         ///< Led: the other takes it; a closed card is turned up.
    /// Answered: the lowest card of the suit that takes the trick.
    WinCheap = BALAYI_GREEDY_REASON_WIN_CHEAP,
    FollowLow = BALAYI_GREEDY_REASON_FOLLOW_LOW,             ///< Answered: nothing of the suit takes the trick.
    /// Answered: the suit is missing, and a trump takes the trick.
    Ruff = BALAYI_GREEDY_REASON_RUFF,
    /// Answered: the trick is lost, and a closed card is turned up.
    ShedUncover = BALAYI_GREEDY_REASON_SHED_UNCOVER,
    /// Answered: the trick is lost, and the card is needed least.
    ShedLow = BALAYI_GREEDY_REASON_SHED_LOW,
};

/// What the greedy player does, and why.
struct Choice {
    Action action;        ///< A legal action.
    GreedyReason reason;  ///< What speaks for it.
};
}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::GreedyReason> {
    static constexpr auto text = balayi_greedy_reason_text;
    static constexpr auto message = balayi_greedy_reason_message;
};
}  // namespace detail

namespace balayi {

/// What the greedy player does with those hand cards, which do not count while they are locked: the action of the
/// player on turn, in any phase; none when nothing is legal.
///
/// ```
/// namespace balayi = king::balayi;
/// balayi::Round round(balayi::Pack::from_seed(7), balayi::Player::Zero);
/// balayi::Choice choice = *balayi::greedy(round.table(), king::CardSet());
/// assert(round.legal_actions().contains(choice.action));
/// assert(to_string(choice.reason) == "declare_trump" && !message(choice.reason, king::Lang::Tr).empty());
/// ```
inline std::optional<Choice> greedy(const Table& table, CardSet hand) {
    return detail::choice<Choice>(balayi_greedy_choose, table, hand);
}

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
