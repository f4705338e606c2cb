//! What a player may believe: the rounds that agree with its view, counted, numbered and drawn.

use core::fmt;

use super::closed_cards::{digit, in_all_orders, in_order, order_number};
use super::hidden_hands::HiddenHands;
use super::pack::UNSEEN;
use super::place::{HAND_CARDS, PILE_CARDS, hand_slots};
use super::{Place, Player, Round, View};
use crate::shuffle::Source;
use crate::worlds::{Key, below};
use crate::{Card, CardSet};

/// The worlds of a [`View`]: all rounds that agree with it ([B7.1](crate::rules::balayi_king#B7.1)), each as likely as any
/// other by the rules alone. They are those that [`View::with_hidden`] makes, but that the order in which hand cards
/// were dealt makes no difference: they stand in ascending order. The order on the piles counts.
///
/// Of the other player's hand the record may prove something ([`excluded`](View::excluded)); of closed cards and of the own
/// locked hand nothing is known. So they are counted and drawn, and none is tried.
///
/// ```
/// use king_rules::balayi::{DenominationSet, Pack, Place, Player, Round};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// round.apply("S".parse()?)?;
/// let view = round.view(Player::Zero);
/// let worlds = view.worlds();
/// // 32 cards are not seen: six in each hand, and 20 closed ones: 32! / (6! 6!).
/// assert_eq!(worlds.count(), Some(507_582_632_973_945_852_946_022_400_000));
/// let (king, hand) = ("SK".parse()?, Place::Hand(Player::One, 0));
/// assert!(worlds.possible(hand).contains(king));
/// // The chance that the other player holds it is a quotient of two counts: 6 / 32.
/// assert_eq!(worlds.count_with(hand, king), Some(95_171_743_682_614_847_427_379_200_000));
/// // The same draws everywhere, for ever.
/// let world = worlds.draw(7, 0).unwrap();
/// assert_eq!(world.view(Player::Zero), view);
/// assert_eq!(worlds.nth(worlds.rank(&world).unwrap()), Some(world));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Worlds {
    // Plain integers without padding, as in a table: corrupted ones lead to wrong rounds, and never to a panic.
    pub(super) hidden: HiddenHands,
    /// In how many ways the hidden hands can be dealt.
    pub(super) ways: u64,
    /// The cards that are not known to be in a hand, and not seen.
    pub(super) unseen: CardSet,
    /// The cards that each hand is known to have had when it was dealt.
    pub(super) dealt: [CardSet; 2],
    pub(crate) key: Key,
    pub(super) view: View,
    /// How many pile cards are not seen.
    pub(super) closed: u8,
    pub(super) padding: [u8; 7],
}

const _: () = assert!(size_of::<Worlds>() == 216, "worlds fit 1024 bytes and have no padding but their own");

impl View {
    /// The rounds that agree with this view.
    ///
    /// ```
    /// use king_rules::balayi::{Player, Simulation};
    /// let round = Simulation::new(7).round(0)?;
    /// let worlds = round.view(Player::One).worlds();
    /// assert_eq!(worlds.count(), Some(1), "the round is over: everything is known (B7.1)");
    /// assert_eq!(worlds.rank(&round), Some(0));
    /// # Ok::<(), king_rules::balayi::SimulationError>(())
    /// ```
    #[must_use]
    pub fn worlds(&self) -> Worlds {
        let (table, unseen, other) = (self.table(), self.unseen(), self.viewer().other());
        let dealt = Player::ALL.map(|player| self.known_hand(player));
        let mut may = [unseen; 2];
        *other.of_mut(&mut may) -= table.excluded(other);
        let len = dealt.map(|cards| (HAND_CARDS as u64).saturating_sub(cards.len() as u64));
        let closed = table.piles.iter().filter(|&&card| card == UNSEEN).count() as u8;
        // There is a card for every place, unless somebody has corrupted the view.
        let dealable = len.iter().sum::<u64>() + u64::from(closed) == unseen.len() as u64;
        let hidden = if dealable { HiddenHands { may, len } } else { HiddenHands::NONE };
        let (ways, key) = (hidden.count(), self.key());
        Worlds { hidden, ways, unseen, dealt, key, view: self.clone(), closed, padding: [0; 7] }
    }

    /// What the draws depend on besides seed and number ([worlds](crate::rules::notation#worlds)).
    fn key(&self) -> Key {
        let table = self.table();
        let [dealer, viewer] = [self.dealer(), self.viewer()].map(|player| player as u8);
        let start = [dealer, viewer, table.unused, table.denomination, table.count];
        let plays = table.plays.get(..usize::from(table.count)).unwrap_or(&table.plays);
        Key::BALAYI.with_bytes(&start).with_bytes(&self.hand).with_bytes(&table.piles).with_bytes(plays)
    }
}

impl Worlds {
    /// The view whose worlds they are.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// How many there are. `None` before the declaration, when they are more than a number of 128 bits can count. Never 0 for
    /// a view that was followed by [`View::apply`] and is not [conditioned](Self::with); 1 when all cards are seen.
    #[must_use]
    pub fn count(&self) -> Option<u128> {
        in_all_orders(self.ways, self.closed)
    }

    /// World number i, from 0; `None` from [`count`](Self::count) on. The [numbering](crate::rules::notation#worlds) is the same
    /// for ever. Before the declaration there is a world of every number, and more that have none.
    #[must_use]
    pub fn nth(&self, mut i: u128) -> Option<Round> {
        if self.ways == 0 || self.count().is_some_and(|count| i >= count) {
            return None;
        }
        let hands = self.hidden.nth(digit(&mut i, self.ways));
        Some(self.world(hands, |base| digit(&mut i, base)))
    }

    /// The number of a round, in whichever order its hand cards were dealt; `None` when it is not among the worlds. Before the
    /// declaration most of them have no number.
    #[must_use]
    pub fn rank(&self, round: &Round) -> Option<u128> {
        if round.table != *self.view.table() {
            return None;
        }
        // A hand that lacks a card it is known to have has too many others.
        let hands = Player::ALL.map(|player| round.dealt_hand(player) - *player.of(&self.dealt));
        let number = self.hidden.rank(hands)?;
        let mut order = [UNSEEN; PILE_CARDS];
        for (place, slot) in order.iter_mut().zip(self.closed_slots()) {
            *place = round.pack.get(slot).copied().unwrap_or(UNSEEN);
        }
        let [zero, one] = hands;
        order_number(self.unseen - zero - one, order)?.checked_mul(self.ways.into())?.checked_add(number.into())
    }

    /// All of them, in the order of their numbers: for where they are few.
    ///
    /// ```
    /// use king_rules::balayi::{Player, Round, Simulation};
    /// // A round but for its last ten cards: two are led to each trick.
    /// let record = Simulation::new(7).round(0)?.to_string();
    /// let round: Round = record.split(' ').take(1 + 52 + 2 + 1 + 42).collect::<Vec<_>>().join(" ").parse()?;
    /// let worlds = round.view(Player::Zero).worlds();
    /// assert_eq!(worlds.iter().count() as u128, worlds.count().unwrap());
    /// assert!(worlds.iter().all(|world| world.view(Player::Zero) == round.view(Player::Zero)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Round> + Clone {
        (0..self.count().unwrap_or(u128::MAX)).filter_map(|i| self.nth(i))
    }

    /// Draw number k by a seed: each world with exactly the same chance. It depends on what the view knows, the seed and k, and
    /// is [the same](crate::rules::notation#worlds) in every language, on every platform, for ever; it has nothing to do with the
    /// pack of that seed, or any other. `None` when there is no world.
    #[must_use]
    pub fn draw(&self, seed: u64, k: u64) -> Option<Round> {
        self.sample(&mut self.key.generator(seed, k))
    }

    /// A world by any generator of random numbers, each with exactly the same chance; `None` when there is none. It takes
    /// a number for the hands and one for each closed card but the first, seldom more.
    #[must_use]
    pub fn sample(&self, source: &mut (impl Source + ?Sized)) -> Option<Round> {
        if self.ways == 0 {
            return None;
        }
        let hands = self.hidden.nth(below(source, self.ways));
        Some(self.world(hands, |base| below(source, base)))
    }

    /// In how many of them that card is at that place; `None` where [`count`](Self::count) is. A pile has the card that was dealt
    /// there, seen or not. Whichever place of a hand is named, it means the hand: the cards that its player holds now.
    /// Over all cards this adds up to the count for a place on a pile, and to the count times the cards held for a hand.
    #[must_use]
    pub fn count_with(&self, place: Place, card: Card) -> Option<u128> {
        let (ways, closed) = self.ways_with(place, card);
        in_all_orders(ways, closed)
    }

    /// The cards that are at that place in some of them: those of which [`count_with`](Self::count_with) is not 0.
    #[must_use]
    pub fn possible(&self, place: Place) -> CardSet {
        Card::all().filter(|&card| self.ways_with(place, card).0 > 0).collect()
    }

    /// Those of them in which the player holds all these cards now: what a guess makes of it. There may be none. They have
    /// numbers of their own.
    ///
    /// ```
    /// use king_rules::{Card, Suit};
    /// use king_rules::balayi::{DenominationSet, Pack, Place, Player, Round};
    /// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// round.apply("S".parse()?)?;
    /// let worlds = round.view(Player::Zero).worlds();
    /// let (king, hand): (Card, _) = ("SK".parse()?, Place::Hand(Player::One, 0));
    /// assert_eq!(worlds.with(Player::One, king.set()).count(), worlds.count_with(hand, king));
    /// // A guess: the other player has no spade in its hand. Then the king is likelier to be in the own one: 6 / 26.
    /// let guess = worlds.without(Player::One, Suit::Spades.cards());
    /// let own = guess.count_with(Place::Hand(Player::Zero, 0), king);
    /// assert_eq!(own.map(|with| with * 26), guess.count().map(|count| count * 6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with(&self, player: Player, cards: CardSet) -> Self {
        let mut worlds = self.clone();
        for card in cards - self.held(player) {
            worlds.hidden = worlds.hidden.with(player, card).unwrap_or(HiddenHands::NONE);
            worlds.unseen.remove(card);
            player.of_mut(&mut worlds.dealt).insert(card);
        }
        worlds.ways = worlds.hidden.count();
        worlds
    }

    /// Those of them in which the player holds none of these cards now. See [`with`](Self::with).
    #[must_use]
    pub fn without(&self, player: Player, cards: CardSet) -> Self {
        let mut worlds = self.clone();
        if cards.meets(self.held(player)) {
            worlds.hidden = HiddenHands::NONE;
        }
        *player.of_mut(&mut worlds.hidden.may) -= cards;
        worlds.ways = worlds.hidden.count();
        worlds
    }

    /// The cards that the player is known to hold now.
    fn held(&self, player: Player) -> CardSet {
        *player.of(&self.dealt) - self.view.played()
    }

    /// In how many ways the hidden hands can be dealt, and how many closed cards can then lie in any order.
    pub(crate) const fn ways(&self) -> (u64, u8) {
        (self.ways, self.closed)
    }

    /// In how many ways the hidden hands can be dealt so that the card is at that place, and how many closed cards can then lie in
    /// any order.
    pub(crate) fn ways_with(&self, place: Place, card: Card) -> (u64, u8) {
        let in_hand = |player: Player| match self.held(player).contains(card) {
            true => self.ways,
            false => self.hidden.with(player, card).map_or(0, HiddenHands::count),
        };
        let Some(slot) = place.slot(self.view.dealer()) else { return (0, 0) };
        match (place, self.view.table().pile_card(slot)) {
            (Place::Hand(player, _), _) => (in_hand(player), self.closed),
            (_, Some(seen)) => (if seen == card { self.ways } else { 0 }, self.closed),
            (_, None) if !self.unseen.contains(card) => (0, 0),
            // Of the cards that lie closed each is under every pile equally often.
            (_, None) => {
                let elsewhere = Player::ALL.map(in_hand).into_iter().fold(0, u64::wrapping_add);
                (self.ways.wrapping_sub(elsewhere), self.closed.saturating_sub(1))
            }
        }
    }

    /// The world with these hidden hand cards, in which the closed cards have changed places as `digit` says.
    #[inline(always)]
    fn world(&self, hands: [CardSet; 2], digit: impl FnMut(u64) -> u64) -> Round {
        let [zero, one] = hands;
        let closed = in_order(self.unseen - zero - one, digit);
        let mut pack = [UNSEEN; Card::COUNT];
        for (place, &card) in pack.iter_mut().zip(&self.view.table().piles) {
            *place = card;
        }
        for (place, card) in pack.iter_mut().take(PILE_CARDS).filter(|card| **card == UNSEEN).zip(closed) {
            *place = card;
        }
        for player in Player::ALL {
            let hand = *player.of(&self.dealt) | *player.of(&hands);
            for (slot, card) in hand_slots(player, self.view.dealer()).into_iter().zip(hand) {
                if let Some(place) = pack.get_mut(slot) {
                    *place = card.index() as u8;
                }
            }
        }
        Round::begin(self.view.table().clone(), pack)
    }

    /// The slots of the pile cards that are not seen, in the order of the deal.
    fn closed_slots(&self) -> impl Iterator<Item = usize> {
        let piles = self.view.table().piles;
        (0..).zip(piles).filter(|&(_, card)| card == UNSEEN).map(|(slot, _)| slot)
    }
}

/// The number of worlds, and the view.
impl fmt::Debug for Worlds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Worlds(")?;
        match self.count() {
            Some(count) => write!(f, "{count}")?,
            None => f.write_str("2^128 or more")?,
        }
        write!(f, " of {:?})", self.view)
    }
}
