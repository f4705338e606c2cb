namespace KingRules.King
{
    /// <summary>
    /// Everything about a round that all may know: the declaration, the answers on annulling, the talk, and every card
    /// and pass in order (K11.1). It holds no hidden card; law is asked of a table and <i>one</i> hand. One who looks
    /// on holds a table: <see cref="Apply"/> advances it. A round and a view answer the same questions.
    /// </summary>
    public readonly unsafe partial struct Table
    {
    }
}
