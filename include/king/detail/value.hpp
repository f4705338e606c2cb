// Values of king.h whose memory is the library's affair. Not part of the interface, but raw() and the comparisons are.
#ifndef KING_DETAIL_VALUE_HPP
#define KING_DETAIL_VALUE_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>

#include "bits.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

/// A value that is an array of words in C. It is copied like an integer and has nothing to free; equal values are equal
/// memory.
template <class Self, class C>
class Value {
public:
    /// The type of king.h.
    using Raw = C;

    /// The value as the functions of king.h take it.
    const C& raw() const noexcept { return raw_; }

    friend bool operator==(const Self& a, const Self& b) noexcept {
        return std::memcmp(a.raw_.opaque, b.raw_.opaque, sizeof(C)) == 0;
    }
    friend bool operator!=(const Self& a, const Self& b) noexcept { return !(a == b); }
    /// An order for containers that means nothing else.
    friend bool operator<(const Self& a, const Self& b) noexcept {
        return std::memcmp(a.raw_.opaque, b.raw_.opaque, sizeof(C)) < 0;
    }

protected:
    Value() noexcept = default;
    explicit Value(const C& raw) noexcept : raw_(raw) {}

    /// What a function tells of the value.
    template <class Out, class Function, class... Arguments>
    Out get(Function function, Arguments... arguments) const {
        Out out{};
        must(function(&raw_, arguments..., &out));
        return out;
    }
    /// The same where there may be nothing to tell.
    template <class Out, class Function, class... Arguments>
    std::optional<Out> get_any(Function function, Arguments... arguments) const {
        Out out{};
        return must_or_none(function(&raw_, arguments..., &out)) ? std::optional<Out>(out) : std::nullopt;
    }
    /// What a function tells as an array.
    template <class Array, class Function, class... Arguments>
    Array get_array(Function function, Arguments... arguments) const {
        Array out{};
        must(function(&raw_, arguments..., out.data()));
        return out;
    }
    /// The same where there may be nothing to tell.
    template <class Array, class Function, class... Arguments>
    std::optional<Array> get_any_array(Function function, Arguments... arguments) const {
        Array out{};
        return must_or_none(function(&raw_, arguments..., out.data())) ? std::optional<Array>(out) : std::nullopt;
    }
    /// A value that a function makes of this one.
    template <class Other, class Function, class... Arguments>
    Other get_value(Function function, Arguments... arguments) const {
        return access::make<Other>(get<typename Other::Raw>(function, arguments...));
    }

    C raw_{};
};

/// A number that the library gave, as a value; none for none.
template <class T, class Number>
constexpr std::optional<T> to_optional(const std::optional<Number>& number) {
    return number ? std::optional<T>(access::make<T>(*number)) : std::nullopt;
}

/// An enumeration or a number as the library takes it.
template <class T>
constexpr std::uint8_t number_of(T value) noexcept {
    return static_cast<std::uint8_t>(index(value));
}
/// The same where there may be none. What is out of range and has the number of none stays out of range.
template <class T>
constexpr std::uint8_t number_of(const std::optional<T>& value) noexcept {
    const std::uint8_t number = value ? number_of(*value) : std::uint8_t{KING_NOTHING};
    return value && number == KING_NOTHING ? static_cast<std::uint8_t>(KING_NOTHING - 1) : number;
}

/// Why an action is refused, from the functions that tell the reason and the clause; or that these cannot tell.
template <class Reasons, class Clauses, class... Arguments>
result<std::optional<Illegal>> try_why_not(Reasons reasons, Clauses clauses, Arguments... arguments) {
    std::uint8_t reason = 0;
    std::int32_t status = reasons(arguments..., &reason);
    Illegal illegal;
    illegal.reason = static_cast<Reason>(reason);
    if (status == KING_OK && reason != 0) {
        status = clauses(arguments..., illegal.clause.data(), Clause::size(), nullptr);
    }
    if (status != KING_OK) {
        return Error(static_cast<Status>(status));
    }
    return reason == 0 ? std::optional<Illegal>() : std::optional<Illegal>(illegal);
}
/// The same where they can.
template <class Reasons, class Clauses, class... Arguments>
std::optional<Illegal> why_not(Reasons reasons, Clauses clauses, Arguments... arguments) {
    return try_why_not(reasons, clauses, arguments...).value();
}

/// What carrying out an action came to; a refusal has its reason, and its clause from the function that tells it.
template <class Clauses, class C>
result<void> applied(std::int32_t status, std::uint8_t reason, Clauses clauses, const C& raw, std::uint8_t code) {
    if (status != KING_E_ILLEGAL) {
        return done(status);
    }
    Illegal illegal;
    illegal.reason = static_cast<Reason>(reason);
    static_cast<void>(clauses(&raw, code, illegal.clause.data(), Clause::size(), nullptr));  // left empty when it has none
    return Error(illegal);
}

#if defined(__cpp_exceptions)
/// Throws what was not done; of a refusal it tells the sentence and the clause.
inline void check(const result<void>& applied, const std::string& message) {
    const Error& error = applied.error();
    if (error.reason() && !message.empty()) {
        throw Exception(error, message + " (" + std::string(error.clause()) + ")");
    }
    applied.value();
}
#endif

/// The bytes that a function saves.
template <class Bytes, class Function, class C>
Bytes to_bytes(Function function, const C& raw) {
    Bytes bytes{};
    must(function(&raw, bytes.data(), static_cast<std::uint32_t>(bytes.size())));
    return bytes;
}

/// Hashes a value by its memory.
template <class T>
struct HashValue {
    std::size_t operator()(const T& value) const noexcept {
        return hash_words(value.raw().opaque, sizeof(value.raw().opaque) / sizeof(std::uint64_t));
    }
};

/// Loads saved bytes: an array of one-byte items, or anything with data() and size().
template <class T, class Raw, class Bytes, class Function>
result<T> read_bytes(const Bytes& bytes, Function function) {
    static_assert(sizeof(*std::data(bytes)) == 1, "saved values are bytes");
    return read<T, Raw>(reinterpret_cast<const std::uint8_t*>(std::data(bytes)), std::size(bytes), function);
}

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
