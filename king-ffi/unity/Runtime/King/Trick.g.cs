// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>Up to four cards, played in turn from a leader.</summary>
    public readonly unsafe struct Trick : IEquatable<Trick>
    {
        const int Full = 4;

        readonly uint cards;
        readonly byte leader;
        readonly byte length;

        /// <summary>No card yet; <paramref name="leader"/> plays first.</summary>
        public Trick(Seat leader)
            : this((byte)Interop.Below((int)leader, Full, nameof(leader)), 0, 0)
        {
        }

        internal Trick(king_trick trick)
            : this(trick.leader, 0, 0)
        {
            for (; length < Math.Min((int)trick.length, Full); length++)
            {
                cards |= (uint)trick.cards[length] << 8 * length;
            }
        }

        Trick(byte leader, int length, uint cards)
        {
            this.leader = leader;
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
        public Suit? Led => IsEmpty ? (Suit?)null : At(0).Suit;

        /// <summary>Who plays next; <c>null</c> when the trick is full.</summary>
        public Seat? Turn => length < Full ? ActorOf(length) : (Seat?)null;

        /// <summary>Who played what, in order.</summary>
        public IReadOnlyList<SeatCard> Plays
        {
            get
            {
                var plays = new SeatCard[length];
                for (int i = 0; i < plays.Length; i++)
                {
                    plays[i] = new SeatCard(ActorOf(i), At(i));
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
                    set = set.With(At(i));
                }
                return set;
            }
        }

        /// <summary>The card that a seat played; <c>null</c> when it has not yet.</summary>
        public Card? Card(Seat seat)
        {
            int place = (Interop.Below((int)seat, Full, nameof(seat)) + Full - leader) % Full;
            return place < length ? At(place) : (Card?)null;
        }

        /// <summary>The trick with the next card added; a full trick stays as it is.</summary>
        public Trick With(Card card) =>
            length == Full ? this : new Trick(leader, length + 1, cards | (uint)card.Index << 8 * length);

        /// <summary>
        /// Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led. <c>null</c>
        /// when no card lies.
        /// </summary>
        public Seat? Winner(Suit? trump)
        {
            byte* indices = stackalloc byte[Full];
            for (int i = 0; i < length; i++)
            {
                indices[i] = (byte)At(i).Index;
            }
            uint place;
            bool answered = Interop.Answered(Native.king_winner(indices, length, Interop.OrNothing((int?)trump), &place));
            return answered ? ActorOf((int)place) : (Seat?)null;
        }

        Card At(int place) => KingRules.Card.FromIndex((int)(cards >> 8 * place & 255));

        Seat ActorOf(int place) => (Seat)((leader + place) % Full);

        /// <summary>The trick as the library takes it.</summary>
        internal king_trick Raw
        {
            get
            {
                var trick = default(king_trick);
                trick.leader = leader;
                trick.length = length;
                for (int i = 0; i < Full; i++)
                {
                    trick.cards[i] = i < length ? (byte)(cards >> 8 * i) : Native.KING_NOTHING;
                }
                return trick;
            }
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
                text += " " + At(i);
            }
            return text;
        }
    }
}
