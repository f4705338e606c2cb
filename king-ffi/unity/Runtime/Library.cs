using System;
using System.Globalization;
using System.Runtime.InteropServices;

namespace KingRules
{
    /// <summary>
    /// The native library under these scripts. Nothing needs to be called before it is used: it is checked once, before
    /// the first call. A <see cref="LibraryException"/> from there comes inside a
    /// <see cref="TypeInitializationException"/>, as C# has it; to meet it as it is, call <see cref="Check"/> when the
    /// game starts.
    /// </summary>
    public static unsafe class Library
    {
        /// <summary>The version of the binary interface that these scripts are made for.</summary>
        public const int AbiVersion = (int)Native.KING_ABI_VERSION;

        const string TakeBoth =
            ": take both from the same package, and restart the editor, which never unloads a library";

        /// <summary>The version of the native library, such as <c>0.1.0</c>.</summary>
        public static string Version
        {
            get
            {
                Words words;
                return Interop.Text(Native.king_version(words.bytes, Words.Size, &words.length), &words);
            }
        }

        /// <summary>Looks whether the native library is there and belongs to these scripts.</summary>
        /// <exception cref="LibraryException">It does not, or cannot be loaded.</exception>
        public static void Check()
        {
            uint version;
            try
            {
                version = Unchecked.king_abi_version();
            }
            catch (Exception error) when (error is DllNotFoundException || error is BadImageFormatException)
            {
                throw new LibraryException(
                    $"the native library \"{Native.File}\" was not found, or cannot be loaded on this platform. In the "
                    + "package it stands at Runtime/Plugins/Linux/x86_64/libking.so and "
                    + "Runtime/Plugins/Windows/x86_64/king.dll; a package taken from a git address has none, and other "
                    + "platforms need their own: see Documentation~/troubleshooting.md",
                    error);
            }
            catch (EntryPointNotFoundException error)
            {
                throw new LibraryException($"the library \"{Native.File}\" that was found is another one", error);
            }
            if (version != Native.KING_ABI_VERSION)
            {
                throw new LibraryException(
                    "the native library has interface version " + version.ToString(CultureInfo.InvariantCulture)
                    + ", these scripts are made for version " + AbiVersion.ToString(CultureInfo.InvariantCulture)
                    + TakeBoth);
            }
            CheckSize(king_kind.HouseRules, sizeof(king_house_rules));
            CheckSize(king_kind.Duties, sizeof(king_duties));
            CheckSize(king_kind.Round, sizeof(king_round));
            CheckSize(king_kind.Table, sizeof(king_table));
            CheckSize(king_kind.View, sizeof(king_view));
            CheckSize(king_kind.Party, sizeof(king_party));
            CheckSize(king_kind.Sheet, sizeof(king_sheet));
            CheckSize(king_kind.PartyReader, sizeof(king_party_reader));
            CheckSize(king_kind.Simulation, sizeof(king_simulation));
            CheckSize(king_kind.BalayiRound, sizeof(balayi_round));
            CheckSize(king_kind.BalayiTable, sizeof(balayi_table));
            CheckSize(king_kind.BalayiView, sizeof(balayi_view));
            CheckSize(king_kind.BalayiMatch, sizeof(balayi_match));
            CheckSize(king_kind.BalayiMatchReader, sizeof(balayi_match_reader));
            CheckSize(king_kind.BalayiSimulation, sizeof(balayi_simulation));
        }

        static void CheckSize(king_kind kind, int size)
        {
            uint found = Unchecked.king_size_of((byte)kind);
            if (found != size)
            {
                throw new LibraryException(
                    "a " + kind + " of the native library has " + found.ToString(CultureInfo.InvariantCulture)
                    + " bytes, these scripts are made for " + size.ToString(CultureInfo.InvariantCulture) + TakeBoth);
            }
        }

        /// <summary>What can be called before the check.</summary>
        static class Unchecked
        {
            [DllImport(Native.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
            internal static extern uint king_abi_version();

            [DllImport(Native.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
            internal static extern uint king_size_of(byte kind);
        }
    }

    static partial class Native
    {
        /// <summary>The file of the library, without prefix and ending.</summary>
        internal const string File = __DllName;

        /// <summary>Runs before the first call of the library, wherever it comes from.</summary>
        static Native()
        {
            Library.Check();
        }
    }
}
