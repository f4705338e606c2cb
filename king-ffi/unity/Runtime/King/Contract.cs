using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// A declared contract: one of the six penalties, koz with its trump suit, or dürt with its start rank (K3.1). Its
    /// text is that of its declaration: <c>el_almaz</c>, <c>koz:C</c>, <c>durt:7</c>.
    /// </summary>
    public readonly partial struct Contract
    {
        /// <summary>How many declarations there are: six penalties, four trump suits, thirteen start ranks.</summary>
        public const int Count = Native.KING_CONTRACTS;

        Contract(int index)
        {
            number = (byte)index;
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
        public int Index => number;

        /// <summary>The start rank: that of dürt, else <c>null</c>.</summary>
        public Rank? Start => Kind == ContractKind.Durt ? (Rank?)(number - (int)king_contract.Durt) : null;

        /// <summary><i>Koz</i>, with its trump suit.</summary>
        public static Contract Koz(Suit trump) =>
            new Contract((int)king_contract.Koz + Interop.Below((int)trump, 4, nameof(trump)));

        /// <summary><i>Dürt</i>, with its start rank.</summary>
        public static Contract Durt(Rank start) =>
            new Contract((int)king_contract.Durt + Interop.Below((int)start, 13, nameof(start)));

        /// <summary>The contract of that number, 0 to 22.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such contract.</exception>
        public static Contract FromIndex(int index) => new Contract(Interop.Below(index, Count, nameof(index)));
    }
}
