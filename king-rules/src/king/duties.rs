//! Which cards may be played to a trick (K7): the chain of duties of all contracts but dürt.

use core::iter::once;

use super::{Contract, ContractKind, HouseRules, Illegal, KozVoid, PenaltyVoid, RifkiVoid, Trick};
use crate::law::{self, Step};
use crate::{Card, CardSet, Suit};

const HEARTS: CardSet = Suit::Hearts.cards();

/// No duty: nothing brings it about.
const FREE: Step<Illegal> = Step::among(CardSet::EMPTY, Illegal::NotOnTurn);

/// What decides which cards may be played to a trick ([K7](crate::rules::konturlu_king#K7)). [`Table`](super::Table)
/// knows it of itself; an engine that keeps its own state fills it in. In dürt there are no tricks and no such
/// duties: see [`durt`](super::durt).
///
/// ```
/// use king_rules::king::{Contract, Duties, HouseRules, Illegal, Seat, Trick};
/// let duties = Duties {
///     contract: Contract::KupaAlmaz,
///     rules: HouseRules::new(),
///     trick: Trick::new(Seat::North),
///     hearts_open: false,
/// };
/// let hand = "K.AQ.7.".parse()?;
/// assert_eq!(duties.legal_cards(hand), "K..7.".parse()?);
/// assert_eq!(duties.why_not(hand, "HA".parse()?), Some(Illegal::HeartsClosed));
/// // With hearts only, Kupa almaz asks for the highest (K7.7).
/// assert_eq!(duties.legal_cards(".AQ..".parse()?), ".A..".parse()?);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Duties {
    /// The contract of the round.
    pub contract: Contract,
    /// The house rules of the table.
    pub rules: HouseRules,
    /// The trick as it lies: at most three cards. Once four lie, the next card is led to a new trick.
    pub trick: Trick,
    /// Whether a heart has been played in the round ([K7.6](crate::rules::konturlu_king#K7.6)).
    pub hearts_open: bool,
}

impl Duties {
    /// The cards of the hand that may be played: none of an empty hand, else at least one.
    #[inline(always)]
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        law::legal_cards(hand, self.chain())
    }

    /// Why a card may not be played from that hand; `None` when it may.
    pub fn why_not(&self, hand: CardSet, card: Card) -> Option<Illegal> {
        if hand.contains(card) { law::why_not(hand, card, self.chain()) } else { Some(Illegal::NotHeld(card)) }
    }

    /// What playing that card proves its player not to have held: the cards x of `available` such that no hand out of
    /// `available` with x and the card makes it legal. `available` are the cards not played before.
    ///
    /// ```
    /// use king_rules::{Card, CardSet, Suit};
    /// use king_rules::king::{Contract, Duties, HouseRules, RifkiVoid, Seat, Trick};
    /// let mut duties = Duties {
    ///     contract: Contract::Rifki,
    ///     rules: HouseRules::new(),
    ///     trick: Trick::new(Seat::North).with("S9".parse()?),
    ///     hearts_open: true,
    /// };
    /// let hearts_below_king = Suit::Hearts.cards().without(Card::KING_OF_HEARTS);
    /// assert_eq!(duties.excluded("C2".parse()?, CardSet::ALL), Suit::Spades.cards() | hearts_below_king);
    /// // Where the holder of K♥ is free, the same discard may come from it: no heart is excluded.
    /// duties.rules.rifki_void = RifkiVoid::KingHolderFree;
    /// assert_eq!(duties.excluded("C2".parse()?, CardSet::ALL), Suit::Spades.cards());
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    pub fn excluded(&self, card: Card, available: CardSet) -> CardSet {
        law::excluded(card, available, self.chain())
    }
}

impl Facts for Duties {
    fn contract(&self) -> Contract {
        self.contract
    }

    fn rules(&self) -> HouseRules {
        self.rules
    }

    fn led(&self) -> Option<Suit> {
        self.trick.led()
    }

    fn lying(&self) -> CardSet {
        self.trick.cards()
    }

    fn hearts_open(&self) -> bool {
        self.hearts_open
    }
}

/// What the duties follow from, asked for as it is needed.
pub(super) trait Facts: Sized {
    fn contract(&self) -> Contract;
    fn rules(&self) -> HouseRules;
    fn led(&self) -> Option<Suit>;
    fn lying(&self) -> CardSet;
    fn hearts_open(&self) -> bool;

    #[inline(always)]
    fn chain(&self) -> impl Iterator<Item = Step<Illegal>> {
        let (first, [second, third], highest) = match self.led() {
            None => self.leading(),
            Some(suit) => (Step::among(suit.cards(), Illegal::MustFollow(suit)), self.void(), CardSet::EMPTY),
        };
        let highest = highest.iter().rev().map(|card| Step::among(card.set(), Illegal::HighestHeart));
        once(first).chain(once(second)).chain(once(third)).chain(highest)
    }

    /// K7.6, K7.7: hearts stay closed; the second part are the hearts of which the highest must be led.
    #[inline(always)]
    fn leading(&self) -> (Step<Illegal>, [Step<Illegal>; 2], CardSet) {
        let kind = self.contract().kind();
        if !matches!(kind, ContractKind::KupaAlmaz | ContractKind::Rifki) || self.hearts_open() {
            return (FREE, [FREE; 2], CardSet::EMPTY);
        }
        let highest = if kind == ContractKind::KupaAlmaz { HEARTS } else { CardSet::EMPTY };
        (Step::among(!HEARTS, Illegal::HeartsClosed), [FREE; 2], highest)
    }

    /// K7.3 to K7.5 and the options of K12: the duties of a player void in the suit led.
    #[inline(always)]
    fn void(&self) -> [Step<Illegal>; 2] {
        match self.contract() {
            Contract::Rifki => self.rifki_void(),
            Contract::Koz(trump) => self.koz_void(trump),
            penalty => match self.rules().penalty_void {
                PenaltyVoid::Free => [FREE; 2],
                PenaltyVoid::MustShed => [Step::among(penalty.kind().penalty_cards(), Illegal::MustShed), FREE],
            },
        }
    }

    #[inline(always)]
    fn rifki_void(&self) -> [Step<Illegal>; 2] {
        let why = Illegal::RifkiHeart;
        let king = Card::KING_OF_HEARTS.set();
        match self.rules().rifki_void {
            RifkiVoid::NeverForceKing => [Step { trigger: HEARTS - king, allowed: HEARTS, why }, FREE],
            RifkiVoid::KingHolderFree => [Step { trigger: king, allowed: CardSet::ALL, why }, Step::among(HEARTS, why)],
            RifkiVoid::HeartsAlways => [Step::among(HEARTS, why), FREE],
        }
    }

    #[inline(always)]
    fn koz_void(&self, trump: Suit) -> [Step<Illegal>; 2] {
        let any = Step::among(trump.cards(), Illegal::MustTrump(trump));
        match self.rules().koz_void {
            KozVoid::Free => [FREE; 2],
            KozVoid::MustTrump => [any, FREE],
            KozVoid::MustOvertrump => {
                let highest = (self.lying() & trump.cards()).highest();
                let over = highest.map_or(FREE, |highest| Step::among(highest.higher(), Illegal::MustOvertrump(trump)));
                [over, any]
            }
        }
    }
}
