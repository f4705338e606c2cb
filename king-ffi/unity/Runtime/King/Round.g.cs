// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.King
{
    public readonly unsafe partial struct Round : IEquatable<Round>
    {
        readonly king_round native;

        internal Round(king_round native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_round Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Round a, Round b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Round a, Round b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Round other)
        {
            king_round a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_round));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Round value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_round self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_round));
        }

        /// <summary>
        /// A round before its declaration. <c>hands</c> is the deal, <c>unused</c> the set of contracts that the
        /// declarer has not declared yet (K2.3).
        /// </summary>
        /// <exception cref="RulesException">
        /// The hands do not make up the pack (K2.5). <c>unused</c> is empty.
        /// </exception>
        public Round(Deal hands, Seat declarer, ContractSet unused, HouseRules rules = default(HouseRules))
        {
            ulong* handsRaw = stackalloc ulong[4];
            hands.To(handsRaw);
            king_house_rules rulesRaw = rules.Raw;
            king_round round;
            king_error error;
            Interop.Check(Native.king_round_new(
                handsRaw, (uint)declarer, unused.Bits, &rulesRaw, &round, &error), &error);
            native = round;
        }

        /// <summary>What all may know of the round.</summary>
        public Table Table
        {
            get
            {
                king_round self = Raw;
                king_table table;
                Interop.Check(Native.king_round_table(&self, &table));
                return new Table(table);
            }
        }

        /// <summary>What one seat may know of the round (K11.1). No hidden card is in it.</summary>
        public View View(Seat seat)
        {
            king_round self = Raw;
            king_view view;
            Interop.Check(Native.king_round_view(&self, (uint)seat, &view));
            return new View(view);
        }

        /// <summary>The cards that a seat holds now.</summary>
        public CardSet Hand(Seat seat)
        {
            king_round self = Raw;
            ulong cards;
            Interop.Check(Native.king_round_hand(&self, (uint)seat, &cards));
            return new CardSet(cards);
        }

        /// <summary>The hands as they were dealt.</summary>
        public Deal Deal
        {
            get
            {
                king_round self = Raw;
                ulong* hands = stackalloc ulong[4];
                Interop.Check(Native.king_round_deal(&self, hands));
                return King.Deal.Of(hands);
            }
        }

        /// <summary>What the round waits for.</summary>
        public Phase Phase
        {
            get
            {
                king_round self = Raw;
                byte phase;
                Interop.Check(Native.king_round_phase(&self, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The seat that is to act. <c>null</c>: the round is over.</summary>
        public Seat? Turn
        {
            get
            {
                king_round self = Raw;
                byte seat;
                if (!Interop.Answered(Native.king_round_turn(&self, &seat)))
                {
                    return null;
                }
                return (Seat)seat;
            }
        }

        /// <summary>What the seat on turn may do: never empty before the round is over, and empty then.</summary>
        public ActionSet LegalActions
        {
            get
            {
                king_round self = Raw;
                ulong* mask = stackalloc ulong[2];
                Interop.Check(Native.king_round_legal_actions(&self, mask));
                return new ActionSet(mask[0], mask[1]);
            }
        }

        /// <summary>
        /// The cards that the seat on turn may play; empty outside <c>Phase.Play</c>, and when it must pass in dürt.
        /// </summary>
        public CardSet LegalCards
        {
            get
            {
                king_round self = Raw;
                ulong cards;
                Interop.Check(Native.king_round_legal_cards(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>
        /// Why the seat on turn may not do that. When several reasons apply it is the first in the order of the list in
        /// the rulebook. It does not check who asks: see <c>Round.WhyNotAs</c>. <c>null</c>: it may.
        /// </summary>
        public Illegal? WhyNot(Action action)
        {
            king_round self = Raw;
            king_error error;
            return Interop.Answered(Native.king_round_why_not(
                &self, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>
        /// Why that seat may not do that. For a seat that is not on turn the answer depends on no hand. <c>null</c>: it
        /// may.
        /// </summary>
        public Illegal? WhyNotAs(Seat seat, Action action)
        {
            king_round self = Raw;
            king_error error;
            return Interop.Answered(Native.king_round_why_not_as(
                &self, (uint)seat, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>
        /// Applies an action of the seat on turn. It does not check who acts: for actions that come from players, use
        /// <c>Round.ApplyAs</c>.
        /// </summary>
        /// <exception cref="IllegalActionException">It is not among the legal actions.</exception>
        public Round Apply(Action action)
        {
            king_round self = Raw;
            king_error error;
            Interop.Check(Native.king_round_apply(&self, (uint)action.Code, &error), &error);
            return new Round(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out Round after)
        {
            king_round self = Raw;
            king_error error;
            bool applied = Interop.Applied(Native.king_round_apply(&self, (uint)action.Code, &error), &error);
            after = new Round(self);
            return applied;
        }

        /// <summary>
        /// Applies an action of that seat, if it is on turn: what a server does with the message of a client.
        /// </summary>
        /// <exception cref="IllegalActionException">
        /// It is another seat's turn, or the action is not among the legal ones.
        /// </exception>
        public Round ApplyAs(Seat seat, Action action)
        {
            king_round self = Raw;
            king_error error;
            Interop.Check(Native.king_round_apply_as(&self, (uint)seat, (uint)action.Code, &error), &error);
            return new Round(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApplyAs(Seat seat, Action action, out Round after)
        {
            king_round self = Raw;
            king_error error;
            bool applied = Interop.Applied(Native.king_round_apply_as(
                &self, (uint)seat, (uint)action.Code, &error), &error);
            after = new Round(self);
            return applied;
        }

        /// <summary>
        /// Applies an action known to be legal, as one out of <c>Round.LegalActions</c> is, without checking it again.
        /// An illegal one leaves a round that no legal play leads to.
        /// </summary>
        public Round ApplyUnchecked(Action action)
        {
            king_round self = Raw;
            Interop.Check(Native.king_round_apply_unchecked(&self, (uint)action.Code));
            return new Round(self);
        }

        /// <summary>
        /// Draws an action of the seat on turn: all legal ones are equally likely, except that a declaration draws its
        /// contract first and then its suit or rank. Each draw takes one number of the generator <c>choices</c>, a
        /// forced choice too. <c>null</c>: the round is over.
        /// </summary>
        public Action? Choose(ref SplitMix64 choices)
        {
            king_round self = Raw;
            ulong state = choices.State;
            byte action;
            bool answered = Interop.Answered(Native.king_round_choose(&self, &state, &action));
            choices = new SplitMix64(state);
            if (!answered)
            {
                return null;
            }
            return King.Action.FromCode(action);
        }

        /// <summary>
        /// Plays on at random to the end of the round, one <c>Round.Choose</c> after the other. The same round and
        /// generator make the same play everywhere, for ever.
        /// </summary>
        public Round PlayOut(ref SplitMix64 choices)
        {
            king_round self = Raw;
            ulong state = choices.State;
            Interop.Check(Native.king_round_play_out(&self, &state));
            choices = new SplitMix64(state);
            return new Round(self);
        }

        /// <summary>
        /// How many sequences of <c>depth</c> legal actions there are from here: 1 for depth 0, and 0 when the round
        /// cannot last so long (K3 to K8). For checking a port of the rules, and for measuring: every sequence is
        /// walked but for its last action, so that the time grows like the count.
        /// </summary>
        public ulong Perft(int depth)
        {
            king_round self = Raw;
            ulong count;
            Interop.Check(Native.king_round_perft(&self, Interop.NotNegative(depth, nameof(depth)), &count));
            return count;
        }

        /// <summary>The scores of the round (K9). <c>null</c>: it is not over, or was annulled.</summary>
        public PerSeat<int>? Scores
        {
            get
            {
                king_round self = Raw;
                int* scores = stackalloc int[4];
                if (!Interop.Answered(Native.king_round_scores(&self, scores)))
                {
                    return null;
                }
                return Each.Of(scores);
            }
        }

        /// <summary>The record of the round in one line, <c>king1 …</c>: the deal and every action so far.</summary>
        public override string ToString()
        {
            king_round self = Raw;
            Words words;
            return Interop.Text(Native.king_round_text(&self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>
        /// Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
        /// the position there.
        /// </summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Round Parse(string text) =>
            Read(text, out Round value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Round value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Round value)
        {
            byte[] textBytes = Interop.Utf8(text);
            king_round round = default(king_round);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_round_parse(textStart, (uint)textBytes.Length, &round, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new Round(round) : default(Round);
            return wrong;
        }

        /// <summary>Whether the round has been annulled (K4.2).</summary>
        public bool Annulled => Table.Annulled;

        /// <summary>The declarer.</summary>
        public Seat Declarer => Table.Declarer;

        /// <summary>The dealer: the seat at the declarer's right (K2.4).</summary>
        public Seat Dealer => Table.Dealer;

        /// <summary>The contracts that the declarer had not declared before this round (K2.3).</summary>
        public ContractSet Unused => Table.Unused;

        /// <summary>The house rules.</summary>
        public HouseRules HouseRules => Table.HouseRules;

        /// <summary>The contract. <c>null</c>: it has not been declared yet.</summary>
        public Contract? Contract => Table.Contract;

        /// <summary>The trump suit. <c>null</c>: the contract is not declared yet, or is not koz.</summary>
        public Suit? Trump => Table.Trump;

        /// <summary>The doubles and redoubles made so far.</summary>
        public Doubles Doubles => Table.Doubles;

        /// <summary>The cards played so far.</summary>
        public CardSet Played => Table.Played;

        /// <summary>The cards that a seat has played so far.</summary>
        public CardSet PlayedBy(Seat seat) => Table.PlayedBy(seat);

        /// <summary>How many cards a seat holds.</summary>
        public int Held(Seat seat) => Table.Held(seat);

        /// <summary>Who did what, in order, talk, forced actions and passes included: the seat of each.</summary>
        public IReadOnlyList<SeatAction> Actions => Table.Actions;

        /// <summary>Who played what, in order; nothing else that was done.</summary>
        public IReadOnlyList<SeatCard> Plays => Table.Plays;

        /// <summary>
        /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6).
        /// </summary>
        public bool HeartsOpen => Table.HeartsOpen;

        /// <summary>
        /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in dürt.
        /// </summary>
        public Trick Trick => Table.Trick;

        /// <summary>The whole tricks, in order.</summary>
        public IReadOnlyList<Trick> Tricks => Table.Tricks;

        /// <summary>The last whole trick. <c>null</c>: there is none yet.</summary>
        public Trick? LastTrick => Table.LastTrick;

        /// <summary>Who took whole trick number n, from 0. <c>null</c>: there are not so many.</summary>
        public Seat? WinnerOf(int n) => Table.WinnerOf(n);

        /// <summary>The place of each seat in dürt: 1 to 4, <c>null</c> while it is not decided (K8.4).</summary>
        public PerSeat<int?> Places => Table.Places;

        /// <summary>In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.</summary>
        public CardSet Placeable => Table.Placeable;

        /// <summary>
        /// The points taken so far (not below 0) in a penalty, or won in koz and dürt: p or v of K9. All 0 in an
        /// annulled round.
        /// </summary>
        public PerSeat<int> Taken => Table.Taken;

        /// <summary>The result of the round. <c>null</c>: it is not over, or was annulled.</summary>
        public RoundResult? Result => Table.Result;

        /// <summary>
        /// The cards that the record proves a seat not to hold: who did not follow a suit, passed in dürt, annulled, or
        /// discarded where a duty was to shed, shows what it lacks (K11.1). Every action is taken for itself; counting
        /// cards is left to those who sample hands.
        /// </summary>
        public CardSet Excluded(Seat seat) => Table.Excluded(seat);

        /// <summary>
        /// What decides which cards may be played now. <c>null</c>: no card can be played to a trick, so also in dürt.
        /// </summary>
        public Duties? Duties => Table.Duties;
    }
}
