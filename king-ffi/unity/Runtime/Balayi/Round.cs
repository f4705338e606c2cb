using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// One round: the pack, and everything that was declared and played; what a server holds. It never changes: <see
    /// cref="Apply"/> gives the next one. Its text is its record, which is read by replaying it; a record that stops
    /// somewhere is the position there.
    /// </summary>
    public readonly unsafe struct Round : IEquatable<Round>
    {
        readonly balayi_round native;

        /// <summary>A round before the declaration.</summary>
        /// <param name="pack">The pack; its first card is dealt first.</param>
        /// <param name="dealer">Who deals; the other declares.</param>
        /// <param name="unused">What the declarer may declare (B1.3).</param>
        /// <exception cref="RulesException"><paramref name="unused"/> is empty.</exception>
        public Round(Pack pack, Player dealer, Denominations unused)
        {
            balayi_round round;
            fixed (byte* cards = pack.Raw)
            {
                Interop.Check(Native.balayi_round_new(cards, (byte)dealer, unused.Bits, &round));
            }
            native = round;
        }

        internal Round(balayi_round native)
        {
            this.native = native;
        }

        /// <summary>The pack as it was dealt.</summary>
        public Pack Pack
        {
            get
            {
                balayi_round round = native;
                var cards = new byte[Card.Count];
                fixed (byte* first = cards)
                {
                    Interop.Check(Native.balayi_round_pack(&round, first));
                }
                return Pack.Of(cards);
            }
        }

        /// <summary>What both players see, and so may any spectator.</summary>
        public Table Table
        {
            get
            {
                balayi_round round = native;
                balayi_table table;
                Interop.Check(Native.balayi_round_table(&round, &table));
                return new Table(table);
            }
        }

        /// <summary>The part of the round that is on.</summary>
        public Phase Phase
        {
            get
            {
                balayi_round round = native;
                byte phase;
                Interop.Check(Native.balayi_round_phase(&round, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The player who is to act; <c>null</c> when the round is over.</summary>
        public Player? Turn
        {
            get
            {
                balayi_round round = native;
                byte turn;
                return Interop.Given(Native.balayi_round_turn(&round, &turn)) ? (Player?)turn : null;
            }
        }

        /// <summary>What the player on turn may do; empty when the round is over, and only then.</summary>
        public ActionSet LegalActions
        {
            get
            {
                balayi_round round = native;
                ulong legalActions;
                Interop.Check(Native.balayi_round_legal_actions(&round, &legalActions));
                return new ActionSet(legalActions);
            }
        }

        /// <summary>The cards that the player on turn may play; empty unless cards are being played.</summary>
        public CardSet LegalCards
        {
            get
            {
                balayi_round round = native;
                ulong legalCards;
                Interop.Check(Native.balayi_round_legal_cards(&round, &legalCards));
                return new CardSet(legalCards);
            }
        }

        /// <summary>The tricks that the players have taken so far.</summary>
        public PerPlayer<int> Taken
        {
            get
            {
                balayi_round round = native;
                byte* taken = stackalloc byte[2];
                Interop.Check(Native.balayi_round_taken(&round, taken));
                return new PerPlayer<int>(taken[0], taken[1]);
            }
        }

        /// <summary>The scores; <c>null</c> before the end (B6.1).</summary>
        public PerPlayer<int>? Scores
        {
            get
            {
                balayi_round round = native;
                int* scores = stackalloc int[2];
                return Interop.Given(Native.balayi_round_scores(&round, scores))
                    ? (PerPlayer<int>?)new PerPlayer<int>(scores[0], scores[1])
                    : null;
            }
        }

        /// <summary>What a player may see (B7.1).</summary>
        public View View(Player player)
        {
            balayi_round round = native;
            balayi_view view;
            Interop.Check(Native.balayi_round_view(&round, (byte)player, &view));
            return new View(view);
        }

        /// <summary>A player's hand cards that it has not played, whether it sees them yet or not.</summary>
        public CardSet Hand(Player player)
        {
            balayi_round round = native;
            ulong cards;
            Interop.Check(Native.balayi_round_hand(&round, (byte)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// The cards that a player could choose from if it had to lead (B4): its open table cards, and its hand cards
        /// once they are unlocked. Empty unless cards are being played.
        /// </summary>
        public CardSet Playable(Player player)
        {
            balayi_round round = native;
            ulong cards;
            Interop.Check(Native.balayi_round_playable(&round, (byte)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// Why the player on turn may not do that; <c>null</c> when it may. The answer tells nothing that this player
        /// does not see.
        /// </summary>
        public Illegal? WhyNot(Action action)
        {
            balayi_round round = native;
            byte reason;
            Interop.Check(Native.balayi_round_why_not(&round, (byte)action.Code, &reason));
            if (reason == 0)
            {
                return null;
            }
            Words words;
            string clause = Interop.Text(
                Native.balayi_round_why_not_clause(&round, (byte)action.Code, words.bytes, Words.Size, &words.length),
                &words);
            string english = Interop.Text(
                Native.balayi_round_why_not_message(
                    &round, (byte)action.Code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.balayi_round_why_not_message(
                    &round, (byte)action.Code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>The round after what the player on turn does; this one stays as it is.</summary>
        /// <exception cref="IllegalActionException">It is not among the <see cref="LegalActions"/>.</exception>
        public Round Apply(Action action) =>
            Interop.Applied(Do(action, out Round after))
                ? after
                : throw new IllegalActionException(WhyNot(action).Value);

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out Round after) => Interop.Applied(Do(action, out after));

        int Do(Action action, out Round after)
        {
            balayi_round round = native;
            int status = Native.balayi_round_apply(&round, (byte)action.Code, null);
            after = new Round(round);
            return status;
        }

        /// <summary>
        /// The cards that an action lets a player see for the first time: what <see
        /// cref="KingRules.Balayi.View.Apply"/> and <see cref="KingRules.Balayi.Table.Apply"/> need besides the action.
        /// Ask before the action is applied; empty when it is illegal.
        /// </summary>
        /// <param name="viewer">The player; <c>null</c> for every spectator.</param>
        /// <param name="action">What the player on turn is about to do.</param>
        public IReadOnlyList<Card> Revealed(Player? viewer, Action action)
        {
            balayi_round round = native;
            byte* cards = stackalloc byte[(int)Native.BALAYI_MOST_REVEALED];
            uint count;
            byte player = Interop.OrNothing((int?)viewer);
            Interop.Check(Native.balayi_round_revealed(
                &round, player, (byte)action.Code, cards, Native.BALAYI_MOST_REVEALED, &count));
            return Card.List(cards, (int)count);
        }

        /// <summary>
        /// A random action of the player on turn, all legal ones being equally likely. <c>null</c> when the round is
        /// over.
        /// </summary>
        /// <param name="choices">The generator; each draw takes one number, one among one too.</param>
        public Action? Choose(ref SplitMix64 choices)
        {
            balayi_round round = native;
            ulong state = choices.State;
            byte code;
            bool given = Interop.Given(Native.balayi_round_choose(&round, &state, &code));
            choices = new SplitMix64(state);
            return given ? Action.FromCode(code) : (Action?)null;
        }

        /// <summary>
        /// The round played at random to its end. The same round and the same generator make the same play in every
        /// language, on every platform, for ever.
        /// </summary>
        public Round PlayOut(ref SplitMix64 choices)
        {
            balayi_round round = native;
            ulong state = choices.State;
            Interop.Check(Native.balayi_round_play_out(&round, &state));
            choices = new SplitMix64(state);
            return new Round(round);
        }

        /// <summary>
        /// How many sequences of <paramref name="depth"/> legal actions there are from here: 1 for depth 0, and 0 when
        /// the round cannot last so long. For checking a port of the rules, and for measuring: the time grows like the
        /// count.
        /// </summary>
        /// <param name="depth">0 to 255.</param>
        /// <exception cref="ArgumentOutOfRangeException">The depth is another number.</exception>
        public ulong Perft(int depth)
        {
            balayi_round round = native;
            ulong count;
            Interop.Check(Native.balayi_round_perft(&round, (byte)Interop.Below(depth, 256, nameof(depth)), &count));
            return count;
        }

        /// <summary>Reads a record and plays it again: a prefix of a record is a position.</summary>
        /// <exception cref="ParseException">The text is no record, or its history is not legal.</exception>
        public static Round Parse(string text) =>
            Read(text, out Round round) is ParseException error ? throw error : round;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Round round) => Read(text ?? "", out round) == null;

        static ParseException Read(string text, out Round round)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(balayi_round);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.balayi_round_parse(start, (uint)utf8.Length, &native, &at);
            }
            round = new Round(native);
            return Interop.ParseError(status, utf8, at, king_kind.BalayiRound);
        }

        /// <summary>The round as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            balayi_round round = native;
            var bytes = new byte[Native.BALAYI_ROUND_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.balayi_round_to_bytes(&round, start, (uint)bytes.Length));
            }
            return bytes;
        }

        /// <summary>Reads what <see cref="ToBytes"/> gave, by doing all of it again.</summary>
        /// <exception cref="BytesException">These bytes are no legal history.</exception>
        public static Round FromBytes(byte[] bytes)
        {
            if (bytes == null)
            {
                throw new ArgumentNullException(nameof(bytes));
            }
            balayi_round round;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.balayi_round_from_bytes(start, (uint)bytes.Length, &round, &at), at);
            }
            return new Round(round);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Round a, Round b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Round a, Round b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Round other)
        {
            balayi_round a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_round));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Round round && Equals(round);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_round round = native;
            return Interop.Hash(round.opaque, sizeof(balayi_round));
        }

        /// <summary>The record: the round as one line of text.</summary>
        public override string ToString()
        {
            balayi_round round = native;
            Words words;
            return Interop.Text(Native.balayi_round_text(&round, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The round as the library takes it.</summary>
        internal balayi_round Raw => native;
    }
}
