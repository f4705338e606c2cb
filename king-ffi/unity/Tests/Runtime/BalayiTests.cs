using System.Collections.Generic;
using System.Linq;
using KingRules.Balayi;
using NUnit.Framework;
using Action = KingRules.Balayi.Action;

namespace KingRules.Tests
{
    [TestFixture]
    public class BalayiTests
    {
        [Test]
        public void AMatchIsPlayed()
        {
            var game = new Match(Player.Zero);
            for (ulong seed = 0; !game.IsOver; seed++)
            {
                Round round = game.Start(Pack.FromSeed(seed));
                while (!round.LegalActions.IsEmpty)
                {
                    round = round.Apply(round.LegalActions[0]);
                }
                Assert.That(round.Taken.Sum(), Is.EqualTo(26));
                game = game.Record(round);
            }
            Assert.That(game.Count, Is.EqualTo(Match.Rounds));
            Assert.That(game.Totals.Sum(), Is.EqualTo(0));
            Outcome outcome = game.Outcome.Value;
            Assert.That(outcome.IsDraw, Is.EqualTo(game.Totals[Player.Zero] == 0));
            Assert.That(game.Results.Count, Is.EqualTo(10));
        }

        [Test]
        public void AViewFollowsWithWhatIsTurnedUp()
        {
            var round = new Round(Pack.FromSeed(7), Player.Zero, Denominations.All);
            View view = round.View(Player.Zero);
            Action declare = Action.Declare(Denomination.Spades);
            IReadOnlyList<Card> revealed = round.Revealed(Player.Zero, declare);
            Assert.That(revealed, Is.EqualTo(round.Pack.Cards.Skip(25).Take(15)));
            var wrong = Assert.Throws<RulesException>(() => view.Apply(declare, new Card[0]));
            Assert.That(wrong.Status, Is.EqualTo(Status.Revealed));
            round = round.Apply(declare);
            view = view.Apply(declare, revealed);
            Assert.That(view, Is.EqualTo(round.View(Player.Zero)));
            Assert.That(view.Hand.IsEmpty, Is.True, "the hand is locked");
            Assert.That(round.Hand(Player.Zero).Count, Is.EqualTo(6));
            Assert.That(view.Table.Piles(Player.One).Count(pile => pile.Open.HasValue && pile.Closed), Is.EqualTo(10));
            Assert.That(view.WithHidden(round.Pack), Is.EqualTo(round));
        }

        [Test]
        public void ARefusalSaysWhy()
        {
            Round round = new Round(Pack.FromSeed(7), Player.Zero, Denominations.All);
            Action card = Action.Play(Card.Parse("SA"));
            var error = Assert.Throws<IllegalActionException>(() => round.Apply(card));
            Assert.That(error.Reason, Is.EqualTo(Reason.WrongPhase));
            Assert.That(error.Clause, Is.EqualTo("B2.3"));
            // Whoever looks on gets the reason, the clause and the words too.
            var seen = Assert.Throws<IllegalActionException>(() => round.Table.Apply(card, new Card[0]));
            Assert.That(seen.Illegal, Is.EqualTo(error.Illegal));
            var dealer = Assert.Throws<IllegalActionException>(() => round.View(Player.Zero).Apply(card, new Card[0]));
            Assert.That(dealer.Illegal, Is.EqualTo(error.Illegal));
            Assert.That(error.Illegal.Message(Lang.Tr), Is.Not.EqualTo(error.Illegal.Message(Lang.En)));
        }

        [Test]
        public void TheDeclarationCounts()
        {
            Assert.That(Denomination.Spades.Trump(), Is.EqualTo(Suit.Spades));
            Assert.That(Denomination.NoTrump.Trump(), Is.Null);
            Assert.That(Denomination.Spades.Scores(15), Is.EqualTo(new PerPlayer<int>(8, -8)));
            Assert.That(Denominations.All.Select(each => each.Weight()), Is.EqualTo(new[] { 1, 2, 3, 4, 5 }));
            Assert.That(Denomination.NoTrump.Name(Lang.Tr), Is.EqualTo("kozsuz"));
            Assert.That(Denominations.Parse("C,D,NT").Without(Denomination.Clubs).ToString(), Is.EqualTo("D,NT"));
            for (int code = 0; code < Action.Count; code++)
            {
                Assert.That(Action.Parse(Action.FromCode(code).ToString()).Code, Is.EqualTo(code));
            }
            Match game = new Match(Player.Zero)
                .RecordResult(Denomination.Spades, new PerPlayer<int>(11, 15))
                .RecordResult(Denomination.NoTrump, new PerPlayer<int>(14, 12));
            Assert.That(game.ToString(), Is.EqualTo("balayi-sheet1 0 S/11,15 NT/14,12"));
            Assert.That(game.Running[2], Is.EqualTo(new PerPlayer<int>(-3, 3)));
            Assert.That(game.Unused(Player.One).Contains(Denomination.Spades), Is.False);
        }

        [Test]
        public void DutiesWithoutARound()
        {
            CardSet playable = CardSet.Parse("A2.K.9.QT4");
            Card nine = Card.Parse("C9");
            Assert.That(Duty.LegalCards(playable, nine, Suit.Clubs).ToString(), Is.EqualTo("...QT"));
            Illegal illegal = Duty.WhyNot(playable, Card.Parse("C4"), nine, Suit.Clubs).Value;
            Assert.That(illegal.Reason, Is.EqualTo(Reason.MustOvertrump));
            Assert.That(Duty.WhyNot(playable, Card.Parse("CT"), nine, Suit.Clubs), Is.Null);
            Assert.That(Duty.Excluded(Card.Parse("C4"), nine, Suit.Clubs).ToString(), Is.EqualTo("...AKQJT"));
            var open = new PerPlayer<CardSet>(CardSet.Parse("A.K.43.Q"), CardSet.Parse("K.A.52.J"));
            Assert.That(Duty.Starter(open, Player.Zero), Is.EqualTo(Player.One));
        }

        [Test]
        public void EveryCardHasItsPlace()
        {
            for (int slot = 0; slot < Card.Count; slot++)
            {
                Place place = Place.Of(slot, Player.One);
                Assert.That(place.Slot(Player.One), Is.EqualTo(slot));
            }
            Assert.That(Place.Of(4, Player.Zero), Is.EqualTo(new Place(PlaceKind.Closed, Player.One, 4)));
        }

        [Test]
        public void TricksAndPilesAreSeen()
        {
            Round round = new Simulation(7, dealer: Player.One, declaration: Denomination.NoTrump).Round(0);
            Table table = round.Table;
            Assert.That(table.Tricks.Count, Is.EqualTo(26));
            Assert.That(table.Tricks.Count(trick => trick.Winner == Player.Zero), Is.EqualTo(round.Taken[Player.Zero]));
            Assert.That(table.Trick, Is.Null);
            Assert.That(table.LastTrick.Value, Is.EqualTo(table.Tricks[25]));
            Assert.That(table.Plays.Count, Is.EqualTo(52));
            Assert.That(table.Actions[0].Action.Denomination, Is.EqualTo(Denomination.NoTrump));
            Assert.That(table.PlayedFromHand(Player.Zero).Count + table.HandCount(Player.Zero), Is.EqualTo(6));
            Assert.That(table.Seen, Is.EqualTo(CardSet.Full));
            Assert.That(table.Tricks[0].Card(table.Tricks[0].Leader), Is.EqualTo(table.Tricks[0].Lead));
        }
    }
}
