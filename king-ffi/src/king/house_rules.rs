use king_rules::king::{DurtEnd, HouseRules, KozVoid, PenaltyVoid, RifkiVoid, SaleTie};

use crate::abi::abi;
use crate::failure::{Answer, Failure};
use crate::status::king_status::{KING_E_OPTION, KING_E_RANGE};

abi! {
    //! House rules: the options of K12.
    //!
    //! The options are `rifki_void` (`never_force_king` `king_holder_free` `hearts_always`), `penalty_void` (`free`
    //! `must_shed`), `koz_void` (`free` `must_trump` `must_overtrump`), `rifki_annul` and `early_end` (`true`
    //! `false`), `durt_end` (`all_out` `fourth_decided`) and `sale_tie` (`first_in_turn` `stays`); the first value
    //! is the default. Wherever house rules are taken, NULL stands for the default. Options and their values are set by
    //! name, as records have them, or by number.

    /// House rules. Made by king_house_rules_new() and king_house_rules_parse().
    value king_house_rules(Bits) = 1;

    /// The options, in the order of K12.
    enum king_option: HouseOption {
        /// What a player void in the suit led must do in Rıfkı: a `king_rifki_void` (K7.5).
        RifkiVoid,
        /// What such a player must do in the other penalties: a `king_penalty_void` (K7.4).
        PenaltyVoid,
        /// What such a player must do in koz: a `king_koz_void` (K7.3).
        KozVoid,
        /// Whether a lone K♥ or A♥ may annul a Rıfkı round, 1 or 0 (K4).
        RifkiAnnul,
        /// Whether a round ends with its last penalty card, 1 or 0 (K7.8).
        EarlyEnd,
        /// When dürt ends: a `king_durt_end` (K8.4).
        DurtEnd,
        /// Who buys among equals: a `king_sale_tie` (K9.4).
        SaleTie,
    }

    /// Void in the suit led, in Rıfkı (K7.5).
    enum king_rifki_void: RifkiVoid {
        /// Play a heart, but a player whose only heart is K♥ is free (the default).
        NeverForceKing,
        /// Play a heart, but whoever holds K♥ is free.
        KingHolderFree,
        /// Play a heart, K♥ too.
        HeartsAlways,
    }

    /// Void in the suit led, in the other penalties (K7.4).
    enum king_penalty_void: PenaltyVoid {
        /// Play any card (the default).
        Free,
        /// Shed one of the contract's penalty cards if able. Without effect in El almaz and Son iki, nor in Rıfkı.
        MustShed,
    }

    /// Void in the suit led, in koz (K7.3).
    enum king_koz_void: KozVoid {
        /// Play any card (the default).
        Free,
        /// Play a trump if able.
        MustTrump,
        /// Play a trump over the highest in the trick if able, otherwise any trump.
        MustOvertrump,
    }

    /// When dürt ends (K8.4); the scores are the same.
    enum king_durt_end: DurtEnd {
        /// When all four are out of cards (the default).
        AllOut,
        /// When three are out, so that the fourth place is decided.
        FourthDecided,
    }

    /// Who buys when several partners of the same kind took equally most (K9.4).
    enum king_sale_tie: SaleTie {
        /// The first of them in turn order after the seller (the default).
        FirstInTurn,
        /// Nobody: the seller keeps its points, and no lesser kind of partner buys then.
        Stays,
    }

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

    /// Sets an option by number: a `king_option`, and one of its values.
    ///
    /// KING_E_OPTION: it has no such value.
    fn king_house_rules_set_value(rules: &mut king_house_rules, option: HouseOption, value: u32) = {
        let mut changed = rules.rules()?;
        option.set(&mut changed, value).ok_or(KING_E_OPTION)?;
        *rules = changed.into();
    };

    /// The number of an option's value.
    fn king_house_rules_value(rules: &king_house_rules, option: HouseOption) -> value: u8 = option.value(&rules.rules()?);

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

/// An option of K12.
#[derive(Clone, Copy)]
#[repr(u8)]
#[allow(missing_docs, reason = "king.h documents them")]
pub enum HouseOption {
    RifkiVoid,
    PenaltyVoid,
    KozVoid,
    RifkiAnnul,
    EarlyEnd,
    DurtEnd,
    SaleTie,
}

impl HouseOption {
    /// All of them, in the order of K12.
    pub const ALL: [Self; HouseRules::OPTIONS.len()] = [
        Self::RifkiVoid,
        Self::PenaltyVoid,
        Self::KozVoid,
        Self::RifkiAnnul,
        Self::EarlyEnd,
        Self::DurtEnd,
        Self::SaleTie,
    ];

    /// Sets it to that value, if it has one of that number.
    fn set(self, rules: &mut HouseRules, value: u32) -> Option<()> {
        let number = value as usize;
        let truth = || [false, true].get(number).copied();
        match self {
            Self::RifkiVoid => rules.rifki_void = RifkiVoid::from_index(number)?,
            Self::PenaltyVoid => rules.penalty_void = PenaltyVoid::from_index(number)?,
            Self::KozVoid => rules.koz_void = KozVoid::from_index(number)?,
            Self::RifkiAnnul => rules.rifki_annul = truth()?,
            Self::EarlyEnd => rules.early_end = truth()?,
            Self::DurtEnd => rules.durt_end = DurtEnd::from_index(number)?,
            Self::SaleTie => rules.sale_tie = SaleTie::from_index(number)?,
        }
        Some(())
    }

    fn value(self, rules: &HouseRules) -> u8 {
        match self {
            Self::RifkiVoid => rules.rifki_void as u8,
            Self::PenaltyVoid => rules.penalty_void as u8,
            Self::KozVoid => rules.koz_void as u8,
            Self::RifkiAnnul => rules.rifki_annul.into(),
            Self::EarlyEnd => rules.early_end.into(),
            Self::DurtEnd => rules.durt_end as u8,
            Self::SaleTie => rules.sale_tie as u8,
        }
    }
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
