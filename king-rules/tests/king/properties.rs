//! What holds of every round: random legal play under random house rules.

use crate::support::random::{games, house_rules, play_party, rounds, seats};
use king_rules::CardSet;
use king_rules::king::{Action, ContractKind, DurtEnd, Illegal, PartyFile, Phase, Round, Seat};
use proptest::prelude::*;

fn all_actions() -> impl Iterator<Item = Action> {
    (0..Action::COUNT as u8).map(|code| Action::from_code(code).unwrap())
}

/// The same deal, declaration and actions under other house rules, played on by the lowest code.
fn again_with(round: &Round, change: impl Fn(&mut king_rules::king::HouseRules)) -> Round {
    let table = round.table();
    let mut rules = table.house_rules();
    change(&mut rules);
    let mut again = Round::new(round.deal(), table.declarer(), table.unused(), rules).unwrap();
    for (_, action) in table.actions() {
        again.apply(action).unwrap();
    }
    crate::support::to_the_end(&again)
}

proptest! {
    /// Who is not on turn learns just that, for every action and whatever the cards; when the round is over, what all
    /// know is the answer to all. For the seat on turn it is `why_not`.
    #[test]
    fn who_is_not_on_turn_learns_nothing(round in rounds()) {
        for (seat, action) in Seat::ALL.into_iter().flat_map(|seat| all_actions().map(move |action| (seat, action))) {
            let answer = round.why_not_as(seat, action);
            match round.turn() {
                Some(turn) if turn != seat => prop_assert_eq!(answer, Some(Illegal::NotOnTurn), "{}", round),
                Some(_) => prop_assert_eq!(answer, round.why_not(action), "{}", round),
                None => prop_assert_eq!(answer, round.table().why_not(CardSet::EMPTY, action), "{}", round),
            }
            let mut after = round.clone();
            prop_assert_eq!(after.apply_as(seat, action).err(), answer);
            prop_assert_eq!(after == round, answer.is_some(), "{}: {} {}", round, seat, action);
        }
    }

    /// Hands and played cards are the pack at every step, each card once; the counts that all know are those of the
    /// hands.
    #[test]
    fn hands_and_played_cards_are_the_pack(game in games()) {
        for round in game.positions() {
            let table = round.table();
            let mut seen = table.played();
            prop_assert_eq!(seen.len(), table.plays().count());
            for seat in Seat::ALL {
                let hand = round.hand(seat);
                prop_assert!(!hand.meets(seen), "{round}");
                prop_assert_eq!(hand.len(), usize::from(table.held(seat)), "{}", round);
                prop_assert_eq!(hand | table.played_by(seat), game.deal.hand(seat), "{}", round);
                seen |= hand;
            }
            prop_assert_eq!(seen, CardSet::ALL, "{}", round);
            prop_assert_eq!(round.deal(), game.deal);
        }
    }

    /// On turn the legal set is never empty, off turn always; only at the end nobody is on turn.
    #[test]
    fn the_seat_on_turn_and_only_it_may_do_something(game in games()) {
        let positions = game.positions();
        for (i, round) in positions.iter().enumerate() {
            let over = i + 1 == positions.len();
            prop_assert_eq!(round.turn().is_none(), over, "{}", round);
            prop_assert_eq!(round.phase() == Phase::Over, over, "{}", round);
            prop_assert_eq!(round.legal_actions().is_empty(), over, "{}", round);
            for seat in Seat::ALL {
                let view = round.view(seat);
                prop_assert_eq!(view.legal_actions().is_empty(), round.turn() != Some(seat), "{}", round);
            }
        }
    }

    /// `apply` accepts exactly the legal set, `why_not` has a reason for all else, and a refusal changes nothing.
    #[test]
    fn apply_accepts_exactly_the_legal_set(round in rounds()) {
        let legal = round.legal_actions();
        prop_assert_eq!(legal.cards(), round.legal_cards());
        for action in all_actions() {
            let mut next = round.clone();
            let applied = next.apply(action);
            prop_assert_eq!(applied.is_ok(), legal.contains(action), "{}: {}", round, action);
            prop_assert_eq!(round.why_not(action), applied.err(), "{}: {}", round, action);
            if applied.is_err() {
                prop_assert_eq!(next, round.clone(), "{}: {}", round, action);
            } else {
                prop_assert_eq!(next.actions().last(), Some((round.turn().unwrap(), action)));
                let mut unchecked = round.clone();
                unchecked.apply_unchecked(action);
                prop_assert_eq!(unchecked, next);
            }
        }
    }

    /// A view answers what the round does for its seat on turn, for every code; off turn, just that.
    #[test]
    fn a_view_answers_as_the_round_does(round in rounds()) {
        for seat in Seat::ALL {
            let view = round.view(seat);
            let asleep = round.turn().is_some_and(|turn| turn != seat);
            if !asleep {
                prop_assert_eq!(view.legal_actions(), round.legal_actions(), "{}", round);
                prop_assert_eq!(view.legal_cards(), round.legal_cards(), "{}", round);
            }
            for action in all_actions() {
                let expected = if asleep { Some(Illegal::NotOnTurn) } else { round.why_not(action) };
                prop_assert_eq!(view.why_not(action), expected, "{}: {} of {}", round, action, seat);
            }
        }
    }

    /// Every step replays: the actions read back are those that were applied, and the text of every position
    /// is read back; so every prefix of a record is a position.
    #[test]
    fn every_prefix_of_a_record_is_a_position(game in games()) {
        let positions = game.positions();
        let end = positions.last().unwrap();
        let record = end.to_string();
        let mut prefix_end = record.len();
        for round in positions.iter().rev() {
            let text = round.to_string();
            prop_assert_eq!(&text, &record[..prefix_end]);
            prefix_end = record[..prefix_end].rfind(' ').unwrap();
        }
        for round in positions.iter().step_by(7).chain([end]) {
            prop_assert_eq!(round.to_string().parse(), Ok(round.clone()));
        }
    }

    /// K9.5: the scores of a played round sum to the total of its contract; an annulled one has none, and took nothing.
    #[test]
    fn scores_sum_to_the_total(game in games()) {
        for round in game.positions() {
            let table = round.table();
            let played_out = table.phase() == Phase::Over && !table.annulled();
            prop_assert_eq!(round.scores().is_some(), played_out, "{}", round);
            if let Some(scores) = round.scores() {
                let kind = table.contract().unwrap().kind();
                prop_assert_eq!(scores.iter().sum::<i32>(), i32::from(kind.total()), "{}", round);
                prop_assert_eq!(kind.why_not_taken(round.taken()), None, "{}: {:?}", round, round.taken());
                prop_assert_eq!(table.doubles().why_not(table.declarer(), kind), None, "{}", round);
            } else if table.annulled() {
                prop_assert_eq!(round.taken(), [0; 4]);
            }
        }
    }

    /// K7.8: ending early does not change the scores: without it the same actions go on, to 13 tricks and to the same.
    #[test]
    fn early_end_does_not_change_the_scores(game in games()) {
        let round = game.end();
        let full = again_with(&round, |rules| rules.early_end = false);
        prop_assert_eq!((full.taken(), full.scores()), (round.taken(), round.scores()), "{}", round);
        if round.scores().is_some() && game.rules.durt_end == DurtEnd::AllOut {
            prop_assert_eq!(full.played(), CardSet::ALL);
        }
    }

    /// K12: nor does the end of dürt.
    #[test]
    fn durt_end_does_not_change_the_scores(mut game in games(), all_out: bool) {
        game.unused = king_rules::king::ContractSet::EMPTY.with(ContractKind::Durt);
        game.rules.durt_end = if all_out { DurtEnd::AllOut } else { DurtEnd::FourthDecided };
        let round = game.end();
        if !all_out {
            let full = again_with(&round, |rules| rules.durt_end = DurtEnd::AllOut);
            prop_assert_eq!(full.played(), CardSet::ALL);
            prop_assert_eq!(full.scores(), round.scores(), "{}", round);
        } else {
            // The same play is over where the third seat goes out.
            let mut rules = game.rules;
            rules.durt_end = DurtEnd::FourthDecided;
            let mut decided = Round::new(game.deal, game.declarer, game.unused, rules).unwrap();
            for (_, action) in round.actions() {
                if decided.turn().is_some() {
                    decided.apply(action).unwrap();
                }
            }
            prop_assert_eq!(decided.scores(), round.scores(), "{}", round);
            prop_assert_eq!(Seat::ALL.into_iter().filter(|&seat| decided.hand(seat).is_empty()).count(), 3);
        }
    }

    /// Each whole trick was won by who led the next, and the points taken are those of the tricks won.
    #[test]
    fn tricks_and_points(game in games()) {
        let round = game.end();
        let table = round.table();
        let Some(contract) = table.contract().filter(|contract| contract.kind() != ContractKind::Durt) else {
            return Ok(());
        };
        let tricks: Vec<_> = table.tricks().collect();
        let mut taken = [0; 4];
        for (n, trick) in tricks.iter().enumerate() {
            let winner = table.winner_of(n).unwrap();
            prop_assert_eq!(trick.winner(contract.trump()), Some(winner));
            if let Some(next) = tricks.get(n + 1) {
                prop_assert_eq!(next.leader(), winner);
            }
            taken[winner.index()] += contract.kind().trick_points(n as u8 + 1, trick.cards());
        }
        prop_assert_eq!(round.taken(), taken, "{}", round);
        prop_assert_eq!(table.winner_of(tricks.len()), None);
        prop_assert_eq!(table.last_trick(), tricks.last().copied());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// A whole party sums to 0; its text and its file are read back, and every contract was declared once.
    #[test]
    fn a_party_sums_to_zero(first in seats(), rules in house_rules(), seed: u64) {
        let (party, rounds) = play_party(first, rules, seed);
        prop_assert_eq!(party.totals().iter().sum::<i32>(), 0);
        prop_assert_eq!(party.sheet().totals(), party.totals());
        prop_assert_eq!(party.sheet().imbalance(), None);
        prop_assert_eq!(party.outcome().unwrap().totals(), party.totals());
        prop_assert!(Seat::ALL.into_iter().all(|seat| party.unused(seat).is_empty()));
        prop_assert_eq!(party.to_string().parse(), Ok(party.clone()));
        let counted = rounds.iter().filter(|round| !round.annulled());
        prop_assert!(counted.map(|round| round.scores()).eq(party.results().map(|result| Some(result.scores(rules)))));
        let mut file = PartyFile::new();
        let text = party.file(&rounds).to_string();
        let read: Vec<_> = text.lines().filter_map(|line| file.read_line(line).unwrap()).collect();
        prop_assert_eq!(text.lines().next().map(str::to_owned), Some(party.head().to_string()));
        prop_assert_eq!(read, rounds);
        prop_assert_eq!((file.party(), file.lines()), (Some(&party), text.lines().count()));
    }
}
