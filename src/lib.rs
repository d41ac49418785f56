//! Reads, plays and tells the rules of games of the goose: a file becomes findings and a [`Variant`](variant::Variant), a
//! throw becomes steps, both become sentences, documents and prints.
//!
//! Three examples to begin with; what else each of them can do, the features of the crate and what it promises stand in
//! `docs/embedding.md`, the language of variant files in `docs/variant-files.md`.
//!
//! # Check a file
//!
//! [`check`](check::check()) takes a text and gives everything that is wrong with it, each finding with its place and what
//! to do. Where there is no error the report holds the variant.
//!
//! ```
//! use goosebook::check::{Embedded, Input, check};
//! use goosebook::finding::Style;
//! use goosebook::texts::Texts;
//! use goosebook::vocab::Lang;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let file = "\
//! goosebook: 1
//! id: chez-nous
//! title: { en: Our goose }
//! extends: famille
//! squares:
//!   inn: { mis: 2 }
//! ";
//! let report = check(&Input::new("chez-nous.yaml", file), &Embedded);
//! let english = Texts::embedded(Lang::En)?;
//! print!("{}", report.text(&english, Style::Plain));
//!
//! assert!(report.variant.is_none());
//! assert_eq!(report.findings[0].rule.name, "unknown-key");
//!
//! let mended = file.replace("mis:", "miss:");
//! let report = check(&Input::new("chez-nous.yaml", mended), &Embedded);
//! assert!(report.variant.is_some());
//! # Ok(())
//! # }
//! ```
//!
//! # Play a turn
//!
//! A [`Game`](game::Game) knows whose turn it is; [`engine::play`] plays a single throw on any table. A turn is a list of
//! steps, and [`sentences`](wording::sentences()) tells them.
//!
//! ```
//! use goosebook::check;
//! use goosebook::game::Game;
//! use goosebook::wording::sentences;
//! use goosebook::texts::Texts;
//! use goosebook::vocab::Lang;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let famille = check::embedded("famille").and_then(|report| report.variant).ok_or("famille is carried")?;
//! let english = Texts::embedded(Lang::En)?;
//! let names = ["Alice".to_owned(), "Bob".to_owned()];
//!
//! let mut game = Game::new(&famille.rules, names.len());
//! let turn = game.play(&famille.rules.read_throw("2+4")?.into())?;
//! let told = sentences(&english, &famille.rules, &names, &turn);
//! println!("{}", told.join("\n"));
//!
//! assert_eq!(told[0], "Alice throws 2 and 4: a total of 6.");
//! # Ok(())
//! # }
//! ```
//!
//! # Make a card
//!
//! With the feature `documents` a card is Markdown, for a page or a terminal; with `pdf` it is a print of two small sides.
//!
//! ```
//! # #[cfg(not(feature = "pdf"))]
//! # fn main() {}
//! # #[cfg(feature = "pdf")]
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use goosebook::pdf::CardOptions;
//! use goosebook::texts::Texts;
//! use goosebook::vocab::Lang;
//! use goosebook::{check, print, reference};
//!
//! let famille = check::embedded("famille").and_then(|report| report.variant).ok_or("famille is carried")?;
//! let french = Texts::embedded(Lang::Fr)?;
//!
//! let markdown: String = reference::card(&famille, &french)?;
//! let pdf: Vec<u8> = print::print(&famille, &french, &CardOptions::default())?;
//!
//! assert!(markdown.starts_with("# "));
//! assert!(pdf.starts_with(b"%PDF-"));
//! # Ok(())
//! # }
//! ```
//!
//! # Where things are
//!
//! | what | modules |
//! |---|---|
//! | reading, checking and beginning a file | [`check`], [`finding`], [`mend`], [`report`], [`source`], `house` |
//! | what a variant says | [`variant`], [`rules`], [`vocab`] |
//! | playing | [`engine`], [`game`], [`batch`] |
//! | finding out | [`space`], [`proof`], [`compare`], [`odds`], [`trace`] |
//! | words and documents | [`texts`], [`wording`], [`mod@reference`], [`document`], `output`, `figure` |
//! | paper and pages | `pdf`, `print`, `board`, `site` |

#![forbid(unsafe_code)]
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports, reason = "the program uses everything, a part of it its part"))]

pub mod batch;
#[cfg(feature = "pdf")]
pub mod board;
mod bundle;
pub mod check;
#[cfg(feature = "cli")]
pub mod cli;
pub mod compare;
pub mod document;
pub mod engine;
#[cfg(feature = "documents")]
mod examples;
#[cfg(feature = "documents")]
pub mod figure;
pub mod finding;
pub mod game;
#[cfg(feature = "documents")]
pub mod house;
pub mod mend;
pub mod odds;
#[cfg(feature = "documents")]
pub mod output;
#[cfg(feature = "pdf")]
pub mod pdf;
#[cfg(feature = "pdf")]
pub mod print;
pub mod proof;
#[cfg(feature = "documents")]
pub mod reference;
pub mod report;
pub mod rules;
#[cfg(feature = "site")]
pub mod site;
pub mod source;
pub mod space;
pub mod texts;
pub mod trace;
pub mod variant;
pub mod vocab;
pub mod wording;
