using System;
using System.Linq;
using KingRules.King;
using NUnit.Framework;

namespace KingRules.Tests
{
    [TestFixture]
    public class CardTests
    {
        [Test]
        public void EveryCardHasItsTextAndNames()
        {
            Assert.That(CardSet.All.Count, Is.EqualTo(52));
            Assert.That(Card.Suits.Count, Is.EqualTo(4));
            Assert.That(Card.Ranks.Select(rank => rank.Text()), Is.EqualTo("2 3 4 5 6 7 8 9 T J Q K A".Split(' ')));
            foreach (Card card in CardSet.All)
            {
                Assert.That(new Card(card.Suit, card.Rank), Is.EqualTo(card));
                Assert.That(Card.FromIndex(card.Index), Is.EqualTo(card));
                Assert.That(Card.Parse(card.ToString()), Is.EqualTo(card));
                Assert.That(Card.Parse(card.Figure()), Is.EqualTo(card));
                Assert.That(card.Figure(), Is.EqualTo(card.Suit.Symbol() + card.Rank.Figure()));
                Assert.That(card.ToString(), Is.EqualTo(card.Suit.Text() + card.Rank.Text()));
                Assert.That(card.Name(Lang.En), Is.EqualTo(card.Rank.Name(Lang.En) + " of " + card.Suit.Name(Lang.En)));
            }
        }

        [Test]
        public void WhatIsNumberedIsReadAsItIsWritten()
        {
            foreach (Suit suit in Card.Suits)
            {
                Assert.That(SuitExtensions.Parse(suit.Text()), Is.EqualTo(suit));
                Assert.That(SuitExtensions.TryParse(suit.Text(), out Suit read) && read == suit, Is.True);
            }
            foreach (Rank rank in Card.Ranks)
            {
                Assert.That(RankExtensions.Parse(rank.Text()), Is.EqualTo(rank));
                Assert.That(RankExtensions.TryParse(rank.Text(), out Rank read) && read == rank, Is.True);
            }
            foreach (Seat seat in SeatSet.All)
            {
                Assert.That(SeatExtensions.Parse(seat.Text()), Is.EqualTo(seat));
                Assert.That(SeatExtensions.TryParse(seat.Text(), out Seat read) && read == seat, Is.True);
            }
            foreach (ContractKind kind in ContractSet.All)
            {
                Assert.That(ContractKindExtensions.Parse(kind.Text()), Is.EqualTo(kind));
                Assert.That(ContractKindExtensions.TryParse(kind.Text(), out ContractKind read) && read == kind, Is.True);
            }
            foreach (Lang lang in new[] { Lang.En, Lang.Tr })
            {
                Assert.That(LangExtensions.Parse(lang.Text()), Is.EqualTo(lang));
                Assert.That(LangExtensions.TryParse(lang.Text(), out Lang read) && read == lang, Is.True);
            }
            Assert.That(LangExtensions.Parse("tr").Name(Lang.En), Is.EqualTo("Turkish"));
            Assert.That(LangExtensions.TryParse("t", out Lang _), Is.False);
            foreach (Balayi.Denomination denomination in Balayi.DenominationSet.All)
            {
                string text = Balayi.DenominationExtensions.Text(denomination);
                Assert.That(Balayi.DenominationExtensions.Parse(text), Is.EqualTo(denomination));
                bool parsed = Balayi.DenominationExtensions.TryParse(text, out Balayi.Denomination read);
                Assert.That(parsed && read == denomination, Is.True);
            }
        }

        [TestCase(null)]
        [TestCase("")]
        [TestCase("?")]
        [TestCase("hearts led")]
        [TestCase("koz:S")]
        public void WhatIsNumberedIsReadInOneForm(string text)
        {
            Assert.That(SuitExtensions.TryParse(text, out Suit suit), Is.False);
            Assert.That(RankExtensions.TryParse(text, out Rank rank), Is.False);
            Assert.That(SeatExtensions.TryParse(text, out Seat seat), Is.False);
            Assert.That(ContractKindExtensions.TryParse(text, out ContractKind kind), Is.False);
            Assert.That(Balayi.DenominationExtensions.TryParse(text, out Balayi.Denomination denomination), Is.False);
            Type wrong = text == null ? typeof(ArgumentNullException) : typeof(ParseException);
            Assert.Throws(wrong, () => SuitExtensions.Parse(text).ToString());
            Assert.Throws(wrong, () => RankExtensions.Parse(text).ToString());
            Assert.Throws(wrong, () => SeatExtensions.Parse(text).ToString());
            Assert.Throws(wrong, () => ContractKindExtensions.Parse(text).ToString());
            Assert.Throws(wrong, () => Balayi.DenominationExtensions.Parse(text).ToString());
        }

        [Test]
        public void RifkiIsTheKingOfHearts()
        {
            Card rifki = Card.Parse("HK");
            Assert.That(rifki, Is.EqualTo(Card.KingOfHearts));
            Assert.That(rifki.Index, Is.EqualTo(37));
            Assert.That(rifki.Figure(), Is.EqualTo("♥K"));
            Assert.That(rifki.Name(Lang.Tr), Is.EqualTo("kupa papazı"));
            Assert.That(Card.Parse("♥10"), Is.EqualTo(Card.Parse("hT")));
            Assert.That(rifki < Card.AceOfHearts, Is.True);
        }

        [Test]
        public void SetsAreSets()
        {
            CardSet hand = CardSet.Parse("K762.J.AQ.AKQ654");
            Assert.That(hand.Count, Is.EqualTo(13));
            Assert.That(hand.ToString(), Is.EqualTo("K762.J.AQ.AKQ654"));
            Assert.That(hand.Highest, Is.EqualTo(Card.Parse("SK")));
            Assert.That(hand.First, Is.EqualTo(Card.Parse("C4")));
            Assert.That((hand & Suit.Hearts.Cards()).Highest, Is.EqualTo(Card.Parse("HJ")));
            Assert.That(hand.Contains(Card.KingOfHearts), Is.False);
            Assert.That(hand.With(Card.KingOfHearts).Without(Card.KingOfHearts), Is.EqualTo(hand));
            Assert.That((hand & Suit.Clubs.Cards()).Or(hand).Count, Is.EqualTo(6));
            Assert.That(CardSet.Empty.Or(hand), Is.EqualTo(hand));
            Assert.That(~hand | hand, Is.EqualTo(CardSet.All));
            Assert.That(hand - hand, Is.EqualTo(CardSet.Empty));
            Assert.That(hand ^ CardSet.All, Is.EqualTo(~hand));
            Assert.That(hand.Lowest, Is.EqualTo(hand[0]));
            Assert.That(Rank.Queen.Cards().Count, Is.EqualTo(4));
            Assert.That((Rank.Queen.Cards() & Suit.Spades.Cards()).IsSubset(Suit.Spades.Cards()), Is.True);
            Assert.That(Suit.Hearts.Cards().Meets(hand), Is.True);
            Assert.That(Card.Parse("HJ").Higher.ToString(), Is.EqualTo(".AKQ.."));
            Assert.That(CardSet.Empty.First, Is.Null);
            Assert.That(CardSet.Empty.Highest, Is.Null);
        }

        [Test]
        public void SetsAreListsInTheOrderOfTheIndex()
        {
            CardSet hand = CardSet.Parse("A2.K..T9");
            Assert.That(string.Join(" ", hand), Is.EqualTo("C9 CT HK S2 SA"));
            Assert.That(hand[0], Is.EqualTo(Card.Parse("C9")));
            Assert.That(hand[4], Is.EqualTo(Card.Parse("SA")));
            Assert.Throws<ArgumentOutOfRangeException>(() => hand[5].ToString());
            Assert.Throws<ArgumentOutOfRangeException>(() => hand[-1].ToString());
            Assert.That(new CardSet(hand.Reverse()), Is.EqualTo(hand));
            Assert.That(hand.Select(card => card.Index), Is.EqualTo(hand.Select(card => card.Index).OrderBy(i => i)));
        }

        [Test]
        public void EqualIsEqual()
        {
            Assert.That(Card.Parse("SA") == Card.FromIndex(51), Is.True);
            Assert.That(Card.Parse("SA") != Card.FromIndex(50), Is.True);
            Assert.That(new CardSet(3UL) == CardSet.Parse("...32"), Is.True);
            Assert.That(new CardSet(3UL).GetHashCode(), Is.EqualTo(CardSet.Parse("...32").GetHashCode()));
            Assert.That(Card.Parse("SA").Equals("SA"), Is.False);
        }

        [Test]
        public void SeatsGoRound()
        {
            Assert.That(Seat.West.Next(), Is.EqualTo(Seat.North));
            Assert.That(Seat.North.Previous(), Is.EqualTo(Seat.West));
            Assert.That(string.Join("", Seat.South.Order().Select(seat => seat.Text())), Is.EqualTo("SWNE"));
            Assert.That(Seat.East.Name(Lang.Tr), Is.EqualTo("Doğu"));
            SeatSet set = Seat.North.Set() | Seat.South.Set();
            SeatSet south = Seat.South;
            Assert.That(south, Is.EqualTo(new SeatSet(Seat.South)));
            Assert.That(new[] { Seat.North | south, south ^ SeatSet.Parse("N"), new SeatSet(5) }, Is.All.EqualTo(set));
            CardSet king = Card.KingOfHearts;
            Assert.That(king | Card.AceOfHearts, Is.EqualTo(new CardSet(Card.KingOfHearts, Card.AceOfHearts)));
            Assert.That(set.ToString(), Is.EqualTo("NS"));
            Assert.That(SeatSet.Parse("NS"), Is.EqualTo(set));
            Assert.That((int)set.Bits, Is.EqualTo(5));
            Assert.That(SeatSet.TryParse("SN", out set), Is.False);
        }

        [Test]
        public void WhoWinsATrick()
        {
            Card[] cards = { Card.Parse("S9"), Card.Parse("C2"), Card.Parse("SA"), Card.Parse("HA") };
            Assert.That(Law.Winner(cards, null), Is.EqualTo(2));
            Assert.That(Law.Winner(cards, Suit.Clubs), Is.EqualTo(1));
            Assert.That(Law.Winner(new Card[0], null), Is.Null);
            Trick trick = new Trick(Seat.West).With(cards[0]).With(cards[1]);
            Assert.That(trick.Led, Is.EqualTo(Suit.Spades));
            Assert.That(trick.Turn, Is.EqualTo(Seat.East));
            Assert.That(trick.Winner(Suit.Clubs), Is.EqualTo(Seat.North));
            Assert.That(trick.ToString(), Is.EqualTo("W: S9 C2"));
        }
    }
}
