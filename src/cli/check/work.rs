//! Many files at once: as many as the machine has cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use fluent_bundle::FluentValue;

use super::super::news::News;
use crate::texts::Texts;

/// As much room for calls as the first thread of a program has.
const STACK: usize = 8 << 20;
/// How often it is asked how far it is.
const OFTEN: Duration = Duration::from_millis(100);

/// Does the work for each job; the results stand in the order of the jobs. Who waits long is told how far it is.
pub(super) fn each<J: Sync, D: Send>(texts: &Texts, jobs: &[J], work: impl Fn(&J) -> D + Sync) -> Vec<D> {
    let cores = thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
    let mut done: Vec<(usize, D)> = Vec::with_capacity(jobs.len());
    let news = News::new();
    let tell = |done: usize| {
        news.tell(|| texts.say("check-progress", &[("done", FluentValue::from(done)), ("all", FluentValue::from(jobs.len()))]));
    };
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
            tell(done.len());
        }
        loop {
            match receiver.recv_timeout(OFTEN) {
                Ok(one) => done.push(one),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            tell(done.len());
        }
    });
    news.clear();
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, done)| done).collect()
}
