//! The clauses on the match, the deal and the playable cards (B1 to B4), a test for each rule that decides something, and the
//! rare cases.

use crate::common::*;
use king_rules::balayi::{
    Action, Denomination, DenominationSet, Illegal, Match, MatchError, Pack, Phase, Pile, Place, Player, Round, starter,
};
use king_rules::{CardSet, Suit};

/// B1.1: two players, 26 cards each, and no round without a declaration of trump or no trump.
#[test]
fn b1_1_two_players_and_the_whole_pack() {
    let game = Game::of_seed(3);
    let round = game.position(60);
    assert_eq!(round.plays().count(), 52);
    assert_eq!(round.plays().filter(|&(player, _)| player == ZERO).count(), 26);
    assert_eq!(game.start.legal_actions().len(), 5);
    assert!(game.start.legal_actions().cards().is_empty());
}

/// B1.2: ten rounds; the deal alternates, and who does not deal declares, five times each.
#[test]
fn b1_2_the_deal_alternates() {
    for first in Player::ALL {
        let mut game = Match::new(first);
        let mut declared = [0; 2];
        for k in 0..10 {
            let dealer = if k % 2 == 0 { first } else { first.other() };
            assert_eq!((game.dealer(), game.declarer()), (Some(dealer), Some(dealer.other())));
            let round = game.start(Pack::from_seed(k)).unwrap();
            assert_eq!((round.dealer(), round.turn()), (dealer, Some(dealer.other())));
            declared[dealer.other().index()] += 1;
            let denomination = Denomination::from_index(k as usize / 2).unwrap();
            assert!(!game.is_over());
            game.record_result(result(dealer.other(), denomination, [13, 13])).unwrap();
        }
        assert_eq!(declared, [5, 5]);
        assert!(game.is_over());
        assert_eq!((game.dealer(), game.declarer()), (None, None));
        assert_eq!(game.start(Pack::from_seed(1)), Err(MatchError::MatchOver));
        assert_eq!(game.record_result(result(first, Denomination::Clubs, [13, 13])), Err(MatchError::MatchOver));
    }
}

/// B1.3: each declaration once for each player.
#[test]
fn b1_3_each_declares_each_denomination_once() {
    let mut game = Match::new(ZERO);
    game.record_result(result(ONE, Denomination::Hearts, [10, 16])).unwrap();
    // Player 0 may still declare hearts, player 1 not again.
    assert_eq!(game.unused(ZERO), DenominationSet::ALL);
    assert_eq!(game.unused(ONE), "C,D,S,NT".parse().unwrap());
    game.record_result(result(ZERO, Denomination::Hearts, [10, 16])).unwrap();
    let hearts = MatchError::DenominationUsed(Denomination::Hearts);
    assert_eq!(game.record_result(result(ONE, Denomination::Hearts, [10, 16])), Err(hearts));

    let round = game.start(Pack::from_seed(1)).unwrap();
    let action = Action::Declare(Denomination::Hearts);
    assert!(!round.legal_actions().contains(action));
    let illegal = Illegal::DenominationUsed(Denomination::Hearts);
    assert_eq!(round.why_not(action), Some(illegal));
    assert_eq!((illegal.reason().code(), illegal.clause()), (5, "B1.3"));
}

/// B2.1, B2.2, B2.4, B2.5: who gets which card of the pack.
#[test]
fn b2_1_to_b2_5_the_deal() {
    type Kind = fn(Player, u8) -> Place;
    let rows: [(usize, Kind, bool, u8, u8); 12] = [
        (0, Place::Closed, false, 0, 5),
        (5, Place::Closed, true, 0, 5),
        (10, Place::Closed, false, 5, 5),
        (15, Place::Closed, true, 5, 5),
        (20, Place::Open, false, 0, 5),
        (25, Place::Open, true, 0, 5),
        (30, Place::Open, false, 5, 5),
        (35, Place::Open, true, 5, 5),
        (40, Place::Hand, false, 0, 3),
        (43, Place::Hand, true, 0, 3),
        (46, Place::Hand, false, 3, 3),
        (49, Place::Hand, true, 3, 3),
    ];
    for dealer in Player::ALL {
        for (slot, place, of_dealer, first, count) in rows {
            let owner = if of_dealer { dealer } else { dealer.other() };
            for i in 0..count {
                let (slot, place) = (slot + usize::from(i), place(owner, first + i));
                assert_eq!(Place::of(slot, dealer), Some(place));
                assert_eq!(place.slot(dealer), Some(slot));
            }
        }
        assert_eq!(Place::of(52, dealer), None);
        assert_eq!(Place::Open(ZERO, 10).slot(dealer), None);
        assert_eq!(Place::Closed(ONE, 255).slot(dealer), None);
        assert_eq!(Place::Hand(ZERO, 6).slot(dealer), None);
    }
}

/// B2.3 (and B7.1): before the declaration five open cards are known to both players, and no card can be played.
#[test]
fn b2_3_declares_from_five_open_cards() {
    let pack = Pack::from_seed(5);
    let round = Round::new(pack, ZERO, DenominationSet::ALL).unwrap();
    let five: CardSet = pack.cards()[20..25].iter().copied().collect();
    for player in Player::ALL {
        let view = round.view(player);
        assert_eq!(view.seen(), five);
        assert_eq!(view.open_cards(ONE), five);
        assert_eq!(view.open_cards(ZERO), CardSet::EMPTY);
        assert!(view.hand(player).is_none() && view.playable().is_empty());
        assert_eq!(view.piles(ONE)[4], Pile { open: Some(pack.cards()[24]), closed: true });
        assert_eq!(view.piles(ONE)[5], Pile { open: None, closed: true });
    }
    assert_eq!(round.piles(ZERO), [Pile { open: None, closed: true }; 10]);
    assert_eq!(round.phase(), Phase::Declare);
    let illegal = round.why_not(Action::Play(pack.cards()[20])).unwrap();
    assert_eq!((illegal, illegal.clause()), (Illegal::WrongPhase(Phase::Declare), "B2.3"));
    // A second declaration comes too late, whether it was unused or not.
    let mut round = Round::new(pack, ZERO, "C,D".parse().unwrap()).unwrap();
    round.apply(Action::Declare(Denomination::Clubs)).unwrap();
    for denomination in Denomination::ALL {
        assert_eq!(round.why_not(Action::Declare(denomination)), Some(Illegal::WrongPhase(Phase::Play)));
    }
}

/// B2.6: ten piles each, an open card on a closed one, and six hand cards that nobody has seen.
#[test]
fn b2_6_twenty_open_cards_after_the_declaration() {
    let round = declared(Pack::from_seed(5), Denomination::Clubs);
    for player in Player::ALL {
        assert!(round.piles(player).iter().all(|pile| pile.open.is_some() && pile.closed));
        assert_eq!((round.held(player), round.hand(player).len()), (6, 6));
        assert_eq!(round.view(player).seen(), round.open_cards(ZERO) | round.open_cards(ONE));
        assert_eq!(round.view(player).seen().len(), 20);
        assert!(!round.unlocked(player));
    }
}

/// B3.1: ♦2 decides when it lies open, whoever has it.
#[test]
fn b3_1_the_open_two_of_diamonds_leads() {
    let open = |open| Dealt { open, ..Dealt::default() };
    let of_zero = laid_out(open("D2 D9"), open("D3 D4"));
    assert_eq!(declared(of_zero, Denomination::Clubs).turn(), Some(ZERO));
    let of_one = laid_out(open("D3 D4"), open("H2 D2"));
    assert_eq!(declared(of_one, Denomination::Clubs).turn(), Some(ONE));
}

/// B3.1: a closed ♦2 and one in a hand do not count; the lowest open diamond decides, here above ♦5.
#[test]
fn b3_1_no_diamond_from_two_to_five_is_open() {
    let zero = Dealt { open: "C2 C3 C4 C5 C6 C7 C8 C9 CT D7", closed: "D2 D3", hand: "D4" };
    let one = Dealt { open: "S2 S3 S4 S5 S6 S7 S8 S9 ST D8", closed: "D6", hand: "D5" };
    let round = declared(laid_out(zero, one), Denomination::NoTrump);
    assert_eq!(round.turn(), Some(ZERO));
    // Any of its playable cards may be led.
    assert_eq!(round.legal_cards(), round.open_cards(ZERO));
    // The same cards with ♦6 open for player 1.
    let one = Dealt { open: "S2 S3 S4 S5 S6 S7 S8 S9 ST D6", closed: "D8", hand: "D5" };
    assert_eq!(declared(laid_out(zero, one), Denomination::NoTrump).turn(), Some(ONE));
}

/// B3.1: with no open diamond at all the declarer leads.
#[test]
fn b3_1_no_diamond_is_open() {
    let zero = Dealt { open: "C2 C3 C4 C5 C6 C7 C8 C9 CT CJ", closed: "D2 D3 D4 D5 D6 D7", ..Dealt::default() };
    let one = Dealt { open: "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ", closed: "D8 D9 DT DJ DQ DK DA", ..Dealt::default() };
    for dealer in Player::ALL {
        let pack = laid_out(zero, one);
        let mut round = Round::new(pack, dealer, DenominationSet::ALL).unwrap();
        round.apply(Action::Declare(Denomination::Clubs)).unwrap();
        assert_eq!(round.turn(), Some(dealer.other()));
    }
    assert_eq!(starter([set("C2"), set("S2")], ONE), ONE);
}

/// B4.1: the closed card is turned up at once, for everybody to see, and can be played from the next turn on.
#[test]
fn b4_1_a_closed_card_is_turned_up() {
    let zero = Dealt { open: "D2 S5", closed: "HA", ..Dealt::default() };
    let one = Dealt { open: "DK S4", closed: "H3", ..Dealt::default() };
    let mut round = declared(laid_out(zero, one), Denomination::NoTrump);
    assert_eq!(round.why_not(play("HA")), Some(Illegal::NotVisible(card("HA"))));
    let before = round.view(ONE);
    assert!(!before.seen().contains(card("HA")));
    assert_eq!(revealed(&round, Some(ONE), play("D2")), [card("HA")]);
    round.apply(play("D2")).unwrap();
    // Turned up at once, for both, though it is the other's turn.
    assert!(round.view(ONE).seen().contains(card("HA")));
    assert_eq!(round.piles(ZERO)[0], Pile { open: Some(card("HA")), closed: false });
    assert!(round.playable(ZERO).contains(card("HA")));
    round.apply(play("DK")).unwrap();
    // Player 1 took the trick and may lead the card that came up.
    assert!(round.legal_cards().contains(card("H3")));
    play_all(&mut round, "H3");
    assert!(round.legal_cards().contains(card("HA")));
    play_all(&mut round, "HA");
    assert_eq!(round.piles(ZERO)[0], Pile { open: None, closed: false });
}

/// B4.1: a card that is seen, but cannot be played: the other's, and one that was played.
#[test]
fn b4_1_a_seen_card_that_is_not_held() {
    let zero = Dealt { open: "D2 S5", closed: "HA", ..Dealt::default() };
    let one = Dealt { open: "DK S4", ..Dealt::default() };
    let mut round = declared(laid_out(zero, one), Denomination::NoTrump);
    let illegal = round.why_not(play("S4")).unwrap();
    assert_eq!((illegal, illegal.reason().code(), illegal.clause()), (Illegal::NotHeld(card("S4")), 4, "B4.1"));
    play_all(&mut round, "D2 DK");
    assert_eq!(round.why_not(play("DK")), Some(Illegal::NotHeld(card("DK"))));
    assert_eq!(round.why_not(play("D2")), Some(Illegal::NotHeld(card("D2"))));
    assert_eq!(round.why_not(play("HA")), Some(Illegal::NotHeld(card("HA"))));
}

/// B4.2: until its first trick a player neither sees nor may play its hand; the winner may lead from it at once. Here the
/// other player's hand opens one trick later.
#[test]
fn b4_2_the_first_trick_unlocks_the_hand() {
    let pack = two_tricks("C3 C2", "CA HK SK SQ SJ D3");
    let mut round = declared(pack, Denomination::Clubs);
    let hand = set("CA HK SK SQ SJ D3");
    play_all(&mut round, "S2");
    // Spades are led, but the spades of the locked hand do not count, nor are they seen.
    assert!(round.view(ONE).hand(ONE).is_none());
    assert_eq!(round.legal_cards(), set("SA"));
    assert_eq!(round.why_not(play("SK")), Some(Illegal::NotVisible(card("SK"))));
    // What comes into sight: the card under ♠A, for both, and the own hand in ascending order.
    assert_eq!(revealed(&round, Some(ONE), play("SA")), cards("H3 CA D3 HK SJ SQ SK"));
    assert_eq!(revealed(&round, Some(ZERO), play("SA")), [card("H3")]);
    play_all(&mut round, "SA");
    assert_eq!(round.taken(), [0, 1]);
    assert!(round.unlocked(ONE) && !round.unlocked(ZERO));
    assert_eq!(round.view(ONE).hand(ONE), Some(hand));
    assert!(hand.is_subset(round.legal_cards()));
    // The other player still sees neither of the hands.
    assert!(!round.view(ZERO).seen().meets(hand | round.hand(ZERO)));
    let mut lead_from_hand = round.clone();
    play_all(&mut lead_from_hand, "CA");
    assert_eq!((lead_from_hand.held(ONE), lead_from_hand.view(ZERO).held(ONE)), (5, 5));
    play_all(&mut round, "H2 HA");
    assert!(round.unlocked(ZERO));
    assert_eq!(round.view(ZERO).hand(ZERO), Some(round.hand(ZERO)));
}

/// B4.2: a hand that opens after several tricks, in the middle of the play, opens whole.
#[test]
fn b4_2_unlocking_in_the_middle_of_the_play() {
    let mut found = 0;
    for seed in 0..400 {
        let mut before: Option<Round> = None;
        for (round, _) in Game::of_seed(seed).positions() {
            if let Some(before) = before {
                for player in Player::ALL {
                    let opened = round.unlocked(player) && !before.unlocked(player);
                    if opened && before.tricks().count() > 3 {
                        found += 1;
                        let cleared = before.open_cards(player).len() == 1 && before.turn() == Some(player);
                        assert!(round.turn() == Some(player) || cleared);
                        assert_eq!(before.view(player).hand(player), None);
                        assert_eq!(round.view(player).hand(player), Some(round.hand(player)));
                        assert_eq!(round.hand(player).len(), 6);
                        assert!(round.hand(player).is_subset(round.playable(player)));
                    }
                }
            }
            before = Some(round);
        }
    }
    assert!(found > 10);
}

/// B4.3: a player who loses the first twenty tricks may then see and play its hand all the same, at once.
#[test]
fn b4_3_losing_the_first_twenty_tricks() {
    // In no trump player 0 leads clubs and diamonds, of which player 1 has none on the table.
    let zero =
        Dealt { open: "C2 C3 C4 C5 C6 C7 C8 C9 CT D2", closed: "CJ CQ CK CA D3 D4 D5 D6 D7 D8", ..Dealt::default() };
    let one = Dealt {
        open: "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ",
        closed: "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ",
        hand: "D9 DT DJ HQ HK HA",
    };
    let mut round = declared(laid_out(zero, one), Denomination::NoTrump);
    for trick in 0..20 {
        assert!(!round.unlocked(ONE), "trick {trick}");
        assert_eq!(round.taken(), [trick, 0]);
        let lead = round.open_cards(ZERO).lowest().unwrap();
        round.apply(Action::Play(lead)).unwrap();
        assert!(round.view(ONE).hand(ONE).is_none());
        assert_eq!(round.legal_cards(), round.open_cards(ONE));
        assert_eq!(round.why_not(play("D9")), Some(Illegal::NotVisible(card("D9"))));
        let last = round.open_cards(ONE).highest().unwrap();
        let revealed = round.apply(Action::Play(last)).unwrap();
        assert_eq!(
            revealed.to(Some(ONE)).len(),
            if trick < 10 {
                1
            } else if trick < 19 {
                0
            } else {
                6
            }
        );
    }
    // At once: though it is player 0's turn, player 1 sees its hand.
    assert_eq!((round.taken(), round.turn()), ([20, 0], Some(ZERO)));
    assert!(round.unlocked(ONE));
    assert_eq!(round.view(ONE).hand(ONE), Some(set("D9 DT DJ HQ HK HA")));
    // From then on its plays prove something about its hand: void in spades, it does not hold these.
    assert_eq!(round.excluded(ONE), CardSet::EMPTY);
    let mut void = round.clone();
    play_all(&mut void, "SQ D9");
    assert_eq!(void.view(ZERO).excluded(ONE), set("SK SA"));
    // And it follows suit from there (B4.4).
    let diamond = (round.hand(ZERO) & Suit::Diamonds.cards()).highest().unwrap();
    round.apply(Action::Play(diamond)).unwrap();
    assert_eq!(round.legal_cards(), set("D9 DT DJ"));
    while let Some(action) = round.legal_actions().iter().next() {
        round.apply(action).unwrap();
    }
    assert_eq!(round.taken().iter().sum::<i16>(), 26);
    assert!(round.taken()[1] <= 6);
}
