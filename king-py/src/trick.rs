//! Tricks, in both games.

/// Writes the class of a game's tricks, whose module of the crate is in scope as `rules`.
macro_rules! trick {
    ($(#[$meta:meta])* $module:literal, $name:literal, $seat:ident: $Seat:ty, $most:literal) => {
        $(#[$meta])*
        #[pyo3::pyclass(frozen, module = $module)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub(crate) struct Trick(pub(crate) rules::Trick);

        #[pyo3::pymethods]
        impl Trick {
            /// Raises `ValueError` for more cards than a trick has.
            #[new]
            #[pyo3(signature = (leader, cards=Cards::NONE), text_signature = "(leader, cards=())")]
            fn new(leader: Of<$Seat>, cards: Cards) -> PyResult<Self> {
                let cards = cards.0;
                if cards.len() > $most {
                    return Err(PyValueError::new_err(format!("{} cards are no trick", cards.len())));
                }
                Ok(Self(cards.into_iter().fold(rules::Trick::new(leader.0), rules::Trick::with)))
            }

            /// Who plays, or played, the first card.
            #[getter]
            fn leader(&self) -> Of<$Seat> {
                Of(self.0.leader())
            }

            /// The suit of the first card; `None` when no card lies.
            #[getter]
            fn led(&self) -> Option<Of<Suit>> {
                self.0.led().map(Of)
            }

            /// Who plays next; `None` when the trick is full.
            #[getter]
            fn turn(&self) -> Option<Of<$Seat>> {
                self.0.turn().map(Of)
            }

            /// Who played what, in order.
            #[getter]
            fn plays(&self) -> Tuple<(Of<$Seat>, CardOut)> {
                self.0.plays().map(|($seat, card)| (Of($seat), CardOut(card))).collect()
            }

            /// The cards that lie.
            #[getter]
            fn cards(&self) -> CardSet {
                CardSet(self.0.cards())
            }

            /// The card that one has played to it; `None` when it has not.
            fn card(&self, $seat: Of<$Seat>) -> Option<CardOut> {
                self.0.card($seat.0).map(CardOut)
            }

            /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2,
            /// B5.4). `None` when no card lies.
            #[pyo3(signature = (trump=None))]
            fn winner(&self, trump: Option<Of<Suit>>) -> Option<Of<$Seat>> {
                self.0.winner(trump.map(|trump| trump.0)).map(Of)
            }

            fn __len__(&self) -> usize {
                self.0.len()
            }

            fn __iter__(&self) -> Items<CardOut> {
                self.played()
            }

            pub(crate) fn __repr__(&self) -> String {
                let cards: Vec<_> = self.0.plays().map(|(_, card)| format!("'{card}'")).collect();
                format!(concat!($name, "('{}', [{}])"), self.0.leader(), cards.join(", "))
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (&'static str, Tuple<CardOut>)> {
                (py.get_type::<Self>(), (self.0.leader().text(), self.played()))
            }
        }

        impl Trick {
            fn played<I: FromIterator<CardOut>>(&self) -> I {
                self.0.plays().map(|(_, card)| CardOut(card)).collect()
            }
        }

        $crate::values::value!(Trick);
        $crate::compare::compared!(Trick, "");
    };
}
pub(crate) use trick;
