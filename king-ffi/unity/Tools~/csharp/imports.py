"""Native.g.cs: constants, structs and functions of the C API, as C# imports them."""

import math

from api import NUMBERS, variant

# Where the library is linked into the program itself.
STATIC = "(UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR"
IMPORT = "        [DllImport(__DllName, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]"
# Enumerations that are numbers within these scripts; the others are types of their own.
INTERNAL = ("king_status", "king_contract", "king_option")


def text(api):
    lines = ["using System.Runtime.InteropServices;", "", "namespace KingRules", "{"]
    for name in INTERNAL:
        if name in api.enums:
            enum = api.enums[name]
            lines += [f"    internal enum {name} : {NUMBERS[enum['type']]}", "    {"]
            lines += [f"        {variant(enum, member)} = {member['value']}," for member in enum["members"]]
            lines += ["    }", ""]
    for name, struct in api.structs.items():
        lines += ["    [StructLayout(LayoutKind.Sequential)]", f"    internal unsafe struct {name}", "    {"]
        for member in struct["members"]:
            type_, count = NUMBERS[member["type"]], math.prod(member.get("items", []))
            lines.append(f"        internal fixed {type_} {member['name']}[{count}];" if "items" in member
                         else f"        internal {type_} {member['name']};")
        lines += ["    }", ""]
    rules, players = "Native", "NativePlayers"
    for owner in (rules, players):
        lines += [f"    internal static unsafe partial class {owner}", "    {"]
        if owner == rules:
            lines += [f"#if {STATIC}", '        const string __DllName = "__Internal";', "#else",
                      '        const string __DllName = "king";', "#endif", ""]
        else:
            lines += ["        const string __DllName = Native.File;", ""]
        for constant in api.constants:
            if constant["chapter"].startswith("players/") == (owner == players):
                type_ = NUMBERS[constant["type"]]
                lines += [f"        internal const {type_} {constant['name']} = {constant['value']};"]
        for function in api.functions:
            if function.players == (owner == players):
                lines += ["", IMPORT, f"        internal static extern {function.native};"]
        lines += ["    }", ""]
    return "\n".join(lines[:-1] + ["}"]) + "\n"


def sizes(api):
    """Library.g.cs: the sizes of the values, by their kinds."""
    lines = ["using System;", "", "namespace KingRules", "{", "    public static unsafe partial class Library", "    {",
             "        static void CheckSizes()", "        {"]
    lines += [f'            CheckSize({struct["kind"]}, "{name}", sizeof({name}));'
              for name, struct in api.structs.items() if "kind" in struct and name not in api.players]
    return "\n".join(lines + ["        }", "    }", "}"]) + "\n"
