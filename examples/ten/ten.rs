//! A round of Konturlu King, from the deal to its record.

use king_rules::king::{Action, Contract, ContractSet, Deal, HouseRules, Round, Seat};
use king_rules::{Lang, shuffle};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    round.apply(Action::Declare(Contract::KizAlmaz))?; // North declares "no queens",
    round.apply(Action::Kontur(Seat::North.set()))?; // and East doubles North.
    if let Some(illegal) = round.why_not(Action::Kontur(Seat::South.set())) {
        println!("{} ({})", illegal.message(Lang::En), illegal.clause()); // Why South cannot double South.
    }
    round.play_out(&mut shuffle::choices(7, 0)); // The rest at random, the same for ever.
    let [north, east, south, west] = round.scores().ok_or("there are no scores")?;
    println!("{north}, {east}, {south}, {west}");
    println!("{round}"); // The record: one line, which is read by playing it again.
    Ok(())
}
