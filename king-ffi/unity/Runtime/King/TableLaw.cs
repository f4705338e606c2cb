using System;

namespace KingRules.King
{
    public readonly unsafe partial struct Table
    {
        /// <summary>
        /// What decides which cards may be played now; <c>null</c> when no card can be played to a trick, so also in
        /// dürt.
        /// </summary>
        public Duties? Duties
        {
            get
            {
                king_table table = native;
                king_duties duties;
                return Interop.Given(Native.king_table_duties(&table, &duties)) ? (Duties?)new Duties(duties) : null;
            }
        }

        /// <summary>In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.</summary>
        public CardSet OpenCards
        {
            get
            {
                king_table table = native;
                ulong openCards;
                Interop.Check(Native.king_table_open_cards(&table, &openCards));
                return new CardSet(openCards);
            }
        }

        /// <summary>
        /// What the seat on turn may do with that hand, which is what it holds now: no card that has been played. Empty
        /// when the round is over.
        /// </summary>
        public ActionSet LegalActions(CardSet hand)
        {
            king_table table = native;
            ulong* mask = stackalloc ulong[2];
            Interop.Check(Native.king_table_legal_actions(&table, hand.Bits, mask));
            return new ActionSet(mask[0], mask[1]);
        }

        /// <summary>
        /// The cards of that hand, as it is now, that the seat on turn may play. Empty outside <see cref="Phase.Play"/>,
        /// and in dürt when it must pass.
        /// </summary>
        public CardSet LegalCards(CardSet hand)
        {
            king_table table = native;
            ulong cards;
            Interop.Check(Native.king_table_legal_cards(&table, hand.Bits, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// Why the seat on turn may not do that with that hand, as it is now; <c>null</c> when it may.
        /// </summary>
        public Illegal? WhyNot(CardSet hand, Action action)
        {
            king_table table = native;
            byte reason;
            Interop.Check(Native.king_table_why_not(&table, hand.Bits, (byte)action.Code, &reason));
            if (reason == 0)
            {
                return null;
            }
            Words words;
            string clause = Interop.Text(
                Native.king_table_why_not_clause(
                    &table, hand.Bits, (byte)action.Code, words.bytes, Words.Size, &words.length),
                &words);
            string english = Interop.Text(
                Native.king_table_why_not_message(
                    &table, hand.Bits, (byte)action.Code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.king_table_why_not_message(
                    &table, hand.Bits, (byte)action.Code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>
        /// The cards that the record proves a seat not to hold: who did not follow a suit, passed in dürt, annulled, or
        /// discarded where a duty was to shed, shows what it lacks (K11.1). Every action is taken for itself; counting
        /// cards is left to those who sample hands.
        /// </summary>
        public CardSet Excluded(Seat seat)
        {
            king_table table = native;
            ulong cards;
            Interop.Check(Native.king_table_excluded(&table, (byte)seat, &cards));
            return new CardSet(cards);
        }

        /// <summary>The table after what the seat on turn does, as one who looks on sees it.</summary>
        /// <exception cref="IllegalActionException">No hand that fits the record makes it legal.</exception>
        public Table Apply(Action action) => Interop.Applied(Do(action, out Table after, out byte reason))
            ? after
            : throw new IllegalActionException(Refusal(action, reason));

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out Table after) => Interop.Applied(Do(action, out after, out byte _));

        int Do(Action action, out Table after, out byte reason)
        {
            king_table table = native;
            byte refused = 0;
            int status = Native.king_table_apply(&table, (byte)action.Code, &refused);
            after = new Table(table);
            reason = refused;
            return status;
        }

        Illegal Refusal(Action action, byte reason)
        {
            king_table table = native;
            byte code = (byte)action.Code;
            Words words;
            string clause = Interop.Text(
                Native.king_table_apply_clause(&table, code, words.bytes, Words.Size, &words.length), &words);
            string english = Interop.Text(
                Native.king_table_apply_message(&table, code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.king_table_apply_message(&table, code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>
        /// Reads an action at this position, where <c>masa</c> and <c>soyleyen_haric</c> have a meaning: the doubling
        /// of all others, and of all but the declarer (K5.2). Whether it is legal is not asked.
        /// </summary>
        /// <exception cref="ParseException">The text is no action.</exception>
        public Action ParseAction(string text)
        {
            king_table table = native;
            byte[] utf8 = Interop.Utf8(text);
            byte code = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_table_parse_action(&table, start, (uint)utf8.Length, &code, &at);
            }
            return Interop.ParseError(status, utf8, at) is ParseException error ? throw error : Action.FromCode(code);
        }

        /// <summary>Reads a record in which all hands are <c>?</c>.</summary>
        /// <exception cref="ParseException">The text is no such record, or its history is not legal.</exception>
        public static Table Parse(string text) =>
            Read(text, out Table table) is ParseException error ? throw error : table;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Table table) => Read(text ?? "", out table) == null;

        static ParseException Read(string text, out Table table)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(king_table);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_table_parse(start, (uint)utf8.Length, &native, &at);
            }
            table = new Table(native);
            return Interop.ParseError(status, utf8, at, king_kind.Table);
        }

        /// <summary>The table as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            king_table table = native;
            var bytes = new byte[Native.KING_TABLE_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.king_table_to_bytes(&table, start, (uint)bytes.Length));
            }
            return bytes;
        }

        /// <summary>Reads what <see cref="ToBytes"/> gave, by doing all of it again.</summary>
        /// <exception cref="BytesException">These bytes are no legal history.</exception>
        public static Table FromBytes(byte[] bytes)
        {
            if (bytes == null)
            {
                throw new ArgumentNullException(nameof(bytes));
            }
            king_table table;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.king_table_from_bytes(start, (uint)bytes.Length, &table, &at), at);
            }
            return new Table(table);
        }
    }
}
