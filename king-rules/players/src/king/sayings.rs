//! What advisors say that all talk, by how good their hands are: where the bounds of [`talk`](super::talk) come from, and what
//! [`belief`](super::belief) takes for even. A program to be called by hand.
//!
//! ```text
//! cargo test --release -p king-players --lib what_advisors_say -- --ignored --nocapture
//! ```

extern crate std;

use std::println;

use king_rules::king::{Action, Phase, SeatSet, View};

use super::{Player, Tournament, thumb};

/// By phase and points above usual: how many there were, and how many doubled back, doubled at all, or redoubled.
#[test]
#[ignore = "a program to be called by hand"]
fn what_advisors_say() {
    let mut counts = [[(0, 0); 12]; 3];
    for party in 0..8 {
        let count = |view: &View, seed| {
            let action = if view.phase() == Phase::Play { Player::Greedy } else { Player::Playouts(200) }
                .act(view, seed)
                .unwrap();
            let Some(contract) = view.contract() else { return action };
            let above = thumb::advantage(contract, view.hand(view.viewer()).unwrap());
            let bucket = (above.div_euclid(3 * 16) + 4).clamp(0, 11) as usize;
            let doublers = view.doubles().doublers_of(view.viewer());
            let said = |action| match action {
                Action::Kontur(on) | Action::Sur(on) => on,
                _ => SeatSet::EMPTY,
            };
            let row = match view.phase() {
                Phase::Kontur if contract.kind().is_penalty() && !doublers.is_empty() => 0,
                Phase::Kontur => 1,
                Phase::Sur => 2,
                _ => return action,
            };
            let says = said(action);
            counts[row][bucket].0 += 1;
            counts[row][bucket].1 += i32::from(if row == 1 { !says.is_empty() } else { says.meets(doublers) });
            action
        };
        Tournament::new(1).party(party, count).unwrap();
    }
    for (row, name) in ["doubles back", "doubles", "redoubles"].into_iter().enumerate() {
        for (bucket, (all, said)) in counts[row].into_iter().enumerate() {
            println!("{name}, {:+} points or more above usual: {said} of {all}", 3 * (bucket as i32 - 4));
        }
    }
}
