// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.King
{
    /// <summary>How two seats stand to each other (K6.4).</summary>
    public enum Relation
    {
        /// <summary>Neither has doubled the other.</summary>
        Undoubled = 0,
        /// <summary>One of the two has doubled the other: the difference counts once.</summary>
        Kontur = 1,
        /// <summary>Both have: the difference counts twice.</summary>
        Sur = 2,
    }

    /// <summary>What can be asked of a relation.</summary>
    public static unsafe partial class RelationExtensions
    {
        /// <summary>The name of a relation for people: <c>sür kontur</c>.</summary>
        public static string Name(this Relation relation, Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_relation_name(
                (uint)relation, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
