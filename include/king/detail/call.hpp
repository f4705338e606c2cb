// How the functions of king.h are called. Not part of the interface.
#ifndef KING_DETAIL_CALL_HPP
#define KING_DETAIL_CALL_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "../../king.h"
#include "mode.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

/// What a value is to the library, which no other function may ask of it.
struct access {
    /// Makes a value of the number or the memory that the library wrote.
    template <class T, class Raw>
    static constexpr T make(const Raw& raw) {
        return T(raw);
    }
    /// The number, or the pointer to the memory, that the library takes.
    template <class T>
    static constexpr auto argument(const T& value) noexcept {
        return value.argument();
    }
    /// Where a generator keeps its state, which the library changes.
    template <class T>
    static std::uint64_t* state(T& generator) noexcept {
        return &generator.state_;
    }
    template <class T>
    static std::size_t hash(const T& value) noexcept {
        return value.hash();
    }
};

/// For std::hash.
template <class T>
struct Hash {
    std::size_t operator()(const T& value) const noexcept { return access::hash(value); }
};

/// An argument as the library takes it: a number, or a pointer. The enumerations have int for their type, so that a
/// number that was cast to one is not cut, but refused where it is none.
template <class T>
constexpr auto pass(const T& value) noexcept {
    if constexpr (std::is_enum_v<T>) {
        return static_cast<std::underlying_type_t<T>>(value);
    } else if constexpr (std::is_class_v<T>) {
        return access::argument(value);
    } else {
        return value;
    }
}
/// The same where there may be none. What is out of range and has the number of none stays out of range.
template <class T>
constexpr std::uint32_t pass(const std::optional<T>& value) noexcept {
    const std::uint32_t number = value ? static_cast<std::uint32_t>(pass(*value)) : std::uint32_t{KING_NOTHING};
    return value && number == KING_NOTHING ? number - 1 : number;
}

/// A value of an enumeration as it stands in a struct of king.h, one byte. What is out of range stays so.
template <class Enum>
constexpr std::uint8_t byte_of(Enum value) noexcept {
    const auto number = static_cast<std::uint32_t>(value);
    return number < KING_NOTHING ? static_cast<std::uint8_t>(number) : std::uint8_t{KING_NOTHING};
}

/// Calls a function of the library.
template <class... Parameters, class... Arguments>
std::int32_t call(std::int32_t (*function)(Parameters...), const Arguments&... arguments) {
    return function(static_cast<Parameters>(pass(arguments))...);
}

template <class T, class = void>
struct may_be_empty : std::false_type {};
template <class T>
struct may_be_empty<T, std::void_t<decltype(std::declval<const T&>().is_empty())>> : std::true_type {};
template <class T, class = void>
struct is_raw_value : std::false_type {};
template <class T>
struct is_raw_value<T, std::void_t<decltype(std::declval<const T&>()->opaque[0])>> : std::true_type {};

/// Whether an argument is a value in which nothing has been made.
template <class T>
constexpr bool is_blank(const T& argument) noexcept {
    if constexpr (may_be_empty<T>::value) {
        return argument.is_empty();
    } else if constexpr (is_raw_value<T>::value) {
        return argument->opaque[0] == 0;
    } else {
        return false;
    }
}

/// A length as the library takes it. Nothing of the library is as long as this can count.
inline std::uint32_t length_of(std::size_t size) noexcept {
    return size < UINT32_MAX ? static_cast<std::uint32_t>(size) : UINT32_MAX;
}

/// What a parameter of a function points to, counted from its last, which is number 0.
template <std::size_t Number, class... Parameters>
using written_by =
    std::remove_pointer_t<std::tuple_element_t<sizeof...(Parameters) - 1 - Number, std::tuple<Parameters...>>>;

/// Whether a function describes an error in its last parameter.
template <class... Parameters>
inline constexpr bool explains = std::is_same_v<written_by<0, Parameters...>, king_error>;

/// Calls a function that describes what is wrong, if it can.
template <class... Parameters, class... Arguments>
std::int32_t call(king_error* error, std::int32_t (*function)(Parameters...), const Arguments&... arguments) {
    if constexpr (explains<Parameters...>) {
        return call(function, arguments..., error);
    } else {
        static_cast<void>(error);
        return call(function, arguments...);
    }
}

/// The text that a function of the library writes; its last parameters are buffer, size and length. Empty when the
/// function has none.
template <class Function, class... Arguments>
std::string text(Function function, const Arguments&... arguments) {
    char buffer[256];
    const std::uint32_t room = sizeof buffer;
    std::uint32_t length = 0;
    if (call(nullptr, function, arguments..., &buffer[0], room, &length) == KING_OK) {
        return std::string(buffer, length);
    }
    std::string longer(length, '\0');  // a record; or empty, with the next call failing as the first
    if (length == 0 || call(nullptr, function, arguments..., &longer[0], length + 1, &length) != KING_OK) {
        return std::string();
    }
    return longer;
}

/// Of a type of the library: the functions `text`, `name` and `parse`, as far as there are such; of an enumeration,
/// which is numbered from 0, COUNT, how many values it has, and NOTHING, if it is not 0 that an empty value answers;
/// and the Array as which it is written, if it is none of king.h's structs.
template <class T>
struct traits {};

/// Where a function writes what becomes a T: a number or a struct of king.h, or an array.
template <class T, class Written, class = void>
struct Output {
    Written written{};

    Written* pointer() noexcept { return &written; }
    constexpr T value() const { return access::make<T>(written); }
};
template <class Item, std::size_t N, class Written>
struct Output<std::array<Item, N>, Written> {
    std::array<Item, N> written{};

    Item* pointer() noexcept { return written.data(); }
    constexpr std::array<Item, N> value() const { return written; }
};
template <class T, class Written>
struct Output<T, Written, std::void_t<typename traits<T>::Array>> {
    typename traits<T>::Array written{};

    Written* pointer() noexcept { return written.data(); }
    constexpr T value() const { return access::make<T>(written); }
};

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
