//! How a party stands before a round, and what may come of it.

use king_rules::king::{ContractSet, Party, Seat, View};

use super::calendar;

/// How a party stands before a round: what each seat has, its +122 included (K10.1), and which contracts it has left to declare, this
/// round's among them. So many rounds are left as there are contracts.
///
/// ```
/// use king_players::king::Standings;
/// use king_rules::king::{HouseRules, Party, Seat};
/// let standings = Standings::of(&Party::new(Seat::North, HouseRules::new()));
/// assert_eq!(standings.rounds_left(), 32);
/// assert_eq!(standings.totals(), [122; 4]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Standings {
    // Plain integers without padding: any bits are standings, and whether they fit is asked when they are used.
    totals: [i32; 4],
    unused: [u8; 4],
    reserved: [u8; 4],
}

/// More than any seat can win or lose in a party: 32 rounds of at most 65 seven times over (K9), and the 122.
const MOST: u32 = 15_000;

/// The variance of what a round scores a seat in a party of players that double, in points, as `bars party 100/100/greedy
/// 100/100/greedy` prints it.
const VARIANCE_OF_A_ROUND: i64 = 1_700;

/// The chance that what is normally distributed is at most so many sixteenths of its standard deviation above the mean, in 1/256 %.
#[rustfmt::skip]
const NORMAL: [u16; 65] = [
    12800, 13438, 14073, 14704, 15327, 15940, 16542, 17130, 17701, 18256, 18791, 19305, 19798, 20269, 20716,
    21139, 21538, 21913, 22264, 22592, 22895, 23176, 23435, 23673, 23890, 24087, 24267, 24429, 24574, 24705,
    24822, 24926, 25018, 25099, 25170, 25233, 25287, 25334, 25375, 25411, 25441, 25467, 25489, 25508, 25524,
    25537, 25548, 25558, 25565, 25572, 25577, 25582, 25585, 25588, 25591, 25592, 25594, 25595, 25596, 25597,
    25598, 25598, 25599, 25599, 25599,
];

impl Standings {
    /// Before the first round.
    pub(crate) const START: Self = Self { totals: [122; 4], unused: [255; 4], reserved: [0; 4] };

    /// Those of a table that keeps its own sheet, N, E, S, W: totals with the +122 of the beginning, and the contracts that each seat has
    /// not declared yet. Whether they can be is seen when an advisor is made with them.
    #[must_use]
    pub fn new(totals: [i32; 4], unused: [ContractSet; 4]) -> Self {
        Self { totals, unused: unused.map(ContractSet::bits), reserved: [0; 4] }
    }

    /// Those of a party before its next round.
    #[must_use]
    pub fn of(party: &Party) -> Self {
        Self::new(party.totals(), Seat::ALL.map(|seat| party.unused(seat)))
    }

    /// What each seat has, N, E, S, W.
    #[must_use]
    pub const fn totals(self) -> [i32; 4] {
        self.totals
    }

    /// The contracts that the seat has not declared yet.
    #[must_use]
    pub fn unused(self, seat: Seat) -> ContractSet {
        ContractSet::from_bits_truncate(self.unused.get(seat.index()).copied().unwrap_or_default())
    }

    /// How many rounds are left, the present one among them.
    #[must_use]
    pub fn rounds_left(self) -> u32 {
        self.unused.iter().map(|unused| unused.count_ones()).sum()
    }

    /// Numbers that stand for them.
    pub(crate) fn numbers(self) -> [u64; 5] {
        let [north, east, south, west] = self.totals.map(|total| u64::from(total as u32));
        [north, east, south, west, u32::from_le_bytes(self.unused).into()]
    }

    /// Whether they can be those of a party before the round of that view: its declarer has what it may declare left, the seats declare
    /// in turn (K2.2), and with all that is to come the totals sum to zero (K10.1).
    pub(super) fn fit(self, view: &View) -> bool {
        let left = |seat: Seat| self.unused(seat).len();
        let [declarer, others @ ..] = view.declarer().order();
        // Whoever has declared in this turn of the table already has one less left.
        let mut least = left(declarer);
        let in_turn = others.into_iter().all(|seat| {
            let fits = left(seat) <= least && left(seat) + 1 >= left(declarer);
            least = left(seat);
            fits
        });
        let to_come = Seat::ALL.into_iter().flat_map(|seat| self.unused(seat).iter());
        let sum: i64 = to_come.map(|kind| i64::from(kind.total())).chain(self.totals.map(i64::from)).sum();
        let can_be = self.totals.iter().all(|total| total.unsigned_abs() <= MOST);
        self.unused(declarer) == view.unused() && in_turn && sum == 0 && can_be
    }

    /// What the seat can expect of the rounds after one in which that declarer is left those contracts.
    pub(super) fn odds(self, seat: Seat, declarer: Seat, left: ContractSet) -> Odds {
        let total = self.totals.get(seat.index()).copied().unwrap_or_default();
        let (mut mean, mut rounds) = (256 * i64::from(total), 0);
        for other in Seat::ALL {
            let unused = if other == declarer { left } else { self.unused(other) };
            mean += i64::from(calendar::share(unused, other == seat));
            rounds += unused.len() as i64;
        }
        Odds { mean, deviation: (65_536 * VARIANCE_OF_A_ROUND * rounds).isqrt() }
    }
}

/// What a seat can expect to have in the end beside its score of this round, normally distributed; in 1/256 point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Odds {
    mean: i64,
    deviation: i64,
}

impl Odds {
    /// The chance to come out, to have more than 0 in the end, with that score of this round, in 1/256 point; in 1/256 %.
    pub(super) fn chance(self, score: i64) -> i32 {
        let (mean, all) = (self.mean + score, 2 * i32::from(NORMAL[0]));
        // Linear between sixteenths of the deviation.
        let Some(parts) = (16 * 256 * mean.abs()).checked_div(self.deviation) else {
            return if mean > 0 { all } else { 0 };
        };
        let (place, rest) = ((parts / 256) as usize, (parts % 256) as i32);
        let at = |place: usize| NORMAL.get(place).map_or(all, |&chance| chance.into());
        let above = at(place) + (at(place + 1) - at(place)) * rest / 256;
        if mean < 0 { all - above } else { above }
    }
}
