using System.Globalization;
using System.Threading;
using KingRules.King;
using NUnit.Framework;

namespace KingRules.Tests
{
    /// <summary>
    /// Under the Turkish culture <c>"i".ToUpper()</c> is <c>"İ"</c>, and numbers have a decimal comma: no text of the
    /// library may depend on that.
    /// </summary>
    [TestFixture]
    public class CultureTests
    {
        CultureInfo before;

        [SetUp]
        public void SpeakTurkish()
        {
            before = Thread.CurrentThread.CurrentCulture;
            Thread.CurrentThread.CurrentCulture = new CultureInfo("tr-TR");
        }

        [TearDown]
        public void SpeakAsBefore() => Thread.CurrentThread.CurrentCulture = before;

        [Test]
        public void TextsAreTheSame()
        {
            Assert.That("i".ToUpper(), Is.EqualTo("İ"), "the culture is on");
            SplitMix64 choices = Shuffle.Choices(7, 0);
            Round round = new Round(Deal.FromSeed(7), Seat.North, ContractSet.All, HouseRules.Default)
                .Apply(Contract.Rifki).PlayOut(ref choices);
            Assert.That(Round.Parse(round.ToString()), Is.EqualTo(round));
            Assert.That(Contract.Parse("rifki").Name(Lang.Tr), Is.EqualTo("Rıfkı"));
            Assert.That(Card.Parse("hk").ToString(), Is.EqualTo("HK"));
            Assert.That(Contract.Parse("RIFKI"), Is.EqualTo(Contract.Rifki));
            var rules = new HouseRules(rifkiVoid: RifkiVoid.HeartsAlways);
            Assert.That(rules.ToString(), Is.EqualTo("rifki_void=hearts_always"));
            Assert.That(new PerSeat<double>(0.5, 1, 2, 3).ToString(), Is.EqualTo("0.5, 1, 2, 3"));
            Assert.That(new PerSeat<int>(-1, 2, 3, 4).ToString(), Is.EqualTo("-1, 2, 3, 4"));
        }
    }
}
