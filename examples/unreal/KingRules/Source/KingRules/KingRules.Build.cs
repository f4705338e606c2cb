// Where the headers and libraries of king-rules are, for each platform: the packages for C and C++ (king-ffi/unity/pack),
// unpacked into ThirdParty as README.md has it.
using System.IO;
using UnrealBuildTool;

public class KingRules : ModuleRules
{
    public KingRules(ReadOnlyTargetRules Target) : base(Target)
    {
        PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
        PublicDependencyModuleNames.AddRange(new string[] { "Core", "CoreUObject", "Engine" });

        if (Target.Platform == UnrealTargetPlatform.Win64)
        {
            // What Visual C++ and the library's own compiler add to a program differs: so it is a DLL there.
            string folder = Folder(Target.Architecture == UnrealArch.Arm64 ? "windows/arm64" : "windows/x86_64");
            PublicAdditionalLibraries.Add(Path.Combine(folder, "lib", "libking.dll.a"));
            PublicDelayLoadDLLs.Add("king.dll");
            RuntimeDependencies.Add("$(BinaryOutputDir)/king.dll", Path.Combine(folder, "bin", "king.dll"));
        }
        else if (Target.Platform == UnrealTargetPlatform.Linux)
        {
            Static("linux/x86_64");
        }
        else if (Target.Platform == UnrealTargetPlatform.LinuxArm64)
        {
            Static("linux/aarch64");
        }
        else if (Target.Platform == UnrealTargetPlatform.Mac)
        {
            Static("macos");
        }
        else if (Target.Platform == UnrealTargetPlatform.Android)
        {
            // Unreal takes for each processor the one whose folder is named after it.
            Static("android/arm64-v8a");
            Static("android/x86_64");
        }
        else if (Target.Platform == UnrealTargetPlatform.IOS)
        {
            Static("ios", "king.xcframework/ios-arm64");
        }
        else
        {
            throw new BuildException("King Rules has no library for " + Target.Platform);
        }
    }

    // The folder of a platform. Its headers are the same as everywhere.
    private string Folder(string platform)
    {
        string folder = Path.Combine(ModuleDirectory, "..", "ThirdParty", "king", platform);
        PublicSystemIncludePaths.Add(Path.Combine(folder, "include"));
        return folder;
    }

    private void Static(string platform, string inside = "")
    {
        PublicAdditionalLibraries.Add(Path.Combine(Folder(platform), "lib", inside, "libking.a"));
    }
}
