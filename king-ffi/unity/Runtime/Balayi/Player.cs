namespace KingRules.Balayi
{
    /// <summary>One of the two players (B1.1).</summary>
    public enum Player
    {
        /// <summary>Player 0.</summary>
        Zero,
        /// <summary>Player 1.</summary>
        One,
    }

    public static unsafe partial class PlayerExtensions
    {
        /// <summary>The other player.</summary>
        public static Player Other(this Player player) => (Player)(1 - Interop.Below((int)player, 2, nameof(player)));

        /// <summary>The text of records: <c>0</c> or <c>1</c>.</summary>
        public static string Text(this Player player) => Interop.Below((int)player, 2, nameof(player)) == 0 ? "0" : "1";
    }
}
