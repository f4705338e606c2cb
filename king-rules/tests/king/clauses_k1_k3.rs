//! K1 to K3: cards and seats, the party, the declaration. Each test cites its clause.

use crate::support::*;
use king_rules::king::{
    Action, Contract, ContractKind, ContractSet, Deal, Doubles, HouseRules, Illegal, Party, Phase, Round, Seat,
    SetupError, Trick, first_declarer,
};
use king_rules::{Card, Lang, PackError, Rank, Reason, Suit};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// K1.1: the turn passes to the left, N, E, S, W, and the talk and the tricks follow it.
#[test]
fn k1_1_turns_pass_to_the_left() {
    assert_eq!(Seat::North.order(), [Seat::North, Seat::East, Seat::South, Seat::West]);
    assert_eq!(Seat::ALL.map(Seat::next), [Seat::East, Seat::South, Seat::West, Seat::North]);
    assert_eq!(Seat::ALL.map(Seat::previous), [Seat::West, Seat::North, Seat::East, Seat::South]);
    // S declares; W, N and E talk; S leads and takes the trick, and leads again.
    let fresh = fresh(MIXED, Seat::South);
    assert_eq!(asked(&fresh, "el_almaz iyi iyi iyi HA H8 HJ HQ HK H5"), "SWNESWNESWN");
}

/// K1.1: only the seat on turn acts; through another seat's view that is the answer, whatever the action.
#[test]
fn k1_1_a_view_off_turn_may_do_nothing() {
    let round = play(MIXED, "S", "-", "el_almaz");
    assert_eq!(now(&round), "W kontur");
    for seat in [Seat::North, Seat::East, Seat::South] {
        let view = round.view(seat);
        assert!(view.legal_actions().is_empty());
        let illegal = view.why_not(Action::Iyi).unwrap();
        assert_eq!((illegal.reason(), illegal.clause()), (Reason::NotOnTurn, "K1.1"));
        // Reason 1 comes before every other.
        assert_eq!(view.why_not(action("HA")).unwrap().reason(), Reason::NotOnTurn);
    }
    assert_eq!(round.view(Seat::West).why_not(Action::Iyi), None);
}

/// K1.2: 52 cards, in each suit 2 < 3 < … < 10 < J < Q < K < A.
#[test]
fn k1_2_ranks() {
    assert_eq!(Card::all().count(), 52);
    let ranks: String = Rank::ALL.map(Rank::text).concat();
    assert_eq!(ranks, "23456789TJQKA");
    for suit in Suit::ALL {
        for (low, high) in Rank::ALL.into_iter().zip(&Rank::ALL[1..]) {
            let trick = Trick::new(Seat::North).with(Card::new(suit, low)).with(Card::new(suit, *high));
            assert_eq!(trick.winner(None), Some(Seat::East), "{high} beats {low}");
        }
    }
}

/// K1.2: suits do not rank against each other: a card off the suit led never wins without being a trump.
#[test]
fn k1_2_suits_do_not_rank() {
    for led in Suit::ALL {
        for other in Suit::ALL.into_iter().filter(|&other| other != led) {
            let two = Trick::new(Seat::North).with(Card::new(led, Rank::Two)).with(Card::new(other, Rank::Ace));
            assert_eq!(two.winner(None), Some(Seat::North), "{other} on {led}");
        }
    }
}

/// K1.3: names of suits and ranks; J and K are the men, K♥ is Rıfkı.
#[test]
fn k1_3_names_and_men() {
    assert_eq!(Suit::ALL.map(|suit| suit.name(Lang::Tr)), ["sinek", "karo", "kupa", "maça"]);
    let honours = [Rank::Jack, Rank::Queen, Rank::King, Rank::Ace].map(|rank| rank.name(Lang::Tr));
    assert_eq!(honours, ["vale", "kız", "papaz", "as"]);
    assert_eq!(ContractKind::ErkekAlmaz.penalty_cards(), set("KJ.KJ.KJ.KJ"));
    assert_eq!(ContractKind::Rifki.penalty_cards(), set(".K.."));
    assert_eq!(Card::KING_OF_HEARTS, "HK".parse().unwrap());
}

/// K2.1: the highest rank declares first; suits do not count, and more cards than needed are not looked at.
#[test]
fn k2_1_highest_card_declares_first() {
    assert_eq!(first_declarer(cards("C2 DK H7 SQ")), Some(Seat::East));
    assert_eq!(first_declarer(cards("CA S3 S2 SK SA")), Some(Seat::North));
    assert_eq!(first_declarer(cards("C2 C3 C4 C5")), Some(Seat::West));
}

/// K2.1: those tied for highest draw again, only they, in turn order, from the cards that come next.
#[test]
fn k2_1_ties_draw_again() {
    // N and S tie with aces; E's king does not count any more.
    assert_eq!(first_declarer(cards("CA DK HA SQ C2 C3")), Some(Seat::South));
    assert_eq!(first_declarer(cards("CA DK HA SQ C3 C2")), Some(Seat::North));
    // A tie below the highest is none.
    assert_eq!(first_declarer(cards("C9 D9 H9 SQ")), Some(Seat::West));
}

/// K2.1: again and again, until one is highest.
#[test]
fn k2_1_repeated_ties() {
    // All four tie with sevens; then E, S and W with kings; then E draws a two and S a ten.
    assert_eq!(first_declarer(cards("C7 D7 H7 S7 C3 CK DK HK C2 CT D2")), Some(Seat::South));
    // W draws a ten too, and wins the draw after that.
    assert_eq!(first_declarer(cards("C7 D7 H7 S7 C3 CK DK HK C2 CT HT D4 D5")), Some(Seat::West));
    // Not decided: the cards run out in the second draw, and in the third.
    assert_eq!(first_declarer(cards("C7 D7 H7 S7 C3")), None);
    assert_eq!(first_declarer(cards("C7 D7 H7 S7 C3 CK DK HK C2 CT HT D4")), None);
    assert_eq!(first_declarer([]), None);
}

fn whole_party(first: Seat) -> (Party, Vec<(Seat, Seat)>) {
    let mut party = Party::new(first, HouseRules::new());
    let mut who = Vec::new();
    for _ in 0..32 {
        let declarer = party.declarer().unwrap();
        who.push((declarer, party.dealer().unwrap()));
        let kind = party.unused(declarer).iter().next().unwrap();
        let (contract, taken) = result_of(kind);
        enter(&mut party, contract, Doubles::NONE, taken).unwrap();
    }
    (party, who)
}

/// Something that can be taken in a round of each contract.
fn result_of(kind: ContractKind) -> (Contract, [i16; 4]) {
    match kind {
        ContractKind::Koz => (Contract::Koz(Suit::Clubs), [65, 0, 0, 0]),
        ContractKind::Durt => (Contract::Durt(Rank::Seven), [45, 20, 10, -10]),
        penalty => (contract(penalty.text()), [-penalty.total(), 0, 0, 0]),
    }
}

/// K2.2: 32 rounds, the turn to declare passes to the left, so that each seat declares eight times.
#[test]
fn k2_2_rounds_and_rotation() {
    let (party, who) = whole_party(Seat::South);
    assert_eq!((party.len(), who.len()), (32, 32));
    let declarers: String = who[..9].iter().map(|(declarer, _)| declarer.text()).collect();
    assert_eq!(declarers, "SWNESWNES");
    for seat in Seat::ALL {
        assert_eq!(who.iter().filter(|&&(declarer, _)| declarer == seat).count(), 8, "{seat}");
    }
    assert!(party.is_over() && party.declarer().is_none() && party.dealer().is_none());
}

/// K2.3: each seat declares each of the eight contracts once, in any order.
#[test]
fn k2_3_each_contract_once() {
    let (party, _) = whole_party(Seat::North);
    for seat in Seat::ALL {
        let mut declared: Vec<_> =
            party.results().filter(|result| result.declarer == seat).map(|result| result.contract.kind()).collect();
        declared.sort();
        assert_eq!(declared, ContractKind::ALL, "{seat}");
        assert!(party.unused(seat).is_empty());
    }
    // In any order, and what one seat has declared is still open to the others.
    let mut party = Party::new(Seat::North, HouseRules::new());
    for _ in Seat::ALL {
        let (koz, taken) = result_of(ContractKind::Koz);
        enter(&mut party, koz, Doubles::NONE, taken).unwrap();
    }
    assert_eq!(Seat::ALL.map(|seat| party.unused(seat)), [ContractSet::ALL.without(ContractKind::Koz); 4]);
}

/// K2.3: a contract that the declarer has used is refused, koz and dürt with every suit and rank.
#[test]
fn k2_3_used_contracts_are_refused() {
    let round: Round = format!("king1 {MIXED} N rifki,koz -").parse().unwrap();
    assert_eq!(legal(&round), "rifki koz:C koz:D koz:H koz:S");
    for used in ["el_almaz", "son_iki", "durt:2", "durt:A"] {
        refused(&round, used, Reason::ContractUsed, "K2.3");
    }
    let round: Round = format!("king1 {MIXED} N rifki -").parse().unwrap();
    refused(&round, "koz:H", Reason::ContractUsed, "K2.3");
}

/// K2.3: who has declared all eight has nothing to declare, and such a round cannot begin.
#[test]
fn k2_3_nothing_left_to_declare() {
    let round = Round::new(Deal::from_seed(1), Seat::North, ContractSet::EMPTY, HouseRules::new());
    assert_eq!(round, Err(SetupError::NothingToDeclare));
}

/// K2.4: the dealer is the declarer of the round before; the first round is dealt from the first declarer's right.
#[test]
fn k2_4_dealer() {
    for first in Seat::ALL {
        let (_, who) = whole_party(first);
        assert_eq!(who[0], (first, first.previous()));
        for rounds in who.windows(2) {
            assert_eq!(rounds[1].1, rounds[0].0, "the declarer of the round before deals");
        }
    }
}

/// K2.5: the cards go one at a time, clockwise, from the dealer's left, 13 each.
#[test]
fn k2_5_dealing() {
    let pack: [Card; 52] = Card::all().collect::<Vec<_>>().try_into().unwrap();
    for dealer in Seat::ALL {
        let deal = Deal::from_pack(&pack, dealer).unwrap();
        let [first, second, third, last] = dealer.next().order();
        assert_eq!(last, dealer);
        for (i, seat) in [first, second, third, last].into_iter().enumerate() {
            let hand = deal.hand(seat);
            assert_eq!(hand.len(), 13);
            assert!(hand.iter().eq(pack.iter().copied().skip(i).step_by(4)), "{seat} when {dealer} deals");
        }
    }
}

/// K2.5: a pack with a card twice, and hands that are not 13 cards each, are no deal.
#[test]
fn k2_5_wrong_packs_and_hands() {
    let pack: [Card; 52] = Card::all().collect::<Vec<_>>().try_into().unwrap();
    // The same card for another seat, and for the same one.
    for at in [51, 4] {
        let mut pack = pack;
        pack[at] = pack[0];
        assert_eq!(Deal::from_pack(&pack, Seat::North), Err(PackError::Twice(pack[0])));
    }
    let hands = SUITS.parse::<Deal>().unwrap().hands();
    let [n, e, s, w] = hands;
    let short = [n.without("SA".parse().unwrap()), e, s, w];
    assert_eq!(Deal::new(short), Err(PackError::Count { found: 12, wanted: 13 }));
    let long = [n, e, s, w.with("SA".parse().unwrap())];
    assert_eq!(Deal::new(long), Err(PackError::Twice("SA".parse().unwrap())));
    assert_eq!(Deal::new([n, n, s, w]), Err(PackError::Twice("S2".parse().unwrap())));
    assert_eq!(Deal::new(hands).map(|deal| deal.hands()), Ok(hands));
}

/// K2.5: a seat plays from the 13 cards it was dealt, and each card once.
#[test]
fn k2_5_only_cards_in_hand() {
    let round = play(MIXED, "S", "-", "el_almaz iyi iyi iyi");
    refused(&round, "SA", Reason::NotHeld, "K2.5");
    let round = then(&round, "HA H8 HJ HQ");
    refused(&round, "HA", Reason::NotHeld, "K2.5");
    // Not held comes before the duty to follow.
    refused(&then(&round, "H9"), "SJ", Reason::NotHeld, "K2.5");
}

/// K3.1: the declarer, before the talk, names any of its unused contracts: koz with any of the four suits and never
/// without, dürt with any of the 13 ranks, whether it holds one or not.
#[test]
fn k3_1_declarations() {
    let all = "el_almaz kupa_almaz erkek_almaz kiz_almaz rifki son_iki koz:C koz:D koz:H koz:S durt:2 durt:3 durt:4 \
               durt:5 durt:6 durt:7 durt:8 durt:9 durt:T durt:J durt:Q durt:K durt:A";
    for declarer in Seat::ALL {
        let round = fresh(MIXED, declarer);
        assert_eq!(round.phase(), Phase::Declare);
        assert_eq!(round.turn(), Some(declarer));
        assert_eq!(legal(&round), all, "{declarer}");
    }
    // East holds no four.
    let round = then(&fresh(MIXED, Seat::East), "durt:4");
    assert_eq!(round.contract(), Some(Contract::Durt(Rank::Four)));
    let round: Round = format!("king1 {MIXED} E son_iki,durt -").parse().unwrap();
    assert_eq!(round.legal_actions().len(), 1 + 13);
    for no_contract in ["koz", "durt", "koz:N", "koz:NT", "durt:1", "durt:11"] {
        assert!(no_contract.parse::<Contract>().is_err(), "{no_contract}");
    }
}

/// K3.1: what each contract counts, on one trick that holds everything: K♠ J♠ Q♠ K♥.
#[test]
fn k3_1_points() {
    let trick = set("KQJ.K..");
    let points = ContractKind::ALL.map(|kind| kind.trick_points(1, trick));
    assert_eq!(points, [5, 3, 3 * 6, 10, 30, 0, 5, 0]);
    assert_eq!([11, 12, 13].map(|number| ContractKind::SonIki.trick_points(number, trick)), [0, 10, 20]);
    // All penalty cards together, each once.
    let pack = king_rules::CardSet::ALL;
    let counts = [ContractKind::KupaAlmaz, ContractKind::ErkekAlmaz, ContractKind::KizAlmaz, ContractKind::Rifki];
    assert_eq!(counts.map(|kind| kind.penalty_cards().len()), [13, 8, 4, 1]);
    assert_eq!(counts.map(|kind| kind.trick_points(1, pack)), [39, 48, 40, 30]);
    assert_eq!(king_rules::king::durt::POINTS, [45, 20, 10, -10]);
}

/// K3.1: the round totals.
#[test]
fn k3_1_totals() {
    assert_eq!(ContractKind::ALL.map(ContractKind::total), [-65, -39, -48, -40, -30, -30, 65, 65]);
    assert_eq!(ContractKind::ALL.map(ContractKind::is_penalty), [true, true, true, true, true, true, false, false]);
}

/// K3.1: cards, talk and passes wait for the declaration, and each phase knows only its own actions.
#[test]
fn k3_1_wrong_phase() {
    let fresh = fresh(MIXED, Seat::North);
    for action in ["CA", "pass", "keep", "annul", "iyi", "kontur:E", "sur:E", "masa"] {
        refused(&fresh, action, Reason::WrongPhase, "K3.1");
    }
    let annul = then(&fresh, "rifki");
    for action in ["CA", "pass", "rifki", "iyi", "kontur:E", "sur:E"] {
        refused(&annul, action, Reason::WrongPhase, "K3.1");
    }
    let kontur = then(&fresh, "el_almaz");
    for action in ["S3", "pass", "rifki", "keep", "annul", "sur:N"] {
        refused(&kontur, action, Reason::WrongPhase, "K3.1");
    }
    let sur = then(&kontur, "kontur:N iyi iyi");
    for action in ["CA", "pass", "rifki", "keep", "annul", "kontur:E"] {
        refused(&sur, action, Reason::WrongPhase, "K3.1");
    }
    // A pass is for dürt alone.
    for action in ["pass", "rifki", "keep", "annul", "iyi", "kontur:E", "sur:E"] {
        let illegal = refused(&then(&sur, "iyi"), action, Reason::WrongPhase, "K3.1");
        assert_eq!(illegal == Illegal::NoPass, action == "pass", "{action}");
    }
    assert_eq!(refused(&sur, "pass", Reason::WrongPhase, "K3.1"), Illegal::WrongPhase(Phase::Sur));
}

/// K3.2: a declaration stands; nobody declares a second time, with whatever contract.
#[test]
fn k3_2_a_declaration_stands() {
    let fresh = fresh(MIXED, Seat::North);
    for contract in ["el_almaz", "rifki", "koz:H", "durt:7"] {
        let round = then(&fresh, contract);
        for again in [contract, "son_iki"] {
            refused(&round, again, Reason::WrongPhase, "K3.1");
        }
    }
}

/// K3.2: no contract is closed in the first rounds of a party.
#[test]
fn k3_2_no_contract_is_closed_at_first() {
    let party = Party::new(Seat::East, HouseRules::new());
    let round = party.start(Deal::from_seed(3)).unwrap();
    assert_eq!(round.legal_actions().len(), Contract::COUNT);
}

/// K3.2: there is no annulling outside Rıfkı, not even with a lone K♥.
#[test]
fn k3_2_no_annulling_outside_rifki() {
    for contract in Contract::all().filter(|&contract| contract != Contract::Rifki) {
        let round = then(&fresh(LONE_KING, Seat::East), &contract.to_string());
        assert_eq!(now(&round), "S kontur", "{contract}");
        refused(&round, "annul", Reason::WrongPhase, "K3.1");
    }
}
