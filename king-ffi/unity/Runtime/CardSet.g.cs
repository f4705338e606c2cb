// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules
{
    /// <summary>
    /// A set of cards. As a list it has its cards in the order of their index. Its text is a PBN hand, spades first,
    /// ranks high to low: <c>K762.J.AQ.AKQ654</c>.
    /// </summary>
    public readonly unsafe partial struct CardSet : IReadOnlyList<Card>, IEquatable<CardSet>
    {
        const ulong Every = (ulong)((1UL << 52) - 1);

        /// <summary>The set of that mask: bit = number.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for nothing.</exception>
        public CardSet(ulong bits)
        {
            Bits = (bits & ~(ulong)Every) == 0 ? (ulong)bits : throw new ArgumentOutOfRangeException(nameof(bits));
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public CardSet(params Card[] items)
            : this((IEnumerable<Card>)items)
        {
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public CardSet(IEnumerable<Card> items)
        {
            var set = Empty;
            foreach (Card item in items ?? throw new ArgumentNullException(nameof(items)))
            {
                set = set.With(item);
            }
            this = set;
        }

        /// <summary>One alone is the set of it.</summary>
        public static implicit operator CardSet(Card item) => Empty.With(item);

        /// <summary>The empty set.</summary>
        public static CardSet Empty => default(CardSet);

        /// <summary>The set of all.</summary>
        public static CardSet All => new CardSet(Every);

        /// <summary>The set as a mask: bit = number.</summary>
        public ulong Bits { get; }

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(Bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => Bits == 0;

        /// <summary>The one of the lowest number; <c>null</c> when there is none.</summary>
        public Card? First => IsEmpty ? (Card?)null : this[0];

        /// <summary>The one at that place, counted from 0, in the order of the numbers.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Card this[int place] => ItemOf(Masks.At(Bits, place));

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(Card item) => (Bits >> Number(item) & 1) != 0;

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(CardSet other) => (Bits & ~other.Bits) == 0;

        /// <summary>Whether the two sets have something in common.</summary>
        public bool Meets(CardSet other) => (Bits & other.Bits) != 0;

        /// <summary>This set with that one added.</summary>
        public CardSet With(Card item) => new CardSet((ulong)(Bits | 1UL << Number(item)));

        /// <summary>This set with that one taken out.</summary>
        public CardSet Without(Card item) => new CardSet((ulong)(Bits & ~(1UL << Number(item))));

        /// <summary>What is in either set.</summary>
        public static CardSet operator |(CardSet a, CardSet b) => new CardSet((ulong)(a.Bits | b.Bits));

        /// <summary>What is in both sets.</summary>
        public static CardSet operator &(CardSet a, CardSet b) => new CardSet((ulong)(a.Bits & b.Bits));

        /// <summary>What is in the first set and not in the second.</summary>
        public static CardSet operator -(CardSet a, CardSet b) => new CardSet((ulong)(a.Bits & ~b.Bits));

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(CardSet a, CardSet b) => a.Bits == b.Bits;

        /// <inheritdoc/>
        public override int GetHashCode() => Bits.GetHashCode();

        /// <summary>What is in one of the sets and not in both.</summary>
        public static CardSet operator ^(CardSet a, CardSet b) => (a | b) - (a & b);

        /// <summary>What is not in the set.</summary>
        public static CardSet operator ~(CardSet set) => All - set;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(CardSet a, CardSet b) => !(a == b);

        /// <inheritdoc/>
        public bool Equals(CardSet other) => this == other;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is CardSet set && this == set;

        /// <summary>Goes through the set in the order of the numbers, without garbage.</summary>
        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<Card> IEnumerable<Card>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        static int Number(Card item) => item.Index;

        static Card ItemOf(int number) => Card.FromIndex(number);

        /// <summary>Goes through a set.</summary>
        public struct Enumerator : IEnumerator<Card>
        {
            ulong rest;

            internal Enumerator(CardSet set)
            {
                rest = set.Bits;
                Current = default(Card);
            }

            /// <inheritdoc/>
            public Card Current { get; private set; }

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

        /// <summary>A set of cards as a PBN hand, spades first, ranks high to low: <c>K762.J.AQ.AKQ654</c>.</summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.king_card_set_text(
                this.Bits, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a PBN hand of any number of cards; <c>-</c> is read for an empty suit.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static CardSet Parse(string text) =>
            Read(text, out CardSet value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out CardSet value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out CardSet value)
        {
            byte[] textBytes = Interop.Utf8(text);
            ulong cards = default(ulong);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_card_set_parse(textStart, (uint)textBytes.Length, &cards, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new CardSet(cards) : default(CardSet);
            return wrong;
        }
    }
}
