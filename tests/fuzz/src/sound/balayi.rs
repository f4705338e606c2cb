//! Balayı kingi.

use king_rules::balayi::{Action, Illegal, Match, Pack, Phase, Place, Player, Round, Table, View};
use king_rules::{Card, CardSet};

fn actions() -> impl Iterator<Item = Action> {
    (0..Action::COUNT as u8).map(|code| Action::from_code(code).unwrap())
}

/// A round by itself: the pack is whole, the legal actions are those that are applied, the scores add up.
pub fn round(round: &Round) {
    let mut seen = CardSet::EMPTY;
    for player in Player::ALL {
        let played: CardSet = round.plays().filter(|(by, _)| *by == player).map(|(_, card)| card).collect();
        let piles = round.piles(player);
        let closed = piles.iter().filter(|pile| pile.closed).count();
        let undealt = piles.iter().filter(|pile| pile.closed && pile.open.is_none()).count();
        let (open, hand) = (round.open_cards(player), round.hand(player));
        assert_eq!(played.len() + open.len() + closed + undealt + hand.len(), 26, "{round}");
        assert_eq!(hand.len(), usize::from(round.held(player)));
        assert!(!hand.meets(round.excluded(player)), "{player} holds what is excluded: {round}");
        for part in [played, open, hand] {
            assert!(!part.meets(seen), "{round}");
            seen |= part;
        }
    }
    let legal = round.legal_actions();
    let over = round.phase() == Phase::Over;
    assert!(legal.is_empty() == over && round.turn().is_none() == over, "{round}");
    assert_eq!(legal.cards(), round.legal_cards());
    for action in actions() {
        let mut next = round.clone();
        let applied = next.apply(action);
        assert_eq!(applied.is_ok(), legal.contains(action), "{action}: {round}");
        assert_eq!(applied.err(), round.why_not(action), "{action}: {round}");
        if applied.is_err() {
            assert!(next == *round, "{action} is refused and changes the round: {round}");
        } else {
            assert_eq!(next.actions().last(), round.turn().map(|player| (player, action)), "{round}");
        }
    }
    let taken = round.taken();
    assert_eq!((taken[0] + taken[1]) as usize, round.plays().count() / 2, "{round}");
    assert_eq!(round.scores().is_some(), over);
    if let (Some(scores), Some(declared)) = (round.scores(), round.denomination()) {
        assert_eq!(scores, declared.scores(taken), "{round}");
        assert_eq!(round.result().map(|result| (result.taken, result.scores())), Some((taken, scores)), "{round}");
        assert_eq!((scores[0] + scores[1], taken[0] + taken[1]), (0, 26), "{round}");
    }
}

/// A round is read back from its text, and so is all that is seen of it.
pub fn saved(round: &Round) {
    assert_eq!(round.to_string().parse(), Ok(round.clone()));
    table(round.table());
    for player in Player::ALL {
        let view = round.view(player);
        self::view(&view);
        assert_eq!(view.with_hidden(round.pack()), Ok(round.clone()), "{player}: {round}");
        assert_eq!((view.playable(), view.table()), (round.playable(player), round.table()), "{player}: {round}");
        if round.turn().is_none_or(|turn| turn == player) {
            assert_eq!(view.legal_actions(), round.legal_actions(), "{round}");
            assert!(actions().all(|action| view.why_not(action) == round.why_not(action)), "{round}");
        }
    }
}

/// A table is read back; what it refuses does not change it.
pub fn table(table: &Table) {
    assert_eq!(table.to_string().parse(), Ok(table.clone()));
    assert_eq!((table.unseen(), table.turn().is_none()), (CardSet::ALL - table.seen(), table.phase() == Phase::Over));
    for action in actions() {
        let mut next = table.clone();
        match next.apply(action, &[]) {
            Ok(()) => assert_eq!(next.actions().count(), table.actions().count() + 1, "{table}"),
            Err(_) => assert!(next == *table, "{action} is refused and changes the table: {table}"),
        }
    }
}

/// A view is read back and lets its player do what is legal.
pub fn view(view: &View) {
    assert_eq!(View::parse(view.viewer(), &view.to_string()), Ok(view.clone()));
    let legal = view.legal_actions();
    assert_eq!(legal.is_empty(), view.turn() != Some(view.viewer()), "{view}");
    assert_eq!(legal.cards(), view.legal_cards());
    assert_eq!(view.unseen(), CardSet::ALL - view.seen());
    let hand = view.hand(view.viewer()).unwrap_or(CardSet::EMPTY);
    assert!(hand.is_subset(view.seen()) && view.table().seen().is_subset(view.seen()), "{view}");
    worlds(view);
    for action in actions() {
        let mut next = view.clone();
        let applied = next.apply(action, &[]);
        if view.turn().is_none_or(|player| player == view.viewer()) {
            assert_eq!(view.why_not(action).is_none(), legal.contains(action), "{action}: {view}");
            assert!(applied.is_err() || legal.contains(action), "{action}: {view}");
        } else {
            assert_eq!(view.why_not(action), Some(Illegal::NotOnTurn));
        }
        match applied {
            Ok(()) => assert_eq!(next.actions().last(), view.turn().map(|player| (player, action)), "{view}"),
            Err(_) => assert!(next == *view, "{action} is refused and changes the view: {view}"),
        }
    }
}

/// There are worlds, each is a round that agrees with the view, and the counts of cards add up.
fn worlds(view: &View) {
    let worlds = view.worlds();
    let count = worlds.count();
    assert_ne!(count, Some(0), "{view}");
    let most = count.unwrap_or(u128::MAX);
    assert_eq!(count.and_then(|count| worlds.nth(count)), None, "{view}");
    let drawn = worlds.draw(most as u64, most as u64).unwrap();
    assert_eq!(view.with_hidden(drawn.pack()).as_ref(), Ok(&drawn), "{view}");
    for i in [0, most / 2, most - 1].into_iter().chain(worlds.rank(&drawn)) {
        let world = worlds.nth(i).unwrap();
        assert_eq!(worlds.rank(&world), Some(i), "{view}");
        assert_eq!(view.with_hidden(world.pack()), Ok(world), "{view}");
    }
    for place in (0..Card::COUNT).filter_map(|slot| Place::of(slot, view.dealer())) {
        let held = match place {
            Place::Hand(player, _) => view.held(player).into(),
            _ => 1,
        };
        let possible = worlds.possible(place);
        let sum: Option<u128> = Card::all().map(|card| worlds.count_with(place, card)).sum();
        assert_eq!(sum.filter(|_| count.is_some()), count.map(|count| count * held), "{place:?}: {view}");
        assert!(
            Card::all().all(|card| possible.contains(card) == (worlds.count_with(place, card) != Some(0))),
            "{view}"
        );
    }
    for (player, count) in Player::ALL.into_iter().filter_map(|player| Some((player, count?))) {
        let cards: CardSet = worlds.possible(Place::Hand(player, 0)).iter().take(2).collect();
        let (one, two) = (worlds.with(player, cards).count(), worlds.without(player, cards).count());
        assert!(cards.is_empty() || one.zip(two).is_some_and(|(one, two)| one + two <= count), "{view}");
    }
}

/// A match is read back and its totals are those of its results.
pub fn game(game: &Match) {
    assert_eq!(game.to_string().parse(), Ok(game.clone()));
    let mut totals = [0; 2];
    for result in game.results() {
        totals.iter_mut().zip(result.scores()).for_each(|(total, score)| *total += score);
    }
    assert_eq!((game.totals(), totals[0] + totals[1], game.running().last()), (totals, 0, Some(totals)), "{game}");
    assert_eq!((game.declarer().is_none(), game.is_over()), (game.is_over(), game.len() == Match::ROUNDS));
    let used: usize = Player::ALL.map(|player| 5 - game.unused(player).len()).iter().sum();
    assert_eq!((used, game.outcome().is_some()), (game.len(), game.is_over()), "{game}");
}

/// The same round with some cards that the viewer has not seen changed for one another: as for King.
pub fn hides(round: &Round, viewer: Player, swaps: impl IntoIterator<Item = (Card, Card)>) {
    let view = round.view(viewer);
    let unseen = view.unseen();
    let mut cards = *round.pack().cards();
    for (a, b) in swaps.into_iter().filter(|(a, b)| unseen.contains(*a) && unseen.contains(*b)) {
        let at = |card| cards.iter().position(|other| *other == card).unwrap();
        let (a, b) = (at(a), at(b));
        cards.swap(a, b);
    }
    let pack = Pack::new(cards).unwrap();
    let mut replayed = Round::new(pack, round.dealer(), round.unused()).unwrap();
    let legal =
        round.actions().all(|(player, action)| replayed.turn() == Some(player) && replayed.apply(action).is_ok());
    let other = view.with_hidden(pack);
    assert_eq!(other.is_ok(), legal, "{view}");
    if let Ok(other) = other {
        self::round(&other);
        assert_eq!(other, replayed);
        assert!(other.view(viewer) == view && other.table() == round.table(), "{view}\n{other}");
        let worlds = view.worlds();
        assert!(worlds.count().is_none() || worlds.rank(&other).is_some(), "{view}\n{other}");
        if round.turn().is_none_or(|turn| turn == viewer) {
            assert!(actions().all(|action| other.why_not(action) == round.why_not(action)), "{view}");
        }
    }
}
