using System;

namespace KingRules.Balayi
{
    /// <summary>
    /// The pure functions of play, for engines that keep their own state: they look at the playable cards alone (B4.4).
    /// Who wins a trick is <see cref="Law.Winner"/>; the score is <see cref="DenominationExtensions.Scores"/>.
    /// </summary>
    public static unsafe class Duty
    {
        /// <summary>The cards that may be played out of the playable ones (B5.1 to B5.3).</summary>
        /// <param name="playable">What the player can choose from.</param>
        /// <param name="led">The card led; <c>null</c> for the player who leads.</param>
        /// <param name="trump">The trump suit; <c>null</c> in no trump.</param>
        public static CardSet LegalCards(CardSet playable, Card? led, Suit? trump)
        {
            ulong cards;
            Interop.Check(Native.balayi_duty_legal_cards(playable.Bits, Led(led), Trump(trump), &cards));
            return new CardSet(cards);
        }

        /// <summary>Why a playable card may not be played; <c>null</c> when it may.</summary>
        /// <exception cref="ArgumentOutOfRangeException">The card is not among the playable ones.</exception>
        public static Illegal? WhyNot(CardSet playable, Card card, Card? led, Suit? trump)
        {
            byte reason;
            Interop.Check(Native.balayi_duty_why_not(playable.Bits, (byte)card.Index, Led(led), Trump(trump), &reason));
            if (reason == 0)
            {
                return null;
            }
            Words words;
            string clause = Interop.Text(
                Native.balayi_duty_why_not_clause(
                    playable.Bits, (byte)card.Index, Led(led), Trump(trump), words.bytes, Words.Size, &words.length),
                &words);
            string english = Interop.Text(
                Native.balayi_duty_why_not_message(
                    playable.Bits, (byte)card.Index, Led(led), Trump(trump), (byte)Lang.En,
                    words.bytes, Words.Size, &words.length),
                &words);
            string turkish = Interop.Text(
                Native.balayi_duty_why_not_message(
                    playable.Bits, (byte)card.Index, Led(led), Trump(trump), (byte)Lang.Tr,
                    words.bytes, Words.Size, &words.length),
                &words);
            return new Illegal((Reason)reason, clause, english, turkish);
        }

        /// <summary>What a card that was played proves its player not to have been able to play.</summary>
        public static CardSet Excluded(Card card, Card? led, Suit? trump)
        {
            ulong cards;
            Interop.Check(Native.balayi_duty_excluded((byte)card.Index, Led(led), Trump(trump), &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// Who leads to the first trick: the player with the lowest diamond among the twenty open cards; the declarer
        /// when there is none (B3.1).
        /// </summary>
        public static Player Starter(PerPlayer<CardSet> open, Player declarer)
        {
            ulong* cards = stackalloc ulong[2];
            byte player;
            cards[0] = open[0].Bits;
            cards[1] = open[1].Bits;
            Interop.Check(Native.balayi_duty_starter(cards, (byte)declarer, &player));
            return (Player)player;
        }

        static byte Led(Card? card) => Interop.OrNothing(card?.Index);

        static byte Trump(Suit? suit) => Interop.OrNothing((int?)suit);
    }
}
