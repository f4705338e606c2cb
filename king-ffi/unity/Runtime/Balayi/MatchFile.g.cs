// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
    /// <summary>
    /// Reads the file of a match, a line at a time: the head <c>balayi-match1 FIRST_DEALER</c>, then a record a line, in order; blank
    /// lines and those that begin with <c>#</c> are passed over. Each round must be the next of its match; the last
    /// may be unfinished. To write such a file: <see cref="Match.Head"/>, then the text of each round.
    /// </summary>
    /// <example>
    /// <code>
    /// var file = new MatchFile();
    /// foreach (string line in File.ReadLines("evening.king"))
    /// {
    ///     Round? round = file.ReadLine(line);
    /// }
    /// Match match = file.Match.Value;
    /// </code>
    /// </example>
    public sealed unsafe class MatchFile
    {
        balayi_match_file native;

        /// <summary>A file of which no line was read.</summary>
        public MatchFile()
        {
            balayi_match_file file;
            Interop.Check(Native.balayi_match_file_new(&file));
            native = file;
        }

        /// <summary>The match with the rounds that were read and are over; <c>null</c> before its head.</summary>
        public Match? Match
        {
            get
            {
                balayi_match_file file = native;
                balayi_match match;
                return Interop.Answered(Native.balayi_match_file_match(&file, &match))
                    ? new Match(match)
                    : (Match?)null;
            }
        }

        /// <summary>Reads the next line.</summary>
        /// <returns>The round in it; <c>null</c> for a comment, a blank line and the head.</returns>
        /// <exception cref="ParseException">
        /// It cannot be read, or its round is not the next: it counts as not read, and another may be tried.
        /// </exception>
        public Round? ReadLine(string line)
        {
            balayi_match_file file = native;
            byte[] text = Interop.Utf8(line);
            balayi_round round;
            king_error error;
            int status;
            fixed (byte* start = text)
            {
                status = Native.balayi_match_file_read_line(&file, start, (uint)text.Length, &round, &error);
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
