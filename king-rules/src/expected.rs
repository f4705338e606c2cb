//! What could have stood in a text where something else stands.

use core::fmt;

use crate::Lang;
use crate::error_table::Part;
use crate::lang::Localized;

macro_rules! expected {
    ($($(#[$meta:meta])* $code:literal $Variant:ident = $en:literal, $tr:literal;)+) => {
        /// What could have stood in a text where something else stands, or nothing. Its [code](Self::code) is stable; the
        /// phrase ([`name`](Self::name)) is for people.
        ///
        /// ```
        /// use king_rules::{Expected, Lang, Suit};
        /// let error = "X".parse::<Suit>().unwrap_err();
        /// assert_eq!(error.kind, Expected::Suit.into());
        /// assert_eq!(error.message(Lang::En).to_string(), "expected a suit: C, D, H or S");
        /// assert_eq!(error.message(Lang::Tr).to_string(), "beklenen: bir renk (C, D, H ya da S)");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        #[non_exhaustive]
        pub enum Expected { $($(#[$meta])* #[doc = concat!(" ", $en, ".")] $Variant = $code),+ }

        impl Expected {
            /// Everything that can be expected, in the order of the code.
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];

            /// The phrase of that language: what is expected, and how it is written.
            #[must_use]
            pub const fn name(self, lang: Lang) -> &'static str {
                match (self, lang) {
                    $((Self::$Variant, Lang::En) => $en, (Self::$Variant, Lang::Tr) => $tr,)+
                }
            }
        }
    };
}

expected! {
    1 Suit = "a suit: C, D, H or S", "bir renk (C, D, H ya da S)";
    2 Rank = "a rank: 2 to 9, T for ten, J, Q, K or A", "bir kart değeri (2-9, onlu için T, J, Q, K ya da A)";
    3 Card = "a card, such as SA or H10", "bir kart, SA ya da H10 gibi";
    4 Hand = "a hand: spades.hearts.diamonds.clubs, each from high to low, T for ten",
        "bir el (maça.kupa.karo.sinek, her biri büyükten küçüğe, onlu için T)";
    5 Lang = "a language: en or tr", "bir dil (en ya da tr)";
    6 Reason = "the name of a reason, such as must_follow", "bir gerekçenin adı, must_follow gibi";
    7 Pack = "52 cards", "52 kart";
    8 Deal = "a deal: a seat, a colon and four hands", "bir dağıtım (bir yer, iki nokta üst üste ve dört el)";
    9 KnownHand = "a hand that is known", "bilinen bir el";
    10 Seat = "a seat: N, E, S or W", "bir yer (N, E, S ya da W)";
    11 Seats = "seats: letters of NESW, in that order", "yerler (NESW harflerinden, bu sırayla)";
    12 OtherSeats = "other seats than the one that doubles", "kontur çekenin kendisinden başka yerler";
    13 ContractKind = "a contract: el_almaz, kupa_almaz, erkek_almaz, kiz_almaz, rifki, son_iki, koz or durt",
        "bir oyun (el_almaz, kupa_almaz, erkek_almaz, kiz_almaz, rifki, son_iki, koz ya da durt)";
    14 Contract = "a contract, such as el_almaz, koz:C or durt:7", "bir oyun, el_almaz, koz:C ya da durt:7 gibi";
    15 KozSuit = "the trump suit of koz, as in koz:C", "kozun rengi, koz:C gibi";
    16 DurtRank = "the start rank of durt, as in durt:7", "dürtün başlangıç değeri, durt:7 gibi";
    17 ContractSet = "contracts: all, or some joined by commas in the order of their numbers, or - for none",
        "oyunlar (all, ya da numara sırasıyla ve virgülle, ya da hiçbiri için -)";
    18 Doubles = "doubles: -, or such as N>ES,S>N in the order of the seats",
        "konturlar (-, ya da yer sırasıyla N>ES,S>N gibi)";
    19 Relation = "a relation: none, kontur or sur", "bir ilişki (none, kontur ya da sur)";
    20 KingPhase = "a phase: declare, annul, kontur, sur, play or over",
        "bir aşama (declare, annul, kontur, sur, play ya da over)";
    21 KingAction = "an action: a card such as SA, pass, a contract such as kiz_almaz or koz:S, keep, annul, iyi, kontur:NE or sur:N",
        "bir hamle (SA gibi bir kart, pass, kiz_almaz ya da koz:S gibi bir oyun, keep, annul, iyi, kontur:NE ya da sur:N)";
    22 Option = "a house rule of K12", "K12'nin bir masa kuralı";
    23 NextOption = "a house rule of K12, in the order of K12", "K12'nin bir masa kuralı, K12 sırasıyla";
    24 HouseRules = "the house rules: -, or option=value joined by commas",
        "masa kuralları (-, ya da virgülle ayrılmış seçenek=değer)";
    25 OtherValue = "a value that is not the default", "varsayılandan başka bir değer";
    26 Truth = "true or false", "true ya da false";
    27 RifkiVoid = "never_force_king, king_holder_free or hearts_always",
        "never_force_king, king_holder_free ya da hearts_always";
    28 PenaltyVoid = "free or must_shed", "free ya da must_shed";
    29 KozVoid = "free, must_trump or must_overtrump", "free, must_trump ya da must_overtrump";
    30 DurtEnd = "all_out or fourth_decided", "all_out ya da fourth_decided";
    31 SaleTie = "first_in_turn or stays", "first_in_turn ya da stays";
    32 Declarer = "the declarer: N, E, S or W", "dekleran (N, E, S ya da W)";
    33 FirstDeclarer = "the first declarer: N, E, S or W", "ilk dekleran (N, E, S ya da W)";
    34 NoHand = "`?`: a table shows no hand", "`?` (masa hiçbir eli göstermez)";
    35 HiddenHand = "`?`: the viewer does not see this hand", "`?` (bakan bu eli görmez)";
    36 OwnHand = "the viewer's own hand", "bakanın kendi eli";
    37 ShownHand = "this hand, which is seen when all is played", "bu el (her şey oynanınca görülür)";
    38 KingRecord = "king1", "king1";
    39 KingSheet = "king-sheet1", "king-sheet1";
    40 KingParty = "king-party1", "king-party1";
    41 KingResult = "a result: CONTRACT/DOUBLES/POINTS", "bir sonuç (OYUN/KONTURLAR/PUANLAR)";
    42 Points = "four points joined by commas: N, E, S, W", "virgülle ayrılmış dört puan (N, E, S, W)";
    43 Player = "a player: 0 or 1", "bir oyuncu (0 ya da 1)";
    44 Denomination = "a declaration: C, D, H, S or NT", "bir koz (C, D, H, S ya da NT)";
    45 DenominationSet = "declarations: all, or some joined by commas in the order C, D, H, S, NT, or - for none",
        "kozlar (all, ya da C, D, H, S, NT sırasıyla ve virgülle, ya da hiçbiri için -)";
    46 BalayiPhase = "a phase: declare, play or over", "bir aşama (declare, play ya da over)";
    47 BalayiAction = "an action: a card such as SA, or one of C, D, H, S, NT",
        "bir hamle (SA gibi bir kart, ya da C, D, H, S, NT'den biri)";
    48 Dealer = "the dealer: 0 or 1", "dağıtan (0 ya da 1)";
    49 FirstDealer = "the first dealer: 0 or 1", "ilk dağıtan (0 ya da 1)";
    50 BalayiRecord = "balayi1", "balayi1";
    51 BalayiSheet = "balayi-sheet1", "balayi-sheet1";
    52 BalayiMatch = "balayi-match1", "balayi-match1";
    53 BalayiResult = "a result: a declaration and the tricks, such as NT/15,11", "bir sonuç (koz ve eller, NT/15,11 gibi)";
    54 SeenCard = "a card, as this one is seen", "bir kart (bu kart görülüyor)";
    55 UnseenCard = "`?`: this card is not seen", "`?` (bu kart görülmüyor)";
    56 AscendingHand = "the hand cards in ascending order", "el kartları, küçükten büyüğe";
    57 PossibleAction = "an action that the cards left can explain", "kalan kartlarla olabilecek bir hamle";
    58 Level = "a level: easy, medium or hard", "bir düzey (easy, medium ya da hard)";
    59 Opponent = "a player: random, greedy, a level such as hard, or play-outs as in playouts:400",
        "bir oyuncu (random, greedy, hard gibi bir düzey, ya da playouts:400 gibi)";
}

impl Expected {
    /// The stable code, from 1.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// Whether that is the tag with which a record, a sheet or a file begins.
    pub(crate) const fn is_tag(self) -> bool {
        use Expected::{BalayiMatch, BalayiRecord, BalayiSheet, KingParty, KingRecord, KingSheet};
        matches!(self, KingRecord | KingSheet | KingParty | BalayiRecord | BalayiSheet | BalayiMatch)
    }

    /// What has that code; `None` when nothing has.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|expected| expected.code() == code)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name(Lang::En))
    }
}

impl Localized for Expected {
    fn fmt_in(self, lang: Lang, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name(lang))
    }
}

impl Part for Expected {
    fn to_part(self) -> u32 {
        self.code().into()
    }

    fn from_part(part: u32) -> Option<Self> {
        Self::from_code(part.try_into().ok()?)
    }
}
