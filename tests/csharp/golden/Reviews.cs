using System.Linq;
using KingRules.King;
using NUnit.Framework;

namespace KingRules.Golden
{
    /// <summary>An ending is solved and its round reviewed, with the same figures.</summary>
    public class Reviews
    {
        const string Ending = "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz " +
            "iyi iyi iyi SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3";

        [Test]
        public void AnEndingIsSolved()
        {
            Round round = Round.Parse(Ending);
            var actions = Review.Solve(round);
            Assert.That(actions.Count, Is.EqualTo(round.LegalActions.Count));
            Assert.That(actions[0].Action.ToString(), Is.EqualTo("DQ"));
            Assert.That(Review.PlayOutBest(round).Scores, Is.EqualTo(actions[0].Scores));
            Assert.That(actions.Select(one => one.Scores[Seat.North]), Is.Ordered.Descending);
            var refused = Assert.Throws<RulesException>(() => Review.Solve(round, 3));
            Assert.That(refused.Status, Is.EqualTo(StatusCode.Advice));
        }

        [Test]
        public void ItsRoundIsReviewed()
        {
            Round round = Round.Parse(Ending);
            var actions = Review.Solve(round);
            Solved last = actions[actions.Count - 1];
            round = round.Apply(last.Action);
            Settings settings = Settings.Default.WithPlayouts(60).WithEstimates(60);
            Judgement[] judged = Review.Of(round, settings).ToArray();
            Assert.That(judged.Select(one => one.Number), Is.EqualTo(Enumerable.Range(0, 37)));
            Judgement end = judged[36];
            Assert.That(end.Seat, Is.EqualTo(Seat.North));
            Assert.That(end.Action, Is.EqualTo(last.Action));
            Assert.That(end.Hindsight.Value.Exact);
            Assert.That(end.Hindsight.Value.Best, Is.EqualTo(actions[0].Action));
            int lost = actions[0].Scores[Seat.North] - last.Scores[Seat.North];
            Assert.That(end.Hindsight.Value.GivenAway, Is.EqualTo(lost));
            Assert.That(end.View.HasValue);
            Assert.That(end.Message(Lang.Tr).Substring(0, 7), Is.EqualTo("Kuzey: "));
            Assert.That(end.Objective, Is.EqualTo(Objective.MostPoints));
            Assert.That(Review.Judge(round, 37, settings), Is.Null);
        }

        /// <summary>K10.3: the first round of a party.</summary>
        [Test]
        public void ItsRoundIsReviewedByWhoComesOut()
        {
            Round round = Round.Parse(Ending);
            round = round.Apply(Review.Solve(round).Last().Action);
            Settings settings = Settings.Default.WithPlayouts(60).WithEstimates(60).WithObjective(Objective.ComeOut);
            Judgement end = Review.Judge(round, 36, settings.In(new Party(Seat.North))).Value;
            Assert.That(end.Objective, Is.EqualTo(Objective.ComeOut));
            Assert.That(end.Hindsight.Value.GivenAway, Is.GreaterThan(0.0).And.LessThan(100.0));
            Party other = Party.Parse("king-sheet1 N - rifki/-/0,0,0,30");
            Assert.Throws<RulesException>(() => Review.Judge(round, 36, settings.In(other)));
        }
    }
}
