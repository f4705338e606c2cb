//! What comes before the first card: declaring (K3), annulling (K4), the talk (K5, K6), and what the party has to do with it (K10).

use king_players::king::{Advisor, Player, Standings, Tournament, greedy};
use king_players::{AdvisorError, Level, Objective, Progress, Settings};
use king_rules::Lang;
use king_rules::king::{Action, ContractKind, ContractSet, Deal, HouseRules, Party, Phase, Round, Seat, SeatSet, View};
use king_rules::shuffle::SplitMix64;

fn view(seat: Seat, text: &str) -> View {
    View::parse(seat, text).unwrap()
}

fn advise(view: &View, settings: Settings) -> Advisor {
    let mut advisor = Advisor::new(view, settings).unwrap();
    assert_eq!(advisor.step(u32::MAX), Progress::Done);
    advisor
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// Views of every kind of decision before the first card, of rounds in which all is said at random.
fn views(seeds: u64, mut each: impl FnMut(&View)) {
    let mut seen = Vec::new();
    for seed in 0..seeds {
        let mut round = Round::new(Deal::from_seed(seed), Seat::North, ContractSet::ALL, HouseRules::new()).unwrap();
        let mut numbers = SplitMix64::new(seed);
        while round.phase() < Phase::Play {
            let view = round.view(round.turn().unwrap());
            each(&view);
            seen.push(round.phase());
            let rifki = (round.phase() == Phase::Declare && seed % 2 == 0).then_some(action("rifki"));
            let said = rifki.or_else(|| round.choose(&mut numbers)).filter(|&said| said != Action::Annul);
            round.apply(said.unwrap_or(Action::Keep)).unwrap();
        }
    }
    assert!([Phase::Declare, Phase::Annul, Phase::Kontur, Phase::Sur].iter().all(|phase| seen.contains(phase)));
}

#[test]
fn any_split_is_the_same() {
    views(4, |view| {
        let settings = Settings::new().with_seed(3).with_playouts(30).with_estimates(46);
        let start = Advisor::new(view, settings).unwrap();
        assert_eq!(start.best(), greedy::choose(view.table(), view.hand(view.viewer()).unwrap()).unwrap().action);
        let [mut at_once, mut one_by_one, mut parts] = [(); 3].map(|()| start.clone());
        at_once.step(u32::MAX);
        while one_by_one.step(1) == Progress::More {
            assert!(view.legal_actions().contains(one_by_one.best()));
        }
        while !parts.plan().is_empty() {
            let plan = parts.plan();
            let sums = parts.run(plan.start..plan.start + (plan.end - plan.start).div_ceil(3));
            parts.absorb(&sums).unwrap();
        }
        assert_eq!((&one_by_one, &parts), (&at_once, &at_once));
        assert_eq!(at_once.estimates().count(), view.legal_actions().len());
        let searched = view.legal_actions().len() > 1;
        assert!(at_once.estimates().all(|estimate| (estimate.playouts > 0) == searched));
        assert_eq!(at_once.playouts() > 0, searched);
    });
}

/// K5.2: one play-out is one of all doubles, whatever they are; K5.3: in koz only the declarer can be doubled.
#[test]
fn one_play_out_settles_every_set_of_doubles() {
    let safe = view(Seat::East, "king1 N:? 5432.5432.432.32 ? ? N el_almaz - el_almaz");
    let advisor = advise(&safe, Settings::new().with_playouts(100).with_estimates(80));
    assert_eq!((advisor.estimates().count(), advisor.playouts()), (8, 180));
    assert!(advisor.estimates().all(|estimate| estimate.playouts == 80));
    // Such a hand takes nothing: each double brings what that seat takes, and masa all there is.
    let mean = |on: SeatSet| {
        let action = if on.is_empty() { Action::Iyi } else { Action::Kontur(on) };
        advisor.estimates().find(|estimate| estimate.action == action).unwrap().mean
    };
    let others = SeatSet::ALL - Seat::East.set();
    let singly: i32 = others.iter().map(|seat| mean(seat.set())).sum();
    assert!((mean(others) - singly).abs() <= 256 && mean(others) >= 64 * 256, "{singly}");
    assert_eq!(advisor.best(), Action::Kontur(others));
    let trumps = view(Seat::East, "king1 N:? AKQJT98.A.AKQ.AK ? ? N koz - koz:S");
    let advisor = advise(&trumps, Settings::new());
    assert_eq!((advisor.best(), advisor.estimates().count()), (Action::Kontur(Seat::North.into()), 2));
}

/// K6.1: who has been doubled redoubles with a hand that takes nothing, and not with one that takes everything.
#[test]
fn redoubling() {
    let doubled =
        |hand: &str| view(Seat::North, &format!("king1 N:{hand} ? ? ? N el_almaz - el_almaz kontur:N iyi iyi"));
    let advise = |hand| advise(&doubled(hand), Settings::new().with_playouts(200).with_estimates(0));
    assert_eq!(advise("AKQJ.AKQ.AKQ.AKQ").best(), Action::Iyi);
    assert_eq!(advise("5432.5432.432.32").best(), Action::Sur(Seat::East.into()));
}

/// K3.1: every contract, suit and rank on the same worlds; the mean is the round's, `later` what is left afterwards.
#[test]
fn declaring() {
    let view = view(Seat::North, "king1 N:AKQJT98.A.AKQ.AK ? ? ? N all -");
    let advisor = advise(&view, Settings::new().with_playouts(400).with_estimates(460));
    assert_eq!(advisor.best(), action("koz:S"));
    let estimates: Vec<_> = advisor.estimates().collect();
    assert_eq!((estimates.len(), estimates[0].mean), (23, 65 * 256), "thirteen tricks");
    assert!(estimates.iter().all(|estimate| estimate.playouts == 20));
    for other in &estimates {
        assert_eq!(other.mean + other.later - other.difference, estimates[0].mean + estimates[0].later, "{other:?}");
    }
    let later = |text: &str| estimates.iter().find(|estimate| estimate.action == action(text)).unwrap().later;
    assert!(later("el_almaz") > later("koz:S"), "koz is better kept than a penalty");
    assert_eq!(later("koz:S"), later("koz:H"));
    let told = advisor.explain().message(Lang::En).to_string();
    assert!(told.contains("It comes to +65.00 in this round"), "{told}");
    // With one contract left nothing comes afterwards.
    let last = View::new(
        Seat::North,
        view.hand(Seat::North).unwrap(),
        Seat::North,
        ContractKind::Koz.into(),
        HouseRules::new(),
    );
    assert!(advise(&last.unwrap(), Settings::new()).estimates().all(|estimate| estimate.later == 0));
}

/// K4: a lone K♥ annuls, as a new deal is worth more to it; who keeps has what the round scores.
#[test]
fn annul_or_keep() {
    for seat in [Seat::North, Seat::East] {
        let hands = if seat == Seat::North { "QJ654.K.5432.432 ? ? ?" } else { "? QJ654.K.5432.432 ? ?" };
        let asked = if seat == Seat::North { "" } else { " keep" };
        let view = view(seat, &format!("king1 N:{hands} N all - rifki{asked}"));
        let advisor = advise(&view, Settings::new());
        let [annul, keep] = [Action::Annul, Action::Keep]
            .map(|action| advisor.estimates().find(|estimate| estimate.action == action).unwrap());
        assert_eq!((annul.mean, annul.mean_error), (0, 0), "it does not count (K4.2)");
        assert!(keep.mean < 0);
        // The declarer is better off without Rıfkı, and the others for that worse.
        assert!(annul.later < keep.later, "{annul:?} {keep:?}");
        assert_eq!((annul.later > 0, advisor.best()), (seat == Seat::North, Action::Annul));
        let worth = |of: king_players::king::Estimate| of.mean + of.later;
        assert_eq!(worth(annul) - worth(keep), annul.difference - keep.difference);
    }
}

fn standings(totals: [i32; 4], unused: [&str; 4]) -> Standings {
    Standings::new(totals, unused.map(|unused| unused.parse().unwrap()))
}

/// In the last round, who is ahead doubles nobody with a hand that may win or lose much; who is behind by a double has nothing to lose.
#[test]
fn coming_out() {
    let view = view(Seat::East, "king1 N:? 952.9532.Q84.K92 ? ? N el_almaz - el_almaz");
    let settings = Settings::new().with_playouts(400).with_estimates(100).with_objective(Objective::ComeOut);
    let with = |totals| settings.with_standings(standings(totals, ["el_almaz", "-", "-", "-"]));
    let silent = advise(&view, with([-300, 300, 30, 35]));
    assert_eq!(silent.explain().objective, Objective::ComeOut);
    assert!(silent.estimates().all(|estimate| estimate.mean == 100 * 256), "it comes out whatever happens");
    let behind = advise(&view, with([65, -1, 0, 1]));
    // Only somebody else's double could help then.
    assert!(behind.estimates().find(|estimate| estimate.action == Action::Iyi).unwrap().mean < 50 * 256);
    assert_ne!(behind.best(), Action::Iyi);
    let told = behind.explain();
    assert!(told.message(Lang::En).to_string().contains("The chance to come out is"));
    assert!(told.message(Lang::Tr).to_string().contains("Çıkma olasılığı %"));
    // Points where no standings are known, or points are aimed at.
    assert_eq!(advise(&view, settings).explain().objective, Objective::MostPoints);
    let points = with([65, -1, 0, 1]).with_objective(Objective::MostPoints);
    let estimates = |settings| advise(&view, settings).estimates().collect::<Vec<_>>();
    assert_eq!(estimates(points), estimates(settings));
}

#[test]
fn standings_of_another_party() {
    let view = view(Seat::East, "king1 N:? 952.9532.Q84.K92 ? ? N el_almaz - el_almaz");
    let with = |standings| Advisor::new(&view, Settings::new().with_standings(standings)).map(|_| ());
    assert_eq!(with(standings([-300, 300, 30, 35], ["el_almaz", "-", "-", "-"])), Ok(()));
    for totals in [
        [-300, 300, 30, 34],
        [i32::MIN; 4],
        [i32::MAX; 4],
        [i32::MAX, i32::MIN, 33, 33],
        [20_000, -20_000, 30, 35],
        [0; 4],
    ] {
        assert_eq!(with(standings(totals, ["el_almaz", "-", "-", "-"])), Err(AdvisorError::OtherParty), "{totals:?}");
    }
    let koz = [-100, -100, 65, 70];
    for (totals, unused) in [
        (koz, ["koz", "-", "-", "-"]),
        (koz, ["el_almaz,koz", "-", "-", "-"]),
        (koz, ["el_almaz", "koz,durt", "-", "-"]),
        ([122; 4], ["all"; 4]),
        ([0; 4], ["-"; 4]),
    ] {
        assert_eq!(with(standings(totals, unused)), Err(AdvisorError::OtherParty), "{unused:?}");
    }
}

#[test]
fn a_party_knows_how_it_stands() {
    let mut party = Party::new(Seat::East, HouseRules::new());
    assert_eq!(Standings::of(&party), standings([122; 4], ["all"; 4]));
    let played = king_rules::king::RoundResult {
        declarer: Seat::East,
        contract: "el_almaz".parse().unwrap(),
        doubles: "-".parse().unwrap(),
        taken: [65, 0, 0, 0],
    };
    party.record_result(played).unwrap();
    let after = Standings::of(&party);
    assert_eq!((after.totals(), after.rounds_left()), ([57, 122, 122, 122], 31));
    assert_eq!(after.unused(Seat::East), ContractSet::ALL.without(ContractKind::ElAlmaz));
}

/// Players in a party: what they do is legal, and repeatable; levels from hard on need standings to aim at coming out.
#[test]
fn players_in_a_party() {
    let tournament = Tournament::new(5);
    let mut asked = 0;
    tournament
        .party_with_standings(1, |view, standings, seed| {
            assert_eq!(view.unused(), standings.unused(view.declarer()));
            asked += 1;
            let player = if asked % 40 == 0 { Player::Playouts(60) } else { Player::Greedy };
            let action = player.act_in_party(view, standings, seed).unwrap();
            assert_eq!(player.act_in_party(view, standings, seed), Ok(action));
            action
        })
        .unwrap();
    assert!(asked > 1000);
    assert_eq!(Level::Hard.settings().objective(), Objective::ComeOut);
    assert_eq!(Level::Medium.settings().objective(), Objective::MostPoints);
}
