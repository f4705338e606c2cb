//! Rounds, views, tables and parties as bytes to save, read by the same replay as their texts.

use super::{
    Action, Contract, ContractSet, Deal, Doubles, HouseRules, Illegal, Party, Round, Seat, SetupError, Table, View,
};
use crate::saved::{self, Kind, check, check_same};
use crate::{BytesError, CardSet};

/// Where things stand: version, kind, viewer, whether all hands are seen; the hands; the table.
const HANDS: usize = 4;
const TABLE: usize = HANDS + 4 * 8;
const PLAYS: usize = TABLE + 13;
const LEN: usize = PLAYS + 52;
/// No contract is left to declare.
const UNUSED: BytesError = BytesError { at: TABLE + 9 };

impl Round {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The round as bytes, the same on every platform.
    ///
    /// ```
    /// use king_rules::king::{ContractSet, Deal, HouseRules, Round, Seat};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// assert_eq!(Round::from_bytes(&round.to_bytes()), Ok(round));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_bytes(&self) -> [u8; LEN] {
        write(Kind::KingRound, [0, 1], self.hands, &self.table)
    }

    /// Reads what [`to_bytes`](Self::to_bytes) gave, by playing it again.
    ///
    /// # Errors
    /// When these bytes are no legal history of a round: the first byte found not to fit.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = check(bytes, &[Kind::KingRound])?;
        let saved = read(&bytes)?;
        let round = replayed(saved.round()?, &saved.table, Round::apply);
        check_same(&bytes, &round.to_bytes())?;
        Ok(round)
    }
}

impl View {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The view as bytes, the same on every platform. Nothing that the viewer does not see is in them.
    pub fn to_bytes(&self) -> [u8; LEN] {
        write(Kind::KingView, [self.viewer() as u8, u8::from(self.open == 1)], self.hands, &self.table)
    }

    /// Reads what [`to_bytes`](Self::to_bytes) gave, by following it again.
    ///
    /// # Errors
    /// When these bytes are nothing that the viewer can have followed: the first byte found not to fit.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = check(bytes, &[Kind::KingView])?;
        let saved = read(&bytes)?;
        let viewer = Seat::from_index(saved.viewer.into()).ok_or(BytesError { at: 2 })?;
        let table = &saved.table;
        let view = if saved.open == 1 {
            replayed(saved.round()?, table, Round::apply).view(viewer)
        } else {
            let hand = *viewer.of(&saved.hands) | table.played_by(viewer);
            let start = View::new(viewer, hand, table.declarer(), table.unused(), table.house_rules());
            let start = start.map_err(|error| match error {
                SetupError::Cards(_) => BytesError { at: HANDS + 8 * viewer.index() },
                SetupError::NothingToDeclare => UNUSED,
            })?;
            replayed(start, table, View::apply)
        };
        check_same(&bytes, &view.to_bytes())?;
        Ok(view)
    }
}

impl Table {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = LEN;

    /// The table as bytes, the same on every platform.
    pub fn to_bytes(&self) -> [u8; LEN] {
        write(Kind::KingTable, [0, 0], [CardSet::EMPTY; 4], self)
    }

    /// Reads what [`to_bytes`](Self::to_bytes) gave, by following it again.
    ///
    /// # Errors
    /// When these bytes are nothing that can have been played: the first byte found not to fit.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes = check(bytes, &[Kind::KingTable])?;
        let saved = read(&bytes)?.table;
        let start = Self::start(saved.declarer(), saved.unused(), saved.house_rules()).map_err(|_| UNUSED)?;
        let table = replayed(start, &saved, Table::apply);
        check_same(&bytes, &table.to_bytes())?;
        Ok(table)
    }
}

/// A party: version, kind, first declarer, count, house rules, then each round.
const ROUNDS: usize = 6;
const ROUND_LEN: usize = 7;
const PARTY_LEN: usize = ROUNDS + ROUND_LEN * Party::ROUNDS;

impl Party {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub const BYTES: usize = PARTY_LEN;

    /// The party as bytes, the same on every platform.
    pub fn to_bytes(&self) -> [u8; PARTY_LEN] {
        let [low, high] = self.rules.to_le_bytes();
        let rounds =
            self.contracts.iter().zip(self.doubles).zip(self.taken).flat_map(|((&contract, doubles), taken)| {
                let [low, high] = doubles.to_le_bytes();
                let [n, e, s, w] = taken.map(|points| points.to_le_bytes());
                [[contract], [low], [high], n, e, s, w].into_iter().flatten()
            });
        let head = [self.first_declarer, self.count, low, high];
        saved::write(Kind::Party, head.into_iter().chain(rounds))
    }

    /// Reads what [`to_bytes`](Self::to_bytes) gave, recording each result again.
    ///
    /// # Errors
    /// When these bytes are no results of a party: the first byte found not to fit.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BytesError> {
        let bytes: [u8; PARTY_LEN] = check(bytes, &[Kind::Party])?;
        let (head, rounds) = bytes.split_first_chunk::<ROUNDS>().ok_or(BytesError { at: bytes.len() })?;
        let [_version, _kind, first_declarer, count, low, high] = *head;
        let rules = HouseRules::from_bits(u16::from_le_bytes([low, high]));
        let mut party = Self::new(Seat::from_low_bits(first_declarer), rules);
        for round in rounds.chunks_exact(ROUND_LEN).take(count.into()) {
            if let [contract, low, high, n, e, s, w] = *round {
                let contract = Contract::from_index(usize::from(contract).wrapping_sub(1));
                let doubles = Doubles::from_bits(u16::from_le_bytes([low, high]));
                let taken = [n, e, s, w].map(|byte| i16::from(i8::from_le_bytes([byte])));
                let result =
                    contract.zip(doubles).map(|(contract, doubles)| party.record_result(contract, doubles, taken));
                if !matches!(result, Some(Ok(()))) {
                    break;
                }
            }
        }
        check_same(&bytes, &party.to_bytes())?;
        Ok(party)
    }
}

/// What the bytes say, not yet looked at: fields that follow from the others are not filled in.
struct Saved {
    viewer: u8,
    open: u8,
    hands: [CardSet; 4],
    table: Table,
}

impl Saved {
    fn round(&self) -> Result<Round, BytesError> {
        let table = &self.table;
        let dealt = Seat::ALL.map(|seat| *seat.of(&self.hands) | table.played_by(seat));
        let deal = Deal::new(dealt).map_err(|_| BytesError { at: HANDS })?;
        Round::new(deal, table.declarer(), table.unused(), table.house_rules()).map_err(|_| UNUSED)
    }
}

/// Does again what a table tells, as far as it is legal.
fn replayed<T>(mut state: T, table: &Table, apply: fn(&mut T, Action) -> Result<(), Illegal>) -> T {
    for (_, action) in table.actions() {
        if apply(&mut state, action).is_err() {
            break;
        }
    }
    state
}

fn write(kind: Kind, seen: [u8; 2], hands: [CardSet; 4], table: &Table) -> [u8; LEN] {
    let words = [table.kontur, table.sur, table.rules].map(u16::to_le_bytes);
    let small = [table.count, table.passes, table.declarer, table.unused, table.contract, table.phase, table.turn];
    let hands = hands.into_iter().flat_map(|hand| hand.bits().to_le_bytes());
    let all = seen.into_iter().chain(hands).chain(words.into_iter().flatten()).chain(small).chain(table.plays);
    saved::write(kind, all)
}

fn read(bytes: &[u8; LEN]) -> Result<Saved, BytesError> {
    let mut rest = bytes.iter().copied().skip(2);
    let mut byte = || rest.next().unwrap_or(0);
    let (viewer, open) = (byte(), byte());
    let mut hands = [CardSet::EMPTY; 4];
    for (i, hand) in hands.iter_mut().enumerate() {
        let bits = u64::from_le_bytes([(); 8].map(|()| byte()));
        *hand = CardSet::from_bits(bits).ok_or(BytesError { at: HANDS + 8 * i + 6 })?;
    }
    let [kontur, sur, rules] = [(); 3].map(|()| u16::from_le_bytes([byte(), byte()]));
    let [count, passes, declarer, unused, contract, phase, turn] = [(); 7].map(|()| byte());
    let plays = [(); 52].map(|()| byte());
    let start = Table::new(
        Seat::from_low_bits(declarer),
        ContractSet::from_bits_truncate(unused),
        HouseRules::from_bits(rules),
    );
    let table = Table { kontur, sur, plays, count, passes, contract, phase, turn, ..start };
    Ok(Saved { viewer, open, hands, table })
}
