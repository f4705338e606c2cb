namespace KingRules.King
{
    /// <summary>
    /// The worlds of a view: all rounds that agree with it (K11.1), each as likely as any other by the rules alone;
    /// counted, numbered and drawn without trying any. What the record proves of the hands is in them, together with the
    /// viewer's own cards; what players might have meant is not.
    /// </summary>
    /// <example><code>
    /// Worlds worlds = view.Worlds;
    /// double chance = (double)worlds.CountWith(Seat.East, card) / worlds.Count;
    /// Round guess = worlds.Draw(seed, 0).Value;
    /// </code></example>
    public readonly unsafe partial struct Worlds
    {
        /// <summary>
        /// What <see cref="CountWith"/> answers for every seat and card at once; the numbers of a seat stand by the
        /// <see cref="Card.Index"/> of the card.
        /// </summary>
        public PerSeat<ulong[]> Chances()
        {
            king_worlds self = Raw;
            ulong* counts = stackalloc ulong[4 * Card.Count];
            Interop.Check(Native.king_worlds_chances(&self, counts));
            return new PerSeat<ulong[]>(Of(counts, Seat.North), Of(counts, Seat.East), Of(counts, Seat.South),
                Of(counts, Seat.West));
        }

        static ulong[] Of(ulong* counts, Seat seat)
        {
            var of = new ulong[Card.Count];
            for (int i = 0; i < of.Length; i++)
            {
                of[i] = counts[(int)seat * Card.Count + i];
            }
            return of;
        }
    }
}
