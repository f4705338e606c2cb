using System;
using System.Globalization;

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

    /// <summary>A text could not be read.</summary>
    public sealed class ParseException : FormatException
    {
        internal ParseException(int at, int line, int column, string message)
            : base(message ?? "character " + at.ToString(CultureInfo.InvariantCulture) + ": the text cannot be read")
        {
            At = at;
            Line = line;
            Column = column;
        }

        /// <summary>
        /// The place, as an index into the string, of what could not be read; the length of the string when something
        /// is missing at its end. Of a record it is the action that the rules refuse.
        /// </summary>
        public int At { get; }

        /// <summary>The line of that place, from 1.</summary>
        public int Line { get; }

        /// <summary>The column of that place in its line, from 1, in characters.</summary>
        public int Column { get; }
    }

    /// <summary>
    /// Saved bytes that are not a value of this kind: too short, of another version, of another kind, or not the
    /// outcome of legal play.
    /// </summary>
    public sealed class BytesException : FormatException
    {
        internal BytesException(int at)
            : base("byte " + at.ToString(CultureInfo.InvariantCulture) + ": not a saved value of this kind")
        {
            At = at;
        }

        /// <summary>The first byte found not to fit with the others; the length of what is too short.</summary>
        public int At { get; }
    }

    /// <summary>
    /// What the rules refuse, such as a round that is not the next one of its party. Nothing has changed.
    /// </summary>
    public class RulesException : InvalidOperationException
    {
        internal RulesException(Status status, string message)
            : base(message)
        {
            Status = status;
        }

        /// <summary>What is refused.</summary>
        public Status Status { get; }
    }

    /// <summary>
    /// An action that the rules refuse at this point. Its <see cref="Exception.Message"/> is the English sentence with
    /// the clause; <see cref="Illegal"/> says it in Turkish too.
    /// </summary>
    public sealed class IllegalActionException : RulesException
    {
        internal IllegalActionException(Illegal illegal)
            : base(Status.Illegal, illegal.ToString())
        {
            Illegal = illegal;
        }

        /// <summary>Why.</summary>
        public Illegal Illegal { get; }

        /// <summary>The stable reason.</summary>
        public Reason Reason => Illegal.Reason;

        /// <summary>The clause of the rulebook, such as <c>K7.6</c>.</summary>
        public string Clause => Illegal.Clause;
    }

    /// <summary>What the rules can refuse, by the numbers of <c>king_status</c>.</summary>
    public enum Status
    {
        /// <summary>The action, at this point.</summary>
        Illegal = king_status.KING_E_ILLEGAL,
        /// <summary>Cards that do not make up a pack, or hands of a wrong size (K1.2, K2.5).</summary>
        Cards = king_status.KING_E_CARDS,
        /// <summary>A round whose declarer has nothing left to declare (K2.3, B1.3).</summary>
        NothingToDeclare = king_status.KING_E_NOTHING_TO_DECLARE,
        /// <summary>A house rule, or a value of one, that does not exist (K12).</summary>
        Option = king_status.KING_E_OPTION,
        /// <summary>Cards that cannot be the hidden ones: with them the record would not have been legal.</summary>
        Hidden = king_status.KING_E_HIDDEN,
        /// <summary>Cards turned up that are too many, too few, or cannot lie there (Balayı).</summary>
        Revealed = king_status.KING_E_REVEALED,
        /// <summary>A further round: all rounds have been counted (K10.3, B1.2).</summary>
        Over = king_status.KING_E_OVER,
        /// <summary>A round that is not over yet (K2.2, B5.4).</summary>
        NotOver = king_status.KING_E_NOT_OVER,
        /// <summary>A round that another seat declares, or another player deals (K2.2, B1.2).</summary>
        WrongTurn = king_status.KING_E_WRONG_TURN,
        /// <summary>A round whose declarer has other contracts or declarations left (K2.3, B1.3).</summary>
        WrongUnused = king_status.KING_E_WRONG_UNUSED,
        /// <summary>A round by other house rules than those of the party (K12).</summary>
        WrongRules = king_status.KING_E_WRONG_RULES,
        /// <summary>A declaration that was made before (K2.3, B1.3).</summary>
        Used = king_status.KING_E_USED,
        /// <summary>Doubles that no talk over this contract can come to (K5, K6).</summary>
        Doubles = king_status.KING_E_DOUBLES,
        /// <summary>Points or tricks that cannot be taken in one round (K3.1, B5.4).</summary>
        Points = king_status.KING_E_POINTS,
    }
}
