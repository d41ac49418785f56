//! `board`: a board to play on.

use std::io::{self, IsTerminal};
use std::path::Path;

use fluent_bundle::FluentValue;

use super::args::{BoardArgs, BoardSize, Way};
use super::failure::Failure;
use super::file::Target;
use super::{input, output};
use crate::board::{self, BoardOptions};
use crate::figure::play::TrackShape;
use crate::output::svg;
use crate::pdf::Size;
use crate::vocab::Lang;

/// Draws the board and writes it where asked.
pub(super) fn run(args: &BoardArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts, files) = input::variant_with_files(&args.variant, lang)?;
    let refuse = |id: &str, value: &str| Err(Failure::CannotRun(texts.say(id, &[("value", FluentValue::from(value))])));
    let to_file = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let suffix = to_file.and_then(|path| path.extension()?.to_str()).map(str::to_ascii_lowercase);
    let as_svg = match (to_file, suffix.as_deref()) {
        (None, _) | (_, Some("pdf")) => false,
        (_, Some("svg")) => true,
        (Some(path), _) => return refuse("cli-board-suffix", &path.display().to_string()),
    };
    if args.output.is_none() && io::stdout().is_terminal() {
        return refuse("cli-pdf-terminal", "");
    }
    let paper = match args.size {
        Some(BoardSize::A4 | BoardSize::Letter) if args.tiled => return refuse("cli-board-tiled", ""),
        Some(BoardSize::A4) => Size::A4,
        Some(BoardSize::A3) => Size::A3,
        Some(BoardSize::Letter) => Size::LETTER,
        Some(BoardSize::Tabloid) => Size { width: Size::LETTER.height, height: Size::LETTER.width * 2.0 },
        None if args.tiled => Size::A3,
        None => Size::A4,
    };
    if as_svg && (args.tiled || args.pieces) {
        return refuse("cli-board-svg-alone", "");
    }
    let shape = args.shape.map(|way| match way {
        Way::Spiral => TrackShape::Spiral,
        Way::Serpentine => TrackShape::Serpentine,
    });
    let target = to_file.map(|path| Target::new(&texts, path, &files)).transpose()?;
    let created = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    let options = BoardOptions {
        paper,
        tiled: args.tiled,
        pieces: args.pieces,
        shape,
        created,
        accent: args.accent,
        inks: super::card::inks(args.ink),
    };
    let bytes = if as_svg {
        let (drawing, alt) = board::drawing(&variant, &texts, &options);
        let title = variant.title.get(texts.lang()).to_owned();
        (svg::element(&drawing, 1.0, "board", &title, &alt) + "\n").into_bytes()
    } else {
        board::pdf(&variant, &texts, &options).map_err(|error| Failure::Wrong(error.say(&texts)))?
    };
    match target {
        Some(target) => target.write(&texts, &bytes),
        None => output::print_bytes(&bytes),
    }
}
