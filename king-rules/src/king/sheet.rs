//! The score sheet, its check (sağlama), and who comes out (K10).

use super::{ContractKind, Imbalance, Seat, SeatSet};

/// The score sheet as players keep it: for each declarer and contract, the four scores of that round.
///
/// [`Party::sheet`](super::Party::sheet) fills it; a sheet kept by hand can be entered and checked as well.
///
/// ```
/// use king_rules::king::{ContractKind, Imbalance, Seat, Sheet};
/// let mut sheet = Sheet::new();
/// sheet.enter(Seat::North, ContractKind::ErkekAlmaz, [12, -6, 12, -66]);
/// assert_eq!(sheet.imbalance(), None);
/// sheet.enter(Seat::North, ContractKind::Rifki, [0, -30, 30, 0]);
/// let wrong = sheet.imbalance().unwrap();
/// assert_eq!((wrong.declarer, wrong.contract, wrong.found, wrong.wanted), (Seat::North, ContractKind::Rifki, 0, -30));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// By declarer and contract.
    rounds: [[Option<[i32; 4]>; 8]; 4],
}

impl Sheet {
    /// What every seat starts a party with ([K10.1](crate::rules::konturlu_king#K10.1)).
    // K10.1: so that the final scores sum to 0.
    pub const START: i32 = 122;

    /// An empty sheet.
    #[must_use]
    pub const fn new() -> Self {
        Self { rounds: [[None; 8]; 4] }
    }

    /// Writes the scores of a round, N, E, S, W, in the place of its declarer and contract.
    pub fn enter(&mut self, declarer: Seat, contract: ContractKind, scores: [i32; 4]) {
        if let Some(place) = declarer.of_mut(&mut self.rounds).get_mut(contract.index()) {
            *place = Some(scores);
        }
    }

    /// The scores of the round that a seat declared with that contract; `None` when it is not written.
    #[must_use]
    pub fn scores(&self, declarer: Seat, contract: ContractKind) -> Option<[i32; 4]> {
        declarer.of(&self.rounds).get(contract.index()).copied().flatten()
    }

    /// What each seat has, N, E, S, W: the start and all scores written. Totals saturate at the ends of `i32`, which only
    /// impossible scores reach.
    #[must_use]
    pub fn totals(&self) -> [i32; 4] {
        self.rounds.iter().flatten().flatten().fold([Self::START; 4], add)
    }

    /// What the scores of a seat's contract sum to over the four seats; `None` when it is not written.
    #[must_use]
    pub fn sum(&self, declarer: Seat, contract: ContractKind) -> Option<i64> {
        self.scores(declarer, contract).map(total)
    }

    /// What the scores of a contract sum to over all four declarers, as far as they are written.
    #[must_use]
    pub fn sum_over_declarers(&self, contract: ContractKind) -> i64 {
        Seat::ALL.into_iter().filter_map(|declarer| self.sum(declarer, contract)).sum()
    }

    /// *Sağlama*, the check of the sheet ([K10.2](crate::rules::konturlu_king#K10.2)): the first round, by declarer and
    /// contract, that does not sum to the [total](ContractKind::total) of its contract; `None` when the sheet balances.
    /// Then all four declarers together sum to four times that.
    pub fn imbalance(&self) -> Option<Imbalance> {
        // K10.2: each round to the total of its contract; the four declarers together follow.
        for declarer in Seat::ALL {
            for contract in ContractKind::ALL {
                let expected = contract.total().into();
                match self.sum(declarer, contract) {
                    Some(found) if found != expected => {
                        let found = found.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
                        return Some(Imbalance { declarer, contract, found, wanted: contract.total().into() });
                    }
                    _ => {}
                }
            }
        }
        None
    }
}

/// Adds scores to totals. Saturating, as a sheet kept by hand may hold any numbers.
pub(super) fn add(totals: [i32; 4], scores: &[i32; 4]) -> [i32; 4] {
    let [a, b, c, d] = totals;
    let [e, f, g, h] = *scores;
    [a.saturating_add(e), b.saturating_add(f), c.saturating_add(g), d.saturating_add(h)]
}

fn total(scores: [i32; 4]) -> i64 {
    scores.map(i64::from).iter().sum()
}

/// How a party ended ([K10.3](crate::rules::konturlu_king#K10.3)).
///
/// ```
/// use king_rules::king::{Outcome, Seat};
/// let outcome = Outcome::new([-30, 192, 0, -162]);
/// assert_eq!(outcome.cikan(), Seat::East.set());
/// assert_eq!(outcome.batan(), Seat::North.set() | Seat::South.set() | Seat::West.set());
/// assert_eq!(outcome.rank(Seat::South), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    totals: [i32; 4],
}

impl Outcome {
    /// The outcome of these final scores, N, E, S, W.
    #[must_use]
    pub const fn new(totals: [i32; 4]) -> Self {
        Self { totals }
    }

    /// The final scores, N, E, S, W.
    #[must_use]
    pub const fn totals(&self) -> [i32; 4] {
        self.totals
    }

    /// Those who come out (*çıkan*): their final score is above zero.
    #[must_use]
    pub fn cikan(&self) -> SeatSet {
        // K10.3: above zero; at zero a seat sinks.
        Seat::ALL.into_iter().filter(|seat| *seat.of(&self.totals) > 0).collect()
    }

    /// Those who sink (*batan*): at zero or below.
    #[must_use]
    pub fn batan(&self) -> SeatSet {
        SeatSet::ALL - self.cikan()
    }

    /// The rank of a seat, from 1: one more than the number of seats with a higher final score, so that equal scores
    /// share a rank.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        let own = seat.of(&self.totals);
        1 + self.totals.iter().filter(|&total| total > own).count() as u8
    }
}
