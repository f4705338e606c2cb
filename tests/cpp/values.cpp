// The small values: numbers, texts and sets.
#include <algorithm>
#include <set>
#include <vector>

#include <king.hpp>

#include "test.hpp"

#if __cplusplus >= 202002L
#include <concepts>
#include <iterator>
#include <ranges>
static_assert(std::sortable<std::vector<king::Card>::iterator> && std::regular<king::Round> && std::regular<king::Deal>);
static_assert(std::ranges::forward_range<king::CardSet> && std::ranges::forward_range<king::ActionSet>);
static_assert(std::ranges::forward_range<king::balayi::ActionSet> && std::ranges::forward_range<king::SeatSet>);
static_assert(std::ranges::contiguous_range<king::list<king::Card, 3>>);
static_assert(std::totally_ordered<king::Card> && std::totally_ordered<king::ActionSet>);
static_assert(std::totally_ordered<king::Deal> && std::totally_ordered<king::balayi::Round>);
#endif

using namespace king;

// Values that are known when the program is compiled.
static_assert(Card(Suit::Spades, Rank::Ace).index() == 51 && Card::from_index(51)->rank() == Rank::Ace);
static_assert(!Card::from_index(52) && Card::KING_OF_HEARTS < Card::ACE_OF_HEARTS);
static_assert(CardSet::ALL.size() == 52 && cards(Suit::Hearts).highest() == Card::ACE_OF_HEARTS);
static_assert((~cards(Rank::Two)).size() == 48 && higher(Card::KING_OF_HEARTS) == CardSet(Card::ACE_OF_HEARTS));
static_assert(next(Seat::West) == Seat::North && previous(Seat::North) == Seat::West);
static_assert(Contract::koz(Suit::Spades).index() == 9 && Contract::durt(Rank::Two).index() == 10);
static_assert(Action::declare(Contract::durt(Rank::Ace)).code() == 75 && Action::annul().code() == 77);
static_assert(Action::kontur(SeatSet::ALL).code() == 93 && Action::sur(SeatSet::ALL).code() == 108);
static_assert(Action::kontur({}) == Action::iyi() && Action::sur({}) == Action::iyi());
static_assert(balayi::Action::declare(balayi::Denomination::NoTrump).code() == 56);
static_assert(balayi::trump(balayi::Denomination::NoTrump) == std::nullopt);

namespace {

/// Has every value read again from its text, with two names that differ from nothing.
template <class Enum>
void check_enumeration(std::size_t count) {
    std::set<std::string> texts, names;
    for (Enum value : all<Enum>) {
        CHECK_EQUAL(index(value), texts.size());
        CHECK_EQUAL(test::shown(value), to_string(value));
        texts.insert(to_string(value));
        CHECK(!name(value, Lang::En).empty());
        names.insert(name(value, Lang::Tr));
    }
    CHECK_EQUAL(texts.size(), count);
    CHECK_EQUAL(names.size(), count);
}

template <class Enum>
void check_read_again() {
    for (Enum value : all<Enum>) {
        CHECK_EQUAL(try_parse<Enum>(to_string(value)).value(), value);
    }
    CHECK(try_parse<Enum>("?").error().status() == StatusCode::Text);
}

/// The laws of sets, on some of them.
template <class Set>
void check_sets(const std::vector<Set>& sets, const Set& everything) {
    CHECK(everything == Set::ALL && Set::EMPTY == Set() && Set::EMPTY.empty());
    using Value = typename Set::value_type;
    for (Set a : sets) {
        CHECK((a | ~a) == everything && (a & ~a).empty() && ~~a == a);
        CHECK_EQUAL(static_cast<std::size_t>(std::distance(a.begin(), a.end())), a.size());
        Set rebuilt, left = a;
        for (Value value : a) {
            CHECK(a.contains(value) && a.without(value).with(value) == a);
            rebuilt.insert(value);
            left.remove(value);
        }
        CHECK(a.empty() ? !a.first() : a.first() == *a.begin());
        CHECK(rebuilt == a && left.empty() && Set::from_bits(a.bits()) == a);
        for (Set b : sets) {
            CHECK((a - b) == (a & ~b));
            CHECK(a.meets(b) == !(a & b).empty() && a.is_subset(b) == (a - b).empty());
            Set changed = a;
            changed |= b;
            changed -= b;
            CHECK(changed == a - b);
            changed &= b;
            CHECK(changed.empty());
            CHECK((a ^ b) == ((a | b) - (a & b)));
            changed ^= b;
            CHECK(changed == b);
            CHECK((a < b) + (b < a) + (a == b) == 1 && (a != b) == !(a == b));
            CHECK((a > b) == (b < a) && (a <= b) == !(b < a) && (a >= b) == !(a < b));
        }
    }
}

template <class T>
void check_read_as_written(const T& value, const std::string& text) {
    CHECK_EQUAL(to_string(value), text);
    CHECK_EQUAL(test::shown(value), text);
    CHECK_EQUAL(try_parse<T>(text).value(), value);
}

void enumerations() {
    test::run("enumerations", [] {
        check_enumeration<Suit>(4);
        check_enumeration<Rank>(13);
        check_enumeration<Lang>(2);
        check_enumeration<Seat>(4);
        check_enumeration<ContractKind>(8);
        check_enumeration<Phase>(6);
        check_enumeration<balayi::Player>(2);
        check_enumeration<balayi::Denomination>(5);
        check_enumeration<balayi::Phase>(3);
        check_read_again<Suit>();
        check_read_again<Rank>();
        check_read_again<Lang>();
        CHECK_EQUAL(parse<Lang>("tr"), Lang::Tr);
        check_read_again<Seat>();
        check_read_again<ContractKind>();
        check_read_again<balayi::Denomination>();
        CHECK_EQUAL(name(Seat::North, Lang::Tr), "Kuzey");
        CHECK_EQUAL(symbol(Suit::Hearts), "♥");
        CHECK_EQUAL(figure(Rank::Ten), "10");
        CHECK(order(Seat::South)[1] == Seat::West && order(Seat::South)[3] == Seat::East);
    });
}

void cards_and_sets() {
    test::run("cards", [] {
        CardSet seen;
        for (Card card : CardSet::ALL) {
            CHECK_EQUAL(card, Card(card.suit(), card.rank()));
            check_read_as_written(card, to_string(card.suit()) + to_string(card.rank()));
            CHECK_EQUAL(try_parse<Card>(figure(card)).value(), card);
            CHECK(higher(card).size() == 12 - index(card.rank()));
            seen.insert(card);
        }
        CHECK_EQUAL(seen, CardSet::ALL);
        CHECK_EQUAL(name(Card::KING_OF_HEARTS, Lang::En), "king of hearts");
        CHECK_EQUAL(name(Card::KING_OF_HEARTS, Lang::Tr), "kupa papazı");
        CHECK_EQUAL(try_parse<Card>("h10").value(), Card(Suit::Hearts, Rank::Ten));
    });
    test::run("sets of cards", [] {
        check_sets<CardSet>({CardSet::EMPTY, CardSet::ALL, cards(Suit::Clubs), cards(Rank::Ace), Card::KING_OF_HEARTS,
                             {Card(), Card::ACE_OF_HEARTS, Card::KING_OF_HEARTS}},
                            CardSet::ALL);
        CHECK(CardSet::EMPTY.lowest() == std::nullopt && CardSet::EMPTY.highest() == std::nullopt);
        CHECK(CardSet::from_bits(std::uint64_t{1} << 52) == std::nullopt);
        CHECK(CardSet::EMPTY.or_else(cards(Rank::Ace)) == cards(Rank::Ace));
        check_read_as_written(try_parse<CardSet>("K762.J.AQ.AKQ654").value(), "K762.J.AQ.AKQ654");
        check_read_as_written(CardSet::EMPTY, "...");
        const CardSet hand = try_parse<CardSet>("K.-.-.2").value();
        CHECK(hand.lowest() == Card(Suit::Clubs, Rank::Two) && hand.highest() == Card(Suit::Spades, Rank::King));
        CHECK(std::any_of(hand.begin(), hand.end(), [](Card card) { return card.rank() == Rank::King; }));
    });
    test::run("other sets", [] {
        check_sets<ActionSet>({ActionSet::EMPTY, ActionSet::ALL, CardSet::ALL, {Action::iyi(), Action::pass()}},
                              ActionSet::ALL);
        check_sets<SeatSet>({SeatSet::EMPTY, SeatSet::ALL, Seat::East, {Seat::North, Seat::West}}, SeatSet::ALL);
        check_sets<ContractSet>({ContractSet::EMPTY, ContractSet::ALL, {ContractKind::Koz, ContractKind::Durt}},
                                ContractSet::ALL);
        using balayi::Denomination;
        using balayi::DenominationSet;
        check_sets<DenominationSet>({DenominationSet::EMPTY, DenominationSet::ALL, {Denomination::NoTrump}},
                                  DenominationSet::ALL);
        check_sets<balayi::ActionSet>({{}, CardSet::ALL, DenominationSet::ALL},
                                      balayi::ActionSet::ALL);
        CHECK(SeatSet::from_bits(16) == std::nullopt && DenominationSet::from_bits(32) == std::nullopt);
        check_read_as_written(SeatSet{Seat::West, Seat::North}, "NW");
        check_read_as_written(SeatSet::EMPTY, "-");
        check_read_as_written(ContractSet::ALL, "all");
        check_read_as_written(ContractSet{ContractKind::Durt, ContractKind::Rifki}, "rifki,durt");
        check_read_as_written(DenominationSet{Denomination::NoTrump, Denomination::Clubs}, "C,NT");
        const balayi::ActionSet both{Card::KING_OF_HEARTS,
                                     balayi::Action::declare(Denomination::NoTrump)};
        CHECK_EQUAL(test::shown(both), "HK NT");
        CHECK_EQUAL(both.cards(), CardSet(Card::KING_OF_HEARTS));
    });
}

void actions() {
    test::run("actions", [] {
        ActionSet everything;
        for (std::size_t code = 0; code < Action::COUNT; ++code) {
            const Action action = *Action::from_code(code);
            CHECK_EQUAL(action.code(), code);
            check_read_as_written(action, to_string(action));
            CHECK((action.kind() == Action::Kind::Play) == action.card().has_value());
            CHECK((action.kind() == Action::Kind::Declare) == action.contract().has_value());
            CHECK((action.kind() == Action::Kind::Kontur || action.kind() == Action::Kind::Sur) ==
                  !action.seats().empty());
            switch (action.kind()) {
                case Action::Kind::Play: CHECK(Action::play(*action.card()) == action); break;
                case Action::Kind::Pass: CHECK(Action::pass() == action); break;
                case Action::Kind::Declare: CHECK(Action::declare(*action.contract()) == action); break;
                case Action::Kind::Keep: CHECK(Action::keep() == action); break;
                case Action::Kind::Annul: CHECK(Action::annul() == action); break;
                case Action::Kind::Iyi: CHECK(Action::iyi() == action); break;
                case Action::Kind::Kontur: CHECK(Action::kontur(action.seats()) == action); break;
                case Action::Kind::Sur: CHECK(Action::sur(action.seats()) == action); break;
            }
            CHECK(!everything.contains(action));
            everything = everything.with(action);
            CHECK(everything.contains(action) && everything.size() == code + 1);
        }
        CHECK(!Action::from_code(Action::COUNT) && Action::kontur({}) == Action::iyi());
        std::size_t code = 0;
        for (Action action : everything) {
            CHECK_EQUAL(action.code(), code++);
        }
        CHECK_EQUAL(code, Action::COUNT);
        CHECK_EQUAL(everything.cards(), CardSet::ALL);
        CHECK(everything == ActionSet::ALL);
        CHECK(!ActionSet::from_bits({{0, std::uint64_t{1} << 45}}));
        CHECK_EQUAL(test::shown(ActionSet{Action::iyi(), Card(Suit::Spades, Rank::Ace)}), "SA iyi");
        CHECK(ActionSet(cards(Rank::Two)).cards() == cards(Rank::Two) && ActionSet::EMPTY.empty());
    });
    test::run("actions of Balayi", [] {
        for (std::size_t code = 0; code < balayi::Action::COUNT; ++code) {
            const balayi::Action action = *balayi::Action::from_code(code);
            CHECK_EQUAL(action.code(), code);
            check_read_as_written(action, to_string(action));
            CHECK(action.card().has_value() != action.denomination().has_value());
            CHECK(action == (action.card() ? balayi::Action::play(*action.card())
                                           : balayi::Action::declare(*action.denomination())));
        }
        CHECK(!balayi::Action::from_code(balayi::Action::COUNT));
        CHECK(balayi::denomination(Suit::Hearts) == balayi::Denomination::Hearts);
        CHECK_EQUAL(weight(balayi::Denomination::NoTrump), 5);
    });
}

void contracts() {
    test::run("contracts", [] {
        int sum = 0;
        for (std::size_t i = 0; i < Contract::COUNT; ++i) {
            const Contract contract = *Contract::from_index(i);
            check_read_as_written(contract, to_string(contract));
            CHECK_EQUAL(Action::declare(contract).contract().value(), contract);
            CHECK(contract.trump().has_value() == (contract.kind() == ContractKind::Koz));
            CHECK(contract.start().has_value() == (contract.kind() == ContractKind::Durt));
            CHECK(!name(contract, Lang::Tr).empty());
        }
        for (ContractKind kind : all<ContractKind>) {
            sum += total(kind);
            CHECK(is_penalty(kind) == (total(kind) < 0));
        }
        CHECK_EQUAL(sum, -122);
        CHECK(!Contract::from_index(Contract::COUNT) && Contract::SonIki.kind() == ContractKind::SonIki);
        CHECK_EQUAL(trick_points(ContractKind::SonIki, 13, cards(Rank::Two)), 20);
    });
    test::run("doubles", [] {
        const Doubles doubles = try_parse<Doubles>("N>ES,S>N").value();
        check_read_as_written(doubles, "N>ES,S>N");
        check_read_as_written(Doubles::NONE, "-");
        CHECK(Doubles().with(Seat::North, {Seat::East, Seat::South}).with(Seat::South, Seat::North) == doubles);
        CHECK((try_parse<Doubles>("N>ES").value() | try_parse<Doubles>("S>N").value()) == doubles);
        CHECK(Doubles::from_bits(doubles.bits()) == doubles && !Doubles::from_bits(1));
        CHECK_EQUAL(doubles.doubled_by(Seat::North), (SeatSet{Seat::East, Seat::South}));
        CHECK_EQUAL(doubles.doublers_of(Seat::North), SeatSet(Seat::South));
        CHECK(doubles.relation(Seat::North, Seat::South) == Relation::Sur);
        CHECK(doubles.relation(Seat::East, Seat::North) == Relation::Kontur);
        CHECK(doubles.relation(Seat::East, Seat::West) == Relation::Undoubled);
        CHECK(name(Relation::Sur, Lang::Tr) == "sür kontur" && all<Relation>.size() == 3);
        const Points taken{{0, 20, 20, 0}};
        const RoundResult result{Seat::West, Contract::KizAlmaz, doubles, taken};
        CHECK(result.buyer(Seat::North) == Seat::South && !result.buyer(Seat::West));
        const HouseRules stays = try_parse<HouseRules>("sale_tie=stays").value();
        CHECK(result.buyer(Seat::South, stays) == result.buyer(Seat::South));
        CHECK(result.scores() == (RoundResult(result.raw())).scores(stays));
    });
}

void names() {
    test::run("names of calls", [] {
        CHECK_EQUAL(name(Action::kontur({Seat::North, Seat::East}), Lang::Tr), "kontur: Kuzey, Doğu");
        CHECK(name(Action::iyi(), Lang::En) != name(Action::pass(), Lang::En));
        CHECK(name(Doubles::NONE, Lang::Tr) != name(try_parse<Doubles>("N>ES").value(), Lang::Tr));
        std::set<std::string> names;
        for (Action action : ActionSet::ALL) {
            names.insert(name(action, Lang::Tr));
        }
        CHECK_EQUAL(names.size(), Action::COUNT);
        names.clear();
        for (balayi::Action action : balayi::ActionSet::ALL) {
            names.insert(name(action, Lang::En));
        }
        CHECK_EQUAL(names.size(), balayi::Action::COUNT);
    });
}

void rules() {
    test::run("house rules", [] {
        HouseRules rules;
        check_read_as_written(rules, "-");
        CHECK(rules.try_set("early_end", "false"));
        check_read_as_written(rules, "early_end=false");
        CHECK_EQUAL(rules.get("early_end"), "false");
        CHECK_EQUAL(rules.get("nothing"), "");
        CHECK_EQUAL(HouseRules::option(0), "rifki_void");
        CHECK_EQUAL(HouseRules::option(7), "");
        CHECK(rules != HouseRules() && HouseRules() == HouseRules());
    });
    test::run("duties and rows", [] {
        Trick trick(Seat::East);
        CHECK(trick.empty() && !trick.led() && trick.turn() == Seat::East && !trick.winner());
        for (const char* card : {"S9", "SA", "H2", "S2"}) {
            trick = trick.with(try_parse<Card>(card).value());
        }
        CHECK(!trick.turn() && trick.size() == 4 && trick.with(Card()) == trick);
        CHECK(trick.leader() == Seat::East && trick.led() == Suit::Spades);
        CHECK(trick.winner() == Seat::South && trick.winner(Suit::Hearts) == Seat::West);
        CHECK_EQUAL(trick.cards(), try_parse<CardSet>("A92.2..").value());
        const Card two(Suit::Hearts, Rank::Two);
        CHECK(trick.plays()[2] == std::make_pair(Seat::West, two) && trick.card(Seat::West) == two);
        const Card played[] = {Card(Suit::Spades, Rank::Nine), Card(Suit::Spades, Rank::Ace)};
        CHECK(winner(played, std::nullopt) == 1u && !winner(std::vector<Card>(), std::nullopt));

        HouseRules rules;
        CHECK(rules.try_set("koz_void", "must_trump"));
        const Trick led = Trick(Seat::North).with(Card(Suit::Spades, Rank::Nine));
        const Duties duties = Duties::try_new(Contract::koz(Suit::Clubs), rules, led, false).value();
        const CardSet hand = try_parse<CardSet>(".K.2.3").value();
        CHECK_EQUAL(duties.legal_cards(hand), try_parse<CardSet>("...3").value());
        CHECK(duties.why_not(hand, Card::KING_OF_HEARTS)->reason() == Reason::MustTrump);
        CHECK_EQUAL(duties.why_not(hand, Card::KING_OF_HEARTS)->clause(), "K12");
        CHECK(!duties.why_not(hand, Card::KING_OF_HEARTS)->message(Lang::Tr).empty());
        CHECK(Duties::try_new(Contract::durt(Rank::Two), rules, led, false).error().status() == StatusCode::Range);

        const CardSet placed = try_parse<CardSet>("87.7..").value();
        CHECK_EQUAL(durt_placeable(placed, Rank::Seven), try_parse<CardSet>("96.86.7.7").value());
        CHECK_EQUAL(durt_legal_cards(try_parse<CardSet>("J6.7.T.2").value(), placed, Rank::Seven),
                    try_parse<CardSet>("6...").value());
        CHECK((durt_points({2, 4, 1, 3}) == Points{20, -10, 45, 10}));

        CHECK(balayi::starter({cards(Suit::Clubs), cards(Suit::Diamonds)}, balayi::Player::Zero) ==
              balayi::Player::One);
        const CardSet playable = try_parse<CardSet>("A2.K.9.QT4").value();
        const Card nine(Suit::Clubs, Rank::Nine), four(Suit::Clubs, Rank::Four);
        const balayi::Trick led_nine = balayi::Trick(balayi::Player::One).with(nine);
        const balayi::Duties answer(led_nine, Suit::Clubs), lead({}, std::nullopt);
        CHECK_EQUAL(answer.legal_cards(playable), try_parse<CardSet>("...QT").value());
        CHECK(answer.why_not(playable, four)->reason() == Reason::MustOvertrump);
        CHECK(answer.why_not(playable, nine)->reason() == Reason::NotHeld);
        CHECK(balayi::Duties::try_new(led_nine.with(four), {}).error().status() == StatusCode::Range);
        CHECK(lead.legal_cards(playable) == playable && !lead.why_not(playable, four) && lead != answer);
        CHECK(balayi::Trick().empty() && led_nine.turn() == balayi::Player::Zero && !led_nine.card(balayi::Player::Zero));
        CHECK(led_nine.with(four).winner() == balayi::Player::One && led_nine.with(four).size() == 2);
        CHECK(led_nine.with(Card::KING_OF_HEARTS).winner(Suit::Hearts) == balayi::Player::Zero);
    });
}

}  // namespace

void test_values() {
    enumerations();
    cards_and_sets();
    actions();
    contracts();
    names();
    rules();
}
