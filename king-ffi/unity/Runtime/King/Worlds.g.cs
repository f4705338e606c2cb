// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct Worlds : IEquatable<Worlds>
    {
        readonly king_worlds native;

        internal Worlds(king_worlds native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal king_worlds Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Worlds a, Worlds b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Worlds a, Worlds b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Worlds other)
        {
            king_worlds a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_worlds));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Worlds value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_worlds self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_worlds));
        }

        /// <summary>The view whose worlds they are.</summary>
        public View View
        {
            get
            {
                king_worlds self = Raw;
                king_view view;
                Interop.Check(Native.king_worlds_view(&self, &view));
                return new View(view);
            }
        }

        /// <summary>
        /// How many there are: below 10 to the 17th, and 1 when all hands are seen. 0 only when <c>Worlds.With</c> or
        /// <c>Worlds.Without</c> asked for what cannot be, or the view was advanced by an illegal action.
        /// </summary>
        public ulong Count
        {
            get
            {
                king_worlds self = Raw;
                ulong count;
                Interop.Check(Native.king_worlds_count(&self, &count));
                return count;
            }
        }

        /// <summary>
        /// World number i, from 0. The numbers are the same for ever. <c>null</c>: there are not so many.
        /// </summary>
        public Round? Nth(ulong i)
        {
            king_worlds self = Raw;
            king_round round;
            if (!Interop.Answered(Native.king_worlds_nth(&self, i, &round)))
            {
                return null;
            }
            return new Round(round);
        }

        /// <summary>The number of a round among them. <c>null</c>: it is no world.</summary>
        public ulong? Rank(Round round)
        {
            king_worlds self = Raw;
            king_round roundRaw = round.Raw;
            ulong i;
            if (!Interop.Answered(Native.king_worlds_rank(&self, &roundRaw, &i)))
            {
                return null;
            }
            return i;
        }

        /// <summary>
        /// Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for
        /// ever, and independent of the deal of that seed. <c>null</c>: there is no world.
        /// </summary>
        public Round? Draw(ulong seed, ulong k)
        {
            king_worlds self = Raw;
            king_round round;
            if (!Interop.Answered(Native.king_worlds_draw(&self, seed, k, &round)))
            {
                return null;
            }
            return new Round(round);
        }

        /// <summary>
        /// In how many of them that seat holds that card now. Divided by <c>Worlds.Count</c> it is the chance.
        /// </summary>
        public ulong CountWith(Seat seat, Card card)
        {
            king_worlds self = Raw;
            ulong count;
            Interop.Check(Native.king_worlds_count_with(&self, (uint)seat, (uint)card.Index, &count));
            return count;
        }

        /// <summary>The cards that the seat holds now in some of them.</summary>
        public CardSet Possible(Seat seat)
        {
            king_worlds self = Raw;
            ulong cards;
            Interop.Check(Native.king_worlds_possible(&self, (uint)seat, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// Those of them in which the seat holds all these cards now: what a guess makes of it. They have numbers of
        /// their own, and there may be none.
        /// </summary>
        public Worlds With(Seat seat, CardSet cards)
        {
            king_worlds self = Raw;
            king_worlds narrowed;
            Interop.Check(Native.king_worlds_with(&self, (uint)seat, cards.Bits, &narrowed));
            return new Worlds(narrowed);
        }

        /// <summary>Those of them in which the seat holds none of these cards now.</summary>
        public Worlds Without(Seat seat, CardSet cards)
        {
            king_worlds self = Raw;
            king_worlds narrowed;
            Interop.Check(Native.king_worlds_without(&self, (uint)seat, cards.Bits, &narrowed));
            return new Worlds(narrowed);
        }
    }
}
