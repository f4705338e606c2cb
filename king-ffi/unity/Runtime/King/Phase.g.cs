// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.King
{
    /// <summary>What a round of King waits for.</summary>
    public enum Phase
    {
        /// <summary>The declarer names a contract (K3).</summary>
        Declare = 0,
        /// <summary>Rıfkı only: the seats keep or annul (K4).</summary>
        Annul = 1,
        /// <summary>The talk, first round: doubles (K5).</summary>
        Kontur = 2,
        /// <summary>The talk, second round: redoubles (K6).</summary>
        Sur = 3,
        /// <summary>Cards are played (K7, K8).</summary>
        Play = 4,
        /// <summary>Nothing can be done any more: played to the end, or annulled.</summary>
        Over = 5,
    }

    /// <summary>What can be asked of a phase.</summary>
    public static unsafe partial class PhaseExtensions
    {
        /// <summary>
        /// The text of a phase of King: <c>declare</c>, <c>annul</c>, <c>kontur</c>, <c>sur</c>, <c>play</c> or
        /// <c>over</c>.
        /// </summary>
        public static string Text(this Phase phase)
        {
            Words words;
            return Interop.Text(Native.king_phase_text(
                (uint)phase, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a phase of King for people.</summary>
        public static string Name(this Phase phase, Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_phase_name(
                (uint)phase, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
