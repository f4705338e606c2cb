using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>One of a player's ten piles (B2.6, B4.1).</summary>
    public readonly unsafe struct Pile : IEquatable<Pile>
    {
        internal Pile(balayi_pile pile)
        {
            Open = pile.open == Native.KING_NOTHING ? (Card?)null : Card.FromIndex(pile.open);
            Closed = pile.closed != 0;
        }

        /// <summary>
        /// The card that lies face up; <c>null</c> when it is not dealt yet, and when both cards have been played.
        /// </summary>
        public Card? Open { get; }

        /// <summary>Whether a closed card lies there that was not turned up yet.</summary>
        public bool Closed { get; }

        /// <inheritdoc/>
        public bool Equals(Pile other) => Nullable.Equals(Open, other.Open) && Closed == other.Closed;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Pile pile && Equals(pile);

        /// <inheritdoc/>
        public override int GetHashCode() => (Open.HasValue ? Open.Value.Index : 52) * 2 + (Closed ? 1 : 0);

        /// <summary>The open card, and a <c>?</c> for the closed one.</summary>
        public override string ToString() => Open + (Closed ? "?" : "");

        /// <summary>As many piles that the library wrote.</summary>
        internal static IReadOnlyList<Pile> List(balayi_pile* items, int count)
        {
            var piles = new Pile[count];
            for (int i = 0; i < count; i++)
            {
                piles[i] = new Pile(items[i]);
            }
            return piles;
        }
    }
}
