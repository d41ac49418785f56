//! `site --serve`: a preview on this machine alone, made anew when a file changes.
//!
//! The site stands in memory. A change of a file makes the pages anew, while what was slow to find out about the other
//! variants is kept; a fault of a file is shown on the page that was right before it.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use fluent_bundle::FluentValue;
use notify::{RecursiveMode, Watcher};
use serde_json::json;
use tiny_http::{Header, Method, Request, Response, Server};

use super::super::args::SiteArgs;
use super::super::failure::Failure;
use super::super::output;
use super::{cache::Cache, load, settings};
use crate::output::svg::escape;
use crate::site::store::{Memory, Store};
use crate::site::{self, Desk, Made, SiteError};
use crate::texts::Texts;
use crate::vocab::Lang;

/// This machine, which nobody else reaches.
const HOST: &str = "127.0.0.1";
/// Editors write a file in several steps: what comes so close together is one change.
const TOGETHER: Duration = Duration::from_millis(120);
/// Where pages ask for what is new.
const LIVE: &str = "_live";

/// What is shown.
#[derive(Default)]
struct Shown {
    files: HashMap<String, Vec<u8>>,
    /// Counts the sites made so far.
    version: u64,
    /// What is wrong with the files as they are now.
    problem: String,
}

/// Serves until it is stopped.
pub(super) fn run(args: &SiteArgs, lang: Option<Lang>, texts: &Texts) -> Result<(), Failure> {
    let server = Server::http((HOST, args.port)).map_err(|error| {
        let args = [("port", FluentValue::from(args.port.to_string())), ("error", FluentValue::from(error.to_string()))];
        Failure::CannotRun(texts.say("site-cli-port", &args))
    })?;
    let port = server.server_addr().to_ip().map_or(args.port, |address| address.port());
    let shown = Arc::new(Mutex::new(Shown::default()));
    let store: Box<dyn Store> = match &args.cache {
        Some(folder) => Box::new(Cache::new(folder.clone())),
        None => Box::new(Memory::default()),
    };
    // Before the first site is made: what changes meanwhile is a change too.
    let (changed, changes) = mpsc::channel();
    let watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        if event.is_ok_and(|event| !event.kind.is_access()) {
            // Nobody listens any more: the program ends.
            let _ = changed.send(());
        }
    });
    let mut watcher = match watcher {
        Ok(watcher) => Some(watcher),
        Err(error) => {
            output::tell(&error.to_string());
            None
        }
    };
    let watched: Vec<PathBuf> = args.variants.iter().chain(&args.templates).cloned().collect();
    if let Some(watcher) = &mut watcher {
        for path in &watched {
            if let Err(error) = watcher.watch(path, RecursiveMode::Recursive) {
                output::tell(&error.to_string());
            }
        }
    }
    make(args, lang, texts, store.as_ref(), &shown);
    let url = format!("http://{HOST}:{port}/");
    output::print(&format!("{}\n", texts.say("site-cli-serving", &[("url", FluentValue::from(url))])))?;
    let answering = Arc::clone(&shown);
    thread::spawn(move || {
        for request in server.incoming_requests() {
            answer(request, port, &answering);
        }
    });
    follow(&changes, || make(args, lang, texts, store.as_ref(), &shown));
    Ok(())
}

/// Makes the site anew after each change, until no more can come.
fn follow(changes: &Receiver<()>, make: impl Fn()) {
    while changes.recv().is_ok() {
        loop {
            match changes.recv_timeout(TOGETHER) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
        make();
    }
}

/// Makes the site from the files as they are, or notes what is wrong with them.
fn make(args: &SiteArgs, lang: Option<Lang>, texts: &Texts, store: &dyn Store, shown: &Mutex<Shown>) {
    let made = settings(args, lang, texts).and_then(|settings| {
        let entries = load::entries(args, lang, texts)?;
        let mut desk = Kept::default();
        site::make(&settings, &entries, store, &mut desk).map_err(|error| super::wrong(texts, &error))?;
        Ok(desk)
    });
    let Ok(mut shown) = shown.lock() else { return };
    match made.map_err(Failure::into_message) {
        Ok(Kept { files, left_out }) => {
            // Only another site is another version: pages do not begin anew where nothing has changed.
            if files != shown.files {
                shown.files = files;
                shown.version += 1;
            }
            shown.problem = left_out;
        }
        Err(Ok(message)) => shown.problem = plain(&message),
        Err(Err(_)) => {}
    }
}

/// A message without the colours of a terminal.
fn plain(message: &str) -> String {
    anstream::adapter::strip_str(message).to_string()
}

#[derive(Default)]
struct Kept {
    files: HashMap<String, Vec<u8>>,
    left_out: String,
}

impl Desk for Kept {
    fn take(&mut self, made: Made) -> Result<(), SiteError> {
        self.files.insert(made.path, made.bytes);
        Ok(())
    }

    fn left_out(&mut self, what: &str, why: &str) {
        self.left_out.push_str(&format!("{what}: {why}\n"));
    }
}

fn answer(request: Request, port: u16, shown: &Mutex<Shown>) {
    let Ok(shown) = shown.lock() else { return };
    let (status, kind, bytes) = page(&request, port, &shown);
    drop(shown);
    let mut response = Response::from_data(bytes).with_status_code(status);
    for (name, value) in [("Content-Type", kind), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")] {
        if let Ok(header) = Header::from_bytes(name, value) {
            response = response.with_header(header);
        }
    }
    // Who asked may be gone.
    let _ = request.respond(response);
}

/// What is answered: the status, what kind of file it is, and the file.
fn page(request: &Request, port: u16, shown: &Shown) -> (u16, &'static str, Vec<u8>) {
    const TEXT: &str = "text/plain; charset=utf-8";
    const HTML: &str = "text/html; charset=utf-8";
    // Another site that leads its name here is not answered.
    let names = [format!("{HOST}:{port}"), format!("localhost:{port}")];
    let host = request.headers().iter().find(|header| header.field.equiv("Host")).map(|header| header.value.as_str().to_owned());
    if !host.is_some_and(|host| names.contains(&host)) {
        return (403, TEXT, b"403".to_vec());
    }
    if !matches!(request.method(), Method::Get | Method::Head) {
        return (405, TEXT, b"405".to_vec());
    }
    let path = request.url().split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    if path == LIVE {
        let live = json!({"version": shown.version, "problem": shown.problem});
        return (200, "application/json", live.to_string().into_bytes());
    }
    let name = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    match shown.files.get(&name) {
        Some(bytes) => (200, kind(&name), bytes.clone()),
        None if shown.files.is_empty() => (200, HTML, waiting(&shown.problem).into_bytes()),
        None => (404, HTML, shown.files.get("404.html").cloned().unwrap_or_else(|| b"404".to_vec())),
    }
}

/// The page while there is none yet.
fn waiting(problem: &str) -> String {
    let refresh = "<meta http-equiv=\"refresh\" content=\"2\">";
    format!(
        "<!doctype html><html><head><meta charset=\"utf-8\"><title>goosebook</title>{refresh}</head><body><pre>{}</pre></body></html>",
        lines(problem)
    )
}

/// Text with its lines, escaped.
fn lines(text: &str) -> String {
    text.lines().map(escape).collect::<Vec<_>>().join("\n")
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "pdf" => "application/pdf",
        "png" => "image/png",
        "atom" => "application/atom+xml; charset=utf-8",
        "xml" => "application/xml; charset=utf-8",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_shown_as_text() {
        assert!(waiting("<script>\n\u{1b}").contains("<pre>&lt;script&gt;\n</pre>"));
        assert_eq!(plain("\u{1b}[31mred\u{1b}[0m"), "red");
    }

    #[test]
    fn changes_that_come_together_are_one() {
        let (send, changes) = mpsc::channel();
        (0..5).for_each(|_| send.send(()).unwrap());
        // No more can come once a site is made; what has come by then still waits to be followed.
        let send = std::cell::Cell::new(Some(send));
        let made = std::cell::Cell::new(0);
        follow(&changes, || {
            made.set(made.get() + 1);
            drop(send.take());
        });
        assert_eq!(made.get(), 1);
    }
}
