// The golden advice of both games: what players do in the views of a file, by king_players.hpp. The search is run in one part, and in several,
// as on threads.
#include <cmath>
#include <vector>

#include <king_players.hpp>

#include "test.hpp"

using namespace king;

namespace {

/// What differs between the games: their types, who looks at a view, and its file.
struct King {
    using View = king::View;
    using Advisor = king::Advisor;
    using Action = king::Action;
    using Viewer = Seat;
    static constexpr const char* file = "players.king";
};
struct Balayi {
    using View = balayi::View;
    using Advisor = balayi::Advisor;
    using Action = balayi::Action;
    using Viewer = balayi::Player;
    static constexpr const char* file = "players.balayi";
};

/// Runs what is left of an advisor: the plan of each stage in two parts, of which the second is run first.
template <class Advisor>
void run_in_parts(Advisor& advisor) {
    for (Playouts plan = advisor.plan(); !plan.empty(); plan = advisor.plan()) {
        const std::uint64_t middle = plan.begin + (plan.end - plan.begin) / 3;
        const Sums second = advisor.run({middle, plan.end});
        if (middle > plan.begin) {
            CHECK(!advisor.try_absorb(second));
            advisor.absorb(advisor.run({plan.begin, middle}));
        }
        advisor.absorb(second);
    }
}

/// A number of the file, in 1/256 point, as it is in C++; `none` stands for no error yet.
double points(std::int64_t number, bool error) {
    constexpr std::int64_t none = 0xFFFFFFFF;
    return error && number == none ? HUGE_VAL : static_cast<double>(number) / 256.0;
}

/// What has been read so far.
template <class Game>
struct Replay {
    using Found = Estimate<typename Game::Action>;

    typename Game::View view;
    typename Game::Advisor advisor;
    std::vector<Found> estimates;
    std::size_t next = 0;
    int views = 0;
    int compared = 0;

    void line(std::istringstream& words, const std::string& kind) {
        std::string text;
        words >> text;
        if (kind == "strength") {
            CHECK_EQUAL(std::to_string(players_strength()), text);
        } else if (kind == "view") {
            std::string record;
            std::getline(words >> std::ws, record);
            view = Game::View::parse(parse<typename Game::Viewer>(text), record);
            views++;
        } else if (kind == "greedy") {
            // A hand that is locked is not seen.
            const auto choice = greedy(view.table(), view.hand(view.viewer()).value_or(CardSet())).value();
            std::string reason;
            words >> reason;
            CHECK_EQUAL(to_string(choice.action), text);
            CHECK_EQUAL(to_string(choice.reason), reason);
            CHECK(!message(choice.reason, Lang::Tr).empty());
            CHECK_EQUAL(to_string(act(view, Level::Easy, 1)), text);
        } else if (kind == "advice") {
            advice(std::stoull(text), words);
        } else if (kind == "estimate" && next < estimates.size()) {
            estimate(estimates[next++], text, words);
        } else {
            test::failure(__FILE__, __LINE__, ("not a line of the file: " + kind + " " + text).c_str());
        }
    }

    void advice(std::uint64_t seed, std::istringstream& words) {
        CHECK_EQUAL(next, estimates.size());
        std::uint32_t playouts = 0, to_estimate = 0;
        bool inference = false;
        std::string action;
        std::uint64_t done = 0;
        words >> playouts >> to_estimate >> inference >> action >> done;
        const Settings settings = Settings().with_seed(seed).with_playouts(playouts).with_estimates(to_estimate);
        advisor = typename Game::Advisor(view, settings.with_inference(inference));
        auto parts = advisor;
        CHECK(!advisor.step(UINT32_MAX));
        run_in_parts(parts);
        CHECK(parts == advisor);
        CHECK(advisor.view() == view && advisor.settings().seed() == seed);
        CHECK_EQUAL(advisor.settings().inference(), inference);
        CHECK_EQUAL(to_string(advisor.best()), action);
        CHECK_EQUAL(advisor.playouts(), done);
        estimates = advisor.estimates();
        next = 0;
    }

    void estimate(const Found& found, const std::string& action, std::istringstream& words) {
        std::int64_t mean = 0, mean_error = 0, difference = 0, error = 0;
        std::uint32_t playouts = 0;
        bool exact = false;
        words >> mean >> mean_error >> difference >> error >> playouts >> exact;
        CHECK(!words.fail());
        CHECK_EQUAL(to_string(found.action), action);
        CHECK_EQUAL(found.mean, points(mean, false));
        CHECK_EQUAL(found.mean_error, points(mean_error, true));
        CHECK_EQUAL(found.difference, points(difference, false));
        CHECK_EQUAL(found.error, points(error, true));
        CHECK_EQUAL(found.playouts, playouts);
        CHECK_EQUAL(found.exact, exact);
        for (const double other : found.others) {
            std::int64_t number = 0;
            words >> number;
            CHECK_EQUAL(other, points(number, false));
        }
        CHECK(!words.fail() && words.peek() == EOF);
        compared++;
    }
};

template <class Game>
void replayed() {
    test::run(Game::file, [] {
        CHECK(players_match());
        Replay<Game> replay;
        std::istringstream lines(test::golden(Game::file));
        std::string line;
        for (int number = 1; std::getline(lines, line); number++) {
            test::state().place = "line " + std::to_string(number);
            std::istringstream words(line);
            std::string kind;
            if (words >> kind && kind[0] != '#') {
                replay.line(words, kind);
            }
        }
        CHECK_EQUAL(replay.next, replay.estimates.size());
        CHECK(replay.views >= 20 && replay.compared >= 5 * replay.views);
    });
}

/// K10.3: who knows how the party stands may aim at coming out.
void in_a_party() {
    test::run("settings in a party", [] {
        const Party party(Seat::North);
        const king::View view = party.start(Deal::from_seed(7)).view(Seat::North);
        const Settings settings = Settings(Level::Hard).with_playouts(60).with_estimates(46).in_party(party);
        CHECK(settings.is_in_party() && settings.objective() == Objective::ComeOut);
        king::Advisor advisor(view, settings);
        run_in_parts(advisor);
        CHECK(advisor.settings().is_in_party());
        for (const auto& estimate : advisor.estimates()) {
            CHECK(estimate.mean > 0.0 && estimate.mean < 100.0 && estimate.later == 0.0);
        }
        king::Advisor points(view, settings.with_objective(Objective::MostPoints));
        run_in_parts(points);
        CHECK(points.estimates().front().later != 0.0);
        const Party other = king::parse<Party>("king-sheet1 N - rifki/-/0,0,0,30");
        CHECK(!king::Advisor::try_new(view, settings.in_party(other)));
    });
}

/// An ending is solved and its round reviewed, with the same figures.
void reviewed() {
    test::run("reviews", [] {
        const Round round = parse<Round>(
            "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz iyi iyi iyi "
            "SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3");
        const Solution solution = solve(round);
        const std::vector<Solved> actions = solution.actions();
        CHECK_EQUAL(actions.size(), round.legal_actions().size());
        CHECK(solution.turn() == Seat::North && actions == try_solve(round, 100'000, 0).value().actions());
        CHECK(!try_solve(round, 3));
        CHECK(*play_out_best(round).scores() == actions.front().scores);

        Round played = round;
        played.apply(actions.back().action);
        const std::uint32_t number = 36;
        const std::optional<Judgement> judged = judge(played, number, Settings().with_playouts(60).with_estimates(60));
        CHECK(judged && judged->seat() == Seat::North && judged->action() == actions.back().action);
        CHECK(judged->hindsight()->exact && judged->hindsight()->best == actions.front().action);
        CHECK_EQUAL(judged->hindsight()->given_away, double(actions.front().scores[0] - actions.back().scores[0]));
        CHECK(judged->message(Lang::Tr).find("Kuzey: ") == 0);
        CHECK(judged->objective() == Objective::MostPoints);
        CHECK(!judge(played, number + 1, Settings()));
        // K10.3: the first round of a party, by who comes out.
        const Settings few = Settings().with_playouts(60).with_estimates(60).with_objective(Objective::ComeOut);
        const std::vector<Judgement> chances = review(played, few.in_party(Party(Seat::North)));
        CHECK(chances.size() == number + 1 && chances.back().objective() == Objective::ComeOut);
        const double out = chances.back().hindsight()->given_away;
        CHECK(out > 0.0 && out < 100.0 && out != judged->hindsight()->given_away);
        const auto refused = try_judge(played, 0, few.in_party(king::parse<Party>("king-sheet1 N - rifki/-/0,0,0,30")));
        CHECK(!refused && refused.error().status() == StatusCode::Advice);
        CHECK_EQUAL(review(played, Settings().with_playouts(0).with_estimates(0)).size(), std::size_t{number + 1});
    });
}

}  // namespace

void test_players() {
    reviewed();
    in_a_party();
    replayed<King>();
    replayed<Balayi>();
}
