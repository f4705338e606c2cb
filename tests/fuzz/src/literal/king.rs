//! Konturlu King: K7 to K9 and the options of K12, clause by clause. Seats are 0 to 3, N, E, S, W, and turn order is
//! upwards (K1.1).

use super::{Broken, Card, has, of_suit, winning};

const KING_OF_HEARTS: Card = Card { suit: 'H', rank: 13 };

/// A round from the end of the talk on. The declarer is on turn and the leader then (K7.1, K8.1).
#[derive(Default)]
pub struct Play {
    /// The contract by its name, such as `koz`, with its trump suit or its start rank.
    pub contract: &'static str,
    pub trump: Option<char>,
    pub start: Option<u8>,
    /// The options of K12 with their values.
    pub rules: [(&'static str, &'static str); 7],
    pub hands: [Vec<Card>; 4],
    pub turn: usize,
    /// The trick on the table, from its leader on.
    pub trick: Vec<Card>,
    pub leader: usize,
    /// The whole tricks, each with its winner.
    pub tricks: Vec<(usize, Vec<Card>)>,
    /// Dürt: the cards placed, the seats that are out in their order, whether the declarer has had its first turn.
    pub placed: Vec<Card>,
    pub out: Vec<usize>,
    pub begun: bool,
}

impl Play {
    fn rule(&self, option: &str) -> &'static str {
        self.rules.iter().find(|(name, _)| *name == option).expect("an option of K12").1
    }

    fn hand(&self) -> &[Card] {
        &self.hands[self.turn]
    }

    /// Whether the seat on turn must follow a suit that it has not.
    fn void(&self) -> bool {
        self.trick.first().is_some_and(|led| !has(self.hand(), led.suit))
    }

    fn hearts_played(&self) -> bool {
        has(&self.trick, 'H') || self.tricks.iter().any(|(_, cards)| has(cards, 'H'))
    }

    fn only_hearts(&self) -> bool {
        self.hand().iter().all(|card| card.suit == 'H')
    }

    /// K7.2: a player must follow suit if able.
    fn k7_2(&self, card: Card) -> Broken {
        let led = self.trick.first()?;
        (card.suit != led.suit && !self.void()).then_some(("must_follow", "K7.2"))
    }

    /// K7.6: no heart is led before one has been played, unless there is nothing else to lead.
    fn k7_6(&self, card: Card) -> Broken {
        let closed = ["kupa_almaz", "rifki"].contains(&self.contract) && self.trick.is_empty() && !self.hearts_played();
        (closed && card.suit == 'H' && !self.only_hearts()).then_some(("hearts_closed", "K7.6"))
    }

    /// K7.7: with hearts only while none has been played, Kupa almaz wants the highest.
    fn k7_7(&self, card: Card) -> Broken {
        let closed = self.contract == "kupa_almaz" && self.trick.is_empty() && !self.hearts_played();
        let higher = self.hand().iter().any(|other| other.rank > card.rank);
        (closed && self.only_hearts() && higher).then_some(("highest_heart", "K7.7"))
    }

    /// K7.5 with `rifki_void`: void, a heart must be played, but for the holder of the king by the option.
    fn k7_5(&self, card: Card) -> Broken {
        let hearts = of_suit(self.hand(), 'H');
        let free = match self.rule("rifki_void") {
            "never_force_king" => hearts == [KING_OF_HEARTS],
            "king_holder_free" => hearts.contains(&KING_OF_HEARTS),
            _hearts_always => false,
        };
        let duty = self.contract == "rifki" && self.void() && !hearts.is_empty() && !free;
        (duty && card.suit != 'H').then_some(("rifki_heart", "K7.5"))
    }

    /// K12 `penalty_void`: void, one of the contract's penalty cards if able; not in Rıfkı.
    fn k12_must_shed(&self, card: Card) -> Broken {
        let duty = self.rule("penalty_void") == "must_shed" && self.void() && self.contract != "rifki";
        let able = self.hand().iter().any(|card| points(self.contract, *card) > 0);
        (duty && able && points(self.contract, card) == 0).then_some(("must_shed", "K12"))
    }

    /// K12 `koz_void`: void, a trump if able.
    fn k12_must_trump(&self, card: Card) -> Broken {
        let trump = self.trump?;
        let duty = self.rule("koz_void") != "free" && self.void() && has(self.hand(), trump);
        (duty && card.suit != trump).then_some(("must_trump", "K12"))
    }

    /// K12 `koz_void`: and over the highest trump in the trick if able.
    fn k12_must_overtrump(&self, card: Card) -> Broken {
        let trump = self.trump?;
        let beats_all = |card: Card| of_suit(&self.trick, trump).iter().all(|other| card.rank > other.rank);
        let able = of_suit(self.hand(), trump).into_iter().any(beats_all);
        let duty = self.rule("koz_void") == "must_overtrump" && self.void() && able;
        (duty && !beats_all(card)).then_some(("must_overtrump", "K12"))
    }

    /// K8.1: the declarer's first turn allows the start rank only.
    fn k8_1(&self, card: Card) -> Broken {
        (!self.begun && card.rank != self.start?).then_some(("not_next_in_row", "K8.1"))
    }

    /// K8.2: a card of the start rank, or in an open suit the next card above or below the row.
    fn k8_2(&self, card: Card) -> Broken {
        let start = self.start?;
        let row: Vec<u8> = of_suit(&self.placed, card.suit).iter().map(|card| card.rank).collect();
        let next = row.contains(&(card.rank - 1)) || row.contains(&(card.rank + 1));
        (card.rank != start && !next).then_some(("not_next_in_row", "K8.2"))
    }

    /// K8.3: a player with a playable card must play one.
    pub fn k8_3(&self) -> Broken {
        let able = self.hand().iter().any(|card| self.broken(*card).is_none());
        able.then_some(("must_not_pass", "K8.3"))
    }

    /// What the seat on turn would break with that card.
    pub fn broken(&self, card: Card) -> Broken {
        if !self.hand().contains(&card) {
            return Some(("not_held", "K2.5"));
        }
        if self.contract == "durt" {
            return self.k8_1(card).or(self.k8_2(card));
        }
        let tricks = [self.k7_2(card), self.k7_6(card), self.k7_7(card), self.k7_5(card)];
        let house = [self.k12_must_shed(card), self.k12_must_trump(card), self.k12_must_overtrump(card)];
        tricks.into_iter().chain(house).flatten().next()
    }

    /// The seat on turn plays a card, or passes.
    pub fn play(&mut self, card: Option<Card>) {
        if let Some(card) = card {
            self.hands[self.turn].retain(|held| *held != card);
        }
        if self.contract == "durt" {
            return self.k8_4(card);
        }
        self.trick.push(card.expect("only dürt knows a pass"));
        self.turn = (self.turn + 1) % 4;
        if self.trick.len() == 4 {
            // K7.2, K7.1: the winner leads the next trick.
            let winner = (self.leader + winning(&self.trick, self.trump)) % 4;
            self.tricks.push((winner, std::mem::take(&mut self.trick)));
            (self.turn, self.leader) = (winner, winner);
        }
    }

    /// K8.4: the order of going out is kept, and a player out of cards is passed over.
    fn k8_4(&mut self, card: Option<Card>) {
        self.begun = true;
        self.placed.extend(card);
        if self.hands[self.turn].is_empty() {
            self.out.push(self.turn);
        }
        let mut after = (1..=4).map(|step| (self.turn + step) % 4);
        self.turn = after.find(|seat| !self.hands[*seat].is_empty()).unwrap_or(self.turn);
    }

    /// K7.8, K8.4: whether the round is at its end.
    pub fn over(&self) -> bool {
        if self.contract == "durt" {
            return self.out.len() == if self.rule("durt_end") == "all_out" { 4 } else { 3 };
        }
        let counts_cards = ["kupa_almaz", "erkek_almaz", "kiz_almaz", "rifki"].contains(&self.contract);
        let left = self.hands.iter().flatten().any(|card| points(self.contract, *card) > 0);
        let decided = self.rule("early_end") == "true" && counts_cards && !left;
        self.trick.is_empty() && (self.tricks.len() == 13 || decided)
    }

    /// K3.1: the points that each seat has taken or, in koz and dürt, won.
    pub fn taken(&self) -> [i32; 4] {
        let mut taken = [0; 4];
        if self.contract == "durt" {
            let mut places = self.out.clone();
            places.extend((0..4).filter(|seat| self.out.len() == 3 && !self.out.contains(seat)));
            places.iter().zip([45, 20, 10, -10]).for_each(|(seat, points)| taken[*seat] = points);
        }
        for (at, (winner, cards)) in self.tricks.iter().enumerate() {
            taken[*winner] += cards.iter().map(|card| points(self.contract, *card)).sum::<i32>();
            taken[*winner] += match (self.contract, at + 1) {
                ("el_almaz" | "koz", _) => 5,
                ("son_iki", 12) => 10,
                ("son_iki", 13) => 20,
                _ => 0,
            };
        }
        taken
    }
}

/// K3.1: the points of a penalty card.
fn points(contract: &str, card: Card) -> i32 {
    match contract {
        "kupa_almaz" if card.suit == 'H' => 3,
        "erkek_almaz" if card.rank == 11 || card.rank == 13 => 6,
        "kiz_almaz" if card.rank == 12 => 10,
        "rifki" if card == KING_OF_HEARTS => 30,
        _ => 0,
    }
}

/// K9: the scores, from the points taken and who has doubled whom: `doubled[a][b]` when a has doubled b.
pub fn settle(contract: &str, taken: [i32; 4], doubled: [[bool; 4]; 4], sale_tie: &str) -> [i32; 4] {
    let penalty = !["koz", "durt"].contains(&contract);
    let relation = |a: usize, b: usize| i32::from(doubled[a][b]) + i32::from(doubled[b][a]); // K6.4
    // K9.1
    let mut scores = if penalty { taken.map(|points| -points) } else { taken };
    // K9.2: with points won as with points not taken, more is better.
    let good = scores;
    for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        let gain = relation(a, b) * (good[a] - good[b]);
        scores[a] += gain;
        scores[b] -= gain;
    }
    // K9.3
    for seller in (0..4).filter(|_| penalty) {
        // K9.4: in turn order after the seller.
        let after = [1, 2, 3].map(|step| (seller + step) % 4);
        let worse = |kind: i32| -> Vec<usize> {
            after.into_iter().filter(|seat| relation(seller, *seat) == kind && taken[*seat] > taken[seller]).collect()
        };
        let buyers = if worse(2).is_empty() { worse(1) } else { worse(2) };
        let most = buyers.iter().map(|seat| taken[*seat]).max();
        let equal: Vec<usize> = buyers.into_iter().filter(|seat| Some(taken[*seat]) == most).collect();
        if equal.len() == 1 || (equal.len() > 1 && sale_tie == "first_in_turn") {
            scores[equal[0]] -= taken[seller];
            scores[seller] += taken[seller];
        }
    }
    scores
}
