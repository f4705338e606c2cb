// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules
{
    /// <summary>Why an action is refused, in both games.</summary>
    public enum Reason
    {
        /// <summary>Somebody else is on turn (K1.1, B5.4).</summary>
        NotOnTurn = 1,
        /// <summary>Nothing can be done any more (K7.8, K8.4, K4.2, B5.4).</summary>
        RoundOver = 2,
        /// <summary>The phase, or for a pass the contract, does not know this kind of action (K3.1, B2.3).</summary>
        WrongPhase = 3,
        /// <summary>
        /// The card is not in the hand (K2.5); in Balayı it is seen, but that player cannot play it (B4.1).
        /// </summary>
        NotHeld = 4,
        /// <summary>It has been declared before (K2.3, B1.3).</summary>
        ContractUsed = 5,
        /// <summary>Only a lone K♥ or a lone A♥ may annul (K4.1).</summary>
        MayNotAnnul = 6,
        /// <summary>A seat that may not be doubled (K5.2, K5.3).</summary>
        MayNotDouble = 7,
        /// <summary>A seat that has not doubled the speaker, or is doubled back already (K6.1).</summary>
        MayNotRedouble = 8,
        /// <summary>The suit led must be followed (K7.2, B5.1).</summary>
        MustFollow = 9,
        /// <summary>Hearts may not be led yet (K7.6).</summary>
        HeartsClosed = 10,
        /// <summary>The highest heart must be led (K7.7).</summary>
        HighestHeart = 11,
        /// <summary>Void in the suit led, a heart must be played in Rıfkı (K7.5).</summary>
        RifkiHeart = 12,
        /// <summary>House rule: void in the suit led, a penalty card must be shed (K12).</summary>
        MustShed = 13,
        /// <summary>Void in the suit led, a trump must be played (K12, B5.2).</summary>
        MustTrump = 14,
        /// <summary>A higher trump must be played (K12, B5.3).</summary>
        MustOvertrump = 15,
        /// <summary>In dürt, neither the start rank nor the next card of an open suit (K8.1, K8.2).</summary>
        NotNextInRow = 16,
        /// <summary>In dürt, a player with a playable card may not pass (K8.3).</summary>
        MustNotPass = 17,
        /// <summary>Balayı: a card that the player does not see (B7.1).</summary>
        NotVisible = 18,
    }

    /// <summary>What can be asked of a reason.</summary>
    public static unsafe partial class ReasonExtensions
    {
        /// <summary>
        /// The stable name of a reason, 1 to 18, the same in every language: <c>must_follow</c>. It is not for people.
        /// </summary>
        public static string Name(this Reason reason)
        {
            Words words;
            return Interop.Text(Native.king_reason_name(
                (uint)reason, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
