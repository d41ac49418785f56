//! Streams of the file, made small.
//!
//! In comes a stream; it is deflated where that makes it smaller. Why it exists: a file has half a dozen streams, and what it
//! takes to deflate one is a third of a megabyte, which is asked for once here; and lopdf tries as hard as it can, which
//! takes half as long again.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::Stream;

/// How hard is tried, of 9: more takes half as long again and saves two hundredths.
const EFFORT: u32 = 5;

/// Deflates streams, one after the other.
pub(super) struct Deflater(Compress);

impl Deflater {
    /// Ready to begin.
    pub(super) fn new() -> Deflater {
        Deflater(Compress::new(Compression::new(EFFORT), true))
    }

    /// Makes a stream smaller that may be and is not yet.
    pub(super) fn shrink(&mut self, stream: &mut Stream) {
        if !stream.allows_compression || stream.dict.has(b"Filter") {
            return;
        }
        self.0.reset();
        // As much room as bytes: what takes more is not made smaller.
        let mut deflated = Vec::with_capacity(stream.content.len());
        if let Ok(Status::StreamEnd) = self.0.compress_vec(&stream.content, &mut deflated, FlushCompress::Finish) {
            stream.dict.set("Filter", "FlateDecode");
            stream.set_content(deflated);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use lopdf::Dictionary;

    use super::*;

    #[test]
    fn streams_come_back_and_never_grow() {
        let mut deflater = Deflater::new();
        let noise: Vec<u8> = (0..200_u32).map(|index| (index.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        for bytes in [b"q 1 0 0 1 20 30 cm Q\n".repeat(300), Vec::new(), noise, b"m".to_vec(), b"l l l ".repeat(9)] {
            let mut stream = Stream::new(Dictionary::new(), bytes.clone());
            deflater.shrink(&mut stream);
            assert!(stream.content.len() <= bytes.len());
            let mut back = Vec::new();
            match stream.dict.has(b"Filter") {
                true => flate2::read::ZlibDecoder::new(stream.content.as_slice()).read_to_end(&mut back).unwrap(),
                false => stream.content.as_slice().read_to_end(&mut back).unwrap(),
            };
            assert_eq!(back, bytes);
        }
    }
}
