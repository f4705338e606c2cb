using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// Everything about a round that all may know: the declaration, the answers on annulling, the talk, and every card
    /// and pass in order (K11.1). It holds no hidden card; law is asked of a table and <i>one</i> hand. One who looks
    /// on holds a table: <see cref="Apply"/> advances it.
    /// </summary>
    public readonly unsafe partial struct Table : IEquatable<Table>
    {
        readonly king_table native;

        internal Table(king_table native)
        {
            this.native = native;
        }

        /// <summary>What the round waits for.</summary>
        public Phase Phase
        {
            get
            {
                king_table table = native;
                byte phase;
                Interop.Check(Native.king_table_phase(&table, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The seat that is to act; <c>null</c> when the round is over.</summary>
        public Seat? Turn
        {
            get
            {
                king_table table = native;
                byte turn;
                return Interop.Given(Native.king_table_turn(&table, &turn)) ? (Seat?)turn : null;
            }
        }

        /// <summary>Whether the round has been annulled (K4.2).</summary>
        public bool Annulled
        {
            get
            {
                king_table table = native;
                byte annulled;
                Interop.Check(Native.king_table_annulled(&table, &annulled));
                return annulled != 0;
            }
        }

        /// <summary>The declarer.</summary>
        public Seat Declarer
        {
            get
            {
                king_table table = native;
                byte declarer;
                Interop.Check(Native.king_table_declarer(&table, &declarer));
                return (Seat)declarer;
            }
        }

        /// <summary>What the declarer had not declared before this round (K2.3).</summary>
        public ContractSet Unused
        {
            get
            {
                king_table table = native;
                byte unused;
                Interop.Check(Native.king_table_unused(&table, &unused));
                return new ContractSet(unused);
            }
        }

        /// <summary>The house rules.</summary>
        public HouseRules HouseRules
        {
            get
            {
                king_table table = native;
                king_house_rules houseRules;
                Interop.Check(Native.king_table_house_rules(&table, &houseRules));
                return HouseRules.Of(houseRules);
            }
        }

        /// <summary>The contract; <c>null</c> before the declaration.</summary>
        public Contract? Contract
        {
            get
            {
                king_table table = native;
                byte contract;
                return Interop.Given(Native.king_table_contract(&table, &contract))
                    ? (Contract?)King.Contract.FromIndex(contract)
                    : null;
            }
        }

        /// <summary>The trump suit; <c>null</c> before the declaration and in every contract but koz.</summary>
        public Suit? Trump
        {
            get
            {
                king_table table = native;
                byte trump;
                return Interop.Given(Native.king_table_trump(&table, &trump)) ? (Suit?)trump : null;
            }
        }

        /// <summary>The doubles and redoubles said so far.</summary>
        public Doubles Doubles
        {
            get
            {
                king_table table = native;
                ushort doubles;
                Interop.Check(Native.king_table_doubles(&table, &doubles));
                return new Doubles(doubles);
            }
        }

        /// <summary>The cards played so far.</summary>
        public CardSet Played
        {
            get
            {
                king_table table = native;
                ulong played;
                Interop.Check(Native.king_table_played(&table, &played));
                return new CardSet(played);
            }
        }

        /// <summary>
        /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6).
        /// </summary>
        public bool HeartsOpen
        {
            get
            {
                king_table table = native;
                byte heartsOpen;
                Interop.Check(Native.king_table_hearts_open(&table, &heartsOpen));
                return heartsOpen != 0;
            }
        }

        /// <summary>
        /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in dürt.
        /// </summary>
        public Trick Trick
        {
            get
            {
                king_table table = native;
                king_trick trick;
                Interop.Check(Native.king_table_trick(&table, &trick));
                return King.Trick.Of(trick);
            }
        }

        /// <summary>The last whole trick; <c>null</c> when there is none yet.</summary>
        public Trick? LastTrick
        {
            get
            {
                king_table table = native;
                king_trick lastTrick;
                return Interop.Given(Native.king_table_last_trick(&table, &lastTrick))
                    ? (Trick?)King.Trick.Of(lastTrick)
                    : null;
            }
        }

        /// <summary>The whole tricks, in order. None in dürt.</summary>
        public IReadOnlyList<Trick> Tricks
        {
            get
            {
                king_table table = native;
                king_trick trick;
                var tricks = new List<Trick>();
                while (Interop.Given(Native.king_table_tricks(&table, (uint)tricks.Count, &trick)))
                {
                    tricks.Add(King.Trick.Of(trick));
                }
                return tricks;
            }
        }

        /// <summary>The place of each seat in dürt, 1 to 4; <c>null</c> while it is not decided (K8.4).</summary>
        public PerSeat<int?> Places
        {
            get
            {
                king_table table = native;
                byte* places = stackalloc byte[4];
                Interop.Check(Native.king_table_places(&table, places));
                return new PerSeat<int?>(Place(places[0]), Place(places[1]), Place(places[2]), Place(places[3]));
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
                king_table table = native;
                short* taken = stackalloc short[4];
                Interop.Check(Native.king_table_taken(&table, taken));
                return Four.Of(taken);
            }
        }

        /// <summary>The scores of the round; <c>null</c> before its end and in an annulled round (K9).</summary>
        public PerSeat<int>? Scores
        {
            get
            {
                king_table table = native;
                int* scores = stackalloc int[4];
                return Interop.Given(Native.king_table_scores(&table, scores)) ? (PerSeat<int>?)Four.Of(scores) : null;
            }
        }

        /// <summary>Who played what, in order. Passes are left out: see <see cref="Actions"/>.</summary>
        public IReadOnlyList<SeatCard> Plays
        {
            get
            {
                king_table table = native;
                byte* seats = stackalloc byte[Card.Count];
                byte* cards = stackalloc byte[Card.Count];
                uint count;
                Interop.Check(Native.king_table_plays(&table, seats, cards, Card.Count, &count));
                var plays = new SeatCard[count];
                for (int i = 0; i < plays.Length; i++)
                {
                    plays[i] = new SeatCard((Seat)seats[i], Card.FromIndex(cards[i]));
                }
                return plays;
            }
        }

        /// <summary>Who said and did what, in order, forced actions and passes included.</summary>
        public IReadOnlyList<SeatAction> Actions
        {
            get
            {
                king_table table = native;
                byte* seats = stackalloc byte[(int)Native.KING_MAX_ACTIONS];
                byte* codes = stackalloc byte[(int)Native.KING_MAX_ACTIONS];
                uint count;
                Interop.Check(Native.king_table_actions(&table, seats, codes, Native.KING_MAX_ACTIONS, &count));
                var actions = new SeatAction[count];
                for (int i = 0; i < actions.Length; i++)
                {
                    actions[i] = new SeatAction((Seat)seats[i], Action.FromCode(codes[i]));
                }
                return actions;
            }
        }

        /// <summary>The cards that a seat has played so far.</summary>
        public CardSet PlayedBy(Seat seat)
        {
            king_table table = native;
            ulong cards;
            Interop.Check(Native.king_table_played_by(&table, (byte)seat, &cards));
            return new CardSet(cards);
        }

        /// <summary>How many cards a seat holds.</summary>
        public int Held(Seat seat)
        {
            king_table table = native;
            byte held;
            Interop.Check(Native.king_table_held(&table, (byte)seat, &held));
            return held;
        }

        /// <summary>Who took whole trick number n, counted from 0; <c>null</c> when there are not so many.</summary>
        /// <exception cref="ArgumentOutOfRangeException"><paramref name="n"/> is below 0.</exception>
        public Seat? WinnerOf(int n)
        {
            king_table table = native;
            byte seat;
            return Interop.Given(Native.king_table_winner_of(&table, Interop.NotNegative(n, nameof(n)), &seat))
                ? (Seat?)seat
                : null;
        }

        static int? Place(byte place) => place == 0 ? (int?)null : place;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Table a, Table b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Table a, Table b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Table other)
        {
            king_table a = native, b = other.native;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_table));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Table table && Equals(table);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_table table = native;
            return Interop.Hash(table.opaque, sizeof(king_table));
        }

        /// <summary>The record of the round in which all hands are <c>?</c>.</summary>
        public override string ToString()
        {
            king_table table = native;
            Words words;
            return Interop.Text(Native.king_table_text(&table, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
