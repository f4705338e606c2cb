/// @file
/// What to do in King: the greedy player, players of a level, and advice with error bars.
#ifndef KING_ADVISOR_HPP
#define KING_ADVISOR_HPP

#include <optional>
#include <vector>

#include "players.hpp"
#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Finds out what to do in a view: the legal actions are played out in worlds that agree with it, all seats playing
/// on as the greedy player does, each by its own hand alone. It is made of a view, so it knows no more than its seat
/// does. A value: copy it to keep it, drop it to stop. The result is the same to the last bit in whatever parts it is
/// computed.
///
/// ```
/// king::View view = king::View::parse(king::Seat::South,
///                                     "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi");
/// king::Advisor advisor(view, king::Settings(king::Level::Medium).with_seed(7));
/// while (advisor.step(50)) {  // once a frame
/// }
/// assert(view.legal_actions().contains(advisor.best()));
/// assert(advisor.best() == king::act(view, king::Level::Medium, 7));
/// ```
class Advisor : public detail::Value<Advisor, king_advisor> {
public:
    /// An empty value, to be filled: see is_empty().
    Advisor() noexcept = default;
    /// An advisor that has not played out anything yet. Error: StatusCode::Advice when it is not the viewer's turn, the
    /// round is over, or no deal agrees with the view.
    static king::result<Advisor> try_new(const View& view, const Settings& settings) {
        return detail::create<Advisor>(king_advisor_new, view, settings);
    }
    /// The same; throws or aborts on an error.
    Advisor(const View& view, const Settings& settings) : Advisor(try_new(view, settings).value()) {}
    /// An advisor of king_players.h.
    explicit Advisor(const king_advisor& raw) noexcept : Value(raw) {}

    /// The view that it is about.
    View view() const { return detail::ask<View>(king_advisor_view, &raw_); }
    /// What it was made with.
    Settings settings() const { return detail::ask<Settings>(king_advisor_settings, &raw_); }
    /// What to do, as far as is known: a legal action from the first moment.
    Action best() const { return detail::ask<Action>(king_advisor_best, &raw_); }
    /// How many play-outs it has absorbed.
    std::uint64_t playouts() const { return detail::ask<std::uint64_t>(king_advisor_playouts, &raw_); }
    /// What each legal action is worth: first the one that was chosen, then the others, the best first. They are
    /// there once the choice is made; before, they are of no play-outs.
    std::vector<Estimate<Action>> estimates() const {
        std::vector<Estimate<Action>> estimates;
        king_estimate raw;
        for (std::uint32_t i = 0; king_advisor_estimate(&raw_, i, &raw) == KING_OK; i++) {
            estimates.push_back(detail::estimate<Action>(raw));
        }
        return estimates;
    }

    /// The facts behind the advice in sentences, for people.
    std::string explain(Lang lang) const { return detail::text(king_advisor_explain, &raw_, lang); }

    /// Plays out so many actions more, or fewer when the budget ends before; whether there is more to be played out.
    bool step(std::uint32_t playouts) {
        std::uint8_t more = 0;
        detail::must(king_advisor_step(&raw_, playouts, &more));
        return more != 0;
    }
    /// The play-outs of the present stage that are still to be absorbed: to be run in any parts, on any threads.
    /// Empty when all is done. What comes after a stage follows from it: ask anew then.
    Playouts plan() const {
        Playouts plan{};
        detail::must(king_advisor_plan(&raw_, &plan.begin, &plan.end));
        return plan;
    }
    /// What these play-outs of the present stage come to. It changes nothing; what is beyond the stage is left out.
    Sums run(Playouts part) const { return detail::ask<Sums>(king_advisor_run, &raw_, part.begin, part.end); }
    /// Takes in the next sums of the present stage: parts of the plan in ascending order, without a gap. Error:
    /// StatusCode::Advice when they are not that.
    king::result<void> try_absorb(const Sums& sums) { return detail::attempt<void>(king_advisor_absorb, &raw_, sums); }
    /// The same; throws or aborts on an error.
    void absorb(const Sums& sums) { try_absorb(sums).value(); }
};

/// What the greedy player does with that hand: the action of the seat on turn, in any phase; none when nothing is
/// legal.
inline std::optional<Action> greedy(const Table& table, CardSet hand) {
    return detail::ask_any<Action>(king_greedy_choose, &table.raw(), hand);
}

/// What a player of that level does: a legal action, in every phase. Error: StatusCode::Advice, as for
/// Advisor::try_new().
inline king::result<Action> try_act(const View& view, Level level, std::uint64_t seed) {
    return detail::create<Action>(king_level_act, view, level, seed);
}
/// The same; throws or aborts on an error.
inline Action act(const View& view, Level level, std::uint64_t seed) { return try_act(view, level, seed).value(); }

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
