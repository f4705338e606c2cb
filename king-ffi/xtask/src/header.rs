//! The headers in include/: a manual at the head, and the chapters with their entries.

use std::fs;
use std::path::Path;

use king::describe::{Chapter, Function, Item, What};

use crate::{Generated, names};

/// No line of code is longer.
const WIDTH: usize = 120;

/// include/king.h, the rules.
pub(crate) fn rules(root: &Path) -> Result<Generated, String> {
    let version = env!("CARGO_PKG_VERSION");
    let head = format!(
        "\
#include <stdint.h>

/** The version of the library that this header belongs to. */
#define KING_VERSION \"{version}\"
#define KING_VERSION_MAJOR {}
#define KING_VERSION_MINOR {}
#define KING_VERSION_PATCH {}

/* The type of the numbers of an enumeration, where the language can express it. */
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define KING_ENUM(name, type) enum name : type
#else
#define KING_ENUM(name, type) enum name
#endif
",
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    );
    let chapters: Vec<&Chapter> = king::CHAPTERS.iter().copied().flatten().collect();
    generate(root, "king", "king-ffi/src/manual.txt", &head, &chapters)
}

/// include/king_players.h, which stands on king.h.
pub(crate) fn players(root: &Path) -> Result<Generated, String> {
    let chapters: Vec<&Chapter> = king::PLAYERS.iter().collect();
    generate(root, "king_players", "king-ffi/src/players/manual.txt", "#include \"king.h\"\n", &chapters)
}

/// A header: the manual, what stands before all types, and the chapters with their entries.
fn generate(root: &Path, name: &str, manual: &str, head: &str, chapters: &[&Chapter]) -> Result<Generated, String> {
    let manual = fs::read_to_string(root.join(manual)).map_err(|error| format!("{manual}: {error}"))?;
    let manual = manual.replace("TABLE OF CONTENTS\n", &contents(chapters)?);
    let unknown = unknown_functions(&manual);
    if !unknown.is_empty() {
        return Err(format!("the manual names functions that there are not: {}", unknown.join(", ")));
    }

    let mut types = String::new();
    let mut body = String::new();
    for chapter in chapters {
        body.push_str(&heading(&names::lines(chapter.about)));
        for item in chapter.items {
            if let What::Value { .. } | What::Struct { .. } = item.what {
                types.push_str(&format!("typedef struct {0} {0};\n", item.name));
            }
            body.push_str(&comment(item.doc, ""));
            body.push_str(&declaration(item));
            body.push('\n');
        }
    }

    let guard = format!("{}_H", name.to_uppercase());
    let manual: String = manual.lines().map(|line| format!(" * {line}").trim_end().to_owned() + "\n").collect();
    let text = format!(
        "\
/*
{manual} */

#ifndef {guard}
#define {guard}

{head}
#ifdef __cplusplus
extern \"C\" {{
#endif

{types}
{body}#ifdef __cplusplus
}}
#endif

#endif /* {guard} */
"
    );
    Ok(Generated { path: format!("include/{name}.h").into(), text })
}

/// The first line of every chapter, which is its title.
fn contents(chapters: &[&Chapter]) -> Result<String, String> {
    let titles = chapters.iter().filter_map(|chapter| names::lines(chapter.about).first().copied());
    titles
        .map(|title| if title.ends_with('.') { Ok(format!("  {title}\n")) } else { Err(format!("no title: {title}")) })
        .collect()
}

/// Functions that a text names, as in king_round_new(), and that there are not.
fn unknown_functions(text: &str) -> Vec<String> {
    let known: Vec<&str> = names::items().map(|(_, item)| item.name).collect();
    let words = text.split(|c: char| c != '_' && !c.is_ascii_alphanumeric());
    // king_ and balayi_ alone are the beginnings of names, king_static is a target of CMake.
    let named = words.filter(|word| word.starts_with("king_") || word.starts_with("balayi_"));
    let named = named.filter(|word| !word.ends_with('_') && !["king_static", "king_players"].contains(word));
    named.filter(|word| !known.contains(word)).map(str::to_owned).collect()
}

/// What a chapter is about.
fn heading(about: &[&str]) -> String {
    let line = "-".repeat(116);
    let lines: String = about.iter().map(|line| format!(" * {line}").trim_end().to_owned() + "\n").collect();
    format!("/* {line}\n{lines} * {line} */\n\n")
}

/// A comment, in one line when it has one.
fn comment(doc: &[&'static str], indent: &str) -> String {
    let lines = names::lines(doc);
    if let [line] = lines[..] {
        return format!("{indent}/** {line} */\n");
    }
    let lines: String = lines.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n").collect();
    format!("{indent}/**\n{lines}{indent} */\n")
}

fn declaration(item: &Item) -> String {
    let name = item.name;
    match &item.what {
        What::Constant(_, value) => format!("#define {name} {value}\n"),
        What::Enumeration { of, members } => {
            let members: String = members
                .iter()
                .map(|member| {
                    let named = names::member(name, member.name);
                    format!("{}    {named} = {},\n", comment(member.doc, "    "), member.value)
                })
                .collect();
            format!("KING_ENUM({name}, {of}) {{\n{members}}};\n")
        }
        What::Value { words, .. } => format!("struct {name} {{\n    uint64_t opaque[{words}];\n}};\n"),
        What::Struct { fields, .. } => {
            let fields: String = fields
                .iter()
                .map(|field| {
                    let items: String = field.of.items.iter().map(|items| format!("[{items}]")).collect();
                    format!("{}    {} {}{items};\n", comment(field.doc, "    "), field.of.c, field.name)
                })
                .collect();
            format!("struct {name} {{\n{fields}}};\n")
        }
        What::Function(function) => prototype(name, function),
    }
}

/// A prototype in one line, or with as many parameters in each as fit.
fn prototype(name: &str, function: &Function) -> String {
    let returns = if function.returns == "status" { "int32_t" } else { function.returns };
    let mut text = format!("{returns} {name}(");
    let indent = text.len();
    let parameters: Vec<String> = function.parameters.iter().copied().flatten().map(names::declared).collect();
    if parameters.is_empty() {
        text.push_str("void");
    }
    let mut column = indent;
    for (n, parameter) in parameters.iter().enumerate() {
        let room = column + parameter.len() + 2;
        if n > 0 && room > WIDTH {
            text.push_str(&format!(",\n{}", " ".repeat(indent)));
            column = indent;
        } else if n > 0 {
            text.push_str(", ");
            column += 2;
        }
        text.push_str(parameter);
        column += parameter.len();
    }
    text + ");\n"
}
