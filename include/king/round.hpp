/// @file
/// A round of King with all four hands, and what one seat sees of it.
#ifndef KING_ROUND_HPP
#define KING_ROUND_HPP

#include "deal.hpp"
#include "table.hpp"

namespace king {
inline namespace KING_HPP_MODE {

class Round;
class View;
class Worlds;

namespace detail {
template <>
struct traits<View> {
    static constexpr auto text = king_view_text;
    static constexpr auto table = king_view_table;
    static constexpr auto phase = king_view_phase;
    static constexpr auto turn = king_view_turn;
    static constexpr auto scores = king_view_scores;
};
template <>
struct traits<Round> {
    static constexpr auto text = king_round_text;
    static constexpr auto parse = king_round_parse;
    static constexpr auto table = king_round_table;
    static constexpr auto phase = king_round_phase;
    static constexpr auto turn = king_round_turn;
    static constexpr auto scores = king_round_scores;
};
}  // namespace detail

/// A round as one seat sees it (K11.1): the table and its own hand; what a client holds and a bot plays from. The view
/// that Round::view() returns of a played round that is over holds every hand; one that came there by apply() may not.
///
/// Its text is the record with `?` for the hands that are not seen. A record does not name the viewer, so parsing takes
/// it.
///
/// ```
/// const char* text = "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8";
/// king::View view = king::View::parse(king::Seat::South, text);
/// assert(to_string(view) == text && view.hand(king::Seat::North) == std::nullopt);
/// view.apply(king::parse<king::Action>("HJ"));  // North follows
/// ```
class View : public detail::Questions<View, king_view> {
public:
    /// An empty value, to be filled: see is_empty().
    View() noexcept = default;
    /// What a seat sees before the declaration, which holds these 13 cards. Error: StatusCode::Cards or
    /// NothingToDeclare.
    static king::result<View> try_new(Seat viewer, CardSet hand, Seat declarer, ContractSet unused = ContractSet::ALL,
                                      const HouseRules& rules = HouseRules()) {
        return detail::create<View>(king_view_new, viewer, hand, declarer, unused, rules);
    }
    /// The same; throws or aborts on an error.
    View(Seat viewer, CardSet hand, Seat declarer, ContractSet unused = ContractSet::ALL,
         const HouseRules& rules = HouseRules())
        : View(try_new(viewer, hand, declarer, unused, rules).value()) {}
    /// A view of king.h.
    explicit View(const king_view& raw) noexcept : Questions(raw) {}

    /// The viewer: the seat whose view it is.
    Seat viewer() const { return detail::ask<Seat>(king_view_viewer, &raw_); }
    /// What all may know, as a copy.
    Table table() const { return detail::ask<Table>(king_view_table, &raw_); }
    /// What a seat holds now; none when the viewer does not see it.
    std::optional<CardSet> hand(Seat seat) const { return detail::ask_any<CardSet>(king_view_hand, &raw_, seat); }
    /// The cards that the viewer sees or has seen.
    CardSet seen() const { return is_empty() ? CardSet() : ~unseen(); }
    /// The cards still out that the viewer does not see.
    CardSet unseen() const { return detail::ask<CardSet>(king_view_unseen, &raw_); }

    /// What the viewer may do; empty when it is not its turn.
    ActionSet legal_actions() const { return detail::ask<ActionSet>(king_view_legal_actions, &raw_); }
    /// The cards that the viewer may play; empty when it is not its turn.
    CardSet legal_cards() const { return detail::ask<CardSet>(king_view_legal_cards, &raw_); }
    /// Why the viewer may not do that; none when it may. It depends only on what the viewer sees.
    std::optional<Error> why_not(Action action) const {
        return detail::refusal(king_view_why_not, &raw_, action);
    }

    /// Advances the view by what the seat on turn does, whoever it is. Error: StatusCode::Illegal with reason and
    /// clause, when the viewer may not do that, or another seat cannot, as far as the record and the viewer's cards
    /// show.
    ///
    /// When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and
    /// the whole record is legal with it. Once they are shown, with_hidden() takes them and makes the round, and
    /// Round::view() of that all hands.
    king::result<void> try_apply(Action action) {
        return detail::attempt<void>(king_view_apply, &raw_, action);
    }
    /// The same; throws or aborts on an error.
    void apply(Action action) { try_apply(action).value(); }
    /// Advances the view by an action known to be legal, as one is that a trusted server sends, without asking whether
    /// any hands allow it. An illegal one leaves a view that no legal play leads to.
    void apply_unchecked(Action action) { detail::must(detail::call(king_view_apply_unchecked, &raw_, action)); }

    /// All rounds that agree with the view, to be counted, numbered and drawn.
    Worlds worlds() const;

    /// The round in which the other seats hold these cards now; the places of hands that the view sees are not read: a
    /// guess by a sampler, or the truth once it is shown. Error: StatusCode::Cards or Hidden.
    king::result<Round> try_with_hidden(const Hands& hands) const;
    /// The same; throws or aborts on an error.
    Round with_hidden(const Hands& hands) const;

    /// Reads the view of a seat. Error: StatusCode::Text.
    static king::result<View> try_parse(Seat viewer, std::string_view text) {
        return detail::read<View>(king_view_parse, text, viewer);
    }
    /// The same; throws or aborts on an error.
    static View parse(Seat viewer, std::string_view text) { return try_parse(viewer, text).value(); }
};

/// One deal of Konturlu King with all four hands: what a server holds. To take something back, keep a copy.
///
/// Its text is its record, one line, which is read by playing it again: a record that stops somewhere is the position
/// there.
///
/// ```
/// using namespace king;
/// Round round(Deal::from_seed(7), Seat::North);
/// round.apply(Action::declare(Contract::KizAlmaz));
/// round.apply(Action::kontur(Seat::North));  // East doubles North
/// assert(round.why_not(Action::pass())->clause() == "K3.1");
/// while (!round.legal_actions().empty()) {
///     round.apply(*round.legal_actions().begin());
/// }
/// Scores scores = *round.scores();
/// assert(scores[0] + scores[1] + scores[2] + scores[3] == total(ContractKind::KizAlmaz));
/// assert(parse<Round>(to_string(round)) == round);
/// ```
class Round : public detail::Questions<Round, king_round> {
public:
    /// An empty value, to be filled: see is_empty().
    Round() noexcept = default;
    /// A round before its declaration. `unused` are the contracts that the declarer has not declared yet (K2.3).
    /// Error: StatusCode::NothingToDeclare.
    static king::result<Round> try_new(const Deal& deal, Seat declarer, ContractSet unused = ContractSet::ALL,
                                       const HouseRules& rules = HouseRules()) {
        return detail::create<Round>(king_round_new, deal, declarer, unused, rules);
    }
    /// The same; throws or aborts on an error.
    explicit Round(const Deal& deal, Seat declarer, ContractSet unused = ContractSet::ALL,
                   const HouseRules& rules = HouseRules())
        : Round(try_new(deal, declarer, unused, rules).value()) {}
    /// A round of king.h.
    explicit Round(const king_round& raw) noexcept : Questions(raw) {}

    /// What all may know of the round, as a copy.
    Table table() const { return detail::ask<Table>(king_round_table, &raw_); }
    /// What one seat may know of the round.
    View view(Seat seat) const { return detail::ask<View>(king_round_view, &raw_, seat); }
    /// The cards that a seat holds now.
    CardSet hand(Seat seat) const { return detail::ask<CardSet>(king_round_hand, &raw_, seat); }
    /// The hands as they were dealt.
    Deal deal() const { return detail::ask<Deal>(king_round_deal, &raw_); }

    /// What the seat on turn may do: never empty before the round is over, and empty then.
    ActionSet legal_actions() const { return detail::ask<ActionSet>(king_round_legal_actions, &raw_); }
    /// The cards that the seat on turn may play; empty outside Phase::Play, and in durt when it must pass.
    CardSet legal_cards() const { return detail::ask<CardSet>(king_round_legal_cards, &raw_); }
    /// Why the seat on turn may not do that, whoever it is; none when it may. When several reasons apply it is the
    /// first in the order of the list in the rulebook.
    std::optional<Error> why_not(Action action) const {
        return detail::refusal(king_round_why_not, &raw_, action);
    }
    /// The same for an action that comes from that seat: a seat that is not on turn learns that alone, whatever it
    /// asks.
    std::optional<Error> why_not_as(Seat seat, Action action) const {
        return detail::refusal(king_round_why_not_as, &raw_, seat, action);
    }

    /// Applies an action of the seat on turn, whoever that is: a server that learns from a seat what it does calls
    /// try_apply_as(). Error: StatusCode::Illegal.
    king::result<void> try_apply(Action action) { return detail::attempt<void>(king_round_apply, &raw_, action); }
    /// The same; throws or aborts on an error.
    void apply(Action action) { try_apply(action).value(); }
    /// Applies an action of that seat. Error: StatusCode::Illegal, with Reason::NotOnTurn when another seat is on
    /// turn.
    king::result<void> try_apply_as(Seat seat, Action action) {
        return detail::attempt<void>(king_round_apply_as, &raw_, seat, action);
    }
    /// The same; throws or aborts on an error.
    void apply_as(Seat seat, Action action) { try_apply_as(seat, action).value(); }
    /// Applies an action known to be legal, as one out of legal_actions() is, without checking it again. An
    /// illegal one leaves a round that no legal play leads to.
    void apply_unchecked(Action action) { detail::must(detail::call(king_round_apply_unchecked, &raw_, action)); }

    /// Draws an action of the seat on turn: all legal ones are equally likely, except that a declaration draws its
    /// contract first and then its suit or rank. None when the round is over.
    std::optional<Action> choose(SplitMix64& choices) const {
        return detail::ask_any<Action>(king_round_choose, &raw_, detail::access::state(choices));
    }
    /// Plays on at random to the end of the round: the same play everywhere, for ever.
    void play_out(SplitMix64& choices) {
        detail::must(king_round_play_out(&raw_, detail::access::state(choices)));
    }
    /// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last
    /// so long. For checking a port of the rules, and for measuring: the time grows like the count.
    std::uint64_t perft(std::uint32_t depth) const {
        return detail::ask<std::uint64_t>(king_round_perft, &raw_, depth);
    }
};

inline king::result<Round> View::try_with_hidden(const Hands& hands) const {
    const Deal::Words words = Deal::words_of(hands);
    return detail::attempt<Round>(king_view_with_hidden, &raw_, words.data());
}
inline Round View::with_hidden(const Hands& hands) const { return try_with_hidden(hands).value(); }

static_assert(sizeof(Round) == sizeof(king_round) && std::is_trivially_copyable<Round>::value, "a value");
static_assert(sizeof(View) == sizeof(king_view) && std::is_trivially_copyable<View>::value, "a value");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Round> : king::detail::Hash<king::Round> {};
template <>
struct std::hash<king::View> : king::detail::Hash<king::View> {};

#include "worlds.hpp"

#endif
