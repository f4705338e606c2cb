//! Machines whose memory a caller in C has corrupted: they may be wrong, but nothing panics on them.

use core::fmt::{self, Write as _};

use super::*;
use crate::shuffle::SplitMix64;
use crate::{Card, CardSet};

/// A text without a heap. What does not fit is cut off.
struct Text {
    bytes: [u8; 512],
    len: usize,
}

impl Text {
    fn of(value: impl fmt::Display) -> Self {
        let mut text = Text { bytes: [0; 512], len: 0 };
        let _ = write!(text, "{value}");
        text
    }

    fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

impl fmt::Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for (place, byte) in self.bytes[self.len..].iter_mut().zip(text.bytes()) {
            *place = byte;
            self.len += 1;
        }
        Ok(())
    }
}

fn bytes<const N: usize>(numbers: &mut SplitMix64) -> [u8; N] {
    core::array::from_fn(|_| numbers.next_u64() as u8)
}

/// A table of bytes of which many are in range, so that calls get far.
fn table(numbers: &mut SplitMix64) -> Table {
    let mut table = Table::fresh(&[0; Card::COUNT], Player::Zero, DenominationSet::ALL);
    let narrow = numbers.below(4);
    let mut byte = |most: u64| match narrow {
        0 => numbers.next_u64() as u8,
        1 if numbers.below(8) == 0 => numbers.next_u64() as u8,
        _ => numbers.below(most) as u8,
    };
    table.piles = core::array::from_fn(|_| byte(53));
    table.plays = core::array::from_fn(|_| byte(128));
    table.open = [core::array::from_fn(|_| byte(256)), core::array::from_fn(|_| byte(256))];
    table.played = core::array::from_fn(|_| byte(256));
    table.dealer = byte(2);
    table.unused = byte(32);
    table.denomination = byte(6);
    table.count = byte(54);
    table.turn = byte(2);
    table.taken = [byte(27), byte(27)];
    table
}

fn round(numbers: &mut SplitMix64) -> Round {
    let pack = if numbers.below(2) == 0 { bytes(numbers) } else { Pack::from_seed(numbers.next_u64()).indices() };
    Round::begin(table(numbers), pack)
}

macro_rules! ask_everything {
    ($value:expr) => {{
        let value = $value;
        let _ = (value.dealer(), value.declarer(), value.unused(), value.denomination(), value.trump());
        let _ = (value.phase(), value.turn(), value.trick(), value.last_trick(), value.taken());
        let _ = (value.scores(), value.result(), value.actions().count(), value.plays().count());
        let _ = (
            value.tricks().rev().map(|trick| trick.winner(value.trump())).count(),
            value.winner_of(25),
            value.played(),
        );
        let _ = value.duties().map(|duties| duties.legal_cards(CardSet::ALL));
        for player in Player::ALL {
            let _ = (value.piles(player), value.open_cards(player), value.unlocked(player));
            let _ =
                (value.held(player), value.played_by(player), value.played_from_hand(player), value.excluded(player));
        }
        let _ = Text::of(format_args!("{value} {value:?}"));
        assert!(value == value);
    }};
}

fn actions() -> impl Iterator<Item = Action> {
    (0..=255).filter_map(Action::from_code)
}

#[test]
fn nothing_panics_on_corrupted_memory() {
    let mut numbers = SplitMix64::new(2024);
    for _ in 0..300 {
        let round = round(&mut numbers);
        ask_everything!(&round);
        let _ = (round.pack(), round.legal_actions(), round.legal_cards());
        let _ = Text::of(&round).as_str().parse::<Round>();
        for player in Player::ALL {
            let _ = (round.hand(player), round.playable(player));
            ask_everything!(&round.view(player));
        }
        ask_everything!(round.table());

        let mut table = table(&mut numbers);
        ask_everything!(&table);
        let hand = CardSet::from_bits_truncate(numbers.next_u64());
        let _ = (table.seen(), table.unseen(), table.legal_cards(hand), table.legal_actions(hand));
        let _ = Text::of(&table).as_str().parse::<Table>();

        let cards = CardSet::from_bits_truncate(numbers.next_u64());
        let mut view = View::with_hand(self::table(&mut numbers), Player::One, cards);
        view.viewer = numbers.next_u64() as u8;
        ask_everything!(&view);
        let _ = (view.viewer(), view.hand(Player::One), view.playable(), view.seen(), view.unseen(), view.known());
        let _ = (view.legal_actions(), view.legal_cards());
        let _ = View::parse(view.viewer(), Text::of(&view).as_str());
        let _ = view.with_hidden(Pack::from_seed(numbers.next_u64()));
        let pack = Pack::from_seed(numbers.next_u64());
        let cards = &pack.cards()[..numbers.below(20) as usize];

        for action in actions() {
            let _ = (round.why_not(action), round.why_not_as(Player::One, action), view.why_not(action));
            let _ = table.why_not(hand, action);
            let mut after = round.clone();
            after.apply_unchecked(action);
            ask_everything!(&after);
            if let Ok(revealed) = after.apply(action) {
                let _ = (view.apply(action, revealed.to(Some(view.viewer()))), table.apply(action, revealed.to(None)));
            }
            let _ = (view.apply(action, cards), view.apply(action, &[]));
            view.clone().apply_unchecked(action, cards);
            let _ = (table.apply(action, cards), table.apply(action, &[]));
        }
        let _ = Match::new(Player::Zero).record(&round);
    }
    for _ in 0..1000 {
        let game = Match {
            first_dealer: numbers.next_u64() as u8,
            count: numbers.next_u64() as u8,
            results: core::array::from_fn(|_| bytes(&mut numbers)),
        };
        let mut next = game.clone();
        let _ = (game.first_dealer(), game.dealer(), game.declarer(), game.is_over(), game.totals(), game.outcome());
        let _ = (game.results().count(), game.running().count(), game.start(Pack::from_seed(0)));
        let taken = bytes(&mut numbers).map(i16::from);
        let result = RoundResult { declarer: Player::Zero, denomination: Denomination::Clubs, taken };
        let _ =
            (game.unused(Player::Zero), next.record_result(result), next.correct(numbers.below(12) as usize, result));
        let _ = Text::of(format_args!("{game} {game:?} {}", game.head()));
    }
}

/// Worlds of bytes of which many are in range.
fn worlds(numbers: &mut SplitMix64) -> Worlds {
    let view = View::with_hand(table(numbers), Player::Zero, CardSet::from_bits_truncate(numbers.next_u64()));
    let mut worlds = view.worlds();
    let narrow = numbers.below(3);
    let mut number = |most: u64| if narrow == 0 { numbers.next_u64() } else { numbers.below(most) };
    let mut cards = || -> CardSet { Card::all().filter(|_| number(3) == 0).collect() };
    (worlds.unseen, worlds.dealt, worlds.hidden.may) = (cards(), [cards(), cards()], [cards(), cards()]);
    worlds.hidden.len = [number(8), number(8)];
    worlds.ways = number(1 << 40);
    worlds.closed = number(41) as u8;
    worlds.view.viewer = number(2) as u8;
    worlds
}

#[test]
fn nothing_panics_on_corrupted_worlds() {
    let mut numbers = SplitMix64::new(2025);
    for _ in 0..300 {
        let worlds = worlds(&mut numbers);
        let _ = (worlds.count(), worlds.view().viewer(), Text::of(format_args!("{worlds:?}")));
        let n = u128::from(numbers.next_u64()) << numbers.below(64);
        let worlds_drawn = [worlds.nth(0), worlds.nth(n), worlds.nth(u128::MAX), worlds.draw(7, 7)];
        for round in worlds_drawn.iter().flatten() {
            let _ = (worlds.rank(round), worlds.view().worlds().rank(round));
            ask_everything!(round);
        }
        let _ = worlds.rank(&round(&mut numbers));
        let _ = (worlds.iter().take(3).count(), worlds.iter().rev().take(3).count());
        let cards = CardSet::from_bits_truncate(numbers.next_u64());
        for player in Player::ALL {
            let _ = (worlds.with(player, cards).count(), worlds.without(player, cards).draw(1, 1));
        }
        for place in (0..52).filter_map(|slot| Place::of(slot, Player::Zero)) {
            let _ = worlds.possible(place);
            let _ = Card::all().filter_map(|card| worlds.count_with(place, card)).max();
        }
    }
}
