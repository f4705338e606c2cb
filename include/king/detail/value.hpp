// Values of king.h whose memory is the library's affair. Not part of the interface, but raw() and the comparisons are.
#ifndef KING_DETAIL_VALUE_HPP
#define KING_DETAIL_VALUE_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>

#include "set.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

/// A value that is an array of words in C. It is copied like an integer and has nothing to free; equal values are equal
/// memory.
template <class Self, class C>
class Value : Ordered<Self> {
public:
    /// The type of king.h.
    using Raw = C;

    /// The value as the functions of king.h take it.
    const C& raw() const noexcept { return raw_; }

    friend bool operator==(const Self& a, const Self& b) noexcept { return compare(a, b) == 0; }
    /// An order for containers that means nothing else.
    friend bool operator<(const Self& a, const Self& b) noexcept { return compare(a, b) < 0; }

protected:
    friend struct access;
    explicit Value(const C& raw) noexcept : raw_(raw) {}

    static int compare(const Value& a, const Value& b) noexcept { return std::memcmp(&a.raw_, &b.raw_, sizeof(C)); }
    const C* argument() const noexcept { return &raw_; }
    std::size_t hash() const noexcept { return hash_words(raw_.opaque, sizeof(C) / sizeof(std::uint64_t)); }

    C raw_;
};

/// A copy of what is asked.
template <class C>
struct Copy {
    const C* argument() const noexcept { return &raw; }

    C raw;
};

/// A value that is asked through its table, of type T in C: a table, or what `traits<Self>::table` gives one of.
template <class Self, class C, class T>
class OnTable : public Value<Self, C> {
protected:
    using Value<Self, C>::Value;

    auto asked() const {
        if constexpr (std::is_same_v<C, T>) {
            return &this->raw_;
        } else {
            return Copy<T>{ask<T>(traits<Self>::table, &this->raw_)};
        }
    }
};

/// Why an action is refused, from the functions that tell the reason and the clause; or that these cannot tell.
template <class Reasons, class Clauses, class... Arguments>
result<std::optional<Error>> try_why_not(Reasons reasons, Clauses clauses, const Arguments&... arguments) {
    std::uint8_t reason = 0;
    const std::int32_t status = call(reasons, arguments..., &reason);
    if (status != KING_OK) {
        return Error(static_cast<Status>(status));
    }
    return reason == 0 ? std::optional<Error>() : Error(static_cast<Reason>(reason), text(clauses, arguments...));
}
/// The same where they can.
template <class Reasons, class Clauses, class... Arguments>
std::optional<Error> why_not(Reasons reasons, Clauses clauses, const Arguments&... arguments) {
    return try_why_not(reasons, clauses, arguments...).value();
}

/// Carries out an action by a function; a refusal has its clause from the function that tells it.
template <class Function, class Clauses, class C, class Action, class... More>
result<void> apply(Function function, Clauses clauses, C& raw, Action action, const More&... more) {
    std::uint8_t reason = 0;
    const std::int32_t status = call(function, &raw, action, more..., &reason);
    return status != KING_E_ILLEGAL ? done(status) : Error(static_cast<Reason>(reason), text(clauses, &raw, action));
}

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
