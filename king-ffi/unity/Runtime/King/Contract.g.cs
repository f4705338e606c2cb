// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct Contract : IEquatable<Contract>
    {
        readonly byte number;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Contract a, Contract b) => a.number == b.number;

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Contract a, Contract b) => a.number != b.number;

        /// <inheritdoc/>
        public bool Equals(Contract other) => number == other.number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Contract value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode() => number;

        /// <summary>The text of a contract in records: <c>el_almaz</c>, <c>koz:C</c>, <c>durt:7</c>.</summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.king_contract_text(
                (uint)this.Index, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>
        /// The name of a contract for people: <c>Trumps (hearts)</c>, <c>Koz (kupa)</c>, <c>7'den dürt</c>.
        /// </summary>
        public string Name(Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_contract_name(
                (uint)this.Index, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a contract, as <c>Contract.Text</c> writes it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Contract Parse(string text) =>
            Read(text, out Contract value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Contract value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Contract value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte contract = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_contract_parse(textStart, (uint)textBytes.Length, &contract, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? King.Contract.FromIndex(contract) : default(Contract);
            return wrong;
        }

        /// <summary>The kind of a contract.</summary>
        public ContractKind Kind
        {
            get
            {
                byte kind;
                Interop.Check(Native.king_contract_kind_of((uint)this.Index, &kind));
                return (ContractKind)kind;
            }
        }

        /// <summary>The trump suit of a contract. <c>null</c>: it has none, as it is not koz.</summary>
        public Suit? Trump
        {
            get
            {
                byte trump;
                if (!Interop.Answered(Native.king_contract_trump((uint)this.Index, &trump)))
                {
                    return null;
                }
                return (Suit)trump;
            }
        }
    }
}
