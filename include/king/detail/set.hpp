// Sets as masks, and values that are one number. Not part of the interface, but their members are those of the classes.
#ifndef KING_DETAIL_SET_HPP
#define KING_DETAIL_SET_HPP

#include <initializer_list>
#include <iterator>

#include "../text.hpp"

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

/// A value that is a number below COUNT, in one byte.
template <class Self, std::size_t N>
class Number : Ordered<Self> {
public:
    /// How many of them there are.
    static constexpr std::size_t COUNT = N;

    /// The number of a value, as index() of an enumeration.
    friend constexpr std::size_t index(Self value) noexcept { return value.number_; }
    friend constexpr bool operator==(Self a, Self b) noexcept { return a.number_ == b.number_; }
    /// The order of the numbers.
    friend constexpr bool operator<(Self a, Self b) noexcept { return a.number_ < b.number_; }

protected:
    friend struct access;
    constexpr Number() noexcept = default;
    constexpr explicit Number(std::size_t number) noexcept : number_(static_cast<std::uint8_t>(number)) {}

    static constexpr std::optional<Self> of(std::size_t number) noexcept {
        return number < COUNT ? std::optional<Self>(access::make<Self>(static_cast<std::uint8_t>(number)))
                              : std::nullopt;
    }
    constexpr std::uint8_t argument() const noexcept { return number_; }
    std::size_t hash() const noexcept { return number_; }

    std::uint8_t number_ = 0;
};

/// Goes through the values of a set in the order of their numbers. The set may be changed meanwhile.
template <class Value, class Words>
class SetIterator : Equal<SetIterator<Value, Words>> {
public:
    using iterator_category = std::input_iterator_tag;  // as it returns values, not references
    using iterator_concept = std::forward_iterator_tag;
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Value;

    constexpr SetIterator() noexcept = default;
    constexpr explicit SetIterator(const Words& left) noexcept : left_(left) {}

    constexpr Value operator*() const noexcept {
        const std::size_t word = first();
        return access::make<Value>(static_cast<std::uint8_t>(64 * word + lowest_bit(left_[word])));
    }
    constexpr SetIterator& operator++() noexcept {
        std::uint64_t& word = left_[first()];
        word &= word - 1;
        return *this;
    }
    constexpr SetIterator operator++(int) noexcept {
        SetIterator before = *this;
        ++*this;
        return before;
    }

    friend constexpr bool operator==(const SetIterator& a, const SetIterator& b) noexcept {
        for (std::size_t i = 0; i < a.left_.size(); ++i) {
            if (a.left_[i] != b.left_[i]) {
                return false;
            }
        }
        return true;
    }

private:
    /// The first word that has a bit left; there must be one.
    constexpr std::size_t first() const noexcept {
        std::size_t word = 0;
        while (word + 1 < left_.size() && left_[word] == 0) {
            ++word;
        }
        return word;
    }

    Words left_{};
};

/// A set of values that have numbers below COUNT, as a mask: bit = number. `Self` is the type that is made of it,
/// `Bits` the mask as the library has it: a number, or words with the low one first. No other bit is ever set. A number
/// cast to an enumeration that has no such value is refused: StatusCode::Range.
template <class Self, class Value, std::size_t COUNT, class Bits>
class Set : Ordered<Self> {
    static constexpr std::size_t WORDS = (COUNT + 63) / 64;
    static constexpr std::uint64_t LAST = ~std::uint64_t{0} >> (64 * WORDS - COUNT);
    using Words = std::array<std::uint64_t, WORDS>;
    /// A mask that comes in: no number is cut to one.
    using Wide = std::conditional_t<WORDS == 1, std::uint64_t, Bits>;

public:
    using value_type = Value;
    using const_iterator = SetIterator<Value, Words>;
    using iterator = const_iterator;

    /// The empty set.
    constexpr Set() noexcept = default;
    /// The set of these values.
    constexpr Set(std::initializer_list<Value> values) {
        for (Value value : values) {
            insert(value);
        }
    }
    /// The set of that mask; none when a bit stands for nothing.
    static constexpr std::optional<Self> from_bits(Wide bits) noexcept {
        const Words words = words_of(bits);
        return words[WORDS - 1] <= LAST ? std::optional<Self>(make(words)) : std::nullopt;
    }

    /// The set as a mask.
    constexpr Bits bits() const noexcept {
        if constexpr (WORDS == 1) {
            return static_cast<Bits>(words_[0]);
        } else {
            return words_;
        }
    }
    /// How many values are in it.
    constexpr std::size_t size() const noexcept {
        std::size_t size = 0;
        for (std::uint64_t word : words_) {
            size += count_bits(word);
        }
        return size;
    }
    /// Whether none is in it.
    constexpr bool empty() const noexcept { return begin() == end(); }
    /// Whether that value is in it.
    constexpr bool contains(Value value) const {
        const std::size_t number = below(index(value), COUNT);
        return (words_[number / 64] >> number % 64 & 1) != 0;
    }
    /// Whether all of it is in the other set.
    constexpr bool is_subset(Self other) const noexcept { return (self() - other).empty(); }
    /// Whether the two sets have a value in common.
    constexpr bool meets(Self other) const noexcept { return !(self() & other).empty(); }
    /// The value of the lowest number.
    constexpr std::optional<Value> first() const noexcept {
        return empty() ? std::nullopt : std::optional<Value>(*begin());
    }

    /// Adds a value.
    constexpr void insert(Value value) {
        const std::size_t number = below(index(value), COUNT);
        words_[number / 64] |= std::uint64_t{1} << number % 64;
    }
    /// Takes a value out.
    constexpr void remove(Value value) {
        const std::size_t number = below(index(value), COUNT);
        words_[number / 64] &= ~(std::uint64_t{1} << number % 64);
    }
    /// This set with the value added.
    constexpr Self with(Value value) const {
        Self set = self();
        set.insert(value);
        return set;
    }
    /// This set with the value taken out.
    constexpr Self without(Value value) const {
        Self set = self();
        set.remove(value);
        return set;
    }

    /// The values in the order of their numbers.
    constexpr const_iterator begin() const noexcept { return const_iterator(words_); }
    constexpr const_iterator end() const noexcept { return const_iterator(); }

    friend constexpr Self operator~(Self a) noexcept {
        for (std::uint64_t& word : a.words_) {
            word = ~word;
        }
        a.words_[WORDS - 1] &= LAST;
        return a;
    }
    friend constexpr Self operator|(Self a, Self b) noexcept { return a |= b; }
    friend constexpr Self operator&(Self a, Self b) noexcept { return a &= b; }
    /// What is in a and not in b.
    friend constexpr Self operator-(Self a, Self b) noexcept { return a -= b; }
    /// What is in one of the two and not in both.
    friend constexpr Self operator^(Self a, Self b) noexcept { return a ^= b; }
    friend constexpr Self& operator|=(Self& a, Self b) noexcept {
        for (std::size_t i = 0; i < WORDS; ++i) {
            a.words_[i] |= b.words_[i];
        }
        return a;
    }
    friend constexpr Self& operator&=(Self& a, Self b) noexcept {
        for (std::size_t i = 0; i < WORDS; ++i) {
            a.words_[i] &= b.words_[i];
        }
        return a;
    }
    friend constexpr Self& operator-=(Self& a, Self b) noexcept {
        for (std::size_t i = 0; i < WORDS; ++i) {
            a.words_[i] &= ~b.words_[i];
        }
        return a;
    }

    friend constexpr Self& operator^=(Self& a, Self b) noexcept {
        for (std::size_t i = 0; i < WORDS; ++i) {
            a.words_[i] ^= b.words_[i];
        }
        return a;
    }

    friend constexpr bool operator==(Self a, Self b) noexcept { return a.begin() == b.begin(); }
    /// The order of the masks as numbers.
    friend constexpr bool operator<(Self a, Self b) noexcept {
        for (std::size_t i = WORDS; i-- > 0;) {
            if (a.words_[i] != b.words_[i]) {
                return a.words_[i] < b.words_[i];
            }
        }
        return false;
    }

protected:
    friend struct access;
    /// Bits that stand for nothing are left out.
    constexpr explicit Set(Bits bits) noexcept : words_(words_of(bits)) { words_[WORDS - 1] &= LAST; }

    constexpr const Self& self() const noexcept { return static_cast<const Self&>(*this); }
    static constexpr Words words_of(Wide bits) noexcept {
        if constexpr (WORDS == 1) {
            return {{bits}};
        } else {
            return bits;
        }
    }
    static constexpr Self make(const Words& words) noexcept {
        Self set;
        set.words_ = words;
        return set;
    }
    constexpr auto argument() const noexcept { return bits(); }
    std::size_t hash() const noexcept { return hash_words(words_.data(), WORDS); }

    Words words_{};
};

/// The texts of the values of a set, separated by spaces.
template <class Set>
std::string listed(const Set& set) {
    std::string text;
    for (auto value : set) {
        text += (text.empty() ? "" : " ") + to_string(value);
    }
    return text;
}

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
