/// @file
/// Rounds of Balayi kingi played at random by seed.
#ifndef KING_BALAYI_SIMULATION_HPP
#define KING_BALAYI_SIMULATION_HPP

#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// Rounds played at random, of which number k depends on the seed and k alone: it is dealt by deal_seed() and played by
/// choices(). What is set is not drawn. Unless something else is set, the players deal in turn, player 0 in round 0, and
/// the declarers draw what they declare among all five.
///
/// ```
/// using namespace king::balayi;
/// Simulation simulation(7);
/// simulation.set_declaration(Denomination::NoTrump);
/// Round round = simulation.round(5);
/// assert(round.pack() == Pack::from_seed(king::deal_seed(7, 5)) && round.table().dealer() == Player::One);
/// ```
class Simulation : public detail::Value<Simulation, balayi_simulation> {
public:
    /// Rounds of that seed.
    explicit Simulation(std::uint64_t seed)
        : Value(detail::make<Simulation, Raw>(balayi_simulation_new, seed).value()) {}
    /// A simulation of king.h.
    explicit Simulation(const balayi_simulation& raw) noexcept : Value(raw) {}

    /// Who deals; none: the players in turn.
    void set_dealer(std::optional<Player> dealer) {
        detail::must(balayi_simulation_set_dealer(&raw_, detail::number_of(dealer)));
    }
    /// What is declared; none: it is drawn among the unused.
    void set_declaration(std::optional<Denomination> declaration) {
        detail::must(balayi_simulation_set_declaration(&raw_, detail::number_of(declaration)));
    }
    /// What the declarer may declare.
    void set_unused(Denominations unused) { detail::must(balayi_simulation_set_unused(&raw_, unused.bits())); }

    /// Round number k, from 0, played to its end. Error: Status::NothingToDeclare or Illegal.
    result<Round> try_round(std::uint64_t k) const {
        return detail::make<Round, balayi_round>(balayi_simulation_round, &raw_, k);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Round round(std::uint64_t k) const { return try_round(k).value(); }
#endif
};

}  // namespace balayi
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Simulation> : king::detail::HashValue<king::balayi::Simulation> {};

#endif
