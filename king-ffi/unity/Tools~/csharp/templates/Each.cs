using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.__Game__
{
    /// <summary>
    /// Something that each __actor__ has, such as a score. As a list it stands in the order __order__.
    /// </summary>
    /// <example><code>int score = scores[__Actor__.__First__];</code></example>
    public readonly struct __Each__<T> : IReadOnlyList<T>, IEquatable<__Each__<T>>
    {
        readonly T __member__;

        /// <summary>What each of them has, in the order __order__.</summary>
        public __Each__(__parameters__)
        {
            this.__member__ = __member__;
        }

        /// <summary>__count__.</summary>
        public int Count => __count__;

        /// <summary>What that __actor__ has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such __actor__.</exception>
        public T this[__Actor__ __actor__] => this[(int)__actor__];

        /// <summary>What the __actor__ of that number has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such __actor__.</exception>
        public T this[int __actor__]
        {
            get
            {
                switch (__actor__)
                {
                    case __number__: return __member__;
                    default: throw new ArgumentOutOfRangeException(nameof(__actor__));
                }
            }
        }

        /// <summary>Goes through them.</summary>
        public IEnumerator<T> GetEnumerator()
        {
            yield return __member__;
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(__Each__<T> other)
        {
            EqualityComparer<T> same = EqualityComparer<T>.Default;
            bool equal = true;
            equal &= same.Equals(__member__, other.__member__);
            return equal;
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is __Each__<T> each && Equals(each);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            EqualityComparer<T> hash = EqualityComparer<T>.Default;
            int result = 0;
            result = unchecked(result * 31 + hash.GetHashCode(__member__));
            return result;
        }

        /// <summary>All of them with commas between them.</summary>
        public override string ToString() => FormattableString.Invariant($"__holes__");
    }

    /// <summary>What each __actor__ has, as the library reads and writes it.</summary>
    internal static unsafe class Each
    {
        internal static __Each__<int> Of(byte* items) => new __Each__<int>(__items__);

        internal static __Each__<int> Of(short* items) => new __Each__<int>(__items__);

        internal static __Each__<int> Of(int* items) => new __Each__<int>(__items__);

        internal static __Each__<CardSet> Of(ulong* items) => new __Each__<CardSet>(__sets__);

#if FOUR
        /// <summary>The places of dürt: 0 is a place that is not decided.</summary>
        internal static PerSeat<int?> Places(byte* items) =>
            new PerSeat<int?>(Place(items[0]), Place(items[1]), Place(items[2]), Place(items[3]));

        static int? Place(byte place) => place == 0 ? (int?)null : place;

        internal static void To(PerSeat<int?> each, byte* items)
        {
            items[__number__] = checked((byte)(each[__number__] ?? 0));
        }

#endif
        internal static void To(__Each__<CardSet> each, ulong* items)
        {
            items[__number__] = each[__number__].Bits;
        }

        internal static void To(__Each__<int> each, short* items)
        {
            items[__number__] = (short)Within(each[__number__]);
        }

        internal static void To(__Each__<int> each, int* items)
        {
            items[__number__] = each[__number__];
        }

        static int Within(int points) => points == (short)points
            ? points
            : throw new ArgumentOutOfRangeException(nameof(points), "more than any round has");
    }
}
