// A program compiled with the header of another version than that of the library: no value is made.
#include <king.h>
#undef KING_ABI_MAJOR
#define KING_ABI_MAJOR 65000
#include <king.hpp>

#include <iostream>

int main() {
    const king::Error version(king::StatusCode::Version);
    const king::Deal deal = king::Deal::from_seed(1);  // no value of the library: four numbers
    const bool refused =
        !king::abi_matches() &&
        king::Round::try_new(deal, king::Seat::North, king::ContractSet::ALL, king::HouseRules(king_house_rules{}))
                .error() == version &&
        king::try_parse<king::Party>("king-sheet1 N -").error() == version;
    std::cout << (refused ? "1 passed, 0 failed" : "0 passed, 1 failed") << '\n';
    return refused ? 0 : 1;
}
