//! Target `differential`: king-rules against the second implementation in `literal`. At every step the same cards are
//! legal and a refusal names the same reason and clause, the same seat is to act, and the same points are taken; at the
//! end the scores are the same.

use king_rules::king::{Action, Contract, ContractKind, ContractSet, Doubles, HouseRules, Phase, Round, SaleTie, Seat};
use king_rules::{Card, CardSet, Suit, balayi};

use crate::input::Input;
use crate::literal;

pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    if input.once_in(4) { balayi(&mut input) } else { king(&mut input) }
}

fn literal(card: Card) -> literal::Card {
    literal::Card { suit: suit(card.suit()), rank: card.rank() as u8 + 2 }
}

fn suit(suit: Suit) -> char {
    ['C', 'D', 'H', 'S'][suit.index()]
}

fn same_set(cards: &[literal::Card], set: CardSet, what: &str) {
    let theirs: Vec<_> = set.iter().map(literal).collect();
    assert!(cards.len() == theirs.len() && theirs.iter().all(|card| cards.contains(card)), "{what}: {cards:?} {set}");
}

/// The next action of the talk; nobody annuls.
fn talk(round: &Round, input: &mut Input) -> Action {
    let legal = round.legal_actions();
    if legal.contains(Action::Keep) { Action::Keep } else { input.one_of(legal.iter()).unwrap() }
}

fn doubled(doubles: Doubles) -> [[bool; 4]; 4] {
    Seat::ALL.map(|by| Seat::ALL.map(|on| doubles.doubled_by(by).contains(on)))
}

fn king(input: &mut Input) {
    let (deal, declarer, rules) = (input.deal(), input.one_of(Seat::ALL).unwrap(), input.house_rules());
    let mut round = Round::new(deal, declarer, ContractSet::ALL, rules).unwrap();
    let kind = input.one_of(ContractKind::ALL).unwrap();
    let declarations =
        round.legal_actions().iter().filter(|action| matches!(action, Action::Declare(c) if c.kind() == kind));
    round.apply(input.one_of(declarations).unwrap()).unwrap();
    while round.phase() != Phase::Play {
        round.apply(talk(&round, input)).unwrap();
    }
    let table = round.table().clone();
    let contract = table.contract().unwrap();
    let start = if let Contract::Durt(rank) = contract { Some(rank as u8 + 2) } else { None };
    let mut play = literal::king::Play {
        contract: kind.text(),
        trump: contract.trump().map(suit),
        start,
        rules: std::array::from_fn(|n| {
            let option = HouseRules::OPTIONS[n];
            (option, table.house_rules().get(option).unwrap())
        }),
        hands: round.deal().hands().map(|hand| hand.iter().map(literal).collect()),
        turn: table.declarer().index(),
        leader: table.declarer().index(),
        ..Default::default()
    };
    while !play.over() {
        assert_eq!(round.turn().map(Seat::index), Some(play.turn), "whose turn: {round}");
        let same_clause = |broken: literal::Broken, action: Action| {
            let illegal = round.why_not(action).map(|illegal| (illegal.reason().name(), illegal.clause()));
            assert_eq!(illegal, broken, "{action}: {round}");
        };
        let mut legal = vec![];
        for card in Card::all() {
            let broken = play.broken(literal(card));
            same_clause(broken, Action::Play(card));
            legal.extend(broken.is_none().then_some(card));
        }
        if start.is_some() {
            same_clause(play.k8_3(), Action::Pass);
        }
        assert_eq!(round.legal_cards(), legal.iter().copied().collect(), "{round}");
        let card = input.one_of(legal);
        play.play(card.map(literal));
        round.apply(card.map_or(Action::Pass, Action::Play)).unwrap();
        same_king(&play, &round);
    }
    assert_eq!(round.phase(), Phase::Over, "{round}");
    same_scores(kind, round.table().doubles(), play.taken(), round.table().house_rules().sale_tie, round.scores());
    // And with doubles and points that this round did not lead to.
    let doubles = input.doubles();
    let taken = if input.once_in(2) { play.taken() } else { input.array().map(|points: u8| i32::from(points % 8)) };
    for &tie in SaleTie::ALL {
        same_scores(kind, doubles, taken, tie, None);
    }
}

fn same_king(play: &literal::king::Play, round: &Round) {
    for seat in Seat::ALL {
        same_set(&play.hands[seat.index()], round.hand(seat), "hand");
    }
    let winners: Vec<_> = (0..).map_while(|n| round.table().winner_of(n)).map(Seat::index).collect();
    assert_eq!(winners, play.tricks.iter().map(|(winner, _)| *winner).collect::<Vec<_>>(), "{round}");
    assert_eq!(round.taken().map(i32::from), play.taken(), "{round}");
}

fn same_scores(kind: ContractKind, doubles: Doubles, taken: [i32; 4], tie: SaleTie, found: Option<[i32; 4]>) {
    let scores = doubles.settle(kind, taken.map(|points| points as i16), tie);
    assert_eq!(
        literal::king::settle(kind.text(), taken, doubled(doubles), tie.text()),
        scores,
        "{kind} {doubles} {taken:?}"
    );
    assert_eq!(found.unwrap_or(scores), scores);
}

fn balayi(input: &mut Input) {
    let pack = input.pack();
    let dealer = input.one_of(balayi::Player::ALL).unwrap();
    let denomination = input.one_of(balayi::Denomination::ALL).unwrap();
    let mut round = balayi::Round::new(balayi::Pack::new(pack).unwrap(), dealer, balayi::DenominationSet::ALL).unwrap();
    round.apply(balayi::Action::Declare(denomination)).unwrap();
    let trump = denomination.trump().map(suit);
    let mut play = literal::balayi::Play::new(&pack.map(literal), dealer.index(), trump);
    while !play.over() {
        assert_eq!(round.turn().map(balayi::Player::index), Some(play.turn), "whose turn: {round}");
        for player in balayi::Player::ALL {
            same_set(&play.playable(player.index()), round.playable(player), "playable");
            same_set(&play.hands[player.index()], round.hand(player), "hand");
        }
        let mut legal = vec![];
        for card in Card::all() {
            let illegal = round.why_not(balayi::Action::Play(card)).map(|why| (why.reason().name(), why.clause()));
            let broken = play.broken(literal(card));
            assert_eq!(illegal, broken, "{card}: {round}");
            legal.extend(broken.is_none().then_some(card));
        }
        assert_eq!(round.legal_cards(), legal.iter().copied().collect(), "{round}");
        let card = input.one_of(legal).unwrap();
        play.play(literal(card));
        round.apply(balayi::Action::Play(card)).unwrap();
        assert_eq!(round.taken().map(i32::from), play.tricks, "{round}");
    }
    assert_eq!(round.scores(), Some(play.scores()), "{round}");
}
