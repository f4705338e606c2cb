/// @file
/// A round of King with all four hands, and what one seat sees of it.
#ifndef KING_ROUND_HPP
#define KING_ROUND_HPP

#include "deal.hpp"
#include "table.hpp"

namespace king {
inline namespace KING_HPP_MODE {

class Round;

/// A round as one seat sees it (K11.1): the table and its own hand; what a client holds and a bot is given. The view that
/// Round::view() gives of a played round that is over holds every hand; one that came there by apply() may not.
///
/// Its text is the record with `?` for the hands that are not seen. As a record does not say who looks, parsing is told.
///
/// ```
/// const char* text = "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8";
/// king::View view = king::View::parse(king::Seat::South, text);
/// assert(to_string(view) == text && view.hand(king::Seat::North) == std::nullopt);
/// view.apply(king::parse<king::Action>("HJ"));  // North follows
/// ```
class View : public detail::Value<View, king_view> {
public:
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = KING_VIEW_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// What a seat sees before the declaration, which holds these 13 cards. Error: Status::Cards or NothingToDeclare.
    static result<View> try_new(Seat viewer, CardSet hand, Seat declarer, ContractSet unused,
                                const HouseRules& rules) {
        return detail::make<View, Raw>(king_view_new, static_cast<std::uint8_t>(viewer), hand.bits(),
                                       static_cast<std::uint8_t>(declarer), unused.bits(), &rules.raw());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    View(Seat viewer, CardSet hand, Seat declarer, ContractSet unused = ContractSet::ALL,
         const HouseRules& rules = HouseRules())
        : View(try_new(viewer, hand, declarer, unused, rules).value()) {}
#endif
    /// A view of king.h.
    explicit View(const king_view& raw) noexcept : Value(raw) {}

    /// The seat that looks.
    Seat viewer() const { return static_cast<Seat>(get<std::uint8_t>(king_view_viewer)); }
    /// What all may know, as a copy.
    Table table() const { return get_value<Table>(king_view_table); }
    /// What a seat holds now; none when the viewer does not see it.
    std::optional<CardSet> hand(Seat seat) const {
        return detail::to_optional<CardSet>(get_any<std::uint64_t>(king_view_hand, static_cast<std::uint8_t>(seat)));
    }
    /// The cards still out that the viewer does not see.
    CardSet unseen() const { return CardSet::from_bits_truncate(get<std::uint64_t>(king_view_unseen)); }

    /// What the viewer may do; empty when it is not its turn.
    ActionSet legal_actions() const {
        return detail::access::make<ActionSet>(get_array<ActionSet::Words>(king_view_legal_actions));
    }
    /// The cards that the viewer may play; empty when it is not its turn.
    CardSet legal_cards() const { return CardSet::from_bits_truncate(get<std::uint64_t>(king_view_legal_cards)); }
    /// Why the viewer may not do that; none when it may. It depends only on what the viewer sees.
    std::optional<Illegal> why_not(Action action) const {
        return detail::why_not(king_view_why_not, king_view_why_not_clause, &raw_, action.code());
    }
    /// The sentence to tell the player of it, without the clause; empty when it is legal.
    std::string why_not_message(Action action, Lang lang) const {
        return detail::text_of(king_view_why_not_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// Advances the view by what the seat on turn does, whoever it is. Error: Status::Illegal with reason and clause, when
    /// the viewer may not do that, or another seat cannot, as far as the record and the viewer's cards tell.
    ///
    /// When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and the
    /// whole record is legal with it. Once they are shown, with_hidden() takes them and gives the round, and
    /// Round::view() of that all hands.
    result<void> try_apply(Action action) {
        std::uint8_t reason = 0;
        const std::int32_t status = king_view_apply(&raw_, action.code(), &reason);
        return detail::applied(status, reason, king_view_apply_clause, raw_, action.code());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void apply(Action action) {
        const result<void> applied = try_apply(action);
        if (!applied) {
            detail::check(applied, apply_message(action, Lang::En));
        }
    }
#endif
    /// What to say of an action that apply() refuses, without the clause; empty when it does not refuse it.
    std::string apply_message(Action action, Lang lang) const {
        return detail::text_of(king_view_apply_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// The round in which the other seats hold these cards now; the places of hands that the view sees are not read: a
    /// guess by a sampler, or the truth once it is shown. Error: Status::Cards or Hidden.
    result<Round> try_with_hidden(const Hands& hands) const;
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Round with_hidden(const Hands& hands) const;
#endif

    /// Reads the view of a seat. Error: Status::Text.
    static result<View> try_parse(Seat viewer, std::string_view text) {
        return detail::read<View, Raw>(
            text.data(), text.size(),
            [viewer](const char* data, std::uint32_t length, Raw* view, std::uint32_t* at) {
                return king_view_parse(static_cast<std::uint8_t>(viewer), data, length, view, at);
            });
    }
    /// What is wrong with a text that try_parse() cannot read, with the byte; empty when it can.
    static std::string parse_message(Seat viewer, std::string_view text) {
        const result<View> read = try_parse(viewer, text);
        return read ? std::string()
                    : detail::parse_message(read.error(), KING_KIND_VIEW, static_cast<std::uint8_t>(viewer), text);
    }
#if defined(__cpp_exceptions)
    /// What try_parse() reads; throws an Exception.
    static View parse(Seat viewer, std::string_view text) {
        const result<View> read = try_parse(viewer, text);
        if (!read) {
            throw Exception(read.error(), parse_message(viewer, text));
        }
        return *read;
    }
#endif

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(king_view_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by doing all of it again. Error: Status::Bytes.
    template <class Container>
    static result<View> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<View, Raw>(bytes, king_view_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static View from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif
};

/// The record with `?` for the hands that the viewer does not see.
inline std::string to_string(const View& view) { return detail::text_of(king_view_text, &view.raw()); }
/// Writes the record of a view.
inline std::ostream& operator<<(std::ostream& out, const View& view) { return out << to_string(view); }

/// One deal of Konturlu King with all four hands: what a server holds. To take something back, keep a copy.
///
/// Its text is its record, one line, which is read by playing it again: a record that stops somewhere is the position
/// there.
///
/// ```
/// using namespace king;
/// Round round(Deal::from_seed(7), Seat::North);
/// round.apply(Action::declare(Contract::KizAlmaz));
/// round.apply(Action::kontur(Seat::North));  // East doubles North
/// assert(round.why_not(Action::pass())->clause == "K3.1");
/// while (!round.legal_actions().empty()) {
///     round.apply(*round.legal_actions().begin());
/// }
/// Scores scores = *round.scores();
/// assert(scores[0] + scores[1] + scores[2] + scores[3] == total(ContractKind::KizAlmaz));
/// assert(parse<Round>(to_string(round)) == round);
/// ```
class Round : public detail::Value<Round, king_round> {
public:
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = KING_ROUND_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// A round before its declaration. `unused` are the contracts that the declarer has not declared yet (K2.3).
    /// Error: Status::NothingToDeclare.
    static result<Round> try_new(const Deal& deal, Seat declarer, ContractSet unused, const HouseRules& rules) {
        const Deal::Raw hands = Deal::numbers_of(deal.hands());
        return detail::make<Round, Raw>(king_round_new, hands.data(), static_cast<std::uint8_t>(declarer),
                                        unused.bits(), &rules.raw());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    explicit Round(const Deal& deal, Seat declarer, ContractSet unused = ContractSet::ALL,
                   const HouseRules& rules = HouseRules())
        : Round(try_new(deal, declarer, unused, rules).value()) {}
#endif
    /// A round of king.h.
    explicit Round(const king_round& raw) noexcept : Value(raw) {}

    /// What all may know of the round, as a copy.
    Table table() const { return get_value<Table>(king_round_table); }
    /// What one seat may know of the round.
    View view(Seat seat) const { return get_value<View>(king_round_view, static_cast<std::uint8_t>(seat)); }
    /// The cards that a seat holds now.
    CardSet hand(Seat seat) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(king_round_hand, static_cast<std::uint8_t>(seat)));
    }
    /// The hands as they were dealt.
    Deal deal() const { return Deal(get_array<Deal::Raw>(king_round_deal)); }
    /// What the round waits for.
    Phase phase() const { return static_cast<Phase>(get<std::uint8_t>(king_round_phase)); }
    /// The seat that is to act; nobody when the round is over.
    std::optional<Seat> turn() const { return detail::to_optional<Seat>(get_any<std::uint8_t>(king_round_turn)); }

    /// What the seat on turn may do: never empty before the round is over, and empty then.
    ActionSet legal_actions() const {
        return detail::access::make<ActionSet>(get_array<ActionSet::Words>(king_round_legal_actions));
    }
    /// The cards that the seat on turn may play; empty outside Phase::Play, and in durt when it must pass.
    CardSet legal_cards() const { return CardSet::from_bits_truncate(get<std::uint64_t>(king_round_legal_cards)); }
    /// Why the seat on turn may not do that; none when it may. When several reasons apply it is the first in the order
    /// of the list in the rulebook.
    std::optional<Illegal> why_not(Action action) const {
        return detail::why_not(king_round_why_not, king_round_why_not_clause, &raw_, action.code());
    }
    /// The sentence to tell the player of it, without the clause; empty when it is legal.
    std::string why_not_message(Action action, Lang lang) const {
        return detail::text_of(king_round_why_not_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// Carries out an action of the seat on turn. Error: Status::Illegal with reason and clause; nothing has changed
    /// then, so that why_not_message() tells of it.
    result<void> try_apply(Action action) {
        std::uint8_t reason = 0;
        const std::int32_t status = king_round_apply(&raw_, action.code(), &reason);
        return detail::applied(status, reason, king_round_why_not_clause, raw_, action.code());
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    void apply(Action action) {
        const result<void> applied = try_apply(action);
        if (!applied) {
            detail::check(applied, why_not_message(action, Lang::En));
        }
    }
#endif
    /// Carries out an action known to be legal, as one out of legal_actions() is, without looking at it again. An illegal
    /// one leaves a round that no legal play leads to.
    void apply_unchecked(Action action) { detail::must(king_round_apply_unchecked(&raw_, action.code())); }

    /// Draws an action of the seat on turn: all legal ones are equally likely, except that a declaration draws its
    /// contract first and then its suit or rank. None when the round is over.
    std::optional<Action> choose(SplitMix64& choices) const {
        std::uint64_t state = choices.state();
        std::uint8_t code = 0;
        const bool chosen = detail::must_or_none(king_round_choose(&raw_, &state, &code));
        choices = SplitMix64(state);
        return chosen ? Action::from_code(code) : std::nullopt;
    }
    /// Plays on at random to the end of the round: the same play everywhere, for ever.
    void play_out(SplitMix64& choices) {
        std::uint64_t state = choices.state();
        detail::must(king_round_play_out(&raw_, &state));
        choices = SplitMix64(state);
    }
    /// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
    /// long. For checking a port of the rules, and for measuring: the time grows like the count.
    std::uint64_t perft(std::uint8_t depth) const { return get<std::uint64_t>(king_round_perft, depth); }

    /// The points taken so far: see Table::taken().
    Points taken() const { return get_array<Points>(king_round_taken); }
    /// The scores of the round (K9); none before its end and in an annulled round.
    std::optional<Scores> scores() const { return get_any_array<Scores>(king_round_scores); }

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(king_round_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by doing all of it again. Error: Status::Bytes.
    template <class Container>
    static result<Round> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<Round, Raw>(bytes, king_round_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static Round from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif
};

/// The record of a round in one line, `king1 ...`.
inline std::string to_string(const Round& round) { return detail::text_of(king_round_text, &round.raw()); }
/// Writes the record of a round.
inline std::ostream& operator<<(std::ostream& out, const Round& round) { return out << to_string(round); }

inline result<Round> View::try_with_hidden(const Hands& hands) const {
    const std::uint64_t bits[4] = {hands[0].bits(), hands[1].bits(), hands[2].bits(), hands[3].bits()};
    return detail::make<Round, king_round>(king_view_with_hidden, &raw_, bits);
}
#if defined(__cpp_exceptions)
inline Round View::with_hidden(const Hands& hands) const { return try_with_hidden(hands).value(); }
#endif

namespace detail {
template <>
struct reader<Round> : text_reader<Round, king_round, king_round_parse, KING_KIND_ROUND> {};
}  // namespace detail

static_assert(sizeof(Round) == sizeof(king_round) && std::is_trivially_copyable<Round>::value, "a value");
static_assert(sizeof(View) == sizeof(king_view) && std::is_trivially_copyable<View>::value, "a value");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Round> : king::detail::HashValue<king::Round> {};
template <>
struct std::hash<king::View> : king::detail::HashValue<king::View> {};

#endif
