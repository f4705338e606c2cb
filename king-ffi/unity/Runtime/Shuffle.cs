using System.Collections.Generic;

namespace KingRules
{
    /// <summary>
    /// Packs, deals and choices from a seed: the same in every language, on every platform, for ever. Not for play for
    /// money: deal from a secure shuffle there.
    /// </summary>
    public static unsafe class Shuffle
    {
        /// <summary>The pack of a seed: each card once, in the order in which it is dealt.</summary>
        public static IReadOnlyList<Card> Pack(ulong seed)
        {
            byte* cards = stackalloc byte[Card.Count];
            Interop.Check(Native.king_pack_from_seed(seed, cards));
            return Card.List(cards, Card.Count);
        }

        /// <summary>The seed of deal number k, from 0, of a party, match or simulation; annulled deals count.</summary>
        public static ulong DealSeed(ulong seed, ulong k) => Native.king_deal_seed(seed, k);

        /// <summary>
        /// The generator of the choices in simulated play number k, from 0. One with the seed that the cards were dealt by
        /// would draw the numbers of the cards again.
        /// </summary>
        public static SplitMix64 Choices(ulong seed, ulong k) => new SplitMix64(Native.king_choices(seed, k));
    }

    /// <summary>
    /// The SplitMix64 generator, state = seed. It changes as it is used: keep it in a variable of its own, not in a
    /// <c>readonly</c> field or a property.
    /// </summary>
    public unsafe struct SplitMix64
    {
        ulong state;

        /// <summary>The generator of that seed, or of that state.</summary>
        public SplitMix64(ulong seed)
        {
            state = seed;
        }

        /// <summary>Where it stands: a generator made of this goes on in the same way.</summary>
        public ulong State => state;

        /// <summary>The next number.</summary>
        public ulong NextUInt64()
        {
            ulong number, next = state;
            Interop.Check(Native.king_split_mix64_next_u64(&next, &number));
            state = next;
            return number;
        }

        /// <summary>
        /// The next number brought below n: the high 64 bits of next × n; 0 when n is 0. It takes a number also when n
        /// is 1.
        /// </summary>
        public ulong Below(ulong n)
        {
            ulong number, next = state;
            Interop.Check(Native.king_split_mix64_below(&next, n, &number));
            state = next;
            return number;
        }
    }
}
