// What all enumerations have. Not part of the interface, but the functions in namespace king are.
#ifndef KING_DETAIL_ENUMS_HPP
#define KING_DETAIL_ENUMS_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <type_traits>
#include <utility>

#include "../result.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

/// Of an enumeration that is numbered from 0: how many values it has, and the functions that name and read them.
template <class Enum>
struct enumeration;  // COUNT, text, name

template <class Enum, class = void>
struct is_enumeration : std::false_type {};
template <class Enum>
struct is_enumeration<Enum, std::void_t<decltype(enumeration<Enum>::COUNT)>> : std::true_type {};

template <class Enum, std::size_t... I>
constexpr std::array<Enum, sizeof...(I)> values_of(std::index_sequence<I...>) noexcept {
    return {{static_cast<Enum>(I)...}};
}

}  // namespace detail

/// Every value of an enumeration, in the order of the numbers.
///
/// ```
/// int seats = 0;
/// for (king::Seat seat : king::all<king::Seat>) {
///     seats += static_cast<int>(king::index(seat));
/// }
/// assert(seats == 0 + 1 + 2 + 3);
/// ```
template <class Enum>
inline constexpr std::array<Enum, detail::enumeration<Enum>::COUNT> all =
    detail::values_of<Enum>(std::make_index_sequence<detail::enumeration<Enum>::COUNT>());

/// The number of a value of an enumeration, from 0: its place in arrays such as scores.
template <class Enum, class = std::enable_if_t<detail::is_enumeration<Enum>::value>>
constexpr std::size_t index(Enum value) noexcept {
    return static_cast<std::size_t>(value);
}

/// The text of a value in records and house rules: `C`, `kiz_almaz`.
template <class Enum, class = std::enable_if_t<detail::is_enumeration<Enum>::value>>
std::string to_string(Enum value) {
    return detail::text_of(detail::enumeration<Enum>::text, static_cast<std::uint8_t>(value));
}

/// The name of a value for people, properly spelt in that language.
///
/// ```
/// assert(name(king::Seat::North, king::Lang::Tr) == "Kuzey");
/// ```
template <class Enum, class = std::enable_if_t<detail::is_enumeration<Enum>::value>>
std::string name(Enum value, Lang lang) {
    return detail::text_of(detail::enumeration<Enum>::name, static_cast<std::uint8_t>(value),
                           static_cast<std::uint8_t>(lang));
}

/// Writes the text of a value.
template <class Enum, class = std::enable_if_t<detail::is_enumeration<Enum>::value>>
std::ostream& operator<<(std::ostream& out, Enum value) {
    return out << to_string(value);
}

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
