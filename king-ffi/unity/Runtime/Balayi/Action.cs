using System;

namespace KingRules.Balayi
{
    /// <summary>
    /// Something a player does: play a card, codes 0 to 51, or declare, codes 52 to 56. Where <c>System</c> is used
    /// too, name the one you mean: <c>using Action = KingRules.Balayi.Action;</c>.
    /// </summary>
    public readonly partial struct Action
    {
        /// <summary>How many actions there are.</summary>
        public const int Count = Native.BALAYI_ACTIONS;

        Action(int code)
        {
            number = (byte)code;
        }

        /// <summary>Its stable code, 0 to 56.</summary>
        public int Code => number;

        /// <summary>The card that is played; <c>null</c> for a declaration.</summary>
        public Card? Card => number < Native.KING_CARDS ? KingRules.Card.FromIndex(number) : (Card?)null;

        /// <summary>What is declared; <c>null</c> when a card is played.</summary>
        public Denomination? Denomination =>
            number < Native.KING_CARDS ? (Denomination?)null : (Denomination)(number - Native.BALAYI_ACTION_DECLARE);

        /// <summary>Play that card.</summary>
        public static Action Play(Card card) => new Action(card.Index);

        /// <summary>Declare that trump suit or no trump.</summary>
        public static Action Declare(Denomination denomination) =>
            new Action(Native.BALAYI_ACTION_DECLARE + Interop.Below((int)denomination, 5, nameof(denomination)));

        /// <summary>A card is the action of playing it.</summary>
        public static implicit operator Action(Card card) => Play(card);

        /// <summary>A declaration is the action of making it.</summary>
        public static implicit operator Action(Denomination denomination) => Declare(denomination);

        /// <summary>The action of that code, 0 to 56.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such action.</exception>
        public static Action FromCode(int code) => new Action(Interop.Below(code, Count, nameof(code)));
    }
}
