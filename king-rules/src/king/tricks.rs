//! Playing the tricks (K7): every contract but dürt.

use super::table::{card_of, seat_of};
use super::{
    Contract, ContractKind, HouseRules, Illegal, KozVoid, PenaltyVoid, Phase, RifkiVoid, Seat, Table, Trick, trick,
};
use crate::law::{Chain, Proof, Step};
use crate::{Card, CardSet, Suit};

const HEARTS: CardSet = Suit::Hearts.cards();

/// What decides which cards may be played to a trick ([K7](crate::rules::konturlu_king#K7)). A round, a table and a view
/// have it as their [`duties`](super::Table::duties); an engine that keeps its own state fills it in. In dürt there are
/// no tricks and no such duties: see [`durt`](super::durt).
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
    /// The trick so far: at most three cards. A full trick is over: the next card is led to a new one.
    pub trick: Trick,
    /// Whether a heart has been played in the round ([K7.6](crate::rules::konturlu_king#K7.6)).
    pub hearts_open: bool,
}

impl Duties {
    /// The cards of the hand that may be played: none of an empty hand, else at least one.
    #[inline(always)]
    #[must_use]
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        self.chain().legal_cards(hand)
    }

    /// Why a card may not be played from that hand; `None` when it may.
    #[must_use]
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
    #[must_use]
    pub fn excluded(&self, card: Card, available: CardSet) -> CardSet {
        self.chain().excluded(card, available)
    }

    #[inline(always)]
    fn chain(&self) -> Chain<Illegal> {
        chain(self.contract, self.rules, self.trick.led(), self.hearts_open, || self.trick.cards())
    }
}

/// The duties of the player on turn. `in_trick`, the cards of the trick, is called only where the height of a trump
/// matters.
#[inline(always)]
fn chain(
    contract: Contract,
    rules: HouseRules,
    led: Option<Suit>,
    hearts_open: bool,
    in_trick: impl FnOnce() -> CardSet,
) -> Chain<Illegal> {
    let Some(led) = led else { return leading(contract.kind(), hearts_open) };
    // K7.2: the suit led is followed.
    let follow = Chain::new().then(Step::among(led.cards(), Illegal::MustFollow(led)));
    match contract {
        Contract::Rifki => void_in_rifki(follow, rules.rifki_void),
        Contract::Koz(trump) => void_in_koz(follow, rules.koz_void, trump, in_trick),
        penalty => void_in_penalty(follow, rules.penalty_void, penalty.kind()),
    }
}

#[inline(always)]
fn leading(contract: ContractKind, hearts_open: bool) -> Chain<Illegal> {
    if !matches!(contract, ContractKind::KupaAlmaz | ContractKind::Rifki) || hearts_open {
        return Chain::new();
    }
    // K7.6: no heart is led before one has been played.
    let no_heart = Chain::new().then(Step::among(!HEARTS, Illegal::HeartsClosed));
    // K7.7: with hearts only, the highest in Kupa almaz, any in Rıfkı.
    if contract == ContractKind::Rifki { no_heart } else { no_heart.then_highest(HEARTS, Illegal::HighestHeart) }
}

#[inline(always)]
fn void_in_koz(
    follow: Chain<Illegal>,
    rule: KozVoid,
    trump: Suit,
    in_trick: impl FnOnce() -> CardSet,
) -> Chain<Illegal> {
    let any = Step::among(trump.cards(), Illegal::MustTrump(trump));
    let over = |highest: Card| Step::among(highest.higher(), Illegal::MustOvertrump(trump));
    match rule {
        // K7.3: any card.
        KozVoid::Free => follow,
        KozVoid::MustTrump => follow.then(any),
        KozVoid::MustOvertrump => match (in_trick() & trump.cards()).highest() {
            Some(highest) => follow.then(over(highest)).then(any),
            None => follow.then(any),
        },
    }
}

#[inline(always)]
fn void_in_penalty(follow: Chain<Illegal>, rule: PenaltyVoid, penalty: ContractKind) -> Chain<Illegal> {
    match rule {
        // K7.4: any card.
        PenaltyVoid::Free => follow,
        PenaltyVoid::MustShed => follow.then(Step::among(penalty.penalty_cards(), Illegal::MustShed)),
    }
}

#[inline(always)]
fn void_in_rifki(follow: Chain<Illegal>, rule: RifkiVoid) -> Chain<Illegal> {
    let why = Illegal::RifkiHeart;
    let king = Card::KING_OF_HEARTS.set();
    match rule {
        // K7.5: any heart, K♥ too; but who has no other heart than K♥ is free.
        RifkiVoid::NeverForceKing => follow.then(Step { trigger: HEARTS - king, allowed: HEARTS, why }),
        RifkiVoid::KingHolderFree => {
            follow.then(Step { trigger: king, allowed: CardSet::ALL, why }).then(Step::among(HEARTS, why))
        }
        RifkiVoid::HeartsAlways => follow.then(Step::among(HEARTS, why)),
    }
}

/// The duties of the seat on turn, when it is to play a card to a trick.
pub(super) fn duties(table: &Table) -> Option<Duties> {
    let contract = table.contract().filter(|_| table.phase() == Phase::Play && table.has_tricks())?;
    let (rules, trick, hearts_open) = (table.house_rules(), current(table), table.hearts_open());
    Some(Duties { contract, rules, trick, hearts_open })
}

/// The cards of that hand that the seat on turn may play to the trick.
#[inline(always)]
pub(super) fn may(table: &Table, contract: Contract, hand: CardSet) -> CardSet {
    // Not by `Duties`: a trick with its cards is not built where the suit led is enough.
    chain(contract, table.house_rules(), led(table), table.hearts_open(), || current(table).cards()).legal_cards(hand)
}

/// Why no hand of `held` cards out of those lets the seat on turn play that card.
pub(super) fn why_not(duties: &Duties, cards: CardSet, held: usize, card: Card) -> Option<Illegal> {
    // Whoever plays the card has none of these; the others must be enough for the hand.
    let excluded = duties.excluded(card, cards);
    duties.why_not(cards, card).filter(|_| (cards - excluded).len() < held)
}

/// The cards that playing this one proves its player not to hold.
pub(super) fn shows(table: &Table, card: Card) -> CardSet {
    table.duties().map_or(CardSet::EMPTY, |duties| duties.excluded(card, !table.played))
}

/// All that card number `number` proves of the hand it came from; `before` are the cards played before it.
#[inline(always)]
pub(super) fn proof(table: &Table, contract: Contract, number: u8, before: CardSet) -> Option<Proof> {
    let card = card_of(*table.plays.get(usize::from(number))?);
    let start = usize::from(number - number % 4);
    let in_trick = table.plays.get(start..usize::from(number)).unwrap_or_default();
    let led = in_trick.first().map(|&lead| card_of(lead).suit());
    let cards = || in_trick.iter().map(|&play| card_of(play)).collect();
    let chain = chain(contract, table.house_rules(), led, before.meets(HEARTS), cards);
    Some(chain.proof(card, !before))
}

/// Passes the turn on after a card.
#[inline(always)]
pub(super) fn advance(table: &mut Table) {
    if table.count % 4 != 0 {
        table.turn = table.actor().next() as u8;
        return;
    }
    let last = table.four_plays(table.count.saturating_sub(4));
    // K7.1: the winner of a trick leads the next.
    table.turn = last.and_then(|plays| trick::winner(plays, table.trump())).unwrap_or(table.actor()) as u8;
    // K7.8: the whole trick with the last penalty card ends the round.
    let decided = |contract: Contract| table.house_rules().early_end && contract.kind().is_decided(table.played);
    if table.is_all_played() || table.contract().is_some_and(decided) {
        table.phase = Phase::Over as u8;
    }
}

/// The suit led to the trick on the table.
#[inline(always)]
fn led(table: &Table) -> Option<Suit> {
    let in_trick = table.count % 4;
    let lead = table.plays.get(usize::from(table.count - in_trick)).filter(|_| in_trick > 0)?;
    Some(card_of(*lead).suit())
}

/// The trick on the table: empty before its first card and once it is full, and in dürt.
#[inline(always)]
pub(super) fn current(table: &Table) -> Trick {
    let in_trick = if table.has_tricks() { table.count % 4 } else { 0 };
    if in_trick == 0 { Trick::new(table.actor()) } else { trick_from(table, table.count - in_trick, in_trick) }
}

/// The trick of `len` cards that begins with card number `start`.
#[inline(always)]
fn trick_from(table: &Table, start: u8, len: u8) -> Trick {
    match table.plays.get(usize::from(start)..).and_then(|plays| plays.first_chunk::<4>()) {
        Some(plays @ [lead, ..]) => Trick::of(seat_of(*lead), len, plays.map(card_of)),
        None => Trick::new(table.actor()),
    }
}

/// How many tricks are whole.
fn whole(table: &Table) -> u8 {
    if table.has_tricks() { table.count / 4 } else { 0 }
}

/// The whole tricks, in order.
pub(super) fn all(table: &Table) -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator + Clone {
    (0..whole(table)).map(|n| trick_from(table, 4 * n, 4))
}

/// Who took whole trick number n, counted from 0: whoever leads the next, or would.
pub(super) fn winner_of(table: &Table, n: usize) -> Option<Seat> {
    if n >= usize::from(whole(table)) {
        return None;
    }
    Some(table.plays_from(4 * (n + 1)).next().map_or(table.actor(), |(leader, _)| leader))
}

/// The points in the tricks that each seat has taken.
pub(super) fn taken(table: &Table, contract: ContractKind) -> [i16; 4] {
    let mut taken = [0; 4];
    for n in 0..whole(table).min(13) {
        if let (Some(winner), Some(plays)) = (winner_of(table, n.into()), table.four_plays(4 * n)) {
            let cards = plays.fold(CardSet::EMPTY, |cards, (_, card)| cards.with(card));
            *winner.of_mut(&mut taken) += contract.trick_points(n + 1, cards);
        }
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What evidence rests on: where a card leaves a choice of what its player lacked, it is K♥ that decides, and hearts are what
    /// it lacks without it.
    #[test]
    fn only_the_king_of_hearts_leaves_a_choice() {
        let mut choices = 0;
        for bits in 0..32 {
            let rules = HouseRules::from_known_bits(bits);
            for (contract, card) in Contract::all().flat_map(|contract| Card::all().map(move |card| (contract, card))) {
                for (led, open) in
                    Suit::ALL.into_iter().map(Some).chain([None]).flat_map(|led| [(led, true), (led, false)])
                {
                    let over = || CardSet::ALL - card.set();
                    let proof = chain(contract, rules, led, open, over).proof(card, CardSet::ALL);
                    if !proof.otherwise.is_empty() {
                        assert_eq!((proof.unless, proof.otherwise), (Card::KING_OF_HEARTS.set(), HEARTS));
                        choices += 1;
                    }
                }
            }
        }
        // 26 cards in each of three suits led, hearts open or not, under 8 of the 32 house rules.
        assert_eq!(choices, 8 * 26 * 3 * 2);
    }
}
