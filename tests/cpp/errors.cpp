// What goes wrong: the statuses, what an error knows, that nothing has changed, and what is thrown where exceptions are on.
#include <set>

#include <king.hpp>

#include "test.hpp"

using namespace king;

namespace {

Round round_of(std::uint64_t seed) {
    return Round::try_new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules()).value();
}

void statuses() {
    test::run("what cannot be made", [] {
        CHECK(Deal::try_new({}).error().status() == StatusCode::Cards);
        CHECK(Deal::try_new(Deal::from_seed(3).hands()).value() == Deal::from_seed(3));
        auto pack = king::pack(3);
        CHECK(Deal::try_from_pack(pack, Seat::West).value().hand(Seat::North).contains(pack[0]));
        CHECK(balayi::Pack::try_new(pack).value() == balayi::Pack::from_seed(3));
        pack[1] = pack[0];
        CHECK(Deal::try_from_pack(pack, Seat::West).error().status() == StatusCode::Cards);
        CHECK(balayi::Pack::try_new(pack).error().status() == StatusCode::Cards);
        const Deal deal = Deal::from_seed(3);
        CHECK(Round::try_new(deal, Seat::North, {}, HouseRules()).error().status() == StatusCode::NothingToDeclare);
        const CardSet hand = deal.hand(Seat::East);
        CHECK(View::try_new(Seat::East, hand, Seat::North, ContractSet::ALL, HouseRules()).value() ==
              round_of(3).view(Seat::East));
        CHECK(View::try_new(Seat::East, {}, Seat::North, ContractSet::ALL, HouseRules()).error().status() ==
              StatusCode::Cards);
        CHECK(balayi::Round::try_new(balayi::Pack::from_seed(1), balayi::Player::Zero, {}).error().status() ==
              StatusCode::NothingToDeclare);
        CHECK(!balayi::Place::of(52, balayi::Player::Zero));
        CHECK(!(balayi::Place{balayi::Place::Kind::Hand, balayi::Player::Zero, 6}.slot(balayi::Player::Zero)));
        for (std::size_t slot = 0; slot < Card::COUNT; ++slot) {
            CHECK(balayi::Place::of(slot, balayi::Player::One)->slot(balayi::Player::One) == slot);
        }
        HouseRules rules;
        CHECK(rules.try_set("koz_void", "maybe").error().status() == StatusCode::Option && rules == HouseRules());
    });

    test::run("rounds that are not the next of a party", [] {
        Round round = round_of(5);
        CHECK(round.try_apply(Contract::KizAlmaz));
        SplitMix64 numbers(5);
        round.play_out(numbers);
        const Party before(Seat::North);
        Party party = before;
        CHECK(party.try_record(round_of(1)).error().status() == StatusCode::NotOver);
        CHECK(Party(Seat::East).try_record(round).error().status() == StatusCode::WrongTurn);
        CHECK(party == before && party.try_record(round) && party.size() == 1);
        const Scores totals = party.totals();
        CHECK(party.results().back().scores() == round.scores() && totals[0] == 122 + (*round.scores())[0]);
        for (Seat seat : {Seat::East, Seat::South, Seat::West}) {
            CHECK(party.declarer() == seat);
            CHECK(party.try_record_result({seat, Contract::SonIki, {}, {{10, 0, 20, 0}}}));
        }
        CHECK(party.try_record(round).error().status() == StatusCode::WrongUnused);
        CHECK(party.try_record_result({Seat::North, Contract::KizAlmaz, {}, {{40, 0, 0, 0}}}).error().status() == StatusCode::Used);
        CHECK(party.try_record_result({Seat::North, Contract::Rifki, {}, {{40, 0, 0, 0}}}).error().status() == StatusCode::Points);
        const Doubles doubles = try_parse<Doubles>("N>E").value();
        CHECK(party.try_record_result({Seat::North, Contract::Rifki, doubles, {{30, 0, 0, 0}}}).error().status() == StatusCode::Doubles);
        CHECK(party.try_record_result({Seat::East, Contract::Rifki, {}, {{30, 0, 0, 0}}}).error().status() ==
              StatusCode::WrongTurn);
        HouseRules rules;
        CHECK(rules.try_set("early_end", "false"));
        CHECK(Party(Seat::North, rules).try_record(round).error().status() == StatusCode::WrongRules);
        CHECK(!party.outcome() && party.unused(Seat::North).size() == 7 && party.size() == 4);
    });

    test::run("rounds that are not the next of a match", [] {
        using balayi::Denomination;
        using balayi::Player;
        balayi::Match game(Player::Zero);
        CHECK(game.try_record_result({Player::One, Denomination::Clubs, {{20, 20}}}).error().status() ==
              StatusCode::Points);
        CHECK(game.try_record_result({Player::Zero, Denomination::Clubs, {{13, 13}}}).error().status() ==
              StatusCode::WrongTurn);
        for (Denomination denomination : all<Denomination>) {
            for (Player player : {Player::One, Player::Zero}) {
                CHECK(game.try_record_result({player, denomination, {{13, 13}}}));
            }
            CHECK(game.is_over() ||
                  game.try_record_result({Player::One, denomination, {{13, 13}}}).error().status() == StatusCode::Used);
        }
        CHECK(game.is_over() && !game.dealer() && game.outcome() == balayi::Outcome{} &&
              game.outcome()->is_draw());
        CHECK(game.try_record_result({Player::One, Denomination::Clubs, {{13, 13}}}).error().status() == StatusCode::Over);
        CHECK(game.try_start(balayi::Pack::from_seed(1)).error().status() == StatusCode::Over);
    });

    test::run("sheets", [] {
        Sheet sheet;
        CHECK(!sheet.scores(Seat::North, ContractKind::Koz) && !sheet.sum(Seat::North, ContractKind::Koz));
        sheet.enter(Seat::North, ContractKind::Koz, {5, 20, 20, 20});
        CHECK(!sheet.imbalance() && sheet.totals()[1] == 142);
        sheet.enter(Seat::East, ContractKind::Koz, {5, 20, 20, 21});
        const Imbalance wrong = sheet.imbalance().value();
        CHECK(wrong.declarer() == Seat::East && wrong.contract() == ContractKind::Koz);
        CHECK(wrong.found() == 66 && wrong.wanted() == 65 && wrong.clause() == "K10.2");
        CHECK(wrong.message(Lang::En) != wrong.message(Lang::Tr));
        sheet.enter(Seat::North, ContractKind::Rifki, {0, -30, 30, 0});
        CHECK(sheet.imbalance()->found() == 0 && sheet.imbalance()->wanted() == -30);
        CHECK(sheet.sum_over_declarers(ContractKind::Koz) == 131);
    });
}

void refusals() {
    test::run("a refused action", [] {
        Round round = round_of(7);
        const Round before = round;
        const Action action = Action::pass();
        const result<void> applied = round.try_apply(action);
        CHECK(!applied.has_value() && !applied && round == before);
        const Error& error = applied.error();
        CHECK(error.status() == StatusCode::Illegal && error.reason() == Reason::WrongPhase && error.clause() == "K3.1");
        CHECK(!error.at() && !error.line() && error == *round.why_not(action) && error != Error(StatusCode::Illegal));
        CHECK_EQUAL(test::shown(error), error.message(Lang::En) + " (K3.1)");
        CHECK_EQUAL(error.message(Lang::En), "that cannot be done now: this is the time for declaration");
        CHECK_EQUAL(error.message(Lang::Tr), "bu yapılamaz: şimdi söyleme sırası");
        CHECK(!round.why_not(Contract::Rifki));
        CHECK(round.view(Seat::East).why_not(action)->reason() == Reason::NotOnTurn);
    });
    test::run("what another seat cannot have done", [] {
        View view = round_of(7).view(Seat::East);
        CHECK(view.try_apply(Action::pass()).error().reason() == Reason::WrongPhase);
        CHECK(view.try_apply(Action::declare(Contract::ElAlmaz)));
        CHECK(view.try_apply(Action::kontur(Seat::East)).error().clause() == "K5.2");
        CHECK(view.try_apply(Action::iyi()));
        Table table = round_of(7).table();
        CHECK(table.try_apply(Action::iyi()).error() == *table.why_not(CardSet::EMPTY, Action::iyi()));
        // West has failed to follow in hearts: nobody who looks on believes a heart of it.
        table = try_parse<Table>("king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA D2 HJ HQ H9").value();
        const Error error = table.try_apply(try_parse<Action>("H3").value()).error();
        CHECK(error.reason() == Reason::NotHeld && error.clause() == "K2.5");
        CHECK_EQUAL(error.message(Lang::En), "the three of hearts is not in the hand");
        balayi::Round two = balayi::Round::try_new(balayi::Pack::from_seed(7), balayi::Player::Zero,
                                                   balayi::DenominationSet::ALL)
                                .value();
        balayi::View other = two.view(balayi::Player::Zero);
        const auto spades = balayi::Action::declare(balayi::Denomination::Spades);
        CHECK(other.try_apply(spades, {}).error().status() == StatusCode::Revealed);
        CHECK(other.try_apply(Card(), {}).error().reason() == Reason::WrongPhase);
        CHECK(other.try_apply(Card(), {}).error().clause() == "B2.3");
        CHECK(!other.try_apply(spades, {}).error().message(Lang::Tr).empty());
        balayi::Table both = two.table();
        CHECK(both.try_apply(Card(), {}).error().clause() == "B2.3");
        const auto revealed = two.try_apply_as(balayi::Player::One, spades).value();
        CHECK(other.try_apply(spades, revealed.to(balayi::Player::Zero)) && both.try_apply(spades, revealed.to({})));
        CHECK(other == two.view(balayi::Player::Zero) && both == two.table());
    });
    test::run("reasons and statuses have names of their own", [] {
        std::set<std::string> names;
        for (int code = 1; code <= 18; ++code) {
            names.insert(to_string(static_cast<Reason>(code)));
        }
        CHECK(names.size() == 18 && names.count("must_follow") == 1 && names.count("") == 0);
        CHECK_EQUAL(to_string(Reason::NotVisible), "not_visible");
        CHECK_EQUAL(to_string(StatusCode::Points), "KING_E_POINTS");
        CHECK_EQUAL(Error(StatusCode::Range).message(Lang::En), "a number is out of its range");
    });
}

void texts() {
    test::run("texts that cannot be read", [] {
        const auto card = try_parse<Card>("XY");
        CHECK(!card && card.error().status() == StatusCode::Text && card.error().at() == 0u && card.value_or(Card::ACE_OF_HEARTS) == Card::ACE_OF_HEARTS);
        CHECK(try_parse<Round>("king1 N:KQ.J").error().at() == 12u);
        CHECK(try_parse<Deal>("N:").error().status() == StatusCode::Text && try_parse<Deal>("").error().at() == 0u);
        CHECK(try_parse<HouseRules>("koz_void=maybe").error().at() == 9u);
        CHECK(try_parse<Party>("king-sheet1 N - x").error().at() == 16u);
        CHECK(try_parse<Table>("").error().at() == 0u && try_parse<balayi::Pack>("C2 C2").error().at() == 3u);
        CHECK(try_parse<balayi::Match>("balayi-sheet1 2").error().at() == 14u);
        const std::string view = to_string(round_of(1).view(Seat::East));
        CHECK(View::try_parse(Seat::North, view).error().status() == StatusCode::Text);
        CHECK(View::try_parse(Seat::East, view));
        CHECK(try_parse<Card>(std::string_view("S\0A", 3)).error().status() == StatusCode::Text);
        PartyFile file;
        const PartyFile empty = file;
        CHECK(file.try_read_line("king1 oops").error().status() == StatusCode::Text && !file.party());
        CHECK(file.try_read_line("# a comment").value() == std::nullopt);
        CHECK(file.try_read_line("king-party1 N -").value() == std::nullopt && file != empty);
        const Error oops = file.try_read_line("king1 oops").error();
        CHECK(oops.at() == 6u && oops.line() == 3u && !oops.message(Lang::Tr).empty());
        CHECK_EQUAL(to_string(oops), "line 3, byte 6: " + oops.message(Lang::En));
        CHECK(file.party() == Party(Seat::North));
        balayi::MatchFile games;
        CHECK(!games.game() && games.try_read_line("balayi-match1 0\n") && games.game());
        CHECK(games.try_read_line("balayi1 oops\n").error().at() == 8u);
        const Table table = round_of(1).table();
        CHECK(!table.try_parse_action("nonsense"));
        Round talk = round_of(1);
        CHECK(talk.try_apply(Action::declare(Contract::ElAlmaz)));
        CHECK(talk.table().try_parse_action("masa").value() == Action::kontur(~SeatSet(*talk.turn())));
    });
}

/// An error of that status that explains itself in both languages, without a place and without a suit sign.
template <class T>
void check_explained(const result<T>& refused, StatusCode status) {
    const Error& error = refused.error();
    CHECK(!refused && error.status() == status && error.raw().kind != 0);
    for (Lang lang : {Lang::En, Lang::Tr}) {
        const std::string message = error.message(lang);
        CHECK(!message.empty() && message.find("byte") == std::string::npos);
        CHECK(message.find("♥") == std::string::npos);
    }
    CHECK(error.message(Lang::En) != error.message(Lang::Tr));
}

void explanations() {
    test::run("every kind of error explains itself", [] {
        check_explained(try_parse<Card>("XY"), StatusCode::Text);
        check_explained(try_parse<Suit>("X"), StatusCode::Text);
        check_explained(try_parse<Seat>("X"), StatusCode::Text);
        check_explained(try_parse<CardSet>("AA..."), StatusCode::Text);
        check_explained(try_parse<SeatSet>("NN"), StatusCode::Text);
        check_explained(try_parse<Contract>("koz"), StatusCode::Text);
        check_explained(try_parse<ContractSet>("el"), StatusCode::Text);
        check_explained(try_parse<Action>("oops"), StatusCode::Text);
        check_explained(try_parse<Doubles>("N>N"), StatusCode::Text);
        check_explained(try_parse<HouseRules>("koz_void=maybe"), StatusCode::Text);
        check_explained(try_parse<Deal>("N:"), StatusCode::Text);
        check_explained(try_parse<Round>("king1 N:KQ.J"), StatusCode::Text);
        check_explained(try_parse<Table>("king2"), StatusCode::Text);
        check_explained(View::try_parse(Seat::North, "?"), StatusCode::Text);
        check_explained(try_parse<Party>("king-sheet1 N - koz:S/-/1,2,3,4"), StatusCode::Text);
        check_explained(PartyFile().try_read_line("oops"), StatusCode::Text);
        check_explained(try_parse<balayi::Denomination>("X"), StatusCode::Text);
        check_explained(try_parse<balayi::DenominationSet>("C,C"), StatusCode::Text);
        check_explained(try_parse<balayi::Action>("oops"), StatusCode::Text);
        check_explained(try_parse<balayi::Pack>("C2 C2"), StatusCode::Text);
        check_explained(try_parse<balayi::Round>("balayi1"), StatusCode::Text);
        check_explained(try_parse<balayi::Table>("balayi1"), StatusCode::Text);
        check_explained(balayi::View::try_parse(balayi::Player::Zero, ""), StatusCode::Text);
        check_explained(try_parse<balayi::Match>("balayi-sheet1 2"), StatusCode::Text);
        check_explained(balayi::MatchFile().try_read_line("oops"), StatusCode::Text);
        check_explained(Deal::try_new({}), StatusCode::Cards);
        check_explained(Round::try_new(Deal::from_seed(1), Seat::North, {}), StatusCode::NothingToDeclare);
        check_explained(Table::try_new(Seat::North, {}), StatusCode::NothingToDeclare);
        check_explained(balayi::Round::try_new(balayi::Pack::from_seed(1), balayi::Player::Zero, {}),
                        StatusCode::NothingToDeclare);
        check_explained(HouseRules().try_set("x", "y"), StatusCode::Option);
        check_explained(round_of(1).view(Seat::East).try_with_hidden({}), StatusCode::Cards);
        check_explained(Party(Seat::North).try_record(round_of(1)), StatusCode::NotOver);
    });
}

/// What a score-keeper learns.
void corrections() {
    test::run("a result is corrected", [] {
        Party party(Seat::North);
        const RoundResult first{Seat::North, Contract::SonIki, {}, {{10, 0, 20, 0}}};
        const RoundResult other{Seat::North, Contract::Rifki, {}, {{30, 0, 0, 0}}};
        CHECK(party.try_record_result(first) && party.try_record_result({Seat::East, Contract::SonIki, {}, {{30, 0, 0, 0}}}));
        const Party before = party;
        check_explained(party.try_correct(0, {Seat::North, Contract::SonIki, {}, {{10, 0, 19, 0}}}), StatusCode::Points);
        check_explained(party.try_correct(0, {Seat::West, Contract::SonIki, {}, {{10, 0, 20, 0}}}), StatusCode::WrongTurn);
        CHECK(party.try_correct(2, other).error().status() == StatusCode::NoRound && party == before);
        CHECK(party.try_correct(0, other) && party.results()[0] == other && party.size() == 2);
        CHECK(party.try_correct(0, first) && party == before);
        balayi::Match game(balayi::Player::Zero);
        const balayi::RoundResult spades{balayi::Player::One, balayi::Denomination::Spades, {{11, 15}}};
        const balayi::RoundResult hearts{balayi::Player::One, balayi::Denomination::Hearts, {{12, 14}}};
        CHECK(game.try_record_result(spades) && game.try_correct(0, hearts) && game.results()[0] == hearts);
        check_explained(game.try_correct(0, {balayi::Player::One, balayi::Denomination::Hearts, {{12, 15}}}),
                        StatusCode::Points);
    });
}

/// A seat that is not on turn learns nothing by asking.
void who_acts() {
    test::run("who acts is named", [] {
        Round round = round_of(7);
        for (Action action : ActionSet::ALL) {
            CHECK(round.why_not_as(Seat::East, action)->reason() == Reason::NotOnTurn);
            CHECK(round.why_not_as(Seat::East, action) == round_of(8).why_not_as(Seat::East, action));
        }
        CHECK(round.try_apply_as(Seat::East, Contract::Rifki).error().reason() == Reason::NotOnTurn);
        CHECK(round == round_of(7) && round.try_apply_as(Seat::North, Contract::Rifki));
        balayi::Round two(balayi::Pack::from_seed(7), balayi::Player::Zero);
        for (balayi::Action action : balayi::ActionSet::ALL) {
            CHECK(two.why_not_as(balayi::Player::Zero, action)->reason() == Reason::NotOnTurn);
        }
        CHECK(!two.why_not_as(balayi::Player::One, balayi::Denomination::Hearts));
    });
}

#if defined(__cpp_exceptions)
/// What a call throws; StatusCode::Ok for nothing.
template <class Function>
StatusCode thrown(Function function, const std::string& what) {
    try {
        function();
    } catch (const Exception& exception) {
        CHECK(std::string(exception.what()).find(what) != std::string::npos);
        return exception.error().status();
    }
    return StatusCode::Ok;
}

void exceptions() {
    test::run("what is thrown", [] {
        Round round = round_of(7);
        const Round before = round;
        CHECK(thrown([&] { round.apply(Action::pass()); }, "this is the time for declaration (K3.1)") == StatusCode::Illegal);
        CHECK(round == before);
        View view = round.view(Seat::South);
        CHECK(thrown([&] { view.apply(Action::pass()); }, "this is the time for declaration (K3.1)") == StatusCode::Illegal);
        CHECK(thrown([&] { view.table().apply(Action::pass()); }, "(K3.1)") == StatusCode::Illegal);
        CHECK(thrown([&] { round.apply(Action::declare(Contract::ElAlmaz)); }, "") == StatusCode::Ok && round != before);
        CHECK(thrown([] { parse<Round>("king1 N:KQ.J"); }, "byte 12") == StatusCode::Text);
        CHECK(thrown([] { parse<Card>("XY"); }, "byte 0") == StatusCode::Text);
        CHECK(thrown([] { Deal(Hands{}); }, "") == StatusCode::Cards);
        CHECK(thrown([] { Round(Deal::from_seed(1), Seat::North, {}); }, "") == StatusCode::NothingToDeclare);
        CHECK(thrown([] { Party(Seat::North).record(round_of(1)); }, "over") == StatusCode::NotOver);
        CHECK(thrown([] { PartyFile().read_line("king-party1 X"); }, "line 1, byte 12: ") == StatusCode::Text);
        CHECK(thrown([] { View::parse(Seat::East, "?"); }, "byte 0") == StatusCode::Text);
        CHECK(thrown([] { HouseRules().set("x", "y"); }, "") == StatusCode::Option);
        CHECK(thrown([] { Error(StatusCode::Text).message(Lang::Tr); }, "") == StatusCode::Ok);
        CHECK(thrown([] { static_cast<void>(result<Card>(Error(StatusCode::Range)).value()); }, "range") == StatusCode::Range);
        try {
            round.apply(Action::pass());
            CHECK(false);
        } catch (const std::runtime_error&) {
        }
    });
    test::run("foreign memory", [] {
        king_round raw = round_of(1).raw();
        raw.opaque[0] ^= 1 << 16;  // another kind
        const Round foreign{raw};
        CHECK(thrown([&] { static_cast<void>(foreign.phase()); }, "not a value") == StatusCode::Value);
        CHECK(!foreign.is_empty() && to_string(foreign).empty());
        raw = round_of(1).raw();
        raw.opaque[0] ^= 0x8000;  // another version of the interface
        CHECK(thrown([&] { static_cast<void>(Round(raw).turn()); }, "version") == StatusCode::Version);
        king_table table{};
        CHECK(Table(table).try_apply(Action::pass()).error().status() == StatusCode::Value);
    });
}
#endif

}  // namespace

void test_errors() {
    statuses();
    refusals();
    texts();
    explanations();
    corrections();
    who_acts();
#if defined(__cpp_exceptions)
    exceptions();
#endif
}
