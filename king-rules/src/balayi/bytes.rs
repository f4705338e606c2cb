//! Rounds, tables and views as bytes to save, read by the same replay as their texts.

use super::replay::Replay;
use super::state::{State, UNSEEN};
use super::{Action, Denomination, Denominations, Player, Round, Table, View};
use crate::saved::{self, Kind, check, check_same};
use crate::{BytesError, Card, CardSet};

const fn kind_of_view(viewer: Player) -> Kind {
    match viewer {
        Player::Zero => Kind::BalayiViewOfZero,
        Player::One => Kind::BalayiViewOfOne,
    }
}

/// Where things stand.
const PACK: usize = 2;
const DEALER: usize = PACK + Card::COUNT;
const UNUSED: usize = DEALER + 1;
const DECLARED: usize = UNUSED + 1;
const COUNT: usize = DECLARED + 1;
const PLAYS: usize = COUNT + 1;
const LEN: usize = PLAYS + Card::COUNT;

impl State {
    fn to_bytes(self, kind: Kind) -> [u8; LEN] {
        let facts = [self.dealer, self.unused, self.declared, self.count];
        saved::write(kind, self.pack.into_iter().chain(facts).chain(self.plays))
    }
}

/// The state before the declaration. Cards that are not seen are let pass.
fn read_start(bytes: &[u8; LEN]) -> Result<State, BytesError> {
    let byte = |at: usize| bytes.get(at).copied().unwrap_or_default();
    let mut seen = CardSet::EMPTY;
    let mut cards = [UNSEEN; Card::COUNT];
    for (at, place) in (PACK..).zip(&mut cards) {
        if let Some(card) = Card::from_index(byte(at).into()) {
            if seen.contains(card) {
                return Err(BytesError { at });
            }
            seen.insert(card);
            *place = byte(at);
        }
    }
    let dealer = Player::from_index(byte(DEALER).into()).ok_or(BytesError { at: DEALER })?;
    let unused = Denominations::from_bits(byte(UNUSED)).filter(|set| !set.is_empty());
    Ok(State::new(cards, dealer, unused.ok_or(BytesError { at: UNUSED })?))
}

/// The actions, each with the place where it stands.
fn actions(bytes: &[u8; LEN]) -> impl Iterator<Item = Result<(usize, Action), BytesError>> {
    let byte = |at: usize| bytes.get(at).copied().unwrap_or_default();
    let declared = Denomination::from_index(byte(DECLARED).into()).map(|found| Ok((DECLARED, Action::Declare(found))));
    let plays = (PLAYS..LEN).take(byte(COUNT).into()).map(move |at| {
        let card = Card::from_index(usize::from(byte(at) & 0x3f)).ok_or(BytesError { at })?;
        Ok((at, Action::Play(card)))
    });
    declared.into_iter().chain(plays)
}

fn read_masked(bytes: &[u8; LEN], viewer: Option<Player>) -> Result<State, BytesError> {
    let slot = |slot: Option<usize>| slot.map(|slot| BytesError { at: PACK + slot });
    let mut replay =
        Replay::new(read_start(bytes)?, viewer).map_err(|fault| slot(fault.slot).unwrap_or(BytesError { at: PACK }))?;
    for action in actions(bytes) {
        let (at, action) = action?;
        replay.step(action).map_err(|fault| slot(fault.slot).unwrap_or(BytesError { at }))?;
    }
    replay.finish().map_err(|fault| slot(fault.slot).unwrap_or(BytesError { at: PACK }))
}

impl Round {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The round as bytes to save, versioned and the same on every platform.
    pub fn to_bytes(&self) -> [u8; LEN] {
        self.state.to_bytes(Kind::BalayiRound)
    }

    /// Reads [`to_bytes`](Self::to_bytes) by replaying the round.
    ///
    /// # Errors
    /// When the bytes are not exactly those of a round that can come about.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = check(bytes, &[Kind::BalayiRound])?;
        let mut round = Round { state: read_start(&bytes)? };
        if let Some(slot) = (0..Card::COUNT).find(|&slot| round.state.card(slot).is_none()) {
            return Err(BytesError { at: PACK + slot });
        }
        for action in actions(&bytes) {
            let (at, action) = action?;
            round.apply(action).map_err(|_| BytesError { at })?;
        }
        check_same(&bytes, &round.to_bytes())?;
        Ok(round)
    }
}

impl Table {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The table as bytes to save, versioned and the same on every platform.
    pub fn to_bytes(&self) -> [u8; LEN] {
        self.state.to_bytes(Kind::BalayiTable)
    }

    /// Reads [`to_bytes`](Self::to_bytes) by replaying the round.
    ///
    /// # Errors
    /// When the bytes are not exactly those of a table that can come about.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = check(bytes, &[Kind::BalayiTable])?;
        let table = Self { state: read_masked(&bytes, None)? };
        check_same(&bytes, &table.to_bytes())?;
        Ok(table)
    }
}

impl View {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The view, its viewer included, as bytes to save, versioned and the same on every platform.
    pub fn to_bytes(&self) -> [u8; LEN] {
        self.state.to_bytes(kind_of_view(self.viewer()))
    }

    /// Reads [`to_bytes`](Self::to_bytes) by replaying the round.
    ///
    /// # Errors
    /// When the bytes are not exactly those of a view that can come about.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = check(bytes, &[Kind::BalayiViewOfZero, Kind::BalayiViewOfOne])?;
        let viewer = if bytes.get(1) == Some(&(Kind::BalayiViewOfZero as u8)) { Player::Zero } else { Player::One };
        let view = Self { state: read_masked(&bytes, Some(viewer))?, viewer: viewer as u8 };
        check_same(&bytes, &view.to_bytes())?;
        Ok(view)
    }
}
