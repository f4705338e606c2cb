// What is read besides the one form that is written: the tables of the notation, tried over the readers of king.hpp.
#include <functional>
#include <map>
#include <vector>

#include <king.hpp>
#include "test.hpp"

namespace {

using Reader = std::function<std::string(const std::string&)>;

/// What is printed of a text that is read; nothing when it is refused.
template <class T>
std::string printed(const std::string& text) {
    const auto read = king::try_parse<T>(text);
    return read ? test::shown(read.value()) : std::string();
}

const std::map<std::string, Reader> readers = {
    {"suit", printed<king::Suit>},
    {"rank", printed<king::Rank>},
    {"card", printed<king::Card>},
    {"language", printed<king::Lang>},
    {"hand", printed<king::CardSet>},
    {"seat", printed<king::Seat>},
    {"seats", printed<king::SeatSet>},
    {"contract kind", printed<king::ContractKind>},
    {"contract", printed<king::Contract>},
    {"action", printed<king::Action>},
    {"doubles", printed<king::Doubles>},
    {"denomination", printed<king::balayi::Denomination>},
    {"balayi action", printed<king::balayi::Action>},
};

const std::string hands = "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32";

const std::vector<std::pair<Reader, std::string>> lines = {
    {printed<king::ContractSet>, "rifki,koz"},
    {printed<king::HouseRules>, "koz_void=must_trump"},
    {printed<king::Round>, "king1 " + hands + " S all - el_almaz iyi kontur:S iyi iyi HA H8"},
    {printed<king::Table>, "king1 N:? ? ? ? S all - el_almaz iyi"},
    {printed<king::Party>, "king-sheet1 N - kiz_almaz/E>N/10,10,10,10"},
    {printed<king::balayi::Match>, "balayi-sheet1 0 S/11,15"},
};

/// A cell with its escapes as the characters that they stand for.
std::string unescaped(const std::string& cell) {
    std::string plain;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (cell[i] != '\\') {
            plain += cell[i];
        } else if (cell[++i] != 'u') {
            plain += cell[i] == 'r' ? '\r' : cell[i] == 'n' ? '\n' : '\t';
        } else {
            const unsigned long code = std::stoul(cell.substr(i + 2), nullptr, 16);
            if (code < 0x800) {
                plain += static_cast<char>(0xc0 | code >> 6);
            } else {
                plain += static_cast<char>(0xe0 | code >> 12);
                plain += static_cast<char>(0x80 | (code >> 6 & 0x3f));
            }
            plain += static_cast<char>(0x80 | (code & 0x3f));
            i = cell.find('}', i);
        }
    }
    return plain;
}

/// A row of a table: the name in front, and the texts.
struct Row {
    std::string name;
    std::vector<std::string> texts;
};

/// The four tables.
std::vector<std::vector<Row>> tables() {
    std::vector<std::vector<Row>> found;
    std::istringstream page(test::golden("reading.md"));
    for (std::string line; std::getline(page, line);) {
        if (line.rfind("|---", 0) == 0) {
            found.emplace_back();
        }
        std::size_t at = line.find('`');
        if (line.rfind("| ", 0) != 0 || at == std::string::npos) {
            continue;
        }
        Row row{line.substr(2, at - 5), {}};
        while (at != std::string::npos) {
            const std::size_t end = line.find('`', at + 1);
            row.texts.push_back(unescaped(line.substr(at + 1, end - at - 1)));
            at = line.find('`', end + 1);
        }
        found.back().push_back(row);
    }
    return found;
}

void reads_around(const std::vector<Row>& around, const Reader& read, const std::string& text) {
    CHECK_EQUAL(read(text), text);
    for (const Row& row : around) {
        std::string put = row.texts.at(0);
        put.replace(put.find("…"), std::string("…").size(), text);
        CHECK_EQUAL(read(put), text);
    }
}

}  // namespace

void test_reading() {
    const auto found = tables();
    test::run("what is read besides the one form", [&] {
        CHECK_EQUAL(found.size(), 4u);
        int tried = 0;
        for (std::size_t table = 1; table <= 2; ++table) {
            for (const Row& row : found.at(table)) {
                const auto reader = readers.find(row.name);
                if (reader != readers.end()) {
                    CHECK_EQUAL(reader->second(row.texts.at(0)), row.texts.at(1));
                    reads_around(found.at(0), reader->second, row.texts.at(1));
                    ++tried;
                }
            }
        }
        CHECK(tried > 60);
        for (const auto& [read, text] : lines) {
            reads_around(found.at(0), read, text);
        }
    });
    test::run("what is refused all the same", [&] {
        for (const Row& row : found.at(3)) {
            const auto reader = readers.find(row.name);
            CHECK(reader == readers.end() || reader->second(row.texts.at(0)).empty());
        }
    });
}
