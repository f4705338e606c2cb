// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.King
{
    public readonly unsafe partial struct Party : IEquatable<Party>
    {
        readonly king_party native;

        internal Party(king_party native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_party Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Party a, Party b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Party a, Party b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Party other)
        {
            king_party a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_party));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Party value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_party self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_party));
        }

        /// <summary>
        /// A party before its first round. Who declares first is drawn: see <c>Deal.FirstDeclarer</c>.
        /// </summary>
        public Party(Seat firstDeclarer, HouseRules rules = default(HouseRules))
        {
            king_house_rules rulesRaw = rules.Raw;
            king_party party;
            Interop.Check(Native.king_party_new((uint)firstDeclarer, &rulesRaw, &party));
            native = party;
        }

        /// <summary>Who declared, or declares, the first round.</summary>
        public Seat FirstDeclarer
        {
            get
            {
                king_party self = Raw;
                byte seat;
                Interop.Check(Native.king_party_first_declarer(&self, &seat));
                return (Seat)seat;
            }
        }

        /// <summary>The house rules.</summary>
        public HouseRules HouseRules
        {
            get
            {
                king_party self = Raw;
                king_house_rules rules;
                Interop.Check(Native.king_party_house_rules(&self, &rules));
                return new HouseRules(rules);
            }
        }

        /// <summary>How many rounds are counted, 0 to <c>Party.Rounds</c>.</summary>
        public int Count
        {
            get
            {
                king_party self = Raw;
                byte count;
                Interop.Check(Native.king_party_len(&self, &count));
                return count;
            }
        }

        /// <summary>Who declares the next round (K2.2). <c>null</c>: the party is over.</summary>
        public Seat? Declarer
        {
            get
            {
                king_party self = Raw;
                byte seat;
                if (!Interop.Answered(Native.king_party_declarer(&self, &seat)))
                {
                    return null;
                }
                return (Seat)seat;
            }
        }

        /// <summary>
        /// Who deals the next round: the seat at the declarer's right (K2.4). After an annulled round it deals again
        /// (K4.2). <c>null</c>: the party is over.
        /// </summary>
        public Seat? Dealer
        {
            get
            {
                king_party self = Raw;
                byte seat;
                if (!Interop.Answered(Native.king_party_dealer(&self, &seat)))
                {
                    return null;
                }
                return (Seat)seat;
            }
        }

        /// <summary>The contracts that a seat has not declared yet (K2.3).</summary>
        public ContractSet Unused(Seat seat)
        {
            king_party self = Raw;
            byte kinds;
            Interop.Check(Native.king_party_unused(&self, (uint)seat, &kinds));
            return new ContractSet(kinds);
        }

        /// <summary>The next round, with the deal <c>hands</c>.</summary>
        /// <exception cref="RulesException">The hands do not make up the pack. The party is over.</exception>
        public Round Start(Deal hands)
        {
            king_party self = Raw;
            ulong* handsRaw = stackalloc ulong[4];
            hands.To(handsRaw);
            king_round round;
            king_error error;
            Interop.Check(Native.king_party_start(&self, handsRaw, &round, &error), &error);
            return new Round(round);
        }

        /// <summary>
        /// Counts a round that is over. One that was annulled is the party's next round too, but leaves the party as it
        /// is: the same declarer begins afresh (K4.2).
        /// </summary>
        /// <exception cref="RulesException">
        /// The round is not over, or not the next round of this party. Its memory has been damaged, for no play leads
        /// to such a round.
        /// </exception>
        public Party Record(Round round)
        {
            king_party self = Raw;
            king_round roundRaw = round.Raw;
            king_error error;
            Interop.Check(Native.king_party_record(&self, &roundRaw, &error), &error);
            return new Party(self);
        }

        /// <summary>Counts the result of a round that was played with real cards.</summary>
        /// <exception cref="RulesException">
        /// The party is over. Another seat declares the next round. The declarer has declared this before. There can be
        /// no such doubles or points.
        /// </exception>
        public Party RecordResult(RoundResult result)
        {
            king_party self = Raw;
            king_round_result resultRaw = result.Raw;
            king_error error;
            Interop.Check(Native.king_party_record_result(&self, &resultRaw, &error), &error);
            return new Party(self);
        }

        /// <summary>
        /// Puts another result in the place of round number n, from 0. All that was counted after it must still be
        /// possible.
        /// </summary>
        /// <exception cref="RulesException">Not so many are counted. As of <c>Party.RecordResult</c>.</exception>
        public Party Correct(int n, RoundResult result)
        {
            king_party self = Raw;
            king_round_result resultRaw = result.Raw;
            king_error error;
            Interop.Check(Native.king_party_correct(
                &self, Interop.NotNegative(n, nameof(n)), &resultRaw, &error), &error);
            return new Party(self);
        }

        /// <summary>The rounds that are counted, in order.</summary>
        public IReadOnlyList<RoundResult> Results
        {
            get
            {
                king_party self = Raw;
                king_round_result result;
                var items = new List<RoundResult>();
                while (Interop.Answered(Native.king_party_results(&self, (uint)items.Count, &result)))
                {
                    items.Add(new RoundResult(result));
                }
                return items;
            }
        }

        /// <summary>The running totals: those at the start, then those after each round that is counted.</summary>
        public IReadOnlyList<PerSeat<int>> Running
        {
            get
            {
                king_party self = Raw;
                int* totals = stackalloc int[4];
                var items = new List<PerSeat<int>>();
                while (Interop.Answered(Native.king_party_running(&self, (uint)items.Count, totals)))
                {
                    items.Add(Each.Of(totals));
                }
                return items;
            }
        }

        /// <summary>What each seat has now.</summary>
        public PerSeat<int> Totals
        {
            get
            {
                king_party self = Raw;
                int* totals = stackalloc int[4];
                Interop.Check(Native.king_party_totals(&self, totals));
                return Each.Of(totals);
            }
        }

        /// <summary>The score sheet; <c>Sheet.Imbalance</c> is sağlama (K10.2).</summary>
        public Sheet Sheet
        {
            get
            {
                king_party self = Raw;
                king_sheet sheet;
                Interop.Check(Native.king_party_sheet(&self, &sheet));
                return new Sheet(sheet);
            }
        }

        /// <summary>How the party ended. <c>null</c>: it is not over.</summary>
        public Outcome? Outcome
        {
            get
            {
                king_party self = Raw;
                king_outcome outcome;
                if (!Interop.Answered(Native.king_party_outcome(&self, &outcome)))
                {
                    return null;
                }
                return new Outcome(outcome);
            }
        }

        /// <summary>
        /// The score sheet without cards in one line: <c>king-sheet1 S - durt:4/S&gt;W,W&gt;S/20,-10,45,10</c>.
        /// </summary>
        public override string ToString()
        {
            king_party self = Raw;
            Words words;
            return Interop.Text(Native.king_party_text(&self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a score sheet without cards, recording each result again.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Party Parse(string text) =>
            Read(text, out Party value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Party value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Party value)
        {
            byte[] textBytes = Interop.Utf8(text);
            king_party party = default(king_party);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_party_parse(textStart, (uint)textBytes.Length, &party, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new Party(party) : default(Party);
            return wrong;
        }

        /// <summary>
        /// The first line of a party's file, <c>king-party1 S -</c>, without its line end. The records of the rounds
        /// follow it, a line each, annulled ones included: see <c>PartyFile.ReadLine</c>.
        /// </summary>
        public string Head
        {
            get
            {
                king_party self = Raw;
                Words words;
                return Interop.Text(Native.king_party_head(&self, words.bytes, Words.Size, &words.length), &words);
            }
        }
    }
}
