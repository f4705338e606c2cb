// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct Table : IEquatable<Table>
    {
        readonly balayi_table native;

        internal Table(balayi_table native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal balayi_table Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Table a, Table b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Table a, Table b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Table other)
        {
            balayi_table a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_table));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Table value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_table self = Raw;
            return Interop.Hash(self.opaque, sizeof(balayi_table));
        }

        /// <summary>
        /// The table before the declaration: the five cards that lie open then, in the order dealt (B2.2).
        /// </summary>
        /// <exception cref="RulesException">A card occurs twice. <c>unused</c> is empty.</exception>
        public Table(IReadOnlyList<Card> open, Player dealer, DenominationSet unused)
        {
            byte[] openBytes = Interop.Exactly(Card.Indices(open), 5, nameof(open));
            balayi_table table;
            king_error error;
            int status;
            fixed (byte* openStart = openBytes)
            {
                status = Native.balayi_table_new(openStart, (uint)dealer, unused.Bits, &table, &error);
            }
            Interop.Check(status, &error);
            native = table;
        }

        /// <summary>The player who deals.</summary>
        public Player Dealer
        {
            get
            {
                balayi_table self = Raw;
                byte player;
                Interop.Check(Native.balayi_table_dealer(&self, &player));
                return (Player)player;
            }
        }

        /// <summary>The player who declares: the one who does not deal (B1.2).</summary>
        public Player Declarer
        {
            get
            {
                balayi_table self = Raw;
                byte player;
                Interop.Check(Native.balayi_table_declarer(&self, &player));
                return (Player)player;
            }
        }

        /// <summary>What the declarer had not declared before this round (B1.3).</summary>
        public DenominationSet Unused
        {
            get
            {
                balayi_table self = Raw;
                byte denominations;
                Interop.Check(Native.balayi_table_unused(&self, &denominations));
                return new DenominationSet(denominations);
            }
        }

        /// <summary>What was declared. <c>null</c>: nothing yet.</summary>
        public Denomination? Denomination
        {
            get
            {
                balayi_table self = Raw;
                byte denomination;
                if (!Interop.Answered(Native.balayi_table_denomination(&self, &denomination)))
                {
                    return null;
                }
                return (Denomination)denomination;
            }
        }

        /// <summary>The trump suit. <c>null</c>: there is none, or it is not declared yet.</summary>
        public Suit? Trump
        {
            get
            {
                balayi_table self = Raw;
                byte trump;
                if (!Interop.Answered(Native.balayi_table_trump(&self, &trump)))
                {
                    return null;
                }
                return (Suit)trump;
            }
        }

        /// <summary>The part of the round that is on.</summary>
        public Phase Phase
        {
            get
            {
                balayi_table self = Raw;
                byte phase;
                Interop.Check(Native.balayi_table_phase(&self, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The player who is to act. <c>null</c>: the round is over.</summary>
        public Player? Turn
        {
            get
            {
                balayi_table self = Raw;
                byte player;
                if (!Interop.Answered(Native.balayi_table_turn(&self, &player)))
                {
                    return null;
                }
                return (Player)player;
            }
        }

        /// <summary>Who did what, in order: the declaration and the cards played.</summary>
        public IReadOnlyList<PlayerAction> Actions
        {
            get
            {
                balayi_table self = Raw;
                byte* whos = stackalloc byte[Interop.MaxActions];
                byte* whats = stackalloc byte[Interop.MaxActions];
                uint count;
                Interop.Check(Native.balayi_table_actions(&self, whos, whats, Interop.MaxActions, &count));
                var items = new PlayerAction[count];
                for (int i = 0; i < items.Length; i++)
                {
                    items[i] = new PlayerAction((Player)whos[i], Balayi.Action.FromCode(whats[i]));
                }
                return items;
            }
        }

        /// <summary>Who played what, in order; nothing else that was done.</summary>
        public IReadOnlyList<PlayerCard> Plays
        {
            get
            {
                var plays = new List<PlayerCard>();
                foreach (PlayerAction done in Actions)
                {
                    if (done.Action.Card is Card card)
                    {
                        plays.Add(new PlayerCard(done.Player, card));
                    }
                }
                return plays;
            }
        }

        /// <summary>The cards played so far.</summary>
        public CardSet Played
        {
            get
            {
                balayi_table self = Raw;
                ulong cards;
                Interop.Check(Native.balayi_table_played(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>The cards that a player has played so far.</summary>
        public CardSet PlayedBy(Player player)
        {
            balayi_table self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_table_played_by(&self, (uint)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>The trick on the table: empty before its first card, and again once two cards lie.</summary>
        public Trick Trick
        {
            get
            {
                balayi_table self = Raw;
                balayi_trick trick;
                Interop.Check(Native.balayi_table_trick(&self, &trick));
                return new Trick(trick);
            }
        }

        /// <summary>The whole tricks, in order.</summary>
        public IReadOnlyList<Trick> Tricks
        {
            get
            {
                balayi_table self = Raw;
                balayi_trick trick;
                var items = new List<Trick>();
                while (Interop.Answered(Native.balayi_table_tricks(&self, (uint)items.Count, &trick)))
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
                balayi_table self = Raw;
                balayi_trick trick;
                if (!Interop.Answered(Native.balayi_table_last_trick(&self, &trick)))
                {
                    return null;
                }
                return new Trick(trick);
            }
        }

        /// <summary>Who took whole trick number n, from 0. <c>null</c>: there are not so many.</summary>
        public Player? WinnerOf(int n)
        {
            balayi_table self = Raw;
            byte player;
            if (!Interop.Answered(Native.balayi_table_winner_of(&self, Interop.NotNegative(n, nameof(n)), &player)))
            {
                return null;
            }
            return (Player)player;
        }

        /// <summary>The tricks that players 0 and 1 have taken so far.</summary>
        public PerPlayer<int> Taken
        {
            get
            {
                balayi_table self = Raw;
                short* taken = stackalloc short[2];
                Interop.Check(Native.balayi_table_taken(&self, taken));
                return Each.Of(taken);
            }
        }

        /// <summary>The scores of players 0 and 1 (B6.1). <c>null</c>: the round is not over.</summary>
        public PerPlayer<int>? Scores
        {
            get
            {
                balayi_table self = Raw;
                int* scores = stackalloc int[2];
                if (!Interop.Answered(Native.balayi_table_scores(&self, scores)))
                {
                    return null;
                }
                return Each.Of(scores);
            }
        }

        /// <summary>The result of the round. <c>null</c>: it is not over.</summary>
        public RoundResult? Result
        {
            get
            {
                balayi_table self = Raw;
                balayi_round_result result;
                if (!Interop.Answered(Native.balayi_table_result(&self, &result)))
                {
                    return null;
                }
                return new RoundResult(result);
            }
        }

        /// <summary>A player's ten piles (B2.6).</summary>
        public IReadOnlyList<Pile> Piles(Player player)
        {
            balayi_table self = Raw;
            balayi_pile* piles = stackalloc balayi_pile[10];
            Interop.Check(Native.balayi_table_piles(&self, (uint)player, piles));
            return Pile.List(piles, 10);
        }

        /// <summary>The cards that lie face up on a player's piles (B4.1).</summary>
        public CardSet OpenCards(Player player)
        {
            balayi_table self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_table_open_cards(&self, (uint)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>Whether a player may see and play its hand cards (B4.2, B4.3).</summary>
        public bool Unlocked(Player player)
        {
            balayi_table self = Raw;
            byte unlocked;
            Interop.Check(Native.balayi_table_unlocked(&self, (uint)player, &unlocked));
            return unlocked != 0;
        }

        /// <summary>How many hand cards a player has left.</summary>
        public int Held(Player player)
        {
            balayi_table self = Raw;
            byte count;
            Interop.Check(Native.balayi_table_held(&self, (uint)player, &count));
            return count;
        }

        /// <summary>The hand cards that a player has played.</summary>
        public CardSet PlayedFromHand(Player player)
        {
            balayi_table self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_table_played_from_hand(&self, (uint)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// The cards that the record proves not to be among a player's hand cards, without those that both players have
        /// seen. Of closed cards nothing can be proved (B4.4).
        /// </summary>
        public CardSet Excluded(Player player)
        {
            balayi_table self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_table_excluded(&self, (uint)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>The cards that not both players have seen. All others they have.</summary>
        public CardSet Unseen
        {
            get
            {
                balayi_table self = Raw;
                ulong cards;
                Interop.Check(Native.balayi_table_unseen(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>What decides which cards may be played now. <c>null</c>: no card can be played.</summary>
        public Duties? Duties
        {
            get
            {
                balayi_table self = Raw;
                balayi_duties duties;
                if (!Interop.Answered(Native.balayi_table_duties(&self, &duties)))
                {
                    return null;
                }
                return new Duties(duties);
            }
        }

        /// <summary>What the player on turn may do with those hand cards; empty when the round is over.</summary>
        public ActionSet LegalActions(CardSet hand)
        {
            balayi_table self = Raw;
            ulong mask;
            Interop.Check(Native.balayi_table_legal_actions(&self, hand.Bits, &mask));
            return new ActionSet(mask);
        }

        /// <summary>
        /// The cards that the player on turn may play with those hand cards; empty unless cards are being played.
        /// </summary>
        public CardSet LegalCards(CardSet hand)
        {
            balayi_table self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_table_legal_cards(&self, hand.Bits, &cards));
            return new CardSet(cards);
        }

        /// <summary>Why the player on turn may not do that with those hand cards. <c>null</c>: it may.</summary>
        public Illegal? WhyNot(CardSet hand, Action action)
        {
            balayi_table self = Raw;
            king_error error;
            return Interop.Answered(Native.balayi_table_why_not(
                &self, hand.Bits, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>
        /// Follows the game: applies the action of the player on turn. <c>revealed</c> are the cards that it turned up
        /// for everybody, as <c>Round.Apply</c> returns them for a spectator.
        /// </summary>
        /// <exception cref="IllegalActionException">
        /// The action is illegal, or the record proves that it was.
        /// </exception>
        /// <exception cref="RulesException">
        /// It turns up another number of cards, or these cannot be the ones.
        /// </exception>
        public Table Apply(Action action, IReadOnlyList<Card> revealed)
        {
            balayi_table self = Raw;
            byte[] revealedBytes = Card.Indices(revealed);
            king_error error;
            int status;
            fixed (byte* revealedStart = revealedBytes)
            {
                status = Native.balayi_table_apply(
                    &self, (uint)action.Code, revealedStart, (uint)revealedBytes.Length, &error);
            }
            Interop.Check(status, &error);
            return new Table(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, IReadOnlyList<Card> revealed, out Table after)
        {
            balayi_table self = Raw;
            byte[] revealedBytes = Card.Indices(revealed);
            king_error error;
            int status;
            fixed (byte* revealedStart = revealedBytes)
            {
                status = Native.balayi_table_apply(
                    &self, (uint)action.Code, revealedStart, (uint)revealedBytes.Length, &error);
            }
            bool applied = Interop.Applied(status, &error);
            after = new Table(self);
            return applied;
        }

        /// <summary>The record of the round with <c>?</c> for the cards that not both players see.</summary>
        public override string ToString()
        {
            balayi_table self = Raw;
            Words words;
            return Interop.Text(Native.balayi_table_text(&self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a record as everybody sees it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Table Parse(string text) =>
            Read(text, out Table value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Table value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Table value)
        {
            byte[] textBytes = Interop.Utf8(text);
            balayi_table table = default(balayi_table);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_table_parse(textStart, (uint)textBytes.Length, &table, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new Table(table) : default(Table);
            return wrong;
        }
    }
}
