// Values as memory: order and hash for containers, and that they are what king.h has.
#include <map>
#include <set>
#include <unordered_set>
#include <vector>

#include <king.hpp>

#include "test.hpp"

using namespace king;

namespace {

/// Values of which all differ: by < each has a place of its own, and equal ones have equal hashes.
template <class T>
void check_order_and_hash(const T* different, std::size_t count) {
    std::set<std::size_t> places, hashes;
    for (std::size_t i = 0; i < count; ++i) {
        const T copy = different[i];
        CHECK(copy == different[i] && !(copy != different[i]) && !(copy < different[i]));
        CHECK_EQUAL(std::hash<T>()(copy), std::hash<T>()(different[i]));
        std::size_t place = 0;
        for (std::size_t j = 0; j < count; ++j) {
            CHECK((different[i] == different[j]) == (i == j) && (different[i] != different[j]) == (i != j));
            CHECK((different[i] > different[j]) == (different[j] < different[i]));
            CHECK((different[i] <= different[j]) == !(different[j] < different[i]));
            CHECK((different[i] >= different[j]) == !(different[i] < different[j]));
            place += different[j] < different[i];
        }
        places.insert(place);
        hashes.insert(std::hash<T>()(copy));
    }
    CHECK_EQUAL(places.size(), count);
    CHECK_EQUAL(hashes.size(), count);
}
template <class T>
void check_order_and_hash(std::initializer_list<T> different) {
    check_order_and_hash(different.begin(), different.size());
}
template <class T>
void check_order_and_hash(const std::vector<T>& different) {
    CHECK(different.size() > 2);
    check_order_and_hash(different.data(), different.size());
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
            balayi_rounds.emplace_back(balayi::Pack::from_seed(seed), balayi::Player::Zero);
        }
        check_order_and_hash(rounds);
        check_order_and_hash(views);
        check_order_and_hash(tables);
        check_order_and_hash(deals);
        check_order_and_hash(packs);
        check_order_and_hash(balayi_rounds);
        check_order_and_hash(std::vector<Card>(CardSet::ALL.begin(), CardSet::ALL.end()));
        check_order_and_hash<SeatSet>({Seat::North, Seat::East, SeatSet::ALL});
        check_order_and_hash<ActionSet>({ActionSet{Action::iyi()}, ActionSet{Action::pass()}, ActionSet()});
        check_order_and_hash<Contract>({Contract::ElAlmaz, Contract::koz(Suit::Clubs), Contract::durt(Rank::Two)});
        check_order_and_hash<Doubles>({Doubles::NONE, try_parse<Doubles>("N>E").value()});
        check_order_and_hash<HouseRules>({HouseRules(), try_parse<HouseRules>("early_end=false").value()});
        check_order_and_hash<Party>({Party(Seat::North), Party(Seat::East)});
        check_order_and_hash<balayi::Match>({balayi::Match(balayi::Player::Zero), balayi::Match(balayi::Player::One)});
        std::unordered_set<Round> hashed(rounds.begin(), rounds.end());
        hashed.insert(rounds.begin(), rounds.end());
        CHECK_EQUAL(hashed.size(), rounds.size());
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
        check_memory<Worlds>(KING_KIND_WORLDS);
        check_memory<Party>(KING_KIND_PARTY);
        check_memory<PartyFile>(KING_KIND_PARTY_FILE);
        check_memory<Sheet>(KING_KIND_SHEET);
        check_memory<balayi::Round>(KING_KIND_BALAYI_ROUND);
        check_memory<balayi::Worlds>(KING_KIND_BALAYI_WORLDS);
        check_memory<balayi::Table>(KING_KIND_BALAYI_TABLE);
        check_memory<balayi::View>(KING_KIND_BALAYI_VIEW);
        check_memory<balayi::Match>(KING_KIND_BALAYI_MATCH);
        check_memory<balayi::MatchFile>(KING_KIND_BALAYI_MATCH_FILE);
        check_memory<balayi::Duties>(KING_KIND_BALAYI_DUTIES);
        CHECK(abi_matches());
        CHECK(version().find('.') != std::string::npos);
        // A value of king.h and one of king.hpp are the same.
        const Round round(Deal::from_seed(7), Seat::North);
        const king_round raw = round.raw();
        CHECK(Round(raw) == round);
    });
}

}  // namespace

void test_memory() {
    containers();
    memory();
}
