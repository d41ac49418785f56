//! Everything that only the objects of the PDF themselves can hold, written with lopdf.
//!
//! In come the painted pages; out come the bytes. printpdf writes fonts and page contents; it has no word for tags,
//! languages, true page boxes, links that readers can name, or an outline in the order of the text.

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, StringFormat, dictionary};
use printpdf::{Mm, PdfDocument, PdfPage, PdfSaveOptions};

use super::content::utf16;
use super::deflate::Deflater;
use super::error::PdfError;
use super::fonts::Faces;
use super::painted::{Kid, Node, Painted};
use super::paper::Area;
use super::sheet::Flip;
use crate::bundle::PROGRAM;
use crate::figure::thousandth;
use crate::output::svg;

/// What a file says about itself.
pub(super) struct About<'a> {
    /// The language, as a two-letter code.
    pub(super) lang: &'a str,
    /// The title.
    pub(super) title: &'a str,
    /// When it is said to be made, in seconds since 1970.
    pub(super) created: Option<u64>,
    /// Over which edge its sheets are turned, where they have backs.
    pub(super) duplex: Option<Flip>,
}

/// Writes a file.
///
/// # Errors
/// [`PdfError::Internal`] where fonts or objects cannot be written.
pub(super) fn finish(mut painted: Painted, faces: &Faces, about: &About<'_>) -> Result<Vec<u8>, PdfError> {
    let mut document = PdfDocument::new(about.title);
    faces.register(&mut document)?;
    // The true boxes are written below: printpdf knows whole millimetres best.
    let page = |ops| PdfPage::new(Mm(100.0), Mm(100.0), ops);
    document.with_pages(std::mem::take(&mut painted.contents).into_iter().map(page).collect());
    // Not `secure`: that would drop the path operations, which printpdf does not know by name.
    let options = PdfSaveOptions { secure: false, ..PdfSaveOptions::default() };
    let mut doc = document.to_lopdf_document(&options, &mut Vec::new());
    doc.version = "1.7".to_owned();
    let pages = doc.get_pages().into_values().collect();
    Writer { doc, painted: &painted, pages }.write(about)
}

struct Writer<'a> {
    doc: Document,
    painted: &'a Painted,
    pages: Vec<ObjectId>,
}

impl Writer<'_> {
    fn write(&mut self, about: &About<'_>) -> Result<Vec<u8>, PdfError> {
        let links = self.links();
        let tags = self.tags(&links);
        self.page_entries(&links)?;
        let outline = self.outline();
        self.information(about);
        let metadata = self.doc.add_object(
            Stream::new(dictionary! { "Type" => "Metadata", "Subtype" => "XML" }, xmp(about).into_bytes()).with_compression(false),
        );
        let catalog = self.doc.catalog_mut().map_err(internal)?;
        catalog.set("Lang", Object::string_literal(about.lang));
        catalog.set("MarkInfo", dictionary! { "Marked" => true });
        catalog.set("StructTreeRoot", tags);
        catalog.set("Metadata", metadata);
        let mut preferences = dictionary! { "DisplayDocTitle" => true, "PrintScaling" => "None" };
        if let Some(flip) = about.duplex {
            preferences.set("Duplex", if flip == Flip::Long { "DuplexFlipLongEdge" } else { "DuplexFlipShortEdge" });
        }
        catalog.set("ViewerPreferences", preferences);
        catalog.set("PageLayout", "SinglePage");
        match outline {
            Some(outline) => {
                catalog.set("Outlines", outline);
                catalog.set("PageMode", "UseOutlines");
            }
            None => catalog.set("PageMode", "UseNone"),
        }
        self.doc.prune_objects();
        self.doc.renumber_objects();
        let mut deflater = Deflater::new();
        self.doc.objects.values_mut().filter_map(|object| object.as_stream_mut().ok()).for_each(|stream| deflater.shrink(stream));
        let id = Object::String(vec![0; 16], StringFormat::Hexadecimal);
        self.doc.trailer.set("ID", vec![id.clone(), id]);
        let mut bytes = Vec::new();
        self.doc.save_modern(&mut bytes).map_err(internal)?;
        identify(&mut bytes);
        Ok(bytes)
    }

    fn page(&self, side: usize) -> Object {
        self.pages.get(side).map_or(Object::Null, |page| Object::Reference(*page))
    }

    /// One annotation per area of a link.
    fn links(&mut self) -> Vec<ObjectId> {
        // Numbers of the parent tree: the sides come first.
        let first = self.pages.len();
        let areas = self.painted.links.iter().enumerate();
        let annotations: Vec<Dictionary> = areas
            .map(|(index, link)| {
                dictionary! {
                    "Type" => "Annot", "Subtype" => "Link", "F" => 4, "Border" => vec![0.into(), 0.into(), 0.into()],
                    "Rect" => rect(link.bounds), "P" => self.page(link.page), "StructParent" => integer(first + index),
                    "Contents" => text(&link.url),
                    "A" => dictionary! { "Type" => "Action", "S" => "URI", "URI" => Object::string_literal(ascii(&link.url)) },
                }
            })
            .collect();
        annotations.into_iter().map(|annotation| self.doc.add_object(annotation)).collect()
    }

    /// The tree of tags, and the table from marked pieces back to it.
    fn tags(&mut self, links: &[ObjectId]) -> ObjectId {
        let root = self.doc.new_object_id();
        let ids: Vec<ObjectId> = self.painted.nodes.iter().map(|_| self.doc.new_object_id()).collect();
        let node_id = |index: usize| ids.get(index).map_or(Object::Null, |id| Object::Reference(*id));
        for (node, id) in self.painted.nodes.iter().zip(&ids) {
            let parent = node.parent.map_or(Object::Reference(root), node_id);
            let kids: Vec<Object> = node.kids.iter().map(|kid| self.kid(node, *kid, &node_id, links)).collect();
            let mut element =
                dictionary! { "Type" => "StructElem", "S" => node.element.tag, "P" => parent, "Pg" => self.page(node.page), "K" => kids };
            if let Some(alt) = &node.element.alt {
                element.set("Alt", text(alt));
            }
            if let Some(attributes) = attributes(node) {
                element.set("A", attributes);
            }
            self.doc.objects.insert(*id, Object::Dictionary(element));
        }
        let mut numbers = Vec::new();
        for (side, pieces) in self.painted.pieces.iter().enumerate() {
            let parents: Vec<Object> = pieces.iter().map(|node| node_id(*node)).collect();
            let parents = self.doc.add_object(parents);
            numbers.extend([integer(side), Object::Reference(parents)]);
        }
        for (index, link) in self.painted.links.iter().enumerate() {
            numbers.extend([integer(self.pages.len() + index), node_id(link.node)]);
        }
        let next = integer(self.pages.len() + links.len());
        let parents = self.doc.add_object(dictionary! { "Nums" => numbers });
        let tree = dictionary! { "Type" => "StructTreeRoot", "K" => node_id(0), "ParentTree" => parents, "ParentTreeNextKey" => next };
        self.doc.objects.insert(root, Object::Dictionary(tree));
        root
    }

    fn kid(&self, node: &Node, kid: Kid, node_id: &impl Fn(usize) -> Object, links: &[ObjectId]) -> Object {
        match kid {
            Kid::Node(index) => node_id(index),
            Kid::Piece(side, id) if side == node.page => id.into(),
            Kid::Piece(side, id) => dictionary! { "Type" => "MCR", "Pg" => self.page(side), "MCID" => id }.into(),
            Kid::Link(index) => {
                let page = self.painted.links.get(index).map_or(node.page, |link| link.page);
                let link = links.get(index).map_or(Object::Null, |id| Object::Reference(*id));
                dictionary! { "Type" => "OBJR", "Obj" => link, "Pg" => self.page(page) }.into()
            }
        }
    }

    fn page_entries(&mut self, links: &[ObjectId]) -> Result<(), PdfError> {
        for (side, id) in self.pages.clone().into_iter().enumerate() {
            let areas = self.painted.links.iter().zip(links).filter(|(link, _)| link.page == side);
            let annotations: Vec<Object> = areas.map(|(_, id)| Object::Reference(*id)).collect();
            let page = self.doc.get_dictionary_mut(id).map_err(internal)?;
            if let Some(painted) = self.painted.pages.get(side) {
                let areas = [
                    ("MediaBox", Area::of(painted.paper)),
                    ("CropBox", Area::of(painted.paper)),
                    ("BleedBox", painted.bleed),
                    ("TrimBox", painted.trim),
                ];
                for (name, area) in areas {
                    page.set(name, rect(area.page_box(painted.paper)));
                }
            }
            page.set("StructParents", integer(side));
            page.set("Tabs", "S");
            if annotations.is_empty() {
                page.remove(b"Annots");
            } else {
                page.set("Annots", annotations);
            }
        }
        Ok(())
    }

    /// Bookmarks, in the order of the text.
    fn outline(&mut self) -> Option<ObjectId> {
        let entries = &self.painted.outline;
        let ids: Vec<ObjectId> = entries.iter().map(|_| self.doc.new_object_id()).collect();
        let (first, last) = (*ids.first()?, *ids.last()?);
        let root = self.doc.new_object_id();
        for (index, ((title, side, top), id)) in entries.iter().zip(&ids).enumerate() {
            let place = vec![self.page(*side), "XYZ".into(), Object::Null, Object::Real(thousandth(*top)), Object::Null];
            let mut entry = dictionary! { "Title" => text(title), "Parent" => root, "Dest" => place };
            if let Some(before) = index.checked_sub(1).and_then(|before| ids.get(before)) {
                entry.set("Prev", *before);
            }
            if let Some(next) = ids.get(index + 1) {
                entry.set("Next", *next);
            }
            self.doc.objects.insert(*id, Object::Dictionary(entry));
        }
        let outline = dictionary! { "Type" => "Outlines", "First" => first, "Last" => last, "Count" => integer(ids.len()) };
        self.doc.objects.insert(root, Object::Dictionary(outline));
        Some(root)
    }

    fn information(&mut self, about: &About<'_>) {
        let mut information = dictionary! { "Title" => text(about.title), "Creator" => text(PROGRAM), "Producer" => text(PROGRAM) };
        if let Some(created) = about.created {
            let date = Object::string_literal(Date::of(created).pdf());
            information.set("CreationDate", date.clone());
            information.set("ModDate", date);
        }
        let information = self.doc.add_object(information);
        self.doc.trailer.set("Info", information);
    }
}

/// Puts the hash of a file into the places that it has for its identifier, which are zeros so far.
fn identify(file: &mut [u8]) {
    let places = |id: u128| format!("/ID[<{id:032X}><{id:032X}>]");
    let zeros = places(0);
    let Some(place) = file.windows(zeros.len()).rposition(|part| part == zeros.as_bytes()) else { return };
    // FNV-1a with 128 bits.
    let hash = file.iter().fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128, |hash, byte| {
        (hash ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b)
    });
    if let Some(part) = file.get_mut(place..place + zeros.len()) {
        part.copy_from_slice(places(hash).as_bytes());
    }
}

fn attributes(node: &Node) -> Option<Object> {
    if let Some(scope) = node.element.scope {
        return Some(dictionary! { "O" => "Table", "Scope" => scope }.into());
    }
    if let Some(numbering) = node.element.numbering {
        return Some(dictionary! { "O" => "List", "ListNumbering" => numbering }.into());
    }
    node.bounds.map(|bounds| dictionary! { "O" => "Layout", "Placement" => "Block", "BBox" => rect(bounds) }.into())
}

fn internal(fault: impl std::fmt::Display) -> PdfError {
    PdfError::Internal(fault.to_string())
}

fn integer(number: usize) -> Object {
    Object::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}

fn rect(bounds: [f32; 4]) -> Object {
    bounds.iter().map(|value| Object::Real(thousandth(*value))).collect::<Vec<_>>().into()
}

fn text(text: &str) -> Object {
    Object::String(utf16(text), StringFormat::Literal)
}

/// An address in ASCII, which is all that the file may hold: other bytes as `%` and two digits.
fn ascii(url: &str) -> String {
    let mut ascii = String::with_capacity(url.len());
    for byte in url.bytes() {
        if byte.is_ascii_graphic() { ascii.push(char::from(byte)) } else { ascii.push_str(&format!("%{byte:02X}")) }
    }
    ascii
}

fn xmp(about: &About<'_>) -> String {
    let (title, lang) = (svg::escape(about.title), svg::escape(about.lang));
    let dates = about.created.map(|created| {
        let date = Date::of(created).iso();
        format!("<xmp:CreateDate>{date}</xmp:CreateDate><xmp:ModifyDate>{date}</xmp:ModifyDate>")
    });
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\
         <dc:language><rdf:Bag><rdf:li>{lang}</rdf:li></rdf:Bag></dc:language>\
         <xmp:CreatorTool>{PROGRAM}</xmp:CreatorTool>{}</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>",
        dates.unwrap_or_default()
    )
}

/// A moment as a date of the calendar, in universal time.
struct Date {
    year: u64,
    month: u64,
    day: u64,
    second: u64,
}

impl Date {
    /// The moment so many seconds after 1970 began; the year 9999 is the last one.
    fn of(seconds: u64) -> Date {
        const DAY: u64 = 86_400;
        const LAST: u64 = 253_402_300_799;
        let seconds = seconds.min(LAST);
        // Days since 1 March of year 0, when leap days stand at the end of a year (H. Hinnant, "chrono-compatible
        // low-level date algorithms").
        let days = seconds / DAY + 719_468;
        let era = days / 146_097;
        let of_era = days % 146_097;
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        Date { year: year + era * 400 + u64::from(month <= 2), month, day, second: seconds % DAY }
    }

    fn clock(&self) -> (u64, u64, u64) {
        (self.second / 3600, self.second / 60 % 60, self.second % 60)
    }

    fn pdf(&self) -> String {
        let (hour, minute, second) = self.clock();
        format!("D:{:04}{:02}{:02}{hour:02}{minute:02}{second:02}Z", self.year, self.month, self.day)
    }

    fn iso(&self) -> String {
        let (hour, minute, second) = self.clock();
        format!("{:04}-{:02}-{:02}T{hour:02}:{minute:02}:{second:02}Z", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_the_calendar() {
        assert_eq!(Date::of(0).iso(), "1970-01-01T00:00:00Z");
        assert_eq!(Date::of(951_827_696).pdf(), "D:20000229123456Z");
        assert_eq!(Date::of(u64::MAX).iso(), "9999-12-31T23:59:59Z");
    }

    #[test]
    fn a_file_is_identified_by_its_bytes() {
        let file = |text: &str| {
            let mut file = format!("{text} /Root 1 0 R/ID[<{0}><{0}>]/Size 3", "0".repeat(32)).into_bytes();
            identify(&mut file);
            String::from_utf8(file).unwrap()
        };
        let (one, other) = (file("one"), file("other"));
        let id = |file: &str| file.split(['<', '>']).nth(1).unwrap().to_owned();
        assert_eq!(one, file("one"));
        assert_eq!(one.matches(&id(&one)).count(), 2, "{one}");
        assert_ne!(id(&one), id(&other));
    }

    #[test]
    fn titles_are_escaped() {
        assert_eq!(svg::escape("Oie & <puits>\u{1}"), "Oie &amp; &lt;puits&gt;");
    }
}
