//! Texts that calls at random would not come to.

use std::sync::LazyLock;

use king_rules::king::{Deal, HouseRules, Party, Seat};
use king_rules::{balayi, shuffle};

pub static WORDS: [&str; 21] = [
    "SA",
    "h10",
    "koz:C",
    "durt:7",
    "kontur:ES",
    "masa",
    "NESW",
    "-",
    "N>ES,S>N",
    "kiz_almaz",
    "T",
    "NT",
    "all",
    "koz_void=must_trump,early_end=false",
    "koz_void",
    "must_trump",
    "rifki_annul",
    "false",
    "sale_tie",
    "tr",
    "1",
];

/// Files and sheets of a party and a match, some of them whole, and rounds in the middle.
pub static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut texts = vec![];
    for most in [3, Party::ROUNDS as u64] {
        let mut party = Party::new(Seat::South, HouseRules::new());
        let mut game = balayi::Match::new(balayi::Player::One);
        let mut files = [party.head().to_string(), game.head().to_string()];
        for k in 0..most {
            let mut round = party.start(Deal::from_seed(k)).unwrap();
            round.play_out(&mut shuffle::choices(1, k));
            party.record(&round).unwrap();
            files[0] += &format!("\n{round}");
            if let Ok(mut round) = game.start(balayi::Pack::from_seed(k)) {
                round.play_out(&mut shuffle::choices(1, k));
                game.record(&round).unwrap();
                files[1] += &format!("\n{round}");
            }
        }
        texts.extend([party.to_string(), game.to_string()]);
        if most == 3 {
            // The last round without its last tricks.
            texts.extend(files.into_iter().flat_map(|file| {
                let round = file.rsplit('\n').next().unwrap();
                [round.rsplitn(18, ' ').last().unwrap().to_owned(), file]
            }));
        }
    }
    texts
});
