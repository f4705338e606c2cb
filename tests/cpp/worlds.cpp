// The worlds of views: the golden ones, and what follows from them.
#include <king.hpp>

#include "test.hpp"

using namespace king;

namespace {

/// The deal of a world, or `-` for none.
std::string deal_of(const std::optional<Round>& world) { return world ? to_string(world->deal()) : "-"; }

/// What the golden file has of worlds in which something is so.
std::string printed(const Worlds& worlds) { return std::to_string(worlds.count()) + " " + deal_of(worlds.draw(7, 0)); }

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
    return printed(what == "with" ? worlds.with(seat, cards) : worlds.without(seat, cards));
}

std::string printed(const std::optional<balayi::WorldNumber>& number) { return number ? to_string(*number) : "-"; }
std::string pack_of(const std::optional<balayi::Round>& world) { return world ? to_string(world->pack()) : "-"; }
std::string printed(const balayi::Worlds& worlds) { return printed(worlds.count()) + " " + pack_of(worlds.draw(7, 0)); }

/// A number of 128 bits by its digits.
balayi::WorldNumber wide(const std::string& digits) {
    std::uint64_t limbs[4] = {};  // the lowest first
    for (const char digit : digits) {
        std::uint64_t carry = static_cast<std::uint64_t>(digit - '0');
        for (std::uint64_t& limb : limbs) {
            carry += limb * 10;
            limb = carry & 0xFFFFFFFF;
            carry >>= 32;
        }
    }
    const balayi::WorldNumber number(limbs[1] << 32 | limbs[0], limbs[3] << 32 | limbs[2]);
    CHECK_EQUAL(to_string(number), digits);
    return number;
}

std::string answer(const balayi::Worlds& worlds, std::istringstream& words) {
    std::string what, of, which;
    words >> what;
    if (what == "count") {
        return printed(worlds.count());
    }
    words >> of;
    if (what == "world") {
        const std::optional<balayi::Round> world = worlds.nth(wide(of));
        CHECK(!world || worlds.rank(*world) == wide(of));
        return pack_of(world);
    }
    const std::uint64_t number = std::stoull(of);
    if (what == "draw") {
        std::uint64_t k = 0;
        words >> k;
        return pack_of(worlds.draw(number, k));
    }
    const auto place = balayi::Place::of(static_cast<std::size_t>(number), worlds.view().dealer());
    if (what == "possible") {
        return to_string(worlds.possible(*place));
    }
    words >> which;
    if (what == "count_with") {
        const Card card = try_parse<Card>(which).value();
        const std::optional<balayi::WorldNumber> count = worlds.count_with(*place, card);
        if (const auto chances = worlds.chances(*place)) {
            CHECK((*chances)[index(card)] == count);
        } else {
            CHECK(!worlds.count());
        }
        return printed(count);
    }
    const auto player = static_cast<balayi::Player>(number);
    const CardSet cards = try_parse<CardSet>(which).value();
    CHECK(what == "with" || what == "without");
    return printed(what == "with" ? worlds.with(player, cards) : worlds.without(player, cards));
}

/// A golden file: lines `view SEAT RECORD`, and below each what is asked of its worlds, with the answers.
template <class View, class Who>
void golden_worlds(const char* name, int least, Who who) {
    test::run(name, [=] {
        std::istringstream lines(test::golden(name));
        std::string line;
        std::optional<decltype(std::declval<View>().worlds())> worlds;
        int views = 0, questions = 0;
        while (std::getline(lines, line)) {
            if (line.empty() || line[0] == '#') {
                continue;
            }
            test::state().place = line;
            if (line.rfind("view ", 0) == 0) {
                const View view = View::try_parse(who(line.substr(5, 1)), line.substr(7)).value();
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
        CHECK(views >= least && questions >= 10 * views);
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

void balayi_guesses() {
    using namespace king::balayi;
    test::run("worlds of a round of Balayi that is played", [] {
        balayi::Round round(balayi::Round::try_new(Pack::from_seed(7), Player::Zero).value());
        balayi::View view = round.view(Player::One), trusting = view;
        SplitMix64 numbers = choices(7, 0);
        while (const auto action = round.choose(numbers)) {
            const balayi::Worlds worlds = view.worlds();
            CHECK(worlds.draw(1, 0)->view(Player::One) == view);
            CHECK(worlds.rank(round).has_value() == worlds.count().has_value() || !worlds.count());
            const Revealed revealed = round.try_apply(*action).value();
            CHECK(view.try_apply(*action, revealed.to(Player::One)));
            trusting.apply_unchecked(*action, revealed.to(Player::One));
        }
        CHECK(view == trusting && view.worlds().count() == WorldNumber(1));
    });
    test::run("worlds of Balayi that there are not", [] {
        balayi::Round round(balayi::Round::try_new(Pack::from_seed(7), Player::Zero).value());
        CHECK(!round.view(Player::One).worlds().count());
        CHECK(!round.view(Player::One).worlds().chances(*Place::of(51, Player::Zero)));
        CHECK(round.try_apply(*round.legal_actions().begin()));
        const balayi::Worlds worlds = round.view(Player::One).worlds();
        const balayi::Worlds none = worlds.with(Player::One, ~worlds.view().unseen());
        CHECK(worlds != none && std::hash<balayi::Worlds>()(worlds) != std::hash<balayi::Worlds>()(none));
        CHECK(none.count() == WorldNumber(0) && !none.nth(WorldNumber()) && !none.draw(1, 0));
        CHECK(!worlds.nth(*worlds.count()) && worlds.nth(WorldNumber(5)));
        CHECK(WorldNumber(5) < *worlds.count() && WorldNumber(1, 1) != WorldNumber(1));
        CHECK(std::hash<WorldNumber>()(WorldNumber(1, 2)) != std::hash<WorldNumber>()(WorldNumber(2, 1)));
    });
}

}  // namespace

void test_worlds() {
    golden_worlds<View>("worlds.king", 40, [](const std::string& seat) { return try_parse<Seat>(seat).value(); });
    golden_worlds<balayi::View>("worlds.balayi", 30,
                                [](const std::string& player) { return static_cast<balayi::Player>(player[0] - '0'); });
    guesses();
    balayi_guesses();
}
