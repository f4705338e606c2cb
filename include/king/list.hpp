/// @file
/// A list of bounded length that needs no heap.
#ifndef KING_LIST_HPP
#define KING_LIST_HPP

#include <array>
#include <cstddef>

#include "detail/mode.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// A list of at most N items, which stand in it.
template <class T, std::size_t N>
class list {
public:
    using value_type = T;
    using const_iterator = const T*;
    using iterator = const_iterator;

    constexpr list() noexcept = default;

    /// How many items there are.
    constexpr std::size_t size() const noexcept { return size_; }
    /// Whether there is none.
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr const T* begin() const noexcept { return items_.data(); }
    constexpr const T* end() const noexcept { return items_.data() + size_; }
    constexpr const T* data() const noexcept { return items_.data(); }
    /// Item number i, which must be there.
    constexpr const T& operator[](std::size_t i) const noexcept { return items_[i]; }
    /// The first item, which must be there.
    constexpr const T& front() const noexcept { return items_[0]; }
    /// The last item, which must be there.
    constexpr const T& back() const noexcept { return items_[size_ - 1]; }

    /// Adds an item; nothing happens when there is no room.
    constexpr void push_back(const T& item) noexcept {
        if (size_ < N) {
            items_[size_] = item;
            ++size_;
        }
    }

    friend constexpr bool operator==(const list& a, const list& b) {
        if (a.size_ != b.size_) {
            return false;
        }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) {
                return false;
            }
        }
        return true;
    }
    friend constexpr bool operator!=(const list& a, const list& b) { return !(a == b); }

private:
    std::array<T, N> items_{};
    std::size_t size_ = 0;
};

}  // namespace KING_HPP_MODE
}  // namespace king

#endif
