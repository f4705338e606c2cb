// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct RoundResult : IEquatable<RoundResult>
    {
        /// <summary>The scores that follow from a result (K9).</summary>
        public PerSeat<int> Scores(HouseRules rules = default(HouseRules))
        {
            king_round_result self = Raw;
            king_house_rules rulesRaw = rules.Raw;
            int* scores = stackalloc int[4];
            Interop.Check(Native.king_round_result_scores(&self, &rulesRaw, scores));
            return Each.Of(scores);
        }

        /// <summary>
        /// Who buys the penalty points of <c>seller</c> in that result (K9.3, K9.4). <c>null</c>: nobody does.
        /// </summary>
        public Seat? Buyer(HouseRules rules, Seat seller)
        {
            king_round_result self = Raw;
            king_house_rules rulesRaw = rules.Raw;
            byte buyer;
            if (!Interop.Answered(Native.king_round_result_buyer(&self, &rulesRaw, (uint)seller, &buyer)))
            {
                return null;
            }
            return (Seat)buyer;
        }
    }
}
