using System;
using System.Linq;
using KingRules.King;
using NUnit.Framework;
using Action = KingRules.King.Action;

namespace KingRules.Tests
{
    [TestFixture]
    public class KingTests
    {
        const string Position = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - "
            + "el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9";

        static Round NewRound() => new Round(Deal.FromSeed(7), Seat.North, ContractSet.All, HouseRules.Default);

        [Test]
        public void ARoundIsPlayed()
        {
            Round round = NewRound();
            Assert.That(round.Phase, Is.EqualTo(Phase.Declare));
            Assert.That(round.LegalActions.Count, Is.EqualTo(Contract.Count));
            round = round.Apply(Action.Declare(Contract.ElAlmaz));
            for (int i = 0; i < 3; i++)
            {
                round = round.Apply(Action.Iyi);
            }
            Assert.That(round.Phase, Is.EqualTo(Phase.Play));
            Assert.That(round.Turn, Is.EqualTo(Seat.North));
            Assert.That(round.Scores, Is.Null);
            while (!round.LegalActions.IsEmpty)
            {
                Assert.That(round.LegalActions.Cards, Is.EqualTo(round.LegalCards));
                round = round.Apply(round.LegalActions[0]);
            }
            Assert.That(round.Turn, Is.Null);
            Assert.That(round.Scores.Value.Sum(), Is.EqualTo(-65));
            Assert.That(round.Taken.Sum(), Is.EqualTo(65));
            RoundResult result = round.Result.Value;
            Assert.That(result.Taken, Is.EqualTo(round.Taken));
            Assert.That(result.Scores(), Is.EqualTo(round.Scores.Value));
            Assert.That(round.Tricks.Count, Is.EqualTo(13));
            Assert.That(round.Plays.Count, Is.EqualTo(52));
            Assert.That(round.Actions.Count, Is.EqualTo(56));
        }

        [Test]
        public void ApplyLeavesTheOldRoundAsItIs()
        {
            Round before = NewRound();
            Round after = before.Apply(Action.Parse("koz:S"));
            Assert.That(before, Is.EqualTo(NewRound()));
            Assert.That(before.GetHashCode(), Is.EqualTo(NewRound().GetHashCode()));
            Assert.That(after == before, Is.False);
            Assert.That(after.Contract.Value.Trump, Is.EqualTo(Suit.Spades));
            Assert.That(after.Trump, Is.EqualTo(Suit.Spades));
            Assert.That(before.Contract, Is.Null);
            Assert.That(Round.Parse(after.ToString()), Is.EqualTo(after));
        }

        [Test]
        public void ARefusalSaysWhy()
        {
            Round round = Round.Parse(Position);
            Action action = Action.Parse("H5");
            Assert.That(round.WhyNot(action), Is.Null);
            action = Action.Parse("SA");
            Illegal illegal = round.WhyNot(action).Value;
            Assert.That(illegal.Reason, Is.EqualTo(Reason.MustFollow));
            Assert.That(illegal.Reason.Name(), Is.EqualTo("must_follow"));
            Assert.That(illegal.Clause, Is.EqualTo("K7.2"));
            Assert.That(illegal.Message(Lang.En), Is.EqualTo("hearts were led and must be followed"));
            Assert.That(illegal.Message(Lang.Tr), Is.EqualTo("kupa yürüdü, kupa oynamak zorunlu"));
            var error = Assert.Throws<IllegalActionException>(() => round.Apply(action));
            Assert.That(error.Message, Is.EqualTo("hearts were led and must be followed (K7.2)"));
            Assert.That(error.Reason, Is.EqualTo(Reason.MustFollow));
            Assert.That(error.Clause, Is.EqualTo("K7.2"));
            Assert.That(round.TryApply(action, out Round after), Is.False);
            Assert.That(after, Is.EqualTo(round));
            Assert.That(round.TryApply(Action.Parse("H5"), out after), Is.True);
            Assert.That(after.Turn, Is.EqualTo(Seat.North));
        }

        [Test]
        public void WhoeverIsNotOnTurnIsToldJustThat()
        {
            Round round = Round.Parse(Position);
            foreach (Seat seat in SeatSet.All.Without(round.Turn.Value))
            {
                for (int code = 0; code < Action.Count; code++)
                {
                    Illegal illegal = round.WhyNotAs(seat, Action.FromCode(code)).Value;
                    Assert.That(illegal.Reason, Is.EqualTo(Reason.NotOnTurn));
                }
            }
            Card five = Card.Parse("H5");
            Assert.That(round.WhyNotAs(Seat.West, five), Is.EqualTo(round.WhyNot(five)));
            Assert.That(round.ApplyAs(Seat.West, five), Is.EqualTo(round.Apply(five)));
            Assert.That(round.TryApplyAs(Seat.North, five, out Round after), Is.False);
            Assert.That(after, Is.EqualTo(round));
            var refused = Assert.Throws<IllegalActionException>(() => round.ApplyAs(Seat.North, five).ToString());
            Assert.That(refused.Reason, Is.EqualTo(Reason.NotOnTurn));
        }

        [Test]
        public void ActionsAndDoublesHaveNames()
        {
            Assert.That(Action.Parse("kontur:NE").Name(Lang.Tr), Is.EqualTo("kontur: Kuzey, Doğu"));
            Assert.That(Action.Declare(Contract.KizAlmaz).Name(Lang.Tr), Is.EqualTo(Contract.KizAlmaz.Name(Lang.Tr)));
            Assert.That(Doubles.Parse("N>E").Name(Lang.Tr), Is.Not.EqualTo(Doubles.Parse("N>E").Name(Lang.En)));
        }

        [Test]
        public void TheTableTellsWhatAllMayKnow()
        {
            Table table = Round.Parse(Position).Table;
            Assert.That(table.Declarer, Is.EqualTo(Seat.South));
            Assert.That(table.Unused, Is.EqualTo(ContractSet.All));
            Assert.That(table.WinnerOf(0), Is.EqualTo(Seat.South));
            Assert.That(table.WinnerOf(1), Is.Null);
            Assert.That(table.WinnerOf(13), Is.Null);
            Assert.That(table.WinnerOf(int.MaxValue), Is.Null);
            Assert.Throws<ArgumentOutOfRangeException>(() => table.WinnerOf(-1).ToString());
            Assert.That(table.Trick.Count, Is.EqualTo(1));
            Assert.That(table.LastTrick.Value.Cards.ToString(), Is.EqualTo(".AQJ8.."));
            Assert.That(table.Taken, Is.EqualTo(new PerSeat<int>(0, 0, 5, 0)));
            Assert.That(table.Doubles.ToString(), Is.EqualTo("N>S"));
            Assert.That(table.Doubles.Relation(Seat.South, Seat.North), Is.EqualTo(Relation.Kontur));
            Assert.That(table.HeartsOpen, Is.True);
            Assert.That(table.Held(Seat.South), Is.EqualTo(11));
            Assert.That(table.PlayedBy(Seat.South).ToString(), Is.EqualTo(".A9.."));
            Assert.That(table.ParseAction("masa").ToString(), Is.EqualTo("kontur:NES"));
            Assert.That(table.TryParseAction("masa", out Action all) && all.Seats.Count == 3, Is.True);
            Assert.That(table.TryParseAction(null, out all), Is.False);
            Assert.That(Assert.Throws<ParseException>(() => table.ParseAction("kontur:♥").ToString()).At, Is.EqualTo(7));
            SeatAction said = table.Actions[2];
            Assert.That(said.ToString(), Is.EqualTo("N kontur:S"));
            table.Plays[0].Deconstruct(out Seat seat, out Card card);
            Assert.That(seat, Is.EqualTo(Seat.South));
            Assert.That(card, Is.EqualTo(Card.AceOfHearts));
        }

        [Test]
        public void AViewFollowsByTheActionsAlone()
        {
            Deal deal = Deal.FromSeed(7);
            Round round = NewRound();
            var east = new View(Seat.East, deal.Hand(Seat.East), Seat.North, ContractSet.All, HouseRules.Default);
            Assert.That(east, Is.EqualTo(round.View(Seat.East)));
            SplitMix64 choices = Shuffle.Choices(7, 0);
            for (Action? next = round.Choose(ref choices); next.HasValue; next = round.Choose(ref choices))
            {
                Assert.That(east.Hand(Seat.West), Is.Null);
                round = round.Apply(next.Value);
                east = east.Apply(next.Value);
                Assert.That(east.LegalActions.IsEmpty, Is.EqualTo(round.Turn != Seat.East));
            }
            Assert.That(round.Phase, Is.EqualTo(Phase.Over));
        }

        [Test]
        public void AViewRefusesWhatTheRecordRulesOut()
        {
            View east = Round.Parse(Position.Replace(" H9", "")).View(Seat.East);
            // South is on turn, but East holds the ten of hearts itself.
            var error = Assert.Throws<IllegalActionException>(() => east.Apply(Action.Parse("HT")));
            Assert.That(error.Reason, Is.EqualTo(Reason.NotHeld));
            Assert.That(error.Clause, Is.EqualTo("K2.5"));
            Assert.That(error.Illegal.Message(Lang.Tr), Is.EqualTo("kupa onlusu elde yok"));
            Assert.That(east.WhyNot(Action.Parse("HT")).Value.Reason, Is.EqualTo(Reason.NotOnTurn));
            Assert.That(east.WithHidden(Hands(Round.Parse(Position.Replace(" H9", "")))).Turn, Is.EqualTo(Seat.South));
        }

        static PerSeat<CardSet> Hands(Round round) => new PerSeat<CardSet>(
            round.Hand(Seat.North), round.Hand(Seat.East), round.Hand(Seat.South), round.Hand(Seat.West));

        [Test]
        public void DurtHasPlacesAndPasses()
        {
            Round round = NewRound().Apply(Action.Declare(Contract.Durt(Rank.Seven)));
            Assert.That(round.Contract.Value.Start, Is.EqualTo(Rank.Seven));
            Assert.That(round.Contract.Value.Name(Lang.Tr), Is.EqualTo("7'den dürt"));
            SplitMix64 choices = Shuffle.Choices(7, 1);
            round = round.PlayOut(ref choices);
            Assert.That(round.Places.OrderBy(place => place), Is.EqualTo(new[] { 1, 2, 3, 4 }));
            Assert.That(Durt.Points(round.Places), Is.EqualTo(round.Taken));
            Assert.That(round.Scores.Value.Sum(), Is.EqualTo(65));
            Assert.That(Durt.Placeable(CardSet.Parse("87.7.."), Rank.Seven).ToString(), Is.EqualTo("96.86.7.7"));
            Assert.That(round.Actions.Any(said => said.Action == Action.Pass), Is.True);
        }

        [Test]
        public void DutiesWithoutARound()
        {
            var duties = new Duties(Contract.KupaAlmaz, HouseRules.Default, new Trick(Seat.North), false);
            CardSet hand = CardSet.Parse("K.AQ.7.");
            Assert.That(duties.LegalCards(hand).ToString(), Is.EqualTo("K..7."));
            Assert.That(duties.WhyNot(hand, Card.AceOfHearts).Value.Reason, Is.EqualTo(Reason.HeartsClosed));
            Assert.That(duties.LegalCards(CardSet.Parse(".AQ..")).ToString(), Is.EqualTo(".A.."));
            Assert.That(duties.WhyNot(hand, Card.Parse("SK")), Is.Null);
            Assert.Throws<ArgumentOutOfRangeException>(
                () => new Duties(Contract.Durt(Rank.Two), HouseRules.Default, new Trick(Seat.North), false).ToString());
            Trick full = new Trick(Seat.North);
            foreach (Card card in Rank.Two.Cards())
            {
                full = full.With(card);
            }
            Assert.Throws<ArgumentOutOfRangeException>(
                () => new Duties(Contract.KupaAlmaz, HouseRules.Default, full, false).ToString());
        }

        [Test]
        public void ContractsCount()
        {
            Assert.That(ContractSet.All.Sum(kind => kind.Total()), Is.EqualTo(-122));
            Assert.That(ContractSet.All.Count(kind => kind.IsPenalty()), Is.EqualTo(6));
            Assert.That(ContractKind.KizAlmaz.PenaltyCards(), Is.EqualTo(Rank.Queen.Cards()));
            Assert.That(ContractKind.ErkekAlmaz.TrickPoints(1, CardSet.Parse("K.QJ2..")), Is.EqualTo(12));
            Assert.That(Contract.All.Select(contract => contract.Index), Is.EqualTo(Enumerable.Range(0, 23)));
            foreach (Contract contract in Contract.All)
            {
                Assert.That(Contract.FromIndex(contract.Index), Is.EqualTo(contract));
                Assert.That(Contract.Parse(contract.ToString()), Is.EqualTo(contract));
                Assert.That(Action.Declare(contract).Contract, Is.EqualTo(contract));
            }
            Assert.That(Contract.Koz(Suit.Hearts).Name(Lang.En), Is.EqualTo("Trumps (hearts)"));
        }

        [Test]
        public void EveryActionHasItsCodeAndText()
        {
            for (int code = 0; code < Action.Count; code++)
            {
                Action action = Action.FromCode(code);
                Assert.That(Action.Parse(action.ToString()), Is.EqualTo(action));
                Assert.That(ActionSet.Empty.With(action)[0], Is.EqualTo(action));
                Assert.That(ActionSet.Empty.With(action).Single().Code, Is.EqualTo(code));
            }
            Assert.That(Action.Kontur(SeatSet.Empty), Is.EqualTo(Action.Iyi));
            Assert.That(Action.Parse("kontur:ES").Seats.ToString(), Is.EqualTo("ES"));
            Assert.That(Action.Parse("sur:N").Kind, Is.EqualTo(ActionKind.Sur));
            Assert.That(Action.Parse("kontur:NESW").Kind, Is.EqualTo(ActionKind.Kontur));
            Assert.That(Action.Parse("HK").Card, Is.EqualTo(Card.KingOfHearts));
            Assert.That(Action.Pass.Card, Is.Null);
        }

        [Test]
        public void DoublesSettle()
        {
            Doubles doubles = Doubles.Parse("N>E,E>NSW,S>W,W>ES");
            var taken = new PerSeat<int>(6, 12, 12, 18);
            var result = new RoundResult(Seat.North, Contract.ErkekAlmaz, doubles, taken);
            Assert.That(result.Scores(), Is.EqualTo(new PerSeat<int>(12, -6, 12, -66)));
            Assert.That(doubles.ToString(), Is.EqualTo("N>E,E>NSW,S>W,W>ES"));
            Doubles two = Doubles.Parse("N>ES");
            Assert.That(Doubles.None.With(Seat.North, SeatSet.Parse("ES")), Is.EqualTo(two));
            Assert.That(two.DoublersOf(Seat.South), Is.EqualTo(Seat.North.Set()));
            var tied = new PerSeat<int>(0, 20, 20, 0);
            result = new RoundResult(Seat.South, Contract.KizAlmaz, two, tied);
            Assert.That(result.Buyer(HouseRules.Default, Seat.North), Is.EqualTo(Seat.East));
            Assert.That(result.Buyer(new HouseRules(saleTie: SaleTie.Stays), Seat.North), Is.Null);
            Assert.That(two.DoubledBy(Seat.North).ToString(), Is.EqualTo("ES"));
            Assert.That(two.With(Seat.South, SeatSet.All).ToString(), Is.EqualTo("N>ES,S>NEW"), "nobody doubles itself");
        }

        [Test]
        public void HouseRulesAreOptions()
        {
            var rules = new HouseRules(kozVoid: KozVoid.MustTrump, earlyEnd: false);
            Assert.That(rules.ToString(), Is.EqualTo("koz_void=must_trump,early_end=false"));
            Assert.That(HouseRules.Parse(rules.ToString()), Is.EqualTo(rules));
            Assert.That(rules.KozVoid, Is.EqualTo(KozVoid.MustTrump));
            Assert.That(rules.EarlyEnd, Is.False);
            Assert.That(rules.RifkiAnnul, Is.True);
            Assert.That(default(HouseRules), Is.EqualTo(HouseRules.Default));
            Assert.That(new HouseRules(), Is.EqualTo(HouseRules.Default));
            Assert.That(HouseRules.Options.Count, Is.EqualTo(7));
            Assert.That(HouseRules.Default.Get("durt_end"), Is.EqualTo("all_out"));
            HouseRules all = new HouseRules(
                RifkiVoid.HeartsAlways, PenaltyVoid.MustShed, KozVoid.MustOvertrump, false, false,
                DurtEnd.FourthDecided, SaleTie.Stays);
            Assert.That(all.RifkiVoid, Is.EqualTo(RifkiVoid.HeartsAlways));
            Assert.That(all.PenaltyVoid, Is.EqualTo(PenaltyVoid.MustShed));
            Assert.That(all.KozVoid, Is.EqualTo(KozVoid.MustOvertrump));
            Assert.That(all.DurtEnd, Is.EqualTo(DurtEnd.FourthDecided));
            Assert.That(all.SaleTie, Is.EqualTo(SaleTie.Stays));
            Assert.That(new HouseRules(RifkiVoid.KingHolderFree).RifkiVoid, Is.EqualTo(RifkiVoid.KingHolderFree));
            Round round = new Round(Deal.FromSeed(1), Seat.East, ContractSet.All, all);
            Assert.That(round.HouseRules, Is.EqualTo(all));
        }
    }
}
