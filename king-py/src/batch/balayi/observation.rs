//! What a player sees, as numbers.

use king_rules::CardSet;
use king_rules::balayi::{self, Denomination, DenominationSet, Pack, Phase, Player, View};
use pyo3::prelude::*;

use super::seen::Seen;
use crate::balayi::view;
use crate::batch::arrays::{Column, need_numpy};
use crate::batch::observing::{self, Parts};
use crate::values::Exactly;

/// 0 for the viewer, 1 for the other player.
fn side(viewer: Player, player: Player) -> usize {
    usize::from(player != viewer)
}

/// The open cards of a player that lie on one which was not turned up yet.
fn covers(view: &View, player: Player) -> CardSet {
    view.piles(player).into_iter().filter(|pile| pile.closed).filter_map(|pile| pile.open).collect()
}

/// Writes what a view sees, by what both have seen; nothing else is known here. The layout is described in
/// `king_rules.balayi.OBSERVATION`.
pub(super) fn observe(view: &View, seen: &Seen, out: &mut Parts<'_>) {
    let viewer = view.viewer();
    let players = [viewer, viewer.other()];
    out.cards("hand", [view.hand(viewer).unwrap_or_default()]);
    out.cards("open", players.map(|player| view.open_cards(player)));
    out.cards("covers", players.map(|player| covers(view, player)));
    out.cards("trick", [view.trick().cards()]);
    out.cards("played", players.map(|player| seen.played[player.index()]));
    out.part("order", 52).copy_from_slice(&seen.order);
    out.cards("excluded", [seen.excluded(view.table(), viewer.other())]);

    out.one_hot("phase", Phase::ALL.len(), Some(view.phase().index()));
    out.one_hot("turn", 2, view.turn().map(|player| side(viewer, player)));
    out.one_hot("dealer", 2, Some(side(viewer, view.dealer())));
    out.one_hot("denomination", Denomination::ALL.len(), view.denomination().map(Denomination::index));
    let unused = out.part("unused", Denomination::ALL.len());
    for denomination in view.unused().iter() {
        unused[denomination.index()] = 1;
    }
    let taken = view.taken();
    out.numbers("taken", players.map(|player| taken[player.index()]));
    out.numbers("unlocked", players.map(|player| view.unlocked(player).into()));
    out.numbers("held", players.map(|player| view.held(player).into()));
}

/// The names and widths of the parts of an observation, in order.
fn layout() -> Vec<(&'static str, usize)> {
    let start = balayi::Round::new(Pack::from_seed(0), Player::Zero, DenominationSet::ALL);
    let observe =
        |round: &balayi::Round, out: &mut Parts<'_>| observe(&round.view(Player::Zero), &Seen::of(round.table()), out);
    start.map(|round| observing::layout(|out| observe(&round, out))).unwrap_or_default()
}

/// The names and widths of the parts of an observation, in order.
#[pyfunction]
pub(crate) fn observation_layout() -> Vec<(&'static str, usize)> {
    layout()
}

/// How long an observation is.
pub(super) fn width() -> usize {
    static WIDTH: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    *WIDTH.get_or_init(|| layout().iter().map(|(_, width)| width).sum())
}

/// What a view sees, as numbers.
#[pyfunction]
pub(crate) fn observation<'py>(py: Python<'py>, view: Exactly<'py, view::View>) -> PyResult<Column<i8>> {
    need_numpy(py)?;
    let view = &view.0.get().0;
    let mut observed = vec![0; width()];
    observe(view, &Seen::of(view.table()), &mut Parts::of(&mut observed));
    Ok(Column(observed))
}
