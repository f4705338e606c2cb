// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    /// <summary>The kinds of contract (K3.1).</summary>
    public enum ContractKind
    {
        /// <summary>El almaz, no tricks: each trick taken costs 5.</summary>
        ElAlmaz = 0,
        /// <summary>Kupa almaz, no hearts: each heart taken costs 3.</summary>
        KupaAlmaz = 1,
        /// <summary>Erkek almaz, no men: each jack and king taken costs 6.</summary>
        ErkekAlmaz = 2,
        /// <summary>Kız almaz, no queens: each queen taken costs 10.</summary>
        KizAlmaz = 3,
        /// <summary>Rıfkı, no king of hearts: it costs 30.</summary>
        Rifki = 4,
        /// <summary>Son iki, not the last two: the 12th trick costs 10, the 13th 20.</summary>
        SonIki = 5,
        /// <summary>Koz, trumps: each trick taken wins 5.</summary>
        Koz = 6,
        /// <summary>Dürt: the places win 45, 20, 10 and -10.</summary>
        Durt = 7,
    }

    /// <summary>What can be asked of a contract kind.</summary>
    public static unsafe partial class ContractKindExtensions
    {
        /// <summary>The text of a kind of contract in records: <c>kiz_almaz</c>.</summary>
        public static string Text(this ContractKind kind)
        {
            Words words;
            return Interop.Text(Native.king_contract_kind_text(
                (uint)kind, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a kind of contract for people: <c>No queens</c>, <c>Kız almaz</c>.</summary>
        public static string Name(this ContractKind kind, Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_contract_kind_name(
                (uint)kind, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a kind of contract, as <c>Contract.KindText</c> writes it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static ContractKind Parse(string text) =>
            Read(text, out ContractKind value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out ContractKind value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out ContractKind value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte kind = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_contract_kind_parse(textStart, (uint)textBytes.Length, &kind, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (ContractKind)kind : default(ContractKind);
            return wrong;
        }

        /// <summary>
        /// What the four scores of a round sum to, however it was doubled and played (K3, K9.5): -65, -39, -48, -40,
        /// -30, -30, 65 or 65.
        /// </summary>
        public static int Total(this ContractKind kind)
        {
            short total;
            Interop.Check(Native.king_contract_kind_total((uint)kind, &total));
            return total;
        }

        /// <summary>
        /// The cards that cost points: 13 hearts, 8 men, 4 queens or K♥; none where tricks or places count.
        /// </summary>
        public static CardSet PenaltyCards(this ContractKind kind)
        {
            ulong cards;
            Interop.Check(Native.king_contract_kind_penalty_cards((uint)kind, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// The points in a trick: those taken (not below 0) in a penalty, those won in koz, 0 in dürt (K3, K9).
        /// <c>number</c> counts the tricks from 1 to 13; <c>cards</c> are the cards of the trick.
        /// </summary>
        public static int TrickPoints(this ContractKind kind, int number, CardSet cards)
        {
            short points;
            Interop.Check(Native.king_contract_kind_trick_points(
                (uint)kind, Interop.NotNegative(number, nameof(number)), cards.Bits, &points));
            return points;
        }
    }
}
