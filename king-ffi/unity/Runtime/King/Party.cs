namespace KingRules.King
{
    /// <summary>
    /// A party and its results so far: what was declared, who doubled whom, and who took what in each counted round;
    /// the scores follow from these. It never changes: <see cref="Record"/> returns the next one. With <see
    /// cref="Start"/> and <see cref="Record"/> it runs a table; with <see cref="RecordResult"/> it keeps the score for
    /// people who play with real cards, and <see cref="Correct"/> puts right an earlier round. Its text is the score
    /// sheet without cards, <c>king-sheet1 …</c>.
    /// </summary>
    public readonly unsafe partial struct Party
    {
        /// <summary>How many rounds a party counts (K2.2).</summary>
        public const int Rounds = Native.KING_PARTY_ROUNDS;

        /// <summary>Whether all rounds are counted.</summary>
        public bool IsOver => Count == Rounds;
    }
}
