/// @file
/// What a seat can do in King, by code and by text, sets of it, and the phases of a round.
#ifndef KING_ACTION_HPP
#define KING_ACTION_HPP

#include "contract.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// What a round waits for. A user interface is expected to know all of them.
enum class Phase : std::uint8_t {
    Declare = KING_PHASE_DECLARE,  ///< The declarer names a contract (K3).
    Annul = KING_PHASE_ANNUL,      ///< Rifki only: the seats keep or annul (K4).
    Kontur = KING_PHASE_KONTUR,    ///< The talk, first round: doubles (K5).
    Sur = KING_PHASE_SUR,          ///< The talk, second round: redoubles (K6).
    Play = KING_PHASE_PLAY,        ///< Cards are played (K7, K8).
    Over = KING_PHASE_OVER,        ///< Nothing can be done any more: played to the end, or annulled.
};

namespace detail {
template <>
struct enumeration<Phase> {
    static constexpr std::size_t COUNT = 6;
    static constexpr auto text = king_phase_text;
    static constexpr auto name = king_phase_name;
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
class Action {
public:
    /// What sort of action it is.
    enum class Kind : std::uint8_t { Play, Pass, Declare, Keep, Annul, Iyi, Kontur, Sur };

    /// How many codes there are.
    static constexpr std::size_t COUNT = KING_ACTIONS;

    /// The action of code 0, playing C2.
    constexpr Action() noexcept = default;
    /// Play a card; a card can stand for it.
    constexpr Action(Card card) : code_(static_cast<std::uint8_t>(detail::below(card.index(), Card::COUNT))) {}
    /// Play a card, code 0 to 51.
    static constexpr Action play(Card card) { return Action(card); }
    /// Pass in durt, code 52 (K8.3).
    static constexpr Action pass() noexcept { return Action(KING_ACTION_PASS, 0); }
    /// Declare a contract, code 53 to 75 (K3.1).
    static constexpr Action declare(Contract contract) {
        return Action(KING_ACTION_DECLARE, static_cast<unsigned>(detail::below(contract.index(), Contract::COUNT)));
    }
    /// Keep a Rifki round, code 76 (K4.3).
    static constexpr Action keep() noexcept { return Action(KING_ACTION_KEEP, 0); }
    /// Annul a Rifki round, code 77 (K4.1).
    static constexpr Action annul() noexcept { return Action(KING_ACTION_ANNUL, 0); }
    /// Double or redouble nobody, code 78 (K5.2).
    static constexpr Action iyi() noexcept { return Action(KING_ACTION_IYI, 0); }
    /// Double these seats, code 78 + mask (K5.2). Doubling nobody is iyi.
    static constexpr Action kontur(SeatSet on) noexcept { return Action(KING_ACTION_KONTUR, on.bits()); }
    /// Redouble these seats, code 93 + mask (K6.1). Redoubling nobody is iyi.
    static constexpr Action sur(SeatSet on) noexcept {
        return on.empty() ? iyi() : Action(KING_ACTION_SUR, on.bits());
    }
    /// The action of that code; none from 109 on.
    static constexpr std::optional<Action> from_code(std::size_t code) noexcept {
        return code < COUNT ? std::optional<Action>(Action(0, static_cast<unsigned>(code))) : std::nullopt;
    }

    /// Its code, 0 to 108.
    constexpr std::uint8_t code() const noexcept { return code_; }
    /// What sort of action it is.
    constexpr Kind kind() const noexcept {
        return code_ < KING_ACTION_PASS       ? Kind::Play
               : code_ == KING_ACTION_PASS    ? Kind::Pass
               : code_ < KING_ACTION_KEEP     ? Kind::Declare
               : code_ == KING_ACTION_KEEP    ? Kind::Keep
               : code_ == KING_ACTION_ANNUL   ? Kind::Annul
               : code_ == KING_ACTION_IYI     ? Kind::Iyi
               : code_ <= KING_ACTION_SUR     ? Kind::Kontur
                                              : Kind::Sur;
    }
    /// The card that is played.
    constexpr std::optional<Card> card() const noexcept {
        return Card::from_index(code_);
    }
    /// The contract that is declared.
    constexpr std::optional<Contract> contract() const noexcept {
        return kind() == Kind::Declare ? Contract::from_index(code_ - KING_ACTION_DECLARE) : std::nullopt;
    }
    /// The seats that are doubled or redoubled; none for any other action.
    constexpr SeatSet seats() const noexcept {
        const unsigned mask = kind() == Kind::Kontur ? code_ - KING_ACTION_KONTUR
                              : kind() == Kind::Sur  ? code_ - KING_ACTION_SUR
                                                     : 0u;
        return SeatSet::from_bits_truncate(static_cast<std::uint8_t>(mask));
    }

    friend constexpr bool operator==(Action a, Action b) noexcept { return a.code_ == b.code_; }
    friend constexpr bool operator!=(Action a, Action b) noexcept { return a.code_ != b.code_; }
    friend constexpr bool operator<(Action a, Action b) noexcept { return a.code_ < b.code_; }

private:
    friend struct detail::access;
    constexpr explicit Action(std::uint8_t code) noexcept : code_(code) {}
    constexpr Action(unsigned first, unsigned number) noexcept : code_(static_cast<std::uint8_t>(first + number)) {}

    std::uint8_t code_ = 0;
};

/// The text of an action in records.
inline std::string to_string(Action action) { return detail::text_of(king_action_text, action.code()); }
/// Writes the text of an action.
inline std::ostream& operator<<(std::ostream& out, Action action) { return out << to_string(action); }

/// A set of actions as a mask of two words, the low one first: bit = code. begin() and end() give the actions in the
/// order of their codes.
///
/// ```
/// king::Round round(king::Deal::from_seed(7), king::Seat::North);
/// king::ActionSet legal = round.legal_actions();
/// assert(legal.size() == 23 && legal.contains(king::parse<king::Action>("koz:S")));
/// ```
class ActionSet {
public:
    /// The mask: words[0] has the bits 0 to 63, words[1] the others.
    using Words = std::array<std::uint64_t, 2>;

    /// Goes through the actions of a set.
    class const_iterator {
    public:
        using iterator_category = std::input_iterator_tag;  // as it gives values, not references
#if __cplusplus >= 202002L
        using iterator_concept = std::forward_iterator_tag;
#endif
        using value_type = Action;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Action;

        constexpr const_iterator() noexcept = default;
        constexpr explicit const_iterator(const Words& left) noexcept : low_(left[0]), high_(left[1]) {}

        constexpr Action operator*() const noexcept {
            const unsigned code = low_ != 0 ? detail::lowest_bit(low_) : 64 + detail::lowest_bit(high_);
            return detail::access::make<Action>(static_cast<std::uint8_t>(code));
        }
        constexpr const_iterator& operator++() noexcept {
            std::uint64_t& word = low_ != 0 ? low_ : high_;
            word &= word - 1;
            return *this;
        }
        constexpr const_iterator operator++(int) noexcept {
            const_iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const_iterator a, const_iterator b) noexcept {
            return a.low_ == b.low_ && a.high_ == b.high_;
        }
        friend constexpr bool operator!=(const_iterator a, const_iterator b) noexcept { return !(a == b); }

    private:
        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };
    using iterator = const_iterator;
    using value_type = Action;

    /// No action.
    static const ActionSet EMPTY;

    /// The empty set.
    constexpr ActionSet() noexcept = default;
    /// The set of these actions.
    constexpr ActionSet(std::initializer_list<Action> actions) {
        for (Action action : actions) {
            *this = with(action);
        }
    }
    /// The playing of each of these cards.
    constexpr ActionSet(CardSet cards) noexcept : words_{{cards.bits(), 0}} {}
    /// The set of that mask; none when a bit from 109 on is set.
    static constexpr std::optional<ActionSet> from_words(const Words& words) noexcept {
        return words[1] >> (Action::COUNT - 64) == 0 ? std::optional<ActionSet>(ActionSet(words)) : std::nullopt;
    }

    /// The set as a mask.
    constexpr const Words& words() const noexcept { return words_; }
    /// How many actions are in it.
    constexpr std::size_t size() const noexcept {
        return std::size_t{detail::count_bits(words_[0])} + detail::count_bits(words_[1]);
    }
    /// Whether none is in it.
    constexpr bool empty() const noexcept { return words_[0] == 0 && words_[1] == 0; }
    /// Whether that action is in it.
    constexpr bool contains(Action action) const {
        const std::size_t code = detail::below(action.code(), Action::COUNT);
        return (words_[code / 64] >> code % 64 & 1) != 0;
    }
    /// This set with the action added.
    constexpr ActionSet with(Action action) const {
        const std::size_t code = detail::below(action.code(), Action::COUNT);
        const std::uint64_t bit = std::uint64_t{1} << code % 64;
        return ActionSet(code < 64 ? Words{{words_[0] | bit, words_[1]}} : Words{{words_[0], words_[1] | bit}});
    }
    /// The cards among the actions.
    constexpr CardSet cards() const noexcept { return CardSet::from_bits_truncate(words_[0]); }

    /// The actions in the order of their codes.
    constexpr const_iterator begin() const noexcept { return const_iterator(words_); }
    constexpr const_iterator end() const noexcept { return const_iterator(); }

    friend constexpr bool operator==(const ActionSet& a, const ActionSet& b) noexcept {
        return a.words_[0] == b.words_[0] && a.words_[1] == b.words_[1];
    }
    friend constexpr bool operator!=(const ActionSet& a, const ActionSet& b) noexcept { return !(a == b); }
    friend constexpr bool operator<(const ActionSet& a, const ActionSet& b) noexcept {
        return a.words_[1] != b.words_[1] ? a.words_[1] < b.words_[1] : a.words_[0] < b.words_[0];
    }

private:
    friend struct detail::access;
    constexpr explicit ActionSet(const Words& words) noexcept : words_(words) {}

    Words words_{};
};

inline constexpr ActionSet ActionSet::EMPTY{};

/// The texts of the actions, separated by spaces.
inline std::string to_string(const ActionSet& set) {
    std::string text;
    for (Action action : set) {
        text += (text.empty() ? "" : " ") + to_string(action);
    }
    return text;
}
/// Writes the texts of the actions.
inline std::ostream& operator<<(std::ostream& out, const ActionSet& set) { return out << to_string(set); }

namespace detail {
template <>
struct reader<Action> : text_reader<Action, std::uint8_t, king_action_parse> {};
}  // namespace detail

static_assert(sizeof(Action) == 1 && sizeof(ActionSet) == 16, "an action is one byte, a set of actions two words");
static_assert(std::is_trivially_copyable<Action>::value && std::is_trivially_copyable<ActionSet>::value, "values");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Action> {
    std::size_t operator()(king::Action action) const noexcept { return action.code(); }
};
template <>
struct std::hash<king::ActionSet> {
    std::size_t operator()(const king::ActionSet& set) const noexcept {
        return king::detail::hash_words(set.words().data(), 2);
    }
};

#endif
