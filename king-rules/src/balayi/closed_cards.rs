//! The cards that lie closed: in how many orders they can lie, numbered.

use super::pack::UNSEEN;
use super::place::PILE_CARDS;
use crate::CardSet;

/// Some cards in order; behind them stands what is no card.
pub(super) type Order = [u8; PILE_CARDS];

/// How many worlds so many ways to deal the hidden hands make, when so many cards can lie in any order; `None` when they are
/// more than 128 bits count.
pub(super) fn in_all_orders(ways: u64, cards: u8) -> Option<u128> {
    (2..=u128::from(cards)).try_fold(ways.into(), u128::checked_mul)
}

/// These cards, in ascending order at first, of which then the second, the third and so on change places with one of those
/// up to them; `digit(n)`, which is below n, is the place of that one for the n-th card. So all orders come out, each in
/// one way.
#[inline(always)]
pub(super) fn in_order(cards: CardSet, mut digit: impl FnMut(u64) -> u64) -> Order {
    let mut order = ascending(cards);
    for n in 1..cards.len().min(order.len()) {
        let at = digit(n as u64 + 1) as usize;
        order.swap(n, at.min(n));
    }
    order
}

#[inline(always)]
fn ascending(cards: CardSet) -> Order {
    let mut order = [UNSEEN; PILE_CARDS];
    for (place, card) in order.iter_mut().zip(cards) {
        *place = card.index() as u8;
    }
    order
}

/// The number with the digits that [`in_order`] makes this order of, the one for the second card being the lowest; `None`
/// when it is no order of these cards, or the number has more than 128 bits.
pub(super) fn order_number(cards: CardSet, mut order: Order) -> Option<u128> {
    let ascending = ascending(cards);
    let mut number = 0u128;
    for n in (0..cards.len()).rev() {
        // What the last swap has brought there is taken back.
        let up_to = order.get_mut(..=n)?;
        let card = ascending.get(n)?;
        let at = up_to.iter().position(|other| other == card)?;
        up_to.swap(n, at);
        number = number.checked_mul(n as u128 + 1)?.checked_add(at as u128)?;
    }
    Some(number)
}

/// Takes the lowest digit off a number; it is below that base.
#[inline(always)]
pub(super) fn digit(number: &mut u128, base: u64) -> u64 {
    // Numbers of 64 bits are by far the quicker.
    let (digit, rest) = match u64::try_from(*number) {
        Ok(small) => (small.checked_rem(base), small.checked_div(base).map(u128::from)),
        Err(_) => (number.checked_rem(base.into()).map(|digit| digit as u64), number.checked_div(base.into())),
    };
    *number = rest.unwrap_or(0);
    digit.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_orders_are_numbered() {
        let cards: CardSet = "A2.9.J.7".parse().unwrap();
        let mut seen = [[UNSEEN; PILE_CARDS]; 120];
        for number in 0..120 {
            let mut rest = number as u128;
            let order = in_order(cards, |base| digit(&mut rest, base));
            assert_eq!(rest, 0);
            assert!(!seen[..number].contains(&order), "{number}");
            seen[number] = order;
            assert_eq!(order_number(cards, order), Some(number as u128));
        }
        assert_eq!(in_all_orders(1, 5), Some(120));
        assert_eq!(in_order(cards, |_| u64::MAX), ascending(cards), "the highest digits leave all in place");
        assert_eq!(order_number(cards, ascending(CardSet::EMPTY)), None);
        let mut twice = ascending(cards);
        twice[0] = twice[1];
        assert_eq!(order_number(cards, twice), None);
        assert_eq!(order_number(CardSet::EMPTY, twice), Some(0));
    }

    #[test]
    fn numbers_of_many_digits() {
        assert_eq!(in_all_orders(3, 0), Some(3));
        assert_eq!(in_all_orders(1, 34), Some((1..=34).product()));
        assert_eq!((in_all_orders(1, 35), in_all_orders(0, 35)), (None, Some(0)));
        let mut number = (7 << 64) * 35 + 34;
        assert_eq!((digit(&mut number, 35), number), (34, 7 << 64));
        let mut number = 35u128 * 8 + 3;
        assert_eq!((digit(&mut number, 35), number), (3, 8));
        assert_eq!((digit(&mut number, 0), number), (0, 0));
    }
}
