using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// A match: the results of up to ten rounds (B1.2); the scores are worked out from the results. It never changes:
    /// <see cref="Record"/> gives the next one. Its text is a score sheet without cards, <c>balayi-sheet1 …</c>.
    /// </summary>
    public readonly unsafe struct Match : IEquatable<Match>
    {
        /// <summary>How many rounds a match has (B1.2).</summary>
        public const int Rounds = Native.BALAYI_MATCH_ROUNDS;

        readonly balayi_match native;

        /// <summary>A match before its first round.</summary>
        public Match(Player firstDealer)
        {
            balayi_match game;
            Interop.Check(Native.balayi_match_new((byte)firstDealer, &game));
            native = game;
        }

        internal Match(balayi_match native)
        {
            this.native = native;
        }

        /// <summary>The player who deals the first round.</summary>
        public Player FirstDealer
        {
            get
            {
                balayi_match game = native;
                byte firstDealer;
                Interop.Check(Native.balayi_match_first_dealer(&game, &firstDealer));
                return (Player)firstDealer;
            }
        }

        /// <summary>How many rounds have been entered, 0 to 10.</summary>
        public int Count
        {
            get
            {
                balayi_match game = native;
                byte count;
                Interop.Check(Native.balayi_match_len(&game, &count));
                return count;
            }
        }

        /// <summary>Whether all ten rounds have been entered.</summary>
        public bool IsOver
        {
            get
            {
                balayi_match game = native;
                byte isOver;
                Interop.Check(Native.balayi_match_is_over(&game, &isOver));
                return isOver != 0;
            }
        }

        /// <summary>
        /// Who deals the next round: the players take turns (B1.2). <c>null</c> when the match is over.
        /// </summary>
        public Player? Dealer
        {
            get
            {
                balayi_match game = native;
                byte dealer;
                return Interop.Given(Native.balayi_match_dealer(&game, &dealer)) ? (Player?)dealer : null;
            }
        }

        /// <summary>Who declares in the next round; <c>null</c> when the match is over.</summary>
        public Player? Declarer
        {
            get
            {
                balayi_match game = native;
                byte declarer;
                return Interop.Given(Native.balayi_match_declarer(&game, &declarer)) ? (Player?)declarer : null;
            }
        }

        /// <summary>The results so far, in order.</summary>
        public IReadOnlyList<RoundResult> Results
        {
            get
            {
                balayi_match game = native;
                balayi_round_result result;
                var results = new List<RoundResult>();
                while (Interop.Given(Native.balayi_match_results(&game, (uint)results.Count, &result)))
                {
                    results.Add(new RoundResult(result));
                }
                return results;
            }
        }

        /// <summary>The running totals: 0 and 0, and then those after each round.</summary>
        public IReadOnlyList<PerPlayer<int>> Running
        {
            get
            {
                balayi_match game = native;
                int* totals = stackalloc int[2];
                var running = new List<PerPlayer<int>>();
                while (Interop.Given(Native.balayi_match_running(&game, (uint)running.Count, totals)))
                {
                    running.Add(new PerPlayer<int>(totals[0], totals[1]));
                }
                return running;
            }
        }

        /// <summary>The totals so far, which sum to 0.</summary>
        public PerPlayer<int> Totals
        {
            get
            {
                balayi_match game = native;
                int* totals = stackalloc int[2];
                Interop.Check(Native.balayi_match_totals(&game, totals));
                return new PerPlayer<int>(totals[0], totals[1]);
            }
        }

        /// <summary>How the match ended; <c>null</c> before its end (B6.2).</summary>
        public Outcome? Outcome
        {
            get
            {
                balayi_match game = native;
                byte winner;
                return Interop.Given(Native.balayi_match_outcome(&game, &winner))
                    ? new Outcome(winner)
                    : (Outcome?)null;
            }
        }

        /// <summary>
        /// The first line of the file of this match, without the line's end; the rounds follow, a line each.
        /// </summary>
        public string FileHead
        {
            get
            {
                balayi_match game = native;
                Words words;
                return Interop.Text(
                    Native.balayi_match_file_head(&game, words.bytes, Words.Size, &words.length), &words);
            }
        }

        /// <summary>What a player has not declared yet (B1.3).</summary>
        public Denominations Unused(Player player)
        {
            balayi_match game = native;
            byte denominations;
            Interop.Check(Native.balayi_match_unused(&game, (byte)player, &denominations));
            return new Denominations(denominations);
        }

        /// <summary>The next round, with that pack.</summary>
        /// <exception cref="RulesException">The match is over.</exception>
        public Round Start(Pack pack)
        {
            balayi_match game = native;
            balayi_round round;
            fixed (byte* cards = pack.Raw)
            {
                Interop.Check(Native.balayi_match_start(&game, cards, &round));
            }
            return new Round(round);
        }

        /// <summary>The match with a round entered that has been played.</summary>
        /// <exception cref="RulesException">It is not over, or cannot be the next one of this match.</exception>
        public Match Record(Round round)
        {
            balayi_match game = native;
            balayi_round raw = round.Raw;
            Interop.Check(Native.balayi_match_record(&game, &raw));
            return new Match(game);
        }

        /// <summary>The match with the result of a round entered that was played with real cards.</summary>
        /// <param name="denomination">What was declared.</param>
        /// <param name="taken">The tricks that the players took.</param>
        /// <exception cref="RulesException">
        /// The match is over, the declarer has declared this before, or the tricks are not 26.
        /// </exception>
        public Match RecordResult(Denomination denomination, PerPlayer<int> taken)
        {
            balayi_match game = native;
            byte* tricks = stackalloc byte[2];
            tricks[0] = (byte)Interop.Below(taken[0], 256, nameof(taken));
            tricks[1] = (byte)Interop.Below(taken[1], 256, nameof(taken));
            Interop.Check(Native.balayi_match_record_result(&game, (byte)denomination, tricks));
            return new Match(game);
        }

        /// <summary>Reads a score sheet without cards, entering each result again.</summary>
        /// <exception cref="ParseException">The text is no such sheet.</exception>
        public static Match Parse(string text) =>
            Read(text, out Match game) is ParseException error ? throw error : game;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Match game) => Read(text ?? "", out game) == null;

        static ParseException Read(string text, out Match game)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(balayi_match);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.balayi_match_parse(start, (uint)utf8.Length, &native, &at);
            }
            game = new Match(native);
            return Interop.ParseError(status, utf8, at, king_kind.BalayiMatch);
        }

        /// <summary>The match as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            balayi_match game = native;
            var bytes = new byte[Native.BALAYI_MATCH_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.balayi_match_to_bytes(&game, start, (uint)bytes.Length));
            }
            return bytes;
        }

        /// <summary>Reads what <see cref="ToBytes"/> gave, by doing all of it again.</summary>
        /// <exception cref="BytesException">These bytes are no legal history.</exception>
        public static Match FromBytes(byte[] bytes)
        {
            if (bytes == null)
            {
                throw new ArgumentNullException(nameof(bytes));
            }
            balayi_match game;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.balayi_match_from_bytes(start, (uint)bytes.Length, &game, &at), at);
            }
            return new Match(game);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Match a, Match b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Match a, Match b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Match other)
        {
            balayi_match a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_match));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Match game && Equals(game);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_match game = native;
            return Interop.Hash(game.opaque, sizeof(balayi_match));
        }

        /// <summary>The score sheet without cards in one line.</summary>
        public override string ToString()
        {
            balayi_match game = native;
            Words words;
            return Interop.Text(Native.balayi_match_text(&game, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
