// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct View : IEquatable<View>
    {
        readonly balayi_view native;

        internal View(balayi_view native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal balayi_view Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(View a, View b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(View a, View b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(View other)
        {
            balayi_view a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_view));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is View value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_view self = Raw;
            return Interop.Hash(self.opaque, sizeof(balayi_view));
        }

        /// <summary>
        /// The view of a player at the start of a round: the five cards that lie open then, in the order dealt (B2.2).
        /// </summary>
        /// <exception cref="RulesException">A card occurs twice. <c>unused</c> is empty.</exception>
        public View(Player viewer, IReadOnlyList<Card> open, Player dealer, DenominationSet unused)
        {
            byte[] openBytes = Interop.Exactly(Card.Indices(open), 5, nameof(open));
            balayi_view view;
            king_error error;
            int status;
            fixed (byte* openStart = openBytes)
            {
                status = Native.balayi_view_new((uint)viewer, openStart, (uint)dealer, unused.Bits, &view, &error);
            }
            Interop.Check(status, &error);
            native = view;
        }

        /// <summary>The viewer: the player whose view it is.</summary>
        public Player Viewer
        {
            get
            {
                balayi_view self = Raw;
                byte player;
                Interop.Check(Native.balayi_view_viewer(&self, &player));
                return (Player)player;
            }
        }

        /// <summary>What both players see.</summary>
        public Table Table
        {
            get
            {
                balayi_view self = Raw;
                balayi_table table;
                Interop.Check(Native.balayi_view_table(&self, &table));
                return new Table(table);
            }
        }

        /// <summary>A player's hand cards that it has not played. <c>null</c>: the viewer does not see them.</summary>
        public CardSet? Hand(Player player)
        {
            balayi_view self = Raw;
            ulong cards;
            if (!Interop.Answered(Native.balayi_view_hand(&self, (uint)player, &cards)))
            {
                return null;
            }
            return new CardSet(cards);
        }

        /// <summary>
        /// The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked
        /// hand. All others it has seen.
        /// </summary>
        public CardSet Unseen
        {
            get
            {
                balayi_view self = Raw;
                ulong cards;
                Interop.Check(Native.balayi_view_unseen(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>The part of the round that is on.</summary>
        public Phase Phase
        {
            get
            {
                balayi_view self = Raw;
                byte phase;
                Interop.Check(Native.balayi_view_phase(&self, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The player who is to act. <c>null</c>: the round is over.</summary>
        public Player? Turn
        {
            get
            {
                balayi_view self = Raw;
                byte player;
                if (!Interop.Answered(Native.balayi_view_turn(&self, &player)))
                {
                    return null;
                }
                return (Player)player;
            }
        }

        /// <summary>What the viewer may do; empty when it is not on turn, and only then.</summary>
        public ActionSet LegalActions
        {
            get
            {
                balayi_view self = Raw;
                ulong mask;
                Interop.Check(Native.balayi_view_legal_actions(&self, &mask));
                return new ActionSet(mask);
            }
        }

        /// <summary>The cards that the viewer may play; empty when it is not its turn to play a card.</summary>
        public CardSet LegalCards
        {
            get
            {
                balayi_view self = Raw;
                ulong cards;
                Interop.Check(Native.balayi_view_legal_cards(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>Why the viewer may not do that now. <c>null</c>: it may.</summary>
        public Illegal? WhyNot(Action action)
        {
            balayi_view self = Raw;
            king_error error;
            return Interop.Answered(Native.balayi_view_why_not(
                &self, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>
        /// Follows the game: applies the action of the player on turn, the viewer or the other. <c>revealed</c> are the
        /// cards that the viewer sees for the first time through it, as <c>Round.Apply</c> returns them: after the
        /// declaration the 15 open cards; the closed card that a table card uncovers; and, when the hand of the viewer
        /// is unlocked, its six cards in any order.
        /// </summary>
        /// <exception cref="IllegalActionException">
        /// The action is illegal, or the record proves that it was.
        /// </exception>
        /// <exception cref="RulesException">
        /// It turns up another number of cards, or these cannot be the ones.
        /// </exception>
        public View Apply(Action action, IReadOnlyList<Card> revealed)
        {
            balayi_view self = Raw;
            byte[] revealedBytes = Card.Indices(revealed);
            king_error error;
            int status;
            fixed (byte* revealedStart = revealedBytes)
            {
                status = Native.balayi_view_apply(
                    &self, (uint)action.Code, revealedStart, (uint)revealedBytes.Length, &error);
            }
            Interop.Check(status, &error);
            return new View(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, IReadOnlyList<Card> revealed, out View after)
        {
            balayi_view self = Raw;
            byte[] revealedBytes = Card.Indices(revealed);
            king_error error;
            int status;
            fixed (byte* revealedStart = revealedBytes)
            {
                status = Native.balayi_view_apply(
                    &self, (uint)action.Code, revealedStart, (uint)revealedBytes.Length, &error);
            }
            bool applied = Interop.Applied(status, &error);
            after = new View(self);
            return applied;
        }

        /// <summary>
        /// Follows the game by an action known to be legal and the cards that it turned up, as they come from a trusted
        /// server, without asking whether any cards allow it. Wrong ones leave a view that no legal play leads to.
        /// </summary>
        public View ApplyUnchecked(Action action, IReadOnlyList<Card> revealed)
        {
            balayi_view self = Raw;
            byte[] revealedBytes = Card.Indices(revealed);
            int status;
            fixed (byte* revealedStart = revealedBytes)
            {
                status = Native.balayi_view_apply_unchecked(
                    &self, (uint)action.Code, revealedStart, (uint)revealedBytes.Length);
            }
            Interop.Check(status);
            return new View(self);
        }

        /// <summary>The scores of players 0 and 1 (B6.1). <c>null</c>: the round is not over.</summary>
        public PerPlayer<int>? Scores
        {
            get
            {
                balayi_view self = Raw;
                int* scores = stackalloc int[2];
                if (!Interop.Answered(Native.balayi_view_scores(&self, scores)))
                {
                    return null;
                }
                return Each.Of(scores);
            }
        }

        /// <summary>
        /// The round with <c>pack</c>, if it can be the one that the viewer looks at: it agrees with all cards seen,
        /// and everything that was done is legal with it. The six hand cards of a player may stand in any order.
        /// </summary>
        /// <exception cref="RulesException">A card occurs twice. It cannot be that round.</exception>
        public Round WithHidden(Pack pack)
        {
            balayi_view self = Raw;
            byte* packRaw = stackalloc byte[52];
            pack.To(packRaw);
            balayi_round round;
            king_error error;
            Interop.Check(Native.balayi_view_with_hidden(&self, packRaw, &round, &error), &error);
            return new Round(round);
        }

        /// <summary>The record of the round with <c>?</c> for the cards that the viewer does not see.</summary>
        public override string ToString()
        {
            balayi_view self = Raw;
            Words words;
            return Interop.Text(Native.balayi_view_text(&self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the view of a player from its text.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static View Parse(Player viewer, string text) =>
            Read(viewer, text, out View value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(Player viewer, string text, out View value) =>
            Read(viewer, text ?? "", out value) == null;

        static ParseException Read(Player viewer, string text, out View value)
        {
            byte[] textBytes = Interop.Utf8(text);
            balayi_view view = default(balayi_view);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_view_parse((uint)viewer, textStart, (uint)textBytes.Length, &view, &error);
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
                balayi_view self = Raw;
                balayi_worlds worlds;
                Interop.Check(Native.balayi_view_worlds(&self, &worlds));
                return new Worlds(worlds);
            }
        }

        /// <summary>The player who deals.</summary>
        public Player Dealer => Table.Dealer;

        /// <summary>The player who declares: the one who does not deal (B1.2).</summary>
        public Player Declarer => Table.Declarer;

        /// <summary>What the declarer had not declared before this round (B1.3).</summary>
        public DenominationSet Unused => Table.Unused;

        /// <summary>What was declared. <c>null</c>: nothing yet.</summary>
        public Denomination? Denomination => Table.Denomination;

        /// <summary>The trump suit. <c>null</c>: there is none, or it is not declared yet.</summary>
        public Suit? Trump => Table.Trump;

        /// <summary>Who did what, in order: the declaration and the cards played.</summary>
        public IReadOnlyList<PlayerAction> Actions => Table.Actions;

        /// <summary>Who played what, in order; nothing else that was done.</summary>
        public IReadOnlyList<PlayerCard> Plays => Table.Plays;

        /// <summary>The cards played so far.</summary>
        public CardSet Played => Table.Played;

        /// <summary>The cards that a player has played so far.</summary>
        public CardSet PlayedBy(Player player) => Table.PlayedBy(player);

        /// <summary>The trick on the table: empty before its first card, and again once two cards lie.</summary>
        public Trick Trick => Table.Trick;

        /// <summary>The whole tricks, in order.</summary>
        public IReadOnlyList<Trick> Tricks => Table.Tricks;

        /// <summary>The last whole trick. <c>null</c>: there is none yet.</summary>
        public Trick? LastTrick => Table.LastTrick;

        /// <summary>Who took whole trick number n, from 0. <c>null</c>: there are not so many.</summary>
        public Player? WinnerOf(int n) => Table.WinnerOf(n);

        /// <summary>The tricks that players 0 and 1 have taken so far.</summary>
        public PerPlayer<int> Taken => Table.Taken;

        /// <summary>The result of the round. <c>null</c>: it is not over.</summary>
        public RoundResult? Result => Table.Result;

        /// <summary>A player's ten piles (B2.6).</summary>
        public IReadOnlyList<Pile> Piles(Player player) => Table.Piles(player);

        /// <summary>The cards that lie face up on a player's piles (B4.1).</summary>
        public CardSet OpenCards(Player player) => Table.OpenCards(player);

        /// <summary>Whether a player may see and play its hand cards (B4.2, B4.3).</summary>
        public bool Unlocked(Player player) => Table.Unlocked(player);

        /// <summary>How many hand cards a player has left.</summary>
        public int Held(Player player) => Table.Held(player);

        /// <summary>The hand cards that a player has played.</summary>
        public CardSet PlayedFromHand(Player player) => Table.PlayedFromHand(player);

        /// <summary>
        /// The cards that the record proves not to be among a player's hand cards, without those that both players have
        /// seen. Of closed cards nothing can be proved (B4.4).
        /// </summary>
        public CardSet Excluded(Player player) => Table.Excluded(player);

        /// <summary>What decides which cards may be played now. <c>null</c>: no card can be played.</summary>
        public Duties? Duties => Table.Duties;
    }
}
