//! Cards, contracts and doubles as people name them.

use king_rules::king::{Contract, Doubles, Relation, Seat};
use king_rules::{Card, Lang, Rank, Suit};

/// What is spoken of each rank, or of each suit, in one line.
fn spoken<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(", ")
}

#[test]
fn cards_by_name() {
    let of = |suit, lang| spoken(Rank::ALL.map(|rank| Card::new(suit, rank).name(lang)));
    assert_eq!(
        of(Suit::Spades, Lang::Tr),
        "maça ikilisi, maça üçlüsü, maça dörtlüsü, maça beşlisi, maça altılısı, maça yedilisi, maça sekizlisi, \
         maça dokuzlusu, maça onlusu, maça valesi, maça kızı, maça papazı, maça ası"
    );
    assert_eq!(
        of(Suit::Hearts, Lang::En),
        "two of hearts, three of hearts, four of hearts, five of hearts, six of hearts, seven of hearts, \
         eight of hearts, nine of hearts, ten of hearts, jack of hearts, queen of hearts, king of hearts, ace of hearts"
    );
    let aces = |lang| spoken(Suit::ALL.map(|suit| Card::new(suit, Rank::Ace).name(lang)));
    assert_eq!(aces(Lang::Tr), "sinek ası, karo ası, kupa ası, maça ası");
    assert_eq!(aces(Lang::En), "ace of clubs, ace of diamonds, ace of hearts, ace of spades");
}

#[test]
fn contracts_by_name() {
    let durt = |lang| spoken(Rank::ALL.map(|rank| Contract::Durt(rank).name(lang)));
    assert_eq!(
        durt(Lang::Tr),
        "2'den dürt, 3'ten dürt, 4'ten dürt, 5'ten dürt, 6'dan dürt, 7'den dürt, 8'den dürt, 9'dan dürt, 10'dan dürt, \
         Valeden dürt, Kızdan dürt, Papazdan dürt, Astan dürt"
    );
    assert!(durt(Lang::En).starts_with("Durt from 2, Durt from 3, "), "{}", durt(Lang::En));
    let koz = |lang| spoken(Suit::ALL.map(|suit| Contract::Koz(suit).name(lang)));
    assert_eq!(koz(Lang::Tr), "Koz (sinek), Koz (karo), Koz (kupa), Koz (maça)");
    assert_eq!(koz(Lang::En), "Trumps (clubs), Trumps (diamonds), Trumps (hearts), Trumps (spades)");
    for lang in [Lang::En, Lang::Tr] {
        // A penalty has nothing but its name.
        for contract in Contract::all().filter(|contract| contract.index() < 6) {
            assert_eq!(contract.name(lang).to_string(), contract.kind().name(lang));
        }
    }
}

/// Of each relation every pair that stands in it, once, in the order of the seats; those in sür kontur first.
#[test]
fn doubles_by_name() {
    for doubles in (0..=u16::MAX).filter_map(Doubles::from_bits) {
        let pairs = |relation, lang| {
            let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].map(|(a, b)| (Seat::ALL[a], Seat::ALL[b]));
            let standing = pairs.into_iter().filter(move |&(a, b)| doubles.relation(a, b) == relation);
            let names: Vec<_> = standing.map(|(a, b)| format!("{}-{}", a.name(lang), b.name(lang))).collect();
            (!names.is_empty()).then(|| format!("{}: {}", relation.name(lang), names.join(", ")))
        };
        for (lang, nobody) in [(Lang::En, "nobody doubles"), (Lang::Tr, "kontur yok")] {
            let parts: Vec<_> =
                [Relation::Sur, Relation::Kontur].into_iter().filter_map(|kind| pairs(kind, lang)).collect();
            let wanted = if doubles == Doubles::NONE { nobody.to_owned() } else { parts.join("; ") };
            assert_eq!(doubles.name(lang).to_string(), wanted, "{doubles}");
        }
    }
}
