namespace KingRules.King
{
    public readonly partial struct ActionSet
    {
        /// <summary>The cards among the actions.</summary>
        public CardSet Cards => new CardSet(Low & CardSet.All.Bits);
    }
}
