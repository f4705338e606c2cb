namespace KingRules.King
{
    /// <summary>
    /// One deal of Konturlu King from the declaration to the scores: the table, and the hands. It is its own record: a
    /// small value that keeps every action and never changes; <see cref="Apply"/> returns the next one. To
    /// take back, keep the one from before; its text is the whole record, and reading it plays it again. <see
    /// cref="Apply"/> and <see cref="WhyNot"/> trust that the seat on turn acts; a server, which hears from all seats,
    /// asks <see cref="ApplyAs"/> and <see cref="WhyNotAs"/>.
    /// </summary>
    /// <example>
    /// <code>
    /// Round round = new Round(Deal.FromSeed(7), Seat.North, ContractSet.All, HouseRules.Default);
    /// round = round.Apply(Contract.ElAlmaz);
    /// </code>
    /// </example>
    public readonly unsafe partial struct Round
    {
    }
}
