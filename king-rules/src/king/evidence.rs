//! What the record proves of hidden hands, together with the hands that are seen.

use super::table::{card_of, seat_of};
use super::{Contract, Seat, SeatSet, Table, View, durt, talk, tricks};
use crate::law::Proof;
use crate::{Card, CardSet, Rank, Suit};

const HEARTS: CardSet = Suit::Hearts.cards();
const KING: CardSet = Card::KING_OF_HEARTS.set();

/// What is known of the hidden hands of a view ([K11.1](crate::rules::konturlu_king#K11.1)).
///
/// Whatever a seat did was legal with what it holds now and what it has played since. So each action shows which of the
/// unseen cards its player does not hold; but for two that leave a choice, in which K♥ decides: who annulled has K♥ or A♥, and
/// who discarded freely in Rıfkı, where the holder of K♥ may, has K♥ or no heart. In each of the at most three
/// [cases](Evidence::cases) of that choice, nothing but who may hold what is left to be known.
pub(super) struct Evidence {
    /// The cards that the viewer does not see.
    pub(super) unseen: CardSet,
    /// The other seats, from the viewer's left.
    pub(super) hidden: [Seat; 3],
    /// How many of the unseen cards each of them holds.
    pub(super) held: [u8; 3],
    /// What each seat, N, E, S, W, holds for certain now; at first the hands that are seen. While the record is gone through, from
    /// its end to its start, what the seat has played from there on is in it too.
    known: [CardSet; 4],
    /// What each seat cannot hold.
    gone: [CardSet; 4],
    /// What it cannot hold either unless it holds K♥.
    unless_king: [CardSet; 4],
    /// Who must hold K♥.
    king: SeatSet,
    /// Whether it matters which hidden seat holds K♥.
    open: bool,
    /// The hidden seat that annulled.
    annulled_by: Option<Seat>,
    /// Whether something was done that no hand allows.
    impossible: bool,
}

impl Evidence {
    /// What is known, found in one pass from the end of the record to its start.
    pub(super) fn of(view: &View) -> Self {
        let table = &view.table;
        let [_, hidden @ ..] = view.viewer().order();
        let known = Seat::ALL.map(|seat| view.hand(seat).unwrap_or_default());
        let mut evidence = Self {
            unseen: view.unseen(),
            hidden,
            held: hidden.map(|seat| if view.hand(seat).is_some() { 0 } else { table.held(seat) }),
            known,
            gone: [CardSet::EMPTY; 4],
            unless_king: [CardSet::EMPTY; 4],
            king: SeatSet::EMPTY,
            open: false,
            annulled_by: None,
            impossible: false,
        };
        match table.contract() {
            Some(_) if table.annulled() => evidence.annulled(table.actor()),
            Some(Contract::Durt(start)) => evidence.durt(table, start),
            Some(contract) => evidence.tricks(table, contract),
            None => {}
        }
        evidence
    }

    /// The plays from the last to the first, each with its number and the cards played before it.
    fn back(table: &Table) -> impl Iterator<Item = (u8, Seat, Card, CardSet)> {
        let plays = table.plays.get(..usize::from(table.count)).unwrap_or(&table.plays);
        let mut before = table.played;
        (0..52u8).take(plays.len()).rev().zip(plays.iter().rev()).map(move |(number, &play)| {
            before.remove(card_of(play));
            (number, seat_of(play), card_of(play), before)
        })
    }

    fn tricks(&mut self, table: &Table, contract: Contract) {
        for (number, seat, card, before) in Self::back(table) {
            seat.of_mut(&mut self.known).insert(card);
            let proof = tricks::proof(table, contract, number, before).unwrap_or_default();
            self.lacks(seat, proof.excluded);
            if !proof.otherwise.is_empty() && !proof.unless.meets(*seat.of(&self.known)) {
                self.lacks_unless(seat, proof);
            }
        }
    }

    /// The seat has none of these.
    #[inline(always)]
    fn lacks(&mut self, seat: Seat, cards: CardSet) {
        self.impossible |= cards.meets(*seat.of(&self.known));
        *seat.of_mut(&mut self.gone) |= cards;
    }

    /// The seat, of which nothing is known that the proof asks for, has it all the same, or lacks the rest.
    fn lacks_unless(&mut self, seat: Seat, Proof { unless, otherwise, .. }: Proof) {
        // It is always K♥ that is asked for: no duty but that of Rıfkı leaves a choice.
        if !unless.meets(self.unseen) || !self.hidden.contains(&seat) {
            return self.lacks(seat, otherwise);
        }
        self.open = true;
        if otherwise.meets(*seat.of(&self.known)) {
            self.king |= seat.set();
        } else {
            *seat.of_mut(&mut self.unless_king) |= otherwise;
        }
    }

    fn durt(&mut self, table: &Table, start: Rank) {
        let mut held = table.held;
        // Who was to act before each card is whoever comes after the player of the card before it.
        let first = |number: usize| match number.checked_sub(1).and_then(|last| table.plays.get(last)) {
            Some(&play) => seat_of(play).next(),
            None => table.declarer(),
        };
        let passed = first(table.count.into()).order().into_iter().filter(|seat| *seat.of(&table.held) > 0);
        for seat in passed.take(table.passes.into()) {
            self.lacks(seat, durt::placeable(table.played, start));
        }
        for (number, seat, card, before) in Self::back(table) {
            seat.of_mut(&mut self.known).insert(card);
            let left = seat.of_mut(&mut held);
            *left = left.saturating_add(1);
            let placeable = durt::placeable(before, start);
            self.impossible |= !placeable.contains(card);
            let passed = first(number.into()).order().into_iter().take_while(|&other| other != seat);
            for other in passed.filter(|other| *other.of(&held) > 0) {
                self.lacks(other, placeable);
            }
        }
    }

    fn annulled(&mut self, seat: Seat) {
        if self.hidden.contains(&seat) {
            self.annulled_by = Some(seat);
        } else {
            let hearts = *seat.of(&self.known) & HEARTS;
            self.impossible = hearts.len() != 1 || !hearts.is_subset(talk::KING_AND_ACE);
        }
    }

    /// The cases that are left, of which no two have a world in common: what each hidden seat may hold, so that each deal of the
    /// unseen cards within that, by the number that each holds, is a world. They stand in the order in which worlds are
    /// [numbered](crate::rules::notation#worlds).
    pub(super) fn cases(&self) -> [Option<[CardSet; 3]>; 3] {
        let free = self.hidden.map(|seat| self.unseen - *seat.of(&self.gone));
        if self.impossible {
            return [None; 3];
        }
        match self.annulled_by {
            Some(seat) => {
                let [king, ace] = [KING, talk::KING_AND_ACE - KING].map(|honour| self.with_honour(free, seat, honour));
                [king, ace, None]
            }
            None if self.open => self.hidden.map(|holder| self.with_king(free, holder)),
            None => [Some(free), None, None],
        }
    }

    /// What may be held when that seat annulled with that heart (K4.1): its only one.
    fn with_honour(&self, free: [CardSet; 3], seat: Seat, honour: CardSet) -> Option<[CardSet; 3]> {
        let [a, b, c] = self.hidden.map(|other| if other == seat { HEARTS - honour } else { honour });
        let [x, y, z] = free;
        honour.meets(self.unseen).then_some([x - a, y - b, z - c])
    }

    /// What may be held when that seat has K♥.
    fn with_king(&self, free: [CardSet; 3], holder: Seat) -> Option<[CardSet; 3]> {
        let gone = |seat: Seat| if seat == holder { CardSet::EMPTY } else { *seat.of(&self.unless_king) | KING };
        let [a, b, c] = self.hidden.map(gone);
        let [x, y, z] = free;
        self.king.is_subset(holder.set()).then_some([x - a, y - b, z - c])
    }
}
