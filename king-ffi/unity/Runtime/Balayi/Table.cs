namespace KingRules.Balayi
{
    /// <summary>
    /// A round as everybody at the table sees it: the record without the cards that not both players see (B7.1). After
    /// the end it holds them all, the hands in ascending order. Law is asked of a table and <i>one</i> hand: the hand
    /// cards of the player on turn, none while they are locked. A round and a view answer the same questions.
    /// </summary>
    public readonly unsafe partial struct Table
    {
    }
}
