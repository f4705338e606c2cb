using System;
using System.Collections.Generic;

namespace KingRules
{
    /// <summary>
    /// One of the 52 cards: index 13 × suit + rank, ♣2 is 0 and ♠A is 51. Its text is suit first: <c>SA</c>. Read are
    /// also lower case, <c>H10</c> and the suit signs (<c>♥10</c>).
    /// </summary>
    public readonly partial struct Card : IComparable<Card>
    {
        /// <summary>How many cards there are.</summary>
        public const int Count = Native.KING_CARDS;

        static readonly Suit[] EverySuit = { Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades };
        static readonly Rank[] EveryRank =
        {
            Rank.Two, Rank.Three, Rank.Four, Rank.Five, Rank.Six, Rank.Seven, Rank.Eight, Rank.Nine, Rank.Ten,
            Rank.Jack, Rank.Queen, Rank.King, Rank.Ace,
        };

        /// <summary>The card of that suit and rank.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such suit or rank.</exception>
        public Card(Suit suit, Rank rank)
        {
            number = (byte)(13 * Interop.Below((int)suit, 4, nameof(suit)) + Interop.Below((int)rank, 13, nameof(rank)));
        }

        Card(byte number)
        {
            this.number = number;
        }

        /// <summary>The suits, in the order of the card numbers.</summary>
        public static IReadOnlyList<Suit> Suits => Array.AsReadOnly(EverySuit);

        /// <summary>The ranks, low to high.</summary>
        public static IReadOnlyList<Rank> Ranks => Array.AsReadOnly(EveryRank);

        /// <summary>K♥, the card called <i>Rıfkı</i> (K1.3).</summary>
        public static Card KingOfHearts => new Card(Suit.Hearts, Rank.King);

        /// <summary>A♥, which with K♥ may annul a Rıfkı round (K4.1).</summary>
        public static Card AceOfHearts => new Card(Suit.Hearts, Rank.Ace);

        /// <summary>Its number, 0 to 51.</summary>
        public int Index => number;

        /// <summary>Its suit.</summary>
        public Suit Suit => (Suit)(number / 13);

        /// <summary>Its rank.</summary>
        public Rank Rank => (Rank)(number % 13);

        /// <summary>The set of this card alone.</summary>
        public CardSet Set => new CardSet(1UL << number);

        /// <summary>The cards of its suit that are higher than it.</summary>
        public CardSet Higher => new CardSet(Suit.Cards().Bits & ~((2UL << number) - 1));

        /// <summary>The card of that number, 0 to 51.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such card.</exception>
        public static Card FromIndex(int index) => new Card((byte)Interop.Below(index, Count, nameof(index)));

        /// <summary>Whether the index of the first card is lower: a lower rank, when they are of one suit.</summary>
        public static bool operator <(Card a, Card b) => a.number < b.number;

        /// <summary>Whether the index of the first card is higher: a higher rank, when they are of one suit.</summary>
        public static bool operator >(Card a, Card b) => a.number > b.number;

        /// <inheritdoc/>
        public int CompareTo(Card other) => number.CompareTo(other.number);

        /// <summary>Cards as the library takes them.</summary>
        internal static byte[] Indices(IReadOnlyList<Card> cards)
        {
            if (cards == null)
            {
                throw new ArgumentNullException(nameof(cards));
            }
            var indices = new byte[cards.Count];
            for (int i = 0; i < indices.Length; i++)
            {
                indices[i] = cards[i].number;
            }
            return indices;
        }

        /// <summary>As many cards that the library wrote.</summary>
        internal static unsafe Card[] List(byte* indices, int count)
        {
            var cards = new Card[count];
            for (int i = 0; i < count; i++)
            {
                cards[i] = FromIndex(indices[i]);
            }
            return cards;
        }
    }
}
