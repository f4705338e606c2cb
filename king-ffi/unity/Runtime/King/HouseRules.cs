using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// The house rules of a table: the options of K12. <see cref="Default"/>, and also <c>default(HouseRules)</c>, is
    /// the rulebook as it stands. The text is <c>-</c> for the default, else what differs from it in the order of K12:
    /// <c>koz_void=must_trump,early_end=false</c>.
    /// </summary>
    /// <example><code>var rules = new HouseRules(kozVoid: KozVoid.MustTrump, earlyEnd: false);</code></example>
    public readonly unsafe partial struct HouseRules
    {
        /// <summary>These house rules; what is left out is as the rulebook has it.</summary>
        public HouseRules(
            RifkiVoid rifkiVoid = RifkiVoid.NeverForceKing,
            PenaltyVoid penaltyVoid = PenaltyVoid.Free,
            KozVoid kozVoid = KozVoid.Free,
            bool rifkiAnnul = true,
            bool earlyEnd = true,
            DurtEnd durtEnd = DurtEnd.AllOut,
            SaleTie saleTie = SaleTie.FirstInTurn)
        {
            native = Default
                .With("rifki_void", Option.Text(rifkiVoid))
                .With("penalty_void", Option.Text(penaltyVoid))
                .With("koz_void", Option.Text(kozVoid))
                .With("rifki_annul", Option.Text(rifkiAnnul))
                .With("early_end", Option.Text(earlyEnd))
                .With("durt_end", Option.Text(durtEnd))
                .With("sale_tie", Option.Text(saleTie))
                .native;
        }

        /// <summary>
        /// The names of the options, in the order of K12, as <see cref="Get"/> and <see cref="With"/> take them.
        /// </summary>
        public static IReadOnlyList<string> Options
        {
            get
            {
                var options = new List<string>();
                Words words;
                for (uint n = 0; ; n++)
                {
                    int status = Native.king_house_rules_option(n, words.bytes, Words.Size, &words.length);
                    if (!Interop.Given(status))
                    {
                        return options;
                    }
                    options.Add(Interop.Text(status, &words));
                }
            }
        }

        /// <summary>Void in the suit led, in Rıfkı (K7.5).</summary>
        public RifkiVoid RifkiVoid
        {
            get
            {
                string value = Get("rifki_void");
                return value == Option.Text(RifkiVoid.KingHolderFree) ? RifkiVoid.KingHolderFree
                    : value == Option.Text(RifkiVoid.HeartsAlways) ? RifkiVoid.HeartsAlways
                    : RifkiVoid.NeverForceKing;
            }
        }

        /// <summary>Void in the suit led, in the other penalties (K7.4).</summary>
        public PenaltyVoid PenaltyVoid =>
            Get("penalty_void") == Option.Text(PenaltyVoid.MustShed) ? PenaltyVoid.MustShed : PenaltyVoid.Free;

        /// <summary>Void in the suit led, in koz (K7.3).</summary>
        public KozVoid KozVoid
        {
            get
            {
                string value = Get("koz_void");
                return value == Option.Text(KozVoid.MustTrump) ? KozVoid.MustTrump
                    : value == Option.Text(KozVoid.MustOvertrump) ? KozVoid.MustOvertrump
                    : KozVoid.Free;
            }
        }

        /// <summary>Whether a lone K♥ or A♥ may annul a Rıfkı round (K4).</summary>
        public bool RifkiAnnul => Get("rifki_annul") == Option.Text(true);

        /// <summary>Whether a round ends with its last penalty card (K7.8).</summary>
        public bool EarlyEnd => Get("early_end") == Option.Text(true);

        /// <summary>When dürt ends (K8.4).</summary>
        public DurtEnd DurtEnd =>
            Get("durt_end") == Option.Text(DurtEnd.FourthDecided) ? DurtEnd.FourthDecided : DurtEnd.AllOut;

        /// <summary>Who buys among equals (K9.4).</summary>
        public SaleTie SaleTie => Get("sale_tie") == Option.Text(SaleTie.Stays) ? SaleTie.Stays : SaleTie.FirstInTurn;

        /// <summary>The rules as the library takes them: <c>default(HouseRules)</c> is zeroed.</summary>
        internal king_house_rules Raw
        {
            get
            {
                king_house_rules rules = native;
                return rules.opaque[0] == 0 ? Default.native : rules;
            }
        }
    }
}
