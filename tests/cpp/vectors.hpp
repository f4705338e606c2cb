// Reading the fields of a vector. A field that is not what it should be is a fault of the vector and ends the program.
#ifndef KING_VECTORS_HPP
#define KING_VECTORS_HPP

#include <vector>

#include <king.hpp>

#include "json.hpp"
#include "test.hpp"

/// A text, read as what is wanted.
template <class T>
T parsed(Json value) {
    const auto text = value.get<std::string>();
    const king::result<T> read = king::try_parse<T>(text);
    if (!read) {
        std::cout << test::state().name << ": " << text << ": " << read.error() << '\n';
        std::exit(2);
    }
    return *read;
}

template <class Number, std::size_t N>
std::array<Number, N> numbers(Json value) {
    return value.get<std::array<Number, N>>();
}

/// A set of what the texts of an array are.
template <class Set>
Set set_of(Json value) {
    Set set;
    for (Json text : value) {
        set.insert(parsed<typename Set::value_type>(text));
    }
    return set;
}

/// Reads a file line by line, which must have these rounds.
template <class File, class Rounds>
File read_file(const std::string& text, const Rounds& rounds) {
    File file;
    std::istringstream lines(text);
    std::string line;
    auto next = rounds.begin();
    while (std::getline(lines, line)) {
        const auto round = file.try_read_line(line).value();
        CHECK(!round || (next != rounds.end() && *round == *next++));
    }
    CHECK(next == rounds.end());
    return file;
}

/// A mask in hex as two words, the low one first.
inline std::array<std::uint64_t, 2> mask(const std::string& hex) {
    const std::size_t low = hex.size() > 16 ? hex.size() - 16 : 0;
    const std::string high = hex.substr(0, low);
    return {{std::strtoull(hex.c_str() + low, nullptr, 16), high.empty() ? 0 : std::strtoull(high.c_str(), nullptr, 16)}};
}

king::Round play_king(Json vector);
void play_party(Json vector);
king::balayi::Round play_balayi(Json vector);
void play_match(Json vector);

#endif
