using System;

namespace KingRules.Balayi
{
    /// <summary>
    /// Something a player does: play a card, codes 0 to 51, or declare, codes 52 to 56. Where <c>System</c> is used
    /// too, say which action is meant: <c>using Action = KingRules.Balayi.Action;</c>.
    /// </summary>
    public readonly struct Action : IEquatable<Action>
    {
        /// <summary>How many actions there are.</summary>
        public const int Count = Native.BALAYI_ACTIONS;

        readonly byte code;

        Action(int code)
        {
            this.code = (byte)code;
        }

        /// <summary>Its stable code, 0 to 56.</summary>
        public int Code => code;

        /// <summary>The card that is played; <c>null</c> for a declaration.</summary>
        public Card? Card => code < Native.KING_CARDS ? KingRules.Card.FromIndex(code) : (Card?)null;

        /// <summary>What is declared; <c>null</c> when a card is played.</summary>
        public Denomination? Denomination =>
            code < Native.KING_CARDS ? (Denomination?)null : (Denomination)(code - Native.BALAYI_ACTION_DECLARE);

        /// <summary>Play that card.</summary>
        public static Action Play(Card card) => new Action(card.Index);

        /// <summary>Declare that trump suit or no trump.</summary>
        public static Action Declare(Denomination denomination) =>
            new Action(Native.BALAYI_ACTION_DECLARE + Interop.Below((int)denomination, 5, nameof(denomination)));

        /// <summary>The action of that code, 0 to 56.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such action.</exception>
        public static Action FromCode(int code) => new Action(Interop.Below(code, Count, nameof(code)));

        /// <summary>Whether it is the same action.</summary>
        public static bool operator ==(Action a, Action b) => a.code == b.code;

        /// <summary>Whether it is another action.</summary>
        public static bool operator !=(Action a, Action b) => a.code != b.code;

        /// <summary>Reads an action.</summary>
        /// <exception cref="ParseException">The text is no action.</exception>
        public static Action Parse(string text) =>
            Read(text, out Action action) is ParseException error ? throw error : action;

        /// <summary>Reads an action; <c>false</c> when the text is none.</summary>
        public static bool TryParse(string text, out Action action) => Read(text ?? "", out action) == null;

        static unsafe ParseException Read(string text, out Action action)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte code = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.balayi_action_parse(start, (uint)utf8.Length, &code, &at);
            }
            action = new Action(code);
            return Interop.ParseError(status, utf8, at);
        }

        /// <inheritdoc/>
        public bool Equals(Action other) => code == other.code;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Action action && Equals(action);

        /// <inheritdoc/>
        public override int GetHashCode() => code;

        /// <summary>Its text in records: <c>SA</c>, <c>NT</c>.</summary>
        public override unsafe string ToString()
        {
            Words words;
            return Interop.Text(Native.balayi_action_text(code, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
