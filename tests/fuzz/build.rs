//! Writes every function of `include/king.h` as a row of the table in `src/abi/table.rs`: a closure that takes its
//! arguments from an array, and what the header says of each parameter. A prototype that is not understood ends the
//! build, and so does a function that king-ffi exports and the header has not: no function is left out.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

const NUMBERS: [&str; 9] =
    ["uint8_t", "int8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "char"];

fn main() {
    let root = Path::new("../..");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../include/king.h");
    println!("cargo::rerun-if-changed=../../king-ffi/src");
    let header = fs::read_to_string(root.join("include/king.h")).unwrap();
    // A prototype follows its comment.
    let mut rows = String::new();
    let mut names = BTreeSet::new();
    for piece in header.split("/**").skip(1) {
        let (comment, code) = piece.split_once("*/").expect("comments end");
        let comment = comment.split_whitespace().filter(|word| *word != "*").collect::<Vec<_>>().join(" ");
        for statement in code.split(';').filter(|statement| statement.contains("(") && !statement.contains('#')) {
            let Some((result_and_name, listed)) = statement.trim().split_once('(') else { continue };
            let words: Vec<_> = result_and_name.split_whitespace().collect();
            let [result, name] = words[..] else { continue };
            if !name.starts_with("king_") && !name.starts_with("balayi_") {
                continue;
            }
            assert!(NUMBERS.contains(&result), "{name} gives {result}");
            assert!(names.insert(name.to_owned()), "{name} is there twice");
            row(&mut rows, name, result, listed.trim_end_matches(')'), &comment);
        }
    }
    let exported = exported(&root.join("king-ffi/src"));
    assert_eq!(names, exported, "king.h and king-ffi have other functions");
    let table = format!(
        "#[allow(unused_unsafe, clippy::unnecessary_cast)]\npub static FUNCTIONS: [Function; {}] = [\n{rows}];\n",
        names.len()
    );
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("functions.rs"), table).unwrap();
}

/// The names of the functions that king-ffi exports.
fn exported(directory: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            names.extend(exported(&path));
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        for piece in source.split("#[unsafe(no_mangle)]").skip(1) {
            let signature = piece.split('(').next().unwrap();
            names.insert(signature.split_whitespace().last().unwrap().to_owned());
        }
    }
    names
}

struct Parameter {
    name: String,
    of: String,
    pointer: bool,
    constant: bool,
    sized: Option<usize>,
}

fn row(rows: &mut String, name: &str, result: &str, listed: &str, comment: &str) {
    let mut parameters: Vec<Parameter> = vec![];
    for text in listed.split(',').map(str::trim).filter(|text| *text != "void") {
        let words: Vec<_> = text.split_whitespace().filter(|word| *word != "struct").collect();
        let (constant, of, last) = match words[..] {
            ["const", of, last] => (true, of, last),
            [of, last] => (false, of, last),
            _ => panic!("{name}: {text} is not understood"),
        };
        let pointer = last.starts_with('*');
        let (name, of) = (last.trim_start_matches('*').to_owned(), of.to_owned());
        parameters.push(Parameter { name, of, pointer, constant, sized: None });
    }
    // A size is that of the pointer before it; a capacity that of all lists before it.
    for at in 0..parameters.len() {
        let size = parameters[at].name.clone();
        let is_size = ["size", "capacity", "count", "length"].contains(&size.as_str()) || size.ends_with("_length");
        if parameters[at].pointer || !is_size {
            continue;
        }
        for pointer in (0..at).rev().take_while(|before| parameters[*before].pointer).collect::<Vec<_>>() {
            if is_value(&parameters[pointer].of) {
                break;
            }
            parameters[pointer].sized = Some(at);
            if size != "capacity" {
                break;
            }
        }
    }
    let mut arguments = vec![];
    let mut described = String::new();
    for (at, parameter) in parameters.iter().enumerate() {
        let Parameter { name, of, pointer, constant, sized } = parameter;
        let rust = rust(of);
        arguments.push(if *pointer { format!("a[{at}].pointer.cast()") } else { format!("a[{at}].number as {rust}") });
        let role = if !pointer {
            "Number"
        } else if *constant {
            "In"
        } else {
            "Out"
        };
        let items = comment
            .split_once(&format!("`{name}["))
            .map_or(1, |(_, rest)| rest.split(']').next().unwrap().parse().expect("a number of items"));
        // What the head of the header says of NULL; a `reason` that is all that a function gives is no extra.
        let null = role == "Out" && (name == "length" || name == "at")
            || role == "Out" && name == "reason" && comment.contains("KING_E_ILLEGAL")
            || role == "In" && name == "rules" && comment.contains("NULL");
        write!(
            described,
            "Parameter {{ name: {name:?}, of: {of:?}, role: Role::{role}, value: {}, size: size_of::<{rust}>(), \
             align: align_of::<{rust}>(), items: {items}, sized: {sized:?}, null: {null} }}, ",
            is_value(of)
        )
        .unwrap();
    }
    writeln!(
        rows,
        "    Function {{ name: {name:?}, has_status: {}, call: |a| {{ let _ = a; unsafe {{ king::{name}({}) as i64 }} }}, \
         parameters: &[{described}] }},",
        result == "int32_t",
        arguments.join(", ")
    )
    .unwrap();
}

/// Whether that is an opaque value of the library; the plain structs are those that the header shows.
fn is_value(of: &str) -> bool {
    let plain = ["king_trick", "king_round_result", "king_imbalance"];
    let plain_too = ["balayi_trick", "balayi_pile", "balayi_round_result"];
    !NUMBERS.contains(&of) && !plain.contains(&of) && !plain_too.contains(&of)
}

fn rust(of: &str) -> String {
    match of {
        "char" => "core::ffi::c_char".to_owned(),
        number if NUMBERS.contains(&number) => number.trim_end_matches("_t").replace("uint", "u").replace("int", "i"),
        other => format!("king::{other}"),
    }
}
