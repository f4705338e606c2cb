// Comparisons that follow from others, and hashes. Not part of the interface, but the operators are.
#ifndef KING_DETAIL_ORDER_HPP
#define KING_DETAIL_ORDER_HPP

#include <cstddef>
#include <cstdint>

#include "mode.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

/// What follows from ==.
template <class Self>
struct Equal {
    friend constexpr bool operator!=(const Self& a, const Self& b) noexcept { return !(a == b); }
};

/// What follows from == and <.
template <class Self>
struct Ordered : Equal<Self> {
    friend constexpr bool operator>(const Self& a, const Self& b) noexcept { return b < a; }
    friend constexpr bool operator<=(const Self& a, const Self& b) noexcept { return !(b < a); }
    friend constexpr bool operator>=(const Self& a, const Self& b) noexcept { return !(a < b); }
};

/// Hashes words of memory (FNV-1a, a word at a time, with a last mixing).
inline std::size_t hash_words(const std::uint64_t* words, std::size_t count) noexcept {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (std::size_t i = 0; i < count; ++i) {
        hash = (hash ^ words[i]) * 0x100000001b3;
        hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
}

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
