//! `board`: a board to play on.

use std::io::{self, IsTerminal};

use super::args::{BoardArgs, BoardFormat, BoardSize};
use super::failure::Failure;
use super::file::{self, Target};
use super::{input, output};
use crate::board::{self, BoardOptions};
use crate::output::svg;
use crate::pdf::Size;
use crate::vocab::Lang;
use crate::wording;

/// Draws the board and writes it where asked.
pub(super) fn run(args: &BoardArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts, files) = input::variant_with_files(&args.variant, lang)?;
    let refuse = |id: &str| Err(Failure::CannotRun(texts.say(id, &[])));
    let to_file = file::named(args.output.as_deref());
    let format = to_file.map(|path| file::format_of(&texts, path, "cli-board-suffix")).transpose()?;
    let as_svg = format == Some(BoardFormat::Svg);
    if args.output.is_none() && io::stdout().is_terminal() {
        return refuse("cli-pdf-terminal");
    }
    let paper = match args.size {
        Some(BoardSize::A4 | BoardSize::Letter) if args.tiled => return refuse("cli-board-tiled"),
        Some(BoardSize::A4) => Size::A4,
        Some(BoardSize::A3) => Size::A3,
        Some(BoardSize::Letter) => Size::LETTER,
        Some(BoardSize::Tabloid) => Size { width: Size::LETTER.height, height: Size::LETTER.width * 2.0 },
        None if args.tiled => Size::A3,
        None => Size::A4,
    };
    if as_svg && (args.tiled || args.pieces) {
        return refuse("cli-board-svg-alone");
    }
    let target = to_file.map(|path| Target::new(&texts, path, &files)).transpose()?;
    let options =
        BoardOptions { paper, tiled: args.tiled, pieces: args.pieces, shape: args.shape, imprint: output::imprint(args.accent, args.ink) };
    let bytes = if as_svg {
        let (drawing, alt) = board::drawing(&variant, &texts, &options);
        let title = wording::set(texts.lang(), &variant.title);
        (svg::element(&drawing, 1.0, "board", &title, &alt) + "\n").into_bytes()
    } else {
        board::pdf(&variant, &texts, &options).map_err(|error| Failure::Wrong(error.say(&texts)))?
    };
    match target {
        Some(target) => target.deliver(&texts, &bytes),
        None => output::print_bytes(&bytes),
    }
}
