// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>A set of actions: bit = <see cref="Action.Code"/>.</summary>
    public readonly unsafe partial struct ActionSet : IReadOnlyList<Action>, IEquatable<ActionSet>
    {
        const ulong Every = (ulong)((1UL << 57) - 1);

        /// <summary>The set of that mask: bit = number.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for nothing.</exception>
        public ActionSet(ulong bits)
        {
            Bits = (bits & ~(ulong)Every) == 0 ? (ulong)bits : throw new ArgumentOutOfRangeException(nameof(bits));
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
        public static ActionSet All => new ActionSet(Every);

        /// <summary>The set as a mask: bit = number.</summary>
        public ulong Bits { get; }

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(Bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => Bits == 0;

        /// <summary>The one of the lowest number; <c>null</c> when there is none.</summary>
        public Action? First => IsEmpty ? (Action?)null : this[0];

        /// <summary>The one at that place, counted from 0, in the order of the numbers.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Action this[int place] => ItemOf(Masks.At(Bits, place));

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(Action item) => (Bits >> Number(item) & 1) != 0;

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(ActionSet other) => (Bits & ~other.Bits) == 0;

        /// <summary>Whether the two sets have something in common.</summary>
        public bool Meets(ActionSet other) => (Bits & other.Bits) != 0;

        /// <summary>This set with that one added.</summary>
        public ActionSet With(Action item) => new ActionSet((ulong)(Bits | 1UL << Number(item)));

        /// <summary>This set with that one taken out.</summary>
        public ActionSet Without(Action item) => new ActionSet((ulong)(Bits & ~(1UL << Number(item))));

        /// <summary>What is in either set.</summary>
        public static ActionSet operator |(ActionSet a, ActionSet b) => new ActionSet((ulong)(a.Bits | b.Bits));

        /// <summary>What is in both sets.</summary>
        public static ActionSet operator &(ActionSet a, ActionSet b) => new ActionSet((ulong)(a.Bits & b.Bits));

        /// <summary>What is in the first set and not in the second.</summary>
        public static ActionSet operator -(ActionSet a, ActionSet b) => new ActionSet((ulong)(a.Bits & ~b.Bits));

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(ActionSet a, ActionSet b) => a.Bits == b.Bits;

        /// <inheritdoc/>
        public override int GetHashCode() => Bits.GetHashCode();

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
            ulong rest;

            internal Enumerator(ActionSet set)
            {
                rest = set.Bits;
                Current = default(Action);
            }

            /// <inheritdoc/>
            public Action Current { get; private set; }

            object IEnumerator.Current => Current;

            /// <inheritdoc/>
            public bool MoveNext()
            {
                if (rest == 0)
                {
                    return false;
                }
                Current = ItemOf(Masks.Lowest(rest));
                rest &= rest - 1;
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
