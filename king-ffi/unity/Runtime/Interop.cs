using System;
using System.Globalization;
using System.Text;

namespace KingRules
{
    /// <summary>What every call of the native library needs: texts in and out, and exceptions for statuses.</summary>
    internal static unsafe class Interop
    {
        /// <summary>Room for the actions of any round.</summary>
        internal const int MaxActions = (int)Native.KING_MAX_ACTIONS;

        /// <summary>Nothing may be wrong.</summary>
        internal static void Check(int status, king_error* error = null)
        {
            if (status != (int)king_status.KING_OK)
            {
                throw Failure(status, error);
            }
        }

        /// <summary>Whether there is an answer; anything else may not be wrong.</summary>
        internal static bool Answered(int status, king_error* error = null)
        {
            if (status == (int)king_status.KING_NONE)
            {
                return false;
            }
            Check(status, error);
            return true;
        }

        /// <summary>Whether an action was applied, not refused; anything else may not be wrong.</summary>
        internal static bool Applied(int status, king_error* error)
        {
            if (status == (int)king_status.KING_E_ILLEGAL)
            {
                return false;
            }
            Check(status, error);
            return true;
        }

        /// <summary>The text that a function wrote.</summary>
        internal static string Text(int status, Words* words, king_error* error = null)
        {
            Check(status, error);
            return Encoding.UTF8.GetString(words->bytes, (int)words->length);
        }

        /// <summary>A text as the library takes it.</summary>
        internal static byte[] Utf8(string text) =>
            Encoding.UTF8.GetBytes(text ?? throw new ArgumentNullException(nameof(text)));

        /// <summary>What is wrong with a text, or <c>null</c>; anything else may not be wrong.</summary>
        internal static ParseException ParseError(int status, king_error* error, byte[] text)
        {
            if (status >= 0)
            {
                return null;
            }
            if (status != (int)king_status.KING_E_TEXT && error->line == 0)
            {
                throw Failure(status, error);
            }
            // The library counts bytes, C# the characters of a string.
            int at = Encoding.UTF8.GetCharCount(text, 0, (int)Math.Min(error->place, text.Length));
            return new ParseException(new Refusal(*error), at, (int)error->line);
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
        internal static int Below(int number, int bound, string name) =>
            number >= 0 && number < bound ? number : throw new ArgumentOutOfRangeException(name);

        /// <summary>A number that must not be below 0.</summary>
        internal static uint NotNegative(int number, string name) =>
            number >= 0 ? (uint)number : throw new ArgumentOutOfRangeException(name);

        /// <summary>
        /// A number as the library takes it, <c>null</c> for nothing. A number that is out of range stays so, also when
        /// it is the one that stands for nothing.
        /// </summary>
        internal static uint OrNothing(int? number) =>
            !number.HasValue ? Native.KING_NOTHING
                : number.Value == Native.KING_NOTHING ? uint.MaxValue : (uint)number.Value;

        /// <summary>A number as it stands in a structure of the library. What is out of range stays so.</summary>
        internal static byte Narrow(int number) =>
            number >= 0 && number < Native.KING_NOTHING ? (byte)number : (byte)Native.KING_NOTHING;

        /// <summary>An array that must have so many items.</summary>
        internal static T[] Exactly<T>(T[] items, int count, string name) =>
            items.Length == count
                ? items
                : throw new ArgumentException($"{items.Length} items instead of {count}", name);

        static Exception Failure(int status, king_error* error)
        {
            switch ((king_status)status)
            {
                case king_status.KING_E_ILLEGAL:
                    return new IllegalActionException(new Illegal(*error));
                case king_status.KING_E_TEXT:
                    return new ParseException(new Refusal(*error), (int)error->place, (int)error->line);
                case king_status.KING_E_VALUE:
                    return new InvalidOperationException(
                        "this value was never made: the default(…) of a round, table, view, party or match is none. "
                        + "Make one with its constructor or from text.");
                case king_status.KING_E_VERSION:
                    return new LibraryException("this value was made by another version of the native library");
                case king_status.KING_NONE:
                case king_status.KING_E_RANGE:
                    return new ArgumentOutOfRangeException(null, "a number or mask is out of its range");
                case king_status.KING_E_NULL:
                case king_status.KING_E_SHORT:
                    return new LibraryException($"a call of the native library went wrong ({Message(status)})");
                default:
                    return error == null || error->kind == 0
                        ? new RulesException((StatusCode)status, default(Refusal), Message(status))
                        : new RulesException((StatusCode)status, new Refusal(*error));
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
