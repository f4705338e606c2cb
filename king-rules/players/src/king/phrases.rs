//! What is done, as a part of a sentence.

use core::fmt;

use king_rules::Lang;
use king_rules::king::{Action, Seat, SeatSet};

/// An action as people say it: "kontur on North and East", "Kuzey ve Doğu'ya kontur"; cards and contracts by their
/// names.
#[derive(Clone, Copy)]
pub(super) struct Phrase(pub(super) Action, pub(super) Lang);

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(action, lang) = *self;
        match (action, lang) {
            (Action::Kontur(on), _) if !on.is_empty() => doubling(f, lang, "kontur", "kontur", on),
            (Action::Sur(on), _) if !on.is_empty() => doubling(f, lang, "sur kontur", "sür kontur", on),
            (Action::Keep, Lang::En) => f.write_str("keeping the round"),
            (Action::Annul, Lang::En) => f.write_str("annulling the round"),
            (Action::Keep, Lang::Tr) => f.write_str("oyuna devam"),
            (Action::Annul, Lang::Tr) => f.write_str("oyunu bozma"),
            _ => write!(f, "{}", action.name(lang)),
        }
    }
}

fn doubling(f: &mut fmt::Formatter<'_>, lang: Lang, english: &str, turkish: &str, on: SeatSet) -> fmt::Result {
    // All three others.
    if on.len() == 3 {
        return match lang {
            Lang::Tr => write!(f, "masaya {turkish}"),
            _ => write!(f, "{english} on the whole table"),
        };
    }
    if lang != Lang::Tr {
        write!(f, "{english} on ")?;
    }
    for (place, seat) in on.iter().enumerate() {
        match (lang, place) {
            (_, 0) => {}
            (Lang::Tr, _) => f.write_str(" ve ")?,
            _ => f.write_str(" and ")?,
        }
        write!(f, "{}", seat.name(lang))?;
        if lang == Lang::Tr && place + 1 == on.len() {
            f.write_str(match seat {
                Seat::North | Seat::South => "'e",
                Seat::East | Seat::West => "'ya",
            })?;
        }
    }
    if lang == Lang::Tr { write!(f, " {turkish}") } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use king_rules::Lang;

    use super::Phrase;

    #[test]
    fn actions_are_said_as_people_say_them() {
        for (action, english, turkish) in [
            ("kontur:N", "kontur on North", "Kuzey'e kontur"),
            ("kontur:EW", "kontur on East and West", "Doğu ve Batı'ya kontur"),
            ("kontur:NES", "kontur on the whole table", "masaya kontur"),
            ("sur:S", "sur kontur on South", "Güney'e sür kontur"),
            ("sur:NS", "sur kontur on North and South", "Kuzey ve Güney'e sür kontur"),
            ("iyi", "iyi", "iyi"),
            ("annul", "annulling the round", "oyunu bozma"),
            ("keep", "keeping the round", "oyuna devam"),
            ("kiz_almaz", "No queens", "Kız almaz"),
            ("SA", "ace of spades", "maça ası"),
        ] {
            let action = action.parse().unwrap();
            let said = [Lang::En, Lang::Tr].map(|lang| Phrase(action, lang).to_string());
            assert_eq!(said, [english, turkish]);
        }
    }
}
