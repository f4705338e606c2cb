using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using KingRules;
using KingRules.King;

namespace KingRules.Samples
{
    /// <summary>What players read: hands and the score sheet, in English or Turkish.</summary>
    public sealed class Speaker
    {
        readonly Lang lang;

        /// <summary>Speaks that language.</summary>
        public Speaker(Lang lang)
        {
            this.lang = lang;
        }

        /// <summary>One of two texts.</summary>
        public string Text(string english, string turkish) => lang == Lang.Tr ? turkish : english;

        /// <summary>Seats by name.</summary>
        public string Seats(SeatSet seats) =>
            seats.IsEmpty ? Text("nobody", "kimse") : string.Join(", ", seats.Select(seat => seat.Name(lang)));

        /// <summary>Cards by suit, spades first and high cards first: <c>♠K762 ♥J ♦AQ</c>.</summary>
        public static string Cards(CardSet cards)
        {
            IEnumerable<string> suits = Card.Suits.Reverse()
                .Select(suit => cards & suit.Cards())
                .Where(held => !held.IsEmpty)
                .Select(held => held[0].Suit.Symbol() + Ranks(held));
            return string.Join(" ", suits);
        }

        /// <summary>The result of a round that is over: the scores, or that it was annulled.</summary>
        public string Result(Round round)
        {
            if (!round.Scores.HasValue)
            {
                return Text("Annulled.", "Bozuldu.");
            }
            PerSeat<int> scores = round.Scores.Value;
            return string.Join(", ", SeatSet.All.Select(seat => seat.Name(lang) + " " + Number(scores[seat])));
        }

        /// <summary>The score sheet: a line a round, then the totals.</summary>
        public IEnumerable<string> Sheet(Party party)
        {
            yield return Row("", "", SeatSet.All.Select(seat => seat.Name(lang)));
            yield return Row("", Text("start", "başlangıç"), Numbers(party.Running[0]));
            int number = 1;
            foreach (RoundResult result in party.Results)
            {
                string name = result.Declarer.Name(lang) + ": " + result.Contract.Name(lang);
                IEnumerable<string> scores = Numbers(result.Scores(party.HouseRules));
                yield return Row(number.ToString(CultureInfo.InvariantCulture), name, scores);
                number++;
            }
            yield return Row("", Text("total", "toplam"), Numbers(party.Totals));
        }

        static string Ranks(CardSet cards) => string.Concat(cards.Reverse().Select(card => card.Rank.Figure()));

        static IEnumerable<string> Numbers(PerSeat<int> numbers) => numbers.Select(Number);

        static string Number(int number) => number.ToString("+0;-0;0", CultureInfo.InvariantCulture);

        static string Row(string number, string name, IEnumerable<string> columns) =>
            number.PadLeft(3) + "  " + name.PadRight(24) + string.Concat(columns.Select(column => column.PadLeft(7)));
    }
}
