using System;
using System.Runtime.InteropServices;

namespace KingRules
{
    /// <summary>The players of the native library: opponents and advice. A library may be built without them.</summary>
    public static class Players
    {
        /// <summary>
        /// The number of the players' play: it changes whenever one of them would choose otherwise, given the same view and
        /// settings. With those it belongs to every result, so that the result can be repeated.
        /// </summary>
        public static int Strength => (int)NativePlayers.king_players_strength();

        /// <summary>Looks whether the native library has players that belong to these scripts.</summary>
        /// <exception cref="LibraryException">It was built without players, or they do not.</exception>
        public static void Check()
        {
            Library.Check();
            uint version;
            try
            {
                version = Unchecked.king_players_version();
            }
            catch (EntryPointNotFoundException error)
            {
                throw new LibraryException($"the library \"{Native.File}\" was built without players", error);
            }
            uint major = version >> 16, minor = version & 0xFFFF;
            if (major != NativePlayers.KING_PLAYERS_MAJOR || minor < NativePlayers.KING_PLAYERS_MINOR)
            {
                throw new LibraryException(FormattableString.Invariant(
                    $"the players of the native library have version {major}.{minor}, these scripts are made for version ")
                    + FormattableString.Invariant(
                        $"{NativePlayers.KING_PLAYERS_MAJOR}.{NativePlayers.KING_PLAYERS_MINOR}"));
            }
        }

        /// <summary>What can be called before the check.</summary>
        static class Unchecked
        {
            [DllImport(Native.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
            internal static extern uint king_players_version();
        }
    }

    static partial class NativePlayers
    {
        /// <summary>Runs before the first call of a player, wherever it comes from.</summary>
        static NativePlayers()
        {
            Players.Check();
        }
    }
}
