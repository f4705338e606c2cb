use king_rules::Card;
use king_rules::balayi::{DenominationSet, Match, MatchFile, Outcome, Pack, Player};

use super::round::balayi_round;
use super::table::balayi_round_result;
use crate::abi::abi;
use crate::convert::{At, Scalar};
use crate::numbers::{Count, Index};

abi! {
    //! A match of Balayı: the results of up to ten rounds (B1.2), and its file.
    //!
    //! A match file is a line `balayi-match1 FIRST_DEALER`, which balayi_match_head() writes, and then the record of a round
    //! a line; blank lines and those that begin with `#` are passed over. Each round must be the next one of the match; the
    //! last may be unfinished.

    /// A match and its results so far. Made by balayi_match_new(), balayi_match_parse() and balayi_match_file_match().
    value balayi_match(Match) = 13;

    /// How many rounds a match has (B1.2).
    const BALAYI_MATCH_ROUNDS: u8 = Match::ROUNDS as u8;
    /// The outcome of a match with equal totals (B6.2).
    const BALAYI_DRAW: u8 = 2;

    /// A match before its first round.
    fn balayi_match_new(first_dealer: Player) -> game: balayi_match = Match::new(first_dealer);

    /// The player who deals the first round.
    fn balayi_match_first_dealer(game: &balayi_match) -> player: Player = game.first_dealer();

    /// How many rounds have been entered, 0 to BALAYI_MATCH_ROUNDS.
    fn balayi_match_len(game: &balayi_match) -> count: Count = game.len();

    /// Who deals the next round: the players take turns (B1.2).
    ///
    /// KING_NONE: the match is over.
    fn balayi_match_dealer(game: &balayi_match) -> player: Option<Player> = game.dealer();

    /// Who declares in the next round.
    ///
    /// KING_NONE: the match is over.
    fn balayi_match_declarer(game: &balayi_match) -> player: Option<Player> = game.declarer();

    /// What a player has not declared yet, as a set (B1.3).
    fn balayi_match_unused(game: &balayi_match, player: Player) -> denominations: DenominationSet = game.unused(player);

    /// The next round, with `pack[52]`.
    ///
    /// KING_E_CARDS: a card occurs twice. KING_E_OVER: the match is over.
    fn balayi_match_start(game: &balayi_match, pack: [Card; 52]) -> round: balayi_round | error =
        game.start(Pack::new(pack)?)?;

    /// Enters a round that has been played.
    ///
    /// KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED: the round is not over, or not the next
    /// one of this match. KING_E_USED, KING_E_POINTS: its memory has been damaged, for no play leads to such a round.
    fn balayi_match_record(game: &mut balayi_match, round: &balayi_round) | error = game.record(round)?;

    /// Enters the result of a round that was played with real cards.
    ///
    /// KING_E_OVER: the match is over. KING_E_WRONG_TURN: the other player declares the next round. KING_E_USED: the
    /// declarer has declared this before. KING_E_POINTS: the tricks are not 26.
    fn balayi_match_record_result(game: &mut balayi_match, result: At<balayi_round_result>) | error =
        game.record_result(result)?;

    /// Puts another result in the place of round number n, from 0. All that was entered after it must still be possible.
    ///
    /// KING_E_NO_ROUND: not so many have been entered. KING_E_WRONG_TURN, KING_E_USED, KING_E_POINTS: as of
    /// balayi_match_record_result().
    fn balayi_match_correct(game: &mut balayi_match, n: Index, result: At<balayi_round_result>) | error =
        game.correct(n, result)?;

    /// The result of round number n, from 0.
    ///
    /// KING_NONE: not so many have been entered.
    fn balayi_match_results(game: &balayi_match, n: Index) -> result: Option<At<balayi_round_result>> =
        game.results().nth(n).map(balayi_round_result::from);

    /// The running totals, `totals[2]`: 0 and 0 for n = 0, then those after n rounds.
    ///
    /// KING_NONE: not so many have been entered.
    fn balayi_match_running(game: &balayi_match, n: Index) -> totals: Option<[i32; 2]> = game.running().nth(n);

    /// The totals so far, `totals[2]`, which sum to 0.
    fn balayi_match_totals(game: &balayi_match) -> totals: [i32; 2] = game.totals();

    /// How the match ended: the player with the higher total, or BALAYI_DRAW (B6.2).
    ///
    /// KING_NONE: it is not over.
    fn balayi_match_outcome(game: &balayi_match) -> winner: Option<u8> = game.outcome().map(|outcome| match outcome {
        Outcome::Won(player) => player.narrow(),
        Outcome::Draw => BALAYI_DRAW,
    });

    /// The score sheet without cards in one line: `balayi-sheet1 0 S/11,15 NT/14,12`.
    fn balayi_match_text(game: &balayi_match) -> text = game;

    /// Reads a score sheet without cards, entering each result again.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_match_parse(text: &str) -> game: balayi_match | error = text.parse()?;

    /// The first line of the file of this match, `balayi-match1 1`, without its line end. The records of the rounds
    /// follow it, a line each.
    fn balayi_match_head(game: &balayi_match) -> text = game.head();

    /// What has been read of the file of a match. Made by balayi_match_file_new().
    value balayi_match_file(MatchFile) = 14;

    /// A file of which nothing has been read.
    fn balayi_match_file_new() -> file: balayi_match_file = MatchFile::new();

    /// Reads the next line, without its line end, and returns its round.
    ///
    /// KING_NONE: it has no round: the first line, a comment or a blank one. KING_E_TEXT: it cannot be read. Then, and when
    /// the round is not the next one of the match, `error` names the line, and the file is as if it had not been read.
    fn balayi_match_file_read_line(file: &mut balayi_match_file, line: &str in file) -> round: Option<balayi_round> | error =
        file.read_line(line)?;

    /// The match with the rounds that were read and are over.
    ///
    /// KING_NONE: its first line has not been read yet.
    fn balayi_match_file_match(file: &balayi_match_file) -> game: Option<balayi_match> = file.game().cloned();
}
