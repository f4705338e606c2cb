namespace KingRules.King
{
    /// <summary>
    /// One of the eight contracts that each seat declares once (K2.3), without the trump suit of koz or the start rank
    /// of dürt.
    /// </summary>
    public enum ContractKind : byte
    {
        /// <summary><i>El almaz</i>, no tricks: each trick taken costs 5.</summary>
        ElAlmaz = (byte)king_contract_kind.ElAlmaz,
        /// <summary><i>Kupa almaz</i>, no hearts: each heart taken costs 3.</summary>
        KupaAlmaz = (byte)king_contract_kind.KupaAlmaz,
        /// <summary><i>Erkek almaz</i>, no men: each jack and king taken costs 6.</summary>
        ErkekAlmaz = (byte)king_contract_kind.ErkekAlmaz,
        /// <summary><i>Kız almaz</i>, no queens: each queen taken costs 10.</summary>
        KizAlmaz = (byte)king_contract_kind.KizAlmaz,
        /// <summary><i>Rıfkı</i>, no king of hearts: it costs 30.</summary>
        Rifki = (byte)king_contract_kind.Rifki,
        /// <summary><i>Son iki</i>, not the last two: the 12th trick costs 10, the 13th 20.</summary>
        SonIki = (byte)king_contract_kind.SonIki,
        /// <summary><i>Koz</i>, trumps: each trick taken wins 5.</summary>
        Koz = (byte)king_contract_kind.Koz,
        /// <summary><i>Dürt</i>, the shedding contract: the places win 45, 20, 10 and −10.</summary>
        Durt = (byte)king_contract_kind.Durt,
    }

    /// <summary>What can be asked of a contract without suit and rank.</summary>
    public static unsafe class ContractKindExtensions
    {
        /// <summary>The text of records, such as <c>kiz_almaz</c>.</summary>
        public static string Text(this ContractKind kind)
        {
            Words words;
            return Interop.Text(
                Native.king_contract_kind_text((byte)kind, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the text of a kind, as <see cref="Text"/> gives it.</summary>
        /// <exception cref="ParseException">The text is no kind of contract.</exception>
        public static ContractKind Parse(string text) =>
            Read(text, out ContractKind kind) is ParseException error ? throw error : kind;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out ContractKind kind) => Read(text ?? "", out kind) == null;

        static ParseException Read(string text, out ContractKind kind)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte number = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_contract_kind_parse(start, (uint)utf8.Length, &number, &at);
            }
            kind = (ContractKind)number;
            return Interop.ParseError(status, utf8, at);
        }

        /// <summary>The name to show to a person: "No queens", "Kız almaz".</summary>
        public static string Name(this ContractKind kind, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.king_contract_kind_name((byte)kind, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>What the scores of a round sum to, whatever was said and played (K3, K9.5).</summary>
        public static int Total(this ContractKind kind)
        {
            short total;
            Interop.Check(Native.king_contract_kind_total((byte)kind, &total));
            return total;
        }

        /// <summary>Whether the contract is one of the six penalties (<i>ceza</i>); else it is koz or dürt.</summary>
        public static bool IsPenalty(this ContractKind kind)
        {
            byte penalty;
            Interop.Check(Native.king_contract_kind_is_penalty((byte)kind, &penalty));
            return penalty != 0;
        }

        /// <summary>The cards that cost points; none for the contracts that count tricks or places.</summary>
        public static CardSet PenaltyCards(this ContractKind kind)
        {
            ulong cards;
            Interop.Check(Native.king_contract_kind_penalty_cards((byte)kind, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// Whether no points are left to be taken once these cards have been played (K7.8). Never for a contract that
        /// counts tricks or places.
        /// </summary>
        public static bool IsDecided(this ContractKind kind, CardSet played)
        {
            byte decided;
            Interop.Check(Native.king_contract_kind_is_decided((byte)kind, played.Bits, &decided));
            return decided != 0;
        }

        /// <summary>
        /// The points in a trick: those taken (not below 0) in a penalty, those won in koz, 0 in dürt (K3, K9).
        /// </summary>
        /// <param name="kind">The contract.</param>
        /// <param name="number">Which trick, from 1 to 13.</param>
        /// <param name="cards">Its cards.</param>
        public static int TrickPoints(this ContractKind kind, int number, CardSet cards)
        {
            short points;
            byte trick = (byte)Interop.Below(number, 14, nameof(number));
            Interop.Check(Native.king_contract_kind_trick_points((byte)kind, trick, cards.Bits, &points));
            return points;
        }

        /// <summary>Whether the seats can have taken these points, or won them, in one whole round.</summary>
        public static bool CanBeTaken(this ContractKind kind, PerSeat<int> taken)
        {
            short* points = stackalloc short[4];
            byte can, number = (byte)Interop.Below((int)kind, 8, nameof(kind));
            if (!Four.Fits(taken, points))
            {
                return false;
            }
            Interop.Check(Native.king_contract_kind_can_be_taken(number, points, &can));
            return can != 0;
        }
    }
}
