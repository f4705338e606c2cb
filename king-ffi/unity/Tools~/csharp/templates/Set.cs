using System;
using System.Collections;
using System.Collections.Generic;

namespace __namespace__
{
__about__
    public readonly unsafe partial struct __Type__ : IReadOnlyList<__Item__>, IEquatable<__Type__>
    {
        const __Word__ Every = (__Word__)((1UL << __bits__) - 1);

#if WIDE
        /// <summary>The set of that mask: bit = number, in two words of 64 bits, the low one first.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for nothing.</exception>
        public __Type__(ulong low, ulong high)
        {
            Low = low;
            High = (high & ~Every) == 0 ? high : throw new ArgumentOutOfRangeException(nameof(high));
        }
#else
        /// <summary>The set of that mask: bit = number.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for nothing.</exception>
        public __Type__(__Wide__ bits)
        {
            Bits = (bits & ~(__Wide__)Every) == 0 ? (__Word__)bits : throw new ArgumentOutOfRangeException(nameof(bits));
        }
#endif

        /// <summary>The set of these; duplicates count once.</summary>
        public __Type__(params __Item__[] items)
            : this((IEnumerable<__Item__>)items)
        {
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public __Type__(IEnumerable<__Item__> items)
        {
            var set = Empty;
            foreach (__Item__ item in items ?? throw new ArgumentNullException(nameof(items)))
            {
                set = set.With(item);
            }
            this = set;
        }

        /// <summary>One alone is the set of it.</summary>
        public static implicit operator __Type__(__Item__ item) => Empty.With(item);

        /// <summary>The empty set.</summary>
        public static __Type__ Empty => default(__Type__);

        /// <summary>The set of all.</summary>
#if WIDE
        public static __Type__ All => new __Type__(ulong.MaxValue, Every);

        /// <summary>The numbers 0 to 63 of the mask.</summary>
        public ulong Low { get; }

        /// <summary>The numbers from 64 on of the mask.</summary>
        public ulong High { get; }

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(Low) + Masks.Count(High);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => (Low | High) == 0;
#else
        public static __Type__ All => new __Type__(Every);

        /// <summary>The set as a mask: bit = number.</summary>
        public __Word__ Bits { get; }

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(Bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => Bits == 0;
#endif

        /// <summary>The one of the lowest number; <c>null</c> when there is none.</summary>
        public __Item__? First => IsEmpty ? (__Item__?)null : this[0];

        /// <summary>The one at that place, counted from 0, in the order of the numbers.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
#if WIDE
        public __Item__ this[int place]
        {
            get
            {
                int low = Masks.Count(Low);
                return ItemOf(place < low ? Masks.At(Low, place) : 64 + Masks.At(High, place - low));
            }
        }

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(__Item__ item) => Empty.With(item).IsSubset(this);

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(__Type__ other) => (this - other).IsEmpty;

        /// <summary>Whether the two sets have something in common.</summary>
        public bool Meets(__Type__ other) => !(this & other).IsEmpty;

        /// <summary>This set with that one added.</summary>
        public __Type__ With(__Item__ item) => Number(item) < 64
            ? new __Type__(Low | 1UL << Number(item), High)
            : new __Type__(Low, High | 1UL << Number(item) - 64);

        /// <summary>This set with that one taken out.</summary>
        public __Type__ Without(__Item__ item) => this - Empty.With(item);

        /// <summary>What is in either set.</summary>
        public static __Type__ operator |(__Type__ a, __Type__ b) => new __Type__(a.Low | b.Low, a.High | b.High);

        /// <summary>What is in both sets.</summary>
        public static __Type__ operator &(__Type__ a, __Type__ b) => new __Type__(a.Low & b.Low, a.High & b.High);

        /// <summary>What is in the first set and not in the second.</summary>
        public static __Type__ operator -(__Type__ a, __Type__ b) => new __Type__(a.Low & ~b.Low, a.High & ~b.High);

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(__Type__ a, __Type__ b) => a.Low == b.Low && a.High == b.High;

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Low.GetHashCode() * 31 + High.GetHashCode());
#else
        public __Item__ this[int place] => ItemOf(Masks.At(Bits, place));

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(__Item__ item) => (Bits >> Number(item) & 1) != 0;

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(__Type__ other) => (Bits & ~other.Bits) == 0;

        /// <summary>Whether the two sets have something in common.</summary>
        public bool Meets(__Type__ other) => (Bits & other.Bits) != 0;

        /// <summary>This set with that one added.</summary>
        public __Type__ With(__Item__ item) => new __Type__((__Word__)(Bits | 1UL << Number(item)));

        /// <summary>This set with that one taken out.</summary>
        public __Type__ Without(__Item__ item) => new __Type__((__Word__)(Bits & ~(1UL << Number(item))));

        /// <summary>What is in either set.</summary>
        public static __Type__ operator |(__Type__ a, __Type__ b) => new __Type__((__Word__)(a.Bits | b.Bits));

        /// <summary>What is in both sets.</summary>
        public static __Type__ operator &(__Type__ a, __Type__ b) => new __Type__((__Word__)(a.Bits & b.Bits));

        /// <summary>What is in the first set and not in the second.</summary>
        public static __Type__ operator -(__Type__ a, __Type__ b) => new __Type__((__Word__)(a.Bits & ~b.Bits));

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(__Type__ a, __Type__ b) => a.Bits == b.Bits;

        /// <inheritdoc/>
        public override int GetHashCode() => Bits.GetHashCode();
#endif

        /// <summary>What is in one of the sets and not in both.</summary>
        public static __Type__ operator ^(__Type__ a, __Type__ b) => (a | b) - (a & b);

        /// <summary>What is not in the set.</summary>
        public static __Type__ operator ~(__Type__ set) => All - set;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(__Type__ a, __Type__ b) => !(a == b);

        /// <inheritdoc/>
        public bool Equals(__Type__ other) => this == other;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is __Type__ set && this == set;

        /// <summary>Goes through the set in the order of the numbers, without garbage.</summary>
        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<__Item__> IEnumerable<__Item__>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        static int Number(__Item__ item) => __number__;

        static __Item__ ItemOf(int number) => __item__;

        /// <summary>Goes through a set.</summary>
        public struct Enumerator : IEnumerator<__Item__>
        {
#if WIDE
            ulong low;
            ulong high;
#else
            ulong rest;
#endif

            internal Enumerator(__Type__ set)
            {
#if WIDE
                low = set.Low;
                high = set.High;
#else
                rest = set.Bits;
#endif
                Current = default(__Item__);
            }

            /// <inheritdoc/>
            public __Item__ Current { get; private set; }

            object IEnumerator.Current => Current;

            /// <inheritdoc/>
            public bool MoveNext()
            {
#if WIDE
                if ((low | high) == 0)
                {
                    return false;
                }
                Current = ItemOf(low != 0 ? Masks.Lowest(low) : 64 + Masks.Lowest(high));
                high = low == 0 ? high & high - 1 : high;
                low &= unchecked(low - 1);
                return true;
#else
                if (rest == 0)
                {
                    return false;
                }
                Current = ItemOf(Masks.Lowest(rest));
                rest &= rest - 1;
                return true;
#endif
            }

            /// <summary>Not supported: ask the set for another enumerator.</summary>
            /// <exception cref="NotSupportedException">Always.</exception>
            public void Reset() => throw new NotSupportedException();

            /// <summary>Does nothing.</summary>
            public void Dispose()
            {
            }
        }
__members__
    }
}
