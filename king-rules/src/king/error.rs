//! What can go wrong besides an action that the rules refuse: see [`Illegal`] for that.

use core::fmt;

use super::contract::{LAST_TRICK, PLACES};
use super::{ContractKind, ContractSet, HouseRules, Illegal, Seat};
use crate::lang::{In, Localized};
use crate::{Card, Lang, PackError, Suit};

error! {
    /// Why a round cannot begin.
    SetupError {
        /// The declarer has no contract left to declare ([K2.3](crate::rules::konturlu_king#K2.3)).
        1 NothingToDeclare, "K2.3",
            "the declarer has no contract left to declare", "dekleranın söyleyecek oyunu kalmadı";
    }
    from {
        /// The hand of a view has not 13 cards ([K2.5](crate::rules::konturlu_king#K2.5)).
        1 + Cards(PackError), "K2.5";
    }
}

error! {
    /// Why cards cannot be those that a view does not see.
    HiddenError {}
    from {
        /// The hands do not make up the pack with what is seen, or a hand has another number of cards than the seat holds.
        0 + Cards(PackError), "K2.5";
    }
    within {
        /// With these hands, an action of the record would not have been legal.
        64 + Record { number, illegal: Illegal },
            "with these cards, an action of the record would have been refused: {illegal}",
            "bu kartlarla oyundaki bir hamle kurallara uymazdı: {illegal}";
    }
}

error! {
    /// Why there is no deal in which the seats hold what they are to hold: see [`Deals`](super::Deals).
    DealsError {
        /// Two seats are to hold this card ([K2.5](crate::rules::konturlu_king#K2.5)).
        1 Twice(found: Card), "K2.5", "two seats are to hold the {found}", "iki oyuncuda birden istenen kart: {found}";
        /// The seat `wanted` is to hold this card, and not to hold it.
        2 HeldAndLacked { found: Card, wanted: Seat }, "",
            "{wanted} is both to hold and not to hold the {found}",
            "{wanted} için hem istenen hem istenmeyen kart: {found}";
        /// The seat `wanted` is to hold so many cards ([K2.5](crate::rules::konturlu_king#K2.5)).
        3 TooMany { found: u8, wanted: Seat } if found > 13 && found <= 52, "K2.5",
            "{wanted} is to hold {found} cards; a hand has 13",
            "{wanted} için istenen kart sayısı {found}; bir elde 13 kart olur";
        /// No seat may hold this card ([K2.5](crate::rules::konturlu_king#K2.5)).
        4 Nowhere(found: Card), "K2.5", "no seat may hold the {found}", "hiçbir oyuncuda olamayan kart: {found}";
        /// The seat `wanted` cannot have so many cards of this suit: the fewest are more than the most, or more than it may
        /// hold, or the most are fewer than it is to hold.
        5 Length { found: Suit, wanted: Seat }, "",
            "{wanted} cannot have the length asked for in {found}",
            "{wanted} için {found} renginde istenen kart sayısı olamaz";
        /// The numbers of cards by suit of this seat cannot sum to 13 ([K2.5](crate::rules::konturlu_king#K2.5)).
        6 Shape(wanted: Seat), "K2.5",
            "the lengths of the four suits cannot sum to 13 for {wanted}",
            "{wanted} için istenen kart sayılarının toplamı 13 olamaz";
        /// The numbers of cards of this suit cannot sum to 13 over the four seats
        /// ([K1.2](crate::rules::konturlu_king#K1.2)).
        7 Suit(found: Suit), "K1.2",
            "the lengths of the four seats cannot sum to 13 in {found}",
            "{found} renginde dört elin kart sayılarının toplamı 13 olamaz";
        /// Each condition can be met, but not all of them in one deal.
        8 Together, "", "no deal meets all of these conditions together",
            "bu koşulların hepsini birden sağlayan dağıtım yok";
    }
    from {}
}

error! {
    /// Which double of a talk is not possible, and why: see [`Doubles::why_not`](super::Doubles::why_not).
    DoublesError {
        /// In koz and dürt only the declarer can be doubled ([K5.3](crate::rules::konturlu_king#K5.3)): `found` has doubled
        /// `wanted`.
        1 OnlyDeclarer { found: Seat, wanted: Seat } if found != wanted, "K5.3",
            "{found} cannot double {wanted}: in koz and durt only the declarer can be doubled",
            "{found}, {wanted} oyuncusuna kontur çekemez: kozda ve dürtte yalnızca deklerana kontur çekilir";
        /// The declarer does not speak in the first round of the talk, and redoubles only those that have doubled it
        /// ([K6.1](crate::rules::konturlu_king#K6.1)): `found`, the declarer, has doubled `wanted`.
        2 NotDoubled { found: Seat, wanted: Seat } if found != wanted, "K6.1",
            "the declarer, {found}, cannot redouble {wanted}, who has not doubled the declarer",
            "dekleran {found}, {wanted} oyuncusunu süremez: o oyuncu deklerana kontur çekmedi";
    }
    from {}
}

error! {
    /// Why points cannot have been taken in one round of a contract ([K3.1](crate::rules::konturlu_king#K3.1)): see
    /// [`ContractKind::why_not_taken`].
    PointsError {
        /// These are counts of tricks or cards, each of which is worth `wanted` points.
        1 Counts { found: i16, wanted: i16 } if is_whole(found, wanted), "K3.1",
            "these are counts ({found} in all): enter points, {wanted} for each",
            "bunlar puan değil adet (toplam {found}): her biri {wanted} puandır";
        /// Points are 0 or more, also in a penalty.
        2 Negative(found: i16) if found < 0, "K3.1",
            "{found} is below zero: points are entered without a sign",
            "{found} sıfırdan küçük: puanlar işaretsiz yazılır";
        /// What counts is worth `wanted` points each.
        3 NoMultiple { found: i16, wanted: i16 } if is_rest(found, wanted), "K3.1",
            "{found} is no multiple of {wanted}", "{found}, {wanted} sayısının katı değil";
        /// The points of a round sum to what the contract has.
        4 Sum { found: i32, wanted: i32 } if found != wanted && is_total(wanted), "K3.1",
            "the points sum to {found} instead of {wanted}", "puanların toplamı {found}, olması gereken {wanted}";
        /// In Son iki the 13th trick is worth 20 points, all to one seat.
        5 LastTrick(wanted: i16) if wanted == LAST_TRICK, "K3.1",
            "the seat that took the 13th trick must have at least {wanted}",
            "13. eli alan oyuncunun en az {wanted} puanı olmalı";
        /// In dürt each place wins its own points, once.
        6 Places { found: i16, wanted: i16 } if found != wanted && PLACES.contains(&wanted), "K3.1",
            "in durt the places win 45, 20, 10 and -10, each once: {found} stands in place of {wanted}",
            "dürtte sıraların puanı 45, 20, 10 ve -10'dur, her biri bir kez yazılır: {wanted} yerine {found} yazılmış";
    }
    from {}
}

/// Whether a contract has so many tricks or cards that count, each worth that.
fn is_whole(count: i16, unit: i16) -> bool {
    let total = i32::from(count) * i32::from(unit);
    ContractKind::ALL.iter().any(|kind| unit == kind.unit() && total == i32::from(kind.total().abs()))
}

/// Whether these are points, but no multiple of what one trick or card is worth.
fn is_rest(points: i16, unit: i16) -> bool {
    unit > 1 && points.checked_rem(unit).is_some_and(|rest| rest != 0)
}

/// Whether a contract has so many points.
fn is_total(points: i32) -> bool {
    ContractKind::ALL.iter().any(|kind| points == i32::from(kind.total().abs()))
}

error! {
    /// Why a round or a result cannot be the next of a party.
    PartyError {
        /// All 32 rounds have been counted ([K10.3](crate::rules::konturlu_king#K10.3)).
        1 PartyOver, "K10.3", "the party is over", "parti bitti";
        /// The round is not over yet ([K2.2](crate::rules::konturlu_king#K2.2)).
        2 RoundNotOver, "K2.2", "the round is not over", "oyun bitmedi";
        /// Another seat declares ([K2.2](crate::rules::konturlu_king#K2.2)).
        3 WrongDeclarer { found: Seat, wanted: Seat } if found != wanted, "K2.2",
            "{wanted} declares this round, not {found}", "bu oyunu {found} değil {wanted} söyler";
        /// The declarer has other contracts left ([K2.3](crate::rules::konturlu_king#K2.3)).
        4 WrongUnused { found: ContractSet, wanted: ContractSet } if found != wanted, "K2.3",
            "the declarer has these contracts left: {wanted}; not {found}",
            "dekleranın kalan oyunları: {wanted}; {found} değil";
        /// The party is played by other house rules ([K12](crate::rules::konturlu_king#K12)).
        5 WrongRules { found: HouseRules, wanted: HouseRules } if found != wanted, "K12",
            "the party is played by other house rules", "parti başka masa kurallarıyla oynanıyor";
        /// The declarer declares this contract in another round ([K2.3](crate::rules::konturlu_king#K2.3)).
        6 ContractUsed(found: ContractKind), "K2.3",
            "the declarer has declared \"{found}\" in another round", "dekleran bu partide {found} oyununu söyledi";
        /// There is no round of that number to correct: so many are counted ([K2.2](crate::rules::konturlu_king#K2.2)).
        7 NoSuchRound(found: u8) if usize::from(found) <= Seat::ALL.len() * ContractKind::ALL.len(), "K2.2",
            "there is no such round; rounds counted so far: {found}",
            "böyle bir oyun yok; şimdiye kadar yazılan oyun sayısı: {found}";
    }
    from {
        /// No talk over this contract leads to these doubles.
        16 + Doubles(DoublesError), "";
        /// These points cannot be taken in one round of the contract.
        32 + Points(PointsError), "";
    }
}

error! {
    /// Why a round cannot be simulated like that.
    SimulationError {}
    from {
        /// The round cannot begin.
        0 + Setup(SetupError), "";
        /// No talk over this contract can lead to the doubles asked for.
        16 + Doubles(DoublesError), "";
        /// The contract may not be declared.
        64 + Illegal(Illegal), "";
    }
}

record_errors! {
    /// A record of Konturlu King could not be read: the byte at which reading stopped, and why.
    ///
    /// ```
    /// use king_rules::king::Round;
    /// let error = "king1 N:KQ.J".parse::<Round>().unwrap_err();
    /// assert_eq!(error.at, 12);
    /// ```
    RecordError;
    /// A round or a result is not the next one of its party.
    Party(PartyError)
}

/// A sheet that does not balance: the scores of this round do not sum to the total of its contract
/// ([K10.2](crate::rules::konturlu_king#K10.2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Imbalance {
    /// Who declared the round.
    pub declarer: Seat,
    /// The contract.
    pub contract: ContractKind,
    /// What its four scores sum to; at the ends of `i32` when that is beyond.
    pub found: i32,
    /// What they should sum to: the [total](ContractKind::total) of the contract.
    pub wanted: i32,
}

impl Imbalance {
    /// The stable code, 1 to 32: 1 + 8 × declarer + contract, by their indices.
    #[must_use]
    pub const fn code(self) -> u8 {
        1 + 8 * self.declarer as u8 + self.contract as u8
    }

    /// What the scores sum to: the bits of an `i32`.
    #[must_use]
    pub const fn found(self) -> u32 {
        self.found as u32
    }

    /// What they should sum to: the bits of an `i32`.
    #[must_use]
    pub const fn wanted(self) -> u32 {
        self.wanted as u32
    }

    /// The imbalance of these parts; `None` when there is no such [code](Self::code), or that is not the total wanted, or
    /// there is no imbalance.
    #[must_use]
    pub fn from_parts(code: u8, found: u32, wanted: u32) -> Option<Self> {
        let number = usize::from(code.checked_sub(1)?);
        let (declarer, contract) = (Seat::from_index(number / 8)?, ContractKind::from_index(number % 8)?);
        let (found, wanted) = (found as i32, wanted as i32);
        let sense = found != wanted && wanted == i32::from(contract.total());
        sense.then_some(Self { declarer, contract, found, wanted })
    }

    /// The clause of the rulebook that it rests on.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        "K10.2"
    }

    /// The sentence to show to a person, without the clause.
    #[must_use]
    pub fn message(self, lang: Lang) -> impl fmt::Display + Copy {
        In(self, lang)
    }
}

impl Localized for Imbalance {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { declarer, contract, found, wanted } = self;
        let (declarer, contract) = (declarer.name(lang), contract.name(lang));
        match lang {
            Lang::En => write!(f, "{contract}, declared by {declarer}, sums to {found} instead of {wanted}"),
            Lang::Tr => write!(f, "{contract} (dekleran {declarer}): toplam {found}, olması gereken {wanted}"),
        }
    }
}

/// The English sentence, with the clause behind it.
impl fmt::Display for Imbalance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::error_table::fmt(*self, self.clause(), f)
    }
}

impl core::error::Error for Imbalance {}
