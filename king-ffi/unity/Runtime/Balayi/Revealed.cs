using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// The cards that an action turned up: what each player sees for the first time, and what a spectator does. It is
    /// what <see cref="View.Apply"/> and <see cref="Table.Apply"/> take.
    /// </summary>
    public readonly unsafe struct Revealed
    {
        readonly balayi_revealed native;

        internal Revealed(balayi_revealed native)
        {
            this.native = native;
        }

        /// <summary>What a player sees for the first time; for <c>null</c>, what a spectator sees.</summary>
        public IReadOnlyList<Card> To(Player? viewer)
        {
            balayi_revealed self = native;
            int place = viewer.HasValue ? Interop.Below((int)viewer.Value, 2, nameof(viewer)) : 2;
            return Card.List(self.cards + place * Most, self.counts[place]);
        }

        /// <summary>The most cards that one action turns up for one.</summary>
        const int Most = 15;
    }
}
