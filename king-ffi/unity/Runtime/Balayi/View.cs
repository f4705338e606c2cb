using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// A round as one player sees it (B7.1): what a client holds and a bot is given. There is no closed card in it, no
    /// hand of the other player, and not the viewer's own hand as long as that is locked. After the end it holds every
    /// card.
    /// </summary>
    public readonly unsafe struct View : IEquatable<View>
    {
        readonly balayi_view native;

        internal View(balayi_view native)
        {
            this.native = native;
        }

        /// <summary>The player who looks.</summary>
        public Player Viewer
        {
            get
            {
                balayi_view view = native;
                byte viewer;
                Interop.Check(Native.balayi_view_viewer(&view, &viewer));
                return (Player)viewer;
            }
        }

        /// <summary>What both players see.</summary>
        public Table Table
        {
            get
            {
                balayi_view view = native;
                balayi_table table;
                Interop.Check(Native.balayi_view_table(&view, &table));
                return new Table(table);
            }
        }

        /// <summary>The viewer's hand cards that it has not played; empty while they are locked.</summary>
        public CardSet Hand
        {
            get
            {
                balayi_view view = native;
                ulong hand;
                Interop.Check(Native.balayi_view_hand(&view, &hand));
                return new CardSet(hand);
            }
        }

        /// <summary>
        /// The cards that the viewer could choose from if it had to lead (B4): its open table cards, and its hand cards
        /// once they are unlocked. Empty unless cards are being played.
        /// </summary>
        public CardSet Playable
        {
            get
            {
                balayi_view view = native;
                ulong playable;
                Interop.Check(Native.balayi_view_playable(&view, &playable));
                return new CardSet(playable);
            }
        }

        /// <summary>The cards that the viewer sees or has seen.</summary>
        public CardSet Seen
        {
            get
            {
                balayi_view view = native;
                ulong seen;
                Interop.Check(Native.balayi_view_seen(&view, &seen));
                return new CardSet(seen);
            }
        }

        /// <summary>
        /// The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked
        /// hand.
        /// </summary>
        public CardSet Unseen
        {
            get
            {
                balayi_view view = native;
                ulong unseen;
                Interop.Check(Native.balayi_view_unseen(&view, &unseen));
                return new CardSet(unseen);
            }
        }

        /// <summary>What the viewer may do; empty when it is not on turn, and only then.</summary>
        public ActionSet LegalActions
        {
            get
            {
                balayi_view view = native;
                ulong legalActions;
                Interop.Check(Native.balayi_view_legal_actions(&view, &legalActions));
                return new ActionSet(legalActions);
            }
        }

        /// <summary>The cards that the viewer may play; empty when it is not its turn to play a card.</summary>
        public CardSet LegalCards
        {
            get
            {
                balayi_view view = native;
                ulong legalCards;
                Interop.Check(Native.balayi_view_legal_cards(&view, &legalCards));
                return new CardSet(legalCards);
            }
        }

        /// <summary>Why the viewer may not do that now; <c>null</c> when it may.</summary>
        public Illegal? WhyNot(Action action)
        {
            balayi_view view = native;
            byte reason;
            Interop.Check(Native.balayi_view_why_not(&view, (byte)action.Code, &reason));
            if (reason == 0)
            {
                return null;
            }
            Words words;
            string clause = Interop.Text(
                Native.balayi_view_why_not_clause(&view, (byte)action.Code, words.bytes, Words.Size, &words.length),
                &words);
            string english = Interop.Text(
                Native.balayi_view_why_not_message(
                    &view, (byte)action.Code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.balayi_view_why_not_message(
                    &view, (byte)action.Code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>
        /// The view after what the player on turn did, the viewer or the other, with the cards that the viewer sees for
        /// the first time through it.
        /// </summary>
        /// <param name="action">What the player on turn did.</param>
        /// <param name="revealed">The cards turned up: see <see cref="Round.Revealed"/>.</param>
        /// <exception cref="IllegalActionException">It is illegal, or the record proves that it was.</exception>
        /// <exception cref="RulesException">
        /// The action turns up another number of cards, or these cannot be the ones.
        /// </exception>
        public View Apply(Action action, IReadOnlyList<Card> revealed) =>
            Interop.Applied(Do(action, revealed, out View after, out byte reason))
                ? after
                : throw new IllegalActionException(Refusal(action, reason));

        /// <summary>
        /// The same; <c>false</c>, and <paramref name="after"/> as this one, when the action is refused.
        /// </summary>
        public bool TryApply(Action action, IReadOnlyList<Card> revealed, out View after) =>
            Interop.Applied(Do(action, revealed, out after, out byte _));

        int Do(Action action, IReadOnlyList<Card> revealed, out View after, out byte reason)
        {
            balayi_view view = native;
            byte[] cards = Card.Indices(revealed);
            byte refused = 0;
            int status;
            fixed (byte* first = cards)
            {
                status = Native.balayi_view_apply(&view, (byte)action.Code, first, (uint)cards.Length, &refused);
            }
            after = new View(view);
            reason = refused;
            return status;
        }

        Illegal Refusal(Action action, byte reason)
        {
            balayi_view view = native;
            byte code = (byte)action.Code;
            Words words;
            string clause = Interop.Text(
                Native.balayi_view_apply_clause(&view, code, words.bytes, Words.Size, &words.length), &words);
            string english = Interop.Text(
                Native.balayi_view_apply_message(&view, code, (byte)Lang.En, words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.balayi_view_apply_message(&view, code, (byte)Lang.Tr, words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>
        /// The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
        /// everything that was done is legal with it. The six hand cards of a player may stand in any order. This is
        /// how a bot fills in what it does not know with a guess.
        /// </summary>
        /// <exception cref="RulesException">It cannot be.</exception>
        public Round WithHidden(Pack pack)
        {
            balayi_view view = native;
            balayi_round round;
            fixed (byte* cards = pack.Raw)
            {
                Interop.Check(Native.balayi_view_with_hidden(&view, cards, &round));
            }
            return new Round(round);
        }

        /// <summary>
        /// Reads the record of a view. A record does not say who looks, so the viewer is named beside it.
        /// </summary>
        /// <exception cref="ParseException">
        /// The text is no such record, or not one that the viewer can have followed.
        /// </exception>
        public static View Parse(Player viewer, string text) =>
            Read(viewer, text, out View view) is ParseException error ? throw error : view;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(Player viewer, string text, out View view) => Read(viewer, text ?? "", out view) == null;

        static ParseException Read(Player viewer, string text, out View view)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(balayi_view);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.balayi_view_parse((byte)viewer, start, (uint)utf8.Length, &native, &at);
            }
            view = new View(native);
            return Interop.ParseError(status, utf8, at, king_kind.BalayiView, (byte)viewer);
        }

        /// <summary>The view as bytes to save, the same on every platform and in every language.</summary>
        public byte[] ToBytes()
        {
            balayi_view view = native;
            var bytes = new byte[Native.BALAYI_VIEW_BYTES];
            fixed (byte* start = bytes)
            {
                Interop.Check(Native.balayi_view_to_bytes(&view, start, (uint)bytes.Length));
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
            balayi_view view;
            uint at = 0;
            fixed (byte* start = bytes)
            {
                Interop.CheckBytes(Native.balayi_view_from_bytes(start, (uint)bytes.Length, &view, &at), at);
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
            balayi_view a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_view));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is View view && Equals(view);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_view view = native;
            return Interop.Hash(view.opaque, sizeof(balayi_view));
        }

        /// <summary>The record with <c>?</c> for what the viewer does not see.</summary>
        public override string ToString()
        {
            balayi_view view = native;
            Words words;
            return Interop.Text(Native.balayi_view_text(&view, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
