using System;

namespace KingRules.Balayi
{
    /// <summary>One of the two players (B1.1).</summary>
    public enum Player : byte
    {
        /// <summary>Player 0.</summary>
        Zero,
        /// <summary>Player 1.</summary>
        One,
    }

    /// <summary>What can be asked of a player.</summary>
    public static unsafe class PlayerExtensions
    {
        /// <summary>The other player.</summary>
        public static Player Other(this Player player) => (Player)(1 - Interop.Below((int)player, 2, nameof(player)));

        /// <summary>The text of records: <c>0</c> or <c>1</c>.</summary>
        public static string Text(this Player player) => Interop.Below((int)player, 2, nameof(player)) == 0 ? "0" : "1";

        /// <summary>A name to show to a person: "player 0", "oyuncu 0".</summary>
        public static string Name(this Player player, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.balayi_player_name((byte)player, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
