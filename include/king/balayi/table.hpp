/// @file
/// What both players of Balayi kingi see.
#ifndef KING_BALAYI_TABLE_HPP
#define KING_BALAYI_TABLE_HPP

#include "../list.hpp"
#include "pack.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// A card and the player who played it.
struct PlayerCard {
    Player player{};
    Card card{};

    friend constexpr bool operator==(PlayerCard a, PlayerCard b) noexcept {
        return a.player == b.player && a.card == b.card;
    }
    friend constexpr bool operator!=(PlayerCard a, PlayerCard b) noexcept { return !(a == b); }
};

/// An action and the player who did it.
struct PlayerAction {
    Player player{};
    Action action{};

    friend constexpr bool operator==(PlayerAction a, PlayerAction b) noexcept {
        return a.player == b.player && a.action == b.action;
    }
    friend constexpr bool operator!=(PlayerAction a, PlayerAction b) noexcept { return !(a == b); }
};

/// A trick: the card led, and the answer to it once that is played.
struct Trick {
    Player leader{};                 ///< Who led.
    Card lead{};                     ///< The card that was led.
    std::optional<Card> answer{};    ///< What the other player answered; none while the trick is running.
    std::optional<Player> winner{};  ///< Who took it (B5.4); nobody while it is running.

    /// The card that a player put into it, if it has.
    std::optional<Card> card(Player player) const {
        return detail::below(index(player), 2) == index(leader) ? std::optional<Card>(lead) : answer;
    }

    friend bool operator==(const Trick& a, const Trick& b) noexcept {
        return a.leader == b.leader && a.lead == b.lead && a.answer == b.answer && a.winner == b.winner;
    }
    friend bool operator!=(const Trick& a, const Trick& b) noexcept { return !(a == b); }
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

/// A round as everybody at the table sees it: the record without the cards that not both players see (B7.1). Whatever
/// does not depend on hidden cards is asked of the table, of a round and of a view as well.
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
class Table : public detail::Value<Table, balayi_table> {
public:
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = BALAYI_TABLE_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// A table of king.h.
    explicit Table(const balayi_table& raw) noexcept : Value(raw) {}

    /// The player who deals.
    Player dealer() const { return static_cast<Player>(get<std::uint8_t>(balayi_table_dealer)); }
    /// The player who declares: the one who does not deal (B1.2).
    Player declarer() const { return static_cast<Player>(get<std::uint8_t>(balayi_table_declarer)); }
    /// What the declarer had not declared before this round (B1.3).
    Denominations unused() const { return Denominations::from_bits_truncate(get<std::uint8_t>(balayi_table_unused)); }
    /// What was declared; none before the declaration.
    std::optional<Denomination> declared() const {
        return detail::to_optional<Denomination>(get_any<std::uint8_t>(balayi_table_declared));
    }
    /// The trump suit; none before the declaration and in no trump.
    std::optional<Suit> trump() const { return detail::to_optional<Suit>(get_any<std::uint8_t>(balayi_table_trump)); }
    /// The part of the round that is on.
    Phase phase() const { return static_cast<Phase>(get<std::uint8_t>(balayi_table_phase)); }
    /// The player who is to act; nobody when the round is over.
    std::optional<Player> turn() const {
        return detail::to_optional<Player>(get_any<std::uint8_t>(balayi_table_turn));
    }

    /// Who did what, in order: the declaration and the cards played.
    list<PlayerAction, Card::COUNT + 1> actions() const {
        std::uint8_t players[Card::COUNT + 1] = {}, codes[Card::COUNT + 1] = {};
        std::uint32_t count = 0;
        detail::must(balayi_table_actions(&raw_, players, codes, Card::COUNT + 1, &count));
        list<PlayerAction, Card::COUNT + 1> actions;
        for (std::uint32_t i = 0; i < count; ++i) {
            actions.push_back({static_cast<Player>(players[i]), detail::access::make<Action>(codes[i])});
        }
        return actions;
    }
    /// The cards that were played, in order, each with its player.
    list<PlayerCard, Card::COUNT> plays() const {
        std::uint8_t players[Card::COUNT] = {}, cards[Card::COUNT] = {};
        std::uint32_t count = 0;
        detail::must(balayi_table_plays(&raw_, players, cards, Card::COUNT, &count));
        list<PlayerCard, Card::COUNT> plays;
        for (std::uint32_t i = 0; i < count; ++i) {
            plays.push_back({static_cast<Player>(players[i]), detail::access::make<Card>(cards[i])});
        }
        return plays;
    }
    /// The tricks in order, the running one included.
    list<Trick, 26> tricks() const {
        list<Trick, 26> tricks;
        balayi_trick trick{};
        for (std::uint32_t n = 0; n < 26 && detail::must_or_none(balayi_table_tricks(&raw_, n, &trick)); ++n) {
            tricks.push_back(of(trick));
        }
        return tricks;
    }
    /// The running trick: none when the next card is a lead.
    std::optional<Trick> trick() const { return of(get_any<balayi_trick>(balayi_table_trick)); }
    /// The last trick that was completed.
    std::optional<Trick> last_trick() const { return of(get_any<balayi_trick>(balayi_table_last_trick)); }
    /// The tricks that the players have taken so far.
    Tricks taken() const { return get_array<Tricks>(balayi_table_taken); }
    /// The scores; none before the end (B6.1).
    std::optional<Scores> scores() const { return get_any_array<Scores>(balayi_table_scores); }

    /// A player's ten piles (B2.6).
    std::array<Pile, 10> piles(Player player) const {
        const auto raw = get_array<std::array<balayi_pile, 10>>(balayi_table_piles, detail::number_of(player));
        std::array<Pile, 10> piles{};
        for (std::size_t i = 0; i < piles.size(); ++i) {
            piles[i] = Pile{card_of(raw[i].open), raw[i].closed != 0};
        }
        return piles;
    }
    /// The cards that lie face up on a player's piles (B4.1).
    CardSet open_cards(Player player) const { return cards(balayi_table_open_cards, player); }
    /// Whether a player may see and play its hand cards (B4.2, B4.3).
    bool unlocked(Player player) const {
        return get<std::uint8_t>(balayi_table_unlocked, detail::number_of(player)) != 0;
    }
    /// How many hand cards a player has left.
    std::size_t hand_count(Player player) const {
        return get<std::uint8_t>(balayi_table_hand_count, detail::number_of(player));
    }
    /// The hand cards that a player has played.
    CardSet played_from_hand(Player player) const { return cards(balayi_table_played_from_hand, player); }
    /// The cards that the record proves not to be among a player's hand cards; of closed cards nothing can be proved
    /// (B4.4).
    CardSet excluded(Player player) const { return cards(balayi_table_excluded, player); }
    /// The cards that both players see or have seen.
    CardSet seen() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_table_seen)); }
    /// The cards that not both players have seen.
    CardSet unseen() const { return CardSet::from_bits_truncate(get<std::uint64_t>(balayi_table_unseen)); }

    /// Follows the game: does what the player on turn did. `revealed` are the cards that it turned up for everybody, as
    /// Round::revealed() gives them. Error: Status::Illegal with reason and clause, or Revealed.
    result<void> try_apply(Action action, const Revealed& revealed) {
        std::uint8_t reason = 0;
        const std::int32_t status =
            balayi_table_apply(&raw_, action.code(), detail::numbers_of(revealed.data()),
                               detail::length_of(revealed.size()), &reason);
        return detail::applied(status, reason, balayi_table_apply_clause, raw_, action.code());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void apply(Action action, const Revealed& revealed) {
        const result<void> applied = try_apply(action, revealed);
        if (!applied) {
            detail::check(applied, apply_message(action, Lang::En));
        }
    }
#endif
    /// What to say of an action that apply() refuses, without the clause; empty when it does not refuse it, or
    /// only for the cards turned up.
    std::string apply_message(Action action, Lang lang) const {
        return detail::text_of(balayi_table_apply_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(balayi_table_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by doing all of it again. Error: Status::Bytes.
    template <class Container>
    static result<Table> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<Table, Raw>(bytes, balayi_table_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static Table from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif

private:
    template <class Function>
    CardSet cards(Function function, Player player) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(function, detail::number_of(player)));
    }
    static std::optional<Card> card_of(std::uint8_t number) noexcept { return Card::from_index(number); }
    static Trick of(const balayi_trick& raw) {
        const bool over = raw.winner != KING_NOTHING;
        return Trick{static_cast<Player>(raw.leader), detail::access::make<Card>(raw.lead), card_of(raw.answer),
                     over ? std::optional<Player>(static_cast<Player>(raw.winner)) : std::nullopt};
    }
    static std::optional<Trick> of(const std::optional<balayi_trick>& raw) {
        return raw ? std::optional<Trick>(of(*raw)) : std::nullopt;
    }
};

/// The record with `?` for the cards that not both players see.
inline std::string to_string(const Table& table) { return detail::text_of(balayi_table_text, &table.raw()); }
/// Writes the record of a table.
inline std::ostream& operator<<(std::ostream& out, const Table& table) { return out << to_string(table); }

static_assert(sizeof(Table) == sizeof(balayi_table) && std::is_trivially_copyable<Table>::value, "a value");

}  // namespace balayi

namespace detail {
template <>
struct reader<balayi::Table> : text_reader<balayi::Table, balayi_table, balayi_table_parse, KING_KIND_BALAYI_TABLE> {};
}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Table> : king::detail::HashValue<king::balayi::Table> {};

#endif
