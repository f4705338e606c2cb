//! Why greedy play chose that: a fact about the card, for people.

use super::seen::Seen;
use crate::lanes::Lanes;

written! {
    /// What the [greedy](super::greedy) player has in mind with its action.
    ///
    /// ```
    /// use king_players::balayi::{Reason, greedy};
    /// use king_rules::Lang;
    /// use king_rules::balayi::{DenominationSet, Player, Table};
    /// let open = ["SA", "SK", "SQ", "S4", "C2"].map(|card| card.parse().unwrap());
    /// let table = Table::new(open, Player::Zero, DenominationSet::ALL)?;
    /// let choice = greedy::choose(&table, Default::default()).unwrap();
    /// assert_eq!((choice.action, choice.reason), ("S".parse()?, Reason::DeclareTrump));
    /// assert_eq!(choice.reason.text(), "declare_trump");
    /// assert_eq!(choice.reason.message(Lang::Tr), "açık kartlara göre en çok puan getirecek koz");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Reason,
    /// The reason in words, to show to a person.
    message {
        /// Nothing else is legal.
        1 Only = "only", "nothing else is legal", "başka seçenek yok";
        /// The trump suit that promises most points, by the open cards.
        2 DeclareTrump = "declare_trump",
            "the trump suit that promises most points with these open cards",
            "açık kartlara göre en çok puan getirecek koz";
        /// No trump promises most points, by the open cards.
        3 DeclareNoTrump = "declare_no_trump",
            "high cards: no trump promises most points",
            "büyük kartlar: kozsuz en çok puanı getirir";
        /// Led: the other cannot beat it, whatever it has in its hand.
        4 LeadSure = "lead_sure", "the other cannot beat it", "öbür oyuncu onu geçemez";
        /// Led: no open card of the other beats it, but one in its hand may.
        5 LeadHigh = "lead_high",
            "no open card of the other beats it, though one in its hand may",
            "öbür oyuncunun açık kartları onu geçemez, elindeki geçebilir";
        /// Led: the other has no open card of the suit, and has to spend a trump.
        6 ForceTrump = "force_trump",
            "the other has no open card of that suit and has to spend a trump",
            "öbür oyuncunun açıkta o renkten kartı yok, koz harcaması gerek";
        /// Led: the other takes it, and has to spend a card on it.
        7 ForceOut = "force_out",
            "the other can beat it, but a card of its own goes for it",
            "öbür oyuncu geçebilir ama bunun için bir kartı gider";
        /// Led: the other takes it; a closed card is turned up.
        8 LeadUncover = "lead_uncover",
            "the other can beat it, but a closed card is turned up",
            "öbür oyuncu geçebilir ama kapalı bir kart açılır";
        /// Answered: the lowest card of the suit that takes the trick.
        9 WinCheap = "win_cheap", "the lowest card that takes the trick", "eli alan en küçük kart";
        /// Answered: nothing of the suit takes the trick.
        10 FollowLow = "follow_low", "the trick is lost: the lowest card of the suit", "el alınamıyor: o rengin en küçüğü";
        /// Answered: the suit is missing, and a trump takes the trick.
        11 Ruff = "ruff", "the lowest trump takes the trick", "eli alan en küçük koz";
        /// Answered: the trick is lost, and a closed card is turned up.
        12 ShedUncover = "shed_uncover",
            "the trick is lost: a low card that turns up a closed one",
            "el alınamıyor: altından kapalı bir kart açılacak küçük bir kart";
        /// Answered: the trick is lost, and the card is needed least.
        13 ShedLow = "shed_low", "the trick is lost: a low card of a long suit", "el alınamıyor: uzun bir rengin küçük kartı";
    }
}

impl Reason {
    /// What speaks for that card, one of the legal ones.
    pub(super) fn of(seen: &Seen, card: Lanes) -> Self {
        let uncovers = card.meets(seen.covers);
        if seen.lead.is_empty() {
            let (winners, sure) = seen.winners();
            match card {
                _ if card.meets(sure) => Self::LeadSure,
                _ if card.meets(winners) => Self::LeadHigh,
                _ if !seen.open.meets(card.filled()) => Self::ForceTrump,
                _ if uncovers => Self::LeadUncover,
                _ => Self::ForceOut,
            }
        } else if card.meets(seen.lead.filled()) {
            if card.meets(seen.lead.up_to()) { Self::FollowLow } else { Self::WinCheap }
        } else if card.meets(seen.trumps) {
            Self::Ruff
        } else if uncovers {
            Self::ShedUncover
        } else {
            Self::ShedLow
        }
    }
}
