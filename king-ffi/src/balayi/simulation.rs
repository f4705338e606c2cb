//! Rounds of Balayı played at random by seed.
//!
//! Round number k depends on the seed and k alone: its pack is that of king_deal_seed(), and it is played by
//! king_choices(). Unless something else is set, the players deal in turn, player 0 in round 0, and the
//! declarers draw what they declare among all.

use king_rules::balayi::{Denominations, Simulation};

use crate::balayi_round;

use crate::card::KING_NOTHING;
use crate::memory::{Answer, change, get, give};
use crate::numbers as to;
use crate::playout;
use crate::value::{Value, values};

/// The settings of simulated rounds. Made by balayi_simulation_new().
#[derive(Clone, Copy)]
#[repr(C)]
pub struct balayi_simulation {
    opaque: [u64; 3],
}

values! { balayi_simulation(Settings) = BalayiSimulation; }

/// The settings as plain integers.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Settings {
    seed: u64,
    dealer: u8,
    declaration: u8,
    unused: u8,
    rest: [u8; 5],
}

impl Settings {
    /// The simulation. What a caller has corrupted is refused.
    fn simulation(&self) -> Answer<Simulation> {
        let mut simulation = Simulation::new(self.seed);
        simulation.dealer = to::any(self.dealer, to::player)?;
        simulation.declaration = to::any(self.declaration, to::denomination)?;
        simulation.unused = to::denominations(self.unused)?;
        Ok(simulation)
    }
}

/// Simulated rounds of that seed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_simulation_new(seed: u64, simulation: *mut balayi_simulation) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        give(simulation, || {
            Ok(balayi_simulation::of(Settings {
                seed,
                dealer: KING_NOTHING,
                declaration: KING_NOTHING,
                unused: Denominations::ALL.bits(),
                rest: [0; 5],
            }))
        })
    }
}

/// Who deals; KING_NOTHING: the players in turn.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_simulation_set_dealer(simulation: *mut balayi_simulation, dealer: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            to::any(dealer, to::player)?;
            settings.dealer = dealer;
            Ok(())
        })
    }
}

/// What is declared; KING_NOTHING: it is drawn among the unused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_simulation_set_declaration(simulation: *mut balayi_simulation, declaration: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            to::any(declaration, to::denomination)?;
            settings.declaration = declaration;
            Ok(())
        })
    }
}

/// What the declarer may declare, as a set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_simulation_set_unused(simulation: *mut balayi_simulation, unused: u8) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        change(simulation, |settings| {
            settings.unused = to::denominations(unused)?.bits();
            Ok(())
        })
    }
}

/// Round number k, from 0, played to its end.
///
/// KING_E_NOTHING_TO_DECLARE, KING_E_ILLEGAL: nothing can be declared, or not what is set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn balayi_simulation_round(
    simulation: *const balayi_simulation,
    k: u64,
    round: *mut balayi_round,
) -> i32 {
    // SAFETY: the pointers are as the caller promised.
    unsafe {
        get(simulation, round, |settings| Ok(balayi_round::of(playout::balayi_round(&settings.simulation()?, k)?)))
    }
}
