// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    public readonly unsafe partial struct HouseRules : IEquatable<HouseRules>
    {
        readonly king_house_rules native;

        internal HouseRules(king_house_rules native)
        {
            this.native = native;
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(HouseRules a, HouseRules b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(HouseRules a, HouseRules b) => !a.Equals(b);

        /// <inheritdoc/>
        public bool Equals(HouseRules other)
        {
            king_house_rules a = Raw, b = other.Raw;
            return Interop.Same(a.opaque, b.opaque, sizeof(king_house_rules));
        }

        /// <inheritdoc/>
        public override bool Equals(object other) => other is HouseRules value && Equals(value);

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            king_house_rules self = Raw;
            return Interop.Hash(self.opaque, sizeof(king_house_rules));
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

        /// <summary>Sets an option by name and value.</summary>
        /// <exception cref="RulesException">There is no such option, or it has no such value.</exception>
        public HouseRules With(string option, string value)
        {
            king_house_rules self = Raw;
            byte[] optionBytes = Interop.Utf8(option);
            byte[] valueBytes = Interop.Utf8(value);
            king_error error;
            int status;
            fixed (byte* optionStart = optionBytes, valueStart = valueBytes)
            {
                status = Native.king_house_rules_set(
                    &self, optionStart, (uint)optionBytes.Length, valueStart, (uint)valueBytes.Length, &error);
            }
            Interop.Check(status, &error);
            return new HouseRules(self);
        }

        /// <summary>The value of an option.</summary>
        /// <exception cref="RulesException">There is no such option.</exception>
        public string Get(string option)
        {
            king_house_rules self = Raw;
            byte[] optionBytes = Interop.Utf8(option);
            Words words;
            int status;
            fixed (byte* optionStart = optionBytes)
            {
                status = Native.king_house_rules_get(
                    &self, optionStart, (uint)optionBytes.Length, words.bytes, Words.Size, &words.length);
            }
            return Interop.Text(status, &words);
        }

        /// <summary>
        /// House rules as text: <c>-</c> for the default, else what differs from it in the order of K12, as in
        /// <c>koz_void=must_trump,early_end=false</c>.
        /// </summary>
        public override string ToString()
        {
            king_house_rules self = Raw;
            Words words;
            return Interop.Text(Native.king_house_rules_text(
                &self, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads house rules in the one form that <c>House.RulesText</c> writes.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static HouseRules Parse(string text) =>
            Read(text, out HouseRules value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out HouseRules value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out HouseRules value)
        {
            byte[] textBytes = Interop.Utf8(text);
            king_house_rules rules = default(king_house_rules);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_house_rules_parse(textStart, (uint)textBytes.Length, &rules, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new HouseRules(rules) : default(HouseRules);
            return wrong;
        }
    }
}
