//! Konturlu King.

use king_rules::king::{
    Action, ActionSet, Contract, ContractKind, Illegal, Party, Phase, Round, Seat, Sheet, Table, View, durt,
};
use king_rules::{Card, CardSet};

fn actions() -> impl Iterator<Item = Action> {
    (0..Action::COUNT as u8).map(|code| Action::from_code(code).unwrap())
}

/// A round by itself: the pack is whole, the legal actions are those that are applied, the scores add up.
pub fn round(round: &Round) {
    let table = round.table();
    let mut seen = table.played();
    for seat in Seat::ALL {
        let hand = round.hand(seat);
        assert!(!hand.meets(seen) && hand.len() == usize::from(table.held(seat)), "{seat}: {round}");
        assert_eq!(hand | table.played_by(seat), round.deal().hand(seat), "{round}");
        assert!(!hand.meets(table.excluded(seat)), "{seat} holds what is excluded: {round}");
        seen |= hand;
    }
    assert_eq!(seen, CardSet::ALL, "{round}");
    let legal = round.legal_actions();
    let over = round.phase() == Phase::Over;
    assert!(legal.is_empty() == over && round.turn().is_none() == over, "{round}");
    assert_eq!(legal.cards(), round.legal_cards());
    for action in actions() {
        let mut next = round.clone();
        let applied = next.apply(action);
        assert_eq!(applied.is_ok(), legal.contains(action), "{action}: {round}");
        assert_eq!(applied.err(), round.why_not(action), "{action}: {round}");
        if let Err(illegal) = applied {
            assert!(next == *round, "{action} is refused and changes the round: {round}");
            assert!(!illegal.clause().is_empty());
        } else {
            assert_eq!(next.table().actions().last(), round.turn().map(|seat| (seat, action)), "{round}");
        }
    }
    match round.turn() {
        Some(seat) => pure_functions(table, round.hand(seat), legal),
        None => assert!(table.duties().is_none() && table.placeable().is_empty()),
    }
    scores(round);
}

/// The functions that take a hand answer the same.
fn pure_functions(table: &Table, hand: CardSet, legal: ActionSet) {
    assert_eq!(table.legal_actions(hand), legal);
    assert_eq!(table.legal_cards(hand), legal.cards());
    if let Some(duties) = table.duties() {
        assert_eq!(duties.legal_cards(hand), legal.cards());
        for card in hand {
            assert_eq!(duties.why_not(hand, card), table.why_not(hand, Action::Play(card)));
        }
    }
    if let (Phase::Play, Some(Contract::Durt(start))) = (table.phase(), table.contract()) {
        assert_eq!(table.placeable() & hand, legal.cards());
        assert_eq!(durt::legal_cards(hand, table.played(), start), legal.cards());
        assert_eq!(legal.contains(Action::Pass), legal.cards().is_empty());
    }
}

/// K9.5; the points are those of the tricks, and possible ones; so are the doubles.
fn scores(round: &Round) {
    let table = round.table();
    assert_eq!(round.scores().is_some(), round.phase() == Phase::Over && !table.annulled(), "{round}");
    let Some(contract) = table.contract() else { return };
    let (kind, taken) = (contract.kind(), round.taken());
    if kind != ContractKind::Durt {
        let mut points = [0; 4];
        for (n, trick) in table.tricks().enumerate() {
            let winner = table.winner_of(n).unwrap();
            assert_eq!(trick.winner(contract.trump()), Some(winner), "{round}");
            points[winner.index()] += kind.trick_points(n as u8 + 1, trick.cards());
        }
        assert_eq!(taken, points, "{round}");
    }
    if let Some(scores) = round.scores() {
        assert_eq!(scores.iter().sum::<i32>(), i32::from(kind.total()), "{round}");
        assert_eq!(table.doubles().settle(kind, taken, table.house_rules().sale_tie), scores, "{round}");
        assert_eq!(
            (kind.why_not_taken(taken), table.doubles().why_not(table.declarer(), kind)),
            (None, None),
            "{round}"
        );
        let result = round.result().unwrap();
        assert_eq!((result.taken, result.scores(table.house_rules())), (taken, scores), "{round}");
    }
}

/// A round is read back from its text, and so is all that is seen of it.
pub fn saved(round: &Round) {
    assert_eq!(round.to_string().parse(), Ok(round.clone()));
    table(round.table());
    for seat in Seat::ALL {
        let view = round.view(seat);
        self::view(&view);
        assert_eq!(view.hand(seat), Some(round.hand(seat)));
        let hands = Seat::ALL.map(|seat| round.hand(seat));
        assert_eq!(view.with_hidden(hands), Ok(round.clone()), "{seat}: {round}");
        if round.turn().is_none_or(|turn| turn == seat) {
            assert_eq!(view.legal_actions(), round.legal_actions(), "{round}");
            assert!(actions().all(|action| view.why_not(action) == round.why_not(action)), "{round}");
        }
    }
}

/// A table is read back; what it refuses does not change it.
pub fn table(table: &Table) {
    assert_eq!(table.to_string().parse(), Ok(table.clone()));
    for action in actions() {
        let mut next = table.clone();
        match next.apply(action) {
            Ok(()) => assert_eq!(next.actions().count(), table.actions().count() + 1, "{table}"),
            Err(_) => assert!(next == *table, "{action} is refused and changes the table: {table}"),
        }
    }
}

/// A view is read back, knows where its own cards are, and lets its seat do what is legal.
pub fn view(view: &View) {
    assert_eq!(View::parse(view.viewer(), &view.to_string()), Ok(view.clone()));
    let turn = view.table().turn();
    let legal = view.legal_actions();
    assert_eq!(legal.is_empty(), turn != Some(view.viewer()), "{view}");
    assert_eq!(legal.cards(), view.legal_cards());
    let mut seen = view.table().played();
    for hand in Seat::ALL.into_iter().filter_map(|seat| view.hand(seat)) {
        assert!(!hand.meets(seen), "{view}");
        seen |= hand;
    }
    assert_eq!(view.unseen(), CardSet::ALL - seen, "{view}");
    worlds(view);
    for action in actions() {
        let mut next = view.clone();
        let applied = next.apply(action);
        if turn.is_none_or(|seat| seat == view.viewer()) {
            assert_eq!(applied.is_ok(), legal.contains(action), "{action}: {view}");
            assert_eq!(applied.err(), view.why_not(action), "{action}: {view}");
        } else {
            assert_eq!(view.why_not(action), Some(Illegal::NotOnTurn));
        }
        match applied {
            Ok(()) => assert_eq!(next.table().actions().last(), turn.map(|seat| (seat, action)), "{view}"),
            Err(_) => assert!(next == *view, "{action} is refused and changes the view: {view}"),
        }
    }
}

/// There are worlds, each is a round that agrees with the view, and the counts of cards add up.
fn worlds(view: &View) {
    let worlds = view.worlds();
    let count = worlds.count();
    assert_ne!(count, 0, "{view}");
    assert_eq!(worlds.nth(count), None, "{view}");
    let drawn = worlds.draw(count, count).unwrap();
    let some = [0, count / 2, count - 1, worlds.rank(&drawn).unwrap()];
    for i in some {
        let world = worlds.nth(i).unwrap();
        assert_eq!(worlds.rank(&world), Some(i), "{view}");
        assert_eq!(view.with_hidden(Seat::ALL.map(|seat| world.hand(seat))), Ok(world), "{view}");
    }
    for seat in Seat::ALL {
        let sum: u128 = Card::all().map(|card| u128::from(worlds.count_with(seat, card))).sum();
        assert_eq!(sum, u128::from(count) * u128::from(view.held(seat)), "{seat}: {view}");
        let possible = worlds.possible(seat);
        assert!(Card::all().all(|card| possible.contains(card) == (worlds.count_with(seat, card) > 0)), "{view}");
        let cards: CardSet = possible.iter().take(2).collect();
        let (one, two) = (worlds.with(seat, cards).count(), worlds.without(seat, cards).count());
        assert!(cards.is_empty() || one.checked_add(two).is_some_and(|sum| sum <= count), "{view}");
    }
}

/// A party is read back, its sheet is in balance and its totals are those of its results.
pub fn party(party: &Party) {
    assert_eq!(party.to_string().parse(), Ok(party.clone()));
    assert_eq!(party.sheet().imbalance(), None);
    assert_eq!(party.sheet().totals(), party.totals());
    let mut totals = [Sheet::START; 4];
    let mut sum = 4 * Sheet::START;
    for result in party.results() {
        totals.iter_mut().zip(result.scores(party.house_rules())).for_each(|(total, score)| *total += score);
        sum += i32::from(result.contract.kind().total());
    }
    assert_eq!(party.totals(), totals, "{party}");
    assert_eq!((totals.iter().sum::<i32>(), party.running().last()), (sum, Some(totals)), "{party}");
    assert_eq!(party.declarer().is_none(), party.is_over());
    assert_eq!(party.outcome().map(|outcome| outcome.totals()), party.is_over().then_some(totals));
    let used: usize = Seat::ALL.map(|seat| 8 - party.unused(seat).len()).iter().sum();
    assert_eq!((used, party.is_over()), (party.len(), party.len() == Party::ROUNDS), "{party}");
}

/// The same round with some cards of the others changed for one another: when that is a round at all, the view is the
/// same in every bit, and so is what the viewer may do; when it is none, playing the record again refuses it too.
pub fn hides(round: &Round, viewer: Seat, swaps: impl IntoIterator<Item = (Card, Card)>) {
    let view = round.view(viewer);
    if round.scores().is_some() {
        return; // nothing is hidden any more
    }
    let mut hands = Seat::ALL.map(|seat| round.hand(seat));
    for (a, b) in swaps {
        let holder = |card| Seat::ALL.into_iter().find(|seat| *seat != viewer && hands[seat.index()].contains(card));
        if let (Some(of_a), Some(of_b)) = (holder(a), holder(b))
            && of_a != of_b
        {
            hands[of_a.index()] = hands[of_a.index()].without(a).with(b);
            hands[of_b.index()] = hands[of_b.index()].without(b).with(a);
        }
    }
    let dealt = Seat::ALL.map(|seat| hands[seat.index()] | round.table().played_by(seat));
    let table = round.table();
    let deal = king_rules::king::Deal::new(dealt).unwrap();
    let mut replayed = Round::new(deal, table.declarer(), table.unused(), table.house_rules()).unwrap();
    let legal = table.actions().all(|(seat, action)| replayed.turn() == Some(seat) && replayed.apply(action).is_ok());
    let other = view.with_hidden(hands);
    assert_eq!(other.is_ok(), legal, "{view}");
    if let Ok(other) = other {
        assert!(view.worlds().rank(&other).is_some(), "{view}\n{other}");
        self::round(&other);
        assert_eq!(other, replayed);
        assert!(other.view(viewer) == view && other.table() == table, "{view}\n{other}");
        if round.turn().is_none_or(|turn| turn == viewer) {
            assert!(actions().all(|action| other.why_not(action) == round.why_not(action)), "{view}");
        }
    }
}
