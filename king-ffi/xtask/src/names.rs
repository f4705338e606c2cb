//! Names as they are in C, and comments as they are read.

use king::describe::{Chapter, Item, Parameter, Role};

/// Every chapter, in the order of the header.
pub(crate) fn chapters() -> impl Iterator<Item = &'static Chapter> {
    king::CHAPTERS.iter().copied().chain([king::PLAYERS]).flatten()
}

/// Every entry, with its chapter.
pub(crate) fn items() -> impl Iterator<Item = (&'static Chapter, &'static Item)> {
    chapters().flat_map(|chapter| chapter.items.iter().map(move |item| (chapter, item)))
}

/// The name of a chapter: the path of its file.
pub(crate) fn chapter(chapter: &Chapter) -> String {
    let path = chapter.path.split_once("::").map_or(chapter.path, |(_, path)| path);
    path.replace("::", "/")
}

/// The name of a number of an enumeration: `KING_SEAT_NORTH`. Statuses have theirs already.
pub(crate) fn member(of: &str, name: &str) -> String {
    if name.starts_with("KING_") {
        return name.to_owned();
    }
    let mut words = of.to_owned();
    for letter in name.chars() {
        if letter.is_uppercase() {
            words.push('_');
        }
        words.push(letter);
    }
    words.to_uppercase()
}

/// The lines of a comment without the space that each begins with.
pub(crate) fn lines(doc: &[&'static str]) -> Vec<&'static str> {
    doc.iter().map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end()).collect()
}

/// A parameter as it is declared.
pub(crate) fn declared(parameter: &Parameter) -> String {
    let Parameter { name, role, of, .. } = parameter;
    match role {
        Role::Number => format!("{} {name}", of.c),
        Role::In => format!("const {} *{name}", of.c),
        Role::Change | Role::Out => format!("{} *{name}", of.c),
    }
}
