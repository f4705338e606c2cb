/// @file
/// A party of King: 32 rounds, who declares and deals, the running scores, and files of rounds.
#ifndef KING_PARTY_HPP
#define KING_PARTY_HPP

#include "round.hpp"
#include "sheet.hpp"

namespace king {
inline namespace KING_HPP_MODE {

class Party;

namespace detail {
template <>
struct traits<Party> {
    static constexpr auto text = king_party_text;
    static constexpr auto parse = king_party_parse;
};
}  // namespace detail

/// A party and its results so far; the rounds themselves are not kept. With start() and record() it runs a table; with
/// record_result() it keeps the score for people who play with real cards.
///
/// Its text is the score sheet without cards, `king-sheet1 ...`.
///
/// ```
/// using namespace king;
/// Party party(Seat::South);
/// party.record_result({Seat::South, Contract::durt(Rank::Four), parse<Doubles>("S>W,W>S"), {20, -10, 45, 10}});
/// assert((party.totals() == Scores{142, 112, 237, 62}));
/// assert(to_string(party) == "king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10");
/// assert(party.declarer() == Seat::West && party.dealer() == Seat::South);
/// ```
class Party : public detail::Value<Party, king_party> {
public:
    /// How many rounds a party counts (K2.2).
    static constexpr std::size_t ROUNDS = KING_PARTY_ROUNDS;

    /// An empty value, to be filled: see is_empty().
    Party() noexcept = default;
    /// A party before its first round. Who declares first is drawn: see first_declarer().
    explicit Party(Seat first_declarer, const HouseRules& rules = HouseRules())
        : Party(detail::create<Party>(king_party_new, first_declarer, rules).value()) {}
    /// A party of king.h.
    explicit Party(const king_party& raw) noexcept : Value(raw) {}

    /// Who declared, or declares, the first round.
    Seat first_declarer() const { return detail::ask<Seat>(king_party_first_declarer, &raw_); }
    /// The house rules.
    HouseRules house_rules() const { return detail::ask<HouseRules>(king_party_house_rules, &raw_); }
    /// How many rounds are counted, 0 to 32.
    std::size_t size() const { return detail::ask<std::size_t>(king_party_len, &raw_); }
    /// Whether no round is counted yet.
    bool empty() const { return size() == 0; }
    /// Whether all rounds are counted.
    bool is_over() const { return !declarer(); }
    /// Who declares the next round (K2.2); nobody when the party is over.
    std::optional<Seat> declarer() const { return detail::ask_any<Seat>(king_party_declarer, &raw_); }
    /// Who deals the next round: the seat at the declarer's right (K2.4).
    std::optional<Seat> dealer() const { return detail::ask_any<Seat>(king_party_dealer, &raw_); }
    /// The contracts that a seat has not declared yet (K2.3).
    ContractSet unused(Seat seat) const { return detail::ask<ContractSet>(king_party_unused, &raw_, seat); }

    /// The next round, with that deal. Error: StatusCode::Over.
    result<Round> try_start(const Deal& deal) const { return detail::attempt<Round>(king_party_start, &raw_, deal); }
    /// The same; throws or aborts on an error.
    Round start(const Deal& deal) const { return try_start(deal).value(); }

    /// Counts a round that is over. One that was annulled is the party's next round too, but leaves the party as it is:
    /// the same declarer begins afresh (K4.2). Error: StatusCode::NotOver, Over, WrongTurn, WrongUnused or WrongRules;
    /// Used, Doubles or Points when the memory of the round has been damaged, for no play leads to such a round.
    result<void> try_record(const Round& round) { return detail::attempt<void>(king_party_record, &raw_, round); }
    /// The same; throws or aborts on an error.
    void record(const Round& round) { try_record(round).value(); }

    /// Counts the result of a round that was played with real cards. Error: StatusCode::Over, WrongTurn, Used, Doubles
    /// or Points.
    result<void> try_record_result(const RoundResult& result) {
        const king_round_result raw = result.raw();
        return detail::attempt<void>(king_party_record_result, &raw_, &raw);
    }
    /// The same; throws or aborts on an error.
    void record_result(const RoundResult& result) { try_record_result(result).value(); }

    /// Puts another result in the place of counted round number n, from 0; what comes after it must still be possible.
    /// Error: those of try_record_result(), and StatusCode::NoRound.
    result<void> try_correct(std::uint32_t n, const RoundResult& result) {
        const king_round_result raw = result.raw();
        return detail::attempt<void>(king_party_correct, &raw_, n, &raw);
    }
    /// The same; throws or aborts on an error.
    void correct(std::uint32_t n, const RoundResult& result) { try_correct(n, result).value(); }

    /// The counted rounds, in order.
    list<RoundResult, ROUNDS> results() const {
        return detail::numbered<RoundResult, ROUNDS>(king_party_results, &raw_);
    }
    /// The running scores: what every seat starts with, then the totals after each counted round (K10.1).
    list<Scores, ROUNDS + 1> running() const {
        return detail::numbered<Scores, ROUNDS + 1>(king_party_running, &raw_);
    }
    /// What each seat has now.
    Scores totals() const { return detail::ask<Scores>(king_party_totals, &raw_); }
    /// The score sheet; Sheet::imbalance() is saglama (K10.2).
    Sheet sheet() const { return detail::ask<Sheet>(king_party_sheet, &raw_); }
    /// How the party ended; none before all rounds are counted (K10.3).
    std::optional<Outcome> outcome() const {
        return size() == ROUNDS ? std::optional<Outcome>(Outcome(totals())) : std::nullopt;
    }
    /// The first line of a party file, `king-party1 S -`, without its line end; the records of the rounds follow it, a
    /// line each, annulled ones included.
    std::string head() const { return detail::text(king_party_head, &raw_); }
    /// The file of this party: its first line, and these rounds, annulled ones included, a line each.
    template <class Rounds>
    std::string file(const Rounds& rounds) const {
        return detail::file(head(), rounds);
    }
};

/// Reads a party file line by line: `king-party1 FIRST_DECLARER RULES`, then a record a line, annulled rounds included.
/// Each round must be the party's next; the last may be unfinished.
///
/// ```
/// using namespace king;
/// PartyFile file;
/// assert(!file.read_line("king-party1 S -") && file.party()->first_declarer() == Seat::South);
/// auto round = file.read_line(
///     "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz");
/// assert(round->phase() == Phase::Kontur && file.party()->empty());  // the round is not over
/// assert(file.try_read_line("king1 oops").error().line() == 3u);
/// ```
class PartyFile : public detail::Value<PartyFile, king_party_file> {
public:
    /// Before the first line.
    PartyFile() : PartyFile(detail::create<PartyFile>(king_party_file_new).value()) {}
    /// A party file of king.h.
    explicit PartyFile(const king_party_file& raw) noexcept : Value(raw) {}

    /// Reads the next line, with or without its line end: the round of a record; none of a comment, a blank line, and
    /// the first line of a party, which begins it. Error: StatusCode::Text, with line() and at(); and nothing has
    /// changed.
    result<std::optional<Round>> try_read_line(std::string_view line) {
        return detail::read_line<Round>(king_party_file_read_line, &raw_, line);
    }
    /// The same; throws or aborts on an error.
    std::optional<Round> read_line(std::string_view line) { return try_read_line(line).value(); }
    /// The party with the rounds that were read and are over; none before the first line.
    std::optional<Party> party() const { return detail::ask_any<Party>(king_party_file_party, &raw_); }
};

static_assert(sizeof(Party) == sizeof(king_party) && std::is_trivially_copyable<Party>::value, "a value");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::PartyFile> : king::detail::Hash<king::PartyFile> {};
template <>
struct std::hash<king::Party> : king::detail::Hash<king::Party> {};

#endif
