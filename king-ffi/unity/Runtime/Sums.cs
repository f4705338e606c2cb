namespace KingRules
{
    /// <summary>
    /// The sums of a range of an advisor's play-outs: made by <c>Run</c>, on whatever thread, and taken in by <c>Absorb</c>.
    /// </summary>
    public readonly unsafe struct Sums
    {
        readonly king_sums native;

        internal Sums(king_sums native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_sums Raw => native;
    }
}
