//! What anybody may ask of a round, a table or a view: all of it is on the table.

/// Writes the questions once for all three.
macro_rules! questions {
    ($Class:ident) => {
        #[pyo3::pymethods]
        impl $Class {
            /// What the round waits for.
            #[getter]
            fn phase(&self) -> Of<king::Phase> {
                Of(self.on_table().phase())
            }

            /// The seat that is to act; `None` when the round is over.
            #[getter]
            fn turn(&self) -> Option<Of<king::Seat>> {
                self.on_table().turn().map(Of)
            }

            /// Whether the round has been annulled (K4.2).
            #[getter]
            fn annulled(&self) -> bool {
                self.on_table().annulled()
            }

            /// The declarer.
            #[getter]
            fn declarer(&self) -> Of<king::Seat> {
                Of(self.on_table().declarer())
            }

            /// What the declarer had not declared before this round (K2.3).
            #[getter]
            fn unused(&self) -> ContractSet {
                ContractSet(self.on_table().unused())
            }

            /// The house rules.
            #[getter]
            fn house_rules(&self) -> HouseRules {
                HouseRules(self.on_table().house_rules())
            }

            /// The contract; `None` before the declaration.
            #[getter]
            fn contract(&self) -> Option<Contract> {
                self.on_table().contract().map(Contract)
            }

            /// The trump suit; `None` before the declaration and in every contract but koz.
            #[getter]
            fn trump(&self) -> Option<Of<rules::Suit>> {
                self.on_table().trump().map(Of)
            }

            /// The doubles and redoubles said so far.
            #[getter]
            fn doubles(&self) -> Doubles {
                Doubles(self.on_table().doubles())
            }

            /// Who said and did what, in order, forced actions and passes included: pairs of seat and action. Done
            /// again on a new round of the same hands, the actions lead to this position.
            #[getter]
            fn actions(&self) -> Tuple<(Of<king::Seat>, ActionOut)> {
                self.on_table().actions().map(|(seat, action)| (Of(seat), ActionOut(action))).collect()
            }

            /// Who played what, in order: pairs of seat and card. Passes are left out: see `actions`.
            #[getter]
            fn plays(&self) -> Tuple<(Of<king::Seat>, CardOut)> {
                self.on_table().plays().map(|(seat, card)| (Of(seat), CardOut(card))).collect()
            }

            /// The cards played so far.
            #[getter]
            fn played(&self) -> CardSet {
                CardSet(self.on_table().played())
            }

            /// The cards that a seat has played so far.
            fn played_by(&self, seat: Of<king::Seat>) -> CardSet {
                CardSet(self.on_table().played_by(seat.0))
            }

            /// How many cards a seat holds.
            fn held(&self, seat: Of<king::Seat>) -> u8 {
                self.on_table().held(seat.0)
            }

            /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6).
            #[getter]
            fn hearts_open(&self) -> bool {
                self.on_table().hearts_open()
            }

            /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in
            /// dürt.
            #[getter]
            fn trick(&self) -> Trick {
                Trick(self.on_table().trick())
            }

            /// The whole tricks, in order. None in dürt.
            #[getter]
            fn tricks(&self) -> Tuple<Trick> {
                self.on_table().tricks().map(Trick).collect()
            }

            /// The last whole trick; `None` before the first, and in dürt.
            #[getter]
            fn last_trick(&self) -> Option<Trick> {
                self.on_table().last_trick().map(Trick)
            }

            /// Who took whole trick number n, counted from 0 (K7.2); `None` when that trick is not whole, or there is
            /// no such trick, and in dürt.
            fn winner_of(&self, n: $crate::numbers::Index) -> Option<Of<king::Seat>> {
                n.0.and_then(|n| self.on_table().winner_of(n)).map(Of)
            }

            /// What decides which cards may be played now; `None` when no card can be played to a trick, so also in
            /// dürt.
            #[getter]
            fn duties(&self) -> Option<Duties> {
                self.on_table().duties().map(Duties)
            }

            /// In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.
            #[getter]
            fn open_cards(&self) -> CardSet {
                CardSet(self.on_table().open_cards())
            }

            /// The place of each seat in dürt, 1 to 4, N, E, S, W; `None` while it is not decided (K8.4).
            #[getter]
            fn places(&self) -> (Option<u8>, Option<u8>, Option<u8>, Option<u8>) {
                self.on_table().places().into()
            }

            /// The points taken so far (≥ 0) in a penalty, or won in koz and dürt, N, E, S, W: p or v of K9. All 0 in
            /// an annulled round.
            #[getter]
            fn taken(&self) -> (i16, i16, i16, i16) {
                self.on_table().taken().into()
            }

            /// The scores of the round, N, E, S, W; `None` before its end and in an annulled round (K9).
            #[getter]
            fn scores(&self) -> Option<(i32, i32, i32, i32)> {
                self.on_table().scores().map(Into::into)
            }

            /// The cards that the record proves a seat not to hold (K11.1): who failed to follow a suit, passed in
            /// dürt, annulled, or discarded where a duty was to shed, shows what it lacks, under any house rules. Every
            /// action is taken for itself: counting cards is left to those who sample hands.
            fn excluded(&self, seat: Of<king::Seat>) -> CardSet {
                CardSet(self.on_table().excluded(seat.0))
            }
        }
    };
}
pub(crate) use questions;
