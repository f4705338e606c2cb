//! K4 to K6: annulling, the two rounds of the talk. Each test cites its clause.

use crate::support::*;
use king_rules::Reason;
use king_rules::king::{
    Action, Contract, ContractKind, Doubles, HouseRules, Illegal, Party, Phase, Relation, Round, Seat, SeatSet,
};

/// E has K♥ as its only heart, W has A♥; N has two hearts, S nine.
const LONE_BOTH: &str = "N:AKQJT98765.32.3. 432.K.AKQJT.AKQJ .QJT987654.98.T9 .A.76542.8765432";

fn answers(deal: &str, declarer: &str) -> Round {
    play(deal, declarer, "-", "rifki")
}

/// K4.1: a lone K♥ and a lone A♥ may annul; two small hearts, or many without either, may not.
#[test]
fn k4_1_lone_king_or_ace() {
    for (seat, may) in [("N", false), ("E", true), ("S", false), ("W", true)] {
        let round = answers(LONE_BOTH, seat);
        assert_eq!(now(&round), format!("{seat} annul"));
        assert_eq!(legal(&round), if may { "keep annul" } else { "keep" }, "{seat}");
        if !may {
            refused(&round, "annul", Reason::MayNotAnnul, "K4.1");
        }
    }
}

/// K4.1: not with another heart beside the king or the ace, not with king and ace, not with another lone heart, not
/// without hearts.
#[test]
fn k4_1_nobody_else() {
    for hands in [
        ".K2..AKQJT987654 .AQJT9876543.AK. ..QJT98765432.32",
        ".A2..AKQJT987654 .KQJT9876543.AK. ..QJT98765432.32",
        ".AK..AKQJT987654 .QJT98765432.AK. ..QJT98765432.32",
        ".Q..AKQJT9876543 .AKJT98765432.A. ..KQJT98765432.2",
        "...AKQJT98765432 .AKQJT98765432.. ..AKQJT98765432.",
    ] {
        let round = play(&format!("N:AKQJT98765432... {hands}"), "E", "-", "rifki");
        assert_eq!(now(&round), "E annul");
        refused(&round, "annul", Reason::MayNotAnnul, "K4.1");
        assert_eq!(legal(&round), "keep");
    }
}

/// K4.1: whether the seat may annul is its own to decide: it may keep as well.
#[test]
fn k4_1_may_keep() {
    let round = then(&answers(LONE_KING, "E"), "keep");
    assert_eq!(now(&round), "S annul");
}

/// K4.2: an annulled round is over without scores; nothing has been taken and nothing can be done any more.
#[test]
fn k4_2_an_annulled_round_does_not_count() {
    let round = then(&answers(LONE_KING, "E"), "annul");
    assert_eq!(round.phase(), Phase::Over);
    assert!(round.annulled());
    assert_eq!((round.turn(), round.scores(), round.taken()), (None, None, [0; 4]));
    assert!(round.legal_actions().is_empty() && round.legal_cards().is_empty());
    for action in ["keep", "annul", "rifki", "iyi", "HK", "pass"] {
        refused(&round, action, Reason::RoundOver, "K4.2");
    }
}

/// K4.2: the same dealer deals again, the same declarer declares afresh, Rıfkı is still unused.
#[test]
fn k4_2_the_round_is_dealt_again() {
    let mut party = Party::new(Seat::East, HouseRules::new());
    let before = party.clone();
    let round = party.start(LONE_KING.parse().unwrap()).unwrap();
    party.record(&then(&round, "rifki annul")).unwrap();
    assert_eq!(party, before);
    assert_eq!((party.declarer(), party.dealer()), (Some(Seat::East), Some(Seat::North)));
    assert!(party.unused(Seat::East).contains(ContractKind::Rifki));
    assert_eq!(party.totals(), [122; 4]);
}

/// K4.3: the four seats are asked in turn order, the declarer first, before the talk; each of them, with or without
/// the right.
#[test]
fn k4_3_every_seat_is_asked() {
    for (declarer, order) in [("N", "NESWE"), ("E", "ESWNS"), ("S", "SWNEW"), ("W", "WNESN")] {
        let round = answers(MIXED, declarer);
        assert_eq!(asked(&round, "keep keep keep keep"), order);
        assert_eq!(then(&round, "keep keep keep").phase(), Phase::Annul);
        assert_eq!(then(&round, "keep keep keep keep").phase(), Phase::Kontur);
    }
}

/// K4.3: being asked shows the table nothing: views of the others do not depend on who has the right.
#[test]
fn k4_3_being_asked_tells_nothing() {
    // E's lone K♥ against E's K♥ and 2♥; W sees the same in both.
    let lone = answers(LONE_KING, "E");
    let guarded = "N:AKQJT98765432... .K2.8765432.6543 .AQJT9876543.A.2 ..KQJT9.AKQJT987";
    let guarded = answers(guarded, "E");
    assert_eq!((legal(&lone).as_str(), legal(&guarded).as_str()), ("keep annul", "keep"));
    for seat in [Seat::North, Seat::West] {
        assert_eq!(lone.view(seat), guarded.view(seat));
    }
}

/// K4.3: the first seat to annul ends the round; those after it are not asked.
#[test]
fn k4_3_first_annul_ends() {
    // N keeps, E annuls; W, which could annul too, is not asked.
    let round = then(&answers(LONE_BOTH, "N"), "keep annul");
    assert_eq!(round.phase(), Phase::Over);
    assert_eq!(round.actions().last(), Some((Seat::East, Action::Annul)));
    // With W before E it is W.
    let round = then(&answers(LONE_BOTH, "S"), "keep annul");
    assert!(round.annulled());
    assert!(round.to_string().ends_with(" rifki keep annul"));
}

/// K5.1: the three others speak once each, from the declarer's left; the declarer is not asked in this round.
#[test]
fn k5_1_order_of_the_first_round() {
    for (declarer, order) in [("N", "ESWN"), ("E", "SWNE"), ("S", "WNES"), ("W", "NESW")] {
        let round = play(MIXED, declarer, "-", "el_almaz");
        assert_eq!(asked(&round, "iyi iyi iyi"), order);
        for (spoken, phase) in [("", Phase::Kontur), ("iyi iyi", Phase::Kontur), ("iyi iyi iyi", Phase::Play)] {
            assert_eq!(then(&round, spoken).phase(), phase);
        }
    }
}

/// K5.2: any set of the three others, the empty set being *iyi*.
#[test]
fn k5_2_any_set_of_the_others() {
    let round = play(MIXED, "N", "-", "kupa_almaz");
    assert_eq!(legal(&round), "iyi kontur:N kontur:S kontur:NS kontur:W kontur:NW kontur:SW kontur:NSW");
    let round = then(&round, "iyi");
    assert_eq!(legal(&round), "iyi kontur:N kontur:E kontur:NE kontur:W kontur:NW kontur:EW kontur:NEW");
    for penalty in ["el_almaz", "erkek_almaz", "kiz_almaz", "son_iki"] {
        assert_eq!(play(MIXED, "N", "-", penalty).legal_actions().len(), 8, "{penalty}");
    }
    assert_eq!(play(MIXED, "N", "rifki_annul=false", "rifki").legal_actions().len(), 8);
}

/// K5.2: nobody doubles itself.
#[test]
fn k5_2_not_itself() {
    let round = play(MIXED, "N", "-", "el_almaz");
    for itself in ["kontur:E", "kontur:NE", "kontur:NESW"] {
        refused(&round, itself, Reason::MayNotDouble, "K5.2");
    }
}

/// K5.2: *masa* is all three others, *söyleyen hariç* all but the declarer.
#[test]
fn k5_2_masa_and_soyleyen_haric() {
    let round = play(MIXED, "N", "-", "el_almaz masa");
    assert_eq!(round.doubles(), doubles("E>NSW"));
    let round = then(&round, "soyleyen_haric");
    assert_eq!(round.doubles(), doubles("E>NSW,S>EW"));
    let round = then(&round, "kontur:S");
    assert_eq!(round.doubles(), doubles("E>NSW,S>EW,W>S"));
}

/// K5.3: in koz and dürt a speaker doubles the declarer or calls *iyi*.
#[test]
fn k5_3_only_the_declarer() {
    for contract in ["koz:C", "durt:7"] {
        let round = play(MIXED, "S", "-", contract);
        for spoken in ["", "iyi", "kontur:S iyi"] {
            let round = then(&round, spoken);
            assert_eq!(legal(&round), "iyi kontur:S", "{contract} {spoken}");
            for other in ["kontur:E", "kontur:NS", "masa", "soyleyen_haric"] {
                refused(&round, other, Reason::MayNotDouble, "K5.3");
            }
        }
    }
}

/// K6.1: in turn order, the declarer first, each seat redoubles any set of those that have doubled it.
#[test]
fn k6_1_order_and_sets() {
    // E doubles N, S doubles N and E, W doubles all.
    let round = play(MIXED, "N", "-", "el_almaz kontur:N kontur:NE masa");
    assert_eq!(now(&round), "N sur");
    assert_eq!(legal(&round), "iyi sur:E sur:S sur:ES sur:W sur:EW sur:SW sur:ESW");
    let round = then(&round, "sur:EW");
    assert_eq!(now(&round), "E sur");
    assert_eq!(legal(&round), "iyi sur:S sur:W sur:SW");
    let round = then(&round, "sur:S");
    assert_eq!(now(&round), "S sur");
    // E's redouble is no double that S could answer.
    assert_eq!(legal(&round), "iyi sur:W");
    let round = then(&round, "iyi");
    assert_eq!(now(&round), "N play");
    assert_eq!(round.doubles(), doubles("N>EW,E>NS,S>NE,W>NES"));
}

/// K6.1: *iyi* redoubles nobody.
#[test]
fn k6_1_iyi() {
    let round = play(MIXED, "N", "-", "el_almaz kontur:N iyi iyi iyi");
    assert_eq!(now(&round), "N play");
    assert_eq!(round.doubles(), doubles("E>N"));
}

/// K6.1: not a seat that has not doubled the speaker, not one that is doubled back already, not itself.
#[test]
fn k6_1_nobody_else() {
    // W and S double each other; E doubles S too.
    let round = play(MIXED, "N", "-", "el_almaz kontur:S kontur:W kontur:S");
    assert_eq!(now(&round), "S sur");
    assert_eq!(legal(&round), "iyi sur:E");
    for other in ["sur:N", "sur:W", "sur:S", "sur:EW"] {
        refused(&round, other, Reason::MayNotRedouble, "K6.1");
    }
}

/// K5.2, K6.1: the empty set is *iyi*, as a double and as a redouble, in both rounds of the talk and in no other phase.
#[test]
fn k6_1_the_empty_set_is_iyi() {
    let kontur = play(MIXED, "N", "-", "el_almaz");
    let sur = then(&kontur, "kontur:N iyi iyi");
    for nobody in [Action::Iyi, Action::Kontur(SeatSet::EMPTY), Action::Sur(SeatSet::EMPTY)] {
        for round in [kontur.clone(), sur.clone()] {
            let mut passed = round.clone();
            assert_eq!(passed.apply(nobody), Ok(()));
            assert_eq!(passed, then(&round, "iyi"));
        }
        let illegal = fresh(MIXED, Seat::North).why_not(nobody).unwrap();
        assert_eq!((illegal.reason(), illegal.clause()), (Reason::WrongPhase, "K3.1"));
    }
}

/// K6.2: a seat with nobody to redouble is not asked.
#[test]
fn k6_2_not_asked() {
    for (talk, asked_to_redouble) in [
        ("iyi iyi iyi", ""),
        ("kontur:N iyi iyi", "N"),
        ("iyi iyi kontur:E", "E"),
        ("kontur:S iyi iyi", "S"),
        ("kontur:W iyi iyi", "W"),
        ("kontur:W iyi kontur:S", "SW"),
        ("masa iyi kontur:E", "NS"),
        ("kontur:N kontur:N kontur:N", "N"),
    ] {
        let mut round = play(MIXED, "N", "-", &format!("el_almaz {talk}"));
        for seat in asked_to_redouble.chars() {
            assert_eq!(now(&round), format!("{seat} sur"), "{talk}");
            round = then(&round, "iyi");
        }
        assert_eq!(now(&round), "N play", "{talk}");
    }
}

/// K6.3: two seats that doubled each other in the first round are *sür* at once, however they named each other.
#[test]
fn k6_3_sur_at_once() {
    for (talk, pairs) in [
        ("masa masa masa", [(Seat::East, Seat::South), (Seat::East, Seat::West), (Seat::South, Seat::West)].as_slice()),
        ("masa iyi soyleyen_haric", &[(Seat::East, Seat::West)]),
        ("kontur:S kontur:E iyi", &[(Seat::East, Seat::South)]),
        ("soyleyen_haric iyi kontur:E", &[(Seat::East, Seat::West)]),
    ] {
        let round = play(MIXED, "N", "-", &format!("el_almaz {talk}"));
        for &(a, b) in pairs {
            assert_eq!(round.doubles().relation(a, b), Relation::Sur, "{talk}");
        }
    }
}

/// K6.3: and they do not speak about it again: neither is asked to redouble the other.
#[test]
fn k6_3_without_a_word_more() {
    let round = play(MIXED, "N", "-", "el_almaz kontur:S kontur:E iyi");
    assert_eq!(now(&round), "N play");
    // W answers E's double at once, and may still redouble S.
    let round = play(MIXED, "N", "-", "el_almaz kontur:W kontur:W kontur:E");
    assert_eq!(now(&round), "W sur");
    assert_eq!(legal(&round), "iyi sur:S");
}

/// K6.4: the talk is a set of directed doubles; a pair is none, *kontur* or *sür* however the arrows came.
#[test]
fn k6_4_relations() {
    let round = play(MIXED, "N", "-", "el_almaz kontur:NS iyi kontur:E sur:E iyi sur:E");
    // E: doubled N and S; W doubled E; N redoubled E; E did not redouble W; S redoubled E.
    let arrows = doubles("N>E,E>NS,S>E,W>E");
    assert_eq!(round.doubles(), arrows);
    let [n, e, s, w] = Seat::ALL;
    let relations =
        [(n, e), (n, s), (n, w), (e, s), (e, w), (s, w)].map(|(a, b)| (arrows.relation(a, b), arrows.relation(b, a)));
    let [sur, none, kontur] =
        [Relation::Sur, Relation::Undoubled, Relation::Kontur].map(|relation| (relation, relation));
    assert_eq!(relations, [sur, none, none, sur, kontur, none]);
    assert_eq!(Seat::ALL.map(|seat| arrows.relation(seat, seat)), [Relation::Undoubled; 4]);
    assert_eq!([Relation::Undoubled, Relation::Kontur, Relation::Sur].map(Relation::index), [0, 1, 2]);
}

/// K6.5: in koz and dürt only the declarer can redouble.
#[test]
fn k6_5_only_the_declarer_redoubles() {
    for contract in ["koz:H", "durt:2"] {
        let round = play(MIXED, "E", "-", &format!("{contract} kontur:E iyi kontur:E"));
        assert_eq!(now(&round), "E sur");
        assert_eq!(legal(&round), "iyi sur:N sur:S sur:NS");
        assert_eq!(now(&then(&round, "sur:NS")), "E play", "{contract}");
    }
}

/// K6.6: a round in which nobody doubles is played and scored by what each took.
#[test]
fn k6_6_nobody_doubles() {
    let round = to_the_end(&play(SUITS, "N", "-", "el_almaz iyi iyi iyi"));
    assert_eq!(round.doubles(), Doubles::NONE);
    assert_eq!((round.taken(), round.scores()), ([65, 0, 0, 0], Some([-65, 0, 0, 0])));
    let round = to_the_end(&play(SUITS, "E", "-", "koz:D iyi iyi iyi"));
    assert_eq!(round.contract(), Some(Contract::Koz(king_rules::Suit::Diamonds)));
    assert_eq!(round.scores(), Some([0, 0, 65, 0]));
}

/// K5.2, K6.1: to double or redouble nobody is *iyi*, however it is written, in both rounds of the talk and in no other
/// phase.
#[test]
fn k5_2_the_empty_set_is_iyi() {
    let empty = [Action::Kontur(SeatSet::EMPTY), Action::Sur(SeatSet::EMPTY)];
    let kontur = play(MIXED, "E", "-", "el_almaz");
    let sur = play(MIXED, "E", "-", "el_almaz kontur:E iyi iyi");
    for round in [kontur, sur] {
        for action in empty {
            let mut silent = round.clone();
            assert_eq!(silent.apply(action), Ok(()));
            assert_eq!(silent, then(&round, "iyi"));
        }
    }
    let declare = play(MIXED, "E", "-", "");
    assert_eq!(empty.map(|action| declare.why_not(action)), [Some(Illegal::WrongPhase(Phase::Declare)); 2]);
}
