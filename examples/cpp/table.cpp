// A table of four simple players: a server holds the rounds, and each player has nothing but its view.
//
//   table [SEED]
//
// Only lines of text pass between server and players, as over a network: what a player sees when the round begins, and
// then each action. A whole party is played; its first round is printed card by card. At the end of every round the
// players' views are compared with the server's.
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

#include <king.hpp>

using namespace king;

/// A player: it knows its view, and answers with the text of an action when it is on turn.
class Player {
public:
    /// The round begins: the server sends what this seat sees.
    Player(Seat seat, const std::string& text) : view_(View::parse(seat, text)) {}

    /// Somebody, perhaps this player, has done something.
    void hear(const std::string& action) { view_.apply(parse<Action>(action)); }

    /// What this player does.
    std::string act() const {
        switch (view_.phase()) {
            case Phase::Declare: return to_string(declare());
            case Phase::Annul: return to_string(last_legal());  // annul, if it may
            case Phase::Kontur: return to_string(confident() ? kontur() : Action::iyi());
            case Phase::Sur: return to_string(confident() ? last_legal() : Action::iyi());
            case Phase::Play: return to_string(view_.legal_cards().empty() ? Action::pass() : Action(card()));
            case Phase::Over: break;
        }
        return "";
    }

    const View& view() const { return view_; }

private:
    CardSet hand() const { return *view_.hand(view_.viewer()); }
    Action last_legal() const {
        Action last;
        for (Action action : view_.legal_actions()) {
            last = action;
        }
        return last;
    }

    /// Doubles the declarer; the declarer, who cannot double itself, nobody.
    Action kontur() const {
        const Action kontur = Action::kontur(view_.declarer());
        return view_.why_not(kontur) ? Action::iyi() : kontur;
    }

    /// Koz with six cards of a suit, else the first contract that is left, with the suit or rank that it holds most of.
    Action declare() const {
        const auto held = [this](const Contract& contract) {
            const CardSet counted = contract.trump()   ? cards(*contract.trump())
                                    : contract.start() ? cards(*contract.start())
                                                       : CardSet::EMPTY;
            return (hand() & counted).size();
        };
        const ContractKind first = *view_.unused().begin();
        Contract best = *(*view_.legal_actions().begin()).contract();
        for (Action action : view_.legal_actions()) {
            const Contract contract = *action.contract();
            const bool good = contract.kind() == first || (contract.trump() && held(contract) >= 6);
            if (good && held(contract) > held(best)) {
                best = contract;
            }
        }
        return Action::declare(best);
    }

    /// Whether its hand looks good for the contract: high in koz, low in a penalty.
    bool confident() const {
        const ContractKind kind = view_.contract()->kind();
        const CardSet high = cards(Rank::Ace) | cards(Rank::King) | cards(Rank::Queen);
        const std::size_t count = (hand() & high).size();
        return kind == ContractKind::Koz ? count >= 4 : is_penalty(kind) && count <= 2;
    }

    /// High in koz; low in a penalty, but when it cannot follow suit what is dangerous, then what is high.
    Card card() const {
        const ContractKind kind = view_.contract()->kind();
        const CardSet legal = view_.legal_cards();
        const auto highest = [](CardSet set) {
            Card best = *set.begin();
            for (Card card : set) {
                best = card.rank() > best.rank() ? card : best;
            }
            return best;
        };
        const std::optional<Suit> led = view_.trick().led();
        if (kind == ContractKind::Koz || kind == ContractKind::Durt) {
            return highest(legal);
        }
        if (led && !legal.meets(cards(*led))) {
            return highest((legal & penalty_cards(kind)).or_else(legal));
        }
        Card lowest = *legal.begin();
        for (Card card : legal) {
            lowest = card.rank() < lowest.rank() ? card : lowest;
        }
        return lowest;
    }

    View view_;
};

/// Prints a round that is over: hands, the talk, tricks or rows, scores.
void print(const Round& round) {
    for (Seat seat : all<Seat>) {
        std::cout << "  " << std::left << std::setw(6) << name(seat, Lang::En);
        for (Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs}) {
            std::string ranks;
            for (Card card : round.deal().hand(seat) & cards(suit)) {
                ranks = (ranks.empty() ? "" : " ") + ranks;
                ranks = figure(card.rank()) + ranks;
            }
            std::cout << "  " << symbol(suit) << ' ' << std::setw(suit == Suit::Clubs ? 0 : 20)
                      << (ranks.empty() ? "-" : ranks);
        }
        std::cout << '\n';
    }
    const bool rows = round.contract()->kind() == ContractKind::Durt;
    for (const auto& [seat, action] : round.actions()) {
        if (!action.card() || rows) {
            std::cout << "  " << name(seat, Lang::En) << ": " << name(action, Lang::En) << '\n';
        }
    }
    int number = 0;
    for (const Trick& trick : round.tricks()) {
        std::cout << "  trick " << std::right << std::setw(2) << ++number << ": ";
        for (const auto& [seat, card] : trick.plays()) {
            std::cout << seat << ' ' << figure(card) << "  ";
        }
        std::cout << "-> " << name(*trick.winner(round.trump()), Lang::En) << '\n';
    }
}

void print_scores(const Scores& scores) {
    for (Seat seat : all<Seat>) {
        std::cout << std::right << std::setw(6) << scores[index(seat)];
    }
}

/// Plays a round, each player through its own view, and compares the views at the end.
Round play(Round round) {
    std::vector<Player> players;
    for (Seat seat : all<Seat>) {
        players.emplace_back(seat, to_string(round.view(seat)));
    }
    while (round.turn()) {
        const Seat seat = *round.turn();
        const std::string action = players[index(seat)].act();
        round.apply_as(seat, parse<Action>(action));  // throws when a player cheats
        for (Player& player : players) {
            player.hear(action);
        }
    }
    // Now all hands are shown, also the cards that were not played any more.
    Hands shown;
    for (Seat seat : all<Seat>) {
        shown[index(seat)] = round.hand(seat);
    }
    for (const Player& player : players) {
        const bool annulled = round.annulled();
        const View end = annulled ? player.view() : player.view().with_hidden(shown).view(player.view().viewer());
        if (end != round.view(player.view().viewer())) {
            std::cerr << "The view of " << player.view().viewer() << " is not the server's.\n";
            std::exit(1);
        }
    }
    return round;
}

int main(int count, char** arguments) {
    try {
        const std::uint64_t seed = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 7;
        Party party(first_declarer(pack(seed)).value_or(Seat::North));
        std::cout << "Party of seed " << seed << ", " << name(party.first_declarer(), Lang::En)
                  << " declares first.\n\n";
        std::uint64_t deals = 0;
        while (!party.is_over()) {
            const Round round = play(party.start(Deal::from_seed(deal_seed(seed, deals))));
            if (++deals == 1) {
                print(round);
                std::cout << "\n  round  declarer  contract             N     E     S     W\n";
            }
            party.record(round);
            std::cout << std::right << std::setw(7) << deals << "  " << std::left << std::setw(10)
                      << name(round.declarer(), Lang::En) << std::setw(16) << to_string(*round.contract());
            if (round.annulled()) {
                std::cout << "  annulled, dealt again";
            } else {
                print_scores(*round.scores());
            }
            std::cout << '\n';
        }
        std::cout << "  total                            ";
        print_scores(party.totals());
        std::cout << "\n\nThe sheet " << (party.sheet().imbalance() ? "does not balance" : "balances")
                  << ", and after every round the views of all players were the server's.\n"
                  << "Out (çıkan): " << party.outcome()->cikan() << ", sunk (batan): " << party.outcome()->batan()
                  << '\n';
    } catch (const Exception& exception) {
        std::cerr << exception.what() << '\n';
        return 1;
    }
}
