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
            king_house_rules rules = Default.native;
            Set(&rules, king_option.RifkiVoid, (int)rifkiVoid, nameof(rifkiVoid));
            Set(&rules, king_option.PenaltyVoid, (int)penaltyVoid, nameof(penaltyVoid));
            Set(&rules, king_option.KozVoid, (int)kozVoid, nameof(kozVoid));
            Set(&rules, king_option.RifkiAnnul, rifkiAnnul ? 1 : 0, nameof(rifkiAnnul));
            Set(&rules, king_option.EarlyEnd, earlyEnd ? 1 : 0, nameof(earlyEnd));
            Set(&rules, king_option.DurtEnd, (int)durtEnd, nameof(durtEnd));
            Set(&rules, king_option.SaleTie, (int)saleTie, nameof(saleTie));
            native = rules;
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
                    if (!Interop.Answered(status))
                    {
                        return options;
                    }
                    options.Add(Interop.Text(status, &words));
                }
            }
        }

        /// <summary>Void in the suit led, in Rıfkı (K7.5).</summary>
        public RifkiVoid RifkiVoid => (RifkiVoid)Value(king_option.RifkiVoid);

        /// <summary>Void in the suit led, in the other penalties (K7.4).</summary>
        public PenaltyVoid PenaltyVoid => (PenaltyVoid)Value(king_option.PenaltyVoid);

        /// <summary>Void in the suit led, in koz (K7.3).</summary>
        public KozVoid KozVoid => (KozVoid)Value(king_option.KozVoid);

        /// <summary>Whether a lone K♥ or A♥ may annul a Rıfkı round (K4).</summary>
        public bool RifkiAnnul => Value(king_option.RifkiAnnul) != 0;

        /// <summary>Whether a round ends with its last penalty card (K7.8).</summary>
        public bool EarlyEnd => Value(king_option.EarlyEnd) != 0;

        /// <summary>When dürt ends (K8.4).</summary>
        public DurtEnd DurtEnd => (DurtEnd)Value(king_option.DurtEnd);

        /// <summary>Who buys among equals (K9.4).</summary>
        public SaleTie SaleTie => (SaleTie)Value(king_option.SaleTie);

        /// <summary>The rules as the library takes them: <c>default(HouseRules)</c> is zeroed.</summary>
        internal king_house_rules Raw
        {
            get
            {
                king_house_rules rules = native;
                return rules.opaque[0] == 0 ? Default.native : rules;
            }
        }

        int Value(king_option option)
        {
            king_house_rules rules = Raw;
            byte value;
            Interop.Check(Native.king_house_rules_value(&rules, (uint)option, &value));
            return value;
        }

        static void Set(king_house_rules* rules, king_option option, int value, string name)
        {
            int status = Native.king_house_rules_set_value(rules, (uint)option, (uint)value);
            if (status == (int)king_status.KING_E_OPTION)
            {
                throw new ArgumentOutOfRangeException(name);
            }
            Interop.Check(status);
        }
    }
}
