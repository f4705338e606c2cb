// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct Action : IEquatable<Action>
    {
        readonly byte number;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Action a, Action b) => a.number == b.number;

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Action a, Action b) => a.number != b.number;

        /// <inheritdoc/>
        public bool Equals(Action other) => number == other.number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Action value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode() => number;

        /// <summary>
        /// The text of an action of King in records: <c>SA</c>, <c>koz:C</c>, <c>kontur:ES</c>, <c>iyi</c>.
        /// </summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.king_action_text(
                (uint)this.Code, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>An action as a log shows it: <c>ten of hearts</c>, <c>kontur: Kuzey, Doğu</c>.</summary>
        public string Name(Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_action_name(
                (uint)this.Code, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>
        /// Reads an action of King of any phase. For <c>masa</c> and <c>soyleyen_haric</c> see
        /// <c>Table.ParseAction</c>.
        /// </summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Action Parse(string text) =>
            Read(text, out Action value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Action value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Action value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte action = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_action_parse(textStart, (uint)textBytes.Length, &action, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? King.Action.FromCode(action) : default(Action);
            return wrong;
        }
    }
}
