// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules
{
    /// <summary>A language of names and messages. Both are UTF-8.</summary>
    public enum Lang
    {
        /// <summary>English</summary>
        En = 0,
        /// <summary>Turkish</summary>
        Tr = 1,
    }

    /// <summary>What can be asked of a language.</summary>
    public static unsafe partial class LangExtensions
    {
        /// <summary>The code of a language: <c>en</c> or <c>tr</c>.</summary>
        public static string Text(this Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_lang_text((uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>
        /// The name of a language for people, in either of the two: <c>English</c>, <c>İngilizce</c>.
        /// </summary>
        public static string Name(this Lang language, Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_lang_name(
                (uint)language, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the code of a language, as <c>Lang.Text</c> writes it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Lang Parse(string text) =>
            Read(text, out Lang value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Lang value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Lang value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte lang = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_lang_parse(textStart, (uint)textBytes.Length, &lang, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (Lang)lang : default(Lang);
            return wrong;
        }
    }
}
