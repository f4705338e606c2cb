using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>Something that each player has, such as a score. As a list it stands in the order 0, 1.</summary>
    /// <example><code>int mine = scores[Player.Zero];</code></example>
    public readonly struct PerPlayer<T> : IReadOnlyList<T>, IEquatable<PerPlayer<T>>
    {
        readonly T zero;
        readonly T one;

        /// <summary>What players 0 and 1 have.</summary>
        public PerPlayer(T zero, T one)
        {
            this.zero = zero;
            this.one = one;
        }

        /// <summary>2.</summary>
        public int Count => 2;

        /// <summary>What that player has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such player.</exception>
        public T this[Player player] => this[(int)player];

        /// <summary>What the player of that number has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such player.</exception>
        public T this[int player] => Interop.Below(player, 2, nameof(player)) == 0 ? zero : one;

        /// <summary>Goes through the players.</summary>
        public IEnumerator<T> GetEnumerator()
        {
            yield return zero;
            yield return one;
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(PerPlayer<T> other)
        {
            EqualityComparer<T> same = EqualityComparer<T>.Default;
            return same.Equals(zero, other.zero) && same.Equals(one, other.one);
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is PerPlayer<T> players && Equals(players);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            EqualityComparer<T> hash = EqualityComparer<T>.Default;
            return unchecked(hash.GetHashCode(zero) * 31 + hash.GetHashCode(one));
        }

        /// <summary>The two with a comma between them.</summary>
        public override string ToString() => FormattableString.Invariant($"{zero}, {one}");
    }
}
