using System;
using System.Linq;
using KingRules.King;
using NUnit.Framework;
using Action = KingRules.King.Action;

namespace KingRules.Tests
{
    /// <summary>Wrong use: a clear exception each time, and nothing has changed.</summary>
    [TestFixture]
    public class ErrorTests
    {
        [Test]
        public void ValuesThatWereNeverMade()
        {
            Round round = default(Round);
            Balayi.Round balayi = default(Balayi.Round);
            TestDelegate[] uses =
            {
                () => round.Apply(Action.Iyi).ToString(),
                () => round.TryApply(Action.Iyi, out round),
                () => round.LegalActions.ToString(),
                () => round.WhyNot(Action.Iyi).ToString(),
                () => round.View(Seat.North).ToString(),
                () => round.Scores.ToString(),
                () => round.ToString(),
                () => default(Table).Phase.ToString(),
                () => default(Table).LegalCards(CardSet.All).ToString(),
                () => default(View).Viewer.ToString(),
                () => default(Party).Totals.ToString(),
                () => default(Party).Start(Deal.FromSeed(1)).ToString(),
                () => new Party(Seat.North, HouseRules.Default).Record(default(Round)).ToString(),
                () => default(Sheet).Imbalance().ToString(),
                () => default(Duties).LegalCards(CardSet.All).ToString(),
                () => balayi.Apply(default(Balayi.Action)).ToString(),
                () => balayi.ApplyAs(Balayi.Player.One, default(Balayi.Action), out Balayi.Revealed _).ToString(),
                () => default(Balayi.Table).Turn.ToString(),
                () => default(Balayi.View).Hand(Balayi.Player.One).ToString(),
                () => default(Balayi.Match).Totals.ToString(),
                () => default(Balayi.Pack).Cards.ToString(),
                () => new Balayi.Round(default(Balayi.Pack), Balayi.Player.Zero, Balayi.DenominationSet.All).ToString(),
            };
            foreach (TestDelegate use in uses)
            {
                Assert.That(Assert.Throws<InvalidOperationException>(use).Message.Contains("default("), Is.True);
            }
            Assert.That(default(Round), Is.EqualTo(default(Round)), "comparing asks for nothing");
            Assert.That(default(Round).GetHashCode(), Is.EqualTo(default(Round).GetHashCode()));
        }

        [Test]
        public void ADealThatIsNone()
        {
            var refused = Assert.Throws<RulesException>(
                () => new Round(default(Deal), Seat.North, ContractSet.All, HouseRules.Default).ToString());
            Assert.That(refused.Status, Is.EqualTo(StatusCode.Cards));
            PerSeat<CardSet> hands = Deal.FromSeed(1).Hands;
            Assert.That(new Deal(hands), Is.EqualTo(Deal.FromSeed(1)));
            Assert.Throws<RulesException>(
                () => new Deal(new PerSeat<CardSet>(hands[0], hands[1], hands[2], hands[2])).ToString());
            Assert.Throws<RulesException>(() => default(Deal).ToString());
        }

        [Test]
        public void NumbersOutOfRange()
        {
            TestDelegate[] uses =
            {
                () => new Card((Suit)4, Rank.Two).ToString(),
                () => new Card(Suit.Spades, (Rank)13).ToString(),
                () => Card.FromIndex(52).ToString(),
                () => Card.FromIndex(-1).ToString(),
                () => new CardSet(1UL << 52).ToString(),
                () => ((Suit)9).Name(Lang.En),
                () => ((Suit)9).Cards().ToString(),
                () => Suit.Clubs.Name((Lang)2),
                () => ((Rank)13).Text(),
                () => ((Seat)4).Next().ToString(),
                () => ((Seat)4).Name(Lang.Tr),
                () => ((Phase)6).Text(),
                () => ((ContractKind)8).Total().ToString(),
                () => ((Reason)19).Name(),
                () => new SeatSet(16).ToString(),
                () => new SeatSet((Seat)7).ToString(),
                () => new Doubles(1).ToString(),
                () => Action.FromCode(109).ToString(),
                () => Action.FromCode(-1).ToString(),
                () => new ActionSet(0, 1UL << 45).ToString(),
                () => Contract.FromIndex(23).ToString(),
                () => Contract.Koz((Suit)4).ToString(),
                () => Contract.Durt((Rank)13).ToString(),
                () => new Trick((Seat)4).ToString(),
                () => new PerSeat<int>(1, 2, 3, 4)[(Seat)4].ToString(),
                () => new PerSeat<int>(1, 2, 3, 4)[-1].ToString(),
                () => Deal.FromSeed(1).Hand((Seat)4).ToString(),
                () => new Round(Deal.FromSeed(1), (Seat)4, ContractSet.All, HouseRules.Default).ToString(),
                () => new Party((Seat)200, HouseRules.Default).ToString(),
                () => ContractKind.Koz.TrickPoints(14, CardSet.Empty).ToString(),
                () => ContractKind.Koz.TrickPoints(0, CardSet.Empty).ToString(),
                () => Rifki(Seat.North, 70000).Scores().ToString(),
                () => new HouseRules((RifkiVoid)3).ToString(),
                () => new Balayi.DenominationSet(32).ToString(),
                () => new Balayi.ActionSet(1UL << 57).ToString(),
                () => Balayi.Action.FromCode(57).ToString(),
                () => Balayi.Action.Declare((Balayi.Denomination)5).ToString(),
                () => new Balayi.RoundResult((Balayi.Player)2, default(Balayi.Denomination), default(Balayi.PerPlayer<int>))
                    .Scores().ToString(),
                () => Balayi.Place.Of(52, Balayi.Player.Zero).ToString(),
                () => Balayi.Place.Of(-1, Balayi.Player.Zero).ToString(),
                () => new Balayi.Match((Balayi.Player)2).ToString(),
                () => Refused().Message((Lang)2),
                () => Rifki((Seat)4, 30).Scores().ToString(),
                () => default(Balayi.Trick).Card((Balayi.Player)2).ToString(),
                // 255 is no number either, and not the one by which the library is told that there is nothing.
                () => new Trick(Seat.North).With(Card.KingOfHearts).Winner((Suit)255).ToString(),
                () => Law.Winner(new[] { Card.KingOfHearts }, (Suit)255).ToString(),
                () => Duties((Suit)255).LegalCards(CardSet.All).ToString(),
                () => default(Balayi.Revealed).To((Balayi.Player)255).ToString(),
            };
            for (int i = 0; i < uses.Length; i++)
            {
                Assert.Throws<ArgumentOutOfRangeException>(uses[i], "use " + i);
            }
        }

        /// <summary>
        /// A number from outside, as from JSON, never becomes another one: a byte would make South of 258.
        /// </summary>
        [Test]
        public void NumbersFromOutsideAreNotCut()
        {
            foreach (int number in new[] { 256, 258, 65536 + 2, int.MaxValue, -1, -178, -254, int.MinValue + 2 })
            {
                TestDelegate[] uses =
                {
                    () => Action.FromCode(number).ToString(),
                    () => Balayi.Action.FromCode(number).ToString(),
                    () => Card.FromIndex(number).ToString(),
                    () => Contract.FromIndex(number).ToString(),
                    () => new SeatSet(number).ToString(),
                    () => new ContractSet(number).ToString(),
                    () => new Balayi.DenominationSet(number).ToString(),
                    () => new Doubles(number | 1).ToString(),
                    () => new SeatSet((Seat)number).ToString(),
                    () => ((Seat)number).Text(),
                    () => new Card((Suit)number, Rank.Two).ToString(),
                    () => new Card(Suit.Clubs, (Rank)number).ToString(),
                    () => Contract.Koz((Suit)number).ToString(),
                    () => new ContractSet((ContractKind)number).ToString(),
                    () => Balayi.Action.Declare((Balayi.Denomination)number).ToString(),
                    () => new Party((Seat)number).ToString(),
                    () => Rifki((Seat)number, 30).Scores().ToString(),
                    () => new HouseRules(kozVoid: (KozVoid)number).ToString(),
                    () => new Balayi.Match((Balayi.Player)number).ToString(),
                };
                for (int i = 0; i < uses.Length; i++)
                {
                    Assert.Throws<ArgumentOutOfRangeException>(uses[i], number + ", use " + i);
                }
            }
        }

        static Balayi.Duties Duties(Suit? trump) =>
            new Balayi.Duties(new Balayi.Trick(Balayi.Player.Zero), trump);

        static RoundResult Rifki(Seat declarer, int taken) =>
            new RoundResult(declarer, Contract.Rifki, Doubles.None, new PerSeat<int>(taken, 0, 0, 0));

        static Illegal Refused() =>
            new Round(Deal.FromSeed(1), Seat.North, ContractSet.All, HouseRules.Default).WhyNot(Action.Pass).Value;

        [Test]
        public void EveryRefusalIsExplainedInBothLanguages()
        {
            ParseException[] wrong =
            {
                Assert.Throws<ParseException>(() => Card.Parse("H1").ToString()),
                Assert.Throws<ParseException>(() => Action.Parse("kontur:").ToString()),
                Assert.Throws<ParseException>(() => Contract.Parse("koz").ToString()),
                Assert.Throws<ParseException>(() => Deal.Parse("N:AK").ToString()),
                Assert.Throws<ParseException>(() => Doubles.Parse("N>N").ToString()),
                Assert.Throws<ParseException>(() => Balayi.Action.Parse("N").ToString()),
                Assert.Throws<ParseException>(() => Balayi.Match.Parse("balayi-sheet1 2").ToString()),
            };
            foreach (ParseException error in wrong)
            {
                string english = error.Refusal.Message(Lang.En), turkish = error.Refusal.Message(Lang.Tr);
                Assert.That(english, Is.Not.Empty);
                Assert.That(turkish, Is.Not.Empty);
                Assert.That(turkish, Is.Not.EqualTo(english));
                Assert.That(error.Message.Contains(english), Is.True);
                Assert.That(english.All(character => character < 128), Is.True, english);
            }
            var party = new Party(Seat.North, HouseRules.Default);
            var points = Assert.Throws<RulesException>(() => party.RecordResult(
                new RoundResult(Seat.North, Contract.ElAlmaz, Doubles.None, new PerSeat<int>(13, 0, 0, 0))).ToString());
            Assert.Throws<ParseException>(() => LangExtensions.Parse("de").ToString());
            Assert.That(points.Refusal.Message(Lang.Tr), Is.Not.EqualTo(points.Refusal.Message(Lang.En)));
            Assert.That(points.Refusal.Message(Lang.En).Contains("13"), Is.True, points.Message);
        }

        [Test]
        public void NothingWhereSomethingIsNeeded()
        {
            Assert.Throws<ArgumentNullException>(() => Card.Parse(null).ToString());
            Assert.Throws<ArgumentNullException>(() => Round.Parse(null).ToString());
            Assert.Throws<ArgumentNullException>(() => new CardSet((Card[])null).ToString());
            Assert.Throws<ArgumentNullException>(() => Deal.FromPack(null, Seat.North).ToString());
            Assert.Throws<ArgumentNullException>(() => HouseRules.Default.With(null, "true").ToString());
            Assert.Throws<ArgumentNullException>(() => new PartyFile().ReadLine(null).ToString());
            Assert.Throws<ArgumentException>(() => Deal.FromPack(new Card[51], Seat.North).ToString());
            Assert.Throws<RulesException>(() => Deal.FromPack(new Card[52], Seat.North).ToString());
            Assert.Throws<RulesException>(() => new Balayi.Pack(new Card[52]).ToString());
            Assert.Throws<RulesException>(() => HouseRules.Default.With("sale_tie", "sometimes").ToString());
            Assert.Throws<RulesException>(() => HouseRules.Default.Get("stakes"));
        }

        [Test]
        public void ATextThatCannotBeReadSaysWhere()
        {
            var error = Assert.Throws<ParseException>(() => Round.Parse("king1 N:KQ.J").ToString());
            Assert.That(error.At, Is.EqualTo(12));
            Assert.That(error.Message.Contains("expected"), Is.True);
            // The place is one of the string, though the library counts bytes.
            string record = new Round(Deal.FromSeed(7), Seat.North, ContractSet.All, HouseRules.Default).ToString();
            string text = record + " koz:S iyi iyi iyi ♥";
            error = Assert.Throws<ParseException>(() => Round.Parse(text).ToString());
            Assert.That(error.At, Is.EqualTo(text.Length - 1));
            error = Assert.Throws<ParseException>(() => Round.Parse("♥♥♥ " + record).ToString());
            Assert.That(error.At, Is.EqualTo(0));
            error = Assert.Throws<ParseException>(() => Round.Parse(record + " el_almaz iyi sur:N").ToString());
            Assert.That(error.At, Is.EqualTo(record.Length + 14), "the action that the rules refuse");
            Assert.That(error.Message.StartsWith("character " + error.At + ": "), Is.True);
            Assert.That(error.Refusal.Clause, Is.EqualTo("K3.1"));
            Assert.That(error.Message.Contains("K3.1"), Is.True);
            Assert.That(Round.TryParse("\ud800", out Round round), Is.False);
            Assert.That(round, Is.EqualTo(default(Round)));
            Assert.That(Round.TryParse(null, out round), Is.False);
            Assert.That(View.TryParse(Seat.North, null, out View view), Is.False);
            Assert.That(SeatSet.TryParse(null, out SeatSet seats), Is.False);
            Assert.That(CardSet.TryParse(null, out CardSet cards), Is.False);
            Assert.That(Card.TryParse("", out Card card), Is.False);
            Assert.That(Action.TryParse("koz:X", out Action action), Is.False);
            Assert.That(Deal.TryParse("N:AK", out Deal deal), Is.False);
            Assert.That(Doubles.TryParse("N>N", out Doubles doubles), Is.False);
            Assert.That(HouseRules.TryParse("early_end=true", out HouseRules rules), Is.False);
            Assert.That(Balayi.Round.TryParse("balayi1", out Balayi.Round balayi), Is.False);
            Assert.That(Balayi.Pack.TryParse("C2 C3", out Balayi.Pack pack), Is.False);
        }

        /// <summary>The place in a message is At, in characters of the string, whatever stands before it.</summary>
        [Test]
        public void AMessageCountsAsAtDoes()
        {
            const string hands = "N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32";
            Misread(text => Card.Parse(text));
            Misread(text => CardSet.Parse(text));
            Misread(text => SeatSet.Parse(text));
            Misread(text => Contract.Parse(text));
            Misread(text => ContractSet.Parse(text));
            Misread(text => Action.Parse(text));
            Misread(text => Doubles.Parse(text));
            Misread(text => Deal.Parse(text), "N:853.QT63.KJ95.97\u00a0");
            Misread(text => HouseRules.Parse(text));
            Misread(text => Round.Parse(text), "king1\u00a0" + hands + "\u2007S all - el_almaz\u00a0iyi ");
            Misread(text => View.Parse(Seat.South, text), "king1\u00a0");
            Misread(text => Table.Parse(text), "king1 N:?\u00a0? ?\u202f? S all -\u00a0");
            Misread(text => Table.Parse("king1 N:? ? ? ? S all -").ParseAction(text));
            Misread(text => Party.Parse(text), "king-sheet1\u00a0");
            Misread(text => new PartyFile().ReadLine(text), "king-party1\u00a0");
            Misread(text => Balayi.Action.Parse(text));
            Misread(text => Balayi.DenominationSet.Parse(text));
            Misread(text => Balayi.Pack.Parse(text));
            Misread(text => Balayi.Round.Parse(text), "balayi1\u00a0");
            Misread(text => Balayi.Table.Parse(text), "balayi1\u00a0");
            Misread(text => Balayi.View.Parse(Balayi.Player.One, text), "balayi1\u00a0");
            Misread(text => Balayi.Match.Parse(text), "balayi-sheet1\u00a0");
            Misread(text => new Balayi.MatchFile().ReadLine(text), "balayi-match1\u00a0");
        }

        static void Misread(Func<string, object> read, string before = "")
        {
            string text = "\ufeff\u00a0" + before + "\U0001F0A1\u015f";
            var error = Assert.Throws<ParseException>(() => read(text).ToString(), text);
            Assert.That(error.At, Is.EqualTo(2 + before.Length), text);
            string line = error.Line == 0 ? "" : "line 1, ";
            Assert.That(error.Message, Is.EqualTo(line + "character " + error.At + ": " + error.Refusal), text);
            Assert.That(error.Refusal.ToString().Contains("byte"), Is.False, text);
        }

        [Test]
        public void AFileSaysWhichLineCannotBeRead()
        {
            var file = new PartyFile();
            var error = Assert.Throws<ParseException>(() => file.ReadLine("king-party1 X -").ToString());
            Assert.That(error.Line, Is.EqualTo(1));
            Assert.That(error.At, Is.EqualTo(12));
            Assert.That(file.ReadLine("# an evening"), Is.Null);
            Assert.That(file.ReadLine("king-party1 N -"), Is.Null);
            error = Assert.Throws<ParseException>(() => file.ReadLine("king1 ♥♥ oops").ToString());
            Assert.That(error.Line, Is.EqualTo(3));
            Assert.That(error.At, Is.EqualTo(6));
            Assert.That(error.Message.StartsWith("line 3, character 6: "), Is.True, error.Message);
            Assert.That(
                Assert.Throws<ParseException>(() => file.ReadLine("king1").ToString()).Line, Is.EqualTo(3),
                "what cannot be read is not counted");
            Assert.That(file.Party, Is.EqualTo(new Party(Seat.North, HouseRules.Default)));
        }
    }
}
