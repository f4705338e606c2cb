using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// A party and its results so far: what was declared, who doubled whom, and who took what in each counted round;
    /// the scores follow from these. It never changes: <see cref="Record"/> gives the next one. With <see
    /// cref="Start"/> and <see cref="Record"/> it runs a table; with <see cref="RecordResult"/> it keeps the score for
    /// people who play with real cards. Its text is the score sheet without cards, <c>king-sheet1 …</c>.
    /// </summary>
    public readonly unsafe struct Party : IEquatable<Party>
    {
        /// <summary>How many rounds a party counts (K2.2).</summary>
        public const int Rounds = Native.KING_PARTY_ROUNDS;

        readonly king_party native;

        /// <summary>
        /// A party before its first round. Who declares first is drawn: see <see cref="Deal.FirstDeclarer"/>.
        /// </summary>
        public Party(Seat firstDeclarer, HouseRules rules)
        {
            king_house_rules raw = rules.Raw;
            king_party party;
            Interop.Check(Native.king_party_new((byte)firstDeclarer, &raw, &party));
            native = party;
        }

        internal Party(king_party native)
        {
            this.native = native;
        }

        /// <summary>Who declared, or declares, the first round.</summary>
        public Seat FirstDeclarer
        {
            get
            {
                king_party party = native;
                byte seat;
                Interop.Check(Native.king_party_first_declarer(&party, &seat));
                return (Seat)seat;
            }
        }

        /// <summary>The house rules.</summary>
        public HouseRules HouseRules
        {
            get
            {
                king_party party = native;
                king_house_rules rules;
                Interop.Check(Native.king_party_house_rules(&party, &rules));
                return HouseRules.Of(rules);
            }
        }

        /// <summary>How many rounds are counted, 0 to 32.</summary>
        public int Count
        {
            get
            {
                king_party party = native;
                byte count;
                Interop.Check(Native.king_party_len(&party, &count));
                return count;
            }
        }

        /// <summary>Whether all rounds are counted.</summary>
        public bool IsOver
        {
            get
            {
                king_party party = native;
                byte over;
                Interop.Check(Native.king_party_is_over(&party, &over));
                return over != 0;
            }
        }

        /// <summary>Who declares the next round; <c>null</c> when the party is over (K2.2).</summary>
        public Seat? Declarer
        {
            get
            {
                king_party party = native;
                byte seat;
                return Interop.Given(Native.king_party_declarer(&party, &seat)) ? (Seat?)seat : null;
            }
        }

        /// <summary>
        /// Who deals the next round: the seat at the declarer's right (K2.4). After an annulled round it deals again
        /// (K4.2). <c>null</c> when the party is over.
        /// </summary>
        public Seat? Dealer
        {
            get
            {
                king_party party = native;
                byte seat;
                return Interop.Given(Native.king_party_dealer(&party, &seat)) ? (Seat?)seat : null;
            }
        }

        /// <summary>The counted rounds, in order.</summary>
        public IReadOnlyList<RoundResult> Results
        {
            get
            {
                king_party party = native;
                king_round_result result;
                var results = new List<RoundResult>();
                while (Interop.Given(Native.king_party_results(&party, (uint)results.Count, &result)))
                {
                    results.Add(new RoundResult(result));
                }
                return results;
            }
        }

        /// <summary>
        /// The running scores: what every seat starts with, then the totals after each counted round (K10.1).
        /// </summary>
        public IReadOnlyList<PerSeat<int>> Running
        {
            get
            {
                king_party party = native;
                int* totals = stackalloc int[4];
                var running = new List<PerSeat<int>>();
                while (Interop.Given(Native.king_party_running(&party, (uint)running.Count, totals)))
                {
                    running.Add(Four.Of(totals));
                }
                return running;
            }
        }

        /// <summary>What each seat has now.</summary>
        public PerSeat<int> Totals
        {
            get
            {
                king_party party = native;
                int* totals = stackalloc int[4];
                Interop.Check(Native.king_party_totals(&party, totals));
                return Four.Of(totals);
            }
        }

        /// <summary>The score sheet; its <see cref="King.Sheet.Check"/> is <i>sağlama</i> (K10.2).</summary>
        public Sheet Sheet
        {
            get
            {
                king_party party = native;
                king_sheet sheet;
                Interop.Check(Native.king_party_sheet(&party, &sheet));
                return new Sheet(sheet);
            }
        }

        /// <summary>How the party ended; <c>null</c> before all rounds are counted (K10.3).</summary>
        public Outcome? Outcome => IsOver ? new Outcome(Totals) : (Outcome?)null;

        /// <summary>
        /// The first line of a party file of this party, <c>king-party1 FIRST_DECLARER RULES</c>, without the line end;
        /// the records of its rounds follow it, a line each, annulled ones included.
        /// </summary>
        public string FileHead
        {
            get
            {
                king_party party = native;
                Words words;
                return Interop.Text(
                    Native.king_party_file_head(&party, words.bytes, Words.Size, &words.length), &words);
            }
        }

        /// <summary>The contracts that a seat has not declared yet (K2.3).</summary>
        public ContractSet Unused(Seat seat)
        {
            king_party party = native;
            byte kinds;
            Interop.Check(Native.king_party_unused(&party, (byte)seat, &kinds));
            return new ContractSet(kinds);
        }

        /// <summary>The next round, with the given deal.</summary>
        /// <exception cref="RulesException">
        /// The party is over, or the deal is none, such as <c>default(Deal)</c>.
        /// </exception>
        public Round Start(Deal deal)
        {
            king_party party = native;
            ulong* hands = stackalloc ulong[4];
            deal.To(hands);
            king_round round;
            Interop.Check(Native.king_party_start(&party, hands, &round));
            return new Round(round);
        }

        /// <summary>
        /// The party with a round that is over counted. One that was annulled is the party's next round too, but leaves
        /// the party as it is: the same declarer begins afresh (K4.2).
        /// </summary>
        /// <exception cref="RulesException">The round is not over, or not the next round of this party.</exception>
        public Party Record(Round round)
        {
            king_party party = native;
            king_round raw = round.Raw;
            Interop.Check(Native.king_party_record(&party, &raw));
            return new Party(party);
        }

        /// <summary>The party with the result of a round counted that was played with real cards.</summary>
        /// <param name="contract">What the next declarer declared.</param>
        /// <param name="doubles">Who doubled whom.</param>
        /// <param name="taken">The points taken (not below 0) in a penalty, or won in koz and dürt.</param>
        /// <exception cref="RulesException">
        /// The declarer has used this contract, doubles or points cannot be, or the party is over.
        /// </exception>
        public Party RecordResult(Contract contract, Doubles doubles, PerSeat<int> taken)
        {
            king_party party = native;
            short* points = stackalloc short[4];
            Four.To(taken, points, nameof(taken));
            Interop.Check(Native.king_party_record_result(&party, (byte)contract.Index, doubles.Bits, points));
            return new Party(party);
        }

        /// <summary>Reads a score sheet without cards, recording each result again.</summary>
        /// <exception cref="ParseException">The text is no such sheet.</exception>
        public static Party Parse(string text) =>
            Read(text, out Party party) is ParseException error ? throw error : party;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Party party) => Read(text ?? "", out party) == null;

        static ParseException Read(string text, out Party party)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(king_party);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_party_parse(start, (uint)utf8.Length, &native, &at);
            }
            party = new Party(native);
            return Interop.ParseError(status, utf8, at, king_kind.Party);
        }

        /// <summary>The party as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            king_party party = native;
            var bytes = new byte[Native.KING_PARTY_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.king_party_to_bytes(&party, start, (uint)bytes.Length));
            }
            return bytes;
        }

        /// <summary>Reads what <see cref="ToBytes"/> gave, by doing all of it again.</summary>
        /// <exception cref="BytesException">These bytes are no legal history.</exception>
        public static Party FromBytes(byte[] bytes)
        {
            if (bytes == null)
            {
                throw new ArgumentNullException(nameof(bytes));
            }
            king_party party;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.king_party_from_bytes(start, (uint)bytes.Length, &party, &at), at);
            }
            return new Party(party);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Party a, Party b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Party a, Party b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Party other)
        {
            king_party a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_party));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Party party && Equals(party);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_party party = native;
            return Interop.Hash(party.opaque, sizeof(king_party));
        }

        /// <summary>The score sheet without cards in one line.</summary>
        public override string ToString()
        {
            king_party party = native;
            Words words;
            return Interop.Text(Native.king_party_text(&party, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
