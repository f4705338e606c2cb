//! The conventions of the ABI, and golden records through it. What every function does with bad memory and bad numbers
//! is tested in C.

use core::ffi::c_char;
use core::mem::MaybeUninit;
use core::ptr::{null, null_mut};

use king::king_status::*;
use king::*;

const KING: &str = include_str!("../../tests/golden/simulated.king");
const BALAYI: &str = include_str!("../../tests/golden/simulated.balayi");

/// What a call writes, when it answers KING_OK.
fn made<T>(call: impl FnOnce(*mut T) -> i32) -> Result<T, i32> {
    let mut place = MaybeUninit::uninit();
    match call(place.as_mut_ptr()) {
        // SAFETY: outputs are written with KING_OK.
        0 => Ok(unsafe { place.assume_init() }),
        status => Err(status),
    }
}

/// The text that a call writes.
fn text_of(call: impl Fn(*mut c_char, u32, *mut u32) -> i32) -> Result<String, i32> {
    let mut length = 0;
    match call(null_mut(), 0, &mut length) {
        status if status == KING_E_SHORT as i32 => {}
        status => return Err(status),
    }
    let mut buffer = vec![0x7f_u8; length as usize + 1];
    let start: *mut c_char = buffer.as_mut_ptr().cast();
    assert_eq!(call(start, length, null_mut()), KING_E_SHORT as i32, "no room for the NUL");
    assert!(buffer.iter().all(|&byte| byte == 0x7f), "nothing is written when there is not enough room");
    assert_eq!(call(start, length + 1, &mut length), 0);
    assert_eq!(buffer.pop(), Some(0), "a NUL ends it");
    Ok(String::from_utf8(buffer).unwrap())
}

fn memory<T>(value: &T) -> &[u8] {
    // SAFETY: the values of the ABI are words without padding.
    unsafe { core::slice::from_raw_parts((&raw const *value).cast(), size_of::<T>()) }
}

/// The arguments for a text that is read.
fn text(text: &str) -> (*const c_char, u32) {
    (text.as_ptr().cast(), text.len() as u32)
}

fn records(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn king_of(record: &str) -> Result<king_round, i32> {
    let (start, length) = text(record);
    // SAFETY: the text is there, and so is the place.
    made(|round| unsafe { king_round_parse(start, length, round, null_mut()) })
}

fn balayi_of(record: &str) -> Result<balayi_round, i32> {
    let (start, length) = text(record);
    // SAFETY: the text is there, and so is the place.
    made(|round| unsafe { balayi_round_parse(start, length, round, null_mut()) })
}

/// The message of an error in English or Turkish.
fn message(error: &king_error, lang: u32) -> String {
    // SAFETY: all places are there.
    text_of(|b, s, l| unsafe { king_error_message(error, lang, b, s, l) }).unwrap()
}

fn clause(error: &king_error) -> Result<String, i32> {
    // SAFETY: as above.
    text_of(|b, s, l| unsafe { king_error_clause(error, b, s, l) })
}

const NOTHING_WRONG: king_error = king_error { kind: 0, code: 0, line: 0, place: 0, found: 0, wanted: 0 };

#[test]
fn a_golden_record_of_king_goes_through_text_and_actions() {
    for record in records(KING) {
        let round = king_of(record).unwrap();
        // SAFETY: all values and places are there.
        unsafe {
            assert_eq!(text_of(|b, s, l| king_round_text(&round, b, s, l)).unwrap(), record);
            // The same again, action by action, with a view that follows.
            let table = made(|table| king_round_table(&round, table)).unwrap();
            let (mut seats, mut actions, mut count) = ([0; 220], [0; 220], 0);
            let (by, what) = (seats.as_mut_ptr(), actions.as_mut_ptr());
            assert_eq!(king_table_actions(&table, by, what, 0, &mut count), KING_E_SHORT as i32);
            assert_eq!(king_table_actions(&table, by, what, KING_MAX_ACTIONS, &mut count), 0);
            let mut hands = [0; 4];
            assert_eq!(king_round_deal(&round, hands.as_mut_ptr()), 0);
            let declarer = made(|seat| king_table_declarer(&table, seat)).unwrap().into();
            let unused = made(|kinds| king_table_unused(&table, kinds)).unwrap().into();
            let rules: king_house_rules = made(|rules| king_table_house_rules(&table, rules)).unwrap();
            let deal = hands.as_ptr();
            let mut again: king_round =
                made(|round| king_round_new(deal, declarer, unused, &rules, round, null_mut())).unwrap();
            let mut view: king_view =
                made(|view| king_view_new(1, hands[1], declarer, unused, &rules, view, null_mut())).unwrap();
            for (&seat, &action) in seats.iter().zip(&actions).take(count as usize) {
                assert_eq!(made(|place| king_round_turn(&again, place)), Ok(seat));
                let mut mask = [0_u64; 2];
                assert_eq!(king_round_legal_actions(&again, mask.as_mut_ptr()), 0);
                assert_eq!(mask[usize::from(action / 64)] >> (action % 64) & 1, 1);
                let action = action.into();
                let why: Result<king_error, i32> = made(|error| king_round_why_not(&again, action, error));
                assert_eq!(why, Err(KING_NONE as i32), "it is legal");
                assert_eq!(king_round_apply_as(&mut again, seat.into(), action, null_mut()), 0);
                assert_eq!(king_view_apply(&mut view, action, null_mut()), 0);
                // At the end the round's view shows all hands, of which a follower may not know.
                if made(|place| king_round_turn(&again, place)).is_ok() {
                    let seen: king_view = made(|view| king_round_view(&again, 1, view)).unwrap();
                    assert_eq!(memory(&view), memory(&seen));
                }
            }
            assert_eq!(memory(&again), memory(&round));
        }
    }
}

#[test]
fn a_golden_record_of_balayi_goes_through_text_and_actions() {
    for record in records(BALAYI) {
        let round = balayi_of(record).unwrap();
        // SAFETY: all values and places are there.
        unsafe {
            assert_eq!(text_of(|b, s, l| balayi_round_text(&round, b, s, l)).unwrap(), record);
            let table: balayi_table = made(|table| balayi_round_table(&round, table)).unwrap();
            let (mut players, mut actions, mut count) = ([0; 53], [0; 53], 0);
            assert_eq!(balayi_table_actions(&table, players.as_mut_ptr(), actions.as_mut_ptr(), 53, &mut count), 0);
            let mut pack = [0; KING_CARDS as usize];
            assert_eq!(balayi_round_pack(&round, pack.as_mut_ptr()), 0);
            let dealer = made(|player| balayi_table_dealer(&table, player)).unwrap().into();
            let unused = made(|unused| balayi_table_unused(&table, unused)).unwrap().into();
            let dealt = pack.as_ptr();
            let mut again: balayi_round =
                made(|round| balayi_round_new(dealt, dealer, unused, round, null_mut())).unwrap();
            let mut view: balayi_view = made(|view| balayi_round_view(&again, 1, view)).unwrap();
            for (&player, &action) in players.iter().zip(&actions).take(count as usize) {
                let revealed: balayi_revealed = made(|revealed| {
                    balayi_round_apply_as(&mut again, player.into(), action.into(), revealed, null_mut())
                })
                .unwrap();
                let (cards, turned_up) = (revealed.cards[1].as_ptr(), revealed.counts[1].into());
                assert_eq!(balayi_view_apply(&mut view, action.into(), cards, turned_up, null_mut()), 0);
                let seen: balayi_view = made(|view| balayi_round_view(&again, 1, view)).unwrap();
                assert_eq!(memory(&view), memory(&seen));
            }
            assert_eq!(memory(&again), memory(&round));
        }
    }
}

/// Balayı's round, the view of who is on turn and the table refuse an action by the same error.
#[test]
fn a_refusal_is_the_same_value_whoever_refuses() {
    for record in records(BALAYI).take(8) {
        let whole = balayi_of(record).unwrap();
        let (mut players, mut actions, mut count) = ([0; 53], [0; 53], 0);
        let mut pack = [0; KING_CARDS as usize];
        // SAFETY: all values and places are there.
        let mut round: balayi_round = unsafe {
            let table: balayi_table = made(|table| balayi_round_table(&whole, table)).unwrap();
            assert_eq!(balayi_table_actions(&table, players.as_mut_ptr(), actions.as_mut_ptr(), 53, &mut count), 0);
            assert_eq!(balayi_round_pack(&whole, pack.as_mut_ptr()), 0);
            let dealer = made(|player| balayi_table_dealer(&table, player)).unwrap().into();
            let unused = made(|unused| balayi_table_unused(&table, unused)).unwrap().into();
            made(|round| balayi_round_new(pack.as_ptr(), dealer, unused, round, null_mut())).unwrap()
        };
        for &done in actions.iter().take(count as usize) {
            // SAFETY: as above.
            unsafe {
                let turn = made(|player| balayi_round_turn(&round, player)).unwrap().into();
                let mut view: balayi_view = made(|view| balayi_round_view(&round, turn, view)).unwrap();
                let mut table: balayi_table = made(|table| balayi_round_table(&round, table)).unwrap();
                let hand = made(|cards| balayi_view_hand(&view, turn, cards)).unwrap_or(0);
                for action in 0..BALAYI_ACTIONS.into() {
                    let Ok(why) = made(|error| balayi_round_why_not(&round, action, error)) else { continue };
                    assert_eq!(made(|error| balayi_view_why_not(&view, action, error)), Ok(why));
                    assert_eq!(made(|error| balayi_table_why_not(&table, hand, action, error)), Ok(why));
                    let mut error = NOTHING_WRONG;
                    assert_eq!(balayi_round_apply(&mut round, action, null_mut(), &mut error), KING_E_ILLEGAL as i32);
                    assert_eq!(error, why);
                    let refused = balayi_view_apply(&mut view, action, null(), 0, &mut error);
                    assert_eq!((refused, error), (KING_E_ILLEGAL as i32, why));
                    // A table does not know the hand, and so refuses for less.
                    let refused = balayi_table_apply(&mut table.clone(), action, null(), 0, &mut error);
                    assert!(refused != KING_E_ILLEGAL as i32 || error.kind == why.kind);
                }
                assert_eq!(balayi_round_apply(&mut round, done.into(), null_mut(), null_mut()), 0);
                // Nobody is on turn at the end, and the table knows all.
                if made(|player| balayi_round_turn(&round, player)).is_err() {
                    table = made(|table| balayi_round_table(&round, table)).unwrap();
                    let mut error = NOTHING_WRONG;
                    let why = made(|error| balayi_round_why_not(&round, 0, error)).unwrap();
                    let refused = balayi_table_apply(&mut table, 0, null(), 0, &mut error);
                    assert_eq!((refused, error), (KING_E_ILLEGAL as i32, why));
                }
            }
        }
    }
    // Such an error of a view by its parts is none: there is one value for one refusal.
    let error = king_error { kind: 12, code: 65, ..NOTHING_WRONG };
    assert_eq!(clause(&error), Err(KING_E_RANGE as i32));
}

#[test]
fn memory_that_is_no_value_is_refused() {
    let round = king_of(records(KING).next().unwrap()).unwrap();
    let mut phase = 77;
    // SAFETY: each pointer leads to memory of its size, or is NULL.
    unsafe {
        assert_eq!(king_round_phase(null(), &mut phase), KING_E_NULL as i32);
        assert_eq!(king_round_phase(&round, null_mut()), KING_E_NULL as i32);
        assert_eq!(king_round_phase((&raw const round).byte_add(1), &mut phase), KING_E_NULL as i32);
        let zeroed = [0_u64; size_of::<king_round>() / 8];
        assert_eq!(king_round_phase(zeroed.as_ptr().cast(), &mut phase), KING_E_VALUE as i32);
        // A round is no table, and one of another version is none of this.
        assert_eq!(king_table_phase((&raw const round).cast(), &mut phase), KING_E_VALUE as i32);
        let mut foreign = round;
        (&raw mut foreign).cast::<u8>().write(2);
        assert_eq!(
            king_round_phase(&foreign, &mut phase),
            if cfg!(target_endian = "little") { KING_E_VERSION } else { KING_E_VALUE } as i32
        );
    }
    assert_eq!(phase, 77, "nothing is written with an error");
}

#[test]
fn what_may_be_null_is_aligned_when_it_is_not() {
    let round = king_of(records(KING).next().unwrap()).unwrap();
    let (mut words, mut buffer, mut card) = ([7_u32; 6], [0x7f; KING_TEXT_SIZE as usize], 77);
    let odd: *mut u32 = words.as_mut_ptr().wrapping_byte_add(1);
    let start: *mut c_char = buffer.as_mut_ptr();
    // SAFETY: each pointer leads to memory of its size, or is NULL.
    unsafe {
        assert_eq!(king_round_text(&round, start, KING_TEXT_SIZE, odd), KING_E_NULL as i32);
        assert_eq!(king_card_parse("SA".as_ptr().cast(), 2, &mut card, odd.cast()), KING_E_NULL as i32);
    }
    assert_eq!((words, card), ([7; 6], 77), "nothing is written with an error");
    assert!(buffer.iter().all(|&byte| byte == 0x7f));
}

#[test]
fn hands_that_a_view_sees_are_not_looked_at() {
    let round = king_of("king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz");
    let round = round.unwrap();
    // SAFETY: all values and places are there.
    unsafe {
        let view: king_view = made(|view| king_round_view(&round, 1, view)).unwrap();
        let mut hands = [0; 4];
        assert_eq!(king_round_deal(&round, hands.as_mut_ptr()), 0);
        for seen in [0, KING_ALL_CARDS] {
            hands[1] = seen;
            let deal = hands.as_ptr();
            let found: king_round = made(|place| king_view_with_hidden(&view, deal, place, null_mut())).unwrap();
            assert_eq!(memory(&found), memory(&round));
        }
        for wrong in [1, 2] {
            let mut hands = hands;
            hands[wrong] |= 1 << 52;
            let deal = hands.as_ptr();
            let found = made(|place: *mut king_round| king_view_with_hidden(&view, deal, place, null_mut()));
            assert_eq!(found.err(), Some(KING_E_RANGE as i32), "no set of cards");
        }
    }
}

#[test]
fn a_full_trick_has_no_next_card() {
    let mut trick = king_trick { leader: 3, length: 3, cards: [0, 1, 2, 3] };
    let duties = |trick: &king_trick| {
        // SAFETY: all values and places are there.
        made(|duties: *mut king_duties| unsafe { king_duties_new(0, null(), trick, 0, duties) }).map(|_| ())
    };
    assert_eq!(duties(&trick), Ok(()));
    for length in [4, 5, 255] {
        trick.length = length;
        assert_eq!(duties(&trick), Err(KING_E_RANGE as i32));
    }
}

/// What came in as a byte once, and was cut.
#[test]
fn numbers_are_not_cut() {
    let round = king_of(records(KING).next().unwrap()).unwrap();
    let mut position =
        king_of("king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz")
            .unwrap();
    // SAFETY: all values and places are there.
    unsafe {
        for seat in [258, 65538, u32::MAX - 253, 4] {
            let hand = made(|cards: *mut u64| king_round_hand(&round, seat, cards));
            assert_eq!(hand, Err(KING_E_RANGE as i32), "{seat} is not South");
        }
        let iyi = u32::from(KING_ACTION_IYI);
        for action in [iyi + 256, iyi.wrapping_sub(256), iyi | 1 << 31] {
            assert_eq!(king_round_apply(&mut position, action, null_mut()), KING_E_RANGE as i32, "{action} is not iyi");
        }
        assert_eq!(king_round_apply(&mut position, iyi, null_mut()), 0);
    }
}

#[test]
fn what_is_refused_changes_nothing_and_is_explained() {
    let mut round = king_of(
        "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - \
        el_almaz iyi kontur:S iyi iyi HA",
    )
    .unwrap();
    let before = round;
    let mut error = NOTHING_WRONG;
    // SAFETY: all values and places are there.
    unsafe {
        let club = made(|card| king_card_parse("CJ".as_ptr().cast(), 2, card, null_mut())).unwrap().into();
        assert_eq!(king_round_apply(&mut round, club, &mut error), KING_E_ILLEGAL as i32);
        let reason = made(|reason| king_error_reason(&error, reason)).unwrap();
        assert_eq!(text_of(|b, s, l| king_reason_name(reason.into(), b, s, l)).unwrap(), "must_follow");
        assert_eq!(clause(&error).unwrap(), "K7.2");
        assert_eq!(message(&error, 1), "kupa yürüdü, kupa oynamak zorunlu");
        assert_eq!(made(|why| king_round_why_not(&round, club, why)), Ok(error));
        // Another seat is refused because it is not its turn, whatever it holds.
        let turn = u32::from(made(|seat| king_round_turn(&round, seat)).unwrap());
        for action in 0..KING_ACTIONS.into() {
            let seat = (turn + 1 + action % 3) % 4;
            assert_eq!(king_round_apply_as(&mut round, seat, action, &mut error), KING_E_ILLEGAL as i32);
            assert_eq!(clause(&error).unwrap(), "K1.1");
        }
        assert_eq!(king_round_apply(&mut round, KING_ACTIONS.into(), &mut error), KING_E_RANGE as i32);
        assert_eq!(error, NOTHING_WRONG, "the status is all there is to know");
        assert_eq!(clause(&error), Err(KING_NONE as i32));
        assert_eq!(memory(&round), memory(&before));
        assert_eq!(made(|scores: *mut [i32; 4]| king_round_scores(&round, scores.cast())), Err(KING_NONE as i32));
        // An error that there is not is refused.
        error.kind = 99;
        assert_eq!(clause(&error), Err(KING_E_RANGE as i32));
        error = king_error { kind: 2, code: 300, ..NOTHING_WRONG };
        assert_eq!(clause(&error), Err(KING_E_RANGE as i32));
    }
}

#[test]
fn an_error_in_a_text_has_the_place_of_its_byte() {
    let record = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz sur:E";
    let (start, length) = text(record);
    let mut error = NOTHING_WRONG;
    // SAFETY: all texts and places are there.
    unsafe {
        let read = made(|round: *mut king_round| king_round_parse(start, length, round, &mut error));
        assert_eq!(read.err(), Some(KING_E_TEXT as i32));
        assert_eq!((error.line, &record[error.place as usize..]), (0, "sur:E"));
        assert_eq!(clause(&error).unwrap(), "K3.1");
        let reason = made(|reason| king_error_reason(&error, reason)).unwrap();
        assert_eq!(text_of(|b, s, l| king_reason_name(reason.into(), b, s, l)).unwrap(), "wrong_phase");
        // What is no card, and what is no UTF-8, in both languages, without a number of a byte.
        for (bytes, at, english) in [
            (&b"kupa 1"[..], 0, "expected a card, such as SA or H10"),
            (b"H\xff", 1, "the text is not UTF-8"),
            (b"", 0, "expected a card, such as SA or H10"),
        ] {
            let read = made(|card| king_card_parse(bytes.as_ptr().cast(), bytes.len() as u32, card, &mut error));
            assert_eq!((read, error.place), (Err(KING_E_TEXT as i32), at));
            assert_eq!(message(&error, 0), english);
            assert_ne!(message(&error, 1), english);
        }
        assert_eq!(made(|card| king_card_parse(null(), 0, card, null_mut())), Err(KING_E_TEXT as i32));
        assert_eq!(made(|card| king_card_parse(null(), 1, card, null_mut())), Err(KING_E_NULL as i32));
    }
}

#[test]
fn a_party_file_is_read_line_by_line() {
    let file = include_str!("../../tests/golden/party-seed-1.king");
    let mut error = NOTHING_WRONG;
    // SAFETY: all values, texts and places are there.
    unsafe {
        let mut reader: king_party_file = made(|file| king_party_file_new(file)).unwrap();
        assert!(made(|party: *mut king_party| king_party_file_party(&reader, party)).is_err());
        let mut party: Option<king_party> = None;
        let mut rounds = 0;
        for line in ["# a party", ""].into_iter().chain(file.lines()) {
            let (start, length) = text(line);
            match made(|round| king_party_file_read_line(&mut reader, start, length, round, null_mut())) {
                Ok(round) => {
                    assert_eq!(king_party_record(party.as_mut().unwrap(), &round, null_mut()), 0);
                    rounds += 1;
                }
                Err(status) => {
                    assert_eq!(status, KING_NONE as i32);
                    party = made(|party| king_party_file_party(&reader, party)).ok();
                }
            }
        }
        assert!(rounds >= 32);
        let party = party.unwrap();
        let so_far: king_party = made(|party| king_party_file_party(&reader, party)).unwrap();
        assert_eq!(memory(&party), memory(&so_far));
        // A line too many: the error has its number, and it is as if it had not been read.
        let (start, length) = text(file.lines().last().unwrap());
        let before = reader;
        for _ in 0..2 {
            let read =
                made(|round: *mut king_round| king_party_file_read_line(&mut reader, start, length, round, &mut error));
            assert_eq!(read.err(), Some(KING_E_TEXT as i32));
            assert_eq!((error.line as usize, clause(&error).unwrap().as_str()), (3 + file.lines().count(), "K10.3"));
            assert_eq!(memory(&reader), memory(&before));
        }
        // So is one that is no text, at the byte from which it is none.
        let bad = b"king1 \xff";
        let read = made(|round| king_party_file_read_line(&mut reader, bad.as_ptr().cast(), 7, round, &mut error));
        assert_eq!(read.err(), Some(KING_E_TEXT as i32));
        assert_eq!((error.kind, error.line as usize, error.place), (1, 3 + file.lines().count(), 6));
        assert_eq!(memory(&reader), memory(&before));
        // Where nothing could be read, the status is all there is to know.
        let read = made(|round| king_party_file_read_line(&mut reader, null_mut(), 7, round, &mut error));
        assert_eq!((read.err(), error.kind, error.line), (Some(KING_E_NULL as i32), 0, 0));
        let outcome: king_outcome = made(|outcome| king_party_outcome(&party, outcome)).unwrap();
        assert_eq!((outcome.cikan ^ outcome.batan, outcome.cikan & outcome.batan), (15, 0));
        let mut sheet: king_sheet = made(|sheet| king_party_sheet(&party, sheet)).unwrap();
        let wrong: Result<king_error, i32> = made(|wrong| king_sheet_imbalance(&sheet, wrong));
        assert_eq!(wrong, Err(KING_NONE as i32));
        // East's kiz almaz, written wrongly.
        assert_eq!(king_sheet_enter(&mut sheet, 1, 3, [-10, -10, -10, -20].as_ptr()), 0);
        let wrong: king_error = made(|wrong| king_sheet_imbalance(&sheet, wrong)).unwrap();
        assert_eq!((wrong.code, wrong.found as i32, wrong.wanted as i32), (1 + 8 + 3, -50, -40));
        assert_eq!(clause(&wrong).unwrap(), "K10.2");
    }
}

/// A result of real cards is counted and corrected, and what is wrong with it is explained.
#[test]
fn a_score_keeper_learns_what_is_wrong() {
    let mut error = NOTHING_WRONG;
    // SAFETY: all values, texts and places are there.
    unsafe {
        let mut party: king_party = made(|party| king_party_new(2, null(), party)).unwrap();
        let mut result = king_round_result { taken: [4, 3, 3, 3], doubles: 0, declarer: 2, contract: 0 };
        assert_eq!(king_party_record_result(&mut party, &result, &mut error), KING_E_POINTS as i32);
        assert_eq!((error.found, error.wanted), (13, 5), "these are tricks, not points");
        result.taken = [20, 15, 15, 15];
        result.declarer = 3;
        assert_eq!(king_party_record_result(&mut party, &result, &mut error), KING_E_WRONG_TURN as i32);
        result.declarer = 2;
        assert_eq!(king_party_record_result(&mut party, &result, &mut error), 0);
        let before = party;
        result.taken = [20, 15, 15, 10];
        assert_eq!(king_party_correct(&mut party, 0, &result, &mut error), KING_E_POINTS as i32);
        assert_eq!((error.found, error.wanted), (60, 65));
        assert_eq!(king_party_correct(&mut party, 1, &result, &mut error), KING_E_NO_ROUND as i32);
        assert_eq!(memory(&party), memory(&before));
        result.taken = [15, 20, 15, 15];
        assert_eq!(king_party_correct(&mut party, 0, &result, null_mut()), 0);
        let found: king_round_result = made(|found| king_party_results(&party, 0, found)).unwrap();
        assert_eq!(found, result);
    }
}

/// With the instructions of this processor and with those that the library is built for, the same is played.
#[test]
fn random_play_is_that_of_king_rules() {
    use king_rules::{balayi, king as konturlu};
    let (mut king, balayi) = (konturlu::Simulation::new(5), balayi::Simulation::new(5));
    king.talk = konturlu::Talk::Uniform;
    // SAFETY: all values, texts and places are there.
    unsafe {
        for k in 0..200 {
            // The beginning of a round, played out otherwise.
            let record = king.round(k).unwrap().to_string();
            let half = &record[..record.match_indices(' ').nth(20).unwrap().0];
            let (mut position, mut played) = (king_of(half).unwrap(), half.parse::<konturlu::Round>().unwrap());
            let mut choices = king_choices(6, k);
            assert_eq!(king_round_play_out(&mut position, &mut choices), 0);
            played.play_out(&mut king_rules::shuffle::choices(6, k));
            assert_eq!(text_of(|b, s, l| king_round_text(&position, b, s, l)).unwrap(), played.to_string());

            let record = balayi.round(k).unwrap().to_string();
            let half = &record[..record.match_indices(' ').nth(80).unwrap().0];
            let (mut position, mut played) = (balayi_of(half).unwrap(), half.parse::<balayi::Round>().unwrap());
            let mut choices = king_choices(6, k);
            assert_eq!(balayi_round_play_out(&mut position, &mut choices), 0);
            played.play_out(&mut king_rules::shuffle::choices(6, k));
            assert_eq!(text_of(|b, s, l| balayi_round_text(&position, b, s, l)).unwrap(), played.to_string());
        }
    }
}
