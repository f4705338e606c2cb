using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct Table
    {
        /// <summary>
        /// The table after what the player on turn did, with the cards that it turned up for everybody.
        /// </summary>
        /// <param name="action">What the player on turn did.</param>
        /// <param name="revealed">The cards turned up: see <see cref="Round.Revealed"/>.</param>
        /// <exception cref="IllegalActionException">It is illegal, or the record proves that it was.</exception>
        /// <exception cref="RulesException">
        /// The action turns up another number of cards, or these cannot be the ones.
        /// </exception>
        public Table Apply(Action action, IReadOnlyList<Card> revealed) =>
            Interop.Applied(Do(action, revealed, out Table after, out byte reason))
                ? after
                : throw new IllegalActionException(Refusal(action, reason));

        /// <summary>
        /// The same; <c>false</c>, and <paramref name="after"/> as this one, when the action is refused.
        /// </summary>
        public bool TryApply(Action action, IReadOnlyList<Card> revealed, out Table after) =>
            Interop.Applied(Do(action, revealed, out after, out byte _));

        int Do(Action action, IReadOnlyList<Card> revealed, out Table after, out byte reason)
        {
            balayi_table table = native;
            byte[] cards = Card.Indices(revealed);
            byte refused = 0;
            int status;
            fixed (byte* first = cards)
            {
                status = Native.balayi_table_apply(&table, (byte)action.Code, first, (uint)cards.Length, &refused);
            }
            after = new Table(table);
            reason = refused;
            return status;
        }

        Illegal Refusal(Action action, byte reason)
        {
            balayi_table table = native;
            byte code = (byte)action.Code;
            Words words;
            string clause = Interop.Text(
                Native.balayi_table_apply_clause(&table, code, words.bytes, Words.Size, &words.length), &words);
            string english = Interop.Text(
                Native.balayi_table_apply_message(&table, code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.balayi_table_apply_message(&table, code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>Reads a record with <c>?</c> for the cards that not both players see.</summary>
        /// <exception cref="ParseException">The text is no such record, or its history is not legal.</exception>
        public static Table Parse(string text) =>
            Read(text, out Table table) is ParseException error ? throw error : table;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Table table) => Read(text ?? "", out table) == null;

        static ParseException Read(string text, out Table table)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(balayi_table);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.balayi_table_parse(start, (uint)utf8.Length, &native, &at);
            }
            table = new Table(native);
            return Interop.ParseError(status, utf8, at, king_kind.BalayiTable);
        }

        /// <summary>The table as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            balayi_table table = native;
            var bytes = new byte[Native.BALAYI_TABLE_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.balayi_table_to_bytes(&table, start, (uint)bytes.Length));
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
            balayi_table table;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.balayi_table_from_bytes(start, (uint)bytes.Length, &table, &at), at);
            }
            return new Table(table);
        }
    }
}
