//! Saved bytes: versioned, and refused when they are not what legal play leads to.

use std::fmt::Debug;

use crate::support::random::{games, play_party, rounds, seats};
use crate::support::*;
use king_rules::BytesError;
use king_rules::king::{HouseRules, Party, Round, Seat, Table, View};
use proptest::prelude::*;

/// Each byte of saved bytes changed, in several ways: an error at some byte, or a value whose own bytes are just those.
fn corrupt<T: Debug>(saved: &[u8], read: fn(&[u8]) -> Result<T, BytesError>, write: impl Fn(&T) -> Vec<u8>) {
    for at in 0..saved.len() {
        for change in [1, 2, 64, 255] {
            let mut bytes = saved.to_vec();
            bytes[at] ^= change;
            match read(&bytes) {
                Ok(value) => assert_eq!(write(&value), bytes, "byte {at} changed by {change}: {value:?}"),
                Err(error) => assert!(error.at < bytes.len(), "{error}"),
            }
        }
    }
    // Too short, too long, nothing.
    for len in [0, 1, saved.len() / 2, saved.len() - 1] {
        assert_eq!(read(&saved[..len]).unwrap_err().at, len);
    }
    let longer = [saved, &[0]].concat();
    assert_eq!(read(&longer).unwrap_err().at, saved.len());
}

#[test]
fn versions_and_kinds() {
    let round = play(MIXED, "N", "-", "el_almaz");
    let party = Party::new(Seat::North, HouseRules::new());
    let (r, v, p) = (round.to_bytes(), round.view(Seat::North).to_bytes(), party.to_bytes());
    assert_eq!((r.len(), v.len(), p.len()), (Round::BYTES, View::BYTES, Party::BYTES));
    assert_eq!([r[0], v[0], p[0]], [1; 3], "the version");
    assert_eq!((Round::from_bytes(&v).unwrap_err().at, View::from_bytes(&r).unwrap_err().at), (1, 1));
    let mut newer = r;
    newer[0] = 2;
    assert_eq!(Round::from_bytes(&newer).unwrap_err().at, 0);
    // Ones everywhere.
    for bytes in [&mut r.to_vec(), &mut v.to_vec(), &mut p.to_vec()] {
        bytes[2..].fill(255);
        assert!(
            Round::from_bytes(bytes).is_err() && View::from_bytes(bytes).is_err() && Party::from_bytes(bytes).is_err()
        );
    }
}

/// A declarer who has nothing left to declare: the byte that says so is the fault, in each kind of value.
#[test]
fn nothing_to_declare() {
    let unused = 45;
    let round = play(MIXED, "N", "-", "");
    let mut bytes = [round.to_bytes().to_vec(), round.view(Seat::South).to_bytes().to_vec()];
    for bytes in &mut bytes {
        assert_eq!(std::mem::take(&mut bytes[unused]), 255);
    }
    assert_eq!(Round::from_bytes(&bytes[0]), Err(BytesError { at: unused }));
    assert_eq!(View::from_bytes(&bytes[1]), Err(BytesError { at: unused }));
}

/// What is wrong with a hand is told at its bytes.
#[test]
fn wrong_hands() {
    let hands = 4;
    let round = play(MIXED, "N", "-", "");
    for seat in Seat::ALL {
        let place = hands + 8 * seat.index();
        // A card that there is not.
        let mut bytes = round.to_bytes();
        bytes[place + 6] ^= 16;
        assert_eq!(Round::from_bytes(&bytes), Err(BytesError { at: place + 6 }), "{seat}");
        // A card too few.
        let mut bytes = round.view(seat).to_bytes();
        let card = round.hand(seat).iter().next().unwrap().index();
        bytes[place + card / 8] ^= 1 << (card % 8);
        assert_eq!(View::from_bytes(&bytes), Err(BytesError { at: place }), "{seat}");
    }
    // A card that was played is in the hand still.
    let round = play(MIXED, "N", "-", "el_almaz iyi iyi iyi");
    let card = round.legal_cards().iter().next_back().unwrap();
    let round = then(&round, &card.to_string());
    let at = hands + card.index() / 8;
    assert!(at > hands);
    let [mut whole, mut seen] = [round.to_bytes(), round.view(Seat::North).to_bytes()];
    for bytes in [&mut whole, &mut seen] {
        bytes[at] ^= 1 << (card.index() % 8);
    }
    assert_eq!(Round::from_bytes(&whole), Err(BytesError { at }));
    assert_eq!(View::from_bytes(&seen), Err(BytesError { at }));
}

proptest! {
    /// A client's view of a round that ended early, which does not know the cards that were left, is saved as such.
    #[test]
    fn followed_views(game in games(), seat in seats()) {
        let (end, view) = (game.end(), game.followed(seat));
        prop_assert_eq!(View::from_bytes(&view.to_bytes()), Ok(view));
        prop_assert_eq!(View::parse(seat, &view.to_string()), Ok(view));
        prop_assert_eq!(View::from_bytes(&end.view(seat).to_bytes()), Ok(end.view(seat)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn corrupted_rounds_views_and_tables(round in rounds(), seat in seats()) {
        corrupt(&round.to_bytes(), Round::from_bytes, |round| round.to_bytes().to_vec());
        corrupt(&round.view(seat).to_bytes(), View::from_bytes, |view| view.to_bytes().to_vec());
        corrupt(&round.table().to_bytes(), Table::from_bytes, |table| table.to_bytes().to_vec());
    }
}

#[test]
fn corrupted_parties() {
    let (whole, _) = play_party(Seat::East, rules("sale_tie=stays"), 5);
    let begun: Party = "king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10 koz:C/-/0,65,0,0".parse().unwrap();
    for party in [whole, begun, Party::new(Seat::North, HouseRules::new())] {
        corrupt(&party.to_bytes(), Party::from_bytes, |party| party.to_bytes().to_vec());
    }
}
