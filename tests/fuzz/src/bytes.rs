//! Target `bytes`: the first byte names a kind of saved value. Then come either the bytes themselves, or a game and how
//! its saved bytes are to be changed. What is refused is refused at a byte within; what is read is written as the same
//! bytes again, behaves, and can be played to an end.

use king_rules::balayi::{self, Match, Pack};
use king_rules::king::{self, Party};
use king_rules::{BytesError, Card};

use crate::input::Input;
use crate::sound;

pub fn run(data: &[u8]) {
    let Some((kind, data)) = data.split_first() else { return };
    let mut input = Input::new(data);
    let bytes = if kind & 0x80 != 0 {
        data.to_vec()
    } else {
        let mut bytes = valid(kind % 9, &mut input);
        change(&mut bytes, &mut input);
        bytes
    };
    match kind % 0x80 % 9 {
        0 => read(&bytes, king::Round::from_bytes, |it| it.to_bytes().to_vec(), |it| king_round(it, &mut input)),
        1 => read(&bytes, king::Table::from_bytes, |it| it.to_bytes().to_vec(), |it| king_table(it, &mut input)),
        2 => read(&bytes, king::View::from_bytes, |it| it.to_bytes().to_vec(), |it| king_view(it, &mut input)),
        3 => read(&bytes, Party::from_bytes, |it| it.to_bytes().to_vec(), |it| sound::king::party(&it)),
        4 => read(&bytes, balayi::Round::from_bytes, |it| it.to_bytes().to_vec(), |it| balayi_round(it, &mut input)),
        5 => read(&bytes, balayi::Table::from_bytes, |it| it.to_bytes().to_vec(), |it| sound::balayi::table(&it)),
        6 => read(&bytes, balayi::View::from_bytes, |it| it.to_bytes().to_vec(), |it| balayi_view(it, &mut input)),
        7 => read(&bytes, Match::from_bytes, |it| it.to_bytes().to_vec(), |it| sound::balayi::game(&it)),
        _ => {
            read(&bytes, Pack::from_bytes, |it| it.to_bytes().to_vec(), |it| assert_eq!(it.to_string().parse(), Ok(it)))
        }
    }
}

fn read<T: Copy>(
    bytes: &[u8],
    read: fn(&[u8]) -> Result<T, BytesError>,
    write: fn(&T) -> Vec<u8>,
    behaves: impl FnOnce(T),
) {
    match read(bytes) {
        Ok(value) => {
            assert_eq!(write(&value), bytes);
            behaves(value);
        }
        Err(error) => assert!(error.at <= bytes.len() && !error.to_string().is_empty(), "{error:?}: {bytes:?}"),
    }
}

/// Saved bytes of a game that has been played for a while.
fn valid(kind: u8, input: &mut Input) -> Vec<u8> {
    let steps = input.below(90);
    match kind {
        0..=2 => {
            let party = input.party();
            let Ok(mut round) = party.start(input.deal()) else { return party.to_bytes().to_vec() };
            for _ in 0..steps {
                let Some(action) = input.one_of(round.legal_actions().iter()) else { break };
                round.apply(action).unwrap();
            }
            match kind {
                0 => round.to_bytes().to_vec(),
                1 => round.table().to_bytes().to_vec(),
                _ => round.view(input.one_of(king::Seat::ALL).unwrap()).to_bytes().to_vec(),
            }
        }
        3 => input.party().to_bytes().to_vec(),
        4..=6 => {
            let game = input.game();
            let Ok(mut round) = game.start(Pack::new(input.pack()).unwrap()) else { return game.to_bytes().to_vec() };
            for _ in 0..steps {
                let Some(action) = input.one_of(round.legal_actions().iter()) else { break };
                round.apply(action).unwrap();
            }
            match kind {
                4 => round.to_bytes().to_vec(),
                5 => round.table().to_bytes().to_vec(),
                _ => round.view(input.one_of(balayi::Player::ALL).unwrap()).to_bytes().to_vec(),
            }
        }
        7 => input.game().to_bytes().to_vec(),
        _ => Pack::new(input.pack()).unwrap().to_bytes().to_vec(),
    }
}

/// Changes some bytes, or exchanges two, or the length.
fn change(bytes: &mut Vec<u8>, input: &mut Input) {
    for _ in 0..input.below(4) {
        let (at, other) = (input.below(bytes.len().min(256)), input.below(bytes.len().min(256)));
        match input.below(4) {
            0 => bytes[at] ^= 1 << input.below(8),
            1 => bytes[at] = bytes[at].wrapping_add(input.byte() % 5).wrapping_sub(2),
            2 => bytes[at] = input.byte(),
            _ => bytes.swap(at, other),
        }
    }
    match input.below(32) {
        0 => bytes.truncate(input.below(bytes.len().min(256))),
        1 => bytes.push(input.byte()),
        _ => {}
    }
}

fn king_round(mut round: king::Round, input: &mut Input) {
    sound::king::round(&round);
    sound::king::saved(&round);
    while let Some(action) = input.one_of(round.legal_actions().iter()) {
        round.apply(action).unwrap();
    }
    sound::king::round(&round);
}

/// Whoever looks on follows for a while, by anything that can have been done.
fn king_table(mut table: king::Table, input: &mut Input) {
    sound::king::table(&table);
    follow(&mut table, input, king::Table::apply);
    sound::king::table(&table);
}

fn king_view(mut view: king::View, input: &mut Input) {
    sound::king::view(&view);
    follow(&mut view, input, king::View::apply);
    sound::king::view(&view);
}

fn follow<T: Copy>(state: &mut T, input: &mut Input, apply: fn(&mut T, king::Action) -> Result<(), king::Illegal>) {
    for _ in 0..input.below(48) {
        let first = input.byte() % king::Action::COUNT;
        let mut codes = (first..king::Action::COUNT).chain(0..first);
        codes.find(|code| apply(state, king::Action::from_code(*code).unwrap()).is_ok());
    }
}

fn balayi_round(mut round: balayi::Round, input: &mut Input) {
    sound::balayi::round(&round);
    sound::balayi::saved(&round);
    while let Some(action) = input.one_of(round.legal_actions().iter()) {
        round.apply(action).unwrap();
    }
    sound::balayi::round(&round);
}

/// The cards that are turned up are some of those that were not seen.
fn balayi_view(mut view: balayi::View, input: &mut Input) {
    sound::balayi::view(&view);
    for _ in 0..input.below(64) {
        let action = balayi::Action::from_code(input.byte() % 57).unwrap();
        let mut unseen: Vec<Card> = view.unseen().iter().collect();
        for at in (1..unseen.len()).rev() {
            unseen.swap(at, input.below(at + 1));
        }
        let found = [0, 1, 6, 7, 15].into_iter().find_map(|count| {
            let mut next = view;
            next.apply(action, unseen.get(..count)?).ok().map(|()| next)
        });
        view = found.unwrap_or(view);
    }
    sound::balayi::view(&view);
}
