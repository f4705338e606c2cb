using System;

namespace KingRules.Balayi
{
    /// <summary>
    /// The worlds of a view: all rounds that agree with it (B7.1), each as likely as any other by the rules alone;
    /// counted, numbered and drawn without trying any. The order of the cards on the piles counts, that of hand cards
    /// does not.
    /// </summary>
    /// <example><code>
    /// Worlds worlds = view.Worlds;
    /// var hand = new Place(PlaceKind.Hand, view.Viewer.Other(), 0);
    /// double chance = (double)worlds.CountWith(hand, card).Value / (double)worlds.Count.Value;
    /// Round guess = worlds.Draw(seed, 0).Value;
    /// </code></example>
    public readonly unsafe partial struct Worlds
    {
        /// <summary>
        /// How many there are: 1 when all cards are seen; <c>null</c> before the declaration, when 128 bits cannot count
        /// them. 0 only when <see cref="With"/> or <see cref="Without"/> asked for what cannot be, or the view was advanced
        /// by what was wrong.
        /// </summary>
        public WorldNumber? Count
        {
            get
            {
                balayi_worlds self = Raw;
                ulong* count = stackalloc ulong[2];
                return Number(Native.balayi_worlds_count(&self, count), count);
            }
        }

        /// <summary>
        /// World number i, from 0. The numbers are the same for ever. <c>null</c>: there are not so many.
        /// </summary>
        public Round? Nth(WorldNumber i)
        {
            balayi_worlds self = Raw;
            ulong* number = stackalloc ulong[2];
            number[0] = i.Low;
            number[1] = i.High;
            balayi_round round;
            return Interop.Answered(Native.balayi_worlds_nth(&self, number, &round)) ? new Round(round) : (Round?)null;
        }

        /// <summary>
        /// The number of a round among them, in whichever order its hand cards were dealt. <c>null</c>: it is no world; or,
        /// before the declaration, it is none of those that have a number.
        /// </summary>
        public WorldNumber? Rank(Round round)
        {
            balayi_worlds self = Raw;
            balayi_round roundRaw = round.Raw;
            ulong* number = stackalloc ulong[2];
            return Number(Native.balayi_worlds_rank(&self, &roundRaw, number), number);
        }

        /// <summary>
        /// In how many of them that card was dealt to that place; of a hand, whichever place in it is named, in how many its
        /// player holds the card now. Divided by <see cref="Count"/> it is the chance. <c>null</c>: 128 bits cannot count
        /// them.
        /// </summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such place.</exception>
        public WorldNumber? CountWith(Place place, Card card)
        {
            balayi_worlds self = Raw;
            ulong* count = stackalloc ulong[2];
            int status = Native.balayi_worlds_count_with(&self, Slot(place), (uint)card.Index, count);
            return Number(status, count);
        }

        /// <summary>
        /// What <see cref="CountWith"/> answers for every card at once, by <see cref="Card.Index"/>. <c>null</c>: 128 bits
        /// cannot count them.
        /// </summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such place.</exception>
        public WorldNumber[] Chances(Place place)
        {
            balayi_worlds self = Raw;
            ulong* counts = stackalloc ulong[2 * Card.Count];
            if (!Interop.Answered(Native.balayi_worlds_chances(&self, Slot(place), counts)))
            {
                return null;
            }
            var chances = new WorldNumber[Card.Count];
            for (int i = 0; i < chances.Length; i++)
            {
                chances[i] = new WorldNumber(counts[2 * i], counts[2 * i + 1]);
            }
            return chances;
        }

        /// <summary>The cards that are at that place in some of them.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such place.</exception>
        public CardSet Possible(Place place)
        {
            balayi_worlds self = Raw;
            ulong cards;
            Interop.Check(Native.balayi_worlds_possible(&self, Slot(place), &cards));
            return new CardSet(cards);
        }

        uint Slot(Place place) =>
            (uint)(place.Slot(View.Dealer) ?? throw new ArgumentOutOfRangeException(nameof(place)));

        static WorldNumber? Number(int status, ulong* words) =>
            Interop.Answered(status) ? new WorldNumber(words[0], words[1]) : (WorldNumber?)null;
    }
}
