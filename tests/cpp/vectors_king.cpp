// Replays vectors of Konturlu King: rounds and parties.
#include "vectors.hpp"

using namespace king;

namespace {

HouseRules rules_of(Json vector) {
    HouseRules rules;
    for (Json value : vector["rules"]) {
        const std::string option = value.key(), text = value.text();
        CHECK(rules.try_set(option, text));
        CHECK_EQUAL(rules.get(option), text);
    }
    return rules;
}

/// What is refused before that step, by the vector.
void check_refused(Json vector, const Round& round, std::size_t step) {
    for (Json refused : vector["refused"]) {
        if (refused[0].get<std::size_t>() != step) {
            continue;
        }
        const Action action = *Action::from_code(refused[1].get<std::size_t>());
        const auto reason = static_cast<Reason>(refused[2].get<int>());
        const std::optional<Error> illegal = round.why_not(action);
        CHECK(illegal && illegal->reason() == reason && illegal->clause()[0] == 'K');
        CHECK(!round.legal_actions().contains(action));
        CHECK(illegal && !illegal->message(Lang::En).empty() && !illegal->message(Lang::Tr).empty());
        Round same = round;
        const result<void> applied = same.try_apply(action);
        CHECK(!applied && illegal && applied.error() == *illegal);
        for (Seat seat : all<Seat>) {
            const std::optional<Error> as = round.why_not_as(seat, action);
            const bool other = round.turn() && round.turn() != seat;
            CHECK(as && (other ? as->reason() == Reason::NotOnTurn : *as == *illegal));
            CHECK(as && same.try_apply_as(seat, action).error() == *as);
        }
        CHECK(same == round);
    }
}

/// What the seats see, and a spectator: each follows by the actions alone.
struct Followers {
    explicit Followers(const Round& round)
        : table(round.table()),
          views{{round.view(Seat::North), round.view(Seat::East), round.view(Seat::South), round.view(Seat::West)}} {}

    void follow(Action action) {
        CHECK(table.try_apply(action));
        for (View& view : views) {
            CHECK(view.try_apply(action));
        }
    }
    void compare(const Round& round) const {
        CHECK_EQUAL(table, round.table());
        const Hands truth{{round.hand(Seat::North), round.hand(Seat::East), round.hand(Seat::South),
                           round.hand(Seat::West)}};
        for (const View& view : views) {
            const View server = round.view(view.viewer());
            if (round.turn() || round.table().annulled()) {
                CHECK_EQUAL(view, server);
            } else {
                // At the end the hands are shown: those that were left cannot be known from the actions.
                CHECK_EQUAL(view.try_with_hidden(truth).value(), round);
                CHECK_EQUAL(view.try_with_hidden(truth).value().view(view.viewer()), server);
            }
        }
    }

    Table table;
    std::array<View, 4> views;
};

}  // namespace

Round play_king(Json vector) {
    const auto unused = set_of<ContractSet>(vector["unused"]["contracts"]);
    const auto declarer = parsed<Seat>(vector["declarer"]);
    Round round = Round::try_new(parsed<Deal>(vector["deal"]), declarer, unused, rules_of(vector)).value();
    Followers followers(round);
    const Json steps = vector["steps"];
    for (std::size_t i = 0; i < steps.size(); ++i) {
        test::state().place = "step " + std::to_string(i);
        check_refused(vector, round, i);
        const auto seat = static_cast<Seat>(steps[i][0].get<int>());
        CHECK(round.turn() == seat);
        CHECK_EQUAL(to_string(round.phase()), steps[i][1].get<std::string>());
        const ActionSet legal = ActionSet::from_bits(mask(steps[i][2].get<std::string>())).value();
        CHECK_EQUAL(round.legal_actions(), legal);
        CHECK_EQUAL(round.legal_cards(), legal.cards());
        CHECK_EQUAL(round.table().legal_actions(round.hand(seat)), legal);
        for (const View& view : followers.views) {
            CHECK_EQUAL(view.legal_actions(), view.viewer() == seat ? legal : ActionSet());
        }
        const Action action = *Action::from_code(steps[i][3].get<std::size_t>());
        CHECK(!round.why_not(action));
        CHECK(round.try_apply_as(seat, action));
        followers.follow(action);
        followers.compare(round);
    }
    test::state().place = "at the end";
    check_refused(vector, round, steps.size());
    CHECK(!round.turn() && round.phase() == Phase::Over && round.legal_actions().empty());
    CHECK(round.table().annulled() == vector["annulled"].get<bool>());
    CHECK(round.taken() == (numbers<std::int16_t, 4>(vector["taken"])));
    CHECK(vector["scores"].is_null() ? !round.scores()
                                     : round.scores() == (numbers<std::int32_t, 4>(vector["scores"])));
    const auto record = vector["record"].get<std::string>();
    CHECK_EQUAL(to_string(round), record);
    CHECK(try_parse<Round>(record).value() == round);
    CHECK(round.table().actions().size() == steps.size());
    return round;
}

void play_party(Json vector) {
    Party party(parsed<Seat>(vector["first_declarer"]), rules_of(vector));
    std::string file = party.head() + "\n";
    list<RoundResult, Party::ROUNDS> results;
    std::vector<Round> rounds;
    for (Json played : vector["rounds"]) {
        const Round round = play_king(played);
        CHECK(party.dealer() == parsed<Seat>(played["dealer"]));
        CHECK(party.try_start(round.deal()).value().table().unused() == round.table().unused());
        CHECK(party.try_record(round));
        if (const std::optional<RoundResult> result = round.result()) {
            CHECK(result->scores(party.house_rules()) == round.scores());
            results.push_back(*result);
        }
        file += to_string(round) + "\n";
        rounds.push_back(round);
    }
    test::state().place = "at the end of the party";
    CHECK(party.results() == results);

    const list<Scores, Party::ROUNDS + 1> running = party.running();
    CHECK_EQUAL(running.size(), vector["sheet"].size());
    for (std::size_t i = 0; i < running.size(); ++i) {
        CHECK(running[i] == (numbers<std::int32_t, 4>(vector["sheet"][i])));
    }
    const Sheet sheet = party.sheet();
    const Json checks = vector["checks"];
    for (ContractKind kind : all<ContractKind>) {
        for (Seat seat : all<Seat>) {
            CHECK(sheet.sum(seat, kind) == checks[to_string(seat)][to_string(kind)].get<std::int64_t>());
        }
        CHECK_EQUAL(sheet.sum_over_declarers(kind), checks["all"][to_string(kind)].get<std::int64_t>());
    }
    CHECK(!sheet.imbalance());
    CHECK(sheet.totals() == party.totals());

    CHECK(party.is_over() && party.outcome());
    const Outcome outcome(party.totals());
    CHECK(party.outcome() == outcome);
    CHECK(outcome.totals() == (numbers<std::int32_t, 4>(vector["final"])));
    CHECK_EQUAL(outcome.cikan(), set_of<SeatSet>(vector["cikan"]));
    CHECK_EQUAL(outcome.batan(), set_of<SeatSet>(vector["batan"]));

    const auto record = vector["record"].get<std::string>();
    CHECK_EQUAL(to_string(party), record);
    CHECK(try_parse<Party>(record).value() == party);
    CHECK_EQUAL(party.file(rounds), file);
    CHECK(read_file<PartyFile>(file, rounds).party() == party);
}
