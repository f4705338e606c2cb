namespace KingRules.Balayi
{
    /// <summary>
    /// A match: the results of up to ten rounds (B1.2); the scores are worked out from the results. It never changes:
    /// <see cref="Record"/> returns the next one, and <see cref="Correct"/> puts right an earlier round. Its text is a
    /// score sheet without cards, <c>balayi-sheet1 …</c>.
    /// </summary>
    public readonly unsafe partial struct Match
    {
        /// <summary>How many rounds a match has (B1.2).</summary>
        public const int Rounds = Native.BALAYI_MATCH_ROUNDS;

        /// <summary>Whether all rounds are counted.</summary>
        public bool IsOver => Count == Rounds;

        /// <summary>How the match ended; <c>null</c> before all rounds are counted (B6.2).</summary>
        public Outcome? Outcome
        {
            get
            {
                balayi_match self = Raw;
                byte winner;
                return Interop.Answered(Native.balayi_match_outcome(&self, &winner))
                    ? new Outcome(winner)
                    : (Outcome?)null;
            }
        }
    }
}
