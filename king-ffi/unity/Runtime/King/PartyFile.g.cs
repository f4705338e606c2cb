// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    /// <summary>
    /// Reads the file of a party, a line at a time: the head <c>king-party1 FIRST_DECLARER RULES</c>, then a record a line, in order; blank
    /// lines and those that begin with <c>#</c> are passed over. Each round must be the next of its party; the last
    /// may be unfinished. To write such a file: <see cref="Party.Head"/>, then the text of each round.
    /// </summary>
    /// <example>
    /// <code>
    /// var file = new PartyFile();
    /// foreach (string line in File.ReadLines("evening.king"))
    /// {
    ///     Round? round = file.ReadLine(line);
    /// }
    /// Party party = file.Party.Value;
    /// </code>
    /// </example>
    public sealed unsafe class PartyFile
    {
        king_party_file native;

        /// <summary>A file of which no line was read.</summary>
        public PartyFile()
        {
            king_party_file file;
            Interop.Check(Native.king_party_file_new(&file));
            native = file;
        }

        /// <summary>The party with the rounds that were read and are over; <c>null</c> before its head.</summary>
        public Party? Party
        {
            get
            {
                king_party_file file = native;
                king_party party;
                return Interop.Answered(Native.king_party_file_party(&file, &party))
                    ? new Party(party)
                    : (Party?)null;
            }
        }

        /// <summary>Reads the next line.</summary>
        /// <returns>The round in it; <c>null</c> for a comment, a blank line and the head.</returns>
        /// <exception cref="ParseException">
        /// It cannot be read, or its round is not the next: it counts as not read, and another may be tried.
        /// </exception>
        public Round? ReadLine(string line)
        {
            king_party_file file = native;
            byte[] text = Interop.Utf8(line);
            king_round round;
            king_error error;
            int status;
            fixed (byte* start = text)
            {
                status = Native.king_party_file_read_line(&file, start, (uint)text.Length, &round, &error);
            }
            if (Interop.ParseError(status, &error, text) is ParseException wrong)
            {
                throw wrong;
            }
            native = file;
            return status == (int)king_status.KING_OK ? new Round(round) : (Round?)null;
        }
    }
}
