//! Many files at once: as many as the machine has cores.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use fluent_bundle::FluentValue;

use crate::texts::Texts;

/// As much room for calls as the first thread of a program has.
const STACK: usize = 8 << 20;
/// Work that is done before this has no need of news.
const PATIENCE: Duration = Duration::from_millis(700);
/// How often there are news.
const NEWS: Duration = Duration::from_millis(100);

/// Does the work for each job; the results stand in the order of the jobs. Who waits long at a terminal is told how far
/// it is.
pub(super) fn each<J: Sync, D: Send>(texts: &Texts, jobs: &[J], work: impl Fn(&J) -> D + Sync) -> Vec<D> {
    let cores = thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
    let mut done: Vec<(usize, D)> = Vec::with_capacity(jobs.len());
    let mut news = News::new(texts, jobs.len());
    let next = AtomicUsize::new(0);
    let take = || {
        let index = next.fetch_add(1, Ordering::Relaxed);
        jobs.get(index).map(|job| (index, job))
    };
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let (take, work) = (&take, &work);
        let mut hands = 0;
        for _ in 0..if cores > 1 { cores } else { 0 } {
            let sender = sender.clone();
            let hand = move || {
                while let Some((index, job)) = take() {
                    // Nobody listens any more only where the other side has fallen.
                    if sender.send((index, work(job))).is_err() {
                        return;
                    }
                }
            };
            // A machine that gives no more threads does with those it has given.
            hands += usize::from(thread::Builder::new().stack_size(STACK).spawn_scoped(scope, hand).is_ok());
        }
        drop(sender);
        while hands == 0
            && let Some((index, job)) = take()
        {
            done.push((index, work(job)));
            news.tell(done.len());
        }
        loop {
            match receiver.recv_timeout(NEWS) {
                Ok(one) => done.push(one),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            news.tell(done.len());
        }
    });
    news.end();
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, done)| done).collect()
}

/// The line on the terminal that says how far it is.
struct News<'t> {
    texts: &'t Texts,
    all: usize,
    wanted: bool,
    begun: Instant,
    told: Option<Instant>,
}

impl News<'_> {
    fn new(texts: &Texts, all: usize) -> News<'_> {
        News { texts, all, wanted: std::io::stderr().is_terminal(), begun: Instant::now(), told: None }
    }

    fn tell(&mut self, done: usize) {
        let early = self.told.map_or(self.begun.elapsed() < PATIENCE, |told| told.elapsed() < NEWS);
        if !self.wanted || early {
            return;
        }
        self.told = Some(Instant::now());
        let args = [("done", FluentValue::from(done)), ("all", FluentValue::from(self.all))];
        // News that cannot be told are not worth a fault.
        let _ = write!(std::io::stderr(), "\r\x1b[K{}", self.texts.say("check-progress", &args));
    }

    fn end(&self) {
        if self.told.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
