using System;

namespace KingRules.King
{
    /// <summary>How a pair of seats stands to each other (K6.4).</summary>
    public enum Relation : byte
    {
        /// <summary>Neither has doubled the other.</summary>
        None = (byte)king_relation.None,
        /// <summary>One of the two has doubled the other: the difference counts once.</summary>
        Kontur = (byte)king_relation.Kontur,
        /// <summary>Both have (<i>sürülü</i>): the difference counts twice.</summary>
        Sur = (byte)king_relation.Sur,
    }

    /// <summary>What can be asked of a relation.</summary>
    public static unsafe class RelationExtensions
    {
        /// <summary>The text: <c>none</c>, <c>kontur</c> or <c>sur</c>.</summary>
        public static string Text(this Relation relation)
        {
            Words words;
            return Interop.Text(
                Native.king_relation_text((byte)relation, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name to show to a person: "none", "kontur", "sür kontur"; "yok", …</summary>
        public static string Name(this Relation relation, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.king_relation_name((byte)relation, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }

    /// <summary>
    /// The outcome of the talk: directed doubles a→b, an arrow for each pair and direction (K6.4). Its text is
    /// <c>-</c>, or the doubling seats with those they doubled: <c>N&gt;ES,S&gt;N</c>.
    /// </summary>
    public readonly unsafe struct Doubles : IEquatable<Doubles>
    {
        readonly ushort bits;

        /// <summary>The arrows of that mask: bit 4 × a + b when seat a has doubled seat b.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A seat doubles itself in it.</exception>
        public Doubles(ushort bits)
        {
            byte seats;
            Interop.Check(Native.king_doubles_doubled_by(bits, (byte)Seat.North, &seats));
            this.bits = bits;
        }

        /// <summary>Nobody has doubled anybody.</summary>
        public static Doubles None => default(Doubles);

        /// <summary>The arrows as a mask.</summary>
        public ushort Bits => bits;

        /// <summary>
        /// These doubles and those of <paramref name="by"/> on each seat of <paramref name="on"/>; itself is left out.
        /// </summary>
        public Doubles With(Seat by, SeatSet on)
        {
            ushort with;
            Interop.Check(Native.king_doubles_with(bits, (byte)by, on.Bits, &with));
            return new Doubles(with);
        }

        /// <summary>These doubles and the others.</summary>
        public static Doubles operator |(Doubles a, Doubles b) => new Doubles((ushort)(a.bits | b.bits));

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Doubles a, Doubles b) => a.bits == b.bits;

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Doubles a, Doubles b) => a.bits != b.bits;

        /// <summary>The seats that this seat has doubled.</summary>
        public SeatSet DoubledBy(Seat by)
        {
            byte seats;
            Interop.Check(Native.king_doubles_doubled_by(bits, (byte)by, &seats));
            return new SeatSet(seats);
        }

        /// <summary>The seats that have doubled this seat.</summary>
        public SeatSet DoublersOf(Seat on)
        {
            byte seats;
            Interop.Check(Native.king_doubles_doublers_of(bits, (byte)on, &seats));
            return new SeatSet(seats);
        }

        /// <summary>How the two seats stand to each other; a seat stands in no relation to itself.</summary>
        public Relation Relation(Seat a, Seat b)
        {
            byte relation;
            Interop.Check(Native.king_doubles_relation(bits, (byte)a, (byte)b, &relation));
            return (Relation)relation;
        }

        /// <summary>Whether a talk over this contract can come to these doubles (K5.1, K5.3, K6.1).</summary>
        public bool CanBeSaid(Seat declarer, ContractKind contract)
        {
            byte can;
            Interop.Check(Native.king_doubles_can_be_said(bits, (byte)declarer, (byte)contract, &can));
            return can != 0;
        }

        /// <summary>The scores of a round (K9).</summary>
        /// <param name="contract">The contract.</param>
        /// <param name="taken">The points taken (not below 0) in a penalty, or won in koz and dürt.</param>
        /// <param name="tie">Who buys among equals.</param>
        public PerSeat<int> Settle(ContractKind contract, PerSeat<int> taken, SaleTie tie)
        {
            short* points = stackalloc short[4];
            int* scores = stackalloc int[4];
            Four.To(taken, points, nameof(taken));
            Interop.Check(Native.king_doubles_settle(bits, (byte)contract, points, (byte)tie, scores));
            return Four.Of(scores);
        }

        /// <summary>
        /// Who buys the penalty points of a seller, <c>null</c> when nobody does (K9.3, K9.4). Nobody buys in koz and
        /// dürt.
        /// </summary>
        public Seat? Buyer(ContractKind contract, PerSeat<int> taken, SaleTie tie, Seat seller)
        {
            short* points = stackalloc short[4];
            byte buyer;
            Four.To(taken, points, nameof(taken));
            int status = Native.king_doubles_buyer(bits, (byte)contract, points, (byte)tie, (byte)seller, &buyer);
            return Interop.Given(status) ? (Seat?)buyer : null;
        }

        /// <summary>Reads doubles in the one form that <see cref="ToString"/> gives.</summary>
        /// <exception cref="ParseException">The text is no such form.</exception>
        public static Doubles Parse(string text) =>
            Read(text, out Doubles doubles) is ParseException error ? throw error : doubles;

        /// <summary>Reads doubles; <c>false</c> when the text is none.</summary>
        public static bool TryParse(string text, out Doubles doubles) => Read(text ?? "", out doubles) == null;

        static ParseException Read(string text, out Doubles doubles)
        {
            byte[] utf8 = Interop.Utf8(text);
            ushort bits = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_doubles_parse(start, (uint)utf8.Length, &bits, &at);
            }
            doubles = new Doubles(bits);
            return Interop.ParseError(status, utf8, at);
        }

        /// <inheritdoc/>
        public bool Equals(Doubles other) => bits == other.bits;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Doubles doubles && Equals(doubles);

        /// <inheritdoc/>
        public override int GetHashCode() => bits;

        /// <summary>Its text in records.</summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.king_doubles_text(bits, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
