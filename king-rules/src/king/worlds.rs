//! What a seat may believe: the rounds that agree with its view, counted, numbered and drawn.

use core::fmt;

use super::allotment::Allotment;
use super::evidence::Evidence;
use super::{Round, Seat, View};
use crate::shuffle::Source;
use crate::worlds::{Key, below};
use crate::{Card, CardSet};

/// The worlds of a [`View`]: all rounds that agree with it ([K11.1](crate::rules::konturlu_king#K11.1)), each as likely as any
/// other by the rules alone. They are those that [`View::with_hidden`] makes, and are found by counting, not by trying:
/// what the record proves of each hand, under any house rules, together with the viewer's own cards.
///
/// What players might have meant by a declaration, a double or a card is no proof, and left to whoever weighs the worlds.
///
/// ```
/// use king_rules::king::{Seat, View};
/// let view = View::parse(Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - \
///     el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4")?;
/// let worlds = view.worlds();
/// // North threw C4 on a heart: it has none.
/// assert_eq!(worlds.count(), 114_483_574_320_570);
/// assert_eq!(worlds.count_with(Seat::North, "H3".parse()?), 0);
/// assert!(!worlds.possible(Seat::North).contains("HT".parse()?));
/// // The chance that East holds the queen of spades is a quotient of two counts.
/// assert_eq!(worlds.count_with(Seat::East, "SQ".parse()?), 38_535_845_493_600);
/// // The same draws everywhere, for ever.
/// let round = worlds.draw(7, 0).unwrap();
/// assert_eq!(round.view(Seat::South), view);
/// assert_eq!(worlds.nth(worlds.rank(&round).unwrap()), Some(round));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Worlds {
    // Plain integers without padding, as in a table: corrupted ones lead to wrong rounds, and never to a panic.
    pub(super) view: View,
    pub(crate) key: Key,
    /// The worlds of each case, one case after the other.
    pub(super) cases: [Allotment; 3],
}

const _: () = assert!(size_of::<Worlds>() == 608, "worlds fit 1024 bytes and have no padding");

impl View {
    /// The rounds that agree with this view.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, Deal, HouseRules, Round, Seat};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// // 39 cards that nothing is known of: 39! / (13! 13! 13!).
    /// assert_eq!(round.view(Seat::North).worlds().count(), 84_478_098_072_866_400);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn worlds(&self) -> Worlds {
        let evidence = Evidence::of(self);
        let cases = evidence.cases().map(|case| match case {
            Some(may) => Allotment::new(evidence.unseen, may, evidence.held),
            None => Allotment::NONE,
        });
        Worlds { view: self.clone(), key: self.key(), cases }
    }

    /// Whether any round agrees with this view.
    pub(super) fn is_possible(&self) -> bool {
        let evidence = Evidence::of(self);
        evidence.cases().into_iter().flatten().any(|may| Allotment::exists(evidence.unseen, may, evidence.held))
    }

    /// What the draws depend on besides seed and number ([worlds](crate::rules::notation#worlds)).
    fn key(&self) -> Key {
        let table = &self.table;
        let turn = if self.annulled() || self.turn().is_some() { table.actor() as u8 } else { 4 };
        let ([r0, r1, r2, r3], [k0, k1], [s0, s1]) =
            (table.rules.to_le_bytes(), table.kontur.to_le_bytes(), table.sur.to_le_bytes());
        let (declarer, viewer) = (table.declarer() as u8, self.viewer() as u8);
        let plays = table.plays.get(..usize::from(table.count)).unwrap_or(&table.plays);
        Key::KING
            .with(u64::from_le_bytes([declarer, viewer, table.unused().bits(), table.contract, r0, r1, r2, r3]))
            .with(u64::from_le_bytes([k0, k1, s0, s1, table.phase, turn, table.passes, table.count]))
            .with(self.viewer().of(&self.hands).bits())
            .with_bytes(plays)
    }
}

impl Worlds {
    /// The view whose worlds they are.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// How many there are: below 10¹⁷. Never 0 for a view that was followed by [`View::apply`] and is not
    /// [conditioned](Self::with); 1 when all hands are seen.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.cases.iter().map(Allotment::count).fold(0, u64::wrapping_add)
    }

    /// World number i, from 0; `None` from [`count`](Self::count) on. The
    /// [numbering](crate::rules::notation#worlds) is the same for ever.
    #[must_use]
    pub fn nth(&self, i: u64) -> Option<Round> {
        let [hands] = self.nth_hands([i])?;
        Some(Round { table: self.view.table.clone(), hands })
    }

    /// What the seats, N, E, S, W, hold in the worlds of these numbers; `None` when one of them is out of range.
    #[inline(always)]
    pub(crate) fn nth_hands<const N: usize>(&self, numbers: [u64; N]) -> Option<[[CardSet; 4]; N]> {
        let [first, ..] = &self.cases;
        let mut deals = [(first, 0); N];
        for (deal, i) in deals.iter_mut().zip(numbers) {
            *deal = self.case(i)?;
        }
        let hidden = self.hidden();
        Some(Allotment::nth_each(deals).map(|deal| {
            let mut hands = self.view.hands;
            for (seat, hand) in hidden.into_iter().zip(deal) {
                *seat.of_mut(&mut hands) |= hand;
            }
            hands
        }))
    }

    /// The case of world number i, and its number there.
    #[inline(always)]
    fn case(&self, mut i: u64) -> Option<(&Allotment, u64)> {
        let case = self.cases.iter().find(|case| {
            let here = i < case.count();
            i = if here { i } else { i.wrapping_sub(case.count()) };
            here
        })?;
        Some((case, i))
    }

    /// The number of a round; `None` when it is not among the worlds.
    #[must_use]
    pub fn rank(&self, round: &Round) -> Option<u64> {
        let own = self.view.viewer();
        if round.table != self.view.table || round.hand(own) != *own.of(&self.view.hands) {
            return None;
        }
        let hands =
            self.hidden().map(|seat| self.view.hand(seat).map_or(round.hand(seat), |seen| round.hand(seat) ^ seen));
        let mut before = 0u64;
        for case in &self.cases {
            if let Some(rank) = case.rank(hands) {
                return Some(before.wrapping_add(rank));
            }
            before = before.wrapping_add(case.count());
        }
        None
    }

    /// All of them, in the order of their numbers: for where they are few.
    ///
    /// ```
    /// # use king_rules::king::Simulation;
    /// let round = Simulation::new(7).round(0)?;
    /// for seat in king_rules::king::Seat::ALL {
    ///     assert_eq!(round.view(seat).worlds().iter().collect::<Vec<_>>(), [round.clone()], "the round is over");
    /// }
    /// # Ok::<(), king_rules::king::SimulationError>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Round> + Clone {
        (0..self.count()).filter_map(|i| self.nth(i))
    }

    /// Draw number k by a seed: each world with exactly the same chance. It depends on what the view knows, the seed and k, and
    /// is [the same](crate::rules::notation#worlds) in every language, on every platform, for ever; it has nothing to do with the
    /// deal of that seed, or any other. `None` when there is no world.
    #[must_use]
    pub fn draw(&self, seed: u64, k: u64) -> Option<Round> {
        self.sample(&mut self.key.generator(seed, k))
    }

    /// The number of the world that draw number k by a seed is.
    #[inline(always)]
    pub(crate) fn drawn(&self, seed: u64, k: u64) -> u64 {
        below(&mut self.key.generator(seed, k), self.count())
    }

    /// A world by any generator of random numbers, each with exactly the same chance; `None` when there is none. It takes
    /// one number, seldom more.
    #[must_use]
    pub fn sample(&self, source: &mut (impl Source + ?Sized)) -> Option<Round> {
        self.nth(below(source, self.count()))
    }

    /// In how many of them that seat holds that card now. Over all cards this adds up to [`count`](Self::count) times the
    /// cards that the seat holds.
    #[must_use]
    pub fn count_with(&self, seat: Seat, card: Card) -> u64 {
        if self.view.hand(seat).is_some_and(|hand| hand.contains(card)) {
            return self.count();
        }
        let number = self.number_of(seat);
        self.cases.iter().map(|case| case.count_with(number, card)).fold(0, u64::wrapping_add)
    }

    /// The cards that the seat holds now in some of them: those of which [`count_with`](Self::count_with) is above 0. Its
    /// hand, when that is seen.
    #[must_use]
    pub fn possible(&self, seat: Seat) -> CardSet {
        let number = self.number_of(seat);
        let hand = self.view.hand(seat).filter(|_| self.count() > 0).unwrap_or_default();
        self.cases.iter().fold(hand, |possible, case| possible | case.possible(number))
    }

    /// Those of them in which the seat holds all these cards now: what a guess makes of it. There may be none. They have numbers
    /// of their own.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, Deal, HouseRules, Round, Seat};
    /// use king_rules::{Card, Suit};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// let worlds = round.view(Seat::North).worlds();
    /// let king = Card::KING_OF_HEARTS;
    /// assert_eq!(worlds.with(Seat::East, king.set()).count(), worlds.count_with(Seat::East, king));
    /// // East has no spade: then West has the king of hearts in more than a third of them.
    /// let guess = worlds.without(Seat::East, Suit::Spades.cards());
    /// assert!(guess.count_with(Seat::West, king) * 3 < guess.count());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with(&self, seat: Seat, cards: CardSet) -> Self {
        let hidden = cards - self.view.hand(seat).unwrap_or_default();
        if hidden.is_empty() { self.clone() } else { self.narrowed(|case| case.with(self.number_of(seat), hidden)) }
    }

    /// Those of them in which the seat holds none of these cards now. See [`with`](Self::with).
    #[must_use]
    pub fn without(&self, seat: Seat, cards: CardSet) -> Self {
        match self.view.hand(seat) {
            Some(hand) if hand.meets(cards) => self.narrowed(|_| Allotment::NONE),
            Some(_) => self.clone(),
            None => self.narrowed(|case| case.without(self.number_of(seat), cards)),
        }
    }

    fn narrowed(&self, narrow: impl Fn(&Allotment) -> Allotment) -> Self {
        Self { view: self.view.clone(), key: self.key, cases: self.cases.each_ref().map(narrow) }
    }

    /// The other seats, from the viewer's left.
    fn hidden(&self) -> [Seat; 3] {
        let [_, hidden @ ..] = self.view.viewer().order();
        hidden
    }

    /// The place of a seat among the [hidden](Self::hidden) ones; past them for the viewer.
    fn number_of(&self, seat: Seat) -> usize {
        usize::from(self.view.viewer().turns_to(seat)).wrapping_sub(1)
    }
}

/// The number of worlds, and the view.
impl fmt::Debug for Worlds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Worlds({} of {:?})", self.count(), self.view)
    }
}
