// Sets as masks. Not part of the interface, but its members are those of the sets.
#ifndef KING_DETAIL_BITS_HPP
#define KING_DETAIL_BITS_HPP

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <type_traits>

#include "../result.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

/// How many bits are set.
constexpr unsigned count_bits(std::uint64_t bits) noexcept {
#if defined(__GNUC__)
    return static_cast<unsigned>(__builtin_popcountll(bits));
#else
    unsigned count = 0;
    for (; bits != 0; bits &= bits - 1) {
        ++count;
    }
    return count;
#endif
}

/// The number of the lowest bit; there must be one.
constexpr unsigned lowest_bit(std::uint64_t bits) noexcept {
#if defined(__GNUC__)
    return static_cast<unsigned>(__builtin_ctzll(bits));
#else
    return count_bits(~bits & (bits - 1));
#endif
}

/// The number of the highest bit; there must be one.
constexpr unsigned highest_bit(std::uint64_t bits) noexcept {
#if defined(__GNUC__)
    return 63 - static_cast<unsigned>(__builtin_clzll(bits));
#else
    unsigned number = 0;
    while (bits >>= 1) {
        ++number;
    }
    return number;
#endif
}

/// Goes through the values of a set in the order of their numbers. The set may be changed meanwhile.
template <class Value, class Word>
class BitIterator {
public:
    using iterator_category = std::input_iterator_tag;  // as it gives values, not references
#if __cplusplus >= 202002L
    using iterator_concept = std::forward_iterator_tag;
#endif
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Value;

    constexpr BitIterator() noexcept = default;
    constexpr explicit BitIterator(Word left) noexcept : left_(left) {}

    constexpr Value operator*() const noexcept {
        return access::make<Value>(static_cast<std::uint8_t>(lowest_bit(left_)));
    }
    constexpr BitIterator& operator++() noexcept {
        left_ = static_cast<Word>(left_ & (left_ - 1u));
        return *this;
    }
    constexpr BitIterator operator++(int) noexcept {
        BitIterator before = *this;
        ++*this;
        return before;
    }

    friend constexpr bool operator==(BitIterator a, BitIterator b) noexcept { return a.left_ == b.left_; }
    friend constexpr bool operator!=(BitIterator a, BitIterator b) noexcept { return a.left_ != b.left_; }

private:
    Word left_{};
};

/// A set of values that have numbers, as a mask: bit = number. `Set` is the type that is made of it; `All` are the bits
/// that stand for something, and no others are ever set. A number cast to an enumeration that has no such value is
/// refused: Status::Range.
template <class Set, class Value, class Word, Word All>
class BitSet {
public:
    using value_type = Value;
    using const_iterator = BitIterator<Value, Word>;
    using iterator = const_iterator;

    /// The empty set.
    constexpr BitSet() noexcept = default;
    /// The set of these values.
    constexpr BitSet(std::initializer_list<Value> values) {
        for (Value value : values) {
            bits_ = static_cast<Word>(bits_ | bit(value));
        }
    }

    /// The set of that mask; none when a bit stands for nothing.
    static constexpr std::optional<Set> from_bits(Word bits) noexcept {
        return (bits & ~All) == 0 ? std::optional<Set>(from_bits_truncate(bits)) : std::nullopt;
    }
    /// The set of that mask, bits that stand for nothing left out.
    static constexpr Set from_bits_truncate(Word bits) noexcept {
        Set set;
        set.bits_ = static_cast<Word>(bits & All);
        return set;
    }

    /// The set as a mask.
    constexpr Word bits() const noexcept { return bits_; }
    /// How many values are in it.
    constexpr std::size_t size() const noexcept { return count_bits(bits_); }
    /// Whether none is in it.
    constexpr bool empty() const noexcept { return bits_ == 0; }
    /// Whether that value is in it.
    constexpr bool contains(Value value) const { return (bits_ & bit(value)) != 0; }
    /// Whether all of it is in the other set.
    constexpr bool is_subset(Set other) const noexcept { return (bits_ & ~other.bits_) == 0; }
    /// Whether the two sets have a value in common.
    constexpr bool meets(Set other) const noexcept { return (bits_ & other.bits_) != 0; }

    /// This set with the value added.
    constexpr Set with(Value value) const { return from_bits_truncate(static_cast<Word>(bits_ | bit(value))); }
    /// This set with the value taken out.
    constexpr Set without(Value value) const {
        return from_bits_truncate(static_cast<Word>(bits_ & ~bit(value)));
    }
    /// Adds a value.
    constexpr void insert(Value value) { bits_ = with(value).bits_; }
    /// Takes a value out.
    constexpr void remove(Value value) { bits_ = without(value).bits_; }

    /// The values in the order of their numbers.
    constexpr const_iterator begin() const noexcept { return const_iterator(bits_); }
    constexpr const_iterator end() const noexcept { return const_iterator(); }

    friend constexpr Set operator|(Set a, Set b) noexcept {
        return from_bits_truncate(static_cast<Word>(a.bits_ | b.bits_));
    }
    friend constexpr Set operator&(Set a, Set b) noexcept {
        return from_bits_truncate(static_cast<Word>(a.bits_ & b.bits_));
    }
    friend constexpr Set operator^(Set a, Set b) noexcept {
        return from_bits_truncate(static_cast<Word>(a.bits_ ^ b.bits_));
    }
    /// What is in a and not in b.
    friend constexpr Set operator-(Set a, Set b) noexcept {
        return from_bits_truncate(static_cast<Word>(a.bits_ & ~b.bits_));
    }
    /// All values that are not in it.
    friend constexpr Set operator~(Set a) noexcept { return from_bits_truncate(static_cast<Word>(~a.bits_)); }
    friend constexpr Set& operator|=(Set& a, Set b) noexcept { return a = a | b; }
    friend constexpr Set& operator&=(Set& a, Set b) noexcept { return a = a & b; }
    friend constexpr Set& operator^=(Set& a, Set b) noexcept { return a = a ^ b; }
    friend constexpr Set& operator-=(Set& a, Set b) noexcept { return a = a - b; }

    friend constexpr bool operator==(Set a, Set b) noexcept { return a.bits_ == b.bits_; }
    friend constexpr bool operator!=(Set a, Set b) noexcept { return a.bits_ != b.bits_; }
    /// An order for containers: that of the masks.
    friend constexpr bool operator<(Set a, Set b) noexcept { return a.bits_ < b.bits_; }

private:
    static constexpr Word bit(Value value) {
        return static_cast<Word>(std::uint64_t{1} << below(index(value), count_bits(All)));
    }

    Word bits_{};
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

/// Hashes what has `bits()`.
template <class Set>
struct HashBits {
    std::size_t operator()(const Set& set) const noexcept { return std::hash<std::uint64_t>()(set.bits()); }
};

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
