using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// A set of actions: bit = <see cref="Action.Code"/>, in two words of 64 bits, the low one first. As a list it has
    /// its actions in the order of their code.
    /// </summary>
    public readonly struct ActionSet : IReadOnlyList<Action>, IEquatable<ActionSet>
    {
        const ulong AllHigh = (1UL << Action.Count - 64) - 1;

        /// <summary>The set of that mask.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit from 109 on is set.</exception>
        public ActionSet(ulong low, ulong high)
        {
            if ((high & ~AllHigh) != 0)
            {
                throw new ArgumentOutOfRangeException(nameof(high), "a bit from 109 on stands for no action");
            }
            Low = low;
            High = high;
        }

        /// <summary>No action.</summary>
        public static ActionSet Empty => new ActionSet(0, 0);

        /// <summary>Codes 0 to 63 of the mask.</summary>
        public ulong Low { get; }

        /// <summary>Codes 64 to 108 of the mask.</summary>
        public ulong High { get; }

        /// <summary>How many actions there are.</summary>
        public int Count => Masks.Count(Low) + Masks.Count(High);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => (Low | High) == 0;

        /// <summary>The cards among the actions.</summary>
        public CardSet Cards => new CardSet(Low & CardSet.Full.Bits);

        /// <summary>The action at that place, counted from 0, in the order of the codes.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Action this[int place]
        {
            get
            {
                int low = Masks.Count(Low);
                return Action.FromCode(place < low ? Masks.At(Low, place) : 64 + Masks.At(High, place - low));
            }
        }

        /// <summary>Whether that action is in the set.</summary>
        public bool Contains(Action action) =>
            ((action.Code < 64 ? Low >> action.Code : High >> action.Code - 64) & 1) != 0;

        /// <summary>This set with the action added.</summary>
        public ActionSet With(Action action) => action.Code < 64
            ? new ActionSet(Low | 1UL << action.Code, High)
            : new ActionSet(Low, High | 1UL << action.Code - 64);

        /// <summary>Whether the sets have the same actions.</summary>
        public static bool operator ==(ActionSet a, ActionSet b) => a.Equals(b);

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(ActionSet a, ActionSet b) => !a.Equals(b);

        /// <summary>The actions in the order of their code.</summary>
        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<Action> IEnumerable<Action>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(ActionSet other) => Low == other.Low && High == other.High;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is ActionSet set && Equals(set);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Low.GetHashCode() * 31 + High.GetHashCode());

        /// <summary>The texts of the actions, with spaces between them.</summary>
        public override string ToString() => string.Join(" ", this);

        /// <summary>Goes through the actions of a set.</summary>
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
                if (low != 0)
                {
                    Current = Action.FromCode(Masks.Lowest(low));
                    low &= low - 1;
                    return true;
                }
                if (high != 0)
                {
                    Current = Action.FromCode(64 + Masks.Lowest(high));
                    high &= high - 1;
                    return true;
                }
                return false;
            }

            /// <summary>Not supported: ask the set for another enumerator.</summary>
            /// <exception cref="NotSupportedException">Always.</exception>
            public void Reset() => throw new NotSupportedException();

            /// <summary>Does nothing.</summary>
            public void Dispose()
            {
            }
        }
    }
}
