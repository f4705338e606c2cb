//! Views by number and what they may believe, found without `Worlds`: by trying every deal, and by an independent count.

use king_rules::king::{Action, ContractKind, ContractSet, Deal, DurtEnd, HouseRules, KozVoid, PenaltyVoid, RifkiVoid};
use king_rules::king::{Phase, Round, Seat, Table, View};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet, Suit};

/// How many views a test looks at: by the environment variable, or so many that it takes seconds.
pub(crate) fn how_many(variable: &str, few: usize) -> usize {
    std::env::var(variable).map_or(few, |number| number.parse().unwrap_or_else(|error| panic!("{variable}: {error}")))
}

/// Random round number k, all its positions: the 18 combinations of the void rules in turn, Rıfkı every third time; even deals,
/// and uneven ones in which voids come early.
pub(crate) fn positions(k: u64) -> Vec<Round> {
    let mut numbers = SplitMix64::new(SplitMix64::new(0x0077_6f72_6c64_7321).output(k));
    let mut rules = HouseRules::new();
    let void = k as usize % 18;
    rules.rifki_void = RifkiVoid::ALL[void % 3];
    rules.koz_void = KozVoid::ALL[void / 3 % 3];
    rules.penalty_void = PenaltyVoid::ALL[void / 9];
    rules.rifki_annul = numbers.below(4) == 0;
    rules.early_end = numbers.below(2) == 0;
    rules.durt_end = DurtEnd::ALL[numbers.below(2) as usize];
    let rifki = ContractSet::from(ContractKind::Rifki);
    let unused = if numbers.below(3) == 0 { rifki } else { ContractSet::ALL };
    let declarer = Seat::ALL[numbers.below(4) as usize];
    let deal = if numbers.below(2) == 0 { Deal::from_seed(numbers.next_u64()) } else { uneven(&mut numbers) };
    let mut round = Round::new(deal, declarer, unused, rules).unwrap();
    let mut positions = vec![round.clone()];
    while let Some(action) = round.choose(&mut numbers) {
        round.apply(action).unwrap();
        positions.push(round.clone());
    }
    positions
}

/// The pack as it is new, with some cards changed for others.
fn uneven(numbers: &mut SplitMix64) -> Deal {
    let mut cards: Vec<_> = Card::all().collect();
    cards.rotate_left(13 * numbers.below(4) as usize);
    for _ in 0..numbers.below(30) {
        cards.swap(numbers.below(52) as usize, numbers.below(52) as usize);
    }
    let hands: Vec<CardSet> = cards.chunks(13).map(|hand| hand.iter().copied().collect()).collect();
    Deal::new(hands.try_into().unwrap()).unwrap()
}

/// One view of each of many random rounds, with at most that many unseen cards and, while there are such, at least one.
pub(crate) fn small_views(unseen: usize) -> impl Iterator<Item = View> {
    (0..).filter_map(move |k| {
        let mut numbers = SplitMix64::new(k);
        let positions = positions(k);
        let views = positions.iter().flat_map(|round| Seat::ALL.map(|seat| round.view(seat)));
        let small: Vec<_> = views.filter(|view| (1..=unseen).contains(&view.unseen().len())).collect();
        numbers.choose(small.into_iter())
    })
}

/// A view of each of many random rounds, anywhere.
pub(crate) fn views() -> impl Iterator<Item = View> {
    (0..).map(|k| {
        let mut numbers = SplitMix64::new(!k);
        let round = numbers.choose(positions(k).into_iter()).unwrap();
        round.view(Seat::ALL[numbers.below(4) as usize])
    })
}

/// Every world, by trying every deal of the unseen cards.
pub(crate) fn by_trying(view: &View) -> Vec<Round> {
    let [_, a, b, c] = view.viewer().order();
    let held = |seat| if view.hand(seat).is_some() { 0 } else { view.held(seat).into() };
    let unseen = view.unseen();
    let mut worlds = Vec::new();
    for of_a in subsets(unseen, held(a)) {
        for of_b in subsets(unseen - of_a, held(b)) {
            let mut hands = [CardSet::EMPTY; 4];
            (hands[a], hands[b], hands[c]) = (of_a, of_b, unseen - of_a - of_b);
            worlds.extend(view.with_hidden(hands));
        }
    }
    worlds
}

/// The subsets of that many cards.
pub(crate) fn subsets(of: CardSet, len: usize) -> Vec<CardSet> {
    if len == 0 {
        return vec![CardSet::EMPTY];
    }
    let Some(first) = of.lowest().filter(|_| of.len() >= len) else { return Vec::new() };
    let rest = of.without(first);
    let with = subsets(rest, len - 1).into_iter().map(|hand| hand.with(first));
    with.chain(subsets(rest, len)).collect()
}

/// How many worlds there are, counted in another way: the law is asked of a hand of each single card, and the cards are dealt one
/// by one, in 128 bits.
pub(crate) fn counted(view: &View) -> u128 {
    let unseen = view.unseen();
    let [_, hidden @ ..] = view.viewer().order();
    if Seat::ALL.into_iter().all(|seat| view.hand(seat).is_some()) {
        return 1;
    }
    if view.annulled() {
        let annuller = view.actions().last().unwrap().0;
        return counted_annulled(view, annuller);
    }
    // All that can matter besides who may hold a card is who holds the king of hearts.
    let king = Card::KING_OF_HEARTS;
    let holders = if unseen.contains(king) { hidden.map(Some).to_vec() } else { vec![None] };
    let of_holder = |holder: Option<Seat>| {
        let more = |seat| if holder == Some(seat) { king.set() } else { CardSet::EMPTY };
        let may = hidden.map(|seat| may_hold(view, seat, more(seat)));
        let may = may.map(|may| may.unwrap_or_default() - holder.map_or(CardSet::EMPTY, |_| king.set()));
        let legal = hidden.iter().all(|&seat| may_hold(view, seat, more(seat)).is_some());
        let held = hidden.map(|seat| i32::from(view.held(seat)) - i32::from(holder == Some(seat)));
        let cards = holder.map_or(unseen, |_| unseen.without(king));
        if legal { deals(cards, may, held) } else { 0 }
    };
    holders.into_iter().map(of_holder).sum()
}

fn counted_annulled(view: &View, annuller: Seat) -> u128 {
    let [_, hidden @ ..] = view.viewer().order();
    if annuller == view.viewer() {
        return deals(view.unseen(), [CardSet::ALL; 3], [13; 3]);
    }
    let honours = [Card::KING_OF_HEARTS, Card::ACE_OF_HEARTS];
    let of_honour = |&honour: &Card| {
        let may = hidden.map(|seat| if seat == annuller { !Suit::Hearts.cards() } else { CardSet::ALL });
        deals(view.unseen().without(honour), may, hidden.map(|seat| 13 - i32::from(seat == annuller)))
    };
    honours.iter().filter(|&&honour| view.unseen().contains(honour)).map(of_honour).sum()
}

/// The unseen cards that the seat may hold when it holds `more`: each with which all that it did is legal. `None` when it is not
/// even without any.
fn may_hold(view: &View, seat: Seat, more: CardSet) -> Option<CardSet> {
    let mut table = Table::new(view.declarer(), view.unused(), view.house_rules()).unwrap();
    let mut later = view.played_by(seat);
    let mut may = view.unseen();
    for (by, action) in view.actions() {
        if by == seat && table.phase() == Phase::Play {
            let legal = |hand: CardSet| table.legal_actions(hand).contains(action);
            if !legal(later | more) {
                return None;
            }
            may = may.iter().filter(|&card| legal((later | more).with(card))).collect();
            if let Action::Play(card) = action {
                later.remove(card);
            }
        }
        table.apply(action).unwrap();
    }
    Some(may)
}

/// The deals of these cards to three seats of which each may hold some, by how many the first two hold.
fn deals(cards: CardSet, may: [CardSet; 3], held: [i32; 3]) -> u128 {
    let mut ways = [[0u128; 14]; 14];
    ways[0][0] = 1;
    let mut dealt = 0;
    for card in cards.iter() {
        let mut next = [[0u128; 14]; 14];
        for a in 0..14 {
            for b in 0..14 {
                let now = ways[a][b];
                let c = dealt - a as i32 - b as i32;
                if may[0].contains(card) && (a as i32) < held[0] {
                    next[a + 1][b] += now;
                }
                if may[1].contains(card) && (b as i32) < held[1] {
                    next[a][b + 1] += now;
                }
                if may[2].contains(card) && c < held[2] {
                    next[a][b] += now;
                }
            }
        }
        ways = next;
        dealt += 1;
    }
    let fits = held.iter().all(|&held| held >= 0) && held.iter().sum::<i32>() == dealt;
    if fits { ways[held[0] as usize][held[1] as usize] } else { 0 }
}
