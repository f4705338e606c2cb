//! Why greedy play chose that: a fact about the card, for people.

use king_rules::king::ContractKind;

use super::lanes::Lanes;
use super::policy;
use super::seen::Seen;

written! {
    /// What the [greedy](super::greedy) player has in mind with its action.
    ///
    /// ```
    /// use king_players::king::{Reason, greedy};
    /// use king_rules::{Lang, king::Table};
    /// let table: Table = "king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA H4".parse()?;
    /// let choice = greedy::choose(&table, "K762.J3.AQ.AKQ65".parse()?).unwrap();
    /// assert_eq!((choice.action, choice.reason), ("HJ".parse()?, Reason::Duck));
    /// assert_eq!(choice.reason.text(), "duck");
    /// assert_eq!(choice.reason.message(Lang::En), "the highest card that stays under the best of the trick");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Reason,
    /// The reason in words, to show to a person.
    message {
        /// Nothing else is legal.
        1 Only = "only", "nothing else is legal", "başka seçenek yok";
        /// The contract for which the hand is best, compared with what is usual.
        2 Declare = "declare",
            "the contract for which the hand is best, compared with what is usual",
            "eldeki kartlara alışılmıştan en çok uyan oyun";
        /// The only heart is K♥ or A♥.
        3 Annul = "annul", "the only heart is the king or the ace", "tek kupa papaz ya da as";
        /// The hand is not good enough to double.
        4 Iyi = "iyi", "the hand is not good enough to double", "el kontur için yeterince iyi değil";
        /// The hand is better than what a doubled seat is likely to have.
        5 Kontur = "kontur",
            "the hand is better than what those seats are likely to have",
            "el, o oyuncularda olabilecekten daha iyi";
        /// The hand is better than what a seat that doubled is likely to have.
        6 Sur = "sur",
            "the hand is better than what those who doubled are likely to have",
            "el, kontur diyenlerde olabilecekten daha iyi";
        /// Led: all unseen cards of the suit are higher.
        7 LeadUnder = "lead_under",
            "all cards of that suit that others hold are higher",
            "diğerlerindeki o renk kartların hepsi daha büyük";
        /// Led: the only card of its suit, so that others can be thrown on it later.
        8 LeadSingle = "lead_single",
            "the only card of its suit: later something can be thrown on that suit",
            "o rengin tek kartı: sonra o renge başka kart atılabilir";
        /// Led: more cards that others hold are above it than below.
        9 LeadLow = "lead_low", "a low card, which others are likely to beat", "başkalarının geçmesi olası küçük bir kart";
        /// Led: a high card, to be rid of it while that is cheap.
        10 LeadHigh = "lead_high",
            "a high card, to be rid of it while that is cheap",
            "büyük bir kart, ucuzken elden çıksın diye";
        /// Followed: the highest card that does not take the trick.
        11 Duck = "duck",
            "the highest card that stays under the best of the trick",
            "eli almayan en büyük kart";
        /// Followed: a penalty card for whoever takes the trick.
        12 DuckPenalty = "duck_penalty", "a penalty card under a higher one", "daha büyük bir kartın altına ceza kartı";
        /// Followed: over the best card, as the trick costs nothing yet.
        13 TakeFree = "take_free",
            "the trick costs nothing yet, and a high card is gone",
            "el henüz bir şeye mal olmuyor, büyük bir kart da elden çıkıyor";
        /// Followed: the trick is taken anyway, so a high card goes.
        14 TakeHigh = "take_high",
            "the trick is likely to be taken anyway: a high card goes with it",
            "el nasılsa alınacak: onunla büyük bir kart gitsin";
        /// Followed: all cards are higher, and another may still go over the lowest.
        15 OverLow = "over_low",
            "all cards go over: another may still go over the lowest",
            "bütün kartlar geçiyor: en küçüğünü bir başkası geçebilir";
        /// Thrown: a penalty card.
        16 ShedPenalty = "shed_penalty", "a penalty card, for whoever takes the trick", "eli alana bir ceza kartı";
        /// Thrown: the card that is likeliest to take a trick later.
        17 ShedHigh = "shed_high",
            "the card that is likeliest to take a trick later",
            "ileride el alması en olası kart";
        /// Koz, led: no card of the suit that others hold is higher.
        18 LeadTop = "lead_top", "nobody has a higher card of that suit", "o renkte daha büyüğü kimsede yok";
        /// Koz, led: a trump, to draw those of the others.
        19 DrawTrumps = "draw_trumps", "a trump, to draw those of the others", "diğerlerinin kozlarını çekmek için bir koz";
        /// Koz, led: a low card, as no high one is sure.
        20 LeadAway = "lead_away", "a low card, as no high one is sure to win", "büyüklerin kazanacağı kesin değil, küçük bir kart";
        /// Koz, led: a high card of a suit, so that the higher ones fall and the next is sure.
        21 ForceOut = "force_out",
            "a high card, so that the higher ones fall and the next one wins",
            "büyük bir kart: daha büyükleri çıksın da sıradaki kazansın";
        /// Koz, last to the trick: the lowest card that wins it.
        22 WinCheap = "win_cheap", "the lowest card that wins the trick", "eli kazanan en küçük kart";
        /// Koz: nobody can go over it in the suit.
        23 WinSure = "win_sure", "nobody can go over it in that suit", "o renkte kimse geçemez";
        /// Koz: a trump on a trick of another suit.
        24 Ruff = "ruff", "the lowest trump that takes the trick", "eli alan en küçük koz";
        /// Koz: the trick cannot be won, or not surely.
        25 LoseLow = "lose_low", "the trick is not to be won for sure: a low card", "elin kazanılacağı kesin değil: küçük bir kart";
        /// Dürt: it opens the way to own cards.
        26 OpenOwn = "open_own", "opens the way to own cards", "kendi kartlarının yolunu açıyor";
        /// Dürt: nothing lies beyond it.
        27 EndRow = "end_row", "opens the way for nobody", "kimsenin yolunu açmıyor";
        /// Dürt: of what opens the way for others alone, that which gives them least.
        28 GiveLeast = "give_least", "of what helps only others, that which helps least", "yalnız başkalarına yarayanların en az yarayanı";
    }
}

impl Reason {
    /// What speaks for that card, one of the legal ones; none for a pass.
    pub(super) fn of(kind: ContractKind, seen: &Seen, card: Lanes) -> Self {
        match kind {
            _ if seen.legal.is_single() => Self::Only,
            ContractKind::Durt => Self::of_durt(seen, card),
            ContractKind::Koz => Self::of_koz(seen, card),
            _ if seen.place == 0 => Self::of_lead(seen, card),
            _ if card.meets(seen.led) => Self::of_following(kind, seen, card),
            _ if card.meets(Lanes::of(kind.penalty_cards())) => Self::ShedPenalty,
            _ => Self::ShedHigh,
        }
    }

    fn of_lead(seen: &Seen, card: Lanes) -> Self {
        let suit = card.filled();
        let below = seen.unseen & suit & card.below();
        if below.is_empty() && seen.unseen.meets(suit) {
            Self::LeadUnder
        } else if (seen.hand & suit) == card {
            Self::LeadSingle
        } else if (seen.unseen & (suit - card.below())).len() > below.len() {
            Self::LeadLow
        } else {
            Self::LeadHigh
        }
    }

    fn of_following(kind: ContractKind, seen: &Seen, card: Lanes) -> Self {
        let penalties = Lanes::of(kind.penalty_cards());
        let harmless = (seen.legal - penalties).or(seen.legal);
        if card.meets(seen.best.up_to()) {
            if card.meets(penalties) { Self::DuckPenalty } else { Self::Duck }
        } else if !policy::costs(kind, seen) && card == harmless.top() {
            Self::TakeFree
        } else if seen.place < 3 && card == harmless.bottom() {
            Self::OverLow
        } else {
            Self::TakeHigh
        }
    }

    fn of_koz(seen: &Seen, card: Lanes) -> Self {
        let suit = card.filled();
        let unseen = seen.unseen & suit;
        let top = (unseen - card.up_to()).is_empty();
        let wins = card.0 > seen.best.0 && card.meets(seen.best.filled())
            || card.meets(seen.trumps) && !seen.best.meets(seen.trumps);
        if seen.place == 0 {
            match (card.meets(seen.trumps), top) {
                (true, _) if !unseen.is_empty() => Self::DrawTrumps,
                (_, true) => Self::LeadTop,
                _ if seen.legal.highest().meets(card) && (seen.hand & suit) != card => Self::ForceOut,
                _ => Self::LeadAway,
            }
        } else if !wins {
            Self::LoseLow
        } else if !card.meets(seen.led) {
            Self::Ruff
        } else if seen.place == 3 {
            Self::WinCheap
        } else {
            Self::WinSure
        }
    }

    fn of_durt(seen: &Seen, card: Lanes) -> Self {
        let suit = card.filled();
        let beyond = match (card.meets(seen.start), card.meets(seen.start.below())) {
            (true, _) => suit - card,
            (false, true) => suit & card.below(),
            (false, false) => suit - card.below() - card,
        };
        if seen.hand.meets(beyond) {
            Self::OpenOwn
        } else if seen.unseen.meets(beyond) {
            Self::GiveLeast
        } else {
            Self::EndRow
        }
    }
}
