//! What a round is worth to each seat: base, differences and the sale (K9).

use core::cmp::Ordering;

use super::{ContractKind, Doubles, Relation, SaleTie, Seat};

impl Doubles {
    /// The scores of a round ([K9](crate::rules::konturlu_king#K9)), in the order N, E, S, W, from the points that the
    /// seats took (≥ 0) in a penalty, or won in koz and dürt. They sum to the [total](ContractKind::total) when the
    /// points do ([K9.5](crate::rules::konturlu_king#K9.5)).
    ///
    /// ```
    /// use king_rules::king::{ContractKind, Doubles, SaleTie};
    /// // The last example of the source: North took 1 man, East and South 2, West 3.
    /// let doubles: Doubles = "N>E,E>NSW,S>W,W>ES".parse()?;
    /// let taken = [6, 12, 12, 18];
    /// assert_eq!(doubles.settle(ContractKind::ErkekAlmaz, taken, SaleTie::FirstInTurn), [12, -6, 12, -66]);
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    #[must_use]
    pub fn settle(self, contract: ContractKind, taken: [i16; 4], tie: SaleTie) -> [i32; 4] {
        let points = |seat: Seat| i32::from(*seat.of(&taken));
        let sign = if contract.is_penalty() { -1 } else { 1 };
        // K9.1: the base, −p or v; with no doubles it is all (K6.6).
        let base = taken.map(|points| sign * i32::from(points));
        let mut scores = base;
        if self == Self::NONE {
            return scores;
        }
        for seat in Seat::ALL {
            // K9.2: with every related seat, the difference once or twice.
            // K9.5: every pair is met from both of its seats, so that what one gains here the other loses there.
            let difference = |other| self.relation(seat, other) as i32 * (seat.of(&base) - other.of(&base));
            *seat.of_mut(&mut scores) += Seat::ALL.map(difference).iter().sum::<i32>();
            if let Some(buyer) = self.buyer(contract, taken, tie, seat) {
                *seat.of_mut(&mut scores) += points(seat);
                *buyer.of_mut(&mut scores) -= points(seat);
            }
        }
        scores
    }

    /// Who buys the penalty points of `seller`, if anybody does ([K9.3](crate::rules::konturlu_king#K9.3),
    /// [K9.4](crate::rules::konturlu_king#K9.4)): a related seat that took more, a sür partner before a kontur
    /// partner, and among those the one that took most. Nobody buys in koz and dürt.
    ///
    /// ```
    /// use king_rules::king::{ContractKind, Doubles, SaleTie, Seat};
    /// let doubles: Doubles = "N>ES".parse()?;
    /// let buyer = |taken, tie| doubles.buyer(ContractKind::KizAlmaz, taken, tie, Seat::North);
    /// assert_eq!(buyer([10, 10, 20, 0], SaleTie::FirstInTurn), Some(Seat::South));
    /// assert_eq!(buyer([0, 20, 20, 0], SaleTie::FirstInTurn), Some(Seat::East));
    /// assert_eq!(buyer([0, 20, 20, 0], SaleTie::Stays), None);
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    #[must_use]
    pub fn buyer(self, contract: ContractKind, taken: [i16; 4], tie: SaleTie, seller: Seat) -> Option<Seat> {
        let points = |seat: Seat| *seat.of(&taken);
        let rank = |partner: Seat| (self.relation(seller, partner), points(partner));
        if !contract.is_penalty() {
            return None;
        }
        let mut best = None;
        let mut tied = false;
        for partner in seller.order() {
            // K9.3: a related seat that took more; sür goes before kontur, and then the one that took most.
            if self.relation(seller, partner) == Relation::Undoubled || points(partner) <= points(seller) {
                continue;
            }
            // K9.4: among equals the first in turn order buys, as it is met first.
            match best.map_or(Ordering::Greater, |best| rank(partner).cmp(&rank(best))) {
                Ordering::Less => {}
                Ordering::Equal => tied = true,
                Ordering::Greater => (best, tied) = (Some(partner), false),
            }
        }
        best.filter(|_| !(tied && tie == SaleTie::Stays))
    }
}
