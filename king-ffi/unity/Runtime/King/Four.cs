namespace KingRules.King
{
    /// <summary>What each seat has, as the library takes and gives it.</summary>
    internal static unsafe class Four
    {
        internal static PerSeat<int> Of(short* four) => new PerSeat<int>(four[0], four[1], four[2], four[3]);

        internal static PerSeat<int> Of(int* four) => new PerSeat<int>(four[0], four[1], four[2], four[3]);

        internal static PerSeat<CardSet> Of(ulong* four) => new PerSeat<CardSet>(
            new CardSet(four[0]), new CardSet(four[1]), new CardSet(four[2]), new CardSet(four[3]));

        internal static void To(PerSeat<CardSet> sets, ulong* four)
        {
            for (int i = 0; i < 4; i++)
            {
                four[i] = sets[i].Bits;
            }
        }

        internal static void To(PerSeat<int> numbers, int* four)
        {
            for (int i = 0; i < 4; i++)
            {
                four[i] = numbers[i];
            }
        }

        /// <summary>Writes points; <c>false</c> when they are more than any round has.</summary>
        internal static bool Fits(PerSeat<int> points, short* four)
        {
            for (int i = 0; i < 4; i++)
            {
                if (points[i] < short.MinValue || points[i] > short.MaxValue)
                {
                    return false;
                }
                four[i] = (short)points[i];
            }
            return true;
        }

        /// <summary>Writes points.</summary>
        /// <exception cref="System.ArgumentOutOfRangeException">They are more than any round has.</exception>
        internal static void To(PerSeat<int> points, short* four, string name)
        {
            if (!Fits(points, four))
            {
                throw new System.ArgumentOutOfRangeException(name);
            }
        }
    }
}
