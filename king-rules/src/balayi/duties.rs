//! Which cards may be played to a trick ([B5](crate::rules::balayi_king#B5)).

use core::iter::once;

use super::{Illegal, Trick};
use crate::law::{self, Step};
use crate::{Card, CardSet, Suit};

/// No duty: nothing brings it about.
const FREE: Step<Illegal> = Step::among(CardSet::EMPTY, Illegal::NotOnTurn);

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
    pub fn legal_cards(&self, hand: CardSet) -> CardSet {
        law::legal_cards(hand, self.chain())
    }

    /// Why a card may not be played from that hand; `None` when it may.
    pub fn why_not(&self, hand: CardSet, card: Card) -> Option<Illegal> {
        if hand.contains(card) { law::why_not(hand, card, self.chain()) } else { Some(Illegal::NotHeld(card)) }
    }

    /// What playing that card proves its player not to have been able to play: the cards x of `available` such that no
    /// hand out of `available` with x and the card makes it legal. `available` are the cards not played before.
    pub fn excluded(&self, card: Card, available: CardSet) -> CardSet {
        law::excluded(card, available, self.chain())
    }

    #[inline(always)]
    fn chain(&self) -> impl Iterator<Item = Step<Illegal>> {
        // B5.5: the leader has no duty: trumps may be led at any time.
        let (first, second) = self.trick.lead().map_or((FREE, FREE), |lead| {
            // B5.1: follow suit.
            let follow = Step::among(lead.suit().cards(), Illegal::MustFollow(lead.suit()));
            match self.trump {
                // B5.3: a trump led must be beaten.
                Some(trump) if trump == lead.suit() => {
                    (Step::among(lead.higher(), Illegal::MustOvertrump(lead)), follow)
                }
                // B5.2: void in the suit led, a trump must be played.
                Some(trump) => (follow, Step::among(trump.cards(), Illegal::MustTrump(trump))),
                None => (follow, FREE),
            }
        });
        once(first).chain(once(second))
    }
}
