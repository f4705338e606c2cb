//! What a seat sees, as numbers.

use king_rules::king::{self, Contract, ContractKind, HouseRules, Phase, Seat};
use pyo3::prelude::*;

use super::seen::Seen;
use crate::batch::arrays::{Column, need_numpy};
use crate::batch::observing::{self, Parts};
use crate::king::view::View;
use crate::values::Exactly;

/// The seats from the viewer's, in turn order, each with its number there.
fn around(viewer: Seat) -> impl Iterator<Item = (usize, Seat)> {
    viewer.order().into_iter().enumerate()
}

/// How far a seat sits to the left of another.
fn turns(from: Seat, to: Seat) -> usize {
    (to.index() + 4 - from.index()) % 4
}

/// Writes what a view sees, by what all have seen; nothing else is known here. The layout is described in
/// `king_rules.king.OBSERVATION`.
pub(super) fn observe(view: &king::View, seen: &Seen, out: &mut Parts<'_>) {
    let (viewer, table) = (view.viewer(), view.table());
    out.cards("hand", [view.hand(viewer).unwrap_or_default()]);

    let trick = out.part("trick", 4 * 52);
    for (seat, card) in table.trick().plays() {
        trick[52 * turns(viewer, seat) + card.index()] = 1;
    }
    out.cards("played", viewer.order().map(|seat| seen.played[seat.index()]));
    out.part("order", 52).copy_from_slice(&seen.order);
    let [_, others @ ..] = viewer.order();
    out.cards("excluded", others.map(|seat| seen.excluded(table, seat)));

    out.one_hot("phase", Phase::ALL.len(), Some(table.phase().index()));
    out.one_hot("turn", 4, table.turn().map(|seat| turns(viewer, seat)));
    out.one_hot("declarer", 4, Some(turns(viewer, table.declarer())));
    out.one_hot("contract", Contract::COUNT, table.contract().map(Contract::index));
    let unused = out.part("unused", ContractKind::ALL.len());
    for kind in table.unused().iter() {
        unused[kind.index()] = 1;
    }
    let doubles = out.part("doubles", 16);
    for (by, seat) in around(viewer) {
        for doubled in table.doubles().doubled_by(seat).iter() {
            doubles[4 * by + turns(viewer, doubled)] = 1;
        }
    }
    out.numbers("taken", viewer.order().map(|seat| seen.taken[seat]));
    out.numbers("held", viewer.order().map(|seat| table.held(seat).into()));
    out.numbers("hearts_open", [table.hearts_open().into()]);
    out.numbers("annulled", [table.annulled().into()]);
    out.numbers("house_rules", rules(&table.house_rules()));
}

/// The number of each option's value, in the order of K12.
fn rules(rules: &HouseRules) -> [i16; 7] {
    [
        rules.rifki_void as i16,
        rules.penalty_void as i16,
        rules.koz_void as i16,
        rules.rifki_annul.into(),
        rules.early_end.into(),
        rules.durt_end as i16,
        rules.sale_tie as i16,
    ]
}

/// The names and widths of the parts of an observation, in order.
pub(super) fn layout() -> Vec<(&'static str, usize)> {
    let start = king::Round::new(king::Deal::from_seed(0), Seat::North, king::ContractSet::ALL, HouseRules::new());
    let observe =
        |round: &king::Round, out: &mut Parts<'_>| observe(&round.view(Seat::North), &Seen::of(round.table()), out);
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
pub(crate) fn observation<'py>(py: Python<'py>, view: Exactly<'py, View>) -> PyResult<Column<i8>> {
    need_numpy(py)?;
    let view = &view.0.get().0;
    let mut observed = vec![0; width()];
    observe(view, &Seen::of(view.table()), &mut Parts::of(&mut observed));
    Ok(Column(observed))
}
