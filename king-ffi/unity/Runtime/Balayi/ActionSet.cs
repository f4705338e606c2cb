namespace KingRules.Balayi
{
    public readonly partial struct ActionSet
    {
        /// <summary>The cards among the actions.</summary>
        public CardSet Cards => new CardSet(Bits & CardSet.All.Bits);
    }
}
