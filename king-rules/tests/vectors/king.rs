//! The vectors of Konturlu King: rounds and parties.

use king_rules::king::{Action, ContractKind, ContractSet, Deal, HouseRules, Party, PartyFile, Round, Seat};
use serde_json::Value;

use crate::read::{items, number, numbers, text};

fn rules(place: &str, vector: &Value) -> HouseRules {
    let mut rules = HouseRules::new();
    for (option, value) in vector["rules"].as_object().unwrap_or_else(|| panic!("{place}: no rules")) {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        rules.set(option, &value).unwrap_or_else(|error| panic!("{place}: rule {option}={value}: {error}"));
    }
    rules
}

fn refused(place: &str, round: &Round, vector: &Value, step: usize) {
    for refusal in items(&vector["refused"]) {
        let [at, code, reason] = [&refusal[0], &refusal[1], &refusal[2]].map(number);
        if at == step as u64 {
            let action = Action::from_code(code as u8).unwrap_or_else(|| panic!("{place}: action code {code}"));
            let illegal = round.why_not(action).unwrap_or_else(|| panic!("{place}: step {step}: {action} is allowed"));
            assert_eq!(u64::from(illegal.reason().code()), reason, "{place}: step {step}: {action} refused: {illegal}");
            let mut same = round.clone();
            assert_eq!(same.apply(action), Err(illegal), "{place}: step {step}: {action}");
            assert_eq!(&same, round, "{place}: step {step}: a refused {action} changes the round");
        }
    }
}

/// Replays a vector of one round and returns it as it is at the end. `place` is where the vector stands.
pub(crate) fn round(place: &str, vector: &Value) -> Round {
    let deal: Deal = text(&vector["deal"]);
    let declarer: Seat = text(&vector["declarer"]);
    let unused: ContractSet = items(&vector["unused"]["contracts"]).iter().map(text::<ContractKind>).collect();
    let mut round = Round::new(deal, declarer, unused, rules(place, vector))
        .unwrap_or_else(|error| panic!("{place}: the round does not begin: {error}"));
    let steps = items(&vector["steps"]);
    for (number_of, step) in steps.iter().enumerate() {
        refused(place, &round, vector, number_of);
        let place = &format!("{place}: step {number_of}");
        let seat = Seat::from_index(number(&step[0]) as usize);
        assert_eq!(round.turn(), seat, "{place}: turn");
        assert_eq!(round.phase().text(), text::<String>(&step[1]), "{place}: phase");
        let legal = u128::from_str_radix(&text::<String>(&step[2]), 16).unwrap();
        assert_eq!(round.legal_actions().bits(), legal, "{place}: legal actions {:?}", round.legal_actions());
        let view = round.view(round.turn().unwrap());
        assert_eq!(view.legal_actions(), round.legal_actions(), "{place}: the view's legal actions");
        let action = Action::from_code(number(&step[3]) as u8).unwrap();
        round.apply(action).unwrap_or_else(|error| panic!("{place}: {action} refused: {error}"));
    }
    refused(place, &round, vector, steps.len());
    assert_eq!(round.turn(), None, "{place}: the round should be over");
    assert_eq!(round.annulled(), vector["annulled"].as_bool().unwrap(), "{place}: annulled");
    assert_eq!(round.taken().map(i32::from), numbers(&vector["taken"]), "{place}: taken");
    let scores = (!vector["scores"].is_null()).then(|| numbers(&vector["scores"]));
    assert_eq!(round.scores(), scores, "{place}: scores");
    let record: String = text(&vector["record"]);
    assert_eq!(round.to_string(), record, "{place}: record");
    assert_eq!(record.parse(), Ok(round.clone()), "{place}: the record read again");
    round
}

/// Replays a vector of a whole party.
pub(crate) fn party(place: &str, vector: &Value) {
    let first: Seat = text(&vector["first_declarer"]);
    let mut party = Party::new(first, rules(place, vector));
    let mut file = format!("{}\n", party.head());
    let mut running = vec![party.totals()];
    for (n, vector) in items(&vector["rounds"]).iter().enumerate() {
        let place = &format!("{place}: round {n}");
        let round = round(place, vector);
        let dealer = party.dealer().map(|seat| seat.text());
        assert_eq!(dealer, vector["dealer"].as_str(), "{place}: dealer");
        assert_eq!(party.start(round.deal()).unwrap().unused(), round.unused(), "{place}: unused");
        party.record(&round).unwrap_or_else(|error| panic!("{place}: not the next round of the party: {error}"));
        if !round.annulled() {
            running.push(party.totals());
        }
        file.push_str(&format!("{round}\n"));
    }
    let sheet: Vec<_> = items(&vector["sheet"]).iter().map(numbers).collect();
    assert_eq!(running, sheet, "{place}: running totals");
    assert!(party.running().eq(sheet), "{place}: running totals of the party");
    for kind in ContractKind::ALL {
        for seat in Seat::ALL {
            let sum = party.sheet().sum(seat, kind);
            assert_eq!(sum, vector["checks"][seat.text()][kind.text()].as_i64(), "{place}: check {seat} {kind}");
        }
        let all = party.sheet().sum_over_declarers(kind);
        assert_eq!(Some(all), vector["checks"]["all"][kind.text()].as_i64(), "{place}: check of all {kind}");
    }
    assert_eq!(party.sheet().imbalance(), None, "{place}: check");
    let outcome = party.outcome().unwrap_or_else(|| panic!("{place}: the party should be over"));
    assert_eq!(outcome.totals(), numbers(&vector["final"]), "{place}: final");
    assert_eq!(outcome.totals().iter().sum::<i32>(), 0, "{place}: the final scores sum to 0");
    for (name, seats) in [("cikan", outcome.cikan()), ("batan", outcome.batan())] {
        let expected = items(&vector[name]).iter().map(text::<Seat>).collect();
        assert_eq!(seats, expected, "{place}: {name}");
    }
    let record: String = text(&vector["record"]);
    assert_eq!(party.to_string(), record, "{place}: record");
    assert_eq!(record.parse(), Ok(party.clone()), "{place}: the record read again");
    let mut reader = PartyFile::new();
    let read = |line| reader.read_line(line).unwrap_or_else(|error| panic!("{place}: party file: {error}"));
    let rounds = file.lines().filter_map(read).count();
    assert_eq!(rounds, items(&vector["rounds"]).len(), "{place}: rounds of the party file");
    assert_eq!(reader.party(), Some(&party), "{place}: the party file read again");
}
