//! The promises about states: small plain values, without a heap.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use crate::support::*;
use king_rules::king::{
    Action, ActionSet, Contract, ContractKind, ContractSet, Deal, Doubles, Duties, HouseRules, Illegal, Outcome, Party,
    PartyError, Round, RoundResult, Seat, SeatSet, Sheet, Table, Trick, View,
};
use king_rules::{Card, CardSet, PackError, ParseError, Rank, Reason, Suit};

/// Says of a type whether it is `Copy`: the constant of the type itself goes before that of the trait.
struct Is<T>(std::marker::PhantomData<T>);

trait NotCopy {
    const COPY: bool = false;
}

impl<T> NotCopy for Is<T> {}

impl<T: Copy> Is<T> {
    const COPY: bool = true;
}

/// What changes is not copied in silence: `if let Some(mut round) = self.round` must not compile.
#[test]
fn machines_are_not_copied_in_silence() {
    assert_eq!([Is::<Round>::COPY, Is::<Table>::COPY, Is::<View>::COPY, Is::<Party>::COPY], [false; 4]);
    assert_eq!([Is::<Trick>::COPY, Is::<RoundResult>::COPY, Is::<Sheet>::COPY, Is::<Duties>::COPY], [true; 4]);
}

fn plain<T: Clone + Eq + Hash + Debug + Send + Sync + Unpin + 'static>() -> usize {
    assert!(!std::mem::needs_drop::<T>());
    size_of::<T>()
}

/// A round fits 160 bytes; a table and a view are no larger.
#[test]
fn sizes_and_traits() {
    assert!(plain::<Round>() <= 160, "{}", size_of::<Round>());
    assert!(plain::<Table>() < plain::<Round>());
    assert!(plain::<View>() <= 160, "{}", size_of::<View>());
    assert!(plain::<Party>() <= 256, "{}", size_of::<Party>());
    assert_eq!((plain::<Card>(), plain::<CardSet>(), plain::<ActionSet>()), (1, 8, 16));
    assert_eq!((plain::<Seat>(), plain::<SeatSet>(), plain::<ContractSet>(), plain::<Doubles>()), (1, 1, 1, 2));
    plain::<(Suit, Rank, Action, Contract, ContractKind, Deal, HouseRules)>();
    plain::<(Trick, Duties, Sheet, Outcome, RoundResult)>();
    plain::<(Illegal, Reason, PartyError, PackError, ParseError)>();
}

/// A card is never a bit pattern too many: `Option<Card>` and the like are left to the compiler, `CardSet` keeps its
/// upper bits zero whatever is done to it.
#[test]
fn card_sets_keep_their_upper_bits_zero() {
    let sets = [CardSet::EMPTY, CardSet::ALL, set("AKQ..."), set("...2"), CardSet::from_bits_truncate(u64::MAX)];
    for a in sets {
        for b in sets {
            for c in [a | b, a & b, a ^ b, a - b, !a, a.or(b)] {
                assert_eq!(c.bits() >> 52, 0, "{a} {b}");
            }
        }
    }
    for card in Card::all() {
        assert_eq!(card.higher().bits() >> 52, 0);
        assert!(card.higher().iter().all(|higher| higher.suit() == card.suit() && higher.rank() > card.rank()));
        assert_eq!(card.higher().len(), 12 - card.rank().index());
    }
}

/// Equal positions are equal values with equal hashes, however they were reached; others differ.
#[test]
fn equality_and_hash() {
    let start = play(MIXED, "N", "-", "");
    let mut seen = HashSet::new();
    let mut round = start.clone();
    seen.insert(round.clone());
    for _ in 0..LONGEST {
        let Some(action) = round.legal_actions().iter().next() else { break };
        let before = round.clone();
        round.apply(action).unwrap();
        assert!(seen.insert(round.clone()), "{round}: a position twice");
        // To take back is to keep the value from before.
        let mut again = before;
        again.apply(action).unwrap();
        assert_eq!(again, round);
    }
    assert!(seen.contains(&round.to_string().parse().unwrap()));
    assert!(seen.contains(&start));
}
