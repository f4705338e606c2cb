// A deal by seed, played at random to its end, in C++.
#include <iostream>
#include <king.hpp>

int main() {
    king::Round round(king::Deal::from_seed(7), king::Seat::North);
    king::SplitMix64 choices = king::choices(7, 0);
    round.play_out(choices);
    const king::Scores scores = round.scores().value();
    std::cout << scores[0] << ' ' << scores[1] << ' ' << scores[2] << ' ' << scores[3] << '\n';
}
