//! Writes every function of king-ffi as a row of the table in `src/abi/table.rs`: a closure that takes its arguments from an
//! array, and what king-ffi says of each parameter. What it says is what `king-ffi/api.json` holds, so that no function is
//! left out.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use king::describe::{Function, Parameter, Role, What};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let (mut rows, mut count) = (String::new(), 0);
    for item in king::CHAPTERS.iter().copied().flatten().flat_map(|chapter| chapter.items) {
        if let What::Function(function) = &item.what {
            row(&mut rows, item.name, function);
            count += 1;
        }
    }
    let table = format!(
        "#[allow(unused_unsafe, clippy::unnecessary_cast)]\npub static FUNCTIONS: [Function; {count}] = [\n{rows}];\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("functions.rs"), table).unwrap();
}

fn row(rows: &mut String, name: &str, function: &Function) {
    let parameters: Vec<&Parameter> = function.parameters.iter().copied().flatten().collect();
    let mut arguments = vec![];
    let mut described = String::new();
    for (at, Parameter { name, role, of, sized }) in parameters.iter().enumerate() {
        let rust = rust(of.c);
        arguments.push(match role {
            Role::Number => format!("a[{at}].number as {rust}"),
            _ => format!("a[{at}].pointer.cast()"),
        });
        let sized = sized.map(|size| parameters.iter().position(|other| other.name == size).expect("a size"));
        let (of, means, null) = (of.c, of.means, of.null);
        let items: usize = parameters[at].of.items.iter().product();
        write!(
            described,
            "Parameter {{ name: {name:?}, of: {of:?}, means: {means:?}, role: Role::{role:?}, size: size_of::<{rust}>(), \
             align: align_of::<{rust}>(), items: {items}, sized: {sized:?}, null: {null} }}, "
        )
        .unwrap();
    }
    writeln!(
        rows,
        "    Function {{ name: {name:?}, has_status: {}, may_have_none: {}, \
         call: |a| {{ let _ = a; unsafe {{ king::{name}({}) as i64 }} }}, parameters: &[{described}] }},",
        function.returns == "status",
        function.none,
        arguments.join(", ")
    )
    .unwrap();
}

fn rust(of: &str) -> String {
    match of {
        "char" => "core::ffi::c_char".to_owned(),
        number if number.ends_with("_t") => number.trim_end_matches("_t").replace("uint", "u").replace("int", "i"),
        other => format!("king::{other}"),
    }
}
