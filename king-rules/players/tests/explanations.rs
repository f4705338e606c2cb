//! Explanations of King: every number is that of an estimate or a count, and every sentence says it.

use king_players::Settings;
use king_players::king::{Advisor, Estimate, Holder};
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

fn percent(holder: Holder) -> u64 {
    let rounded = (200 * holder.count + holder.worlds) / (2 * holder.worlds);
    rounded.clamp(1, if holder.count < holder.worlds { 99 } else { 100 })
}

/// Whether a standard error says something.
fn is_sure(estimate: Estimate) -> bool {
    !estimate.exact && estimate.playouts >= 8 && estimate.error > 0
}

#[test]
fn numbers_are_those_of_estimates_and_worlds() {
    let (mut gained, mut held, mut exact, mut ahead) = (0, 0, 0, 0);
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
                    let sure = format!("(standard error {})", points(next.error.into()));
                    assert_eq!(sentence.contains(&sure), is_sure(next), "{sentence}");
                    let few = format!("(from {} worlds)", next.playouts);
                    assert_eq!(sentence.contains(&few), !next.exact && !is_sure(next), "{sentence}");
                    assert_eq!(sentence.contains("another choice, "), next.difference > 0, "{sentence}");
                    ahead += usize::from(next.difference > 0);
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
                let at = ["Kuzey'de", "Doğu'da", "Güney'de", "Batı'da"][holder.seat.index()];
                let turkish = told.message(Lang::Tr).to_string();
                assert!(
                    turkish.ends_with(&format!("{} %{} olasılıkla {at}.", holder.card.name(Lang::Tr), percent(holder))),
                    "{turkish}"
                );
                held += 1;
            }
            round.apply(round.choose(&mut choices).unwrap()).unwrap();
        }
    }
    assert!(gained > 50 && held > 100 && exact > 10 && ahead > 10, "{gained} {held} {exact} {ahead}");
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
            "Best by rule of thumb: {}. The {queen} is in the hand of West with a chance of 33 %.",
            name(&advisor, Lang::En)
        ),
        format!("Göz kararıyla en iyisi: {}. Görünmeyen {kiz_tr} %33 olasılıkla Batı'da.", name(&advisor, Lang::Tr)),
    ];
    assert_eq!(said(&advisor), thumb);
    let advisor = advise(kiz, settings.with_playouts(100));
    let playouts = advisor.playouts();
    assert!(
        said(&advisor)[0].starts_with(&format!("Best after {playouts} play-outs: {}. The", name(&advisor, Lang::En)))
    );
    assert!(said(&advisor)[1].starts_with(&format!("{playouts} denemede en iyisi: {}. ", name(&advisor, Lang::Tr))));
    // Hearts are led, and South has one.
    let single = advise("king1 N:? ? JT.A.765432.8765 ? W all - kiz_almaz iyi iyi iyi H2 H3 H4", settings);
    assert_eq!(said(&single)[0].split_once(". ").unwrap().0, "The only legal action: ace of hearts");
    assert_eq!(said(&single)[1].split_once(". ").unwrap().0, "Tek hamle: kupa ası");
}

/// What the next best comes to; what is ahead by the estimates is told so; and few worlds have no error.
#[test]
fn the_next_best() {
    let kiz = "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi";
    let (mut ahead, mut behind, mut few) = (0, 0, 0);
    for (seed, estimates) in (0..8).flat_map(|seed| [(seed, 400), (seed, 40)]) {
        let advisor = advise(kiz, Settings::new().with_playouts(26).with_estimates(estimates).with_seed(seed));
        let told = advisor.explain();
        let next = told.next.unwrap();
        let (en, tr) = (told.message(Lang::En).to_string(), told.message(Lang::Tr).to_string());
        let (name_en, name_tr) = (next.action.name(Lang::En), next.action.name(Lang::Tr));
        let (by, error) = (points(next.difference.into()), points(next.error.into()));
        let (sure_en, sure_tr) = match is_sure(next) {
            true => (format!("(standard error {error})"), format!("(standart hata {})", error.replace('.', ","))),
            false => (format!("(from {} worlds)", next.playouts), format!("({} olası dağılıma göre)", next.playouts)),
        };
        let by_tr = by.replace('.', ",");
        let (said_en, said_tr) = if next.difference > 0 {
            (
                format!(
                    " If all play on as greedy does, another choice, {name_en}, came out ahead of it by {by} points in fresh worlds \
                     {sure_en}, which had no part in the choice."
                ),
                format!(
                    " Herkes açgözlü oynarsa başka bir seçenek ({name_tr}) seçimde kullanılmamış yeni dağılımlarda ondan {by_tr} puan \
                     önde {sure_tr}."
                ),
            )
        } else {
            let sign = if next.difference < 0 { '−' } else { '+' };
            (
                format!(
                    " If all play on as greedy does, the next best, {name_en}, comes to {sign}{by} points beside it {sure_en}."
                ),
                format!(" Herkes açgözlü oynarsa sonraki ({name_tr}) ona göre {sign}{by_tr} puan {sure_tr}."),
            )
        };
        assert!(en.contains(&said_en), "{en}\n{said_en}");
        assert!(tr.contains(&said_tr), "{tr}\n{said_tr}");
        if let Some((seat, more)) = told.gains {
            let more = points(more.into());
            let (seat_en, seat_tr) = (seat.name(Lang::En), seat.name(Lang::Tr));
            assert!(en.contains(&format!(
                " Of the other players {seat_en} would gain most by that: {more} points more than by the choice."
            )));
            assert!(tr.contains(&format!(
                " Bundan öbür oyunculardan en çok {seat_tr} yararlanır: seçilen hamleye göre {} puan fazla alır.",
                more.replace('.', ",")
            )));
        }
        ahead += usize::from(next.difference > 0);
        behind += usize::from(next.difference <= 0);
        few += usize::from(!is_sure(next));
    }
    assert!(ahead > 0 && behind > 0 && few > 0, "{ahead} {behind} {few}");
}

/// What a generosity chose stands beside the best, and not the next best beside it.
#[test]
fn generosity_is_told() {
    let kiz = "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi";
    let (mut generous, mut differs) = (0, 0);
    for seed in 0..12 {
        let settings = Settings::new().with_playouts(200).with_estimates(400).with_seed(seed);
        let chosen = advise(kiz, settings.with_generosity(600));
        let best = advise(kiz, settings);
        let explanation = chosen.explain();
        let [en, tr] = [Lang::En, Lang::Tr].map(|lang| explanation.message(lang).to_string());
        assert!(!best.explain().generous);
        assert_eq!(explanation.generous, en.contains("chosen by generosity"), "{en}");
        if !explanation.generous {
            continue;
        }
        generous += 1;
        let next = explanation.next.unwrap();
        assert_eq!((next.difference, next.action), (0, best.best()), "{en}");
        let more = explanation.best.difference;
        differs += i32::from(more < 0);
        let sign = if more <= 0 { "+" } else { "−" };
        let told = format!(
            "the best, {}, comes to {sign}{} points beside it",
            next.action.name(Lang::En),
            points(i64::from(more.abs()))
        );
        assert!(en.contains(&told), "{en}\n{told}");
        assert!(tr.contains(&format!("en iyisi ({})", next.action.name(Lang::Tr))), "{tr}");
    }
    assert!(generous > 4 && differs > 3, "{generous} {differs}");
}
