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
}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::View> {
    static constexpr auto text = balayi_view_text;
    static constexpr auto table = balayi_view_table;
};
template <>
struct traits<balayi::Round> {
    static constexpr auto text = balayi_round_text;
    static constexpr auto parse = balayi_round_parse;
    static constexpr auto table = balayi_round_table;
};
}  // namespace detail

namespace balayi {

/// A round as one player sees it (B7.1): what a client holds and a bot is given. There is no closed card in it, no hand of
/// the other player, and not the viewer's own hand as long as that is locked.
///
/// Its text is the record with `?` for what is not seen. As a record does not say who looks, parsing is told.
///
/// ```
/// using namespace king::balayi;
/// Round round(Pack::from_seed(7), Player::Zero);
/// View view = round.view(Player::Zero);
/// Action action = Action::declare(Denomination::Spades);
/// Revealed revealed = round.revealed(Player::Zero, action);  // what a server sends along
/// assert(revealed.size() == 15);
/// round.apply(action);
/// view.apply(action, revealed);
/// assert(view == round.view(Player::Zero));
/// ```
class View : public detail::BalayiQuestions<View, balayi_view> {
public:
    /// A view of king.h.
    explicit View(const balayi_view& raw) noexcept : BalayiQuestions(raw) {}

    /// The player who looks.
    Player viewer() const { return detail::ask<Player>(balayi_view_viewer, &raw_); }
    /// What both players see, as a copy.
    Table table() const { return detail::ask<Table>(balayi_view_table, &raw_); }
    /// A player's hand cards that it has not played; none when the viewer does not see them: those of the other player, and
    /// its own while they are locked.
    std::optional<CardSet> hand(Player player) const {
        return player == viewer() && unlocked(player)
                   ? std::optional<CardSet>(detail::ask<CardSet>(balayi_view_hand, &raw_))
                   : std::nullopt;
    }
    /// The cards that the viewer could choose from if it had to lead (B4). Empty unless cards are being played.
    CardSet playable() const { return detail::ask<CardSet>(balayi_view_playable, &raw_); }
    /// The cards that the viewer sees or has seen.
    CardSet seen() const { return detail::ask<CardSet>(balayi_view_seen, &raw_); }
    /// The cards that the viewer has not seen.
    CardSet unseen() const { return detail::ask<CardSet>(balayi_view_unseen, &raw_); }

    /// What the viewer may do; empty when it is not on turn, and only then.
    ActionSet legal_actions() const { return detail::ask<ActionSet>(balayi_view_legal_actions, &raw_); }
    /// The cards that the viewer may play; empty when it is not its turn to play a card.
    CardSet legal_cards() const { return detail::ask<CardSet>(balayi_view_legal_cards, &raw_); }
    /// Why the viewer may not do that now; none when it may.
    std::optional<Error> why_not(Action action) const {
        return detail::why_not(balayi_view_why_not, balayi_view_why_not_clause, &raw_, action);
    }
    /// The sentence to tell the player of it, without the clause; empty when it is legal.
    std::string why_not_message(Action action, Lang lang) const {
        return detail::text(balayi_view_why_not_message, &raw_, action, lang);
    }

    /// Follows the game: does what the player on turn did, the viewer or the other. `revealed` are the cards that the
    /// viewer sees for the first time through it, as Round::revealed() gives them. Error: Status::Illegal with reason and
    /// clause, or Revealed.
    king::result<void> try_apply(Action action, const Revealed& revealed) {
        return detail::apply(balayi_view_apply, balayi_view_apply_clause, raw_, action,
                             detail::numbers_of(revealed.data()), detail::length_of(revealed.size()));
    }
    /// The same; throws or aborts on an error.
    void apply(Action action, const Revealed& revealed) { try_apply(action, revealed).value(); }
    /// What to say of an action that apply() refuses, without the clause; empty when it does not refuse it, or
    /// only for the cards turned up.
    std::string apply_message(Action action, Lang lang) const {
        return detail::text(balayi_view_apply_message, &raw_, action, lang);
    }

    /// The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
    /// everything that was done is legal with it. The six hand cards of a player may stand in any order.
    /// Error: Status::Hidden.
    king::result<Round> try_with_hidden(const Pack& pack) const;
    /// The same; throws or aborts on an error.
    Round with_hidden(const Pack& pack) const;

    /// Reads the view of a player. Error: Status::Text.
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
    /// A round before the declaration. `unused` is what the player who does not deal may declare (B1.3).
    /// Error: Status::NothingToDeclare.
    static king::result<Round> try_new(const Pack& pack, Player dealer, DenominationSet unused = DenominationSet::ALL) {
        return detail::attempt<Round>(balayi_round_new, pack, dealer, unused);
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
    CardSet playable(Player player) const { return detail::ask<CardSet>(balayi_round_playable, &raw_, player); }

    /// What the player on turn may do; empty when the round is over, and only then.
    ActionSet legal_actions() const { return detail::ask<ActionSet>(balayi_round_legal_actions, &raw_); }
    /// The cards that the player on turn may play; empty unless cards are being played.
    CardSet legal_cards() const { return detail::ask<CardSet>(balayi_round_legal_cards, &raw_); }
    /// Why the player on turn may not do that; none when it may. It tells nothing that this player does not see.
    std::optional<Error> why_not(Action action) const {
        return detail::why_not(balayi_round_why_not, balayi_round_why_not_clause, &raw_, action);
    }
    /// The sentence to tell the player of it, without the clause; empty when it is legal.
    std::string why_not_message(Action action, Lang lang) const {
        return detail::text(balayi_round_why_not_message, &raw_, action, lang);
    }

    /// Does what the player on turn does. Error: Status::Illegal with reason and clause; nothing has changed then.
    king::result<void> try_apply(Action action) {
        return detail::apply(balayi_round_apply, balayi_round_why_not_clause, raw_, action);
    }
    /// The same; throws or aborts on an error.
    void apply(Action action) { try_apply(action).value(); }
    /// Does what is known to be legal, as one out of legal_actions() is, without looking at it again. Any other action
    /// makes a round that cannot come about.
    void apply_unchecked(Action action) { detail::must(detail::call(balayi_round_apply_unchecked, &raw_, action)); }

    /// The cards that an action lets a player, or every spectator, see for the first time: what View::apply() and
    /// Table::apply() need besides the action. Ask before the action is applied; there is none when it is illegal.
    Revealed revealed(std::optional<Player> viewer, Action action) const {
        std::uint8_t cards[BALAYI_MOST_REVEALED] = {};
        const std::uint32_t room = BALAYI_MOST_REVEALED;
        const auto count = detail::ask<std::uint32_t>(balayi_round_revealed, &raw_, viewer, action, &cards[0], room);
        Revealed revealed;
        for (std::uint32_t i = 0; i < count; ++i) {
            revealed.push_back(detail::access::make<Card>(cards[i]));
        }
        return revealed;
    }

    /// Draws an action of the player on turn, all legal ones being equally likely. None when the round is over.
    std::optional<Action> choose(SplitMix64& choices) const {
        return detail::ask_any<Action>(balayi_round_choose, &raw_, detail::access::state(choices));
    }
    /// Plays on at random to the end of the round: the same play everywhere, for ever.
    void play_out(SplitMix64& choices) {
        detail::must(balayi_round_play_out(&raw_, detail::access::state(choices)));
    }
    /// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
    /// long. For checking a port of the rules, and for measuring: the time grows like the count.
    std::uint64_t perft(std::uint8_t depth) const {
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

#endif
