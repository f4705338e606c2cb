// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct Duties : IEquatable<Duties>
    {
        readonly king_duties native;

        internal Duties(king_duties native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_duties Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Duties a, Duties b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Duties a, Duties b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Duties other)
        {
            king_duties a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_duties));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Duties value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_duties self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_duties));
        }

        /// <summary>
        /// The duties of the next card of a trick. <c>contract</c> is 0 to 9, for dürt has none; of the trick lie at
        /// most three cards, for with four the next card is led to a new one; <c>heartsOpen</c> is 1 once a heart has
        /// been played in the round, else 0 (K7.6).
        /// </summary>
        /// <exception cref="ArgumentOutOfRangeException">Four cards lie.</exception>
        public Duties(Contract contract, HouseRules rules, Trick trick, bool heartsOpen)
        {
            king_house_rules rulesRaw = rules.Raw;
            king_trick trickRaw = trick.Raw;
            king_duties duties;
            Interop.Check(Native.king_duties_new(
                (uint)contract.Index, &rulesRaw, &trickRaw, (uint)(heartsOpen ? 1 : 0), &duties));
            native = duties;
        }

        /// <summary>The cards of a hand that may be played: none of an empty hand, else at least one.</summary>
        public CardSet LegalCards(CardSet hand)
        {
            king_duties self = Raw;
            ulong cards;
            Interop.Check(Native.king_duties_legal_cards(&self, hand.Bits, &cards));
            return new CardSet(cards);
        }

        /// <summary>Why a card may not be played from a hand. <c>null</c>: it may.</summary>
        public Illegal? WhyNot(CardSet hand, Card card)
        {
            king_duties self = Raw;
            king_error error;
            return Interop.Answered(Native.king_duties_why_not(
                &self, hand.Bits, (uint)card.Index, &error)) ? new Illegal(error) : (Illegal?)null;
        }
    }
}
