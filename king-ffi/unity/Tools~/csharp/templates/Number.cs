        readonly __Word__ number;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(__Type__ a, __Type__ b) => a.number == b.number;

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(__Type__ a, __Type__ b) => a.number != b.number;

        /// <inheritdoc/>
        public bool Equals(__Type__ other) => number == other.number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is __Type__ value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode() => number;

