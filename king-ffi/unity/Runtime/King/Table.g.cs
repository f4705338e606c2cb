// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.King
{
    public readonly unsafe partial struct Table : IEquatable<Table>
    {
        readonly king_table native;

        internal Table(king_table native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_table Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Table a, Table b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Table a, Table b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Table other)
        {
            king_table a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_table));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Table value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_table self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_table));
        }

        /// <summary>The table before a declaration.</summary>
        /// <exception cref="RulesException"><c>unused</c> is empty.</exception>
        public Table(Seat declarer, ContractSet unused, HouseRules rules = default(HouseRules))
        {
            king_house_rules rulesRaw = rules.Raw;
            king_table table;
            king_error error;
            Interop.Check(Native.king_table_new((uint)declarer, unused.Bits, &rulesRaw, &table, &error), &error);
            native = table;
        }

        /// <summary>What the round waits for.</summary>
        public Phase Phase
        {
            get
            {
                king_table self = Raw;
                byte phase;
                Interop.Check(Native.king_table_phase(&self, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The seat that is to act. <c>null</c>: the round is over.</summary>
        public Seat? Turn
        {
            get
            {
                king_table self = Raw;
                byte seat;
                if (!Interop.Answered(Native.king_table_turn(&self, &seat)))
                {
                    return null;
                }
                return (Seat)seat;
            }
        }

        /// <summary>Whether the round has been annulled (K4.2).</summary>
        public bool Annulled
        {
            get
            {
                king_table self = Raw;
                byte annulled;
                Interop.Check(Native.king_table_annulled(&self, &annulled));
                return annulled != 0;
            }
        }

        /// <summary>The declarer.</summary>
        public Seat Declarer
        {
            get
            {
                king_table self = Raw;
                byte seat;
                Interop.Check(Native.king_table_declarer(&self, &seat));
                return (Seat)seat;
            }
        }

        /// <summary>The dealer: the seat at the declarer's right (K2.4).</summary>
        public Seat Dealer
        {
            get
            {
                king_table self = Raw;
                byte seat;
                Interop.Check(Native.king_table_dealer(&self, &seat));
                return (Seat)seat;
            }
        }

        /// <summary>The contracts that the declarer had not declared before this round (K2.3).</summary>
        public ContractSet Unused
        {
            get
            {
                king_table self = Raw;
                byte kinds;
                Interop.Check(Native.king_table_unused(&self, &kinds));
                return new ContractSet(kinds);
            }
        }

        /// <summary>The house rules.</summary>
        public HouseRules HouseRules
        {
            get
            {
                king_table self = Raw;
                king_house_rules rules;
                Interop.Check(Native.king_table_house_rules(&self, &rules));
                return new HouseRules(rules);
            }
        }

        /// <summary>The contract. <c>null</c>: it has not been declared yet.</summary>
        public Contract? Contract
        {
            get
            {
                king_table self = Raw;
                byte contract;
                if (!Interop.Answered(Native.king_table_contract(&self, &contract)))
                {
                    return null;
                }
                return King.Contract.FromIndex(contract);
            }
        }

        /// <summary>The trump suit. <c>null</c>: the contract is not declared yet, or is not koz.</summary>
        public Suit? Trump
        {
            get
            {
                king_table self = Raw;
                byte trump;
                if (!Interop.Answered(Native.king_table_trump(&self, &trump)))
                {
                    return null;
                }
                return (Suit)trump;
            }
        }

        /// <summary>The doubles and redoubles made so far.</summary>
        public Doubles Doubles
        {
            get
            {
                king_table self = Raw;
                ushort doubles;
                Interop.Check(Native.king_table_doubles(&self, &doubles));
                return new Doubles(doubles);
            }
        }

        /// <summary>The cards played so far.</summary>
        public CardSet Played
        {
            get
            {
                king_table self = Raw;
                ulong cards;
                Interop.Check(Native.king_table_played(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>The cards that a seat has played so far.</summary>
        public CardSet PlayedBy(Seat seat)
        {
            king_table self = Raw;
            ulong cards;
            Interop.Check(Native.king_table_played_by(&self, (uint)seat, &cards));
            return new CardSet(cards);
        }

        /// <summary>How many cards a seat holds.</summary>
        public int Held(Seat seat)
        {
            king_table self = Raw;
            byte count;
            Interop.Check(Native.king_table_held(&self, (uint)seat, &count));
            return count;
        }

        /// <summary>Who did what, in order, talk, forced actions and passes included: the seat of each.</summary>
        public IReadOnlyList<SeatAction> Actions
        {
            get
            {
                king_table self = Raw;
                byte* whos = stackalloc byte[Interop.MaxActions];
                byte* whats = stackalloc byte[Interop.MaxActions];
                uint count;
                Interop.Check(Native.king_table_actions(&self, whos, whats, Interop.MaxActions, &count));
                var items = new SeatAction[count];
                for (int i = 0; i < items.Length; i++)
                {
                    items[i] = new SeatAction((Seat)whos[i], King.Action.FromCode(whats[i]));
                }
                return items;
            }
        }

        /// <summary>Who played what, in order; nothing else that was done.</summary>
        public IReadOnlyList<SeatCard> Plays
        {
            get
            {
                var plays = new List<SeatCard>();
                foreach (SeatAction done in Actions)
                {
                    if (done.Action.Card is Card card)
                    {
                        plays.Add(new SeatCard(done.Seat, card));
                    }
                }
                return plays;
            }
        }

        /// <summary>
        /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6).
        /// </summary>
        public bool HeartsOpen
        {
            get
            {
                king_table self = Raw;
                byte open;
                Interop.Check(Native.king_table_hearts_open(&self, &open));
                return open != 0;
            }
        }

        /// <summary>
        /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in dürt.
        /// </summary>
        public Trick Trick
        {
            get
            {
                king_table self = Raw;
                king_trick trick;
                Interop.Check(Native.king_table_trick(&self, &trick));
                return new Trick(trick);
            }
        }

        /// <summary>The whole tricks, in order.</summary>
        public IReadOnlyList<Trick> Tricks
        {
            get
            {
                king_table self = Raw;
                king_trick trick;
                var items = new List<Trick>();
                while (Interop.Answered(Native.king_table_tricks(&self, (uint)items.Count, &trick)))
                {
                    items.Add(new Trick(trick));
                }
                return items;
            }
        }

        /// <summary>The last whole trick. <c>null</c>: there is none yet.</summary>
        public Trick? LastTrick
        {
            get
            {
                king_table self = Raw;
                king_trick trick;
                if (!Interop.Answered(Native.king_table_last_trick(&self, &trick)))
                {
                    return null;
                }
                return new Trick(trick);
            }
        }

        /// <summary>Who took whole trick number n, from 0. <c>null</c>: there are not so many.</summary>
        public Seat? WinnerOf(int n)
        {
            king_table self = Raw;
            byte seat;
            if (!Interop.Answered(Native.king_table_winner_of(&self, Interop.NotNegative(n, nameof(n)), &seat)))
            {
                return null;
            }
            return (Seat)seat;
        }

        /// <summary>The place of each seat in dürt: 1 to 4, <c>null</c> while it is not decided (K8.4).</summary>
        public PerSeat<int?> Places
        {
            get
            {
                king_table self = Raw;
                byte* places = stackalloc byte[4];
                Interop.Check(Native.king_table_places(&self, places));
                return Each.Places(places);
            }
        }

        /// <summary>In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.</summary>
        public CardSet Placeable
        {
            get
            {
                king_table self = Raw;
                ulong cards;
                Interop.Check(Native.king_table_placeable(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>
        /// The points taken so far (not below 0) in a penalty, or won in koz and dürt: p or v of K9. All 0 in an
        /// annulled round.
        /// </summary>
        public PerSeat<int> Taken
        {
            get
            {
                king_table self = Raw;
                short* taken = stackalloc short[4];
                Interop.Check(Native.king_table_taken(&self, taken));
                return Each.Of(taken);
            }
        }

        /// <summary>The scores of the round (K9). <c>null</c>: it is not over, or was annulled.</summary>
        public PerSeat<int>? Scores
        {
            get
            {
                king_table self = Raw;
                int* scores = stackalloc int[4];
                if (!Interop.Answered(Native.king_table_scores(&self, scores)))
                {
                    return null;
                }
                return Each.Of(scores);
            }
        }

        /// <summary>The result of the round. <c>null</c>: it is not over, or was annulled.</summary>
        public RoundResult? Result
        {
            get
            {
                king_table self = Raw;
                king_round_result result;
                if (!Interop.Answered(Native.king_table_result(&self, &result)))
                {
                    return null;
                }
                return new RoundResult(result);
            }
        }

        /// <summary>
        /// The cards that the record proves a seat not to hold: who did not follow a suit, passed in dürt, annulled, or
        /// discarded where a duty was to shed, shows what it lacks (K11.1). Every action is taken for itself; counting
        /// cards is left to those who sample hands.
        /// </summary>
        public CardSet Excluded(Seat seat)
        {
            king_table self = Raw;
            ulong cards;
            Interop.Check(Native.king_table_excluded(&self, (uint)seat, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// What decides which cards may be played now. <c>null</c>: no card can be played to a trick, so also in dürt.
        /// </summary>
        public Duties? Duties
        {
            get
            {
                king_table self = Raw;
                king_duties duties;
                if (!Interop.Answered(Native.king_table_duties(&self, &duties)))
                {
                    return null;
                }
                return new Duties(duties);
            }
        }

        /// <summary>
        /// What the seat on turn may do if it holds that hand; empty when the round is over. The hand is what it holds
        /// now: no card that has been played.
        /// </summary>
        public ActionSet LegalActions(CardSet hand)
        {
            king_table self = Raw;
            ulong* mask = stackalloc ulong[2];
            Interop.Check(Native.king_table_legal_actions(&self, hand.Bits, mask));
            return new ActionSet(mask[0], mask[1]);
        }

        /// <summary>
        /// The cards of that hand, as it is now, that the seat on turn may play; empty outside <c>Phase.Play</c>, and
        /// in dürt when it must pass.
        /// </summary>
        public CardSet LegalCards(CardSet hand)
        {
            king_table self = Raw;
            ulong cards;
            Interop.Check(Native.king_table_legal_cards(&self, hand.Bits, &cards));
            return new CardSet(cards);
        }

        /// <summary>Why the seat on turn may not do that if it holds that hand now. <c>null</c>: it may.</summary>
        public Illegal? WhyNot(CardSet hand, Action action)
        {
            king_table self = Raw;
            king_error error;
            return Interop.Answered(Native.king_table_why_not(
                &self, hand.Bits, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>Advances the table by the action of the seat on turn, as a spectator sees it.</summary>
        /// <exception cref="IllegalActionException">No hand that fits the record makes it legal.</exception>
        public Table Apply(Action action)
        {
            king_table self = Raw;
            king_error error;
            Interop.Check(Native.king_table_apply(&self, (uint)action.Code, &error), &error);
            return new Table(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out Table after)
        {
            king_table self = Raw;
            king_error error;
            bool applied = Interop.Applied(Native.king_table_apply(&self, (uint)action.Code, &error), &error);
            after = new Table(self);
            return applied;
        }

        /// <summary>
        /// Reads an action at this position, where <c>masa</c> and <c>soyleyen_haric</c> have a meaning: the doubling
        /// of all others, and of all but the declarer (K5.2). Whether it is legal is not asked.
        /// </summary>
        /// <exception cref="ParseException">It is no action.</exception>
        public Action ParseAction(string text) =>
            ReadAction(text, out Action value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public bool TryParseAction(string text, out Action value) =>
            ReadAction(text ?? "", out value) == null;

        ParseException ReadAction(string text, out Action value)
        {
            king_table self = Raw;
            byte[] textBytes = Interop.Utf8(text);
            byte action = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_table_parse_action(&self, textStart, (uint)textBytes.Length, &action, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? King.Action.FromCode(action) : default(Action);
            return wrong;
        }

        /// <summary>The record of the round without its hands, which are <c>?</c>: <c>king1 N:? ? ? ? …</c>.</summary>
        public override string ToString()
        {
            king_table self = Raw;
            Words words;
            return Interop.Text(Native.king_table_text(&self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a record in which all hands are <c>?</c>.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Table Parse(string text) =>
            Read(text, out Table value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Table value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Table value)
        {
            byte[] textBytes = Interop.Utf8(text);
            king_table table = default(king_table);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_table_parse(textStart, (uint)textBytes.Length, &table, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new Table(table) : default(Table);
            return wrong;
        }
    }
}
