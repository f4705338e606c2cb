// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct Match : IEquatable<Match>
    {
        readonly balayi_match native;

        internal Match(balayi_match native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal balayi_match Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Match a, Match b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Match a, Match b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Match other)
        {
            balayi_match a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_match));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Match value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_match self = Raw;
            return Interop.Hash(self.opaque, sizeof(balayi_match));
        }

        /// <summary>A match before its first round.</summary>
        public Match(Player firstDealer)
        {
            balayi_match game;
            Interop.Check(Native.balayi_match_new((uint)firstDealer, &game));
            native = game;
        }

        /// <summary>The player who deals the first round.</summary>
        public Player FirstDealer
        {
            get
            {
                balayi_match self = Raw;
                byte player;
                Interop.Check(Native.balayi_match_first_dealer(&self, &player));
                return (Player)player;
            }
        }

        /// <summary>How many rounds have been entered, 0 to <c>Match.Rounds</c>.</summary>
        public int Count
        {
            get
            {
                balayi_match self = Raw;
                byte count;
                Interop.Check(Native.balayi_match_len(&self, &count));
                return count;
            }
        }

        /// <summary>Who deals the next round: the players take turns (B1.2). <c>null</c>: the match is over.</summary>
        public Player? Dealer
        {
            get
            {
                balayi_match self = Raw;
                byte player;
                if (!Interop.Answered(Native.balayi_match_dealer(&self, &player)))
                {
                    return null;
                }
                return (Player)player;
            }
        }

        /// <summary>Who declares in the next round. <c>null</c>: the match is over.</summary>
        public Player? Declarer
        {
            get
            {
                balayi_match self = Raw;
                byte player;
                if (!Interop.Answered(Native.balayi_match_declarer(&self, &player)))
                {
                    return null;
                }
                return (Player)player;
            }
        }

        /// <summary>What a player has not declared yet (B1.3).</summary>
        public DenominationSet Unused(Player player)
        {
            balayi_match self = Raw;
            byte denominations;
            Interop.Check(Native.balayi_match_unused(&self, (uint)player, &denominations));
            return new DenominationSet(denominations);
        }

        /// <summary>The next round, with <c>pack</c>.</summary>
        /// <exception cref="RulesException">A card occurs twice. The match is over.</exception>
        public Round Start(Pack pack)
        {
            balayi_match self = Raw;
            byte* packRaw = stackalloc byte[52];
            pack.To(packRaw);
            balayi_round round;
            king_error error;
            Interop.Check(Native.balayi_match_start(&self, packRaw, &round, &error), &error);
            return new Round(round);
        }

        /// <summary>Enters a round that has been played.</summary>
        /// <exception cref="RulesException">
        /// The round is not over, or not the next one of this match. Its memory has been damaged, for no play leads to
        /// such a round.
        /// </exception>
        public Match Record(Round round)
        {
            balayi_match self = Raw;
            balayi_round roundRaw = round.Raw;
            king_error error;
            Interop.Check(Native.balayi_match_record(&self, &roundRaw, &error), &error);
            return new Match(self);
        }

        /// <summary>Enters the result of a round that was played with real cards.</summary>
        /// <exception cref="RulesException">
        /// The match is over. The other player declares the next round. The declarer has declared this before. The
        /// tricks are not 26.
        /// </exception>
        public Match RecordResult(RoundResult result)
        {
            balayi_match self = Raw;
            balayi_round_result resultRaw = result.Raw;
            king_error error;
            Interop.Check(Native.balayi_match_record_result(&self, &resultRaw, &error), &error);
            return new Match(self);
        }

        /// <summary>
        /// Puts another result in the place of round number n, from 0. All that was entered after it must still be
        /// possible.
        /// </summary>
        /// <exception cref="RulesException">Not so many have been entered. As of <c>Match.RecordResult</c>.</exception>
        public Match Correct(int n, RoundResult result)
        {
            balayi_match self = Raw;
            balayi_round_result resultRaw = result.Raw;
            king_error error;
            Interop.Check(Native.balayi_match_correct(
                &self, Interop.NotNegative(n, nameof(n)), &resultRaw, &error), &error);
            return new Match(self);
        }

        /// <summary>The rounds that are counted, in order.</summary>
        public IReadOnlyList<RoundResult> Results
        {
            get
            {
                balayi_match self = Raw;
                balayi_round_result result;
                var items = new List<RoundResult>();
                while (Interop.Answered(Native.balayi_match_results(&self, (uint)items.Count, &result)))
                {
                    items.Add(new RoundResult(result));
                }
                return items;
            }
        }

        /// <summary>The running totals: those at the start, then those after each round that is counted.</summary>
        public IReadOnlyList<PerPlayer<int>> Running
        {
            get
            {
                balayi_match self = Raw;
                int* totals = stackalloc int[2];
                var items = new List<PerPlayer<int>>();
                while (Interop.Answered(Native.balayi_match_running(&self, (uint)items.Count, totals)))
                {
                    items.Add(Each.Of(totals));
                }
                return items;
            }
        }

        /// <summary>The totals so far, which sum to 0.</summary>
        public PerPlayer<int> Totals
        {
            get
            {
                balayi_match self = Raw;
                int* totals = stackalloc int[2];
                Interop.Check(Native.balayi_match_totals(&self, totals));
                return Each.Of(totals);
            }
        }

        /// <summary>The score sheet without cards in one line: <c>balayi-sheet1 0 S/11,15 NT/14,12</c>.</summary>
        public override string ToString()
        {
            balayi_match self = Raw;
            Words words;
            return Interop.Text(Native.balayi_match_text(&self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a score sheet without cards, entering each result again.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Match Parse(string text) =>
            Read(text, out Match value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Match value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Match value)
        {
            byte[] textBytes = Interop.Utf8(text);
            balayi_match game = default(balayi_match);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_match_parse(textStart, (uint)textBytes.Length, &game, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new Match(game) : default(Match);
            return wrong;
        }

        /// <summary>
        /// The first line of the file of this match, <c>balayi-match1 1</c>, without its line end. The records of the
        /// rounds follow it, a line each.
        /// </summary>
        public string Head
        {
            get
            {
                balayi_match self = Raw;
                Words words;
                return Interop.Text(Native.balayi_match_head(&self, words.bytes, Words.Size, &words.length), &words);
            }
        }
    }
}
