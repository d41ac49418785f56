//! Paper: sizes in points, the boxes of a page, and the millimetres that they are known by.

/// A length given in millimetres, in points (1/72 inch).
pub const fn mm(length: f32) -> f32 {
    length * 72.0 / 25.4
}

/// Width and height in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl Size {
    /// A6, 105 × 148 mm.
    pub const A6: Size = Size::of_mm(105.0, 148.0);
    /// A5, 148 × 210 mm.
    pub const A5: Size = Size::of_mm(148.0, 210.0);
    /// A4, 210 × 297 mm.
    pub const A4: Size = Size::of_mm(210.0, 297.0);
    /// A3, 297 × 420 mm.
    pub const A3: Size = Size::of_mm(297.0, 420.0);
    /// Letter, 8.5 × 11 inches.
    pub const LETTER: Size = Size { width: 612.0, height: 792.0 };
    /// A playing card of the poker size, 63 × 88 mm.
    pub const POKER: Size = Size::of_mm(63.0, 88.0);

    /// A size in millimetres.
    pub const fn of_mm(width: f32, height: f32) -> Size {
        Size { width: mm(width), height: mm(height) }
    }

    /// The same paper turned by a quarter.
    pub const fn turned(self) -> Size {
        Size { width: self.height, height: self.width }
    }
}

/// A rectangle from the top left corner of the paper, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub x: f32,
    /// Its top edge.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Area {
    /// All of a paper.
    pub const fn of(size: Size) -> Area {
        Area { x: 0.0, y: 0.0, width: size.width, height: size.height }
    }

    /// The same area with so much more on every side.
    pub fn grown(self, by: f32) -> Area {
        Area { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }

    /// As a box of a page: left, bottom, right, top from the bottom left corner of the paper.
    pub(super) fn page_box(self, paper: Size) -> [f32; 4] {
        [self.x, paper.height - self.y - self.height, self.x + self.width, paper.height - self.y]
    }
}
