using System.Collections.Generic;

namespace KingRules.__Game__
{
    /// <summary>
    /// What an action is worth to the __actor__ on turn, if all play on as greedy does: the mean over worlds that had no part in the
    /// choice, or over all worlds where they are few. Numbers are in __unit__s.
    /// </summary>
    public readonly struct Estimate
    {
        internal unsafe Estimate(__game___estimate estimate)
        {
            Action = Action.FromCode(estimate.action);
            Mean = estimate.mean / 256.0;
            MeanError = OfError(estimate.mean_error);
            var others = new double[__others__];
            for (int i = 0; i < others.Length; i++)
            {
                others[i] = estimate.others[i] / 256.0;
            }
            Others = others;
            Difference = estimate.difference / 256.0;
            Error = OfError(estimate.error);
            Playouts = (int)estimate.playouts;
            Exact = estimate.exact != 0;__take_later__
        }

        /// <summary>The action.</summary>
        public Action Action { get; }

        /// <summary>
        /// What it comes to: what the round scores.__chance__
        /// </summary>
        public double Mean { get; }

        /// <summary>The standard error of the mean; infinite before the second play-out.</summary>
        public double MeanError { get; }

        /// <summary>What it comes to for the others, from the left.</summary>
        public IReadOnlyList<double> Others { get; }

        /// <summary>The mean less that of the best action: the one that was chosen, but where a generosity chose another.</summary>
        public double Difference { get; }

        /// <summary>The standard error of the difference; infinite before the second play-out.</summary>
        public double Error { get; }

        /// <summary>In how many worlds it was played out for this estimate.</summary>
        public int Playouts { get; }

        /// <summary>Whether these are all worlds there are: then there is no error.</summary>
        public bool Exact { get; }__later__

        /// <summary>The action and what it is worth.</summary>
        public override string ToString() =>
            System.FormattableString.Invariant($"{Action}: {Mean:0.00} ({Difference:0.00} ± {Error:0.00})");

        static double OfError(uint error) => error == uint.MaxValue ? double.PositiveInfinity : error / 256.0;
    }
}
