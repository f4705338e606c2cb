/// @file
/// What players of both games have: levels, settings, estimates, and what play-outs come to.
#ifndef KING_PLAYERS_HPP
#define KING_PLAYERS_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "../king_players.h"
#include "card.hpp"
#include "detail/value.hpp"
#include "error.hpp"
#include "result.hpp"
#include "text.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// How well a player plays: each up to hard beats the one below, and none of them cheats.
enum class Level : int {
    Easy = KING_LEVEL_EASY,      ///< kolay: the greedy player, a rule of thumb
    Medium = KING_LEVEL_MEDIUM,  ///< orta
    Hard = KING_LEVEL_HARD,      ///< zor: about a millisecond a move
};

namespace detail {
template <>
struct traits<Level> {
    static constexpr auto text = king_level_text;
    static constexpr auto name = king_level_name;
    static constexpr auto parse = king_level_parse;
};
}  // namespace detail

/// What a player aims at.
enum class Objective : int {
    MostPoints = KING_OBJECTIVE_MOST_POINTS, ///< puan: in the round, and before the first card in what comes after it
    ComeOut = KING_OBJECTIVE_COME_OUT,       ///< çıkmak: to end the party above zero (K10.3)
};

/// Whether the library has the players that this header was made for: a program asks once, beside abi_matches().
inline bool players_match() noexcept {
    return king_players_check(KING_PLAYERS_MAJOR, KING_PLAYERS_MINOR) == KING_OK;
}

/// The number of the players' play: it changes whenever one of them would choose otherwise, given the same view and
/// settings. With those it belongs to every result, so that the result can be repeated.
inline std::uint32_t players_strength() noexcept { return king_players_strength(); }

/// What an advisor follows from, besides the view. A budget counts play-outs, one legal action played to the end in
/// one world each, and never time: the same view and settings lead to the same move on every machine.
///
/// ```
/// king::Settings settings = king::Settings(king::Level::Hard).with_seed(7);
/// assert(settings.seed() == 7 && settings.estimates() == 0);
/// ```
class Settings {
public:
    /// 1,000 play-outs to choose by and 1,000 to estimate by, seed 0, no generosity, and with inference.
    Settings() : raw_(detail::ask<king_settings>(king_settings_new)) {}
    /// The settings of a level, with seed 0 and without estimates.
    explicit Settings(Level level) : raw_(detail::ask<king_settings>(king_level_settings, level)) {}
    /// Settings of king_players.h.
    explicit Settings(const king_settings& raw) noexcept : raw_(raw) {}

    /// The same with another seed. The draws depend on the view too: one seed does for a whole party.
    Settings with_seed(std::uint64_t seed) const noexcept { return changed(&king_settings::seed, seed); }
    /// The same with so many play-outs, at most, to choose by. With less than one for each action the greedy player
    /// chooses.
    Settings with_playouts(std::uint32_t playouts) const noexcept {
        return changed(&king_settings::playouts, playouts);
    }
    /// The same with so many play-outs, at most, to estimate by; 0 where nobody asks for estimates.
    Settings with_estimates(std::uint32_t estimates) const noexcept {
        return changed(&king_settings::estimates, estimates);
    }
    /// The same with what a move may give away, in 1/256 point: of the actions whose estimate is at most that much
    /// below the highest one is chosen by the seed.
    Settings with_generosity(std::uint32_t generosity) const noexcept {
        return changed(&king_settings::generosity, generosity);
    }

    /// The same with or without inference: whether worlds to choose by are more likely in which the others would have
    /// played as they did if they were greedy players.
    Settings with_inference(bool inference) const noexcept {
        return changed(&king_settings::inference, std::uint32_t{inference});
    }

    /// The same with what is aimed at: to come out needs in_party(), else it is points.
    Settings with_objective(Objective objective) const noexcept {
        return changed(&king_settings::objective, static_cast<std::uint8_t>(objective));
    }
    /// The same with how that party of King stands before its next round. An advisor refuses them for any other round.
    template <class Party>
    Settings in_party(const Party& party) const {
        return Settings(detail::ask<king_settings>(king_settings_in_party, *this, party));
    }

    /// What worlds are drawn by.
    std::uint64_t seed() const noexcept { return raw_.seed; }
    /// How many play-outs there are, at most, to choose by.
    std::uint32_t playouts() const noexcept { return raw_.playouts; }
    /// How many play-outs there are, at most, to estimate by.
    std::uint32_t estimates() const noexcept { return raw_.estimates; }
    /// What a move may give away, in 1/256 point.
    std::uint32_t generosity() const noexcept { return raw_.generosity; }
    /// Whether what the others have played tells which worlds to choose by.
    bool inference() const noexcept { return raw_.inference != 0; }

    /// What is aimed at.
    Objective objective() const noexcept {
        return raw_.objective == KING_OBJECTIVE_COME_OUT ? Objective::ComeOut : Objective::MostPoints;
    }
    /// Whether it is known how the party of King stands.
    bool is_in_party() const noexcept { return raw_.stands != 0; }

    /// The settings as the functions of king_players.h take them.
    const king_settings& raw() const noexcept { return raw_; }

private:
    friend struct detail::access;
    const king_settings* argument() const noexcept { return &raw_; }

    template <class T>
    Settings changed(T king_settings::*member, T value) const noexcept {
        Settings settings(*this);
        settings.raw_.*member = value;
        return settings;
    }

    king_settings raw_;
};

/// The sums of a range of an advisor's play-outs: made by Advisor::run(), on whatever thread, and taken in by absorb().
class Sums : public detail::Value<Sums, king_sums> {
public:
    /// An empty value, to be filled: see is_empty().
    Sums() noexcept = default;
    /// Sums of king_players.h.
    explicit Sums(const king_sums& raw) noexcept : Value(raw) {}
};

/// Play-outs by their numbers, from `begin` up to but not including `end`.
struct Playouts {
    std::uint64_t begin;
    std::uint64_t end;

    /// Whether there are none.
    bool empty() const noexcept { return begin >= end; }
};

namespace detail {
/// How many others there are where somebody does that.
template <class Action>
inline constexpr std::size_t others = 3;
}  // namespace detail

/// Why the greedy player of either game chose an action, in words to show to a person.
template <class Reason, class = decltype(detail::traits<Reason>::message)>
std::string message(Reason reason, Lang lang) {
    return detail::text(detail::traits<Reason>::message, reason, lang);
}

/// What an action is worth to the seat, or player, on turn, if all play on as the greedy player does: the mean over
/// worlds that had no part in the choice, or over all worlds where they are few. In points.
template <class Action>
struct Estimate {
    Action action;
    double mean;            ///< What it comes to: what the round scores; or the chance to come out, in per cent.
    double mean_error;      ///< The standard error of the mean; infinite before the second play-out.
    std::array<double, detail::others<Action>> others; ///< What it comes to for the others, from the left.
    double difference;      ///< The mean less that of the best, chosen but for generosity.
    double error;           ///< The standard error of the difference; infinite before the second play-out.
    std::uint32_t playouts; ///< In how many worlds it was played out for this estimate.
    bool exact;             ///< Whether these are all worlds there are: then there is no error.
    /// Before the first card of King, what is to come afterwards out of the contracts that the declarer has left then:
    /// not in the mean, but in the difference. Else 0.
    double later;
};

namespace detail {

inline double of_error(std::uint32_t error) noexcept {
    return error == UINT32_MAX ? std::numeric_limits<double>::infinity() : error / 256.0;
}

template <class Raw>
auto later(const Raw& raw, int) noexcept -> decltype(raw.later / 256.0) {
    return raw.later / 256.0;
}

template <class Raw>
double later(const Raw&, long) noexcept {
    return 0.0;
}

template <class Action, class Raw>
Estimate<Action> estimate(const Raw& raw) {
    Estimate<Action> made{access::make<Action>(raw.action),
                          raw.mean / 256.0,
                          of_error(raw.mean_error),
                          {},
                          raw.difference / 256.0,
                          of_error(raw.error),
                          raw.playouts,
                          raw.exact != 0,
                          later(raw, 0)};
    for (std::size_t i = 0; i < made.others.size(); i++) {
        made.others[i] = raw.others[i] / 256.0;
    }
    return made;
}

/// What the greedy player of a game does with that hand.
template <class Choice, class Function, class Table>
std::optional<Choice> choice(Function function, const Table& table, CardSet hand) {
    std::uint8_t action = 0;
    std::uint8_t reason = 0;
    const std::int32_t status = call(function, table, hand, &action, &reason);
    if (status == KING_NONE || asked_blank(status, table)) {
        return std::nullopt;
    }
    must(status);
    return Choice{access::make<decltype(Choice::action)>(action), access::make<decltype(Choice::reason)>(reason)};
}

/// What the advisors of both games have; `traits<Self>` knows their functions, and Raw is how the library writes an
/// estimate.
template <class Self, class C, class View, class Action, class Raw>
class Advising : public Value<Self, C> {
public:
    /// The view that it is about.
    View view() const { return ask<View>(traits<Self>::view, &this->raw_); }
    /// What it was made with.
    Settings settings() const { return ask<Settings>(traits<Self>::settings, &this->raw_); }
    /// What to do, as far as is known: a legal action from the first moment.
    Action best() const { return ask<Action>(traits<Self>::best, &this->raw_); }
    /// How many play-outs it has absorbed.
    std::uint64_t playouts() const { return ask<std::uint64_t>(traits<Self>::playouts, &this->raw_); }
    /// What each legal action is worth: first the one that was chosen, then the others, the best first. They are
    /// there once the choice is made; before, they are of no play-outs.
    std::vector<Estimate<Action>> estimates() const {
        std::vector<Estimate<Action>> estimates;
        Raw raw;
        for (std::uint32_t i = 0; traits<Self>::estimate(&this->raw_, i, &raw) == KING_OK; i++) {
            estimates.push_back(estimate<Action>(raw));
        }
        return estimates;
    }

    /// The facts behind the advice in sentences, for people.
    std::string explain(Lang lang) const { return text(traits<Self>::explain, &this->raw_, lang); }

    /// Plays out so many actions more, or fewer when the budget ends before; whether there is more to be played out.
    bool step(std::uint32_t playouts) {
        std::uint8_t more = 0;
        must(traits<Self>::step(&this->raw_, playouts, &more));
        return more != 0;
    }
    /// The play-outs of the present stage that are still to be absorbed: to be run in any parts, on any threads.
    /// Empty when all is done. What comes after a stage follows from it: ask anew then.
    Playouts plan() const {
        Playouts plan{};
        if (!this->is_empty()) {
            must(traits<Self>::plan(&this->raw_, &plan.begin, &plan.end));
        }
        return plan;
    }
    /// What these play-outs of the present stage come to. It changes nothing; what is beyond the stage is left out.
    Sums run(Playouts part) const { return ask<Sums>(traits<Self>::run, &this->raw_, part.begin, part.end); }
    /// Takes in the next sums of the present stage: parts of the plan in ascending order, without a gap. Error:
    /// StatusCode::Advice when they are not that.
    king::result<void> try_absorb(const Sums& sums) { return attempt<void>(traits<Self>::absorb, &this->raw_, sums); }
    /// The same; throws or aborts on an error.
    void absorb(const Sums& sums) { try_absorb(sums).value(); }

protected:
    using Value<Self, C>::Value;
};

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
