//! `Table::excluded`: what the record proves a seat not to hold, against brute force over the definition.

use crate::support::random::games;
use crate::support::*;
use king_rules::king::{Action, Exclusions, Round, Seat, Table};
use king_rules::{Card, CardSet};
use proptest::prelude::*;

/// The definition, by brute force: the unplayed cards x such that no hand with x (and the card played) makes that
/// action legal at that table. Hands are tried up to two cards beside these.
fn excluded_by(before: &Table, action: Action) -> CardSet {
    let unplayed = !before.played();
    let base = match action {
        Action::Play(card) => card.set(),
        _ => CardSet::EMPTY,
    };
    let mut gone = unplayed - base;
    let mut try_hand = |more: &[Card]| {
        let more: CardSet = more.iter().copied().collect();
        if more.meets(gone) && before.legal_actions(base | more).contains(action) {
            gone -= more;
        }
    };
    let cards: Vec<_> = (unplayed - base).iter().collect();
    for (i, &x) in cards.iter().enumerate() {
        try_hand(&[x]);
        for (j, &y) in cards[..i].iter().enumerate() {
            try_hand(&[x, y]);
            cards[..j].iter().for_each(|&z| try_hand(&[x, y, z]));
        }
    }
    gone
}

/// Checks one action of a round: what it excludes of its player, and that it excludes nothing of the others.
fn check(before: &Round, after: &Round) -> Result<(), TestCaseError> {
    let (by, action) = after.actions().last().unwrap();
    prop_assert_eq!(before.turn(), Some(by));
    for seat in Seat::ALL {
        let known = before.excluded(seat);
        let new = if seat == by { excluded_by(before.table(), action) } else { CardSet::EMPTY };
        let expected = (known | new) - after.played();
        prop_assert_eq!(after.excluded(seat), expected, "{}: {} by {}, of {}", before, action, by, seat);
    }
    Ok(())
}

proptest! {
    /// Sound: never a card that the seat holds, nor one that has been played.
    #[test]
    fn never_a_card_that_the_seat_holds(game in games()) {
        for round in game.positions().iter().step_by(3) {
            for seat in Seat::ALL {
                let excluded = round.excluded(seat);
                prop_assert!(!excluded.meets(round.hand(seat)), "{round}: {excluded:?} of {seat}");
                prop_assert!(!excluded.meets(round.played()), "{round}: {excluded:?} of {seat}");
            }
        }
    }

    /// Kept up to date action by action, from the start or from the middle, they are those of the whole record.
    #[test]
    fn action_by_action(game in games(), middle in any::<prop::sample::Index>()) {
        let positions = game.positions();
        let middle = middle.index(positions.len());
        let (mut all, mut rest) = (Exclusions::new(), Exclusions::of(positions[middle].table()));
        for (number, pair) in positions.windows(2).enumerate() {
            let (_, action) = pair[1].actions().last().unwrap();
            all.follow(pair[0].table(), action);
            if number >= middle {
                rest.follow(pair[0].table(), action);
            }
            let table = pair[1].table();
            for seat in Seat::ALL {
                prop_assert_eq!(all.of_seat(table, seat), table.excluded(seat));
                prop_assert!(number < middle || rest.of_seat(table, seat) == table.excluded(seat));
            }
        }
    }

    /// Exact: each action adds what the definition demands, and nothing else. (At the start nothing is excluded.)
    #[test]
    fn exactly_by_the_definition(game in games(), picks in prop::array::uniform4(any::<prop::sample::Index>())) {
        let positions = game.positions();
        prop_assert!(Seat::ALL.into_iter().all(|seat| positions[0].excluded(seat).is_empty()));
        for pick in picks {
            let i = pick.index(positions.len() - 1);
            check(&positions[i], &positions[i + 1])?;
        }
    }
}

/// Every step of rounds made by hand, in which much is shown: voids, an annulled Rıfkı, passes, trumps.
#[test]
fn every_step_of_made_rounds() {
    let talk = "iyi iyi iyi";
    for (deal, declarer, rules, actions) in [
        (LONE_KING, "E", "-", "rifki annul".to_owned()),
        (LONE_KING, "S", "-", format!("rifki keep keep keep keep {talk} DA D9 S2 D2 H2 DT S3 HK")),
        (LONE_KING, "N", "-", format!("rifki keep keep keep keep {talk} S2 C2 H2 C7")),
        (LONE_KING, "N", "rifki_void=king_holder_free", format!("rifki keep keep keep keep {talk} S2 C2 H2 C7")),
        (LONE_KING, "N", "rifki_void=hearts_always", format!("rifki keep keep keep keep {talk} S2 HK H2 C7")),
        (SPADES, "N", "penalty_void=must_shed", format!("erkek_almaz {talk} S2 CK H9 D5")),
        (SUITS, "E", "-", format!("kupa_almaz {talk} HA D2 C2 S2")),
        (LONE_KING, "S", "-", format!("kupa_almaz {talk} DA D9 S2 D2 HA CA S3 HK")),
        (SPADES, "N", "koz_void=must_overtrump", format!("koz:C {talk} SA CQ C6 C2")),
        (SPADES, "N", "koz_void=must_trump", format!("koz:C {talk} SA CQ C6 C2")),
        (MIXED, "N", "-", format!("durt:8 {talk} pass S8 C8 D8 S7 C9")),
    ] {
        let end = play(deal, declarer, rules, &actions);
        let mut before = play(deal, declarer, rules, "");
        for (_, action) in end.actions() {
            let mut after = before.clone();
            after.apply(action).unwrap();
            check(&before, &after).unwrap();
            before = after;
        }
    }
}

#[track_caller]
fn excludes(deal: &str, rules: &str, actions: &str, seat: Seat, excluded: &str) {
    let round = play(deal, "N", rules, actions);
    assert_eq!(round.excluded(seat).to_string(), excluded, "{round}");
}

/// By hand: who does not follow has none of the suit; a discard in Rıfkı shows hearts to be missing too, but K♥.
#[test]
fn voids_by_hand() {
    let rifki = "rifki keep keep keep keep iyi iyi iyi S2 C2";
    excludes(LONE_KING, "-", "el_almaz iyi iyi iyi S2 C2", Seat::East, "AKQJT9876543...");
    excludes(LONE_KING, "-", rifki, Seat::East, "AKQJT9876543.AQJT98765432..");
    // A naive rule would exclude here as well: the holder of K♥ may throw anything.
    excludes(LONE_KING, "rifki_void=king_holder_free", rifki, Seat::East, "AKQJT9876543...");
    // A heart thrown shows the void, and nothing about other hearts.
    excludes(LONE_KING, "-", &format!("{rifki} H2"), Seat::South, "AKQJT9876543...");
    // Following shows nothing; leading neither, unless hearts are led while they are closed.
    excludes(MIXED, "-", "kupa_almaz iyi iyi iyi C6 C9 C8 CJ", Seat::North, "...");
    excludes(MIXED, "-", "kupa_almaz iyi iyi iyi C6 C9 C8 CJ", Seat::East, "...");
}

/// By hand: leads of hearts, annulling, passes.
#[test]
fn leads_annulling_and_passes_by_hand() {
    let hearts = "N:.AKQJT98765432.. AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432";
    // In Kupa almaz the ace is led because there is nothing but hearts; in Rıfkı the nine, and higher ones may be left.
    excludes(hearts, "-", "kupa_almaz iyi iyi iyi HA", Seat::North, "AKQJT98765432..AKQJT98765432.AKQJT98765432");
    let king = "N:.KQJT98765432.A. AKQJT98765432... .A.KQJT98765432. ...AKQJT98765432";
    excludes(king, "-", "kupa_almaz iyi iyi iyi DA SA D2 CA", Seat::North, "...");
    let king_led = "kupa_almaz iyi iyi iyi DA S2 D2 C2 HK";
    excludes(king, "-", king_led, Seat::North, "AKQJT9876543.A.KQJT9876543.AKQJT9876543");
    let rifki = "rifki_annul=false";
    let nine = "rifki iyi iyi iyi H9";
    excludes(hearts, rifki, nine, Seat::North, "AKQJT98765432..AKQJT98765432.AKQJT98765432");
    // Who annuls has no heart but the king or the ace.
    let lone = "N:.K.8765432.65432 AKQJT98765432... .AQJT98765432.A. ..KQJT9.AKQJT987";
    excludes(lone, "-", "rifki annul", Seat::North, ".QJT98765432..");
    // Who passes has no card that could be placed then, not even when it has been placed since.
    excludes(MIXED, "-", "durt:8 iyi iyi iyi pass", Seat::North, "8.8.8.8");
    excludes(MIXED, "-", "durt:8 iyi iyi iyi pass S8", Seat::North, ".8.8.8");
}
