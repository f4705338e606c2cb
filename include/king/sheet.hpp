/// @file
/// The score sheet of King, its check (saglama), and who comes out.
#ifndef KING_SHEET_HPP
#define KING_SHEET_HPP

#include "contract.hpp"
#include "detail/value.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// A round on a sheet that does not balance (K10.2).
struct Imbalance {
    Seat declarer{};          ///< Who declared the round.
    ContractKind contract{};  ///< The contract.
    std::int64_t found{};     ///< What its four scores sum to.
    std::int64_t expected{};  ///< What they should sum to.

    friend constexpr bool operator==(const Imbalance& a, const Imbalance& b) noexcept {
        return a.declarer == b.declarer && a.contract == b.contract && a.found == b.found && a.expected == b.expected;
    }
    friend constexpr bool operator!=(const Imbalance& a, const Imbalance& b) noexcept { return !(a == b); }
};

/// The score sheet as players keep it: for each declarer and contract, the four scores of that round. Party::sheet()
/// fills it; a sheet kept by hand can be entered and checked as well.
///
/// ```
/// using namespace king;
/// Sheet sheet;
/// sheet.enter(Seat::North, ContractKind::ErkekAlmaz, {12, -6, 12, -66});
/// assert(!sheet.check());
/// sheet.enter(Seat::North, ContractKind::Rifki, {0, -30, 30, 0});
/// std::optional<Imbalance> wrong = sheet.check();
/// assert(wrong && wrong->contract == ContractKind::Rifki && wrong->found == 0 && wrong->expected == -30);
/// ```
class Sheet : public detail::Value<Sheet, king_sheet> {
public:
    /// What every seat starts a party with (K10.1).
    static constexpr std::int32_t START = KING_PARTY_START;

    /// An empty sheet.
    Sheet() : Value(detail::make<Sheet, Raw>(king_sheet_new).value()) {}
    /// A sheet of king.h.
    explicit Sheet(const king_sheet& raw) noexcept : Value(raw) {}

    /// Writes the scores of a round in the place of its declarer and contract.
    void enter(Seat declarer, ContractKind contract, const Scores& scores) {
        detail::must(king_sheet_enter(&raw_, static_cast<std::uint8_t>(declarer), static_cast<std::uint8_t>(contract),
                                      scores.data()));
    }
    /// The scores of the round that a seat declared with that contract; none when it is not written.
    std::optional<Scores> scores(Seat declarer, ContractKind contract) const {
        return get_any_array<Scores>(king_sheet_scores, static_cast<std::uint8_t>(declarer),
                                     static_cast<std::uint8_t>(contract));
    }
    /// What each seat has: the start and all scores written. Scores that no round can have make a total stay at the ends
    /// of std::int32_t.
    Scores totals() const { return get_array<Scores>(king_sheet_totals); }
    /// What the four scores of a seat's contract sum to; none when it is not written.
    std::optional<std::int64_t> sum(Seat declarer, ContractKind contract) const {
        return get_any<std::int64_t>(king_sheet_sum, static_cast<std::uint8_t>(declarer),
                                     static_cast<std::uint8_t>(contract));
    }
    /// What the scores of a contract sum to over all four declarers, as far as they are written.
    std::int64_t sum_over_declarers(ContractKind contract) const {
        return get<std::int64_t>(king_sheet_sum_over_declarers, static_cast<std::uint8_t>(contract));
    }
    /// Saglama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum to the
    /// total of its contract; none when the sheet balances.
    std::optional<Imbalance> check() const {
        const std::optional<king_imbalance> found = get_any<king_imbalance>(king_sheet_check);
        if (!found) {
            return std::nullopt;
        }
        return Imbalance{static_cast<Seat>(found->declarer), static_cast<ContractKind>(found->contract_kind),
                         found->found, found->expected};
    }
};

/// How a party ended (K10.3).
///
/// ```
/// using namespace king;
/// Outcome outcome({-30, 192, 0, -162});
/// assert(outcome.cikan() == SeatSet(Seat::East) && outcome.batan().size() == 3);
/// assert(outcome.rank(Seat::South) == 2);
/// ```
class Outcome {
public:
    /// The outcome of these final scores.
    explicit Outcome(const Scores& totals) : totals_(totals) {
        std::uint8_t cikan = 0, batan = 0;
        detail::must(king_outcome(totals.data(), &cikan, &batan, ranks_.data()));
        cikan_ = SeatSet::from_bits_truncate(cikan);
    }

    /// The final scores.
    const Scores& totals() const noexcept { return totals_; }
    /// Those who come out: their final score is above zero.
    SeatSet cikan() const noexcept { return cikan_; }
    /// Those who sink: at zero or below.
    SeatSet batan() const noexcept { return ~cikan_; }
    /// The rank of a seat, from 1; equal scores share a rank.
    int rank(Seat seat) const { return ranks_[detail::below(index(seat), 4)]; }

    friend bool operator==(const Outcome& a, const Outcome& b) noexcept { return a.totals_ == b.totals_; }
    friend bool operator!=(const Outcome& a, const Outcome& b) noexcept { return !(a == b); }

private:
    Scores totals_;
    SeatSet cikan_{};
    std::array<std::uint8_t, 4> ranks_{};
};

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Sheet> : king::detail::HashValue<king::Sheet> {};

#endif
