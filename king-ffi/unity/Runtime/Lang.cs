using System;

namespace KingRules
{
    /// <summary>What can be asked of a language.</summary>
    public static class LangExtensions
    {
        /// <summary>Its code: <c>en</c> or <c>tr</c>.</summary>
        public static string Text(this Lang lang) =>
            Interop.Below((int)lang, 2, nameof(lang)) == (int)Lang.Tr ? "tr" : "en";

        /// <summary>Reads the code of a language, as <see cref="Text"/> gives it.</summary>
        /// <exception cref="FormatException">It is neither.</exception>
        public static Lang Parse(string text) =>
            TryParse(text, out Lang lang) ? lang : throw new FormatException("a language is en or tr");

        /// <summary>The same; <c>false</c> when it is neither.</summary>
        public static bool TryParse(string text, out Lang lang)
        {
            lang = text == "tr" ? Lang.Tr : Lang.En;
            return text == "tr" || text == "en";
        }
    }
}
