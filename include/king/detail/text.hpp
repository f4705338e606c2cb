// How a text comes out of the library. Not part of the interface.
#ifndef KING_DETAIL_TEXT_HPP
#define KING_DETAIL_TEXT_HPP

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

#include "../../king.h"
#include "mode.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace detail {

/// A short text that needs no heap.
template <std::size_t N>
class ShortText {
public:
    ShortText() noexcept = default;

    std::string_view view() const noexcept { return std::string_view(text_); }
    operator std::string_view() const noexcept { return view(); }
    bool empty() const noexcept { return text_[0] == '\0'; }

    friend bool operator==(const ShortText& a, const ShortText& b) noexcept { return a.view() == b.view(); }
    friend bool operator!=(const ShortText& a, const ShortText& b) noexcept { return a.view() != b.view(); }

    friend bool operator==(const ShortText& a, std::string_view b) noexcept { return a.view() == b; }
    friend bool operator!=(const ShortText& a, std::string_view b) noexcept { return a.view() != b; }
    friend std::ostream& operator<<(std::ostream& out, const ShortText& text) { return out << text.view(); }

    char* data() noexcept { return text_; }
    static constexpr std::uint32_t size() noexcept { return N; }

private:
    char text_[N] = {};
};

/// The text that a function of the library writes; its last three parameters are buffer, size and length. Empty when
/// the function has none to give.
template <class Function, class... Arguments>
std::string text_of(Function function, Arguments... arguments) {
    char buffer[256];
    std::uint32_t length = 0;
    if (function(arguments..., buffer, static_cast<std::uint32_t>(sizeof buffer), &length) == KING_OK) {
        return std::string(buffer, length);
    }
    std::string text(length, '\0');  // a record; or empty, with the next call failing as the first
    if (length == 0 || function(arguments..., &text[0], length + 1, nullptr) != KING_OK) {
        return std::string();
    }
    return text;
}

}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

#endif
