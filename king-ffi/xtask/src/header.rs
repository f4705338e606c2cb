//! include/king.h: the declarations are made by cbindgen, and put here in the order in which a manual is read: a chapter
//! for each source file, begun by its module comment.

mod chapters;

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use crate::Generated;
use chapters::Chapter;

pub(crate) fn generate(root: &Path) -> Result<Generated, String> {
    let ffi = root.join("king-ffi");
    let mut items = items(&declarations(&ffi)?)?;
    let manual = ffi.join("src/manual.txt");
    let manual = fs::read_to_string(&manual).map_err(|error| format!("{}: {error}", manual.display()))?;

    let mut values = String::new();
    let mut body = String::new();
    for chapter in chapters::read(&ffi.join("src/lib.rs"))? {
        let Chapter { about, names } = chapter;
        if names.is_empty() {
            continue;
        }
        body.push_str(&heading(&about));
        for name in names {
            let item = items.remove(&name).ok_or(format!("cbindgen makes nothing of {name}"))?;
            if item.contains("\ntypedef struct ") {
                values.push_str(&format!("typedef struct {name} {name};\n"));
            }
            body.push_str(&in_order(&item, &name));
            body.push('\n');
        }
    }
    if let Some(name) = items.keys().next() {
        return Err(format!("{name} stands in no chapter"));
    }

    let version = env!("CARGO_PKG_VERSION");
    let text = format!(
        "\
/*
{manual} */

#ifndef KING_H
#define KING_H

#include <stdint.h>

/** The version of the library that this header belongs to. */
#define KING_VERSION \"{version}\"
#define KING_VERSION_MAJOR {}
#define KING_VERSION_MINOR {}
#define KING_VERSION_PATCH {}

/* The type of the numbers of an enumeration, where the language lets it be said. */
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define KING_ENUM(name, type) enum name : type
#else
#define KING_ENUM(name, type) enum name
#endif

#ifdef __cplusplus
extern \"C\" {{
#endif

{values}
{body}#ifdef __cplusplus
}}
#endif

#endif /* KING_H */
",
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
        manual = manual.lines().map(|line| format!(" * {line}").trim_end().to_owned() + "\n").collect::<String>(),
    );
    Ok(Generated { path: "include/king.h".into(), text })
}

/// What cbindgen makes of the crate.
fn declarations(ffi: &Path) -> Result<String, String> {
    let config = cbindgen::Config::from_file(ffi.join("cbindgen.toml"))?;
    let builder = cbindgen::Builder::new().with_crate(ffi).with_config(config);
    let bindings = builder.generate().map_err(|error| error.to_string())?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    String::from_utf8(text).map_err(|error| error.to_string())
}

/// The declarations by name, each with its comment.
fn items(declarations: &str) -> Result<HashMap<String, String>, String> {
    let mut items = HashMap::new();
    for item in declarations.split("\n\n").map(str::trim).filter(|item| !item.is_empty()) {
        let code = item.find("*/\n").map_or(item, |end| &item[end + 3..]);
        let name = match code.split([' ', '\n', '(', '{', ';']).collect::<Vec<_>>()[..] {
            ["#define", name, ..] | ["enum", name, ..] | ["typedef", "struct", name, ..] | [_, name, ..] => name,
            _ => return Err(format!("what is this?\n{item}")),
        };
        if items.insert(name.to_owned(), item.to_owned()).is_some() {
            return Err(format!("{name} is there twice"));
        }
    }
    Ok(items)
}

/// The module comment of a chapter.
fn heading(about: &[String]) -> String {
    let line = "-".repeat(116);
    let lines: String = about.iter().map(|line| format!(" * {line}").trim_end().to_owned() + "\n").collect();
    format!("/* {line}\n{lines} * {line} */\n\n")
}

/// A declaration as it stands in the header: comments of one line in one line, enumerations by KING_ENUM and without
/// a type of their own, structures without the `typedef`, which stands before all of them, so that no argument needs the
/// word `struct`.
fn in_order(item: &str, name: &str) -> String {
    let mut text = one_line_comments(item);
    if let Some((head, tail)) = text.split_once(&format!("enum {name}\n")) {
        let kind = tail.split("  : ").nth(1).and_then(|tail| tail.split('\n').next()).unwrap_or("int");
        let body = &tail[tail.find(" {\n").unwrap_or(0)..];
        let body = &body[..body.find("};\n").map_or(body.len(), |end| end + 3)];
        text = format!("{head}KING_ENUM({name}, {kind}){body}");
    } else if text.contains("typedef struct ") {
        text = text.replace("typedef struct ", "struct ").replace(&format!("}} {name};"), "};");
    } else {
        text = text.replace("struct ", "");
    }
    text.trim_end().to_owned() + "\n"
}

fn one_line_comments(item: &str) -> String {
    let mut text = String::new();
    let lines: Vec<_> = item.lines().collect();
    let mut rest = lines.as_slice();
    while let [line, tail @ ..] = rest {
        rest = tail;
        if line.trim_start() == "/**" {
            let end = tail.iter().position(|line| line.trim_start() == "*/").unwrap_or(tail.len());
            let told: Vec<_> =
                tail[..end].iter().map(|line| line.trim_start().trim_start_matches('*').trim()).collect();
            let told = told.strip_suffix(&[""]).unwrap_or(&told);
            let indent = &line[..line.len() - 3];
            if let [told] = told {
                text.push_str(&format!("{indent}/** {told} */\n"));
            } else {
                text.push_str(&format!("{indent}/**\n"));
                told.iter()
                    .for_each(|line| text.push_str(&(format!("{indent} * {line}").trim_end().to_owned() + "\n")));
                text.push_str(&format!("{indent} */\n"));
            }
            rest = tail.get(end + 1..).unwrap_or(&[]);
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}
