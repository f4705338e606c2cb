using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;

namespace KingRules.Golden
{
    /// <summary>
    /// The golden advice of a game: lines <c>view VIEWER RECORD</c>, and below each what players do in it. A game says what
    /// it finds in the words of the file.
    /// </summary>
    public abstract class AdviceOfViews
    {
        readonly string file;

        protected AdviceOfViews(string file)
        {
            this.file = file;
        }

        [Test]
        public void IsTheSameInAllLanguages()
        {
            var found = new Queue<string>();
            int views = 0, lines = 0;
            foreach (string line in Data.Lines(file))
            {
                string[] words = line.Split(' ');
                switch (words[0])
                {
                    case "view":
                        See(words[1], line.Substring(7));
                        views++;
                        break;
                    case "strength":
                        Assert.That(Players.Strength, Is.EqualTo(int.Parse(words[1])));
                        break;
                    case "greedy":
                        Assert.That("greedy " + Greedy(), Is.EqualTo(line));
                        break;
                    case "advice":
                        Assert.That(found, Is.Empty, line);
                        Settings settings = Settings.Default.WithSeed(ulong.Parse(words[1]))
                            .WithPlayouts(int.Parse(words[2])).WithEstimates(int.Parse(words[3]))
                            .WithInference(words[4] == "1");
                        found = new Queue<string>(Advise(settings));
                        Assert.That(found.Dequeue(), Is.EqualTo(string.Join(" ", words.Skip(5))), line);
                        break;
                    default:
                        Assert.That("estimate " + found.Dequeue(), Is.EqualTo(line));
                        lines++;
                        break;
                }
            }
            Assert.That(found, Is.Empty);
            Assert.That(views, Is.AtLeast(20));
            Assert.That(lines, Is.AtLeast(5 * views));
        }

        /// <summary>Looks at a view.</summary>
        protected abstract void See(string viewer, string record);

        /// <summary>What the greedy player does, and why.</summary>
        protected abstract string Greedy();

        /// <summary>What an advisor does and by how many play-outs, then its estimates.</summary>
        protected abstract IEnumerable<string> Advise(Settings settings);

        /// <summary>An estimate in the words of the file.</summary>
        protected static string Line(
            object action, double mean, double meanError, double difference, double error, int playouts, bool exact,
            IEnumerable<double> others)
        {
            object[] words =
            {
                action, mean * 256, Number(meanError), difference * 256, Number(error), playouts, exact ? 1 : 0,
            };
            return string.Join(" ", words.Concat(others.Select(other => (object)(other * 256))));
        }

        static double Number(double error) => double.IsInfinity(error) ? uint.MaxValue : error * 256;
    }

    [TestFixture]
    public class AdviceInKing : AdviceOfViews
    {
        King.View view;

        public AdviceInKing()
            : base("players.king")
        {
        }

        protected override void See(string viewer, string record)
        {
            view = King.View.Parse(King.SeatExtensions.Parse(viewer), record);
        }

        protected override string Greedy()
        {
            King.Choice choice = King.Opponent.Greedy(view.Table, view.Hand(view.Viewer).Value).Value;
            Assert.That(King.Opponent.Act(view, Level.Easy, 1), Is.EqualTo(choice.Action));
            Assert.That(King.GreedyReasonExtensions.Message(choice.Reason, Lang.Tr), Is.Not.Empty);
            return choice.ToString();
        }

        protected override IEnumerable<string> Advise(Settings settings)
        {
            var advisor = new King.Advisor(view, settings);
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
            Assert.That(advisor.Explain(Lang.Tr), Is.Not.Empty);
            yield return advisor.Best + " " + advisor.Playouts;
            foreach (King.Estimate found in advisor.Estimates)
            {
                yield return Line(found.Action, found.Mean, found.MeanError, found.Difference, found.Error, found.Playouts,
                    found.Exact, found.Others);
            }
        }
    }

    [TestFixture]
    public class AdviceInBalayi : AdviceOfViews
    {
        Balayi.View view;

        public AdviceInBalayi()
            : base("players.balayi")
        {
        }

        protected override void See(string viewer, string record)
        {
            view = Balayi.View.Parse(Balayi.PlayerExtensions.Parse(viewer), record);
        }

        protected override string Greedy()
        {
            // A hand that is locked is not seen.
            Balayi.Choice choice = Balayi.Opponent.Greedy(view.Table, view.Hand(view.Viewer) ?? default(CardSet)).Value;
            Assert.That(Balayi.Opponent.Act(view, Level.Easy, 1), Is.EqualTo(choice.Action));
            Assert.That(Balayi.GreedyReasonExtensions.Message(choice.Reason, Lang.Tr), Is.Not.Empty);
            return choice.ToString();
        }

        protected override IEnumerable<string> Advise(Settings settings)
        {
            var advisor = new Balayi.Advisor(view, settings);
            Assert.That(advisor.Settings, Is.EqualTo(settings));
            while (advisor.Step(37))
            {
                Assert.That(view.LegalActions.Contains(advisor.Best));
            }
            Assert.That(advisor.Explain(Lang.Tr), Is.Not.Empty);
            yield return advisor.Best + " " + advisor.Playouts;
            foreach (Balayi.Estimate found in advisor.Estimates)
            {
                yield return Line(found.Action, found.Mean, found.MeanError, found.Difference, found.Error, found.Playouts,
                    found.Exact, found.Others);
            }
        }
    }
}
