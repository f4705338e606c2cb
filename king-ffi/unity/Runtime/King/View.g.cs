// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.King
{
    public readonly unsafe partial struct View : IEquatable<View>
    {
        readonly king_view native;

        internal View(king_view native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_view Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(View a, View b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(View a, View b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(View other)
        {
            king_view a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_view));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is View value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_view self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_view));
        }

        /// <summary>The view of a seat at the start of a round: its 13 cards and what all know.</summary>
        /// <exception cref="RulesException">The hand has not 13 cards. <c>unused</c> is empty.</exception>
        public View(Seat viewer, CardSet hand, Seat declarer, ContractSet unused, HouseRules rules = default(HouseRules))
        {
            king_house_rules rulesRaw = rules.Raw;
            king_view view;
            king_error error;
            Interop.Check(Native.king_view_new(
                (uint)viewer, hand.Bits, (uint)declarer, unused.Bits, &rulesRaw, &view, &error), &error);
            native = view;
        }

        /// <summary>The viewer: the seat whose view it is.</summary>
        public Seat Viewer
        {
            get
            {
                king_view self = Raw;
                byte seat;
                Interop.Check(Native.king_view_viewer(&self, &seat));
                return (Seat)seat;
            }
        }

        /// <summary>What all may know.</summary>
        public Table Table
        {
            get
            {
                king_view self = Raw;
                king_table table;
                Interop.Check(Native.king_view_table(&self, &table));
                return new Table(table);
            }
        }

        /// <summary>What a seat holds now. <c>null</c>: the viewer does not see it.</summary>
        public CardSet? Hand(Seat seat)
        {
            king_view self = Raw;
            ulong cards;
            if (!Interop.Answered(Native.king_view_hand(&self, (uint)seat, &cards)))
            {
                return null;
            }
            return new CardSet(cards);
        }

        /// <summary>
        /// The cards still out that the viewer does not see: neither played nor in a hand that it sees. All others it
        /// has seen.
        /// </summary>
        public CardSet Unseen
        {
            get
            {
                king_view self = Raw;
                ulong cards;
                Interop.Check(Native.king_view_unseen(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>What the round waits for.</summary>
        public Phase Phase
        {
            get
            {
                king_view self = Raw;
                byte phase;
                Interop.Check(Native.king_view_phase(&self, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The seat that is to act. <c>null</c>: the round is over.</summary>
        public Seat? Turn
        {
            get
            {
                king_view self = Raw;
                byte seat;
                if (!Interop.Answered(Native.king_view_turn(&self, &seat)))
                {
                    return null;
                }
                return (Seat)seat;
            }
        }

        /// <summary>What the viewer may do; empty when it is not its turn.</summary>
        public ActionSet LegalActions
        {
            get
            {
                king_view self = Raw;
                ulong* mask = stackalloc ulong[2];
                Interop.Check(Native.king_view_legal_actions(&self, mask));
                return new ActionSet(mask[0], mask[1]);
            }
        }

        /// <summary>The cards that the viewer may play; empty when it is not its turn.</summary>
        public CardSet LegalCards
        {
            get
            {
                king_view self = Raw;
                ulong cards;
                Interop.Check(Native.king_view_legal_cards(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>
        /// Why the viewer may not do that. It depends only on what the viewer sees. <c>null</c>: it may.
        /// </summary>
        public Illegal? WhyNot(Action action)
        {
            king_view self = Raw;
            king_error error;
            return Interop.Answered(Native.king_view_why_not(
                &self, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>
        /// Advances the view by what the seat on turn does, whoever it is. When this ends the round, hands that are
        /// still hidden stay so, unless only one seat can hold what is left and the whole record is legal with it. Once
        /// they are shown, <c>View.WithHidden</c> takes them and makes the round, and <c>Round.View</c> of that all
        /// hands.
        /// </summary>
        /// <exception cref="IllegalActionException">
        /// The viewer may not do that, or another seat cannot, as far as the record and the viewer's cards show.
        /// </exception>
        public View Apply(Action action)
        {
            king_view self = Raw;
            king_error error;
            Interop.Check(Native.king_view_apply(&self, (uint)action.Code, &error), &error);
            return new View(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out View after)
        {
            king_view self = Raw;
            king_error error;
            bool applied = Interop.Applied(Native.king_view_apply(&self, (uint)action.Code, &error), &error);
            after = new View(self);
            return applied;
        }

        /// <summary>
        /// Advances the view by an action known to be legal, as one is that a trusted server sends, without asking
        /// whether any hands allow it. An illegal one leaves a view that no legal play leads to.
        /// </summary>
        public View ApplyUnchecked(Action action)
        {
            king_view self = Raw;
            Interop.Check(Native.king_view_apply_unchecked(&self, (uint)action.Code));
            return new View(self);
        }

        /// <summary>The scores of the round (K9). <c>null</c>: it is not over, or was annulled.</summary>
        public PerSeat<int>? Scores
        {
            get
            {
                king_view self = Raw;
                int* scores = stackalloc int[4];
                if (!Interop.Answered(Native.king_view_scores(&self, scores)))
                {
                    return null;
                }
                return Each.Of(scores);
            }
        }

        /// <summary>
        /// The round in which the other seats hold these cards now; those of hands that the view sees are not looked
        /// at. A guess by a sampler, or the truth once it is shown.
        /// </summary>
        /// <exception cref="RulesException">
        /// The hands do not make up the pack with what is seen, or one has another number of cards than its seat holds.
        /// The record would not have been legal with them.
        /// </exception>
        public Round WithHidden(PerSeat<CardSet> hands)
        {
            king_view self = Raw;
            ulong* handsRaw = stackalloc ulong[4];
            Each.To(hands, handsRaw);
            king_round round;
            king_error error;
            Interop.Check(Native.king_view_with_hidden(&self, handsRaw, &round, &error), &error);
            return new Round(round);
        }

        /// <summary>The record of the round with <c>?</c> for the hands that the viewer does not see.</summary>
        public override string ToString()
        {
            king_view self = Raw;
            Words words;
            return Interop.Text(Native.king_view_text(&self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the view of a seat from its text.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static View Parse(Seat viewer, string text) =>
            Read(viewer, text, out View value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(Seat viewer, string text, out View value) =>
            Read(viewer, text ?? "", out value) == null;

        static ParseException Read(Seat viewer, string text, out View value)
        {
            byte[] textBytes = Interop.Utf8(text);
            king_view view = default(king_view);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_view_parse((uint)viewer, textStart, (uint)textBytes.Length, &view, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new View(view) : default(View);
            return wrong;
        }

        /// <summary>The rounds that agree with a view.</summary>
        public Worlds Worlds
        {
            get
            {
                king_view self = Raw;
                king_worlds worlds;
                Interop.Check(Native.king_view_worlds(&self, &worlds));
                return new Worlds(worlds);
            }
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
