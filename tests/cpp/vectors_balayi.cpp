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
        CHECK(illegal && !illegal->message(Lang::En).empty() && !illegal->message(Lang::Tr).empty());
        Round same = round;
        const king::result<Revealed> applied = same.try_apply(action);
        CHECK(!applied && illegal && applied.error() == *illegal);
        for (Player player : king::all<Player>) {
            const std::optional<Error> as = round.why_not_as(player, action);
            const bool other = round.turn() && round.turn() != player;
            CHECK(as && (other ? as->reason() == Reason::NotOnTurn : *as == *illegal));
            CHECK(as && same.try_apply_as(player, action).error() == *as);
        }
        CHECK(same == round);
    }
}

/// What the players see, and a spectator: each follows by the actions and what they turn up.
struct Followers {
    explicit Followers(const Round& round)
        : table(round.table()), views{{round.view(Player::Zero), round.view(Player::One)}} {}

    void follow(Action action, const Revealed& revealed) {
        CHECK(table.try_apply(action, revealed.to(std::nullopt)));
        for (View& view : views) {
            CHECK(view.try_apply(action, revealed.to(view.viewer())));
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
        const CardSet hand = round.unlocked(player) ? round.hand(player) : CardSet();
        CHECK(!round.why_not(action) && !round.why_not_as(player, action));
        CHECK_EQUAL(round.table().legal_actions(hand), legal);
        CHECK_EQUAL(round.table().legal_cards(hand), legal.cards());
        CHECK(!round.table().why_not(hand, action));
        followers.follow(action, round.try_apply_as(player, action).value());
        followers.compare(round);
    }
    test::state().place = "at the end";
    check_refused(vector, round, steps.size());
    CHECK(!round.turn() && round.phase() == Phase::Over && round.legal_actions().empty());
    CHECK(round.taken() == (numbers<std::int16_t, 2>(vector["tricks"])));
    CHECK(round.scores() == (numbers<std::int32_t, 2>(vector["scores"])));
    const auto record = vector["record"].get<std::string>();
    CHECK_EQUAL(to_string(round), record);
    CHECK(king::try_parse<Round>(record).value() == round);
    CHECK(round.actions().size() == steps.size());
    return round;
}

void play_match(Json vector) {
    Match game(static_cast<Player>(vector["first_dealer"].get<int>()));
    std::string file = game.head() + "\n";
    king::list<RoundResult, Match::ROUNDS> results;
    std::vector<Round> rounds;
    for (Json played : vector["rounds"]) {
        const Round round = play_balayi(played);
        CHECK(game.try_start(round.pack()).value().table().unused() == round.table().unused());
        CHECK(game.try_record(round));
        const Table table = round.table();
        results.push_back(*table.result());
        CHECK(results.back().scores() == round.scores());
        file += to_string(round) + "\n";
        rounds.push_back(round);
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
    CHECK_EQUAL(game.file(rounds), file);
    CHECK(read_file<MatchFile>(file, rounds).game() == game);
}
