//! Records and match files: what is read, what is refused, and where.

use crate::common::*;
use king_rules::balayi::{
    Action, ActionSet, Denomination, DenominationSet, Illegal, Pack, Phase, Player, RecordErrorKind, Round, SetupError,
    Table, View, ViewError,
};
use king_rules::{Card, Expected, PackError, ParseErrorKind};

const HEAD: &str = "balayi1 H5 D5 D7 S6 S5 HK S7 HJ H6 CT H7 S8 ST CJ CK D3 SA D2 DQ H3 HQ C6 SJ C5 C3 S9 CQ H4 H2 HT S4 \
DK H9 S3 DJ H8 SK DA HA SQ D9 D6 C2 C8 C7 C4 C9 S2 CA D8 D4 DT 0 C,D,H,NT";

/// The head with some words replaced: word 0 is the tag, 1 to 52 the cards, 53 the dealer, 54 what is unused.
fn head_with(changes: &[(usize, &str)]) -> String {
    let mut words: Vec<&str> = HEAD.split(' ').collect();
    for &(i, word) in changes {
        words[i] = word;
    }
    words.join(" ")
}

/// Where a word begins.
fn at(text: &str, word: usize) -> usize {
    text.split(' ').take(word).map(|word| word.len() + 1).sum()
}

fn refused(text: &str) -> (usize, RecordErrorKind) {
    let error = text.parse::<Round>().expect_err(text);
    (error.at, error.kind)
}

#[test]
fn a_prefix_is_a_position() {
    let round: Round = HEAD.parse().unwrap();
    assert_eq!(round.phase(), Phase::Declare);
    assert_eq!(round.unused(), "C,D,H,NT".parse().unwrap());
    assert_eq!(round.to_string(), HEAD);
    let round: Round = format!("{HEAD} C C5 CQ").parse().unwrap();
    assert_eq!(round.taken(), [1, 0]);
    assert_eq!(round.actions().map(|(_, action)| action.code()).collect::<Vec<_>>(), [52, 3, 10]);
    let text = Game::of_seed(1).position(60).to_string();
    for (end, _) in text.match_indices(' ').filter(|&(end, _)| end > HEAD.len()) {
        let prefix = &text[..end];
        assert_eq!(prefix.parse::<Round>().unwrap().to_string(), prefix);
    }
}

#[test]
fn what_else_is_read() {
    let round: Round = format!("{HEAD} C C5").parse().unwrap();
    for text in [
        format!("  {}\t C  C5 ", HEAD.replace(' ', " \t ")),
        format!("{HEAD} C C5\r\n"),
        format!("{HEAD} C C5\n"),
        format!("{HEAD} C c5"),
        format!("{} C ♣5", head_with(&[(1, "h5"), (10, "C10"), (30, "♥10"), (2, "♦5")])),
    ] {
        assert_eq!(text.parse().as_ref(), Ok(&round), "{text}");
    }
}

#[test]
fn what_is_not_read() {
    let expected = |text: &str, word: usize| {
        let (found, kind) = refused(text);
        assert_eq!(found, at(text, word).min(text.len()), "{text}");
        assert!(matches!(kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_))), "{text}: {kind}");
    };
    expected("", 0);
    expected("balayi2 H5", 0);
    let other = ParseErrorKind::OtherHead { found: Expected::KingRecord, wanted: Expected::BalayiRecord };
    assert_eq!(refused("KING1 N:"), (0, other.into()));
    expected("balayi1", 1);
    // A card that is hidden, none at all, and what is no card.
    expected(&head_with(&[(7, "?")]), 7);
    expected(&head_with(&[(7, "S1")]), 7);
    expected(&head_with(&[(52, "D10T")]), 52);
    // 51 cards: the dealer stands where the last one should. 53: a card stands where the dealer should.
    let fifty_one: Vec<&str> = HEAD.split(' ').enumerate().filter(|&(i, _)| i != 20).map(|(_, word)| word).collect();
    expected(&fifty_one.join(" "), 52);
    expected(&HEAD.replace(" DT ", " DT DT "), 53);
    // Dealer and unused.
    expected(&head_with(&[(53, "2")]), 53);
    expected(&head_with(&[(53, "N")]), 53);
    for unused in ["-", "", "C,D,H,S,NT", "c", "D,C", "C,C", "C,", ",C", "C;D", "ALL", "all,C", "C,X"] {
        let (found, kind) = refused(&head_with(&[(54, unused)]));
        assert!((at(HEAD, 54)..=at(HEAD, 54) + unused.len()).contains(&found), "{unused}: {found}");
        let nothing = RecordErrorKind::from(SetupError::NothingToDeclare);
        assert!(matches!(kind, RecordErrorKind::Parse(ParseErrorKind::Expected(_))) || kind == nothing, "{kind}");
        assert_eq!(kind == nothing, unused == "-");
    }
    let (found, _) = refused(&head_with(&[(54, "C,D,X")]));
    assert_eq!(found, at(HEAD, 54) + 4);
    // Actions.
    for action in ["kozsuz", "N", "pass", "?", "C5,", "C 5 6", "koz:C"] {
        expected(&format!("{HEAD} {action}"), 55 + usize::from(action.starts_with("C ")));
    }
    assert_eq!(refused(&format!("{HEAD} C\n{HEAD}")), (HEAD.len() + 2, ParseErrorKind::Lines.into()));
    // Cut off anywhere within the head, nothing is read and nothing panics.
    for end in 0..HEAD.len() - "C,D,H,NT".len() {
        let error = HEAD[..end].parse::<Round>().unwrap_err();
        assert!(error.at <= end);
    }
}

#[test]
fn a_card_that_is_there_twice() {
    let text = head_with(&[(9, "S9")]);
    assert_eq!(refused(&text), (at(&text, 26), PackError::Twice(card("S9")).into()));
    let pack = HEAD.split(' ').skip(1).take(52).collect::<Vec<_>>().join(" ");
    assert!(pack.parse::<Pack>().is_ok());
    let error = pack.replace("DT", "H5").parse::<Pack>().unwrap_err();
    assert_eq!((error.at, error.kind), (pack.len() - 2, ParseErrorKind::Cards(PackError::Twice(card("H5")))));
    let mut cards = *Pack::from_seed(0).cards();
    cards[3] = cards[40];
    assert_eq!(Pack::new(cards), Err(PackError::Twice(cards[40])));
    assert_eq!(format!("{pack} D2").parse::<Pack>().unwrap_err().kind, ParseErrorKind::TrailingText);
}

#[test]
fn an_illegal_history_is_refused_at_its_byte() {
    for (actions, word, illegal) in [
        ("S", 55, Illegal::DenominationUsed(Denomination::Spades)),
        ("C5", 55, Illegal::WrongPhase(Phase::Declare)),
        ("C D", 56, Illegal::WrongPhase(Phase::Play)),
        ("C C5 C2", 57, Illegal::NotVisible(card("C2"))),
        ("C C5 HT", 57, Illegal::MustFollow(king_rules::Suit::Clubs)),
        ("C C5 C5", 57, Illegal::NotHeld(card("C5"))),
    ] {
        let text = format!("{HEAD} {actions} S9 XX");
        assert_eq!(refused(&text), (at(&text, word), illegal.into()));
    }
    let text = format!("{} C2", Game::of_seed(1).position(60));
    assert_eq!(refused(&text), (text.len() - 2, Illegal::RoundOver.into()));
}

/// A view is read exactly as it is printed: nothing more is seen in it, nothing less, and the hand is in order.
#[test]
fn a_view_that_shows_something_else() {
    let game = Game::of_seed(4);
    for (round, _) in game.positions() {
        for viewer in Player::ALL {
            let text = round.view(viewer).to_string();
            let words: Vec<&str> = text.split(' ').collect();
            for (i, place) in round.pack().cards().iter().enumerate() {
                let mut words = words.clone();
                let other = place.to_string();
                words[i + 1] = if words[i + 1] == "?" { &other } else { "?" };
                let changed = words.join(" ");
                let error = View::parse(viewer, &changed).expect_err(&changed);
                assert!(error.at <= changed.len());
                if i < 40 {
                    assert_eq!(error.at, at(&changed, i + 1), "{changed}");
                }
            }
            let hand = round.view(viewer).hand(viewer).unwrap_or_default();
            if let (Some(lowest), Some(highest)) = (hand.lowest(), hand.highest()) {
                if lowest != highest {
                    let swapped: Vec<String> = words
                        .iter()
                        .enumerate()
                        .map(|(i, &word)| match word.parse::<Card>() {
                            Ok(card) if card == lowest && i < 55 => highest.to_string(),
                            Ok(card) if card == highest && i < 55 => lowest.to_string(),
                            _ => word.to_string(),
                        })
                        .collect();
                    assert!(View::parse(viewer, &swapped.join(" ")).is_err());
                }
            }
        }
        // A table and a view of the same moment are not the same text once a hand is open.
        let table = round.table().to_string();
        let opened = round.unlocked(Player::Zero) && round.phase() != Phase::Over;
        assert_eq!(View::parse(Player::Zero, &table).is_err(), opened);
        assert!(round.to_string().parse::<Table>().is_err() || round.phase() == Phase::Over);
    }
}

/// A card that the other played from its hand cannot lie in a pile as well.
#[test]
fn a_view_with_a_card_twice() {
    let game = Game::of_seed(4);
    let mut tried = 0;
    for (round, action) in game.positions() {
        let (Some(Action::Play(played)), Some(player)) = (action, round.turn()) else { continue };
        let viewer = player.other();
        if !round.hand(player).contains(played) {
            continue;
        }
        let mut after = round.clone();
        after.apply(Action::Play(played)).unwrap();
        let Some(next) = after.legal_actions().iter().find(|&next| !revealed(&after, Some(viewer), next).is_empty())
        else {
            continue;
        };
        let turned_up = revealed(&after, Some(viewer), next)[0];
        after.apply(next).unwrap();
        let text = after.view(viewer).to_string();
        let doubled = text.replacen(&turned_up.to_string(), &played.to_string(), 1);
        let error = View::parse(viewer, &doubled).unwrap_err();
        if let RecordErrorKind::Parse(ParseErrorKind::Cards(PackError::Twice(card))) = error.kind {
            assert_eq!(card, played);
            assert!(doubled[error.at..].starts_with(&played.to_string()));
            tried += 1;
        }
    }
    assert!(tried > 0);
}

/// An action in the record of a view that cannot be: it is refused where it stands, as the view refuses it.
#[test]
fn a_view_with_an_action_that_cannot_be() {
    let (mut illegal, mut impossible) = (0, 0);
    let game = Game::of_seed(4);
    for (round, viewer) in game.positions().flat_map(|(round, _)| Player::ALL.map(|viewer| (round.clone(), viewer))) {
        let Some(player) = round.turn() else { continue };
        let view = round.view(viewer);
        for action in all_actions() {
            let mut after = view.clone();
            let expected = match after.apply(action, &[]) {
                Err(ViewError::Illegal(reason)) if viewer == player => {
                    illegal += 1;
                    RecordErrorKind::from(reason)
                }
                Err(ViewError::Impossible) => {
                    impossible += 1;
                    Expected::PossibleAction.into()
                }
                _ => continue,
            };
            // There are thousands of illegal ones.
            if illegal % 50 == 1 || after.apply(action, &[]) == Err(ViewError::Impossible) {
                let text = format!("{view} {action}");
                let error = View::parse(viewer, &text).unwrap_err();
                assert_eq!((error.at, error.kind), (text.rfind(' ').unwrap() + 1, expected), "{text}");
            }
        }
    }
    assert!(illegal > 1000 && impossible > 0, "{illegal} {impossible}");
}

/// A card that is not known to a round, or to those who see it lie open, is missed at its place in the text.
#[test]
fn places_without_a_card() {
    for n in [1, 30] {
        let round = Game::of_seed(9).position(n);
        for slot in 0..52 {
            let without = |record: &str| {
                let mut tokens: Vec<&str> = record.split(' ').collect();
                let seen = std::mem::replace(&mut tokens[1 + slot], "?") != "?";
                let at = tokens[..1 + slot].iter().map(|token| token.len() + 1).sum::<usize>();
                (seen, tokens.join(" "), at)
            };
            let (_, text, at) = without(&round.to_string());
            assert_eq!(text.parse::<Round>().unwrap_err().at, at);
            let (seen, text, at) = without(&round.table().to_string());
            if seen {
                assert_eq!(text.parse::<Table>().unwrap_err().at, at, "place {slot} after {n}");
            }
        }
    }
}

#[test]
fn nothing_to_declare() {
    assert!(Round::new(Pack::from_seed(1), Player::Zero, DenominationSet::EMPTY).is_err());
}

#[test]
fn sets_of_actions() {
    assert_eq!(ActionSet::ALL.len(), 57);
    assert_eq!(ActionSet::ALL.iter().len(), 57);
    assert!(ActionSet::ALL.iter().eq(all_actions()));
    assert_eq!(ActionSet::from_bits(1 << 57), None);
    assert_eq!(ActionSet::from_bits(ActionSet::ALL.bits()), Some(ActionSet::ALL));
    assert_eq!(ActionSet::EMPTY.iter().next(), None);
    for action in all_actions() {
        assert_eq!(action.to_string().parse(), Ok(action));
        assert_eq!(Action::from_code(action.code()), Some(action));
        assert!(ActionSet::EMPTY.with(action).contains(action));
    }
    assert!((57..=255).all(|code| Action::from_code(code).is_none()));
    for bits in 0..32 {
        let set = DenominationSet::from_bits(bits).unwrap();
        assert_eq!(set.to_string().parse(), Ok(set));
    }
    assert_eq!(DenominationSet::from_bits(32), None);
}
