//! Pages to sheets: several cards on one, or a booklet in the order that folding puts right.
//!
//! In come pages and a sheet; out come sheets with the pages at their places, cut lines, crop marks where there is room
//! and a bar of 50 mm to hold a ruler against. Backs lie behind their fronts whichever edge the sheet is turned over.

use std::borrow::Cow;
use std::rc::Rc;

use super::Side;
use super::error::PdfError;
use super::format::Format;
use super::marks::Mark;
use super::painted::{Page, Placed};
use super::paper::{Area, Size, mm};
use super::style::Ground;
use crate::figure::{Anchor, Drawing, Ink, Segment, Shape, Stroke};
use crate::texts::Texts;

/// A sheet that printers hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Its size, upright.
    pub fn size(self) -> Size {
        match self {
            Paper::A4 => Size::A4,
            Paper::Letter => Size::LETTER,
        }
    }
}

/// The edge over which a printer turns a sheet to print its back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Flip {
    /// The long edge, as most printers do.
    #[default]
    Long,
    /// The short edge.
    Short,
}

/// A sheet with what is said beside the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The paper.
    pub paper: Paper,
    /// How the printer turns it.
    pub flip: Flip,
    /// Tells to print without scaling.
    pub scale: String,
    /// Tells how to turn the sheet.
    pub turn: String,
}

impl Sheet {
    /// A sheet whose words are in the language of the texts.
    pub fn new(paper: Paper, flip: Flip, texts: &Texts) -> Sheet {
        let turn = texts.say(if flip == Flip::Long { "pdf-sheet-long" } else { "pdf-sheet-short" }, &[]);
        Sheet { paper, flip, scale: texts.say("pdf-sheet-scale", &[]), turn }
    }
}

/// Pages, and what stands on each.
pub(super) struct Sheets<'a> {
    pub(super) pages: Vec<Page>,
    pub(super) placed: Vec<Placed<'a>>,
}

/// The length of the bar.
const BAR: f32 = mm(50.0);
/// A margin of that width has room for crop marks.
const ROOM: f32 = mm(6.0);
/// The size of what is said beside the cards.
const TYPE: f32 = 6.5;

/// How cards lie on a sheet.
struct Plan {
    sheet: Size,
    card: Size,
    columns: usize,
    rows: usize,
}

impl Plan {
    /// As many cards as the sheet holds, upright or across; of two ways that hold as many the one with wider margins.
    fn of(sheet: Size, card: Size) -> Option<Plan> {
        let fits = |room: f32, length: f32| ((room + 0.5) / length) as usize;
        let plan = |sheet: Size| Plan { sheet, card, columns: fits(sheet.width, card.width), rows: fits(sheet.height, card.height) };
        let plans = [plan(sheet), plan(sheet.turned())].into_iter().filter(|plan| plan.count() > 0);
        plans.reduce(|best, next| if (next.count(), next.margin()) > (best.count(), best.margin()) { next } else { best })
    }

    fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// The narrower margin around all cards.
    fn margin(&self) -> f32 {
        let block = self.block();
        block.x.min(block.y)
    }

    /// Where all cards together lie: in the middle.
    fn block(&self) -> Area {
        let (width, height) = (self.card.width * self.columns as f32, self.card.height * self.rows as f32);
        Area { x: (self.sheet.width - width) / 2.0, y: (self.sheet.height - height) / 2.0, width, height }
    }

    /// Where a card lies; a back lies behind its front.
    fn at(&self, slot: usize, is_back: bool) -> (f32, f32) {
        let (row, column) = (slot / self.columns.max(1), slot % self.columns.max(1));
        let column = if is_back { self.columns.saturating_sub(column + 1) } else { column };
        let block = self.block();
        (block.x + self.card.width * column as f32, block.y + self.card.height * row as f32)
    }

    /// Whether backs stand on their head: sheets are turned over the other edge than the one beside the text.
    fn turns(&self, flip: Flip) -> bool {
        let upright = if self.sheet.width > self.sheet.height { Flip::Short } else { Flip::Long };
        flip != upright
    }

    fn page(&self, is_back: bool, flip: Flip) -> Page {
        Page { paper: self.sheet, trim: self.block(), bleed: self.block(), turned: is_back && self.turns(flip) }
    }
}

/// Lays pages of a format on sheets.
///
/// # Errors
/// [`PdfError::SheetTooSmall`].
pub(super) fn impose<'a>(sides: &'a [Side], card: Size, format: Format, sheet: &Sheet) -> Result<Sheets<'a>, PdfError> {
    if format == Format::Booklet {
        return Ok(fold(sides, card, sheet));
    }
    let plan = Plan::of(sheet.paper.size(), card).ok_or(PdfError::SheetTooSmall)?;
    let cards: Vec<(usize, Option<usize>)> = if format.has_backs() {
        (0..sides.len().div_ceil(2)).map(|card| (2 * card, Some(2 * card + 1).filter(|back| *back < sides.len()))).collect()
    } else {
        (0..sides.len()).map(|card| (card, None)).collect()
    };
    let copies = (plan.count() / cards.len().max(1)).max(1);
    let slots: Vec<(usize, usize, Option<usize>)> =
        (0..copies).flat_map(|copy| cards.iter().map(move |(front, back)| (copy, *front, *back))).collect();
    let mut sheets = Sheets { pages: Vec::new(), placed: Vec::new() };
    let has_backs = cards.iter().any(|(_, back)| back.is_some());
    let mut told: Vec<(usize, Placed<'a>)> = Vec::new();
    for chunk in slots.chunks(plan.count()) {
        let front = sheets.pages.len();
        sheets.pages.push(plan.page(false, sheet.flip));
        sheets.place(front, vec![guides(&plan, chunk.len(), Guides::Front, has_backs, sheet)]);
        if has_backs {
            sheets.pages.push(plan.page(true, sheet.flip));
            sheets.place(front + 1, vec![guides(&plan, chunk.len(), Guides::Back, has_backs, sheet)]);
        }
        for (slot, (copy, side, back)) in chunk.iter().enumerate() {
            let sides_here = [(Some(*side), front, false), (*back, front + 1, true)];
            for (side, page, is_back) in sides_here.into_iter().filter_map(|(side, page, is_back)| Some((side?, page, is_back))) {
                let marks = Cow::Borrowed(sides.get(side).map(|side| side.marks.as_slice()).unwrap_or_default());
                told.push((copy * sides.len() + side, Placed { page, at: plan.at(slot, is_back), marks, copy: *copy > 0 }));
            }
        }
    }
    told.sort_by_key(|(order, _)| *order);
    sheets.placed.extend(told.into_iter().map(|(_, placed)| placed));
    Ok(sheets)
}

/// The pages of a booklet: the first and the last lie side by side on the outermost sheet.
fn fold<'a>(sides: &'a [Side], page: Size, sheet: &Sheet) -> Sheets<'a> {
    let plan = Plan { sheet: sheet.paper.size().turned(), card: page, columns: 2, rows: 1 };
    let count = sides.len().div_ceil(4).max(1) * 4;
    let mut sheets = Sheets { pages: Vec::new(), placed: Vec::new() };
    for number in 0..count / 2 {
        sheets.pages.push(plan.page(number % 2 == 1, sheet.flip));
        let mut pen = Guide::default();
        pen.fold(&plan);
        if number == 1 {
            // In the fold, where nobody sees it once the booklet is bound.
            pen.bar_down(plan.sheet.width / 2.0, plan.sheet.height / 2.0);
        }
        sheets.place(number, vec![pen.mark(plan.sheet)]);
    }
    for (index, side) in sides.iter().enumerate() {
        // The n-th side of paper, counted from outside, holds the n-th page from the front and the n-th from the end.
        let (number, is_late) = if index < count / 2 { (index, false) } else { (count - 1 - index, true) };
        // On the outside of a sheet the later page is on the left.
        let right = (number % 2 == 0) != is_late;
        let at = (if right { plan.card.width } else { 0.0 }, 0.0);
        sheets.placed.push(Placed { page: number, at, marks: Cow::Borrowed(&side.marks), copy: false });
    }
    sheets
}

impl Sheets<'_> {
    fn place(&mut self, page: usize, marks: Vec<Mark>) {
        self.placed.push(Placed { page, at: (0.0, 0.0), marks: Cow::Owned(marks), copy: true });
    }
}

/// On which side guides stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guides {
    Front,
    Back,
}

/// Cut lines on fronts alone: a back never lies to the hair behind its front. Crop marks on both.
fn guides(plan: &Plan, cards: usize, side: Guides, has_backs: bool, sheet: &Sheet) -> Mark {
    let mut pen = Guide::default();
    let block = plan.block();
    let (right, bottom) = (block.x + block.width, block.y + block.height);
    let columns = cards.min(plan.columns);
    let rows = cards.div_ceil(plan.columns.max(1));
    let used = |count: usize, all: usize, start: f32, length: f32, end: f32| if count == all { end } else { start + length * count as f32 };
    let (end_x, end_y) =
        (used(columns, plan.columns, block.x, plan.card.width, right), used(rows, plan.rows, block.y, plan.card.height, bottom));
    for column in 0..=plan.columns {
        let x = block.x + plan.card.width * column as f32;
        // Along the edge of the paper there is nothing to cut.
        if x > 3.0 && x < plan.sheet.width - 3.0 && x <= end_x + 0.1 {
            if side == Guides::Front {
                pen.cut((x, block.y), (x, end_y));
            }
            if block.y > ROOM {
                pen.crop((x, block.y - mm(1.5)), (x, block.y - mm(5.0)));
                pen.crop((x, bottom + mm(1.5)), (x, bottom + mm(5.0)));
            }
        }
    }
    for row in 0..=plan.rows {
        let y = block.y + plan.card.height * row as f32;
        if y > 3.0 && y < plan.sheet.height - 3.0 && y <= end_y + 0.1 {
            if side == Guides::Front {
                pen.cut((block.x, y), (end_x, y));
            }
            if block.x > ROOM {
                pen.crop((block.x - mm(1.5), y), (block.x - mm(5.0), y));
                pen.crop((right + mm(1.5), y), (right + mm(5.0), y));
            }
        }
    }
    if side == Guides::Front {
        let says = if has_backs { format!("{} {}", sheet.scale, sheet.turn) } else { sheet.scale.clone() };
        if block.y >= mm(9.0) {
            pen.bar((block.x + mm(2.0), bottom + block.y * 0.62), &says);
        } else if plan.rows > 1 {
            pen.bar((block.x + mm(27.5), block.y + plan.card.height), "");
        } else if plan.columns > 1 {
            pen.bar_down(block.x + plan.card.width, plan.sheet.height / 2.0);
        }
    }
    pen.mark(plan.sheet)
}

/// Draws what helps to cut and to fold.
#[derive(Default)]
struct Guide {
    shapes: Vec<Shape>,
}

impl Guide {
    fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, dashed: bool) {
        let path = vec![Segment::Move(from.0, from.1), Segment::Line(to.0, to.1)];
        self.shapes.push(Shape::Path { path, fill: None, stroke: Some(Stroke { ink: Ink::Grey, width, dashed }) });
    }

    fn cut(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.line(from, to, 0.4, true);
    }

    fn crop(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.line(from, to, 0.35, false);
    }

    fn text(&mut self, text: &str, at: (f32, f32), anchor: Anchor) {
        self.shapes.push(Shape::Text { text: text.to_owned(), at, size: TYPE, bold: false, ink: Ink::Grey, anchor });
    }

    /// A bar of 50 mm with ticks at its ends, and what it is.
    fn bar(&mut self, (x, y): (f32, f32), says: &str) {
        let tick = mm(1.2);
        self.line((x, y), (x + BAR, y), 0.7, false);
        for x in [x, x + BAR] {
            self.line((x, y - tick), (x, y + tick), 0.7, false);
        }
        self.text("50\u{a0}mm", (x + BAR / 2.0, y - 2.0), Anchor::Middle);
        if !says.is_empty() {
            self.text(says, (x + BAR + mm(4.0), y + TYPE * 0.34), Anchor::Start);
        }
    }

    /// The same bar downwards, its middle at `y`.
    fn bar_down(&mut self, x: f32, y: f32) {
        let (tick, top) = (mm(1.2), y - BAR / 2.0);
        self.line((x, top), (x, top + BAR), 0.7, false);
        for y in [top, top + BAR] {
            self.line((x - tick, y), (x + tick, y), 0.7, false);
        }
        self.text("50\u{a0}mm", (x + 2.5, y + TYPE * 0.34), Anchor::Start);
    }

    /// Where to fold: at both ends of the middle.
    fn fold(&mut self, plan: &Plan) {
        let (x, bottom) = (plan.sheet.width / 2.0, plan.sheet.height);
        self.line((x, mm(5.0)), (x, mm(10.0)), 0.4, true);
        self.line((x, bottom - mm(10.0)), (x, bottom - mm(5.0)), 0.4, true);
    }

    fn mark(self, sheet: Size) -> Mark {
        let drawing = Rc::new(Drawing { width: sheet.width, height: sheet.height, shapes: self.shapes });
        Mark::Picture { drawing, at: (0.0, 0.0), scale: 1.0, ground: Ground::Paper, ornament: true }
    }
}
