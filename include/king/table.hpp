/// @file
/// The public side of a round of King.
#ifndef KING_TABLE_HPP
#define KING_TABLE_HPP

#include "action.hpp"
#include "doubles.hpp"
#include "trick.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// An action and the seat that did it.
struct SeatAction {
    Seat seat{};
    Action action{};

    friend constexpr bool operator==(SeatAction a, SeatAction b) noexcept {
        return a.seat == b.seat && a.action == b.action;
    }
    friend constexpr bool operator!=(SeatAction a, SeatAction b) noexcept { return !(a == b); }
};

/// Everything about a round that all may know: the declaration, the answers on annulling, the talk, and every card and
/// pass in order (K11.1). It holds no hidden card; law is asked of a table and one hand. A spectator holds a table and
/// advances it with apply().
///
/// Its text is a record in which all hands are `?`.
///
/// ```
/// auto table = king::parse<king::Table>("king1 N:? ? ? ? S all - el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9");
/// assert(table.phase() == king::Phase::Play && table.turn() == king::Seat::West);
/// assert(table.winner_of(0) == king::Seat::South && table.trick().size() == 1);
/// assert((table.taken() == king::Points{0, 0, 5, 0}));
/// ```
class Table : public detail::Value<Table, king_table> {
public:
    /// How many bytes to_bytes() gives.
    static constexpr std::size_t BYTES = KING_TABLE_BYTES;
    using Bytes = std::array<std::uint8_t, BYTES>;

    /// A table of king.h.
    explicit Table(const king_table& raw) noexcept : Value(raw) {}

    /// What the round waits for.
    Phase phase() const { return static_cast<Phase>(get<std::uint8_t>(king_table_phase)); }
    /// The seat that is to act; nobody when the round is over.
    std::optional<Seat> turn() const { return detail::to_optional<Seat>(get_any<std::uint8_t>(king_table_turn)); }
    /// Whether the round has been annulled (K4.2).
    bool annulled() const { return get<std::uint8_t>(king_table_annulled) != 0; }
    /// The declarer.
    Seat declarer() const { return static_cast<Seat>(get<std::uint8_t>(king_table_declarer)); }
    /// What the declarer had not declared before this round (K2.3).
    ContractSet unused() const { return ContractSet::from_bits_truncate(get<std::uint8_t>(king_table_unused)); }
    /// The house rules.
    HouseRules house_rules() const { return HouseRules(get<king_house_rules>(king_table_house_rules)); }
    /// The contract; none before the declaration.
    std::optional<Contract> contract() const {
        return detail::to_optional<Contract>(get_any<std::uint8_t>(king_table_contract));
    }
    /// The trump suit; none before the declaration and in every contract but koz.
    std::optional<Suit> trump() const { return detail::to_optional<Suit>(get_any<std::uint8_t>(king_table_trump)); }
    /// The doubles and redoubles said so far.
    Doubles doubles() const { return detail::access::make<Doubles>(get<std::uint16_t>(king_table_doubles)); }

    /// The cards played so far.
    CardSet played() const { return CardSet::from_bits_truncate(get<std::uint64_t>(king_table_played)); }
    /// The cards that a seat has played so far.
    CardSet played_by(Seat seat) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(king_table_played_by, static_cast<std::uint8_t>(seat)));
    }
    /// How many cards a seat holds.
    std::size_t held(Seat seat) const {
        return get<std::uint8_t>(king_table_held, static_cast<std::uint8_t>(seat));
    }
    /// Who played what, in order; passes are left out.
    list<SeatCard, Card::COUNT> plays() const {
        std::uint8_t seats[Card::COUNT] = {}, cards[Card::COUNT] = {};
        std::uint32_t count = 0;
        detail::must(king_table_plays(&raw_, seats, cards, Card::COUNT, &count));
        list<SeatCard, Card::COUNT> plays;
        for (std::uint32_t i = 0; i < count; ++i) {
            plays.push_back({static_cast<Seat>(seats[i]), detail::access::make<Card>(cards[i])});
        }
        return plays;
    }
    /// Who said and did what, in order, forced actions and passes included. Done again on a new round of the same
    /// hands, they lead to this position.
    list<SeatAction, KING_MAX_ACTIONS> actions() const {
        std::uint8_t seats[KING_MAX_ACTIONS] = {}, codes[KING_MAX_ACTIONS] = {};
        std::uint32_t count = 0;
        detail::must(king_table_actions(&raw_, seats, codes, KING_MAX_ACTIONS, &count));
        list<SeatAction, KING_MAX_ACTIONS> actions;
        for (std::uint32_t i = 0; i < count; ++i) {
            actions.push_back({static_cast<Seat>(seats[i]), detail::access::make<Action>(codes[i])});
        }
        return actions;
    }

    /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rifki (K7.6).
    bool hearts_open() const { return get<std::uint8_t>(king_table_hearts_open) != 0; }
    /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in durt.
    Trick trick() const { return detail::access::make<Trick>(get<king_trick>(king_table_trick)); }
    /// The whole tricks, in order. None in durt.
    list<Trick, 13> tricks() const {
        list<Trick, 13> tricks;
        king_trick trick{};
        for (std::uint32_t n = 0; n < 13 && detail::must_or_none(king_table_tricks(&raw_, n, &trick)); ++n) {
            tricks.push_back(detail::access::make<Trick>(trick));
        }
        return tricks;
    }
    /// The last whole trick.
    std::optional<Trick> last_trick() const {
        return detail::to_optional<Trick>(get_any<king_trick>(king_table_last_trick));
    }
    /// Who took whole trick number n, from 0.
    std::optional<Seat> winner_of(std::uint32_t n) const {
        return detail::to_optional<Seat>(get_any<std::uint8_t>(king_table_winner_of, n));
    }
    /// The places in durt (K8.4); all 0 in other contracts.
    Places places() const { return get_array<Places>(king_table_places); }
    /// The points taken so far (>= 0) in a penalty, or won in koz and durt (K9). All 0 in an annulled round.
    Points taken() const { return get_array<Points>(king_table_taken); }
    /// The scores of the round (K9); none before its end and in an annulled round.
    std::optional<Scores> scores() const { return get_any_array<Scores>(king_table_scores); }

    /// What decides which cards may be played now; none when no card can be played to a trick, so also in durt.
    std::optional<Duties> duties() const {
        return detail::to_optional<Duties>(get_any<king_duties>(king_table_duties));
    }
    /// In durt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.
    CardSet open_cards() const { return CardSet::from_bits_truncate(get<std::uint64_t>(king_table_open_cards)); }
    /// The cards that the record proves a seat not to hold (K11.1).
    CardSet excluded(Seat seat) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(king_table_excluded, static_cast<std::uint8_t>(seat)));
    }

    /// What the seat on turn may do if it holds that hand; empty when the round is over. The hand is what it holds now:
    /// no card that has been played.
    ActionSet legal_actions(CardSet hand) const {
        return detail::access::make<ActionSet>(get_array<ActionSet::Words>(king_table_legal_actions, hand.bits()));
    }
    /// The cards of that hand, as it is now, that the seat on turn may play; empty outside Phase::Play, and in durt when
    /// it must pass.
    CardSet legal_cards(CardSet hand) const {
        return CardSet::from_bits_truncate(get<std::uint64_t>(king_table_legal_cards, hand.bits()));
    }
    /// Why the seat on turn may not do that if it holds that hand now; none when it may.
    std::optional<Illegal> why_not(CardSet hand, Action action) const {
        return detail::why_not(king_table_why_not, king_table_why_not_clause, &raw_, hand.bits(), action.code());
    }
    /// The sentence to tell the player of it, without the clause; empty when it is legal.
    std::string why_not_message(CardSet hand, Action action, Lang lang) const {
        return detail::text_of(king_table_why_not_message, &raw_, hand.bits(), action.code(),
                               static_cast<std::uint8_t>(lang));
    }

    /// Advances the table by what the seat on turn does, as one who looks on sees it. Error: Status::Illegal with reason
    /// and clause, when no hand that fits the record makes it legal.
    result<void> try_apply(Action action) {
        std::uint8_t reason = 0;
        const std::int32_t status = king_table_apply(&raw_, action.code(), &reason);
        return detail::applied(status, reason, king_table_apply_clause, raw_, action.code());
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
        return detail::text_of(king_table_apply_message, &raw_, action.code(), static_cast<std::uint8_t>(lang));
    }

    /// Reads an action at this position, where `masa` and `soyleyen_haric` have a meaning: the doubling of all others,
    /// and of all but the declarer (K5.2). Whether it is legal is not asked. Error: Status::Text.
    result<Action> try_parse_action(std::string_view text) const {
        return detail::read<Action, std::uint8_t>(
            text.data(), text.size(),
            [this](const char* data, std::uint32_t length, std::uint8_t* code, std::uint32_t* at) {
                return king_table_parse_action(&raw_, data, length, code, at);
            });
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    Action parse_action(std::string_view text) const { return try_parse_action(text).value(); }
#endif

    /// Its form to be saved, with a version in it, the same on every platform and in every language.
    Bytes to_bytes() const { return detail::to_bytes<Bytes>(king_table_to_bytes, raw_); }
    /// Loads what to_bytes() gave, by doing all of it again. Error: Status::Bytes.
    template <class Container>
    static result<Table> try_from_bytes(const Container& bytes) {
        return detail::read_bytes<Table, Raw>(bytes, king_table_from_bytes);
    }
#if defined(__cpp_exceptions)
    /// The same; throws an Exception.
    template <class Container>
    static Table from_bytes(const Container& bytes) {
        return try_from_bytes(bytes).value();
    }
#endif
};

/// The record without its hands, `king1 N:? ? ? ? ...`.
inline std::string to_string(const Table& table) { return detail::text_of(king_table_text, &table.raw()); }
/// Writes the record without its hands.
inline std::ostream& operator<<(std::ostream& out, const Table& table) { return out << to_string(table); }

namespace detail {
template <>
struct reader<Table> : text_reader<Table, king_table, king_table_parse, KING_KIND_TABLE> {};
}  // namespace detail

static_assert(sizeof(Table) == sizeof(king_table) && std::is_trivially_copyable<Table>::value, "a value");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Table> : king::detail::HashValue<king::Table> {};

#endif
