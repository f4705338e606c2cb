using System.Linq;
using KingRules;
using KingRules.King;

namespace KingRules.Samples
{
    /// <summary>
    /// A table of Konturlu King with one human seat; what the other three do is decided elsewhere, by what each of them
    /// sees. Nothing of Unity is in it: a scene shows its state, lets the human try something, and lets the others do one
    /// thing at a time, so that there is time to show each.
    /// </summary>
    public sealed class HumanTable
    {
        readonly ulong seed;
        ulong deals;

        /// <summary>A new party; by the same seed the same cards are dealt.</summary>
        public HumanTable(ulong seed, Seat human)
        {
            this.seed = seed;
            Human = human;
            // The seats draw for who declares first.
            Party = new Party(Deal.FirstDeclarer(Shuffle.Pack(seed)) ?? Seat.North, HouseRules.Default);
            StartRound();
        }

        /// <summary>The seat of the human.</summary>
        public Seat Human { get; }

        /// <summary>The party with the rounds that are over, the one just played among them.</summary>
        public Party Party { get; private set; }

        /// <summary>The round that is played, with all cards: what a server holds.</summary>
        public Round Round { get; private set; }

        /// <summary>What the human may know of it: show this, not the round.</summary>
        public View View => Round.View(Human);

        /// <summary>What the one of the others that is on turn may know: let it decide by this, not by the round.</summary>
        public View OthersView => Round.View(Round.Turn.Value);

        /// <summary>Whether the human is to act.</summary>
        public bool IsHumansTurn => Round.Turn == Human;

        /// <summary>Whether the round is over: then <see cref="NextRound"/> is next.</summary>
        public bool IsRoundOver => Round.Phase == Phase.Over;

        /// <summary>
        /// Does what the human wants to do, if the rules allow it; a friendly game explains why not instead of throwing.
        /// </summary>
        /// <returns>Why not; <c>null</c> when it is done.</returns>
        public Illegal? Try(Action action)
        {
            // The table knows who clicked: as a server does, it names the seat.
            Illegal? illegal = Round.WhyNotAs(Human, action);
            if (!illegal.HasValue)
            {
                Do(Human, action);
            }
            return illegal;
        }

        /// <summary>One of the others does that; returns who did what. Call it while one of them is to act.</summary>
        public SeatAction OthersTurn(Action action)
        {
            Do(Round.Turn.Value, action);
            return Round.Actions.Last();
        }

        /// <summary>Deals the next round, unless the party is over.</summary>
        public void NextRound()
        {
            if (!Party.IsOver)
            {
                StartRound();
            }
        }

        void Do(Seat seat, Action action)
        {
            Round = Round.ApplyAs(seat, action);
            if (IsRoundOver)
            {
                Party = Party.Record(Round);
            }
        }

        void StartRound()
        {
            Round = Party.Start(Deal.FromSeed(Shuffle.DealSeed(seed, deals)));
            deals++;
        }
    }
}
