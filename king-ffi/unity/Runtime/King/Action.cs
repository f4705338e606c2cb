using System;

namespace KingRules.King
{
    /// <summary>The kinds of <see cref="Action"/>.</summary>
    public enum ActionKind
    {
        /// <summary>Play a card, codes 0 to 51.</summary>
        Play,
        /// <summary>Pass in dürt, code 52 (K8.3).</summary>
        Pass,
        /// <summary>Declare a contract, codes 53 to 75 (K3.1).</summary>
        Declare,
        /// <summary>Keep a Rıfkı round, code 76 (K4.3).</summary>
        Keep,
        /// <summary>Annul a Rıfkı round, code 77 (K4.1).</summary>
        Annul,
        /// <summary>Double or redouble nobody, code 78 (K5.2).</summary>
        Iyi,
        /// <summary>Double seats, codes 79 to 93 (K5.2).</summary>
        Kontur,
        /// <summary>Redouble seats, codes 94 to 108 (K6.1).</summary>
        Sur,
    }

    /// <summary>
    /// What a seat can do: codes 0 to 108, each with one text. To double or redouble nobody <i>is</i> <see
    /// cref="Iyi"/>. Where <c>System</c> is used too, name the one you mean: <c>using Action =
    /// KingRules.King.Action;</c>.
    /// </summary>
    public readonly partial struct Action
    {
        /// <summary>How many codes there are.</summary>
        public const int Count = Native.KING_ACTIONS;

        Action(int code)
        {
            number = (byte)code;
        }

        /// <summary>Pass in dürt (K8.3).</summary>
        public static Action Pass => new Action(Native.KING_ACTION_PASS);

        /// <summary>Keep a Rıfkı round (K4.3).</summary>
        public static Action Keep => new Action(Native.KING_ACTION_KEEP);

        /// <summary>Annul a Rıfkı round (K4.1).</summary>
        public static Action Annul => new Action(Native.KING_ACTION_ANNUL);

        /// <summary>Double or redouble nobody (K5.2).</summary>
        public static Action Iyi => new Action(Native.KING_ACTION_IYI);

        /// <summary>Its stable code, 0 to 108.</summary>
        public int Code => number;

        /// <summary>What kind of action it is.</summary>
        public ActionKind Kind
        {
            get
            {
                switch (number)
                {
                    case Native.KING_ACTION_PASS:
                        return ActionKind.Pass;
                    case Native.KING_ACTION_KEEP:
                        return ActionKind.Keep;
                    case Native.KING_ACTION_ANNUL:
                        return ActionKind.Annul;
                    case Native.KING_ACTION_IYI:
                        return ActionKind.Iyi;
                    default:
                        return number < Native.KING_CARDS ? ActionKind.Play
                            : number < Native.KING_ACTION_KEEP ? ActionKind.Declare
                            : number <= Native.KING_ACTION_SUR ? ActionKind.Kontur
                            : ActionKind.Sur;
                }
            }
        }

        /// <summary>The card that is played; <c>null</c> for another action.</summary>
        public Card? Card => Kind == ActionKind.Play ? KingRules.Card.FromIndex(number) : (Card?)null;

        /// <summary>The contract that is declared; <c>null</c> for another action.</summary>
        public Contract? Contract => Kind == ActionKind.Declare
            ? King.Contract.FromIndex(number - Native.KING_ACTION_DECLARE)
            : (Contract?)null;

        /// <summary>The seats that are doubled or redoubled; none for another action.</summary>
        public SeatSet Seats
        {
            get
            {
                switch (Kind)
                {
                    case ActionKind.Kontur:
                        return new SeatSet(number - Native.KING_ACTION_KONTUR);
                    case ActionKind.Sur:
                        return new SeatSet(number - Native.KING_ACTION_SUR);
                    default:
                        return SeatSet.Empty;
                }
            }
        }

        /// <summary>Play that card.</summary>
        public static Action Play(Card card) => new Action(card.Index);

        /// <summary>Declare that contract (K3.1).</summary>
        public static Action Declare(Contract contract) => new Action(Native.KING_ACTION_DECLARE + contract.Index);

        /// <summary>Double these seats (K5.2).</summary>
        public static Action Kontur(SeatSet on) => on.IsEmpty ? Iyi : new Action(Native.KING_ACTION_KONTUR + on.Bits);

        /// <summary>Redouble these seats (K6.1).</summary>
        public static Action Sur(SeatSet on) => on.IsEmpty ? Iyi : new Action(Native.KING_ACTION_SUR + on.Bits);

        /// <summary>A card is the action of playing it.</summary>
        public static implicit operator Action(Card card) => Play(card);

        /// <summary>A contract is the action of declaring it.</summary>
        public static implicit operator Action(Contract contract) => Declare(contract);

        /// <summary>The action of that code, 0 to 108.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such action.</exception>
        public static Action FromCode(int code) => new Action(Interop.Below(code, Count, nameof(code)));
    }
}
