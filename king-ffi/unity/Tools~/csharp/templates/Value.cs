        readonly __native__ native;

        internal __Type__(__native__ native)
        {
            this.native = native;
        }

        /// <summary>The value as the library takes it.</summary>
        internal __native__ Raw => native;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(__Type__ a, __Type__ b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(__Type__ a, __Type__ b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(__Type__ other)
        {
            __native__ a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(__native__));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is __Type__ value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            __native__ self = Raw;
            return Interop.Hash(self.opaque, sizeof(__native__));
        }

