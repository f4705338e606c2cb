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
/// memory. An empty one is what its default constructor makes: zeroed memory, in which there is no value yet.
template <class Self, class C>
class Value : Ordered<Self> {
public:
    /// The type of king.h.
    using Raw = C;

    /// The value as the functions of king.h take it.
    const C& raw() const noexcept { return raw_; }
    /// Whether there is no value in it yet, as in an array, or a member, that is to be filled.
    bool is_empty() const noexcept { return raw_.opaque[0] == 0; }

    friend bool operator==(const Self& a, const Self& b) noexcept { return compare(a, b) == 0; }
    /// An order for containers that means nothing else.
    friend bool operator<(const Self& a, const Self& b) noexcept { return compare(a, b) < 0; }

protected:
    friend struct access;
    constexpr Value() noexcept : raw_{} {}
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
    bool is_empty() const noexcept { return raw.opaque[0] == 0; }

    C raw;
};

/// A value that is asked through its table, of type T in C: a table, or what `traits<Self>::table` returns one of.
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

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
