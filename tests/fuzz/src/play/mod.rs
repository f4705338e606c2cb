//! Target `play`: rounds of both games by choices out of the input, under any house rules, in the middle of a party or a
//! match. At every position `sound` holds, the record has grown by the action, the views that have been
//! advanced by what their seats saw are those of the round, and a view is the same whatever the hidden cards are.

mod balayi;
mod king;

use crate::input::Input;

pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    if input.once_in(3) { balayi::run(&mut input) } else { king::run(&mut input) }
}
