//! Boards to print and to play on, with pawns to cut out.
//!
//! In come a variant and what is asked of the paper; out come plates for a PDF, or one drawing. Why it exists: what a sheet
//! holds, how a large board is put together from two, and what lies beside it, is none of the drawing itself.

mod pieces;
mod tiles;

use crate::figure::Drawing;
use crate::figure::play::{PlayBoard, PlayWords, TrackShape, play_board, usual_shape};
use crate::pdf::{self, Imprint, PdfError, Plate, PlateOptions, Size, mm};
use crate::reference::{board_alt, board_words};
use crate::texts::Texts;
use crate::variant::Variant;
use crate::wording::Vocabulary;

/// What no home printer reaches at the edge of a paper, in points: 7 mm.
const EDGE: f32 = mm(7.0);

/// What is asked of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardOptions {
    /// The paper of the whole board; its long side may lie either way.
    pub paper: Size,
    /// Whether it is printed on two sheets of half its size, to be glued together.
    pub tiled: bool,
    /// Whether a page of pawns, tokens and dice to cut out comes behind it.
    pub pieces: bool,
    /// The way of the track; `None`: the one that suits the rules.
    pub shape: Option<TrackShape>,
    /// Its date and its inks.
    pub imprint: Imprint,
}

impl Default for BoardOptions {
    fn default() -> BoardOptions {
        BoardOptions { paper: Size::A4, tiled: false, pieces: false, shape: None, imprint: Imprint::default() }
    }
}

/// A board laid out.
struct Laid {
    board: PlayBoard,
    words: PlayWords,
    /// The paper, as it lies.
    paper: Size,
    /// What the board shows, in words.
    alt: String,
}

fn laid(variant: &Variant, texts: &Texts, options: &BoardOptions) -> Laid {
    let words = board_words(variant, texts);
    let shape = options.shape.unwrap_or_else(|| usual_shape(&variant.rules));
    // A spiral lies, a serpentine stands.
    let upright = if options.paper.height >= options.paper.width { options.paper } else { options.paper.turned() };
    let paper = if shape == TrackShape::Spiral { upright.turned() } else { upright };
    let lost = if options.tiled { tiles::lost(paper) } else { (2.0 * EDGE, 2.0 * EDGE) };
    let board = play_board(&variant.rules, &words, shape, paper.width - lost.0, paper.height - lost.1);
    let way = if shape == TrackShape::Spiral { "spiral" } else { "serpentine" };
    Laid { board, words, paper, alt: board_alt(&Vocabulary::new(texts, &variant.rules), way) }
}

/// How large a square of the board is, in millimetres: along the way, and across it.
pub fn square_size(variant: &Variant, texts: &Texts, options: &BoardOptions) -> (f32, f32) {
    let board = laid(variant, texts, options).board;
    (board.step / mm(1.0), board.lane / mm(1.0))
}

/// The board as one drawing, with what it shows in words.
pub fn drawing(variant: &Variant, texts: &Texts, options: &BoardOptions) -> (Drawing, String) {
    let laid = laid(variant, texts, &BoardOptions { tiled: false, ..options.clone() });
    (laid.board.drawing, laid.alt)
}

/// The board as a PDF of one sheet, or of two that are glued together.
///
/// # Errors
/// [`PdfError`] where a text has a letter that the fonts lack, or the accent does not read on paper.
pub fn pdf(variant: &Variant, texts: &Texts, options: &BoardOptions) -> Result<Vec<u8>, PdfError> {
    let Laid { board, words, paper, alt } = laid(variant, texts, options);
    let mut plates = if options.tiled {
        tiles::plates(&board.drawing, paper, texts, &alt)
    } else {
        vec![Plate { heading: Some(words.title.clone()), ..Plate::new(paper, board.drawing, alt) }]
    };
    if options.pieces {
        plates.extend(pieces::plates(variant, texts, paper, options.tiled));
    }
    let about = PlateOptions {
        lang: texts.lang().code().to_owned(),
        title: texts.say("board-title", &[("title", words.title.into())]),
        imprint: options.imprint,
    };
    pdf::plates(&plates, &about)
}
