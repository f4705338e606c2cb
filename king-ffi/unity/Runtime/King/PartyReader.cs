using System;

namespace KingRules.King
{
    /// <summary>
    /// Reads a party file: <c>king-party1 FIRST_DECLARER RULES</c>, then a record a line, annulled rounds included;
    /// blank lines and those that begin with <c>#</c> are passed over. Each round must be the party's next; the last
    /// may be unfinished.
    /// </summary>
    /// <example>
    /// <code>
    /// var reader = new PartyReader(File.ReadAllText("evening.king"));
    /// while (reader.Next(out Round round)) { … }
    /// Party party = reader.SoFar;
    /// </code>
    /// </example>
    public sealed unsafe class PartyReader
    {
        readonly byte[] text;
        king_party_reader native;
        bool failed;

        /// <summary>Reads the first line; the rounds are read one by one as they are asked for.</summary>
        /// <exception cref="ParseException">The first line is not the head of a party file.</exception>
        public PartyReader(string file)
        {
            text = Interop.Utf8(file);
            king_party_reader reader;
            uint at = 0;
            fixed (byte* start = text)
            {
                Throw(Native.king_party_reader_new(start, (uint)text.Length, &reader, &at), at);
            }
            native = reader;
        }

        /// <summary>The party with the rounds that were read and are over.</summary>
        public Party SoFar
        {
            get
            {
                king_party_reader reader = native;
                king_party party;
                Interop.Check(Native.king_party_reader_so_far(&reader, &party));
                return new Party(party);
            }
        }

        /// <summary>Reads the next round; <c>false</c> when there is no more.</summary>
        /// <exception cref="ParseException">
        /// The line is no record, its history is not legal, or it is not the party's next round. There is no more then.
        /// </exception>
        public bool Next(out Round round)
        {
            if (failed)
            {
                round = default(Round);
                return false;
            }
            king_party_reader reader = native;
            king_round next;
            uint at = 0;
            int status;
            fixed (byte* start = text)
            {
                status = Native.king_party_reader_next(&reader, start, (uint)text.Length, &next, &at);
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
            if (Interop.ParseError(status, text, at, king_kind.PartyReader) is ParseException error)
            {
                throw error;
            }
        }
    }
}
