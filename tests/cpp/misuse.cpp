// Misuse: numbers cast to enumerations that have no such value, small values that foreign memory was copied into, and
// errors of results that are gone.
#include <cstring>
#include <vector>

#include <king.hpp>

#include "test.hpp"

using namespace king;

namespace {

template <class Enum>
Enum cast(int number) {
    return static_cast<Enum>(number);
}

/// A value of one byte, as it may come from elsewhere.
template <class T>
T foreign(std::uint8_t byte) {
    static_assert(sizeof(T) == 1, "one byte");
    T value;
    std::memcpy(static_cast<void*>(&value), &byte, 1);
    return value;
}

// Also such as a byte would take for another number.
const int OUT_OF_RANGE[] = {13, 31, 32, 63, 64, 65, 128, 200, 254, 255, 256, 258, 65536, -1, -178};

Round round_of(std::uint64_t seed) {
    return Round::try_new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules()).value();
}

void numbers() {
    test::run("errors by a number that is none", [] {
        const Deal deal = Deal::from_seed(1);
        const HouseRules rules;
        for (int number : OUT_OF_RANGE) {
            const Seat seat = cast<Seat>(number);
            const auto player = cast<balayi::Player>(number);
            CHECK(Round::try_new(deal, seat, ContractSet::ALL, rules).error().status() == StatusCode::Range);
            CHECK(View::try_new(seat, deal.hand(Seat::East), Seat::North, ContractSet::ALL, rules).error().status() ==
                  StatusCode::Range);
            CHECK(View::try_parse(seat, "").error().status() == StatusCode::Range);
            CHECK(balayi::View::try_parse(player, "").error().status() == StatusCode::Range);
            CHECK(Deal::try_from_pack(king::pack(1), seat).error().status() == StatusCode::Range);
            auto pack = king::pack(1);
            pack[7] = foreign<Card>(static_cast<std::uint8_t>(number | 64));
            CHECK(balayi::Pack::try_new(pack).error().status() == StatusCode::Range);
        }
    });
    test::run("texts of a number that is none", [] {
        for (int number : OUT_OF_RANGE) {
            CHECK_EQUAL(to_string(cast<Seat>(number)), "");
            CHECK_EQUAL(to_string(cast<balayi::Player>(number)), "");
            CHECK_EQUAL(name(cast<balayi::Denomination>(number), Lang::En), "");
            CHECK_EQUAL(name(Seat::North, cast<Lang>(number)), "");
        }
        CHECK_EQUAL(to_string(foreign<Card>(52)) + to_string(foreign<Action>(109)), "");
        CHECK_EQUAL(test::shown(cast<Reason>(99)) + test::shown(cast<StatusCode>(99)), "");
        CHECK_EQUAL(test::shown(Reason::MustFollow) + test::shown(StatusCode::Range), "must_followKING_E_RANGE");
    });
    test::run("a trick of foreign memory", [] {
        for (int byte = 0; byte < 256; ++byte) {
            Trick trick = Trick(Seat::West).with(Card::ACE_OF_HEARTS);
            std::memset(static_cast<void*>(&trick), byte, sizeof trick);
            CHECK(trick.size() <= 4 && trick.plays().size() == trick.size() && trick.with(Card()).size() <= 4);
            CHECK(trick.turn().has_value() == (trick.size() < 4) && trick.led().has_value() == !trick.empty());
        }
    });
}

void kept() {
    test::run("an error outlives its result", [] {
        const Error& error = try_parse<Round>("king1 N:KQ.J").error();
        CHECK(error.status() == StatusCode::Text && error.at() == 12u);
        Round round = round_of(1);
        const Error& refused = round.try_apply(Action::pass()).error();
        CHECK(refused.status() == StatusCode::Illegal && refused.clause() == "K3.1");
        const auto clause = round.try_apply(Action::pass()).error().clause();
        CHECK_EQUAL(clause, "K3.1");
    });
}

#if defined(__cpp_exceptions)
/// Whether a call is refused by StatusCode::Range.
template <class Function>
bool out_of_range(Function function) {
    try {
        static_cast<void>(function());
    } catch (const Exception& exception) {
        return exception.error().status() == StatusCode::Range && exception.what()[0] != '\0';
    }
    return false;
}

void exceptions() {
    test::run("what a number that is none throws", [] {
        const Deal deal = Deal::from_seed(1);
        const Round round = round_of(1);
        const balayi::Round two(balayi::Pack::from_seed(1), balayi::Player::Zero);
        for (int number : OUT_OF_RANGE) {
            const Seat seat = cast<Seat>(number);
            const Suit suit = cast<Suit>(number);
            const Rank rank = cast<Rank>(number);
            const ContractKind kind = cast<ContractKind>(number);
            const auto player = cast<balayi::Player>(number);
            const auto denomination = cast<balayi::Denomination>(number);
            CHECK(out_of_range([&] { return Card(suit, Rank::Two); }));
            CHECK(out_of_range([&] { return Card(Suit::Clubs, rank); }));
            CHECK(out_of_range([&] { return cards(suit); }) && out_of_range([&] { return cards(rank); }));
            CHECK(out_of_range([&] { return SeatSet(seat); }) && out_of_range([&] { return SeatSet{seat, seat}; }));
            CHECK(out_of_range([&] { return SeatSet().with(seat); }));
            CHECK(out_of_range([&] { return SeatSet::ALL.without(seat); }));
            CHECK(out_of_range([&] { return SeatSet::ALL.contains(seat); }));
            CHECK(out_of_range([&] { return ContractSet{kind}; }));
            CHECK(out_of_range([&] { return balayi::DenominationSet{denomination}; }));
            CHECK(out_of_range([&] { return next(seat); }) && out_of_range([&] { return previous(seat); }));
            CHECK(out_of_range([&] { return order(seat); }) && out_of_range([&] { return balayi::other(player); }));
            CHECK(out_of_range([&] { return Contract::koz(suit); }));
            CHECK(out_of_range([&] { return Contract::durt(rank); }));
            CHECK(out_of_range([&] { return balayi::denomination(suit); }));
            CHECK(out_of_range([&] { return balayi::trump(denomination); }));
            CHECK(out_of_range([&] { return balayi::Action::declare(denomination); }));
            CHECK(out_of_range([&] { return deal.hand(seat); }));
            CHECK(out_of_range([&] { return Outcome({}).rank(seat); }));
            CHECK(out_of_range([&] { return Trick(seat); }) && out_of_range([&] { return round.hand(seat); }));
            CHECK(out_of_range([&] { return Trick().with(Card()).winner(suit); }));
            // The number 255 is none either, and it is not the KING_NOTHING that stands for no suit and nobody.
            CHECK(out_of_range([&] { return balayi::Duties({}, suit); }));
            CHECK(out_of_range([&] { return two.view(player); }));
            CHECK(out_of_range([&] { return balayi::Revealed({}).to(player); }));
            CHECK(round_of(1).try_apply_as(seat, Contract::Rifki).error().status() == StatusCode::Range);
            CHECK(out_of_range([&] { return two.trick().card(player); }) && out_of_range([&] { return two.held(player); }));
            CHECK(out_of_range([&] { return View::parse(seat, ""); }));
        }
    });
    test::run("what small values of foreign memory throw", [] {
        for (int number : {109, 128, 192, 255}) {
            const std::uint8_t byte = static_cast<std::uint8_t>(number);
            const Card card = foreign<Card>(byte);
            const Action action = foreign<Action>(byte);
            const auto declaration = foreign<balayi::Action>(byte);
            const Contract contract = foreign<Contract>(byte);
            Round round = round_of(1);
            CHECK(out_of_range([&] { return higher(card); }) && out_of_range([&] { return CardSet{card}; }));
            CHECK(out_of_range([&] { return CardSet::ALL.contains(card); }));
            CHECK(out_of_range([&] { return Action(card); }) && out_of_range([&] { return balayi::Action(card); }));
            CHECK(out_of_range([&] { return ActionSet{action}; }));
            CHECK(out_of_range([&] { return ActionSet().contains(action); }));
            CHECK(out_of_range([&] { return balayi::ActionSet{declaration}; }));
            CHECK(out_of_range([&] { return Action::declare(contract); }));
            CHECK(out_of_range([&] { return round.apply(action), 0; }) && round == round_of(1));
            CHECK(out_of_range([&] { return winner(std::vector<Card>{card}, std::nullopt); }));
        }
    });
}
#endif

}  // namespace

void test_misuse() {
    numbers();
    kept();
#if defined(__cpp_exceptions)
    exceptions();
#endif
}
