use king_rules::Lang;
use king_rules::king::{Action, Phase};

use crate::abi::abi;

abi! {
    //! The actions of King, and phases.
    //!
    //! An action is a code from 0 to 108: a card is its own code, then come those of `KING_ACTION_…`. A set of
    //! actions is two 64-bit words, `mask[2]`: code c is bit c % 64 of word c / 64, so that the cards stand in the
    //! low bits of `mask[0]`.

    /// How many codes of actions there are.
    const KING_ACTIONS: u8 = Action::COUNT as u8;
    /// Pass in dürt (K8.3).
    const KING_ACTION_PASS: u8 = Action::Pass.code();
    /// Declare a contract: add its number, 0 to 22 (K3.1).
    const KING_ACTION_DECLARE: u8 = 53;
    /// Keep a Rıfkı round (K4.3).
    const KING_ACTION_KEEP: u8 = Action::Keep.code();
    /// Annul a Rıfkı round (K4.1).
    const KING_ACTION_ANNUL: u8 = Action::Annul.code();
    /// Iyi: double or redouble nobody (K5.2).
    const KING_ACTION_IYI: u8 = Action::Iyi.code();
    /// Double seats in the first round of the talk: add their mask, 1 to 15 (K5.2).
    const KING_ACTION_KONTUR: u8 = 78;
    /// Redouble seats in the second round of the talk: add their mask, 1 to 15 (K6.1).
    const KING_ACTION_SUR: u8 = 93;
    /// A list of so many items has room for all actions of a round.
    const KING_MAX_ACTIONS: u32 = 220;

    /// What a round of King waits for.
    enum king_phase: Phase {
        /// The declarer names a contract (K3).
        Declare,
        /// Rıfkı only: the seats keep or annul (K4).
        Annul,
        /// The talk, first round: doubles (K5).
        Kontur,
        /// The talk, second round: redoubles (K6).
        Sur,
        /// Cards are played (K7, K8).
        Play,
        /// Nothing can be done any more: played to the end, or annulled.
        Over,
    }

    /// The text of an action of King in records: `SA`, `koz:C`, `kontur:ES`, `iyi`.
    fn king_action_text(action: Action) -> text = action;

    /// An action as a log shows it: `ten of hearts`, `kontur: Kuzey, Doğu`.
    fn king_action_name(action: Action, lang: Lang) -> text = action.name(lang);

    /// Reads an action of King of any phase. For `masa` and `soyleyen_haric` see king_table_parse_action().
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_action_parse(text: &str) -> action: Action | error = text.parse()?;

    /// The text of a phase of King: `declare`, `annul`, `kontur`, `sur`, `play` or `over`.
    fn king_phase_text(phase: Phase) -> text = phase.text();

    /// The name of a phase of King for people.
    fn king_phase_name(phase: Phase, lang: Lang) -> text = phase.name(lang);
}
