namespace KingRules.Balayi
{
    /// <summary>
    /// Rounds played at random, of which number k depends on the seed and k alone: it is dealt by
    /// <see cref="Shuffle.DealSeed"/> and played by <see cref="Shuffle.Choices"/>. What is prescribed is not drawn.
    /// </summary>
    public readonly unsafe struct Simulation
    {
        readonly balayi_simulation native;

        /// <summary>Rounds of that seed.</summary>
        /// <param name="seed">What all packs and choices follow from.</param>
        /// <param name="dealer">Who deals; <c>null</c>: the players in turn, player 0 in round 0.</param>
        /// <param name="declaration">What is declared; <c>null</c>: it is drawn among the unused.</param>
        /// <param name="unused">What the declarer may declare; <c>null</c>: all.</param>
        public Simulation(
            ulong seed,
            Player? dealer = null,
            Denomination? declaration = null,
            Denominations? unused = null)
        {
            balayi_simulation simulation;
            Interop.Check(Native.balayi_simulation_new(seed, &simulation));
            Interop.Check(Native.balayi_simulation_set_dealer(&simulation, Interop.OrNothing((int?)dealer)));
            Interop.Check(Native.balayi_simulation_set_declaration(&simulation, Interop.OrNothing((int?)declaration)));
            Interop.Check(Native.balayi_simulation_set_unused(&simulation, (unused ?? Denominations.All).Bits));
            native = simulation;
        }

        /// <summary>Round number k, from 0, played to its end.</summary>
        /// <exception cref="RulesException">Nothing can be declared, or not what is prescribed.</exception>
        public Round Round(ulong k)
        {
            balayi_simulation simulation = native;
            balayi_round round;
            Interop.Check(Native.balayi_simulation_round(&simulation, k, &round));
            return new Round(round);
        }
    }
}
