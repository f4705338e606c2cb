//! Numbers of the caller made into values of the library, each within its range.

use king_rules::balayi::{self, Denomination, Denominations, Player, Revealed, ViewError};
use king_rules::king::{Action, Contract, ContractKind, ContractSet, Doubles, HouseRules, SaleTie, Seat, SeatSet};
use king_rules::{Card, CardSet, Lang, Rank, Reason, Suit};

use crate::card::KING_NOTHING;
use crate::king_house_rules;
use crate::memory::{Answer, array, items, value};
use crate::status::king_status::{KING_E_RANGE, KING_E_REVEALED};

pub(crate) fn lang(lang: u8) -> Answer<Lang> {
    match lang {
        0 => Ok(Lang::En),
        1 => Ok(Lang::Tr),
        _ => Err(KING_E_RANGE),
    }
}

pub(crate) fn truth(number: u8) -> Answer<bool> {
    match number {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(KING_E_RANGE),
    }
}

/// Nothing for KING_NOTHING, else what the number stands for.
pub(crate) fn any<T>(number: u8, what: fn(u8) -> Answer<T>) -> Answer<Option<T>> {
    if number == KING_NOTHING { Ok(None) } else { what(number).map(Some) }
}

pub(crate) fn suit(suit: u8) -> Answer<Suit> {
    Suit::from_index(suit.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn rank(rank: u8) -> Answer<Rank> {
    Rank::from_index(rank.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn card(card: u8) -> Answer<Card> {
    Card::from_index(card.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn cards(mask: u64) -> Answer<CardSet> {
    CardSet::from_bits(mask).ok_or(KING_E_RANGE)
}

/// Four hands of the caller.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn hands(hands: *const u64) -> Answer<[CardSet; 4]> {
    // SAFETY: the same promise.
    let [n, e, s, w] = unsafe { array::<u64, 4>(hands)? };
    Ok([cards(n)?, cards(e)?, cards(s)?, cards(w)?])
}

/// A pack of the caller: 52 cards, of which some may be there twice.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn pack(pack: *const u8) -> Answer<[Card; 52]> {
    // SAFETY: the same promise.
    let numbers = unsafe { array::<u8, 52>(pack)? };
    let mut cards = [Card::KING_OF_HEARTS; 52];
    for (place, number) in cards.iter_mut().zip(numbers) {
        *place = card(number)?;
    }
    Ok(cards)
}

pub(crate) fn reason(reason: u8) -> Answer<Reason> {
    Reason::ALL.into_iter().find(|known| known.code() == reason).ok_or(KING_E_RANGE)
}

pub(crate) fn seat(seat: u8) -> Answer<Seat> {
    Seat::from_index(seat.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn seats(mask: u8) -> Answer<SeatSet> {
    SeatSet::from_bits(mask).ok_or(KING_E_RANGE)
}

pub(crate) fn kind(kind: u8) -> Answer<ContractKind> {
    ContractKind::from_index(kind.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn contract(contract: u8) -> Answer<Contract> {
    Contract::from_index(contract.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn contracts(mask: u8) -> Answer<ContractSet> {
    ContractSet::from_bits(mask).ok_or(KING_E_RANGE)
}

pub(crate) fn action(code: u8) -> Answer<Action> {
    Action::from_code(code).ok_or(KING_E_RANGE)
}

pub(crate) fn doubles(bits: u16) -> Answer<Doubles> {
    Doubles::from_bits(bits).ok_or(KING_E_RANGE)
}

pub(crate) fn tie(tie: u8) -> Answer<SaleTie> {
    SaleTie::from_index(tie.into()).ok_or(KING_E_RANGE)
}

/// House rules of the caller; those of the rulebook for NULL.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn rules(rules: *const king_house_rules) -> Answer<HouseRules> {
    if rules.is_null() {
        return Ok(HouseRules::new());
    }
    // SAFETY: the same promise.
    unsafe { value(rules).copied().map(HouseRules::from_bits) }
}

pub(crate) fn player(player: u8) -> Answer<Player> {
    Player::from_index(player.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn denomination(denomination: u8) -> Answer<Denomination> {
    Denomination::from_index(denomination.into()).ok_or(KING_E_RANGE)
}

pub(crate) fn denominations(mask: u8) -> Answer<Denominations> {
    Denominations::from_bits(mask).ok_or(KING_E_RANGE)
}

pub(crate) fn balayi_action(code: u8) -> Answer<balayi::Action> {
    balayi::Action::from_code(code).ok_or(KING_E_RANGE)
}

/// The cards that the caller says were turned up.
///
/// # Safety
/// As for all of `memory`.
pub(crate) unsafe fn revealed(cards: *const u8, count: u32) -> Answer<Revealed> {
    // SAFETY: the same promise.
    let numbers = unsafe { items(cards, count)? };
    if numbers.len() > Revealed::MOST {
        return Err(KING_E_REVEALED);
    }
    for &number in numbers {
        card(number)?;
    }
    Ok(numbers.iter().filter_map(|&number| card(number).ok()).collect())
}

/// What became of following a game.
pub(crate) fn followed(followed: Result<(), ViewError>) -> Answer<Result<(), Reason>> {
    match followed {
        Ok(()) => Ok(Ok(())),
        Err(ViewError::Illegal(illegal)) => Ok(Err(illegal.reason())),
        Err(_) => Err(KING_E_REVEALED),
    }
}

/// A mask of King's actions as two words, the low one first.
pub(crate) const fn words(mask: u128) -> [u64; 2] {
    [mask as u64, (mask >> 64) as u64]
}
