/// @file
/// The house rules of a table.
#ifndef KING_HOUSE_RULES_HPP
#define KING_HOUSE_RULES_HPP

#include "detail/value.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// What a player void in the suit led must do in Rifki (K7.5).
enum class RifkiVoid : int {
    NeverForceKing = KING_RIFKI_VOID_NEVER_FORCE_KING,  ///< A heart, but whose only heart is its king is free.
    KingHolderFree = KING_RIFKI_VOID_KING_HOLDER_FREE,  ///< A heart, but whoever holds the king of hearts is free.
    HeartsAlways = KING_RIFKI_VOID_HEARTS_ALWAYS,       ///< A heart, its king too.
};

/// What a player void in the suit led must do in the other penalties (K7.4).
enum class PenaltyVoid : int {
    Free = KING_PENALTY_VOID_FREE,           ///< Any card.
    MustShed = KING_PENALTY_VOID_MUST_SHED,  ///< One of the contract's penalty cards if able.
};

/// What a player void in the suit led must do in koz (K7.3).
enum class KozVoid : int {
    Free = KING_KOZ_VOID_FREE,                     ///< Any card.
    MustTrump = KING_KOZ_VOID_MUST_TRUMP,          ///< A trump if able.
    MustOvertrump = KING_KOZ_VOID_MUST_OVERTRUMP,  ///< A higher trump than those in the trick if able, else any trump.
};

/// When durt ends (K8.4); the scores are the same.
enum class DurtEnd : int {
    AllOut = KING_DURT_END_ALL_OUT,                ///< When all four are out of cards.
    FourthDecided = KING_DURT_END_FOURTH_DECIDED,  ///< When three are out.
};

/// Who buys when several partners of the same kind took equally most (K9.4).
enum class SaleTie : int {
    FirstInTurn = KING_SALE_TIE_FIRST_IN_TURN,  ///< The first of them in turn order after the seller.
    Stays = KING_SALE_TIE_STAYS,                ///< Nobody: the seller keeps its points.
};

/// House rules: the options of K12, set by value, or by name and value as they stand in records. The default is the
/// rulebook as it stands: the first value of each enumeration, and true. Its text is `-`, or what differs from the
/// default: `koz_void=must_trump,early_end=false`.
///
/// The options and their values by name, the default first: `rifki_void` (`never_force_king` `king_holder_free`
/// `hearts_always`), `penalty_void` (`free` `must_shed`), `koz_void` (`free` `must_trump` `must_overtrump`),
/// `rifki_annul` (`true` `false`), `early_end` (`true` `false`), `durt_end` (`all_out` `fourth_decided`), `sale_tie`
/// (`first_in_turn` `stays`).
///
/// ```
/// king::HouseRules rules;
/// rules.set(king::KozVoid::MustTrump);
/// assert(to_string(rules) == "koz_void=must_trump" && rules.koz_void() == king::KozVoid::MustTrump);
/// rules.set("early_end", "false");
/// assert(!rules.early_end() && rules.get("durt_end") == "all_out");
/// assert(rules.try_set("koz_void", "maybe").error().status() == king::StatusCode::Option);
/// ```
class HouseRules : public detail::Value<HouseRules, king_house_rules> {
public:
    /// The rulebook as it stands.
    HouseRules() : HouseRules(detail::create<HouseRules>(king_house_rules_new).value()) {}
    /// House rules of king.h.
    explicit HouseRules(const king_house_rules& raw) noexcept : Value(raw) {}

    /// Void in the suit led, in Rifki (K7.5).
    RifkiVoid rifki_void() const { return value<RifkiVoid>(KING_OPTION_RIFKI_VOID); }
    /// Void in the suit led, in the other penalties (K7.4).
    PenaltyVoid penalty_void() const { return value<PenaltyVoid>(KING_OPTION_PENALTY_VOID); }
    /// Void in the suit led, in koz (K7.3).
    KozVoid koz_void() const { return value<KozVoid>(KING_OPTION_KOZ_VOID); }
    /// Whether a lone king or ace of hearts may annul a Rifki round (K4).
    bool rifki_annul() const { return value<bool>(KING_OPTION_RIFKI_ANNUL); }
    /// Whether a round ends with its last penalty card (K7.8).
    bool early_end() const { return value<bool>(KING_OPTION_EARLY_END); }
    /// When durt ends (K8.4).
    DurtEnd durt_end() const { return value<DurtEnd>(KING_OPTION_DURT_END); }
    /// Who buys among equals (K9.4).
    SaleTie sale_tie() const { return value<SaleTie>(KING_OPTION_SALE_TIE); }

    /// Sets the option of that type.
    void set(RifkiVoid choice) { put(KING_OPTION_RIFKI_VOID, choice); }
    void set(PenaltyVoid choice) { put(KING_OPTION_PENALTY_VOID, choice); }
    void set(KozVoid choice) { put(KING_OPTION_KOZ_VOID, choice); }
    void set(DurtEnd choice) { put(KING_OPTION_DURT_END, choice); }
    void set(SaleTie choice) { put(KING_OPTION_SALE_TIE, choice); }
    /// Sets whether a lone king or ace of hearts may annul a Rifki round.
    void set_rifki_annul(bool choice) { put(KING_OPTION_RIFKI_ANNUL, choice); }
    /// Sets whether a round ends with its last penalty card.
    void set_early_end(bool choice) { put(KING_OPTION_EARLY_END, choice); }

    /// Sets an option by name and value. Error: StatusCode::Option.
    result<void> try_set(std::string_view option, std::string_view value) {
        return detail::attempt<void>(king_house_rules_set, &raw_, option.data(), detail::length_of(option.size()),
                                     value.data(), detail::length_of(value.size()));
    }
    /// The same; throws or aborts on an error.
    void set(std::string_view option, std::string_view value) { try_set(option, value).value(); }
    /// The value of an option; empty when there is no such option.
    std::string get(std::string_view option) const {
        return detail::text(king_house_rules_get, *this, option.data(), detail::length_of(option.size()));
    }
    /// The name of option number n, from 0, in the order of K12; empty when there are not so many.
    static std::string option(std::uint32_t n) { return detail::text(king_house_rules_option, n); }

private:
    template <class T>
    T value(king_option option) const {
        return static_cast<T>(detail::ask<std::uint8_t>(king_house_rules_value, *this, option));
    }
    template <class T>
    void put(king_option option, T choice) {
        detail::must(detail::call(king_house_rules_set_value, &raw_, option, choice));
    }
};

namespace detail {
template <>
struct traits<HouseRules> {
    static constexpr auto text = king_house_rules_text;
    static constexpr auto parse = king_house_rules_parse;
};
}  // namespace detail

}  // namespace KING_HPP_MODE
}  // namespace king

template <>
struct std::hash<king::HouseRules> : king::detail::Hash<king::HouseRules> {};

#endif
