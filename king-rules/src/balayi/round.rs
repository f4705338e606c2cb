//! A round with all its cards: what a server holds.

use super::state::State;
use super::{Action, ActionSet, DenominationSet, Illegal, Pack, Player, Revealed, SetupError, Table, View};
use crate::CardSet;

/// One round: the pack, and everything that was declared and played.
///
/// It is small and `Copy`: keep a copy to take something back. Its text is its record
/// ([records](crate::rules::notation#records)), which is read by replaying it; a record that stops somewhere is the
/// position there.
///
/// ```
/// use king_rules::balayi::{Action, Denomination, DenominationSet, Pack, Phase, Player, Round};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// assert_eq!((round.phase(), round.turn()), (Phase::Declare, Some(Player::One)));
/// round.apply(Action::Declare(Denomination::Spades))?;
/// while let Some(action) = round.legal_actions().iter().next() {
///     round.apply(action)?;
/// }
/// assert_eq!(round.taken().iter().sum::<u8>(), 26);
/// assert_eq!(round.scores().unwrap().iter().sum::<i32>(), 0);
/// assert_eq!(round.to_string().parse(), Ok(round));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Round {
    pub(super) state: State,
}

impl Round {
    /// A round before the declaration. `unused` is what the player who does not deal may declare
    /// ([B1.3](crate::rules::balayi_king#B1.3)).
    ///
    /// # Errors
    /// When `unused` is empty.
    pub fn new(pack: Pack, dealer: Player, unused: DenominationSet) -> Result<Self, SetupError> {
        if unused.is_empty() {
            return Err(SetupError::NothingToDeclare);
        }
        Ok(Self { state: State::new(pack.indices(), dealer, unused) })
    }

    /// The pack as it was dealt.
    pub fn pack(&self) -> Pack {
        self.state.pack()
    }

    /// A player's hand cards that it has not played, whether it sees them yet or not.
    pub fn hand(&self, player: Player) -> CardSet {
        self.state.hand(player)
    }

    /// The cards that a player could choose from if it had to lead ([B4](crate::rules::balayi_king#B4)): its open table
    /// cards, and its hand cards once they are unlocked. Empty unless cards are being played.
    pub fn playable(&self, player: Player) -> CardSet {
        self.state.playable(player)
    }

    /// The cards that the player on turn may play; empty unless cards are being played.
    pub fn legal_cards(&self) -> CardSet {
        self.state.legal_cards()
    }

    /// What the player on turn may do; empty when the round is over, and only then.
    pub fn legal_actions(&self) -> ActionSet {
        self.state.legal_actions()
    }

    /// Why the player on turn may not do that; `None` when it may. The answer tells nothing that this player does not
    /// see.
    ///
    /// ```
    /// use king_rules::balayi::{Action, DenominationSet, Illegal, Pack, Phase, Player, Round};
    /// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// let ace = Action::Play("SA".parse()?);
    /// assert_eq!(round.why_not(ace), Some(Illegal::WrongPhase(Phase::Declare)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        // When nobody is on turn the round is over, whoever asks.
        self.state.why_not(self.turn().unwrap_or(Player::Zero), action)
    }

    /// Does what the player on turn does.
    ///
    /// # Errors
    /// When it is illegal; then nothing has changed.
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        // That a card is legal is told by the set alone; reasons are looked for when it is not in it.
        let among_legal = matches!(action, Action::Play(card) if self.legal_cards().contains(card));
        match if among_legal { None } else { self.why_not(action) } {
            Some(illegal) => Err(illegal),
            None => {
                self.apply_unchecked(action);
                Ok(())
            }
        }
    }

    /// Does what the player on turn does, which must be one of the [`legal_actions`](Self::legal_actions). Any other
    /// action makes a round that cannot come about, but nothing panics on it.
    #[inline(always)]
    pub fn apply_unchecked(&mut self, action: Action) {
        self.state.push(action);
    }

    /// What both players see, and so may any spectator.
    pub fn table(&self) -> Table {
        Table { state: self.state.masked(None) }
    }

    /// What a player may see.
    pub fn view(&self, player: Player) -> View {
        View { state: self.state.masked(Some(player)), viewer: player as u8 }
    }

    /// The cards that an action lets a player, or with `None` every spectator, see for the first time: what
    /// [`View::apply`] and [`Table::apply`] need besides the action. Ask before the action is applied; empty when it is
    /// illegal.
    ///
    /// ```
    /// use king_rules::balayi::{Action, Denomination, DenominationSet, Pack, Player, Round};
    /// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
    /// let mut view = round.view(Player::Zero);
    /// let action = Action::Declare(Denomination::Spades);
    /// let revealed = round.revealed(Some(Player::Zero), action);
    /// assert_eq!(*revealed, round.pack().cards()[25..40]);
    /// round.apply(action)?;
    /// view.apply(action, &revealed)?;
    /// assert_eq!(view, round.view(Player::Zero));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn revealed(&self, viewer: Option<Player>, action: Action) -> Revealed {
        self.state.revealed(viewer, action)
    }
}
