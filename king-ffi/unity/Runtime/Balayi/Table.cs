using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// A round as everybody at the table sees it: the record without the cards that not both players see (B7.1). After
    /// the end it holds them all, the hands in ascending order.
    /// </summary>
    public readonly unsafe partial struct Table : IEquatable<Table>
    {
        readonly balayi_table native;

        internal Table(balayi_table native)
        {
            this.native = native;
        }

        /// <summary>The player who deals.</summary>
        public Player Dealer
        {
            get
            {
                balayi_table table = native;
                byte dealer;
                Interop.Check(Native.balayi_table_dealer(&table, &dealer));
                return (Player)dealer;
            }
        }

        /// <summary>The player who declares: the one who does not deal (B1.2).</summary>
        public Player Declarer
        {
            get
            {
                balayi_table table = native;
                byte declarer;
                Interop.Check(Native.balayi_table_declarer(&table, &declarer));
                return (Player)declarer;
            }
        }

        /// <summary>What the declarer had not declared before this round (B1.3).</summary>
        public Denominations Unused
        {
            get
            {
                balayi_table table = native;
                byte unused;
                Interop.Check(Native.balayi_table_unused(&table, &unused));
                return new Denominations(unused);
            }
        }

        /// <summary>What was declared; <c>null</c> before the declaration.</summary>
        public Denomination? Declared
        {
            get
            {
                balayi_table table = native;
                byte declared;
                return Interop.Given(Native.balayi_table_declared(&table, &declared)) ? (Denomination?)declared : null;
            }
        }

        /// <summary>The trump suit; <c>null</c> before the declaration and in no trump.</summary>
        public Suit? Trump
        {
            get
            {
                balayi_table table = native;
                byte trump;
                return Interop.Given(Native.balayi_table_trump(&table, &trump)) ? (Suit?)trump : null;
            }
        }

        /// <summary>The part of the round that is on.</summary>
        public Phase Phase
        {
            get
            {
                balayi_table table = native;
                byte phase;
                Interop.Check(Native.balayi_table_phase(&table, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The player who is to act; <c>null</c> when the round is over.</summary>
        public Player? Turn
        {
            get
            {
                balayi_table table = native;
                byte turn;
                return Interop.Given(Native.balayi_table_turn(&table, &turn)) ? (Player?)turn : null;
            }
        }

        /// <summary>Who did what, in order: the declaration and the cards played.</summary>
        public IReadOnlyList<PlayerAction> Actions
        {
            get
            {
                balayi_table table = native;
                const uint Most = Card.Count + 1;
                byte* players = stackalloc byte[(int)Most];
                byte* codes = stackalloc byte[(int)Most];
                uint count;
                Interop.Check(Native.balayi_table_actions(&table, players, codes, Most, &count));
                var actions = new PlayerAction[count];
                for (int i = 0; i < actions.Length; i++)
                {
                    actions[i] = new PlayerAction((Player)players[i], Action.FromCode(codes[i]));
                }
                return actions;
            }
        }

        /// <summary>The cards that were played, in order, each with its player.</summary>
        public IReadOnlyList<PlayerCard> Plays
        {
            get
            {
                balayi_table table = native;
                byte* players = stackalloc byte[Card.Count];
                byte* cards = stackalloc byte[Card.Count];
                uint count;
                Interop.Check(Native.balayi_table_plays(&table, players, cards, Card.Count, &count));
                var plays = new PlayerCard[count];
                for (int i = 0; i < plays.Length; i++)
                {
                    plays[i] = new PlayerCard((Player)players[i], Card.FromIndex(cards[i]));
                }
                return plays;
            }
        }

        /// <summary>The tricks in order, the running one included.</summary>
        public IReadOnlyList<Trick> Tricks
        {
            get
            {
                balayi_table table = native;
                balayi_trick trick;
                var tricks = new List<Trick>();
                while (Interop.Given(Native.balayi_table_tricks(&table, (uint)tricks.Count, &trick)))
                {
                    tricks.Add(new Trick(trick));
                }
                return tricks;
            }
        }

        /// <summary>The running trick; <c>null</c> when the next card is a lead.</summary>
        public Trick? Trick
        {
            get
            {
                balayi_table table = native;
                balayi_trick trick;
                return Interop.Given(Native.balayi_table_trick(&table, &trick)) ? (Trick?)new Trick(trick) : null;
            }
        }

        /// <summary>The last trick that was completed; <c>null</c> when there is none yet.</summary>
        public Trick? LastTrick
        {
            get
            {
                balayi_table table = native;
                balayi_trick lastTrick;
                return Interop.Given(Native.balayi_table_last_trick(&table, &lastTrick))
                    ? (Trick?)new Trick(lastTrick)
                    : null;
            }
        }

        /// <summary>The tricks that the players have taken so far.</summary>
        public PerPlayer<int> Taken
        {
            get
            {
                balayi_table table = native;
                byte* taken = stackalloc byte[2];
                Interop.Check(Native.balayi_table_taken(&table, taken));
                return new PerPlayer<int>(taken[0], taken[1]);
            }
        }

        /// <summary>The scores; <c>null</c> before the end (B6.1).</summary>
        public PerPlayer<int>? Scores
        {
            get
            {
                balayi_table table = native;
                int* scores = stackalloc int[2];
                return Interop.Given(Native.balayi_table_scores(&table, scores))
                    ? (PerPlayer<int>?)new PerPlayer<int>(scores[0], scores[1])
                    : null;
            }
        }

        /// <summary>The cards that both players see or have seen.</summary>
        public CardSet Seen
        {
            get
            {
                balayi_table table = native;
                ulong seen;
                Interop.Check(Native.balayi_table_seen(&table, &seen));
                return new CardSet(seen);
            }
        }

        /// <summary>The cards that not both players have seen.</summary>
        public CardSet Unseen
        {
            get
            {
                balayi_table table = native;
                ulong unseen;
                Interop.Check(Native.balayi_table_unseen(&table, &unseen));
                return new CardSet(unseen);
            }
        }

        /// <summary>A player's ten piles (B2.6).</summary>
        public IReadOnlyList<Pile> Piles(Player player)
        {
            balayi_table table = native;
            balayi_pile* piles = stackalloc balayi_pile[10];
            Interop.Check(Native.balayi_table_piles(&table, (byte)player, piles));
            var result = new Pile[10];
            for (int i = 0; i < result.Length; i++)
            {
                result[i] = new Pile(piles[i]);
            }
            return result;
        }

        /// <summary>The cards that lie face up on a player's piles (B4.1).</summary>
        public CardSet OpenCards(Player player)
        {
            balayi_table table = native;
            ulong cards;
            Interop.Check(Native.balayi_table_open_cards(&table, (byte)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>Whether a player may see and play its hand cards (B4.2, B4.3).</summary>
        public bool Unlocked(Player player)
        {
            balayi_table table = native;
            byte unlocked;
            Interop.Check(Native.balayi_table_unlocked(&table, (byte)player, &unlocked));
            return unlocked != 0;
        }

        /// <summary>How many hand cards a player has left.</summary>
        public int HandCount(Player player)
        {
            balayi_table table = native;
            byte count;
            Interop.Check(Native.balayi_table_hand_count(&table, (byte)player, &count));
            return count;
        }

        /// <summary>
        /// The hand cards that a player has played; with <see cref="HandCount"/> more they make its six.
        /// </summary>
        public CardSet PlayedFromHand(Player player)
        {
            balayi_table table = native;
            ulong cards;
            Interop.Check(Native.balayi_table_played_from_hand(&table, (byte)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// The cards that the record proves not to be among a player's hand cards: whoever did not follow suit, did not
        /// trump or did not overtrump while its hand was open had no hand card to do it with. Of cards that both
        /// players have seen it says nothing, and of closed cards nothing can be proved (B4.4).
        /// </summary>
        public CardSet Excluded(Player player)
        {
            balayi_table table = native;
            ulong cards;
            Interop.Check(Native.balayi_table_excluded(&table, (byte)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Table a, Table b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Table a, Table b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Table other)
        {
            balayi_table a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_table));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Table table && Equals(table);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_table table = native;
            return Interop.Hash(table.opaque, sizeof(balayi_table));
        }

        /// <summary>The record with <c>?</c> for the cards that not both players see.</summary>
        public override string ToString()
        {
            balayi_table table = native;
            Words words;
            return Interop.Text(Native.balayi_table_text(&table, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
