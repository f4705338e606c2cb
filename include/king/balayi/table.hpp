/// @file
/// What both players of Balayi kingi see, and the questions that it answers.
#ifndef KING_BALAYI_TABLE_HPP
#define KING_BALAYI_TABLE_HPP

#include "pack.hpp"
#include "trick.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// The result of a round that was played to its end.
struct RoundResult : private detail::Equal<RoundResult> {
    Player declarer{};            ///< Who declared.
    Denomination denomination{};  ///< What was declared.
    Tricks taken{};               ///< The tricks that the players took, 26 in all.

    RoundResult() = default;
    RoundResult(Player who, Denomination what, const Tricks& tricks)
        : declarer(who), denomination(what), taken(tricks) {}
    /// A result of king.h.
    explicit RoundResult(const balayi_round_result& raw)
        : declarer(static_cast<Player>(raw.declarer)),
          denomination(static_cast<Denomination>(raw.denomination)),
          taken{{raw.taken[0], raw.taken[1]}} {}

    /// The scores, which sum to 0 (B6.1).
    Scores scores() const {
        const balayi_round_result result = raw();
        return detail::ask<Scores>(balayi_round_result_scores, &result);
    }
    /// The result as the functions of king.h take it.
    balayi_round_result raw() const noexcept {
        return {{taken[0], taken[1]}, detail::byte_of(declarer), detail::byte_of(denomination)};
    }

    friend bool operator==(const RoundResult& a, const RoundResult& b) noexcept {
        return a.declarer == b.declarer && a.denomination == b.denomination && a.taken == b.taken;
    }
};

/// One of a player's ten piles (B2.6, B4.1).
struct Pile {
    std::optional<Card> open{};  ///< The card that lies face up; none before it is dealt, and when both are played.
    bool closed = false;         ///< Whether a closed card lies there that was not turned up yet.

    friend bool operator==(const Pile& a, const Pile& b) noexcept { return a.open == b.open && a.closed == b.closed; }
    friend bool operator!=(const Pile& a, const Pile& b) noexcept { return !(a == b); }
};

/// Cards that an action turns up for a spectator, in the order of the deal.
using RevealedCards = list<Card, BALAYI_MOST_REVEALED>;

/// What an action turned up, as Round::apply() returns it: a server sends each player what it sees.
class Revealed {
public:
    /// Made from that of king.h.
    explicit Revealed(const balayi_revealed& raw) noexcept : raw_(raw) {}

    /// The cards that a player sees for the first time, or every spectator: what View::apply() and Table::apply() take.
    RevealedCards to(std::optional<Player> viewer) const {
        const std::size_t place = viewer ? detail::below(index(*viewer), 2) : 2;
        RevealedCards cards;
        for (std::size_t i = 0; i < raw_.counts[place] && i < BALAYI_MOST_REVEALED; ++i) {
            cards.push_back(detail::access::make<Card>(raw_.cards[place][i]));
        }
        return cards;
    }

private:
    balayi_revealed raw_;
};

class Table;

}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::Table> {
    static constexpr auto text = balayi_table_text;
    static constexpr auto parse = balayi_table_parse;
    static constexpr auto phase = balayi_table_phase;
    static constexpr auto turn = balayi_table_turn;
    static constexpr auto scores = balayi_table_scores;
};

/// What a round, a table and a view answer alike, for all of it is public.
template <class Self, class C>
class BalayiQuestions : public OnTable<Self, C, balayi_table> {
    using Base = OnTable<Self, C, balayi_table>;
    using Base::asked;

protected:
    using Base::Base;
    using Player = balayi::Player;
    using Trick = balayi::Trick;

public:
    /// The part of the round that is on.
    balayi::Phase phase() const { return ask<balayi::Phase>(traits<Self>::phase, &this->raw_); }
    /// The player who is to act; nobody when the round is over.
    std::optional<Player> turn() const { return ask_any<Player>(traits<Self>::turn, &this->raw_); }
    /// The player who declares: the one who does not deal (B1.2).
    Player declarer() const { return ask<Player>(balayi_table_declarer, asked()); }
    /// The player who deals.
    Player dealer() const { return ask<Player>(balayi_table_dealer, asked()); }
    /// What the declarer had not declared before this round (B1.3).
    balayi::DenominationSet unused() const { return ask<balayi::DenominationSet>(balayi_table_unused, asked()); }
    /// What was declared; none before the declaration.
    std::optional<balayi::Denomination> denomination() const {
        return ask_any<balayi::Denomination>(balayi_table_denomination, asked());
    }
    /// The trump suit; none before the declaration and in no trump.
    std::optional<Suit> trump() const { return ask_any<Suit>(balayi_table_trump, asked()); }

    /// The cards played so far.
    CardSet played() const { return ask<CardSet>(balayi_table_played, asked()); }
    /// The cards that a player has played so far.
    CardSet played_by(Player player) const { return ask<CardSet>(balayi_table_played_by, asked(), player); }
    /// How many hand cards a player has left.
    std::size_t held(Player player) const { return ask<std::size_t>(balayi_table_held, asked(), player); }
    /// The cards that were played, in order, each with its player.
    list<std::pair<Player, Card>, Card::COUNT> plays() const {
        return plays_of(actions());
    }
    /// Who did what, in order: the declaration and the cards played.
    list<std::pair<Player, balayi::Action>, Card::COUNT + 1> actions() const {
        return history<Player, balayi::Action, Card::COUNT + 1>(balayi_table_actions, asked());
    }

    /// The trick on the table: empty before its first card, and again once two cards lie.
    Trick trick() const { return ask<Trick>(balayi_table_trick, asked()); }
    /// The whole tricks, in order.
    list<Trick, 26> tricks() const { return numbered<Trick, 26>(balayi_table_tricks, asked()); }
    /// The last whole trick.
    std::optional<Trick> last_trick() const { return ask_any<Trick>(balayi_table_last_trick, asked()); }
    /// Who took whole trick number n, from 0.
    std::optional<Player> winner_of(std::uint32_t n) const {
        return ask_any<Player>(balayi_table_winner_of, asked(), n);
    }
    /// The tricks that the players have taken so far.
    balayi::Tricks taken() const { return ask<balayi::Tricks>(balayi_table_taken, asked()); }
    /// The scores; none before the end (B6.1).
    std::optional<balayi::Scores> scores() const { return ask_any<balayi::Scores>(traits<Self>::scores, &this->raw_); }
    /// The result of the round; none before its end.
    std::optional<balayi::RoundResult> result() const {
        return ask_any<balayi::RoundResult>(balayi_table_result, asked());
    }

    /// A player's ten piles (B2.6).
    std::array<balayi::Pile, 10> piles(Player player) const {
        std::array<balayi::Pile, 10> piles{};
        if (this->is_empty()) {
            return piles;
        }
        const auto raw = ask<std::array<balayi_pile, 10>>(balayi_table_piles, asked(), player);
        for (std::size_t i = 0; i < piles.size(); ++i) {
            piles[i] = balayi::Pile{Card::from_index(raw[i].open), raw[i].closed != 0};
        }
        return piles;
    }
    /// The cards that lie face up on a player's piles (B4.1).
    CardSet open_cards(Player player) const { return ask<CardSet>(balayi_table_open_cards, asked(), player); }
    /// Whether a player may see and play its hand cards (B4.2, B4.3).
    bool unlocked(Player player) const { return ask<bool>(balayi_table_unlocked, asked(), player); }
    /// The hand cards that a player has played.
    CardSet played_from_hand(Player player) const {
        return ask<CardSet>(balayi_table_played_from_hand, asked(), player);
    }

    /// What decides which cards may be played now; none unless cards are being played.
    std::optional<balayi::Duties> duties() const { return ask_any<balayi::Duties>(balayi_table_duties, asked()); }
    /// The cards that the record proves not to be among a player's hand cards; of closed cards nothing can be proved
    /// (B4.4).
    CardSet excluded(Player player) const { return ask<CardSet>(balayi_table_excluded, asked(), player); }
};

}  // namespace detail

namespace balayi {

/// A round as everybody at the table sees it: the record without the cards that not both players see (B7.1). Whatever
/// does not depend on hidden cards is asked of the table, of a round and of a view alike.
///
/// Its text is the record with `?` for the cards that not both players see.
///
/// ```
/// using namespace king::balayi;
/// Table table = Round(Pack::from_seed(7), Player::Zero).table();
/// // Before the declaration the declarer's five open cards are seen, and nothing else.
/// assert(table.turn() == Player::One && table.seen().size() == 5 && table.open_cards(Player::One) == table.seen());
/// assert(king::parse<Table>(to_string(table)) == table);
/// ```
class Table : public detail::BalayiQuestions<Table, balayi_table> {
public:
    /// An empty value, to be filled: see is_empty().
    Table() noexcept = default;
    /// What both see before the declaration: the declarer's five open cards, in the order of the deal. Error:
    /// StatusCode::Cards or NothingToDeclare.
    static king::result<Table> try_new(const std::array<Card, 5>& open, Player dealer,
                                       DenominationSet unused = DenominationSet::ALL) {
        return detail::create<Table>(balayi_table_new, detail::numbers_of(open.data()), dealer, unused);
    }
    /// The same; throws or aborts on an error.
    Table(const std::array<Card, 5>& open, Player dealer, DenominationSet unused = DenominationSet::ALL)
        : Table(try_new(open, dealer, unused).value()) {}
    /// A table of king.h.
    explicit Table(const balayi_table& raw) noexcept : BalayiQuestions(raw) {}

    /// The cards that both players see or have seen.
    CardSet seen() const { return is_empty() ? CardSet() : ~unseen(); }
    /// The cards that not both players have seen.
    CardSet unseen() const { return detail::ask<CardSet>(balayi_table_unseen, &raw_); }

    /// What the player on turn may do if these are the hand cards that it may play, none while they are locked; empty
    /// when the round is over.
    ActionSet legal_actions(CardSet hand) const {
        return detail::ask<ActionSet>(balayi_table_legal_actions, &raw_, hand);
    }
    /// The cards that the player on turn may play if it holds that hand; empty unless cards are being played.
    CardSet legal_cards(CardSet hand) const { return detail::ask<CardSet>(balayi_table_legal_cards, &raw_, hand); }
    /// Why the player on turn may not do that if it holds that hand; none when it may.
    std::optional<Error> why_not(CardSet hand, Action action) const {
        return detail::refusal(balayi_table_why_not, &raw_, hand, action);
    }

    /// Follows the game: applies the action of the player on turn. `revealed` are the cards that it turned up for
    /// everybody: Revealed::to(std::nullopt). Error: StatusCode::Illegal, or Revealed.
    king::result<void> try_apply(Action action, const RevealedCards& revealed) {
        return detail::attempt<void>(balayi_table_apply, &raw_, action, detail::numbers_of(revealed.data()),
                                     detail::length_of(revealed.size()));
    }
    /// The same; throws or aborts on an error.
    void apply(Action action, const RevealedCards& revealed) { try_apply(action, revealed).value(); }
};

static_assert(sizeof(Table) == sizeof(balayi_table) && std::is_trivially_copyable<Table>::value, "a value");

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Table> : king::detail::Hash<king::balayi::Table> {};

#endif
