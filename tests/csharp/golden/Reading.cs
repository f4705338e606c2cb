using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;
using KingRules.King;
using NUnit.Framework;

namespace KingRules.Golden
{
    /// <summary>What is read besides the one form that is written: the tables of the notation, under every culture.</summary>
    [TestFixture]
    public class Reading
    {
        const string Hands = "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32";

        static readonly Dictionary<string, Func<string, string>> Readers = new Dictionary<string, Func<string, string>>
        {
            ["suit"] = text => SuitExtensions.Parse(text).Text(),
            ["rank"] = text => RankExtensions.Parse(text).Text(),
            ["card"] = text => Card.Parse(text).ToString(),
            ["language"] = text => LangExtensions.Parse(text).Text(),
            ["hand"] = text => CardSet.Parse(text).ToString(),
            ["seat"] = text => SeatExtensions.Parse(text).Text(),
            ["seats"] = text => SeatSet.Parse(text).ToString(),
            ["contract kind"] = text => ContractKindExtensions.Parse(text).Text(),
            ["contract"] = text => Contract.Parse(text).ToString(),
            ["action"] = text => King.Action.Parse(text).ToString(),
            ["doubles"] = text => Doubles.Parse(text).ToString(),
            ["player"] = text => Balayi.PlayerExtensions.Text(Balayi.PlayerExtensions.Parse(text)),
            ["denomination"] = text => Balayi.DenominationExtensions.Text(Balayi.DenominationExtensions.Parse(text)),
            ["balayi action"] = text => Balayi.Action.Parse(text).ToString(),
        };

        const string Record = "king1 " + Hands + " S all - el_almaz iyi kontur:S iyi iyi HA H8";

        static readonly string Pack = Balayi.Pack.FromSeed(7).ToString();
        static readonly string BalayiRecord = "balayi1 " + Pack + " 0 all S";
        static readonly string BalayiView = Balayi.Round.Parse(BalayiRecord).View(Balayi.Player.One).ToString();

        static readonly KeyValuePair<Func<string, string>, string>[] Lines =
        {
            Line(text => ContractSet.Parse(text).ToString(), "rifki,koz"),
            Line(text => Balayi.DenominationSet.Parse(text).ToString(), "C,NT"),
            Line(text => HouseRules.Parse(text).ToString(), "koz_void=must_trump"),
            Line(text => Deal.Parse(text).ToString(), Hands),
            Line(text => Balayi.Pack.Parse(text).ToString(), Pack),
            Line(text => Round.Parse(text).ToString(), Record),
            Line(text => Table.Parse(text).ToString(), "king1 N:? ? ? ? S all - el_almaz iyi"),
            Line(text => View.Parse(Seat.South, text).ToString(), "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi"),
            Line(text => Party.Parse(text).ToString(), "king-sheet1 N - kiz_almaz/E>N/10,10,10,10"),
            Line(Head, "king-party1 S koz_void=must_trump"),
            Line(text => Read("king-party1 S -", text), Record),
            Line(text => Balayi.Round.Parse(text).ToString(), BalayiRecord),
            Line(text => Balayi.Table.Parse(text).ToString(), BalayiView),
            Line(text => Balayi.View.Parse(Balayi.Player.One, text).ToString(), BalayiView),
            Line(text => Balayi.Match.Parse(text).ToString(), "balayi-sheet1 0 S/11,15"),
            Line(BalayiHead, "balayi-match1 1"),
            Line(text => BalayiRead("balayi-match1 0", text), BalayiRecord),
        };

        /// <summary>The head of a file, as the file writes it again.</summary>
        static string Head(string line)
        {
            var file = new PartyFile();
            Assert.That(file.ReadLine(line), Is.Null);
            return file.Party.Value.Head;
        }

        static string BalayiHead(string line)
        {
            var file = new Balayi.MatchFile();
            Assert.That(file.ReadLine(line), Is.Null);
            return file.Match.Value.Head;
        }

        /// <summary>The record on the second line of a file.</summary>
        static string Read(string first, string line)
        {
            var file = new PartyFile();
            file.ReadLine(first);
            return file.ReadLine(line).ToString();
        }

        static string BalayiRead(string first, string line)
        {
            var file = new Balayi.MatchFile();
            file.ReadLine(first);
            return file.ReadLine(line).ToString();
        }

        static KeyValuePair<Func<string, string>, string> Line(Func<string, string> read, string text) =>
            new KeyValuePair<Func<string, string>, string>(read, text);

        static string Unescaped(string cell) => Regex.Replace(cell.Trim(' ', '`'), @"\\(?:u\{(\w+)\}|([rnt]))", found =>
            found.Groups[1].Success
                ? ((char)int.Parse(found.Groups[1].Value, NumberStyles.HexNumber, CultureInfo.InvariantCulture)).ToString()
                : found.Groups[2].Value == "r" ? "\r" : found.Groups[2].Value == "n" ? "\n" : "\t");

        static string[][] Rows(int number) => Data.Text("reading.md")
            .Split(new[] { "\n\n" }, StringSplitOptions.None)
            .Where(part => part.StartsWith("|", StringComparison.Ordinal))
            .ElementAt(number)
            .Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries)
            .Skip(2)
            .Select(row => row.Trim('|').Split(new[] { " | " }, StringSplitOptions.None).Select(Unescaped).ToArray())
            .ToArray();

        [Test]
        public void AroundAText()
        {
            var values = Rows(1).Concat(Rows(2)).Where(row => row[0] != "head").Select(row => Line(Readers[row[0]], row[2]));
            foreach (var line in Lines.Concat(values))
            {
                string text = line.Value;
                Assert.That(line.Key(text), Is.EqualTo(text));
                foreach (string[] row in Rows(0))
                {
                    Assert.That(line.Key(row[1].Replace("…", text)), Is.EqualTo(text), row[0]);
                }
            }
        }

        [Test]
        public void SpellingsAndNames()
        {
            var rows = Rows(1).Concat(Rows(2)).ToArray();
            Assert.That(rows.Length, Is.GreaterThan(75));
            foreach (string[] row in rows.Where(row => row[0] != "head"))
            {
                Assert.That(Readers[row[0]](row[1]), Is.EqualTo(row[2]), row[1]);
            }
        }

        [Test]
        public void Heads()
        {
            foreach (string[] row in Rows(1).Where(row => row[0] == "head"))
            {
                string head = row[2] + " ";
                var begun = Lines.Where(line => line.Value.StartsWith(head, StringComparison.Ordinal)).ToArray();
                Assert.That(begun.Length, Is.GreaterThan(0), row[2]);
                foreach (var line in begun)
                {
                    Assert.That(line.Key(row[1] + " " + line.Value.Substring(head.Length)), Is.EqualTo(line.Value), row[1]);
                }
            }
        }

        [Test]
        public void WhatIsRefused()
        {
            foreach (string[] row in Rows(3))
            {
                Assert.Throws<ParseException>(() => Readers[row[0]](row[1]), row[1]);
            }
        }
    }
}
