using System;
using System.Collections.Generic;
using System.Linq;
using KingRules.King;
using NUnit.Framework;
using Action = KingRules.King.Action;

namespace KingRules.Golden
{
    [TestFixture]
    public class KingVectors
    {
        static IEnumerable<TestCaseData> Rounds => Data.Vectors("konturlu");

        static IEnumerable<TestCaseData> Parties => Data.Vectors("konturlu_party");

        [Test]
        public void ThereAreVectors()
        {
            Data.ExpectAtLeast(198, "konturlu");
            Data.ExpectAtLeast(3, "konturlu_party");
        }

        [TestCaseSource("Rounds")]
        public void RoundIsReplayed(string place, string line) => Replay(place, Json.Parse(line));

        [TestCaseSource("Parties")]
        public void PartyIsReplayed(string place, string line)
        {
            Json vector = Json.Parse(line);
            var party = new Party(SeatOf(vector["first_declarer"].Text), Rules(vector["rules"]));
            var lines = new List<string> { party.Head };
            var running = new List<PerSeat<int>> { party.Totals };
            foreach (Json played in vector["rounds"].Items)
            {
                Round round = Replay(place, played);
                Assert.That(party.Dealer, Is.EqualTo(SeatOf(played["dealer"].Text)), place);
                Round start = party.Start(round.Deal);
                Assert.That(start.Unused, Is.EqualTo(round.Unused), place);
                Assert.Throws<RulesException>(() => party.Record(start), place);
                party = party.Record(round);
                if (!round.Annulled)
                {
                    running.Add(party.Totals);
                }
                lines.Add(round.ToString());
            }
            Assert.That(running, Is.EqualTo(vector["sheet"].Items.Select(totals => Four(totals))), place);
            Assert.That(party.Running, Is.EqualTo(running), place);
            foreach (ContractKind kind in ContractSet.All)
            {
                foreach (Seat seat in SeatSet.All)
                {
                    int sum = party.Sheet.Scores(seat, kind).Value.Sum();
                    Assert.That(sum, Is.EqualTo(vector["checks"][seat.Text()][kind.Text()].Int), place);
                }
                int all = SeatSet.All.Sum(seat => party.Sheet.Scores(seat, kind).Value.Sum());
                Assert.That(all, Is.EqualTo(vector["checks"]["all"][kind.Text()].Int), place);
            }
            Assert.That(party.Sheet.Imbalance(), Is.Null, place);
            Outcome outcome = party.Outcome.Value;
            Assert.That(party.Totals, Is.EqualTo(Four(vector["final"])), place);
            Assert.That(party.Totals.Sum(), Is.EqualTo(0), place);
            Assert.That(new Outcome(party.Totals), Is.EqualTo(outcome), place);
            Assert.That(outcome.Cikan, Is.EqualTo(new SeatSet(vector["cikan"].Texts.Select(SeatOf).ToArray())), place);
            Assert.That(outcome.Batan, Is.EqualTo(new SeatSet(vector["batan"].Texts.Select(SeatOf).ToArray())), place);
            Assert.That(party.ToString(), Is.EqualTo(vector["record"].Text), place);
            Assert.That(Party.Parse(vector["record"].Text), Is.EqualTo(party), place);
            var file = new PartyFile();
            int read = lines.Count(each => file.ReadLine(each).HasValue);
            Assert.That(read, Is.EqualTo(vector["rounds"].Items.Length), place);
            Assert.That(file.Party, Is.EqualTo(party), place);
        }

        /// <summary>
        /// Replays a round; all four views and the table follow it, and the one on turn knows what it may do.
        /// </summary>
        static Round Replay(string place, Json vector)
        {
            ContractSet unused = ContractSet.Empty;
            foreach (string name in vector["unused"]["contracts"].Texts)
            {
                unused = unused.With(ContractSet.All.Single(kind => kind.Text() == name));
            }
            var round = new Round(
                Deal.Parse(vector["deal"].Text), SeatOf(vector["declarer"].Text), unused, Rules(vector["rules"]));
            Table table = round.Table;
            View[] views = SeatSet.All.Select(seat => round.View(seat)).ToArray();
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
                Seat seat = round.Turn.Value;
                Assert.That((int)seat, Is.EqualTo(steps[i][0].Int), at);
                Assert.That(round.Phase.Text(), Is.EqualTo(steps[i][1].Text), at);
                Assert.That(Hex(round.LegalActions), Is.EqualTo(steps[i][2].Text), at);
                foreach (View view in views)
                {
                    ActionSet expected = view.Viewer == seat ? round.LegalActions : ActionSet.Empty;
                    Assert.That(view.LegalActions, Is.EqualTo(expected), at);
                }
                Assert.That(table.LegalActions(round.Hand(seat)), Is.EqualTo(round.LegalActions), at);
                Action action = Action.FromCode(steps[i][3].Int);
                round = round.ApplyAs(seat, action);
                table = table.Apply(action);
                views = views.Select(view => view.Apply(action)).ToArray();
            }
            Assert.That(round.Turn, Is.Null, place);
            Assert.That(table, Is.EqualTo(round.Table), place);
            Assert.That(round.Annulled, Is.EqualTo(vector["annulled"].Bool), place);
            Assert.That(round.Taken, Is.EqualTo(Four(vector["taken"])), place);
            PerSeat<int>? scores = vector["scores"].IsNull ? (PerSeat<int>?)null : Four(vector["scores"]);
            Assert.That(round.Scores, Is.EqualTo(scores), place);
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
            Assert.That(illegal.Clause[0], Is.EqualTo('K'), at);
            Assert.That(illegal.Message(Lang.Tr), Is.Not.EqualTo(illegal.Message(Lang.En)), at);
            Assert.That(round.TryApply(action, out Round after), Is.False, at);
            Assert.That(after, Is.EqualTo(round), at);
            var error = Assert.Throws<IllegalActionException>(() => round.Apply(action), at);
            Assert.That(error.Illegal, Is.EqualTo(illegal), at);
        }

        internal static string Hex(ActionSet set) => set.High == 0
            ? set.Low.ToString("x")
            : set.High.ToString("x") + set.Low.ToString("x16");

        internal static PerSeat<int> Four(Json numbers) =>
            new PerSeat<int>(numbers[0].Int, numbers[1].Int, numbers[2].Int, numbers[3].Int);

        internal static Seat SeatOf(string letter) => SeatSet.Parse(letter)[0];

        static HouseRules Rules(Json options)
        {
            HouseRules rules = HouseRules.Default;
            foreach (string name in options.Names)
            {
                Json value = options[name];
                rules = rules.With(name, value.IsBool ? (value.Bool ? "true" : "false") : value.Text);
            }
            return rules;
        }
    }
}
