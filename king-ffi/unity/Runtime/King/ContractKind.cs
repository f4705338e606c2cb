namespace KingRules.King
{
    public static unsafe partial class ContractKindExtensions
    {
        /// <summary>Whether the contract is one of the six penalties (<i>ceza</i>); else it is koz or dürt.</summary>
        public static bool IsPenalty(this ContractKind kind) =>
            Interop.Below((int)kind, 8, nameof(kind)) < (int)ContractKind.Koz;
    }
}
