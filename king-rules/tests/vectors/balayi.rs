//! Replays the test vectors of Balayı kingi ([test vectors](king_rules::rules::notation#vectors-balayi)).

use king_rules::balayi::{
    Action, ActionSet, Denomination, DenominationSet, Match, MatchFile, Outcome, Pack, Player, Round,
};
use serde_json::Value;

use crate::read::{items, number, numbers, text};

fn player(value: &Value) -> Player {
    Player::from_index(number(value) as usize).unwrap_or_else(|| panic!("{value} is not a player"))
}

fn action(value: &Value) -> Action {
    Action::from_code(number(value) as u8).unwrap_or_else(|| panic!("{value} is not an action"))
}

/// Replays a vector of one round and returns it as it is at the end. `place` is where the vector stands.
pub(crate) fn round(place: &str, vector: &Value) -> Round {
    let pack: Pack = text(&vector["deck"]);
    let unused: DenominationSet = items(&vector["unused"]).iter().map(text::<Denomination>).collect();
    let mut round = Round::new(pack, player(&vector["dealer"]), unused).unwrap();
    let steps = items(&vector["steps"]);
    for (i, step) in steps.iter().enumerate() {
        let at = format!("{place}, step {i}");
        refusals(vector, &round, i, &at);
        let [turn, phase, legal, taken] = items(step) else { panic!("{at}: {step}") };
        let turn = player(turn);
        assert_eq!(round.turn(), Some(turn), "{at}: turn");
        assert_eq!(round.phase().text(), phase.as_str().unwrap(), "{at}: phase");
        let legal = ActionSet::from_bits(u64::from_str_radix(legal.as_str().unwrap(), 16).unwrap()).unwrap();
        assert_eq!(round.legal_actions(), legal, "{at}: legal actions");
        assert_eq!(round.legal_cards(), legal.cards(), "{at}: legal cards");
        assert_eq!(round.view(turn).legal_actions(), legal, "{at}: legal actions of the view");
        assert_eq!(round.view(turn.other()).legal_actions(), ActionSet::EMPTY, "{at}: legal actions of the other");
        round.apply(action(taken)).unwrap_or_else(|illegal| panic!("{at}: {taken}: {illegal}"));
    }
    refusals(vector, &round, steps.len(), &format!("{place}, after the end"));
    assert!(round.legal_actions().is_empty() && round.turn().is_none(), "{place}: the round should be over");
    assert_eq!(round.taken().map(i32::from), numbers(&vector["tricks"]), "{place}: tricks");
    assert_eq!(round.scores(), Some(numbers(&vector["scores"])), "{place}: scores");
    let record = vector["record"].as_str().unwrap();
    assert_eq!(round.to_string(), record, "{place}: record");
    assert_eq!(record.parse().as_ref(), Ok(&round), "{place}: record read again");
    round
}

/// Checks the refusals that the vector has for this step.
fn refusals(vector: &Value, round: &Round, step: usize, at: &str) {
    for refused in items(&vector["refused"]) {
        let [when, code, reason] = items(refused) else { panic!("{at}: {refused}") };
        if number(when) == step as u64 {
            let illegal = round.why_not(action(code)).unwrap_or_else(|| panic!("{at}: {code} should be refused"));
            assert_eq!(u64::from(illegal.reason().code()), number(reason), "{at}: why not {code}: {illegal}");
            assert_eq!(round.clone().apply(action(code)).err(), Some(illegal), "{at}: applying {code}");
        }
    }
}

/// Replays a vector of a whole match.
pub(crate) fn game(place: &str, vector: &Value) {
    let mut game = Match::new(player(&vector["first_dealer"]));
    let mut file = game.head().to_string();
    for (i, vector) in items(&vector["rounds"]).iter().enumerate() {
        let at = format!("{place}, round {i}");
        let round = round(&at, vector);
        assert_eq!(game.start(round.pack()).unwrap().unused(), round.unused(), "{at}: unused");
        game.record(&round).unwrap_or_else(|error| panic!("{at}: {error}"));
        file = format!("{file}\n{round}");
    }
    let sheet: Vec<[i32; 2]> = items(&vector["sheet"]).iter().map(numbers).collect();
    assert_eq!(game.running().collect::<Vec<_>>(), sheet, "{place}: sheet");
    assert_eq!(game.totals(), numbers(&vector["final"]), "{place}: totals");
    let winner = match &vector["winner"] {
        Value::Null => Outcome::Draw,
        winner => Outcome::Won(player(winner)),
    };
    assert_eq!(game.outcome(), Some(winner), "{place}: outcome");
    let mut read = MatchFile::new();
    assert!(file.lines().all(|line| read.read_line(line).is_ok()), "{place}: the match as a file");
    assert_eq!(read.game(), Some(&game), "{place}: the match read again");
}
