namespace KingRules.King
{
    /// <summary>
    /// The score sheet as players keep it: for each declarer and contract, the four scores of that round. A party fills
    /// it (<see cref="Party.Sheet"/>); a sheet kept by hand can be entered and checked as well. It never changes: <see
    /// cref="Enter"/> returns the next one.
    /// </summary>
    public readonly unsafe partial struct Sheet
    {
        /// <summary>What every seat starts a party with (K10.1).</summary>
        public const int Start = Native.KING_PARTY_START;

        /// <summary>The totals.</summary>
        public override string ToString() => "Sheet: " + Totals;
    }
}
