//! A party: 32 rounds, who declares and deals, and the running scores (K2, K10).

use super::sheet::add;
use super::{
    Contract, ContractSet, Deal, Doubles, HouseRules, Outcome, PartyError, Round, RoundResult, Seat, SetupError, Sheet,
    deal,
};

/// A party and its results so far: what was declared, who doubled whom, and who took what in each counted round. The
/// scores follow from these; the rounds themselves are not kept.
///
/// With [`start`](Party::start) and [`record`](Party::record) it runs a table; with
/// [`record_result`](Party::record_result) it keeps the score for people who play with real cards. Its text is the
/// score sheet without cards, `king-sheet1 …`.
///
/// ```
/// use king_rules::king::{HouseRules, Party, RoundResult, Seat};
/// let mut party = Party::new(Seat::South, HouseRules::new());
/// assert_eq!((party.declarer(), party.dealer()), (Some(Seat::South), Some(Seat::East)));
/// // The first example of the source: dürt from 4, only West doubles South and South redoubles.
/// let (declarer, contract, doubles) = (Seat::South, "durt:4".parse()?, "S>W,W>S".parse()?);
/// party.record_result(RoundResult { declarer, contract, doubles, taken: [20, -10, 45, 10] })?;
/// assert_eq!(party.totals(), [142, 112, 237, 62]);
/// assert_eq!(party.to_string(), "king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Party {
    pub(super) rules: u32,
    pub(super) doubles: [u16; Party::ROUNDS],
    /// 1 + the number of the contract.
    pub(super) contracts: [u8; Party::ROUNDS],
    /// Points taken or won: they fit a byte, −10 to 65.
    pub(super) taken: [[i8; 4]; Party::ROUNDS],
    /// How many rounds are counted.
    pub(super) count: u8,
    pub(super) first_declarer: u8,
    pub(super) padding: [u8; 2],
}

const _: () = assert!(size_of::<Party>() == 232, "a party has no padding");

impl Party {
    /// How many rounds a party counts ([K2.2](crate::rules::konturlu_king#K2.2)).
    pub const ROUNDS: usize = 32;

    /// A party before its first round.
    #[must_use]
    pub const fn new(first_declarer: Seat, rules: HouseRules) -> Self {
        Self {
            rules: rules.to_bits(),
            doubles: [0; Self::ROUNDS],
            contracts: [0; Self::ROUNDS],
            taken: [[0; 4]; Self::ROUNDS],
            count: 0,
            first_declarer: first_declarer as u8,
            padding: [0; 2],
        }
    }

    /// Who declared, or declares, the first round.
    #[must_use]
    pub const fn first_declarer(&self) -> Seat {
        Seat::from_low_bits(self.first_declarer)
    }

    /// The house rules.
    #[must_use]
    pub const fn house_rules(&self) -> HouseRules {
        HouseRules::from_known_bits(self.rules)
    }

    /// How many rounds are counted, 0 to 32.
    #[must_use]
    pub const fn len(&self) -> usize {
        let count = self.count as usize;
        if count < Self::ROUNDS { count } else { Self::ROUNDS }
    }

    /// Whether no round is counted yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether all rounds are counted.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.len() == Self::ROUNDS
    }

    /// Who declares the next round; `None` when the party is over ([K2.2](crate::rules::konturlu_king#K2.2)).
    #[must_use]
    pub const fn declarer(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(self.declarer_of(self.count)) }
    }

    /// Who deals the next round: the seat at the declarer's right ([K2.4](crate::rules::konturlu_king#K2.4)). After an
    /// annulled round it deals again ([K4.2](crate::rules::konturlu_king#K4.2)). `None` when the party is over.
    #[must_use]
    pub const fn dealer(&self) -> Option<Seat> {
        match self.declarer() {
            Some(declarer) => Some(deal::dealer(declarer)),
            None => None,
        }
    }

    const fn declarer_of(&self, round: u8) -> Seat {
        // K2.2: the turn to declare passes to the left after each round.
        self.first_declarer().plus(round)
    }

    /// The contracts that a seat has not declared yet ([K2.3](crate::rules::konturlu_king#K2.3)).
    #[must_use]
    pub fn unused(&self, seat: Seat) -> ContractSet {
        // K2.3: each of the eight once.
        let declared = self.results().filter(|result| result.declarer == seat);
        ContractSet::ALL - declared.map(|result| result.contract.kind()).collect()
    }

    /// The next round, with this deal.
    ///
    /// # Errors
    /// When the party is over.
    pub fn start(&self, deal: Deal) -> Result<Round, PartyError> {
        let declarer = self.declarer().ok_or(PartyError::PartyOver)?;
        Round::new(deal, declarer, self.unused(declarer), self.house_rules())
            .map_err(|_: SetupError| PartyError::PartyOver)
    }

    /// Counts a round that is over. One that was annulled is the party's next round too, but does not count: the party
    /// stays as it is, and the same declarer begins afresh ([K4.2](crate::rules::konturlu_king#K4.2)).
    ///
    /// # Errors
    /// When the round is not over, or not the next round of this party; nothing has changed then.
    pub fn record(&mut self, round: &Round) -> Result<(), PartyError> {
        let declarer = self.declarer().ok_or(PartyError::PartyOver)?;
        if round.declarer() != declarer {
            return Err(PartyError::WrongDeclarer { found: round.declarer(), wanted: declarer });
        }
        if round.unused() != self.unused(declarer) {
            return Err(PartyError::WrongUnused { found: round.unused(), wanted: self.unused(declarer) });
        }
        if round.house_rules() != self.house_rules() {
            return Err(PartyError::WrongRules { found: round.house_rules(), wanted: self.house_rules() });
        }
        match round.result() {
            Some(result) => self.record_result(result),
            // K4.2: it does not count; the same dealer deals again, and the declarer has Rıfkı still.
            None if round.annulled() => Ok(()),
            None => Err(PartyError::RoundNotOver),
        }
    }

    /// Counts the result of a round that was played with real cards.
    ///
    /// # Errors
    /// When the party is over, another seat declares next, the declarer has used this contract, or doubles or points
    /// cannot be; nothing has changed then.
    pub fn record_result(&mut self, result: RoundResult) -> Result<(), PartyError> {
        let declarer = self.declarer().ok_or(PartyError::PartyOver)?;
        check(&result, declarer, self.unused(declarer))?;
        self.write(self.len(), &result);
        self.count += 1;
        Ok(())
    }

    /// Puts another result in the place of counted round n, counted from 0: what was written down wrong.
    ///
    /// # Errors
    /// When that round is not counted, or the result cannot be its result beside the other rounds of the party; nothing
    /// has changed then.
    ///
    /// ```
    /// use king_rules::king::{Party, RoundResult};
    /// let mut party: Party = "king-sheet1 N - kiz_almaz/-/10,10,10,10 rifki/-/0,0,0,30".parse()?;
    /// let second = party.results().nth(1).unwrap();
    /// party.correct(1, RoundResult { taken: [0, 30, 0, 0], ..second })?;
    /// assert_eq!(party.to_string(), "king-sheet1 N - kiz_almaz/-/10,10,10,10 rifki/-/0,30,0,0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn correct(&mut self, n: usize, result: RoundResult) -> Result<(), PartyError> {
        let wrong = self.results().nth(n).ok_or(PartyError::NoSuchRound(self.len() as u8))?;
        check(&result, wrong.declarer, self.unused(wrong.declarer).with(wrong.contract.kind()))?;
        self.write(n, &result);
        Ok(())
    }

    fn write(&mut self, n: usize, result: &RoundResult) {
        let places = (self.contracts.get_mut(n), self.doubles.get_mut(n), self.taken.get_mut(n));
        if let (Some(contract), Some(doubles), Some(taken)) = places {
            *contract = result.contract.index() as u8 + 1;
            *doubles = result.doubles.bits();
            *taken = result.taken.map(|points| points as i8);
        }
    }

    /// The counted rounds, in order.
    pub fn results(&self) -> impl Iterator<Item = RoundResult> + '_ {
        let facts = self.contracts.iter().zip(self.doubles).zip(self.taken);
        (0..self.count).zip(facts).filter_map(move |(round, ((&contract, doubles), taken))| {
            let contract = Contract::from_index(usize::from(contract).wrapping_sub(1))?;
            let doubles = Doubles::from_bits_truncate(doubles);
            Some(RoundResult { declarer: self.declarer_of(round), contract, doubles, taken: taken.map(i16::from) })
        })
    }

    /// The running scores: what every seat starts with, then the totals after each counted round
    /// ([K10.1](crate::rules::konturlu_king#K10.1)).
    pub fn running(&self) -> impl Iterator<Item = [i32; 4]> + '_ {
        let start = [Sheet::START; 4];
        core::iter::once(start).chain(self.results().scan(start, move |totals, result| {
            *totals = add(*totals, &result.scores(self.house_rules()));
            Some(*totals)
        }))
    }

    /// What each seat has now, N, E, S, W.
    #[must_use]
    pub fn totals(&self) -> [i32; 4] {
        self.running().last().unwrap_or([Sheet::START; 4])
    }

    /// The score sheet; its [`imbalance`](Sheet::imbalance) is *sağlama* ([K10.2](crate::rules::konturlu_king#K10.2)).
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new();
        for result in self.results() {
            sheet.enter(result.declarer, result.contract.kind(), result.scores(self.house_rules()));
        }
        sheet
    }

    /// How the party ended; `None` before all rounds are counted ([K10.3](crate::rules::konturlu_king#K10.3)).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::new(self.totals()))
    }
}

/// Whether that can be the result of a round that this seat declares, having these contracts left.
fn check(result: &RoundResult, declarer: Seat, left: ContractSet) -> Result<(), PartyError> {
    let kind = result.contract.kind();
    if result.declarer != declarer {
        Err(PartyError::WrongDeclarer { found: result.declarer, wanted: declarer })
    } else if !left.contains(kind) {
        Err(PartyError::ContractUsed(kind))
    } else if let Some(error) = result.doubles.why_not(declarer, kind) {
        Err(error.into())
    } else if let Some(error) = kind.why_not_taken(result.taken) {
        Err(error.into())
    } else {
        Ok(())
    }
}
