using System;
using System.Collections.Generic;
using System.Linq;
using KingRules.King;
using NUnit.Framework;

namespace KingRules.Golden
{
    /// <summary>Records, seeds and counts of the golden data.</summary>
    [TestFixture]
    public class Records
    {
        [Test]
        public void GoldenPartyIsReadAndWrittenAgain()
        {
            string text = Data.Text("party-seed-1.king");
            var file = new PartyFile();
            string written = "";
            foreach (string line in text.TrimEnd('\n').Split('\n'))
            {
                Round? round = file.ReadLine(line);
                written += (round.HasValue ? round.Value.ToString() : file.Party.Value.Head) + "\n";
            }
            Assert.That(written, Is.EqualTo(text));
            Assert.That(file.Party.Value.Outcome, Is.Not.Null);
            Assert.That(file.Party.Value.Totals.Sum(), Is.EqualTo(0));
        }

        [Test]
        public void GoldenMatchIsReadAndWrittenAgain()
        {
            var file = new Balayi.MatchFile();
            string[] lines = Data.Lines("balayi_match.txt").ToArray();
            foreach (string line in lines)
            {
                Balayi.Round? round = file.ReadLine(line);
                Assert.That(round.HasValue ? round.Value.ToString() : file.Match.Value.Head, Is.EqualTo(line));
            }
            Assert.That(lines.Length, Is.GreaterThan(10));
            Assert.That(file.Match.Value.IsOver);
        }

        [Test]
        public void PartyOfSeedOneIsPlayedAgain()
        {
            Seat first = Deal.FirstDeclarer(Shuffle.Pack(1)).Value;
            var party = new Party(first, HouseRules.Default);
            string file = party.Head + "\n";
            for (ulong k = 0; !party.IsOver; k++)
            {
                SplitMix64 choices = Shuffle.Choices(1, k);
                Round round = party.Start(Deal.FromSeed(Shuffle.DealSeed(1, k))).PlayOut(ref choices);
                party = party.Record(round);
                file += round + "\n";
            }
            Assert.That(file, Is.EqualTo(Data.Text("party-seed-1.king")));
        }

        /// <summary>The worked examples of the sources, with the sources' own numbers.</summary>
        [Test]
        public void WorkedExamplesHaveTheirScores()
        {
            Dictionary<string, Round> records = WorkedRecords();
            Json[] examples = Json.Parse(Data.Text("worked-examples.json"))["konturlu_scores"].Items;
            Assert.That(examples, Is.Not.Empty);
            foreach (Json example in examples)
            {
                string name = example["id"].Text;
                PerSeat<int> scores = records[name].Scores.Value;
                foreach (string seat in example["scores"].Names)
                {
                    Assert.That(scores[KingVectors.SeatOf(seat)], Is.EqualTo(example["scores"][seat].Int), name);
                }
            }
        }

        /// <summary>The records of the examples by the name that begins the comment above each.</summary>
        static Dictionary<string, Round> WorkedRecords()
        {
            var records = new Dictionary<string, Round>();
            string name = null;
            foreach (string line in Data.Text("worked-examples.king").Split('\n'))
            {
                string[] words = line.Split(' ');
                if (words[0] == "king1")
                {
                    Round round = Round.Parse(line);
                    Assert.That(round.ToString(), Is.EqualTo(line));
                    records.Add(name, round);
                }
                else if (words[0] == "#" && words[1].Length == 2 && words[1][1] >= '0' && words[1][1] <= '9')
                {
                    name = words[1];
                }
            }
            return records;
        }

        [Test]
        public void SeedsGiveTheirPacks()
        {
            Json seeds = Json.Parse(Data.Text("seeds.json"));
            foreach (string seed in seeds["packs"].Names)
            {
                ulong number = ulong.Parse(seed);
                string pack = seeds["packs"][seed].Text;
                Assert.That(string.Join(" ", Shuffle.Pack(number)), Is.EqualTo(pack));
                Assert.That(Balayi.Pack.FromSeed(number).ToString(), Is.EqualTo(pack));
                Card[] north = Shuffle.Pack(number).Take(13).ToArray();
                Assert.That(Deal.FromSeed(number).Hand(Seat.North), Is.EqualTo(new CardSet(north)));
            }
            foreach (string seed in seeds["splitmix64"].Names)
            {
                var numbers = new SplitMix64(ulong.Parse(seed));
                foreach (string number in seeds["splitmix64"][seed].Texts)
                {
                    Assert.That(numbers.NextUInt64().ToString(), Is.EqualTo(number));
                }
            }
        }

        static IEnumerable<TestCaseData> KingCounts => Counts("perft.king");

        static IEnumerable<TestCaseData> BalayiCounts => Counts("perft.balayi");

        static IEnumerable<TestCaseData> Counts(string name)
        {
            foreach (string line in Data.Lines(name))
            {
                string[] parts = line.Split(new[] { ' ' }, 3);
                yield return new TestCaseData(int.Parse(parts[0]), ulong.Parse(parts[1]), parts[2]);
            }
        }

        [TestCaseSource("KingCounts")]
        public void WaysToGoOnInKing(int depth, ulong count, string record) =>
            Assert.That(Round.Parse(record).Perft(depth), Is.EqualTo(count));

        [TestCaseSource("BalayiCounts")]
        public void WaysToGoOnInBalayi(int depth, ulong count, string record) =>
            Assert.That(Balayi.Round.Parse(record).Perft(depth), Is.EqualTo(count));
    }
}
