using System;

namespace KingRules
{
    /// <summary>
    /// What an advisor follows from, besides the view. A budget counts play-outs, one legal action played to the end in one world
    /// each, and never time: so the same view and settings lead to the same move on every device.
    /// </summary>
    public readonly unsafe struct Settings : IEquatable<Settings>
    {
        readonly king_settings native;

        internal Settings(king_settings native)
        {
            this.native = native;
        }

        /// <summary>1,000 play-outs to choose by and 1,000 to estimate by, seed 0, no generosity, and with inference.</summary>
        public static Settings Default
        {
            get
            {
                king_settings settings;
                Interop.Check(NativePlayers.king_settings_new(&settings));
                return new Settings(settings);
            }
        }

        /// <summary>The settings of a level, with seed 0 and without estimates.</summary>
        public static Settings Of(Level level)
        {
            king_settings settings;
            Interop.Check(NativePlayers.king_level_settings((uint)level, &settings));
            return new Settings(settings);
        }

        /// <summary>What worlds are drawn by.</summary>
        public ulong Seed => native.seed;

        /// <summary>How many play-outs there are, at most, to choose by.</summary>
        public int Playouts => (int)native.playouts;

        /// <summary>How many play-outs there are, at most, to estimate by when the choice is made.</summary>
        public int Estimates => (int)native.estimates;

        /// <summary>What a move may give away, in 1/256 point, by the advisor's own estimates.</summary>
        public int Generosity => (int)native.generosity;

        /// <summary>Whether what the others have played tells which worlds to choose by.</summary>
        public bool Inference => native.inference != 0;

        /// <summary>What is aimed at.</summary>
        public Objective Objective => native.objective == (byte)Objective.ComeOut ? Objective.ComeOut : Objective.MostPoints;

        /// <summary>Whether it is known how the party of King stands.</summary>
        public bool InParty => native.stands != 0;

        /// <summary>The value as the library takes it.</summary>
        internal king_settings Raw => native;

        /// <summary>The same with another seed. The draws depend on the view too: one seed does for a whole party.</summary>
        public Settings WithSeed(ulong seed)
        {
            king_settings settings = native;
            settings.seed = seed;
            return new Settings(settings);
        }

        /// <summary>
        /// The same with so many play-outs, at most, to choose by. With less than one for each action the greedy player chooses.
        /// </summary>
        public Settings WithPlayouts(int playouts)
        {
            king_settings settings = native;
            settings.playouts = Interop.NotNegative(playouts, nameof(playouts));
            return new Settings(settings);
        }

        /// <summary>The same with so many play-outs, at most, to estimate by; 0 where nobody asks for estimates.</summary>
        public Settings WithEstimates(int estimates)
        {
            king_settings settings = native;
            settings.estimates = Interop.NotNegative(estimates, nameof(estimates));
            return new Settings(settings);
        }

        /// <summary>
        /// The same with what a move may give away, in 1/256 point: of the actions whose estimate is at most that much below the
        /// highest one is chosen by the seed.
        /// </summary>
        public Settings WithGenerosity(int generosity)
        {
            king_settings settings = native;
            settings.generosity = Interop.NotNegative(generosity, nameof(generosity));
            return new Settings(settings);
        }

        /// <summary>
        /// The same with or without inference: whether worlds to choose by are more likely in which the others would have played as
        /// they did if they were greedy players.
        /// </summary>
        public Settings WithInference(bool inference)
        {
            king_settings settings = native;
            settings.inference = inference ? 1u : 0u;
            return new Settings(settings);
        }

        /// <summary>The same with what is aimed at: to come out needs <see cref="In"/>, else it is points.</summary>
        public Settings WithObjective(Objective objective)
        {
            king_settings settings = native;
            settings.objective = (byte)objective;
            return new Settings(settings);
        }

        /// <summary>
        /// The same with how that party stands before its next round. An advisor refuses them for any other round.
        /// </summary>
        public Settings In(King.Party party)
        {
            king_settings settings = native;
            king_settings inParty;
            king_party raw = party.Raw;
            Interop.Check(NativePlayers.king_settings_in_party(&settings, &raw, &inParty));
            return new Settings(inParty);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Settings a, Settings b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Settings a, Settings b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Settings other)
        {
            king_settings a = native;
            king_settings b = other.native;
            byte* left = (byte*)&a;
            byte* right = (byte*)&b;
            for (int i = 0; i < sizeof(king_settings); i++)
            {
                if (left[i] != right[i])
                {
                    return false;
                }
            }
            return true;
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Settings settings && Equals(settings);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked((Seed.GetHashCode() * 31 + Playouts) * 31 + Estimates);
    }
}
