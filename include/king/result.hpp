/// @file
/// king::result, which holds a value or an error, and how texts are read.
#ifndef KING_RESULT_HPP
#define KING_RESULT_HPP

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "error.hpp"

namespace king {
inline namespace KING_HPP_MODE {

namespace detail {
/// Where there is no way to go on: throws, or aborts where exceptions are off.
[[noreturn]] inline void fail(const Error& error) {
#if defined(__cpp_exceptions)
    throw Exception(error);
#else
    static_cast<void>(error);
    std::abort();
#endif
}

/// A number that must be below a bound, which a number cast to an enumeration need not be.
constexpr std::size_t below(std::size_t number, std::size_t bound) {
    if (number >= bound) {
        fail(Error(Status::Range));
    }
    return number;
}

/// The answer of a call that can only fail when the value has been overwritten by foreign memory, when a number was
/// cast to an enumeration that has no such value, or when header and library are of different versions.
inline void must(std::int32_t status) {
    if (status != KING_OK) {
        fail(Error(static_cast<Status>(status)));
    }
}

/// The same where there may be nothing to give: whether there was something.
inline bool must_or_none(std::int32_t status) {
    if (status == KING_NONE) {
        return false;
    }
    must(status);
    return true;
}
}  // namespace detail

/// Whether the library that this program runs with is the one that the header is for. What reads a text or bytes asks,
/// and so does what makes house rules, duties, a round, view, sheet, party, match or simulation. Cards, tricks, deals,
/// packs and seeds do not ask: a program that begins with those asks at its start.
inline bool abi_matches() noexcept { return king_abi_version() == KING_ABI_VERSION; }

/// The version of the library, such as `0.1.0`.
inline std::string version() { return detail::text_of(king_version); }

/// A value, or the error that there is instead.
///
/// ```
/// king::result<king::Card> card = king::try_parse<king::Card>("SA");
/// assert(card && card->suit() == king::Suit::Spades);
/// assert(king::try_parse<king::Card>("XY").error().at() == 0u);
/// ```
template <class T>
class [[nodiscard]] result {
public:
    using value_type = T;

    result(const T& value) : value_(value) {}
    result(const Error& error) : error_(error) {}

    /// Whether there is a value.
    bool has_value() const noexcept { return value_.has_value(); }
    explicit operator bool() const noexcept { return value_.has_value(); }

    /// The value. Without one it throws an Exception with the error, or aborts where exceptions are off.
    const T& value() const& {
        if (!value_) {
            detail::fail(error_);
        }
        return *value_;
    }
    T value() && { return static_cast<const result&>(*this).value(); }
    /// The value, which must be there.
    const T& operator*() const& noexcept { return *value_; }
    T operator*() && noexcept { return *value_; }
    const T* operator->() const noexcept { return &*value_; }
    /// The value, or another one in its place.
    T value_or(const T& other) const { return value_ ? *value_ : other; }

    /// What went wrong; of status Ok when there is a value.
    const Error& error() const& noexcept { return error_; }
    Error error() && noexcept { return error_; }

private:
    std::optional<T> value_{};
    Error error_{Status::Ok};
};

/// The same of what gives no value: whether it was done.
template <>
class [[nodiscard]] result<void> {
public:
    using value_type = void;

    result() noexcept = default;
    result(const Error& error) noexcept : error_(error) {}

    bool has_value() const noexcept { return error_.status() == Status::Ok; }
    explicit operator bool() const noexcept { return has_value(); }

    /// Throws an Exception unless it was done, or aborts where exceptions are off.
    void value() const {
        if (!has_value()) {
            detail::fail(error_);
        }
    }

    const Error& error() const& noexcept { return error_; }
    Error error() && noexcept { return error_; }

private:
    Error error_{Status::Ok};
};

namespace detail {
/// What a call answered that gives nothing.
inline result<void> done(std::int32_t status) {
    return status == KING_OK ? result<void>() : result<void>(Error(static_cast<Status>(status)));
}

/// A length as the library takes it. Nothing of the library is as long as this can tell.
inline std::uint32_t length_of(std::size_t size) noexcept {
    return size < UINT32_MAX ? static_cast<std::uint32_t>(size) : UINT32_MAX;
}
inline std::uint32_t length_of(std::string_view text) noexcept { return length_of(text.size()); }

/// Makes a value of the number or the memory that the library gave.
struct access {
    template <class T, class Raw>
    static constexpr T make(const Raw& raw) {
        return T(raw);
    }
};

/// Makes a value of what a function writes, or the error with that status.
template <class T, class Raw, class Function, class... Arguments>
result<T> make(Function function, Arguments... arguments) {
    if (!abi_matches()) {
        return Error(Status::Version);
    }
    Raw raw{};
    const std::int32_t status = function(arguments..., &raw);
    if (status != KING_OK) {
        return Error(static_cast<Status>(status));
    }
    return access::make<T>(raw);
}

/// Makes a value of a text or of saved bytes, or the error with its byte.
template <class T, class Raw, class Char, class Function>
result<T> read(const Char* data, std::size_t size, Function function) {
    if (!abi_matches()) {
        return Error(Status::Version);
    }
    if (size > UINT32_MAX) {
        return Error(Status::Range);
    }
    Raw raw{};
    std::uint32_t at = 0;
    const std::int32_t status = function(data, static_cast<std::uint32_t>(size), &raw, &at);
    switch (status) {
        case KING_OK: return access::make<T>(raw);
        case KING_E_TEXT:
        case KING_E_BYTES: return Error(static_cast<Status>(status), at);
        default: return Error(static_cast<Status>(status));
    }
}

/// Of a type that is read from text: how. `read` gives the result; KIND is for king_parse_message, or 0.
template <class T>
struct reader;

template <class T, class Raw, auto Parse, std::uint8_t Kind = 0>
struct text_reader {
    static constexpr std::uint8_t KIND = Kind;
    static result<T> read(std::string_view text) { return detail::read<T, Raw>(text.data(), text.size(), Parse); }
};

/// What is wrong with a text: what the library says of this kind of value, where it does, or else the error.
inline std::string parse_message(const Error& error, std::uint8_t kind, std::uint8_t viewer, std::string_view text) {
    const std::string message = kind != 0 && error.status() == Status::Text
                                    ? text_of(king_parse_message, kind, viewer, text.data(), length_of(text))
                                    : std::string();
    return message.empty() ? error.message() : message;
}
}  // namespace detail

/// Reads a text: a card, a set, an action, a deal, house rules, a record, a score sheet, or a name of an enumeration.
/// Read is what to_string() gives, and what the rulebook's page on notation allows besides. Error: Status::Text, with
/// the byte.
///
/// ```
/// auto hand = king::try_parse<king::CardSet>("K762.J.AQ.AKQ654");
/// assert(hand && hand->size() == 13);
/// auto round = king::try_parse<king::Round>("king1 N:KQ.J");
/// assert(!round && round.error().at() == 12u);
/// ```
template <class T>
result<T> try_parse(std::string_view text) {
    return detail::reader<T>::read(text);
}

/// What is wrong with a text that try_parse() cannot read, in an English sentence with the byte; empty when it can.
///
/// ```
/// assert(king::parse_message<king::Round>("king1 N:KQ.J").rfind("byte 12: expected ", 0) == 0);
/// ```
template <class T>
std::string parse_message(std::string_view text) {
    const result<T> read = try_parse<T>(text);
    return read ? std::string() : detail::parse_message(read.error(), detail::reader<T>::KIND, 0, text);
}

#if defined(__cpp_exceptions)
/// What try_parse() reads; throws an Exception when the text cannot be read.
template <class T>
T parse(std::string_view text) {
    const result<T> read = try_parse<T>(text);
    if (!read) {
        throw Exception(read.error(), parse_message<T>(text));
    }
    return *read;
}
#endif

/// A place in a text: its line, and its column in characters, both from 1.
struct LineColumn {
    std::uint32_t line{};
    std::uint32_t column{};

    friend constexpr bool operator==(LineColumn a, LineColumn b) noexcept {
        return a.line == b.line && a.column == b.column;
    }
    friend constexpr bool operator!=(LineColumn a, LineColumn b) noexcept { return !(a == b); }
};

/// Where the byte `at` of a text stands, such as Error::at() of a file; none when the text is not UTF-8.
///
/// ```
/// assert((king::line_column("king-party1 N -\nking1 oops\n", 22) == king::LineColumn{2, 7}));
/// ```
inline std::optional<LineColumn> line_column(std::string_view text, std::uint32_t at) {
    LineColumn place;
    const std::int32_t status =
        king_line_column(text.data(), detail::length_of(text), at, &place.line, &place.column);
    return status == KING_OK ? std::optional<LineColumn>(place) : std::nullopt;
}

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
