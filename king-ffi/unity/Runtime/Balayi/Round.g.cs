// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct Round : IEquatable<Round>
    {
        readonly balayi_round native;

        internal Round(balayi_round native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal balayi_round Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Round a, Round b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Round a, Round b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Round other)
        {
            balayi_round a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_round));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Round value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_round self = Raw;
            return Interop.Hash(self.opaque, sizeof(balayi_round));
        }

        /// <summary>
        /// A round before the declaration. <c>pack</c> is dealt in its order; <c>unused</c> is the set of what the
        /// player who does not deal may declare (B1.3).
        /// </summary>
        /// <exception cref="RulesException">A card occurs twice. <c>unused</c> is empty.</exception>
        public Round(Pack pack, Player dealer, DenominationSet unused)
        {
            byte* packRaw = stackalloc byte[52];
            pack.To(packRaw);
            balayi_round round;
            king_error error;
            Interop.Check(Native.balayi_round_new(packRaw, (uint)dealer, unused.Bits, &round, &error), &error);
            native = round;
        }

        /// <summary>The pack as it was dealt.</summary>
        public Pack Pack
        {
            get
            {
                balayi_round self = Raw;
                byte* pack = stackalloc byte[52];
                Interop.Check(Native.balayi_round_pack(&self, pack));
                return Balayi.Pack.Of(pack);
            }
        }

        /// <summary>What both players see, and so may any spectator.</summary>
        public Table Table
        {
            get
            {
                balayi_round self = Raw;
                balayi_table table;
                Interop.Check(Native.balayi_round_table(&self, &table));
                return new Table(table);
            }
        }

        /// <summary>What a player may see (B7.1).</summary>
        public View View(Player player)
        {
            balayi_round self = Raw;
            balayi_view view;
            Interop.Check(Native.balayi_round_view(&self, (uint)player, &view));
            return new View(view);
        }

        /// <summary>A player's hand cards that it has not played, whether it sees them yet or not.</summary>
        public CardSet Hand(Player player)
        {
            balayi_round self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_round_hand(&self, (uint)player, &cards));
            return new CardSet(cards);
        }

        /// <summary>The part of the round that is on.</summary>
        public Phase Phase
        {
            get
            {
                balayi_round self = Raw;
                byte phase;
                Interop.Check(Native.balayi_round_phase(&self, &phase));
                return (Phase)phase;
            }
        }

        /// <summary>The player who is to act. <c>null</c>: the round is over.</summary>
        public Player? Turn
        {
            get
            {
                balayi_round self = Raw;
                byte player;
                if (!Interop.Answered(Native.balayi_round_turn(&self, &player)))
                {
                    return null;
                }
                return (Player)player;
            }
        }

        /// <summary>What the player on turn may do; empty when the round is over, and only then.</summary>
        public ActionSet LegalActions
        {
            get
            {
                balayi_round self = Raw;
                ulong mask;
                Interop.Check(Native.balayi_round_legal_actions(&self, &mask));
                return new ActionSet(mask);
            }
        }

        /// <summary>The cards that the player on turn may play; empty unless cards are being played.</summary>
        public CardSet LegalCards
        {
            get
            {
                balayi_round self = Raw;
                ulong cards;
                Interop.Check(Native.balayi_round_legal_cards(&self, &cards));
                return new CardSet(cards);
            }
        }

        /// <summary>
        /// Why the player on turn may not do that. It depends on nothing that this player does not see. It does not
        /// check who asks: see <c>Round.WhyNotAs</c>. <c>null</c>: it may.
        /// </summary>
        public Illegal? WhyNot(Action action)
        {
            balayi_round self = Raw;
            king_error error;
            return Interop.Answered(Native.balayi_round_why_not(
                &self, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>
        /// Why that player may not do that. For the player who is not on turn the answer depends on no card.
        /// <c>null</c>: it may.
        /// </summary>
        public Illegal? WhyNotAs(Player player, Action action)
        {
            balayi_round self = Raw;
            king_error error;
            return Interop.Answered(Native.balayi_round_why_not_as(
                &self, (uint)player, (uint)action.Code, &error)) ? new Illegal(error) : (Illegal?)null;
        }

        /// <summary>
        /// Applies an action known to be legal, as one out of <c>Round.LegalActions</c> is, without checking it again.
        /// Any other action makes a round that cannot come about.
        /// </summary>
        public Round ApplyUnchecked(Action action)
        {
            balayi_round self = Raw;
            Interop.Check(Native.balayi_round_apply_unchecked(&self, (uint)action.Code));
            return new Round(self);
        }

        /// <summary>
        /// Draws an action of the player on turn, all legal ones being equally likely. Each draw takes one number of
        /// the generator <c>choices</c>, a forced choice too. <c>null</c>: the round is over.
        /// </summary>
        public Action? Choose(ref SplitMix64 choices)
        {
            balayi_round self = Raw;
            ulong state = choices.State;
            byte action;
            bool answered = Interop.Answered(Native.balayi_round_choose(&self, &state, &action));
            choices = new SplitMix64(state);
            if (!answered)
            {
                return null;
            }
            return Balayi.Action.FromCode(action);
        }

        /// <summary>
        /// Plays on at random to the end of the round, one <c>Round.Choose</c> after the other. The same round and
        /// generator make the same play everywhere, for ever.
        /// </summary>
        public Round PlayOut(ref SplitMix64 choices)
        {
            balayi_round self = Raw;
            ulong state = choices.State;
            Interop.Check(Native.balayi_round_play_out(&self, &state));
            choices = new SplitMix64(state);
            return new Round(self);
        }

        /// <summary>
        /// How many sequences of <c>depth</c> legal actions there are from here: 1 for depth 0, and 0 when the round
        /// cannot last so long (B3 to B5). For checking a port of the rules, and for measuring: every sequence is
        /// walked but for its last action, so that the time grows like the count.
        /// </summary>
        public ulong Perft(int depth)
        {
            balayi_round self = Raw;
            ulong count;
            Interop.Check(Native.balayi_round_perft(&self, Interop.NotNegative(depth, nameof(depth)), &count));
            return count;
        }

        /// <summary>The scores of players 0 and 1 (B6.1). <c>null</c>: the round is not over.</summary>
        public PerPlayer<int>? Scores
        {
            get
            {
                balayi_round self = Raw;
                int* scores = stackalloc int[2];
                if (!Interop.Answered(Native.balayi_round_scores(&self, scores)))
                {
                    return null;
                }
                return Each.Of(scores);
            }
        }

        /// <summary>The record of the round in one line, <c>balayi1 …</c>: the pack and every action so far.</summary>
        public override string ToString()
        {
            balayi_round self = Raw;
            Words words;
            return Interop.Text(Native.balayi_round_text(&self, words.bytes, Words.Size, &words.length), &words);
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
            balayi_round round = default(balayi_round);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_round_parse(textStart, (uint)textBytes.Length, &round, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new Round(round) : default(Round);
            return wrong;
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
