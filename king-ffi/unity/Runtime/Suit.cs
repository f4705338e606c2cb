namespace KingRules
{
    /// <summary>A suit, in the order of the card numbers. Suits do not rank against each other (K1.2).</summary>
    public enum Suit : byte
    {
        /// <summary>♣, <i>sinek</i>.</summary>
        Clubs = (byte)king_suit.Clubs,
        /// <summary>♦, <i>karo</i>.</summary>
        Diamonds = (byte)king_suit.Diamonds,
        /// <summary>♥, <i>kupa</i>.</summary>
        Hearts = (byte)king_suit.Hearts,
        /// <summary>♠, <i>maça</i>.</summary>
        Spades = (byte)king_suit.Spades,
    }

    /// <summary>What can be asked of a suit.</summary>
    public static unsafe class SuitExtensions
    {
        /// <summary>The thirteen cards of the suit.</summary>
        public static CardSet Cards(this Suit suit) =>
            new CardSet(0x1FFFUL << 13 * Interop.Below((int)suit, 4, nameof(suit)));

        /// <summary>The letter of records: <c>C</c>, <c>D</c>, <c>H</c> or <c>S</c>.</summary>
        public static string Text(this Suit suit)
        {
            Words words;
            return Interop.Text(Native.king_suit_text((byte)suit, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the letter of a suit, as <see cref="Text"/> gives it.</summary>
        /// <exception cref="ParseException">The text is no suit.</exception>
        public static Suit Parse(string text) =>
            Read(text, out Suit suit) is ParseException error ? throw error : suit;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Suit suit) => Read(text ?? "", out suit) == null;

        static ParseException Read(string text, out Suit suit)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte number = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_suit_parse(start, (uint)utf8.Length, &number, &at);
            }
            suit = (Suit)number;
            return Interop.ParseError(status, utf8, at);
        }

        /// <summary>The name to show to a person: "hearts", "kupa".</summary>
        public static string Name(this Suit suit, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.king_suit_name((byte)suit, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The sign: <c>♣</c>, <c>♦</c>, <c>♥</c> or <c>♠</c>.</summary>
        public static string Symbol(this Suit suit)
        {
            Words words;
            return Interop.Text(Native.king_suit_symbol((byte)suit, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
