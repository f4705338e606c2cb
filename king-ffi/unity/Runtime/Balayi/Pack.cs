using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// The 52 cards in the order in which they are dealt (B2). Its text is the cards, separated by spaces. What begins
    /// a round with a pack checks it.
    /// </summary>
    public readonly unsafe partial struct Pack : IEquatable<Pack>
    {
        // Null for default(Pack), which is no pack.
        readonly byte[] cards;

        /// <summary>The pack of these cards, the one dealt first standing first.</summary>
        /// <exception cref="RulesException">A card occurs twice.</exception>
        /// <exception cref="ArgumentException">There are not 52 cards.</exception>
        public Pack(IReadOnlyList<Card> cards)
        {
            byte[] indices = Interop.Exactly(Card.Indices(cards), Card.Count, nameof(cards));
            Words words;
            king_error error;
            fixed (byte* first = indices)
            {
                Interop.Check(Native.balayi_pack_text(first, words.bytes, Words.Size, &words.length, &error), &error);
            }
            this.cards = indices;
        }

        Pack(byte[] cards)
        {
            this.cards = cards;
        }

        /// <summary>The cards in the order in which they are dealt.</summary>
        public IReadOnlyList<Card> Cards
        {
            get
            {
                fixed (byte* first = Raw)
                {
                    return Card.List(first, Card.Count);
                }
            }
        }

        /// <summary>
        /// The pack of a seed, the same in every language for ever. Not for play for money: use a secure shuffle there.
        /// </summary>
        public static Pack FromSeed(ulong seed)
        {
            var cards = new byte[Card.Count];
            fixed (byte* first = cards)
            {
                Interop.Check(Native.king_pack_from_seed(seed, first));
            }
            return new Pack(cards);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Pack a, Pack b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Pack a, Pack b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Pack other)
        {
            if (cards == null || other.cards == null)
            {
                return cards == other.cards;
            }
            for (int i = 0; i < cards.Length; i++)
            {
                if (cards[i] != other.cards[i])
                {
                    return false;
                }
            }
            return true;
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Pack pack && Equals(pack);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 0;
            foreach (byte card in cards ?? new byte[0])
            {
                hash = unchecked(hash * 31 + card);
            }
            return hash;
        }

        /// <summary>The cards as the library takes them.</summary>
        internal void To(byte* items)
        {
            byte[] raw = Raw;
            for (int i = 0; i < raw.Length; i++)
            {
                items[i] = raw[i];
            }
        }

        /// <summary>Cards that the library wrote.</summary>
        internal static Pack Of(byte* items) => new Pack(Card.List(items, Card.Count));

        byte[] Raw => cards
            ?? throw new InvalidOperationException("default(Pack) is no pack: make one of cards, of a seed or of text");
    }
}
