use king_rules::king::{Contract, ContractKind, ContractSet};
use king_rules::{CardSet, Lang, Suit};

use crate::abi::abi;
use crate::numbers::Within;

abi! {
    //! The eight contracts, and what each of them counts.
    //!
    //! A declared contract is a number from 0 to 22: a penalty 0 to 5, koz 6 + suit, dürt 10 + rank. Its kind, 0 to
    //! 7, leaves out the suit or the rank; kinds 0 to 5 are the penalties (ceza). A set of kinds, such as what a declarer
    //! has not declared yet, is a mask, bit = kind; 255 is all eight.

    /// The kinds of contract (K3.1).
    enum king_contract_kind: ContractKind {
        /// El almaz, no tricks: each trick taken costs 5.
        ElAlmaz,
        /// Kupa almaz, no hearts: each heart taken costs 3.
        KupaAlmaz,
        /// Erkek almaz, no men: each jack and king taken costs 6.
        ErkekAlmaz,
        /// Kız almaz, no queens: each queen taken costs 10.
        KizAlmaz,
        /// Rıfkı, no king of hearts: it costs 30.
        Rifki,
        /// Son iki, not the last two: the 12th trick costs 10, the 13th 20.
        SonIki,
        /// Koz, trumps: each trick taken wins 5.
        Koz,
        /// Dürt: the places win 45, 20, 10 and -10.
        Durt,
    }

    /// The declared contracts, as far as they need no suit or rank, and where those that do begin.
    enum king_contract {
        /// No tricks.
        ElAlmaz = Contract::ElAlmaz.index(),
        /// No hearts.
        KupaAlmaz = Contract::KupaAlmaz.index(),
        /// No men.
        ErkekAlmaz = Contract::ErkekAlmaz.index(),
        /// No queens.
        KizAlmaz = Contract::KizAlmaz.index(),
        /// No king of hearts.
        Rifki = Contract::Rifki.index(),
        /// Not the last two.
        SonIki = Contract::SonIki.index(),
        /// Add the trump suit: 6 to 9.
        Koz = Contract::Koz(Suit::Clubs).index(),
        /// Add the start rank: 10 to 22.
        Durt = Contract::Durt(king_rules::Rank::Two).index(),
    }

    /// How many contracts can be declared.
    const KING_CONTRACTS: u8 = Contract::COUNT as u8;
    /// The set of all eight kinds of contract.
    const KING_ALL_CONTRACTS: u8 = ContractSet::ALL.bits();

    /// The text of a contract in records: `el_almaz`, `koz:C`, `durt:7`.
    fn king_contract_text(contract: Contract) -> text = contract;

    /// The name of a contract for people: `Trumps (hearts)`, `Koz (kupa)`, `7'den dürt`.
    fn king_contract_name(contract: Contract, lang: Lang) -> text = contract.name(lang);

    /// Reads a contract, as king_contract_text() writes it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_contract_parse(text: &str) -> contract: Contract | error = text.parse()?;

    /// The kind of a contract, 0 to 7.
    fn king_contract_kind_of(contract: Contract) -> kind: ContractKind = contract.kind();

    /// The trump suit of a contract.
    ///
    /// KING_NONE: it has none, as it is not koz.
    fn king_contract_trump(contract: Contract) -> trump: Option<Suit> = contract.trump();

    /// The text of a kind of contract in records: `kiz_almaz`.
    fn king_contract_kind_text(kind: ContractKind) -> text = kind.text();

    /// The name of a kind of contract for people: `No queens`, `Kız almaz`.
    fn king_contract_kind_name(kind: ContractKind, lang: Lang) -> text = kind.name(lang);

    /// Reads a kind of contract, as king_contract_kind_text() writes it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_contract_kind_parse(text: &str) -> kind: ContractKind | error = text.parse()?;

    /// What the four scores of a round sum to, however it was doubled and played (K3, K9.5): -65, -39, -48, -40, -30,
    /// -30, 65 or 65.
    fn king_contract_kind_total(kind: ContractKind) -> total: i16 = kind.total();

    /// The cards that cost points: 13 hearts, 8 men, 4 queens or K♥; none where tricks or places count.
    fn king_contract_kind_penalty_cards(kind: ContractKind) -> cards: CardSet = kind.penalty_cards();

    /// The points in a trick: those taken (not below 0) in a penalty, those won in koz, 0 in dürt (K3, K9).
    /// `number` counts the tricks from 1 to 13; `cards` are the cards of the trick.
    fn king_contract_kind_trick_points(kind: ContractKind, number: Within<1, 13>, cards: CardSet) -> points: i16 =
        kind.trick_points(number, cards);

    /// A set of kinds of contract: `all`, or their texts joined by commas in order, or `-` for none.
    fn king_contract_set_text(kinds: ContractSet) -> text = kinds;

    /// Reads a set of kinds of contract in the one form that king_contract_set_text() writes.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_contract_set_parse(text: &str) -> kinds: ContractSet | error = text.parse()?;
}
