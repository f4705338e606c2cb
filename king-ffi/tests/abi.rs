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
fn told(call: impl Fn(*mut c_char, u32, *mut u32) -> i32) -> Result<String, i32> {
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

#[test]
fn a_golden_record_of_king_goes_through_text_bytes_and_actions() {
    for record in records(KING) {
        let round = king_of(record).unwrap();
        // SAFETY: all values and places are there.
        unsafe {
            assert_eq!(told(|b, s, l| king_round_text(&round, b, s, l)).unwrap(), record);
            let mut bytes = [0; KING_ROUND_BYTES as usize];
            assert_eq!(king_round_to_bytes(&round, bytes.as_mut_ptr(), KING_ROUND_BYTES - 1), KING_E_SHORT as i32);
            assert_eq!(king_round_to_bytes(&round, bytes.as_mut_ptr(), KING_ROUND_BYTES), 0);
            let loaded: king_round =
                made(|place| king_round_from_bytes(bytes.as_ptr(), KING_ROUND_BYTES, place, null_mut())).unwrap();
            assert_eq!(memory(&loaded), memory(&round));

            // The same again, action by action, with a view that follows.
            let table = made(|table| king_round_table(&round, table)).unwrap();
            let (mut seats, mut actions, mut count) = ([0; 220], [0; 220], 0);
            let (by, what) = (seats.as_mut_ptr(), actions.as_mut_ptr());
            assert_eq!(king_table_actions(&table, by, what, 0, &mut count), KING_E_SHORT as i32);
            assert_eq!(king_table_actions(&table, by, what, KING_MAX_ACTIONS, &mut count), 0);
            let mut hands = [0; 4];
            assert_eq!(king_round_deal(&round, hands.as_mut_ptr()), 0);
            let declarer = made(|seat| king_table_declarer(&table, seat)).unwrap();
            let unused = made(|kinds| king_table_unused(&table, kinds)).unwrap();
            let rules: king_house_rules = made(|rules| king_table_house_rules(&table, rules)).unwrap();
            let mut again: king_round =
                made(|round| king_round_new(hands.as_ptr(), declarer, unused, &rules, round)).unwrap();
            let mut view: king_view = made(|view| king_view_new(1, hands[1], declarer, unused, &rules, view)).unwrap();
            for (&seat, &action) in seats.iter().zip(&actions).take(count as usize) {
                assert_eq!(made(|place| king_round_turn(&again, place)), Ok(seat));
                let mut mask = [0_u64; 2];
                assert_eq!(king_round_legal_actions(&again, mask.as_mut_ptr()), 0);
                assert_eq!(mask[usize::from(action / 64)] >> (action % 64) & 1, 1);
                assert_eq!(made(|reason| king_round_why_not(&again, action, reason)), Ok(0));
                assert_eq!(king_round_apply(&mut again, action, null_mut()), 0);
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
fn a_golden_record_of_balayi_goes_through_text_bytes_and_actions() {
    for record in records(BALAYI) {
        let round = balayi_of(record).unwrap();
        // SAFETY: all values and places are there.
        unsafe {
            assert_eq!(told(|b, s, l| balayi_round_text(&round, b, s, l)).unwrap(), record);
            let mut bytes = [0; BALAYI_ROUND_BYTES as usize];
            assert_eq!(balayi_round_to_bytes(&round, bytes.as_mut_ptr(), BALAYI_ROUND_BYTES), 0);
            let loaded: balayi_round =
                made(|place| balayi_round_from_bytes(bytes.as_ptr(), BALAYI_ROUND_BYTES, place, null_mut())).unwrap();
            assert_eq!(memory(&loaded), memory(&round));

            let table: balayi_table = made(|table| balayi_round_table(&round, table)).unwrap();
            let (mut players, mut actions, mut count) = ([0; 53], [0; 53], 0);
            assert_eq!(balayi_table_actions(&table, players.as_mut_ptr(), actions.as_mut_ptr(), 53, &mut count), 0);
            let mut pack = [0; KING_CARDS as usize];
            assert_eq!(balayi_round_pack(&round, pack.as_mut_ptr()), 0);
            let dealer = made(|player| balayi_table_dealer(&table, player)).unwrap();
            let unused = made(|unused| balayi_table_unused(&table, unused)).unwrap();
            let mut again: balayi_round = made(|round| balayi_round_new(pack.as_ptr(), dealer, unused, round)).unwrap();
            let mut view: balayi_view = made(|view| balayi_round_view(&again, 1, view)).unwrap();
            for &action in actions.iter().take(count as usize) {
                let (mut cards, mut turned_up) = ([0; BALAYI_MOST_REVEALED as usize], 0);
                let status = balayi_round_revealed(&again, 1, action, cards.as_mut_ptr(), 15, &mut turned_up);
                assert_eq!(status, 0);
                assert_eq!(balayi_round_apply(&mut again, action, null_mut()), 0);
                assert_eq!(balayi_view_apply(&mut view, action, cards.as_ptr(), turned_up, null_mut()), 0);
                let seen: balayi_view = made(|view| balayi_round_view(&again, 1, view)).unwrap();
                assert_eq!(memory(&view), memory(&seen));
            }
            assert_eq!(memory(&again), memory(&round));
        }
    }
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
    let (mut words, mut buffer, mut card) = ([7_u32; 2], [0x7f; KING_TEXT_SIZE as usize], 77);
    let odd: *mut u32 = words.as_mut_ptr().wrapping_byte_add(1);
    let start: *mut c_char = buffer.as_mut_ptr();
    // SAFETY: each pointer leads to memory of its size, or is NULL.
    unsafe {
        assert_eq!(king_round_text(&round, start, KING_TEXT_SIZE, odd), KING_E_NULL as i32);
        assert_eq!(king_card_parse("SA".as_ptr().cast(), 2, &mut card, odd), KING_E_NULL as i32);
        let bytes = [0; KING_ROUND_BYTES as usize];
        let loaded = made(|place: *mut king_round| king_round_from_bytes(bytes.as_ptr(), KING_ROUND_BYTES, place, odd));
        assert_eq!(loaded.err(), Some(KING_E_NULL as i32));
        // Where there is no room, there is no memory either.
        assert_eq!(king_round_to_bytes(&round, null_mut(), 0), KING_E_SHORT as i32);
        assert_eq!(king_round_to_bytes(&round, null_mut(), KING_ROUND_BYTES), KING_E_NULL as i32);
    }
    assert_eq!((words, card), ([7; 2], 77), "nothing is written with an error");
    assert!(buffer.iter().all(|&byte| byte == 0x7f));
}

#[test]
fn hands_that_a_view_sees_are_not_read() {
    let round = king_of("king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz");
    let round = round.unwrap();
    // SAFETY: all values and places are there.
    unsafe {
        let view: king_view = made(|view| king_round_view(&round, 1, view)).unwrap();
        let mut hands = [0; 4];
        assert_eq!(king_round_deal(&round, hands.as_mut_ptr()), 0);
        for seen in [0, KING_ALL_CARDS, u64::MAX] {
            hands[1] = seen;
            let found: king_round = made(|place| king_view_with_hidden(&view, hands.as_ptr(), place)).unwrap();
            assert_eq!(memory(&found), memory(&round));
        }
        hands[2] |= 1 << 52;
        let found = made(|place: *mut king_round| king_view_with_hidden(&view, hands.as_ptr(), place));
        assert_eq!(found.err(), Some(KING_E_RANGE as i32));
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

#[test]
fn what_is_refused_changes_nothing_and_says_why() {
    let mut round = king_of(
        "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - \
        el_almaz iyi kontur:S iyi iyi HA",
    )
    .unwrap();
    let before = round;
    let mut reason = 0;
    // SAFETY: all values and places are there.
    unsafe {
        let club = made(|card| king_card_parse("CJ".as_ptr().cast(), 2, card, null_mut())).unwrap();
        assert_eq!(king_round_apply(&mut round, club, &mut reason), KING_E_ILLEGAL as i32);
        assert_eq!(reason, king_reason::MustFollow as u8);
        assert_eq!(king_round_apply(&mut round, KING_ACTIONS, &mut reason), KING_E_RANGE as i32);
        assert_eq!(memory(&round), memory(&before));
        assert_eq!(told(|b, s, l| king_reason_name(reason, b, s, l)).unwrap(), "must_follow");
        assert_eq!(told(|b, s, l| king_round_why_not_clause(&round, club, b, s, l)).unwrap(), "K7.2");
        let turkish = told(|b, s, l| king_round_why_not_message(&round, club, king_lang::Tr as u8, b, s, l));
        assert_eq!(turkish.unwrap(), "kupa yürüdü, kupa oynamak zorunlu");
        let heart = made(|card| king_card_parse("h8".as_ptr().cast(), 2, card, null_mut())).unwrap();
        assert_eq!(
            told(|b, s, l| king_round_why_not_clause(&round, heart, b, s, l)),
            Err(KING_NONE as i32),
            "what is legal has no clause"
        );
        assert_eq!(made(|scores: *mut [i32; 4]| king_round_scores(&round, scores.cast())), Err(KING_NONE as i32));
    }
}

#[test]
fn an_error_in_a_text_is_told_by_its_byte() {
    let record = "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - el_almaz sur:E";
    let (start, length) = text(record);
    let mut at = 0;
    // SAFETY: all texts and places are there.
    unsafe {
        let read = made(|round: *mut king_round| king_round_parse(start, length, round, &mut at));
        assert_eq!(read.err(), Some(KING_E_TEXT as i32));
        assert_eq!(&record[at as usize..], "sur:E");
        let message = told(|b, s, l| king_parse_message(king_kind::Round as u8, 0, start, length, b, s, l)).unwrap();
        assert_eq!(message, format!("byte {at}: that cannot be done now: the phase is kontur (K3.1)"));
        let (mut line, mut column) = (0, 0);
        assert_eq!(king_line_column(start, length, at, &mut line, &mut column), 0);
        assert_eq!((line, column), (1, at + 1));
        // Bytes that are no UTF-8 are an error where they stand; no text is an error at 0.
        let read = made(|card| king_card_parse(b"H\xff".as_ptr().cast(), 2, card, &mut at));
        assert_eq!((read, at), (Err(KING_E_TEXT as i32), 1));
        let read = made(|card| king_card_parse(null(), 0, card, &mut at));
        assert_eq!((read, at), (Err(KING_E_TEXT as i32), 0));
        assert_eq!(made(|card| king_card_parse(null(), 1, card, &mut at)), Err(KING_E_NULL as i32));
    }
}

#[test]
fn a_party_file_is_read_round_by_round() {
    let file = include_str!("../../tests/golden/party-seed-1.king");
    let (start, length) = text(file);
    // SAFETY: all values, texts and places are there.
    unsafe {
        let mut reader: king_party_reader =
            made(|reader| king_party_reader_new(start, length, reader, null_mut())).unwrap();
        let mut party: king_party = made(|party| king_party_reader_so_far(&reader, party)).unwrap();
        let mut rounds = 0;
        loop {
            match made(|round: *mut king_round| king_party_reader_next(&mut reader, start, length, round, null_mut())) {
                Ok(round) => assert_eq!(king_party_record(&mut party, &round), 0),
                Err(status) => break assert_eq!(status, KING_NONE as i32),
            }
            rounds += 1;
        }
        assert!(rounds >= 32);
        let so_far: king_party = made(|party| king_party_reader_so_far(&reader, party)).unwrap();
        assert_eq!(memory(&party), memory(&so_far));
        let (mut cikan, mut batan, mut ranks) = (0, 0, [0; 4]);
        assert_eq!(king_party_outcome(&party, &mut cikan, &mut batan, ranks.as_mut_ptr()), 0);
        assert_eq!((cikan ^ batan, cikan & batan), (15, 0));
        let sheet: king_sheet = made(|sheet| king_party_sheet(&party, sheet)).unwrap();
        let balanced = made(|imbalance: *mut king_imbalance| king_sheet_check(&sheet, imbalance));
        assert_eq!(balanced, Err(KING_NONE as i32));
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
        let mut of_king: king_simulation = made(|place| king_simulation_new(5, place)).unwrap();
        assert_eq!(king_simulation_set_talk(&mut of_king, king_talk::Uniform as u8), 0);
        let of_balayi: balayi_simulation = made(|place| balayi_simulation_new(5, place)).unwrap();
        for k in 0..200 {
            let simulated: king_round = made(|place| king_simulation_round(&of_king, k, place)).unwrap();
            let record = king.round(k).unwrap().to_string();
            assert_eq!(told(|b, s, l| king_round_text(&simulated, b, s, l)).unwrap(), record);
            // Its beginning, played out otherwise.
            let half = &record[..record.match_indices(' ').nth(20).unwrap().0];
            let (mut position, mut played) = (king_of(half).unwrap(), half.parse::<konturlu::Round>().unwrap());
            let mut choices = king_choices(6, k);
            assert_eq!(king_round_play_out(&mut position, &mut choices), 0);
            played.play_out(&mut king_rules::shuffle::choices(6, k));
            assert_eq!(told(|b, s, l| king_round_text(&position, b, s, l)).unwrap(), played.to_string());

            let simulated: balayi_round = made(|place| balayi_simulation_round(&of_balayi, k, place)).unwrap();
            let record = balayi.round(k).unwrap().to_string();
            assert_eq!(told(|b, s, l| balayi_round_text(&simulated, b, s, l)).unwrap(), record);
            let half = &record[..record.match_indices(' ').nth(80).unwrap().0];
            let (mut position, mut played) = (balayi_of(half).unwrap(), half.parse::<balayi::Round>().unwrap());
            let mut choices = king_choices(6, k);
            assert_eq!(balayi_round_play_out(&mut position, &mut choices), 0);
            played.play_out(&mut king_rules::shuffle::choices(6, k));
            assert_eq!(told(|b, s, l| balayi_round_text(&position, b, s, l)).unwrap(), played.to_string());
        }
    }
}
