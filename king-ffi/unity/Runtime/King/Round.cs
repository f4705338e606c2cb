using System;

namespace KingRules.King
{
    /// <summary>
    /// One deal of Konturlu King from the declaration to the scores. A round is its own record: a small value that
    /// keeps everything said and played and never changes; <see cref="Apply"/> gives the next one. To take back, keep
    /// the one from before; its text is the whole record, and reading it plays it again.
    /// </summary>
    /// <example>
    /// <code>
    /// Round round = new Round(Deal.FromSeed(7), Seat.North, ContractSet.All, HouseRules.Default);
    /// round = round.Apply(Action.Declare(Contract.ElAlmaz));
    /// </code>
    /// </example>
    public readonly unsafe struct Round : IEquatable<Round>
    {
        readonly king_round native;

        /// <summary>A round before its declaration.</summary>
        /// <param name="deal">The four hands.</param>
        /// <param name="declarer">Who declares.</param>
        /// <param name="unused">The contracts that the declarer has not declared yet (K2.3).</param>
        /// <param name="rules">The house rules.</param>
        /// <exception cref="RulesException">
        /// <paramref name="unused"/> is empty, or the deal is none, such as <c>default(Deal)</c>.
        /// </exception>
        public Round(Deal deal, Seat declarer, ContractSet unused, HouseRules rules)
        {
            ulong* hands = stackalloc ulong[4];
            deal.To(hands);
            king_house_rules raw = rules.Raw;
            king_round round;
            Interop.Check(Native.king_round_new(hands, (byte)declarer, unused.Bits, &raw, &round));
            native = round;
        }

        internal Round(king_round native)
        {
            this.native = native;
        }

        /// <summary>What all may know.</summary>
        public Table Table
        {
            get
            {
                king_round round = native;
                king_table table;
                Interop.Check(Native.king_round_table(&round, &table));
                return new Table(table);
            }
        }

        /// <summary>The hands as they were dealt.</summary>
        public Deal Deal
        {
            get
            {
                king_round round = native;
                ulong* deal = stackalloc ulong[4];
                Interop.Check(Native.king_round_deal(&round, deal));
                return King.Deal.Of(deal);
            }
        }

        /// <summary>What the round waits for.</summary>
        public Phase Phase
        {
            get
            {
                king_round round = native;
                byte phase;
                Interop.Check(Native.king_round_phase(&round, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The seat that is to act; <c>null</c> when the round is over.</summary>
        public Seat? Turn
        {
            get
            {
                king_round round = native;
                byte turn;
                return Interop.Given(Native.king_round_turn(&round, &turn)) ? (Seat?)turn : null;
            }
        }

        /// <summary>What the seat on turn may do: never empty before the round is over, and empty then.</summary>
        public ActionSet LegalActions
        {
            get
            {
                king_round round = native;
                ulong* legalActions = stackalloc ulong[2];
                Interop.Check(Native.king_round_legal_actions(&round, legalActions));
                return new ActionSet(legalActions[0], legalActions[1]);
            }
        }

        /// <summary>
        /// The cards that the seat on turn may play; empty outside <see cref="King.Phase.Play"/>, and when it must pass
        /// in dürt.
        /// </summary>
        public CardSet LegalCards
        {
            get
            {
                king_round round = native;
                ulong legalCards;
                Interop.Check(Native.king_round_legal_cards(&round, &legalCards));
                return new CardSet(legalCards);
            }
        }

        /// <summary>The points taken so far (not below 0) in a penalty, or won in koz and dürt.</summary>
        public PerSeat<int> Taken
        {
            get
            {
                king_round round = native;
                short* taken = stackalloc short[4];
                Interop.Check(Native.king_round_taken(&round, taken));
                return Four.Of(taken);
            }
        }

        /// <summary>The scores of the round; <c>null</c> before its end and in an annulled round (K9).</summary>
        public PerSeat<int>? Scores
        {
            get
            {
                king_round round = native;
                int* scores = stackalloc int[4];
                return Interop.Given(Native.king_round_scores(&round, scores)) ? (PerSeat<int>?)Four.Of(scores) : null;
            }
        }

        /// <summary>What one seat may know. It depends on no hidden card.</summary>
        public View View(Seat seat)
        {
            king_round round = native;
            king_view view;
            Interop.Check(Native.king_round_view(&round, (byte)seat, &view));
            return new View(view);
        }

        /// <summary>The cards that a seat holds now.</summary>
        public CardSet Hand(Seat seat)
        {
            king_round round = native;
            ulong cards;
            Interop.Check(Native.king_round_hand(&round, (byte)seat, &cards));
            return new CardSet(cards);
        }

        /// <summary>Why the seat on turn may not do that; <c>null</c> when it may.</summary>
        public Illegal? WhyNot(Action action)
        {
            king_round round = native;
            byte reason;
            Interop.Check(Native.king_round_why_not(&round, (byte)action.Code, &reason));
            if (reason == 0)
            {
                return null;
            }
            Words words;
            string clause = Interop.Text(
                Native.king_round_why_not_clause(&round, (byte)action.Code, words.bytes, Words.Size, &words.length),
                &words);
            string english = Interop.Text(
                Native.king_round_why_not_message(
                    &round, (byte)action.Code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.king_round_why_not_message(
                    &round, (byte)action.Code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>The round after an action of the seat on turn; this one stays as it is.</summary>
        /// <exception cref="IllegalActionException">It is not among the <see cref="LegalActions"/>.</exception>
        public Round Apply(Action action) =>
            Interop.Applied(Do(action, out Round after))
                ? after
                : throw new IllegalActionException(WhyNot(action).Value);

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out Round after) => Interop.Applied(Do(action, out after));

        int Do(Action action, out Round after)
        {
            king_round round = native;
            int status = Native.king_round_apply(&round, (byte)action.Code, null);
            after = new Round(round);
            return status;
        }

        /// <summary>
        /// A random action of the seat on turn, all legal ones being equally likely, except that a declaration draws
        /// its contract first and then its suit or rank. <c>null</c> when the round is over.
        /// </summary>
        /// <param name="choices">The generator; each draw takes one number, one among one too.</param>
        public Action? Choose(ref SplitMix64 choices)
        {
            king_round round = native;
            ulong state = choices.State;
            byte code;
            bool given = Interop.Given(Native.king_round_choose(&round, &state, &code));
            choices = new SplitMix64(state);
            return given ? Action.FromCode(code) : (Action?)null;
        }

        /// <summary>
        /// The round played at random to its end. The same round and the same generator make the same play in every
        /// language, on every platform, for ever.
        /// </summary>
        public Round PlayOut(ref SplitMix64 choices)
        {
            king_round round = native;
            ulong state = choices.State;
            Interop.Check(Native.king_round_play_out(&round, &state));
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
            king_round round = native;
            ulong count;
            Interop.Check(Native.king_round_perft(&round, (byte)Interop.Below(depth, 256, nameof(depth)), &count));
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
            var native = default(king_round);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_round_parse(start, (uint)utf8.Length, &native, &at);
            }
            round = new Round(native);
            return Interop.ParseError(status, utf8, at, king_kind.Round);
        }

        /// <summary>The round as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            king_round round = native;
            var bytes = new byte[Native.KING_ROUND_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.king_round_to_bytes(&round, start, (uint)bytes.Length));
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
            king_round round;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.king_round_from_bytes(start, (uint)bytes.Length, &round, &at), at);
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
            king_round a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_round));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Round round && Equals(round);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_round round = native;
            return Interop.Hash(round.opaque, sizeof(king_round));
        }

        /// <summary>The record: the round as one line of text.</summary>
        public override string ToString()
        {
            king_round round = native;
            Words words;
            return Interop.Text(Native.king_round_text(&round, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The round as the library takes it.</summary>
        internal king_round Raw => native;
    }
}
