using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using KingRules;
using KingRules.King;
using KingRules.Samples;
using Action = KingRules.King.Action;

/// <summary>
/// What a scene in Unity does, in a terminal: deals, shows the hand and the legal cards, applies the human's card,
/// explains one that is illegal, lets the others play, finishes the party and shows the sheet. The table and the words
/// are those of the sample in the Unity package.
/// </summary>
static class Program
{
    const string Usage = "usage: party.exe [--seed N] [--lang en|tr]";

    static int Main(string[] arguments)
    {
        Console.OutputEncoding = new UTF8Encoding(false);
        ulong seed = 7;
        var lang = Lang.Tr;
        for (int i = 0; i < arguments.Length; i += 2)
        {
            string value = i + 1 < arguments.Length ? arguments[i + 1] : "";
            bool known = arguments[i] == "--seed"
                ? ulong.TryParse(value, NumberStyles.None, CultureInfo.InvariantCulture, out seed)
                : arguments[i] == "--lang" && LangExtensions.TryParse(value, out lang);
            if (!known)
            {
                Console.Error.WriteLine(Usage);
                return 2;
            }
        }
        Players.Check();
        try
        {
            new Evening(seed, lang).Play();
            return 0;
        }
        catch (IOException)
        {
            // Nobody reads on.
            return 1;
        }
    }
}

/// <summary>One party, told line by line.</summary>
sealed class Evening
{
    readonly ulong seed;
    readonly HumanTable table;
    readonly Speaker speaker;
    readonly Lang lang;
    bool explained;

    internal Evening(ulong seed, Lang lang)
    {
        this.seed = seed;
        this.lang = lang;
        table = new HumanTable(seed, Seat.South);
        speaker = new Speaker(lang);
    }

    internal void Play()
    {
        Console.WriteLine(speaker.Text("You sit at South. The first round:", "Güney'de oturuyorsunuz. İlk oyun:"));
        Console.WriteLine();
        while (!table.Party.IsOver)
        {
            // The first round is told in full.
            PlayRound(table.Party.Count == 0);
            table.NextRound();
        }
        foreach (string line in speaker.Sheet(table.Party))
        {
            Console.WriteLine(line);
        }
        Console.WriteLine();
        Refusal? wrong = table.Party.Sheet.Imbalance();
        string check = wrong.HasValue ? wrong.Value.Message(lang) : speaker.Text("the sheet balances", "tutuyor");
        Console.WriteLine("Sağlama: " + check);
        Outcome outcome = table.Party.Outcome.Value;
        Console.WriteLine(speaker.Text("Out: ", "Çıkan: ") + speaker.Seats(outcome.Cikan));
        Console.WriteLine(speaker.Text("Sunk: ", "Batan: ") + speaker.Seats(outcome.Batan));
    }

    void PlayRound(bool shown)
    {
        while (!table.IsRoundOver)
        {
            int tricks = table.Round.Tricks.Count;
            if (table.IsHumansTurn)
            {
                HumansTurn(shown);
            }
            else
            {
                SeatAction done = table.OthersTurn(Opponent.Act(table.OthersView, Level.Easy, seed));
                Print(shown, done.Seat.Name(lang) + ": " + done.Action.Name(lang));
            }
            if (table.Round.Tricks.Count > tricks)
            {
                string winner = table.Round.WinnerOf(tricks).Value.Name(lang);
                Print(shown, "  -- " + speaker.Text("the trick is taken by ", "eli alan: ") + winner);
            }
        }
        Print(shown, speaker.Result(table.Round));
        Print(shown, "");
    }

    /// <summary>This human always takes the first that is legal: in the talk, to double nobody.</summary>
    void HumansTurn(bool shown)
    {
        if (table.Round.Phase == Phase.Play)
        {
            CardSet hand = table.View.Hand(table.Human).Value;
            CardSet legal = table.View.LegalCards;
            Print(shown, speaker.Text("    Your hand: ", "    Eliniz: ") + Speaker.Cards(hand));
            Print(shown, speaker.Text("    You may play: ", "    Oynayabilirsiniz: ") + Speaker.Cards(legal));
            if (!explained && !legal.IsEmpty && legal != hand)
            {
                TryAnIllegalCard((hand - legal).Highest.Value);
                explained = true;
            }
        }
        Action action = table.View.LegalActions[0];
        table.Try(action);
        Print(shown, speaker.Text("You: ", "Siz: ") + action.Name(lang));
    }

    void TryAnIllegalCard(Card card)
    {
        Illegal no = table.Try(Action.Play(card)).Value;
        string tried = speaker.Text("    You try {0}: {1} ({2})", "    {0} denediniz: {1} ({2})");
        string line = string.Format(CultureInfo.InvariantCulture, tried, card.Figure(), no.Message(lang), no.Clause);
        Console.WriteLine(line);
    }

    static void Print(bool shown, string line)
    {
        if (shown)
        {
            Console.WriteLine(line);
        }
    }
}
