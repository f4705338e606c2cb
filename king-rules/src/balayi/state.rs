//! What a round, a table and a view are made of, and the law on it.
//!
//! All three hold the pack and the record of what was declared and played; they differ in which cards of the pack are
//! left out. So the law is written once, and what is legal for a player comes out the same from a round and from that
//! player's view.
//!
//! Any bytes in the fields are valid memory, and every function has an answer to them: a state that was corrupted can
//! be wrong, but nothing panics.

use super::place::{FIRST_OPEN_END, HAND, OPEN, closed_slots, hand_slots};
use super::{
    Action, ActionSet, Denomination, DenominationSet, Illegal, Pack, Phase, Pile, Player, RoundResult, Trick, duty,
};
use crate::{Card, CardSet, law};

/// Stands in the pack for a card that is not seen.
pub(super) const UNSEEN: u8 = 0xff;
/// Stands for the declaration before it is made.
const UNDECLARED: u8 = 0xff;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub(super) struct State {
    /// The index of each card in the order of the deal, or [`UNSEEN`].
    pub(super) pack: [u8; Card::COUNT],
    /// What was played, in order: the card's index, and the player in bit 6.
    pub(super) plays: [u8; Card::COUNT],
    /// The cards among `plays` as a mask, little-endian. Bytes, so that the state has no padding.
    pub(super) played: [u8; 8],
    pub(super) dealer: u8,
    pub(super) unused: u8,
    pub(super) declared: u8,
    /// How many cards were played.
    pub(super) count: u8,
    /// How many tricks each player has taken.
    pub(super) taken: [u8; 2],
}

impl State {
    pub(super) const fn new(pack: [u8; Card::COUNT], dealer: Player, unused: DenominationSet) -> Self {
        Self {
            pack,
            plays: [0; Card::COUNT],
            played: [0; 8],
            dealer: dealer as u8,
            unused: unused.bits(),
            declared: UNDECLARED,
            count: 0,
            taken: [0; 2],
        }
    }

    // What was said and played.

    pub(super) const fn dealer(&self) -> Player {
        Player::from_low_bit(self.dealer)
    }

    pub(super) const fn declarer(&self) -> Player {
        self.dealer().other()
    }

    pub(super) const fn unused(&self) -> DenominationSet {
        DenominationSet::from_bits_truncate(self.unused)
    }

    pub(super) const fn declared(&self) -> Option<Denomination> {
        Denomination::from_index(self.declared as usize)
    }

    pub(super) fn trump(&self) -> Option<crate::Suit> {
        self.declared().and_then(Denomination::trump)
    }

    pub(super) fn plays(&self) -> impl DoubleEndedIterator<Item = (Player, Card)> + Clone {
        let plays = self.plays.get(..self.count.into()).unwrap_or(&self.plays);
        plays.iter().filter_map(|&play| who_played(play))
    }

    /// The play before the last `back` ones.
    #[inline(always)]
    fn play_before(&self, back: u8) -> Option<(Player, Card)> {
        self.plays.get(usize::from(self.count.checked_sub(back + 1)?)).copied().and_then(who_played)
    }

    pub(super) fn actions(&self) -> impl Iterator<Item = (Player, Action)> + Clone {
        let declaration = self.declared().map(|denomination| (self.declarer(), Action::Declare(denomination)));
        declaration.into_iter().chain(self.plays().map(|(player, card)| (player, Action::Play(card))))
    }

    pub(super) fn tricks(&self) -> impl Iterator<Item = Trick> + Clone {
        let mut plays = self.plays();
        let trump = self.trump();
        core::iter::from_fn(move || {
            let (leader, lead) = plays.next()?;
            Some(Trick::new(leader, lead, plays.next().map(|(_, card)| card), trump))
        })
    }

    #[inline(always)]
    pub(super) fn trick(&self) -> Option<Trick> {
        let (leader, lead) = self.play_before(0).filter(|_| self.count % 2 == 1)?;
        Some(Trick::new(leader, lead, None, self.trump()))
    }

    #[inline(always)]
    pub(super) fn last_trick(&self) -> Option<Trick> {
        let running = self.count % 2;
        let (_, answer) = self.play_before(running)?;
        let (leader, lead) = self.play_before(running + 1)?;
        Some(Trick::new(leader, lead, Some(answer), self.trump()))
    }

    pub(super) const fn taken(&self) -> [u8; 2] {
        self.taken
    }

    pub(super) fn phase(&self) -> Phase {
        match self.declared() {
            None => Phase::Declare,
            Some(_) if usize::from(self.count) < Card::COUNT => Phase::Play,
            Some(_) => Phase::Over,
        }
    }

    #[inline(always)]
    pub(super) fn turn(&self) -> Option<Player> {
        match self.phase() {
            Phase::Declare => Some(self.declarer()),
            Phase::Over => None,
            Phase::Play => Some(match self.trick() {
                Some(trick) => trick.leader.other(),
                None => match self.last_trick().and_then(|trick| trick.winner) {
                    Some(winner) => winner,
                    None => duty::starter(Player::ALL.map(|player| self.open(player)), self.declarer()),
                },
            }),
        }
    }

    pub(super) fn scores(&self) -> Option<[i32; 2]> {
        self.result().map(|result| result.scores())
    }

    pub(super) fn result(&self) -> Option<RoundResult> {
        let denomination = self.declared().filter(|_| self.phase() == Phase::Over)?;
        Some(RoundResult { declarer: self.declarer(), denomination, taken: self.taken })
    }

    // Where the cards are.

    pub(super) fn pack(&self) -> Pack {
        // The cards of a round are a pack by construction; only a corrupted round comes out as some other.
        Pack::from_indices(&self.pack).unwrap_or_else(|| Pack::from_seed(0))
    }

    /// The card at that place of the pack, as far as it is known here.
    pub(super) fn card(&self, slot: usize) -> Option<Card> {
        self.pack.get(slot).and_then(|&index| Card::from_index(index.into()))
    }

    pub(super) fn set(&mut self, slot: usize, card: Option<Card>) {
        if let Some(place) = self.pack.get_mut(slot) {
            *place = card.map_or(UNSEEN, |card| card.index() as u8);
        }
    }

    #[inline(always)]
    pub(super) fn cards(&self, slots: impl IntoIterator<Item = usize>) -> CardSet {
        slots.into_iter().fold(CardSet::EMPTY, |cards, slot| cards | self.one(slot))
    }

    /// The card at that place alone; empty when it is not known here, as [`UNSEEN`] shifts to no card of the pack.
    #[inline(always)]
    fn one(&self, slot: usize) -> CardSet {
        self.pack.get(slot).map_or(CardSet::EMPTY, |&c| CardSet::from_bits_truncate(1u64.wrapping_shl(c.into())))
    }

    pub(super) const fn played(&self) -> CardSet {
        CardSet::from_bits_truncate(u64::from_le_bytes(self.played))
    }

    /// The cards that a player has played.
    fn played_by(&self, player: Player) -> CardSet {
        self.plays().filter(|&(by, _)| by == player).map(|(_, card)| card).collect()
    }

    /// Whether the open card of that place has been dealt yet (B2.2, B2.4).
    pub(super) fn dealt(&self, slot: usize) -> bool {
        slot < FIRST_OPEN_END || self.declared().is_some()
    }

    /// The cards that were dealt open to a player.
    pub(super) fn open(&self, player: Player) -> CardSet {
        let slots = closed_slots(player, self.dealer()).map(|slot| slot + OPEN);
        self.cards(slots.into_iter().filter(|&slot| self.dealt(slot)))
    }

    /// Whether the closed card of that place has been turned up: the card on it was played (B4.1).
    pub(super) fn turned_up(&self, closed: usize) -> bool {
        self.card(closed + OPEN).is_some_and(|open| self.played().contains(open))
    }

    /// What lies open on the pile with that closed card.
    fn top(&self, closed: usize) -> Option<Card> {
        if self.turned_up(closed) {
            self.card(closed).filter(|&card| !self.played().contains(card))
        } else {
            self.card(closed + OPEN).filter(|_| self.dealt(closed + OPEN))
        }
    }

    /// A player's piles.
    pub(super) fn piles(&self, player: Player) -> [Pile; 10] {
        let mut piles = [Pile { open: None, closed: false }; 10];
        for (pile, slot) in piles.iter_mut().zip(closed_slots(player, self.dealer())) {
            *pile = Pile { open: self.top(slot), closed: !self.turned_up(slot) };
        }
        piles
    }

    /// The cards that lie open before a player: [`top`](Self::top) of all its piles.
    #[inline(always)]
    pub(super) fn up(&self, player: Player) -> CardSet {
        if self.declared().is_none() {
            return self.open(player);
        }
        let played = self.played();
        let mut cards = CardSet::EMPTY;
        for slot in closed_slots(player, self.dealer()) {
            // Both cards are looked up whether they are needed or not: a branch here could not be foreseen.
            let (open, closed) = (self.one(slot + OPEN), self.one(slot));
            cards |= open | if open.meets(played) { closed } else { CardSet::EMPTY };
        }
        cards - played
    }

    /// Whether a player has no table card left (B4.3).
    fn cleared(&self, player: Player) -> bool {
        let played = self.played();
        closed_slots(player, self.dealer())
            .into_iter()
            .all(|slot| self.card(slot).is_some_and(|card| played.contains(card)))
    }

    /// Whether a player may see and play its hand cards (B4.2, B4.3).
    #[inline(always)]
    pub(super) fn unlocked(&self, player: Player) -> bool {
        *player.of(&self.taken) > 0 || self.cleared(player)
    }

    /// The six hand cards that a player was dealt, as far as they are known here.
    #[inline(always)]
    pub(super) fn dealt_hand(&self, player: Player) -> CardSet {
        self.cards(hand_slots(player, self.dealer()))
    }

    /// Those that it has not played.
    #[inline(always)]
    pub(super) fn hand(&self, player: Player) -> CardSet {
        self.dealt_hand(player) - self.played()
    }

    /// The hand cards that a player has played. The table cards among its plays are all known here.
    pub(super) fn played_from_hand(&self, player: Player) -> CardSet {
        self.played_by(player) - self.cards(0..HAND)
    }

    /// How many hand cards a player has left.
    pub(super) fn hand_count(&self, player: Player) -> usize {
        6usize.saturating_sub(self.played_from_hand(player).len())
    }

    /// The cards that a player can choose from, duties apart (B4).
    #[inline(always)]
    pub(super) fn playable(&self, player: Player) -> CardSet {
        if self.phase() != Phase::Play {
            return CardSet::EMPTY;
        }
        let hand = if self.unlocked(player) { self.hand(player) } else { CardSet::EMPTY };
        self.up(player) | hand
    }

    // What is legal.

    /// The card to answer to.
    #[inline(always)]
    pub(super) fn led(&self) -> Option<Card> {
        self.trick().map(|trick| trick.lead)
    }

    #[inline(always)]
    pub(super) fn legal_cards(&self) -> CardSet {
        match self.turn() {
            Some(player) => duty::legal_cards(self.playable(player), self.led(), self.trump()),
            None => CardSet::EMPTY,
        }
    }

    #[inline(always)]
    pub(super) fn legal_actions(&self) -> ActionSet {
        match self.phase() {
            Phase::Declare => self.unused().into(),
            Phase::Play => self.legal_cards().into(),
            Phase::Over => ActionSet::EMPTY,
        }
    }

    /// Why a player may not do that, from what it sees.
    pub(super) fn why_not(&self, player: Player, action: Action) -> Option<Illegal> {
        let turn = self.turn();
        match (self.phase(), action) {
            (Phase::Over, _) => Some(Illegal::RoundOver),
            _ if turn != Some(player) => Some(Illegal::NotOnTurn),
            (Phase::Declare, Action::Declare(denomination)) => {
                (!self.unused().contains(denomination)).then_some(Illegal::DenominationUsed(denomination))
            }
            (Phase::Play, Action::Play(card)) => {
                let playable = self.playable(player);
                if playable.contains(card) {
                    duty::why_not(playable, card, self.led(), self.trump())
                } else if self.seen(Some(player)).contains(card) {
                    Some(Illegal::NotHeld(card))
                } else {
                    Some(Illegal::NotVisible(card))
                }
            }
            (phase, _) => Some(Illegal::WrongPhase(phase)),
        }
    }

    /// Does what the player on turn does, which must be legal. Cards that this turns up are not filled in.
    #[inline(always)]
    pub(super) fn push(&mut self, action: Action) {
        match action {
            Action::Declare(denomination) => self.declared = denomination as u8,
            Action::Play(card) => {
                let (Some(player), led) = (self.turn(), self.led()) else { return };
                let Some(play) = self.plays.get_mut(usize::from(self.count)) else { return };
                *play = card.index() as u8 | (player as u8) << 6;
                self.count += 1;
                self.played = self.played().with(card).bits().to_le_bytes();
                if let Some(led) = led {
                    let winner = if law::beats(card, led, self.trump()) { player } else { player.other() };
                    let taken = winner.of_mut(&mut self.taken);
                    *taken = taken.saturating_add(1);
                }
            }
        }
    }
}

/// What a byte of the record says.
#[inline(always)]
fn who_played(play: u8) -> Option<(Player, Card)> {
    let card = Card::from_index(usize::from(play & 0x3f))?;
    Some((Player::from_low_bit(play >> 6), card))
}

/// Bytes alone need no padding, so equal states are equal memory.
const _: () = assert!(size_of::<State>() == 118 && align_of::<State>() == 1);
