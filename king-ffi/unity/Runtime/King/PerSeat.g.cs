// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// Something that each seat has, such as a score. As a list it stands in the order N, E, S, W.
    /// </summary>
    /// <example><code>int score = scores[Seat.North];</code></example>
    public readonly struct PerSeat<T> : IReadOnlyList<T>, IEquatable<PerSeat<T>>
    {
        readonly T north;
        readonly T east;
        readonly T south;
        readonly T west;

        /// <summary>What each of them has, in the order N, E, S, W.</summary>
        public PerSeat(T north, T east, T south, T west)
        {
            this.north = north;
            this.east = east;
            this.south = south;
            this.west = west;
        }

        /// <summary>4.</summary>
        public int Count => 4;

        /// <summary>What that seat has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such seat.</exception>
        public T this[Seat seat] => this[(int)seat];

        /// <summary>What the seat of that number has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such seat.</exception>
        public T this[int seat]
        {
            get
            {
                switch (seat)
                {
                    case 0: return north;
                    case 1: return east;
                    case 2: return south;
                    case 3: return west;
                    default: throw new ArgumentOutOfRangeException(nameof(seat));
                }
            }
        }

        /// <summary>Goes through them.</summary>
        public IEnumerator<T> GetEnumerator()
        {
            yield return north;
            yield return east;
            yield return south;
            yield return west;
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(PerSeat<T> other)
        {
            EqualityComparer<T> same = EqualityComparer<T>.Default;
            bool equal = true;
            equal &= same.Equals(north, other.north);
            equal &= same.Equals(east, other.east);
            equal &= same.Equals(south, other.south);
            equal &= same.Equals(west, other.west);
            return equal;
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is PerSeat<T> each && Equals(each);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            EqualityComparer<T> hash = EqualityComparer<T>.Default;
            int result = 0;
            result = unchecked(result * 31 + hash.GetHashCode(north));
            result = unchecked(result * 31 + hash.GetHashCode(east));
            result = unchecked(result * 31 + hash.GetHashCode(south));
            result = unchecked(result * 31 + hash.GetHashCode(west));
            return result;
        }

        /// <summary>All of them with commas between them.</summary>
        public override string ToString() => FormattableString.Invariant($"{north}, {east}, {south}, {west}");
    }

    /// <summary>What each seat has, as the library reads and writes it.</summary>
    internal static unsafe class Each
    {
        internal static PerSeat<int> Of(byte* items) => new PerSeat<int>(items[0], items[1], items[2], items[3]);

        internal static PerSeat<int> Of(short* items) => new PerSeat<int>(items[0], items[1], items[2], items[3]);

        internal static PerSeat<int> Of(int* items) => new PerSeat<int>(items[0], items[1], items[2], items[3]);

        internal static PerSeat<CardSet> Of(ulong* items) => new PerSeat<CardSet>(new CardSet(items[0]), new CardSet(items[1]), new CardSet(items[2]), new CardSet(items[3]));

        /// <summary>The places of dürt: 0 is a place that is not decided.</summary>
        internal static PerSeat<int?> Places(byte* items) =>
            new PerSeat<int?>(Place(items[0]), Place(items[1]), Place(items[2]), Place(items[3]));

        static int? Place(byte place) => place == 0 ? (int?)null : place;

        internal static void To(PerSeat<int?> each, byte* items)
        {
            items[0] = checked((byte)(each[0] ?? 0));
            items[1] = checked((byte)(each[1] ?? 0));
            items[2] = checked((byte)(each[2] ?? 0));
            items[3] = checked((byte)(each[3] ?? 0));
        }

        internal static void To(PerSeat<CardSet> each, ulong* items)
        {
            items[0] = each[0].Bits;
            items[1] = each[1].Bits;
            items[2] = each[2].Bits;
            items[3] = each[3].Bits;
        }

        internal static void To(PerSeat<int> each, short* items)
        {
            items[0] = (short)Within(each[0]);
            items[1] = (short)Within(each[1]);
            items[2] = (short)Within(each[2]);
            items[3] = (short)Within(each[3]);
        }

        internal static void To(PerSeat<int> each, int* items)
        {
            items[0] = each[0];
            items[1] = each[1];
            items[2] = each[2];
            items[3] = each[3];
        }

        static int Within(int points) => points == (short)points
            ? points
            : throw new ArgumentOutOfRangeException(nameof(points), "more than any round has");
    }
}
