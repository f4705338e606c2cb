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
/// assert(!sheet.imbalance());
/// sheet.enter(Seat::North, ContractKind::Rifki, {0, -30, 30, 0});
/// std::optional<Imbalance> wrong = sheet.imbalance();
/// assert(wrong && wrong->contract == ContractKind::Rifki && wrong->found == 0 && wrong->expected == -30);
/// ```
class Sheet : public detail::Value<Sheet, king_sheet> {
public:
    /// What every seat starts a party with (K10.1).
    static constexpr std::int32_t START = KING_PARTY_START;

    /// An empty sheet.
    Sheet() : Sheet(detail::attempt<Sheet>(king_sheet_new).value()) {}
    /// A sheet of king.h.
    explicit Sheet(const king_sheet& raw) noexcept : Value(raw) {}

    /// Writes the scores of a round in the place of its declarer and contract.
    void enter(Seat declarer, ContractKind contract, const Scores& scores) {
        detail::must(detail::call(king_sheet_enter, &raw_, declarer, contract, scores.data()));
    }
    /// The scores of the round that a seat declared with that contract; none when it is not written.
    std::optional<Scores> scores(Seat declarer, ContractKind contract) const {
        return detail::ask_any<Scores>(king_sheet_scores, &raw_, declarer, contract);
    }
    /// What each seat has: the start and all scores written. Scores that no round can have make a total stay at the ends
    /// of std::int32_t.
    Scores totals() const { return detail::ask<Scores>(king_sheet_totals, &raw_); }
    /// What the four scores of a seat's contract sum to; none when it is not written.
    std::optional<std::int64_t> sum(Seat declarer, ContractKind contract) const {
        return detail::ask_any<std::int64_t>(king_sheet_sum, &raw_, declarer, contract);
    }
    /// What the scores of a contract sum to over all four declarers, as far as they are written.
    std::int64_t sum_over_declarers(ContractKind contract) const {
        return detail::ask<std::int64_t>(king_sheet_sum_over_declarers, &raw_, contract);
    }
    /// Saglama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum to the
    /// total of its contract; none when the sheet balances.
    std::optional<Imbalance> imbalance() const {
        const auto found = detail::ask_any<king_imbalance>(king_sheet_check, &raw_);
        return found ? std::optional<Imbalance>({static_cast<Seat>(found->declarer),
                                                 static_cast<ContractKind>(found->contract_kind), found->found,
                                                 found->expected})
                     : std::nullopt;
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
class Outcome : detail::Equal<Outcome> {
public:
    /// The outcome of these final scores.
    explicit Outcome(const Scores& totals) : totals_(totals) {
        std::uint8_t cikan = 0, batan = 0;
        detail::must(king_outcome(totals.data(), &cikan, &batan, ranks_.data()));
        cikan_ = detail::access::make<SeatSet>(cikan);
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

private:
    Scores totals_;
    SeatSet cikan_{};
    std::array<std::uint8_t, 4> ranks_{};
};

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Sheet> : king::detail::Hash<king::Sheet> {};

#endif
