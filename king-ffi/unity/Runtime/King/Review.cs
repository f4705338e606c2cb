using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>What an action comes to when all play on as well as can be, all cards being open.</summary>
    public readonly struct Solved
    {
        internal unsafe Solved(king_solved solved)
        {
            Action = Action.FromCode(solved.action);
            Scores = Each.Of(solved.scores);
            Taken = Each.Of(solved.taken);
        }

        /// <summary>The action.</summary>
        public Action Action { get; }

        /// <summary>What the seats score for the round, with the doubles.</summary>
        public PerSeat<int> Scores { get; }

        /// <summary>The points that they take in the whole round, or win in koz and dürt.</summary>
        public PerSeat<int> Taken { get; }
    }

    /// <summary>What an action was worth beside the best there was: in points, or where coming out was aimed at in per cent.</summary>
    public readonly struct Verdict
    {
        internal Verdict(byte best, int givenAway, uint error, uint playouts, byte exact)
        {
            Best = Action.FromCode(best);
            GivenAway = givenAway / 256.0;
            Error = error == uint.MaxValue ? double.PositiveInfinity : error / 256.0;
            Playouts = (int)playouts;
            Exact = exact != 0;
        }

        /// <summary>What was best: the action itself, when nothing is known to be better.</summary>
        public Action Best { get; }

        /// <summary>How much less the action comes to than the best. Below 0 where the estimates think better of it.</summary>
        public double GivenAway { get; }

        /// <summary>The standard error of that; 0 where it is exact.</summary>
        public double Error { get; }

        /// <summary>In how many play-outs each was estimated; 0 where an ending was solved.</summary>
        public int Playouts { get; }

        /// <summary>Whether there is no error.</summary>
        public bool Exact { get; }
    }

    /// <summary>
    /// One action of a round, looked back on: in hindsight, with all cards open, and from the view of the seat, which is all that it
    /// could know.
    /// </summary>
    public readonly unsafe struct Judgement
    {
        readonly king_judgement native;

        internal Judgement(king_judgement native)
        {
            this.native = native;
        }

        /// <summary>Which action of the round it is, from 0.</summary>
        public int Number => (int)native.number;

        /// <summary>Whose action.</summary>
        public Seat Seat => (Seat)native.seat;

        /// <summary>What it did.</summary>
        public Action Action => Action.FromCode(native.action);

        /// <summary>How many actions were legal.</summary>
        public int Legal => native.legal;

        /// <summary>
        /// With all cards open: endings are solved; else the actions are played out, all seats playing on as the greedy player does but
        /// for one card in eight, which is drawn. For the talk the others say afterwards what they did say.
        /// </summary>
        public Verdict? Hindsight => native.hindsight_best == Native.KING_NOTHING ? (Verdict?)null : new Verdict(
            native.hindsight_best, native.hindsight_given_away, native.hindsight_error, native.hindsight_playouts,
            native.hindsight_exact);

        /// <summary>By what the seat could see, as an <see cref="Advisor"/> estimates it; <c>null</c> where it does not.</summary>
        public Verdict? View => native.view_best == Native.KING_NOTHING ? (Verdict?)null : new Verdict(
            native.view_best, native.view_given_away, native.view_error, native.view_playouts, native.view_exact);

        /// <summary>What was aimed at: points, or the chance to come out.</summary>
        public Objective Objective => (Objective)native.objective;

        /// <summary>The judgement in sentences, for people: with who gained, and who may hold the card that matters.</summary>
        public string Message(Lang lang)
        {
            king_judgement judgement = native;
            Words words;
            int status = NativePlayers.king_judgement_message(&judgement, (uint)lang, words.bytes, Words.Size, &words.length);
            return Interop.Text(status, &words);
        }
    }

    /// <summary>
    /// Looking back on a round. All of this sees all hands: it is for puzzles, tests and reviews, and nothing to play by.
    /// </summary>
    public static unsafe class Review
    {
        /// <summary>The memory of a solver: 64 KiB. The answer is the same with any.</summary>
        const int Entries = 4096;

        /// <summary>
        /// What each legal action of an ending comes to, the best for the seat on turn first: with all cards open, each seat plays for
        /// its own score, and knows that the others do so too.
        /// </summary>
        /// <param name="round">The round.</param>
        /// <param name="budget">How many positions with a choice are gone through at most.</param>
        /// <exception cref="RulesException">No cards are being played, or the budget is too small.</exception>
        public static IReadOnlyList<Solved> Solve(Round round, ulong budget = 10000000)
        {
            king_round raw = round.Raw;
            king_solution solution;
            king_error error;
            fixed (king_entry* memory = new king_entry[Entries])
            {
                Interop.Check(NativePlayers.king_solve(&raw, memory, Entries, budget, &solution, &error), &error);
            }
            var actions = new List<Solved>();
            king_solved solved;
            while (Interop.Answered(NativePlayers.king_solution_action(&solution, (uint)actions.Count, &solved)))
            {
                actions.Add(new Solved(solved));
            }
            return actions;
        }

        /// <summary>The round with its best actions, as <see cref="Solve"/> finds them, played to the end.</summary>
        /// <param name="round">The round.</param>
        /// <param name="budget">How many positions with a choice are gone through at most, in all.</param>
        /// <exception cref="RulesException">No cards are being played, or the budget is too small.</exception>
        public static Round PlayOutBest(Round round, ulong budget = 10000000)
        {
            king_round raw = round.Raw;
            king_round best;
            king_error error;
            fixed (king_entry* memory = new king_entry[Entries])
            {
                Interop.Check(NativePlayers.king_play_out_best(&raw, memory, Entries, budget, &best, &error), &error);
            }
            return new Round(best);
        }

        /// <summary>
        /// Judges one action of a round; <c>null</c> when there are not so many. It takes about the play-outs of the settings twice: some
        /// 2 ms with 400 to choose and 400 to estimate by, so that a game may judge one a frame.
        /// </summary>
        /// <param name="round">The round.</param>
        /// <param name="number">The number of the action, from 0, the declaration.</param>
        /// <param name="settings">
        /// The budgets of each column, and the seed; with <see cref="Settings.In"/> the party before the round, where it is judged by who
        /// comes out.
        /// </param>
        /// <exception cref="RulesException">The standings are not those of a party before this round.</exception>
        public static Judgement? Judge(Round round, int number, Settings settings)
        {
            king_round raw = round.Raw;
            king_settings given = settings.Raw;
            king_judgement judgement;
            uint place = Interop.NotNegative(number, nameof(number));
            king_error error;
            fixed (king_entry* memory = new king_entry[Entries])
            {
                int status = NativePlayers.king_judge(&raw, place, &given, memory, Entries, &judgement, &error);
                return Interop.Answered(status, &error) ? new Judgement(judgement) : (Judgement?)null;
            }
        }

        /// <summary>Judges all actions of a round, in order, each when it is asked for.</summary>
        /// <param name="round">The round.</param>
        /// <param name="settings">As for <see cref="Judge"/>.</param>
        /// <exception cref="RulesException">The standings are not those of a party before this round.</exception>
        public static IEnumerable<Judgement> Of(Round round, Settings settings)
        {
            for (int number = 0; ; number++)
            {
                Judgement? judged = Judge(round, number, settings);
                if (judged == null)
                {
                    yield break;
                }
                yield return judged.Value;
            }
        }
    }
}
