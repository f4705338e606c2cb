// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// Something that each player has, such as a score. As a list it stands in the order 0, 1.
    /// </summary>
    /// <example><code>int score = scores[Player.Zero];</code></example>
    public readonly struct PerPlayer<T> : IReadOnlyList<T>, IEquatable<PerPlayer<T>>
    {
        readonly T zero;
        readonly T one;

        /// <summary>What each of them has, in the order 0, 1.</summary>
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
        public T this[int player]
        {
            get
            {
                switch (player)
                {
                    case 0: return zero;
                    case 1: return one;
                    default: throw new ArgumentOutOfRangeException(nameof(player));
                }
            }
        }

        /// <summary>Goes through them.</summary>
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
            bool equal = true;
            equal &= same.Equals(zero, other.zero);
            equal &= same.Equals(one, other.one);
            return equal;
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is PerPlayer<T> each && Equals(each);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            EqualityComparer<T> hash = EqualityComparer<T>.Default;
            int result = 0;
            result = unchecked(result * 31 + hash.GetHashCode(zero));
            result = unchecked(result * 31 + hash.GetHashCode(one));
            return result;
        }

        /// <summary>All of them with commas between them.</summary>
        public override string ToString() => FormattableString.Invariant($"{zero}, {one}");
    }

    /// <summary>What each player has, as the library reads and writes it.</summary>
    internal static unsafe class Each
    {
        internal static PerPlayer<int> Of(byte* items) => new PerPlayer<int>(items[0], items[1]);

        internal static PerPlayer<int> Of(short* items) => new PerPlayer<int>(items[0], items[1]);

        internal static PerPlayer<int> Of(int* items) => new PerPlayer<int>(items[0], items[1]);

        internal static PerPlayer<CardSet> Of(ulong* items) => new PerPlayer<CardSet>(new CardSet(items[0]), new CardSet(items[1]));

        internal static void To(PerPlayer<CardSet> each, ulong* items)
        {
            items[0] = each[0].Bits;
            items[1] = each[1].Bits;
        }

        internal static void To(PerPlayer<int> each, short* items)
        {
            items[0] = (short)Within(each[0]);
            items[1] = (short)Within(each[1]);
        }

        internal static void To(PerPlayer<int> each, int* items)
        {
            items[0] = each[0];
            items[1] = each[1];
        }

        static int Within(int points) => points == (short)points
            ? points
            : throw new ArgumentOutOfRangeException(nameof(points), "more than any round has");
    }
}
