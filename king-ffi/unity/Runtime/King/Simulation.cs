namespace KingRules.King
{
    /// <summary>
    /// Rounds played at random, of which number k depends on the seed and k alone: it is dealt by
    /// <see cref="Shuffle.DealSeed"/> and played by <see cref="Shuffle.Choices"/>. What is prescribed is not drawn.
    /// </summary>
    /// <example>
    /// <code>Round round = new Simulation(7, contract: Contract.KizAlmaz, talk: Talk.Uniform).Round(5);</code>
    /// </example>
    public readonly unsafe struct Simulation
    {
        readonly king_simulation native;

        /// <summary>Rounds of that seed.</summary>
        /// <param name="seed">What all deals and choices follow from.</param>
        /// <param name="declarer">Who declares; <c>null</c>: the seats in turn, North in round 0.</param>
        /// <param name="contract">
        /// What is declared; <c>null</c>: it is drawn, a contract among the unused first, then its suit or rank.
        /// </param>
        /// <param name="unused">What the declarer may declare; <c>null</c>: all.</param>
        /// <param name="rules">The house rules.</param>
        /// <param name="talk">What is said in the talk; by itself nobody doubles.</param>
        /// <param name="annul">Whether a seat that may annul draws whether it does; else every seat keeps (K4).</param>
        public Simulation(
            ulong seed,
            Seat? declarer = null,
            Contract? contract = null,
            ContractSet? unused = null,
            HouseRules rules = default(HouseRules),
            Talk talk = default(Talk),
            bool annul = false)
        {
            king_simulation simulation;
            king_house_rules raw = rules.Raw;
            Interop.Check(Native.king_simulation_new(seed, &simulation));
            Interop.Check(Native.king_simulation_set_declarer(&simulation, Interop.OrNothing((int?)declarer)));
            Interop.Check(Native.king_simulation_set_contract(&simulation, Interop.OrNothing(contract?.Index)));
            Interop.Check(Native.king_simulation_set_unused(&simulation, (unused ?? ContractSet.All).Bits));
            Interop.Check(Native.king_simulation_set_house_rules(&simulation, &raw));
            Interop.Check(talk.Doubles.HasValue
                ? Native.king_simulation_set_doubles(&simulation, talk.Doubles.Value.Bits)
                : Native.king_simulation_set_talk(&simulation, talk.Kind));
            Interop.Check(Native.king_simulation_set_annul(&simulation, annul ? (byte)1 : (byte)0));
            native = simulation;
        }

        /// <summary>Round number k, from 0, played to its end.</summary>
        /// <exception cref="RulesException">
        /// Nothing can be declared or not what is prescribed, or no talk can come to the doubles prescribed.
        /// </exception>
        public Round Round(ulong k)
        {
            king_simulation simulation = native;
            king_round round;
            Interop.Check(Native.king_simulation_round(&simulation, k, &round));
            return new Round(round);
        }
    }

    /// <summary>What is said in the talk of simulated rounds (K5, K6).</summary>
    public readonly struct Talk
    {
        Talk(byte kind, Doubles? doubles)
        {
            Kind = kind;
            Doubles = doubles;
        }

        /// <summary>Everybody says <i>iyi</i>.</summary>
        public static Talk Silent => new Talk((byte)king_talk.Silent, null);

        /// <summary>Every seat draws among all it may say.</summary>
        public static Talk Uniform => new Talk((byte)king_talk.Uniform, null);

        /// <summary>
        /// What comes to these doubles: the others double in the first round of the talk, the declarer redoubles in the
        /// second.
        /// </summary>
        public static Talk Said(Doubles doubles) => new Talk((byte)king_talk.Said, doubles);

        /// <summary>The doubles that the talk comes to, when they are prescribed.</summary>
        public Doubles? Doubles { get; }

        internal byte Kind { get; }
    }
}
