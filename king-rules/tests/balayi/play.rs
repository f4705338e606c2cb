//! The clauses on play, score and sight (B5 to B7), a test for each rule that decides something, and the rare cases.

use crate::common::*;
use king_rules::balayi::{Action, Denomination, Illegal, Match, Outcome, Phase, Place, Player};
use king_rules::{Card, CardSet, Lang, Suit};

/// B5.1: follow suit, and void in no trump (B5.2) play any card.
#[test]
fn b5_1_follow_suit() {
    let pack = two_tricks("C3 C2", "CA HK SK SQ SJ D3");
    let mut round = declared(pack, Denomination::NoTrump);
    play_all(&mut round, "S2");
    assert_eq!(round.legal_cards(), set("SA"));
    let illegal = round.why_not(play("C3")).unwrap();
    assert_eq!((illegal, illegal.reason().code(), illegal.clause()), (Illegal::MustFollow(Suit::Spades), 9, "B5.1"));

    let zero = Dealt { open: "D2 S2", ..Dealt::default() };
    let one = Dealt { open: "H2 H3 H4 H5 H6 C2 C3 C4 C5 C6", ..Dealt::default() };
    let mut round = declared(laid_out(zero, one), Denomination::NoTrump);
    play_all(&mut round, "S2");
    assert_eq!(round.legal_cards(), round.open_cards(ONE));
}

/// B5.2: void in the suit led, a trump must be played.
#[test]
fn b5_2_void_must_trump() {
    let zero = Dealt { open: "D2 S2", ..Dealt::default() };
    let one = Dealt { open: "H2 H3 H4 H5 H6 C2 C9 D4 D5 D6", ..Dealt::default() };
    let mut round = declared(laid_out(zero, one), Denomination::Clubs);
    play_all(&mut round, "S2");
    // Any trump: there is nothing to overtrump.
    assert_eq!(round.legal_cards(), set("C2 C9"));
    let illegal = round.why_not(play("H2")).unwrap();
    assert_eq!((illegal, illegal.reason().code(), illegal.clause()), (Illegal::MustTrump(Suit::Clubs), 14, "B5.2"));
}

/// B5.2, B4.1, B4.4: void with a trump only under a closed card: any card may be played, until the trump is turned up.
#[test]
fn b5_2_a_trump_under_a_closed_card_does_not_count() {
    let zero = Dealt { open: "D2 S2 S4", closed: "S3", ..Dealt::default() };
    let one = Dealt {
        open: "H2 H3 H4 H5 H6 H7 H8 D4 D5 D6",
        closed: "C5 H9 HT HJ HQ HK HA D7 D8 D9",
        hand: "CA CK CQ CJ CT C9",
    };
    let mut round = declared(laid_out(zero, one), Denomination::Clubs);
    play_all(&mut round, "S2");
    assert_eq!(round.legal_cards(), round.open_cards(ONE));
    play_all(&mut round, "H2 S4");
    assert_eq!(round.legal_cards(), set("C5"));
    assert_eq!(round.why_not(play("H3")), Some(Illegal::MustTrump(Suit::Clubs)));
}

/// B5.3: a trump led must be beaten from the table; a suit that is not followed at all is the first reason (B5.1).
#[test]
fn b5_3_a_trump_led_must_be_beaten_from_the_table() {
    let mut round = declared(two_tricks("C3 CT", "CA HK SK SQ SJ D3"), Denomination::Clubs);
    play_all(&mut round, "C9");
    assert_eq!(round.legal_cards(), set("CT"));
    let illegal = round.why_not(play("C3")).unwrap();
    assert_eq!((illegal, illegal.reason().code(), illegal.clause()), (Illegal::MustOvertrump(card("C9")), 15, "B5.3"));
    assert_eq!(round.why_not(play("SA")), Some(Illegal::MustFollow(Suit::Clubs)));
}

/// B5.3, B4.4: the higher trump of a locked hand does not count: any trump will do.
#[test]
fn b5_3_a_locked_hand_need_not_beat_the_trump() {
    let mut round = declared(two_tricks("C3 C2", "CA HK SK SQ SJ D3"), Denomination::Clubs);
    play_all(&mut round, "C9");
    assert_eq!(round.legal_cards(), set("C3 C2"));
    assert_eq!(round.why_not(play("CA")), Some(Illegal::NotVisible(card("CA"))));
    assert_eq!(round.why_not(play("SA")), Some(Illegal::MustFollow(Suit::Clubs)));
}

/// B5.3, B4.2: once the hand is open, the trump must be beaten from there.
#[test]
fn b5_3_a_trump_led_must_be_beaten_from_the_hand() {
    let mut round = declared(two_tricks("C3 C2", "CA HK SK SQ SJ D3"), Denomination::Clubs);
    play_all(&mut round, "S2 SA H2 HA C9");
    assert_eq!(round.legal_cards(), set("CA"));
    assert_eq!(round.why_not(play("C3")), Some(Illegal::MustOvertrump(card("C9"))));
    assert_eq!(round.why_not(play("SK")), Some(Illegal::MustFollow(Suit::Clubs)));
}

/// B5.3: without a trump any card may be played to a trump led.
#[test]
fn b5_3_no_trump_to_play() {
    let zero = Dealt { open: "D2 C2", ..Dealt::default() };
    let one = Dealt { open: "H2 H3 H4 H5 H6 S2 S9 D4 D5 D6", ..Dealt::default() };
    let mut round = declared(laid_out(zero, one), Denomination::Clubs);
    play_all(&mut round, "C2");
    assert_eq!(round.legal_cards(), round.open_cards(ONE));
}

/// B5.4: the higher card of the suit led wins, a trump beats it, any other card loses; the winner leads.
#[test]
fn b5_4_who_takes_the_trick() {
    let zero = Dealt { open: "D2 H9", ..Dealt::default() };
    let closed = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ";
    let clubs = "C2 C3 C4 C5 C6 C7 C8 CT CJ";
    let cases = [
        ("HT", Denomination::Spades, ONE),
        ("H8", Denomination::Spades, ZERO),
        ("SA", Denomination::NoTrump, ZERO),
        ("CA", Denomination::Clubs, ONE),
        ("CA", Denomination::Hearts, ZERO),
    ];
    for (answer, denomination, winner) in cases {
        let open = format!("{answer} {clubs}");
        let mut round = declared(laid_out(zero, Dealt { open: &open, closed, hand: "" }), denomination);
        play_all(&mut round, "H9");
        assert_eq!((round.trick().leader(), round.trick().len()), (ZERO, 1));
        assert_eq!(round.turn(), Some(ONE));
        play_all(&mut round, answer);
        assert_eq!(round.turn(), Some(winner), "{answer} in {denomination}");
        assert_eq!(round.last_trick().unwrap().winner(denomination.trump()), Some(winner));
        assert_eq!(round.taken()[winner.index()], 1);
        assert!(round.trick().is_empty());
    }
}

/// B5.4: after 26 tricks there is nothing more to do, whoever asks, and off turn nothing before that.
#[test]
fn b5_4_off_turn_and_after_the_end() {
    let game = Game::of_seed(11);
    let running = game.position(20);
    let off = running.view(running.turn().unwrap().other());
    let over = game.position(60);
    assert_eq!(over.tricks().count(), 26);
    for action in all_actions() {
        assert_eq!(off.why_not(action), Some(Illegal::NotOnTurn));
        assert_eq!(over.why_not(action), Some(Illegal::RoundOver));
        assert_eq!(over.view(ZERO).why_not(action), Some(Illegal::RoundOver));
        assert_eq!(over.view(ONE).why_not(action), Some(Illegal::RoundOver));
    }
    assert!(off.legal_actions().is_empty() && off.legal_cards().is_empty());
    assert_eq!((Illegal::NotOnTurn.reason().code(), Illegal::NotOnTurn.clause()), (1, "B5.4"));
    assert_eq!((Illegal::RoundOver.reason().code(), Illegal::RoundOver.clause()), (2, "B5.4"));
}

/// B5.5: trumps may be led from the first trick on.
#[test]
fn b5_5_trumps_may_be_led() {
    let round = declared(two_tricks("C3 C2", "CA HK SK SQ SJ D3"), Denomination::Clubs);
    assert!(round.legal_cards().contains(card("C9")));
}

/// B6.1: the weights, and the worked examples.
#[test]
fn b6_1_scores() {
    let weights = Denomination::ALL.map(|denomination| (denomination.text(), denomination.weight()));
    assert_eq!(weights, [("C", 1), ("D", 2), ("H", 3), ("S", 4), ("NT", 5)]);
    assert_eq!(Denomination::Spades.scores([15, 11]), [8, -8]);
    assert_eq!(Denomination::NoTrump.scores([26, 0]), [65, -65]);
    assert_eq!(Denomination::Clubs.scores([13, 13]), [0, 0]);
    for (round, _) in Game::of_seed(2).positions() {
        let declared = round.denomination().filter(|_| round.phase() == Phase::Over);
        assert_eq!(round.scores(), declared.map(|declared| declared.scores(round.taken())));
    }
}

/// B6.2: the higher total after ten rounds wins, equal totals are a draw, and before that nothing is decided.
#[test]
fn b6_2_the_outcome() {
    let play = |first: [i16; 2], last: [i16; 2]| {
        let mut game = Match::new(ZERO);
        for k in 0..10 {
            assert_eq!(game.outcome(), None);
            let taken = match k {
                0 => first,
                9 => last,
                _ => [13, 13],
            };
            let declarer = game.declarer().unwrap();
            game.record_result(result(declarer, Denomination::from_index(k / 2).unwrap(), taken)).unwrap();
        }
        (game.totals(), game.outcome().unwrap())
    };
    assert_eq!(play([12, 14], [14, 12]), ([4, -4], Outcome::Won(ZERO)));
    assert_eq!(play([26, 0], [10, 16]), ([-2, 2], Outcome::Won(ONE)));
    assert_eq!(play([18, 8], [12, 14]), ([0, 0], Outcome::Draw));
}

/// B7.1: what a view holds, place by place, at every moment of a round.
#[test]
fn b7_1_what_a_view_holds() {
    for seed in 0..20 {
        let game = Game::of_seed(seed);
        for (round, _) in game.positions() {
            let played: CardSet = round.plays().map(|(_, card)| card).collect();
            let over = round.phase() == Phase::Over;
            for viewer in Player::ALL {
                let text = round.view(viewer).to_string();
                let words: Vec<&str> = text.split(' ').skip(1).take(52).collect();
                let mut hands = [Vec::new(), Vec::new()];
                for (slot, &card) in round.pack().cards().iter().enumerate() {
                    let seen = match Place::of(slot, round.dealer()).unwrap() {
                        Place::Open(..) => slot < 25 || round.denomination().is_some(),
                        Place::Closed(..) => played.contains(round.pack().cards()[slot + 20]),
                        Place::Hand(owner, _) => {
                            let seen = over || (owner == viewer && round.unlocked(owner));
                            hands[owner.index()].push((words[slot], seen.then_some(card)));
                            continue;
                        }
                    };
                    assert_eq!(words[slot], if seen { card.to_string() } else { "?".to_string() });
                }
                for hand in hands {
                    let (words, cards): (Vec<&str>, Vec<Option<Card>>) = hand.into_iter().unzip();
                    let mut cards: Vec<Card> = cards.into_iter().flatten().collect();
                    cards.sort();
                    let sorted: Vec<String> = cards.iter().map(Card::to_string).collect();
                    assert_eq!(words, if sorted.is_empty() { vec!["?".to_string(); 6] } else { sorted });
                }
            }
        }
    }
}

/// B7.1: any card that a player does not see is refused as not visible, wherever it lies.
#[test]
fn b7_1_not_visible_wherever_it_lies() {
    for (round, _) in Game::of_seed(8).positions().filter(|(round, _)| round.phase() == Phase::Play) {
        let view = round.view(round.turn().unwrap());
        for card in view.unseen() {
            assert_eq!(view.why_not(Action::Play(card)), Some(Illegal::NotVisible(card)));
            assert_eq!(round.why_not(Action::Play(card)), Some(Illegal::NotVisible(card)));
        }
        let illegal = Illegal::NotVisible(card("SA"));
        assert_eq!((illegal.reason().code(), illegal.clause()), (18, "B7.1"));
    }
}

/// Every refusal has a sentence in both languages.
#[test]
fn refusals_are_sentences() {
    let all = [
        (Illegal::NotOnTurn, "it is the other player's turn", "sıra öbür oyuncuda"),
        (Illegal::RoundOver, "the round is over", "oyun bitti"),
        (
            Illegal::WrongPhase(Phase::Declare),
            "that cannot be done now: this is the time for declaration",
            "bu yapılamaz: şimdi koz söyleme sırası",
        ),
        (
            Illegal::WrongPhase(Phase::Play),
            "that cannot be done now: this is the time for play",
            "bu yapılamaz: şimdi oyun sırası",
        ),
        (
            Illegal::DenominationUsed(Denomination::NoTrump),
            "the declarer has already declared no trump",
            "dekleran daha önce kozsuz söyledi",
        ),
        (
            Illegal::NotVisible(card("HK")),
            "the king of hearts cannot be played, as the player does not see it",
            "kupa papazı oynanamaz, çünkü oyuncu onu görmüyor",
        ),
        (
            Illegal::NotHeld(card("SA")),
            "the ace of spades is not among the cards that the player can play",
            "maça ası oynanabilecek kartlar arasında yok",
        ),
        (
            Illegal::MustFollow(Suit::Diamonds),
            "diamonds were led and must be followed",
            "karo yürüdü, karo oynamak zorunlu",
        ),
        (
            Illegal::MustTrump(Suit::Clubs),
            "void in the suit led, a trump (clubs) must be played",
            "yürüyen renkten kartı olmayan, koz (sinek) oynamak zorunda",
        ),
        (
            Illegal::MustOvertrump(card("C9")),
            "a trump was led, the nine of clubs, and a higher one must be played",
            "koz yürüdü (sinek dokuzlusu), daha büyüğünü oynamak zorunlu",
        ),
    ];
    for (illegal, english, turkish) in all {
        assert_eq!(illegal.message(Lang::En).to_string(), english);
        assert_eq!(illegal.message(Lang::Tr).to_string(), turkish);
        assert_eq!(illegal.to_string(), format!("{english} ({})", illegal.clause()));
    }
}
