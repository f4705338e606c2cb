using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>Up to four cards played clockwise from a leader.</summary>
    public readonly unsafe struct Trick : IEquatable<Trick>
    {
        readonly uint cards;
        readonly byte leader;
        readonly byte length;

        /// <summary>No card yet; <paramref name="leader"/> plays first.</summary>
        public Trick(Seat leader)
            : this(leader, 0, 0)
        {
        }

        Trick(Seat leader, int length, uint cards)
        {
            this.leader = (byte)Interop.Below((int)leader, 4, nameof(leader));
            this.length = (byte)length;
            this.cards = cards;
        }

        /// <summary>Who plays, or played, the first card.</summary>
        public Seat Leader => (Seat)leader;

        /// <summary>How many cards lie, 0 to 4.</summary>
        public int Count => length;

        /// <summary>Whether no card lies.</summary>
        public bool IsEmpty => length == 0;

        /// <summary>The suit of the first card; <c>null</c> when none lies.</summary>
        public Suit? Led => IsEmpty ? (Suit?)null : Card(0).Suit;

        /// <summary>Who plays next; <c>null</c> when the trick is full.</summary>
        public Seat? Turn => length < 4 ? (Seat?)SeatOf(length) : null;

        /// <summary>Who played what, in order.</summary>
        public IReadOnlyList<SeatCard> Plays
        {
            get
            {
                var plays = new SeatCard[length];
                for (int i = 0; i < plays.Length; i++)
                {
                    plays[i] = new SeatCard(SeatOf(i), Card(i));
                }
                return plays;
            }
        }

        /// <summary>The cards that lie.</summary>
        public CardSet Cards
        {
            get
            {
                CardSet set = CardSet.Empty;
                for (int i = 0; i < length; i++)
                {
                    set = set.With(Card(i));
                }
                return set;
            }
        }

        /// <summary>The trick with the next card added; a full trick stays as it is.</summary>
        public Trick With(Card card) =>
            length == 4 ? this : new Trick(Leader, length + 1, cards | (uint)card.Index << 8 * length);

        /// <summary>
        /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2).
        /// <c>null</c> when no card lies.
        /// </summary>
        public Seat? Winner(Suit? trump)
        {
            king_trick trick = Raw;
            byte suit = Interop.OrNothing((int?)trump);
            byte seat;
            int status = Native.king_trick_winner(&trick, suit, &seat);
            return Interop.Given(status) ? (Seat?)seat : null;
        }

        Card Card(int place) => KingRules.Card.FromIndex((int)(cards >> 8 * place & 255));

        Seat SeatOf(int place) => (Seat)((leader + place) % 4);

        /// <summary>The trick as the library takes it.</summary>
        internal king_trick Raw
        {
            get
            {
                var trick = default(king_trick);
                trick.leader = leader;
                trick.length = length;
                for (int i = 0; i < 4; i++)
                {
                    trick.cards[i] = i < length ? (byte)(cards >> 8 * i) : Native.KING_NOTHING;
                }
                return trick;
            }
        }

        /// <summary>A trick that the library gave.</summary>
        internal static Trick Of(king_trick trick)
        {
            var result = new Trick((Seat)trick.leader);
            for (int i = 0; i < trick.length; i++)
            {
                result = result.With(KingRules.Card.FromIndex(trick.cards[i]));
            }
            return result;
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Trick a, Trick b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Trick a, Trick b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Trick other) => cards == other.cards && leader == other.leader && length == other.length;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Trick trick && Equals(trick);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked((int)cards * 31 + leader * 5 + length);

        /// <summary>The leader and the cards in order: <c>W: S9 C2</c>.</summary>
        public override string ToString()
        {
            string text = Leader.Text() + ":";
            for (int i = 0; i < length; i++)
            {
                text += " " + Card(i);
            }
            return text;
        }
    }
}
