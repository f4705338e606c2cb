using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// A declared contract: one of the six penalties, koz with its trump suit, or dürt with its start rank (K3.1). Its
    /// text is that of its declaration: <c>el_almaz</c>, <c>koz:C</c>, <c>durt:7</c>.
    /// </summary>
    public readonly struct Contract : IEquatable<Contract>
    {
        /// <summary>How many declarations there are: six penalties, four trump suits, thirteen start ranks.</summary>
        public const int Count = Native.KING_CONTRACTS;

        readonly byte index;

        Contract(int index)
        {
            this.index = (byte)index;
        }

        /// <summary>Every declaration, in the order of its number.</summary>
        public static IReadOnlyList<Contract> All
        {
            get
            {
                var all = new Contract[Count];
                for (int i = 0; i < all.Length; i++)
                {
                    all[i] = new Contract(i);
                }
                return all;
            }
        }

        /// <summary><i>El almaz</i>, no tricks.</summary>
        public static Contract ElAlmaz => new Contract((int)king_contract.ElAlmaz);

        /// <summary><i>Kupa almaz</i>, no hearts.</summary>
        public static Contract KupaAlmaz => new Contract((int)king_contract.KupaAlmaz);

        /// <summary><i>Erkek almaz</i>, no men.</summary>
        public static Contract ErkekAlmaz => new Contract((int)king_contract.ErkekAlmaz);

        /// <summary><i>Kız almaz</i>, no queens.</summary>
        public static Contract KizAlmaz => new Contract((int)king_contract.KizAlmaz);

        /// <summary><i>Rıfkı</i>, no king of hearts.</summary>
        public static Contract Rifki => new Contract((int)king_contract.Rifki);

        /// <summary><i>Son iki</i>, not the last two tricks.</summary>
        public static Contract SonIki => new Contract((int)king_contract.SonIki);

        /// <summary>Its number in the order of the action codes, 0 to 22.</summary>
        public int Index => index;

        /// <summary>The contract without suit or rank.</summary>
        public unsafe ContractKind Kind
        {
            get
            {
                byte kind;
                Interop.Check(Native.king_contract_kind_of(index, &kind));
                return (ContractKind)kind;
            }
        }

        /// <summary>The trump suit: that of koz, else <c>null</c>.</summary>
        public unsafe Suit? Trump
        {
            get
            {
                byte trump;
                return Interop.Given(Native.king_contract_trump(index, &trump)) ? (Suit?)trump : null;
            }
        }

        /// <summary>The start rank: that of dürt, else <c>null</c>.</summary>
        public Rank? Start => Kind == ContractKind.Durt ? (Rank?)(index - (int)king_contract.Durt) : null;

        /// <summary><i>Koz</i>, with its trump suit.</summary>
        public static Contract Koz(Suit trump) =>
            new Contract((int)king_contract.Koz + Interop.Below((int)trump, 4, nameof(trump)));

        /// <summary><i>Dürt</i>, with its start rank.</summary>
        public static Contract Durt(Rank start) =>
            new Contract((int)king_contract.Durt + Interop.Below((int)start, 13, nameof(start)));

        /// <summary>The contract of that number, 0 to 22.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such contract.</exception>
        public static Contract FromIndex(int index) => new Contract(Interop.Below(index, Count, nameof(index)));

        /// <summary>Whether it is the same contract.</summary>
        public static bool operator ==(Contract a, Contract b) => a.index == b.index;

        /// <summary>Whether it is another contract.</summary>
        public static bool operator !=(Contract a, Contract b) => a.index != b.index;

        /// <summary>Reads a contract.</summary>
        /// <exception cref="ParseException">The text is no contract.</exception>
        public static Contract Parse(string text) =>
            Read(text, out Contract contract) is ParseException error ? throw error : contract;

        /// <summary>Reads a contract; <c>false</c> when the text is none.</summary>
        public static bool TryParse(string text, out Contract contract) => Read(text ?? "", out contract) == null;

        static unsafe ParseException Read(string text, out Contract contract)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte index = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_contract_parse(start, (uint)utf8.Length, &index, &at);
            }
            contract = new Contract(index);
            return Interop.ParseError(status, utf8, at);
        }

        /// <summary>Its name to show to a person: "Trumps ♥", "Dürt from 7"; "Koz ♥", "7'den dürt".</summary>
        public unsafe string Name(Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.king_contract_name(index, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <inheritdoc/>
        public bool Equals(Contract other) => index == other.index;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Contract contract && Equals(contract);

        /// <inheritdoc/>
        public override int GetHashCode() => index;

        /// <summary>Its text in records.</summary>
        public override unsafe string ToString()
        {
            Words words;
            return Interop.Text(Native.king_contract_text(index, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
