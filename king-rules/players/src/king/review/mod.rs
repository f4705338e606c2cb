//! Looking back on a round: what each action gave away.

mod hindsight;
mod sentences;

use king_rules::king::{Action, Round, Seat};

use super::aim::Aim;
use super::arms::Arms;
use super::{Advisor, Holder, Solver, explanation};
use crate::{AdvisorError, Objective, Settings};

/// What an action was worth beside the best there was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// What was best: the action itself, when nothing is known to be better.
    pub best: Action,
    /// How much less the action comes to than the best, in 1/256 point; where the chance to come out is aimed at
    /// ([`Objective::ComeOut`](crate::Objective)), in 1/256 %. Below 0 where the estimates think better of it than what
    /// chose the best.
    pub given_away: i32,
    /// The standard error of that, in the same unit; 0 where it is exact.
    pub error: u32,
    /// In how many play-outs each was estimated; 0 where an ending was solved, and where nothing else was legal.
    pub playouts: u32,
    /// Whether there is no error: an ending was solved, all worlds were gone through, or nothing else was legal.
    pub exact: bool,
}

/// One action of a round, looked back on: in hindsight, with all cards open, and from the view of the seat, which is
/// all that it could know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Judgement {
    /// Which action of the round it is, from 0.
    pub number: usize,
    /// Whose action.
    pub seat: Seat,
    /// What it did.
    pub action: Action,
    /// With all cards open. Endings are solved; else the actions are played out, all seats playing on as greedy does
    /// but for one card in eight, which is drawn. For the talk the others say afterwards what they did say.
    pub hindsight: Option<Verdict>,
    /// By what the seat could see, as an [advisor](Advisor) estimates it; `None` where it does not.
    pub view: Option<Verdict>,
    /// How many actions were legal.
    pub legal: u8,
    /// Where by the view another action was better: the seat that what was done does most good instead, and how many
    /// points, in 1/256, it has more by it; `None` when it does good to nobody.
    pub gains: Option<(Seat, i32)>,
    /// Where by the view another action was better: the card that matters most to that, and who may hold it; `None`
    /// when no unseen card matters.
    pub holder: Option<Holder>,
    /// What was aimed at.
    pub objective: Objective,
}

/// Goes through the actions of a round and judges each, in memory of the caller: an iterator.
///
/// Each action costs about [`playouts`](Settings::playouts) and [`estimates`](Settings::estimates) twice, once in
/// hindsight and once from the view, and a solved ending. With 400 of each a party of 32 rounds takes some two seconds.
/// The same round, settings and number of [entries](super::Entry) are the same review everywhere; a rare ending that
/// takes more than a million positions with those entries is played out and not solved, what was found out at the
/// actions before being known.
///
/// An action is judged by what the round comes to; so the sum over a round says little: who gives away a point once
/// does not lose it again. With [standings](Settings::with_standings) and the [objective](Settings::with_objective) to
/// come out both columns say by how much less the chance to come out is, in 1/256 %: the file of a party tells
/// [how it stood](super::Standings::of) before each round.
///
/// ```
/// use king_players::{Settings, king::{Entry, Review, Solver}};
/// use king_rules::{Lang, king::{Round, Seat}};
/// let round: Round = "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz \
///     iyi iyi iyi SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3 DA".parse()?;
/// let mut memory = [Entry::default(); 1024];
/// let mut solver = Solver::new(&mut memory);
/// let settings = Settings::new().with_playouts(100).with_estimates(100);
/// let review = Review::new(&round, settings, &mut solver)?;
/// let last = review.last().unwrap();
/// assert_eq!((last.seat, last.action), (Seat::North, "DA".parse()?));
/// // With five cards a hand the ending is solved.
/// let hindsight = last.hindsight.unwrap();
/// assert_eq!((hindsight.given_away, hindsight.exact), (5 * 256, true));
/// println!("{}", last.message(Lang::En));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A whole party, by who comes out:
///
/// ```
/// use king_players::{Objective, Settings, king::{Entry, Review, Solver, Standings}};
/// use king_rules::king::PartyFile;
/// # let text = "king-party1 S -\nking1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz";
/// let settings = Settings::new().with_playouts(100).with_estimates(100).with_objective(Objective::ComeOut);
/// let mut memory = [Entry::default(); 1024];
/// let (mut file, mut solver) = (PartyFile::new(), Solver::new(&mut memory));
/// for line in text.lines() {
///     let standings = file.party().map(Standings::of);
///     let Some((round, standings)) = file.read_line(line)?.zip(standings) else { continue };
///     for judgement in Review::new(&round, settings.with_standings(standings), &mut solver)? {
///         assert_eq!(judgement.objective, Objective::ComeOut);
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Review<'s, 'm> {
    round: Round,
    settings: Settings,
    solver: &'s mut Solver<'m>,
    next: usize,
}

impl<'s, 'm> Review<'s, 'm> {
    /// A review of that round, over or not, from its declaration on. A generosity of the settings is left out.
    ///
    /// # Errors
    /// [`OtherParty`](AdvisorError::OtherParty) when standings are not those of a party before this round.
    pub fn new(round: &Round, settings: Settings, solver: &'s mut Solver<'m>) -> Result<Self, AdvisorError> {
        if settings.standings().is_some_and(|standings| !standings.fit(&round.view(round.declarer()))) {
            return Err(AdvisorError::OtherParty);
        }
        Ok(Self { round: round.clone(), settings: settings.with_generosity(0), solver, next: 0 })
    }
}

impl Iterator for Review<'_, '_> {
    type Item = Judgement;

    fn next(&mut self) -> Option<Judgement> {
        self.nth(0)
    }

    /// Without the judgement of those before, so that many threads can share a round.
    fn nth(&mut self, n: usize) -> Option<Judgement> {
        let number = self.next.saturating_add(n);
        self.next = number.saturating_add(1);
        judge(&self.round, number, self.settings, self.solver)
    }
}

fn judge(round: &Round, number: usize, settings: Settings, solver: &mut Solver<'_>) -> Option<Judgement> {
    let (seat, action) = round.actions().nth(number)?;
    let before = before(round, number)?;
    let view = before.view(seat);
    let hindsight = hindsight::verdict(&before, round, action, settings, solver);
    let legal = before.legal_actions().len() as u8;
    let mut judgement = Judgement {
        number,
        seat,
        action,
        hindsight,
        view: None,
        legal,
        gains: None,
        holder: None,
        objective: Aim::of(&view, settings).objective(),
    };
    if let Ok(mut advisor) = Advisor::new(&view, settings) {
        advisor.step(u32::MAX);
        let explanation = explanation::beside(&advisor, |other| other == action);
        judgement.view = by(&advisor, action);
        if explanation.next.is_some() {
            (judgement.gains, judgement.holder) = (explanation.gains, explanation.holder);
        }
    }
    Some(judgement)
}

/// The round before that action.
fn before(round: &Round, number: usize) -> Option<Round> {
    let mut before = Round::new(round.deal(), round.declarer(), round.unused(), round.house_rules()).ok()?;
    round.actions().take(number).for_each(|(_, action)| before.apply_unchecked(action));
    Some(before)
}

/// The verdict of an advisor that has used up its budget.
fn by(advisor: &Advisor, action: Action) -> Option<Verdict> {
    let arms = Arms::of(advisor.view())?;
    if arms.len() == 1 {
        return Some(Verdict::nothing_else(action));
    }
    let best = advisor.best();
    let estimate = advisor.estimates().find(|estimate| estimate.action == action)?;
    let verdict = if arms.class_of(best).contains(action) {
        Verdict::nothing_else(action)
    } else {
        Verdict { best, given_away: -estimate.difference, error: estimate.error, ..Verdict::nothing_else(action) }
    };
    let (playouts, exact) = (estimate.playouts, estimate.exact);
    (playouts > 0).then_some(Verdict { playouts, exact, ..verdict })
}

impl Verdict {
    /// Where there is no choice, or all that can be chosen is equal.
    const fn nothing_else(action: Action) -> Self {
        Self { best: action, given_away: 0, error: 0, playouts: 0, exact: true }
    }
}
