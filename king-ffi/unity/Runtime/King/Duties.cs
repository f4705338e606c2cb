using System;

namespace KingRules.King
{
    /// <summary>
    /// What decides which cards may be played to a trick (K7). <see cref="Table.Duties"/> knows it of itself; an engine
    /// that keeps its own state says it. In dürt there are no tricks and no such duties: see <see cref="Durt"/>.
    /// </summary>
    public readonly unsafe struct Duties : IEquatable<Duties>
    {
        readonly king_duties native;

        /// <summary>The duties of the next card of a trick.</summary>
        /// <param name="contract">The contract of the round.</param>
        /// <param name="rules">The house rules of the table.</param>
        /// <param name="trick">
        /// The trick as it lies: at most three cards, for with four the next card is led to a new one.
        /// </param>
        /// <param name="heartsOpen">Whether a heart has been played in the round (K7.6).</param>
        /// <exception cref="ArgumentOutOfRangeException">The contract is dürt, or four cards lie.</exception>
        public Duties(Contract contract, HouseRules rules, Trick trick, bool heartsOpen)
        {
            king_house_rules rawRules = rules.Raw;
            king_trick rawTrick = trick.Raw;
            king_duties duties;
            Interop.Check(Native.king_duties_new(
                (byte)contract.Index, &rawRules, &rawTrick, heartsOpen ? (byte)1 : (byte)0, &duties));
            native = duties;
        }

        internal Duties(king_duties native)
        {
            this.native = native;
        }

        /// <summary>The cards of the hand that may be played: none of an empty hand, else at least one.</summary>
        public CardSet LegalCards(CardSet hand)
        {
            king_duties duties = native;
            ulong cards;
            Interop.Check(Native.king_duties_legal_cards(&duties, hand.Bits, &cards));
            return new CardSet(cards);
        }

        /// <summary>Why a card may not be played from that hand; <c>null</c> when it may.</summary>
        public Illegal? WhyNot(CardSet hand, Card card)
        {
            king_duties duties = native;
            byte reason;
            Interop.Check(Native.king_duties_why_not(&duties, hand.Bits, (byte)card.Index, &reason));
            if (reason == 0)
            {
                return null;
            }
            Words words;
            string clause = Interop.Text(
                Native.king_duties_why_not_clause(
                    &duties, hand.Bits, (byte)card.Index, words.bytes, Words.Size, &words.length),
                &words);
            string english = Interop.Text(
                Native.king_duties_why_not_message(
                    &duties, hand.Bits, (byte)card.Index, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.king_duties_why_not_message(
                    &duties, hand.Bits, (byte)card.Index, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>
        /// What playing that card proves its player not to have held: the cards x of <paramref name="available"/> such
        /// that no hand out of them with x and the card makes it legal.
        /// </summary>
        /// <param name="card">The card that is played.</param>
        /// <param name="available">The cards not played before.</param>
        public CardSet Excluded(Card card, CardSet available)
        {
            king_duties duties = native;
            ulong cards;
            Interop.Check(Native.king_duties_excluded(&duties, (byte)card.Index, available.Bits, &cards));
            return new CardSet(cards);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Duties a, Duties b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Duties a, Duties b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Duties other)
        {
            king_duties a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_duties));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Duties duties && Equals(duties);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_duties duties = native;
            return Interop.Hash(duties.opaque, sizeof(king_duties));
        }
    }
}
