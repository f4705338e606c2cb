namespace KingRules.Balayi
{
    /// <summary>The part of a round (B2.3).</summary>
    public enum Phase : byte
    {
        /// <summary>Five cards lie open; the player who does not deal declares.</summary>
        Declare = (byte)balayi_phase.Declare,
        /// <summary>The 26 tricks.</summary>
        Play = (byte)balayi_phase.Play,
        /// <summary>All cards have been played.</summary>
        Over = (byte)balayi_phase.Over,
    }

    /// <summary>What can be asked of a phase.</summary>
    public static unsafe class PhaseExtensions
    {
        /// <summary>The text of test vectors: <c>declare</c>, <c>play</c> or <c>over</c>.</summary>
        public static string Text(this Phase phase)
        {
            Words words;
            return Interop.Text(Native.balayi_phase_text((byte)phase, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name to show to a person.</summary>
        public static string Name(this Phase phase, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.balayi_phase_name((byte)phase, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
