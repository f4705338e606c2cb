/// @file
/// The house rules of a table.
#ifndef KING_HOUSE_RULES_HPP
#define KING_HOUSE_RULES_HPP

#include "detail/value.hpp"

namespace king {
inline namespace KING_HPP_MODE {

/// House rules: the options of K12, set by name and value as they stand in records. The default is the rulebook as it
/// stands. Its text is `-`, or what differs from the default: `koz_void=must_trump,early_end=false`.
///
/// The options and their values, the default first: `rifki_void` (`never_force_king` `king_holder_free`
/// `hearts_always`), `penalty_void` (`free` `must_shed`), `koz_void` (`free` `must_trump` `must_overtrump`),
/// `rifki_annul` (`true` `false`), `early_end` (`true` `false`), `durt_end` (`all_out` `fourth_decided`), `sale_tie`
/// (`first_in_turn` `stays`).
///
/// ```
/// king::HouseRules rules;
/// rules.set("koz_void", "must_trump");
/// assert(to_string(rules) == "koz_void=must_trump" && rules.get("durt_end") == "all_out");
/// assert(rules.try_set("koz_void", "maybe").error().status() == king::Status::Option);
/// ```
class HouseRules : public detail::Value<HouseRules, king_house_rules> {
public:
    /// The rulebook as it stands.
    HouseRules() : HouseRules(detail::create<HouseRules>(king_house_rules_new).value()) {}
    /// House rules of king.h.
    explicit HouseRules(const king_house_rules& raw) noexcept : Value(raw) {}

    /// Sets an option by name and value. Error: Status::Option.
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
