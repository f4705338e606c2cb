//! The numbers that the header gives names to are those of king-rules.

use king::*;
use king_rules::king::{Action, Contract, ContractKind, Phase, Relation, SaleTie, Seat, SeatSet};
use king_rules::{Lang, Rank, Reason, Suit, balayi};

/// Checks names of the header against the values of king-rules in the order of their numbers.
macro_rules! same {
    ($Ours:ident, $Theirs:ty: $($Name:ident)+) => {{
        let ours = [$($Ours::$Name as usize),+];
        let theirs = [$(<$Theirs>::$Name as usize),+];
        assert_eq!(ours, theirs, stringify!($Ours));
        assert_eq!(ours.len(), <$Theirs>::ALL.len(), stringify!($Ours));
    }};
}

#[test]
fn enumerations() {
    same!(king_suit, Suit: Clubs Diamonds Hearts Spades);
    same!(king_rank, Rank: Two Three Four Five Six Seven Eight Nine Ten Jack Queen King Ace);
    same!(king_seat, Seat: North East South West);
    same!(king_contract_kind, ContractKind: ElAlmaz KupaAlmaz ErkekAlmaz KizAlmaz Rifki SonIki Koz Durt);
    same!(king_phase, Phase: Declare Annul Kontur Sur Play Over);
    same!(king_relation, Relation: None Kontur Sur);
    same!(king_sale_tie, SaleTie: FirstInTurn Stays);
    same!(king_reason, Reason: NotOnTurn RoundOver WrongPhase NotHeld ContractUsed MayNotAnnul MayNotDouble MayNotRedouble
        MustFollow HeartsClosed HighestHeart RifkiHeart MustShed MustTrump MustOvertrump NotNextInRow MustNotPass NotVisible);
    same!(balayi_denomination, balayi::Denomination: Clubs Diamonds Hearts Spades NoTrump);
    same!(balayi_phase, balayi::Phase: Declare Play Over);
    assert_eq!([king_lang::En as u8, king_lang::Tr as u8], [Lang::En as u8, Lang::Tr as u8]);
}

#[test]
fn contracts_and_actions() {
    let contracts = [
        (king_contract::ElAlmaz, Contract::ElAlmaz),
        (king_contract::KupaAlmaz, Contract::KupaAlmaz),
        (king_contract::ErkekAlmaz, Contract::ErkekAlmaz),
        (king_contract::KizAlmaz, Contract::KizAlmaz),
        (king_contract::Rifki, Contract::Rifki),
        (king_contract::SonIki, Contract::SonIki),
        (king_contract::Koz, Contract::Koz(Suit::Clubs)),
        (king_contract::Durt, Contract::Durt(Rank::Two)),
    ];
    for (ours, theirs) in contracts {
        assert_eq!(ours as usize, theirs.index());
        assert_eq!(KING_ACTION_DECLARE + ours as u8, Action::Declare(theirs).code());
    }
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
    let sizes: Vec<u32> = (0..=255).map(|kind| king_size_of(kind)).filter(|&size| size > 0).collect();
    assert_eq!(sizes.len(), 15);
    assert_eq!(king_size_of(king_kind::Round as u8) as usize, size_of::<king_round>());
    assert_eq!(king_size_of(king_kind::BalayiSimulation as u8) as usize, size_of::<balayi_simulation>());
    assert!(sizes.iter().all(|size| size % 8 == 0));
}
