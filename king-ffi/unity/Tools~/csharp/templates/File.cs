using System;

namespace KingRules.__Game__
{
    /// <summary>
    /// Reads the file of a __whole__, a line at a time: the head <c>__head__</c>, then a record a line, in order; blank
    /// lines and those that begin with <c>#</c> are passed over. Each round must be the next of its __whole__; the last
    /// may be unfinished. To write such a file: <see cref="__Whole__.Head"/>, then the text of each round.
    /// </summary>
    /// <example>
    /// <code>
    /// var file = new __Whole__File();
    /// foreach (string line in File.ReadLines("evening.king"))
    /// {
    ///     Round? round = file.ReadLine(line);
    /// }
    /// __Whole__ __whole__ = file.__Whole__.Value;
    /// </code>
    /// </example>
    public sealed unsafe class __Whole__File
    {
        __native___file native;

        /// <summary>A file of which no line was read.</summary>
        public __Whole__File()
        {
            __native___file file;
            Interop.Check(Native.__native___file_new(&file));
            native = file;
        }

        /// <summary>The __whole__ with the rounds that were read and are over; <c>null</c> before its head.</summary>
        public __Whole__? __Whole__
        {
            get
            {
                __native___file file = native;
                __native__ __whole__;
                return Interop.Answered(Native.__read__(&file, &__whole__))
                    ? new __Whole__(__whole__)
                    : (__Whole__?)null;
            }
        }

        /// <summary>Reads the next line.</summary>
        /// <returns>The round in it; <c>null</c> for a comment, a blank line and the head.</returns>
        /// <exception cref="ParseException">
        /// It cannot be read, or its round is not the next: it counts as not read, and another may be tried.
        /// </exception>
        public Round? ReadLine(string line)
        {
            __native___file file = native;
            byte[] text = Interop.Utf8(line);
            __game___round round;
            king_error error;
            int status;
            fixed (byte* start = text)
            {
                status = Native.__native___file_read_line(&file, start, (uint)text.Length, &round, &error);
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
