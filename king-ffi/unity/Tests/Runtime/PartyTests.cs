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
            Party after = party.RecordResult(
                Contract.Durt(Rank.Four), Doubles.Parse("S>W,W>S"), new PerSeat<int>(20, -10, 45, 10));
            Assert.That(party.Count, Is.EqualTo(0), "the old party stays as it is");
            Assert.That(after.Totals, Is.EqualTo(new PerSeat<int>(142, 112, 237, 62)));
            Assert.That(after.ToString(), Is.EqualTo("king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10"));
            Assert.That(after.Running.Count, Is.EqualTo(2));
            Assert.That(after.Results.Single().Declarer, Is.EqualTo(Seat.South));
            Assert.That(after.Unused(Seat.South).Contains(ContractKind.Durt), Is.False);
            Assert.That(after.Outcome, Is.Null);
            var refused = Assert.Throws<RulesException>(
                () => after.RecordResult(Contract.KizAlmaz, Doubles.None, new PerSeat<int>(10, 10, 10, 0)));
            Assert.That(refused.Status, Is.EqualTo(Status.Points));
            Assert.That(refused.Message.Contains("K3.1"), Is.True);
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
            Assert.That(party.Sheet.Check(), Is.Null);
            Outcome outcome = party.Outcome.Value;
            Assert.That(outcome.Cikan | outcome.Batan, Is.EqualTo(SeatSet.All));
            Assert.That(outcome.Ranks.Min(), Is.EqualTo(1));
            Assert.That(
                Assert.Throws<RulesException>(() => party.Start(Deal.FromSeed(1))).Status, Is.EqualTo(Status.Over));
        }

        [Test]
        public void ASheetKeptByHandIsChecked()
        {
            Sheet sheet = Sheet.Empty.Enter(Seat.North, ContractKind.ErkekAlmaz, new PerSeat<int>(12, -6, 12, -66));
            Assert.That(sheet.Check(), Is.Null);
            sheet = sheet.Enter(Seat.North, ContractKind.Rifki, new PerSeat<int>(0, -30, 30, 0));
            Imbalance wrong = sheet.Check().Value;
            Assert.That(wrong.ToString(), Is.EqualTo("rifki declared by N sums to 0 instead of -30 (K10.2)"));
            Assert.That(sheet.Sum(Seat.North, ContractKind.Rifki), Is.EqualTo(0));
            Assert.That(sheet.Scores(Seat.East, ContractKind.Rifki), Is.Null);
            Assert.That(sheet.Totals, Is.EqualTo(new PerSeat<int>(134, 86, 164, 56)));
        }

        [Test]
        public void SimulatedRoundsHaveWhatIsPrescribed()
        {
            Doubles doubles = Doubles.Parse("N>W,W>N");
            var simulation = new Simulation(
                5, declarer: Seat.West, contract: Contract.Koz(Suit.Clubs), talk: Talk.Said(doubles));
            Round round = simulation.Round(9);
            Assert.That(round.Table.Doubles, Is.EqualTo(doubles));
            Assert.That(round.Table.Declarer, Is.EqualTo(Seat.West));
            Assert.That(round.Scores, Is.Not.Null);
            Assert.That(simulation.Round(9), Is.EqualTo(round));
            var nothing = new Simulation(5, unused: ContractSet.Empty);
            Assert.That(
                Assert.Throws<RulesException>(() => nothing.Round(0)).Status, Is.EqualTo(Status.NothingToDeclare));
        }
    }
}
