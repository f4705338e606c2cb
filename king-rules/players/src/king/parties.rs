//! Whole parties between players: points, and who comes out.

use king_rules::king::{Action, Illegal, Party, Seat, View};

use super::{Standings, Tournament};
use crate::Tally;

/// What a player gains in a party over three others that the fourth of their kind does not: see [`Tournament::party_gain`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartyGain {
    /// The mean of what it has in the end, the four seats together summing up to 0 (K10.1); in 1/256 point.
    pub points: i32,
    /// In how many of its four seats it comes out (K10.3), in 1/256 %.
    pub out: i32,
    /// How many more that is than of four of the others in those seats; in 1/256 %.
    pub out_gain: i32,
}

impl Tournament {
    /// What a player gains in party number `number` over three others that the fourth of their kind does not. The party is
    /// [played](Self::party_with_standings) five times: once with the player in each seat, and once with four of the others, of whom it is
    /// counted who comes out.
    ///
    /// ```
    /// use king_players::king::{PartyGains, Player, Standings, Tournament};
    /// use king_rules::king::View;
    /// let player = |player: Player| {
    ///     move |view: &View, standings: Standings, number| player.act_in_party(view, standings, number).unwrap()
    /// };
    /// let (greedy, random) = (player(Player::Greedy), player(Player::Random));
    /// let tournament = Tournament::new(7);
    /// let mut gains = PartyGains::new();
    /// for number in 0..4 {
    ///     gains.add(tournament.party_gain(number, greedy, random)?);
    /// }
    /// assert!(gains.points().is_above(0));
    /// # Ok::<(), king_rules::king::Illegal>(())
    /// ```
    ///
    /// # Errors
    /// When a player does what it may not do.
    pub fn party_gain(
        &self,
        number: u64,
        mut one: impl FnMut(&View, Standings, u64) -> Action,
        mut others: impl FnMut(&View, Standings, u64) -> Action,
    ) -> Result<PartyGain, Illegal> {
        let among_others = self.party_with_standings(number, &mut others)?;
        let (mut points, mut out, mut others_out) = (0, 0, 0);
        for seat in Seat::ALL {
            let party = self.party_with_standings(number, |view, standings, number| {
                if view.viewer() == seat { one(view, standings, number) } else { others(view, standings, number) }
            })?;
            points += total(&party, seat);
            out += i32::from(total(&party, seat) > 0);
            others_out += i32::from(total(&among_others, seat) > 0);
        }
        // A quarter of each seat.
        Ok(PartyGain { points: 64 * points, out: 25 * 256 * out, out_gain: 25 * 256 * (out - others_out) })
    }
}

fn total(party: &Party, seat: Seat) -> i32 {
    party.totals().get(seat.index()).copied().unwrap_or_default()
}

/// What one player gains over three others in many parties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartyGains {
    points: Tally,
    out: Tally,
    out_gain: Tally,
}

impl PartyGains {
    /// No parties yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { points: Tally::new(), out: Tally::new(), out_gain: Tally::new() }
    }

    /// Adds what was gained in one party.
    pub const fn add(&mut self, gain: PartyGain) {
        self.points.add(gain.points);
        self.out.add(gain.out);
        self.out_gain.add(gain.out_gain);
    }

    /// Adds the parties of another table, from another thread say.
    pub const fn merge(&mut self, other: &Self) {
        self.points.merge(&other.points);
        self.out.merge(&other.out);
        self.out_gain.merge(&other.out_gain);
    }

    /// Points a party.
    #[must_use]
    pub const fn points(&self) -> &Tally {
        &self.points
    }

    /// How often the player comes out, in per cent.
    #[must_use]
    pub const fn out(&self) -> &Tally {
        &self.out
    }

    /// How much oftener than one of four others in its seat, in per cent.
    #[must_use]
    pub const fn out_gain(&self) -> &Tally {
        &self.out_gain
    }
}
