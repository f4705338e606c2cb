using System.Linq;
using KingRules.King;
using NUnit.Framework;

namespace KingRules.Tests
{
    [TestFixture]
    public class PartyTests
    {
        [Test]
        public void APartyIsKeptFromResults()
        {
            var party = new Party(Seat.South, HouseRules.Default);
            Assert.That(party.Declarer, Is.EqualTo(Seat.South));
            Assert.That(party.Dealer, Is.EqualTo(Seat.East));
            Party after = party.RecordResult(new RoundResult(
                Seat.South, Contract.Durt(Rank.Four), Doubles.Parse("S>W,W>S"), new PerSeat<int>(20, -10, 45, 10)));
            Assert.That(party.Count, Is.EqualTo(0), "the old party stays as it is");
            Assert.That(after.Totals, Is.EqualTo(new PerSeat<int>(142, 112, 237, 62)));
            Assert.That(after.ToString(), Is.EqualTo("king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10"));
            Assert.That(after.Running.Count, Is.EqualTo(2));
            Assert.That(after.Results.Single().Declarer, Is.EqualTo(Seat.South));
            Assert.That(after.Unused(Seat.South).Contains(ContractKind.Durt), Is.False);
            Assert.That(after.Outcome, Is.Null);
            Assert.That(after.Results[0].Scores(after.HouseRules), Is.EqualTo(new PerSeat<int>(20, -10, 115, -60)));
            var counted = new RoundResult(Seat.West, Contract.KizAlmaz, Doubles.None, new PerSeat<int>(10, 10, 10, 0));
            var refused = Assert.Throws<RulesException>(() => after.RecordResult(counted).ToString());
            Assert.That(refused.Status, Is.EqualTo(StatusCode.Points));
            Assert.That(refused.Message.Contains("K3.1"), Is.True);
        }

        /// <summary>K10.3: who knows how the party stands may aim at coming out.</summary>
        [Test]
        public void AnAdvisorInAParty()
        {
            var party = new Party(Seat.North, HouseRules.Default);
            View view = party.Start(Deal.FromSeed(7)).View(Seat.North);
            Settings settings = Settings.Of(Level.Hard).WithPlayouts(60).WithEstimates(46).In(party);
            Assert.That(settings.InParty && settings.Objective == Objective.ComeOut, Is.True);
            Assert.That(settings == Settings.Of(Level.Hard).WithPlayouts(60).WithEstimates(46), Is.False);
            var advisor = new Advisor(view, settings);
            while (advisor.Step(50))
            {
            }
            Assert.That(advisor.Estimates.All(estimate => estimate.Mean > 0 && estimate.Mean < 100), Is.True);
            var points = new Advisor(view, settings.WithObjective(Objective.MostPoints));
            points.Step(1000);
            Assert.That(points.Estimates[0].Later, Is.Not.EqualTo(0.0));
            Party other = Party.Parse("king-sheet1 N - rifki/-/0,0,0,30");
            Assert.Throws<RulesException>(() => new Advisor(view, settings.In(other)));
        }

        [Test]
        public void AnEarlierRoundIsPutRight()
        {
            var wrong = new RoundResult(Seat.South, Contract.Rifki, Doubles.None, new PerSeat<int>(30, 0, 0, 0));
            var right = new RoundResult(Seat.South, Contract.Rifki, Doubles.None, new PerSeat<int>(0, 30, 0, 0));
            var other = new RoundResult(Seat.South, Contract.ElAlmaz, Doubles.None, new PerSeat<int>(0, 30, 0, 0));
            Party party = new Party(Seat.South, HouseRules.Default).RecordResult(wrong);
            Assert.That(party.Correct(0, right).Results.Single(), Is.EqualTo(right));
            Party anew = new Party(Seat.South, HouseRules.Default).RecordResult(right);
            Assert.That(party.Correct(0, right), Is.EqualTo(anew));
            Assert.Throws<RulesException>(() => party.Correct(0, other).ToString());
            Assert.That(party.Results.Single(), Is.EqualTo(wrong));
        }

        [Test]
        public void APartyIsPlayedToItsEnd()
        {
            var party = new Party(Deal.FirstDeclarer(Shuffle.Pack(3)).Value, HouseRules.Default);
            for (ulong k = 0; !party.IsOver; k++)
            {
                SplitMix64 choices = Shuffle.Choices(3, k);
                party = party.Record(party.Start(Deal.FromSeed(Shuffle.DealSeed(3, k))).PlayOut(ref choices));
            }
            Assert.That(party.Count, Is.EqualTo(Party.Rounds));
            Assert.That(party.Declarer, Is.Null);
            Assert.That(party.Totals.Sum(), Is.EqualTo(0));
            Assert.That(party.Sheet.Imbalance(), Is.Null);
            Outcome outcome = party.Outcome.Value;
            Assert.That(outcome.Cikan | outcome.Batan, Is.EqualTo(SeatSet.All));
            Assert.That(outcome.Ranks.Min(), Is.EqualTo(1));
            Assert.That(
                Assert.Throws<RulesException>(() => party.Start(Deal.FromSeed(1))).Status, Is.EqualTo(StatusCode.Over));
        }

        [Test]
        public void ASheetKeptByHandIsChecked()
        {
            Sheet sheet = Sheet.Empty.Enter(Seat.North, ContractKind.ErkekAlmaz, new PerSeat<int>(12, -6, 12, -66));
            Assert.That(sheet.Imbalance(), Is.Null);
            sheet = sheet.Enter(Seat.North, ContractKind.Rifki, new PerSeat<int>(0, -30, 30, 0));
            Refusal wrong = sheet.Imbalance().Value;
            Assert.That(wrong.ToString(), Is.EqualTo(
                "Rifki (no king of hearts), declared by North, sums to 0 instead of -30 (K10.2)"));
            Assert.That(wrong.Message(Lang.Tr), Is.Not.EqualTo(wrong.Message(Lang.En)));
            Assert.That(sheet.Scores(Seat.North, ContractKind.Rifki).Value.Sum(), Is.EqualTo(0));
            Assert.That(sheet.Scores(Seat.East, ContractKind.Rifki), Is.Null);
            Assert.That(sheet.Totals, Is.EqualTo(new PerSeat<int>(134, 86, 164, 56)));
        }
    }
}
