namespace KingRules.King
{
    /// <summary>What a round waits for. A user interface is expected to know all of them.</summary>
    public enum Phase : byte
    {
        /// <summary>The declarer names a contract (K3).</summary>
        Declare = (byte)king_phase.Declare,
        /// <summary>Rıfkı only: the seats say whether they keep or annul (K4).</summary>
        Annul = (byte)king_phase.Annul,
        /// <summary>The talk, first round: doubles (K5).</summary>
        Kontur = (byte)king_phase.Kontur,
        /// <summary>The talk, second round: redoubles (K6).</summary>
        Sur = (byte)king_phase.Sur,
        /// <summary>Cards are played (K7, K8).</summary>
        Play = (byte)king_phase.Play,
        /// <summary>Nothing can be done any more: played to the end, or annulled.</summary>
        Over = (byte)king_phase.Over,
    }

    /// <summary>What can be asked of a phase.</summary>
    public static unsafe class PhaseExtensions
    {
        /// <summary>
        /// The text of test vectors: <c>declare</c>, <c>annul</c>, <c>kontur</c>, <c>sur</c>, <c>play</c> or
        /// <c>over</c>.
        /// </summary>
        public static string Text(this Phase phase)
        {
            Words words;
            return Interop.Text(Native.king_phase_text((byte)phase, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name to show to a person.</summary>
        public static string Name(this Phase phase, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.king_phase_name((byte)phase, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
