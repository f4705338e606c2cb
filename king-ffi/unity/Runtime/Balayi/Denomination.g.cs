// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
    /// <summary>What may be declared: a trump suit (koz), or no trump (kozsuz) (B1.3, B2.3).</summary>
    public enum Denomination
    {
        /// <summary>♣ is trump, weight 1.</summary>
        Clubs = 0,
        /// <summary>♦ is trump, weight 2.</summary>
        Diamonds = 1,
        /// <summary>♥ is trump, weight 3.</summary>
        Hearts = 2,
        /// <summary>♠ is trump, weight 4.</summary>
        Spades = 3,
        /// <summary>There is no trump, weight 5.</summary>
        NoTrump = 4,
    }

    /// <summary>What can be asked of a denomination.</summary>
    public static unsafe partial class DenominationExtensions
    {
        /// <summary>
        /// The text of a declaration in records: <c>C</c>, <c>D</c>, <c>H</c>, <c>S</c> or <c>NT</c>.
        /// </summary>
        public static string Text(this Denomination denomination)
        {
            Words words;
            return Interop.Text(Native.balayi_denomination_text(
                (uint)denomination, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a declaration for people: <c>no trump</c>, <c>kozsuz</c>.</summary>
        public static string Name(this Denomination denomination, Lang lang)
        {
            Words words;
            return Interop.Text(Native.balayi_denomination_name(
                (uint)denomination, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a declaration, as <c>Denomination.Text</c> writes it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Denomination Parse(string text) =>
            Read(text, out Denomination value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Denomination value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Denomination value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte denomination = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_denomination_parse(textStart, (uint)textBytes.Length, &denomination, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (Denomination)denomination : default(Denomination);
            return wrong;
        }

        /// <summary>The weight of a declaration, 1 to 5 (B6.1).</summary>
        public static int Weight(this Denomination denomination)
        {
            int weight;
            Interop.Check(Native.balayi_denomination_weight((uint)denomination, &weight));
            return weight;
        }
    }
}
