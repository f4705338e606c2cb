//! Explanations of King: every number is that of an estimate or a count, and every sentence says it.

use king_players::Settings;
use king_players::king::Advisor;
use king_rules::Lang;
use king_rules::king::{ContractKind, Seat, Simulation, View};

fn advise(text: &str, settings: Settings) -> Advisor {
    let mut advisor = Advisor::new(&View::parse(Seat::South, text).unwrap(), settings).unwrap();
    advisor.step(u32::MAX);
    advisor
}

/// Two decimals of 1/256.
fn points(value: i64) -> String {
    let hundredths = (value.abs() * 100 + 128) / 256;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

#[test]
fn numbers_are_those_of_estimates_and_worlds() {
    let (mut gained, mut held, mut exact) = (0, 0, 0);
    for (seed, contract) in (20..).zip(ContractKind::ALL) {
        let mut simulation = Simulation::new(seed);
        simulation.unused = contract.into();
        let (mut round, mut choices) = simulation.first_card(0).unwrap();
        while let Some(seat) = round.turn() {
            let settings = Settings::new().with_seed(seed).with_playouts(100).with_estimates(100);
            let mut advisor = Advisor::new(&round.view(seat), settings).unwrap();
            advisor.step(u32::MAX);
            let told = advisor.explain();
            let estimates: Vec<_> = advisor.estimates().collect();
            let sentence = told.message(Lang::En).to_string();
            assert_eq!(
                (told.best, told.best.action, told.playouts),
                (estimates[0], advisor.best(), advisor.playouts())
            );
            assert_eq!(usize::from(told.legal), round.legal_actions().len());
            assert!(sentence.contains(&told.best.action.name(Lang::En).to_string()));
            match told.next {
                None => {
                    assert!(estimates.iter().all(|other| other.playouts == told.best.playouts && other.difference == 0))
                }
                Some(next) => {
                    assert!(estimates.contains(&next));
                    // None but equal cards, of which all is the same, stand before it.
                    let before = estimates.iter().take_while(|other| other.action != next.action);
                    assert!(before.into_iter().all(|other| other.mean == told.best.mean && other.difference == 0));
                    assert!(sentence.contains(&points(next.difference.into())), "{sentence}");
                    assert!(next.exact || sentence.contains(&points(next.error.into())), "{sentence}");
                    exact += usize::from(next.exact);
                }
            }
            if let Some((by, more)) = told.gains {
                let turns = seat.order().iter().position(|&other| other == by).unwrap() - 1;
                let more_of = |turns: usize| told.next.unwrap().others[turns] - told.best.others[turns];
                assert_eq!((more, Some(more)), (more_of(turns), (0..3).map(more_of).max()));
                assert!(more > 0 && sentence.contains(by.name(Lang::En)) && sentence.contains(&points(more.into())));
                gained += 1;
            }
            if let Some(holder) = told.holder {
                let worlds = advisor.worlds();
                assert_eq!(
                    (holder.count, holder.worlds),
                    (worlds.count_with(holder.seat, holder.card), worlds.count())
                );
                assert!(Seat::ALL.iter().all(|&seat| worlds.count_with(seat, holder.card) <= holder.count));
                assert!(round.view(seat).unseen().contains(holder.card));
                assert!(sentence.contains(&holder.card.name(Lang::En).to_string()));
                held += 1;
            }
            round.apply(round.choose(&mut choices).unwrap()).unwrap();
        }
    }
    assert!(gained > 50 && held > 100 && exact > 10, "{gained} {held} {exact}");
}

#[test]
fn sentences() {
    let kiz = "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi";
    let settings = Settings::new().with_playouts(0).with_estimates(0);
    let said = |advisor: &Advisor| {
        Lang::ALL.iter().map(|&lang| advisor.explain().message(lang).to_string()).collect::<Vec<_>>()
    };
    let name = |advisor: &Advisor, lang| advisor.best().name(lang).to_string();
    let advisor = advise(kiz, settings);
    let queens = [
        ("queen of spades", "maça kızı"),
        ("queen of hearts", "kupa kızı"),
        ("queen of diamonds", "karo kızı"),
        ("queen of clubs", "sinek kızı"),
    ];
    let queen = advisor.explain().holder.unwrap().card.name(Lang::En).to_string();
    let (queen, kiz_tr) = queens.into_iter().find(|&(name, _)| name == queen).unwrap();
    // All three may hold any card, so that each has a third: West is the first in turn.
    let thumb = [
        format!(
            "Best by rule of thumb: {}. The {queen} is most likely in the hand of West (33 %).",
            name(&advisor, Lang::En)
        ),
        format!(
            "Göz kararıyla en iyisi: {}. {kiz_tr}: en büyük olasılıkla Batı elinde (%33).",
            name(&advisor, Lang::Tr)
        ),
    ];
    assert_eq!(said(&advisor), thumb);
    let advisor = advise(kiz, settings.with_playouts(100));
    let playouts = advisor.playouts();
    assert!(
        said(&advisor)[0].starts_with(&format!("Best after {playouts} play-outs: {}. The", name(&advisor, Lang::En)))
    );
    assert!(said(&advisor)[1].starts_with(&format!("{playouts} denemede en iyisi: {}. ", name(&advisor, Lang::Tr))));
    let advisor = advise(kiz, settings.with_estimates(400));
    let told = advisor.explain();
    let (next, (seat, more)) = (told.next.unwrap(), told.gains.unwrap());
    let sign = if next.difference < 0 { '−' } else { '+' };
    let (difference, error, more) = (points(next.difference.into()), points(next.error.into()), points(more.into()));
    assert!(said(&advisor)[0].contains(&format!(
        " If all play on as greedy does, the next best, {}, comes to {sign}{difference} ± {error} points beside it. That would do {} \
         most good: +{more}. ",
        next.action.name(Lang::En),
        seat.name(Lang::En)
    )));
    let [difference, error, more] = [difference, error, more].map(|figure| figure.replace('.', ","));
    assert!(said(&advisor)[1].contains(&format!(
        " Herkes açgözlü oynarsa sonraki ({}) ona göre {sign}{difference} ± {error} puan. Bundan en çok {} yararlanır: +{more}. ",
        next.action.name(Lang::Tr),
        seat.name(Lang::Tr)
    )));
    // Hearts are led, and South has one.
    let single = advise("king1 N:? ? JT.A.765432.8765 ? W all - kiz_almaz iyi iyi iyi H2 H3 H4", settings);
    assert_eq!(said(&single)[0].split_once(". ").unwrap().0, "The only legal action: ace of hearts");
    assert_eq!(said(&single)[1].split_once(". ").unwrap().0, "Tek hamle: kupa ası");
}
