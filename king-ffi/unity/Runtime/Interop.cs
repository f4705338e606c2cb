using System;
using System.Globalization;
using System.Text;

namespace KingRules
{
    /// <summary>What every call of the native library needs: texts in and out, and exceptions for statuses.</summary>
    internal static unsafe class Interop
    {
        /// <summary>Nothing may be wrong.</summary>
        internal static void Check(int status)
        {
            if (status != (int)king_status.KING_OK)
            {
                throw Error(status);
            }
        }

        /// <summary>Whether there is something; anything else may not be wrong.</summary>
        internal static bool Given(int status)
        {
            if (status == (int)king_status.KING_NONE)
            {
                return false;
            }
            Check(status);
            return true;
        }

        /// <summary>Whether an action was carried out, not refused; anything else may not be wrong.</summary>
        internal static bool Applied(int status)
        {
            if (status == (int)king_status.KING_E_ILLEGAL)
            {
                return false;
            }
            Check(status);
            return true;
        }

        /// <summary>The text that a function wrote.</summary>
        internal static string Text(int status, Words* words)
        {
            Check(status);
            return Encoding.UTF8.GetString(words->bytes, (int)words->length);
        }

        /// <summary>A text as the library takes it.</summary>
        internal static byte[] Utf8(string text)
        {
            if (text == null)
            {
                throw new ArgumentNullException(nameof(text));
            }
            return Encoding.UTF8.GetBytes(text);
        }

        /// <summary>What is wrong with a text, or <c>null</c>; anything else may not be wrong.</summary>
        internal static ParseException ParseError(int status, byte[] text, uint at) =>
            IsTextError(status) ? ParseError(text, at, null) : null;

        /// <summary>The same with the library's own words, for the kinds of value that it has them for.</summary>
        internal static ParseException ParseError(int status, byte[] text, uint at, king_kind kind, byte viewer = 0)
        {
            if (!IsTextError(status))
            {
                return null;
            }
            Words words;
            fixed (byte* start = text)
            {
                int told = Native.king_parse_message(
                    (byte)kind, viewer, start, (uint)text.Length, words.bytes, Words.Size, &words.length);
                return ParseError(text, at, told == (int)king_status.KING_OK ? Text(told, &words) : null);
            }
        }

        static ParseException ParseError(byte[] text, uint at, string message)
        {
            uint line, column;
            fixed (byte* start = text)
            {
                Check(Native.king_line_column(start, (uint)text.Length, at, &line, &column));
            }
            // The library counts bytes, C# the characters of a string.
            int place = Encoding.UTF8.GetCharCount(text, 0, (int)at);
            return new ParseException(place, (int)line, (int)column, message);
        }

        static bool IsTextError(int status)
        {
            if (status == (int)king_status.KING_E_TEXT)
            {
                return true;
            }
            Check(status);
            return false;
        }

        /// <summary>Checks saved bytes that were read.</summary>
        internal static void CheckBytes(int status, uint at)
        {
            if (status == (int)king_status.KING_E_BYTES)
            {
                throw new BytesException((int)at);
            }
            Check(status);
        }

        /// <summary>Whether two values are the same: equal values are equal memory.</summary>
        internal static bool Same(ulong* a, ulong* b, int bytes)
        {
            for (int i = 0; i < bytes / sizeof(ulong); i++)
            {
                if (a[i] != b[i])
                {
                    return false;
                }
            }
            return true;
        }

        /// <summary>A hash of the memory of a value.</summary>
        internal static int Hash(ulong* words, int bytes)
        {
            ulong hash = 0;
            for (int i = 0; i < bytes / sizeof(ulong); i++)
            {
                hash = unchecked((hash ^ words[i]) * 0x9E3779B97F4A7C15UL);
                hash ^= hash >> 32;
            }
            return unchecked((int)hash);
        }

        /// <summary>A number that must be below a bound.</summary>
        internal static int Below(int number, int bound, string name)
        {
            if (number < 0 || number >= bound)
            {
                throw new ArgumentOutOfRangeException(name);
            }
            return number;
        }

        /// <summary>A number that must not be below 0.</summary>
        internal static uint NotNegative(int number, string name)
        {
            if (number < 0)
            {
                throw new ArgumentOutOfRangeException(name);
            }
            return (uint)number;
        }

        /// <summary>
        /// A number as the library takes it, <c>null</c> for nothing. A number that is out of range stays so, also when
        /// it is the one that stands for nothing.
        /// </summary>
        internal static byte OrNothing(int? number) =>
            number.HasValue ? (byte)Math.Min(number.Value, Native.KING_NOTHING - 1) : Native.KING_NOTHING;

        /// <summary>An array that must have so many items.</summary>
        internal static T[] Exactly<T>(T[] items, int count, string name)
        {
            if (items == null)
            {
                throw new ArgumentNullException(name);
            }
            if (items.Length != count)
            {
                throw new ArgumentException($"{items.Length} items instead of {count}", name);
            }
            return items;
        }

        static Exception Error(int status)
        {
            switch ((king_status)status)
            {
                case king_status.KING_E_VALUE:
                    return new InvalidOperationException(
                        "this value was never made: the default(…) of a round, table, view, party or match is none. "
                        + "Make one with its constructor, from text or from bytes.");
                case king_status.KING_E_VERSION:
                    return new LibraryException("this value was made by another version of the native library");
                case king_status.KING_E_RANGE:
                    return new ArgumentOutOfRangeException(null, "a number or mask is out of its range");
                case king_status.KING_E_NULL:
                case king_status.KING_E_SHORT:
                    return new LibraryException($"a call of the native library went wrong ({Message(status)})");
                default:
                    return new RulesException((Status)status, Message(status));
            }
        }

        static string Message(int status)
        {
            Words words;
            int known = Native.king_status_message(status, words.bytes, Words.Size, &words.length);
            return known == (int)king_status.KING_OK
                ? Text(known, &words)
                : "status " + status.ToString(CultureInfo.InvariantCulture);
        }
    }

    /// <summary>Room for any text that the library writes, and its length.</summary>
    internal unsafe struct Words
    {
        internal const int Size = (int)Native.KING_TEXT_SIZE;

        internal fixed byte bytes[Size];
        internal uint length;
    }
}
