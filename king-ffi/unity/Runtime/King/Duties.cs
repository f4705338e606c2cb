namespace KingRules.King
{
    /// <summary>
    /// What decides which cards may be played to a trick (K7). <see cref="Table.Duties"/> knows it of itself; an engine
    /// that keeps its own state fills it in. In dürt there are no tricks and no such duties: see <see cref="Durt"/>.
    /// </summary>
    public readonly unsafe partial struct Duties
    {
    }
}
