using System;
using System.Collections.Generic;
using KingRules.King;
using NUnit.Framework;
using Action = KingRules.King.Action;

namespace KingRules.Golden
{
    /// <summary>The golden advice: lines <c>view SEAT RECORD</c>, and below each what players do in it.</summary>
    [TestFixture]
    public class AdviceOfViews
    {
        [Test]
        public void IsTheSameInAllLanguages()
        {
            View view = default(View);
            Advisor advisor = null;
            Queue<Estimate> estimates = new Queue<Estimate>();
            int views = 0, found = 0;
            foreach (string line in Data.Lines("players.king"))
            {
                string[] words = line.Split(' ');
                switch (words[0])
                {
                    case "view":
                        view = View.Parse(SeatExtensions.Parse(words[1]), line.Substring(7));
                        views++;
                        break;
                    case "strength":
                        Assert.That(Players.Strength, Is.EqualTo(int.Parse(words[1])));
                        break;
                    case "greedy":
                        Assert.That(Opponent.Act(view, Level.Easy, 1), Is.EqualTo(Action.Parse(words[1])), line);
                        break;
                    case "advice":
                        Assert.That(estimates, Is.Empty, line);
                        Settings settings = Settings.Default.WithSeed(ulong.Parse(words[1]))
                            .WithPlayouts(int.Parse(words[2])).WithEstimates(int.Parse(words[3]));
                        advisor = new Advisor(view, settings);
                        Assert.That(advisor.Settings, Is.EqualTo(settings));
                        Assert.That(advisor.View, Is.EqualTo(view));
                        for (var plan = advisor.Plan; plan.Begin < plan.End; plan = advisor.Plan)
                        {
                            ulong middle = (plan.Begin + plan.End + 1) / 2;
                            Sums first = advisor.Run(plan.Begin, middle), second = advisor.Run(middle, plan.End);
                            advisor.Absorb(first);
                            if (middle < plan.End)
                            {
                                advisor.Absorb(second);
                            }
                        }
                        Assert.That(advisor.Step(10), Is.False);
                        Assert.That(advisor.Best, Is.EqualTo(Action.Parse(words[4])), line);
                        Assert.That(advisor.Playouts, Is.EqualTo(ulong.Parse(words[5])), line);
                        Assert.That(advisor.Explain(Lang.Tr), Is.Not.Empty);
                        estimates = new Queue<Estimate>(advisor.Estimates);
                        break;
                    default:
                        Estimate estimate = estimates.Dequeue();
                        Assert.That(estimate.Action, Is.EqualTo(Action.Parse(words[1])), line);
                        Assert.That(estimate.Mean * 256, Is.EqualTo(int.Parse(words[2])), line);
                        Assert.That(double.IsInfinity(estimate.Error), Is.EqualTo(words[8] == "4294967295"), line);
                        Assert.That(estimate.Difference * 256, Is.EqualTo(int.Parse(words[7])), line);
                        Assert.That(estimate.Playouts, Is.EqualTo(int.Parse(words[9])), line);
                        Assert.That(estimate.Exact, Is.EqualTo(words[10] == "1"), line);
                        found++;
                        break;
                }
            }
            Assert.That(views, Is.AtLeast(20));
            Assert.That(found, Is.AtLeast(5 * views));
        }
    }
}
