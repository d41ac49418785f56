//! Throws and releases in words.

use super::words::{Vocabulary, number};
use crate::rules::{Release, Ruled, ThrowTest};
use crate::vocab::Square;

impl Vocabulary<'_> {
    /// What must be thrown, to stand behind “throw”: `a double`, `6 and 3`.
    pub(crate) fn test(&self, test: &ThrowTest) -> String {
        match test {
            // The total of one die is what it shows.
            ThrowTest::Total(total) if self.rules.dice.usual.value.count() == 1 => self.say("test-face", &[("n", (*total).into())]),
            ThrowTest::Total(total) => self.say("test-total", &[("n", (*total).into())]),
            ThrowTest::Double => self.say("test-double", &[]),
            ThrowTest::DoubleOf(face) => self.say("test-double-of", &[("n", (*face).into())]),
            ThrowTest::Face(face) => self.say("test-face", &[("n", (*face).into())]),
            ThrowTest::Faces(throw) => match throw.faces() {
                [face] => self.say("test-face", &[("n", (*face).into())]),
                _ => self.faces(*throw),
            },
        }
    }

    /// `38`, or the word for the start.
    pub(crate) fn place(&self, square: Square) -> String {
        if square == self.rules.begin() { self.say("start-short", &[]) } else { square.to_string() }
    }

    /// A square as an argument of a message, 0 where pawns begin: messages word the start.
    pub(crate) fn at(&self, square: Square) -> fluent_bundle::FluentValue<'static> {
        if square == self.rules.begin() { 0.into() } else { number(square) }
    }

    /// What a hold lasts for, said to the player, or of the one named.
    pub(crate) fn until(&self, releases: &[Ruled<Release>], of: Option<&str>) -> String {
        self.releases("until", releases, of)
    }

    /// What ends a wait before its time, said to the player, or of the one named.
    pub(crate) fn unless(&self, releases: &[Ruled<Release>], of: Option<&str>) -> String {
        self.releases("unless", releases, of)
    }

    fn releases(&self, word: &str, releases: &[Ruled<Release>], of: Option<&str>) -> String {
        let one = |release: &Release| {
            let alone = if releases.len() == 1 { "yes" } else { "no" };
            let mut args = vec![
                ("alone", alone.into()),
                ("you", if of.is_some() { "no" } else { "yes" }.into()),
                ("player", of.unwrap_or_default().to_owned().into()),
            ];
            let kind = match release {
                Release::Arrival => "arrival",
                Release::Passing => "passing",
                Release::Throw { test, go_to } => {
                    args.push(("test", self.test(test).into()));
                    match go_to {
                        Some(to) => {
                            args.push(("square", number(*to)));
                            "throw-to"
                        }
                        None => "throw",
                    }
                }
                Release::OtherThrows(test) => {
                    args.push(("test", self.test(test).into()));
                    "other-throws"
                }
                Release::Paying(stakes) => {
                    args.push(("n", (*stakes).into()));
                    "paying"
                }
            };
            self.say(&format!("{word}-{kind}"), &args)
        };
        let told: Vec<String> = releases.iter().map(|release| one(&release.value)).collect();
        told.join(&self.say("list-or", &[]))
    }
}
