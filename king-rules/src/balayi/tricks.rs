//! Playing the tricks ([B5](crate::rules::balayi_king#B5)).

use super::{Illegal, Phase, Table, Trick};
use crate::law::{Chain, Step};
use crate::{Card, CardSet, Suit};

/// What decides which of its playable cards a player may play ([B5](crate::rules::balayi_king#B5)).
/// [`Table`](super::Table) knows it of itself; an engine that keeps its own state fills it in. A hand is here all that
/// its player can play, open table cards included: duties look at playable cards only
/// ([B4.4](crate::rules::balayi_king#B4.4)).
///
/// ```
/// use king_rules::balayi::{Duties, Illegal, Player, Trick};
/// use king_rules::{Card, CardSet, Suit};
/// let playable: CardSet = "A2.K.9.QT4".parse()?;
/// let nine: Card = "C9".parse()?;
/// // ♣9 is led and clubs are trump: it must be beaten.
/// let duties = Duties { trick: Trick::new(Player::Zero).with(nine), trump: Some(Suit::Clubs) };
/// assert_eq!(duties.legal_cards(playable), "...QT".parse()?);
/// assert_eq!(duties.why_not(playable, "C4".parse()?), Some(Illegal::MustOvertrump(nine)));
/// assert_eq!(duties.why_not(playable, "SA".parse()?), Some(Illegal::MustFollow(Suit::Clubs)));
/// // Whoever plays ♣4 all the same had no club above the nine to play.
/// assert_eq!(duties.excluded("C4".parse()?, CardSet::ALL), "...AKQJT".parse()?);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Duties {
    /// The trick as it lies: at most one card. Once two lie, the next card is led to a new trick.
    pub trick: Trick,
    /// The trump suit; `None` in no trump.
    pub trump: Option<Suit>,
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

    /// What playing that card proves its player not to have been able to play: the cards x of `available` such that no
    /// hand out of `available` with x and the card makes it legal. `available` are the cards not played before.
    #[must_use]
    pub fn excluded(&self, card: Card, available: CardSet) -> CardSet {
        self.chain().excluded(card, available)
    }

    #[inline(always)]
    fn chain(&self) -> Chain<Illegal> {
        // B5.5: the leader has no duty: trumps may be led at any time.
        let Some(lead) = self.trick.lead() else { return Chain::new() };
        // B5.1: the suit led is followed.
        let follow = Step::among(lead.suit().cards(), Illegal::MustFollow(lead.suit()));
        match self.trump {
            // B5.3: a trump led is beaten.
            Some(trump) if trump == lead.suit() => {
                Chain::new().then(Step::among(lead.higher(), Illegal::MustOvertrump(lead))).then(follow)
            }
            // B5.2: void in the suit led, a trump is played; in no trump, any card.
            Some(trump) => Chain::new().then(follow).then(Step::among(trump.cards(), Illegal::MustTrump(trump))),
            None => Chain::new().then(follow),
        }
    }
}

/// The duties of the player on turn, when it is to play a card.
#[inline(always)]
pub(super) fn duties(table: &Table) -> Option<Duties> {
    let play = matches!(table.phase(), Phase::Play);
    play.then(|| Duties { trick: table.trick(), trump: table.trump() })
}

/// Which of the playable cards the player on turn may play.
#[inline(always)]
pub(super) fn may(table: &Table, playable: CardSet) -> CardSet {
    // B4.4: the duties see no other card.
    table.duties().map_or(CardSet::EMPTY, |duties| duties.legal_cards(playable))
}

/// Why the player on turn may not play that one of its playable cards.
pub(super) fn why_not(table: &Table, playable: CardSet, card: Card) -> Option<Illegal> {
    table.duties()?.why_not(playable, card)
}

/// Writes a card of the player on turn into the record, and passes the turn on.
#[inline(always)]
pub(super) fn advance(table: &mut Table, card: Card) {
    let (player, trick) = (table.actor(), table.trick());
    let Some(place) = table.plays.get_mut(usize::from(table.count)) else { return };
    *place = card.index() as u8 | (player as u8) << 6;
    table.count += 1;
    table.played = table.played().with(card).bits().to_le_bytes();
    let next = if trick.is_empty() { None } else { trick.with(card).winner(table.trump()) };
    if let Some(winner) = next {
        let taken = winner.of_mut(&mut table.taken);
        *taken = taken.saturating_add(1);
    }
    table.turn = next.unwrap_or(player.other()) as u8;
}

/// What the answer to a trick proves its player not to have been able to play.
pub(super) fn shows(table: &Table, trick: Trick) -> CardSet {
    let mut plays = trick.plays();
    let (Some((leader, lead)), Some((_, answer))) = (plays.next(), plays.next()) else { return CardSet::EMPTY };
    Duties { trick: Trick::new(leader).with(lead), trump: table.trump() }.excluded(answer, CardSet::ALL)
}

/// The trick on the table: empty before its first card and once it is full.
#[inline(always)]
pub(super) fn current(table: &Table) -> Trick {
    let lead = if table.count % 2 == 1 { table.play(usize::from(table.count) - 1) } else { None };
    lead.map_or(Trick::new(table.actor()), |(leader, card)| Trick::new(leader).with(card))
}

/// The whole tricks, in order.
pub(super) fn all(table: &Table) -> impl DoubleEndedIterator<Item = Trick> + ExactSizeIterator + Clone {
    (0..table.count / 2).map(|n| {
        let n = 2 * usize::from(n);
        match (table.play(n), table.play(n + 1)) {
            (Some((leader, lead)), Some((_, answer))) => Trick::new(leader).with(lead).with(answer),
            _ => Trick::new(table.actor()),
        }
    })
}
