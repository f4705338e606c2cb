/* A stand-in for as much of Unreal Engine as examples/unreal names, whose headers are not to be had: written for the
 * test, from what its documentation says. Macros stand before every other header, as the engine's own do. */
#pragma once

/* The headers of the C++ library that anything here needs: they do not bear the macros of other engines. */
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <optional>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/* Those that the example uses mean what they mean in Unreal; all others may not be met. */
#include "../macros.h"
#undef TEXT
#undef UCLASS
#undef UENUM
#undef UFUNCTION
#undef GENERATED_BODY
#define TEXT(text) u##text
#define UCLASS(...)
#define UENUM(...)
#define UFUNCTION(...)
#define GENERATED_BODY()
#define KINGRULES_API
#define THIRD_PARTY_INCLUDES_START
#define THIRD_PARTY_INCLUDES_END

using int32 = std::int32_t;
using int64 = std::int64_t;
using uint8 = std::uint8_t;
using uint64 = std::uint64_t;
using TCHAR = char16_t;

/* Between UTF-8 and what the engine has, of no character outside of the plane that has 16 bits. */
inline std::u16string stand_in_from_utf8(const char* text) {
    std::u16string result;
    for (const auto* byte = reinterpret_cast<const unsigned char*>(text); *byte != 0; byte++) {
        unsigned character = *byte;
        if (character >= 0xE0) {
            character = (character & 0x0FU) << 12 | (byte[1] & 0x3FU) << 6 | (byte[2] & 0x3FU);
            byte += 2;
        } else if (character >= 0xC0) {
            character = (character & 0x1FU) << 6 | (byte[1] & 0x3FU);
            byte += 1;
        }
        result += static_cast<char16_t>(character);
    }
    return result;
}
inline std::string stand_in_to_utf8(const TCHAR* text) {
    std::string result;
    for (; *text != 0; text++) {
        const unsigned character = *text;
        if (character < 0x80) {
            result += static_cast<char>(character);
        } else if (character < 0x800) {
            result += static_cast<char>(0xC0 | character >> 6);
            result += static_cast<char>(0x80 | (character & 0x3F));
        } else {
            result += static_cast<char>(0xE0 | character >> 12);
            result += static_cast<char>(0x80 | (character >> 6 & 0x3F));
            result += static_cast<char>(0x80 | (character & 0x3F));
        }
    }
    return result;
}
#define UTF8_TO_TCHAR(text) (stand_in_from_utf8(text).c_str())
#define TCHAR_TO_UTF8(text) (stand_in_to_utf8(text).c_str())

class FString {
public:
    FString() = default;
    explicit FString(const TCHAR* text) : text_(text) {}
    const TCHAR* operator*() const { return text_.c_str(); }
    bool IsEmpty() const { return text_.empty(); }
    bool operator==(const FString& other) const { return text_ == other.text_; }

private:
    std::u16string text_;
};

template <class T>
class TArray {
public:
    void Add(const T& item) { items_.push_back(item); }
    int32 Num() const { return static_cast<int32>(items_.size()); }
    const T& operator[](int32 i) const { return items_.at(static_cast<std::size_t>(i)); }
    bool Contains(const T& item) const {
        for (const T& one : items_) {
            if (one == item) {
                return true;
            }
        }
        return false;
    }

private:
    std::vector<T> items_;
};
