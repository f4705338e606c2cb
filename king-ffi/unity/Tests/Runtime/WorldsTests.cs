using System;
using System.Linq;
using KingRules.King;
using NUnit.Framework;
using Action = KingRules.King.Action;

namespace KingRules.Tests
{
    [TestFixture]
    public class WorldsTests
    {
        const string Seen = "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4";

        [Test]
        public void AViewHasWorlds()
        {
            View view = View.Parse(Seat.South, Seen);
            Worlds worlds = view.Worlds;
            Assert.That(worlds.Count, Is.EqualTo(114483574320570UL));
            Assert.That(worlds.View, Is.EqualTo(view));
            // North threw C4 on a heart: it has none.
            Assert.That(worlds.CountWith(Seat.North, Card.Parse("H3")), Is.EqualTo(0));
            Assert.That(worlds.Possible(Seat.North).Contains(Card.Parse("HT")), Is.False);
            Assert.That(worlds.CountWith(Seat.East, Card.Parse("SQ")), Is.EqualTo(38535845493600UL));
            Round round = worlds.Draw(7, 0).Value;
            Assert.That(round.View(Seat.South), Is.EqualTo(view));
            Assert.That(worlds.Nth(worlds.Rank(round).Value), Is.EqualTo(round));
            Assert.That(worlds.Nth(worlds.Count), Is.Null);
        }

        [Test]
        public void AllChancesAreThoseOfEachCard()
        {
            Worlds worlds = View.Parse(Seat.South, Seen).Worlds;
            PerSeat<ulong[]> chances = worlds.Chances();
            foreach (Card card in CardSet.All)
            {
                for (var seat = Seat.North; seat <= Seat.West; seat++)
                {
                    Assert.That(chances[seat][card.Index], Is.EqualTo(worlds.CountWith(seat, card)));
                }
            }
            // Each seat holds so many cards in every world.
            Assert.That(chances.Select(of => of.Aggregate(0UL, (sum, count) => sum + count) / worlds.Count),
                Is.EqualTo(new[] { 11, 12, 11, 11 }));
        }

        [Test]
        public void AGuessNarrowsThem()
        {
            Worlds worlds = View.Parse(Seat.South, Seen).Worlds;
            Card queen = Card.Parse("SQ");
            var set = new CardSet(new[] { queen });
            Worlds with = worlds.With(Seat.East, set), without = worlds.Without(Seat.East, set);
            Assert.That(with.Count, Is.EqualTo(worlds.CountWith(Seat.East, queen)));
            Assert.That(with.Count + without.Count, Is.EqualTo(worlds.Count));
            Assert.That(with, Is.Not.EqualTo(without));
            Worlds none = with.With(Seat.West, set);
            Assert.That(none.Count, Is.EqualTo(0));
            Assert.That(none.Draw(1, 0), Is.Null);
            Assert.That(worlds.Rank(Round.Parse(Start)), Is.Null);
        }

        const string Start = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all -";

        [Test]
        public void WhoTrustsItsServerNeedNotAsk()
        {
            View view = View.Parse(Seat.South, Seen);
            var action = Action.Parse("H3");
            Assert.That(view.ApplyUnchecked(action), Is.EqualTo(view.Apply(action)));
            Assert.That(view.TryApply(Action.Parse("SJ"), out _), Is.False);
            Assert.That(view.ApplyUnchecked(Action.Parse("SJ")), Is.Not.EqualTo(view));
        }

        [Test]
        public void BalayiHasWorldsToo()
        {
            var round = new Balayi.Round(Balayi.Pack.FromSeed(7), Balayi.Player.Zero, Balayi.DenominationSet.All);
            var hand = new Balayi.Place(Balayi.PlaceKind.Hand, Balayi.Player.One, 0);
            Card king = Card.Parse("SK");
            Balayi.Worlds worlds = round.View(Balayi.Player.Zero).Worlds;
            // Before the declaration 128 bits are too few.
            Assert.That(worlds.Count, Is.Null);
            Assert.That(worlds.CountWith(hand, king), Is.Null);
            Assert.That(worlds.Chances(hand), Is.Null);
            Assert.That(worlds.Draw(7, 0).Value.View(Balayi.Player.Zero), Is.EqualTo(worlds.View));
            round = round.Apply(Balayi.Action.Parse("S"), out Balayi.Revealed revealed);
            Balayi.View view = worlds.View.Apply(Balayi.Action.Parse("S"), revealed.To(Balayi.Player.Zero));
            Assert.That(worlds.View.ApplyUnchecked(Balayi.Action.Parse("S"), revealed.To(Balayi.Player.Zero)),
                Is.EqualTo(view));
            worlds = view.Worlds;
            Assert.That(worlds.Count.Value.ToString(), Is.EqualTo("507582632973945852946022400000"));
            Balayi.WorldNumber with = worlds.CountWith(hand, king).Value;
            Assert.That((double)with / (double)worlds.Count.Value, Is.EqualTo(6.0 / 32).Within(1e-9));
            Assert.That(worlds.Chances(hand)[king.Index], Is.EqualTo(with));
            Assert.That(worlds.Possible(hand).Contains(king));
            Assert.That(worlds.With(Balayi.Player.One, new CardSet(new[] { king })).Count, Is.EqualTo(with));
            Assert.That(worlds.Without(Balayi.Player.One, new CardSet(new[] { king })).CountWith(hand, king).Value,
                Is.EqualTo((Balayi.WorldNumber)0));
            Assert.That(worlds.Nth(worlds.Rank(round).Value).Value.View(Balayi.Player.Zero), Is.EqualTo(view));
            Assert.That(worlds.Nth(worlds.Count.Value), Is.Null);
            var nowhere = new Balayi.Place(Balayi.PlaceKind.Hand, Balayi.Player.One, 6);
            Assert.Throws<ArgumentOutOfRangeException>(() => worlds.Possible(nowhere));
            Assert.Throws<ArgumentOutOfRangeException>(() => worlds.CountWith(nowhere, king));
        }

        [Test]
        public void NumbersOf128BitsAreNumbers()
        {
            var big = new Balayi.WorldNumber(1, 1);
            Assert.That(big.ToString(), Is.EqualTo("18446744073709551617"));
            Assert.That(((Balayi.WorldNumber)0).ToString(), Is.EqualTo("0"));
            Assert.That(big > ulong.MaxValue && (Balayi.WorldNumber)2 < 3 && big != 1 && big == new Balayi.WorldNumber(1, 1));
            Assert.That((double)big, Is.EqualTo(18446744073709551616.0));
            Assert.That(big.GetHashCode(), Is.EqualTo(new Balayi.WorldNumber(1, 1).GetHashCode()));
        }
    }
}
