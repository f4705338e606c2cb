namespace KingRules.Balayi
{
    public static unsafe partial class DenominationExtensions
    {
        /// <summary>The trump suit; <c>null</c> in no trump.</summary>
        public static Suit? Trump(this Denomination denomination) =>
            denomination == Denomination.NoTrump
                ? (Suit?)null
                : (Suit)Interop.Below((int)denomination, 4, nameof(denomination));
    }
}
