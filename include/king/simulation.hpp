/// @file
/// Rounds of King played at random by seed.
#ifndef KING_SIMULATION_HPP
#define KING_SIMULATION_HPP

#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// Rounds played at random, of which number k depends on the seed and k alone: it is dealt by deal_seed() and played by
/// choices(). What is set is not drawn. Unless something else is set, the seats declare in turn, North in round 0, and
/// draw their contracts among all; nobody doubles and nobody annuls; the rulebook holds as it stands.
///
/// ```
/// using namespace king;
/// Simulation simulation(7);
/// simulation.set_contract(Contract::KizAlmaz);
/// simulation.set_talk_uniform();
/// Round round = simulation.round(5);
/// assert(round.deal() == Deal::from_seed(deal_seed(7, 5)));
/// assert(round.table().declarer() == Seat::East && round.phase() == Phase::Over);
/// ```
class Simulation : public detail::Value<Simulation, king_simulation> {
public:
    /// Rounds of that seed.
    explicit Simulation(std::uint64_t seed) : Value(detail::make<Simulation, Raw>(king_simulation_new, seed).value()) {}
    /// A simulation of king.h.
    explicit Simulation(const king_simulation& raw) noexcept : Value(raw) {}

    /// Who declares; none: the seats in turn.
    void set_declarer(std::optional<Seat> declarer) {
        detail::must(king_simulation_set_declarer(&raw_, detail::number_of(declarer)));
    }
    /// What is declared; none: it is drawn, a contract among the unused first, then its suit or rank.
    void set_contract(std::optional<Contract> contract) {
        detail::must(king_simulation_set_contract(
            &raw_, contract ? static_cast<std::uint8_t>(detail::below(contract->index(), Contract::COUNT))
                            : static_cast<std::uint8_t>(KING_NOTHING)));
    }
    /// What the declarer may declare.
    void set_unused(ContractSet unused) { detail::must(king_simulation_set_unused(&raw_, unused.bits())); }
    /// The house rules.
    void set_house_rules(const HouseRules& rules) {
        detail::must(king_simulation_set_house_rules(&raw_, &rules.raw()));
    }
    /// Everybody says iyi.
    void set_talk_silent() { detail::must(king_simulation_set_talk(&raw_, KING_TALK_SILENT)); }
    /// Every seat draws among all that it may say.
    void set_talk_uniform() { detail::must(king_simulation_set_talk(&raw_, KING_TALK_UNIFORM)); }
    /// The talk comes to these doubles: the others double in its first round, the declarer redoubles in the second.
    void set_doubles(Doubles doubles) { detail::must(king_simulation_set_doubles(&raw_, doubles.bits())); }
    /// Whether a seat that may annul a Rifki round draws whether it does (K4).
    void set_annul(bool annul) {
        detail::must(king_simulation_set_annul(&raw_, static_cast<std::uint8_t>(annul)));
    }

    /// Round number k, from 0, played to its end. Error: Status::NothingToDeclare, Illegal or Doubles.
    result<Round> try_round(std::uint64_t k) const {
        return detail::make<Round, king_round>(king_simulation_round, &raw_, k);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Round round(std::uint64_t k) const { return try_round(k).value(); }
#endif
};

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Simulation> : king::detail::HashValue<king::Simulation> {};

#endif
