using System.Collections;
using System.Collections.Generic;
using System.Linq;
using KingRules;
using KingRules.King;
using UnityEngine;

namespace KingRules.Samples
{
    /// <summary>
    /// Put this on an empty object in an empty scene and press play: a party of Konturlu King with buttons, you at
    /// South. Legal cards can be seen at a glance; an illegal one is explained. It shows how little a scene has to know.
    /// </summary>
    public sealed class OnePartyScene : MonoBehaviour
    {
        [SerializeField] int seed = 7;
        [SerializeField] bool turkish = true;
        [SerializeField] Level level = Level.Hard;
        [SerializeField] float secondsPerAction = 0.5f;
        [SerializeField] int playoutsPerFrame = 100;

        HumanTable table;
        Speaker speaker;
        Lang lang;
        string message = "";

        void Awake()
        {
            // Explains at once what is wrong when the native library is missing, or has no players.
            Players.Check();
            table = new HumanTable((ulong)seed, Seat.South);
            lang = turkish ? Lang.Tr : Lang.En;
            speaker = new Speaker(lang);
        }

        /// <summary>
        /// A coroutine, which Unity starts by itself: it plays the others. Each thinks over many frames, some play-outs in each,
        /// so that no frame waits for a move; the move is the same on a slow device, only later.
        /// </summary>
        IEnumerator Start()
        {
            for (;;)
            {
                yield return null;
                if (table.IsHumansTurn || table.IsRoundOver)
                {
                    continue;
                }
                var advisor = new Advisor(table.OthersView, Settings.Of(level).WithSeed((ulong)seed));
                float shown = 0;
                // A step is done in each frame, also while the action before is still to be seen.
                while (advisor.Step(playoutsPerFrame) | shown < secondsPerAction)
                {
                    yield return null;
                    shown += Time.deltaTime;
                }
                SeatAction done = table.OthersTurn(advisor.Best);
                message = done.Seat.Name(lang) + ": " + done.Action.Name(lang);
            }
        }

        void OnGUI()
        {
            GUILayout.Label(message);
            IEnumerable<string> trick = table.View.Trick.Plays
                .Select(play => play.Seat.Name(lang) + " " + play.Card.Figure());
            GUILayout.Label(string.Join("   ", trick));
            // Asked before anything is clicked: what is laid out must not change within an event.
            bool isOver = table.IsRoundOver;
            bool chooses = table.IsHumansTurn && table.Round.Phase != Phase.Play;
            Hand();
            if (isOver)
            {
                RoundIsOver();
            }
            if (chooses)
            {
                Choices();
            }
        }

        /// <summary>The cards in the hand, from before the declaration on; those that may be played now stand out.</summary>
        void Hand()
        {
            ActionSet legal = table.View.LegalActions;
            GUILayout.BeginHorizontal();
            foreach (Card card in table.View.Hand(table.Human).Value)
            {
                GUI.color = legal.Contains(Action.Play(card)) ? Color.white : Color.gray;
                if (GUILayout.Button(card.Figure()))
                {
                    Try(Action.Play(card));
                }
            }
            GUI.color = Color.white;
            if (legal.Contains(Action.Pass) && GUILayout.Button(Action.Pass.Name(lang)))
            {
                Try(Action.Pass);
            }
            GUILayout.EndHorizontal();
        }

        void Choices()
        {
            foreach (Action action in table.View.LegalActions)
            {
                if (GUILayout.Button(action.Name(lang)))
                {
                    Try(action);
                }
            }
        }

        /// <summary>The result of the round, the sheet with it, and how it goes on.</summary>
        void RoundIsOver()
        {
            GUILayout.Label(speaker.Result(table.Round));
            GUILayout.Label(string.Join("\n", speaker.Sheet(table.Party)));
            if (table.Party.Outcome.HasValue)
            {
                Outcome outcome = table.Party.Outcome.Value;
                GUILayout.Label(speaker.Text("Out: ", "Çıkan: ") + speaker.Seats(outcome.Cikan));
                GUILayout.Label(speaker.Text("Sunk: ", "Batan: ") + speaker.Seats(outcome.Batan));
            }
            else if (GUILayout.Button(speaker.Text("next round", "sonraki oyun")))
            {
                message = "";
                table.NextRound();
            }
        }

        void Try(Action action)
        {
            Illegal? illegal = table.Try(action);
            message = illegal.HasValue ? illegal.Value.Message(lang) : "";
        }
    }
}
