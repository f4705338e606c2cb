//! K9 to K11: scoring a round, the score sheet, what a seat may know. Each test cites its clause.

use crate::support::*;
use king_rules::king::{
    Contract, ContractKind, Doubles, HouseRules, Outcome, Party, PartyError, SaleTie, Seat, SeatSet, Sheet,
};
use king_rules::{CardSet, Rank, Suit};

const FIRST: SaleTie = SaleTie::FirstInTurn;

fn kind(text: &str) -> ContractKind {
    text.parse().unwrap()
}

#[track_caller]
fn settles(contract: &str, arrows: &str, taken: [i16; 4], scores: [i32; 4]) {
    assert_eq!(doubles(arrows).settle(kind(contract), taken, FIRST), scores, "{contract} {arrows} {taken:?}");
}

/// K9.1: without doubles, minus the penalty points taken, or the points won.
#[test]
fn k9_1_base() {
    settles("el_almaz", "-", [5, 30, 20, 10], [-5, -30, -20, -10]);
    settles("kupa_almaz", "-", [0, 36, 3, 0], [0, -36, -3, 0]);
    settles("erkek_almaz", "-", [6, 12, 12, 18], [-6, -12, -12, -18]);
    settles("kiz_almaz", "-", [40, 0, 0, 0], [-40, 0, 0, 0]);
    settles("rifki", "-", [0, 0, 0, 30], [0, 0, 0, -30]);
    settles("son_iki", "-", [10, 0, 20, 0], [-10, 0, -20, 0]);
    settles("koz", "-", [5, 30, 20, 10], [5, 30, 20, 10]);
    settles("durt", "-", [-10, 45, 10, 20], [-10, 45, 10, 20]);
}

/// K9.1: p and v come from the tricks, and in dürt from the places.
#[test]
fn k9_1_points_taken() {
    let round = play(SUITS, "N", "-", "kupa_almaz iyi iyi iyi S2 HA D2 C2 S3 H2 D3 C3 S4 H3");
    assert_eq!(round.taken(), [6, 0, 0, 0]);
    let son_iki = to_the_end(&play(SUITS, "E", "-", "son_iki iyi iyi iyi"));
    assert_eq!((son_iki.taken(), son_iki.scores()), ([0, 30, 0, 0], Some([0, -30, 0, 0])));
    let koz = to_the_end(&play(SPADES, "E", "-", "koz:H iyi iyi iyi"));
    assert_eq!(koz.taken().iter().sum::<i16>(), 65);
}

/// K9.2: a kontur pair gains and loses the difference once, a sür pair twice, in a penalty …
#[test]
fn k9_2_difference_in_a_penalty() {
    // N took nothing, so that nothing is sold.
    settles("kiz_almaz", "N>E", [0, 30, 10, 0], [30, -60, -10, 0]);
    settles("kiz_almaz", "E>N", [0, 30, 10, 0], [30, -60, -10, 0]);
    settles("kiz_almaz", "N>E,E>N", [0, 30, 10, 0], [60, -90, -10, 0]);
    // Every pair for itself: E stands sür with N, kontur with W.
    settles("kiz_almaz", "N>E,E>NW", [0, 40, 0, 0], [80, -160, 0, 40]);
}

/// K9.2: … in koz and in dürt, where more is better.
#[test]
fn k9_2_difference_in_koz_and_durt() {
    settles("koz", "E>N", [20, 35, 5, 5], [20 - 15, 35 + 15, 5, 5]);
    settles("koz", "N>E,E>N", [20, 35, 5, 5], [20 - 30, 35 + 30, 5, 5]);
    settles("durt", "N>S,S>N,W>N", [10, 20, 45, -10], [10 - 70 + 20, 20, 45 + 70, -10 - 20]);
}

/// K9.2: no relation, no difference; equal partners neither gain nor lose.
#[test]
fn k9_2_no_difference() {
    settles("el_almaz", "N>E,E>N", [20, 20, 25, 0], [-20, -20, -25, 0]);
    settles("rifki", "N>E,E>S", [0, 0, 0, 30], [0, 0, 0, -30]);
}

/// K9.3: a seat hands its own points to a related seat that took more.
#[test]
fn k9_3_sale() {
    // N: −10, +10 difference, +10 sold; E: −20, −10, −10 bought.
    settles("kiz_almaz", "N>E", [10, 20, 10, 0], [10, -40, -10, 0]);
    settles("kiz_almaz", "N>E,E>N", [10, 20, 10, 0], [20, -50, -10, 0]);
    assert_eq!(doubles("E>N").buyer(kind("kiz_almaz"), [10, 20, 10, 0], FIRST, Seat::North), Some(Seat::East));
}

/// K9.3: not to a seat it stands in no relation with, nor to one that took less.
#[test]
fn k9_3_who_does_not_buy() {
    let taken = [10, 20, 10, 0];
    for (arrows, seller) in [("N>W", Seat::North), ("-", Seat::North), ("N>E", Seat::East), ("S>W,W>S", Seat::South)] {
        assert_eq!(doubles(arrows).buyer(kind("kiz_almaz"), taken, FIRST, seller), None, "{arrows} {seller}");
    }
    settles("kiz_almaz", "N>W", [10, 20, 10, 0], [-20, -20, -10, 10]);
}

/// K9.3: to a sür partner before a kontur partner, though the latter took more.
#[test]
fn k9_3_sur_before_kontur() {
    // N–E sür, N–S kontur. N: −5 + 2·5 + 15 + 5; E: −10 − 10 − 5; S: −20 − 15.
    settles("el_almaz", "N>ES,E>N", [5, 10, 20, 30], [25, -25, -35, -30]);
    // A sür partner that took less does not buy, but sells: E's five go to N, and N's own ten to the kontur partner S.
    settles("el_almaz", "N>ES,E>N", [10, 5, 20, 30], [-10 - 10 + 10 + 10 - 5, -5 + 10 + 5, -20 - 10 - 10, -30]);
}

/// K9.3: among partners of the same kind to the one that took most.
#[test]
fn k9_3_to_the_worst() {
    let taken = [3, 9, 12, 15];
    for (arrows, buyer) in [("N>ESW", Seat::West), ("N>ES", Seat::South), ("N>EW,E>N,W>N", Seat::West)] {
        assert_eq!(doubles(arrows).buyer(kind("kupa_almaz"), taken, FIRST, Seat::North), Some(buyer), "{arrows}");
    }
}

/// K9.3: only what a seat took itself is sold, never what it bought.
#[test]
fn k9_3_bought_points_are_not_sold_on() {
    // N sells its man to E, E its two to S. N: −6+6+6; E: −12−6+12−6+12; S: −24−12−12.
    settles("erkek_almaz", "N>E,E>S", [6, 12, 24, 6], [6, 0, -48, -6]);
}

/// K9.3: equal partners neither sell nor buy between them.
#[test]
fn k9_3_equal_partners() {
    let taken = [10, 10, 20, 0];
    for seller in [Seat::North, Seat::East] {
        assert_eq!(doubles("N>E,E>N").buyer(kind("kiz_almaz"), taken, FIRST, seller), None);
    }
    settles("kiz_almaz", "N>E,E>N", taken, [-10, -10, -20, 0]);
    // An equal sür partner does not keep a seat from selling to a worse kontur partner.
    settles("kiz_almaz", "N>ES,E>N", taken, [10, -10, -40, 0]);
}

/// K9.3: in penalties only; in koz and dürt nothing is sold.
#[test]
fn k9_3_penalties_only() {
    for contract in [ContractKind::Koz, ContractKind::Durt] {
        for seller in Seat::ALL {
            let buyer = doubles("N>ESW,E>N,S>N,W>N").buyer(contract, [10, 20, 45, -10], FIRST, seller);
            assert_eq!(buyer, None, "{contract} {seller}");
        }
    }
}

/// K9.4: of several equally bad partners of the same kind the first in turn order after the seller buys.
#[test]
fn k9_4_first_in_turn_order() {
    // Every seller doubles both others that took 20; the buyer is the first of them after the seller.
    for (seller, arrows, taken, buyer) in [
        (Seat::North, "N>ES", [0, 20, 20, 0], Seat::East),
        (Seat::North, "N>EW", [0, 20, 0, 20], Seat::East),
        (Seat::East, "E>NS", [20, 0, 20, 0], Seat::South),
        (Seat::East, "E>NW", [20, 0, 0, 20], Seat::West),
        (Seat::South, "S>NE", [20, 20, 0, 0], Seat::North),
        (Seat::South, "S>EW", [0, 20, 0, 20], Seat::West),
        (Seat::West, "W>NS", [20, 0, 20, 0], Seat::North),
        (Seat::West, "W>ES", [0, 20, 20, 0], Seat::East),
    ] {
        assert_eq!(doubles(arrows).buyer(kind("kiz_almaz"), taken, FIRST, seller), Some(buyer), "{arrows}");
    }
    // With numbers: W sold its 5 to N. W: −5 + 20 + 20 + 5; N: −25 − 20 − 5; E: −25 − 20.
    settles("el_almaz", "W>NE", [25, 25, 10, 5], [-50, -45, -10, 40]);
}

/// K9.5: whoever doubled whom, the scores sum to the round total, under both values of `sale_tie`.
#[test]
fn k9_5_sums() {
    let splits = [[0, 1, 2, 1], [4, 0, 0, 0], [1, 1, 1, 1], [2, 2, 0, 0], [0, 0, 1, 3]];
    let doubles: Vec<_> = (0..=u16::MAX).filter_map(Doubles::from_bits).collect();
    assert_eq!(doubles.len(), 1 << 12);
    for (i, arrows) in doubles.into_iter().enumerate() {
        for kind in ContractKind::ALL {
            let taken = match kind {
                ContractKind::Durt => [10, 45, -10, 20],
                _ => splits[i % splits.len()].map(|part| part * kind.total().abs() / 4),
            };
            let sum: i32 = taken.iter().map(|&points| i32::from(points)).sum();
            for &tie in SaleTie::ALL {
                let scores = arrows.settle(kind, taken, tie);
                assert_eq!(scores.iter().sum::<i32>(), if kind.is_penalty() { -sum } else { sum }, "{arrows} {kind}");
            }
        }
    }
}

/// K10.1: every seat starts with +122; eight contracts sum to −122 a declarer.
#[test]
fn k10_1_start() {
    let party = Party::new(Seat::North, HouseRules::new());
    assert_eq!((Sheet::START, party.totals(), Sheet::new().totals()), (122, [122; 4], [122; 4]));
    assert_eq!(party.running().collect::<Vec<_>>(), [[122; 4]]);
    assert_eq!(ContractKind::ALL.map(ContractKind::total).iter().sum::<i16>(), -122);
}

/// K10.1: and the running totals go on from there.
#[test]
fn k10_1_running_totals() {
    let mut party = Party::new(Seat::North, HouseRules::new());
    enter(&mut party, Contract::Rifki, Doubles::NONE, [0, 30, 0, 0]).unwrap();
    enter(&mut party, Contract::Koz(Suit::Spades), doubles("N>E"), [20, 35, 5, 5]).unwrap();
    let running: Vec<_> = party.running().collect();
    assert_eq!(running, [[122; 4], [122, 92, 122, 122], [127, 142, 127, 127]]);
    assert_eq!(party.totals(), running[2]);
}

/// Everybody declares everything and takes all itself: a whole party.
fn whole_party() -> Party {
    let mut party = Party::new(Seat::North, HouseRules::new());
    for _ in 0..32 {
        let declarer = party.declarer().unwrap();
        let kind = party.unused(declarer).iter().next_back().unwrap();
        let (contract, taken) = match kind {
            ContractKind::Koz => (Contract::Koz(Suit::Hearts), [0, 0, 0, 65]),
            ContractKind::Durt => (Contract::Durt(Rank::Two), [45, 20, -10, 10]),
            _ => (contract(kind.text()), [0, -kind.total(), 0, 0]),
        };
        enter(&mut party, contract, Doubles::NONE, taken).unwrap();
    }
    party
}

/// K10.2: the rounds that one declarer declared sum to the totals of K3, over all four to four times that.
#[test]
fn k10_2_balance() {
    let sheet = whole_party().sheet();
    assert_eq!(sheet.imbalance(), None);
    for kind in ContractKind::ALL {
        let total = i64::from(kind.total());
        for declarer in Seat::ALL {
            assert_eq!(sheet.sum(declarer, kind), Some(total));
        }
        assert_eq!(sheet.sum_over_declarers(kind), 4 * total, "{kind}");
    }
}

/// K10.2: a slip is reported with its declarer and contract, each of them.
#[test]
fn k10_2_offending_contract() {
    let good = whole_party().sheet();
    for declarer in Seat::ALL {
        for contract in ContractKind::ALL {
            let mut sheet = good;
            let [n, e, s, w] = sheet.scores(declarer, contract).unwrap();
            sheet.enter(declarer, contract, [n + 6, e, s - 1, w]);
            let wrong = sheet.imbalance().unwrap();
            let expected = i32::from(contract.total());
            assert_eq!((wrong.declarer, wrong.contract), (declarer, contract));
            assert_eq!((wrong.found, wrong.wanted), (expected + 5, expected));
        }
    }
    // Numbers that no party comes to are added up truly.
    let mut sheet = Sheet::new();
    sheet.enter(Seat::North, ContractKind::ElAlmaz, [i32::MAX, i32::MAX, i32::MIN, -64]);
    assert_eq!(sheet.imbalance().unwrap().found, i32::MAX - 65);
    // What is not written is not missed, and a sheet that is half full balances.
    let mut sheet = Sheet::new();
    assert_eq!((sheet.imbalance(), sheet.sum(Seat::East, ContractKind::Koz)), (None, None));
    sheet.enter(Seat::East, ContractKind::Koz, [0, 65, 0, 0]);
    assert_eq!((sheet.imbalance(), sheet.totals()), (None, [122, 187, 122, 122]));
}

/// K10.3: the party ends after 32 counted rounds; then nothing more is recorded.
#[test]
fn k10_3_end() {
    let party = whole_party();
    assert_eq!((party.len(), party.is_over()), (32, true));
    let mut after = party.clone();
    let error = enter(&mut after, Contract::Rifki, Doubles::NONE, [30, 0, 0, 0]).unwrap_err();
    assert_eq!((error, error.clause()), (PartyError::PartyOver, "K10.3"));
    assert_eq!(after, party);
    assert_eq!(after.record(&to_the_end(&play(SUITS, "N", "-", "koz:C"))), Err(PartyError::PartyOver));
    assert!(party.start(SUITS.parse().unwrap()).is_err());
    assert_eq!(party.outcome().map(|outcome| outcome.totals()), Some(party.totals()));
    assert_eq!(party.totals().iter().sum::<i32>(), 0);
    // Not before.
    let mut text = party.to_string();
    text.truncate(text.rfind(' ').unwrap());
    let thirty_one: Party = text.parse().unwrap();
    assert_eq!((thirty_one.len(), thirty_one.outcome()), (31, None));
}

/// K10.3: above zero a seat comes out, at zero or below it sinks.
#[test]
fn k10_3_cikan_and_batan() {
    let outcome = Outcome::new([1, 0, -1, 0]);
    assert_eq!(outcome.cikan(), Seat::North.set());
    assert_eq!(outcome.batan(), SeatSet::ALL - Seat::North.set());
    let all_zero = Outcome::new([0; 4]);
    assert_eq!((all_zero.cikan(), all_zero.batan()), (SeatSet::EMPTY, SeatSet::ALL));
}

/// K10.3: equal final scores share a rank, and the ranks after them are left out.
#[test]
fn k10_3_shared_ranks() {
    for (totals, ranks) in [
        ([40, 10, -20, -30], [1, 2, 3, 4]),
        ([-30, 192, 0, -162], [3, 1, 2, 4]),
        ([50, 50, -40, -60], [1, 1, 3, 4]),
        ([-60, 20, 20, 20], [4, 1, 1, 1]),
        ([90, -30, -30, -30], [1, 2, 2, 2]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
    ] {
        assert_eq!(Seat::ALL.map(|seat| Outcome::new(totals).rank(seat)), ranks, "{totals:?}");
    }
}

/// K11.1: a seat knows its own cards; other hands are hidden while the round is played.
#[test]
fn k11_1_own_cards_only() {
    for actions in ["", "el_almaz", "el_almaz iyi iyi iyi HA H8", "rifki keep"] {
        let round = play(MIXED, "S", "-", actions);
        for viewer in Seat::ALL {
            let view = round.view(viewer);
            for seat in Seat::ALL {
                assert_eq!(view.hand(seat), (seat == viewer).then(|| round.hand(seat)), "{round}");
            }
            assert_eq!(view.unseen(), !(round.hand(viewer) | round.played()));
        }
    }
}

/// K11.1: what all know: the declaration, the talk, every card and pass in order, the counts, who took which trick.
#[test]
fn k11_1_what_all_know() {
    let round = play(MIXED, "S", "-", "el_almaz masa iyi iyi sur:W iyi iyi HA H8 HJ HQ HK");
    let table = round.view(Seat::North).table().clone();
    assert_eq!(table, *round.table());
    assert_eq!((table.contract(), table.doubles()), (Some(Contract::ElAlmaz), doubles("S>W,W>NES")));
    let plays: Vec<_> = table.plays().map(|(seat, card)| format!("{seat}{card}")).collect();
    assert_eq!(plays, ["SHA", "WH8", "NHJ", "EHQ", "SHK"]);
    assert_eq!(Seat::ALL.map(|seat| table.held(seat)), [12, 12, 11, 12]);
    assert_eq!((table.winner_of(0), table.winner_of(1), table.taken()), (Some(Seat::South), None, [0, 0, 5, 0]));
    let durt = play(MIXED, "S", "-", "durt:8 iyi iyi iyi C8 D8 pass");
    assert_eq!(durt.view(Seat::East).actions().last(), Some((Seat::North, action("pass"))));
}

/// K11.1: after the end of a played round everything is known, the cards left by an early end included.
#[test]
fn k11_1_known_at_the_end() {
    for round in [
        play(SUITS, "N", "-", "kiz_almaz iyi iyi iyi SQ HQ DQ CQ"),
        to_the_end(&play(MIXED, "N", "durt_end=fourth_decided", "durt:7 iyi iyi iyi")),
    ] {
        assert_eq!(now(&round), "over");
        assert!(Seat::ALL.into_iter().any(|seat| !round.hand(seat).is_empty()));
        for viewer in Seat::ALL {
            let view = round.view(viewer);
            assert_eq!(Seat::ALL.map(|seat| view.hand(seat)), Seat::ALL.map(|seat| Some(round.hand(seat))));
            assert_eq!(view.unseen(), CardSet::EMPTY);
            assert_eq!(view.to_string(), round.to_string());
        }
    }
}

/// K11.1: an annulled deal is not shown.
#[test]
fn k11_1_an_annulled_deal_is_not_shown() {
    let round = play(LONE_KING, "E", "-", "rifki annul");
    for viewer in Seat::ALL {
        let view = round.view(viewer);
        for seat in Seat::ALL {
            assert_eq!(view.hand(seat).is_some(), seat == viewer);
        }
        assert_eq!(view.to_string().matches('?').count(), 3);
    }
}
