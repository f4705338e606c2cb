using System;

namespace KingRules.King
{
    /// <summary>
    /// The score sheet as players keep it: for each declarer and contract, the four scores of that round. A party fills
    /// it (<see cref="Party.Sheet"/>); a sheet kept by hand can be entered and checked as well. It never changes: <see
    /// cref="Enter"/> gives the next one.
    /// </summary>
    public readonly unsafe struct Sheet : IEquatable<Sheet>
    {
        /// <summary>What every seat starts a party with (K10.1).</summary>
        public const int Start = Native.KING_PARTY_START;

        readonly king_sheet native;

        internal Sheet(king_sheet native)
        {
            this.native = native;
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

        /// <summary>
        /// What each seat has: the start and all scores written. Scores that no round can have make a total stay at the
        /// ends of <see cref="int"/>.
        /// </summary>
        public PerSeat<int> Totals
        {
            get
            {
                king_sheet sheet = native;
                int* totals = stackalloc int[4];
                Interop.Check(Native.king_sheet_totals(&sheet, totals));
                return Four.Of(totals);
            }
        }

        /// <summary>The sheet with the scores of a round written in the place of its declarer and contract.</summary>
        public Sheet Enter(Seat declarer, ContractKind contract, PerSeat<int> scores)
        {
            king_sheet sheet = native;
            int* four = stackalloc int[4];
            Four.To(scores, four);
            Interop.Check(Native.king_sheet_enter(&sheet, (byte)declarer, (byte)contract, four));
            return new Sheet(sheet);
        }

        /// <summary>
        /// The scores of the round that a seat declared with that contract; <c>null</c> when it is not written.
        /// </summary>
        public PerSeat<int>? Scores(Seat declarer, ContractKind contract)
        {
            king_sheet sheet = native;
            int* scores = stackalloc int[4];
            int status = Native.king_sheet_scores(&sheet, (byte)declarer, (byte)contract, scores);
            return Interop.Given(status) ? (PerSeat<int>?)Four.Of(scores) : null;
        }

        /// <summary>
        /// What the scores of a seat's contract sum to over the four seats; <c>null</c> when it is not written.
        /// </summary>
        public long? Sum(Seat declarer, ContractKind contract)
        {
            king_sheet sheet = native;
            long sum;
            return Interop.Given(Native.king_sheet_sum(&sheet, (byte)declarer, (byte)contract, &sum))
                ? (long?)sum
                : null;
        }

        /// <summary>What the scores of a contract sum to over all four declarers, as far as they are written.</summary>
        public long SumOverDeclarers(ContractKind contract)
        {
            king_sheet sheet = native;
            long sum;
            Interop.Check(Native.king_sheet_sum_over_declarers(&sheet, (byte)contract, &sum));
            return sum;
        }

        /// <summary>
        /// <i>Sağlama</i>, the check of the sheet (K10.2): every round that is written sums to the total of its
        /// contract.
        /// </summary>
        /// <returns>
        /// The first round that does not, by declarer and contract; <c>null</c> when the sheet balances.
        /// </returns>
        public Imbalance? Check()
        {
            king_sheet sheet = native;
            king_imbalance imbalance;
            return Interop.Given(Native.king_sheet_check(&sheet, &imbalance))
                ? new Imbalance(imbalance)
                : (Imbalance?)null;
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Sheet a, Sheet b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Sheet a, Sheet b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Sheet other)
        {
            king_sheet a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_sheet));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Sheet sheet && Equals(sheet);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_sheet sheet = native;
            return Interop.Hash(sheet.opaque, sizeof(king_sheet));
        }

        /// <summary>The totals.</summary>
        public override string ToString() => "Sheet: " + Totals;
    }

    /// <summary>
    /// A sheet that does not balance: the scores of this round do not sum to the total of its contract (K10.2).
    /// </summary>
    public readonly struct Imbalance
    {
        internal Imbalance(king_imbalance imbalance)
        {
            Declarer = (Seat)imbalance.declarer;
            Contract = (ContractKind)imbalance.contract_kind;
            Found = imbalance.found;
            Expected = imbalance.expected;
        }

        /// <summary>Who declared the round.</summary>
        public Seat Declarer { get; }

        /// <summary>The contract.</summary>
        public ContractKind Contract { get; }

        /// <summary>What its four scores sum to.</summary>
        public long Found { get; }

        /// <summary>What they should sum to.</summary>
        public long Expected { get; }

        /// <summary>A sentence with the clause.</summary>
        public override string ToString() => FormattableString.Invariant(
            $"{Contract.Text()} declared by {Declarer.Text()} sums to {Found} instead of {Expected} (K10.2)");
    }
}
