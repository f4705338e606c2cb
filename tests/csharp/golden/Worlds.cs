using System;
using System.Collections.Generic;
using System.Linq;
using KingRules.King;
using NUnit.Framework;

namespace KingRules.Golden
{
    /// <summary>
    /// The golden worlds: lines <c>view SEAT RECORD</c>, and below each what is asked of its worlds, with the answers.
    /// </summary>
    [TestFixture]
    public class WorldsOfViews
    {
        static IEnumerable<TestCaseData> KingViews => Views("worlds.king");

        static IEnumerable<TestCaseData> BalayiViews => Views("worlds.balayi");

        static IEnumerable<TestCaseData> Views(string name)
        {
            var lines = new List<string>();
            foreach (string line in Data.Lines(name).Concat(new[] { "view" }))
            {
                if (line.StartsWith("view", StringComparison.Ordinal) && lines.Count > 0)
                {
                    yield return new TestCaseData((object)lines.ToArray()).SetName(lines[0]);
                    lines.Clear();
                }
                lines.Add(line);
            }
        }

        [Test]
        public void ThereAreManyViews()
        {
            Assert.That(KingViews.Count(), Is.GreaterThanOrEqualTo(40));
            Assert.That(BalayiViews.Count(), Is.GreaterThanOrEqualTo(30));
        }

        [TestCaseSource("KingViews")]
        public void KingHasTheseWorlds(string[] lines)
        {
            string[] head = lines[0].Split(new[] { ' ' }, 3);
            View view = View.Parse(SeatOf(head[1]), head[2]);
            Worlds worlds = view.Worlds;
            Assert.That(worlds.View, Is.EqualTo(view));
            Assert.That(lines.Length, Is.GreaterThan(10));
            foreach (string line in lines.Skip(1))
            {
                string[] words = line.Split(' ');
                string found = Answer(worlds, words, out int asked);
                Assert.That(found, Is.EqualTo(string.Join(" ", words.Skip(asked))), line);
            }
        }

        static string Answer(Worlds worlds, string[] words, out int asked)
        {
            asked = 3;
            switch (words[0])
            {
                case "count":
                    asked = 1;
                    return worlds.Count.ToString();
                case "world":
                    asked = 2;
                    Round? world = worlds.Nth(ulong.Parse(words[1]));
                    Assert.That(!world.HasValue || worlds.Rank(world.Value) == ulong.Parse(words[1]));
                    return DealOf(world);
                case "draw":
                    return DealOf(worlds.Draw(ulong.Parse(words[1]), ulong.Parse(words[2])));
                case "count_with":
                    Card card = Card.Parse(words[2]);
                    ulong count = worlds.CountWith(SeatOf(words[1]), card);
                    Assert.That(worlds.Chances()[SeatOf(words[1])][card.Index], Is.EqualTo(count));
                    return count.ToString();
                case "possible":
                    asked = 2;
                    return worlds.Possible(SeatOf(words[1])).ToString();
                case "with":
                    return Told(worlds.With(SeatOf(words[1]), CardSet.Parse(words[2])));
                case "without":
                    return Told(worlds.Without(SeatOf(words[1]), CardSet.Parse(words[2])));
                default:
                    throw new ArgumentException(words[0]);
            }
        }

        [TestCaseSource("BalayiViews")]
        public void BalayiHasTheseWorlds(string[] lines)
        {
            string[] head = lines[0].Split(new[] { ' ' }, 3);
            Balayi.View view = Balayi.View.Parse((Balayi.Player)int.Parse(head[1]), head[2]);
            Balayi.Worlds worlds = view.Worlds;
            Assert.That(worlds.View, Is.EqualTo(view));
            Assert.That(lines.Length, Is.GreaterThan(10));
            foreach (string line in lines.Skip(1))
            {
                string[] words = line.Split(' ');
                string found = Answer(worlds, words, out int asked);
                Assert.That(found, Is.EqualTo(string.Join(" ", words.Skip(asked))), line);
            }
        }

        static string Answer(Balayi.Worlds worlds, string[] words, out int asked)
        {
            asked = 3;
            switch (words[0])
            {
                case "count":
                    asked = 1;
                    return Told(worlds.Count);
                case "world":
                    asked = 2;
                    Balayi.WorldNumber i = Number(words[1]);
                    Balayi.Round? world = worlds.Nth(i);
                    Assert.That(!world.HasValue || worlds.Rank(world.Value) == i);
                    return PackOf(world);
                case "draw":
                    return PackOf(worlds.Draw(ulong.Parse(words[1]), ulong.Parse(words[2])));
                case "count_with":
                    Card card = Card.Parse(words[2]);
                    Balayi.WorldNumber? count = worlds.CountWith(PlaceOf(worlds, words[1]), card);
                    Balayi.WorldNumber[] chances = worlds.Chances(PlaceOf(worlds, words[1]));
                    Assert.That(chances == null ? !worlds.Count.HasValue : chances[card.Index] == count);
                    return Told(count);
                case "possible":
                    asked = 2;
                    return worlds.Possible(PlaceOf(worlds, words[1])).ToString();
                case "with":
                    return Told(worlds.With((Balayi.Player)int.Parse(words[1]), CardSet.Parse(words[2])));
                case "without":
                    return Told(worlds.Without((Balayi.Player)int.Parse(words[1]), CardSet.Parse(words[2])));
                default:
                    throw new ArgumentException(words[0]);
            }
        }

        /// <summary>A number of 128 bits by its digits.</summary>
        static Balayi.WorldNumber Number(string digits)
        {
            var limbs = new ulong[4];
            foreach (char digit in digits)
            {
                ulong carry = (ulong)(digit - '0');
                for (int i = 0; i < limbs.Length; i++)
                {
                    carry += limbs[i] * 10;
                    limbs[i] = carry & uint.MaxValue;
                    carry >>= 32;
                }
            }
            var number = new Balayi.WorldNumber(limbs[1] << 32 | limbs[0], limbs[3] << 32 | limbs[2]);
            Assert.That(number.ToString(), Is.EqualTo(digits));
            return number;
        }

        static Balayi.Place PlaceOf(Balayi.Worlds worlds, string slot) =>
            Balayi.Place.Of(int.Parse(slot), worlds.View.Dealer);

        static string Told(Balayi.WorldNumber? count) => count.HasValue ? count.Value.ToString() : "-";

        static string Told(Balayi.Worlds worlds) => Told(worlds.Count) + " " + PackOf(worlds.Draw(7, 0));

        static string PackOf(Balayi.Round? world) => world.HasValue ? world.Value.Pack.ToString() : "-";

        static Seat SeatOf(string text) => KingVectors.SeatOf(text);

        static string Told(Worlds worlds) => worlds.Count + " " + DealOf(worlds.Draw(7, 0));

        static string DealOf(Round? world) => world.HasValue ? world.Value.Deal.ToString() : "-";
    }
}
