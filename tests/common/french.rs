//! The typography of French that a machine can see.

/// What is wrong with the French of a text, where something is. Code, addresses and names of figures are not set.
pub fn fault(text: &str) -> Option<String> {
    let mut prose = text.split('`').step_by(2).collect::<Vec<_>>().join("x");
    while let Some(at) = prose.find("](") {
        let end = prose[at..].find(')').map_or(prose.len(), |end| at + end + 1);
        prose.replace_range(at..end, " ");
    }
    let letters: Vec<char> = prose.chars().collect();
    let wrong = |at: usize| {
        let before = at.checked_sub(1).map_or(' ', |before| letters[before]);
        let next = letters.get(at + 1).copied().unwrap_or(' ');
        match letters[at] {
            '\'' | '"' => true,
            // A mark that is spoken of stands in quotes.
            '?' if letters[..at].ends_with(&['«', '\u{a0}']) => false,
            ';' | '!' | '?' => before != '\u{202f}' && !"?!".contains(before) && next != '[',
            ':' => before != '\u{202f}',
            '«' => next != '\u{a0}',
            '»' => before != '\u{a0}',
            '.' => next == '.',
            _ => false,
        }
    };
    (0..letters.len()).find(|at| wrong(*at)).map(|at| format!("{} in {}", letters[at], prose.trim()))
}

#[test]
fn faults_are_seen() {
    for right in ["Oie\u{202f}: va l’oie ![x](figure:board)", "«\u{a0}Oui\u{a0}»\u{202f}!", "Écris `a: 'b'`, ou «\u{a0}?\u{a0}»."] {
        assert_eq!(fault(right), None);
    }
    for wrong in ["Oie : va", "l'oie", "« Oui »", "Ici..", "Quoi?", "Va; viens"] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
}
