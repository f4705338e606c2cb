//! Rounds of King played at random by seed.
//!
//! Round number k depends on the seed and k alone: it is dealt by king_deal_seed() and played by
//! king_choices(). What is prescribed is not drawn. Unless something else is set, the seats declare in turn,
//! North in round 0, and draw their contracts among all; nobody doubles and nobody annuls; the rulebook holds
//! as it stands.

use king_rules::king::{ContractSet, Doubles, HouseRules, Simulation, Talk};

use crate::king_house_rules;
use crate::king_round;

use crate::card::KING_NOTHING;
use crate::memory::{Answer, change, get, give};
use crate::numbers as to;
use crate::playout;
use crate::status::king_status::KING_E_RANGE;
use crate::value::{Value, values};

/// What is said in the talk of simulated rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum king_talk {
    /// Everybody says iyi.
    Silent = 0,
    /// Every seat draws among all that it may say.
    Uniform = 1,
    /// What comes to the doubles set by king_simulation_set_doubles().
    Said = 2,
}

/// The settings of simulated rounds. Made by king_simulation_new().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct king_simulation {
    opaque: [u64; 4],
}

values! { king_simulation(Settings) = Simulation; }

/// The settings as plain integers.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Settings {
    seed: u64,
    rules: u16,
    doubles: u16,
    declarer: u8,
    contract: u8,
    unused: u8,
    talk: u8,
    annul: u8,
    rest: [u8; 7],
}

impl Settings {
    /// The simulation. What a caller has corrupted is refused.
    fn simulation(&self) -> Answer<Simulation> {
        let mut simulation = Simulation::new(self.seed);
        simulation.declarer = to::any(self.declarer, to::seat)?;
        simulation.contract = to::any(self.contract, to::contract)?;
        simulation.unused = to::contracts(self.unused)?;
        simulation.rules = HouseRules::from_bits(self.rules);
        simulation.talk = match self.talk {
            0 => Talk::Silent,
            1 => Talk::Uniform,
            2 => Talk::Said(to::doubles(self.doubles)?),
            _ => return Err(KING_E_RANGE),
        };
        simulation.annul = to::truth(self.annul)?;
        Ok(simulation)
    }
}

/// Simulated rounds of that seed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_new(seed: u64, simulation: *mut king_simulation) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(simulation, || {
            Ok(king_simulation::of(Settings {
                seed,
                rules: HouseRules::new().to_bits(),
                doubles: Doubles::NONE.bits(),
                declarer: KING_NOTHING,
                contract: KING_NOTHING,
                unused: ContractSet::ALL.bits(),
                talk: king_talk::Silent as u8,
                annul: 0,
                rest: [0; 7],
            }))
        })
    }
}

/// Who declares; KING_NOTHING: the seats in turn.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_set_declarer(simulation: *mut king_simulation, declarer: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            to::any(declarer, to::seat)?;
            settings.declarer = declarer;
            Ok(())
        })
    }
}

/// What is declared, 0 to 22; KING_NOTHING: it is drawn, a kind of contract among the unused first, then its
/// suit or rank.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_set_contract(simulation: *mut king_simulation, contract: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            to::any(contract, to::contract)?;
            settings.contract = contract;
            Ok(())
        })
    }
}

/// What the declarer may declare, as a set of kinds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_set_unused(simulation: *mut king_simulation, unused: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            settings.unused = to::contracts(unused)?.bits();
            Ok(())
        })
    }
}

/// The house rules; NULL for the default.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_set_house_rules(
    simulation: *mut king_simulation,
    rules: *const king_house_rules,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            settings.rules = to::rules(rules)?.to_bits();
            Ok(())
        })
    }
}

/// What is said in the talk: KING_TALK_SILENT or KING_TALK_UNIFORM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_set_talk(simulation: *mut king_simulation, talk: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            if talk > king_talk::Uniform as u8 {
                return Err(KING_E_RANGE);
            }
            settings.talk = talk;
            Ok(())
        })
    }
}

/// Lets the talk come to these doubles: the others double in its first round, the declarer redoubles in the
/// second.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_set_doubles(simulation: *mut king_simulation, doubles: u16) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            settings.doubles = to::doubles(doubles)?.bits();
            settings.talk = king_talk::Said as u8;
            Ok(())
        })
    }
}

/// 1 when a seat that may annul a Rıfkı round draws whether it does, 0 when every seat keeps (K4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_set_annul(simulation: *mut king_simulation, annul: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            settings.annul = to::truth(annul)?.into();
            Ok(())
        })
    }
}

/// Round number k, from 0, played to its end.
///
/// KING_E_NOTHING_TO_DECLARE, KING_E_ILLEGAL, KING_E_DOUBLES: nothing can be declared, not what is set, or no
/// talk can come to the doubles set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn king_simulation_round(
    simulation: *const king_simulation,
    k: u64,
    round: *mut king_round,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe { get(simulation, round, |settings| Ok(king_round::of(playout::king_round(&settings.simulation()?, k)?))) }
}
