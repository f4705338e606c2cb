// A round of Konturlu King, from the deal to its record.
#include <iostream>

#include <king.hpp>

using namespace king;

int main() {
    Round round(Deal::from_seed(7), Seat::North);
    round.apply(Action::declare(Contract::KizAlmaz));  // North declares "no queens",
    round.apply(Action::kontur(Seat::North));          // and East doubles North.
    if (const auto illegal = round.why_not(Action::kontur(Seat::South))) {
        std::cout << illegal->message(Lang::En) << " (" << illegal->clause() << ")\n";  // Why South cannot double South.
    }
    auto choices = king::choices(7, 0);
    round.play_out(choices);  // The rest at random, the same for ever.
    const auto [north, east, south, west] = *round.scores();
    std::cout << north << ", " << east << ", " << south << ", " << west << '\n';
    std::cout << round << '\n';  // The record: one line, which is read by playing it again.
}
