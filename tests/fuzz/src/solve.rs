//! Target `solve`: endings of King, solved in tables of any size that hold any bytes. The answer is the same in each of them, and through
//! C; it is that of a search without any table or bound where the hands are short; and a search whose budget is small ends.

use king_players::SolveError;
use king_players::king::{Entry, Solution, Solver};
use king_rules::king::{Action, Contract, ContractSet, Phase, Round, Seat};

use crate::input::Input;

/// Through how many positions a solver goes; what needs more is passed over.
const POSITIONS: u64 = 3_000;
/// With so few cards a hand all lines are gone through.
const FEW: usize = 2;

pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let Some(mut round) = ending(&mut input) else { return };
    let mut kept = [Entry::default(); 64];
    // Keeps what it has found out of the positions before, and is asked about another round in between.
    let mut keeper = Solver::new(&mut kept);
    while round.turn().is_some() {
        let mut memory = vec![Entry::default(); sizes(&mut input)];
        if let Some(other) = with_another_contract(&round) {
            // What it leaves is of the same cards, and of no use.
            let _ = Solver::new(&mut memory).solve(&other, POSITIONS);
            let _ = keeper.solve(&other, POSITIONS);
        }
        let solution = Solver::new(&mut memory).solve(&round, POSITIONS);
        is_sound(&round, &solution);
        let actions = solution.map(|solution| same(&round, &solution, &mut keeper, &mut input));
        let small = u64::from(input.byte());
        if let Ok(few) = Solver::new(&mut memory).solve(&round, small) {
            assert!(few.positions() <= small && actions.as_ref().is_ok_and(|actions| *actions == all(&few)), "{round}");
        }
        let action = if input.once_in(2) { None } else { solution.ok().map(|solution| solution.best().action) };
        let Some(action) = action.or_else(|| input.one_of(round.legal_actions().iter())) else { break };
        round.apply(action).unwrap();
    }
}

/// A round, played until few cards are left.
fn ending(input: &mut Input) -> Option<Round> {
    let mut round = input.party().start(input.deal()).ok()?;
    let cards = 1 + input.below(5);
    loop {
        let seat = round.turn()?;
        if round.contract().is_some() && !round.legal_cards().is_empty() && round.hand(seat).len() <= cards {
            return Some(round);
        }
        let action = input.one_of(round.legal_actions().iter())?;
        round.apply(action).unwrap();
    }
}

/// Numbers of entries: none, fewer than stand together, some, many.
fn sizes(input: &mut Input) -> usize {
    match input.below(4) {
        0 => 0,
        1 => input.below(9),
        2 => input.below(256),
        _ => 4096,
    }
}

/// The same cards, played in silence in another penalty contract, where they may be.
fn with_another_contract(round: &Round) -> Option<Round> {
    let contract = if round.contract()? == Contract::ElAlmaz { Contract::SonIki } else { Contract::ElAlmaz };
    let mut other = Round::new(round.deal(), round.declarer(), ContractSet::ALL, round.house_rules()).ok()?;
    other.apply(contract.into()).ok()?;
    while other.phase() != Phase::Play {
        other.apply(Action::Iyi).ok()?;
    }
    let played = |&(_, action): &(Seat, Action)| matches!(action, Action::Play(_));
    for (_, action) in round.actions().filter(played) {
        other.apply(action).ok()?;
    }
    Some(other)
}

/// An action, what everybody has taken when all play on from it, and what that scores.
type Solved = (Action, [i16; 4], [i32; 4]);

fn all(solution: &Solution) -> Vec<Solved> {
    solution.actions().map(|solved| (solved.action, solved.taken, solved.scores)).collect()
}

/// Each legal action once, the best first, and what the others give away.
fn is_sound(round: &Round, solution: &Result<Solution, SolveError>) {
    let Ok(solution) = solution else { return assert_eq!(*solution, Err(SolveError::OutOfBudget), "{round}") };
    assert_eq!(Some(solution.turn()), round.turn());
    let mut found: Vec<Action> = solution.actions().map(|solved| solved.action).collect();
    let given_away: Vec<i32> = found.iter().map(|&action| solution.given_away(action).unwrap()).collect();
    assert!(given_away[0] == 0 && given_away.is_sorted(), "{round}: {given_away:?}");
    found.sort_by_key(|action| action.code());
    assert_eq!(found, round.legal_actions().iter().collect::<Vec<_>>(), "{round}");
}

/// What each action comes to, which is the same in other memory, through C, by all lines, and when it is played out.
fn same(round: &Round, solution: &Solution, keeper: &mut Solver<'_>, input: &mut Input) -> Vec<Solved> {
    let actions = all(solution);
    if let Ok(kept) = keeper.solve(round, 4 * POSITIONS) {
        assert_eq!(all(&kept), actions, "{round}");
    }
    if let Some(found) = through_c(round, input) {
        assert_eq!(found, actions, "{round}");
    }
    if let Ok(end) = keeper.play_out(round, 4 * POSITIONS) {
        assert_eq!(end.scores(), Some(solution.best().scores), "{round}");
    }
    if Seat::ALL.into_iter().all(|seat| round.hand(seat).len() <= FEW) {
        for &(action, _, scores) in &actions {
            let mut next = round.clone();
            next.apply(action).unwrap();
            assert_eq!(by_all_lines(&next), scores, "{round}: {action}");
        }
    }
    actions
}

/// The scores when each seat plays for its own, and takes the last action among equals: without a table, a bound, or equal cards.
fn by_all_lines(round: &Round) -> [i32; 4] {
    let Some(seat) = round.turn() else { return round.scores().unwrap() };
    let lines = round.legal_actions().iter().map(|action| {
        let mut next = round.clone();
        next.apply_unchecked(action);
        by_all_lines(&next)
    });
    lines.reduce(|best, other| if other[seat] >= best[seat] { other } else { best }).unwrap()
}

/// The same by king-ffi, in memory of any bytes; `None` where so little of it wants a bigger budget.
fn through_c(round: &Round, input: &mut Input) -> Option<Vec<Solved>> {
    let mut memory = vec![0u64; 2 * sizes(input)];
    let bytes = u64::from_le_bytes(input.array());
    memory.iter_mut().for_each(|word| *word = if input.once_in(8) { u64::from(input.byte()) } else { bytes });
    let text = round.to_string();
    // SAFETY: what is written to are values of these types, which all zeros are; the text and the memory are as long as is said.
    unsafe {
        let (mut raw, mut solution) = std::mem::zeroed::<(king::king_round, king::king_solution)>();
        let nothing = std::ptr::null_mut();
        let parsed = king::king_round_parse(text.as_ptr().cast(), text.len() as u32, &mut raw, nothing);
        assert_eq!(parsed, 0, "{text}");
        let (entries, count) = (memory.as_mut_ptr().cast(), memory.len() as u32 / 2);
        let solved = king::king_solve(&raw, entries, count, 4 * POSITIONS, &mut solution, nothing);
        if solved == king::king_status::KING_E_ADVICE as i32 {
            return None;
        }
        assert_eq!(solved, 0, "{text}");
        let mut found = Vec::new();
        let mut action = std::mem::zeroed::<king::king_solved>();
        while king::king_solution_action(&solution, found.len() as u32, &mut action) == 0 {
            found.push((Action::from_code(action.action).unwrap(), action.taken, action.scores));
        }
        Some(found)
    }
}
