// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>A set of actions: bit = <see cref="Action.Code"/>.</summary>
    public readonly unsafe partial struct ActionSet : IReadOnlyList<Action>, IEquatable<ActionSet>
    {
        const ulong Every = (ulong)((1UL << 45) - 1);

        /// <summary>The set of that mask: bit = number, in two words of 64 bits, the low one first.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for nothing.</exception>
        public ActionSet(ulong low, ulong high)
        {
            Low = low;
            High = (high & ~Every) == 0 ? high : throw new ArgumentOutOfRangeException(nameof(high));
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public ActionSet(params Action[] items)
            : this((IEnumerable<Action>)items)
        {
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public ActionSet(IEnumerable<Action> items)
        {
            var set = Empty;
            foreach (Action item in items ?? throw new ArgumentNullException(nameof(items)))
            {
                set = set.With(item);
            }
            this = set;
        }

        /// <summary>One alone is the set of it.</summary>
        public static implicit operator ActionSet(Action item) => Empty.With(item);

        /// <summary>The empty set.</summary>
        public static ActionSet Empty => default(ActionSet);

        /// <summary>The set of all.</summary>
        public static ActionSet All => new ActionSet(ulong.MaxValue, Every);

        /// <summary>The numbers 0 to 63 of the mask.</summary>
        public ulong Low { get; }

        /// <summary>The numbers from 64 on of the mask.</summary>
        public ulong High { get; }

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(Low) + Masks.Count(High);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => (Low | High) == 0;

        /// <summary>The one of the lowest number; <c>null</c> when there is none.</summary>
        public Action? First => IsEmpty ? (Action?)null : this[0];

        /// <summary>The one at that place, counted from 0, in the order of the numbers.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Action this[int place]
        {
            get
            {
                int low = Masks.Count(Low);
                return ItemOf(place < low ? Masks.At(Low, place) : 64 + Masks.At(High, place - low));
            }
        }

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(Action item) => Empty.With(item).IsSubset(this);

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(ActionSet other) => (this - other).IsEmpty;

        /// <summary>Whether the two sets have something in common.</summary>
        public bool Meets(ActionSet other) => !(this & other).IsEmpty;

        /// <summary>This set with that one added.</summary>
        public ActionSet With(Action item) => Number(item) < 64
            ? new ActionSet(Low | 1UL << Number(item), High)
            : new ActionSet(Low, High | 1UL << Number(item) - 64);

        /// <summary>This set with that one taken out.</summary>
        public ActionSet Without(Action item) => this - Empty.With(item);

        /// <summary>What is in either set.</summary>
        public static ActionSet operator |(ActionSet a, ActionSet b) => new ActionSet(a.Low | b.Low, a.High | b.High);

        /// <summary>What is in both sets.</summary>
        public static ActionSet operator &(ActionSet a, ActionSet b) => new ActionSet(a.Low & b.Low, a.High & b.High);

        /// <summary>What is in the first set and not in the second.</summary>
        public static ActionSet operator -(ActionSet a, ActionSet b) => new ActionSet(a.Low & ~b.Low, a.High & ~b.High);

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(ActionSet a, ActionSet b) => a.Low == b.Low && a.High == b.High;

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Low.GetHashCode() * 31 + High.GetHashCode());

        /// <summary>What is in one of the sets and not in both.</summary>
        public static ActionSet operator ^(ActionSet a, ActionSet b) => (a | b) - (a & b);

        /// <summary>What is not in the set.</summary>
        public static ActionSet operator ~(ActionSet set) => All - set;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(ActionSet a, ActionSet b) => !(a == b);

        /// <inheritdoc/>
        public bool Equals(ActionSet other) => this == other;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is ActionSet set && this == set;

        /// <summary>Goes through the set in the order of the numbers, without garbage.</summary>
        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<Action> IEnumerable<Action>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        static int Number(Action item) => item.Code;

        static Action ItemOf(int number) => Action.FromCode(number);

        /// <summary>Goes through a set.</summary>
        public struct Enumerator : IEnumerator<Action>
        {
            ulong low;
            ulong high;

            internal Enumerator(ActionSet set)
            {
                low = set.Low;
                high = set.High;
                Current = default(Action);
            }

            /// <inheritdoc/>
            public Action Current { get; private set; }

            object IEnumerator.Current => Current;

            /// <inheritdoc/>
            public bool MoveNext()
            {
                if ((low | high) == 0)
                {
                    return false;
                }
                Current = ItemOf(low != 0 ? Masks.Lowest(low) : 64 + Masks.Lowest(high));
                high = low == 0 ? high & high - 1 : high;
                low &= unchecked(low - 1);
                return true;
            }

            /// <summary>Not supported: ask the set for another enumerator.</summary>
            /// <exception cref="NotSupportedException">Always.</exception>
            public void Reset() => throw new NotSupportedException();

            /// <summary>Does nothing.</summary>
            public void Dispose()
            {
            }
        }

        /// <summary>The texts of the actions, with spaces between them.</summary>
        public override string ToString() => string.Join(" ", this);
    }
}
