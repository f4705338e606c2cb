/// @file
/// What to do in Balayi: players of a level, and advice with error bars.
#ifndef KING_BALAYI_ADVISOR_HPP
#define KING_BALAYI_ADVISOR_HPP

#include "../players.hpp"
#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

class Advisor;
}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::Advisor> {
    static constexpr auto view = balayi_advisor_view;
    static constexpr auto settings = balayi_advisor_settings;
    static constexpr auto best = balayi_advisor_best;
    static constexpr auto playouts = balayi_advisor_playouts;
    static constexpr auto estimate = balayi_advisor_estimate;
    static constexpr auto explain = balayi_advisor_explain;
    static constexpr auto step = balayi_advisor_step;
    static constexpr auto plan = balayi_advisor_plan;
    static constexpr auto run = balayi_advisor_run;
    static constexpr auto absorb = balayi_advisor_absorb;
};
template <>
inline constexpr std::size_t others<balayi::Action> = 1;
}  // namespace detail

namespace balayi {

/// Finds out what to do in a view: the legal actions are played out in worlds that agree with it, both playing on as
/// the greedy player does, each by its own hand alone. It is made of a view, so it knows no more than its player
/// does. A value: copy it to keep it, drop it to stop. The result is the same to the last bit in whatever parts it is
/// computed.
///
/// ```
/// namespace balayi = king::balayi;
/// balayi::Round round(balayi::Pack::from_seed(7), balayi::Player::Zero);
/// balayi::View view = round.view(*round.turn());
/// balayi::Advisor advisor(view, king::Settings(king::Level::Medium).with_seed(7));
/// while (advisor.step(50)) {  // once a frame
/// }
/// assert(view.legal_actions().contains(advisor.best()));
/// ```
class Advisor : public detail::Advising<Advisor, balayi_advisor, View, Action, balayi_estimate> {
public:
    /// An empty value, to be filled: see is_empty().
    Advisor() noexcept = default;
    /// An advisor that has not played out anything yet. Error: StatusCode::Advice when it is not the viewer's turn, the
    /// round is over, or no deal agrees with the view.
    static king::result<Advisor> try_new(const View& view, const Settings& settings) {
        return detail::create<Advisor>(balayi_advisor_new, view, settings);
    }
    /// The same; throws or aborts on an error.
    Advisor(const View& view, const Settings& settings) : Advisor(try_new(view, settings).value()) {}
    /// An advisor of king_players.h.
    explicit Advisor(const balayi_advisor& raw) noexcept : Advising(raw) {}
};

/// What a player of that level does: a legal action, in every phase. Error: StatusCode::Advice, as for
/// Advisor::try_new().
inline king::result<Action> try_act(const View& view, Level level, std::uint64_t seed) {
    return detail::create<Action>(balayi_level_act, view, level, seed);
}
/// The same; throws or aborts on an error.
inline Action act(const View& view, Level level, std::uint64_t seed) { return try_act(view, level, seed).value(); }

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
