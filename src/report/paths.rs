//! Paths as code hosts want them: from the top of the repository, with `/`.

use std::fmt::Write as _;
use std::path::{Component, Path, PathBuf};

/// The path below `root`, with `/` between its parts; `None` where it leads out of it. `here` is the folder that a
/// relative path starts from; nothing is looked up.
pub fn inside(path: &str, here: &Path, root: &Path) -> Option<String> {
    let whole = plain(&here.join(path));
    let below = whole.strip_prefix(plain(root)).ok()?;
    let parts: Vec<_> = below.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    Some(parts.join("/")).filter(|path| !path.is_empty())
}

/// The path as a relative reference of RFC 3986, or as a `file` address where it leads out of `root`.
pub fn uri(path: &str, here: &Path, root: &Path) -> String {
    match inside(path, here, root) {
        // A colon in the first part would read as a scheme.
        Some(path) => escaped(&path),
        None => {
            let whole = plain(&here.join(path)).to_string_lossy().replace('\\', "/");
            format!("file://{}{}", if whole.starts_with('/') { "" } else { "/" }, escaped(&whole))
        }
    }
}

/// The path without `.` and `..`, by its letters alone.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                plain.pop();
            }
            part => plain.push(part),
        }
    }
    plain
}

/// Percent-encoded but for what is unreserved, and `/`.
fn escaped(path: &str) -> String {
    let mut escaped = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => escaped.push(char::from(byte)),
            // Writing to a text cannot fail.
            byte => drop(write!(escaped, "%{byte:02X}")),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_start_at_the_top_of_the_repository() {
        let (here, root) = (Path::new("/home/al/rules/house"), Path::new("/home/al/rules"));
        for (path, below) in [
            ("oie.yaml", Some("house/oie.yaml")),
            ("./a/../oie.yaml", Some("house/oie.yaml")),
            ("../oie.yaml", Some("oie.yaml")),
            ("/home/al/rules/x/oie.yaml", Some("x/oie.yaml")),
            ("../../oie.yaml", None),
            ("/home/al/rules2/oie.yaml", None),
        ] {
            assert_eq!(inside(path, here, root).as_deref(), below, "{path}");
        }
    }

    #[test]
    fn addresses_are_ascii() {
        let root = Path::new("/r");
        for (path, address) in [
            ("l'été 100%.yaml", "l%27%C3%A9t%C3%A9%20100%25.yaml"),
            ("鵝/a:b#c?.yaml", "%E9%B5%9D/a%3Ab%23c%3F.yaml"),
            ("../out/x.yaml", "file:///out/x.yaml"),
        ] {
            assert_eq!(uri(path, root, root), address);
        }
    }
}
