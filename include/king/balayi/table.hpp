/// @file
/// What both players of Balayi kingi see, and the questions that it answers.
#ifndef KING_BALAYI_TABLE_HPP
#define KING_BALAYI_TABLE_HPP

#include "pack.hpp"
#include "trick.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// What a round that was played to its end came to.
struct RoundResult {
    Player declarer{};            ///< Who declared.
    Denomination denomination{};  ///< What was declared.
    Tricks taken{};               ///< The tricks that the players took, 26 in all.

    /// The scores, which sum to 0 (B6.1).
    Scores scores() const { return balayi::scores(denomination, taken[0]); }

    friend bool operator==(const RoundResult& a, const RoundResult& b) noexcept {
        return a.declarer == b.declarer && a.denomination == b.denomination && a.taken == b.taken;
    }
    friend bool operator!=(const RoundResult& a, const RoundResult& b) noexcept { return !(a == b); }
};

/// One of a player's ten piles (B2.6, B4.1).
struct Pile {
    std::optional<Card> open{};  ///< The card that lies face up; none when not dealt yet, or when both cards are played.
    bool closed = false;         ///< Whether a closed card lies there that was not turned up yet.

    friend bool operator==(const Pile& a, const Pile& b) noexcept { return a.open == b.open && a.closed == b.closed; }
    friend bool operator!=(const Pile& a, const Pile& b) noexcept { return !(a == b); }
};

/// The cards that one action turns up, in the order of the deal.
using Revealed = list<Card, BALAYI_MOST_REVEALED>;

class Table;

}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::Table> {
    static constexpr auto text = balayi_table_text;
    static constexpr auto parse = balayi_table_parse;
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
    balayi::Phase phase() const { return ask<balayi::Phase>(balayi_table_phase, asked()); }
    /// The player who is to act; nobody when the round is over.
    std::optional<Player> turn() const { return ask_any<Player>(balayi_table_turn, asked()); }
    /// The player who declares: the one who does not deal (B1.2).
    Player declarer() const { return ask<Player>(balayi_table_declarer, asked()); }
    /// The player who deals.
    Player dealer() const { return ask<Player>(balayi_table_dealer, asked()); }
    /// What the declarer had not declared before this round (B1.3).
    balayi::DenominationSet unused() const { return ask<balayi::DenominationSet>(balayi_table_unused, asked()); }
    /// What was declared; none before the declaration.
    std::optional<balayi::Denomination> denomination() const {
        return ask_any<balayi::Denomination>(balayi_table_declared, asked());
    }
    /// The trump suit; none before the declaration and in no trump.
    std::optional<Suit> trump() const { return ask_any<Suit>(balayi_table_trump, asked()); }

    /// The cards played so far.
    CardSet played() const { return played_by(Player::Zero) | played_by(Player::One); }
    /// The cards that a player has played so far.
    CardSet played_by(Player player) const {
        CardSet played;
        for (const auto& [who, card] : plays()) {
            played |= who == player ? CardSet(card) : CardSet();
        }
        return played;
    }
    /// How many hand cards a player has left.
    std::size_t held(Player player) const { return ask<std::size_t>(balayi_table_hand_count, asked(), player); }
    /// The cards that were played, in order, each with its player.
    list<std::pair<Player, Card>, Card::COUNT> plays() const {
        return history<Player, Card, Card::COUNT>(balayi_table_plays, asked());
    }
    /// Who did what, in order: the declaration and the cards played.
    list<std::pair<Player, balayi::Action>, Card::COUNT + 1> actions() const {
        return history<Player, balayi::Action, Card::COUNT + 1>(balayi_table_actions, asked());
    }

    /// The trick on the table: empty before its first card, and again once two cards lie.
    Trick trick() const {
        const std::optional<Trick> running = ask_any<Trick>(balayi_table_trick, asked());
        return running ? *running : Trick(turn().value_or(Player::Zero));
    }
    /// The whole tricks, in order.
    list<Trick, 26> tricks() const {
        list<Trick, 26> whole;
        for (const Trick& trick : numbered<Trick, 26>(balayi_table_tricks, asked())) {
            if (!trick.turn()) {
                whole.push_back(trick);
            }
        }
        return whole;
    }
    /// The last whole trick.
    std::optional<Trick> last_trick() const { return ask_any<Trick>(balayi_table_last_trick, asked()); }
    /// Who took whole trick number n, from 0.
    std::optional<Player> winner_of(std::uint32_t n) const {
        const list<Trick, 26> whole = tricks();
        return n < whole.size() ? whole[n].winner(trump()) : std::nullopt;
    }
    /// The tricks that the players have taken so far.
    balayi::Tricks taken() const { return ask<balayi::Tricks>(balayi_table_taken, asked()); }
    /// The scores; none before the end (B6.1).
    std::optional<balayi::Scores> scores() const { return ask_any<balayi::Scores>(balayi_table_scores, asked()); }
    /// What the round came to; none before its end.
    std::optional<balayi::RoundResult> result() const {
        return scores() ? std::optional<balayi::RoundResult>({declarer(), *denomination(), taken()}) : std::nullopt;
    }

    /// A player's ten piles (B2.6).
    std::array<balayi::Pile, 10> piles(Player player) const {
        const auto raw = ask<std::array<balayi_pile, 10>>(balayi_table_piles, asked(), player);
        std::array<balayi::Pile, 10> piles{};
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
    std::optional<balayi::Duties> duties() const {
        return phase() == balayi::Phase::Play ? std::optional<balayi::Duties>({trick(), trump()}) : std::nullopt;
    }
    /// The cards that the record proves not to be among a player's hand cards; of closed cards nothing can be proved
    /// (B4.4).
    CardSet excluded(Player player) const { return ask<CardSet>(balayi_table_excluded, asked(), player); }
};

}  // namespace detail

namespace balayi {

/// The cards that one action turns up, in the order of the deal.
using Revealed = list<Card, BALAYI_MOST_REVEALED>;

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
    /// A table of king.h.
    explicit Table(const balayi_table& raw) noexcept : BalayiQuestions(raw) {}

    /// The cards that both players see or have seen.
    CardSet seen() const { return detail::ask<CardSet>(balayi_table_seen, &raw_); }
    /// The cards that not both players have seen.
    CardSet unseen() const { return detail::ask<CardSet>(balayi_table_unseen, &raw_); }

    /// Follows the game: does what the player on turn did. `revealed` are the cards that it turned up for everybody, as
    /// Round::revealed() gives them. Error: Status::Illegal with reason and clause, or Revealed.
    king::result<void> try_apply(Action action, const Revealed& revealed) {
        return detail::apply(balayi_table_apply, balayi_table_apply_clause, raw_, action,
                             detail::numbers_of(revealed.data()), detail::length_of(revealed.size()));
    }
    /// The same; throws or aborts on an error.
    void apply(Action action, const Revealed& revealed) { try_apply(action, revealed).value(); }
    /// What to say of an action that apply() refuses, without the clause; empty when it does not refuse it, or
    /// only for the cards turned up.
    std::string apply_message(Action action, Lang lang) const {
        return detail::text(balayi_table_apply_message, &raw_, action, lang);
    }
};

static_assert(sizeof(Table) == sizeof(balayi_table) && std::is_trivially_copyable<Table>::value, "a value");

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Table> : king::detail::Hash<king::balayi::Table> {};

#endif
