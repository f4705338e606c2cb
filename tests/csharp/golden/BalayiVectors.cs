using System;
using System.Collections.Generic;
using System.Linq;
using KingRules.Balayi;
using NUnit.Framework;
using Action = KingRules.Balayi.Action;

namespace KingRules.Golden
{
    [TestFixture]
    public class BalayiVectors
    {
        static IEnumerable<TestCaseData> Rounds => Data.Vectors("balayi");

        static IEnumerable<TestCaseData> Matches => Data.Vectors("balayi_match");

        [Test]
        public void ThereAreVectors()
        {
            Data.ExpectAtLeast(60, "balayi");
            Data.ExpectAtLeast(4, "balayi_match");
        }

        [TestCaseSource("Rounds")]
        public void RoundIsReplayed(string place, string line) => Replay(place, Json.Parse(line));

        [TestCaseSource("Matches")]
        public void MatchIsReplayed(string place, string line)
        {
            Json vector = Json.Parse(line);
            var game = new Match((Player)vector["first_dealer"].Int);
            var lines = new List<string> { game.Head };
            foreach (Json played in vector["rounds"].Items)
            {
                Round round = Replay(place, played);
                Assert.That(game.Dealer, Is.EqualTo(round.Dealer), place);
                Round start = game.Start(round.Pack);
                Assert.That(start.Unused, Is.EqualTo(round.Unused), place);
                Assert.Throws<RulesException>(() => game.Record(start), place);
                game = game.Record(round);
                lines.Add(round.ToString());
            }
            Assert.That(game.Running, Is.EqualTo(vector["sheet"].Items.Select(totals => Two(totals))), place);
            Assert.That(game.Totals, Is.EqualTo(Two(vector["final"])), place);
            Player? winner = vector["winner"].IsNull ? (Player?)null : (Player)vector["winner"].Int;
            Assert.That(game.Outcome.Value.Winner, Is.EqualTo(winner), place);
            Assert.That(Match.Parse(game.ToString()), Is.EqualTo(game), place);
            var file = new MatchFile();
            Assert.That(file.ReadLine(lines[0]), Is.Null, place);
            foreach (string record in lines.Skip(1))
            {
                Assert.That(file.ReadLine(record).Value.Scores, Is.Not.Null, place);
            }
            Assert.That(file.Match, Is.EqualTo(game), place);
            foreach (RoundResult result in game.Results)
            {
                Assert.That(result.Scores().Sum(), Is.EqualTo(0), place);
            }
        }

        /// <summary>Replays a round; both views and the table follow it with the cards that are turned up.</summary>
        static Round Replay(string place, Json vector)
        {
            DenominationSet unused = DenominationSet.Empty;
            foreach (string name in vector["unused"].Texts)
            {
                unused = unused.With(DenominationSet.All.Single(denomination => denomination.Text() == name));
            }
            var round = new Round(Pack.Parse(vector["deck"].Text), (Player)vector["dealer"].Int, unused);
            Table table = round.Table;
            View[] views = { round.View(Player.Zero), round.View(Player.One) };
            ILookup<int, Json> refused = vector["refused"].Items.ToLookup(item => item[0].Int);
            Json[] steps = vector["steps"].Items;
            for (int i = 0; i <= steps.Length; i++)
            {
                string at = place + " step " + i;
                foreach (Json refusal in refused[i])
                {
                    ExpectRefusal(at, round, Action.FromCode(refusal[1].Int), refusal[2].Int);
                }
                if (i == steps.Length)
                {
                    break;
                }
                Player player = round.Turn.Value;
                Assert.That((int)player, Is.EqualTo(steps[i][0].Int), at);
                Assert.That(round.Phase.Text(), Is.EqualTo(steps[i][1].Text), at);
                Assert.That(round.LegalActions.Bits.ToString("x"), Is.EqualTo(steps[i][2].Text), at);
                foreach (View view in views)
                {
                    ActionSet expected = view.Viewer == player ? round.LegalActions : ActionSet.Empty;
                    Assert.That(view.LegalActions, Is.EqualTo(expected), at);
                }
                Action action = Action.FromCode(steps[i][3].Int);
                round = round.ApplyAs(player, action, out Revealed revealed);
                table = table.Apply(action, revealed.To(null));
                views = views.Select(view => view.Apply(action, revealed.To(view.Viewer))).ToArray();
                Assert.That(table, Is.EqualTo(round.Table), at);
                Assert.That(views, Is.EqualTo(new[] { round.View(Player.Zero), round.View(Player.One) }), at);
            }
            Assert.That(round.Turn, Is.Null, place);
            Assert.That(round.Taken, Is.EqualTo(Two(vector["tricks"])), place);
            Assert.That(round.Scores, Is.EqualTo(Two(vector["scores"])), place);
            string record = vector["record"].Text;
            Assert.That(round.ToString(), Is.EqualTo(record), place);
            Assert.That(Round.Parse(record), Is.EqualTo(round), place);
            Assert.That(Table.Parse(table.ToString()), Is.EqualTo(table), place);
            foreach (View view in views)
            {
                Assert.That(View.Parse(view.Viewer, view.ToString()), Is.EqualTo(view), place);
            }
            return round;
        }

        static void ExpectRefusal(string at, Round round, Action action, int reason)
        {
            Illegal illegal = round.WhyNot(action).Value;
            Assert.That((int)illegal.Reason, Is.EqualTo(reason), at + " " + action);
            Assert.That(illegal.Clause[0], Is.EqualTo('B'), at);
            Assert.That(illegal.Message(Lang.Tr), Is.Not.EqualTo(illegal.Message(Lang.En)), at);
            Assert.That(round.TryApply(action, out Round after), Is.False, at);
            Assert.That(after, Is.EqualTo(round), at);
            var error = Assert.Throws<IllegalActionException>(() => round.Apply(action), at);
            Assert.That(error.Illegal, Is.EqualTo(illegal), at);
        }

        static PerPlayer<int> Two(Json numbers) => new PerPlayer<int>(numbers[0].Int, numbers[1].Int);
    }
}
