/// @file
/// Texts and names of all values, how they are read, and what all enumerations have.
#ifndef KING_TEXT_HPP
#define KING_TEXT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "result.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

template <class T, class = void>
struct has_text : std::false_type {};
template <class T>
struct has_text<T, std::void_t<decltype(traits<T>::text)>> : std::true_type {};
template <class T, class = void>
struct has_name : std::false_type {};
template <class T>
struct has_name<T, std::void_t<decltype(traits<T>::name)>> : std::true_type {};
template <class T, class = void>
struct is_enumeration : std::false_type {};
template <class T>
struct is_enumeration<T, std::void_t<decltype(traits<T>::COUNT)>> : std::true_type {};

template <class Enum, std::size_t... Numbers>
constexpr std::array<Enum, sizeof...(Numbers)> values_of(std::index_sequence<Numbers...>) noexcept {
    return {{static_cast<Enum>(Numbers)...}};
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
inline constexpr std::array<Enum, detail::traits<Enum>::COUNT> all =
    detail::values_of<Enum>(std::make_index_sequence<detail::traits<Enum>::COUNT>());

/// The number of a value of an enumeration, from 0: its place in arrays such as scores.
template <class Enum, class = std::enable_if_t<detail::is_enumeration<Enum>::value>>
constexpr std::size_t index(Enum value) noexcept {
    return static_cast<std::size_t>(value);
}

/// The text of a value in records and house rules, as parse() reads it: `C`, `kiz_almaz`, `king1 N:...`. Empty for what
/// is no value.
template <class T, class = std::enable_if_t<detail::has_text<T>::value>>
std::string to_string(const T& value) {
    return detail::text(detail::traits<T>::text, value);
}
/// Writes the text of a value.
template <class T, class = std::enable_if_t<detail::has_text<T>::value>>
std::ostream& operator<<(std::ostream& out, const T& value) {
    return out << to_string(value);
}

/// The name of a value for people, properly spelt in that language.
///
/// ```
/// assert(name(king::Seat::North, king::Lang::Tr) == "Kuzey");
/// ```
template <class T, class = std::enable_if_t<detail::has_name<T>::value>>
std::string name(const T& value, Lang lang) {
    return detail::text(detail::traits<T>::name, value, lang);
}

/// Reads a text: a card, a set, an action, a deal, house rules, a record, a score sheet, or a name of an enumeration.
/// Read is what to_string() returns, and what the rulebook's page on notation allows besides. Error: StatusCode::Text,
/// with the byte.
///
/// ```
/// auto hand = king::try_parse<king::CardSet>("K762.J.AQ.AKQ654");
/// assert(hand && hand->size() == 13);
/// auto round = king::try_parse<king::Round>("king1 N:KQ.J");
/// assert(!round && round.error().at() == 12u);
/// ```
template <class T>
result<T> try_parse(std::string_view text) {
    return detail::read<T>(detail::traits<T>::parse, text);
}
/// The same; throws or aborts on an error.
template <class T>
T parse(std::string_view text) {
    return try_parse<T>(text).value();
}

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
