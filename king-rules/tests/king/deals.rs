//! Constrained deals: against every deal that can be tried, against counts by other means, and the same for ever.

use std::collections::HashSet;

use king_rules::king::{ContractSet, Deal, Deals, DealsError, Holding, HouseRules, Round, Seat};
use king_rules::shuffle::SplitMix64;
use king_rules::{Card, CardSet, Suit};

use crate::support::set;
use crate::worlds_draws::chance_below;

/// Frozen: a line `deals HOLDING HOLDING HOLDING HOLDING`, and below it what is asked of these deals, with its answer.
const GOLDEN: &str = include_str!("../golden/deals.txt");

/// `any`, or parts with `/` between them: `holds:CARDS`, `lacks:CARDS`, `SUIT:FEWEST-MOST`.
fn holding(text: &str) -> Holding {
    let parts = text.split('/').filter(|&part| part != "any").map(|part| part.split_once(':').unwrap());
    parts.fold(Holding::ANY, |holding, (what, value)| match what {
        "holds" => {
            let mut holding = holding;
            holding.holds = set(value);
            holding
        }
        "lacks" => holding.lacking(set(value)),
        suit => {
            let (fewest, most) = value.split_once('-').unwrap();
            holding.with_length(suit.parse().unwrap(), fewest.parse().unwrap(), most.parse().unwrap())
        }
    })
}

fn text(deal: Option<Deal>) -> String {
    deal.map_or("-".to_owned(), |deal| deal.to_string())
}

#[test]
fn the_golden_deals_are_the_same_for_ever() {
    let mut deals = None;
    let mut questions = 0;
    for line in GOLDEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<_> = line.split(' ').collect();
        let number = |n: usize| -> u128 { words[n].parse().unwrap() };
        let of = || -> &Deals { deals.as_ref().unwrap() };
        let (question, found) = match words[0] {
            "deals" => {
                let holdings: Vec<Holding> = words[1..].iter().map(|word| holding(word)).collect();
                deals = Some(Deals::new(holdings.try_into().unwrap()).unwrap());
                continue;
            }
            "count" => (1, of().count().to_string()),
            "deal" => (2, text(of().nth(number(1)))),
            "draw" => (3, text(Some(of().draw(number(1) as u64, number(2) as u64)))),
            other => panic!("{other}: no question"),
        };
        assert_eq!(found, words[question..].join(" "), "{line}: {:?}", of());
        if let ["deal", number, text] = words[..2].iter().copied().chain([&*found]).collect::<Vec<_>>()[..] {
            if text != "-" {
                assert_eq!(of().rank(&text.parse().unwrap()).unwrap().to_string(), number);
            }
        }
        questions += 1;
    }
    assert!(questions >= 50, "{questions} questions");
}

/// All ways to complete four hands with the free cards so that each seat holds what it is to hold.
fn by_trying(hands: [CardSet; 4], free: &[Card], holdings: &[Holding; 4]) -> Vec<Deal> {
    let Some((&card, rest)) = free.split_first() else {
        let fit = hands.iter().zip(holdings).all(|(&hand, holding)| holding.allows(hand));
        return if fit { vec![Deal::new(hands).unwrap()] } else { vec![] };
    };
    let with = |seat: usize| {
        let mut hands = hands;
        hands[seat].insert(card);
        by_trying(hands, rest, holdings)
    };
    (0..4).filter(|&seat| hands[seat].len() < 13).flat_map(with).collect()
}

/// A number from `from` to `to`.
fn between(numbers: &mut SplitMix64, from: u64, to: u64) -> u64 {
    from + numbers.below(to - from + 1)
}

/// Conditions of which all but a few cards of a deal are part, and others by chance.
fn conditions(numbers: &mut SplitMix64) -> ([CardSet; 4], Vec<Card>, [Holding; 4]) {
    let deal = Deal::from_seed(numbers.next_u64());
    let mut free: Vec<Card> = Vec::new();
    let wanted = between(numbers, 0, 8) as usize;
    while free.len() < wanted {
        let card = Card::from_index(numbers.below(52) as usize).unwrap();
        if !free.contains(&card) {
            free.push(card);
        }
    }
    let known = deal.hands().map(|hand| hand - free.iter().copied().collect());
    let holdings = known.map(|hand| {
        let lacks = free.iter().copied().filter(|_| numbers.below(5) == 0).collect();
        let mut holding = Holding::of(hand).lacking(lacks);
        for suit in Suit::ALL {
            let length = u64::from(hand.shape()[suit as usize]);
            let (fewest, most) = match numbers.below(40) {
                0 => (numbers.below(14), numbers.below(300).min(255)),
                1..=4 => (between(numbers, 0, length), length + between(numbers, 0, 3)),
                5..=7 => (between(numbers, length, length + 1), 13),
                _ => (0, 13),
            };
            holding = holding.with_length(suit, fewest as u8, most as u8);
        }
        holding
    });
    (known, free, holdings)
}

/// The same deals as by trying all, none missing, none too many; an error exactly when there is none.
#[test]
fn every_deal_tried() {
    let mut numbers = SplitMix64::new(1);
    let (mut none, mut some, mut seen) = (0, 0, HashSet::new());
    for _ in 0..300 {
        let (known, free, holdings) = conditions(&mut numbers);
        let wanted: HashSet<Deal> = by_trying(known, &free, &holdings).into_iter().collect();
        let deals = match Deals::new(holdings) {
            Ok(deals) => deals,
            Err(error) => {
                assert!(wanted.is_empty(), "{error}: {holdings:?}");
                seen.insert(error.code());
                none += 1;
                continue;
            }
        };
        some += 1;
        assert_eq!((deals.count(), deals.holdings()), (wanted.len() as u128, &holdings));
        let all: Vec<Deal> = deals.iter().collect();
        assert_eq!(all.iter().copied().collect::<HashSet<_>>(), wanted, "{holdings:?}");
        assert_eq!(all.len(), wanted.len());
        for (i, deal) in (0..).zip(&all) {
            assert_eq!((deals.rank(deal), deals.nth(i)), (Some(i), Some(*deal)));
        }
        for i in [deals.count(), deals.count() + 1, u128::MAX] {
            assert_eq!(deals.nth(i), None);
        }
        // Deals with the same known cards that are not among them have no number.
        for deal in by_trying(known, &free, &[Holding::ANY; 4]) {
            assert_eq!(deals.rank(&deal).is_some(), wanted.contains(&deal));
        }
        assert!(wanted.contains(&deals.draw(numbers.next_u64(), numbers.next_u64())));
    }
    assert!(some > 80 && none > 80, "{some} with deals, {none} without");
    // Length, Shape and Together all occur.
    assert!([5, 6, 8].iter().all(|code| seen.contains(code)), "{seen:?}");
}

/// What is random fits and has its number, whatever is asked for.
#[test]
fn draws_fit_and_have_their_numbers() {
    let mut numbers = SplitMix64::new(2);
    let mut some = 0;
    for _ in 0..40 {
        let deal = Deal::from_seed(numbers.next_u64());
        // Conditions that this deal meets.
        let holdings = deal.hands().map(|hand| {
            let mut sparse = || numbers.next_u64() & numbers.next_u64() & numbers.next_u64();
            let [holds, lacks] = [sparse(), sparse()].map(CardSet::from_bits_truncate);
            Suit::ALL.into_iter().fold(Holding::of(hand & holds).lacking(lacks - hand), |holding, suit| {
                let length = hand.shape()[suit as usize];
                let (fewest, most) = (numbers.below(u64::from(length) + 1) as u8, length + numbers.below(4) as u8);
                if numbers.below(3) == 0 { holding.with_length(suit, fewest, most) } else { holding }
            })
        });
        let deals = Deals::new(holdings).unwrap();
        let rank = deals.rank(&deal).unwrap();
        assert_eq!(deals.nth(rank), Some(deal));
        for k in 0..20 {
            let drawn = deals.draw(7, k);
            assert!(drawn.hands().iter().zip(&holdings).all(|(&hand, holding)| holding.allows(hand)), "{drawn}");
            assert_eq!(deals.nth(deals.rank(&drawn).unwrap()), Some(drawn));
            some += 1;
        }
        for i in [0, deals.count() - 1, deals.count() / 3] {
            assert_eq!(deals.rank(&deals.nth(i).unwrap()), Some(i));
        }
    }
    assert_eq!(some, 800);
}

fn binomial(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// Counts that are known by other means.
#[test]
fn counts_by_other_means() {
    let count = |holdings| Deals::new(holdings).unwrap().count();
    let of_three = 84_478_098_072_866_400;
    assert_eq!(count([Holding::ANY; 4]), binomial(52, 13) * of_three);
    // The chances of hands that books of bridge have.
    let north = |holding| count([holding, Holding::ANY, Holding::ANY, Holding::ANY]) / of_three;
    assert_eq!(
        north(Holding::ANY.with_shape([2, 3, 4, 4])),
        binomial(13, 2) * binomial(13, 3) * binomial(13, 4).pow(2)
    );
    let five_hearts: u128 = (5..=13).map(|k| binomial(13, k) * binomial(39, 13 - k)).sum();
    assert_eq!(north(Holding::ANY.with_length(Suit::Hearts, 5, 13)), five_hearts);
    assert_eq!(north(Holding::ANY.with_length(Suit::Clubs, 0, 0)), binomial(39, 13));
    // Nobody void of spades: inclusion and exclusion.
    let all = binomial(52, 13) * of_three;
    let void = |seats: u128| {
        (0..seats).fold(1, |ways, i| ways * binomial(39 - 13 * i, 13))
            * match seats {
                1 => of_three,
                2 => binomial(26, 13),
                _ => 1,
            }
    };
    let length = Holding::ANY.with_length(Suit::Spades, 1, 13);
    assert_eq!(count([length; 4]), all - 4 * void(1) + 6 * void(2) - 4 * void(3));
}

/// What a seat that knows its hand may believe is counted the same by the worlds of its view.
#[test]
fn the_same_counts_as_those_of_worlds() {
    let mut numbers = SplitMix64::new(3);
    for seed in 0..20 {
        let deal = Deal::from_seed(seed);
        let view = Round::new(deal, Seat::North, ContractSet::ALL, HouseRules::new()).unwrap().view(Seat::North);
        let (mut worlds, mut holdings) = (view.worlds(), [Holding::ANY; 4]);
        holdings[0] = Holding::of(deal.hand(Seat::North));
        for seat in [Seat::East, Seat::South, Seat::West] {
            let [holds, lacks] = [(); 2].map(|()| numbers.next_u64() & numbers.next_u64() & numbers.next_u64());
            let own = deal.hand(seat);
            let [holds, lacks] = [own.bits() & holds, lacks & !own.bits()].map(CardSet::from_bits_truncate);
            worlds = worlds.with(seat, holds).without(seat, lacks);
            holdings[seat as usize] = Holding::of(holds).lacking(lacks);
        }
        let deals = Deals::new(holdings).unwrap();
        assert_eq!(deals.count(), u128::from(worlds.count()));
        let world = worlds.draw(seed, 0).unwrap();
        assert!(deals.rank(&world.deal()).is_some());
    }
}

/// Chi-square over the deals of some conditions, each deal a cell, and over equal shares of the numbers where they are
/// many.
#[test]
fn every_deal_is_drawn_with_the_same_chance() {
    let mut numbers = SplitMix64::new(4);
    let (mut chi_square, mut freedom) = (0.0, 0.0);
    let mut add = |deals: &Deals, draw: &mut dyn FnMut(u64) -> Deal| {
        let cells = if deals.count() <= 200 { deals.count() as u64 } else { 64 };
        let mut found = vec![0u32; cells as usize];
        for k in 0..8 * cells {
            let rank = deals.rank(&draw(k)).unwrap();
            // Shares of the numbers, which are far more than the cells.
            let cell = if deals.count() <= 200 { rank } else { rank / deals.count().div_ceil(cells.into()) };
            found[cell as usize] += 1;
        }
        chi_square += found.iter().map(|&found| (f64::from(found) - 8.0).powi(2) / 8.0).sum::<f64>();
        freedom += cells as f64 - 1.0;
    };
    for _ in 0..80 {
        let (_, _, holdings) = conditions(&mut numbers);
        let Ok(deals) = Deals::new(holdings) else { continue };
        if deals.count() == 1 || (200..1 << 40).contains(&deals.count()) {
            continue;
        }
        add(&deals, &mut |k| deals.draw(1, k));
        add(&deals, &mut |k| deals.draw(k, 0));
        add(&deals, &mut |_| deals.sample(&mut numbers));
    }
    for holdings in [
        [Holding::ANY; 4],
        [Holding::of(set("AK.Q..")).with_length(Suit::Hearts, 4, 6), Holding::ANY, Holding::ANY, Holding::ANY],
        [Holding::ANY.lacking(set("AKQ.AKQ.AKQ.AKQ")); 4].map(|_| Holding::ANY.with_length(Suit::Spades, 2, 4)),
    ] {
        let deals = Deals::new(holdings).unwrap();
        add(&deals, &mut |k| deals.draw(9, k));
    }
    let chance = chance_below(chi_square, freedom);
    assert!((0.001..0.999).contains(&chance), "chi-square {chi_square} of {freedom}: {chance}");
    println!("chi-square {chi_square:.1} of {freedom} degrees of freedom: p = {:.4}", 1.0 - chance);
}

/// How often a card lies where, how long a suit is: what is drawn has the shares that the counts say.
#[test]
fn what_is_drawn_has_the_shares_that_are_counted() {
    let holdings = [
        Holding::ANY.lacking(set(".K..")),
        Holding::ANY.with_length(Suit::Hearts, 3, 5),
        Holding::of(set("AK...")),
        Holding::ANY,
    ];
    let deals = Deals::new(holdings).unwrap();
    let n = 20_000;
    let share = |with: [Holding; 4]| Deals::new(with).map_or(0, |deals| deals.count()) as f64 / deals.count() as f64;
    let drawn: Vec<Deal> = (0..n).map(|k| deals.draw(5, k)).collect();
    let (mut chi_square, mut freedom) = (0.0, 0.0);
    for seat in [Seat::East, Seat::South, Seat::West] {
        for length in 0..=13 {
            let mut with = holdings;
            with[seat as usize] = with[seat as usize].with_length(Suit::Hearts, length, length);
            if seat == Seat::East && !(3..=5).contains(&length) {
                continue;
            }
            let expected = share(with) * n as f64;
            if expected < 8.0 {
                continue;
            }
            let found = drawn.iter().filter(|deal| deal.hand(seat).shape()[Suit::Hearts as usize] == length).count();
            chi_square += (found as f64 - expected).powi(2) / (expected * (1.0 - expected / n as f64));
            freedom += 1.0;
        }
        let mut with = holdings;
        with[seat as usize].holds |= set(".K..");
        let expected = share(with) * n as f64;
        let found = drawn.iter().filter(|deal| deal.hand(seat).contains(Card::KING_OF_HEARTS)).count();
        chi_square += (found as f64 - expected).powi(2) / (expected * (1.0 - expected / n as f64));
        freedom += 1.0;
    }
    // The cells are not independent: only what is far too much is a fault.
    assert!(chance_below(chi_square, freedom) < 0.9999, "chi-square {chi_square} of {freedom}");
}

/// Every error, and what it names.
#[test]
fn what_is_wrong_is_named() {
    use DealsError::{HeldAndLacked, Length, Nowhere, Shape, Together, TooMany, Twice};
    let any = Holding::ANY;
    let card = |text: &str| -> Card { text.parse().unwrap() };
    let hearts = |fewest, most| any.with_length(Suit::Hearts, fewest, most);
    for (holdings, error) in [
        ([Holding::of(set("A...")), any, any, Holding::of(set("AK..."))], Twice(card("SA"))),
        (
            [any, Holding::of(set("A...")).lacking(set("AK...")), any, any],
            HeldAndLacked { found: card("SA"), wanted: Seat::East },
        ),
        ([any, any, Holding::of(set("AKQJT98765432.A..")), any], TooMany { found: 14, wanted: Seat::South }),
        ([Holding::of(CardSet::ALL), any, any, any], TooMany { found: 52, wanted: Seat::North }),
        ([any.lacking(set(".K..")); 4], Nowhere(card("HK"))),
        ([any.lacking(CardSet::ALL); 4], Nowhere(card("C2"))),
        ([any, hearts(5, 4), any, any], Length { found: Suit::Hearts, wanted: Seat::East }),
        ([any, hearts(14, 255), any, any], Length { found: Suit::Hearts, wanted: Seat::East }),
        (
            [Holding::of(set(".AK..")).with_length(Suit::Hearts, 0, 1), any, any, any],
            Length { found: Suit::Hearts, wanted: Seat::North },
        ),
        (
            [any, any, any, any.lacking(set(".AKQJT98765..")).with_length(Suit::Hearts, 4, 13)],
            Length { found: Suit::Hearts, wanted: Seat::West },
        ),
        ([any, any.with_shape([4, 4, 3, 3]), any, any], Shape(Seat::East)),
        ([any, any.with_shape([4, 4, 3, 1]), any, any], Shape(Seat::East)),
        ([any.with_shape([255; 4]), any, any, any], Length { found: Suit::Clubs, wanted: Seat::North }),
        ([hearts(4, 13); 4], DealsError::Suit(Suit::Hearts)),
        ([hearts(0, 3); 4], DealsError::Suit(Suit::Hearts)),
        // North and East have all red cards then, and the others 12 clubs at most.
        (
            [
                any.with_length(Suit::Hearts, 6, 6).with_length(Suit::Diamonds, 7, 7),
                any.with_length(Suit::Hearts, 7, 7).with_length(Suit::Diamonds, 6, 6),
                any.with_length(Suit::Clubs, 0, 6),
                any.with_length(Suit::Clubs, 0, 6),
            ],
            Together,
        ),
    ] {
        assert_eq!(Deals::new(holdings).err(), Some(error), "{holdings:?}");
    }
}

/// Values compare and show themselves by what the seats are to hold.
#[test]
fn values() {
    let any = [Holding::ANY; 4];
    assert_eq!(Deals::new(any), Deals::new([Holding::default(); 4]));
    let mut other = any;
    other[2] = Holding::of(set(".K.."));
    let (deals, other) = (Deals::new(any).unwrap(), Deals::new(other).unwrap());
    assert_ne!(deals, other);
    assert_ne!(deals.draw(7, 0), other.draw(7, 0));
    assert_eq!(deals.clone().draw(7, 3), deals.draw(7, 3));
    assert!(format!("{other:?}").starts_with("Deals(13411184441372198209809360000 of [Holding"), "{other:?}");
}
