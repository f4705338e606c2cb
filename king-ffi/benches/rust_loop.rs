//! The loops of cost.c in Rust, called by it: the same rounds, the same draws, the same sums.

use std::sync::Mutex;

use king_rules::balayi;
use king_rules::king::{Action, Contract, ContractSet, Deal, HouseRules, Round, Seat};
use king_rules::shuffle::{self, SplitMix64};

struct Prepared {
    starts: Vec<Round>,
    recorded: Vec<Vec<Action>>,
}

static PREPARED: Mutex<Prepared> = Mutex::new(Prepared { starts: Vec::new(), recorded: Vec::new() });
static BALAYI: Mutex<Vec<balayi::Round>> = Mutex::new(Vec::new());

/// Rounds of a contract just declared, and one play of each.
#[unsafe(no_mangle)]
pub extern "C" fn rust_prepare(contract: u8, rounds: u32) {
    let mut prepared = PREPARED.lock().unwrap();
    *prepared = Prepared { starts: Vec::new(), recorded: Vec::new() };
    for k in 0..u64::from(rounds) {
        let deal = Deal::from_seed(shuffle::deal_seed(1, k));
        let declarer = Seat::from_index(k as usize % 4).unwrap();
        let mut round = Round::new(deal, declarer, ContractSet::ALL, HouseRules::new()).unwrap();
        round.apply(Action::Declare(Contract::from_index(contract.into()).unwrap())).unwrap();
        prepared.starts.push(round.clone());
        round.play_out(&mut shuffle::choices(1, k));
        prepared.recorded.push(round.table().actions().skip(1).map(|(_, action)| action).collect());
    }
}

/// Rounds of Balayı.
#[unsafe(no_mangle)]
pub extern "C" fn rust_prepare_balayi(rounds: u32) {
    let start = |k: u64| {
        let pack = balayi::Pack::from_seed(shuffle::deal_seed(1, k));
        let dealer = balayi::Player::from_index(k as usize % 2).unwrap();
        balayi::Round::new(pack, dealer, balayi::DenominationSet::ALL).unwrap()
    };
    *BALAYI.lock().unwrap() = (0..rounds.into()).map(start).collect();
}

/// A number below n.
fn below(numbers: &mut SplitMix64, n: u32) -> u32 {
    (((numbers.next_u64() >> 32) * u64::from(n)) >> 32) as u32
}

fn nth_bit(mut mask: u64, n: u32) -> u8 {
    for _ in 0..n {
        mask &= mask - 1;
    }
    mask.trailing_zeros() as u8
}

/// One of the actions of a mask.
fn pick(mask: [u64; 2], numbers: &mut SplitMix64) -> u8 {
    let low = mask[0].count_ones();
    let n = below(numbers, low + mask[1].count_ones());
    if n < low { nth_bit(mask[0], n) } else { 64 + nth_bit(mask[1], n - low) }
}

fn words(mask: u128) -> [u64; 2] {
    [mask as u64, (mask >> 64) as u64]
}

/// All rounds once with actions that are drawn; counts the steps and returns a checksum of the actions.
#[unsafe(no_mangle)]
pub extern "C" fn rust_draw(steps: &mut u64) -> u64 {
    let (mut sum, mut numbers) = (0_u64, SplitMix64::new(1));
    for start in &PREPARED.lock().unwrap().starts {
        let mut round = start.clone();
        loop {
            let mask = words(round.legal_actions().bits());
            if mask[0] | mask[1] == 0 {
                break;
            }
            let action = pick(mask, &mut numbers);
            round.apply(Action::from_code(action).unwrap()).unwrap();
            sum = sum.wrapping_mul(31).wrapping_add(action.into());
            *steps += 1;
        }
    }
    sum
}

/// The same with actions that are known before; the checksum is that of the legal actions.
#[unsafe(no_mangle)]
pub extern "C" fn rust_replay(steps: &mut u64) -> u64 {
    let mut sum = 0_u64;
    let prepared = PREPARED.lock().unwrap();
    for (start, recorded) in prepared.starts.iter().zip(&prepared.recorded) {
        let mut round = start.clone();
        let mut actions = recorded.iter();
        loop {
            let mask = words(round.legal_actions().bits());
            let Some(&action) = actions.next().filter(|_| mask[0] | mask[1] != 0) else { break };
            round.apply(action).unwrap();
            sum = sum.wrapping_mul(31).wrapping_add(mask[0]).wrapping_add(mask[1]);
            *steps += 1;
        }
    }
    sum
}

/// As [`rust_draw`] in Balayı.
#[unsafe(no_mangle)]
pub extern "C" fn rust_draw_balayi(steps: &mut u64) -> u64 {
    let (mut sum, mut numbers) = (0_u64, SplitMix64::new(1));
    for start in BALAYI.lock().unwrap().iter() {
        let mut round = start.clone();
        loop {
            let mask = round.legal_actions().bits();
            if mask == 0 {
                break;
            }
            let action = pick([mask, 0], &mut numbers);
            round.apply(balayi::Action::from_code(action).unwrap()).unwrap();
            sum = sum.wrapping_mul(31).wrapping_add(action.into());
            *steps += 1;
        }
    }
    sum
}
