//! The actions of a round, by code and by text, and sets of them.

use core::fmt;

use super::{Contract, Relation, SeatSet};
use crate::lang::{In, Localized};
use crate::text::Token;
use crate::written::{Named, Typed, Written};
use crate::{Card, CardSet, Expected, Lang, ParseError};

/// What a seat can do: codes 0 to 108, each with one text ([actions](crate::rules::notation#actions)).
///
/// The empty set of a double or redouble means `Iyi`: it has its code and its text, and is read as `Iyi`. As a value
/// of its own it is not equal to `Iyi`; the codes are equal. The actions of all codes compare by their codes.
///
/// ```
/// use king_rules::king::{Action, Contract, Seat};
/// let action: Action = "kontur:ES".parse()?;
/// assert_eq!(action, Action::Kontur(Seat::East.set() | Seat::South.set()));
/// assert_eq!(action.code(), 84);
/// assert_eq!(Action::from_code(53), Some(Action::Declare(Contract::ElAlmaz)));
/// assert_eq!("HK".parse::<Action>()?.to_string(), "HK");
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a card, code 0–51.
    Play(Card),
    /// Pass in dürt, code 52 ([K8.3](crate::rules::konturlu_king#K8.3)).
    Pass,
    /// Declare a contract, code 53–75 ([K3.1](crate::rules::konturlu_king#K3.1)).
    Declare(Contract),
    /// Keep a Rıfkı round, code 76 ([K4.3](crate::rules::konturlu_king#K4.3)).
    Keep,
    /// Annul a Rıfkı round, code 77 ([K4.1](crate::rules::konturlu_king#K4.1)).
    Annul,
    /// Double or redouble nobody, code 78 ([K5.2](crate::rules::konturlu_king#K5.2)).
    Iyi,
    /// Double these seats, code 78 + mask ([K5.2](crate::rules::konturlu_king#K5.2)).
    Kontur(SeatSet),
    /// Redouble these seats, code 93 + mask ([K6.1](crate::rules::konturlu_king#K6.1)).
    Sur(SeatSet),
}

impl Action {
    /// How many codes there are.
    pub const COUNT: usize = 109;

    const PASS: u8 = 52;
    const DECLARE: u8 = 53;
    const KEEP: u8 = 76;
    const ANNUL: u8 = 77;
    const IYI: u8 = 78;
    const SUR: u8 = 93;

    /// Its code, 0 to 108.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Play(card) => card.index() as u8,
            Self::Pass => Self::PASS,
            Self::Declare(contract) => Self::DECLARE + contract.index() as u8,
            Self::Keep => Self::KEEP,
            Self::Annul => Self::ANNUL,
            Self::Iyi => Self::IYI,
            Self::Kontur(on) => Self::IYI + on.bits(),
            Self::Sur(on) if on.is_empty() => Self::IYI,
            Self::Sur(on) => Self::SUR + on.bits(),
        }
    }

    /// The action of that code, or `None` from 109 on.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        Some(match code {
            0..Self::PASS => match Card::from_index(code as usize) {
                Some(card) => Self::Play(card),
                None => return None,
            },
            Self::PASS => Self::Pass,
            Self::DECLARE..Self::KEEP => match Contract::from_index((code - Self::DECLARE) as usize) {
                Some(contract) => Self::Declare(contract),
                None => return None,
            },
            Self::KEEP => Self::Keep,
            Self::ANNUL => Self::Annul,
            Self::IYI => Self::Iyi,
            79..=Self::SUR => Self::Kontur(SeatSet::from_bits_truncate(code - Self::IYI)),
            94..=108 => Self::Sur(SeatSet::from_bits_truncate(code - Self::SUR)),
            _ => return None,
        })
    }

    /// Its name for people, as a log has it: "kontur: East, South"; "kontur: Doğu, Güney".
    ///
    /// ```
    /// use king_rules::{Lang, king::Action};
    /// let action: Action = "kontur:ES".parse()?;
    /// assert_eq!(action.name(Lang::Tr).to_string(), "kontur: Doğu, Güney");
    /// let action = Action::from("HT".parse::<king_rules::Card>()?);
    /// assert_eq!(action.name(Lang::En).to_string(), "ten of hearts");
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    #[must_use]
    pub fn name(self, lang: Lang) -> impl fmt::Display + Copy {
        In(self, lang)
    }

    /// The set of this action alone.
    #[must_use]
    pub const fn set(self) -> ActionSet {
        ActionSet::one(self)
    }
}

impl Localized for Action {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self, lang) {
            (Self::Play(card), _) => return card.fmt_in(lang, f),
            (Self::Declare(contract), _) => return contract.fmt_in(lang, f),
            (Self::Kontur(on), _) if !on.is_empty() => return write_doubling(f, lang, Relation::Kontur, on),
            (Self::Sur(on), _) if !on.is_empty() => return write_doubling(f, lang, Relation::Sur, on),
            (Self::Pass, Lang::En) => "pass",
            (Self::Pass, Lang::Tr) => "pas",
            (Self::Keep, Lang::En) => "keep",
            (Self::Keep, Lang::Tr) => "devam",
            (Self::Annul, Lang::En) => "annul",
            (Self::Annul, Lang::Tr) => "bozma",
            (Self::Iyi | Self::Kontur(_) | Self::Sur(_), _) => "iyi",
        })
    }
}

fn write_doubling(f: &mut fmt::Formatter<'_>, lang: Lang, kind: Relation, on: SeatSet) -> fmt::Result {
    f.write_str(kind.name(lang))?;
    let mut before = ": ";
    on.iter().try_for_each(|seat| {
        write!(f, "{before}{}", seat.name(lang))?;
        before = ", ";
        Ok(())
    })
}

impl From<Card> for Action {
    fn from(card: Card) -> Self {
        Self::Play(card)
    }
}

impl From<Contract> for Action {
    fn from(contract: Contract) -> Self {
        Self::Declare(contract)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => card.write_text(f),
            Self::Pass => f.write_str("pass"),
            Self::Declare(contract) => write!(f, "{contract}"),
            Self::Keep => f.write_str("keep"),
            Self::Annul => f.write_str("annul"),
            Self::Kontur(on) if !on.is_empty() => write!(f, "kontur:{on}"),
            Self::Sur(on) if !on.is_empty() => write!(f, "sur:{on}"),
            Self::Iyi | Self::Kontur(_) | Self::Sur(_) => f.write_str("iyi"),
        }
    }
}

from_str! { one: Action }

impl Named for Action {
    fn every() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).filter_map(Self::from_code)
    }

    /// As a card may be called.
    fn is_also(self, typed: Typed<'_>) -> bool {
        matches!(self, Self::Play(card) if card.is_also(typed))
    }
}

impl Written for Action {
    /// An action of any phase. `masa` and `soyleyen_haric` depend on who speaks: for them see
    /// [`Table::parse_action`](super::Table::parse_action).
    fn read(text: &str) -> Result<Self, ParseError> {
        if let (2, Ok(card)) = (text.len(), Card::read(text)) {
            return Ok(Self::Play(card));
        }
        match text {
            "pass" => return Ok(Self::Pass),
            "keep" => return Ok(Self::Keep),
            "annul" => return Ok(Self::Annul),
            "iyi" => return Ok(Self::Iyi),
            _ => {}
        }
        match (Token { at: 0, text }).split_once(':') {
            Some((Token { text: "kontur", .. }, seats)) => SeatSet::parse_some(seats).map(Self::Kontur),
            Some((Token { text: "sur", .. }, seats)) => SeatSet::parse_some(seats).map(Self::Sur),
            Some((Token { text: "koz" | "durt", .. }, _)) => Contract::read(text).map(Self::Declare),
            None if matches!(text, "koz" | "durt") => Contract::read(text).map(Self::Declare),
            _ => Card::read(text)
                .map(Self::Play)
                .or_else(|_| Contract::read(text).map(Self::Declare))
                .map_err(|_| ParseError::new(0, Expected::KingAction.into())),
        }
    }
}

set! {
    /// A set of actions as a mask: bit = [`Action::code`], bits 109 and up are always zero.
    ///
    /// ```
    /// use king_rules::king::{Action, Deal, HouseRules, ContractSet, Round, Seat};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// let legal = round.legal_actions();
    /// assert_eq!(legal.len(), 23);
    /// assert!(legal.contains("koz:S".parse::<Action>()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ActionSet(u128) of Action, Action::COUNT, by code and from_code;
    /// The actions of an [`ActionSet`] in the order of their code.
    iterator Actions
}

impl ActionSet {
    /// The doubling of some of these seats, or none.
    pub(super) fn doubling(on: SeatSet) -> Self {
        Self(u128::from(on.subsets()) << Action::IYI)
    }

    /// The redoubling of some of these seats, or none.
    pub(super) fn redoubling(on: SeatSet) -> Self {
        // Bit 0, the empty set, is `Iyi` here as there.
        Self(u128::from(on.subsets() & !1) << Action::SUR).with(Action::Iyi)
    }

    /// The cards among the actions.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits_truncate(self.0 as u64)
    }
}

impl From<CardSet> for ActionSet {
    /// The playing of each of these cards.
    fn from(cards: CardSet) -> Self {
        Self(cards.bits().into())
    }
}
