namespace KingRules.Balayi
{
    /// <summary>
    /// What decides which cards may be played to a trick (B5): the trick as it lies, and the trump suit. They look at
    /// the playable cards alone (B4.4). <see cref="Table.Duties"/> knows them of itself; an engine that keeps its own
    /// state fills them in.
    /// </summary>
    public readonly unsafe partial struct Duties
    {
        /// <summary>
        /// Who leads to the first trick: the player with the lowest diamond among the twenty open cards; the declarer
        /// when there is none (B3.1).
        /// </summary>
        public static Player Starter(PerPlayer<CardSet> open, Player declarer)
        {
            ulong* cards = stackalloc ulong[2];
            byte player;
            Each.To(open, cards);
            Interop.Check(Native.balayi_starter(cards, (uint)declarer, &player));
            return (Player)player;
        }
    }
}
