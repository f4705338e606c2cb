// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections.Generic;

namespace KingRules.King
{
    public readonly unsafe partial struct Deal : IEquatable<Deal>
    {
        /// <summary>The deal of a seed.</summary>
        public static Deal FromSeed(ulong seed)
        {
            ulong* hands = stackalloc ulong[4];
            Interop.Check(Native.king_deal_from_seed(seed, hands));
            return King.Deal.Of(hands);
        }

        /// <summary>
        /// Deals <c>pack</c> as it is done at the table: one card at a time, clockwise, from the dealer's left (K2.5).
        /// </summary>
        /// <exception cref="RulesException">A card occurs twice.</exception>
        public static Deal FromPack(IReadOnlyList<Card> pack, Seat dealer)
        {
            byte[] packBytes = Interop.Exactly(Card.Indices(pack), 52, nameof(pack));
            ulong* hands = stackalloc ulong[4];
            king_error error;
            int status;
            fixed (byte* packStart = packBytes)
            {
                status = Native.king_deal_from_pack(packStart, (uint)dealer, hands, &error);
            }
            Interop.Check(status, &error);
            return King.Deal.Of(hands);
        }

        /// <summary>A deal as PBN, from N: <c>N:K762.J.AQ.AKQ654 …</c>.</summary>
        /// <exception cref="RulesException"><c>hands</c> do not make up the pack.</exception>
        public override string ToString()
        {
            ulong* self = stackalloc ulong[4];
            To(self);
            Words words;
            king_error error;
            return Interop.Text(Native.king_deal_text(
                self, words.bytes, Words.Size, &words.length, &error), &words, &error);
        }

        /// <summary>Reads a PBN deal, which may begin with any seat.</summary>
        /// <exception cref="ParseException">It cannot be read, or the hands do not make up the pack.</exception>
        public static Deal Parse(string text) =>
            Read(text, out Deal value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Deal value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Deal value)
        {
            byte[] textBytes = Interop.Utf8(text);
            ulong* hands = stackalloc ulong[4];
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_deal_parse(textStart, (uint)textBytes.Length, hands, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? King.Deal.Of(hands) : default(Deal);
            return wrong;
        }
    }
}
