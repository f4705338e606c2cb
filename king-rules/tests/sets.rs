//! All sets answer the same questions, against a plain set of numbers.

use std::collections::BTreeSet;

use king_rules::balayi::{self, Denomination, DenominationSet};
use king_rules::king::{self, ContractKind, ContractSet, Seat, SeatSet};
use king_rules::{Card, CardSet};

/// Checks a set type on pairs of sets made of every n-th value.
macro_rules! check {
    ($Set:ident($Bits:ident) of $Value:ty, $values:expr, $number:expr, $Iter:path) => {{
        let values: Vec<$Value> = $values.collect();
        let number: fn($Value) -> usize = $number;
        assert_eq!(($Set::EMPTY.bits(), $Set::ALL.len()), (0, values.len()));
        assert!($Set::ALL.iter().eq(values.iter().copied()) && $Set::default().is_empty());
        assert_eq!($Set::from_bits($Set::ALL.bits()), Some($Set::ALL));
        assert_eq!(($Set::EMPTY.first(), $Set::ALL.first()), (None, values.first().copied()));
        let over = values.len() as u32;
        if over < $Bits::BITS {
            assert_eq!($Set::from_bits(1 << over), None);
            assert_eq!($Set::from_bits_truncate($Bits::MAX), $Set::ALL);
        }
        let every =
            |n: usize, from: usize| -> BTreeSet<$Value> { values.iter().copied().skip(from).step_by(n).collect() };
        let samples = [every(1, 0), every(1, 60), every(2, 0), every(2, 1), every(3, 2), every(5, 1), every(40, 3)];
        for a in &samples {
            let set: $Set = a.iter().copied().collect();
            assert_eq!((set.len(), set.is_empty(), set.first()), (a.len(), a.is_empty(), a.first().copied()));
            assert_eq!(set.bits(), a.iter().fold(0, |bits, &value| bits | (1 as $Bits) << number(value)));
            assert!(set.into_iter().eq(a.iter().copied()) && set.iter().rev().eq(a.iter().rev().copied()));
            assert_eq!(
                (set.iter().len(), set.iter().count(), set.iter().last()),
                (a.len(), a.len(), a.last().copied())
            );
            for n in 0..values.len() + 2 {
                assert_eq!(set.iter().nth(n), a.iter().copied().nth(n), "{set:?} {n}");
            }
            let mut from_both_ends: $Iter = set.iter();
            assert_eq!(
                (from_both_ends.next(), from_both_ends.next_back()),
                match (a.len(), a.first(), a.last()) {
                    (0 | 1, first, _) => (first.copied(), None),
                    (_, first, last) => (first.copied(), last.copied()),
                }
            );
            assert_eq!(from_both_ends.len(), a.len().saturating_sub(2));
            assert_eq!((!set).iter().collect::<BTreeSet<_>>(), &every(1, 0) - a);
            assert_eq!(format!("{set:?}"), format!("{a:?}"));
            for &value in &values {
                assert_eq!(set.contains(value), a.contains(&value));
                let (mut with, mut without) = (set, set);
                with.insert(value);
                without.remove(value);
                assert_eq!((with, without), (set.with(value), set.without(value)));
                assert!(with.contains(value) && !without.contains(value));
                assert_eq!((with, without), (set | value.into(), set - $Set::from(value)));
            }
            for b in &samples {
                let other: $Set = b.iter().copied().collect();
                let plain = |set: $Set| set.iter().collect::<BTreeSet<_>>();
                assert_eq!(plain(set & other), a & b);
                assert_eq!(plain(set | other), a | b);
                assert_eq!(plain(set ^ other), a ^ b);
                assert_eq!(plain(set - other), a - b);
                let (mut and, mut or, mut xor, mut sub, mut extended) = (set, set, set, set, set);
                and &= other;
                or |= other;
                xor ^= other;
                sub -= other;
                extended.extend(other);
                assert_eq!((and, or, xor, sub), (set & other, set | other, set ^ other, set - other));
                assert_eq!(extended, or);
                assert_eq!((set.is_subset(other), set.meets(other)), (a.is_subset(b), !a.is_disjoint(b)));
                assert_eq!(set.cmp(&other), set.bits().cmp(&other.bits()));
            }
        }
    }};
}

#[test]
fn sets() {
    check!(CardSet(u64) of Card, Card::all(), Card::index, king_rules::Cards);
    check!(SeatSet(u8) of Seat, Seat::ALL.into_iter(), Seat::index, king::Seats);
    check!(ContractSet(u8) of ContractKind, ContractKind::ALL.into_iter(), ContractKind::index, king::ContractKinds);
    check!(DenominationSet(u8) of Denomination, Denomination::ALL.into_iter(), Denomination::index, balayi::Denominations);
}

#[test]
fn sets_of_actions() {
    {
        use king::{Action, ActionSet};
        let actions = (0..Action::COUNT as u8).filter_map(Action::from_code);
        check!(ActionSet(u128) of Action, actions, |action| action.code().into(), king::Actions);
    }
    use balayi::{Action, ActionSet};
    let actions = (0..Action::COUNT as u8).filter_map(Action::from_code);
    check!(ActionSet(u64) of Action, actions, |action| action.code().into(), balayi::Actions);
}
