//! How far long work is.
//!
//! In comes what there is to tell, as often as the work likes; out comes a line on standard error. On a terminal it is one
//! line, written anew ten times a second at most; elsewhere it is a whole line every ten seconds, so that whoever reads a
//! log sees that something moves. Short work tells nothing.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// On a terminal, work that is done before this has no need of news.
const PATIENCE: Duration = Duration::from_millis(700);
/// How often there are news on a terminal.
const OFTEN: Duration = Duration::from_millis(100);
/// How long nothing is told elsewhere, and how often there are news then.
const SELDOM: Duration = Duration::from_secs(10);
/// Back to the beginning of a line, and all that stands on it taken away.
const CLEAR: &str = "\r\x1b[K";

/// The news of one piece of work, which several threads may tell.
pub(super) struct News<W = io::Stderr> {
    out: Mutex<Told<W>>,
    terminal: bool,
    begun: Instant,
}

struct Told<W> {
    out: W,
    last: Option<Instant>,
}

impl News {
    /// Work begins.
    pub(super) fn new() -> News {
        News::to(io::stderr(), io::stderr().is_terminal(), Instant::now())
    }
}

impl<W: Write> News<W> {
    fn to(out: W, terminal: bool, begun: Instant) -> News<W> {
        News { out: Mutex::new(Told { out, last: None }), terminal, begun }
    }

    /// Tells how far it is, where it is time to.
    pub(super) fn tell(&self, text: impl FnOnce() -> String) {
        self.tell_at(Instant::now(), text);
    }

    fn tell_at(&self, now: Instant, text: impl FnOnce() -> String) {
        let (first, every) = if self.terminal { (PATIENCE, OFTEN) } else { (SELDOM, SELDOM) };
        // Another thread that tells now tells enough.
        let Ok(mut told) = self.out.try_lock() else { return };
        let (since, wait) = told.last.map_or((self.begun, first), |last| (last, every));
        if now.saturating_duration_since(since) < wait {
            return;
        }
        told.last = Some(now);
        // News that cannot be told are not worth a fault.
        let _ = if self.terminal { write!(told.out, "{CLEAR}{}", text()) } else { writeln!(told.out, "{}", text()) };
    }

    /// Takes the line away, before something else is told or at the end.
    pub(super) fn clear(&self) {
        let Ok(mut told) = self.out.lock() else { return };
        if self.terminal && told.last.is_some() {
            let _ = write!(told.out, "{CLEAR}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written when the work tells every tenth of a second, and `clear` at the end.
    fn written(terminal: bool, tenths: u64) -> String {
        let begun = Instant::now();
        let news = News::to(Vec::new(), terminal, begun);
        for tenth in 0..=tenths {
            news.tell_at(begun + Duration::from_millis(tenth * 100), || format!("{tenth}"));
        }
        news.clear();
        String::from_utf8(news.out.into_inner().unwrap().out).unwrap()
    }

    #[test]
    fn short_work_tells_nothing() {
        assert_eq!(written(true, 6), "");
        assert_eq!(written(false, 99), "");
    }

    #[test]
    fn a_terminal_has_one_line_that_is_taken_away() {
        assert_eq!(written(true, 9), "\r\u{1b}[K7\r\u{1b}[K8\r\u{1b}[K9\r\u{1b}[K");
    }

    #[test]
    fn a_log_has_whole_lines_now_and_then() {
        assert_eq!(written(false, 250), "100\n200\n");
    }
}
