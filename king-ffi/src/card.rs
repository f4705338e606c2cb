use core::fmt;

use king_rules::{Card, CardSet, Lang, Rank, Suit, law};

use crate::abi::abi;
use crate::convert::NOTHING;

abi! {
    //! Cards, suits and ranks, and sets of cards.
    //!
    //! A card is a number, 13 × suit + rank: ♣2 is 0, ♠A is 51. A set of cards is a mask, bit = card. The thirteen
    //! cards of a suit are `UINT64_C(0x1FFF) << 13 * suit`, the four cards of a rank are `UINT64_C(0x8004002001) << rank`.

    /// How many cards there are.
    const KING_CARDS: u8 = Card::COUNT as u8;
    /// The set of all cards.
    const KING_ALL_CARDS: u64 = CardSet::ALL.bits();
    /// Stands in a list or an argument for nothing: no card, no suit, nobody.
    const KING_NOTHING: u8 = NOTHING;
    /// A buffer of so many bytes has room for every name and message, and for the text of every value that legal play
    /// can come to.
    const KING_TEXT_SIZE: u32 = 2048;

    /// A suit, in the order of the card numbers.
    enum king_suit: Suit {
        /// ♣, sinek
        Clubs,
        /// ♦, karo
        Diamonds,
        /// ♥, kupa
        Hearts,
        /// ♠, maça
        Spades,
    }

    /// A rank, low to high.
    enum king_rank: Rank {
        /// 2
        Two,
        /// 3
        Three,
        /// 4
        Four,
        /// 5
        Five,
        /// 6
        Six,
        /// 7
        Seven,
        /// 8
        Eight,
        /// 9
        Nine,
        /// 10
        Ten,
        /// Vale, a man
        Jack,
        /// Kız
        Queen,
        /// Papaz, a man
        King,
        /// As
        Ace,
    }

    /// A language of names and messages. Both are UTF-8.
    enum king_lang: Lang {
        /// English
        En,
        /// Turkish
        Tr,
    }

    /// The code of a language: `en` or `tr`.
    fn king_lang_text(lang: Lang) -> text = lang.text();

    /// The name of a language for people, in either of the two: `English`, `İngilizce`.
    fn king_lang_name(language: Lang, lang: Lang) -> text = language.name(lang);

    /// Reads the code of a language, as king_lang_text() writes it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_lang_parse(text: &str) -> lang: Lang | error = text.parse()?;

    /// The letter of a suit in records: `C`, `D`, `H` or `S`.
    fn king_suit_text(suit: Suit) -> text = suit.text();

    /// The name of a suit for people: `hearts`, `kupa`.
    fn king_suit_name(suit: Suit, lang: Lang) -> text = suit.name(lang);

    /// The sign of a suit: `♣`, `♦`, `♥` or `♠`.
    fn king_suit_symbol(suit: Suit) -> text = suit.symbol();

    /// Reads the letter of a suit, as king_suit_text() writes it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_suit_parse(text: &str) -> suit: Suit | error = text.parse()?;

    /// The letter of a rank in records: `2` to `9`, `T`, `J`, `Q`, `K` or `A`.
    fn king_rank_text(rank: Rank) -> text = rank.text();

    /// The name of a rank for people: `king`, `papaz`.
    fn king_rank_name(rank: Rank, lang: Lang) -> text = rank.name(lang);

    /// A rank as it stands on a card: `10` where records write `T`.
    fn king_rank_figure(rank: Rank) -> text = rank.figure();

    /// Reads the letter of a rank, as king_rank_text() writes it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_rank_parse(text: &str) -> rank: Rank | error = text.parse()?;

    /// The text of a card in records, suit first: `SA`, `HT`.
    fn king_card_text(card: Card) -> text = card;

    /// A card as people write it: `♠A`, `♥10`.
    fn king_card_figure(card: Card) -> text = Figure(card);

    /// The name of a card for people: `king of hearts`, `kupa papazı`.
    fn king_card_name(card: Card, lang: Lang) -> text = card.name(lang);

    /// Reads a card: `SA`, and also `sa`, `H10` and `♥10`.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_card_parse(text: &str) -> card: Card | error = text.parse()?;

    /// A set of cards as a PBN hand, spades first, ranks high to low: `K762.J.AQ.AKQ654`.
    fn king_card_set_text(cards: CardSet) -> text = cards;

    /// Reads a PBN hand of any number of cards; `-` is read for an empty suit.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_card_set_parse(text: &str) -> cards: CardSet | error = text.parse()?;

    /// Which of the cards, in the order played, wins the trick, counted from 0, in either game (K7.2, B5.4). `trump` is a
    /// suit, or KING_NOTHING.
    ///
    /// KING_NONE: there is no card.
    fn king_winner(cards: &[Card], trump: Option<Suit>) -> place: Option<u32> =
        law::winner(cards.iter(), trump).map(|place| place as u32);
}

/// A card in its form for people.
struct Figure(Card);

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#}", self.0)
    }
}
