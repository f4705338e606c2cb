/// @file
/// What a seat can do in King, by code and by text, sets of it, and the phases of a round.
#ifndef KING_ACTION_HPP
#define KING_ACTION_HPP

#include "contract.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// What a round waits for. A user interface is expected to know all of them.
enum class Phase : int {
    Declare = KING_PHASE_DECLARE,  ///< The declarer names a contract (K3).
    Annul = KING_PHASE_ANNUL,      ///< Rifki only: the seats keep or annul (K4).
    Kontur = KING_PHASE_KONTUR,    ///< The talk, first round: doubles (K5).
    Sur = KING_PHASE_SUR,          ///< The talk, second round: redoubles (K6).
    Play = KING_PHASE_PLAY,        ///< Cards are played (K7, K8).
    Over = KING_PHASE_OVER,        ///< Nothing can be done any more: played to the end, or annulled.
};

class Action;
class ActionSet;

namespace detail {
template <>
struct traits<Phase> {
    static constexpr std::size_t COUNT = 6;
    static constexpr Phase NOTHING = Phase::Over;
    static constexpr auto text = king_phase_text;
    static constexpr auto name = king_phase_name;
};
template <>
struct traits<Action> {
    static constexpr auto text = king_action_text;
    static constexpr auto name = king_action_name;
    static constexpr auto parse = king_action_parse;
};
template <>
struct traits<ActionSet> {
    using Array = std::array<std::uint64_t, 2>;
};
}  // namespace detail

/// What a seat can do: codes 0 to 108, each with one text.
///
/// ```
/// king::Action action = king::parse<king::Action>("kontur:ES");
/// assert(action == king::Action::kontur({king::Seat::East, king::Seat::South}));
/// assert(action.code() == 84 && action.kind() == king::Action::Kind::Kontur);
/// assert(to_string(king::Action::declare(king::Contract::ElAlmaz)) == "el_almaz");
/// ```
class Action : public detail::Number<Action, KING_ACTIONS> {
public:
    /// What sort of action it is.
    enum class Kind : int { Play, Pass, Declare, Keep, Annul, Iyi, Kontur, Sur };

    /// The action of code 0, playing C2.
    constexpr Action() noexcept = default;
    /// Play a card; a card can stand for it.
    constexpr Action(Card card) : Number(detail::below(card.index(), Card::COUNT)) {}
    /// Declare a contract; a contract can stand for it.
    constexpr Action(Contract contract)
        : Number(KING_ACTION_DECLARE + detail::below(contract.index(), Contract::COUNT)) {}
    /// Play a card, code 0 to 51.
    static constexpr Action play(Card card) { return card; }
    /// Pass in durt, code 52 (K8.3).
    static constexpr Action pass() noexcept { return Action(std::size_t{KING_ACTION_PASS}); }
    /// Declare a contract, code 53 to 75 (K3.1).
    static constexpr Action declare(Contract contract) { return contract; }
    /// Keep a Rifki round, code 76 (K4.3).
    static constexpr Action keep() noexcept { return Action(std::size_t{KING_ACTION_KEEP}); }
    /// Annul a Rifki round, code 77 (K4.1).
    static constexpr Action annul() noexcept { return Action(std::size_t{KING_ACTION_ANNUL}); }
    /// Double or redouble nobody, code 78 (K5.2).
    static constexpr Action iyi() noexcept { return Action(std::size_t{KING_ACTION_IYI}); }
    /// Double these seats, code 78 + mask (K5.2). Doubling nobody is iyi.
    static constexpr Action kontur(SeatSet on) noexcept { return Action(std::size_t{KING_ACTION_KONTUR} + on.bits()); }
    /// Redouble these seats, code 93 + mask (K6.1). Redoubling nobody is iyi.
    static constexpr Action sur(SeatSet on) noexcept {
        return on.empty() ? iyi() : Action(std::size_t{KING_ACTION_SUR} + on.bits());
    }
    /// The action of that code; none from 109 on.
    static constexpr std::optional<Action> from_code(std::size_t code) noexcept { return of(code); }

    /// Its code, 0 to 108.
    constexpr std::uint8_t code() const noexcept { return number_; }
    /// What sort of action it is.
    constexpr Kind kind() const noexcept {
        return number_ < KING_ACTION_PASS       ? Kind::Play
               : number_ == KING_ACTION_PASS    ? Kind::Pass
               : number_ < KING_ACTION_KEEP     ? Kind::Declare
               : number_ == KING_ACTION_KEEP    ? Kind::Keep
               : number_ == KING_ACTION_ANNUL   ? Kind::Annul
               : number_ == KING_ACTION_IYI     ? Kind::Iyi
               : number_ <= KING_ACTION_SUR     ? Kind::Kontur
                                                : Kind::Sur;
    }
    /// The card that is played.
    constexpr std::optional<Card> card() const noexcept { return Card::from_index(number_); }
    /// The contract that is declared.
    constexpr std::optional<Contract> contract() const noexcept {
        return kind() == Kind::Declare ? Contract::from_index(number_ - KING_ACTION_DECLARE) : std::nullopt;
    }
    /// The seats that are doubled or redoubled; none for any other action.
    constexpr SeatSet seats() const noexcept {
        const int mask = kind() == Kind::Kontur ? number_ - KING_ACTION_KONTUR
                         : kind() == Kind::Sur  ? number_ - KING_ACTION_SUR
                                                : 0;
        return *SeatSet::from_bits(static_cast<std::uint8_t>(mask));
    }

private:
    friend struct detail::access;
    constexpr explicit Action(std::size_t code) noexcept : Number(code) {}
};

/// A set of actions as a mask of two words, the low one first: bit = code. begin() and end() iterate over the actions
/// in the order of their codes.
///
/// ```
/// king::Round round(king::Deal::from_seed(7), king::Seat::North);
/// king::ActionSet legal = round.legal_actions();
/// assert(legal.size() == 23 && legal.contains(king::parse<king::Action>("koz:S")));
/// ```
class ActionSet : public detail::Set<ActionSet, Action, KING_ACTIONS, std::array<std::uint64_t, 2>> {
public:
    using Set::Set;
    constexpr ActionSet() noexcept = default;
    /// The playing of each of these cards.
    constexpr ActionSet(CardSet cards) noexcept : Set(std::array<std::uint64_t, 2>{{cards.bits(), 0}}) {}

    /// No action.
    static const ActionSet EMPTY;
    /// All 109 actions.
    static const ActionSet ALL;

    /// The cards among the actions.
    constexpr CardSet cards() const noexcept { return *CardSet::from_bits(bits()[0] & KING_ALL_CARDS); }

private:
    friend struct detail::access;
};

inline constexpr ActionSet ActionSet::EMPTY{};
inline constexpr ActionSet ActionSet::ALL = ~ActionSet();

/// The texts of the actions, separated by spaces.
inline std::string to_string(const ActionSet& set) { return detail::listed(set); }
/// Writes the texts of the actions.
inline std::ostream& operator<<(std::ostream& out, const ActionSet& set) { return out << to_string(set); }

static_assert(sizeof(Action) == 1 && sizeof(ActionSet) == 16, "an action is one byte, a set of actions two words");
static_assert(std::is_trivially_copyable<Action>::value && std::is_trivially_copyable<ActionSet>::value, "values");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Action> : king::detail::Hash<king::Action> {};
template <>
struct std::hash<king::ActionSet> : king::detail::Hash<king::ActionSet> {};

#endif
