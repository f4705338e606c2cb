//! What can go wrong when the text of a value is read. Nothing here depends on a game.

use crate::{Card, Expected};

placed_error! {
    /// The text of a value could not be read: the byte at which reading stopped, and why.
    ///
    /// ```
    /// use king_rules::{Expected, Lang, king::Contract};
    /// let error = "koz".parse::<Contract>().unwrap_err();
    /// assert_eq!((error.at, error.kind), (0, Expected::KozSuit.into()));
    /// assert_eq!(error.to_string(), "byte 0: expected the trump suit of koz, as in koz:C");
    /// assert_eq!(error.message(Lang::Tr).to_string(), "beklenen: kozun rengi, koz:C gibi");
    /// ```
    ParseError of ParseErrorKind
}

error! {
    /// What is wrong with the text of a value.
    ParseErrorKind {
        /// Something else should stand here.
        1 Expected(wanted: Expected), "", "expected {wanted}", "beklenen: {wanted}";
        /// The text goes on where it should end.
        2 TrailingText, "", "the text should end here", "metin burada bitmeliydi";
        /// This is a text of another kind: that of a round, a sheet, a party file or a match file.
        5 OtherHead { found: Expected, wanted: Expected } if found != wanted && found.is_tag() && wanted.is_tag(), "",
            "this is a text of {found}; expected {wanted}", "bu bir {found} metni; beklenen: {wanted}";
        /// The text has a zero byte after each letter: it is UTF-16 that was taken for UTF-8.
        6 Utf16, "", "this is text in UTF-16; it should be in UTF-8", "bu metin UTF-16; UTF-8 olmalı";
        /// A text that should be one line has a line end with more text behind it.
        7 Lines, "", "this is more than one line", "bu metin birden çok satır";
    }
    from {
        /// The cards do not make up a pack.
        2 + Cards(PackError), "";
    }
}

impl From<Expected> for ParseErrorKind {
    fn from(expected: Expected) -> Self {
        Self::Expected(expected)
    }
}

error! {
    /// Cards that do not make up a pack ([K1.2](crate::rules::konturlu_king#K1.2), [K2.5](crate::rules::konturlu_king#K2.5)).
    PackError {
        /// This card occurs twice.
        1 Twice(found: Card), "", "the {found} occurs twice", "{found} iki kez var";
        /// A hand, or the pack, has another number of cards than it should.
        2 Count { found: u8, wanted: u8 } if found != wanted, "",
            "number of cards: {found} instead of {wanted}", "kart sayısı {found}, olması gereken {wanted}";
    }
    from {}
}
