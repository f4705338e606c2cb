using System;

namespace KingRules.__Game__
{
    /// <summary>__About__, and the __actor__ that __did__ it.</summary>
    public readonly struct __Actor____What__ : IEquatable<__Actor____What__>
    {
        internal __Actor____What__(__Actor__ __actor__, __What__ __what__)
        {
            __Actor__ = __actor__;
            __What__ = __what__;
        }

        /// <summary>Who.</summary>
        public __Actor__ __Actor__ { get; }

        /// <summary>What.</summary>
        public __What__ __What__ { get; }

        /// <summary>For <c>var (__actor__, __what__) = …</c>.</summary>
        public void Deconstruct(out __Actor__ __actor__, out __What__ __what__)
        {
            __actor__ = __Actor__;
            __what__ = __What__;
        }

        /// <inheritdoc/>
        public bool Equals(__Actor____What__ other) => __Actor__ == other.__Actor__ && __What__ == other.__What__;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is __Actor____What__ item && Equals(item);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(__What__.GetHashCode() * 5 + (int)__Actor__);

        /// <summary>Both texts.</summary>
        public override string ToString() => __Actor__.Text() + " " + __What__;
    }
}
