//! What all byte forms have in common: fixed length, little-endian, a version and a kind in front, and read by replay.
//! The memory of a value is never its saved form.

use crate::BytesError;

/// The version of the byte forms, their first byte.
pub(crate) const VERSION: u8 = 1;

/// What the bytes are, their second byte.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Kind {
    KingRound = b'R',
    KingTable = b'T',
    KingView = b'V',
    Party = b'P',
    BalayiRound = b'r',
    BalayiTable = b't',
    BalayiViewOfZero = b'0',
    BalayiViewOfOne = b'1',
    Match = b'm',
}

/// The bytes in order, behind version and kind; zeros fill the rest.
pub(crate) fn write<const N: usize>(kind: Kind, bytes: impl IntoIterator<Item = u8>) -> [u8; N] {
    let mut written = [0; N];
    for (place, byte) in written.iter_mut().zip([VERSION, kind as u8].into_iter().chain(bytes)) {
        *place = byte;
    }
    written
}

/// Checks length, version and kind.
pub(crate) fn check<const N: usize>(bytes: &[u8], kinds: &[Kind]) -> Result<[u8; N], BytesError> {
    let array: [u8; N] = bytes.try_into().map_err(|_| BytesError { at: bytes.len().min(N) })?;
    match array.as_slice() {
        [version, ..] if *version != VERSION => Err(BytesError { at: 0 }),
        [_, found, ..] if !kinds.iter().any(|&kind| kind as u8 == *found) => Err(BytesError { at: 1 }),
        _ => Ok(array),
    }
}

/// Checks that what was replayed would be saved like this.
pub(crate) fn check_same<const N: usize>(saved: &[u8; N], replayed: &[u8; N]) -> Result<(), BytesError> {
    match saved.iter().zip(replayed).position(|(saved, replayed)| saved != replayed) {
        Some(at) => Err(BytesError { at }),
        None => Ok(()),
    }
}
