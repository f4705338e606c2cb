using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules
{
    /// <summary>
    /// A set of cards: bit <i>i</i> stands for the card of index <i>i</i>, bits 52 and up are always zero. As a list it
    /// has its cards in the order of their index. Its text is a PBN hand, spades first, ranks high to low:
    /// <c>K762.J.AQ.AKQ654</c>.
    /// </summary>
    /// <example>
    /// <code>
    /// CardSet hand = CardSet.Parse("K762.J.AQ.AKQ654");
    /// CardSet clubs = hand &amp; Suit.Clubs.Cards();   // six cards
    /// Card? highest = clubs.Highest;                // CA
    /// foreach (Card card in hand) { … }             // without garbage
    /// </code>
    /// </example>
    public readonly struct CardSet : IReadOnlyList<Card>, IEquatable<CardSet>
    {
        const ulong All = (1UL << Card.Count) - 1;

        readonly ulong bits;

        /// <summary>The set of that mask.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit from 52 on is set.</exception>
        public CardSet(ulong bits)
        {
            if ((bits & ~All) != 0)
            {
                throw new ArgumentOutOfRangeException(nameof(bits), "a bit from 52 on stands for no card");
            }
            this.bits = bits;
        }

        /// <summary>The set of these cards; one that is given twice counts once.</summary>
        public CardSet(IEnumerable<Card> cards)
        {
            if (cards == null)
            {
                throw new ArgumentNullException(nameof(cards));
            }
            ulong mask = 0;
            foreach (Card card in cards)
            {
                mask |= 1UL << card.Index;
            }
            bits = mask;
        }

        /// <summary>No card.</summary>
        public static CardSet Empty => new CardSet(0UL);

        /// <summary>The whole pack.</summary>
        public static CardSet Full => new CardSet(All);

        /// <summary>The set as a mask.</summary>
        public ulong Bits => bits;

        /// <summary>How many cards there are.</summary>
        public int Count => Masks.Count(bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => bits == 0;

        /// <summary>The card of the lowest index: the lowest of its suit when the set is of one suit.</summary>
        public Card? Lowest => bits == 0 ? (Card?)null : Card.FromIndex(Masks.Lowest(bits));

        /// <summary>The card of the highest index: the highest of its suit when the set is of one suit.</summary>
        public Card? Highest => bits == 0 ? (Card?)null : Card.FromIndex(Masks.Highest(bits));

        /// <summary>The card at that place, counted from 0, in the order of the index.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Card this[int place] => Card.FromIndex(Masks.At(bits, place));

        /// <summary>Whether that card is in the set.</summary>
        public bool Contains(Card card) => (bits & 1UL << card.Index) != 0;

        /// <summary>Whether every card of this set is in the other.</summary>
        public bool IsSubset(CardSet other) => (bits & ~other.bits) == 0;

        /// <summary>Whether the two sets have a card in common.</summary>
        public bool Meets(CardSet other) => (bits & other.bits) != 0;

        /// <summary>This set, or the other when this one is empty: one link of a chain of preferences.</summary>
        public CardSet Or(CardSet other) => bits == 0 ? other : this;

        /// <summary>This set with the card added.</summary>
        public CardSet With(Card card) => new CardSet(bits | 1UL << card.Index);

        /// <summary>This set with the card taken out.</summary>
        public CardSet Without(Card card) => new CardSet(bits & ~(1UL << card.Index));

        /// <summary>The cards of either set.</summary>
        public static CardSet operator |(CardSet a, CardSet b) => new CardSet(a.bits | b.bits);

        /// <summary>The cards of both sets.</summary>
        public static CardSet operator &(CardSet a, CardSet b) => new CardSet(a.bits & b.bits);

        /// <summary>The cards of exactly one of the sets.</summary>
        public static CardSet operator ^(CardSet a, CardSet b) => new CardSet(a.bits ^ b.bits);

        /// <summary>The cards of the first set that are not in the second.</summary>
        public static CardSet operator -(CardSet a, CardSet b) => new CardSet(a.bits & ~b.bits);

        /// <summary>The cards that are not in the set.</summary>
        public static CardSet operator ~(CardSet cards) => new CardSet(~cards.bits & All);

        /// <summary>Whether the sets have the same cards.</summary>
        public static bool operator ==(CardSet a, CardSet b) => a.bits == b.bits;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(CardSet a, CardSet b) => a.bits != b.bits;

        /// <summary>Reads a PBN hand of any number of cards; <c>-</c> is read for an empty suit.</summary>
        /// <exception cref="ParseException">The text is no hand.</exception>
        public static CardSet Parse(string text) =>
            Read(text, out CardSet cards) is ParseException error ? throw error : cards;

        /// <summary>Reads a PBN hand; <c>false</c> when the text is none.</summary>
        public static bool TryParse(string text, out CardSet cards) => Read(text ?? "", out cards) == null;

        static unsafe ParseException Read(string text, out CardSet cards)
        {
            byte[] utf8 = Interop.Utf8(text);
            ulong bits = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_card_set_parse(start, (uint)utf8.Length, &bits, &at);
            }
            cards = new CardSet(bits);
            return Interop.ParseError(status, utf8, at);
        }

        /// <summary>The cards in the order of their index.</summary>
        public Enumerator GetEnumerator() => new Enumerator(bits);

        IEnumerator<Card> IEnumerable<Card>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(CardSet other) => bits == other.bits;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is CardSet set && Equals(set);

        /// <inheritdoc/>
        public override int GetHashCode() => bits.GetHashCode();

        /// <summary>The set as a PBN hand.</summary>
        public override unsafe string ToString()
        {
            Words words;
            return Interop.Text(Native.king_card_set_text(bits, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Goes through the cards of a set.</summary>
        public struct Enumerator : IEnumerator<Card>
        {
            ulong rest;

            internal Enumerator(ulong bits)
            {
                rest = bits;
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
                Current = Card.FromIndex(Masks.Lowest(rest));
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
