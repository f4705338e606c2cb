// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules
{
    /// <summary>What the rules can refuse, by the numbers of all languages.</summary>
    public enum StatusCode
    {
        /// <summary>The rules refuse the action at this point.</summary>
        Illegal = -6,
        /// <summary>Cards that do not make up a pack, or hands of a wrong size (K1.2, K2.5).</summary>
        Cards = -8,
        /// <summary>The declarer has nothing left to declare (K2.3, B1.3).</summary>
        NothingToDeclare = -9,
        /// <summary>There is no such house rule, or it has no such value (K12).</summary>
        Option = -10,
        /// <summary>These cards cannot be the hidden ones: with them the record would not have been legal.</summary>
        Hidden = -11,
        /// <summary>The cards turned up are too many, too few, or cannot lie there (Balayı).</summary>
        Revealed = -12,
        /// <summary>All rounds of the party or match have been counted (K10.3, B1.2).</summary>
        Over = -13,
        /// <summary>The round is not over yet (K2.2, B5.4).</summary>
        NotOver = -14,
        /// <summary>Another seat declares, or another player deals, the next round (K2.2, B1.2).</summary>
        WrongTurn = -15,
        /// <summary>The declarer has other contracts or declarations left (K2.3, B1.3).</summary>
        WrongUnused = -16,
        /// <summary>The party is played by other house rules (K12).</summary>
        WrongRules = -17,
        /// <summary>The declarer has declared this before (K2.3, B1.3).</summary>
        Used = -18,
        /// <summary>No talk over this contract can lead to these doubles (K5, K6).</summary>
        Doubles = -19,
        /// <summary>These points or tricks cannot be taken in one round (K3.1, B5.4).</summary>
        Points = -20,
        /// <summary>There is no round of that number to correct.</summary>
        NoRound = -21,
        /// <summary>There is nothing to advise or to solve, or these sums are not the next of an advisor.</summary>
        Advice = -22,
    }
}
