// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.King
{
    /// <summary>Players that are asked for a whole move at once.</summary>
    public static unsafe class Opponent
    {
        /// <summary>
        /// What a player of that level does: a legal action, in every phase. It takes as long as the level's play-outs: a game that
        /// must not stall steps an <see cref="Advisor"/>.
        /// </summary>
        /// <param name="view">The view of the seat on turn.</param>
        /// <param name="level">How well it plays.</param>
        /// <param name="seed">One seed does for a whole evening.</param>
        /// <exception cref="RulesException">
        /// It is not the viewer's turn, the round is over, or no deal agrees with the view.
        /// </exception>
        public static Action Act(View view, Level level, ulong seed)
        {
            king_view viewRaw = view.Raw;
            byte action;
            king_error error;
            int status = NativePlayers.king_level_act(&viewRaw, (uint)level, seed, &action, &error);
            Interop.Check(status, &error);
            return Action.FromCode(action);
        }

        /// <summary>
        /// What the greedy player does, and why: the action of the seat on turn, in any phase; <c>null</c> when nothing is legal
        /// with that hand.
        /// </summary>
        /// <param name="table">The table.</param>
        /// <param name="hand">What the seat on turn holds now.</param>
        public static Choice? Greedy(Table table, CardSet hand)
        {
            king_table tableRaw = table.Raw;
            byte action, reason;
            if (!Interop.Answered(NativePlayers.king_greedy_choose(&tableRaw, hand.Bits, &action, &reason)))
            {
                return null;
            }
            return new Choice(action, reason);
        }
    }
}
