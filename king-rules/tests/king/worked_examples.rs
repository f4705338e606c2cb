//! Every worked example of the source, with the source's numbers, from `tests/golden/worked-examples.json`.

use crate::support::*;
use king_rules::king::{Contract, ContractKind, Doubles, Relation, Round, SaleTie, Seat, Sheet, durt};
use serde_json::Value;

/// Rounds in which the talk and what was taken are those of S1 to S4; the cards are ours.
const ROUNDS: [(&str, &str); 4] = [
    (
        "S1",
        "king1 N:Q.KJ3.QT9863.K76 86.8762.AJ4.Q985 AJ742.A954.7.AJ2 KT953.QT.K52.T43 S all - durt:4 kontur:S \
         iyi iyi sur:W S4 C4 pass C5 H4 C3 H3 H2 H5 S5 C6 S6 S7 S3 C7 C8 S2 pass pass S8 C2 S9 pass H6 pass \
         ST pass H7 SJ pass SQ D4 pass SK D3 H8 SA D5 D6 C9 H9 CT pass pass D7 HT D8 pass CJ D2 HJ CQ pass HQ \
         CK pass CA pass D9 pass pass pass HK pass HA pass DT DJ pass DQ pass DK DA",
    ),
    (
        "S2",
        "king1 N:62.K84.AKJT72.82 T3.AT976.8643.93 AKQJ8..95.KJT764 9754.QJ532.Q.AQ5 E all - el_almaz \
         kontur:N iyi kontur:E sur:N iyi HT SK H5 H8 D8 D5 DQ DK DT D4 D9 CQ S2 ST S8 S7 C9 CJ CA C8 H2 H4 HA \
         CK D3 C4 C5 D2 S3 SJ S5 S6 C7 S9 C2 C3 CT HJ HK D6 C6 HQ DA H7 SA S4 DJ H9 SQ H3 D7 H6",
    ),
    (
        "S3",
        "king1 N:62.K84.AKJT72.82 T3.AT976.8643.93 AKQJ8..95.KJT764 9754.QJ532.Q.AQ5 E all - erkek_almaz iyi \
         iyi kontur:S iyi D8 D9 DQ DJ S4 S2 ST S8 D6 D5 CQ DK C2 C9 CK C5 SK S5 S6 S3 C7 CA C8 C3 HQ HK HA C6 \
         HT SA H5 H4 D4 CJ S7 D2 H9 C4 H3 H8 H7 SQ H2 DA H6 CT HJ DT S9 D7 D3 SJ",
    ),
    (
        "S4",
        "king1 N:62.K84.AKJT72.82 T3.AT976.8643.93 AKQJ8..95.KJT764 9754.QJ532.Q.AQ5 N all - erkek_almaz \
         kontur:NSW iyi kontur:ES sur:E sur:W DJ D4 D5 DQ S5 S6 ST SQ S8 S4 S2 S3 CT CQ C8 C9 H5 HK H6 C7 DA \
         D6 D9 S9 D2 D8 CJ CA HT C4 H3 H4 H9 CK H2 H8 H7 SJ HJ D7 HQ DT HA SA C3 C6 C5 C2 SK S7 DK D3",
    ),
];

fn examples(part: &str) -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/worked-examples.json");
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let examples: Value = serde_json::from_str(&text).unwrap();
    examples[part].clone()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a text"))
}

fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

/// `"el_almaz"`, `{"durt": "4"}` or `{"koz": "C"}`.
fn contract_of(value: &Value) -> Contract {
    match value.as_object() {
        None => contract(text(value)),
        Some(with) => {
            let (kind, what) = with.iter().next().unwrap();
            contract(&format!("{kind}:{}", text(what)))
        }
    }
}

/// The arrows that make these relations: one for kontur, both for sür.
fn arrows_of(relations: &Value) -> Doubles {
    let mut doubles = Doubles::NONE;
    for (pair, relation) in relations.as_object().unwrap() {
        let (a, b) = pair.split_once('-').unwrap();
        let relation: Relation = text(relation).parse().unwrap();
        if relation != Relation::Undoubled {
            doubles = doubles.with(seat(a), seat(b).set());
        }
        if relation == Relation::Sur {
            doubles = doubles.with(seat(b), seat(a).set());
        }
    }
    doubles
}

/// The arrows of `["W>S", "S>W"]`.
fn arrows(list: &Value) -> Doubles {
    list.as_array().unwrap().iter().fold(Doubles::NONE, |doubles, arrow| {
        let (by, on) = text(arrow).split_once('>').unwrap();
        doubles.with(seat(by), seat(on).set())
    })
}

#[track_caller]
fn check_relations(doubles: Doubles, relations: &Value) {
    for (pair, relation) in relations.as_object().unwrap() {
        let (a, b) = pair.split_once('-').unwrap();
        assert_eq!(doubles.relation(seat(a), seat(b)).text(), text(relation), "{pair} of {doubles}");
    }
}

/// The talk of an example, on some deal: the entries are those of the source, in its order. A seat that the library
/// asks while the source has nothing of it would fail here.
fn talk(example: &Value) -> Round {
    let mut round = fresh(SUITS, seat(text(&example["declarer"])));
    round = then(&round, &contract_of(&example["contract"]).to_string());
    for entry in example["talk"].as_array().unwrap() {
        let words: Vec<_> = entry.as_array().unwrap().iter().map(text).collect();
        assert_eq!(round.turn(), Some(seat(words[0])), "{}: who speaks: {entry}", example["id"]);
        let call = match words[1] {
            "kontur" | "sur" => {
                let mut seats: Vec<_> = words[2..].iter().map(|&word| seat(word)).collect();
                seats.sort();
                let seats: String = seats.iter().map(|seat| seat.text()).collect();
                format!("{}:{seats}", words[1])
            }
            word => word.to_owned(),
        };
        round = then(&round, &call);
    }
    round
}

/// The four numbers of an object by seat; what is not named is `rest`.
fn by_seat(value: &Value, rest: i64) -> [i64; 4] {
    Seat::ALL.map(|seat| value[seat.text()].as_i64().unwrap_or(rest))
}

/// What the seats took, from the counts of tricks or cards, or from the places.
fn taken(example: &Value, contract: Contract, counts: [i64; 4]) -> [i16; 4] {
    match contract {
        Contract::Durt(_) => durt::points(by_seat(&example["places"], 0).map(|place| Some(place as u8))),
        _ => {
            let unit = match contract.kind() {
                ContractKind::ElAlmaz => 5,
                ContractKind::ErkekAlmaz => 6,
                kind => panic!("no example counts {kind}"),
            };
            counts.map(|count| count as i16 * unit)
        }
    }
}

/// S1, S2 and S4 (K9): from the arrows or the relations and the counts to the scores of the source.
#[test]
fn scores() {
    let examples = examples("konturlu_scores");
    let examples = examples.as_array().unwrap();
    assert_eq!(examples.iter().map(|example| text(&example["id"])).collect::<Vec<_>>(), ["S1", "S2", "S3", "S4"]);
    for example in examples.iter().filter(|example| example["id"] != "S3") {
        let id = &example["id"];
        let contract = contract_of(&example["contract"]);
        let doubles = match (&example["doubles"], &example["talk"]) {
            (Value::Array(_), _) => arrows(&example["doubles"]),
            (_, Value::Array(_)) => talk(example).doubles(),
            _ => arrows_of(&example["relations"]),
        };
        let taken = taken(example, contract, by_seat(&example["counts"], 0));
        let scores = doubles.settle(contract.kind(), taken, SaleTie::FirstInTurn);
        assert_eq!(scores.map(i64::from), by_seat(&example["scores"], i64::MIN), "{id}");
        let total = example["total"].as_i64().unwrap_or(contract.kind().total().into());
        assert_eq!(i64::from(scores.iter().sum::<i32>()), total, "{id}");
        if let Some(buyer) = example["buyer_of_N"].as_str() {
            let found = doubles.buyer(contract.kind(), taken, SaleTie::FirstInTurn, Seat::North);
            assert_eq!(found, Some(seat(buyer)), "{id}");
        }
    }
}

/// S3 (K9.2, K9.3): the other four men lie with E and W in any split, and N's and S's scores do not depend on it.
#[test]
fn scores_in_any_split() {
    let examples = examples("konturlu_scores");
    let example = &examples[2];
    assert_eq!(example["id"], "S3");
    for east in 0..=4 {
        let [n, _, s, _] = by_seat(&example["counts"], 0);
        let taken = taken(example, Contract::ErkekAlmaz, [n, east, s, 4 - east]);
        let scores = arrows_of(&example["relations"]).settle(ContractKind::ErkekAlmaz, taken, SaleTie::FirstInTurn);
        let [n, e, s, w] = scores.map(i64::from);
        assert_eq!([Some(n), Some(s)], [example["scores"]["N"].as_i64(), example["scores"]["S"].as_i64()]);
        assert_eq!([e, w], [-6 * east, -6 * (4 - east)]);
    }
}

/// S1 to S4 as whole rounds: dealt, declared, talked over and played to the source's scores.
#[test]
fn played_rounds() {
    let examples = examples("konturlu_scores");
    for (id, record) in ROUNDS {
        let example = examples.as_array().unwrap().iter().find(|example| example["id"] == id).unwrap();
        let round: Round = record.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
        let table = round.table();
        assert_eq!(table.contract(), Some(contract_of(&example["contract"])), "{id}");
        if let Some(declarer) = example["declarer"].as_str() {
            assert_eq!(table.declarer(), seat(declarer), "{id}");
        }
        match &example["relations"] {
            Value::Null => assert_eq!(table.doubles(), arrows(&example["doubles"]), "{id}"),
            relations => check_relations(table.doubles(), relations),
        }
        let scores = round.scores().unwrap_or_else(|| panic!("{id}: not over"));
        for seat in Seat::ALL {
            if let Some(score) = example["scores"][seat.text()].as_i64() {
                assert_eq!(i64::from(scores[seat.index()]), score, "{id}: {seat}");
            }
        }
    }
}

/// In S1 W may place the four of clubs though it holds the three of spades.
#[test]
fn the_choice_of_s1() {
    let (_, record) = ROUNDS[0];
    let (before, _) = record.split_once(" C4").unwrap();
    let round: Round = before.parse().unwrap();
    assert_eq!(now(&round), "W play");
    assert!(set("53...4").is_subset(round.legal_cards()));
}

/// T1 to T3, and the talk of S4 (K5, K6): who is asked, and how the pairs stand in the end.
#[test]
fn talks() {
    let talks = examples("konturlu_talks");
    let talks = talks.as_array().unwrap();
    assert_eq!(talks.iter().map(|example| text(&example["id"])).collect::<Vec<_>>(), ["T1", "T2", "T3"]);
    let last = &examples("konturlu_scores")[3];
    for example in talks.iter().chain([last]) {
        let round = talk(example);
        // Nobody else is asked: the play begins.
        assert_eq!(now(&round), format!("{} play", text(&example["declarer"])), "{}", example["id"]);
        check_relations(round.doubles(), &example["relations"]);
    }
}

/// P1 (K7.2, K7.3): spades led, E has trumped with the two of clubs, S is void in spades: every card may be played.
#[test]
fn void_in_koz() {
    let examples = examples("konturlu_play");
    assert_eq!(examples.as_array().unwrap().len(), 1);
    let example = &examples[0];
    let contract = contract_of(&example["contract"]);
    let played: Vec<_> = example["played"].as_array().unwrap().iter().map(text).collect();
    assert_eq!(played[0], text(&example["led"]));
    // E and S hold no spade; E holds the two of clubs, S clubs over and hearts and diamonds.
    let deal = "N:AKQJT98765432... .AKQJ.AKQJT.6532 .T987.9876.AKQJT .65432.5432.9874";
    let round = play(deal, "N", "-", &format!("{contract} iyi iyi iyi {}", played.join(" ")));
    assert_eq!(round.turn(), Some(seat(text(&example["player"]))));
    assert!(text(&example["legal"]).starts_with("every card in hand"));
    may_play_anything(&round);
    // East, whose turn was before, did not have to trump either.
    may_play_anything(&play(deal, "N", "-", &format!("{contract} iyi iyi iyi {}", played[0])));
    // The two of clubs takes the trick, unless S goes over it.
    let discarded = then(&round, "H7 C4");
    assert_eq!(discarded.winner_of(0), Some(Seat::West));
    assert_eq!(then(&round, "H7 H2").winner_of(0), Some(Seat::East));
    assert_eq!(then(&round, "CT H2").winner_of(0), Some(Seat::South));
}

/// The table of the source's sağlama, and its +122 (K3, K10).
#[test]
fn totals() {
    let totals = examples("konturlu_totals");
    for kind in ContractKind::ALL {
        assert_eq!(Some(i64::from(kind.total())), totals[kind.text()].as_i64(), "{kind}");
    }
    assert_eq!(Some(i64::from(Sheet::START)), totals["start"].as_i64());
    let el_almaz = i64::from(ContractKind::ElAlmaz.total());
    assert_eq!(Some(4 * el_almaz), totals["four_declarers_el_almaz"].as_i64());
}
