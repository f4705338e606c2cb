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
    public readonly unsafe struct HouseRules : IEquatable<HouseRules>
    {
        // Zeroed for default(HouseRules).
        readonly king_house_rules native;

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

        HouseRules(king_house_rules native)
        {
            this.native = native;
        }

        /// <summary>The rulebook as it stands.</summary>
        public static HouseRules Default
        {
            get
            {
                king_house_rules rules;
                Interop.Check(Native.king_house_rules_new(&rules));
                return new HouseRules(rules);
            }
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

        /// <summary>The value of an option as text, such as <c>all_out</c> of <c>durt_end</c>.</summary>
        /// <exception cref="RulesException">There is no such option.</exception>
        public string Get(string option)
        {
            king_house_rules rules = Raw;
            byte[] name = Interop.Utf8(option);
            Words words;
            fixed (byte* start = name)
            {
                return Interop.Text(
                    Native.king_house_rules_get(
                        &rules, start, (uint)name.Length, words.bytes, Words.Size, &words.length),
                    &words);
            }
        }

        /// <summary>These house rules with an option set, by name and value as they stand in records.</summary>
        /// <exception cref="RulesException">There is no such option or value.</exception>
        public HouseRules With(string option, string value)
        {
            king_house_rules rules = Raw;
            byte[] name = Interop.Utf8(option);
            byte[] text = Interop.Utf8(value);
            fixed (byte* nameStart = name, textStart = text)
            {
                Interop.Check(Native.king_house_rules_set(
                    &rules, nameStart, (uint)name.Length, textStart, (uint)text.Length));
            }
            return new HouseRules(rules);
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(HouseRules a, HouseRules b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(HouseRules a, HouseRules b) => !a.Equals(b);

        /// <summary>Reads house rules in the one form that <see cref="ToString"/> gives.</summary>
        /// <exception cref="ParseException">The text is no such form.</exception>
        public static HouseRules Parse(string text) =>
            Read(text, out HouseRules rules) is ParseException error ? throw error : rules;

        /// <summary>Reads house rules; <c>false</c> when the text is none.</summary>
        public static bool TryParse(string text, out HouseRules rules) => Read(text ?? "", out rules) == null;

        static ParseException Read(string text, out HouseRules rules)
        {
            byte[] utf8 = Interop.Utf8(text);
            var native = default(king_house_rules);
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_house_rules_parse(start, (uint)utf8.Length, &native, &at);
            }
            rules = new HouseRules(native);
            return Interop.ParseError(status, utf8, at, king_kind.HouseRules);
        }

        /// <summary>The rules as the library takes them.</summary>
        internal king_house_rules Raw
        {
            get
            {
                king_house_rules rules = native;
                return rules.opaque[0] == 0 ? Default.native : rules;
            }
        }

        /// <summary>Rules that the library gave.</summary>
        internal static HouseRules Of(king_house_rules native) => new HouseRules(native);

        /// <inheritdoc/>
        public bool Equals(HouseRules other)
        {
            king_house_rules a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_house_rules));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is HouseRules rules && Equals(rules);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_house_rules rules = Raw;
            return Interop.Hash(rules.opaque, sizeof(king_house_rules));
        }

        /// <summary>The text in records.</summary>
        public override string ToString()
        {
            king_house_rules rules = Raw;
            Words words;
            return Interop.Text(Native.king_house_rules_text(&rules, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
