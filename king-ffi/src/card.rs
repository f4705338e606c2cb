//! Cards, suits and ranks, and sets of cards.
//!
//! A card is a number, 13 × suit + rank: ♣2 is 0, ♠A is 51. A set of cards is a mask, bit = card. The thirteen
//! cards of a suit are `UINT64_C(0x1FFF) << 13 * suit`, the four cards of a rank are `UINT64_C(0x8004002001) << rank`.

use core::ffi::c_char;

use core::fmt;

use king_rules::{Card, CardSet, Rank, Suit};

use crate::numbers as to;
use crate::strings::{read, say};

/// How many cards there are.
pub const KING_CARDS: u8 = 52;

/// The set of all cards.
pub const KING_ALL_CARDS: u64 = 0x000F_FFFF_FFFF_FFFF;

/// Stands in a list or an argument for nothing: no card, no suit, nobody.
pub const KING_NOTHING: u8 = 255;

/// A buffer of so many bytes has room for every name and message, and for the text of every value that legal play
/// can come to.
pub const KING_TEXT_SIZE: u32 = 2048;

const _: () = assert!(KING_CARDS as usize == Card::COUNT && KING_ALL_CARDS == CardSet::FULL.bits());

/// A suit, in the order of the card numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_suit {
    /// ♣, sinek
    Clubs = 0,
    /// ♦, karo
    Diamonds = 1,
    /// ♥, kupa
    Hearts = 2,
    /// ♠, maça
    Spades = 3,
}

/// A rank, low to high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_rank {
    /// 2
    Two = 0,
    /// 3
    Three = 1,
    /// 4
    Four = 2,
    /// 5
    Five = 3,
    /// 6
    Six = 4,
    /// 7
    Seven = 5,
    /// 8
    Eight = 6,
    /// 9
    Nine = 7,
    /// 10
    Ten = 8,
    /// Vale, a man
    Jack = 9,
    /// Kız
    Queen = 10,
    /// Papaz, a man
    King = 11,
    /// As
    Ace = 12,
}

/// A language of names and messages. Both are UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_lang {
    /// English
    En = 0,
    /// Turkish
    Tr = 1,
}

/// The letter of a suit in records: `C`, `D`, `H` or `S`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_suit_text(suit: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::suit(suit)?.text())) }
}

/// The name of a suit for people: `hearts`, `kupa`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_suit_name(suit: u8, lang: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::suit(suit)?.name(to::lang(lang)?))) }
}

/// The sign of a suit: `♣`, `♦`, `♥` or `♠`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_suit_symbol(suit: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::suit(suit)?.symbol())) }
}

/// Reads the letter of a suit, as king_suit_text() gives it.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_suit_parse(text: *const c_char, length: u32, suit: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, suit, |text| Ok(text.parse().map(|suit: Suit| suit as u8))) }
}

/// The letter of a rank in records: `2` to `9`, `T`, `J`, `Q`, `K` or `A`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_rank_text(rank: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::rank(rank)?.text())) }
}

/// The name of a rank for people: `king`, `papaz`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_rank_name(rank: u8, lang: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::rank(rank)?.name(to::lang(lang)?))) }
}

/// A rank as it stands on a card: `10` where records write `T`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_rank_figure(rank: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::rank(rank)?.figure())) }
}

/// Reads the letter of a rank, as king_rank_text() gives it.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_rank_parse(text: *const c_char, length: u32, rank: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, rank, |text| Ok(text.parse().map(|rank: Rank| rank as u8))) }
}

/// The text of a card in records, suit first: `SA`, `HT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_card_text(card: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::card(card)) }
}

/// A card as people write it: `♠A`, `♥10`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_card_figure(card: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(Figure(to::card(card)?))) }
}

/// The name of a card for people: `king of hearts`, `kupa papazı`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_card_name(card: u8, lang: u8, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || Ok(to::card(card)?.name(to::lang(lang)?))) }
}

/// Reads a card: `SA`, and also `sa`, `H10` and `♥10`.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_card_parse(text: *const c_char, length: u32, card: *mut u8, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, card, |text| Ok(text.parse().map(|card: Card| card.index() as u8))) }
}

/// A set of cards as a PBN hand, spades first, ranks high to low: `K762.J.AQ.AKQ654`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_card_set_text(cards: u64, buffer: *mut c_char, size: u32, length: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { say(buffer, size, length, || to::cards(cards)) }
}

/// Reads a PBN hand of any number of cards; `-` is read for an empty suit.
///
/// KING_E_TEXT: it cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_card_set_parse(text: *const c_char, length: u32, cards: *mut u64, at: *mut u32) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { read(text, length, at, cards, |text| Ok(text.parse().map(CardSet::bits))) }
}

/// A card in its form for people.
struct Figure(Card);

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#}", self.0)
    }
}
