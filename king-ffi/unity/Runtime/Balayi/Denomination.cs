using System;

namespace KingRules.Balayi
{
    /// <summary>A declaration: a trump suit (<i>koz</i>), or no trump (<i>kozsuz</i>) (B1.3, B2.3).</summary>
    public enum Denomination : byte
    {
        /// <summary>♣ is trump, weight 1.</summary>
        Clubs = (byte)balayi_denomination.Clubs,
        /// <summary>♦ is trump, weight 2.</summary>
        Diamonds = (byte)balayi_denomination.Diamonds,
        /// <summary>♥ is trump, weight 3.</summary>
        Hearts = (byte)balayi_denomination.Hearts,
        /// <summary>♠ is trump, weight 4.</summary>
        Spades = (byte)balayi_denomination.Spades,
        /// <summary>There is no trump, weight 5.</summary>
        NoTrump = (byte)balayi_denomination.NoTrump,
    }

    /// <summary>What can be asked of a declaration.</summary>
    public static unsafe class DenominationExtensions
    {
        /// <summary>The trump suit; <c>null</c> in no trump.</summary>
        public static Suit? Trump(this Denomination denomination) =>
            denomination == Denomination.NoTrump
                ? (Suit?)null
                : (Suit)Interop.Below((int)denomination, 4, nameof(denomination));

        /// <summary>The text of records: <c>C</c>, <c>D</c>, <c>H</c>, <c>S</c> or <c>NT</c>.</summary>
        public static string Text(this Denomination denomination)
        {
            Words words;
            return Interop.Text(
                Native.balayi_denomination_text((byte)denomination, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the text of a declaration, as <see cref="Text"/> gives it.</summary>
        /// <exception cref="ParseException">The text is no declaration.</exception>
        public static Denomination Parse(string text) =>
            Read(text, out Denomination denomination) is ParseException error ? throw error : denomination;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Denomination denomination) => Read(text ?? "", out denomination) == null;

        static ParseException Read(string text, out Denomination denomination)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte number = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.balayi_denomination_parse(start, (uint)utf8.Length, &number, &at);
            }
            denomination = (Denomination)number;
            return Interop.ParseError(status, utf8, at);
        }

        /// <summary>The name to show to a person: "no trump", "kozsuz".</summary>
        public static string Name(this Denomination denomination, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.balayi_denomination_name(
                    (byte)denomination, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The weight, 1 to 5 (B6.1).</summary>
        public static int Weight(this Denomination denomination)
        {
            int weight;
            Interop.Check(Native.balayi_denomination_weight((byte)denomination, &weight));
            return weight;
        }

        /// <summary>
        /// The scores of players 0 and 1 when player 0 took so many of the 26 tricks; their sum is 0 (B6.1).
        /// </summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many tricks.</exception>
        public static PerPlayer<int> Scores(this Denomination denomination, int tricksOfZero)
        {
            int* scores = stackalloc int[2];
            byte tricks = (byte)Interop.Below(tricksOfZero, 27, nameof(tricksOfZero));
            Interop.Check(Native.balayi_denomination_scores((byte)denomination, tricks, scores));
            return new PerPlayer<int>(scores[0], scores[1]);
        }
    }
}
