/// @file
/// A match of Balayi kingi: ten rounds, and files of rounds.
#ifndef KING_BALAYI_MATCH_HPP
#define KING_BALAYI_MATCH_HPP

#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

class Match;

}  // namespace balayi

namespace detail {
template <>
struct traits<balayi::Match> {
    static constexpr auto text = balayi_match_text;
    static constexpr auto parse = balayi_match_parse;
};
}  // namespace detail

namespace balayi {

/// How a match ended (B6.2).
struct Outcome {
    std::optional<Player> winner{};  ///< The player with the higher total; nobody when the totals are equal.

    /// Whether the totals are equal.
    bool is_draw() const noexcept { return !winner; }

    friend bool operator==(const Outcome& a, const Outcome& b) noexcept { return a.winner == b.winner; }
    friend bool operator!=(const Outcome& a, const Outcome& b) noexcept { return !(a == b); }
};

/// A match: the results of up to ten rounds (B1.2); the rounds themselves are not kept.
///
/// Its text is the score sheet without cards: `balayi-sheet1 0 S/11,15 NT/14,12`.
///
/// ```
/// using namespace king::balayi;
/// Match game(Player::Zero);
/// game.record_result({Player::One, Denomination::Spades, {11, 15}});
/// game.record_result({Player::Zero, Denomination::NoTrump, {14, 12}});
/// assert((game.totals() == Scores{-3, 3}) && game.declarer() == Player::One);
/// assert(to_string(game) == "balayi-sheet1 0 S/11,15 NT/14,12");
/// ```
class Match : public detail::Value<Match, balayi_match> {
public:
    /// How many rounds a match has.
    static constexpr std::size_t ROUNDS = BALAYI_MATCH_ROUNDS;

    /// An empty value, to be filled: see is_empty().
    Match() noexcept = default;
    /// A match before its first round.
    explicit Match(Player first_dealer) : Match(detail::create<Match>(balayi_match_new, first_dealer).value()) {}
    /// A match of king.h.
    explicit Match(const balayi_match& raw) noexcept : Value(raw) {}

    /// The player who deals the first round.
    Player first_dealer() const { return detail::ask<Player>(balayi_match_first_dealer, &raw_); }
    /// How many rounds have been entered, 0 to 10.
    std::size_t size() const { return detail::ask<std::size_t>(balayi_match_len, &raw_); }
    /// Whether no round has been entered yet.
    bool empty() const { return size() == 0; }
    /// Whether all ten rounds have been entered.
    bool is_over() const { return !declarer(); }
    /// Who deals the next round: the players take turns (B1.2). Nobody when the match is over.
    std::optional<Player> dealer() const { return detail::ask_any<Player>(balayi_match_dealer, &raw_); }
    /// Who declares in the next round; nobody when the match is over.
    std::optional<Player> declarer() const { return detail::ask_any<Player>(balayi_match_declarer, &raw_); }
    /// What a player has not declared yet (B1.3).
    DenominationSet unused(Player player) const {
        return detail::ask<DenominationSet>(balayi_match_unused, &raw_, player);
    }

    /// The next round, with that pack. Error: StatusCode::Over.
    result<Round> try_start(const Pack& pack) const { return detail::attempt<Round>(balayi_match_start, &raw_, pack); }
    /// The same; throws or aborts on an error.
    Round start(const Pack& pack) const { return try_start(pack).value(); }

    /// Enters a round that has been played. Error: StatusCode::NotOver, Over, WrongTurn or WrongUnused; Used or Points
    /// when the memory of the round has been damaged, for no play leads to such a round.
    result<void> try_record(const Round& round) { return detail::attempt<void>(balayi_match_record, &raw_, round); }
    /// The same; throws or aborts on an error.
    void record(const Round& round) { try_record(round).value(); }

    /// Enters the result of a round that was played with real cards. Error: StatusCode::Over, WrongTurn, Used or
    /// Points.
    result<void> try_record_result(const RoundResult& result) {
        const balayi_round_result raw = result.raw();
        return detail::attempt<void>(balayi_match_record_result, &raw_, &raw);
    }
    /// The same; throws or aborts on an error.
    void record_result(const RoundResult& result) { try_record_result(result).value(); }

    /// Puts another result in the place of round number n, from 0; what comes after it must still be possible. Error:
    /// those of try_record_result(), and StatusCode::NoRound.
    result<void> try_correct(std::uint32_t n, const RoundResult& result) {
        const balayi_round_result raw = result.raw();
        return detail::attempt<void>(balayi_match_correct, &raw_, n, &raw);
    }
    /// The same; throws or aborts on an error.
    void correct(std::uint32_t n, const RoundResult& result) { try_correct(n, result).value(); }

    /// The results so far, in order.
    list<RoundResult, ROUNDS> results() const {
        return detail::numbered<RoundResult, ROUNDS>(balayi_match_results, &raw_);
    }
    /// The running totals: 0 and 0, and then those after each round.
    list<Scores, ROUNDS + 1> running() const {
        return detail::numbered<Scores, ROUNDS + 1>(balayi_match_running, &raw_);
    }
    /// The totals so far, which sum to 0.
    Scores totals() const { return detail::ask<Scores>(balayi_match_totals, &raw_); }
    /// How the match ended (B6.2); none before its end.
    std::optional<Outcome> outcome() const {
        const auto winner = detail::ask_any<std::uint8_t>(balayi_match_outcome, &raw_);
        if (!winner) {
            return std::nullopt;
        }
        return *winner == BALAYI_DRAW ? Outcome{} : Outcome{static_cast<Player>(*winner)};
    }
    /// The first line of the file of this match, `balayi-match1 1`, without its line end; the records of the rounds
    /// follow it, a line each.
    std::string head() const { return detail::text(balayi_match_head, &raw_); }
    /// The file of this match: its first line, and these rounds, a line each.
    template <class Rounds>
    std::string file(const Rounds& rounds) const {
        return detail::file(head(), rounds);
    }
};

/// Reads a match file line by line: `balayi-match1 FIRST_DEALER`, then a record a line. Each round must be the match's
/// next; the last may be unfinished.
class MatchFile : public detail::Value<MatchFile, balayi_match_file> {
public:
    /// Before the first line.
    MatchFile() : MatchFile(detail::create<MatchFile>(balayi_match_file_new).value()) {}
    /// A match file of king.h.
    explicit MatchFile(const balayi_match_file& raw) noexcept : Value(raw) {}

    /// Reads the next line, with or without its line end: the round of a record; none of a comment, a blank line, and
    /// the first line of a match, which begins it. Error: StatusCode::Text, with line() and at(); and nothing has
    /// changed.
    result<std::optional<Round>> try_read_line(std::string_view line) {
        return detail::read_line<Round>(balayi_match_file_read_line, &raw_, line);
    }
    /// The same; throws or aborts on an error.
    std::optional<Round> read_line(std::string_view line) { return try_read_line(line).value(); }
    /// The match with the rounds that were read and are over; none before the first line.
    std::optional<Match> game() const { return detail::ask_any<Match>(balayi_match_file_match, &raw_); }
};

static_assert(sizeof(Match) == sizeof(balayi_match) && std::is_trivially_copyable<Match>::value, "a value");

}  // namespace balayi

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::MatchFile> : king::detail::Hash<king::balayi::MatchFile> {};
template <>
struct std::hash<king::balayi::Match> : king::detail::Hash<king::balayi::Match> {};

#endif
