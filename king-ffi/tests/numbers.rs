//! The numbers that have names in the header are those of king-rules, and what it is made of is complete.

use std::collections::BTreeSet;

use king::describe::{Item, Role, What};
use king::*;
use king_rules::king::{Action, Contract, SeatSet};
use king_rules::{Rank, Suit, balayi};

fn items() -> impl Iterator<Item = &'static Item> {
    CHAPTERS.iter().copied().flatten().flat_map(|chapter| chapter.items)
}

#[test]
fn every_entry_is_described_once() {
    let names: BTreeSet<&str> = items().map(|item| item.name).collect();
    assert_eq!(names.len(), items().count());
    let functions = items().filter(|item| matches!(item.what, What::Function(_))).count();
    assert!((250..=320).contains(&functions), "{functions} functions");
    for item in items() {
        assert!(item.doc.iter().all(|line| line.is_empty() || line.starts_with(' ')), "{}", item.name);
        assert!(!item.doc.is_empty(), "{} has no manual", item.name);
    }
}

/// What a function can answer is described: KING_NONE, and the error as its last parameter and nowhere else.
#[test]
fn the_manual_says_what_a_function_can_answer() {
    for item in items() {
        let What::Function(function) = &item.what else { continue };
        let manual = item.doc.concat();
        assert_eq!(function.none, manual.contains("KING_NONE: "), "{}", item.name);
        let parameters: Vec<_> = function.parameters.iter().copied().flatten().collect();
        for (n, parameter) in parameters.iter().enumerate() {
            let reported = parameter.of.means == "error" && parameter.of.null;
            assert!(!reported || n + 1 == parameters.len(), "{}", item.name);
            let size = parameter.sized.map(|size| parameters.iter().find(|other| other.name == size));
            assert!(size.is_none_or(|size| size.is_some_and(|size| size.role == Role::Number)), "{}", item.name);
        }
    }
}

#[test]
fn contracts_and_actions() {
    for contract in (0..Contract::COUNT).filter_map(Contract::from_index) {
        assert_eq!(KING_ACTION_DECLARE + contract.index() as u8, Action::Declare(contract).code());
    }
    assert_eq!(Contract::Koz(Suit::Spades).index(), 6 + 3);
    assert_eq!(Contract::Durt(Rank::Ace).index(), 10 + 12);
    let seats = SeatSet::from_bits(6).unwrap();
    let actions = [
        (KING_ACTION_PASS, Action::Pass),
        (KING_ACTION_KEEP, Action::Keep),
        (KING_ACTION_ANNUL, Action::Annul),
        (KING_ACTION_IYI, Action::Iyi),
        (KING_ACTION_KONTUR + 6, Action::Kontur(seats)),
        (KING_ACTION_SUR + 6, Action::Sur(seats)),
    ];
    for (ours, theirs) in actions {
        assert_eq!(ours, theirs.code());
    }
    assert_eq!(BALAYI_ACTION_DECLARE + 4, balayi::Action::Declare(balayi::Denomination::NoTrump).code());
}

#[test]
fn sizes_are_told_by_kind() {
    let mut kinds = BTreeSet::new();
    for item in items() {
        if let What::Value { kind, words } = item.what {
            assert_eq!(king_size_of(kind.into()) as usize, 8 * words, "{}", item.name);
            assert!(kinds.insert(u32::from(kind)), "{} has the kind of another", item.name);
        }
    }
    assert_eq!(king_size_of(3) as usize, size_of::<king_round>());
    for kind in (0..1000).chain([u32::MAX, 256 + 3]).filter(|kind| !kinds.contains(kind)) {
        assert_eq!(king_size_of(kind), 0, "{kind}");
    }
}

/// A library serves the programs of its major version that ask for no more than it has.
#[test]
fn which_programs_are_served() {
    // SAFETY: nothing is pointed at.
    let serves = |major, minor| unsafe { king_abi_check(major, minor) } == 0;
    for minor in 0..=KING_ABI_MINOR {
        assert!(serves(KING_ABI_MAJOR, minor));
        assert!(!serves(KING_ABI_MAJOR - 1, minor) && !serves(KING_ABI_MAJOR + 1, minor));
        assert!(!serves(KING_ABI_MAJOR + 256, minor) && !serves(KING_ABI_MAJOR + 65536, minor));
    }
    for minor in [KING_ABI_MINOR + 1, KING_ABI_MINOR + 65536, u32::MAX] {
        assert!(!serves(KING_ABI_MAJOR, minor));
    }
    assert_eq!((king_abi_version() >> 16, king_abi_version() & 0xffff), (KING_ABI_MAJOR, KING_ABI_MINOR));
}
