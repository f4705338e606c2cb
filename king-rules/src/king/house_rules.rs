//! The options of K12.

use core::fmt;

use crate::error_table::Part;
use crate::lang::Localized;
use crate::text::Token;
use crate::written::{Written, spelt};
use crate::{Expected, Lang, ParseError};

options! {
    /// What a player void in the suit led must do in Rıfkı ([K7.5](crate::rules::konturlu_king#K7.5)).
    RifkiVoid {
        /// Play a heart, but a player whose only heart is K♥ is free (the default).
        NeverForceKing = "never_force_king", "hearts, but never the king by force", "kupa, ama papaz zorla attırılmaz";
        /// Play a heart, but whoever holds K♥ is free.
        KingHolderFree = "king_holder_free", "the holder of the king of hearts is free", "kupa papazı kimdeyse serbest";
        /// Play a heart, K♥ too.
        HeartsAlways = "hearts_always", "hearts always, the king too", "her zaman kupa, papaz da";
    }
}

parsed! { RifkiVoid as RifkiVoid }

options! {
    /// What a player void in the suit led must do in the other penalties ([K7.4](crate::rules::konturlu_king#K7.4)).
    PenaltyVoid {
        /// Play any card (the default).
        Free = "free", "free", "serbest";
        /// Shed one of the contract's penalty cards if able. Without effect in El almaz and Son iki, nor in Rıfkı.
        MustShed = "must_shed", "must shed a penalty card", "ceza kartı atmak zorunlu";
    }
}

parsed! { PenaltyVoid as PenaltyVoid }

options! {
    /// What a player void in the suit led must do in koz ([K7.3](crate::rules::konturlu_king#K7.3)).
    KozVoid {
        /// Play any card (the default).
        Free = "free", "free", "serbest";
        /// Play a trump if able.
        MustTrump = "must_trump", "must trump", "çakmak zorunlu";
        /// Play a trump over the highest in the trick if able, otherwise any trump.
        MustOvertrump = "must_overtrump", "must trump, and overtrump", "çakmak ve üstüne çıkmak zorunlu";
    }
}

parsed! { KozVoid as KozVoid }

options! {
    /// When dürt ends ([K8.4](crate::rules::konturlu_king#K8.4)); the scores are the same.
    DurtEnd {
        /// When all four are out of cards (the default).
        AllOut = "all_out", "when all are out", "herkes bitince";
        /// When three are out, so that the fourth place is decided.
        FourthDecided = "fourth_decided", "when fourth place is decided", "dördüncü belli olunca";
    }
}

parsed! { DurtEnd as DurtEnd }

options! {
    /// Who buys when several partners of the same kind took equally most ([K9.4](crate::rules::konturlu_king#K9.4)).
    SaleTie {
        /// The first of them in turn order after the seller (the default).
        FirstInTurn = "first_in_turn", "the first in turn order buys", "sırada ilk olan alır";
        /// Nobody: the seller keeps its points, and no lesser kind of partner buys then.
        Stays = "stays", "the seller keeps it", "satanda kalır";
    }
}

parsed! { SaleTie as SaleTie }

/// The house rules of a table: the options of [K12](crate::rules::konturlu_king#K12). The default is the rulebook as
/// it stands.
///
/// The text is `-` for the default, else what differs from it, in the order of K12: `koz_void=must_trump,early_end=false`.
///
/// ```
/// use king_rules::king::{HouseRules, KozVoid};
/// let mut rules = HouseRules::default();
/// rules.koz_void = KozVoid::MustTrump;
/// rules.early_end = false;
/// assert_eq!(rules.to_string(), "koz_void=must_trump,early_end=false");
/// assert_eq!(rules.to_string().parse(), Ok(rules));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct HouseRules {
    /// Void in the suit led, in Rıfkı.
    pub rifki_void: RifkiVoid,
    /// Void in the suit led, in the other penalties.
    pub penalty_void: PenaltyVoid,
    /// Void in the suit led, in koz.
    pub koz_void: KozVoid,
    /// Whether a lone K♥ or A♥ may annul a Rıfkı round ([K4](crate::rules::konturlu_king#K4)).
    pub rifki_annul: bool,
    /// Whether a round ends with its last penalty card ([K7.8](crate::rules::konturlu_king#K7.8)).
    pub early_end: bool,
    /// When dürt ends.
    pub durt_end: DurtEnd,
    /// Who buys among equals.
    pub sale_tie: SaleTie,
}

impl HouseRules {
    /// The names of the options, in the order of K12.
    pub const OPTIONS: &'static [&'static str] =
        &["rifki_void", "penalty_void", "koz_void", "rifki_annul", "early_end", "durt_end", "sale_tie"];

    /// The rulebook as it stands.
    #[must_use]
    pub const fn new() -> Self {
        // K12: the defaults are the text of the rulebook.
        Self {
            rifki_void: RifkiVoid::NeverForceKing,
            penalty_void: PenaltyVoid::Free,
            koz_void: KozVoid::Free,
            rifki_annul: true,
            early_end: true,
            durt_end: DurtEnd::AllOut,
            sale_tie: SaleTie::FirstInTurn,
        }
    }

    /// The value of an option as text, `None` for an option that does not exist.
    ///
    /// ```
    /// # use king_rules::king::HouseRules;
    /// assert_eq!(HouseRules::new().get("durt_end"), Some("all_out"));
    /// ```
    #[must_use]
    pub fn get(&self, option: &str) -> Option<&'static str> {
        let truth = |on| if on { "true" } else { "false" };
        Some(match option {
            "rifki_void" => self.rifki_void.text(),
            "penalty_void" => self.penalty_void.text(),
            "koz_void" => self.koz_void.text(),
            "rifki_annul" => truth(self.rifki_annul),
            "early_end" => truth(self.early_end),
            "durt_end" => self.durt_end.text(),
            "sale_tie" => self.sale_tie.text(),
            _ => return None,
        })
    }

    /// Sets an option by name and value, as they stand in records and test vectors.
    ///
    /// # Errors
    /// When there is no such option or value; nothing has changed then. The error is placed in the value,
    /// for an unknown option at its start.
    ///
    /// ```
    /// # use king_rules::king::{HouseRules, SaleTie};
    /// let mut rules = HouseRules::new();
    /// rules.set("sale_tie", "stays")?;
    /// assert_eq!(rules.sale_tie, SaleTie::Stays);
    /// assert!(rules.set("sale_tie", "sometimes").is_err());
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), ParseError> {
        let truth = || spelt(value, [true, false]).ok_or(ParseError::new(0, Expected::Truth.into()));
        match option {
            "rifki_void" => self.rifki_void = value.parse()?,
            "penalty_void" => self.penalty_void = value.parse()?,
            "koz_void" => self.koz_void = value.parse()?,
            "rifki_annul" => self.rifki_annul = truth()?,
            "early_end" => self.early_end = truth()?,
            "durt_end" => self.durt_end = value.parse()?,
            "sale_tie" => self.sale_tie = value.parse()?,
            _ => return Err(ParseError::new(0, Expected::Option.into())),
        }
        Ok(())
    }

    /// One number for all options, the same for ever: 0 is the rulebook as it stands, and an option at its default adds
    /// nothing.
    #[must_use]
    pub const fn to_bits(self) -> u32 {
        self.rifki_void as u32
            + ((self.penalty_void as u32) << 2)
            + ((self.koz_void as u32) << 3)
            + ((!self.rifki_annul as u32) << 5)
            + ((!self.early_end as u32) << 6)
            + ((self.durt_end as u32) << 7)
            + ((self.sale_tie as u32) << 8)
    }

    /// The options of that number; `None` when it has a bit, or a value of an option, that does not exist.
    ///
    /// ```
    /// # use king_rules::king::{HouseRules, KozVoid};
    /// let mut rules = HouseRules::new();
    /// rules.koz_void = KozVoid::MustTrump;
    /// assert_eq!(rules.to_bits(), 8);
    /// assert_eq!(HouseRules::from_bits(rules.to_bits()), Some(rules));
    /// assert_eq!(HouseRules::from_bits(1 << 31), None);
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Self> {
        let rules = Self::from_known_bits(bits);
        if rules.to_bits() == bits { Some(rules) } else { None }
    }

    /// The same, where what does not exist is read as the default: total, for the memory of a round.
    #[inline(always)]
    pub(super) const fn from_known_bits(bits: u32) -> Self {
        Self {
            rifki_void: match bits & 3 {
                1 => RifkiVoid::KingHolderFree,
                2 => RifkiVoid::HeartsAlways,
                _ => RifkiVoid::NeverForceKing,
            },
            penalty_void: if bits & 4 == 0 { PenaltyVoid::Free } else { PenaltyVoid::MustShed },
            koz_void: match bits >> 3 & 3 {
                1 => KozVoid::MustTrump,
                2 => KozVoid::MustOvertrump,
                _ => KozVoid::Free,
            },
            rifki_annul: bits & 1 << 5 == 0,
            early_end: bits & 1 << 6 == 0,
            durt_end: if bits & 1 << 7 == 0 { DurtEnd::AllOut } else { DurtEnd::FourthDecided },
            sale_tie: if bits & 1 << 8 == 0 { SaleTie::FirstInTurn } else { SaleTie::Stays },
        }
    }
}

impl Default for HouseRules {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = "";
        for &option in Self::OPTIONS {
            if let Some(value) = self.get(option).filter(|_| self.get(option) != Self::new().get(option)) {
                write!(f, "{before}{option}={value}")?;
                before = ",";
            }
        }
        if before.is_empty() { f.write_str("-") } else { Ok(()) }
    }
}

impl Localized for HouseRules {
    /// Their text: no sentence shows them.
    fn fmt_in(self, _: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self, f)
    }
}

impl Part for HouseRules {
    fn to_part(self) -> u32 {
        self.to_bits()
    }

    fn from_part(part: u32) -> Option<Self> {
        Self::from_bits(part)
    }
}

from_str! { text: HouseRules }

impl Written for HouseRules {
    /// The one form that is printed: no other order, and no option at its default.
    fn read(text: &str) -> Result<Self, ParseError> {
        let mut rules = Self::new();
        if text == "-" {
            return Ok(rules);
        }
        let mut options = Self::OPTIONS.iter();
        for part in (Token { at: 0, text }).split(',') {
            let wrong = |what| part.expected(what);
            let (option, value) = part.split_once('=').ok_or(wrong(Expected::HouseRules))?;
            options.find(|&&name| name == option.text).ok_or(wrong(Expected::NextOption))?;
            rules.set(option.text, value.text).map_err(|error| error.after(value.at))?;
            if rules.get(option.text) != Some(value.text) {
                // A name is read for one value, but not in a list: here it is refused as an unknown text would be.
                rules.set(option.text, "").map_err(|error| error.after(value.at))?;
            }
            if rules.get(option.text) == Self::new().get(option.text) {
                return Err(value.expected(Expected::OtherValue));
            }
        }
        Ok(rules)
    }
}
