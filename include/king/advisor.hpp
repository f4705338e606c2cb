/// @file
/// What to do in King: players of a level, and advice with error bars.
#ifndef KING_ADVISOR_HPP
#define KING_ADVISOR_HPP

#include "players.hpp"
#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {

class Advisor;

namespace detail {
template <>
struct traits<Advisor> {
    static constexpr auto view = king_advisor_view;
    static constexpr auto settings = king_advisor_settings;
    static constexpr auto best = king_advisor_best;
    static constexpr auto playouts = king_advisor_playouts;
    static constexpr auto estimate = king_advisor_estimate;
    static constexpr auto explain = king_advisor_explain;
    static constexpr auto step = king_advisor_step;
    static constexpr auto plan = king_advisor_plan;
    static constexpr auto run = king_advisor_run;
    static constexpr auto absorb = king_advisor_absorb;
};
}  // namespace detail

/// Finds out what to do in a view: the legal actions are played out in worlds that agree with it, all seats playing
/// on as the greedy player does, each by its own hand alone. It is made of a view, so it knows no more than its seat
/// does. A value: copy it to keep it, drop it to stop. The result is the same to the last bit in whatever parts it is
/// computed. What to declare, whether to annul and whom to double is played out too, if all play on as greedy does
/// whatever is said.
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
class Advisor : public detail::Advising<Advisor, king_advisor, View, Action, king_estimate> {
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
    explicit Advisor(const king_advisor& raw) noexcept : Advising(raw) {}
};

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
