/// @file
/// A match of Balayi kingi: ten rounds, and files of rounds.
#ifndef KING_BALAYI_MATCH_HPP
#define KING_BALAYI_MATCH_HPP

#include "round.hpp"

namespace king {
inline namespace KING_HPP_MODE {
namespace balayi {

/// What a round of a match came to (B6.1).
struct RoundResult {
    Player declarer{};            ///< Who declared.
    Denomination denomination{};  ///< What was declared.
    Tricks taken{};               ///< The tricks that the players took, 26 in all.
    Scores scores{};              ///< The scores, which sum to 0.

    friend bool operator==(const RoundResult& a, const RoundResult& b) noexcept {
        return a.declarer == b.declarer && a.denomination == b.denomination && a.taken == b.taken &&
               a.scores == b.scores;
    }
    friend bool operator!=(const RoundResult& a, const RoundResult& b) noexcept { return !(a == b); }
};

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
/// game.record_result(Denomination::Spades, {11, 15});
/// game.record_result(Denomination::NoTrump, {14, 12});
/// assert((game.totals() == Scores{-3, 3}) && game.declarer() == Player::One);
/// assert(to_string(game) == "balayi-sheet1 0 S/11,15 NT/14,12");
/// ```
class Match : public detail::Value<Match, balayi_match> {
public:
    /// How many rounds a match has.
    static constexpr std::size_t ROUNDS = BALAYI_MATCH_ROUNDS;
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = BALAYI_MATCH_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// A match before its first round.
    explicit Match(Player first_dealer)
        : Value(detail::make<Match, Raw>(balayi_match_new, detail::number_of(first_dealer)).value()) {}
    /// A match of king.h.
    explicit Match(const balayi_match& raw) noexcept : Value(raw) {}

    /// The player who deals the first round.
    Player first_dealer() const { return static_cast<Player>(get<std::uint8_t>(balayi_match_first_dealer)); }
    /// How many rounds have been entered, 0 to 10.
    std::size_t size() const { return get<std::uint8_t>(balayi_match_len); }
    /// Whether no round has been entered yet.
    bool empty() const { return size() == 0; }
    /// Whether all ten rounds have been entered.
    bool is_over() const { return get<std::uint8_t>(balayi_match_is_over) != 0; }
    /// Who deals the next round: the players take turns (B1.2). Nobody when the match is over.
    std::optional<Player> dealer() const {
        return detail::to_optional<Player>(get_any<std::uint8_t>(balayi_match_dealer));
    }
    /// Who declares in the next round; nobody when the match is over.
    std::optional<Player> declarer() const {
        return detail::to_optional<Player>(get_any<std::uint8_t>(balayi_match_declarer));
    }
    /// What a player has not declared yet (B1.3).
    Denominations unused(Player player) const {
        return Denominations::from_bits_truncate(
            get<std::uint8_t>(balayi_match_unused, detail::number_of(player)));
    }

    /// The next round, with that pack. Error: Status::Over.
    result<Round> try_start(const Pack& pack) const {
        return detail::make<Round, balayi_round>(balayi_match_start, &raw_,
                                                 detail::numbers_of(pack.cards().data()));
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Round start(const Pack& pack) const { return try_start(pack).value(); }
#endif

    /// Enters a round that has been played. Error: Status::NotOver, Over, WrongTurn or WrongUnused; Used or Points when the
    /// memory of the round has been damaged, for no play leads to such a round.
    result<void> try_record(const Round& round) { return detail::done(balayi_match_record(&raw_, &round.raw())); }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void record(const Round& round) { try_record(round).value(); }
#endif

    /// Enters the result of a round that was played with real cards: what was declared, and the tricks that the players
    /// took. Error: Status::Over, Used or Points.
    result<void> try_record_result(Denomination denomination, const Tricks& taken) {
        return detail::done(balayi_match_record_result(&raw_, detail::number_of(denomination), taken.data()));
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void record_result(Denomination denomination, const Tricks& taken) {
        try_record_result(denomination, taken).value();
    }
#endif

    /// The results so far, in order.
    list<RoundResult, ROUNDS> results() const {
        list<RoundResult, ROUNDS> results;
        balayi_round_result raw{};
        for (std::uint32_t n = 0; n < ROUNDS && detail::must_or_none(balayi_match_results(&raw_, n, &raw)); ++n) {
            results.push_back({static_cast<Player>(raw.declarer), static_cast<Denomination>(raw.denomination),
                               Tricks{{raw.taken[0], raw.taken[1]}}, Scores{{raw.scores[0], raw.scores[1]}}});
        }
        return results;
    }
    /// The running totals: 0 and 0, and then those after each round.
    list<Scores, ROUNDS + 1> running() const {
        list<Scores, ROUNDS + 1> running;
        Scores totals{};
        for (std::uint32_t n = 0;
             n <= ROUNDS && detail::must_or_none(balayi_match_running(&raw_, n, totals.data())); ++n) {
            running.push_back(totals);
        }
        return running;
    }
    /// The totals so far, which sum to 0.
    Scores totals() const { return get_array<Scores>(balayi_match_totals); }
    /// How the match ended (B6.2); none before its end.
    std::optional<Outcome> outcome() const {
        const std::optional<std::uint8_t> winner = get_any<std::uint8_t>(balayi_match_outcome);
        if (!winner) {
            return std::nullopt;
        }
        return *winner == BALAYI_DRAW ? Outcome{} : Outcome{static_cast<Player>(*winner)};
    }
    /// The first line of the file of this match, `balayi-match1 1`, without its line end; the records of the rounds follow
    /// it, a line each.
    std::string file_head() const { return detail::text_of(balayi_match_file_head, &raw_); }

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(balayi_match_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by entering all of it again. Error: Status::Bytes.
    template <class Container>
    static result<Match> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<Match, Raw>(bytes, balayi_match_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static Match from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif
};

/// The score sheet without cards, `balayi-sheet1 ...`.
inline std::string to_string(const Match& game) { return detail::text_of(balayi_match_text, &game.raw()); }
/// Writes the score sheet without cards.
inline std::ostream& operator<<(std::ostream& out, const Match& game) { return out << to_string(game); }

/// Reads a match file: `balayi-match1 FIRST_DEALER`, then a record a line. Each round must be the match's next; the last
/// may be unfinished. The text is not copied: it must live as long as the reader.
class MatchReader {
public:
    /// Reads the first line. Error: Status::Text.
    static result<MatchReader> try_new(std::string_view file) {
        const result<Position> start = detail::read<Position, balayi_match_reader>(file.data(), file.size(),
                                                                                   balayi_match_reader_new);
        return start ? result<MatchReader>(MatchReader(file, start->raw)) : start.error();
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    explicit MatchReader(std::string_view file) : MatchReader(checked(file)) {}
#endif

    /// The next round; none at the end of the file. Error: Status::Text, with the byte counted from the start of the
    /// file; there is no further round then.
    std::optional<result<Round>> next() {
        if (failed_) {
            return std::nullopt;
        }
        balayi_round round{};
        std::uint32_t at = 0;
        const std::int32_t status =
            balayi_match_reader_next(&raw_, file_.data(), detail::length_of(file_), &round, &at);
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
    /// What is wrong with a file that cannot be read to its end, with the byte; empty when it can.
    static std::string parse_message(std::string_view file) {
        return detail::text_of(king_parse_message, std::uint8_t{KING_KIND_BALAYI_MATCH_READER}, std::uint8_t{0},
                               file.data(), detail::length_of(file));
    }

private:
    struct Position {
        explicit Position(const balayi_match_reader& reader) noexcept : raw(reader) {}
        balayi_match_reader raw;
    };

    MatchReader(std::string_view file, const balayi_match_reader& raw) noexcept : file_(file), raw_(raw) {}
#if defined(__cpp_exceptions)
    static MatchReader checked(std::string_view file) {
        const result<MatchReader> reader = try_new(file);
        if (!reader) {
            throw Exception(reader.error(), detail::parse_message(reader.error(), KING_KIND_BALAYI_MATCH_READER, 0, file));
        }
        return *reader;
    }
#endif

    std::string_view file_;
    balayi_match_reader raw_;
    bool failed_ = false;
};

static_assert(sizeof(Match) == sizeof(balayi_match) && std::is_trivially_copyable<Match>::value, "a value");

}  // namespace balayi

namespace detail {
template <>
struct reader<balayi::Match> : text_reader<balayi::Match, balayi_match, balayi_match_parse, KING_KIND_BALAYI_MATCH> {};
}  // namespace detail
}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::balayi::Match> : king::detail::HashValue<king::balayi::Match> {};

#endif
