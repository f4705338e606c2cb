//! Files of the rounds of a party or a match: a head and a record a line. What both games read and write alike.

use core::fmt;

/// A file as it is written: its head, and the records of these rounds.
#[derive(Clone, Copy)]
pub(crate) struct File<Head, Rounds>(pub(crate) Head, pub(crate) Rounds);

impl<Head: fmt::Display, Round: fmt::Display> fmt::Display for File<Head, &[Round]> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)?;
        self.1.iter().try_for_each(|round| writeln!(f, "{round}"))
    }
}

/// Reads a file line by line into a value that counts `lines`, has `begun` once the head is read, and is `unfinished` once a
/// round is read that is not over. The game reads the head itself, by `read_head`, and finds by `token_of` which token of a
/// record an error is about.
macro_rules! read_lines {
    ($File:ident, $game:ident of $GameError:ident, $tag:ident) => {
        impl Default for $File {
            fn default() -> Self {
                Self::new()
            }
        }

        impl core::fmt::Debug for $File {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}({} lines, {:?})", stringify!($File), self.lines, self.$game())
            }
        }

        impl $File {
            /// Reads the next line, with or without its line end: the round of a record; `None` for a comment, a blank line,
            /// and the head, which begins the party or match.
            ///
            /// # Errors
            /// When the line is not the head where that must stand, or not the record of the next round, or has another line
            /// behind it. Nothing has changed then, and the line does not count as read.
            pub fn read_line(&mut self, line: &str) -> Result<Option<Round>, LineError> {
                let number = self.lines.saturating_add(1);
                let round = self.read(line).map_err(|error| LineError { line: number as usize, error })?;
                self.lines = number;
                Ok(round)
            }

            /// How many lines have been read, those without a record included.
            #[must_use]
            pub const fn lines(&self) -> usize {
                self.lines as usize
            }

            fn read(&mut self, line: &str) -> Result<Option<Round>, RecordError> {
                let mut tokens = $crate::text::Tokens::new(line);
                if $crate::text::is_skipped(line) {
                    // What stands behind a comment on a line of its own must not be lost.
                    return $crate::text::one_line(line).map(|()| None).map_err(Into::into);
                }
                if self.begun == 0 {
                    let game = read_head($crate::Expected::$tag, &mut tokens)?;
                    tokens.expect_end()?;
                    (self.$game, self.begun) = (game, 1);
                    return Ok(None);
                }
                if self.unfinished != 0 {
                    return Err(RecordError::new(0, $GameError::RoundNotOver.into()));
                }
                let round: Round = line.parse()?;
                match self.$game.record(&round) {
                    Ok(()) => {}
                    Err($GameError::RoundNotOver) => self.unfinished = 1,
                    Err(error) => {
                        let at = tokens.nth(token_of(error)).map_or(0, |token| token.at);
                        return Err(RecordError::new(at, error.into()));
                    }
                }
                Ok(Some(round))
            }
        }
    };
}
