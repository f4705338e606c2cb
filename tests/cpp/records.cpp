// The golden records: simulated rounds, whole files, and what is read from them.
#include <vector>

#include <king.hpp>

#include "test.hpp"

using namespace king;

namespace {

/// The lines of a golden file that are records.
template <class Function>
int each_record(const char* name, const char* tag, Function function) {
    std::istringstream lines(test::golden(name));
    std::string line;
    int count = 0;
    while (std::getline(lines, line)) {
        if (line.rfind(tag, 0) == 0) {
            test::state().place = "record " + std::to_string(count);
            function(line, count);
            ++count;
        }
    }
    return count;
}

/// Copies a file round by round, as a program that keeps one does.
template <class File, class Game>
std::string copied(const std::string& text, std::optional<Game> (File::*game)() const) {
    File file;
    std::istringstream lines(text);
    std::string line, copy;
    while (std::getline(lines, line)) {
        const auto round = file.try_read_line(line).value();
        copy += (round ? to_string(*round) : (file.*game)()->head()) + "\n";
    }
    return copy;
}

void simulations() {
    test::run("simulated.king played out from the deal", [] {
        ContractSet kinds;
        const int count = each_record("simulated.king", "king1 ", [&](const std::string& line, int number) {
            const auto k = static_cast<std::uint64_t>(number);
            Round round(Deal::from_seed(deal_seed(7, k)), static_cast<Seat>(number % 4));
            SplitMix64 numbers = choices(7, k);
            const std::optional<Action> declaration = round.choose(numbers);
            CHECK(declaration && round.try_apply(*declaration));
            round.play_out(numbers);
            CHECK_EQUAL(to_string(round), line);
            kinds.insert(round.contract()->kind());
        });
        CHECK_EQUAL(count, 24);
        CHECK_EQUAL(kinds, ContractSet::ALL);
    });
    test::run("simulated.balayi played out from the pack", [] {
        const int count = each_record("simulated.balayi", "balayi1 ", [](const std::string& line, int number) {
            const auto k = static_cast<std::uint64_t>(number);
            balayi::Round round(balayi::Pack::from_seed(deal_seed(7, k)), static_cast<balayi::Player>(number % 2));
            SplitMix64 numbers = choices(7, k);
            round.play_out(numbers);
            CHECK_EQUAL(to_string(round), line);
        });
        CHECK_EQUAL(count, 12);
    });
}

/// The lines `DEPTH COUNT RECORD` of a golden file.
template <class Round>
void counts(const char* name, int least) {
    test::run(name, [=] {
        std::istringstream lines(test::golden(name));
        std::string line;
        int count = 0;
        while (std::getline(lines, line)) {
            std::istringstream words(line);
            int depth = 0;
            std::uint64_t expected = 0;
            std::string record;
            if (words >> depth >> expected && std::getline(words >> std::ws, record)) {
                const Round round = try_parse<Round>(record).value();
                CHECK_EQUAL(round.perft(static_cast<std::uint32_t>(depth)), expected);
                ++count;
            }
        }
        CHECK(count > least);
    });
}

void files() {
    test::run("party-seed-1.king", [] {
        const std::string text = test::golden("party-seed-1.king");
        CHECK_EQUAL(copied(text, &PartyFile::party), text);
        PartyFile file;
        std::istringstream lines(text);
        std::string line;
        std::vector<Round> rounds;
        CHECK(!file.party());
        while (std::getline(lines, line)) {
            if (const std::optional<Round> round = file.try_read_line(line).value()) {
                rounds.push_back(*round);
            }
        }
        const Party party = *file.party();
        std::size_t counted = 0;
        for (const Round& round : rounds) {
            counted += round.annulled() ? 0 : 1;
        }
        CHECK_EQUAL(party.results().size(), counted);
        CHECK(party.is_over() && !party.sheet().imbalance());
        // The same party by its seed: who declares first is drawn from the pack of the seed, deal k is that of deal_seed.
        CHECK(first_declarer(king::pack(1)) == party.first_declarer());
        CHECK(rounds[0].deal() == Deal::from_seed(deal_seed(1, 0)));
    });
    test::run("balayi_match.txt", [] {
        const std::string text = test::golden("balayi_match.txt");
        CHECK_EQUAL(copied(text, &balayi::MatchFile::game), text);
    });
    test::run("worked-examples.king", [] {
        const int count = each_record("worked-examples.king", "king1 ", [](const std::string& line, int) {
            const Round round = try_parse<Round>(line).value();
            CHECK_EQUAL(to_string(round), line);
            // A record that stops somewhere is the position there.
            const std::string before = line.substr(0, line.rfind(' '));
            Round earlier = try_parse<Round>(before).value();
            const Action last = try_parse<Action>(line.substr(before.size() + 1)).value();
            CHECK(earlier.try_apply(last) && earlier == round);
        });
        CHECK(count >= 8);
    });
}

/// The views of a round have texts and bytes of their own, and lead back to the round by the hidden cards alone.
void views() {
    test::run("views of King as text, bytes and guesses", [] {
        each_record("simulated.king", "king1 ", [](const std::string& line, int) {
            // Into the play of the cards.
            Round round = try_parse<Round>(line.substr(0, line.size() - 60)).value_or(try_parse<Round>(line).value());
            for (Seat seat : all<Seat>) {
                const View view = round.view(seat);
                CHECK(View::try_parse(seat, to_string(view)).value() == view);
                CHECK(view.hand(seat) == round.hand(seat));
                const Hands truth{{round.hand(Seat::North), round.hand(Seat::East), round.hand(Seat::South),
                                   round.hand(Seat::West)}};
                CHECK(view.try_with_hidden(truth).value() == round);
            }
            const Table table = round.table();
            CHECK(try_parse<Table>(to_string(table)).value() == table);
        });
    });
    test::run("views of Balayi as text, bytes and guesses", [] {
        each_record("simulated.balayi", "balayi1 ", [](const std::string& line, int) {
            using namespace balayi;
            const balayi::Round round = try_parse<balayi::Round>(line.substr(0, line.size() - 60)).value();
            CHECK(round.phase() == balayi::Phase::Play);
            for (Player player : all<Player>) {
                const balayi::View view = round.view(player);
                CHECK(balayi::View::try_parse(player, to_string(view)).value() == view);
                CHECK(view.try_with_hidden(round.pack()).value() == round);
                CHECK(view.try_with_hidden(Pack::from_seed(3)).error().status() == StatusCode::Hidden);
            }
            const balayi::Table table = round.table();
            CHECK(try_parse<balayi::Table>(to_string(table)).value() == table);
        });
    });
}

/// What both games are asked by the same names: two values of the same position answer alike.
template <class Who, class A, class B>
void check_alike(const A& a, const B& b) {
    CHECK(a.phase() == b.phase() && a.turn() == b.turn() && a.declarer() == b.declarer() && a.dealer() == b.dealer());
    CHECK(a.unused() == b.unused() && a.trump() == b.trump() && a.played() == b.played() && a.taken() == b.taken());
    CHECK(a.trick() == b.trick() && a.last_trick() == b.last_trick() && a.tricks() == b.tricks());
    CHECK(a.plays() == b.plays() && a.actions() == b.actions() && a.winner_of(0) == b.winner_of(0));
    CHECK(a.scores() == b.scores() && a.result() == b.result() && a.duties() == b.duties());
    CHECK(a.scores() ? a.result()->taken == a.taken() : !a.result());
    for (Who who : all<Who>) {
        CHECK(a.played_by(who) == b.played_by(who) && a.held(who) == b.held(who) && a.excluded(who) == b.excluded(who));
    }
}

void alike() {
    test::run("rounds, tables and views of King answer alike", [] {
        each_record("simulated.king", "king1 ", [](const std::string& line, int number) {
            const std::string part = line.substr(0, line.size() - 20 * static_cast<std::size_t>(number % 12));
            const Round round = try_parse<Round>(part).value_or(try_parse<Round>(line).value());
            const Table table = round.table();
            const View view = round.view(Seat::South);
            check_alike<Seat>(round, table);
            check_alike<Seat>(view, table);
            for (const Table& same : {Table(round.table()), view.table()}) {
                CHECK(same.contract() == round.contract() && view.doubles() == round.doubles());
                CHECK(same.house_rules() == view.house_rules() && same.annulled() == round.annulled());
                CHECK(same.hearts_open() == view.hearts_open() && same.places() == round.places());
                CHECK(same.placeable() == view.placeable() && round.placeable() == view.placeable());
            }
            CHECK(view.seen() == ~view.unseen());
        });
        const Round start = Round::try_new(Deal::from_seed(1), Seat::West).value();
        CHECK(Table::try_new(Seat::West).value() == start.table() && start.dealer() == Seat::South);
    });
    test::run("rounds, tables and views of Balayi answer alike", [] {
        each_record("simulated.balayi", "balayi1 ", [](const std::string& line, int number) {
            using balayi::Player;
            const std::string part = line.substr(0, line.size() - 15 * static_cast<std::size_t>(number));
            const balayi::Round round =
                try_parse<balayi::Round>(part).value_or(try_parse<balayi::Round>(line).value());
            const balayi::Table table = round.table();
            const balayi::View view = round.view(Player::One);
            check_alike<Player>(round, table);
            check_alike<Player>(view, table);
            CHECK(view.denomination() == round.denomination() && table.denomination() == round.denomination());
            CHECK(view.seen() == ~view.unseen() && table.seen().is_subset(view.seen()));
            CHECK(view.playable() == round.playable(Player::One));
            CHECK(view.hand(Player::Zero).has_value() == !round.turn());
            for (Player player : all<Player>) {
                CHECK(view.piles(player) == round.piles(player) && view.open_cards(player) == table.open_cards(player));
                CHECK(view.unlocked(player) == round.unlocked(player));
                CHECK(view.played_from_hand(player) == table.played_from_hand(player));
            }
        });
        using balayi::Player;
        const balayi::Round start = balayi::Round::try_new(balayi::Pack::from_seed(1), balayi::Player::Zero).value();
        std::array<Card, 5> open{};
        std::size_t count = 0;
        for (Card card : start.pack().cards()) {
            if (count < 5 && start.open_cards(Player::One).contains(card)) {
                open[count++] = card;
            }
        }
        CHECK(balayi::Table::try_new(open, Player::Zero).value() == start.table());
        CHECK(balayi::View::try_new(Player::One, open, Player::Zero).value() == start.view(Player::One));
        open[1] = open[0];
        CHECK(balayi::Table::try_new(open, Player::Zero).error().status() == StatusCode::Cards);
    });
}

/// Facts of a table that follow from its actions, counted here again.
void tables() {
    test::run("what a table knows of King", [] {
        each_record("simulated.king", "king1 ", [](const std::string& line, int) {
            const Round round = try_parse<Round>(line).value();
            const Table table = round.table();
            CardSet played;
            std::array<CardSet, 4> by{};
            for (const auto& [seat, card] : table.plays()) {
                CHECK(round.deal().hand(seat).contains(card));
                played.insert(card);
                by[index(seat)].insert(card);
            }
            CHECK_EQUAL(table.played(), played);
            for (Seat seat : all<Seat>) {
                CHECK_EQUAL(table.played_by(seat), by[index(seat)]);
                CHECK_EQUAL(table.held(seat), 13 - by[index(seat)].size());
                CHECK_EQUAL(round.hand(seat), round.deal().hand(seat) - by[index(seat)]);
                CHECK(!table.excluded(seat).meets(round.hand(seat)));
            }
            const bool durt = table.contract()->kind() == ContractKind::Durt;
            const list<Trick, 13> tricks = table.tricks();
            CHECK_EQUAL(tricks.size(), durt ? 0 : table.plays().size() / 4);
            for (std::uint32_t n = 0; n < tricks.size(); ++n) {
                CHECK_EQUAL(tricks[n].size(), 4u);
                CHECK(tricks[n].winner(table.trump()) == table.winner_of(n));
                CHECK(n + 1 == tricks.size() || tricks[n + 1].leader() == table.winner_of(n));
            }
            CHECK(tricks.empty() ? !table.last_trick() : table.last_trick() == tricks.back());
            CHECK(!table.winner_of(13));
            CHECK(durt ? durt_points(table.places()) == table.taken() : table.places() == Places{});
            if (table.scores()) {
                CHECK(table.result()->scores(table.house_rules()) == table.scores());
            }
        });
    });
    test::run("what a table knows of Balayi", [] {
        each_record("simulated.balayi", "balayi1 ", [](const std::string& line, int) {
            using balayi::Player;
            const balayi::Table table = try_parse<balayi::Round>(line).value().table();
            balayi::Tricks taken{};
            const list<balayi::Trick, 26> tricks = table.tricks();
            CHECK_EQUAL(tricks.size(), 26u);
            for (const balayi::Trick& trick : tricks) {
                ++taken[index(*trick.winner(table.trump()))];
                CHECK(trick.card(trick.leader()) == trick.plays()[0].second &&
                      trick.card(other(trick.leader())) == trick.plays()[1].second);
            }
            CHECK(table.taken() == taken);
            CHECK(table.trick().empty() && table.last_trick() == tricks.back());
            CHECK(table.scores() == table.result()->scores() && (*table.scores())[0] == (taken[0] - 13) * weight(*table.denomination()));
            CHECK_EQUAL(table.seen(), CardSet::ALL);
            CHECK_EQUAL(table.plays().size(), 52u);
            for (Player player : all<Player>) {
                CHECK(table.unlocked(player) && table.held(player) == 0);
                CHECK_EQUAL(table.played_from_hand(player).size(), 6u);
                for (const balayi::Pile& pile : table.piles(player)) {
                    CHECK(!pile.open && !pile.closed);
                }
            }
        });
    });
}

}  // namespace

void test_records() {
    simulations();
    files();
    counts<Round>("perft.king", 100);
    counts<balayi::Round>("perft.balayi", 40);
    views();
    alike();
    tables();
}
