/// @file
/// The score sheet of King, its check (saglama), and who comes out.
#ifndef KING_SHEET_HPP
#define KING_SHEET_HPP

#include "contract.hpp"
#include "detail/value.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// A round on a sheet that does not balance (K10.2): an error that knows which round it is.
class Imbalance : public Error {
public:
    /// Who declared the round.
    Seat declarer() const noexcept { return static_cast<Seat>((raw().code - 1) / 8); }
    /// The contract.
    ContractKind contract() const noexcept { return static_cast<ContractKind>((raw().code - 1) % 8); }
    /// What its four scores sum to.
    std::int32_t found() const noexcept { return static_cast<std::int32_t>(raw().found); }
    /// What they should sum to.
    std::int32_t wanted() const noexcept { return static_cast<std::int32_t>(raw().wanted); }

private:
    friend struct detail::access;
    explicit Imbalance(const king_error& raw) noexcept : Error(StatusCode::Points, raw) {}
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
/// assert(wrong && wrong->contract() == ContractKind::Rifki && wrong->found() == 0 && wrong->wanted() == -30);
/// ```
class Sheet : public detail::Value<Sheet, king_sheet> {
public:
    /// What every seat starts a party with (K10.1).
    static constexpr std::int32_t START = KING_PARTY_START;

    /// An empty sheet.
    Sheet() : Sheet(detail::create<Sheet>(king_sheet_new).value()) {}
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
    /// What each seat has: the start and all scores written. Scores that no round can have make a total stay at the
    /// ends of std::int32_t.
    Scores totals() const { return detail::ask<Scores>(king_sheet_totals, &raw_); }
    /// What the four scores of a seat's contract sum to; none when it is not written.
    std::optional<std::int64_t> sum(Seat declarer, ContractKind contract) const {
        const std::optional<Scores> four = scores(declarer, contract);
        return four ? std::optional<std::int64_t>(std::int64_t{(*four)[0]} + (*four)[1] + (*four)[2] + (*four)[3])
                    : std::nullopt;
    }
    /// What the scores of a contract sum to over all four declarers, as far as they are written.
    std::int64_t sum_over_declarers(ContractKind contract) const {
        std::int64_t total = 0;
        for (Seat declarer : all<Seat>) {
            total += sum(declarer, contract).value_or(0);
        }
        return total;
    }
    /// Saglama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum to
    /// the total of its contract; none when the sheet balances.
    std::optional<Imbalance> imbalance() const { return detail::ask_any<Imbalance>(king_sheet_imbalance, &raw_); }
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
        raw_ = detail::ask<king_outcome>(king_outcome_of, totals.data());
    }

    /// The final scores.
    Scores totals() const noexcept { return totals_; }
    /// Those who come out: their final score is above zero.
    SeatSet cikan() const noexcept { return detail::access::make<SeatSet>(raw_.cikan); }
    /// Those who sink: at zero or below.
    SeatSet batan() const noexcept { return detail::access::make<SeatSet>(raw_.batan); }
    /// The rank of a seat, from 1; equal scores share a rank.
    int rank(Seat seat) const { return raw_.ranks[detail::below(index(seat), 4)]; }

    friend bool operator==(const Outcome& a, const Outcome& b) noexcept { return a.totals_ == b.totals_; }

private:
    Scores totals_;
    king_outcome raw_{};
};

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Sheet> : king::detail::Hash<king::Sheet> {};

#endif
