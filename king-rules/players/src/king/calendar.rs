//! When to spend which contract: what those that a seat has left are worth to it. The table is printed by
//! `cargo run --release -p king-benches --bin calendar -- --hands 6000 --worlds 256`.

use king_rules::king::ContractSet;

/// What a seat can expect of declaring those contracts, on hands to come and in the best order; in 1/256 point.
pub(super) fn value(unused: ContractSet) -> i32 {
    16 * i32::from(VALUES.get(usize::from(unused.bits())).copied().unwrap_or_default())
}

/// The same for a seat that has them left itself, or for each of the three others: the scores of a round always sum to its total
/// (K9.5).
pub(super) fn share(unused: ContractSet, own: bool) -> i32 {
    let value = value(unused);
    if own {
        return value;
    }
    let total: i32 = unused.iter().map(|kind| 256 * i32::from(kind.total())).sum();
    (total - value) / 3
}

/// In 1/16 point, a set being the mask of its contracts. By 6000 hands in 256 worlds, seed 1.
#[rustfmt::skip]
const VALUES: [i16; 256] = [
    0, -263, -157, -377, -193, -432, -303, -520, -164, -400, -277, -491, -333, -558, -422, -632,
    -121, -345, -238, -440, -276, -494, -370, -573, -252, -467, -348, -548, -400, -611, -482, -680,
    -110, -331, -222, -422, -259, -474, -349, -550, -237, -448, -330, -527, -381, -589, -459, -656,
    -200, -402, -295, -483, -332, -533, -413, -604, -314, -512, -397, -584, -446, -643, -518, -706,
    357, 174, 276, 100, 242, 50, 171, -12, 264, 75, 191, 11, 140, -50, 77, -106,
    299, 120, 224, 52, 188, 3, 121, -56, 207, 25, 138, -36, 90, -94, 29, -148,
    298, 123, 228, 58, 193, 11, 130, -45, 211, 32, 146, -27, 99, -83, 40, -135,
    242, 71, 175, 11, 140, -36, 79, -90, 155, -18, 93, -74, 48, -128, -10, -179,
    423, 246, 356, 182, 307, 120, 248, 66, 335, 150, 273, 93, 210, 22, 157, -26,
    383, 205, 315, 144, 268, 85, 208, 31, 292, 110, 229, 54, 172, -12, 116, -61,
    397, 222, 333, 163, 287, 106, 230, 54, 309, 130, 249, 76, 192, 11, 139, -37,
    348, 177, 286, 119, 241, 65, 184, 14, 260, 86, 201, 32, 148, -28, 94, -76,
    871, 720, 828, 677, 782, 618, 742, 580, 805, 644, 762, 603, 704, 537, 665, 500,
    847, 692, 800, 647, 754, 591, 710, 551, 775, 614, 729, 571, 674, 508, 632, 470,
    851, 699, 807, 656, 763, 602, 722, 563, 782, 623, 739, 582, 685, 521, 645, 484,
    818, 665, 772, 622, 729, 570, 686, 530, 745, 588, 700, 546, 650, 489, 607, 450,
];
