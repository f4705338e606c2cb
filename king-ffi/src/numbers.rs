//! The numbers of the ABI, each with what it stands for and how it is made.

#[cfg(feature = "players")]
use king_players::Level;
use king_rules::balayi::{self, Denomination, DenominationSet, Player};
use king_rules::king::{
    Action, ActionSet, Contract, ContractKind, ContractSet, Doubles, Phase, Relation, Seat, SeatSet,
};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet, Lang, Rank, Reason, Suit};

use crate::convert::{Scalar, Takes, Writes};
use crate::describe::{Role, Type};
use crate::failure::Answer;
use crate::king::HouseOption;
use crate::memory::{check, item};
use crate::status::king_status::{self, KING_E_RANGE};
use crate::takes::List;

/// What numbers stand for: the type and its meaning; the type of a number that comes in, and of one that goes out; the
/// way there and the way back.
macro_rules! scalars {
    ($($T:ty, $means:literal: $Wide:ident $wide:literal, $Narrow:ident $narrow:literal, $of:expr, $number:expr;)+) => { $(
        impl Scalar for $T {
            type Wide = $Wide;
            type Narrow = $Narrow;
            const WIDE: &'static str = $wide;
            const C: &'static str = $narrow;
            const MEANS: &'static str = $means;

            fn of(number: $Wide) -> Option<Self> {
                let of: fn($Wide) -> Option<Self> = $of;
                of(number)
            }

            fn narrow(self) -> $Narrow {
                let number: fn(Self) -> $Narrow = $number;
                number(self)
            }

            fn widen(number: $Narrow) -> $Wide {
                number.into()
            }
        }

        impl Takes for $T {
            type Raw = $Wide;
            type Argument = Self;
            const ROLE: Role = Role::Number;
            const OF: Type = Type::new($wide, $means);

            unsafe fn take(raw: $Wide) -> Answer<Self> {
                Ok(<Self as Scalar>::of(raw).ok_or(KING_E_RANGE)?)
            }
        }

        impl Writes for $T {
            type Places = *mut $Narrow;
            type Output = Self;
            const OF: Type = Type::new($narrow, $means);

            fn check(place: *mut $Narrow) -> Answer<()> {
                Ok(check(place)?)
            }

            unsafe fn write(place: *mut $Narrow, output: Self) -> Answer<()> {
                // SAFETY: the caller has room for it.
                unsafe { place.write(output.narrow()) };
                Ok(())
            }
        }
    )+ };
}

/// Those that come in as uint32_t and go out as a byte.
macro_rules! bytes {
    ($($T:ty, $means:literal, $of:expr, $number:expr;)+) => {
        scalars! { $($T, $means: u32 "uint32_t", u8 "uint8_t", $of, $number;)+ }
    };
}

bytes! {
    Suit, "suit", |n| Suit::from_index(n as usize), |suit| suit as u8;
    Rank, "rank", |n| Rank::from_index(n as usize), |rank| rank as u8;
    Card, "card", |n| Card::from_index(n as usize), |card| card.index() as u8;
    Lang, "lang", |n| Lang::from_index(n as usize), |lang| lang as u8;
    Reason, "reason", |n| Reason::ALL.iter().copied().find(|reason| u32::from(reason.code()) == n), |reason| reason.code();
    bool, "bool", |n| [false, true].get(n as usize).copied(), bool::into;

    Seat, "seat", |n| Seat::from_index(n as usize), |seat| seat as u8;
    SeatSet, "seat_set", |n| SeatSet::from_bits(n.try_into().ok()?), SeatSet::bits;
    Contract, "contract", |n| Contract::from_index(n as usize), |contract| contract.index() as u8;
    ContractKind, "contract_kind", |n| ContractKind::from_index(n as usize), |kind| kind as u8;
    ContractSet, "contract_set", |n| ContractSet::from_bits(n.try_into().ok()?), ContractSet::bits;
    Action, "action", |n| Action::from_code(n.try_into().ok()?), Action::code;
    Phase, "phase", |n| Phase::from_index(n as usize), |phase| phase as u8;
    HouseOption, "house_option", |n| HouseOption::ALL.get(n as usize).copied(), |option| option as u8;
    Relation, "relation", |n| Relation::from_index(n as usize), |relation| relation as u8;

    Player, "player", |n| Player::from_index(n as usize), |player| player as u8;
    Denomination, "denomination", |n| Denomination::from_index(n as usize), |denomination| denomination as u8;
    DenominationSet, "denomination_set", |n| DenominationSet::from_bits(n.try_into().ok()?), DenominationSet::bits;
    balayi::Action, "balayi_action", |n| balayi::Action::from_code(n.try_into().ok()?), balayi::Action::code;
    balayi::Phase, "balayi_phase", |n| balayi::Phase::from_index(n as usize), |phase| phase as u8;

    u8, "number", |n| n.try_into().ok(), |n| n;
}

#[cfg(feature = "players")]
bytes! {
    Level, "level", |n| Level::from_code(n.try_into().ok()?), Level::code;
    king_players::king::Reason, "greedy_reason", |n| Self::from_code(n.try_into().ok()?), king_players::king::Reason::code;
    king_players::balayi::Reason, "balayi_greedy_reason", |n| Self::from_code(n.try_into().ok()?),
        king_players::balayi::Reason::code;
}

scalars! {
    CardSet, "card_set": u64 "uint64_t", u64 "uint64_t", CardSet::from_bits, CardSet::bits;
    balayi::ActionSet, "balayi_action_set": u64 "uint64_t", u64 "uint64_t",
        balayi::ActionSet::from_bits, balayi::ActionSet::bits;
    Doubles, "doubles": u32 "uint32_t", u16 "uint16_t", |n| Doubles::from_bits(n.try_into().ok()?), Doubles::bits;
    king_status, "status": i32 "int32_t", i32 "int32_t", king_status::from_number, |status| status as i32;
    u32, "number": u32 "uint32_t", u32 "uint32_t", Some, |n| n;
    u64, "number": u64 "uint64_t", u64 "uint64_t", Some, |n| n;
    i16, "points": i32 "int32_t", i16 "int16_t", |n| n.try_into().ok(), |n| n;
    i32, "points": i32 "int32_t", i32 "int32_t", Some, |n| n;
    i64, "points": i64 "int64_t", i64 "int64_t", Some, |n| n;
}

/// The number of an item in a list: KING_NONE where there are not so many.
pub struct Index;

impl Takes for Index {
    type Raw = u32;
    type Argument = usize;
    const ROLE: Role = Role::Number;
    const OF: Type = Type::new("uint32_t", "index");

    unsafe fn take(raw: u32) -> Answer<usize> {
        Ok(usize::try_from(raw).unwrap_or(usize::MAX))
    }
}

/// The number of something of which there may be more than any list holds: KING_NONE where there are not so many.
pub struct LongIndex;

impl Takes for LongIndex {
    type Raw = u64;
    type Argument = u64;
    const ROLE: Role = Role::Number;
    const OF: Type = Type::new("uint64_t", "index");

    unsafe fn take(raw: u64) -> Answer<u64> {
        Ok(raw)
    }
}

/// How many play-outs, or the number of one.
#[cfg(feature = "players")]
pub struct PlayoutCount<T>(T);

#[cfg(feature = "players")]
impl<T: Scalar<Wide = T>> Takes for PlayoutCount<T> {
    type Raw = T;
    type Argument = T;
    const ROLE: Role = Role::Number;
    const OF: Type = Type::new(T::WIDE, "playouts");

    unsafe fn take(raw: T) -> Answer<T> {
        Ok(raw)
    }
}

/// Through how many positions a solver goes at most.
#[cfg(feature = "players")]
pub struct PositionCount;

#[cfg(feature = "players")]
impl Takes for PositionCount {
    type Raw = u64;
    type Argument = u64;
    const ROLE: Role = Role::Number;
    const OF: Type = Type::new("uint64_t", "positions");

    unsafe fn take(raw: u64) -> Answer<u64> {
        Ok(raw)
    }
}

/// The seed of a shuffle: any number.
pub struct Seed;

impl Takes for Seed {
    type Raw = u64;
    type Argument = u64;
    const ROLE: Role = Role::Number;
    const OF: Type = Type::new("uint64_t", "seed");

    unsafe fn take(raw: u64) -> Answer<u64> {
        Ok(raw)
    }
}

/// A number of that range and no other.
pub struct Within<const LEAST: u32, const MOST: u32>;

impl<const LEAST: u32, const MOST: u32> Takes for Within<LEAST, MOST> {
    type Raw = u32;
    type Argument = u8;
    const ROLE: Role = Role::Number;
    const OF: Type = Type { range: Some((LEAST as u64, MOST as u64)), ..Type::new("uint32_t", "number") };

    unsafe fn take(raw: u32) -> Answer<u8> {
        let within = u8::try_from(raw).ok().filter(|_| (LEAST..=MOST).contains(&raw));
        Ok(within.ok_or(KING_E_RANGE)?)
    }
}

/// How many of something there are.
pub struct Count;

impl Writes for Count {
    type Places = *mut u8;
    type Output = usize;
    const OF: Type = Type::new("uint8_t", "count");

    fn check(place: *mut u8) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn write(place: *mut u8, output: usize) -> Answer<()> {
        // SAFETY: the caller has room for it.
        unsafe { place.write(output as u8) };
        Ok(())
    }
}

/// A mask of King's actions: two words, the low one first.
impl Writes for ActionSet {
    type Places = *mut u64;
    type Output = Self;
    const OF: Type = Type { items: &[2], ..Type::new("uint64_t", "action_set") };

    fn check(place: *mut u64) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn write(place: *mut u64, output: Self) -> Answer<()> {
        // SAFETY: the caller has room for two.
        unsafe { place.cast::<[u64; 2]>().write(two_words(output.bits())) };
        Ok(())
    }
}

/// A number of 128 bits: two words, the low one first.
impl Takes for u128 {
    type Raw = *const u64;
    type Argument = Self;
    const ROLE: Role = Role::In;
    const OF: Type = Type { items: &[2], ..Type::new("uint64_t", "wide") };

    unsafe fn take(raw: *const u64) -> Answer<Self> {
        // SAFETY: the same promise; an array is aligned as its items.
        let [low, high] = unsafe { item(raw.cast::<[u64; 2]>())? };
        Ok(Self::from(low) | Self::from(high) << 64)
    }
}

impl Writes for u128 {
    type Places = *mut u64;
    type Output = Self;
    const OF: Type = Type { items: &[2], ..Type::new("uint64_t", "wide") };

    fn check(place: *mut u64) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn write(place: *mut u64, output: Self) -> Answer<()> {
        // SAFETY: the caller has room for two.
        unsafe { place.cast::<[u64; 2]>().write(two_words(output)) };
        Ok(())
    }
}

/// A number of 128 bits as it stands in arrays.
pub(crate) const fn two_words(number: u128) -> [u64; 2] {
    [number as u64, (number >> 64) as u64]
}

/// The state of a generator, which goes on by what is drawn.
pub struct Choices<'a>(&'a mut u64);

impl Choices<'_> {
    pub(crate) fn draw<T>(self, how: impl FnOnce(&mut SplitMix64) -> T) -> T {
        let mut numbers = SplitMix64::new(*self.0);
        let drawn = how(&mut numbers);
        *self.0 = numbers.state();
        drawn
    }
}

impl<'a> Takes for Choices<'a> {
    type Raw = *mut u64;
    type Argument = Self;
    const ROLE: Role = Role::Change;
    const OF: Type = Type::new("uint64_t", "choices");

    unsafe fn take(raw: *mut u64) -> Answer<Self> {
        // SAFETY: the same promise.
        unsafe {
            item(raw)?;
            Ok(Self(&mut *raw))
        }
    }
}

/// Cards of the caller one after the other; more than can be turned up at once are as wrong as one too many.
pub(crate) fn cards<T>(list: List<'_, Card>, with: impl FnOnce(&[Card]) -> T) -> Answer<T> {
    const ROOM: usize = 16;
    let mut cards = [Card::KING_OF_HEARTS; ROOM];
    let mut count = 0;
    for (place, card) in cards.iter_mut().zip(list.iter()) {
        *place = card;
        count += 1;
    }
    Ok(with(cards.get(..count).ok_or(KING_E_RANGE)?))
}
