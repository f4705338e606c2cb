// Values made of nothing, as they stand in arrays and members that are to be filled, and house rules by their enumerations.
#include <algorithm>
#include <vector>

#include <king_players.hpp>

#include "test.hpp"

using namespace king;

namespace {

/// What a game keeps.
struct Seating {
    Round round;
    View views[4];
    Party party;
    Deal deal;
    balayi::Round two;
    balayi::Pack pack;
    Worlds worlds;
};

/// What rounds, tables and views answer alike when they are empty.
template <class T>
void check_king(const T& empty) {
    CHECK(empty.is_empty() && empty == T() && !(empty < T()) && to_string(empty).empty());
    CHECK(empty.phase() == Phase::Over && !empty.turn() && !empty.annulled());
    CHECK(empty.declarer() == Seat::North && empty.dealer() == Seat::North && empty.unused().empty());
    CHECK(empty.house_rules() == HouseRules() && !empty.contract() && !empty.trump());
    CHECK(empty.doubles() == Doubles::NONE && empty.played().empty() && empty.played_by(Seat::East).empty());
    CHECK(empty.held(Seat::East) == 0 && empty.plays().empty() && empty.actions().empty() && !empty.hearts_open());
    CHECK(empty.trick().empty() && empty.tricks().empty() && !empty.last_trick() && !empty.winner_of(0));
    CHECK(empty.places() == Places() && empty.taken() == Points() && !empty.scores() && !empty.result());
    CHECK(!empty.duties() && empty.placeable().empty() && empty.excluded(Seat::East).empty());
}

template <class T>
void check_balayi(const T& empty) {
    using balayi::Player;
    CHECK(empty.is_empty() && empty == T() && to_string(empty).empty());
    CHECK(empty.phase() == balayi::Phase::Over && !empty.turn() && empty.dealer() == Player::Zero);
    CHECK(empty.unused().empty() && !empty.denomination() && !empty.trump() && empty.played().empty());
    CHECK(empty.played_by(Player::One).empty() && empty.held(Player::One) == 0 && empty.actions().empty());
    CHECK(empty.plays().empty() && empty.trick().empty() && empty.tricks().empty() && !empty.last_trick());
    CHECK(!empty.winner_of(0) && empty.taken() == balayi::Tricks() && !empty.scores() && !empty.result());
    CHECK((empty.piles(Player::One) == std::array<balayi::Pile, 10>{}) && empty.open_cards(Player::One).empty());
    CHECK(!empty.unlocked(Player::One) && empty.played_from_hand(Player::One).empty() && !empty.duties());
    CHECK(empty.excluded(Player::One).empty());
}

void questions() {
    test::run("questions to empty values", [] {
        const Round round;
        const View view;
        const Table table;
        check_king(round);
        check_king(view);
        check_king(table);
        CHECK(round.hand(Seat::East).empty() && round.legal_actions().empty() && round.legal_cards().empty());
        CHECK(round.table().is_empty() && round.view(Seat::East).is_empty() && round.deal().is_empty());
        CHECK(round.why_not(Action::pass())->status() == StatusCode::Value && round.perft(1) == 0);
        CHECK(round.why_not_as(Seat::East, Action::pass())->status() == StatusCode::Value);
        CHECK(!view.hand(Seat::East) && view.seen().empty() && view.unseen().empty() && view.legal_actions().empty());
        CHECK(view.why_not(Action::pass())->status() == StatusCode::Value && view.table().is_empty());
        CHECK(table.legal_cards(CardSet::ALL).empty() && table.why_not(CardSet::ALL, Action::pass()));
        SplitMix64 choices = king::choices(1, 0);
        CHECK(!round.choose(choices));
        const Duties duties;
        CHECK(duties.is_empty() && duties.legal_cards(CardSet::ALL).empty());
        CHECK(duties.why_not(CardSet::ALL, Card())->status() == StatusCode::Value);
        const Worlds worlds = view.worlds();
        CHECK(worlds.is_empty() && worlds.count() == 0 && !worlds.nth(0) && !worlds.draw(1, 0) && !worlds.rank(round));
        CHECK(worlds.chances() == Worlds::Chances{} && worlds.possible(Seat::East).empty());
        CHECK(worlds.with(Seat::East, Card()).is_empty() && worlds.view().is_empty());
        const Party party;
        CHECK(party.is_empty() && party.empty() && party.is_over() && !party.declarer() && !party.outcome());
        CHECK(party.results().empty() && party.running().empty() && party.totals() == Scores());
        CHECK(party.unused(Seat::East).empty() && party.head().empty() && party.sheet() == Sheet());
        const Deal deal;
        CHECK(deal.is_empty() && deal == Deal() && to_string(deal).empty() && deal.hand(Seat::East).empty());
        CHECK(!Deal::from_seed(1).is_empty());
        const Advisor advisor;
        CHECK(advisor.is_empty() && advisor.view().is_empty() && advisor.estimates().empty() && advisor.plan().empty());
        CHECK(advisor.playouts() == 0 && advisor.run(advisor.plan()).is_empty() && advisor.explain(Lang::En).empty());
    });
    test::run("questions to empty values of Balayi", [] {
        using namespace balayi;
        const balayi::Round round;
        const balayi::View view;
        check_balayi(round);
        check_balayi(view);
        check_balayi(balayi::Table());
        CHECK(round.hand(Player::One).empty() && round.playable(Player::One).empty() && round.pack().is_empty());
        CHECK(round.legal_actions().empty() && round.why_not(Card())->status() == StatusCode::Value);
        CHECK(view.seen().empty() && view.playable().empty() && !view.hand(Player::One) && balayi::Table().seen().empty());
        const balayi::Worlds worlds = view.worlds();
        const Place hand{Place::Kind::Hand, Player::One, 0};
        CHECK(worlds.is_empty() && !worlds.count() && !worlds.nth(0) && !worlds.chances(hand));
        CHECK(!worlds.count_with(hand, Card()) && worlds.possible(hand).empty());
        const Match game;
        CHECK(game.is_empty() && game.empty() && game.is_over() && !game.outcome() && game.results().empty());
        const Pack pack;
        CHECK(pack.is_empty() && pack == Pack() && to_string(pack).empty() && !Pack::from_seed(1).is_empty());
        CHECK(balayi::Advisor().view().is_empty() && balayi::Advisor().plan().empty());
        CHECK(balayi::Duties().is_empty() && balayi::Duties().legal_cards(CardSet::ALL).empty());
    });
}

void filling() {
    test::run("what is done to empty values", [] {
        CHECK(Round().try_apply(Action::pass()).error().status() == StatusCode::Value);
        CHECK(Round().try_apply_as(Seat::East, Action::pass()).error().status() == StatusCode::Value);
        CHECK(View().try_apply(Action::pass()).error().status() == StatusCode::Value);
        CHECK(View().try_with_hidden(Hands{}).error().status() == StatusCode::Value);
        CHECK(Table().try_parse_action("iyi").error().status() == StatusCode::Value);
        CHECK(Party().try_start(Deal::from_seed(1)).error().status() == StatusCode::Value);
        CHECK(Party(Seat::North).try_start(Deal()).error().status() == StatusCode::Cards);
        CHECK(Party(Seat::North).try_record(Round()).error().status() == StatusCode::Value);
        CHECK(Round::try_new(Deal(), Seat::North).error().status() == StatusCode::Cards);
        CHECK(balayi::Round().try_apply(Card()).error().status() == StatusCode::Value);
        CHECK(balayi::Round::try_new(balayi::Pack(), balayi::Player::Zero).error().status() == StatusCode::Cards);
    });
    test::run("members and arrays", [] {
        Seating seating;
        CHECK(seating.round.is_empty() && seating.views[3].is_empty() && seating.pack.is_empty());
        seating.round = Round(Deal::from_seed(7), Seat::North);
        for (Seat seat : all<Seat>) {
            seating.views[index(seat)] = seating.round.view(seat);
        }
        CHECK(!seating.round.is_empty() && seating.views[3].viewer() == Seat::West);
        std::vector<Round> rounds(4);
        CHECK(std::all_of(rounds.begin(), rounds.end(), [](const Round& round) { return round.is_empty(); }));
        rounds[2] = seating.round;
        std::sort(rounds.begin(), rounds.end());
        CHECK(rounds.back() == seating.round && rounds.front().is_empty());
    });
#if KING_HPP_EXCEPTIONS
    test::run("what an empty value throws", [] {
        const auto thrown = [](auto function) {
            try {
                function();
            } catch (const Exception& exception) {
                return exception.error().status();
            }
            return StatusCode::Ok;
        };
        SplitMix64 choices = king::choices(1, 0);
        CHECK(thrown([] { Round().apply(Action::pass()); }) == StatusCode::Value);
        CHECK(thrown([] { Round().apply_unchecked(Action::pass()); }) == StatusCode::Value);
        CHECK(thrown([&] { Round().play_out(choices); }) == StatusCode::Value);
        CHECK(thrown([] { static_cast<void>(Party().start(Deal::from_seed(1))); }) == StatusCode::Value);
        CHECK(thrown([] { balayi::Round().apply(Card()); }) == StatusCode::Value);
    });
#endif
}

/// All values of an option are set, read and written.
template <class Value>
void check_option(const std::vector<std::pair<Value, std::string>>& values, const std::string& option,
                  Value (HouseRules::*get)() const) {
    for (const auto& [value, text] : values) {
        HouseRules rules;
        CHECK((rules.*get)() == values[0].first);
        rules.set(value);
        CHECK((rules.*get)() == value);
        CHECK_EQUAL(rules.get(option), text);
        CHECK(rules == try_parse<HouseRules>(value == Value() ? "-" : option + "=" + text).value());
    }
}

void options() {
    test::run("house rules as enumerations", [] {
        check_option<RifkiVoid>({{RifkiVoid::NeverForceKing, "never_force_king"},
                                 {RifkiVoid::KingHolderFree, "king_holder_free"},
                                 {RifkiVoid::HeartsAlways, "hearts_always"}},
                                "rifki_void", &HouseRules::rifki_void);
        check_option<PenaltyVoid>({{PenaltyVoid::Free, "free"}, {PenaltyVoid::MustShed, "must_shed"}}, "penalty_void",
                                  &HouseRules::penalty_void);
        check_option<KozVoid>({{KozVoid::Free, "free"},
                               {KozVoid::MustTrump, "must_trump"},
                               {KozVoid::MustOvertrump, "must_overtrump"}},
                              "koz_void", &HouseRules::koz_void);
        check_option<DurtEnd>({{DurtEnd::AllOut, "all_out"}, {DurtEnd::FourthDecided, "fourth_decided"}}, "durt_end",
                              &HouseRules::durt_end);
        check_option<SaleTie>({{SaleTie::FirstInTurn, "first_in_turn"}, {SaleTie::Stays, "stays"}}, "sale_tie",
                              &HouseRules::sale_tie);
        HouseRules rules;
        CHECK(rules.early_end() && rules.rifki_annul());
        rules.set_early_end(false);
        rules.set_rifki_annul(false);
        CHECK(!rules.early_end() && !rules.rifki_annul());
        CHECK_EQUAL(to_string(rules), "rifki_annul=false,early_end=false");
        king_house_rules raw = rules.raw();
        CHECK_EQUAL(king_house_rules_set_value(&raw, KING_OPTION_KOZ_VOID, 3), KING_E_OPTION);
        CHECK_EQUAL(king_house_rules_set_value(&raw, KING_OPTION_EARLY_END, 2), KING_E_OPTION);
        CHECK_EQUAL(king_house_rules_set_value(&raw, KING_OPTION_SALE_TIE + 1, 0), KING_E_RANGE);
        CHECK(HouseRules(raw) == rules);
    });
}

}  // namespace

void test_empty() {
    questions();
    filling();
    options();
}
