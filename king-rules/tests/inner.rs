//! What other crates of the workspace take from `inner` is what the API does, however a bit of a mask is found.

use king_rules::balayi::{self, DenominationSet, Pack, Place, Player};
use king_rules::king::{self, ContractSet, Deal, HouseRules, Seat};
use king_rules::shuffle::{SplitMix64, choices};
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

/// What stands for the knowledge of a view is what its draws are made of.
#[test]
fn draws_are_made_of_the_key() {
    let generator = |key: u64, seed: u64, k| {
        let with_seed = SplitMix64::new(key ^ seed).next_u64();
        SplitMix64::new(SplitMix64::new(with_seed).output(k))
    };
    let king = king::Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
    let balayi = balayi::Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL).unwrap();
    for k in 0..4 {
        let worlds = king.view(Seat::East).worlds();
        assert_eq!(worlds.sample(&mut generator(inner::king_key(&worlds), 5, k)), worlds.draw(5, k));
        let worlds = balayi.view(Player::One).worlds();
        assert_eq!(worlds.sample(&mut generator(inner::balayi_key(&worlds), 5, k)), worlds.draw(5, k));
    }
}

#[test]
fn packs_and_piles_are_those_of_the_round() {
    let pack = Pack::from_seed(7);
    let round = balayi::Round::new(pack, Player::Zero, DenominationSet::ALL).unwrap();
    assert_eq!(inner::balayi_pack(&round).map(usize::from), pack.cards().map(Card::index));
    for (player, dealer) in Player::ALL.into_iter().flat_map(|player| Player::ALL.map(|dealer| (player, dealer))) {
        let slots = (0..).map(|pile| Place::Closed(player, pile).slot(dealer)).take(10);
        assert!(slots.eq(inner::balayi_piles(player, dealer).map(Some)), "{player} {dealer}");
    }
}
