/// @file
/// Seats and sets of seats.
#ifndef KING_SEAT_HPP
#define KING_SEAT_HPP

#include "detail/set.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// A seat. The turn passes to the left: North, East, South, West (K1.1).
enum class Seat : int {
    North = KING_SEAT_NORTH,  ///< kuzey
    East = KING_SEAT_EAST,    ///< dogu
    South = KING_SEAT_SOUTH,  ///< guney
    West = KING_SEAT_WEST,    ///< bati
};

class SeatSet;

namespace detail {
template <>
struct traits<Seat> {
    static constexpr std::size_t COUNT = 4;
    static constexpr auto text = king_seat_text;
    static constexpr auto name = king_seat_name;
    static constexpr auto parse = king_seat_parse;
};
template <>
struct traits<SeatSet> {
    static constexpr auto text = king_seat_set_text;
    static constexpr auto parse = king_seat_set_parse;
};
}  // namespace detail

/// The seat to the left, which acts next (K1.1).
constexpr Seat next(Seat seat) { return static_cast<Seat>((detail::below(index(seat), 4) + 1) % 4); }
/// The seat to the right.
constexpr Seat previous(Seat seat) { return static_cast<Seat>((detail::below(index(seat), 4) + 3) % 4); }
/// The four seats in turn order, beginning with this one.
constexpr std::array<Seat, 4> order(Seat seat) {
    return {{seat, next(seat), next(next(seat)), previous(seat)}};
}

/// Points of a round by seat, N, E, S, W; see index().
using Points = std::array<std::int16_t, 4>;
/// Scores by seat, N, E, S, W; see index().
using Scores = std::array<std::int32_t, 4>;

/// A set of seats as a mask: N 1, E 2, S 4, W 8. Its text are the letters in the order NESW, or `-` for none.
///
/// ```
/// king::SeatSet seats{king::Seat::South, king::Seat::East};
/// assert(to_string(seats) == "ES" && seats.size() == 2);
/// assert(to_string(~seats) == "NW");
/// ```
class SeatSet : public detail::Set<SeatSet, Seat, 4, std::uint8_t> {
public:
    using Set::Set;
    constexpr SeatSet() noexcept = default;
    /// The set of this seat alone.
    constexpr SeatSet(Seat seat) : Set{seat} {}

    /// No seat.
    static const SeatSet EMPTY;
    /// All four seats.
    static const SeatSet ALL;

private:
    friend struct detail::access;
};

inline constexpr SeatSet SeatSet::EMPTY{};
inline constexpr SeatSet SeatSet::ALL = ~SeatSet();

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::SeatSet> : king::detail::Hash<king::SeatSet> {};

#endif
