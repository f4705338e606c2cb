// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.Balayi
{
    /// <summary>Why the greedy player chose an action: a fact about it.</summary>
    public enum GreedyReason
    {
        /// <summary>Nothing else is legal.</summary>
        Only = 1,
        /// <summary>The trump suit that promises most points, by the open cards.</summary>
        DeclareTrump = 2,
        /// <summary>No trump promises most points, by the open cards.</summary>
        DeclareNoTrump = 3,
        /// <summary>Led: the other cannot beat it, whatever it has in its hand.</summary>
        LeadSure = 4,
        /// <summary>Led: no open card of the other beats it, but one in its hand may.</summary>
        LeadHigh = 5,
        /// <summary>Led: the other has no open card of the suit, and has to spend a trump.</summary>
        ForceTrump = 6,
        /// <summary>Led: the other takes it, and has to spend a card on it.</summary>
        ForceOut = 7,
        /// <summary>Led: the other takes it; a closed card is turned up.</summary>
        LeadUncover = 8,
        /// <summary>Answered: the lowest card of the suit that takes the trick.</summary>
        WinCheap = 9,
        /// <summary>Answered: nothing of the suit takes the trick.</summary>
        FollowLow = 10,
        /// <summary>Answered: the suit is missing, and a trump takes the trick.</summary>
        Ruff = 11,
        /// <summary>Answered: the trick is lost, and a closed card is turned up.</summary>
        ShedUncover = 12,
        /// <summary>Answered: the trick is lost, and the card is needed least.</summary>
        ShedLow = 13,
    }

    /// <summary>What can be asked of a greedy reason.</summary>
    public static unsafe partial class GreedyReasonExtensions
    {
        /// <summary>
        /// The stable text of such a reason, the same in every language: <c>declare_trump</c>. It is not for people.
        /// </summary>
        public static string Text(this GreedyReason reason)
        {
            Words words;
            return Interop.Text(NativePlayers.balayi_greedy_reason_text(
                (uint)reason, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Such a reason in words, to show to a person.</summary>
        public static string Message(this GreedyReason reason, Lang lang)
        {
            Words words;
            return Interop.Text(NativePlayers.balayi_greedy_reason_message(
                (uint)reason, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
