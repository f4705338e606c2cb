using System.Collections.Generic;

namespace KingRules.King
{
    public static unsafe partial class SeatExtensions
    {
        /// <summary>The seat to the left, whose turn is next.</summary>
        public static Seat Next(this Seat seat) => (Seat)((Interop.Below((int)seat, 4, nameof(seat)) + 1) % 4);

        /// <summary>The seat to the right, whose turn was before.</summary>
        public static Seat Previous(this Seat seat) => (Seat)((Interop.Below((int)seat, 4, nameof(seat)) + 3) % 4);

        /// <summary>The four seats in turn order from this one.</summary>
        public static IReadOnlyList<Seat> Order(this Seat seat) =>
            new[] { seat, seat.Next(), seat.Next().Next(), seat.Previous() };

        /// <summary>The set of this seat alone.</summary>
        public static SeatSet Set(this Seat seat) => SeatSet.Empty.With(seat);
    }
}
