//! Plain Monte Carlo of Konturlu King, what everybody writes first. Frozen: it is never improved.

use king_rules::king::{Action, View};
use king_rules::shuffle;

/// The legal action with the best mean over that many random play-outs, dealt out to the legal actions in turn: every
/// world, drawn by the seed, is played out once after each of them. The first legal action where there is nothing to
/// choose, or no world; `None` when the viewer is not on turn.
#[must_use]
pub fn choose(view: &View, playouts: u32, seed: u64) -> Option<Action> {
    let actions: Vec<Action> = view.legal_actions().iter().collect();
    if actions.len() < 2 {
        return actions.first().copied();
    }
    let worlds = view.worlds();
    let mut arms = vec![(0, 0); actions.len()];
    for k in 0..u64::from(playouts) {
        let (world, arm) = (k / actions.len() as u64, k as usize % actions.len());
        let Some(mut round) = worlds.draw(seed, world) else { break };
        round.apply_unchecked(actions[arm]);
        king_playout::play_out_king(&mut round, &mut shuffle::choices(seed, k));
        let (sum, count) = &mut arms[arm];
        *sum += i64::from(round.scores().unwrap_or_default()[view.viewer()]);
        *count += 1;
    }
    // Means are compared by their cross products; what was never played out stands behind. Among equals the first.
    let mut best = 0;
    for (arm, &(sum, count)) in arms.iter().enumerate() {
        if sum * arms[best].1 > arms[best].0 * count {
            best = arm;
        }
    }
    Some(actions[best])
}
