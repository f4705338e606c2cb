/// @file
/// What a seat of King may believe: the rounds that agree with its view.
#ifndef KING_WORLDS_HPP
#define KING_WORLDS_HPP

#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// The worlds of a view: all rounds that agree with it (K11.1), each as likely as any other by the rules alone;
/// counted, numbered and drawn without trying any. What the record proves of the hands is in them, together with the
/// viewer's own cards; what players might have meant is not.
///
/// ```
/// using namespace king;
/// View view = View::parse(
///     Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4");
/// Worlds worlds = view.worlds();
/// assert(worlds.count() == 114483574320570);
/// assert(worlds.count_with(Seat::North, parse<Card>("H3")) == 0);  // North threw C4 on a heart: it has none
/// Round round = *worlds.draw(7, 0);  // the same everywhere, for ever
/// assert(round.view(Seat::South) == view && worlds.nth(*worlds.rank(round)) == round);
/// ```
class Worlds : public detail::Value<Worlds, king_worlds> {
public:
    /// Numbers of worlds, by seat and card: see index().
    using Chances = std::array<std::array<std::uint64_t, Card::COUNT>, 4>;

    /// An empty value, to be filled: see is_empty().
    Worlds() noexcept = default;
    /// Worlds of king.h.
    explicit Worlds(const king_worlds& raw) noexcept : Value(raw) {}

    /// The view whose worlds they are.
    View view() const { return detail::ask<View>(king_worlds_view, &raw_); }
    /// How many there are: 1 when all hands are seen. 0 only when with() or without() asked for what cannot be, or the
    /// view was advanced by an illegal action.
    std::uint64_t count() const { return detail::ask<std::uint64_t>(king_worlds_count, &raw_); }
    /// World number i, from 0; none from count() on. The numbers are the same for ever.
    std::optional<Round> nth(std::uint64_t i) const { return detail::ask_any<Round>(king_worlds_nth, &raw_, i); }
    /// The number of a round; none when it is not among them.
    std::optional<std::uint64_t> rank(const Round& round) const {
        return detail::ask_any<std::uint64_t>(king_worlds_rank, &raw_, round);
    }
    /// Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for
    /// ever, and independent of the deal of that seed. None when there is no world.
    std::optional<Round> draw(std::uint64_t seed, std::uint64_t k) const {
        return detail::ask_any<Round>(king_worlds_draw, &raw_, seed, k);
    }

    /// In how many of them that seat holds that card now. Divided by count() it is the chance.
    std::uint64_t count_with(Seat seat, Card card) const {
        return detail::ask<std::uint64_t>(king_worlds_count_with, &raw_, seat, card);
    }
    /// The same for every seat and card at once.
    Chances chances() const {
        Chances counts{};
        if (!is_empty()) {
            detail::must(king_worlds_chances(&raw_, counts[0].data()));
        }
        return counts;
    }
    /// The cards that the seat holds now in some of them.
    CardSet possible(Seat seat) const { return detail::ask<CardSet>(king_worlds_possible, &raw_, seat); }

    /// Those of them in which the seat holds all these cards now: what a guess makes of it. They have numbers of their
    /// own, and there may be none.
    Worlds with(Seat seat, CardSet cards) const {
        return detail::ask<Worlds>(king_worlds_with, &raw_, seat, cards);
    }
    /// Those of them in which the seat holds none of these cards now.
    Worlds without(Seat seat, CardSet cards) const {
        return detail::ask<Worlds>(king_worlds_without, &raw_, seat, cards);
    }
};

inline Worlds View::worlds() const { return detail::ask<Worlds>(king_view_worlds, &raw_); }

static_assert(sizeof(Worlds) == sizeof(king_worlds) && std::is_trivially_copyable<Worlds>::value, "a value");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Worlds> : king::detail::Hash<king::Worlds> {};

#endif
