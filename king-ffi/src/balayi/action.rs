use king_rules::Lang;
use king_rules::balayi::{Action, Denomination, DenominationSet, Phase, Player};

use crate::abi::abi;

abi! {
    //! Balayı kingi: players, declarations, actions and phases.
    //!
    //! The players are 0 and 1; lists of two stand in that order. A declaration is ♣ 0, ♦ 1, ♥ 2, ♠ 3 or no trump
    //! 4; a set of them is a mask, bit = declaration, and 31 is all five. An action is a code from 0 to 56: a card
    //! is its own code, 52 + d declares d. A set of actions is one 64-bit mask, bit = code.

    /// What may be declared: a trump suit (koz), or no trump (kozsuz) (B1.3, B2.3).
    enum balayi_denomination: Denomination {
        /// ♣ is trump, weight 1.
        Clubs,
        /// ♦ is trump, weight 2.
        Diamonds,
        /// ♥ is trump, weight 3.
        Hearts,
        /// ♠ is trump, weight 4.
        Spades,
        /// There is no trump, weight 5.
        NoTrump,
    }

    /// The part of a round of Balayı.
    enum balayi_phase: Phase {
        /// Five cards lie open; the player who does not deal declares.
        Declare,
        /// The 26 tricks.
        Play,
        /// All cards have been played.
        Over,
    }

    /// How many codes of actions there are in Balayı.
    const BALAYI_ACTIONS: u8 = Action::COUNT as u8;
    /// Declare: add the denomination.
    const BALAYI_ACTION_DECLARE: u8 = Action::Declare(Denomination::Clubs).code();
    /// The set of all five declarations.
    const BALAYI_ALL_DENOMINATIONS: u8 = DenominationSet::ALL.bits();

    /// The text of a player: `0` or `1`.
    fn balayi_player_text(player: Player) -> text = player.text();

    /// A name of a player for people: `player 0`, `oyuncu 0`.
    fn balayi_player_name(player: Player, lang: Lang) -> text = player.name(lang);

    /// Reads a player, as balayi_player_text() writes it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_player_parse(text: &str) -> player: Player | error = text.parse()?;

    /// The text of a declaration in records: `C`, `D`, `H`, `S` or `NT`.
    fn balayi_denomination_text(denomination: Denomination) -> text = denomination.text();

    /// The name of a declaration for people: `no trump`, `kozsuz`.
    fn balayi_denomination_name(denomination: Denomination, lang: Lang) -> text = denomination.name(lang);

    /// Reads a declaration, as balayi_denomination_text() writes it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_denomination_parse(text: &str) -> denomination: Denomination | error = text.parse()?;

    /// The weight of a declaration, 1 to 5 (B6.1).
    fn balayi_denomination_weight(denomination: Denomination) -> weight: i32 = denomination.weight();

    /// A set of declarations: `all`, or their texts joined by commas in order, or `-` for none.
    fn balayi_denomination_set_text(denominations: DenominationSet) -> text = denominations;

    /// Reads a set of declarations in the one form that balayi_denomination_set_text() writes.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_denomination_set_parse(text: &str) -> denominations: DenominationSet | error = text.parse()?;

    /// The text of an action of Balayı in records: `SA`, `NT`.
    fn balayi_action_text(action: Action) -> text = action;

    /// An action as a log shows it: `ten of hearts`, `no trump`.
    fn balayi_action_name(action: Action, lang: Lang) -> text = action.name(lang);

    /// Reads an action of Balayı of any phase.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_action_parse(text: &str) -> action: Action | error = text.parse()?;

    /// The text of a phase of Balayı: `declare`, `play` or `over`.
    fn balayi_phase_text(phase: Phase) -> text = phase.text();

    /// The name of a phase of Balayı for people.
    fn balayi_phase_name(phase: Phase, lang: Lang) -> text = phase.name(lang);
}
