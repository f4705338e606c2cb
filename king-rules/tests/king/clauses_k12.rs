//! K12: every value of every house rule. The tests of the defaults stand with their clauses, K7.3 to K7.5, K4, K7.8,
//! K8.4 and K9.4.

use crate::support::*;
use king_rules::Reason;
use king_rules::king::{ContractKind, Deal, HouseRules, Phase, Round, SaleTie, Seat};

/// N holds the spades; E has K♥ and two more hearts, S the other hearts, W none.
const GUARDED_KING: &str = "N:AKQJT98765432... .KQ2.AKQJT.AKQJT .AJT9876543.98.9 ..765432.8765432";

#[track_caller]
fn lead(deal: &str, declarer: &str, rules: &str, contract: &str) -> Round {
    let keep = if contract == "rifki" { "keep keep keep keep" } else { "" };
    play(deal, declarer, rules, &format!("{contract} {keep} iyi iyi iyi"))
}

/// `rifki_void=never_force_king` is the default: K7.5 as it stands.
#[test]
fn k12_rifki_void_never_force_king() {
    assert_eq!(HouseRules::new().get("rifki_void"), Some("never_force_king"));
    may_play(&then(&lead(GUARDED_KING, "N", "-", "rifki"), "S2"), ".KQ2..");
    may_play_anything(&then(&lead(LONE_KING, "N", "-", "rifki"), "S2"));
}

/// `rifki_void=king_holder_free`: who holds K♥ plays what it likes, with other hearts beside it too.
#[test]
fn k12_rifki_void_king_holder_free() {
    let rules = "rifki_void=king_holder_free";
    let round = then(&lead(GUARDED_KING, "N", rules, "rifki"), "S2");
    may_play_anything(&round);
    // S does not hold it, and must play a heart.
    let round = then(&round, "DA");
    may_play(&round, ".AJT9876543..");
    refused(&round, "D9", Reason::RifkiHeart, "K7.5");
    may_play_anything(&then(&lead(LONE_KING, "N", rules, "rifki"), "S2"));
    // When it has played K♥ it is free no longer.
    let round = lead(GUARDED_KING, "N", "rifki_void=king_holder_free,early_end=false", "rifki");
    may_play(&then(&round, "S2 HK H3 D2 S3"), ".Q2..");
}

/// `rifki_void=hearts_always`: a heart must be played, the lone king too.
#[test]
fn k12_rifki_void_hearts_always() {
    let rules = "rifki_void=hearts_always";
    may_play(&then(&lead(GUARDED_KING, "N", rules, "rifki"), "S2"), ".KQ2..");
    let round = then(&lead(LONE_KING, "N", rules, "rifki"), "S2");
    may_play(&round, ".K..");
    refused(&round, "C2", Reason::RifkiHeart, "K7.5");
    // A seat without hearts is free.
    may_play_anything(&then(&lead(GUARDED_KING, "N", rules, "rifki"), "S2 HQ H3"));
}

/// `rifki_void` speaks of the void only: leading and following are as ever.
#[test]
fn k12_rifki_void_elsewhere() {
    for value in ["king_holder_free", "hearts_always"] {
        let rules = format!("rifki_void={value}");
        let round = then(&lead(LONE_KING, "S", &rules, "rifki"), "DA D9 S2 D2 H2 DT S3");
        may_play(&round, ".K..");
        let round = lead(MIXED, "N", &rules, "rifki");
        refused(&round, "HJ", Reason::HeartsClosed, "K7.6");
        // And other contracts do not know it.
        may_play_anything(&then(&lead(GUARDED_KING, "N", &rules, "kupa_almaz"), "S2"));
    }
}

/// `penalty_void=must_shed`: void in the suit led, a penalty card of the contract, if there is one.
#[test]
fn k12_penalty_void_must_shed() {
    let rules = "penalty_void=must_shed";
    for (contract, shed) in [("kupa_almaz", ".AKQJT.."), ("erkek_almaz", ".KJ.KJ.KJ"), ("kiz_almaz", ".Q.Q.Q")] {
        let round = then(&lead(SPADES, "N", rules, contract), "S2");
        may_play(&round, shed);
        refused(&round, "DA", Reason::MustShed, "K12");
    }
    // S has hearts, but neither man nor queen: free in Erkek and Kız almaz.
    let round = then(&lead(SPADES, "N", rules, "kupa_almaz"), "S2 HA");
    may_play(&round, ".9876..");
    for (contract, shed) in [("erkek_almaz", "HK"), ("kiz_almaz", "HQ")] {
        may_play_anything(&then(&lead(SPADES, "N", rules, contract), &format!("S2 {shed}")));
    }
    // Following suit comes first, and leading is free.
    let round = then(&lead(MIXED, "S", rules, "erkek_almaz"), "D7");
    may_play(&round, "..T86.");
    refused(&round, "CJ", Reason::MustFollow, "K7.2");
    may_play_anything(&lead(SPADES, "E", rules, "erkek_almaz"));
}

/// `penalty_void=must_shed` has no effect in El almaz and Son iki, nor in Rıfkı, where `rifki_void` alone decides;
/// nor in koz.
#[test]
fn k12_penalty_void_without_effect() {
    let rules = "penalty_void=must_shed";
    for contract in ["el_almaz", "son_iki", "koz:H"] {
        may_play_anything(&then(&lead(SPADES, "N", rules, contract), "S2"));
    }
    // Rıfkı: not K♥ at once, but any heart; a lone king is free; who has K♥ under `king_holder_free` too.
    may_play(&then(&lead(GUARDED_KING, "N", rules, "rifki"), "S2"), ".KQ2..");
    may_play_anything(&then(&lead(LONE_KING, "N", rules, "rifki"), "S2"));
    let both = "rifki_void=king_holder_free,penalty_void=must_shed";
    may_play_anything(&then(&lead(GUARDED_KING, "N", both, "rifki"), "S2"));
}

/// `koz_void=must_trump`: void in the suit led, a trump if there is one, of any height.
#[test]
fn k12_koz_void_must_trump() {
    let round = then(&lead(SPADES, "N", "koz_void=must_trump", "koz:H"), "SA");
    may_play(&round, ".AKQJT..");
    refused(&round, "DA", Reason::MustTrump, "K12");
    // Under the ten of hearts as well as over it.
    may_play(&then(&round, "HT"), ".9876..");
    let west = then(&lead(SPADES, "N", "koz_void=must_trump", "koz:D"), "SA DA DT");
    may_play(&west, "..65432.");
    // Without a trump any card: E, S and W have no spades.
    let round = then(&lead(SPADES, "E", "koz_void=must_trump", "koz:S"), "HA H9 H5");
    may_play(&round, "AKQJT98765432...");
    let round = then(&lead(SUITS, "N", "koz_void=must_trump", "koz:C"), "SA");
    may_play_anything(&round);
}

/// `koz_void=must_overtrump`: a trump over the highest in the trick if able, otherwise any trump, otherwise any card.
#[test]
fn k12_koz_void_must_overtrump() {
    let rules = "koz_void=must_overtrump";
    let round = then(&lead(SPADES, "N", rules, "koz:C"), "SA");
    // No trump lies yet: any.
    may_play(&round, "...AKQJ");
    refused(&round, "DA", Reason::MustTrump, "K12");
    // A trump too low and no trump at all have different reasons.
    let deal = "N:AKQJT98765432... .AKQJT.AKQJ.9832 .9876.T987.AQT65 .5432.65432.KJ74";
    let round = then(&lead(deal, "N", rules, "koz:C"), "SA C9");
    may_play(&round, "...AQT");
    refused(&round, "C6", Reason::MustOvertrump, "K12");
    refused(&round, "H9", Reason::MustTrump, "K12");
    // Not able to go over the ace: any trump, but a trump.
    let west = then(&round, "CA");
    may_play(&west, "...KJ74");
    refused(&west, "H5", Reason::MustTrump, "K12");
    // Over the ten the king and the jack.
    let west = then(&round, "CT");
    may_play(&west, "...KJ");
    refused(&west, "C7", Reason::MustOvertrump, "K12");
    // The highest trump of the trick counts, not the last: S threw a low one under the ten.
    let deal = "N:AKQJT98765432... .AKQJT.AKQJ.AT32 .9876.T987.98654 .5432.65432.KQJ7";
    let west = then(&lead(deal, "N", rules, "koz:C"), "SA CT C4");
    may_play(&west, "...KQJ");
    // Without a trump any card.
    may_play_anything(&then(&lead(SUITS, "N", rules, "koz:C"), "SA"));
}

/// A trump led is simply followed: no duty to go over it, whatever `koz_void` is.
#[test]
fn k12_koz_void_a_trump_led_is_followed() {
    for rules in ["-", "koz_void=must_trump", "koz_void=must_overtrump"] {
        let round = then(&lead(MIXED, "N", rules, "koz:C"), "C6");
        may_play(&round, "...97");
        let round = then(&round, "C7 C8");
        may_play(&round, "...JT32");
        // Another suit led and followed: trumps in the hand do not matter.
        may_play(&then(&lead(MIXED, "N", rules, "koz:C"), "DA"), "..KJ95.");
    }
}

/// Trumps that fall on another suit: a seat that follows need not go over them.
#[test]
fn k12_koz_void_who_follows_need_not_trump() {
    for rules in ["koz_void=must_trump", "koz_void=must_overtrump"] {
        // Third round of clubs, hearts are trumps: S trumps with the two, W follows.
        let round = then(&lead(MIXED, "N", rules, "koz:H"), "CA C7 C8 C2 CK C9 H2");
        assert_eq!(now(&round), "W play");
        may_play(&round, "...JT3");
        refused(&round, "H8", Reason::MustFollow, "K7.2");
    }
}

/// `koz_void` is of koz alone.
#[test]
fn k12_koz_void_elsewhere() {
    for contract in ["el_almaz", "kupa_almaz", "son_iki"] {
        may_play_anything(&then(&lead(SPADES, "N", "koz_void=must_overtrump", contract), "S2"));
    }
}

/// `rifki_annul=false`: the phase is left out, and the talk follows the declaration at once.
#[test]
fn k12_rifki_annul_off() {
    assert_eq!(play(LONE_KING, "E", "-", "rifki").phase(), Phase::Annul);
    let round = play(LONE_KING, "E", "rifki_annul=false", "rifki");
    assert_eq!(now(&round), "S kontur");
    refused(&round, "annul", Reason::WrongPhase, "K3.1");
    refused(&round, "keep", Reason::WrongPhase, "K3.1");
}

/// `early_end=false`: the round runs to 13 tricks, with the same scores.
#[test]
fn k12_early_end_off() {
    let played = "kiz_almaz masa kontur:N iyi sur:E iyi iyi SQ HQ DQ CQ";
    let early = play(SUITS, "N", "-", played);
    assert_eq!(now(&early), "over");
    let full = play(SUITS, "N", "early_end=false", played);
    assert_eq!((now(&full).as_str(), full.scores()), ("N play", None));
    let full = to_the_end(&full);
    assert_eq!(full.tricks().count(), 13);
    assert_eq!((full.taken(), full.scores()), (early.taken(), early.scores()));
}

/// `durt_end=fourth_decided`: the round ends when three are out; the scores are the same.
#[test]
fn k12_durt_end_fourth_decided() {
    let talk = "durt:7 iyi kontur:N iyi sur:S";
    let all_out = to_the_end(&play(MIXED, "N", "-", talk));
    let decided = to_the_end(&play(MIXED, "N", "durt_end=fourth_decided", talk));
    assert_eq!(all_out.played().len(), 52);
    let left: Vec<_> = Seat::ALL.into_iter().filter(|&seat| !decided.hand(seat).is_empty()).collect();
    assert_eq!(left.len(), 1, "the fourth still holds cards");
    assert_eq!(decided.places()[left[0].index()], Some(4));
    assert_eq!(decided.places(), all_out.places());
    assert_eq!(decided.scores(), all_out.scores());
    assert!(all_out.to_string().replace(" - ", " durt_end=fourth_decided ").starts_with(&decided.to_string()));
    // Not earlier: before the last card of the third the round went on.
    let seat = decided.plays().last().unwrap().0;
    assert_eq!(decided.places()[seat.index()], Some(3));
}

/// `sale_tie=stays`: among several equally bad partners of the same kind nobody buys, and the seller keeps its points.
#[test]
fn k12_sale_tie_stays() {
    let arrows = doubles("N>ES");
    let kiz = ContractKind::KizAlmaz;
    assert_eq!(arrows.buyer(kiz, [0, 20, 20, 0], SaleTie::Stays, Seat::North), None);
    let el = ContractKind::ElAlmaz;
    // N: −5 + 15 + 15; with a sale E would pay 5 more.
    assert_eq!(arrows.settle(el, [5, 20, 20, 20], SaleTie::Stays), [25, -35, -35, -20]);
    assert_eq!(arrows.settle(el, [5, 20, 20, 20], SaleTie::FirstInTurn), [30, -40, -35, -20]);
    // A tie of three is one too. N: −5 + 15 + 15 + 15.
    let all = doubles("N>ESW");
    assert_eq!(all.buyer(el, [5, 20, 20, 20], SaleTie::Stays, Seat::North), None);
    assert_eq!(all.settle(el, [5, 20, 20, 20], SaleTie::Stays), [40, -35, -35, -35]);
    assert_eq!(all.settle(el, [5, 20, 20, 20], SaleTie::FirstInTurn), [45, -40, -35, -35]);
    // One of them worse than the other: no tie, and it buys as ever.
    assert_eq!(arrows.settle(el, [5, 15, 25, 20], SaleTie::Stays), [30, -25, -50, -20]);
    // A tie below the worst is none.
    assert_eq!(doubles("N>ESW").buyer(el, [5, 15, 15, 30], SaleTie::Stays, Seat::North), Some(Seat::West));
}

/// `sale_tie=stays`: nor does a lesser kind of partner buy then.
#[test]
fn k12_sale_tie_stays_with_a_lesser_partner() {
    let el = ContractKind::ElAlmaz;
    // N stands sür with E and S, who tie, and kontur with W, who took most.
    let arrows = doubles("N>ESW,E>N,S>N");
    assert_eq!(arrows.buyer(el, [5, 15, 15, 30], SaleTie::Stays, Seat::North), None);
    assert_eq!(arrows.buyer(el, [5, 15, 15, 30], SaleTie::FirstInTurn, Seat::North), Some(Seat::East));
    // Partners of a lesser kind that tie with the sür partner make no tie.
    let arrows = doubles("N>ES,S>N");
    assert_eq!(arrows.buyer(el, [5, 15, 15, 30], SaleTie::Stays, Seat::North), Some(Seat::South));
}

/// `sale_tie` is that of the round's house rules.
#[test]
fn k12_sale_tie_in_a_round() {
    // E doubled all and took 5; S and W took 25 each, and S sits first after E.
    // N: −10 − 5; E: −5 + 5 + 20 + 20, and + 5 sold; S: −25 − 20, and − 5 bought; W: −25 − 20.
    let deal = Deal::from_seed(50).to_string();
    let talk = "el_almaz masa iyi iyi iyi iyi iyi";
    let round = to_the_end(&play(&deal, "N", "-", talk));
    assert_eq!(round.taken(), [10, 5, 25, 25]);
    assert_eq!(round.scores(), Some([-15, 45, -50, -45]));
    let round = to_the_end(&play(&deal, "N", "sale_tie=stays", talk));
    assert_eq!(round.taken(), [10, 5, 25, 25]);
    assert_eq!(round.scores(), Some([-15, 40, -45, -45]));
}
