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
        [SerializeField] float secondsPerAction = 0.5f;

        HumanTable table;
        Speaker speaker;
        Lang lang;
        string message = "";
        float wait;

        void Awake()
        {
            // Explains at once what is wrong when the native library is missing.
            Library.Check();
            table = new HumanTable((ulong)seed, Seat.South);
            lang = turkish ? Lang.Tr : Lang.En;
            speaker = new Speaker(lang);
        }

        void Update()
        {
            wait -= Time.deltaTime;
            if (wait > 0 || table.IsHumansTurn || table.IsRoundOver)
            {
                return;
            }
            SeatAction done = table.OthersTurn();
            message = done.Seat.Name(lang) + ": " + done.Action.Name(lang);
            wait = secondsPerAction;
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
