//! Which cards may be played to a trick (K7): the chain of duties of all contracts but dürt.

use super::{Contract, ContractKind, HouseRules, Illegal, KozVoid, PenaltyVoid, RifkiVoid, Trick};
use crate::law::{Chain, Step};
use crate::{Card, CardSet, Suit};

const HEARTS: CardSet = Suit::Hearts.cards();

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
        self.chain().legal_cards(hand)
    }

    /// Why a card may not be played from that hand; `None` when it may.
    pub fn why_not(&self, hand: CardSet, card: Card) -> Option<Illegal> {
        if hand.contains(card) { self.chain().why_not(hand, card) } else { Some(Illegal::NotHeld(card)) }
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
        self.chain().excluded(card, available)
    }

    #[inline(always)]
    fn chain(&self) -> Chain<Illegal> {
        chain(self.contract, self.rules, self.trick.led(), self.hearts_open, || self.trick.cards())
    }
}

/// The duties of the player on turn. What lies in the trick is asked for only where the height of a trump matters.
#[inline(always)]
pub(super) fn chain(
    contract: Contract,
    rules: HouseRules,
    led: Option<Suit>,
    hearts_open: bool,
    in_trick: impl FnOnce() -> CardSet,
) -> Chain<Illegal> {
    let Some(led) = led else { return leading(contract.kind(), hearts_open) };
    let follow = Chain::new().then(Step::among(led.cards(), Illegal::MustFollow(led)));
    match contract {
        Contract::Rifki => void_in_rifki(follow, rules.rifki_void),
        Contract::Koz(trump) => void_in_koz(follow, rules.koz_void, trump, in_trick),
        _ if rules.penalty_void == PenaltyVoid::Free => follow,
        penalty => follow.then(Step::among(penalty.kind().penalty_cards(), Illegal::MustShed)),
    }
}

#[inline(always)]
fn leading(kind: ContractKind, hearts_open: bool) -> Chain<Illegal> {
    if !matches!(kind, ContractKind::KupaAlmaz | ContractKind::Rifki) || hearts_open {
        return Chain::new();
    }
    let closed = Chain::new().then(Step::among(!HEARTS, Illegal::HeartsClosed));
    if kind == ContractKind::Rifki { closed } else { closed.then_highest(HEARTS, Illegal::HighestHeart) }
}

#[inline(always)]
fn void_in_rifki(follow: Chain<Illegal>, void: RifkiVoid) -> Chain<Illegal> {
    let why = Illegal::RifkiHeart;
    let king = Card::KING_OF_HEARTS.set();
    match void {
        RifkiVoid::NeverForceKing => follow.then(Step { trigger: HEARTS - king, allowed: HEARTS, why }),
        RifkiVoid::KingHolderFree => {
            follow.then(Step { trigger: king, allowed: CardSet::ALL, why }).then(Step::among(HEARTS, why))
        }
        RifkiVoid::HeartsAlways => follow.then(Step::among(HEARTS, why)),
    }
}

#[inline(always)]
fn void_in_koz(
    follow: Chain<Illegal>,
    void: KozVoid,
    trump: Suit,
    in_trick: impl FnOnce() -> CardSet,
) -> Chain<Illegal> {
    let any = Step::among(trump.cards(), Illegal::MustTrump(trump));
    let over = |highest: Card| Step::among(highest.higher(), Illegal::MustOvertrump(trump));
    match void {
        KozVoid::Free => follow,
        KozVoid::MustTrump => follow.then(any),
        KozVoid::MustOvertrump => match (in_trick() & trump.cards()).highest() {
            Some(highest) => follow.then(over(highest)).then(any),
            None => follow.then(any),
        },
    }
}
