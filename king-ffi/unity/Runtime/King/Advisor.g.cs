// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// Finds out what to do in a view: the legal actions are played out in worlds that agree with it, everybody playing on as the
    /// greedy player does, each by the own hand alone. It is made of a view, so it knows no more than its seat does.
    /// Step it once a frame: <see cref="Best"/> is a legal action from the first moment. The same view and settings lead to the
    /// same move on every device. What to declare, whether to annul and whom to double is played
    /// out too, if all play on as greedy does whatever is said.
    /// </summary>
    /// <example>
    /// <code>
    /// var advisor = new Advisor(view, Settings.Of(Level.Hard).WithSeed(7));
    /// while (advisor.Step(200))
    /// {
    ///     yield return null;
    /// }
    /// Action action = advisor.Best;
    /// </code>
    /// </example>
    public sealed unsafe class Advisor
    {
        king_advisor native;

        /// <summary>An advisor that has not played out anything yet.</summary>
        /// <exception cref="RulesException">
        /// It is not the viewer's turn, the round is over, or no deal agrees with the view.
        /// </exception>
        public Advisor(View view, Settings settings)
        {
            king_view viewRaw = view.Raw;
            king_settings settingsRaw = settings.Raw;
            king_advisor advisor;
            king_error error;
            Interop.Check(NativePlayers.king_advisor_new(&viewRaw, &settingsRaw, &advisor, &error), &error);
            native = advisor;
        }

        /// <summary>The view that it is about.</summary>
        public View View
        {
            get
            {
                king_view view;
                fixed (king_advisor* self = &native)
                {
                    Interop.Check(NativePlayers.king_advisor_view(self, &view));
                }
                return new View(view);
            }
        }

        /// <summary>What it was made with.</summary>
        public Settings Settings
        {
            get
            {
                king_settings settings;
                fixed (king_advisor* self = &native)
                {
                    Interop.Check(NativePlayers.king_advisor_settings(self, &settings));
                }
                return new Settings(settings);
            }
        }

        /// <summary>What to do, as far as is known: a legal action.</summary>
        public Action Best
        {
            get
            {
                byte action;
                fixed (king_advisor* self = &native)
                {
                    Interop.Check(NativePlayers.king_advisor_best(self, &action));
                }
                return Action.FromCode(action);
            }
        }

        /// <summary>
        /// How many play-outs it has absorbed: with the view, the settings and <see cref="Players.Strength"/> the move can be
        /// repeated.
        /// </summary>
        public ulong Playouts
        {
            get
            {
                ulong playouts;
                fixed (king_advisor* self = &native)
                {
                    Interop.Check(NativePlayers.king_advisor_playouts(self, &playouts));
                }
                return playouts;
            }
        }

        /// <summary>
        /// What each legal action is worth: first the one that was chosen, then the others, the best first. They are there once
        /// the choice is made, and grow surer from then on; before, they are of no play-outs.
        /// </summary>
        public IReadOnlyList<Estimate> Estimates
        {
            get
            {
                var estimates = new List<Estimate>();
                king_estimate estimate;
                fixed (king_advisor* self = &native)
                {
                    while (Interop.Answered(
                        NativePlayers.king_advisor_estimate(self, (uint)estimates.Count, &estimate)))
                    {
                        estimates.Add(new Estimate(estimate));
                    }
                }
                return estimates;
            }
        }

        /// <summary>
        /// The facts behind the advice in sentences, for people: what is best and by how much, who gains by the next best, who may
        /// hold the card that matters.
        /// </summary>
        public string Explain(Lang lang)
        {
            Words words;
            int status;
            fixed (king_advisor* self = &native)
            {
                status = NativePlayers.king_advisor_explain(
                    self, (uint)lang, words.bytes, Words.Size, &words.length);
            }
            return Interop.Text(status, &words);
        }

        /// <summary>Plays out so many actions more, or fewer when the budget ends before.</summary>
        /// <returns>Whether there is more to be played out.</returns>
        public bool Step(int playouts)
        {
            byte more;
            uint count = Interop.NotNegative(playouts, nameof(playouts));
            fixed (king_advisor* self = &native)
            {
                Interop.Check(NativePlayers.king_advisor_step(self, count, &more));
            }
            return more != 0;
        }

        /// <summary>
        /// The play-outs of the present stage that are still to be absorbed, up to but not including <c>End</c>: to be run in any
        /// parts, on any threads. Equal when all is done. What comes after a stage follows from it: ask anew then.
        /// </summary>
        public (ulong Begin, ulong End) Plan
        {
            get
            {
                ulong begin, end;
                fixed (king_advisor* self = &native)
                {
                    Interop.Check(NativePlayers.king_advisor_plan(self, &begin, &end));
                }
                return (begin, end);
            }
        }

        /// <summary>
        /// What these play-outs of the present stage come to. It changes nothing, and may run on many threads while none steps or
        /// absorbs; what is beyond the stage is left out.
        /// </summary>
        public Sums Run(ulong begin, ulong end)
        {
            king_sums sums;
            fixed (king_advisor* self = &native)
            {
                Interop.Check(NativePlayers.king_advisor_run(self, begin, end, &sums));
            }
            return new Sums(sums);
        }

        /// <summary>Takes in the next sums of the present stage: parts of the plan in ascending order, without a gap.</summary>
        /// <exception cref="RulesException">They are of another advisor, of another stage, or not the next ones.</exception>
        public void Absorb(Sums sums)
        {
            king_sums sumsRaw = sums.Raw;
            king_error error;
            int status;
            fixed (king_advisor* self = &native)
            {
                status = NativePlayers.king_advisor_absorb(self, &sumsRaw, &error);
            }
            Interop.Check(status, &error);
        }
    }
}
