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
            var round = new Round(Pack.FromSeed(7), Player.Zero, DenominationSet.All);
            View view = round.View(Player.Zero);
            Action declare = Action.Declare(Denomination.Spades);
            Round after = round.Apply(declare, out Revealed turnedUp);
            IReadOnlyList<Card> revealed = turnedUp.To(Player.Zero);
            Assert.That(revealed, Is.EqualTo(round.Pack.Cards.Skip(25).Take(15)));
            Assert.That(turnedUp.To(null), Is.EqualTo(revealed));
            var wrong = Assert.Throws<RulesException>(() => view.Apply(declare, new Card[0]));
            Assert.That(wrong.Status, Is.EqualTo(StatusCode.Revealed));
            round = after;
            view = view.Apply(declare, revealed);
            Assert.That(view, Is.EqualTo(round.View(Player.Zero)));
            Assert.That(view.Hand(Player.Zero), Is.Null, "the hand is locked");
            Assert.That(view.Hand(Player.One), Is.Null);
            Assert.That(round.Hand(Player.Zero).Count, Is.EqualTo(6));
            Assert.That(view.Piles(Player.One).Count(pile => pile.Open.HasValue && pile.Closed), Is.EqualTo(10));
            Assert.That(view.WithHidden(round.Pack), Is.EqualTo(round));
        }

        [Test]
        public void ARefusalSaysWhy()
        {
            Round round = new Round(Pack.FromSeed(7), Player.Zero, DenominationSet.All);
            Action card = Action.Play(Card.Parse("SA"));
            var error = Assert.Throws<IllegalActionException>(() => round.Apply(card));
            Assert.That(error.Reason, Is.EqualTo(Reason.WrongPhase));
            Assert.That(error.Clause, Is.EqualTo("B2.3"));
            // Whoever looks on gets the reason, the clause and the words too.
            var seen = Assert.Throws<IllegalActionException>(() => round.Table.Apply(card, new Card[0]));
            Assert.That(seen.Reason, Is.EqualTo(error.Reason));
            Assert.That(seen.Message, Is.EqualTo(error.Message));
            var dealer = Assert.Throws<IllegalActionException>(() => round.View(Player.Zero).Apply(card, new Card[0]));
            Assert.That(dealer.Message, Is.EqualTo(error.Message));
            Assert.That(error.Illegal.Message(Lang.Tr), Is.Not.EqualTo(error.Illegal.Message(Lang.En)));
        }

        [Test]
        public void WhoeverIsNotOnTurnIsToldJustThat()
        {
            Round round = new Round(Pack.FromSeed(7), Player.Zero, DenominationSet.All);
            for (int code = 0; code < Action.Count; code++)
            {
                Assert.That(
                    round.WhyNotAs(Player.Zero, Action.FromCode(code)).Value.Reason, Is.EqualTo(Reason.NotOnTurn));
            }
            Assert.That(round.WhyNotAs(Player.One, Denomination.Hearts), Is.Null);
            Round after = round.ApplyAs(Player.One, Denomination.Hearts, out Revealed revealed);
            Assert.That(after, Is.EqualTo(round.Apply(Denomination.Hearts)));
            Assert.That(revealed.To(Player.One).Count, Is.GreaterThan(0));
            Assert.Throws<IllegalActionException>(() => round.ApplyAs(Player.Zero, Denomination.Hearts, out Revealed _));
        }

        [Test]
        public void TheDeclarationCounts()
        {
            Assert.That(Denomination.Spades.Trump(), Is.EqualTo(Suit.Spades));
            Assert.That(Denomination.NoTrump.Trump(), Is.Null);
            var result = new RoundResult(Player.One, Denomination.Spades, new PerPlayer<int>(15, 11));
            Assert.That(result.Scores(), Is.EqualTo(new PerPlayer<int>(8, -8)));
            Assert.That(DenominationSet.All.Select(each => each.Weight()), Is.EqualTo(new[] { 1, 2, 3, 4, 5 }));
            Assert.That(Denomination.NoTrump.Name(Lang.Tr), Is.EqualTo("kozsuz"));
            Assert.That(DenominationSet.Parse("C,D,NT").Without(Denomination.Clubs).ToString(), Is.EqualTo("D,NT"));
            for (int code = 0; code < Action.Count; code++)
            {
                Assert.That(Action.Parse(Action.FromCode(code).ToString()).Code, Is.EqualTo(code));
            }
            Match game = new Match(Player.Zero)
                .RecordResult(new RoundResult(Player.One, Denomination.Spades, new PerPlayer<int>(11, 15)))
                .RecordResult(new RoundResult(Player.Zero, Denomination.NoTrump, new PerPlayer<int>(14, 12)));
            Assert.That(game.ToString(), Is.EqualTo("balayi-sheet1 0 S/11,15 NT/14,12"));
            Assert.That(game.Running[2], Is.EqualTo(new PerPlayer<int>(-3, 3)));
            Assert.That(game.Unused(Player.One).Contains(Denomination.Spades), Is.False);
        }

        [Test]
        public void DutiesWithoutARound()
        {
            CardSet playable = CardSet.Parse("A2.K.9.QT4");
            Card nine = Card.Parse("C9");
            var duties = new Duties(new Trick(Player.Zero).With(nine), Suit.Clubs);
            Assert.That(duties.LegalCards(playable).ToString(), Is.EqualTo("...QT"));
            Illegal illegal = duties.WhyNot(playable, Card.Parse("C4")).Value;
            Assert.That(illegal.Reason, Is.EqualTo(Reason.MustOvertrump));
            Assert.That(duties.WhyNot(playable, Card.Parse("CT")), Is.Null);
            var open = new PerPlayer<CardSet>(CardSet.Parse("A.K.43.Q"), CardSet.Parse("K.A.52.J"));
            Assert.That(Duties.Starter(open, Player.Zero), Is.EqualTo(Player.One));
        }

        [Test]
        public void EveryCardHasItsPlace()
        {
            Place[] places = Enumerable.Range(0, Card.Count).Select(slot => Place.Of(slot, Player.One)).ToArray();
            Assert.That(places.Distinct().Count(), Is.EqualTo(Card.Count));
            Assert.That(places.Count(place => place.Kind == PlaceKind.Hand), Is.EqualTo(12));
            Assert.That(Place.Of(4, Player.Zero), Is.EqualTo(new Place(PlaceKind.Closed, Player.One, 4)));
        }

        [Test]
        public void TricksAndPilesAreSeen()
        {
            SplitMix64 choices = Shuffle.Choices(7, 0);
            Round round = new Round(Pack.FromSeed(7), Player.One, DenominationSet.All)
                .Apply(Denomination.NoTrump).PlayOut(ref choices);
            Table table = round.Table;
            Assert.That(table.Tricks.Count, Is.EqualTo(26));
            int won = table.Tricks.Count(trick => trick.Winner(table.Trump) == Player.Zero);
            Assert.That(won, Is.EqualTo(round.Taken[Player.Zero]));
            Assert.That(table.Trick.IsEmpty, Is.True);
            Assert.That(table.WinnerOf(25), Is.EqualTo(table.Tricks[25].Winner(table.Trump)));
            Assert.That(table.LastTrick.Value, Is.EqualTo(table.Tricks[25]));
            Assert.That(table.Plays.Count, Is.EqualTo(52));
            Assert.That(table.Actions[0].Action.Denomination, Is.EqualTo(Denomination.NoTrump));
            Assert.That(table.PlayedFromHand(Player.Zero).Count + table.Held(Player.Zero), Is.EqualTo(6));
            Assert.That(table.Unseen.IsEmpty, Is.True);
            Assert.That(table.Tricks[0].Card(table.Tricks[0].Leader), Is.EqualTo(table.Plays[0].Card));
        }
    }
}
