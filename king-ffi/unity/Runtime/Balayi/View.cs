namespace KingRules.Balayi
{
    /// <summary>
    /// The table and what one player sees (B7.1): what a client holds and a bot plays from. There is no closed card in
    /// it, no hand of the other player, and not the viewer's own hand as long as that is locked. After the end it holds
    /// every card.
    /// </summary>
    public readonly unsafe partial struct View
    {
    }
}
