// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct Sheet : IEquatable<Sheet>
    {
        readonly king_sheet native;

        internal Sheet(king_sheet native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_sheet Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Sheet a, Sheet b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Sheet a, Sheet b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Sheet other)
        {
            king_sheet a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_sheet));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Sheet value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_sheet self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_sheet));
        }

        /// <summary>An empty sheet.</summary>
        public static Sheet Empty
        {
            get
            {
                king_sheet sheet;
                Interop.Check(Native.king_sheet_new(&sheet));
                return new Sheet(sheet);
            }
        }

        /// <summary>Writes the scores of a round, in the place of its declarer and kind of contract.</summary>
        public Sheet Enter(Seat declarer, ContractKind kind, PerSeat<int> scores)
        {
            king_sheet self = Raw;
            int* scoresRaw = stackalloc int[4];
            Each.To(scores, scoresRaw);
            Interop.Check(Native.king_sheet_enter(&self, (uint)declarer, (uint)kind, scoresRaw));
            return new Sheet(self);
        }

        /// <summary>
        /// The scores of the round that a seat declared with that kind of contract. <c>null</c>: it is not written.
        /// </summary>
        public PerSeat<int>? Scores(Seat declarer, ContractKind kind)
        {
            king_sheet self = Raw;
            int* scores = stackalloc int[4];
            if (!Interop.Answered(Native.king_sheet_scores(&self, (uint)declarer, (uint)kind, scores)))
            {
                return null;
            }
            return Each.Of(scores);
        }

        /// <summary>
        /// What each seat has: the start and all scores written. Scores that no round can have make a total stay at the
        /// ends of <c>int</c>.
        /// </summary>
        public PerSeat<int> Totals
        {
            get
            {
                king_sheet self = Raw;
                int* totals = stackalloc int[4];
                Interop.Check(Native.king_sheet_totals(&self, totals));
                return Each.Of(totals);
            }
        }

        /// <summary>
        /// Sağlama, the check of the sheet (K10.2): the first round, by declarer and contract, whose scores do not sum
        /// to the total of its contract. <c>null</c>: there is no such round; the sheet balances.
        /// </summary>
        public Refusal? Imbalance()
        {
            king_sheet self = Raw;
            king_error error;
            return Interop.Answered(Native.king_sheet_imbalance(
                &self, &error)) ? new Refusal(error) : (Refusal?)null;
        }
    }
}
