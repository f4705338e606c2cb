// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
    public readonly unsafe partial struct Pack : IEquatable<Pack>
    {
        /// <summary>The 52 cards of a pack, separated by spaces.</summary>
        /// <exception cref="RulesException">A card occurs twice.</exception>
        public override string ToString()
        {
            byte* self = stackalloc byte[52];
            To(self);
            Words words;
            king_error error;
            return Interop.Text(Native.balayi_pack_text(
                self, words.bytes, Words.Size, &words.length, &error), &words, &error);
        }

        /// <summary>Reads 52 different cards separated by spaces.</summary>
        /// <exception cref="ParseException">They are not that.</exception>
        public static Pack Parse(string text) =>
            Read(text, out Pack value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Pack value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Pack value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte* pack = stackalloc byte[52];
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_pack_parse(textStart, (uint)textBytes.Length, pack, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? Balayi.Pack.Of(pack) : default(Pack);
            return wrong;
        }
    }
}
