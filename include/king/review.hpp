/// @file
/// Looking back on King: endings solved, and what each action of a round gave away. All of this sees all hands: it is
/// for puzzles, tests and reviews, and nothing to play by.
#ifndef KING_REVIEW_HPP
#define KING_REVIEW_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "players.hpp"
#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// What an action comes to when all play on as well as can be.
struct Solved {
    Action action;
    Scores scores;  ///< What the seats score for the round, with the doubles.
    Points taken;   ///< The points that they take in the whole round, or win in koz and durt.

    friend bool operator==(const Solved& a, const Solved& b) noexcept {
        return a.action == b.action && a.scores == b.scores && a.taken == b.taken;
    }
    friend bool operator!=(const Solved& a, const Solved& b) noexcept { return !(a == b); }
};

/// What each legal action of an ending comes to: see solve().
class Solution : public detail::Value<Solution, king_solution> {
public:
    /// An empty value, to be filled: see is_empty().
    Solution() noexcept = default;
    /// A solution of king_players.h.
    explicit Solution(const king_solution& raw) noexcept : Value(raw) {}

    /// The seat on turn.
    Seat turn() const { return detail::ask<Seat>(king_solution_turn, &raw_); }
    /// Through how many positions with a choice the solver went. It depends on the memory.
    std::uint64_t positions() const { return detail::ask<std::uint64_t>(king_solution_positions, &raw_); }
    /// All legal actions, the best for the seat on turn first; among equals the last by its code first.
    std::vector<Solved> actions() const {
        std::vector<Solved> actions;
        king_solved raw;
        for (std::uint32_t i = 0; king_solution_action(&raw_, i, &raw) == KING_OK; i++) {
            Solved solved{detail::access::make<Action>(raw.action), {}, {}};
            for (std::size_t seat = 0; seat < solved.scores.size(); seat++) {
                solved.scores[seat] = raw.scores[seat];
                solved.taken[seat] = raw.taken[seat];
            }
            actions.push_back(solved);
        }
        return actions;
    }
};

/// Solves an ending: with all cards open, each seat plays for its own score, and knows that the others do so too.
/// `budget` is how many positions with a choice are gone through at most; the memory is `entries` of 16 bytes, of
/// which any number leads to the same answer. Error: StatusCode::Advice when no cards are being played, or the budget
/// is too small.
inline king::result<Solution> try_solve(const Round& round, std::uint64_t budget = 10'000'000,
                                        std::uint32_t entries = 4096) {
    std::vector<king_entry> memory(entries);
    return detail::create<Solution>(king_solve, round, memory.data(), entries, budget);
}
/// The same; throws or aborts on an error.
///
/// ```
/// king::Round round = king::parse<king::Round>(
///     "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz iyi iyi iyi "
///     "SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3");
/// king::Solution solution = king::solve(round);
/// assert(solution.turn() == king::Seat::North && to_string(solution.actions()[0].action) == "DQ");
/// assert(*king::play_out_best(round).scores() == solution.actions()[0].scores);
/// ```
inline Solution solve(const Round& round, std::uint64_t budget = 10'000'000, std::uint32_t entries = 4096) {
    return try_solve(round, budget, entries).value();
}

/// The round with its best actions, as solve() finds them, played to the end. Error: as for try_solve().
inline king::result<Round> try_play_out_best(const Round& round, std::uint64_t budget = 10'000'000,
                                             std::uint32_t entries = 4096) {
    std::vector<king_entry> memory(entries);
    return detail::create<Round>(king_play_out_best, round, memory.data(), entries, budget);
}
/// The same; throws or aborts on an error.
inline Round play_out_best(const Round& round, std::uint64_t budget = 10'000'000, std::uint32_t entries = 4096) {
    return try_play_out_best(round, budget, entries).value();
}

/// What an action was worth beside the best there was: in points, or where coming out was aimed at in per cent.
struct Verdict {
    Action best;             ///< What was best: the action itself, when nothing is known to be better.
    double given_away;       ///< How much less the action comes to. Below 0 where the estimates think better of it.
    double error;            ///< The standard error of that; 0 where it is exact.
    std::uint32_t playouts;  ///< In how many play-outs each was estimated; 0 where an ending was solved.
    bool exact;              ///< Whether there is no error.
};

/// One action of a round, looked back on: in hindsight, with all cards open, and from the view of the seat.
class Judgement {
public:
    /// A judgement of king_players.h.
    explicit Judgement(const king_judgement& raw) noexcept : raw_(raw) {}

    /// Which action of the round it is, from 0.
    std::uint32_t number() const noexcept { return raw_.number; }
    /// Whose action.
    Seat seat() const noexcept { return static_cast<Seat>(raw_.seat); }
    /// What it did.
    Action action() const { return detail::access::make<Action>(raw_.action); }
    /// How many actions were legal.
    std::uint32_t legal() const noexcept { return raw_.legal; }
    /// With all cards open: endings are solved; else the actions are played out, all seats playing on as greedy does
    /// but for one card in eight, which is drawn.
    std::optional<Verdict> hindsight() const {
        return verdict(raw_.hindsight_best, raw_.hindsight_given_away, raw_.hindsight_error, raw_.hindsight_playouts,
                       raw_.hindsight_exact);
    }
    /// By what the seat could see, as an Advisor estimates it; none where it does not.
    std::optional<Verdict> view() const {
        return verdict(raw_.view_best, raw_.view_given_away, raw_.view_error, raw_.view_playouts, raw_.view_exact);
    }
    /// What was aimed at: points, or the chance to come out.
    Objective objective() const noexcept { return static_cast<Objective>(raw_.objective); }
    /// The judgement in sentences, for people.
    std::string message(Lang lang) const { return detail::text(king_judgement_message, &raw_, lang); }
    /// The judgement as king_players.h has it, with who gained and who may hold the card that matters.
    const king_judgement& raw() const noexcept { return raw_; }

private:
    static std::optional<Verdict> verdict(std::uint8_t best, std::int32_t given_away, std::uint32_t error,
                                          std::uint32_t playouts, std::uint8_t exact) {
        if (best == KING_NOTHING) {
            return std::nullopt;
        }
        const Action action = detail::access::make<Action>(best);
        return Verdict{action, given_away / 256.0, detail::of_error(error), playouts, exact != 0};
    }

    king_judgement raw_;
};

/// Judges action number `number` of a round, from 0, the declaration; none when there are not so many. The numbers
/// can be shared among threads. Settings that know how the party stood before the round, Settings::in_party(), and aim
/// at coming out judge by the chance of that. Error: StatusCode::Advice when the standings are not those of a party
/// before this round.
inline king::result<std::optional<Judgement>> try_judge(const Round& round, std::uint32_t number,
                                                        const Settings& settings, std::uint32_t entries = 4096) {
    std::vector<king_entry> memory(entries);
    king_judgement raw;
    king_error error;
    const std::int32_t status =
        detail::call(king_judge, round, number, settings, memory.data(), entries, &raw, &error);
    if (status == KING_OK) {
        return std::optional<Judgement>(Judgement(raw));
    }
    if (status == KING_NONE) {
        return std::optional<Judgement>();
    }
    return Error(static_cast<StatusCode>(status), error);
}
/// The same; throws or aborts on an error.
inline std::optional<Judgement> judge(const Round& round, std::uint32_t number, const Settings& settings,
                                      std::uint32_t entries = 4096) {
    return try_judge(round, number, settings, entries).value();
}

/// Judges all actions of a round. It takes about the play-outs of the settings twice for each: with 400 to choose and
/// 400 to estimate by, a tenth of a second. Error: as for try_judge().
inline king::result<std::vector<Judgement>> try_review(const Round& round, const Settings& settings) {
    std::vector<Judgement> judgements;
    for (std::uint32_t number = 0;; number++) {
        const king::result<std::optional<Judgement>> judged = try_judge(round, number, settings);
        if (!judged) {
            return judged.error();
        }
        if (!judged.value()) {
            return judgements;
        }
        judgements.push_back(**judged);
    }
}
/// The same; throws or aborts on an error.
inline std::vector<Judgement> review(const Round& round, const Settings& settings) {
    return try_review(round, settings).value();
}

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
