using System;

namespace KingRules.King
{
    /// <summary>
    /// The table and what one seat sees: its own hand (K11.1). A client or a bot needs no more than its view: it says
    /// what its seat may do, and <see cref="Apply"/> advances it by anyone's action. The view that
    /// <see cref="Round.View"/> gives of a played round that is over holds all hands; one that came there by
    /// <see cref="Apply"/> may not.
    /// </summary>
    public readonly unsafe struct View : IEquatable<View>
    {
        readonly king_view native;

        /// <summary>The view of a seat at the start of a round: its 13 cards and what all know.</summary>
        /// <exception cref="RulesException">
        /// The hand has not 13 cards, or <paramref name="unused"/> is empty.
        /// </exception>
        public View(Seat viewer, CardSet hand, Seat declarer, ContractSet unused, HouseRules rules)
        {
            king_house_rules raw = rules.Raw;
            king_view view;
            Interop.Check(Native.king_view_new((byte)viewer, hand.Bits, (byte)declarer, unused.Bits, &raw, &view));
            native = view;
        }

        internal View(king_view native)
        {
            this.native = native;
        }

        /// <summary>The seat whose view it is.</summary>
        public Seat Viewer
        {
            get
            {
                king_view view = native;
                byte viewer;
                Interop.Check(Native.king_view_viewer(&view, &viewer));
                return (Seat)viewer;
            }
        }

        /// <summary>What all may know.</summary>
        public Table Table
        {
            get
            {
                king_view view = native;
                king_table table;
                Interop.Check(Native.king_view_table(&view, &table));
                return new Table(table);
            }
        }

        /// <summary>The cards still out that the viewer does not see: neither played nor in a hand it sees.</summary>
        public CardSet Unseen
        {
            get
            {
                king_view view = native;
                ulong unseen;
                Interop.Check(Native.king_view_unseen(&view, &unseen));
                return new CardSet(unseen);
            }
        }

        /// <summary>What the viewer may do: empty when it is not its turn.</summary>
        public ActionSet LegalActions
        {
            get
            {
                king_view view = native;
                ulong* legalActions = stackalloc ulong[2];
                Interop.Check(Native.king_view_legal_actions(&view, legalActions));
                return new ActionSet(legalActions[0], legalActions[1]);
            }
        }

        /// <summary>The cards that the viewer may play: empty when it is not its turn.</summary>
        public CardSet LegalCards
        {
            get
            {
                king_view view = native;
                ulong legalCards;
                Interop.Check(Native.king_view_legal_cards(&view, &legalCards));
                return new CardSet(legalCards);
            }
        }

        /// <summary>What a seat holds now; <c>null</c> when the viewer does not see it.</summary>
        public CardSet? Hand(Seat seat)
        {
            king_view view = native;
            ulong cards;
            return Interop.Given(Native.king_view_hand(&view, (byte)seat, &cards))
                ? (CardSet?)new CardSet(cards)
                : null;
        }

        /// <summary>Why the viewer may not do that; <c>null</c> when it may. Depends only on what it sees.</summary>
        public Illegal? WhyNot(Action action)
        {
            king_view view = native;
            byte reason;
            Interop.Check(Native.king_view_why_not(&view, (byte)action.Code, &reason));
            if (reason == 0)
            {
                return null;
            }
            Words words;
            string clause = Interop.Text(
                Native.king_view_why_not_clause(&view, (byte)action.Code, words.bytes, Words.Size, &words.length),
                &words);
            string english = Interop.Text(
                Native.king_view_why_not_message(
                    &view, (byte)action.Code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.king_view_why_not_message(
                    &view, (byte)action.Code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>
        /// The view after what the seat on turn does, whoever it is. When this ends the round, hands that are still
        /// hidden stay so, unless only one seat can hold what is left and the whole record is legal with it. Once they
        /// are shown, <see cref="WithHidden"/> takes them and gives the round, and <see cref="Round.View"/> of that all
        /// hands.
        /// </summary>
        /// <exception cref="IllegalActionException">
        /// The viewer may not do that; or another seat cannot, as far as the record and the viewer's own cards tell.
        /// </exception>
        public View Apply(Action action) => Interop.Applied(Do(action, out View after, out byte reason))
            ? after
            : throw new IllegalActionException(Refusal(action, reason));

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out View after) => Interop.Applied(Do(action, out after, out byte _));

        int Do(Action action, out View after, out byte reason)
        {
            king_view view = native;
            byte refused = 0;
            int status = Native.king_view_apply(&view, (byte)action.Code, &refused);
            after = new View(view);
            reason = refused;
            return status;
        }

        Illegal Refusal(Action action, byte reason)
        {
            king_view view = native;
            byte code = (byte)action.Code;
            Words words;
            string clause = Interop.Text(
                Native.king_view_apply_clause(&view, code, words.bytes, Words.Size, &words.length), &words);
            string english = Interop.Text(
                Native.king_view_apply_message(&view, code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.king_view_apply_message(&view, code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>
        /// The round in which the other seats hold these cards now; the places of hands that the view sees are not
        /// read. A guess by a sampler, or the truth once it is shown.
        /// </summary>
        /// <exception cref="RulesException">
        /// The hands do not make up the pack with what is seen, one has another number of cards than its seat holds, or
        /// the record would not have been legal with them.
        /// </exception>
        public Round WithHidden(PerSeat<CardSet> hands)
        {
            king_view view = native;
            ulong* masks = stackalloc ulong[4];
            Four.To(hands, masks);
            king_round round;
            Interop.Check(Native.king_view_with_hidden(&view, masks, &round));
            return new Round(round);
        }

        /// <summary>
        /// Reads the record of a view. A record does not say who looks, so the viewer is named beside it.
        /// </summary>
        /// <exception cref="ParseException">
        /// The text is no such record, or not one that the viewer can have followed.
        /// </exception>
        public static View Parse(Seat viewer, string text) =>
            Read(viewer, text, out View view) is ParseException error ? throw error : view;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(Seat viewer, string text, out View view) => Read(viewer, text ?? "", out view) == null;

        static ParseException Read(Seat viewer, string text, out View view)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(king_view);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_view_parse((byte)viewer, start, (uint)utf8.Length, &native, &at);
            }
            view = new View(native);
            return Interop.ParseError(status, utf8, at, king_kind.View, (byte)viewer);
        }

        /// <summary>The view as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            king_view view = native;
            var bytes = new byte[Native.KING_VIEW_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.king_view_to_bytes(&view, start, (uint)bytes.Length));
            }
            return bytes;
        }

        /// <summary>Reads what <see cref="ToBytes"/> gave, by doing all of it again.</summary>
        /// <exception cref="BytesException">These bytes are no legal history.</exception>
        public static View FromBytes(byte[] bytes)
        {
            if (bytes == null)
            {
                throw new ArgumentNullException(nameof(bytes));
            }
            king_view view;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.king_view_from_bytes(start, (uint)bytes.Length, &view, &at), at);
            }
            return new View(view);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(View a, View b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(View a, View b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(View other)
        {
            king_view a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_view));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is View view && Equals(view);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_view view = native;
            return Interop.Hash(view.opaque, sizeof(king_view));
        }

        /// <summary>The record with <c>?</c> for the hands that the viewer does not see.</summary>
        public override string ToString()
        {
            king_view view = native;
            Words words;
            return Interop.Text(Native.king_view_text(&view, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
