// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct Doubles : IEquatable<Doubles>
    {
        readonly ushort number;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Doubles a, Doubles b) => a.number == b.number;

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Doubles a, Doubles b) => a.number != b.number;

        /// <inheritdoc/>
        public bool Equals(Doubles other) => number == other.number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Doubles value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode() => number;

        /// <summary>The text of doubles: <c>N&gt;ES,S&gt;N</c>, or <c>-</c> for none.</summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.king_doubles_text(
                this.Bits, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Doubles as a log shows them: who has doubled whom, by name.</summary>
        public string Name(Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_doubles_name(
                this.Bits, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads doubles in the one form that <c>Doubles.Text</c> writes.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Doubles Parse(string text) =>
            Read(text, out Doubles value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Doubles value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Doubles value)
        {
            byte[] textBytes = Interop.Utf8(text);
            ushort doubles = default(ushort);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_doubles_parse(textStart, (uint)textBytes.Length, &doubles, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new Doubles(doubles) : default(Doubles);
            return wrong;
        }

        /// <summary>How two seats stand to each other, 0 to 2; a seat stands in no relation to itself (K6.4).</summary>
        public Relation Relation(Seat a, Seat b)
        {
            byte relation;
            Interop.Check(Native.king_doubles_relation(this.Bits, (uint)a, (uint)b, &relation));
            return (Relation)relation;
        }
    }
}
