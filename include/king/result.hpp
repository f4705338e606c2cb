/// @file
/// king::result, which holds a value or an error.
#ifndef KING_RESULT_HPP
#define KING_RESULT_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "error.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Whether the library that this program runs with serves the header: of the same major version of the interface, and
/// no lesser minor one. What reads a text asks, and so does what makes house rules, duties, a round, table, view,
/// sheet, party or match. Cards, tricks, deals, packs and seeds do not ask: a program that begins with those asks at
/// its start.
inline bool abi_matches() noexcept { return king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) == KING_OK; }

/// The version of the library, such as `0.1.0`.
inline std::string version() { return detail::text(king_version); }

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

    result(T value) : value_(std::move(value)) {}
    result(const Error& error) : error_(error) {}

    /// Whether there is a value.
    bool has_value() const noexcept { return value_.has_value(); }
    explicit operator bool() const noexcept { return has_value(); }

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
    Error error_{StatusCode::Ok};
};

/// The same of what returns no value: whether it was done.
template <>
class [[nodiscard]] result<void> {
public:
    using value_type = void;

    result() noexcept = default;
    result(const Error& error) noexcept : error_(error) {}

    bool has_value() const noexcept { return error_.status() == StatusCode::Ok; }
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
    Error error_{StatusCode::Ok};
};

namespace detail {

/// A number that must be below a bound, which a number cast to an enumeration need not be.
constexpr std::size_t below(std::size_t number, std::size_t bound) {
    return number < bound ? number : (fail(Error(StatusCode::Range)), bound);
}

/// The answer of a call that can only fail when the value has been overwritten by foreign memory, when a number was
/// cast to an enumeration that has no such value, or when header and library are of different versions.
inline void must(std::int32_t status) {
    if (status != KING_OK) {
        fail(Error(static_cast<StatusCode>(status)));
    }
}

/// Whether a call failed since it asked an empty value.
template <class... Arguments>
constexpr bool asked_blank(std::int32_t status, const Arguments&... arguments) noexcept {
    return status == KING_E_VALUE && (is_blank(arguments) || ...);
}

template <class T, class = void>
struct has_nothing : std::false_type {};
template <class T>
struct has_nothing<T, std::void_t<decltype(traits<T>::NOTHING)>> : std::true_type {};

/// What an empty value answers.
template <class T>
T nothing() {
    if constexpr (has_nothing<T>::value) {
        return traits<T>::NOTHING;
    } else {
        return T{};
    }
}

/// What a function writes to its last parameter. It can only fail as must() does.
template <class T, class... Parameters, class... Arguments>
T ask(std::int32_t (*function)(Parameters...), const Arguments&... arguments) {
    Output<T, written_by<0, Parameters...>> output;
    const std::int32_t status = call(function, arguments..., output.pointer());
    if (asked_blank(status, arguments...)) {
        return nothing<T>();
    }
    must(status);
    return output.value();
}
/// The same where there may be no answer.
template <class T, class... Parameters, class... Arguments>
std::optional<T> ask_any(std::int32_t (*function)(Parameters...), const Arguments&... arguments) {
    Output<T, written_by<0, Parameters...>> output;
    const std::int32_t status = call(function, arguments..., output.pointer());
    if (status == KING_NONE || asked_blank(status, arguments...)) {
        return std::nullopt;
    }
    must(status);
    return output.value();
}
/// Why an action or a card is refused; none when it is not. In an empty value everything is.
template <class... Parameters, class... Arguments>
std::optional<Error> refusal(std::int32_t (*function)(Parameters...), const Arguments&... arguments) {
    king_error error{};
    const std::int32_t status = call(function, arguments..., &error);
    if (asked_blank(status, arguments...)) {
        return Error(StatusCode::Value);
    }
    if (status == KING_NONE) {
        return std::nullopt;
    }
    must(status);
    return access::make<Error>(error);
}

/// What a function returns, or changes when it returns nothing; or the error, as the function describes it if it does.
template <class T, class... Parameters, class... Arguments>
result<T> attempt(std::int32_t (*function)(Parameters...), const Arguments&... arguments) {
    king_error error{};
    if constexpr (std::is_void_v<T>) {
        const std::int32_t status = call(&error, function, arguments...);
        return status == KING_OK ? result<T>() : result<T>(Error(static_cast<StatusCode>(status), error));
    } else {
        Output<T, written_by<explains<Parameters...>, Parameters...>> output;
        const std::int32_t status = call(&error, function, arguments..., output.pointer());
        return status == KING_OK ? result<T>(output.value()) : result<T>(Error(static_cast<StatusCode>(status), error));
    }
}

/// The same for what makes the first value of all, which may be of another library than the header.
template <class T, class Function, class... Arguments>
result<T> create(Function function, const Arguments&... arguments) {
    return abi_matches() ? attempt<T>(function, arguments...) : result<T>(Error(StatusCode::Version));
}

/// Reads a value. What a function needs besides the text stands before it.
template <class T, class Function, class... Arguments>
result<T> read(Function function, std::string_view text, const Arguments&... arguments) {
    return create<T>(function, arguments..., text.data(), length_of(text.size()));
}

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
