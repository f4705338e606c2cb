// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules
{
    /// <summary>A suit, in the order of the card numbers.</summary>
    public enum Suit
    {
        /// <summary>♣, sinek</summary>
        Clubs = 0,
        /// <summary>♦, karo</summary>
        Diamonds = 1,
        /// <summary>♥, kupa</summary>
        Hearts = 2,
        /// <summary>♠, maça</summary>
        Spades = 3,
    }

    /// <summary>What can be asked of a suit.</summary>
    public static unsafe partial class SuitExtensions
    {
        /// <summary>The letter of a suit in records: <c>C</c>, <c>D</c>, <c>H</c> or <c>S</c>.</summary>
        public static string Text(this Suit suit)
        {
            Words words;
            return Interop.Text(Native.king_suit_text((uint)suit, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a suit for people: <c>hearts</c>, <c>kupa</c>.</summary>
        public static string Name(this Suit suit, Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_suit_name(
                (uint)suit, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The sign of a suit: <c>♣</c>, <c>♦</c>, <c>♥</c> or <c>♠</c>.</summary>
        public static string Symbol(this Suit suit)
        {
            Words words;
            return Interop.Text(Native.king_suit_symbol(
                (uint)suit, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the letter of a suit, as <c>Suit.Text</c> writes it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Suit Parse(string text) =>
            Read(text, out Suit value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Suit value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Suit value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte suit = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_suit_parse(textStart, (uint)textBytes.Length, &suit, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (Suit)suit : default(Suit);
            return wrong;
        }
    }
}
