// The worlds of views: the golden ones, and what follows from them.
#include <king.hpp>

#include "test.hpp"

using namespace king;

namespace {

/// The deal of a world, or `-` for none.
std::string deal_of(const std::optional<Round>& world) { return world ? to_string(world->deal()) : "-"; }

/// What the golden file says of worlds in which something is so.
std::string told(const Worlds& worlds) { return std::to_string(worlds.count()) + " " + deal_of(worlds.draw(7, 0)); }

/// The answer to the question that a line begins with; what is read of the line is the question.
std::string answer(const Worlds& worlds, std::istringstream& words) {
    std::string what;
    words >> what;
    if (what == "count") {
        return std::to_string(worlds.count());
    }
    if (what == "world") {
        std::uint64_t i = 0;
        words >> i;
        const std::optional<Round> world = worlds.nth(i);
        CHECK(!world || worlds.rank(*world) == i);
        return deal_of(world);
    }
    if (what == "draw") {
        std::uint64_t seed = 0, k = 0;
        words >> seed >> k;
        return deal_of(worlds.draw(seed, k));
    }
    std::string of, which;
    words >> of;
    const Seat seat = try_parse<Seat>(of).value();
    if (what == "possible") {
        return to_string(worlds.possible(seat));
    }
    words >> which;
    if (what == "count_with") {
        const Card card = try_parse<Card>(which).value();
        const std::uint64_t count = worlds.count_with(seat, card);
        CHECK_EQUAL(worlds.chances()[index(seat)][index(card)], count);
        return std::to_string(count);
    }
    const CardSet cards = try_parse<CardSet>(which).value();
    CHECK(what == "with" || what == "without");
    return told(what == "with" ? worlds.with(seat, cards) : worlds.without(seat, cards));
}

/// The golden file: lines `view SEAT RECORD`, and below each what is asked of its worlds, with the answers.
void golden_worlds() {
    test::run("worlds.king", [] {
        std::istringstream lines(test::golden("worlds.king"));
        std::string line;
        std::optional<Worlds> worlds;
        int views = 0, questions = 0;
        while (std::getline(lines, line)) {
            if (line.empty() || line[0] == '#') {
                continue;
            }
            test::state().place = line;
            if (line.rfind("view ", 0) == 0) {
                const View view = View::try_parse(try_parse<Seat>(line.substr(5, 1)).value(), line.substr(7)).value();
                worlds = view.worlds();
                CHECK(worlds->view() == view);
                ++views;
                continue;
            }
            std::istringstream words(line);
            const std::string found = answer(*worlds, words);
            std::string expected;
            std::getline(words >> std::ws, expected);
            CHECK_EQUAL(found, expected);
            ++questions;
        }
        CHECK(views >= 40 && questions >= 10 * views);
    });
}

void guesses() {
    test::run("worlds of a round that is played", [] {
        Round round(Round::try_new(Deal::from_seed(7), Seat::North).value());
        View view = round.view(Seat::North), trusting = view;
        SplitMix64 numbers = choices(7, 0);
        while (const std::optional<Action> action = round.choose(numbers)) {
            const Worlds worlds = view.worlds();
            CHECK(worlds.rank(round) && worlds.draw(1, 0)->view(Seat::North) == view);
            std::uint64_t held = 0;
            for (const auto& of_seat : worlds.chances()) {
                for (const std::uint64_t count : of_seat) {
                    held += count / worlds.count();  // 1 for a card that is seen
                }
            }
            CHECK(held >= view.hand(Seat::North)->size());
            CHECK(round.try_apply(*action) && view.try_apply(*action));
            trusting.apply_unchecked(*action);
        }
        CHECK(view == trusting);
        CHECK_EQUAL(round.view(Seat::North).worlds().count(), 1u);
    });
    test::run("worlds that there are not", [] {
        const View view = Round::try_new(Deal::from_seed(7), Seat::North).value().view(Seat::North);
        const Worlds worlds = view.worlds(), none = worlds.with(Seat::East, *view.hand(Seat::North));
        CHECK(worlds != none && worlds == view.worlds() && std::hash<Worlds>()(worlds) != std::hash<Worlds>()(none));
        CHECK(none.count() == 0 && !none.nth(0) && !none.draw(1, 0) && none.possible(Seat::West).empty());
        CHECK(!worlds.nth(worlds.count()) && worlds.nth(worlds.count() - 1));
    });
}

}  // namespace

void test_worlds() {
    golden_worlds();
    guesses();
}
