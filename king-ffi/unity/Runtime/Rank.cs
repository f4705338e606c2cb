namespace KingRules
{
    public static unsafe partial class RankExtensions
    {
        /// <summary>The four cards of the rank.</summary>
        public static CardSet Cards(this Rank rank) =>
            new CardSet(0x8004002001UL << Interop.Below((int)rank, 13, nameof(rank)));
    }
}
