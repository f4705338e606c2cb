//! One call, and what every call must keep to: the status is one that there is; on an error nothing has changed but what
//! describes it, which can be explained; what is read does not change, and nothing around what is written does; a text
//! ends in its buffer.

use std::alloc::{Layout, alloc, dealloc};
use std::slice;

use super::table::{Argument, Function, Parameter, Role};

const GUARD: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pointing {
    Given,
    Null,
    /// One byte beside the object.
    Odd,
}

/// What is passed for a parameter: a number, or an object and how it is pointed at.
#[derive(Clone, Debug)]
pub struct Given {
    pub number: u64,
    pub object: Vec<u8>,
    pub pointing: Pointing,
}

/// Memory of exactly the size of an object, with guard bytes before it and, every other time, behind it: without those
/// the AddressSanitizer sees what is read or written there.
struct Place {
    start: *mut u8,
    layout: Layout,
    size: usize,
}

impl Place {
    fn new(object: &[u8], guarded: bool) -> Self {
        let size = object.len();
        let layout = Layout::from_size_align(GUARD + size + if guarded { GUARD } else { 0 }, 8).unwrap();
        // SAFETY: the layout has a size, and all of it is filled here.
        let start = unsafe { alloc(layout) };
        assert!(!start.is_null());
        let mut place = Place { start, layout, size };
        place.memory().fill(0xA5);
        place.memory()[GUARD..GUARD + size].copy_from_slice(object);
        place
    }

    fn memory(&mut self) -> &mut [u8] {
        // SAFETY: the memory is that of the layout, filled, and nobody else's as long as the place lives.
        unsafe { slice::from_raw_parts_mut(self.start, self.layout.size()) }
    }

    fn object(&mut self) -> &mut [u8] {
        let size = self.size;
        &mut self.memory()[GUARD..GUARD + size]
    }

    fn unharmed(&mut self) -> bool {
        let size = self.size;
        let memory = self.memory();
        memory[..GUARD].iter().chain(&memory[GUARD + size..]).all(|byte| *byte == 0xA5)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // SAFETY: it was allocated with this layout.
        unsafe { dealloc(self.start, self.layout) };
    }
}

/// Makes the call and checks it; returns the status and the objects after it.
pub fn make(function: &Function, passed: &[Given], guarded: bool) -> (i64, Vec<Vec<u8>>) {
    let mut places: Vec<Place> = passed.iter().map(|passed| Place::new(&passed.object, guarded)).collect();
    let arguments: Vec<Argument> = passed
        .iter()
        .zip(&mut places)
        .map(|(passed, place)| Argument {
            number: passed.number,
            pointer: match passed.pointing {
                Pointing::Given => place.object().as_mut_ptr(),
                Pointing::Null => std::ptr::null_mut(),
                Pointing::Odd => place.object().as_mut_ptr().wrapping_sub(1),
            },
        })
        .collect();
    let status = (function.call)(&arguments);
    if function.has_status {
        let mut name = [0; 64];
        // SAFETY: a buffer of that size, and no length asked for.
        let known = unsafe { king::king_status_name(status as i32, name.as_mut_ptr(), 64, std::ptr::null_mut()) };
        assert_eq!(known, 0, "{} answers {status}: {passed:?}", function.name);
        assert!(status != 1 || function.may_have_none, "{} has no answer: {passed:?}", function.name);
        let refused = passed.iter().zip(function.parameters).any(|(passed, parameter)| {
            let empty = parameter.sized.is_some_and(|size| arguments[size].number == 0);
            let nowhere = passed.pointing != Pointing::Given && !parameter.null && !empty;
            parameter.role != Role::Number && nowhere
        });
        assert!(!refused || status < 0, "{} takes a pointer that leads nowhere: {passed:?}", function.name);
    }
    for (at, (parameter, place)) in function.parameters.iter().zip(&mut places).enumerate() {
        if parameter.role != Role::Number {
            let broken = check(parameter, &passed[at], place, status);
            assert!(
                broken.is_none(),
                "{} answers {status}: {}: {}: {passed:?}",
                function.name,
                parameter.name,
                broken.unwrap()
            );
            if status < 0 && reports(parameter) && passed[at].pointing == Pointing::Given {
                let texts =
                    function.parameters.iter().zip(passed).filter(|(of, _)| of.sized.is_some() && of.role == Role::In);
                let longest = texts.map(|(_, text)| text.object.len()).max().unwrap_or(0);
                explained(function, status, place.object(), longest);
            }
        }
    }
    (status, places.iter_mut().map(|place| place.object().to_vec()).collect())
}

/// Whether it describes what is wrong when the call fails.
fn reports(parameter: &Parameter) -> bool {
    parameter.means == "error" && parameter.null
}

/// Whether an output may be written on an error.
fn describes(parameter: &Parameter, status: i64) -> bool {
    let short = status == king::king_status::KING_E_SHORT as i64;
    // A file goes on by a line without a round.
    let read = status == 1 && parameter.role == Role::Change && parameter.of.ends_with("_file");
    read || reports(parameter) && status < 0 || short && ["length", "count"].contains(&parameter.means)
}

/// What describes a failure has a message in both languages and a place in the text; where the status is all there is to
/// know, nothing describes it.
fn explained(function: &Function, status: i64, described: &[u8], length: usize) {
    // SAFETY: an error is six plain numbers, and there are so many bytes.
    let error = unsafe { described.as_ptr().cast::<king::king_error>().read_unaligned() };
    if status > king::king_status::KING_E_ILLEGAL as i64 {
        assert!(described.iter().all(|byte| *byte == 0), "{} answers {status}, and describes {error:?}", function.name);
        return;
    }
    assert!(error.place as usize <= length, "{}: {error:?}", function.name);
    for lang in [0, 1] {
        let mut message = [0; 2048];
        // SAFETY: a buffer of that size, and no length asked for.
        let written =
            unsafe { king::king_error_message(&error, lang, message.as_mut_ptr(), 2048, std::ptr::null_mut()) };
        assert!(written == 0 && message[0] != 0, "{} answers {status}, and describes {error:?}", function.name);
    }
}

fn check(parameter: &Parameter, passed: &Given, place: &mut Place, status: i64) -> Option<&'static str> {
    if !place.unharmed() {
        return Some("it writes beside the object");
    }
    let object = place.object();
    let changed = object != passed.object;
    if changed && passed.pointing != Pointing::Given {
        return Some("it writes to what was not passed");
    }
    if changed && parameter.role == Role::In {
        return Some("it changes what it only reads");
    }
    if changed && status != 0 && !describes(parameter, status) {
        return Some("it writes although it has no answer");
    }
    if status == 0 && parameter.of == "char" && parameter.role == Role::Out && !object.is_empty() {
        let Some(end) = object.iter().position(|byte| *byte == 0) else { return Some("its text does not end") };
        if std::str::from_utf8(&object[..end]).is_err() || object[end + 1..] != passed.object[end + 1..] {
            return Some("its text is no UTF-8, or it writes behind its end");
        }
    }
    None
}
