// A round of Konturlu King, from the deal to its record.
using System;
using KingRules;
using KingRules.King;
using Action = KingRules.King.Action;

static class Ten
{
    static void Main()
    {
        var round = new Round(Deal.FromSeed(7), Seat.North, ContractSet.All);
        round = round.Apply(Action.Declare(Contract.KizAlmaz));         // North declares "no queens",
        round = round.Apply(Action.Kontur(Seat.North));                 // and East doubles North.
        if (round.WhyNot(Action.Kontur(Seat.South)) is Illegal illegal)
            Console.WriteLine($"{illegal.Message(Lang.En)} ({illegal.Clause})"); // Why South cannot double South.
        var choices = Shuffle.Choices(7, 0);
        round = round.PlayOut(ref choices);                             // The rest at random, the same for ever.
        Console.WriteLine(round.Scores);
        Console.WriteLine(round);                                       // The record: one line, read by playing it again.
    }
}
