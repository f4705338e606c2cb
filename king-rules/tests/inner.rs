//! What other crates of the workspace take from `inner` is what the API does, however a bit of a mask is found.

use king_rules::balayi::{self, DenominationSet, Pack, Place, Player};
use king_rules::king::{self, ContractSet, Deal, HouseRules, Seat};
use king_rules::shuffle::choices;
use king_rules::{Card, inner};

/// Bit number n of a mask, found in the plainest way.
fn plain(mask: u64, n: u64) -> u64 {
    (0..64).map(|bit| 1 << bit).filter(|bit| mask & bit != 0).nth(n as usize).unwrap_or(0)
}

#[test]
fn rounds_are_played_out_alike() {
    for seed in 0..20 {
        let mut king =
            king::Round::new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
        let mut balayi = balayi::Round::new(Pack::from_seed(seed), Player::Zero, DenominationSet::ALL).unwrap();
        let (mut same_king, mut same_balayi) = (king.clone(), balayi.clone());
        king.play_out(&mut choices(seed, 0));
        inner::play_out_king(&mut same_king, &mut choices(seed, 0), plain);
        balayi.play_out(&mut choices(seed, 0));
        inner::play_out_balayi(&mut same_balayi, &mut choices(seed, 0), plain);
        assert_eq!((king, balayi), (same_king, same_balayi));
    }
}

#[test]
fn rounds_are_simulated_alike() {
    let king = king::Simulation::new(7);
    let balayi = balayi::Simulation::new(7);
    for k in 0..20 {
        assert_eq!(inner::king_round(&king, k, plain), king.round(k));
        assert_eq!(inner::balayi_round(&balayi, k, plain), balayi.round(k));
    }
}

/// The worlds of a view are so many choices, each in all orders of some cards.
#[test]
fn worlds_are_counted_by_their_factors() {
    let count = |(ways, cards): (u64, u8)| {
        (1..=u128::from(cards)).try_fold(u128::from(ways), |count, factor| count.checked_mul(factor))
    };
    let mut counted = 0;
    let mut round = balayi::Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL).unwrap();
    while let Some(action) = round.choose(&mut choices(7, counted)) {
        round.apply(action).unwrap();
        for viewer in Player::ALL {
            let worlds = round.view(viewer).worlds();
            assert_eq!(count(inner::balayi_ways(&worlds)), worlds.count());
            for place in (0..52).filter_map(|slot| Place::of(slot, Player::Zero)) {
                let of = |card| count(inner::balayi_ways_with(&worlds, place, card));
                assert!(Card::all().all(|card| of(card) == worlds.count_with(place, card)));
            }
        }
        counted += 1;
    }
    assert_eq!(counted, 53);
}
