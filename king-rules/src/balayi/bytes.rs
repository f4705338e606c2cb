//! Rounds, tables, views and matches as bytes to save: a version, what it is, and the facts. They are read by replay, so
//! an illegal history cannot be loaded, and only what `to_bytes` gives is read.

use super::replay::Replay;
use super::state::State;
use super::{Action, Denomination, Denominations, Player, Round, Table, View};
use crate::{BytesError, Card, CardSet};

pub(super) const VERSION: u8 = 1;

/// What the bytes are: the second byte.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(super) enum Kind {
    Round = b'r',
    Table = b't',
    ViewOfZero = b'0',
    ViewOfOne = b'1',
    Match = b'm',
}

impl Kind {
    const fn of_view(viewer: Player) -> Self {
        match viewer {
            Player::Zero => Self::ViewOfZero,
            Player::One => Self::ViewOfOne,
        }
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

/// Checks the length, the version and the kind.
pub(super) fn checked<const N: usize>(bytes: &[u8], kind: &[Kind]) -> Result<[u8; N], BytesError> {
    let array: [u8; N] = bytes.try_into().map_err(|_| BytesError { at: bytes.len().min(N) })?;
    match array.as_slice() {
        [version, ..] if *version != VERSION => Err(BytesError { at: 0 }),
        [_, found, ..] if !kind.iter().any(|&kind| kind as u8 == *found) => Err(BytesError { at: 1 }),
        _ => Ok(array),
    }
}

/// Checks that what was read would be written like this.
pub(super) fn same<const N: usize>(written: &[u8; N], read: &[u8; N]) -> Result<(), BytesError> {
    match written.iter().zip(read).position(|(written, read)| written != read) {
        Some(at) => Err(BytesError { at }),
        None => Ok(()),
    }
}

impl State {
    fn to_bytes(self, kind: Kind) -> [u8; LEN] {
        let mut bytes = [0; LEN];
        let facts = [self.dealer, self.unused, self.declared, self.count];
        let all = [VERSION, kind as u8].into_iter().chain(self.pack).chain(facts).chain(self.plays);
        for (place, byte) in bytes.iter_mut().zip(all) {
            *place = byte;
        }
        bytes
    }
}

/// The state before the declaration. Cards that are not seen are let pass.
fn read_start(bytes: &[u8; LEN]) -> Result<State, BytesError> {
    let byte = |at: usize| bytes.get(at).copied().unwrap_or_default();
    let mut seen = CardSet::EMPTY;
    let mut cards = [None; Card::COUNT];
    for (at, place) in (PACK..).zip(&mut cards) {
        *place = Card::from_index(byte(at).into());
        if let Some(card) = *place {
            if seen.contains(card) {
                return Err(BytesError { at });
            }
            seen.insert(card);
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
        self.state.to_bytes(Kind::Round)
    }

    /// Reads [`to_bytes`](Self::to_bytes) by replaying the round.
    ///
    /// # Errors
    /// When the bytes are not exactly those of a round that can come about.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = checked(bytes, &[Kind::Round])?;
        let mut round = Round { state: read_start(&bytes)? };
        if let Some(slot) = (0..Card::COUNT).find(|&slot| round.state.card(slot).is_none()) {
            return Err(BytesError { at: PACK + slot });
        }
        for action in actions(&bytes) {
            let (at, action) = action?;
            round.apply(action).map_err(|_| BytesError { at })?;
        }
        same(&round.to_bytes(), &bytes)?;
        Ok(round)
    }
}

impl Table {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The table as bytes to save, versioned and the same on every platform.
    pub fn to_bytes(&self) -> [u8; LEN] {
        self.state.to_bytes(Kind::Table)
    }

    /// Reads [`to_bytes`](Self::to_bytes) by replaying the round.
    ///
    /// # Errors
    /// When the bytes are not exactly those of a table that can come about.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = checked(bytes, &[Kind::Table])?;
        let table = Self { state: read_masked(&bytes, None)? };
        same(&table.to_bytes(), &bytes)?;
        Ok(table)
    }
}

impl View {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The view, its viewer included, as bytes to save, versioned and the same on every platform.
    pub fn to_bytes(&self) -> [u8; LEN] {
        self.state.to_bytes(Kind::of_view(self.viewer()))
    }

    /// Reads [`to_bytes`](Self::to_bytes) by replaying the round.
    ///
    /// # Errors
    /// When the bytes are not exactly those of a view that can come about.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = checked(bytes, &[Kind::ViewOfZero, Kind::ViewOfOne])?;
        let viewer = if bytes.get(1) == Some(&(Kind::ViewOfZero as u8)) { Player::Zero } else { Player::One };
        let view = Self { state: read_masked(&bytes, Some(viewer))?, viewer: viewer as u8 };
        same(&view.to_bytes(), &bytes)?;
        Ok(view)
    }
}
