//! Reading the record of somebody who does not see everything: the cards of the pack come into sight one by one, as the
//! record goes on.

use super::place::{FIRST_OPEN_END, OPEN};
use super::sight::slots;
use super::state::State;
use super::{Action, Player, Revealed, ViewError};
use crate::{Card, PackError, ParseErrorKind};

/// What is wrong with a record, and at which card of the pack; at the action just read when there is none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    pub(super) slot: Option<usize>,
    pub(super) kind: ParseErrorKind,
}

impl Fault {
    const fn at_slot(slot: usize, kind: ParseErrorKind) -> Self {
        Self { slot: Some(slot), kind }
    }

    const fn missing(slot: usize) -> Self {
        Self::at_slot(slot, ParseErrorKind::Expected("a card: this one is seen"))
    }
}

/// Why a step fails: on the view, or for a card that the record leaves out.
enum Broken {
    View(ViewError),
    Missing(usize),
}

impl From<ViewError> for Broken {
    fn from(error: ViewError) -> Self {
        Self::View(error)
    }
}

/// A masked state on its way through a record.
pub(super) struct Replay {
    /// The pack as the record has it, with all that is seen at its end.
    record: State,
    state: State,
    viewer: Option<Player>,
}

impl Replay {
    pub(super) fn new(record: State, viewer: Option<Player>) -> Result<Self, Fault> {
        match (OPEN..FIRST_OPEN_END).find(|&slot| record.card(slot).is_none()) {
            Some(slot) => Err(Fault::missing(slot)),
            None => Ok(Self { record, state: record.masked(viewer), viewer }),
        }
    }

    pub(super) fn step(&mut self, action: Action) -> Result<(), Fault> {
        let record = &self.record;
        let followed = self.state.followed(self.viewer, action, |places| {
            let cards = slots(places).map(|slot| record.card(slot).ok_or(Broken::Missing(slot)));
            cards.collect::<Result<Revealed, _>>()
        });
        self.state = followed.map_err(|broken| match broken {
            Broken::Missing(slot) => Fault::missing(slot),
            Broken::View(ViewError::Illegal(illegal)) => Fault { slot: None, kind: illegal.into() },
            // A card of the pack that was played before it came into sight.
            Broken::View(ViewError::Seen(card)) => Fault {
                slot: (0..Card::COUNT).find(|&slot| record.card(slot) == Some(card)),
                kind: ParseErrorKind::Cards(PackError::Twice(card)),
            },
            Broken::View(_) => {
                Fault { slot: None, kind: ParseErrorKind::Expected("an action that the cards left can explain") }
            }
        })?;
        Ok(())
    }

    /// The state at the end, which must have all cards that the record has.
    pub(super) fn finish(self) -> Result<State, Fault> {
        for slot in 0..Card::COUNT {
            let (said, seen) = (self.record.card(slot), self.state.card(slot));
            if said != seen {
                return Err(Fault::at_slot(
                    slot,
                    ParseErrorKind::Expected(match seen {
                        None => "`?`: this card is not seen",
                        Some(_) => "the hand cards, in ascending order",
                    }),
                ));
            }
        }
        Ok(self.state)
    }
}
