// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct RoundResult : IEquatable<RoundResult>
    {
        /// <summary>The scores that follow from a result (B6.1).</summary>
        public PerPlayer<int> Scores()
        {
            balayi_round_result self = Raw;
            int* scores = stackalloc int[2];
            Interop.Check(Native.balayi_round_result_scores(&self, scores));
            return Each.Of(scores);
        }
    }
}
