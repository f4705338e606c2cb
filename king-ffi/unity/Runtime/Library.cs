#if (UNITY_TVOS || UNITY_VISIONOS) && !UNITY_EDITOR
#error King Rules has no native library for tvOS and visionOS: Documentation~/platforms.md lists those that there are
#endif
using System;
using System.Runtime.InteropServices;

namespace KingRules
{
    /// <summary>
    /// The native library under these scripts. Nothing needs to be called before it is used: it is checked once, before
    /// the first call. A <see cref="LibraryException"/> from there comes inside a
    /// <see cref="TypeInitializationException"/>, as C# has it; to meet it as it is, call <see cref="Check"/> when the
    /// game starts.
    /// </summary>
    public static unsafe partial class Library
    {
        /// <summary>The version of the binary interface that these scripts are made for: what went, or changed.</summary>
        public const int AbiMajor = (int)Native.KING_ABI_MAJOR;

        /// <summary>The least of what came to it since that these scripts need.</summary>
        public const int AbiMinor = (int)Native.KING_ABI_MINOR;

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
                    + "package Runtime/Plugins has one for each platform, such as Linux/x86_64/libking.so and "
                    + "Windows/x86_64/king.dll; a package taken from a git address has none: see "
                    + "Documentation~/troubleshooting.md",
                    error);
            }
            catch (EntryPointNotFoundException error)
            {
                throw new LibraryException($"the library \"{Native.File}\" that was found is another one", error);
            }
            uint major = version >> 16, minor = version & 0xFFFF;
            if (major != AbiMajor || minor < AbiMinor)
            {
                throw new LibraryException(FormattableString.Invariant(
                    $"the native library has interface version {major}.{minor}, these scripts are made for version ")
                    + FormattableString.Invariant($"{AbiMajor}.{AbiMinor}") + TakeBoth);
            }
            CheckSizes();
        }

        static void CheckSize(uint kind, string name, int size)
        {
            uint found = Unchecked.king_size_of(kind);
            if (found != size)
            {
                throw new LibraryException(FormattableString.Invariant(
                    $"a {name} of the native library has {found} bytes, these scripts are made for {size}") + TakeBoth);
            }
        }

        /// <summary>What can be called before the check.</summary>
        static class Unchecked
        {
            [DllImport(Native.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
            internal static extern uint king_abi_version();

            [DllImport(Native.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
            internal static extern uint king_size_of(uint kind);
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
