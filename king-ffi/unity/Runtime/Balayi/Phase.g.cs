// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.Balayi
{
    /// <summary>The part of a round of Balayı.</summary>
    public enum Phase
    {
        /// <summary>Five cards lie open; the player who does not deal declares.</summary>
        Declare = 0,
        /// <summary>The 26 tricks.</summary>
        Play = 1,
        /// <summary>All cards have been played.</summary>
        Over = 2,
    }

    /// <summary>What can be asked of a phase.</summary>
    public static unsafe partial class PhaseExtensions
    {
        /// <summary>The text of a phase of Balayı: <c>declare</c>, <c>play</c> or <c>over</c>.</summary>
        public static string Text(this Phase phase)
        {
            Words words;
            return Interop.Text(Native.balayi_phase_text(
                (uint)phase, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a phase of Balayı for people.</summary>
        public static string Name(this Phase phase, Lang lang)
        {
            Words words;
            return Interop.Text(Native.balayi_phase_name(
                (uint)phase, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
