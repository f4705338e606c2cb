//! Tricks, and the rows of dürt.

use king_rules::king::{Trick, durt};
use king_rules::law;

use crate::card::KING_NOTHING;
use crate::memory::{Answer, array, give, give_array, items};
use crate::numbers as to;
use crate::status::king_status::{KING_E_RANGE, KING_NONE};

/// Up to four cards played clockwise from a leader. Its members are the caller's to read and to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct king_trick {
    /// Who plays, or played, the first card.
    pub leader: u8,
    /// How many cards lie, 0 to 4. Next plays seat (leader + length) % 4.
    pub length: u8,
    /// The cards in the order played; KING_NOTHING for those not played yet.
    pub cards: [u8; 4],
}

impl From<Trick> for king_trick {
    fn from(trick: Trick) -> Self {
        let mut cards = [KING_NOTHING; 4];
        for (place, (_, card)) in cards.iter_mut().zip(trick.plays()) {
            *place = card.index() as u8;
        }
        Self { leader: trick.leader() as u8, length: trick.len() as u8, cards }
    }
}

impl king_trick {
    pub(crate) fn checked(self) -> Answer<Trick> {
        let cards = self.cards.get(..self.length.into()).ok_or(KING_E_RANGE)?;
        cards.iter().try_fold(Trick::new(to::seat(self.leader)?), |trick, &card| Ok(trick.with(to::card(card)?)))
    }
}

/// Who takes a trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2). `trump`
/// is a suit, or KING_NOTHING.
///
/// KING_NONE: no card lies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_trick_winner(trick: *const king_trick, trump: u8, seat: *mut u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(seat, || {
            let [trick] = array(trick)?;
            let trick = king_trick::checked(trick)?;
            Ok(trick.winner(to::any(trump, to::suit)?).ok_or(KING_NONE)? as u8)
        })
    }
}

/// Which of `count` cards, in the order played, wins, counted from 0, in either game (K7.2, B5.4). `trump` is a
/// suit, or KING_NOTHING.
///
/// KING_NONE: there is no card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_winner(cards: *const u8, count: u32, trump: u8, place: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(place, || {
            let numbers = items(cards, count)?;
            for &number in numbers {
                to::card(number)?;
            }
            let cards = numbers.iter().filter_map(|&number| to::card(number).ok());
            Ok(law::winner(cards, to::any(trump, to::suit)?).ok_or(KING_NONE)? as u32)
        })
    }
}

/// The cards that may be placed next in dürt, whoever holds them (K8.2): in each suit the start rank, or, once
/// that lies, the next card above and below the row. `placed` are all cards placed so far; the rows have no gaps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_durt_open_cards(placed: u64, start: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(cards, || Ok(durt::open_cards(to::cards(placed)?, to::rank(start)?).bits())) }
}

/// The cards of a hand that may be placed in dürt; with none the player passes (K8.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_durt_legal_cards(hand: u64, placed: u64, start: u8, cards: *mut u64) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { give(cards, || Ok(durt::legal_cards(to::cards(hand)?, to::cards(placed)?, to::rank(start)?).bits())) }
}

/// What each seat wins in dürt, `points[4]`, from `places[4]`: 1 to 4, or 0 for a place that is not decided.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_durt_points(places: *const u8, points: *mut i16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give_array(points, || {
            let places = array::<u8, 4>(places)?;
            if places.iter().any(|&place| place > 4) {
                return Err(KING_E_RANGE);
            }
            Ok(durt::points(places.map(|place| (place > 0).then_some(place))))
        })
    }
}
