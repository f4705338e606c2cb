// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct Worlds : IEquatable<Worlds>
    {
        readonly balayi_worlds native;

        internal Worlds(balayi_worlds native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal balayi_worlds Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Worlds a, Worlds b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Worlds a, Worlds b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(Worlds other)
        {
            balayi_worlds a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(balayi_worlds));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Worlds value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            balayi_worlds self = Raw;
            return Interop.Hash(self.opaque, sizeof(balayi_worlds));
        }

        /// <summary>The view whose worlds they are.</summary>
        public View View
        {
            get
            {
                balayi_worlds self = Raw;
                balayi_view view;
                Interop.Check(Native.balayi_worlds_view(&self, &view));
                return new View(view);
            }
        }

        /// <summary>
        /// Draw number k by a seed, each world with exactly the same chance: the same for the same view everywhere, for
        /// ever, and independent of the pack of that seed. <c>null</c>: there is no world.
        /// </summary>
        public Round? Draw(ulong seed, ulong k)
        {
            balayi_worlds self = Raw;
            balayi_round round;
            if (!Interop.Answered(Native.balayi_worlds_draw(&self, seed, k, &round)))
            {
                return null;
            }
            return new Round(round);
        }

        /// <summary>
        /// Those of them in which the player holds all these cards now: what a guess makes of it. They have numbers of
        /// their own, and there may be none.
        /// </summary>
        public Worlds With(Player player, CardSet cards)
        {
            balayi_worlds self = Raw;
            balayi_worlds narrowed;
            Interop.Check(Native.balayi_worlds_with(&self, (uint)player, cards.Bits, &narrowed));
            return new Worlds(narrowed);
        }

        /// <summary>Those of them in which the player holds none of these cards now.</summary>
        public Worlds Without(Player player, CardSet cards)
        {
            balayi_worlds self = Raw;
            balayi_worlds narrowed;
            Interop.Check(Native.balayi_worlds_without(&self, (uint)player, cards.Bits, &narrowed));
            return new Worlds(narrowed);
        }
    }
}
