//! Target `abi`: calls of king-ffi, one after the other, of any function with anything: values, texts and numbers that
//! other calls have written, or parts of them changed, or any bytes; NULL, unaligned pointers, short buffers. What a call
//! must keep to stands in `call.rs`.

mod call;
mod pool;
mod table;
mod texts;
mod world;

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{LazyLock, OnceLock};

use self::call::{Given, Pointing, make};
use self::pool::Pool;
use self::table::{FUNCTIONS, Function, Parameter, Role};
use self::texts::{RECORDS, WORDS};
use self::world::World;
use crate::input::Input;

static WORLDS: LazyLock<Vec<World>> = LazyLock::new(|| (0..24).map(World::new).collect());

/// How often a function has been called, up to 1, and has answered that all is well, 2.
static REACHED: [AtomicU8; FUNCTIONS.len()] = [const { AtomicU8::new(0) }; FUNCTIONS.len()];

/// The functions that have never answered that all is well.
pub fn never_done() -> Vec<&'static str> {
    let done = |at: &usize| REACHED[*at].load(Ordering::Relaxed) == 2;
    (0..FUNCTIONS.len()).filter(|at| !done(at)).map(|at| FUNCTIONS[at].name).collect()
}

pub fn run(data: &[u8]) {
    // What the first calls, always the same, have written.
    static BEGUN: OnceLock<Pool> = OnceLock::new();
    let begun = BEGUN.get_or_init(|| {
        let (mut pool, mut input) = (Pool::default(), Input::new(&[]));
        (0..80_000).for_each(|_| one_call(&mut input, &mut pool));
        pool
    });
    let (mut pool, mut input) = (begun.clone(), Input::new(data));
    while input.has_more() {
        one_call(&mut input, &mut pool);
    }
    for _ in 0..16 {
        one_call(&mut input, &mut pool);
    }
}

fn one_call(input: &mut Input, pool: &mut Pool) {
    let number = usize::from(u16::from_le_bytes(input.array())) % FUNCTIONS.len();
    let function = &FUNCTIONS[number];
    let world = if input.once_in(2) { input.one_of(&*WORLDS) } else { None };
    let propose = |parameter| {
        let fitting = world.filter(|_| !input.once_in(32)).and_then(|world| world.get(function, parameter));
        propose(parameter, fitting, input, pool)
    };
    let mut passed: Vec<Given> = function.parameters.iter().map(propose).collect();
    fit_sizes(function, &mut passed, input);
    let (status, after) = make(function, &passed, input.once_in(2));
    REACHED[number].fetch_max(if status == 0 || !function.has_status { 2 } else { 1 }, Ordering::Relaxed);
    if status == 0 && function.has_status {
        for ((parameter, passed), object) in function.parameters.iter().zip(&passed).zip(&after) {
            if matches!(parameter.role, Role::Change | Role::Out) && passed.pointing == Pointing::Given {
                // Of a list what has been written, of a text without its NUL.
                let written = object.iter().zip(&passed.object).rposition(|(after, before)| after != before);
                let end = match (parameter.of, parameter.sized, written) {
                    ("char", _, _) => object.iter().position(|byte| *byte == 0).unwrap_or(0),
                    (_, Some(_), written) => written.map_or(0, |last| last + 1),
                    _ => object.len(),
                };
                pool.keep(parameter, &object[..end]);
            }
        }
    }
}

/// Something for a parameter: mostly what fits, when there is something.
fn propose(parameter: &Parameter, fitting: Option<&[u8]>, input: &mut Input, pool: &Pool) -> Given {
    if parameter.role == Role::Number {
        let number = match fitting {
            Some(fitting) => {
                let mut bytes = [0; 8];
                let size = fitting.len().min(parameter.size);
                bytes[..size].copy_from_slice(&fitting[..size]);
                u64::from_le_bytes(bytes)
            }
            None => a_number(parameter, input, pool),
        };
        return Given { number, object: vec![], pointing: Pointing::Null };
    }
    let wanted = parameter.size * parameter.items;
    let mut object = if parameter.role == Role::Out && parameter.sized.is_some() {
        let room = if input.once_in(4) { input.below(256) } else { 2048 };
        vec![0x5A; room / parameter.size * parameter.size]
    } else if let Some(fitting) = fitting {
        fitting.to_vec()
    } else {
        match input.below(16) {
            0 => vec![0; wanted],
            1 if parameter.sized.is_none() => (0..wanted).map(|_| input.byte()).collect(),
            1 | 2 if !parameter.value() => (0..input.below(64)).map(|_| input.byte()).collect(),
            3 | 4 if parameter.of == "char" => input.one_of(WORDS).unwrap().into(),
            5..8 if parameter.of == "char" => input.one_of(&*RECORDS).unwrap().clone().into(),
            _ => pool.one(parameter, input).map_or_else(Vec::new, |kept| kept.to_vec()),
        }
    };
    if !object.is_empty() && input.once_in(16) {
        // Some bytes changed, in a value sometimes behind its tag alone.
        let first = if parameter.value() { input.below(2) * 8 } else { 0 };
        for _ in 0..=input.below(3) {
            let at =
                first + usize::from(u16::from_le_bytes(input.array())) % (object.len() - first.min(object.len() - 1));
            if let Some(byte) = object.get_mut(at) {
                *byte = input.byte();
            }
        }
    }
    if parameter.sized.is_none() {
        object.resize(wanted, 0);
    }
    object.truncate(object.len() / parameter.size * parameter.size);
    let pointing = match input.byte() {
        0 => Pointing::Null,
        1 if parameter.align > 1 => Pointing::Odd,
        2..64 if parameter.null => Pointing::Null,
        _ => Pointing::Given,
    };
    Given { number: 0, object, pointing }
}

fn a_number(parameter: &Parameter, input: &mut Input, pool: &Pool) -> u64 {
    if parameter.name == "depth" {
        return input.below(3) as u64; // the time grows like the count
    }
    match input.below(16) {
        0..=4 => input.below(4) as u64,
        5..=7 => input.below(56) as u64,
        8 | 9 => input.byte().into(),
        10 => u64::from_le_bytes(input.array()),
        _ => pool.number(parameter, input).unwrap_or(0),
    }
}

/// Sizes are at most those of their objects, the smallest of several, and now and then less.
fn fit_sizes(function: &Function, passed: &mut [Given], input: &mut Input) {
    for size in 0..passed.len() {
        let lists = || (0..passed.len()).filter(|list| function.parameters[*list].sized == Some(size));
        let Some(most) = lists().map(|list| passed[list].object.len() / function.parameters[list].size).min() else {
            continue;
        };
        let number = if most > 0 && input.once_in(32) { input.below(most.min(256)) } else { most };
        let lists: Vec<_> = lists().collect();
        for list in lists {
            passed[list].object.truncate(number * function.parameters[list].size);
        }
        passed[size].number = number as u64;
    }
}
