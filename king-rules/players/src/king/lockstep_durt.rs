//! Dürt in many worlds side by side.
//!
//! Here a seat may pass, and who is out of cards is passed over. That is a turn without a card, so the worlds are always at the same
//! seat all the same.

use king_rules::Card;

use super::cards::Cards;
use super::four::{of, of_mut};
use super::lanes::Lanes;
use super::legal;
use super::lockstep::Lockstep;
use super::policy::{Durt, Policy};
use super::position::place;
use super::rows::{Row, Rows};
use super::seen::Seen;
use super::suits::{Ranks, Suits};
use crate::processor::{Loop, Processor};

/// A game in play.
struct Placing<const W: usize> {
    hands: [Rows<W>; 4],
    /// The points of the seats, which those that are out of cards have.
    won: [[i16; W]; 4],
    /// How many seats are out of cards.
    out: Row<W>,
    start: Lanes,
    turn: u8,
}

pub(super) fn finish<const W: usize>(worlds: &Lockstep<W>, processor: impl Processor) -> [[i16; W]; 4] {
    let table = &worlds.table;
    let (hands, first) = worlds.rows(processor);
    let mut game = Placing {
        hands,
        won: table.taken.map(|won| [won; W]),
        out: [table.out.into(); W],
        start: table.start,
        turn: table.turn,
    };
    if let Some(first) = &first {
        processor.run(Turn::<false, W> { game: &mut game, given: first });
    }
    for _ in 0..4 * Card::COUNT {
        if game.are_decided() {
            break;
        }
        processor.run(Turn::<true, W> { game: &mut game, given: &Rows::EMPTY });
    }
    game.points()
}

impl<const W: usize> Placing<W> {
    /// Whether in all worlds three seats are out.
    fn are_decided(&self) -> bool {
        self.out.iter().fold(0, |undecided, &out| undecided | u16::from(out < 3)) == 0
    }

    /// K8.4: who is left has the last place.
    fn points(mut self) -> [[i16; W]; 4] {
        for (won, hands) in self.won.iter_mut().zip(&self.hands) {
            for (i, won) in won.iter_mut().enumerate() {
                *won = if hands.of(i).is_empty() { *won } else { place(3) };
            }
        }
        self.won
    }
}

/// The seat on turn plays a card in each world, or passes where it has none: a greedy one, or else what is given.
struct Turn<'a, const GREEDY: bool, const W: usize> {
    game: &'a mut Placing<W>,
    given: &'a Rows<W>,
}

impl<const GREEDY: bool, const W: usize> Loop for Turn<'_, GREEDY, W> {
    #[allow(clippy::indexing_slicing, clippy::needless_range_loop, reason = "below W, in many rows")]
    #[inline(always)]
    fn run(self) {
        let game = self.game;
        let mut hands = of(game.turn, &game.hands);
        let mut won = of(game.turn, &game.won);
        let [a, b, c, d] = &game.hands;
        let start = Suits::of(game.start);
        for i in 0..W {
            let hand = hands.of(i);
            let left = a.of(i) | b.of(i) | (c.of(i) | d.of(i));
            let seen = Seen {
                hand,
                legal: legal::in_durt(hand, left, start),
                unseen: left - hand,
                in_trick: Suits::default(),
                best: Ranks::default(),
                trumped: false,
                led: Suits::default(),
                place: 0,
                tricks: 0,
                trumps: Suits::default(),
                start,
                voids: Suits::default(),
                voids_to_come: 0,
            };
            let rest = hand - if GREEDY { Durt::lead(&seen) } else { self.given.of(i) };
            hands.set(i, rest);
            let goes_out = rest.is_empty() & !hand.is_empty();
            won[i] = if goes_out { place(game.out[i]) } else { won[i] };
            game.out[i] = game.out[i].wrapping_add(goes_out.into());
        }
        *of_mut(game.turn, &mut game.hands) = hands;
        *of_mut(game.turn, &mut game.won) = won;
        game.turn = game.turn.wrapping_add(1) & 3;
    }
}
