//! What anybody may ask of a round, a table or a view: the answers depend on nothing but what both players see.

/// Writes the questions once for all three.
macro_rules! questions {
    ($Class:ident) => {
        #[pyo3::pymethods]
        impl $Class {
            /// The player who deals.
            #[getter]
            fn dealer(&self) -> Of<rules::Player> {
                Of(self.0.dealer())
            }

            /// The player who declares: the one who does not deal (B1.2).
            #[getter]
            fn declarer(&self) -> Of<rules::Player> {
                Of(self.0.declarer())
            }

            /// What the declarer had not declared before this round (B1.3).
            #[getter]
            fn unused(&self) -> DenominationSet {
                DenominationSet(self.0.unused())
            }

            /// What was declared; `None` before the declaration.
            #[getter]
            fn declared(&self) -> Option<Of<rules::Denomination>> {
                self.0.declared().map(Of)
            }

            /// The trump suit; `None` before the declaration and in no trump.
            #[getter]
            fn trump(&self) -> Option<Of<Suit>> {
                self.0.trump().map(Of)
            }

            /// The part of the round that is on.
            #[getter]
            fn phase(&self) -> Of<rules::Phase> {
                Of(self.0.phase())
            }

            /// The player who is to act; `None` when the round is over.
            #[getter]
            fn turn(&self) -> Option<Of<rules::Player>> {
                self.0.turn().map(Of)
            }

            /// Who did what, in order: pairs of player and action.
            #[getter]
            fn actions(&self) -> Tuple<(Of<rules::Player>, ActionOut)> {
                self.0.actions().map(|(player, action)| (Of(player), ActionOut(action))).collect()
            }

            /// The cards that were played, in order: pairs of player and card.
            #[getter]
            fn plays(&self) -> Tuple<(Of<rules::Player>, CardOut)> {
                self.0.plays().map(|(player, card)| (Of(player), CardOut(card))).collect()
            }

            /// The tricks in order, the running one included.
            #[getter]
            fn tricks(&self) -> Tuple<Trick> {
                self.0.tricks().map(Trick).collect()
            }

            /// The running trick: `None` when the next card is a lead.
            #[getter]
            fn trick(&self) -> Option<Trick> {
                self.0.trick().map(Trick)
            }

            /// The last trick that was completed; `None` before the first.
            #[getter]
            fn last_trick(&self) -> Option<Trick> {
                self.0.last_trick().map(Trick)
            }

            /// The tricks that players 0 and 1 have taken so far.
            #[getter]
            fn taken(&self) -> (u8, u8) {
                self.0.taken().into()
            }

            /// The scores of players 0 and 1; `None` before the end (B6.1).
            #[getter]
            fn scores(&self) -> Option<(i32, i32)> {
                self.0.scores().map(Into::into)
            }

            /// What the round came to; `None` before the end.
            #[getter]
            fn result(&self) -> Option<RoundResult> {
                self.0.result().map(RoundResult)
            }

            /// A player's ten piles (B2.6).
            fn piles(&self, player: Of<rules::Player>) -> Tuple<Pile> {
                self.0.piles(player.0).into_iter().map(Pile).collect()
            }

            /// The cards that lie face up on a player's piles (B4.1).
            fn open_cards(&self, player: Of<rules::Player>) -> CardSet {
                CardSet(self.0.open_cards(player.0))
            }

            /// Whether a player may see and play its hand cards (B4.2, B4.3).
            fn unlocked(&self, player: Of<rules::Player>) -> bool {
                self.0.unlocked(player.0)
            }

            /// How many hand cards a player has left.
            fn hand_count(&self, player: Of<rules::Player>) -> usize {
                self.0.hand_count(player.0)
            }

            /// The hand cards that a player has played; with `hand_count` more they make its six.
            fn played_from_hand(&self, player: Of<rules::Player>) -> CardSet {
                CardSet(self.0.played_from_hand(player.0))
            }

            /// The cards that the record proves not to be among a player's hand cards: whoever did not follow suit, did
            /// not trump or did not overtrump while its hand was open had no hand card to do it with (B4.4).
            fn excluded(&self, player: Of<rules::Player>) -> CardSet {
                CardSet(self.0.excluded(player.0))
            }
        }
    };
}
pub(crate) use questions;
