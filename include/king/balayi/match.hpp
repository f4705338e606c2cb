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

    /// A match before its first round.
    explicit Match(Player first_dealer) : Match(detail::attempt<Match>(balayi_match_new, first_dealer).value()) {}
    /// A match of king.h.
    explicit Match(const balayi_match& raw) noexcept : Value(raw) {}

    /// The player who deals the first round.
    Player first_dealer() const { return detail::ask<Player>(balayi_match_first_dealer, &raw_); }
    /// How many rounds have been entered, 0 to 10.
    std::size_t size() const { return detail::ask<std::size_t>(balayi_match_len, &raw_); }
    /// Whether no round has been entered yet.
    bool empty() const { return size() == 0; }
    /// Whether all ten rounds have been entered.
    bool is_over() const { return detail::ask<bool>(balayi_match_is_over, &raw_); }
    /// Who deals the next round: the players take turns (B1.2). Nobody when the match is over.
    std::optional<Player> dealer() const { return detail::ask_any<Player>(balayi_match_dealer, &raw_); }
    /// Who declares in the next round; nobody when the match is over.
    std::optional<Player> declarer() const { return detail::ask_any<Player>(balayi_match_declarer, &raw_); }
    /// What a player has not declared yet (B1.3).
    DenominationSet unused(Player player) const {
        return detail::ask<DenominationSet>(balayi_match_unused, &raw_, player);
    }

    /// The next round, with that pack. Error: Status::Over.
    result<Round> try_start(const Pack& pack) const { return detail::attempt<Round>(balayi_match_start, &raw_, pack); }
    /// The same; throws or aborts on an error.
    Round start(const Pack& pack) const { return try_start(pack).value(); }

    /// Enters a round that has been played. Error: Status::NotOver, Over, WrongTurn or WrongUnused; Used or Points when the
    /// memory of the round has been damaged, for no play leads to such a round.
    result<void> try_record(const Round& round) { return detail::done(balayi_match_record(&raw_, &round.raw())); }
    /// The same; throws or aborts on an error.
    void record(const Round& round) { try_record(round).value(); }

    /// Enters the result of a round that was played with real cards. Error: Status::Over, WrongTurn, Used or Points.
    result<void> try_record_result(const RoundResult& result) {
        if (declarer() && *declarer() != result.declarer) {
            return Error(Status::WrongTurn);
        }
        return detail::done(
            detail::call(balayi_match_record_result, &raw_, result.denomination, result.taken.data()));
    }
    /// The same; throws or aborts on an error.
    void record_result(const RoundResult& result) { try_record_result(result).value(); }

    /// The results so far, in order.
    list<RoundResult, ROUNDS> results() const {
        list<RoundResult, ROUNDS> results;
        for (const balayi_round_result& raw :
             detail::numbered<balayi_round_result, ROUNDS>(balayi_match_results, &raw_)) {
            results.push_back({static_cast<Player>(raw.declarer), static_cast<Denomination>(raw.denomination),
                               {{raw.taken[0], raw.taken[1]}}});
        }
        return results;
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
    /// The first line of the file of this match, `balayi-match1 1`, without its line end; the records of the rounds follow
    /// it, a line each.
    std::string file_head() const { return detail::text(balayi_match_file_head, &raw_); }
};

/// Reads a match file: `balayi-match1 FIRST_DEALER`, then a record a line. Each round must be the match's next; the last
/// may be unfinished. The text is not copied: it must live as long as the reader.
class MatchReader {
public:
    /// Reads the first line. Error: Status::Text.
    static result<MatchReader> try_new(std::string_view file) {
        const auto start = detail::read<balayi_match_reader>(balayi_match_reader_new, file);
        return start ? result<MatchReader>(MatchReader(file, *start)) : start.error();
    }
    /// The same; throws or aborts on an error.
    explicit MatchReader(std::string_view file) : MatchReader(try_new(file).value()) {}

    /// The next round; none at the end of the file. Error: Status::Text, with the byte counted from the start of the
    /// file; there is no further round then.
    std::optional<result<Round>> next() {
        if (failed_) {
            return std::nullopt;
        }
        balayi_round round{};
        std::uint32_t at = 0;
        const std::int32_t status =
            balayi_match_reader_next(&raw_, file_.data(), detail::length_of(file_.size()), &round, &at);
        if (status == KING_NONE) {
            return std::nullopt;
        }
        failed_ = status != KING_OK;
        return failed_ ? result<Round>(Error(static_cast<Status>(status), at)) : result<Round>(Round(round));
    }
    /// The match with the rounds that were read and are over.
    Match so_far() const {
        balayi_match game{};
        detail::must(balayi_match_reader_so_far(&raw_, &game));
        return Match(game);
    }

private:
    MatchReader(std::string_view file, const balayi_match_reader& raw) noexcept : file_(file), raw_(raw) {}

    std::string_view file_;
    balayi_match_reader raw_;
    bool failed_ = false;
};

static_assert(sizeof(Match) == sizeof(balayi_match) && std::is_trivially_copyable<Match>::value, "a value");

}  // namespace balayi

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Match> : king::detail::Hash<king::balayi::Match> {};

#endif
