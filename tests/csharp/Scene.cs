using System;
using System.Collections;
using System.Linq;
using System.Reflection;
using KingRules.King;
using KingRules.Samples;
using UnityEngine;
using Action = System.Action;

/// <summary>
/// Plays the scene of the sample to the end of its party, clicking at random, and looks at what it shows: the hand
/// always, and after each round its result and the sheet with it; and that the others' moves are spread over frames. Prints
/// the number of rounds.
/// </summary>
static class Scene
{
    const string Next = "sonraki oyun";

    static readonly OnePartyScene TheScene = new OnePartyScene();
    static readonly Random Clicks = new Random(1);

    static int Main()
    {
        Method("Awake")();
        var table = (HumanTable)typeof(OnePartyScene).GetField("table", Hidden).GetValue(TheScene);
        var speaker = new Speaker(KingRules.Lang.Tr);
        var others = (IEnumerator)typeof(OnePartyScene).GetMethod("Start", Hidden).Invoke(TheScene, null);
        int rounds = 0, frames = 0, moves = 0;
        for (bool counted = false; !(table.Party.IsOver && counted);)
        {
            int done = table.Round.Actions.Count;
            Check(others.MoveNext() && others.Current == null, "the others wait for something else than the next frame");
            frames++;
            moves += table.Round.Actions.Count - done;
            Check(table.Round.Actions.Count <= done + 1, "more than a move a frame");
            Show(null);
            string[] hand = table.View.Hand(table.Human).Value.Select(card => card.Figure()).ToArray();
            Check(hand.All(GUILayout.Buttons.Contains), "the hand is not shown");
            Check(GUILayout.Buttons.Contains(Next) == (table.IsRoundOver && !table.Party.IsOver), "who goes on?");
            counted = table.IsRoundOver;
            if (counted)
            {
                rounds++;
                Check(GUILayout.Labels.Contains(speaker.Result(table.Round)), "the result is not shown");
                Check(GUILayout.Labels.Contains(string.Join("\n", speaker.Sheet(table.Party))), "the sheet is not shown");
                Check(table.Round.Scores == null || table.Party.Results.Last().Scores().Equals(table.Round.Scores.Value),
                    "the sheet is without the round");
            }
            string[] buttons = counted ? new[] { Next } : GUILayout.Buttons.ToArray();
            Show(buttons.Length > 0 ? buttons[Clicks.Next(buttons.Length)] : null);
        }
        Check(GUILayout.Labels.Any(label => label.StartsWith("Çıkan: ", StringComparison.Ordinal)), "who came out?");
        Check(moves > 32 * 30 && frames > 5 * moves, frames + " frames, " + moves + " moves");
        Console.WriteLine(rounds);
        return 0;
    }

    const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.NonPublic;

    static Action Method(string name) =>
        (Action)Delegate.CreateDelegate(typeof(Action), TheScene, typeof(OnePartyScene).GetMethod(name, Hidden));

    /// <summary>One frame, in which a button is clicked.</summary>
    static void Show(string click)
    {
        GUILayout.Labels.Clear();
        GUILayout.Buttons.Clear();
        GUILayout.Click = click;
        Method("OnGUI")();
    }

    static void Check(bool holds, string otherwise)
    {
        if (!holds)
        {
            Console.Error.WriteLine(otherwise);
            Environment.Exit(1);
        }
    }
}
