//! Things that belong together, so that calls can be proposed that succeed: a position of each game with all that is seen
//! of it, what may be done there and what that shows, by the names of the parameters or the types of the values.

use std::collections::BTreeMap;
use std::ffi::c_char;
use std::ptr::null_mut;

use super::table::{Function, Parameter};

#[derive(Default)]
pub struct World(BTreeMap<&'static str, Vec<u8>>);

/// Calls a function of king-ffi that must succeed.
macro_rules! must {
    ($function:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: the pointers lead to what the function asks for.
        assert_eq!(unsafe { king::$function($($argument),*) }, 0, stringify!($function))
    };
}

impl World {
    /// World number k.
    pub fn new(k: u64) -> Self {
        let mut world = World::default();
        world.option();
        world.king(k);
        world.balayi(k);
        world
    }

    /// What belongs there, if anything does.
    pub fn get(&self, function: &Function, parameter: &Parameter) -> Option<&[u8]> {
        let balayi = function.name.starts_with("balayi_");
        let name = match (parameter.name, function.name) {
            ("action", _) if balayi => "balayi_action",
            ("text", "king_deal_parse" | "king_view_parse" | "balayi_pack_parse" | "balayi_view_parse") => {
                function.name
            }
            ("viewer", _) if balayi => "player",
            ("line", _) if balayi => "balayi_line",
            (name, _) => name,
        };
        self.0.get(name).or_else(|| self.0.get(parameter.of)).map(Vec::as_slice)
    }

    fn keep<T: Copy>(&mut self, name: &'static str, values: &[T]) {
        // SAFETY: the values are plain memory without padding.
        let bytes = unsafe { std::slice::from_raw_parts(values.as_ptr().cast::<u8>(), size_of_val(values)) };
        self.0.insert(name, bytes.to_vec());
    }

    fn option(&mut self) {
        self.keep("option", b"koz_void");
        self.keep("value", b"must_trump");
    }

    /// A text that a function writes, for another one to read.
    fn keep_text(&mut self, reader: &'static str, write: impl FnOnce(*mut c_char, u32, *mut u32) -> i32) {
        let (mut buffer, mut length) = ([0; 2048], 0);
        assert_eq!(write(buffer.as_mut_ptr(), 2048, &mut length), 0, "{reader}");
        self.keep(reader, &buffer[..length as usize]);
    }

    fn king(&mut self, k: u64) {
        let mut hands = [0; 4];
        must!(king_deal_from_seed(k, hands.as_mut_ptr()));
        self.keep("hands", &hands);
        // SAFETY: a value is memory for which every bit pattern is valid.
        let (mut round, mut view, mut table) = unsafe { std::mem::zeroed() };
        must!(king_round_new(hands.as_ptr(), (k % 4) as u32, 255, std::ptr::null(), &mut round, null_mut()));
        let (mut choices, mut action, mut seat) = (k, 0_u8, 0_u8);
        for _ in 0..k * 7 % 50 {
            // SAFETY: as above.
            if unsafe { king::king_round_choose(&round, &mut choices, &mut action) } != 0 {
                break;
            }
            must!(king_round_apply(&mut round, action.into(), null_mut()));
        }
        // SAFETY: as above; in a round that is over the last action and any seat will do.
        unsafe {
            king::king_round_choose(&round, &mut choices, &mut action);
            king::king_round_turn(&round, &mut seat);
        }
        must!(king_round_view(&round, seat.into(), &mut view));
        must!(king_round_table(&round, &mut table));
        self.keep("action", &[action]);
        self.keep("seat", &[seat]);
        self.keep("king_round", &[round]);
        self.keep("king_view", &[view]);
        self.keep("king_table", &[table]);
        self.keep("hand", &[hands[usize::from(seat)]]);
        self.keep("viewer", &[seat]);
        // SAFETY: the pointers lead to what the functions ask for.
        unsafe {
            self.keep_text("king_deal_parse", |to, size, length| {
                king::king_deal_text(hands.as_ptr(), to, size, length, null_mut())
            });
            self.keep_text("king_view_parse", |to, size, length| king::king_view_text(&view, to, size, length));
        }
        // All tricks to East, doubled by North now and then, in koz or where they cost.
        let (contract, doubles) = (if k.is_multiple_of(3) { 0 } else { 6 + (k % 4) as u8 }, (k % 2) as u16 * 2);
        self.keep("contract", &[contract]);
        self.keep("doubles", &[doubles]);
        let declarer = (k % 4) as u8;
        let mut result = king::king_round_result { taken: [0, 65, 0, 0], doubles, declarer, contract };
        // The file of a party before its first round, and that round.
        // SAFETY: as above.
        let (mut party, mut file) = unsafe { (std::mem::zeroed(), std::mem::zeroed()) };
        must!(king_party_new((k % 4) as u32, std::ptr::null(), &mut party));
        must!(king_party_file_new(&mut file));
        must!(king_party_start(&party, hands.as_ptr(), &mut round, null_mut()));
        must!(king_round_play_out(&mut round, &mut choices));
        if k.is_multiple_of(5) {
            // That round counted, to be corrected.
            must!(king_party_record(&mut party, &round, null_mut()));
            must!(king_party_results(&party, 0, &mut result));
            self.keep("n", &[0_u32]);
            // And in some worlds all others.
            while k.is_multiple_of(2) {
                // SAFETY: as above.
                if unsafe { king::king_party_start(&party, hands.as_ptr(), &mut round, null_mut()) } != 0 {
                    break;
                }
                must!(king_round_play_out(&mut round, &mut choices));
                must!(king_party_record(&mut party, &round, null_mut()));
            }
        }
        self.keep("king_round_result", &[result]);
        self.keep("king_party", &[party]);
        // SAFETY: the pointers lead to what the functions ask for.
        unsafe {
            self.keep_text("head", |to, size, length| king::king_party_head(&party, to, size, length));
            let head = &self.0["head"];
            let (start, length) = (head.as_ptr().cast(), head.len() as u32);
            let mut none = std::mem::zeroed();
            assert_eq!(king::king_party_file_read_line(&mut file, start, length, &mut none, null_mut()), 1);
            self.keep_text("line", |to, size, length| king::king_round_text(&round, to, size, length));
        }
        self.keep("king_party_file", &[file]);
    }

    fn balayi(&mut self, k: u64) {
        let mut pack = [0; 52];
        must!(king_pack_from_seed(k, pack.as_mut_ptr()));
        self.keep("pack", &pack);
        // SAFETY: a value is memory for which every bit pattern is valid.
        let (mut round, mut view, mut table) = unsafe { std::mem::zeroed() };
        must!(balayi_round_new(pack.as_ptr(), (k % 2) as u32, 31, &mut round, null_mut()));
        let (mut choices, mut action) = (k, 0_u8);
        for _ in 0..k * 7 % 50 {
            must!(balayi_round_choose(&round, &mut choices, &mut action));
            must!(balayi_round_apply(&mut round, action.into(), null_mut(), null_mut()));
        }
        must!(balayi_round_choose(&round, &mut choices, &mut action));
        must!(balayi_round_view(&round, (k % 2) as u32, &mut view));
        must!(balayi_round_table(&round, &mut table));
        // SAFETY: as above.
        let (mut after, mut turned_up): (_, king::balayi_revealed) = (round, unsafe { std::mem::zeroed() });
        must!(balayi_round_apply(&mut after, action.into(), &mut turned_up, null_mut()));
        let viewer = if k.is_multiple_of(3) { 2 } else { (k % 2) as usize };
        let (revealed, count) = (turned_up.cards[viewer], turned_up.counts[viewer]);
        self.keep("balayi_action", &[action]);
        self.keep("revealed", &revealed[..count as usize]);
        self.keep("player", &[(k % 2) as u8]);
        let (declarer, denomination) = ((k % 2) as u8, (k % 5) as u8);
        self.keep("balayi_round_result", &[king::balayi_round_result { taken: [15, 11], declarer, denomination }]);
        // SAFETY: the pointers lead to what the function asks for.
        unsafe {
            self.keep_text("balayi_pack_parse", |to, size, length| {
                king::balayi_pack_text(pack.as_ptr(), to, size, length, null_mut())
            });
            self.keep_text("balayi_view_parse", |to, size, length| king::balayi_view_text(&view, to, size, length));
        }
        // The file of a match before its first round, and that round.
        // SAFETY: as above.
        let (mut game, mut file) = unsafe { (std::mem::zeroed(), std::mem::zeroed()) };
        must!(balayi_match_new((k % 2) as u32, &mut game));
        must!(balayi_match_file_new(&mut file));
        must!(balayi_match_start(&game, pack.as_ptr(), &mut after, null_mut()));
        must!(balayi_round_play_out(&mut after, &mut choices));
        // SAFETY: the pointers lead to what the functions ask for.
        unsafe {
            self.keep_text("head", |to, size, length| king::balayi_match_head(&game, to, size, length));
            let head = &self.0["head"];
            let (start, length) = (head.as_ptr().cast(), head.len() as u32);
            let mut none = std::mem::zeroed();
            assert_eq!(king::balayi_match_file_read_line(&mut file, start, length, &mut none, null_mut()), 1);
            self.keep_text("balayi_line", |to, size, length| king::balayi_round_text(&after, to, size, length));
        }
        if k.is_multiple_of(4) {
            // All of its rounds counted, the first to be corrected.
            // SAFETY: as above.
            while unsafe { king::balayi_match_start(&game, pack.as_ptr(), &mut after, null_mut()) } == 0 {
                must!(balayi_round_play_out(&mut after, &mut choices));
                must!(balayi_match_record(&mut game, &after, null_mut()));
            }
            let mut result = king::balayi_round_result { taken: [0; 2], declarer: 0, denomination: 0 };
            must!(balayi_match_results(&game, 0, &mut result));
            self.keep("balayi_round_result", &[result]);
            self.keep("n", &[0_u32]);
        }
        self.keep("balayi_match_file", &[file]);
        self.keep("balayi_match", &[game]);
        self.keep("balayi_round", &[round]);
        self.keep("balayi_view", &[view]);
        self.keep("balayi_table", &[table]);
    }
}
