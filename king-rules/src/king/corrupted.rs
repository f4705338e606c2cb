//! States with junk in their memory, as a caller in C could leave them: they may be wrong, but no function on them
//! panics or runs for ever.

use core::fmt::{self, Write};

use super::allotment::Allotment;
use super::{Action, ContractKind, Deal, HouseRules, Party, Round, RoundResult, Seat, Sheet, Table, View, Worlds};
use crate::shuffle::SplitMix64;
use crate::{Card, CardSet, Lang, Suit};

/// A place for a text, which must end.
struct Text {
    bytes: [u8; 4096],
    len: usize,
}

impl Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        assert!(end <= self.bytes.len(), "a text without end");
        self.bytes[self.len..end].copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// Writes a value and hands its text on.
fn written(value: impl fmt::Display, read: impl FnOnce(&str)) {
    let mut text = Text { bytes: [0; 4096], len: 0 };
    write!(text, "{value}").expect("a text can be written");
    read(core::str::from_utf8(&text.bytes[..text.len]).expect("UTF-8"));
}

/// Writes a value in its debug form to nowhere.
fn debugged(value: impl fmt::Debug) {
    struct Nowhere;
    impl Write for Nowhere {
        fn write_str(&mut self, _: &str) -> fmt::Result {
            Ok(())
        }
    }
    write!(Nowhere, "{value:?}").expect("a text can be written");
}

/// Junk: any number, or a small one as it is likelier to be taken for something.
struct Junk(SplitMix64);

impl Junk {
    fn u64(&mut self) -> u64 {
        match self.0.below(4) {
            0 => self.0.below(8),
            _ => self.0.next_u64(),
        }
    }

    fn u16(&mut self) -> u16 {
        self.u64() as u16
    }

    fn u8(&mut self) -> u8 {
        self.u64() as u8
    }

    fn cards(&mut self) -> CardSet {
        CardSet::from_bits_truncate(match self.0.below(3) {
            0 => self.u64(),
            1 => self.u64() & self.u64() & self.u64(),
            _ => self.u64() | self.u64() | self.u64(),
        })
    }

    fn table(&mut self) -> Table {
        Table {
            played: self.cards(),
            kontur: self.u16(),
            sur: self.u16(),
            rules: self.u16().into(),
            plays: [(); 52].map(|()| self.u8()),
            count: self.u8(),
            passes: self.u8(),
            declarer: self.u8(),
            unused: self.u8(),
            contract: self.u8(),
            phase: self.u8(),
            turn: self.u8(),
            held: [(); 4].map(|()| self.u8()),
            padding: [(); 1].map(|()| self.u8()),
        }
    }

    fn hands(&mut self) -> [CardSet; 4] {
        [(); 4].map(|()| self.cards())
    }

    /// A table of real play in which some fields are junk.
    fn corrupted(&mut self) -> Round {
        let rules = HouseRules::from_known_bits(self.u16().into());
        let mut round = Round {
            table: Table::start(Seat::from_low_bits(self.u8()), super::ContractSet::ALL, rules),
            hands: Deal::from_seed(self.0.next_u64()).hands(),
        };
        for _ in 0..self.0.below(80) {
            if let Some(action) = self.0.choose(round.legal_actions().iter()) {
                round.apply_unchecked(action);
            }
        }
        let junk = self.table();
        for _ in 0..self.0.below(3) + 1 {
            let table = &mut round.table;
            match self.0.below(14) {
                0 => table.played = junk.played,
                1 => table.kontur = junk.kontur,
                2 => table.sur = junk.sur,
                3 => table.rules = junk.rules,
                4 => table.plays = junk.plays,
                5 => table.count = junk.count,
                6 => table.passes = junk.passes,
                7 => table.declarer = junk.declarer,
                8 => table.unused = junk.unused,
                9 => table.contract = junk.contract,
                10 => table.phase = junk.phase,
                11 => table.turn = junk.turn,
                12 => table.held = junk.held,
                _ => round.hands = self.hands(),
            }
        }
        round
    }
}

/// Calls every function of a table, with that hand.
fn use_table(table: &Table, hand: CardSet) {
    debugged(table);
    debugged((table.phase(), table.turn(), table.annulled(), table.declarer(), table.unused(), table.house_rules()));
    debugged((table.contract(), table.doubles(), table.played(), table.hearts_open(), table.places(), table.taken()));
    debugged((table.scores(), table.duties(), table.placeable(), table.trick(), table.last_trick(), table.trump()));
    for seat in Seat::ALL {
        debugged((table.played_by(seat), table.held(seat), table.excluded(seat)));
    }
    assert!(table.plays().count() <= 52);
    assert!(table.tricks().count() <= 63 && table.tricks().rev().all(|trick| trick.len() <= 4));
    assert!(table.actions().count() <= 1 + 4 + 7 + 52 + 4 * 255, "a history without end");
    (0..14).chain([usize::MAX]).for_each(|n| debugged(table.winner_of(n)));
    debugged((table.legal_actions(hand), table.legal_cards(hand)));
    assert!(table.legal_cards(hand).is_subset(hand));
    for text in ["masa", "soyleyen_haric", "iyi", "SA"] {
        debugged(table.parse_action(text));
    }
    if let Some(duties) = table.duties() {
        for card in Card::all() {
            debugged((duties.why_not(hand, card), duties.excluded(card, !table.played())));
        }
        assert_eq!(duties.legal_cards(hand).is_empty(), hand.is_empty());
    }
    written(table, |text| debugged(text.parse::<Table>()));
    for action in all_actions() {
        if let Some(illegal) = table.why_not(hand, action) {
            written(illegal.message(Lang::Tr), |_| {});
            written(illegal, |_| {});
        }
        let mut next = table.clone();
        if next.apply(action).is_err() {
            assert_eq!(next, *table);
        }
        let mut next = table.clone();
        next.push(action);
        debugged((next.turn(), next.phase()));
    }
}

fn all_actions() -> impl Iterator<Item = Action> {
    (0..Action::COUNT as u8).filter_map(Action::from_code)
}

fn use_round(round: &Round) {
    use_table(round.table(), round.hand(Seat::East));
    debugged(round);
    debugged((round.phase(), round.turn(), round.legal_actions(), round.legal_cards(), round.taken(), round.scores()));
    written(round.deal(), |text| debugged(text.parse::<Deal>()));
    written(round, |text| {
        debugged(text.parse::<Round>());
        Seat::ALL.into_iter().for_each(|seat| debugged(View::parse(seat, text)));
    });
    for action in all_actions() {
        let mut next = round.clone();
        assert_eq!(next.apply(action).err(), round.why_not(action));
        let mut next = round.clone();
        assert_eq!(next.apply_as(Seat::South, action).err(), round.why_not_as(Seat::South, action));
        let mut next = round.clone();
        next.apply_unchecked(action);
    }
    for seat in Seat::ALL {
        let view = round.view(seat);
        debugged(view.with_hidden(round.hands));
    }
    debugged(Party::new(Seat::North, HouseRules::new()).record(round));
}

fn use_view(view: &View, hands: [CardSet; 4]) {
    debugged(view);
    debugged((view.viewer(), view.table(), view.seen(), view.unseen(), view.legal_actions(), view.legal_cards()));
    Seat::ALL.into_iter().for_each(|seat| debugged(view.hand(seat)));
    written(view, |text| debugged(View::parse(view.viewer(), text)));
    debugged((view.with_hidden(hands), view.with_hidden(view.hands)));
    for action in all_actions() {
        debugged(view.why_not(action));
        let mut next = view.clone();
        if next.apply(action).is_err() {
            assert_eq!(next, *view);
        }
        view.clone().apply_unchecked(action);
    }
    let worlds = view.worlds();
    use_worlds(&worlds, hands);
    for seat in Seat::ALL {
        use_worlds(&worlds.with(seat, hands[0] & hands[1]), hands);
        use_worlds(&worlds.without(seat, hands[0] & hands[1]), hands);
    }
}

fn use_worlds(worlds: &Worlds, hands: [CardSet; 4]) {
    debugged(worlds);
    let count = worlds.count();
    for i in [0, 1, count / 2, count.wrapping_sub(1), count, u64::MAX] {
        debugged((worlds.nth(i), worlds.draw(i, 0)));
    }
    worlds.iter().take(3).for_each(debugged);
    debugged((worlds.rank(&Round { table: worlds.view().table.clone(), hands }), worlds.draw(7, u64::MAX)));
    for seat in Seat::ALL {
        debugged(worlds.possible(seat));
        Card::all().for_each(|card| debugged(worlds.count_with(seat, card)));
    }
}

#[test]
fn junk_worlds() {
    let mut junk = Junk(SplitMix64::new(5));
    for _ in 0..400 {
        let round = junk.corrupted();
        let mut worlds = round.view(Seat::from_low_bits(junk.u8())).worlds();
        let other =
            View { table: junk.table(), hands: junk.hands(), viewer: junk.u8(), open: junk.u8(), padding: [0; 6] };
        if junk.0.below(2) == 0 {
            worlds.view = other;
        }
        for case in &mut worlds.cases {
            *case = Allotment::corrupted(|| junk.u64());
        }
        use_worlds(&worlds, junk.hands());
        use_worlds(&worlds.with(Seat::East, junk.cards()), round.hands);
        use_worlds(&worlds.without(Seat::West, junk.cards()), round.hands);
    }
}

#[test]
fn junk_tables_and_rounds() {
    let mut junk = Junk(SplitMix64::new(1));
    for _ in 0..250 {
        let round = Round { table: junk.table(), hands: junk.hands() };
        use_round(&round);
        use_table(&round.table, junk.cards());
        let round = junk.corrupted();
        use_round(&round);
    }
}

#[test]
fn junk_views() {
    let mut junk = Junk(SplitMix64::new(2));
    for _ in 0..120 {
        let (viewer, open, padding) = (junk.u8(), junk.u8(), [(); 6].map(|()| junk.u8()));
        let view = View { table: junk.table(), hands: junk.hands(), viewer, open, padding };
        use_view(&view, junk.hands());
        let round = junk.corrupted();
        use_view(&round.view(Seat::from_low_bits(viewer)), round.hands);
        let hands = round.hands;
        use_view(&View { table: round.table, ..view }, hands);
    }
}

#[test]
fn junk_parties() {
    let mut junk = Junk(SplitMix64::new(3));
    for _ in 0..400 {
        let mut party = Party {
            doubles: [(); Party::ROUNDS].map(|()| junk.u16()),
            rules: junk.u16().into(),
            padding: [junk.u8(), junk.u8()],
            contracts: [(); Party::ROUNDS].map(|()| junk.u8()),
            taken: [(); Party::ROUNDS].map(|()| [(); 4].map(|()| junk.u8() as i8)),
            count: junk.u8(),
            first_declarer: junk.u8(),
        };
        debugged(&party);
        debugged((party.first_declarer(), party.house_rules(), party.len(), party.is_empty(), party.is_over()));
        debugged((party.declarer(), party.dealer(), party.totals(), party.sheet(), party.outcome()));
        Seat::ALL.into_iter().for_each(|seat| debugged(party.unused(seat)));
        assert!(party.results().count() <= Party::ROUNDS && party.running().count() <= Party::ROUNDS + 1);
        use_sheet(&party.sheet());
        written(party.head(), |_| {});
        written(&party, |text| debugged(text.parse::<Party>()));
        debugged(party.start(Deal::from_seed(junk.u64())));
        let round = junk.corrupted();
        debugged(party.record(&round));
        for contract in super::Contract::all() {
            let taken = [(); 4].map(|()| junk.u16() as i16);
            debugged(party.record_result(result(&party, contract, taken)));
        }
        debugged(party.record_result(result(&party, super::Contract::Koz(Suit::Clubs), [65, 0, 0, 0])));
        for n in [0, 7, 31, 32, usize::MAX] {
            debugged(party.correct(n, result(&party, super::Contract::ElAlmaz, [65, 0, 0, 0])));
        }
    }
}

/// A result that the next declarer may have, doubled by nobody.
fn result(party: &Party, contract: super::Contract, taken: [i16; 4]) -> RoundResult {
    let declarer = party.declarer().unwrap_or(party.first_declarer());
    RoundResult { declarer, contract, doubles: super::Doubles::NONE, taken }
}

fn use_sheet(sheet: &Sheet) {
    debugged((sheet.totals(), sheet.imbalance()));
    for kind in ContractKind::ALL {
        debugged(sheet.sum_over_declarers(kind));
        Seat::ALL.into_iter().for_each(|seat| debugged((sheet.sum(seat, kind), sheet.scores(seat, kind))));
    }
}

/// Points that nobody can take settle without overflow, and so do sheets that hold any numbers.
#[test]
fn junk_points() {
    let mut junk = Junk(SplitMix64::new(4));
    for _ in 0..1000 {
        let taken = [(); 4].map(|()| junk.u16() as i16);
        let said = super::Doubles::from_bits_truncate(junk.u16());
        for kind in ContractKind::ALL {
            for &tie in super::SaleTie::ALL {
                debugged((said.settle(kind, taken, tie), said.buyer(kind, taken, tie, Seat::East)));
            }
            debugged(kind.why_not_taken(taken));
            debugged(kind.trick_points(junk.u8(), junk.cards()));
        }
        debugged(super::durt::points([(); 4].map(|()| Some(junk.u8()))));
        let mut sheet = Sheet::new();
        sheet.enter(Seat::West, ContractKind::Koz, [(); 4].map(|()| junk.u64() as i32));
        sheet.enter(Seat::West, ContractKind::Durt, [i32::MIN, i32::MAX, i32::MIN, i32::MAX]);
        use_sheet(&sheet);
    }
    for taken in [[i16::MIN; 4], [i16::MAX; 4], [i16::MIN, i16::MAX, i16::MIN, i16::MAX]] {
        let all = super::Doubles::from_bits_truncate(u16::MAX);
        for kind in ContractKind::ALL {
            super::SaleTie::ALL.iter().copied().for_each(|tie| debugged(all.settle(kind, taken, tie)));
            debugged(kind.why_not_taken(taken));
        }
    }
}
