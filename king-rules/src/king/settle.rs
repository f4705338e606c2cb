//! What a round is worth to each seat: base, differences and the sale (K9).

use super::{ContractKind, Doubles, Relation, SaleTie, Seat};

/// No seat.
const NOBODY: u16 = 4;

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
        self.settle_each(contract, taken.map(|points| [points]), tie).map(|[score]| score)
    }

    /// The same of `N` rounds side by side.
    #[inline(always)]
    pub(crate) fn settle_each<const N: usize>(
        self,
        contract: ContractKind,
        taken: [[i16; N]; 4],
        tie: SaleTie,
    ) -> [[i32; N]; 4] {
        let sign = if contract.is_penalty() { -1 } else { 1 };
        // K9.1: the base, −p or v; with no doubles it is all (K6.6).
        let base = taken.map(|points| points.map(|points| sign * i32::from(points)));
        let mut scores = base;
        if self == Self::NONE {
            return scores;
        }
        for seat in Seat::ALL {
            // K9.2: with every related seat, the difference once or twice.
            // K9.5: every pair is met from both of its seats, so that what one gains here the other loses there.
            for other in Seat::ALL {
                let times = self.relation(seat, other) as i32;
                for ((score, own), others) in
                    seat.of_mut(&mut scores).iter_mut().zip(seat.of(&base)).zip(other.of(&base))
                {
                    *score += times * (own - others);
                }
            }
            let buyers = self.buyer_each(contract, &taken, tie, seat);
            for other in Seat::ALL {
                let sale = seat.of(&taken).iter().zip(&buyers);
                let sold = sale.map(|(&points, &buyer)| if buyer == other as u16 { i32::from(points) } else { 0 });
                seat.of_mut(&mut scores).iter_mut().zip(sold.clone()).for_each(|(score, sold)| *score += sold);
                other.of_mut(&mut scores).iter_mut().zip(sold).for_each(|(score, sold)| *score -= sold);
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
        let [buyer] = self.buyer_each(contract, &taken.map(|points| [points]), tie, seller);
        Seat::ALL.get(usize::from(buyer)).copied()
    }

    /// The numbers of the buyers in `N` rounds side by side.
    #[inline(always)]
    fn buyer_each<const N: usize>(
        self,
        contract: ContractKind,
        taken: &[[i16; N]; 4],
        tie: SaleTie,
        seller: Seat,
    ) -> [u16; N] {
        let mut buyers = [NOBODY; N];
        if !contract.is_penalty() {
            return buyers;
        }
        // The rank of the best so far, and whether another has the same.
        let (mut best, mut tied) = ([i32::MIN; N], [false; N]);
        for partner in seller.order() {
            let relation = self.relation(seller, partner);
            if relation == Relation::Undoubled {
                continue;
            }
            let of_both = partner.of(taken).iter().zip(seller.of(taken));
            for (((buyer, best), tied), (&points, &own)) in buyers.iter_mut().zip(&mut best).zip(&mut tied).zip(of_both)
            {
                // K9.3: a related seat that took more; sür goes before kontur, and then the one that took most.
                let rank = ((relation as i32) << 17) + i32::from(points);
                let rank = if points > own { rank } else { i32::MIN };
                // K9.4: among equals the first in turn order buys, as it is met first.
                *tied = (rank == *best) | (*tied & (rank < *best));
                *buyer = if rank > *best { partner as u16 } else { *buyer };
                *best = rank.max(*best);
            }
        }
        for (buyer, tied) in buyers.iter_mut().zip(tied) {
            *buyer = if tied & (tie == SaleTie::Stays) { NOBODY } else { *buyer };
        }
        buyers
    }
}
