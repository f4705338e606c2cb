/// @file
/// A party of King: 32 rounds, who declares and deals, the running scores, and files of rounds.
#ifndef KING_PARTY_HPP
#define KING_PARTY_HPP

#include "round.hpp"
#include "sheet.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// One counted round of a party.
struct RoundResult {
    Seat declarer{};      ///< Who declared.
    Contract contract{};  ///< What was declared.
    Doubles doubles{};    ///< Who doubled whom.
    Points taken{};       ///< The points taken (>= 0) in a penalty, or won in koz and durt.
    Scores scores{};      ///< The scores.

    friend bool operator==(const RoundResult& a, const RoundResult& b) noexcept {
        return a.declarer == b.declarer && a.contract == b.contract && a.doubles == b.doubles && a.taken == b.taken &&
               a.scores == b.scores;
    }
    friend bool operator!=(const RoundResult& a, const RoundResult& b) noexcept { return !(a == b); }
};

/// A party and its results so far; the rounds themselves are not kept. With start() and record() it runs a table; with
/// record_result() it keeps the score for people who play with real cards.
///
/// Its text is the score sheet without cards, `king-sheet1 ...`.
///
/// ```
/// using namespace king;
/// Party party(Seat::South);
/// party.record_result(Contract::durt(Rank::Four), parse<Doubles>("S>W,W>S"), {20, -10, 45, 10});
/// assert((party.totals() == Scores{142, 112, 237, 62}));
/// assert(to_string(party) == "king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10");
/// assert(party.declarer() == Seat::West && party.dealer() == Seat::South);
/// ```
class Party : public detail::Value<Party, king_party> {
public:
    /// How many rounds a party counts (K2.2).
    static constexpr std::size_t ROUNDS = KING_PARTY_ROUNDS;
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = KING_PARTY_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// A party before its first round. Who declares first is drawn: see first_declarer().
    explicit Party(Seat first_declarer, const HouseRules& rules = HouseRules())
        : Value(detail::make<Party, Raw>(king_party_new, static_cast<std::uint8_t>(first_declarer), &rules.raw())
                    .value()) {}
    /// A party of king.h.
    explicit Party(const king_party& raw) noexcept : Value(raw) {}

    /// Who declared, or declares, the first round.
    Seat first_declarer() const { return static_cast<Seat>(get<std::uint8_t>(king_party_first_declarer)); }
    /// The house rules.
    HouseRules house_rules() const { return HouseRules(get<king_house_rules>(king_party_house_rules)); }
    /// How many rounds are counted, 0 to 32.
    std::size_t size() const { return get<std::uint8_t>(king_party_len); }
    /// Whether no round is counted yet.
    bool empty() const { return size() == 0; }
    /// Whether all rounds are counted.
    bool is_over() const { return get<std::uint8_t>(king_party_is_over) != 0; }
    /// Who declares the next round (K2.2); nobody when the party is over.
    std::optional<Seat> declarer() const {
        return detail::to_optional<Seat>(get_any<std::uint8_t>(king_party_declarer));
    }
    /// Who deals the next round: the seat at the declarer's right (K2.4).
    std::optional<Seat> dealer() const { return detail::to_optional<Seat>(get_any<std::uint8_t>(king_party_dealer)); }
    /// The contracts that a seat has not declared yet (K2.3).
    ContractSet unused(Seat seat) const {
        return ContractSet::from_bits_truncate(get<std::uint8_t>(king_party_unused, static_cast<std::uint8_t>(seat)));
    }

    /// The next round, with that deal. Error: Status::Over.
    result<Round> try_start(const Deal& deal) const {
        const Deal::Raw hands = Deal::numbers_of(deal.hands());
        return detail::make<Round, king_round>(king_party_start, &raw_, hands.data());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Round start(const Deal& deal) const { return try_start(deal).value(); }
#endif

    /// Counts a round that is over. One that was annulled is the party's next round too, but leaves the party as it is:
    /// the same declarer begins afresh (K4.2). Error: Status::NotOver, Over, WrongTurn, WrongUnused or WrongRules; Used,
    /// Doubles or Points when the memory of the round has been damaged, for no play leads to such a round.
    result<void> try_record(const Round& round) { return detail::done(king_party_record(&raw_, &round.raw())); }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void record(const Round& round) { try_record(round).value(); }
#endif

    /// Counts the result of a round that was played with real cards: what the next declarer declared, who doubled whom,
    /// and the points taken (>= 0) in a penalty, or won in koz and durt. Error: Status::Over, Used, Doubles or Points.
    result<void> try_record_result(Contract contract, Doubles doubles, const Points& taken) {
        return detail::done(king_party_record_result(&raw_, contract.index(), doubles.bits(), taken.data()));
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void record_result(Contract contract, Doubles doubles, const Points& taken) {
        try_record_result(contract, doubles, taken).value();
    }
#endif

    /// The counted rounds, in order.
    list<RoundResult, ROUNDS> results() const {
        list<RoundResult, ROUNDS> results;
        king_round_result raw{};
        for (std::uint32_t n = 0; n < ROUNDS && detail::must_or_none(king_party_results(&raw_, n, &raw)); ++n) {
            RoundResult result;
            result.declarer = static_cast<Seat>(raw.declarer);
            result.contract = detail::access::make<Contract>(raw.contract);
            result.doubles = detail::access::make<Doubles>(raw.doubles);
            for (std::size_t i = 0; i < 4; ++i) {
                result.taken[i] = raw.taken[i];
                result.scores[i] = raw.scores[i];
            }
            results.push_back(result);
        }
        return results;
    }
    /// The running scores: what every seat starts with, then the totals after each counted round (K10.1).
    list<Scores, ROUNDS + 1> running() const {
        list<Scores, ROUNDS + 1> running;
        Scores totals{};
        for (std::uint32_t n = 0;
             n <= ROUNDS && detail::must_or_none(king_party_running(&raw_, n, totals.data())); ++n) {
            running.push_back(totals);
        }
        return running;
    }
    /// What each seat has now.
    Scores totals() const { return get_array<Scores>(king_party_totals); }
    /// The score sheet; Sheet::check() is saglama (K10.2).
    Sheet sheet() const { return get_value<Sheet>(king_party_sheet); }
    /// How the party ended; none before all rounds are counted (K10.3).
    std::optional<Outcome> outcome() const {
        return is_over() ? std::optional<Outcome>(Outcome(totals())) : std::nullopt;
    }
    /// The first line of a party file, `king-party1 S -`, without its line end; the records of the rounds follow it, a
    /// line each, annulled ones included.
    std::string file_head() const { return detail::text_of(king_party_file_head, &raw_); }

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(king_party_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by recording all of it again. Error: Status::Bytes.
    template <class Container>
    static result<Party> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<Party, Raw>(bytes, king_party_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static Party from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif
};

/// The score sheet without cards, `king-sheet1 ...`.
inline std::string to_string(const Party& party) { return detail::text_of(king_party_text, &party.raw()); }
/// Writes the score sheet without cards.
inline std::ostream& operator<<(std::ostream& out, const Party& party) { return out << to_string(party); }

/// Reads a party file: `king-party1 FIRST_DECLARER RULES`, then a record a line, annulled rounds included. Each round must
/// be the party's next; the last may be unfinished. The text is not copied: it must live as long as the reader.
///
/// ```
/// using namespace king;
/// std::string_view file =
///     "king-party1 S -\n"
///     "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz\n";
/// PartyReader reader = PartyReader::try_new(file).value();
/// while (auto round = reader.next()) {
///     assert(round->value().phase() == Phase::Kontur);
/// }
/// assert(reader.so_far().empty());  // the round is not over
/// ```
class PartyReader {
public:
    /// Reads the first line. Error: Status::Text.
    static result<PartyReader> try_new(std::string_view file) {
        const result<Position> start = detail::read<Position, king_party_reader>(file.data(), file.size(),
                                                                                 king_party_reader_new);
        return start ? result<PartyReader>(PartyReader(file, start->raw)) : start.error();
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    explicit PartyReader(std::string_view file) : PartyReader(checked(file)) {}
#endif

    /// The next round; none at the end of the file. Error: Status::Text, with the byte counted from the start of the
    /// file; there is no further round then.
    std::optional<result<Round>> next() {
        if (failed_) {
            return std::nullopt;
        }
        king_round round{};
        std::uint32_t at = 0;
        const std::int32_t status =
            king_party_reader_next(&raw_, file_.data(), detail::length_of(file_), &round, &at);
        if (status == KING_NONE) {
            return std::nullopt;
        }
        failed_ = status != KING_OK;
        return failed_ ? result<Round>(Error(static_cast<Status>(status), at)) : result<Round>(Round(round));
    }
    /// The party with the rounds that were read and are over.
    Party so_far() const {
        king_party party{};
        detail::must(king_party_reader_so_far(&raw_, &party));
        return Party(party);
    }
    /// What is wrong with a file that cannot be read to its end, with the byte; empty when it can.
    static std::string parse_message(std::string_view file) {
        return detail::text_of(king_parse_message, std::uint8_t{KING_KIND_PARTY_READER}, std::uint8_t{0}, file.data(),
                               detail::length_of(file));
    }

private:
    struct Position {
        explicit Position(const king_party_reader& reader) noexcept : raw(reader) {}
        king_party_reader raw;
    };

    PartyReader(std::string_view file, const king_party_reader& raw) noexcept : file_(file), raw_(raw) {}
#if defined(__cpp_exceptions)
    static PartyReader checked(std::string_view file) {
        const result<PartyReader> reader = try_new(file);
        if (!reader) {
            throw Exception(reader.error(), detail::parse_message(reader.error(), KING_KIND_PARTY_READER, 0, file));
        }
        return *reader;
    }
#endif

    std::string_view file_;
    king_party_reader raw_;
    bool failed_ = false;
};

namespace detail {
template <>
struct reader<Party> : text_reader<Party, king_party, king_party_parse, KING_KIND_PARTY> {};
}  // namespace detail

static_assert(sizeof(Party) == sizeof(king_party) && std::is_trivially_copyable<Party>::value, "a value");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Party> : king::detail::HashValue<king::Party> {};

#endif
