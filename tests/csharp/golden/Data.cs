using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using NUnit.Framework;

namespace KingRules.Golden
{
    /// <summary>
    /// The golden data: the folder tests/golden, which KING_GOLDEN_DIR names, and every *.jsonl below the folder that
    /// KING_VECTORS_DIR names, if it is set.
    /// </summary>
    static class Data
    {
        internal static string Folder => Environment.GetEnvironmentVariable("KING_GOLDEN_DIR")
            ?? throw new InvalidOperationException("KING_GOLDEN_DIR is not set");

        internal static string Text(string name) => File.ReadAllText(Path.Combine(Folder, name));

        /// <summary>The lines of a file that are neither blank nor a comment.</summary>
        internal static IEnumerable<string> Lines(string name) => Text(name)
            .Split('\n')
            .Where(line => line.Length > 0 && line[0] != '#');

        /// <summary>A test for each vector of a game.</summary>
        internal static IEnumerable<TestCaseData> Vectors(string game)
        {
            foreach (string file in Files())
            {
                string[] lines = File.ReadAllLines(file);
                for (int i = 0; i < lines.Length; i++)
                {
                    if (lines[i].StartsWith("{\"game\":\"" + game + "\"", StringComparison.Ordinal))
                    {
                        string place = Path.GetFileName(file) + ":" + (i + 1);
                        yield return new TestCaseData(place, lines[i]).SetName(place);
                    }
                }
            }
        }

        static IEnumerable<string> Files()
        {
            string more = Environment.GetEnvironmentVariable("KING_VECTORS_DIR");
            IEnumerable<string> files = Directory.GetFiles(Folder, "*.jsonl");
            if (!string.IsNullOrEmpty(more))
            {
                files = files.Concat(Directory.GetFiles(more, "*.jsonl", SearchOption.AllDirectories));
            }
            return files.OrderBy(file => file, StringComparer.Ordinal);
        }

        /// <summary>Fails unless so many vectors are there: no file has been overlooked.</summary>
        internal static void ExpectAtLeast(int count, string game) =>
            Assert.That(Vectors(game).Count(), Is.GreaterThanOrEqualTo(count), game);
    }
}
