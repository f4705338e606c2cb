// Values as memory: order and hash for containers, and that they are what king.h has.
#include <map>
#include <set>
#include <unordered_set>
#include <vector>

#include <king.hpp>

#include "test.hpp"

using namespace king;

namespace {

/// Values of which all differ: as many in a set by order and in one by hash.
template <class T>
void check_containers(const std::vector<T>& different) {
    const std::set<T> ordered(different.begin(), different.end());
    std::unordered_set<T> hashed(different.begin(), different.end());
    hashed.insert(different.begin(), different.end());
    CHECK_EQUAL(ordered.size(), different.size());
    CHECK_EQUAL(hashed.size(), different.size());
    for (const T& value : different) {
        const T copy = value;
        CHECK(ordered.count(copy) == 1 && hashed.count(copy) == 1 && copy == value && !(copy != value));
    }
}

void containers() {
    test::run("order and hash", [] {
        std::vector<Round> rounds;
        std::vector<View> views;
        std::vector<Table> tables;
        std::vector<Deal> deals;
        std::vector<balayi::Pack> packs;
        std::vector<balayi::Round> balayi_rounds;
        Round round = Round::try_new(Deal::from_seed(1), Seat::West, ContractSet::ALL, HouseRules()).value();
        for (std::uint64_t seed = 0; seed < 30 && round.turn(); ++seed) {
            rounds.push_back(round);
            tables.push_back(round.table());
            for (Seat seat : all<Seat>) {
                views.push_back(round.view(seat));
            }
            CHECK(round.try_apply(*round.legal_actions().begin()));
            deals.push_back(Deal::from_seed(seed));
            packs.push_back(balayi::Pack::from_seed(seed));
            balayi_rounds.push_back(balayi::Simulation(seed).try_round(seed).value());
        }
        check_containers(rounds);
        check_containers(views);
        check_containers(tables);
        check_containers(deals);
        check_containers(packs);
        check_containers(balayi_rounds);
        check_containers(std::vector<Card>(CardSet::FULL.begin(), CardSet::FULL.end()));
        check_containers<SeatSet>({Seat::North, Seat::East, SeatSet::ALL});
        check_containers<ActionSet>({ActionSet{Action::iyi()}, ActionSet{Action::pass()}, ActionSet()});
        check_containers<Contract>({Contract::ElAlmaz, Contract::koz(Suit::Clubs), Contract::durt(Rank::Two)});
        check_containers<Doubles>({Doubles::NONE, try_parse<Doubles>("N>E").value()});
        check_containers<HouseRules>({HouseRules(), try_parse<HouseRules>("early_end=false").value()});
        check_containers<Party>({Party(Seat::North), Party(Seat::East)});
        check_containers<balayi::Match>({balayi::Match(balayi::Player::Zero), balayi::Match(balayi::Player::One)});
        std::map<Seat, int> by_seat{{Seat::West, 1}, {Seat::North, 2}};
        CHECK_EQUAL(by_seat.begin()->second, 2);
    });
}

/// The value types are the memory of king.h, which is as large as the library has it.
template <class T>
void check_memory(std::uint8_t kind) {
    static_assert(sizeof(T) == sizeof(typename T::Raw) && alignof(T) == alignof(typename T::Raw), "size");
    static_assert(std::is_trivially_copyable<T>::value && std::is_standard_layout<T>::value, "a plain value");
    CHECK_EQUAL(king_size_of(kind), sizeof(T));
}

void memory() {
    test::run("memory", [] {
        check_memory<HouseRules>(KING_KIND_HOUSE_RULES);
        check_memory<Duties>(KING_KIND_DUTIES);
        check_memory<Round>(KING_KIND_ROUND);
        check_memory<Table>(KING_KIND_TABLE);
        check_memory<View>(KING_KIND_VIEW);
        check_memory<Party>(KING_KIND_PARTY);
        check_memory<Sheet>(KING_KIND_SHEET);
        check_memory<Simulation>(KING_KIND_SIMULATION);
        check_memory<balayi::Round>(KING_KIND_BALAYI_ROUND);
        check_memory<balayi::Table>(KING_KIND_BALAYI_TABLE);
        check_memory<balayi::View>(KING_KIND_BALAYI_VIEW);
        check_memory<balayi::Match>(KING_KIND_BALAYI_MATCH);
        check_memory<balayi::Simulation>(KING_KIND_BALAYI_SIMULATION);
        CHECK_EQUAL(king_size_of(KING_KIND_PARTY_READER), sizeof(king_party_reader));
        CHECK_EQUAL(king_size_of(KING_KIND_BALAYI_MATCH_READER), sizeof(balayi_match_reader));
        CHECK(abi_matches());
        CHECK(version().find('.') != std::string::npos);
        // A value of king.h and one of king.hpp are the same.
        const Round round = Simulation(7).try_round(0).value();
        const king_round raw = round.raw();
        CHECK(Round(raw) == round);
    });
}

}  // namespace

void test_memory() {
    containers();
    memory();
}
