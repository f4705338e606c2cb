namespace KingRules
{
    /// <summary>A rank, low to high; the ace is the highest (K1.2).</summary>
    public enum Rank : byte
    {
        /// <summary>2.</summary>
        Two = (byte)king_rank.Two,
        /// <summary>3.</summary>
        Three = (byte)king_rank.Three,
        /// <summary>4.</summary>
        Four = (byte)king_rank.Four,
        /// <summary>5.</summary>
        Five = (byte)king_rank.Five,
        /// <summary>6.</summary>
        Six = (byte)king_rank.Six,
        /// <summary>7.</summary>
        Seven = (byte)king_rank.Seven,
        /// <summary>8.</summary>
        Eight = (byte)king_rank.Eight,
        /// <summary>9.</summary>
        Nine = (byte)king_rank.Nine,
        /// <summary>10.</summary>
        Ten = (byte)king_rank.Ten,
        /// <summary><i>Vale</i>, one of the two men of a suit.</summary>
        Jack = (byte)king_rank.Jack,
        /// <summary><i>Kız</i>.</summary>
        Queen = (byte)king_rank.Queen,
        /// <summary><i>Papaz</i>, the other man of the suit.</summary>
        King = (byte)king_rank.King,
        /// <summary><i>As</i>.</summary>
        Ace = (byte)king_rank.Ace,
    }

    /// <summary>What can be asked of a rank.</summary>
    public static unsafe class RankExtensions
    {
        /// <summary>The four cards of the rank.</summary>
        public static CardSet Cards(this Rank rank) =>
            new CardSet(0x8004002001UL << Interop.Below((int)rank, 13, nameof(rank)));

        /// <summary>
        /// The letter of records: <c>2</c> to <c>9</c>, <c>T</c>, <c>J</c>, <c>Q</c>, <c>K</c> or <c>A</c>.
        /// </summary>
        public static string Text(this Rank rank)
        {
            Words words;
            return Interop.Text(Native.king_rank_text((byte)rank, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the letter of a rank, as <see cref="Text"/> gives it.</summary>
        /// <exception cref="ParseException">The text is no rank.</exception>
        public static Rank Parse(string text) =>
            Read(text, out Rank rank) is ParseException error ? throw error : rank;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Rank rank) => Read(text ?? "", out rank) == null;

        static ParseException Read(string text, out Rank rank)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte number = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_rank_parse(start, (uint)utf8.Length, &number, &at);
            }
            rank = (Rank)number;
            return Interop.ParseError(status, utf8, at);
        }

        /// <summary>The name to show to a person: "king", "papaz".</summary>
        public static string Name(this Rank rank, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.king_rank_name((byte)rank, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The rank as it stands on a card: <c>10</c> where records write <c>T</c>.</summary>
        public static string Figure(this Rank rank)
        {
            Words words;
            return Interop.Text(Native.king_rank_figure((byte)rank, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
