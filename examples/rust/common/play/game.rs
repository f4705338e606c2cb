//! A party in which one seat is a person's: what a server holds, and its file.

use std::hash::{BuildHasher, Hasher, RandomState};

use king_players::king::Player;
use king_rules::king::{Action, Deal, HouseRules, Illegal, Party, PartyFile, Phase, Round, Seat, View, first_declarer};
use king_rules::{Lang, shuffle};

use crate::cli::{Failure, Source};
use crate::players::player;
use crate::position;

/// What a party follows from, besides what the person does.
#[derive(Clone, Copy)]
pub struct Rules {
    /// What the cards are dealt by.
    pub seed: u64,
    /// The person's seat.
    pub seat: Seat,
    /// Who plays in the three others.
    pub players: Player,
    /// The house rules of the party.
    pub house_rules: HouseRules,
}

/// A party under way.
pub struct Game {
    rules: Rules,
    /// The rounds before this one, annulled ones included.
    before: Vec<Round>,
    party: Party,
    round: Round,
}

/// How the line of the file begins that tells what the party follows from. To those who read the party it is a comment.
const MARK: &str = "# play";

impl Game {
    /// A party before its first declaration.
    pub fn new(rules: Rules) -> Result<Self, Failure> {
        // K2.1: seats that drew the same rank draw again, from the next pack.
        let packs = (0..).map(|k| shuffle::pack(shuffle::deal_seed(!rules.seed, k)));
        let first = packs.take(100).find_map(first_declarer).unwrap_or(Seat::North);
        Self::after(rules, Party::new(first, rules.house_rules), Vec::new())
    }

    fn after(rules: Rules, party: Party, before: Vec<Round>) -> Result<Self, Failure> {
        let deal = Deal::from_seed(shuffle::deal_seed(rules.seed, before.len() as u64));
        let round = party.start(deal).map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Self { rules, before, party, round })
    }

    /// A party as [`file`](Self::file) wrote it; `None` when the file is of another kind.
    pub fn read(source: &Source, lang: Lang) -> Option<Result<Self, Failure>> {
        let house_rules = HouseRules::new();
        let mut rules = Rules { seed: 0, seat: Seat::South, players: Player::Greedy, house_rules };
        for word in source.text.lines().next()?.strip_prefix(MARK)?.split_whitespace() {
            let (key, value) = word.split_once('=')?;
            match key {
                "seed" => rules.seed = value.parse().ok()?,
                "seat" => rules.seat = value.parse().ok()?,
                "players" => rules.players = player(value).ok()?,
                _ => return None,
            }
        }
        Some(Self::replay(rules, source, lang))
    }

    fn replay(mut rules: Rules, source: &Source, lang: Lang) -> Result<Self, Failure> {
        let (mut file, mut rounds) = (PartyFile::new(), Vec::new());
        for (at, line) in source.records() {
            let round = file.read_line(line).map_err(|wrong| position::mistake(source, at, wrong.error, lang))?;
            rounds.extend(round);
        }
        let party = file.party().cloned().ok_or_else(|| source.no_record())?;
        rules.house_rules = party.house_rules();
        match rounds.pop() {
            Some(round) if round.phase() != Phase::Over || party.is_over() => {
                Ok(Self { rules, before: rounds, party, round })
            }
            last => {
                rounds.extend(last);
                Self::after(rules, party, rounds)
            }
        }
    }

    /// The party file, with what the party follows from.
    pub fn file(&self) -> String {
        let Rules { seed, seat, players, .. } = self.rules;
        let rounds: Vec<_> = self.rounds().cloned().collect();
        format!(
            "{MARK} seed={seed} seat={seat} players={players}\n{}\n",
            self.party.file(&rounds).to_string().trim_end()
        )
    }

    /// What the party follows from.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The party; a round counts in it from the moment it is over.
    pub fn party(&self) -> &Party {
        &self.party
    }

    /// The round that is being played, or has just ended.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// All rounds up to this one.
    fn rounds(&self) -> impl DoubleEndedIterator<Item = &Round> {
        self.before.iter().chain([&self.round])
    }

    /// The last round of the party that is over, and was played.
    pub fn played(&self) -> Option<&Round> {
        self.rounds().rfind(|round| round.scores().is_some())
    }

    /// All that the person sees of it.
    pub fn view(&self) -> View {
        self.round.view(self.rules.seat)
    }

    /// Lets the next seat act, unless the person has something to decide or the round is over.
    pub fn others(&mut self) -> Option<(Seat, Action)> {
        let seat = self.round.turn()?;
        if seat == self.rules.seat {
            let only = self.round.legal_actions().iter().next().filter(|_| self.round.legal_actions().len() == 1)?;
            matches!(only, Action::Pass | Action::Keep).then_some(())?;
            self.act(seat, only).ok()?;
            return Some((seat, only));
        }
        // A player sees what its seat sees. One that knew nothing to do would be refused.
        let action = self.rules.players.act(&self.round.view(seat), self.rules.seed).ok()?;
        self.act(seat, action).ok()?;
        Some((seat, action))
    }

    /// Lets a seat act.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.round.apply_as(seat, action)?;
        if self.round.phase() == Phase::Over {
            // A round of the party that is over is its next one.
            let _ = self.party.record(&self.round);
        }
        Ok(())
    }

    /// Deals the next round, when this one is over; `false` when the party is.
    pub fn deal(&mut self) -> Result<bool, Failure> {
        if self.party.is_over() {
            return Ok(false);
        }
        let before = self.rounds().cloned().collect();
        *self = Self::after(self.rules, self.party.clone(), before)?;
        Ok(true)
    }

    /// Takes back the person's last action in this round, and what followed it; `false` when there is none.
    pub fn back(&mut self) -> bool {
        let actions: Vec<_> = self.round.actions().collect();
        let decided = |&(seat, action)| seat == self.rules.seat && !matches!(action, Action::Pass | Action::Keep);
        let Some(last) = actions.iter().rposition(decided) else { return false };
        let table = self.round.table();
        let again = Round::new(self.round.deal(), table.declarer(), table.unused(), self.rules.house_rules);
        let Ok(mut round) = again else { return false };
        if actions[..last].iter().any(|&(seat, action)| round.apply_as(seat, action).is_err()) {
            return false;
        }
        self.round = round;
        true
    }
}

/// A seed that nobody has chosen.
pub fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}
