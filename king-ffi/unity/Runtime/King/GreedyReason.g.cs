// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.King
{
    /// <summary>Why the greedy player chose an action: a fact about it.</summary>
    public enum GreedyReason
    {
        /// <summary>Nothing else is legal.</summary>
        Only = 1,
        /// <summary>The contract for which the hand is best, compared with what is usual.</summary>
        Declare = 2,
        /// <summary>The only heart is K♥ or A♥.</summary>
        Annul = 3,
        /// <summary>The hand is not good enough to double.</summary>
        Iyi = 4,
        /// <summary>The hand is better than what a doubled seat is likely to have.</summary>
        Kontur = 5,
        /// <summary>The hand is better than what a seat that doubled is likely to have.</summary>
        Sur = 6,
        /// <summary>Led: all unseen cards of the suit are higher.</summary>
        LeadUnder = 7,
        /// <summary>Led: the only card of its suit, so that others can be thrown on it later.</summary>
        LeadSingle = 8,
        /// <summary>Led: more cards that others hold are above it than below.</summary>
        LeadLow = 9,
        /// <summary>Led: a high card, to be rid of it while that is cheap.</summary>
        LeadHigh = 10,
        /// <summary>Followed: the highest card that does not take the trick.</summary>
        Duck = 11,
        /// <summary>Followed: a penalty card for whoever takes the trick.</summary>
        DuckPenalty = 12,
        /// <summary>Followed: over the best card, as the trick costs nothing yet.</summary>
        TakeFree = 13,
        /// <summary>Followed: the trick is taken anyway, so a high card goes.</summary>
        TakeHigh = 14,
        /// <summary>Followed: all cards are higher, and another may still go over the lowest.</summary>
        OverLow = 15,
        /// <summary>Thrown: a penalty card.</summary>
        ShedPenalty = 16,
        /// <summary>Thrown: the card that is likeliest to take a trick later.</summary>
        ShedHigh = 17,
        /// <summary>Koz, led: no card of the suit that others hold is higher.</summary>
        LeadTop = 18,
        /// <summary>Koz, led: a trump, to draw those of the others.</summary>
        DrawTrumps = 19,
        /// <summary>Koz, led: a low card, as no high one is sure.</summary>
        LeadAway = 20,
        /// <summary>Koz, led: a high card of a suit, so that the higher ones fall and the next is sure.</summary>
        ForceOut = 21,
        /// <summary>Koz, last to the trick: the lowest card that wins it.</summary>
        WinCheap = 22,
        /// <summary>Koz: nobody can go over it in the suit.</summary>
        WinSure = 23,
        /// <summary>Koz: a trump on a trick of another suit.</summary>
        Ruff = 24,
        /// <summary>Koz: the trick cannot be won, or not surely.</summary>
        LoseLow = 25,
        /// <summary>Dürt: it opens the way to own cards.</summary>
        OpenOwn = 26,
        /// <summary>Dürt: nothing lies beyond it.</summary>
        EndRow = 27,
        /// <summary>Dürt: of what opens the way for others alone, that which gives them least.</summary>
        GiveLeast = 28,
    }

    /// <summary>What can be asked of a greedy reason.</summary>
    public static unsafe partial class GreedyReasonExtensions
    {
        /// <summary>
        /// The stable text of such a reason, the same in every language: <c>declare</c>. It is not for people.
        /// </summary>
        public static string Text(this GreedyReason reason)
        {
            Words words;
            return Interop.Text(NativePlayers.king_greedy_reason_text(
                (uint)reason, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Such a reason in words, to show to a person.</summary>
        public static string Message(this GreedyReason reason, Lang lang)
        {
            Words words;
            return Interop.Text(NativePlayers.king_greedy_reason_message(
                (uint)reason, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
