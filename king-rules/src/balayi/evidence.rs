//! What the record proves about the cards that are not seen.

use super::{Action, Exclusions, Illegal, Player, Table, tricks};
use crate::CardSet;

impl Table {
    /// The cards that the record proves not to be among a player's hand cards.
    pub(super) fn excluded_of(&self, player: Player) -> CardSet {
        Exclusions::of(self).of_player(self, player)
    }

    /// Why the player on turn cannot have done that, as far as can be concluded without seeing these cards, or that
    /// player's hand.
    pub(super) fn why_impossible(&self, unseen: CardSet, action: Action) -> Option<Illegal> {
        let Action::Play(card) = action else { return self.why_not(CardSet::EMPTY, action) };
        let player = self.actor();
        self.why_not_now(action).or_else(|| {
            let open = self.open_cards(player);
            if !open.contains(card) && !self.possible_hand_cards(player, unseen).contains(card) {
                return Some(Illegal::NotHeld(card));
            }
            // The rest of the hand cannot make it legal: it can only bring more duties about.
            tricks::why_not(self, open.with(card), card)
        })
    }

    /// Which of these cards, that are not seen, may be in the open hand of a player.
    fn possible_hand_cards(&self, player: Player, unseen: CardSet) -> CardSet {
        let may_play_them = self.unlocked(player) && self.held(player) > 0;
        if may_play_them { unseen - self.excluded(player) } else { CardSet::EMPTY }
    }

    /// Whether the cards that somebody does not see can be distributed over the hands of these players, given what the record
    /// proves. The closed cards take what is left; nothing is known about those.
    pub(super) fn can_be_held(&self, unseen: CardSet, by: impl Fn(Player) -> bool) -> bool {
        let [zero, one] = Player::ALL.map(|player| {
            if by(player) { (unseen - self.excluded(player), self.held(player).into()) } else { (CardSet::EMPTY, 0) }
        });
        zero.0.len() >= zero.1 && one.0.len() >= one.1 && (zero.0 | one.0).len() >= zero.1 + one.1
    }
}
