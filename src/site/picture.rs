//! The picture that social networks show beside a link: the goose in the middle of a track.
//!
//! Out comes a PNG of four shades, 1200 by 630, the same bytes each time. It is drawn here from the icon's own paths: such a
//! picture must be a bitmap, and nothing else of the site is.

use crate::figure::{Ink, Segment, Shape, Stroke, icon};

const WIDTH: usize = 1200;
const HEIGHT: usize = 630;
/// The shades, from the ground to the light: red, green, blue.
const SHADES: [[u8; 3]; 4] = [[18, 77, 92], [97, 136, 147], [176, 196, 201], [255, 255, 255]];
/// Height of the goose, in pixels.
const GOOSE: f32 = 330.0;
/// A square of the track with its gap, in pixels, and the gap.
const SQUARE: f32 = 90.0;
const GAP: f32 = 8.0;
/// Each pixel is looked at in so many rows of so many points.
const POINTS: usize = 3;
/// A curve becomes so many straight pieces.
const PIECES: usize = 12;

type Point = (f32, f32);

/// The picture.
pub(super) fn png() -> Vec<u8> {
    let mut canvas = vec![0.0_f32; WIDTH * HEIGHT];
    for (index, (x, y)) in track().into_iter().enumerate() {
        let (left, top, right, bottom) = (x + GAP / 2.0, y + GAP / 2.0, x + SQUARE - GAP / 2.0, y + SQUARE - GAP / 2.0);
        let square = vec![vec![(left, top), (right, top), (right, bottom), (left, bottom)]];
        // One square in four is a light one, as geese are on a board.
        paint(&mut canvas, &square, if index % 4 == 2 { 0.66 } else { 0.34 }, 0.0, |at| inside(at, &square));
    }
    let goose = icon("goose", GOOSE);
    let (dx, dy) = ((WIDTH as f32 - goose.width) / 2.0, (HEIGHT as f32 - goose.height) / 2.0);
    for shape in &goose.shapes {
        let Shape::Path { path, fill, stroke } = shape else { continue };
        let lines = flat(path, (dx, dy));
        if let Some(ink) = fill {
            paint(&mut canvas, &lines, light(*ink), 0.0, |at| inside(at, &lines));
        }
        if let Some(Stroke { ink, width, .. }) = stroke {
            paint(&mut canvas, &lines, light(*ink), width / 2.0, |at| near(at, &lines, width / 2.0));
        }
    }
    encode(&canvas)
}

/// How light an ink is on the dark ground.
fn light(ink: Ink) -> f32 {
    if ink == Ink::Paper { 0.0 } else { 1.0 }
}

/// The corners of the squares around the picture, in order.
fn track() -> Vec<Point> {
    let (columns, rows) = ((WIDTH as f32 / SQUARE) as usize, (HEIGHT as f32 / SQUARE) as usize);
    let (left, top) = ((WIDTH as f32 - columns as f32 * SQUARE) / 2.0, (HEIGHT as f32 - rows as f32 * SQUARE) / 2.0);
    let at = |column: usize, row: usize| (left + column as f32 * SQUARE, top + row as f32 * SQUARE);
    let upper = (0..columns).map(|column| at(column, 0));
    let right = (1..rows).map(|row| at(columns - 1, row));
    let lower = (0..columns - 1).rev().map(|column| at(column, rows - 1));
    let left = (1..rows - 1).rev().map(|row| at(0, row));
    upper.chain(right).chain(lower).chain(left).collect()
}

/// A path as straight pieces.
fn flat(path: &[Segment], (dx, dy): Point) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut at = (0.0, 0.0);
    for segment in path {
        match *segment {
            Segment::Move(x, y) => {
                at = (x + dx, y + dy);
                lines.push(vec![at]);
            }
            Segment::Line(x, y) => {
                at = (x + dx, y + dy);
                lines.last_mut().into_iter().for_each(|line| line.push(at));
            }
            Segment::Curve(one, two, end) => {
                let [one, two, end] = [one, two, end].map(|(x, y)| (x + dx, y + dy));
                for piece in 1..=PIECES {
                    let t = piece as f32 / PIECES as f32;
                    let u = 1.0 - t;
                    let mix = |a: f32, b: f32, c: f32, d: f32| u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d;
                    let point = (mix(at.0, one.0, two.0, end.0), mix(at.1, one.1, two.1, end.1));
                    lines.last_mut().into_iter().for_each(|line| line.push(point));
                }
                at = end;
            }
            Segment::Close => {
                if let Some(line) = lines.last_mut()
                    && let Some(first) = line.first().copied()
                {
                    line.push(first);
                    at = first;
                }
            }
        }
    }
    lines
}

/// Whether a point lies within lines, each closed.
fn inside((x, y): Point, lines: &[Vec<Point>]) -> bool {
    let mut crossings = 0;
    for line in lines {
        let ends = line.iter().zip(line.iter().skip(1).chain(line.first()));
        crossings += ends.filter(|((ax, ay), (bx, by))| (*ay > y) != (*by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax).count();
    }
    crossings % 2 == 1
}

/// Whether a point is nearer than that to lines.
fn near((x, y): Point, lines: &[Vec<Point>], far: f32) -> bool {
    lines.iter().any(|line| {
        line.iter().zip(line.iter().skip(1)).any(|((ax, ay), (bx, by))| {
            let (dx, dy) = (bx - ax, by - ay);
            let length = dx * dx + dy * dy;
            let t = if length > 0.0 { (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
            let (px, py) = (ax + t * dx - x, ay + t * dy - y);
            px * px + py * py <= far * far
        })
    })
}

/// Makes the pixels around lines as light as that, as far as they are covered.
fn paint(canvas: &mut [f32], lines: &[Vec<Point>], light: f32, beyond: f32, covered: impl Fn(Point) -> bool) {
    let points = || lines.iter().flatten();
    let low = |part: fn(&Point) -> f32| points().map(part).fold(f32::INFINITY, f32::min) - beyond;
    let high = |part: fn(&Point) -> f32| points().map(part).fold(f32::NEG_INFINITY, f32::max) + beyond;
    let range = |low: f32, high: f32, most: usize| low.max(0.0) as usize..(high.max(0.0) as usize + 1).min(most);
    let columns = range(low(|at| at.0), high(|at| at.0), WIDTH);
    for row in range(low(|at| at.1), high(|at| at.1), HEIGHT) {
        for column in columns.clone() {
            let point = |index: usize| {
                let step = |index: usize| (index as f32 + 0.5) / POINTS as f32;
                (column as f32 + step(index % POINTS), row as f32 + step(index / POINTS))
            };
            let part = (0..POINTS * POINTS).filter(|index| covered(point(*index))).count() as f32 / (POINTS * POINTS) as f32;
            if let Some(pixel) = canvas.get_mut(row * WIDTH + column) {
                *pixel += (light - *pixel) * part;
            }
        }
    }
}

/// A PNG of two bits a pixel.
fn encode(canvas: &[f32]) -> Vec<u8> {
    let mut rows = Vec::with_capacity(HEIGHT * (WIDTH / 4 + 1));
    for row in canvas.chunks(WIDTH) {
        rows.push(0);
        for four in row.chunks(4) {
            rows.push(four.iter().fold(0, |byte, pixel| byte << 2 | (pixel.clamp(0.0, 1.0) * 3.0 + 0.5) as u8));
        }
    }
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut head = Vec::new();
    head.extend((WIDTH as u32).to_be_bytes());
    head.extend((HEIGHT as u32).to_be_bytes());
    head.extend([2, 3, 0, 0, 0]);
    chunk(&mut png, b"IHDR", &head);
    chunk(&mut png, b"PLTE", SHADES.as_flattened());
    chunk(&mut png, b"IDAT", &stored(&rows));
    chunk(&mut png, b"IEND", &[]);
    png
}

fn chunk(png: &mut Vec<u8>, kind: &[u8; 4], data: &[u8]) {
    png.extend((data.len() as u32).to_be_bytes());
    let begin = png.len();
    png.extend(kind);
    png.extend(data);
    let sum = png.get(begin..).unwrap_or_default().iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 })
    });
    png.extend((!sum).to_be_bytes());
}

/// A stream of deflate that stores its bytes as they are: the picture is small enough.
fn stored(bytes: &[u8]) -> Vec<u8> {
    const LONGEST: usize = 0xffff;
    let mut stream = vec![0x78, 0x01];
    let blocks = bytes.chunks(LONGEST).count();
    for (index, block) in bytes.chunks(LONGEST).enumerate() {
        stream.push(u8::from(index + 1 == blocks));
        let length = block.len() as u16;
        stream.extend(length.to_le_bytes());
        stream.extend((!length).to_le_bytes());
        stream.extend(block);
    }
    let (one, two) = bytes.iter().fold((1_u32, 0_u32), |(one, two), byte| {
        let one = (one + u32::from(*byte)) % 65_521;
        (one, (two + one) % 65_521)
    });
    stream.extend((two << 16 | one).to_be_bytes());
    stream
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_stream_is_read_by_others() {
        use std::io::Read;
        let bytes: Vec<u8> = (0..100_000_u32).map(|number| (number % 251) as u8).collect();
        let mut read = Vec::new();
        flate2::read::ZlibDecoder::new(stored(&bytes).as_slice()).read_to_end(&mut read).unwrap();
        assert!(read == bytes);
    }

    #[test]
    fn checks_are_those_of_the_format() {
        // The last chunk of every PNG.
        let mut png = Vec::new();
        chunk(&mut png, b"IEND", &[]);
        assert_eq!(png, [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82]);
    }
}
