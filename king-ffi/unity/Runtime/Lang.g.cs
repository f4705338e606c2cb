// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules
{
    /// <summary>A language of names and messages. Both are UTF-8.</summary>
    public enum Lang : byte
    {
        /// <summary>English</summary>
        En = 0,
        /// <summary>Turkish</summary>
        Tr = 1,
    }
}
