//! What anybody may ask of a round, a table or a view, in both games.

/// Writes the questions of a class, whose module has `Trick`, `Duties`, `RoundResult` and `ActionOut` beside it.
macro_rules! questions {
    ($Class:ident, $seat:ident: $Seat:ty, $Unused:ident, $Taken:ty, $Scores:ty) => {
        #[pyo3::pymethods]
        impl $Class {
            /// What the round waits for.
            #[getter]
            fn phase(&self) -> Of<rules::Phase> {
                Of(self.0.phase())
            }

            /// Who is to act; `None` when the round is over.
            #[getter]
            fn turn(&self) -> Option<Of<$Seat>> {
                self.0.turn().map(Of)
            }

            /// Who declares.
            #[getter]
            fn declarer(&self) -> Of<$Seat> {
                Of(self.0.declarer())
            }

            /// Who deals.
            #[getter]
            fn dealer(&self) -> Of<$Seat> {
                Of(self.0.dealer())
            }

            /// What the declarer had not declared before this round.
            #[getter]
            fn unused(&self) -> $Unused {
                $Unused(self.0.unused())
            }

            /// The trump suit; `None` before the declaration, and when there is none.
            #[getter]
            fn trump(&self) -> Option<Of<king_rules::Suit>> {
                self.0.trump().map(Of)
            }

            /// The trick on the table: empty before its first card, and again once it is full.
            #[getter]
            fn trick(&self) -> Trick {
                Trick(self.0.trick())
            }

            /// The last whole trick; `None` before the first.
            #[getter]
            fn last_trick(&self) -> Option<Trick> {
                self.0.last_trick().map(Trick)
            }

            /// The whole tricks, in order.
            #[getter]
            fn tricks(&self) -> $crate::tuples::Tuple<Trick> {
                self.0.tricks().map(Trick).collect()
            }

            /// Who took whole trick number n, counted from 0; `None` when that trick is not whole, or there is no such
            /// trick.
            fn winner_of(&self, n: $crate::numbers::Index) -> Option<Of<$Seat>> {
                n.0.and_then(|n| self.0.winner_of(n)).map(Of)
            }

            /// Who did what, in order: pairs of seat or player and action. Done again on a new round of the
            /// same cards, the actions lead to this position.
            #[getter]
            fn actions(&self) -> $crate::tuples::Tuple<(Of<$Seat>, ActionOut)> {
                self.0.actions().map(|(seat, action)| (Of(seat), ActionOut(action))).collect()
            }

            /// Who played what, in order: pairs of seat or player and card.
            #[getter]
            fn plays(&self) -> $crate::tuples::Tuple<(Of<$Seat>, CardOut)> {
                self.0.plays().map(|(seat, card)| (Of(seat), CardOut(card))).collect()
            }

            /// The cards played so far.
            #[getter]
            fn played(&self) -> CardSet {
                CardSet(self.0.played())
            }

            /// The cards that one has played so far.
            fn played_by(&self, $seat: Of<$Seat>) -> CardSet {
                CardSet(self.0.played_by($seat.0))
            }

            /// How many cards one has in hand.
            fn held(&self, $seat: Of<$Seat>) -> u8 {
                self.0.held($seat.0)
            }

            /// What decides which cards may be played now; `None` when no card can be played to a trick.
            #[getter]
            fn duties(&self) -> Option<Duties> {
                self.0.duties().map(Duties)
            }

            /// The points taken so far, one number each: in King what a penalty costs (≥ 0), or what koz or dürt wins;
            /// in Balayı the tricks.
            #[getter]
            fn taken(&self) -> $Taken {
                self.0.taken().into()
            }

            /// The result of the round; `None` before its end, and when it was annulled.
            #[getter]
            fn result(&self) -> Option<RoundResult> {
                self.0.result().map(RoundResult)
            }

            /// The scores of the round, one each; `None` before its end, and when it was annulled.
            #[getter]
            fn scores(&self) -> Option<$Scores> {
                self.0.scores().map(Into::into)
            }

            /// The cards that the record proves one not to have in hand: such as who failed to follow suit or passed in
            /// dürt, shows what it lacks. Every action is taken for itself: counting cards is left to those who sample
            /// hands.
            fn excluded(&self, $seat: Of<$Seat>) -> CardSet {
                CardSet(self.0.excluded($seat.0))
            }
        }
    };
}
pub(crate) use questions;

/// Writes what a round and a view answer about the one on turn.
macro_rules! moves {
    ($Class:ident) => {
        #[pyo3::pymethods]
        impl $Class {
            /// What the one on turn may do: of a round, never empty before it is over; of a view, empty when it is not
            /// the viewer's turn.
            #[getter]
            fn legal_actions(&self) -> ActionSet {
                ActionSet(self.0.legal_actions())
            }

            /// `legal_actions` as a mask: bit = code of the action.
            #[getter]
            fn legal_mask(&self) -> $crate::numbers::Mask {
                $crate::numbers::Mask(self.0.legal_actions().bits().into())
            }

            /// The cards among `legal_actions`; empty unless cards are being played.
            #[getter]
            fn legal_cards(&self) -> CardSet {
                CardSet(self.0.legal_cards())
            }
        }
    };
}
pub(crate) use moves;
