//! What the tests of Balayı kingi share: packs laid out by hand, random play, and a plain model of the rules that does
//! not use the library's law.

pub(crate) mod worlds;

use king_rules::balayi::{Action, Denomination, DenominationSet, Pack, Place, Player, Round, RoundResult, Trick};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet, Suit};
use proptest::prelude::*;

pub(crate) const ZERO: Player = Player::Zero;
pub(crate) const ONE: Player = Player::One;

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Cards separated by spaces.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

pub(crate) fn play(text: &str) -> Action {
    Action::Play(card(text))
}

/// What one player is dealt: cards for its open places, for the closed ones under them, and for its hand.
#[derive(Clone, Copy, Default)]
pub(crate) struct Dealt<'a> {
    pub(crate) open: &'a str,
    pub(crate) closed: &'a str,
    pub(crate) hand: &'a str,
}

/// A pack in which the players get these cards, player 0 dealing; `.` and what is left out is filled up with the cards
/// that are left, in the order of their index.
pub(crate) fn laid_out(zero: Dealt<'_>, one: Dealt<'_>) -> Pack {
    let mut slots = [None; Card::COUNT];
    for (player, dealt) in [(ZERO, zero), (ONE, one)] {
        let kinds: [fn(Player, u8) -> Place; 3] = [Place::Open, Place::Closed, Place::Hand];
        for (text, place) in [dealt.open, dealt.closed, dealt.hand].into_iter().zip(kinds) {
            for (i, word) in text.split_whitespace().enumerate().filter(|&(_, word)| word != ".") {
                slots[place(player, i as u8).slot(ZERO).expect("too many cards")] = Some(card(word));
            }
        }
    }
    let mut left = (!slots.into_iter().flatten().collect::<CardSet>()).into_iter();
    Pack::new(slots.map(|slot| slot.or_else(|| left.next()).unwrap())).unwrap()
}

/// A round of that pack, dealt by player 0, in which player 1 has declared that.
pub(crate) fn declared(pack: Pack, denomination: Denomination) -> Round {
    let mut round = Round::new(pack, ZERO, DenominationSet::ALL).unwrap();
    round.apply(Action::Declare(denomination)).unwrap();
    round
}

/// Plays those cards in turn, all of them legal.
pub(crate) fn play_all(round: &mut Round, text: &str) {
    for card in cards(text) {
        round.apply(Action::Play(card)).unwrap_or_else(|illegal| panic!("{card}: {illegal}"));
    }
}

/// The cards that an action turns up for a viewer; none when it is illegal.
pub(crate) fn revealed(round: &Round, viewer: Option<Player>, action: Action) -> Vec<Card> {
    round.clone().apply(action).map_or(Vec::new(), |revealed| revealed.to(viewer).to_vec())
}

/// The card that waits for an answer.
pub(crate) fn lead(trick: Trick) -> Option<Card> {
    trick.plays().next().map(|(_, card)| card)
}

/// A result.
pub(crate) const fn result(declarer: Player, denomination: Denomination, taken: [i16; 2]) -> RoundResult {
    RoundResult { declarer, denomination, taken }
}

/// The cards of a game in which player 0 leads ♠2, player 1 takes it, leads ♥2, and player 0 takes that.
pub(crate) fn two_tricks(one_open_clubs: &str, one_hand: &str) -> Pack {
    let zero = Dealt { open: "D2 S2 HA C9 S3", closed: "S6 S7 S8 S9 ST", ..Dealt::default() };
    let open = format!("SA H2 DK DQ DJ DT D9 D8 {one_open_clubs}");
    let closed = "H3 H4 H5 H6 H7 H8 H9 HT HJ HQ";
    laid_out(zero, Dealt { open: &open, closed, hand: one_hand })
}

/// A round to be played at random.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) start: Round,
    pub(crate) choices: u64,
}

impl Game {
    pub(crate) fn of_seed(seed: u64) -> Self {
        let dealer = if seed % 2 == 0 { ZERO } else { ONE };
        Game { start: Round::new(Pack::from_seed(seed), dealer, DenominationSet::ALL).unwrap(), choices: !seed }
    }

    /// Every position of the round, from the start to the end, with the action that follows.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (Round, Option<Action>)> {
        let mut next = Some(self.start.clone());
        let mut choices = SplitMix64::new(self.choices);
        std::iter::from_fn(move || {
            let round = next.take()?;
            let action = choices.choose(round.legal_actions().iter());
            next = action.map(|action| {
                let mut after = round.clone();
                after.apply(action).unwrap();
                after
            });
            Some((round, action))
        })
    }

    /// The position after so many actions, or the last one.
    pub(crate) fn position(&self, actions: usize) -> Round {
        self.positions().take(actions + 1).last().unwrap().0
    }
}

/// Any pack, dealer, set of declarations left, and choices.
pub(crate) fn any_game() -> impl Strategy<Value = Game> {
    (any::<u64>(), any::<bool>(), 1u8..32, any::<u64>()).prop_map(|(seed, zero_deals, unused, choices)| {
        let dealer = if zero_deals { ZERO } else { ONE };
        let unused = DenominationSet::from_bits(unused).unwrap();
        Game { start: Round::new(Pack::from_seed(seed), dealer, unused).unwrap(), choices }
    })
}

/// All 57 actions.
pub(crate) fn all_actions() -> impl Iterator<Item = Action> {
    (0..57).map(|code| Action::from_code(code).unwrap())
}

/// The rules of B2 to B5 once more, written down plainly after the rulebook.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) piles: [[Vec<Card>; 10]; 2],
    pub(crate) hands: [Vec<Card>; 2],
    pub(crate) taken: [i16; 2],
    pub(crate) trump: Option<Suit>,
    pub(crate) led: Option<Card>,
    pub(crate) turn: usize,
}

impl Model {
    /// Deals the whole pack and lets the declarer declare (B2, B3.1).
    pub(crate) fn new(pack: &Pack, dealer: Player, declared: Denomination) -> Self {
        let (dealer, other) = (dealer.index(), dealer.other().index());
        let mut rest = pack.cards().iter().copied();
        let mut piles: [[Vec<Card>; 10]; 2] = Default::default();
        let mut hands: [Vec<Card>; 2] = Default::default();
        // B2.1 and then, in the same order, B2.2 and B2.4.
        for _closed_then_open in 0..2 {
            for (player, from) in [(other, 0), (dealer, 0), (other, 5), (dealer, 5)] {
                for pile in &mut piles[player][from..from + 5] {
                    pile.push(rest.next().unwrap());
                }
            }
        }
        // B2.5
        for player in [other, dealer, other, dealer] {
            hands[player].extend(rest.by_ref().take(3));
        }
        assert_eq!(rest.next(), None);
        // B3.1
        let mut turn = other;
        for rank in king_rules::Rank::ALL.into_iter().rev() {
            let diamond = Card::new(Suit::Diamonds, rank);
            for (player, piles) in piles.iter().enumerate() {
                if piles.iter().any(|pile| pile[1] == diamond) {
                    turn = player;
                }
            }
        }
        Model { piles, hands, taken: [0; 2], trump: declared.trump(), led: None, turn }
    }

    pub(crate) fn unlocked(&self, player: usize) -> bool {
        self.taken[player] > 0 || self.piles[player].iter().all(|pile| pile.is_empty())
    }

    pub(crate) fn playable(&self, player: usize) -> Vec<Card> {
        let mut playable: Vec<Card> = self.piles[player].iter().filter_map(|pile| pile.last().copied()).collect();
        if self.unlocked(player) {
            playable.extend(&self.hands[player]);
        }
        playable
    }

    pub(crate) fn legal(&self) -> CardSet {
        legal_of(&self.playable(self.turn), self.led, self.trump).into_iter().collect()
    }

    pub(crate) fn play(&mut self, card: Card) {
        for pile in &mut self.piles[self.turn] {
            if pile.last() == Some(&card) {
                pile.pop();
            }
        }
        self.hands[self.turn].retain(|&held| held != card);
        match self.led.take() {
            None => {
                self.led = Some(card);
                self.turn = 1 - self.turn;
            }
            Some(led) => {
                let higher = card.suit() == led.suit() && card.rank() > led.rank();
                let trumped = card.suit() != led.suit() && Some(card.suit()) == self.trump;
                let winner = if higher || trumped { self.turn } else { 1 - self.turn };
                self.taken[winner] += 1;
                self.turn = winner;
            }
        }
    }
}

/// B5.1 to B5.3 for the playable cards.
pub(crate) fn legal_of(playable: &[Card], led: Option<Card>, trump: Option<Suit>) -> Vec<Card> {
    let Some(led) = led else { return playable.to_vec() };
    let some_or =
        |wanted: Vec<Card>, otherwise: &dyn Fn() -> Vec<Card>| if wanted.is_empty() { otherwise() } else { wanted };
    let of_suit = |suit: Suit| playable.iter().copied().filter(|card| card.suit() == suit).collect::<Vec<_>>();
    let follow = of_suit(led.suit());
    match trump {
        Some(trump) if trump == led.suit() => {
            let higher = follow.iter().copied().filter(|card| card.rank() > led.rank()).collect();
            some_or(higher, &|| some_or(follow.clone(), &|| playable.to_vec()))
        }
        Some(trump) => some_or(follow, &|| some_or(of_suit(trump), &|| playable.to_vec())),
        None => some_or(follow, &|| playable.to_vec()),
    }
}

/// `PROPTEST_CASES` asks for more.
pub(crate) fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig { cases: cases.unwrap_or(12), failure_persistence: None, ..ProptestConfig::default() }
}
