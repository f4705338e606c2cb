using System;

namespace KingRules
{
    /// <summary>
    /// Why the library refuses something: a plain value with its clause and its sentence in both languages. It is made
    /// once, when something is refused; nothing is computed again for its text.
    /// </summary>
    public readonly unsafe struct Refusal : IEquatable<Refusal>
    {
        readonly king_error native;

        internal Refusal(king_error native)
        {
            this.native = native;
            // The place stands beside the refusal: the same mistake elsewhere is the same refusal.
            this.native.line = 0;
            this.native.place = 0;
        }

        /// <summary>Whether nothing is wrong.</summary>
        internal bool IsEmpty => native.kind == 0;

        /// <summary>
        /// The stable reason of an action that is refused, also of one in a record; <c>null</c> of anything else.
        /// </summary>
        public Reason? Reason
        {
            get
            {
                king_error error = native;
                byte reason;
                return Interop.Answered(Native.king_error_reason(&error, &reason)) ? (Reason?)reason : null;
            }
        }

        /// <summary>The clause of the rulebook, such as <c>K7.6</c>; <c>null</c> when it is none of one.</summary>
        public string Clause
        {
            get
            {
                king_error error = native;
                Words words;
                int status = Native.king_error_clause(&error, words.bytes, Words.Size, &words.length);
                return Interop.Answered(status) ? Interop.Text(status, &words) : null;
            }
        }

        /// <summary>The message for a player, without clause and place.</summary>
        public string Message(Lang lang)
        {
            king_error error = native;
            Words words;
            int status = Native.king_error_message(&error, (uint)lang, words.bytes, Words.Size, &words.length);
            return Interop.Answered(status) ? Interop.Text(status, &words) : "";
        }

        /// <inheritdoc/>
        public bool Equals(Refusal other) =>
            native.kind == other.native.kind && native.code == other.native.code
            && native.found == other.native.found && native.wanted == other.native.wanted;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Refusal refusal && Equals(refusal);

        /// <inheritdoc/>
        public override int GetHashCode() =>
            unchecked((int)(native.kind * 31 + native.code + native.found * 7 + native.wanted));

        /// <summary>The English sentence, with the clause where there is one.</summary>
        public override string ToString()
        {
            string clause = Clause;
            return Message(Lang.En) + (clause == null ? "" : " (" + clause + ")");
        }
    }

    /// <summary>
    /// Why an action is refused: the reason, the clause of the rulebook, and a message for the player.
    /// </summary>
    public readonly struct Illegal : IEquatable<Illegal>
    {
        internal Illegal(king_error native)
        {
            Refusal = new Refusal(native);
        }

        /// <summary>What all refusals have.</summary>
        public Refusal Refusal { get; }

        /// <summary>The stable reason.</summary>
        public Reason Reason => Refusal.Reason.GetValueOrDefault();

        /// <summary>The clause that is broken, such as <c>K7.6</c>.</summary>
        public string Clause => Refusal.Clause;

        /// <summary>The message for a player, without the clause.</summary>
        public string Message(Lang lang) => Refusal.Message(lang);

        /// <inheritdoc/>
        public bool Equals(Illegal other) => Refusal.Equals(other.Refusal);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Illegal illegal && Equals(illegal);

        /// <inheritdoc/>
        public override int GetHashCode() => Refusal.GetHashCode();

        /// <summary>The English sentence with the clause.</summary>
        public override string ToString() => Refusal.ToString();
    }
}
