//! A world in play: what a play-out keeps of a round, in a few words.

use king_rules::balayi::{Phase, Player, Round, Table};
use king_rules::{Card, CardSet, inner};

use super::policy;
use super::seen::{self, Seen};
use crate::lanes::Lanes;

/// How many piles there are.
const PILES: usize = 20;

/// Where no card lies.
const NO_CARD: u8 = 63;

/// The cards of a round in play, as play-outs go through them: no record.
///
/// It is made of a [`Round`], so of a world: a guess at all cards that are not seen. What a player plays in it depends on
/// what that player would see alone.
///
/// ```
/// use king_players::balayi::Position;
/// use king_rules::balayi::{Action, Denomination, DenominationSet, Pack, Player, Round};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// round.apply(Action::Declare(Denomination::Spades))?;
/// let position = Position::new(&round).unwrap();
/// // What it comes to when the first card is this one, and then both play greedily.
/// for card in round.legal_cards() {
///     let mut position = position;
///     position.play(card);
///     assert_eq!(position.finish().iter().sum::<i16>(), 26);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// What players 0 and 1 have.
    sides: [Side; 2],
    /// The closed cards.
    closed: Lanes,
    /// The open cards that lie on closed ones; those that were played too.
    covers: Lanes,
    trumps: Lanes,
    /// The card that was led; none before the lead.
    lead: Lanes,
    /// The place in lanes of the card under each card that lies on one; [`NO_CARD`] for the others.
    under: [u8; 64],
    /// The same of the card on each closed one, by slot of the pack.
    over: [u8; PILES],
    /// Who leads to the trick.
    leader: u8,
}

/// What a player has.
#[derive(Clone, Copy, Debug)]
struct Side {
    open: Lanes,
    hand: Lanes,
    /// What its hand is known not to have.
    excluded: Lanes,
    taken: u64,
}

impl Side {
    fn of(table: &Table, player: Player) -> Self {
        Self {
            open: Lanes::of(table.open_cards(player)),
            hand: Lanes::EMPTY,
            excluded: Lanes::of(table.excluded(player)),
            taken: table.taken().get(player.index()).map_or(0, |&taken| taken as u64),
        }
    }

    /// Whether it may play its hand (B4.2, B4.3).
    #[inline(always)]
    fn is_unlocked(&self) -> bool {
        (self.taken != 0) | self.open.is_empty()
    }

    /// Its hand, once it may play it.
    #[inline(always)]
    fn own_hand(&self) -> Lanes {
        self.hand.when(self.is_unlocked(), Lanes::EMPTY)
    }

    #[inline(always)]
    fn own(&self) -> Lanes {
        self.open | self.own_hand()
    }

    /// What of these cards, which the other has not seen, it may have in its hand and play.
    #[inline(always)]
    fn hidden(&self, unseen: Lanes) -> Lanes {
        (unseen - self.excluded).when(self.is_unlocked() & !self.hand.is_empty(), Lanes::EMPTY)
    }
}

impl Position {
    /// The position of a round; `None` before the declaration.
    #[must_use]
    pub fn new(round: &Round) -> Option<Self> {
        Some(Self::of(round.table())?.in_world(round))
    }

    /// The position of a table, of which no hidden card is known yet: what all [worlds](king_rules::balayi::Worlds) of a view have
    /// in common. `None` before the declaration.
    #[must_use]
    pub fn of(table: &Table) -> Option<Self> {
        if table.phase() == Phase::Declare {
            return None;
        }
        let leader = table.trick().leader();
        let mut over = [NO_CARD; PILES];
        for player in Player::ALL {
            for (pile, slot) in table.piles(player).into_iter().zip(inner::balayi_piles(player, table.dealer())) {
                if let (true, Some(open), Some(place)) = (pile.closed, pile.open, over.get_mut(slot)) {
                    *place = place_of(open);
                }
            }
        }
        Some(Self {
            sides: Player::ALL.map(|player| Side::of(table, player)),
            closed: Lanes::EMPTY,
            covers: Lanes::of(seen::covers(table)),
            trumps: seen::trumps(table),
            lead: Lanes::of(table.trick().cards()),
            under: [NO_CARD; 64],
            over,
            leader: leader.index() as u8,
        })
    }

    /// The same position with the hidden cards of that round, which must have the same table.
    ///
    /// ```
    /// use king_players::balayi::Position;
    /// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
    /// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// round.apply("NT".parse()?)?;
    /// let (worlds, position) = (round.view(Player::Zero).worlds(), Position::of(round.table()).unwrap());
    /// for world in (0..100).filter_map(|k| worlds.draw(7, k)) {
    ///     assert_eq!(position.in_world(&world).finish(), Position::new(&world).unwrap().finish());
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn in_world(mut self, world: &Round) -> Self {
        for (side, player) in self.sides.iter_mut().zip(Player::ALL) {
            side.hand = Lanes::of(world.hand(player));
        }
        let mut closed = 0;
        for (&over, &card) in self.over.iter().zip(inner::balayi_pack(world)) {
            let card = card & 63;
            let card = card + 3 * (card / 13);
            *at(over, &mut self.under) = card;
            closed |= u64::from(over != NO_CARD) << (card & 63);
        }
        *at(NO_CARD, &mut self.under) = NO_CARD;
        self.closed = Lanes(closed);
        self
    }

    /// The player on turn plays that card; it must be one that it may play.
    #[inline(always)]
    pub fn play(&mut self, card: Card) {
        let card = Lanes::one(card);
        if self.lead.is_empty() { self.lead(card) } else { self.answer(card) }
    }

    /// The tricks of players 0 and 1 when both play on greedily.
    #[must_use]
    #[inline(always)]
    pub fn finish(self) -> [i16; 2] {
        self.finish_telling(|_| {})
    }

    /// The same; `won` is told who takes each trick.
    #[must_use]
    #[inline(always)]
    pub fn finish_telling(mut self, mut won: impl FnMut(Player)) -> [i16; 2] {
        if !self.lead.is_empty() {
            self.answer(policy::answer(&self.seen_by_other()));
            won(self.leader());
        }
        // Bounded, as a round that a caller in C has corrupted may be anything.
        for _ in 0..Card::COUNT / 2 {
            let leader = side(self.leader, &self.sides);
            if (leader.open | leader.hand).is_empty() {
                break;
            }
            self.lead(policy::lead(&self.seen_by_leader()));
            self.answer(policy::answer(&self.seen_by_other()));
            won(self.leader());
        }
        self.sides.map(|side| side.taken as i16)
    }

    /// Who leads to the trick: whoever took the last one.
    #[inline(always)]
    fn leader(&self) -> Player {
        let [zero, one] = Player::ALL;
        if self.leader & 1 == 0 { zero } else { one }
    }

    #[inline(always)]
    fn seen_by_leader(&self) -> Seen {
        self.seen(side(self.leader, &self.sides), side(self.leader ^ 1, &self.sides))
    }

    #[inline(always)]
    fn seen_by_other(&self) -> Seen {
        self.seen(side(self.leader ^ 1, &self.sides), side(self.leader, &self.sides))
    }

    #[inline(always)]
    fn seen(&self, player: &Side, other: &Side) -> Seen {
        let unseen = self.closed | other.hand | (player.hand - player.own_hand());
        Seen {
            own: player.own(),
            open: other.open,
            unseen,
            hidden: other.hidden(unseen),
            covers: self.covers,
            trumps: self.trumps,
            lead: self.lead,
        }
    }

    #[inline(always)]
    fn lead(&mut self, card: Lanes) {
        let leader = side_mut(self.leader, &mut self.sides);
        take(leader, card, &self.under, &mut self.closed);
        self.lead = card;
    }

    #[inline(always)]
    fn answer(&mut self, card: Lanes) {
        let other = side_mut(self.leader ^ 1, &mut self.sides);
        let led = self.lead.filled() & Lanes::ALL;
        let trumps = self.trumps - led;
        // What follows from it, once the hand is open (B5.1 to B5.3): neither the suit nor, unless it is one, a trump; and when trumps
        // are led, no higher one unless it is one.
        let higher = led - self.lead.up_to();
        let follows = card.meets(led);
        let no_suit = Lanes::EMPTY.when(follows, led | Lanes::EMPTY.when(card.meets(trumps), trumps));
        let no_higher = Lanes::EMPTY.when(card.meets(higher), higher & self.trumps);
        other.excluded = other.excluded | (no_suit | no_higher).when(other.is_unlocked(), Lanes::EMPTY);
        take(other, card, &self.under, &mut self.closed);
        let wins = card.meets(higher | trumps);
        // Whoever won leads.
        self.leader ^= u8::from(wins);
        side_mut(self.leader, &mut self.sides).taken += 1;
        self.lead = Lanes::EMPTY;
    }
}

/// Takes a card from what a player has; the closed card under it is turned up.
#[inline(always)]
fn take(side: &mut Side, card: Lanes, under: &[u8; 64], closed: &mut Lanes) {
    let turned_up = Lanes(1 << (of(card.0.trailing_zeros(), under) & 63)) & *closed;
    *closed = *closed - turned_up;
    side.open = (side.open - card) | turned_up;
    side.hand = side.hand - card;
}

/// The place of a card in lanes.
fn place_of(card: Card) -> u8 {
    Lanes::of(CardSet::EMPTY.with(card)).0.trailing_zeros() as u8
}

/// The side of that player.
#[allow(clippy::indexing_slicing, reason = "below 2")]
#[inline(always)]
const fn side(player: u8, sides: &[Side; 2]) -> &Side {
    &sides[player as usize & 1]
}

/// The same, to change it.
#[allow(clippy::indexing_slicing, reason = "below 2")]
#[inline(always)]
const fn side_mut(player: u8, sides: &mut [Side; 2]) -> &mut Side {
    &mut sides[player as usize & 1]
}

#[allow(clippy::indexing_slicing, reason = "below 64")]
#[inline(always)]
const fn of(place: u32, under: &[u8; 64]) -> u8 {
    under[place as usize & 63]
}

#[allow(clippy::indexing_slicing, reason = "below 64")]
#[inline(always)]
const fn at(place: u8, under: &mut [u8; 64]) -> &mut u8 {
    &mut under[place as usize & 63]
}
