use king_rules::king::HouseRules;

use crate::abi::abi;
use crate::failure::{Answer, Failure};
use crate::status::king_status::{KING_E_OPTION, KING_E_RANGE};

abi! {
    //! House rules: the options of K12.
    //!
    //! The options are `rifki_void` (`never_force_king` `king_holder_free` `hearts_always`), `penalty_void` (`free`
    //! `must_shed`), `koz_void` (`free` `must_trump` `must_overtrump`), `rifki_annul` and `early_end` (`true`
    //! `false`), `durt_end` (`all_out` `fourth_decided`) and `sale_tie` (`first_in_turn` `stays`); the first value
    //! is the default. Wherever house rules are taken, NULL stands for the default.

    /// House rules. Made by king_house_rules_new() and king_house_rules_parse().
    value king_house_rules(Bits) = 1;

    /// The rulebook as it stands.
    fn king_house_rules_new() -> rules: king_house_rules = HouseRules::new().into();

    /// Sets an option by name and value.
    ///
    /// KING_E_OPTION: there is no such option, or it has no such value.
    fn king_house_rules_set(rules: &mut king_house_rules, option: &str, value: &str) | error = {
        let mut changed = rules.rules()?;
        changed.set(option, value).map_err(Failure::option)?;
        *rules = changed.into();
    };

    /// The value of an option.
    ///
    /// KING_E_OPTION: there is no such option.
    fn king_house_rules_get(rules: &king_house_rules, option: &str) -> text =
        rules.rules()?.get(option).ok_or(KING_E_OPTION)?;

    /// The name of option number n, from 0, in the order of K12.
    ///
    /// KING_NONE: there are not so many.
    fn king_house_rules_option(n: crate::numbers::Index) -> optional text = HouseRules::OPTIONS.get(n);

    /// House rules as text: `-` for the default, else what differs from it in the order of K12, as in
    /// `koz_void=must_trump,early_end=false`.
    fn king_house_rules_text(rules: &king_house_rules) -> text = rules.rules()?;

    /// Reads house rules in the one form that king_house_rules_text() writes.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_house_rules_parse(text: &str) -> rules: king_house_rules | error = text.parse::<HouseRules>()?.into();
}

/// House rules as a plain number.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Bits(u32);

impl From<HouseRules> for Bits {
    fn from(rules: HouseRules) -> Self {
        Self(rules.to_bits())
    }
}

impl Bits {
    /// The rules again. What a caller has corrupted is refused.
    pub(crate) fn rules(self) -> Answer<HouseRules> {
        Ok(HouseRules::from_bits(self.0).ok_or(KING_E_RANGE)?)
    }
}

/// The rules that a caller passes, or for NULL those of the rulebook.
pub(crate) fn or_default(rules: Option<Bits>) -> Answer<HouseRules> {
    rules.map_or(Ok(HouseRules::new()), Bits::rules)
}
