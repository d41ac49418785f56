//! The preview: it follows the files, says what is wrong with them, and answers this machine alone.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::program::program;

/// A preview that ends with its test.
struct Preview {
    process: Child,
    port: u16,
}

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Preview {
    fn of(dir: &Path) -> Preview {
        let mut command = program(dir, ["site", "--serve", "--port", "0", "--quick", "--lang", "en", "--variants", "rules"]);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (_, rest) = line.split_once("http://127.0.0.1:").unwrap_or_else(|| panic!("{line}"));
        let port = rest.split('/').next().unwrap().parse().unwrap();
        Preview { process, port }
    }

    fn ask(&self, line: &str, host: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        write!(stream, "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}"), &format!("127.0.0.1:{}", self.port))
    }

    /// Asks until the answer has the words, for a minute.
    fn wait_for(&self, path: &str, words: &str) -> String {
        let begin = Instant::now();
        loop {
            let answer = self.get(path);
            if answer.contains(words) {
                return answer;
            }
            assert!(begin.elapsed() < Duration::from_secs(60), "no {words} in: {answer}");
            sleep(Duration::from_millis(100));
        }
    }
}

#[test]
fn a_preview_follows_the_files() {
    let dir = tempfile::tempdir().unwrap();
    let rules = dir.path().join("rules");
    fs::create_dir_all(&rules).unwrap();
    let file = rules.join("maison.yaml");
    let text = "goosebook: 1\nid: maison\ntitle: { fr: Maison, en: House }\nextends: famille\n";
    fs::write(&file, text).unwrap();
    let preview = Preview::of(dir.path());
    let page = preview.get("/en/variants/maison/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<h1>House</h1>") && page.contains("live.js"), "{page}");
    assert!(preview.get("/_live").contains("\"version\":1"));

    // A fault is said, and the page that was right stays.
    fs::write(&file, format!("{text}squares: {{ inn: {{ mis: 1 }} }}\n")).unwrap();
    let live = preview.wait_for("/_live", "maison.yaml");
    assert!(live.contains("\"version\":1") && live.contains("mis"), "{live}");
    assert!(preview.get("/en/variants/maison/index.html").contains("<h1>House</h1>"));

    fs::write(&file, text.replace("House", "Our house")).unwrap();
    let live = preview.wait_for("/_live", "\"version\":2");
    assert!(live.contains("\"problem\":\"\""), "{live}");
    assert!(preview.get("/en/variants/maison/index.html").contains("<h1>Our house</h1>"));
}

#[test]
fn nobody_else_is_answered() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("rules")).unwrap();
    fs::write(dir.path().join("rules/bad.yaml"), "goosebook: 1\nid: bad\ntitle: X\nextends: famille\ncolour: <b>\n").unwrap();
    fs::write(dir.path().join("secret"), "secret").unwrap();
    let preview = Preview::of(dir.path());
    // Where no page could be made yet, the fault is the page.
    let page = preview.get("/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("bad.yaml") && page.contains("&lt;b&gt;"), "{page}");
    let other = preview.ask("GET /", "evil.example");
    assert!(other.starts_with("HTTP/1.1 403"), "{other}");
    assert!(preview.ask("POST /", &format!("127.0.0.1:{}", preview.port)).starts_with("HTTP/1.1 405"));
    assert!(!preview.get("/../secret").contains("secret\n") && !preview.get("/%2e%2e/secret").ends_with("secret"));
}
