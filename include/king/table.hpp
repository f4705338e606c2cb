/// @file
/// The public side of a round of King, and the questions that it answers.
#ifndef KING_TABLE_HPP
#define KING_TABLE_HPP

#include "action.hpp"
#include "doubles.hpp"
#include "trick.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// The result of a round that was played to its end.
struct RoundResult : private detail::Equal<RoundResult> {
    Seat declarer{};      ///< Who declared.
    Contract contract{};  ///< What was declared.
    Doubles doubles{};    ///< Who doubled whom.
    Points taken{};       ///< The points taken (>= 0) in a penalty, or won in koz and durt.

    RoundResult() = default;
    RoundResult(Seat who, Contract what, Doubles doubled, const Points& points)
        : declarer(who), contract(what), doubles(doubled), taken(points) {}
    /// A result of king.h.
    explicit RoundResult(const king_round_result& raw)
        : declarer(static_cast<Seat>(raw.declarer)),
          contract(detail::access::make<Contract>(raw.contract)),
          doubles(detail::access::make<Doubles>(raw.doubles)),
          taken{{raw.taken[0], raw.taken[1], raw.taken[2], raw.taken[3]}} {}

    /// The scores (K9). The house rules name the price of a tie.
    Scores scores(const HouseRules& rules = HouseRules()) const {
        const king_round_result result = raw();
        return detail::ask<Scores>(king_round_result_scores, &result, rules);
    }
    /// Who buys the penalty points of `seller`, if anybody does (K9.3, K9.4).
    std::optional<Seat> buyer(Seat seller, const HouseRules& rules = HouseRules()) const {
        const king_round_result result = raw();
        return detail::ask_any<Seat>(king_round_result_buyer, &result, rules, seller);
    }
    /// The result as the functions of king.h take it.
    king_round_result raw() const noexcept {
        return {{taken[0], taken[1], taken[2], taken[3]}, doubles.bits(), detail::byte_of(declarer), contract.index()};
    }

    friend bool operator==(const RoundResult& a, const RoundResult& b) noexcept {
        return a.declarer == b.declarer && a.contract == b.contract && a.doubles == b.doubles && a.taken == b.taken;
    }
};

class Table;

namespace detail {
template <>
struct traits<Table> {
    static constexpr auto text = king_table_text;
    static constexpr auto parse = king_table_parse;
    static constexpr auto phase = king_table_phase;
    static constexpr auto turn = king_table_turn;
    static constexpr auto scores = king_table_scores;
};

/// What a round, a table and a view answer alike, for all of it is public.
template <class Self, class C>
class Questions : public OnTable<Self, C, king_table> {
    using Base = OnTable<Self, C, king_table>;
    using Base::asked;

public:
    /// What the round waits for.
    Phase phase() const { return ask<Phase>(traits<Self>::phase, &this->raw_); }
    /// The seat that is to act; nobody when the round is over.
    std::optional<Seat> turn() const { return ask_any<Seat>(traits<Self>::turn, &this->raw_); }
    /// Whether the round has been annulled (K4.2).
    bool annulled() const { return ask<bool>(king_table_annulled, asked()); }
    /// The declarer.
    Seat declarer() const { return ask<Seat>(king_table_declarer, asked()); }
    /// Who dealt: the seat at the declarer's right (K2.4).
    Seat dealer() const { return ask<Seat>(king_table_dealer, asked()); }
    /// What the declarer had not declared before this round (K2.3).
    ContractSet unused() const { return ask<ContractSet>(king_table_unused, asked()); }
    /// The house rules.
    HouseRules house_rules() const { return ask<HouseRules>(king_table_house_rules, asked()); }
    /// The contract; none before the declaration.
    std::optional<Contract> contract() const { return ask_any<Contract>(king_table_contract, asked()); }
    /// The trump suit; none before the declaration and in every contract but koz.
    std::optional<Suit> trump() const { return ask_any<Suit>(king_table_trump, asked()); }
    /// The doubles and redoubles made so far.
    Doubles doubles() const { return ask<Doubles>(king_table_doubles, asked()); }

    /// The cards played so far.
    CardSet played() const { return ask<CardSet>(king_table_played, asked()); }
    /// The cards that a seat has played so far.
    CardSet played_by(Seat seat) const { return ask<CardSet>(king_table_played_by, asked(), seat); }
    /// How many cards a seat holds.
    std::size_t held(Seat seat) const { return ask<std::size_t>(king_table_held, asked(), seat); }
    /// Who played what, in order; passes are left out.
    list<std::pair<Seat, Card>, Card::COUNT> plays() const {
        return plays_of(actions());
    }
    /// Who did what, in order, talk, forced actions and passes included. Applied to a new round of the same
    /// hands, they lead to this position.
    list<std::pair<Seat, Action>, KING_MAX_ACTIONS> actions() const {
        return history<Seat, Action, KING_MAX_ACTIONS>(king_table_actions, asked());
    }

    /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rifki (K7.6).
    bool hearts_open() const { return ask<bool>(king_table_hearts_open, asked()); }
    /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in durt.
    Trick trick() const { return ask<Trick>(king_table_trick, asked()); }
    /// The whole tricks, in order. None in durt.
    list<Trick, 13> tricks() const { return numbered<Trick, 13>(king_table_tricks, asked()); }
    /// The last whole trick.
    std::optional<Trick> last_trick() const { return ask_any<Trick>(king_table_last_trick, asked()); }
    /// Who took whole trick number n, from 0.
    std::optional<Seat> winner_of(std::uint32_t n) const { return ask_any<Seat>(king_table_winner_of, asked(), n); }
    /// The places in durt (K8.4); all 0 in other contracts.
    Places places() const { return ask<Places>(king_table_places, asked()); }
    /// The points taken so far (>= 0) in a penalty, or won in koz and durt (K9). All 0 in an annulled round.
    Points taken() const { return ask<Points>(king_table_taken, asked()); }
    /// The scores of the round (K9); none before its end and in an annulled round.
    std::optional<Scores> scores() const { return ask_any<Scores>(traits<Self>::scores, &this->raw_); }
    /// The result of the round; none before its end and when it was annulled.
    std::optional<RoundResult> result() const { return ask_any<RoundResult>(king_table_result, asked()); }

    /// What decides which cards may be played now; none when no card can be played to a trick, so also in durt.
    std::optional<Duties> duties() const { return ask_any<Duties>(king_table_duties, asked()); }
    /// In durt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.
    CardSet placeable() const { return ask<CardSet>(king_table_placeable, asked()); }
    /// The cards that the record proves a seat not to hold (K11.1).
    CardSet excluded(Seat seat) const { return ask<CardSet>(king_table_excluded, asked(), seat); }

protected:
    using Base::Base;
};

}  // namespace detail

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
class Table : public detail::Questions<Table, king_table> {
public:
    /// An empty value, to be filled: see is_empty().
    Table() noexcept = default;
    /// What all see before the declaration. Error: StatusCode::NothingToDeclare.
    static king::result<Table> try_new(Seat declarer, ContractSet unused = ContractSet::ALL,
                                       const HouseRules& rules = HouseRules()) {
        return detail::create<Table>(king_table_new, declarer, unused, rules);
    }
    /// The same; throws or aborts on an error.
    explicit Table(Seat declarer, ContractSet unused = ContractSet::ALL, const HouseRules& rules = HouseRules())
        : Table(try_new(declarer, unused, rules).value()) {}
    /// A table of king.h.
    explicit Table(const king_table& raw) noexcept : Questions(raw) {}

    /// What the seat on turn may do if it holds that hand; empty when the round is over. The hand is what it holds now:
    /// no card that has been played.
    ActionSet legal_actions(CardSet hand) const {
        return detail::ask<ActionSet>(king_table_legal_actions, &raw_, hand);
    }
    /// The cards of that hand, as it is now, that the seat on turn may play; empty outside Phase::Play, and in durt
    /// when it must pass.
    CardSet legal_cards(CardSet hand) const { return detail::ask<CardSet>(king_table_legal_cards, &raw_, hand); }
    /// Why the seat on turn may not do that if it holds that hand now; none when it may.
    std::optional<Error> why_not(CardSet hand, Action action) const {
        return detail::refusal(king_table_why_not, &raw_, hand, action);
    }

    /// Advances the table by the action of the seat on turn, as a spectator sees it. Error: StatusCode::Illegal with
    /// reason and clause, when no hand that fits the record makes it legal.
    king::result<void> try_apply(Action action) {
        return detail::attempt<void>(king_table_apply, &raw_, action);
    }
    /// The same; throws or aborts on an error.
    void apply(Action action) { try_apply(action).value(); }

    /// Reads an action at this position, where `masa` and `soyleyen_haric` have a meaning: the doubling of all others,
    /// and of all but the declarer (K5.2). Whether it is legal is not asked. Error: StatusCode::Text.
    king::result<Action> try_parse_action(std::string_view text) const {
        return detail::read<Action>(king_table_parse_action, text, &raw_);
    }
    /// The same; throws or aborts on an error.
    Action parse_action(std::string_view text) const { return try_parse_action(text).value(); }
};

static_assert(sizeof(Table) == sizeof(king_table) && std::is_trivially_copyable<Table>::value, "a value");

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::Table> : king::detail::Hash<king::Table> {};

#endif
