// A stand-in for as much of Unreal's build tool as examples/unreal names, and a program that asks the rules of its module,
// for every platform, what is compiled and linked with: `rules MODULE_DIRECTORY` prints a line for each.
using System;
using System.Collections.Generic;
using System.IO;

namespace UnrealBuildTool
{
    public class BuildException : Exception
    {
        public BuildException(string message) : base(message) { }
    }

    public enum UnrealTargetPlatform { Win64, Linux, LinuxArm64, Mac, Android, IOS, TVOS }

    public enum UnrealArch { X64, Arm64 }

    public class ReadOnlyTargetRules
    {
        public UnrealTargetPlatform Platform;
        public UnrealArch Architecture;
    }

    public class Files : List<string>
    {
        public void Add(string path, string source) { Add(source); }
    }

    public class ModuleRules
    {
        public enum PCHUsageMode { UseExplicitOrSharedPCHs }

        public static string Directory;
        public string ModuleDirectory = Directory;
        public PCHUsageMode PCHUsage;
        public readonly List<string> PublicDependencyModuleNames = new List<string>();
        public readonly List<string> PublicSystemIncludePaths = new List<string>();
        public readonly List<string> PublicAdditionalLibraries = new List<string>();
        public readonly List<string> PublicDelayLoadDLLs = new List<string>();
        public readonly Files RuntimeDependencies = new Files();

        public ModuleRules(ReadOnlyTargetRules target) { }
    }
}

static class Program
{
    static void Main(string[] arguments)
    {
        UnrealBuildTool.ModuleRules.Directory = arguments[0];
        foreach (UnrealBuildTool.UnrealTargetPlatform platform in Enum.GetValues(typeof(UnrealBuildTool.UnrealTargetPlatform)))
        foreach (UnrealBuildTool.UnrealArch arch in Enum.GetValues(typeof(UnrealBuildTool.UnrealArch)))
        {
            var target = new UnrealBuildTool.ReadOnlyTargetRules { Platform = platform, Architecture = arch };
            try
            {
                var rules = new KingRules(target);
                foreach (var path in rules.PublicSystemIncludePaths) Print(platform, "include", path);
                foreach (var path in rules.PublicAdditionalLibraries) Print(platform, "library", path);
                foreach (var path in rules.RuntimeDependencies) Print(platform, "ship", path);
            }
            catch (UnrealBuildTool.BuildException exception)
            {
                Console.WriteLine("{0} {1}", platform, exception.Message);
            }
        }
    }

    static void Print(object platform, string kind, string path)
    {
        var root = Path.GetFullPath(Path.Combine(UnrealBuildTool.ModuleRules.Directory, "..", "ThirdParty", "king"));
        Console.WriteLine("{0} {1} {2}", platform, kind, Path.GetFullPath(path).Substring(root.Length + 1));
    }
}
