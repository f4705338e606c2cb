using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// A set of actions: bit = <see cref="Action.Code"/>. As a list it has its actions in the order of their code.
    /// </summary>
    public readonly struct ActionSet : IReadOnlyList<Action>, IEquatable<ActionSet>
    {
        const ulong All = (1UL << Action.Count) - 1;

        /// <summary>The set of that mask.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit from 57 on is set.</exception>
        public ActionSet(ulong bits)
        {
            if ((bits & ~All) != 0)
            {
                throw new ArgumentOutOfRangeException(nameof(bits), "a bit from 57 on stands for no action");
            }
            Bits = bits;
        }

        /// <summary>No action.</summary>
        public static ActionSet Empty => new ActionSet(0);

        /// <summary>The set as a mask.</summary>
        public ulong Bits { get; }

        /// <summary>How many actions there are.</summary>
        public int Count => Masks.Count(Bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => Bits == 0;

        /// <summary>The cards among the actions.</summary>
        public CardSet Cards => new CardSet(Bits & CardSet.Full.Bits);

        /// <summary>The action at that place, counted from 0, in the order of the codes.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Action this[int place] => Action.FromCode(Masks.At(Bits, place));

        /// <summary>Whether that action is in the set.</summary>
        public bool Contains(Action action) => (Bits >> action.Code & 1) != 0;

        /// <summary>This set with the action added.</summary>
        public ActionSet With(Action action) => new ActionSet(Bits | 1UL << action.Code);

        /// <summary>Whether the sets have the same actions.</summary>
        public static bool operator ==(ActionSet a, ActionSet b) => a.Bits == b.Bits;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(ActionSet a, ActionSet b) => a.Bits != b.Bits;

        /// <summary>The actions in the order of their code.</summary>
        public Enumerator GetEnumerator() => new Enumerator(Bits);

        IEnumerator<Action> IEnumerable<Action>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(ActionSet other) => Bits == other.Bits;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is ActionSet set && Equals(set);

        /// <inheritdoc/>
        public override int GetHashCode() => Bits.GetHashCode();

        /// <summary>The texts of the actions, with spaces between them.</summary>
        public override string ToString() => string.Join(" ", this);

        /// <summary>Goes through the actions of a set.</summary>
        public struct Enumerator : IEnumerator<Action>
        {
            ulong rest;

            internal Enumerator(ulong bits)
            {
                rest = bits;
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
                Current = Action.FromCode(Masks.Lowest(rest));
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
    }
}
