using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using NUnit.Framework;

namespace KingRules.Tests
{
    /// <summary>Both games, and a round, a table and a view of each, answer the same questions by the same names.</summary>
    [TestFixture]
    public class ShapeTests
    {
        /// <summary>What one game has alone, since the other has nothing of the kind.</summary>
        static readonly Dictionary<string, string> Alone = new Dictionary<string, string>
        {
            // the talk, annulling, dürt, and the house rules; what makes a round
            { "King.Table", "Annulled Contract Doubles HeartsOpen HouseRules ParseAction Placeable Places TryParseAction" },
            { "King.Round", "Annulled Contract Deal Doubles HeartsOpen HouseRules Placeable Places" },
            { "King.View", "Annulled Contract Doubles HeartsOpen HouseRules Placeable Places" },
            // who leads to the first trick; in King that is the declarer
            { "Balayi.Duties", "Starter" },
            // the piles, the locked hands, and what lies closed
            { "Balayi.Table", "Denomination OpenCards Piles PlayedFromHand Unlocked Unseen" },
            { "Balayi.Round", "Denomination OpenCards Pack Piles PlayedFromHand Unlocked" },
            { "Balayi.View", "Denomination OpenCards Piles PlayedFromHand Unlocked" },
        };

        [TestCase("Table")]
        [TestCase("Round")]
        [TestCase("View")]
        [TestCase("Worlds")]
        [TestCase("Trick")]
        [TestCase("Duties")]
        public void BothGamesHaveTheSameNames(string type)
        {
            string[] king = Names("King." + type), balayi = Names("Balayi." + type);
            Assert.That(king.Except(balayi), Is.EquivalentTo(Only("King." + type)));
            Assert.That(balayi.Except(king), Is.EquivalentTo(Only("Balayi." + type)));
            Assert.That(king.Intersect(balayi).Count(), Is.GreaterThan(3));
        }

        [TestCase("King")]
        [TestCase("Balayi")]
        public void ARoundAndAViewAnswerWhatATableDoes(string game)
        {
            string[] law = { "LegalActions", "LegalCards", "WhyNot", "Apply", "TryApply", "Parse", "TryParse", "ParseAction",
                "TryParseAction" };
            string[] table = Names(game + ".Table").Except(law).Except(new[] { "Unseen" }).ToArray();
            Assert.That(table.Except(Names(game + ".Round")), Is.Empty);
            Assert.That(table.Except(Names(game + ".View")), Is.Empty);
        }

        static IEnumerable<string> Only(string type) =>
            Alone.TryGetValue(type, out string names) ? names.Split(' ') : new string[0];

        static string[] Names(string type)
        {
            const BindingFlags Declared =
                BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;
            return typeof(Library).Assembly.GetType("KingRules." + type, true).GetMembers(Declared)
                .Where(member => !(member is MethodBase method && method.IsSpecialName) && !(member is ConstructorInfo))
                .Select(member => member.Name)
                .Distinct()
                .ToArray();
        }
    }
}
