//! The talk: who may annul (K4), who doubles whom (K5), and who redoubles whom (K6).

use super::table::ANNULLED;
use super::{Action, ActionSet, ContractKind, Doubles, DoublesError, Illegal, Phase, Seat, SeatSet, Table};
use crate::{Card, CardSet, Suit};

const HEARTS: CardSet = Suit::Hearts.cards();

/// K♥ and A♥: who annuls has one of them, and no other heart ([K4.1](crate::rules::konturlu_king#K4.1)).
pub(super) const KING_AND_ACE: CardSet = Card::KING_OF_HEARTS.set().with(Card::ACE_OF_HEARTS);

/// What the seat on turn may call with that hand.
pub(super) fn may(table: &Table, hand: CardSet) -> ActionSet {
    match table.phase() {
        Phase::Annul if may_annul(hand, hand.len()) => Action::Keep.set().with(Action::Annul),
        Phase::Annul => Action::Keep.set(),
        Phase::Kontur => ActionSet::doubling(whom_to_double(table)),
        Phase::Sur => ActionSet::redoubling(whom_to_redouble(table)),
        Phase::Declare | Phase::Play | Phase::Over => ActionSet::EMPTY,
    }
}

/// Why no hand of `held` cards out of those lets the seat on turn call that.
pub(super) fn why_not(table: &Table, cards: CardSet, held: usize, action: Action) -> Option<Illegal> {
    match action {
        Action::Annul if !may_annul(cards, held) => Some(Illegal::MayNotAnnul),
        Action::Kontur(on) if !on.is_subset(whom_to_double(table)) => {
            let only_declarer = table.contract().is_some_and(|contract| !contract.kind().is_penalty());
            Some(if only_declarer { Illegal::OnlyDeclarerDoubled } else { Illegal::MayNotDouble })
        }
        Action::Sur(on) if !on.is_subset(whom_to_redouble(table)) => {
            Some(Illegal::MayNotRedouble(on - whom_to_redouble(table)))
        }
        _ => None,
    }
}

/// The cards that this call proves its hand not to have held.
pub(super) fn shows(action: Action) -> CardSet {
    if action == Action::Annul { HEARTS - KING_AND_ACE } else { CardSet::EMPTY }
}

/// Whether a hand of `held` cards out of those may annul.
fn may_annul(cards: CardSet, held: usize) -> bool {
    // K4.1: its only heart is K♥, or is A♥.
    cards.meets(KING_AND_ACE) && (cards - HEARTS).len() + 1 >= held
}

/// The seats that a speaker may double in the first round.
fn may_double(contract: ContractKind, declarer: Seat, speaker: Seat) -> SeatSet {
    // K5.2: any of the other three.
    let others = SeatSet::ALL - speaker.set();
    // K5.3: in koz and dürt the declarer alone.
    if contract.is_penalty() { others } else { declarer.set() - speaker.set() }
}

/// The seats that a speaker may redouble in the second round, after the doubles of the first.
fn may_redouble(kontur: Doubles, speaker: Seat) -> SeatSet {
    // K6.1: those that have doubled it and that it has not doubled itself.
    // K6.3: a seat that it has doubled, and that has doubled it, is redoubled already.
    // K6.5: in koz and dürt only the declarer has been doubled.
    kontur.doublers_of(speaker) - kontur.doubled_by(speaker)
}

fn whom_to_double(table: &Table) -> SeatSet {
    let kind = table.contract().map_or(ContractKind::ElAlmaz, |contract| contract.kind());
    may_double(kind, table.declarer(), table.actor())
}

fn whom_to_redouble(table: &Table) -> SeatSet {
    may_redouble(Doubles::from_bits_truncate(table.kontur), table.actor())
}

impl Doubles {
    /// Why no talk over this contract can lead to these doubles ([K5.1](crate::rules::konturlu_king#K5.1),
    /// [K5.3](crate::rules::konturlu_king#K5.3), [K6.1](crate::rules::konturlu_king#K6.1)); `None` when one can. The
    /// declarer doubles only those who doubled it, and in koz and dürt the others double only the declarer.
    ///
    /// ```
    /// use king_rules::king::{ContractKind, Doubles, Seat};
    /// let doubles: Doubles = "E>S".parse()?;
    /// assert_eq!(doubles.why_not(Seat::North, ContractKind::Rifki), None);
    /// let error = doubles.why_not(Seat::North, ContractKind::Koz).unwrap();
    /// assert_eq!(error.to_string(), "East cannot double South: in koz and durt only the declarer can be doubled (K5.3)");
    /// # Ok::<(), king_rules::ParseError>(())
    /// ```
    #[must_use]
    pub fn why_not(self, declarer: Seat, contract: ContractKind) -> Option<DoublesError> {
        // The others can double in the first round whatever they double at all.
        let [_, others @ ..] = declarer.order();
        let kontur = others.into_iter().fold(Self::NONE, |doubles, by| doubles.with(by, self.doubled_by(by)));
        if let Some(wanted) = (self.doubled_by(declarer) - may_redouble(kontur, declarer)).iter().next() {
            return Some(DoublesError::NotDoubled { found: declarer, wanted });
        }
        others.into_iter().find_map(|found| {
            let wanted = (self.doubled_by(found) - may_double(contract, declarer, found)).iter().next()?;
            Some(DoublesError::OnlyDeclarer { found, wanted })
        })
    }
}

/// Begins the talk over a contract.
pub(super) fn begin(table: &mut Table, contract: ContractKind) {
    if contract == ContractKind::Rifki && table.house_rules().rifki_annul {
        (table.phase, table.turn) = (Phase::Annul as u8, table.declarer);
    } else {
        begin_kontur(table);
    }
}

/// Makes the call of the seat on turn, and passes the turn on.
pub(super) fn advance(table: &mut Table, action: Action) {
    match action {
        Action::Annul => table.phase = ANNULLED,
        Action::Keep => {
            // K4.3: all four are asked, whatever they hold, the declarer first; the first to annul ends it.
            table.turn = table.actor().next() as u8;
            if table.turn == table.declarer {
                begin_kontur(table);
            }
        }
        Action::Kontur(on) | Action::Sur(on) => speak(table, on),
        Action::Iyi => speak(table, SeatSet::EMPTY),
        Action::Play(_) | Action::Pass | Action::Declare(_) => {}
    }
}

fn begin_kontur(table: &mut Table) {
    // K5.1: the three others once each, from the declarer's left; the declarer does not speak in this round.
    (table.phase, table.turn) = (Phase::Kontur as u8, table.declarer().next() as u8);
}

fn speak(table: &mut Table, on: SeatSet) {
    let (declarer, speaker) = (table.declarer(), table.actor());
    if table.phase() == Phase::Kontur {
        table.kontur = Doubles::from_bits_truncate(table.kontur).with(speaker, on).bits();
        if speaker.next() == declarer {
            ask_to_redouble(table, 0);
        } else {
            table.turn = speaker.next() as u8;
        }
    } else {
        table.sur = Doubles::from_bits_truncate(table.sur).with(speaker, on).bits();
        ask_to_redouble(table, usize::from(declarer.turns_to(speaker)) + 1);
    }
}

/// Asks the next seat in turn order, of those from `turns` seats to the declarer's left. When none is left to ask, the
/// declarer leads.
fn ask_to_redouble(table: &mut Table, turns: usize) {
    let kontur = Doubles::from_bits_truncate(table.kontur);
    let mut rest = table.declarer().order().into_iter().skip(turns);
    // K6.2: who has nobody to redouble is not asked.
    match rest.find(|&seat| !may_redouble(kontur, seat).is_empty()) {
        Some(seat) => (table.phase, table.turn) = (Phase::Sur as u8, seat as u8),
        // K6.6: so a round in which nobody has doubled is played at once.
        None => (table.phase, table.turn) = (Phase::Play as u8, table.declarer),
    }
}
