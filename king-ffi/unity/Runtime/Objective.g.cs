// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules
{
    /// <summary>What a player aims at.</summary>
    public enum Objective
    {
        /// <summary>
        /// As many points as there are to be had in the round, and before the first card in what comes after it. (puan)
        /// </summary>
        MostPoints = 1,
        /// <summary>To end the party above zero, by however much (K10.3). (çıkmak)</summary>
        ComeOut = 2,
    }
}
