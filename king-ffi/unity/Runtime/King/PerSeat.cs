using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>Something that each seat has, such as a score. As a list it stands in the order N, E, S, W.</summary>
    /// <example><code>int south = scores[Seat.South];</code></example>
    public readonly struct PerSeat<T> : IReadOnlyList<T>, IEquatable<PerSeat<T>>
    {
        readonly T north;
        readonly T east;
        readonly T south;
        readonly T west;

        /// <summary>What North, East, South and West have.</summary>
        public PerSeat(T north, T east, T south, T west)
        {
            this.north = north;
            this.east = east;
            this.south = south;
            this.west = west;
        }

        /// <summary>4.</summary>
        public int Count => 4;

        /// <summary>What that seat has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such seat.</exception>
        public T this[Seat seat]
        {
            get
            {
                switch (seat)
                {
                    case Seat.North:
                        return north;
                    case Seat.East:
                        return east;
                    case Seat.South:
                        return south;
                    case Seat.West:
                        return west;
                    default:
                        throw new ArgumentOutOfRangeException(nameof(seat));
                }
            }
        }

        /// <summary>What the seat of that number has.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such seat.</exception>
        public T this[int seat] => this[(Seat)Interop.Below(seat, 4, nameof(seat))];

        /// <summary>Goes through the seats.</summary>
        public IEnumerator<T> GetEnumerator()
        {
            yield return north;
            yield return east;
            yield return south;
            yield return west;
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(PerSeat<T> other)
        {
            EqualityComparer<T> same = EqualityComparer<T>.Default;
            return same.Equals(north, other.north) && same.Equals(east, other.east)
                && same.Equals(south, other.south) && same.Equals(west, other.west);
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is PerSeat<T> seats && Equals(seats);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            EqualityComparer<T> hash = EqualityComparer<T>.Default;
            int result = hash.GetHashCode(north);
            result = unchecked(result * 31 + hash.GetHashCode(east));
            result = unchecked(result * 31 + hash.GetHashCode(south));
            return unchecked(result * 31 + hash.GetHashCode(west));
        }

        /// <summary>The four with commas between them, N, E, S, W.</summary>
        public override string ToString() => FormattableString.Invariant($"{north}, {east}, {south}, {west}");
    }
}
