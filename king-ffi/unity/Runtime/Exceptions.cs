using System;

namespace KingRules
{
    /// <summary>
    /// The native library is missing, or it is not the one that belongs to these scripts. What to do:
    /// <c>Documentation~/troubleshooting.md</c>.
    /// </summary>
    public sealed class LibraryException : Exception
    {
        internal LibraryException(string message, Exception inner = null)
            : base(message, inner)
        {
        }
    }

    /// <summary>
    /// A text could not be read. Its <see cref="Exception.Message"/> is the English sentence with the place; <see
    /// cref="Refusal"/> has it in Turkish too, without a place.
    /// </summary>
    public sealed class ParseException : FormatException
    {
        internal ParseException(Refusal refusal, int at, int line)
        {
            Refusal = refusal;
            At = at;
            Line = line;
        }

        /// <summary>
        /// The place, as an index into the string, of what could not be read; the length of the string when something
        /// is missing at its end. Of a record it is the action that the rules refuse.
        /// </summary>
        public int At { get; }

        /// <summary>The number of the line of a file, from 1; 0 when the text was no line of a file.</summary>
        public int Line { get; }

        /// <summary>What is wrong.</summary>
        public Refusal Refusal { get; }

        /// <summary>The place, and the English sentence with its clause.</summary>
        public override string Message => Line == 0
            ? FormattableString.Invariant($"character {At}: {Refusal}")
            : FormattableString.Invariant($"line {Line}, character {At}: {Refusal}");
    }

    /// <summary>
    /// What the rules refuse, such as a round that is not the next one of its party. Nothing has changed. Its <see
    /// cref="Exception.Message"/> is the English sentence; <see cref="Refusal"/> has it in Turkish too.
    /// </summary>
    public class RulesException : InvalidOperationException
    {
        internal RulesException(StatusCode status, Refusal refusal, string message = null)
            : base(message)
        {
            Status = status;
            Refusal = refusal;
        }

        /// <summary>What kind of thing is refused.</summary>
        public StatusCode Status { get; }

        /// <summary>Why.</summary>
        public Refusal Refusal { get; }

        /// <summary>The clause of the rulebook, such as <c>K7.6</c>; <c>null</c> where it is none of one.</summary>
        public string Clause => Refusal.Clause;

        /// <summary>The English sentence with its clause. It is made when it is asked for.</summary>
        public override string Message => Refusal.IsEmpty ? base.Message : Refusal.ToString();
    }

    /// <summary>An action that the rules refuse at this point.</summary>
    public sealed class IllegalActionException : RulesException
    {
        internal IllegalActionException(Illegal illegal)
            : base(StatusCode.Illegal, illegal.Refusal)
        {
            Illegal = illegal;
        }

        /// <summary>Why.</summary>
        public Illegal Illegal { get; }

        /// <summary>The stable reason.</summary>
        public Reason Reason => Illegal.Reason;
    }
}
