//! king-ffi/api.json: the whole interface as data, from which the C# imports and the tests are made.
//!
//! Members that have the value that most have are left out: a pointer that must not be NULL has no `null`.

use std::path::Path;

use king::describe::{Item, Parameter, Role, Type, What};

use crate::{Generated, names};

pub(crate) fn generate(_: &Path) -> Result<Generated, String> {
    let chapters = names::chapters()
        .map(|chapter| object([("name", text(&names::chapter(chapter))), ("about", doc(chapter.about))].map(Some)));
    let abi =
        object([("major", king::KING_ABI_MAJOR.to_string()), ("minor", king::KING_ABI_MINOR.to_string())].map(Some));
    let members = [
        ("abi", abi),
        ("library", text(env!("CARGO_PKG_VERSION"))),
        ("chapters", list(chapters)),
        ("constants", list(entries(constant))),
        ("enums", list(entries(enumeration))),
        ("structs", list(entries(structure))),
        ("functions", list(entries(function))),
    ];
    let members = members.map(|(name, value)| format!("\"{name}\": {value}"));
    let text = format!("{{\n{}\n}}\n", members.join(",\n"));
    Ok(Generated { path: "king-ffi/api.json".into(), text })
}

type Members = Vec<Option<(&'static str, String)>>;

/// The entries of a kind, each with its name, its chapter and its manual.
fn entries(what: fn(&Item) -> Option<Members>) -> impl Iterator<Item = String> {
    names::items().filter_map(move |(chapter, item)| {
        let members = what(item)?;
        let head = [("name", text(item.name)), ("chapter", text(&names::chapter(chapter))), ("doc", doc(item.doc))];
        Some(object(head.map(Some).into_iter().chain(members)))
    })
}

fn constant(item: &Item) -> Option<Members> {
    let What::Constant(of, value) = item.what else { return None };
    Some(vec![Some(("type", text(of))), Some(("value", value.to_string()))])
}

fn enumeration(item: &Item) -> Option<Members> {
    let What::Enumeration { of, members } = item.what else { return None };
    let members = members.iter().map(|member| {
        let name = text(&names::member(item.name, member.name));
        object([("name", name), ("value", member.value.to_string()), ("doc", doc(member.doc))].map(Some))
    });
    Some(vec![Some(("type", text(of))), Some(("members", list(members)))])
}

fn structure(item: &Item) -> Option<Members> {
    match item.what {
        What::Value { kind, words } => {
            let opaque = [("name", text("opaque")), ("type", text("uint64_t")), ("items", format!("[{words}]"))];
            let members = list([object(opaque.map(Some))]);
            Some(vec![
                Some(("kind", kind.to_string())),
                Some(("size", (words * 8).to_string())),
                Some(("members", members)),
            ])
        }
        What::Struct { size, fields } => {
            let fields = fields.iter().map(|field| {
                let dimensions: Vec<String> = field.of.items.iter().map(usize::to_string).collect();
                object([
                    Some(("name", text(field.name))),
                    Some(("type", text(field.of.c))),
                    (!dimensions.is_empty()).then(|| ("items", format!("[{}]", dimensions.join(", ")))),
                    Some(("means", text(field.of.means))),
                    Some(("doc", doc(field.doc))),
                ])
            });
            Some(vec![Some(("size", size.to_string())), Some(("members", list(fields)))])
        }
        _ => None,
    }
}

fn function(item: &Item) -> Option<Members> {
    let What::Function(function) = &item.what else { return None };
    let parameters: Vec<&Parameter> = function.parameters.iter().copied().flatten().collect();
    let error = parameters.last().is_some_and(|last| last.of.means == "error" && last.of.null);
    Some(vec![
        Some(("returns", text(function.returns))),
        function.none.then(|| ("none", "true".into())),
        error.then(|| ("error", "true".into())),
        Some(("parameters", list(parameters.into_iter().map(parameter)))),
    ])
}

fn parameter(parameter: &Parameter) -> String {
    let Parameter { name, role, of, sized } = parameter;
    let Type { c, means, items, nothing, null, range, .. } = of;
    let role = match role {
        Role::Number => "number",
        Role::In => "in",
        Role::Change => "change",
        Role::Out => "out",
    };
    object([
        Some(("name", text(name))),
        Some(("type", text(c))),
        Some(("role", text(role))),
        Some(("means", text(means))),
        items.first().map(|items| ("items", items.to_string())),
        sized.map(|size| ("sized", text(size))),
        nothing.then(|| ("nothing", "true".into())),
        null.then(|| ("null", "true".into())),
        range.map(|(least, _)| ("least", least.to_string())),
        range.map(|(_, most)| ("most", most.to_string())),
    ])
}

/// A comment as one text, its lines joined.
fn doc(doc: &[&'static str]) -> String {
    text(&names::lines(doc).join("\n"))
}

fn object(members: impl IntoIterator<Item = Option<(&'static str, String)>>) -> String {
    let members: Vec<String> =
        members.into_iter().flatten().map(|(name, value)| format!("\"{name}\": {value}")).collect();
    format!("{{{}}}", members.join(", "))
}

/// A list, an item a line.
fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    if items.is_empty() { "[]".into() } else { format!("[\n{}\n]", items.join(",\n")) }
}

fn text(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}
