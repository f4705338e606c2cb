/// @file
/// Players, declarations, phases and actions of Balayi kingi, and sets of them.
#ifndef KING_BALAYI_ACTION_HPP
#define KING_BALAYI_ACTION_HPP

#include "../card.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Balayi kingi, the game for two. Cards, errors, results and everything about seeds are those of namespace king.
namespace balayi {

using king::index;
using king::name;
using king::to_string;
using king::operator<<;

/// One of the two players (B1.1).
enum class Player : int { Zero, One };

/// A declaration: a trump suit (koz), or no trump (kozsuz) (B1.3, B2.3).
enum class Denomination : int {
    Clubs = BALAYI_DENOMINATION_CLUBS,        ///< Weight 1.
    Diamonds = BALAYI_DENOMINATION_DIAMONDS,  ///< Weight 2.
    Hearts = BALAYI_DENOMINATION_HEARTS,      ///< Weight 3.
    Spades = BALAYI_DENOMINATION_SPADES,      ///< Weight 4.
    NoTrump = BALAYI_DENOMINATION_NO_TRUMP,   ///< Weight 5.
};

/// The part of a round (B2.3).
enum class Phase : int {
    Declare = BALAYI_PHASE_DECLARE,  ///< Five cards lie open; the player who does not deal declares.
    Play = BALAYI_PHASE_PLAY,        ///< The 26 tricks.
    Over = BALAYI_PHASE_OVER,        ///< All cards have been played.
};

class Action;
class DenominationSet;

/// Scores of players 0 and 1; see index().
using Scores = std::array<std::int32_t, 2>;
/// Tricks taken by players 0 and 1.
using Tricks = std::array<std::int16_t, 2>;

}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::Player> {
    static constexpr std::size_t COUNT = 2;
    static constexpr auto text = balayi_player_text;
    static constexpr auto name = balayi_player_name;
    static constexpr auto parse = balayi_player_parse;
};
template <>
struct traits<balayi::Denomination> {
    static constexpr std::size_t COUNT = 5;
    static constexpr auto text = balayi_denomination_text;
    static constexpr auto name = balayi_denomination_name;
    static constexpr auto parse = balayi_denomination_parse;
};
template <>
struct traits<balayi::Phase> {
    static constexpr std::size_t COUNT = 3;
    static constexpr balayi::Phase NOTHING = balayi::Phase::Over;
    static constexpr auto text = balayi_phase_text;
    static constexpr auto name = balayi_phase_name;
};
template <>
struct traits<balayi::DenominationSet> {
    static constexpr auto text = balayi_denomination_set_text;
    static constexpr auto parse = balayi_denomination_set_parse;
};
template <>
struct traits<balayi::Action> {
    static constexpr auto text = balayi_action_text;
    static constexpr auto name = balayi_action_name;
    static constexpr auto parse = balayi_action_parse;
};
}  // namespace detail

namespace balayi {

/// The other player.
constexpr Player other(Player player) { return static_cast<Player>(1 - detail::below(index(player), 2)); }

/// The declaration of a suit as trump.
constexpr Denomination denomination(Suit trump) { return static_cast<Denomination>(detail::below(index(trump), 4)); }
/// The trump suit of a declaration; none in no trump.
constexpr std::optional<Suit> trump(Denomination denomination) {
    return denomination == Denomination::NoTrump
               ? std::nullopt
               : std::optional<Suit>(static_cast<Suit>(detail::below(index(denomination), 4)));
}
/// The weight of a declaration, 1 to 5 (B6.1).
inline int weight(Denomination denomination) { return detail::ask<int>(balayi_denomination_weight, denomination); }
/// A set of declarations as a mask, bit = number. Its text is `all`, or the texts joined by commas in their order, or
/// `-` for none.
class DenominationSet : public detail::Set<DenominationSet, Denomination, 5, std::uint8_t> {
public:
    using Set::Set;
    constexpr DenominationSet() noexcept = default;

    /// No declaration.
    static const DenominationSet EMPTY;
    /// All five.
    static const DenominationSet ALL;

private:
    friend struct detail::access;
};

inline constexpr DenominationSet DenominationSet::EMPTY{};
inline constexpr DenominationSet DenominationSet::ALL = ~DenominationSet();

/// What a player can do: codes 0 to 56, each with one text.
///
/// ```
/// using king::balayi::Action;
/// Action action = king::parse<Action>("NT");
/// assert(action == Action::declare(king::balayi::Denomination::NoTrump) && action.code() == 56);
/// ```
class Action : public detail::Number<Action, BALAYI_ACTIONS> {
public:
    /// The action of code 0, playing C2.
    constexpr Action() noexcept = default;
    /// Play a card; a card can stand for it.
    constexpr Action(Card card) : Number(detail::below(card.index(), Card::COUNT)) {}
    /// Declare; a declaration can stand for it.
    constexpr Action(Denomination denomination)
        : Number(BALAYI_ACTION_DECLARE + detail::below(king::index(denomination), 5)) {}
    /// Play a card, code 0 to 51.
    static constexpr Action play(Card card) { return card; }
    /// Declare a trump suit or no trump, code 52 to 56.
    static constexpr Action declare(Denomination denomination) { return denomination; }
    /// The action of that code; none from 57 on.
    static constexpr std::optional<Action> from_code(std::size_t code) noexcept { return of(code); }

    /// Its code, 0 to 56.
    constexpr std::uint8_t code() const noexcept { return number_; }
    /// The card that is played.
    constexpr std::optional<Card> card() const noexcept { return Card::from_index(number_); }
    /// What is declared.
    constexpr std::optional<Denomination> denomination() const noexcept {
        return number_ < BALAYI_ACTION_DECLARE
                   ? std::nullopt
                   : std::optional<Denomination>(static_cast<Denomination>(number_ - BALAYI_ACTION_DECLARE));
    }

private:
    friend struct detail::access;
    constexpr explicit Action(std::size_t code) noexcept : Number(code) {}
};

/// A set of actions as a mask, bit = code. begin() and end() iterate over the actions in the order of their codes.
class ActionSet : public detail::Set<ActionSet, Action, BALAYI_ACTIONS, std::uint64_t> {
public:
    using Set::Set;
    constexpr ActionSet() noexcept = default;
    /// Playing one of these cards.
    constexpr ActionSet(CardSet cards) noexcept : Set(cards.bits()) {}
    /// Declaring one of these.
    constexpr ActionSet(DenominationSet set) noexcept : Set(std::uint64_t{set.bits()} << BALAYI_ACTION_DECLARE) {}

    /// No action.
    static const ActionSet EMPTY;
    /// All 57 actions.
    static const ActionSet ALL;

    /// The cards among the actions.
    constexpr CardSet cards() const noexcept { return *CardSet::from_bits(bits() & KING_ALL_CARDS); }

private:
    friend struct detail::access;
};

inline constexpr ActionSet ActionSet::EMPTY{};
inline constexpr ActionSet ActionSet::ALL = ~ActionSet();

/// The texts of the actions, separated by spaces.
inline std::string to_string(ActionSet set) { return detail::listed(set); }
/// Writes the texts of the actions.
inline std::ostream& operator<<(std::ostream& out, ActionSet set) { return out << to_string(set); }

static_assert(sizeof(Action) == 1 && sizeof(ActionSet) == 8, "an action is one byte, a set of actions one word");
static_assert(std::is_trivially_copyable<Action>::value && std::is_trivially_copyable<ActionSet>::value, "values");

}  // namespace balayi

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Action> : king::detail::Hash<king::balayi::Action> {};
template <>
struct std::hash<king::balayi::ActionSet> : king::detail::Hash<king::balayi::ActionSet> {};
template <>
struct std::hash<king::balayi::DenominationSet> : king::detail::Hash<king::balayi::DenominationSet> {};

#endif
