//! The crate `hearts`, which plays the game nearest to ours by rules: a fresh deal of a round without passing, played at
//! random and scored.

use hearts::{Card, Hand, PassDirection, Round, Rules};
use king_rules::shuffle;

/// The points of a round of random play.
pub fn round(seed: u64) -> [u8; 4] {
    let pack = shuffle::pack(seed);
    let hands = std::array::from_fn(|seat| {
        let cards = pack[13 * seat..13 * seat + 13].iter();
        // Bit 16 × suit + rank, the deuce being 2.
        let bits = cards.fold(0, |bits, card| bits | 1 << (16 * card.suit().index() + card.rank().index() + 2));
        Hand::from_bits(bits).expect("cards")
    });
    let mut numbers = shuffle::choices(seed, 0);
    let mut round = Round::from_deal(Rules::new(), PassDirection::Hold, hands).expect("a deal");
    while let Some(seat) = round.turn() {
        let legal = round.legal_plays(seat);
        let card: Card = legal.iter().nth(numbers.below(legal.len() as u64) as usize).expect("a legal card");
        round.play(seat, card).expect("legal");
    }
    round.result().expect("a round that is over").points()
}
