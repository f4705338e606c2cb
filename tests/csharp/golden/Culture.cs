using System;
using System.Globalization;
using NUnit.Framework;

namespace KingRules.Golden
{
    [TestFixture]
    public class Culture
    {
        /// <summary>The whole suite runs under several cultures; this one shows that it really does.</summary>
        [Test]
        public void IsTheOneAskedFor()
        {
            string wanted = Environment.GetEnvironmentVariable("KING_CULTURE");
            Assert.That(CultureInfo.CurrentCulture.Name, Is.EqualTo(wanted));
            Assert.That("rifki".ToUpper() == "RIFKI", Is.EqualTo(wanted != "tr-TR"));
        }
    }
}
