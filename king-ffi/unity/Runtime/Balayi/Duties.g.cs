// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct Duties : IEquatable<Duties>
    {
        readonly balayi_duties native;

        internal Duties(balayi_duties native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal balayi_duties Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Duties a, Duties b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Duties a, Duties b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Duties other)
        {
            balayi_duties a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_duties));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Duties value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_duties self = Raw;
            return Interop.Hash(self.opaque, sizeof(balayi_duties));
        }

        /// <summary>
        /// The duties of the next card of a trick. Of the trick lies at most one card, for with two the next card is
        /// led to a new one; <c>trump</c> is a suit, or <c>null</c>.
        /// </summary>
        /// <exception cref="ArgumentOutOfRangeException">Two cards lie.</exception>
        public Duties(Trick trick, Suit? trump)
        {
            balayi_trick trickRaw = trick.Raw;
            balayi_duties duties;
            Interop.Check(Native.balayi_duties_new(&trickRaw, Interop.OrNothing((int?)trump), &duties));
            native = duties;
        }

        /// <summary>
        /// The cards that may be played out of those that the player can choose from (B4, B5.1 to B5.3).
        /// </summary>
        public CardSet LegalCards(CardSet playable)
        {
            balayi_duties self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_duties_legal_cards(&self, playable.Bits, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// Why a card may not be played, out of those that the player can choose from. <c>null</c>: it may.
        /// </summary>
        public Illegal? WhyNot(CardSet playable, Card card)
        {
            balayi_duties self = Raw;
            king_error error;
            return Interop.Answered(Native.balayi_duties_why_not(
                &self, playable.Bits, (uint)card.Index, &error)) ? new Illegal(error) : (Illegal?)null;
        }
    }
}
