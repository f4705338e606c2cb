namespace KingRules.King
{
    /// <summary>
    /// The table and what one seat sees: its own hand (K11.1). A client or a bot needs no more than its view: it answers
    /// what its seat may do, and <see cref="Apply"/> advances it by anyone's action. The view that
    /// <see cref="Round.View"/> returns of a played round that is over holds all hands; one that came there by
    /// <see cref="Apply"/> may not.
    /// </summary>
    public readonly unsafe partial struct View
    {
    }
}
