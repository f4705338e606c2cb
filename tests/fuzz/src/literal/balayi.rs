//! Balayı kingi: B2 to B6, clause by clause.

use super::{Broken, Card, has, of_suit, winning};

/// A round after the declaration.
pub struct Play {
    /// The trump suit, `None` in no trump.
    pub trump: Option<char>,
    /// The ten piles of each player, each from the bottom up: the card on top lies open.
    piles: [Vec<Vec<Card>>; 2],
    pub hands: [Vec<Card>; 2],
    pub turn: usize,
    led: Option<Card>,
    pub tricks: [i32; 2],
}

impl Play {
    /// B2, with the cards of the pack in their order, and B3.
    pub fn new(pack: &[Card], dealer: usize, trump: Option<char>) -> Self {
        let other = 1 - dealer;
        let (mut piles, mut hands) = ([vec![vec![]; 10], vec![vec![]; 10]], [vec![], vec![]]);
        let mut cards = pack.iter().copied();
        // B2.1; then B2.2 and B2.4, on the same piles in the same order.
        for _ in ["closed", "open"] {
            for (player, first) in [(other, 0), (dealer, 0), (other, 5), (dealer, 5)] {
                (first..first + 5).for_each(|pile: usize| piles[player][pile].extend(cards.next()));
            }
        }
        // B2.5
        for player in [other, dealer, other, dealer] {
            hands[player].extend(cards.by_ref().take(3));
        }
        let mut play = Play { trump, piles, hands, turn: other, led: None, tricks: [0, 0] };
        play.turn = play.b3_1(other);
        play
    }

    /// B3.1: whose open cards have the lowest diamond leads; the declarer when there is none.
    fn b3_1(&self, declarer: usize) -> usize {
        let has = |player: &usize, rank| self.b4_1(*player).contains(&Card { suit: 'D', rank });
        (2..=14).find_map(|rank| [0, 1].into_iter().find(|player| has(player, rank))).unwrap_or(declarer)
    }

    /// B4.1: the open card of each pile.
    fn b4_1(&self, player: usize) -> Vec<Card> {
        self.piles[player].iter().filter_map(|pile| pile.last().copied()).collect()
    }

    /// B4: the playable cards; those in the hand once a trick is taken (B4.2) or no table card is left (B4.3).
    pub fn playable(&self, player: usize) -> Vec<Card> {
        let mut cards = self.b4_1(player);
        if self.tricks[player] > 0 || cards.is_empty() {
            cards.extend(&self.hands[player]);
        }
        cards
    }

    /// B5.1: follow suit if able.
    fn b5_1(&self, card: Card) -> Broken {
        let led = self.led?;
        (card.suit != led.suit && has(&self.playable(self.turn), led.suit)).then_some(("must_follow", "B5.1"))
    }

    /// B5.2: void, a trump if able.
    fn b5_2(&self, card: Card) -> Broken {
        let (led, trump) = (self.led?, self.trump?);
        let playable = self.playable(self.turn);
        let duty = !has(&playable, led.suit) && has(&playable, trump);
        (duty && card.suit != trump).then_some(("must_trump", "B5.2"))
    }

    /// B5.3: a trump led must be beaten if able.
    fn b5_3(&self, card: Card) -> Broken {
        let led = self.led.filter(|led| Some(led.suit) == self.trump)?;
        let beats = |card: &Card| card.suit == led.suit && card.rank > led.rank;
        let able = of_suit(&self.playable(self.turn), led.suit).iter().any(beats);
        (able && !beats(&card)).then_some(("must_overtrump", "B5.3"))
    }

    /// B7.1: what the player on turn does not see; B4.1: what it sees, but cannot play.
    fn b7_1(&self, card: Card) -> Broken {
        let closed = self.piles.iter().flatten().any(|pile| pile.iter().rev().skip(1).any(|other| *other == card));
        let hidden = closed || self.hands.iter().flatten().any(|held| *held == card);
        let why = if hidden { ("not_visible", "B7.1") } else { ("not_held", "B4.1") };
        (!self.playable(self.turn).contains(&card)).then_some(why)
    }

    /// What the player on turn would break with that card.
    pub fn broken(&self, card: Card) -> Broken {
        self.b7_1(card).or(self.b5_1(card)).or(self.b5_2(card)).or(self.b5_3(card))
    }

    /// B4.1, B5.4: the card is played; after the second one the winner has the trick and leads.
    pub fn play(&mut self, card: Card) {
        let player = self.turn;
        match self.piles[player].iter_mut().find(|pile| pile.last() == Some(&card)) {
            Some(pile) => drop(pile.pop()),
            None => self.hands[player].retain(|held| *held != card),
        }
        self.turn = 1 - player;
        match self.led.take() {
            None => self.led = Some(card),
            Some(led) => {
                let winner = if winning(&[led, card], self.trump) == 0 { 1 - player } else { player };
                self.tricks[winner] += 1;
                self.turn = winner;
            }
        }
    }

    /// B5.4: 26 tricks.
    pub fn over(&self) -> bool {
        self.tricks[0] + self.tricks[1] == 26
    }

    /// B6.1
    pub fn scores(&self) -> [i32; 2] {
        let weights = [(Some('C'), 1), (Some('D'), 2), (Some('H'), 3), (Some('S'), 4), (None, 5)];
        let weight = weights.iter().find(|(trump, _)| *trump == self.trump).expect("a suit").1;
        self.tricks.map(|tricks| (tricks - 13) * weight)
    }
}
