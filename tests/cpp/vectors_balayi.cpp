// Replays vectors of Balayi kingi: rounds and matches.
#include "vectors.hpp"

using namespace king::balayi;
using king::CardSet;
using king::Error;
using king::Lang;
using king::Reason;

namespace {

void check_refused(Json vector, const Round& round, std::size_t step) {
    for (Json refused : vector["refused"]) {
        if (refused[0].get<std::size_t>() != step) {
            continue;
        }
        const Action action = *Action::from_code(refused[1].get<std::size_t>());
        const auto reason = static_cast<Reason>(refused[2].get<int>());
        const std::optional<Error> illegal = round.why_not(action);
        CHECK(illegal && illegal->reason() == reason && illegal->clause()[0] == 'B');
        CHECK(!round.legal_actions().contains(action));
        CHECK(!round.why_not_message(action, Lang::En).empty() && !round.why_not_message(action, Lang::Tr).empty());
        Round same = round;
        const king::result<void> applied = same.try_apply(action);
        CHECK(!applied && illegal && applied.error() == *illegal);
        CHECK(same == round);
    }
}

/// What the players see, and a spectator: each follows by the actions and what they turn up.
struct Followers {
    explicit Followers(const Round& round)
        : table(round.table()), views{{round.view(Player::Zero), round.view(Player::One)}} {}

    void follow(const Round& before, Action action) {
        CHECK(table.try_apply(action, before.revealed(std::nullopt, action)));
        for (View& view : views) {
            CHECK(view.try_apply(action, before.revealed(view.viewer(), action)));
        }
    }
    void compare(const Round& round) const {
        CHECK_EQUAL(table, round.table());
        for (const View& view : views) {
            CHECK_EQUAL(view, round.view(view.viewer()));
        }
    }

    Table table;
    std::array<View, 2> views;
};

}  // namespace

Round play_balayi(Json vector) {
    const auto dealer = static_cast<Player>(vector["dealer"].get<int>());
    const auto unused = set_of<DenominationSet>(vector["unused"]);
    Round round = Round::try_new(parsed<Pack>(vector["deck"]), dealer, unused).value();
    Followers followers(round);
    const Json steps = vector["steps"];
    for (std::size_t i = 0; i < steps.size(); ++i) {
        test::state().place = "step " + std::to_string(i);
        check_refused(vector, round, i);
        const auto player = static_cast<Player>(steps[i][0].get<int>());
        CHECK(round.turn() == player);
        CHECK_EQUAL(to_string(round.phase()), steps[i][1].get<std::string>());
        const ActionSet legal = ActionSet::from_bits(mask(steps[i][2].get<std::string>())[0]).value();
        CHECK_EQUAL(round.legal_actions(), legal);
        CHECK_EQUAL(round.legal_cards(), legal.cards());
        for (const View& view : followers.views) {
            CHECK_EQUAL(view.legal_actions(), view.viewer() == player ? legal : ActionSet());
        }
        const Action action = *Action::from_code(steps[i][3].get<std::size_t>());
        followers.follow(round, action);
        CHECK(!round.why_not(action));
        CHECK(round.try_apply(action));
        followers.compare(round);
    }
    test::state().place = "at the end";
    check_refused(vector, round, steps.size());
    CHECK(!round.turn() && round.phase() == Phase::Over && round.legal_actions().empty());
    CHECK(round.taken() == (numbers<std::uint8_t, 2>(vector["tricks"])));
    CHECK(round.scores() == (numbers<std::int32_t, 2>(vector["scores"])));
    const auto record = vector["record"].get<std::string>();
    CHECK_EQUAL(to_string(round), record);
    CHECK(king::try_parse<Round>(record).value() == round);
    CHECK(round.actions().size() == steps.size());
    return round;
}

void play_match(Json vector) {
    Match game(static_cast<Player>(vector["first_dealer"].get<int>()));
    std::string file = game.file_head() + "\n";
    king::list<RoundResult, Match::ROUNDS> results;
    for (Json played : vector["rounds"]) {
        const Round round = play_balayi(played);
        CHECK(game.try_start(round.pack()).value().table().unused() == round.table().unused());
        CHECK(game.try_record(round));
        const Table table = round.table();
        results.push_back(*table.result());
        CHECK(results.back().scores() == round.scores());
        file += to_string(round) + "\n";
    }
    test::state().place = "at the end of the match";
    CHECK(game.results() == results);
    const king::list<Scores, Match::ROUNDS + 1> running = game.running();
    CHECK_EQUAL(running.size(), vector["sheet"].size());
    for (std::size_t i = 0; i < running.size(); ++i) {
        CHECK(running[i] == (numbers<std::int32_t, 2>(vector["sheet"][i])));
    }
    CHECK(game.totals() == (numbers<std::int32_t, 2>(vector["final"])));
    const Json winner = vector["winner"];
    CHECK(game.outcome() == (winner.is_null() ? Outcome{} : Outcome{static_cast<Player>(winner.get<int>())}));
    CHECK(game.outcome()->is_draw() == winner.is_null());
    CHECK(king::try_parse<Match>(to_string(game)).value() == game);
    MatchReader reader = MatchReader::try_new(file).value();
    while (auto round = reader.next()) {
        CHECK(round->has_value());
    }
    CHECK(reader.so_far() == game);
}
