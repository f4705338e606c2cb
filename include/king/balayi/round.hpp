/// @file
/// A round of Balayi kingi with all its cards, and what one player sees of it.
#ifndef KING_BALAYI_ROUND_HPP
#define KING_BALAYI_ROUND_HPP

#include "table.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {
class Round;
class View;
class Worlds;
}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::View> {
    static constexpr auto text = balayi_view_text;
    static constexpr auto table = balayi_view_table;
    static constexpr auto phase = balayi_view_phase;
    static constexpr auto turn = balayi_view_turn;
    static constexpr auto scores = balayi_view_scores;
};
template <>
struct traits<balayi::Round> {
    static constexpr auto text = balayi_round_text;
    static constexpr auto parse = balayi_round_parse;
    static constexpr auto table = balayi_round_table;
    static constexpr auto phase = balayi_round_phase;
    static constexpr auto turn = balayi_round_turn;
    static constexpr auto scores = balayi_round_scores;
};
}  // namespace detail

namespace balayi {

/// A round as one player sees it (B7.1): what a client holds and a bot plays from. There is no closed card in it, no
/// hand of the other player, and not the viewer's own hand as long as that is locked.
///
/// Its text is the record with `?` for what is not seen. A record does not name the viewer, so parsing takes it.
///
/// ```
/// using namespace king::balayi;
/// Round round(Pack::from_seed(7), Player::Zero);
/// View view = round.view(Player::Zero);
/// Action action = Action::declare(Denomination::Spades);
/// RevealedCards revealed = round.apply(action).to(Player::Zero);  // what a server sends along
/// assert(revealed.size() == 15);
/// view.apply(action, revealed);
/// assert(view == round.view(Player::Zero));
/// ```
class View : public detail::BalayiQuestions<View, balayi_view> {
public:
    /// An empty value, to be filled: see is_empty().
    View() noexcept = default;
    /// What a player sees before the declaration: the declarer's five open cards, in the order of the deal. Error:
    /// StatusCode::Cards or NothingToDeclare.
    static king::result<View> try_new(Player viewer, const std::array<Card, 5>& open, Player dealer,
                                      DenominationSet unused = DenominationSet::ALL) {
        return detail::create<View>(balayi_view_new, viewer, detail::numbers_of(open.data()), dealer, unused);
    }
    /// The same; throws or aborts on an error.
    View(Player viewer, const std::array<Card, 5>& open, Player dealer, DenominationSet unused = DenominationSet::ALL)
        : View(try_new(viewer, open, dealer, unused).value()) {}
    /// A view of king.h.
    explicit View(const balayi_view& raw) noexcept : BalayiQuestions(raw) {}

    /// The viewer: the player whose view it is.
    Player viewer() const { return detail::ask<Player>(balayi_view_viewer, &raw_); }
    /// What both players see, as a copy.
    Table table() const { return detail::ask<Table>(balayi_view_table, &raw_); }
    /// A player's hand cards that it has not played; none when the viewer does not see them: those of the other player,
    /// and its own while they are locked.
    std::optional<CardSet> hand(Player player) const {
        return detail::ask_any<CardSet>(balayi_view_hand, &raw_, player);
    }
    /// The cards that the viewer could choose from if it had to lead (B4). Empty unless cards are being played.
    CardSet playable() const {
        return phase() == Phase::Play ? open_cards(viewer()) | hand(viewer()).value_or(CardSet()) : CardSet();
    }
    /// The cards that the viewer sees or has seen.
    CardSet seen() const { return is_empty() ? CardSet() : ~unseen(); }
    /// The cards that the viewer has not seen.
    CardSet unseen() const { return detail::ask<CardSet>(balayi_view_unseen, &raw_); }

    /// What the viewer may do; empty when it is not on turn, and only then.
    ActionSet legal_actions() const { return detail::ask<ActionSet>(balayi_view_legal_actions, &raw_); }
    /// The cards that the viewer may play; empty when it is not its turn to play a card.
    CardSet legal_cards() const { return detail::ask<CardSet>(balayi_view_legal_cards, &raw_); }
    /// Why the viewer may not do that now; none when it may.
    std::optional<Error> why_not(Action action) const {
        return detail::refusal(balayi_view_why_not, &raw_, action);
    }

    /// Follows the game: applies the action of the player on turn, the viewer or the other. `revealed` are the cards
    /// that the viewer sees for the first time through it: Revealed::to() this player. Error: StatusCode::Illegal, or
    /// Revealed.
    king::result<void> try_apply(Action action, const RevealedCards& revealed) {
        return detail::attempt<void>(balayi_view_apply, &raw_, action, detail::numbers_of(revealed.data()),
                                     detail::length_of(revealed.size()));
    }
    /// The same; throws or aborts on an error.
    void apply(Action action, const RevealedCards& revealed) { try_apply(action, revealed).value(); }
    /// Follows the game by an action known to be legal and the cards that it turned up, as they come from a trusted
    /// server, without asking whether any cards allow it. Wrong ones leave a view that no legal play leads to.
    void apply_unchecked(Action action, const RevealedCards& revealed) {
        detail::must(detail::call(balayi_view_apply_unchecked, &raw_, action, detail::numbers_of(revealed.data()),
                                  detail::length_of(revealed.size())));
    }

    /// All rounds that agree with the view, to be counted, numbered and drawn.
    Worlds worlds() const;

    /// The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
    /// everything that was done is legal with it. The six hand cards of a player may stand in any order.
    /// Error: StatusCode::Hidden.
    king::result<Round> try_with_hidden(const Pack& pack) const;
    /// The same; throws or aborts on an error.
    Round with_hidden(const Pack& pack) const;

    /// Reads the view of a player. Error: StatusCode::Text.
    static king::result<View> try_parse(Player viewer, std::string_view text) {
        return detail::read<View>(balayi_view_parse, text, viewer);
    }
    /// The same; throws or aborts on an error.
    static View parse(Player viewer, std::string_view text) { return try_parse(viewer, text).value(); }
};

/// One round with all its cards: what a server holds. To take something back, keep a copy.
///
/// Its text is its record, one line, which is read by playing it again.
///
/// ```
/// using namespace king::balayi;
/// Round round(Pack::from_seed(7), Player::Zero);
/// round.apply(Action::declare(Denomination::Spades));
/// while (!round.legal_actions().empty()) {
///     round.apply(*round.legal_actions().begin());
/// }
/// Scores scores = *round.scores();
/// assert(scores[0] + scores[1] == 0 && round.taken()[0] + round.taken()[1] == 26);
/// ```
class Round : public detail::BalayiQuestions<Round, balayi_round> {
public:
    /// An empty value, to be filled: see is_empty().
    Round() noexcept = default;
    /// A round before the declaration. `unused` is what the player who does not deal may declare (B1.3).
    /// Error: StatusCode::NothingToDeclare.
    static king::result<Round> try_new(const Pack& pack, Player dealer, DenominationSet unused = DenominationSet::ALL) {
        return detail::create<Round>(balayi_round_new, pack, dealer, unused);
    }
    /// The same; throws or aborts on an error.
    explicit Round(const Pack& pack, Player dealer, DenominationSet unused = DenominationSet::ALL)
        : Round(try_new(pack, dealer, unused).value()) {}
    /// A round of king.h.
    explicit Round(const balayi_round& raw) noexcept : BalayiQuestions(raw) {}

    /// The pack as it was dealt.
    Pack pack() const { return detail::ask<Pack>(balayi_round_pack, &raw_); }
    /// What both players see, and so may any spectator, as a copy.
    Table table() const { return detail::ask<Table>(balayi_round_table, &raw_); }
    /// What a player may see.
    View view(Player player) const { return detail::ask<View>(balayi_round_view, &raw_, player); }
    /// A player's hand cards that it has not played, whether it sees them yet or not.
    CardSet hand(Player player) const { return detail::ask<CardSet>(balayi_round_hand, &raw_, player); }
    /// The cards that a player could choose from if it had to lead (B4). Empty unless cards are being played.
    CardSet playable(Player player) const { return view(player).playable(); }

    /// What the player on turn may do; empty when the round is over, and only then.
    ActionSet legal_actions() const { return detail::ask<ActionSet>(balayi_round_legal_actions, &raw_); }
    /// The cards that the player on turn may play; empty unless cards are being played.
    CardSet legal_cards() const { return detail::ask<CardSet>(balayi_round_legal_cards, &raw_); }
    /// Why the player on turn may not do that; none when it may. It depends on nothing that this player does not see.
    std::optional<Error> why_not(Action action) const {
        return detail::refusal(balayi_round_why_not, &raw_, action);
    }
    /// The same for an action that comes from that player: one who is not on turn learns that alone, whatever it asks.
    std::optional<Error> why_not_as(Player player, Action action) const {
        return detail::refusal(balayi_round_why_not_as, &raw_, player, action);
    }

    /// Applies an action of the player on turn, whoever that is, and returns what it turned up: a server that
    /// learns from a player what it does calls try_apply_as(). Error: StatusCode::Illegal; nothing has changed then.
    king::result<Revealed> try_apply(Action action) {
        return detail::attempt<Revealed>(balayi_round_apply, &raw_, action);
    }
    /// The same; throws or aborts on an error.
    Revealed apply(Action action) { return try_apply(action).value(); }
    /// Applies an action of that player. Error: StatusCode::Illegal, with Reason::NotOnTurn when the other is on
    /// turn.
    king::result<Revealed> try_apply_as(Player player, Action action) {
        return detail::attempt<Revealed>(balayi_round_apply_as, &raw_, player, action);
    }
    /// The same; throws or aborts on an error.
    Revealed apply_as(Player player, Action action) { return try_apply_as(player, action).value(); }
    /// Applies an action known to be legal, as one out of legal_actions() is, without checking it again. Any other
    /// action makes a round that cannot come about.
    void apply_unchecked(Action action) { detail::must(detail::call(balayi_round_apply_unchecked, &raw_, action)); }

    /// Draws an action of the player on turn, all legal ones being equally likely. None when the round is over.
    std::optional<Action> choose(SplitMix64& choices) const {
        return detail::ask_any<Action>(balayi_round_choose, &raw_, detail::access::state(choices));
    }
    /// Plays on at random to the end of the round: the same play everywhere, for ever.
    void play_out(SplitMix64& choices) {
        detail::must(balayi_round_play_out(&raw_, detail::access::state(choices)));
    }
    /// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last
    /// so long. For checking a port of the rules, and for measuring: the time grows like the count.
    std::uint64_t perft(std::uint32_t depth) const {
        return detail::ask<std::uint64_t>(balayi_round_perft, &raw_, depth);
    }
};

inline king::result<Round> View::try_with_hidden(const Pack& pack) const {
    return detail::attempt<Round>(balayi_view_with_hidden, &raw_, pack);
}
inline Round View::with_hidden(const Pack& pack) const { return try_with_hidden(pack).value(); }

static_assert(sizeof(Round) == sizeof(balayi_round) && std::is_trivially_copyable<Round>::value, "a value");
static_assert(sizeof(View) == sizeof(balayi_view) && std::is_trivially_copyable<View>::value, "a value");

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Round> : king::detail::Hash<king::balayi::Round> {};
template <>
struct std::hash<king::balayi::View> : king::detail::Hash<king::balayi::View> {};

#include "worlds.hpp"

#endif
