//! The result of a round: all that its scores follow from.

use super::contract::{LAST_TRICK, PLACES};
use super::{Contract, ContractKind, Doubles, HouseRules, PointsError, Seat};

/// The result of one round, as a score sheet keeps it. [`Round::result`](super::Round::result) returns that of a round
/// that was played here; for people who play with real cards it is filled in by hand.
///
/// ```
/// use king_rules::king::{HouseRules, RoundResult, Seat};
/// // The first example of the source: dürt from 4, only West doubles South and South redoubles.
/// let result = RoundResult {
///     declarer: Seat::South,
///     contract: "durt:4".parse()?,
///     doubles: "S>W,W>S".parse()?,
///     taken: [20, -10, 45, 10],
/// };
/// assert_eq!(result.scores(HouseRules::new()), [20, -10, 115, -60]);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundResult {
    /// Who declared.
    pub declarer: Seat,
    /// What was declared.
    pub contract: Contract,
    /// Who doubled whom.
    pub doubles: Doubles,
    /// The points taken (≥ 0) in a penalty, or won in koz and dürt, N, E, S, W.
    pub taken: [i16; 4],
}

impl RoundResult {
    /// The scores, N, E, S, W ([K9](crate::rules::konturlu_king#K9)). The house rules decide a tie among
    /// buyers.
    #[must_use]
    pub fn scores(&self, rules: HouseRules) -> [i32; 4] {
        self.doubles.settle(self.contract.kind(), self.taken, rules.sale_tie)
    }
}

impl ContractKind {
    /// Why the four seats cannot have taken these points (or won, in koz and dürt) in one whole round
    /// ([K3.1](crate::rules::konturlu_king#K3.1)); `None` when they can.
    ///
    /// ```
    /// use king_rules::king::{ContractKind, PointsError};
    /// let why_not = |contract: ContractKind, points| contract.why_not_taken(points).map(|error| error.to_string());
    /// assert_eq!(why_not(ContractKind::SonIki, [10, 0, 20, 0]), None);
    /// assert_eq!(why_not(ContractKind::ElAlmaz, [5, 4, 6, 50]).unwrap(), "4 is no multiple of 5 (K3.1)");
    /// assert_eq!(
    ///     why_not(ContractKind::ElAlmaz, [3, 4, 3, 3]).unwrap(),
    ///     "these are counts (13 in all): enter points, 5 for each (K3.1)"
    /// );
    /// ```
    #[must_use]
    pub fn why_not_taken(self, taken: [i16; 4]) -> Option<PointsError> {
        if self == Self::Durt {
            return why_not_places(taken);
        }
        let (total, unit) = (self.total().abs(), self.unit());
        let sum: i32 = taken.iter().map(|&points| i32::from(points)).sum();
        let negative = taken.iter().copied().find(|&points| points < 0);
        if negative.is_none() && sum == i32::from(total / unit) && self != Self::SonIki {
            return Some(PointsError::Counts { found: total / unit, wanted: unit });
        }
        if let Some(found) = negative {
            return Some(PointsError::Negative(found));
        }
        if let Some(found) = taken.iter().copied().find(|points| points % unit != 0) {
            return Some(PointsError::NoMultiple { found, wanted: unit });
        }
        if sum != i32::from(total) {
            return Some(PointsError::Sum { found: sum, wanted: total.into() });
        }
        let last_is_whole = self != Self::SonIki || taken.iter().any(|&points| points >= LAST_TRICK);
        if last_is_whole { None } else { Some(PointsError::LastTrick(LAST_TRICK)) }
    }
}

/// The first points too many, and the first that are missing, when these are not those of the four places.
fn why_not_places(won: [i16; 4]) -> Option<PointsError> {
    let wanted = PLACES.into_iter().find(|points| !won.contains(points))?;
    let (_, found) = (0..)
        .zip(won)
        .find(|&(n, points)| !PLACES.contains(&points) || won.iter().take(n).any(|&before| before == points))?;
    Some(PointsError::Places { found, wanted })
}
