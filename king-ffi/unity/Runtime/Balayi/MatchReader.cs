using System;

namespace KingRules.Balayi
{
    /// <summary>
    /// Reads the file of a match: <c>balayi-match1 FIRST_DEALER</c>, then a record a line; blank lines and those that
    /// begin with <c>#</c> are passed over. Each round must be the match's next; the last need not be over.
    /// </summary>
    /// <example>
    /// <code>
    /// var reader = new MatchReader(File.ReadAllText("evening.balayi"));
    /// while (reader.Next(out Round round)) { … }
    /// Match game = reader.SoFar;
    /// </code>
    /// </example>
    public sealed unsafe class MatchReader
    {
        readonly byte[] text;
        balayi_match_reader native;
        bool failed;

        /// <summary>Reads the first line; the rounds are read one by one as they are asked for.</summary>
        /// <exception cref="ParseException">The first line is not the head of a match file.</exception>
        public MatchReader(string file)
        {
            text = Interop.Utf8(file);
            balayi_match_reader reader;
            uint at = 0;
            fixed (byte* start = text)
            {
                Throw(Native.balayi_match_reader_new(start, (uint)text.Length, &reader, &at), at);
            }
            native = reader;
        }

        /// <summary>The match with the rounds that were read and are over.</summary>
        public Match SoFar
        {
            get
            {
                balayi_match_reader reader = native;
                balayi_match game;
                Interop.Check(Native.balayi_match_reader_so_far(&reader, &game));
                return new Match(game);
            }
        }

        /// <summary>Reads the next round; <c>false</c> when there is no more.</summary>
        /// <exception cref="ParseException">
        /// The line is no record, its history is not legal, or it is not the match's next round. There is no more then.
        /// </exception>
        public bool Next(out Round round)
        {
            if (failed)
            {
                round = default(Round);
                return false;
            }
            balayi_match_reader reader = native;
            balayi_round next;
            uint at = 0;
            int status;
            fixed (byte* start = text)
            {
                status = Native.balayi_match_reader_next(&reader, start, (uint)text.Length, &next, &at);
            }
            native = reader;
            if (status == (int)king_status.KING_NONE)
            {
                round = default(Round);
                return false;
            }
            failed = status != (int)king_status.KING_OK;
            Throw(status, at);
            round = new Round(next);
            return true;
        }

        void Throw(int status, uint at)
        {
            if (Interop.ParseError(status, text, at, king_kind.BalayiMatchReader) is ParseException error)
            {
                throw error;
            }
        }
    }
}
