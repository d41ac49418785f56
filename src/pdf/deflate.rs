//! Streams of the file, made small.
//!
//! In come the bytes of a stream; out comes the stream, deflated where that makes it smaller. Why it exists: a file has half a
//! dozen streams, and what it takes to deflate one is a third of a megabyte, which is asked for once here.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Dictionary, Stream};

/// How hard is tried, of 9: more takes half as long again and saves two hundredths.
const EFFORT: u32 = 5;

/// Deflates streams, one after the other.
pub(super) struct Deflater(Compress);

impl Deflater {
    /// Ready to begin.
    pub(super) fn new() -> Deflater {
        Deflater(Compress::new(Compression::new(EFFORT), true))
    }

    /// A stream of these bytes with that dictionary.
    pub(super) fn stream(&mut self, mut dictionary: Dictionary, bytes: &[u8]) -> Stream {
        self.0.reset();
        // As much room as bytes: what takes more is not made smaller.
        let mut deflated = Vec::with_capacity(bytes.len());
        match self.0.compress_vec(bytes, &mut deflated, FlushCompress::Finish) {
            Ok(Status::StreamEnd) => {
                dictionary.set("Filter", "FlateDecode");
                Stream::new(dictionary, deflated)
            }
            _ => Stream::new(dictionary, bytes.to_vec()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn streams_come_back_and_never_grow() {
        let mut deflater = Deflater::new();
        let noise: Vec<u8> = (0..200_u32).map(|index| (index.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        for bytes in [b"q 1 0 0 1 20 30 cm Q\n".repeat(300), Vec::new(), noise, b"m".to_vec(), b"l l l ".repeat(9)] {
            let stream = deflater.stream(Dictionary::new(), &bytes);
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
