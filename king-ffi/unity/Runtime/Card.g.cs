// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules
{
    public readonly unsafe partial struct Card : IEquatable<Card>
    {
        readonly byte number;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Card a, Card b) => a.number == b.number;

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Card a, Card b) => a.number != b.number;

        /// <inheritdoc/>
        public bool Equals(Card other) => number == other.number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Card value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode() => number;

        /// <summary>The text of a card in records, suit first: <c>SA</c>, <c>HT</c>.</summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.king_card_text(
                (uint)this.Index, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>A card as people write it: <c>♠A</c>, <c>♥10</c>.</summary>
        public string Figure()
        {
            Words words;
            return Interop.Text(Native.king_card_figure(
                (uint)this.Index, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a card for people: <c>king of hearts</c>, <c>kupa papazı</c>.</summary>
        public string Name(Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_card_name(
                (uint)this.Index, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a card: <c>SA</c>, and also <c>sa</c>, <c>H10</c> and <c>♥10</c>.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Card Parse(string text) =>
            Read(text, out Card value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Card value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Card value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte card = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_card_parse(textStart, (uint)textBytes.Length, &card, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? KingRules.Card.FromIndex(card) : default(Card);
            return wrong;
        }
    }
}
