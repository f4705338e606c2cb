//! A party in the terminal, against three players: a line is typed, and what follows is shown until the next one.

mod game;
mod screen;
mod typed;

use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use king_rules::Lang;
use king_rules::king::{Action, Phase};

pub use self::game::{Game, Rules, any_seed};
pub use self::screen::Style;
use self::typed::Typed;
use crate::cli::{Failure, Source, pick, system};
use crate::{position, report};

/// What comes after a line that was typed.
enum Next {
    /// The game goes on, or what there is to decide has changed.
    Follow,
    /// The same decision is still to be made.
    Ask,
    /// The end.
    End,
}

/// A person at the table.
pub struct Session<'a> {
    /// Where the party is kept.
    pub file: &'a Path,
    /// How it is shown.
    pub style: Style,
    /// The party.
    pub game: Game,
}

/// The file in which a party is kept that was given none: where the system keeps the state of programs.
pub fn default_file() -> Option<PathBuf> {
    let folder = |name, below: &str| {
        std::env::var_os(name).filter(|path| !path.is_empty()).map(|path| Path::new(&path).join(below))
    };
    let state =
        folder("XDG_STATE_HOME", "").or_else(|| folder("LOCALAPPDATA", "")).or_else(|| folder("HOME", ".local/state"));
    Some(state?.join("king-rules").join("party.king"))
}

/// The party that is kept in a file; `None` when there is no file. With `anew` another is to take its place: `None` when that
/// file is of a party at all, damaged or not. Any other file is refused, as it may be somebody's.
pub fn kept(file: &Path, anew: bool, lang: Lang) -> Result<Option<Game>, Failure> {
    if !file.exists() {
        return Ok(None);
    }
    let source = Source::read(file)?;
    let game = Game::read(&source, lang).ok_or_else(|| {
        let why = pick(lang, "this is no party that was being played", "bu, oynanmakta olan bir parti değil");
        Failure::Input(format!("{}: {why}", file.display()))
    })?;
    if anew { Ok(None) } else { game.map(Some) }
}

impl Session<'_> {
    /// Plays until the party, or what is typed, ends.
    pub fn run(&mut self, typed: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let lang = self.style.lang;
        self.save()?;
        self.begin(out)?;
        let mut next = Next::Follow;
        loop {
            if let Next::Follow = next {
                self.follow(out)?;
            }
            if self.game.party().is_over() {
                report::write_end(&mut Shown(out, self.style), self.game.party(), lang)?;
                return Ok(());
            }
            write!(out, "{}> ", self.style.text(self.game.rules().seat.name(lang)))?;
            out.flush()?;
            let mut line = Vec::new();
            next = match typed.read_until(b'\n', &mut line)? {
                0 => Next::End,
                // What is no UTF-8 is a line that is not understood, like any other.
                _ => self.obey(&String::from_utf8_lossy(&line), out)?,
            };
            if let Next::End = next {
                let kept = pick(lang, "The party is kept in", "Parti burada duruyor:");
                return Ok(self.style.line(out, &format!("\n{kept} {}", self.file.display()))?);
            }
        }
    }

    /// Lets the others act until it is the person's turn, dealing new rounds as they end; then shows what there is to decide.
    fn follow(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        loop {
            while let Some((seat, action)) = self.game.others() {
                self.save()?;
                screen::action(out, self.game.round(), seat, action, self.style)?;
                self.talked(out, action)?;
            }
            if self.game.round().phase() != Phase::Over {
                return self.ask(out);
            }
            self.result(out)?;
            if !self.game.deal()? {
                return Ok(());
            }
            self.save()?;
            self.begin(out)?;
        }
    }

    /// What there is to decide.
    fn ask(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let view = self.game.view();
        screen::turn(out, &view, self.style)?;
        Ok(screen::choices(out, &view, self.style)?)
    }

    fn begin(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let (party, round) = (self.game.party(), self.game.round());
        if round.phase() == Phase::Over {
            return Ok(());
        }
        screen::opening(out, round, &report::number(party, round, self.style.lang), self.style)?;
        for (seat, action) in round.actions().filter(|(_, action)| !matches!(action, Action::Play(_))) {
            screen::action(out, round, seat, action, self.style)?;
        }
        Ok(())
    }

    /// Who stands how with whom, once the talk is over.
    fn talked(&self, out: &mut dyn Write, last: Action) -> Result<(), Failure> {
        let round = self.game.round();
        if matches!(last, Action::Kontur(_) | Action::Sur(_) | Action::Iyi) && round.phase() == Phase::Play {
            self.style.line(out, &report::relations(round.doubles(), self.style.lang))?;
        }
        Ok(())
    }

    fn result(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let (party, round, lang) = (self.game.party(), self.game.round(), self.style.lang);
        let title = report::number(party, round, lang);
        Ok(report::write_round(&mut Shown(out, self.style), &title, round, Some(party.totals()), lang)?)
    }

    /// Does what was typed.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, Failure> {
        let (style, lang, view) = (self.style, self.style.lang, self.game.view());
        let say = |out: &mut dyn Write, english: &str, turkish: &str| {
            style.line(out, &format!("  {}", pick(lang, english, turkish)))
        };
        match Typed::read(line, view.table()) {
            Typed::Act(action) => return self.act(action, out),
            Typed::Back if self.game.back() => {
                self.save()?;
                return Ok(Next::Follow);
            }
            Typed::Quit => return Ok(Next::End),
            Typed::Why(action) if view.why_not(action).is_none() => say(out, "it is legal", "olur")?,
            Typed::Why(action) => self.refuse(action, out)?,
            Typed::Hint => screen::hint(out, &view, self.game.rules().seed, style)?,
            Typed::Back => say(out, "you have done nothing in this round", "bu oyunda daha bir şey yapmadınız")?,
            Typed::LastTrick => screen::last_trick(out, &view, style)?,
            Typed::Review => match self.game.played() {
                Some(round) => screen::review(out, round, view.viewer(), self.game.rules().seed, style)?,
                None => say(out, "no round is over yet", "daha biten oyun yok")?,
            },
            Typed::Sheet => report::write_end(&mut Shown(out, style), self.game.party(), lang)?,
            Typed::Record => write!(out, "{}", self.game.file())?,
            Typed::Table => screen::table(out, &view, style)?,
            Typed::Help => style.line(out, help(lang))?,
            Typed::Nothing => {}
            Typed::Unknown => say(out, "help lists what can be typed", "yardım, neler yazılabileceğini gösterir")?,
        }
        Ok(Next::Ask)
    }

    fn act(&mut self, action: Action, out: &mut dyn Write) -> Result<Next, Failure> {
        let seat = self.game.rules().seat;
        if self.game.act(seat, action).is_err() {
            self.refuse(action, out)?;
            return Ok(Next::Ask);
        }
        self.save()?;
        screen::action(out, self.game.round(), seat, action, self.style)?;
        self.talked(out, action)?;
        Ok(Next::Follow)
    }

    /// Why that may not be done.
    fn refuse(&self, action: Action, out: &mut dyn Write) -> Result<(), Failure> {
        let illegal = self.game.view().why_not(action);
        let why = illegal.map(|illegal| position::why(illegal.message(self.style.lang), illegal.clause()));
        Ok(self.style.line(out, &format!("  {}", why.unwrap_or_default()))?)
    }

    /// Keeps the party: the file is replaced whole, so that it is never half written.
    fn save(&self) -> Result<(), Failure> {
        let failed = |error: io::Error| Failure::Input(format!("{}: {}", self.file.display(), system(&error)));
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        let (beside, mut new) = beside(self.file).map_err(failed)?;
        let written = new.write_all(self.game.file().as_bytes());
        drop(new); // Windows renames no open file.
        written.and_then(|()| fs::rename(&beside, self.file)).map_err(|error| {
            fs::remove_file(&beside).ok();
            failed(error)
        })
    }
}

/// A new file beside that one: never over another, as what has the name already may be somebody's.
fn beside(file: &Path) -> io::Result<(PathBuf, File)> {
    let mut number = 0;
    loop {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{number}.tmp"));
        let path = file.with_file_name(name);
        match File::create_new(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => number += 1,
            new => return new.map(|new| (path, new)),
        }
    }
}

/// Writes texts as the terminal can show them.
struct Shown<'a>(&'a mut dyn Write, Style);

impl Write for Shown<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(self.1.text(&String::from_utf8_lossy(bytes)).as_bytes())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn help(lang: Lang) -> &'static str {
    pick(
        lang,
        "\
  h10  10h  ♥K  kupa papazı   a card          koz hearts  durt 7  rifki   a declaration
  kontur north east  masa  iyi  sur west      the talk    annul  keep     a lone K♥ or A♥
  pass                        no card in dürt
  ?                           what would the advisor do
  why ♠4                      why may that not be played
  back                        takes back what you did last in this round
  review                      what you gave away in the last round that is over
  last  look  sheet  record   the last trick, the table, the score sheet, the party file
  quit                        the party is kept, and taken up again",
        "\
  h10  10h  ♥K  kupa papazı   kart            koz kupa  dürt 7  rıfkı     oyun söyleme
  kontur kuzey doğu  masa  iyi  sür batı      konuşma     boz  devam      tek K♥ veya A♥
  pas                         dürtte oynayacak kart yoksa
  ?                           danışman ne yapardı
  neden ♠4                    o kart neden oynanamaz
  geri                        bu oyunda son yaptığınızı geri alır
  incele                      biten son oyunda neler kaçırdınız
  son  bak  tablo  kayıt      son el, masa, puan tablosu, parti dosyası
  çık                         parti saklanır, sonra sürdürülür",
    )
}
