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

/// The same of a view of that viewer.
template <class View>
std::string seen(decltype(View().viewer()) viewer, const std::string& text) {
    const auto read = View::try_parse(viewer, text);
    return read ? test::shown(read.value()) : std::string();
}

/// The head of a file, as the file writes it again, when its first line is that.
std::string party_head(const std::string& line) {
    king::PartyFile file;
    return file.try_read_line(line) && file.party() ? file.party()->head() : std::string();
}
std::string match_head(const std::string& line) {
    king::balayi::MatchFile file;
    return file.try_read_line(line) && file.game() ? file.game()->head() : std::string();
}

/// The record of the round on the second line of a file.
template <class File>
std::string second(const char* first, const std::string& line) {
    File file;
    CHECK(file.try_read_line(first));
    const auto read = file.try_read_line(line);
    return read && *read ? test::shown(**read) : std::string();
}

/// The readers of one value, by the names that the tables have for them.
const std::map<std::string, Reader> readers = {
    {"language", printed<king::Lang>},
    {"suit", printed<king::Suit>},
    {"rank", printed<king::Rank>},
    {"card", printed<king::Card>},
    {"hand", printed<king::CardSet>},
    {"seat", printed<king::Seat>},
    {"seats", printed<king::SeatSet>},
    {"contract kind", printed<king::ContractKind>},
    {"contract", printed<king::Contract>},
    {"action", printed<king::Action>},
    {"doubles", printed<king::Doubles>},
    {"player", printed<king::balayi::Player>},
    {"denomination", printed<king::balayi::Denomination>},
    {"balayi action", printed<king::balayi::Action>},
};

const std::string hands = "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32";
const std::string record = "king1 " + hands + " S all - el_almaz iyi kontur:S iyi iyi HA H8";

/// A record of Balayi, and what a player sees of it.
const king::balayi::Pack pack = king::balayi::Pack::from_seed(7);
const std::string balayi_record = "balayi1 " + to_string(pack) + " 0 all S";
const std::string balayi_view =
    to_string(king::parse<king::balayi::Round>(balayi_record).view(king::balayi::Player::One));

/// The readers of longer texts, each with one.
const std::vector<std::pair<Reader, std::string>> lines = {
    {printed<king::ContractSet>, "rifki,koz"},
    {printed<king::balayi::DenominationSet>, "C,NT"},
    {printed<king::HouseRules>, "koz_void=must_trump"},
    {printed<king::Deal>, hands},
    {printed<king::balayi::Pack>, to_string(pack)},
    {printed<king::Round>, record},
    {printed<king::Table>, "king1 N:? ? ? ? S all - el_almaz iyi"},
    {[](const std::string& text) { return seen<king::View>(king::Seat::South, text); },
     "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi"},
    {printed<king::Party>, "king-sheet1 N - kiz_almaz/E>N/10,10,10,10"},
    {party_head, "king-party1 S koz_void=must_trump"},
    {[](const std::string& text) { return second<king::PartyFile>("king-party1 S -", text); }, record},
    {printed<king::balayi::Round>, balayi_record},
    {printed<king::balayi::Table>, balayi_view},
    {[](const std::string& text) { return seen<king::balayi::View>(king::balayi::Player::One, text); }, balayi_view},
    {printed<king::balayi::Match>, "balayi-sheet1 0 S/11,15"},
    {match_head, "balayi-match1 1"},
    {[](const std::string& text) { return second<king::balayi::MatchFile>("balayi-match1 0", text); }, balayi_record},
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

/// A head, before what else stands in the texts that begin with it.
void reads_head(const std::string& typed, const std::string& head) {
    int tried = 0;
    for (const auto& [read, text] : lines) {
        if (text.rfind(head + " ", 0) == 0) {
            CHECK_EQUAL(read(typed + text.substr(head.size())), text);
            ++tried;
        }
    }
    CHECK(tried > 0);
}

}  // namespace

void test_reading() {
    const auto found = tables();
    test::run("what is read besides the one form", [&] {
        CHECK_EQUAL(found.size(), 4u);
        for (std::size_t table = 1; table <= 2; ++table) {
            CHECK(found.at(table).size() > 30);
            for (const Row& row : found.at(table)) {
                if (row.name == "head") {
                    reads_head(row.texts.at(0), row.texts.at(1));
                } else {
                    const Reader& read = readers.at(row.name);
                    CHECK_EQUAL(read(row.texts.at(0)), row.texts.at(1));
                    reads_around(found.at(0), read, row.texts.at(1));
                }
            }
        }
        for (const auto& [read, text] : lines) {
            reads_around(found.at(0), read, text);
        }
    });
    test::run("what is refused all the same", [&] {
        for (const Row& row : found.at(3)) {
            CHECK(readers.at(row.name)(row.texts.at(0)).empty());
        }
    });
}
