// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.Balayi
{
    /// <summary>What can be asked of a player.</summary>
    public static unsafe partial class PlayerExtensions
    {
        /// <summary>A name of a player for people: <c>player 0</c>, <c>oyuncu 0</c>.</summary>
        public static string Name(this Player player, Lang lang)
        {
            Words words;
            return Interop.Text(Native.balayi_player_name(
                (uint)player, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
