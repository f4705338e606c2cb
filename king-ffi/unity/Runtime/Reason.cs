using System;

namespace KingRules
{
    /// <summary>
    /// Why an action is refused, by its stable code: the vocabulary that both games and every language share.
    /// </summary>
    public enum Reason : byte
    {
        /// <summary>Asked through a view whose seat is not to act.</summary>
        NotOnTurn = (byte)king_reason.NotOnTurn,
        /// <summary>Nothing can be done any more.</summary>
        RoundOver = (byte)king_reason.RoundOver,
        /// <summary>The phase, or for a pass the contract, does not know this kind of action.</summary>
        WrongPhase = (byte)king_reason.WrongPhase,
        /// <summary>
        /// The card is not in the player's hand; in Balayı it is seen, but that player cannot play it.
        /// </summary>
        NotHeld = (byte)king_reason.NotHeld,
        /// <summary>This contract, or denomination, has been declared before.</summary>
        ContractUsed = (byte)king_reason.ContractUsed,
        /// <summary>Only a lone K♥ or a lone A♥ may annul.</summary>
        MayNotAnnul = (byte)king_reason.MayNotAnnul,
        /// <summary>A seat that may not be doubled.</summary>
        MayNotDouble = (byte)king_reason.MayNotDouble,
        /// <summary>A seat that has not doubled the speaker, or is doubled back already.</summary>
        MayNotRedouble = (byte)king_reason.MayNotRedouble,
        /// <summary>The suit led must be followed.</summary>
        MustFollow = (byte)king_reason.MustFollow,
        /// <summary>Hearts may not be led yet.</summary>
        HeartsClosed = (byte)king_reason.HeartsClosed,
        /// <summary>The highest heart must be led.</summary>
        HighestHeart = (byte)king_reason.HighestHeart,
        /// <summary>Void in the suit led, a heart must be played in Rıfkı.</summary>
        RifkiHeart = (byte)king_reason.RifkiHeart,
        /// <summary>House rule: void in the suit led, a penalty card must be shed.</summary>
        MustShed = (byte)king_reason.MustShed,
        /// <summary>Void in the suit led, a trump must be played.</summary>
        MustTrump = (byte)king_reason.MustTrump,
        /// <summary>A higher trump must be played.</summary>
        MustOvertrump = (byte)king_reason.MustOvertrump,
        /// <summary>In dürt, neither the start rank nor the next card of an open suit.</summary>
        NotNextInRow = (byte)king_reason.NotNextInRow,
        /// <summary>In dürt, a player with a playable card may not pass.</summary>
        MustNotPass = (byte)king_reason.MustNotPass,
        /// <summary>Balayı: a card that the player does not see.</summary>
        NotVisible = (byte)king_reason.NotVisible,
    }

    /// <summary>What can be asked of a reason.</summary>
    public static unsafe class ReasonExtensions
    {
        /// <summary>
        /// The stable name, the same in every language, such as <c>must_follow</c>. It is not for people: see <see
        /// cref="Illegal.Message"/>.
        /// </summary>
        public static string Name(this Reason reason)
        {
            Words words;
            return Interop.Text(Native.king_reason_name((byte)reason, words.bytes, Words.Size, &words.length), &words);
        }
    }

    /// <summary>
    /// Why an action is refused: the reason, the clause of the rulebook, and a sentence to tell the player.
    /// </summary>
    public readonly struct Illegal : IEquatable<Illegal>
    {
        readonly string english;
        readonly string turkish;

        internal Illegal(Reason reason, string clause, string english, string turkish)
        {
            Reason = reason;
            Clause = clause;
            this.english = english;
            this.turkish = turkish;
        }

        /// <summary>The stable reason.</summary>
        public Reason Reason { get; }

        /// <summary>The clause that is broken, such as <c>K7.6</c>.</summary>
        public string Clause { get; }

        /// <summary>The sentence to tell a player, without the clause.</summary>
        public string Message(Lang lang) =>
            Interop.Below((int)lang, 2, nameof(lang)) == (int)Lang.Tr ? turkish : english;

        /// <inheritdoc/>
        public bool Equals(Illegal other) =>
            Reason == other.Reason && Clause == other.Clause && english == other.english && turkish == other.turkish;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Illegal illegal && Equals(illegal);

        /// <inheritdoc/>
        public override int GetHashCode() => english == null ? 0 : StringComparer.Ordinal.GetHashCode(english);

        /// <summary>The English sentence with the clause.</summary>
        public override string ToString() => english + " (" + Clause + ")";
    }
}
