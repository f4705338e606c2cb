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
    }
}
