//! What every page has, how large it is, and what the site has beside pages.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use regex_lite::Regex;

use goosebook::site::{make as make_site, store};

use super::{carried, html, make, settings, site, text, written};

/// A page with its styles, compressed, in bytes.
const LARGEST: usize = 60_000;

#[test]
fn addresses_are_kept() {
    // Links from elsewhere lead here: a change of these words breaks them.
    for path in [
        "index.html",
        "404.html",
        "robots.txt",
        "sitemap.xml",
        "assets/social.png",
        "fr/index.html",
        "en/index.html",
        "fr/nouveautes.atom",
        "en/changes.atom",
        "fr/variantes/famille/index.html",
        "en/variants/famille/index.html",
        "fr/variantes/famille/arbitre/index.html",
        "en/variants/famille/referee/index.html",
        "fr/variantes/famille/chiffres/index.html",
        "en/variants/famille/figures/index.html",
        "fr/variantes/famille/famille-a6-fr.pdf",
        "fr/comparer/index.html",
        "en/compare/es-cope--famille/index.html",
        "fr/regles/index.html",
        "fr/controles/g0302/index.html",
        "en/findings/g0302/index.html",
        "en/manual/variant-files/index.html",
        "fr/histoire/index.html",
        "fr/tout/index.html",
    ] {
        assert!(site().contains_key(path), "{path}");
    }
}

#[test]
fn every_page_is_whole() {
    let id = Regex::new(r#" id="([^"]*)""#).unwrap();
    let link = Regex::new(r"<h1[ >]").unwrap();
    for (path, text) in html(site()) {
        let lang = path.split('/').next().unwrap();
        if lang.len() == 2 {
            assert!(text.contains(&format!("<html lang=\"{lang}\">")), "{path}");
            assert_eq!(link.find_iter(text).count(), 1, "{path}: one heading of the page");
            assert!(text.contains("class=\"skip\"") && text.contains("<main id=\"content\""), "{path}");
            assert!(text.contains("hreflang=\"fr\"") && text.contains("hreflang=\"en\""), "{path}");
            assert!(text.contains("<meta name=\"description\"") || path.contains("/manu"), "{path}: no description");
        }
        assert!(text.starts_with("<!doctype html>") && text.contains("<title>"), "{path}");
        assert!(!text.contains('⟦') && !text.contains("within.invalid"), "{path}: something was not said");
        let mut ids: Vec<&str> = id.captures_iter(text).map(|found| found.get(1).unwrap().as_str()).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "{path}: an id stands twice");
    }
}

#[test]
fn every_page_is_small() {
    let compressed = |parts: &[&[u8]]| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        parts.iter().for_each(|part| encoder.write_all(part).unwrap());
        encoder.finish().unwrap().len()
    };
    let styles = site()["assets/style.css"].as_slice();
    // Pictures are counted apart: a page of text would be no smaller without its board.
    let pictures = Regex::new(r"(?s)<svg.*?</svg>").unwrap();
    for (path, text) in html(site()) {
        let size = compressed(&[pictures.replace_all(text, "").as_bytes(), styles]);
        assert!(size <= LARGEST, "{path}: {size}");
    }
}

#[test]
fn the_same_variants_give_the_same_site() {
    let one = make(&settings(), &carried(&["es-cope"]));
    let other = make(&settings(), &carried(&["es-cope"]));
    assert!(one.files == other.files);
    assert_eq!(one.left_out, Vec::<String>::new());
}

#[test]
fn reports_go_to_the_web_or_to_mail_only() {
    let home = text(site(), "fr/index.html");
    assert!(home.contains("https://goose.example/report") && !home.contains("javascript:alert"), "{home}");
}

#[test]
fn a_former_id_leads_to_the_page_of_today() {
    let house = "goosebook: 1\nid: maison\nformer_ids: [chez-nous]\ntitle: { fr: Maison, en: House }\nextends: famille\n";
    let files = make(&settings(), &[written("maison.yaml", house)]).files;
    for lang in ["fr/variantes", "en/variants"] {
        let page = text(&files, &format!("{lang}/chez-nous/index.html"));
        assert!(page.contains(&format!("url=../../../{lang}/maison/index.html")), "{page}");
    }
    assert!(files.contains_key("fr/variantes/chez-nous/arbitre/index.html"));
}

#[test]
fn a_template_can_be_changed_alone() {
    let mut own = settings();
    own.title = Some("Chez nous".to_owned());
    own.templates.insert(
        "manual.html".to_owned(),
        "{% extends \"base.html\" %}{% block content %}<h1>MINE {{ page.title }}</h1>{% endblock content %}".to_owned(),
    );
    let files = make(&own, &carried(&["es-cope"])).files;
    assert!(text(&files, "fr/manuel/index.html").contains("<h1>MINE Manuel</h1>"));
    assert!(text(&files, "fr/index.html").contains("<h1>Chez nous</h1>"));
}

#[test]
fn a_fault_in_a_template_names_it() {
    let mut own = settings();
    own.templates.insert("home.html".to_owned(), "{% if %}".to_owned());
    let entries = carried(&["es-cope"]);
    let mut tray = super::Tray::default();
    let error = make_site(&own, &entries, &store::Memory::default(), &mut tray).unwrap_err();
    assert!(error.to_string().contains("home.html"), "{error}");
}

#[test]
fn choices_of_the_first_page_need_no_script() {
    let css = text(site(), "assets/finder.css");
    assert!(css.contains(".finder:has(#f-country-es:checked) .card:not(.country-es){display:none}"), "{css}");
    let home = text(site(), "fr/index.html");
    assert!(home.contains("id=\"f-country-es\"") && home.contains("country-es"), "{home}");
}

#[test]
fn the_index_for_searching_knows_squares() {
    let index = text(site(), "assets/search-fr.js");
    let json = index.strip_prefix("window.goosebookSearch=").unwrap().trim_end().strip_suffix(';').unwrap();
    let index: serde_json::Value = serde_json::from_str(json).unwrap();
    let entries = index["entries"].as_array().unwrap();
    let death = entries.iter().find(|entry| entry[2] == "58 Mort").expect("58");
    assert_eq!(death[1], "square-58");
    assert_eq!(index["pages"][death[0].as_u64().unwrap() as usize], "fr/variantes/famille/index.html");
}

#[test]
fn the_referee_answers_as_the_engine_does() {
    use goosebook::engine::{Hand, Pawn, Player, State, play};
    use goosebook::vocab::{Dice, Seat, Square};

    let script = text(site(), "fr/variantes/famille/arbitre/answers.js");
    let json = script.strip_prefix("window.goosebookAnswers=").unwrap().trim_end().strip_suffix(';').unwrap();
    let all: serde_json::Value = serde_json::from_str(json).unwrap();
    let find = |list: &str, at: u64| {
        all[list].as_array().unwrap().iter().position(|place| place[0] == at && place[1] == 0 && place[2] == 1).unwrap()
    };
    let variant = carried(&["famille"]).remove(0).variant;
    let mut tried = 0;
    for at in [1_u16, 10, 24, 46, 57, 60, 62] {
        for other in [4_u16, 12, 22, 28, 30, 53, 61] {
            for (number, throw) in Dice::USUAL.distinct().enumerate() {
                let seat = |at: u16| (Player { thrown: true, ..Player::default() }, Pawn::free(Square::new(at).unwrap()));
                let state = State::new(vec![seat(at), seat(other)], 0);
                let turn = play(&variant.rules, &state, Seat::default(), &Hand::from(throw)).unwrap();
                let place = find("places", u64::from(at));
                let shown = all["throws"].as_array().unwrap().iter().position(|text| *text == throw.to_string()).unwrap();
                let with = all["with"].as_array().unwrap();
                let key = [place, shown, find("others", u64::from(other))];
                let met = with.chunks(4).find(|row| (0..3).all(|part| row[part] == key[part]));
                let way = met.map_or(&all["alone"][place][shown], |row| &row[3]).as_u64().unwrap() as usize;
                let told = &all["turns"][way];
                let stands = |seat: usize| u64::from(turn.state.pawn(Seat::from_index(seat).unwrap()).unwrap().at.number());
                assert_eq!(told[2], stands(0), "{at} {other} {throw} {number}");
                assert_eq!(told[3].as_u64().unwrap_or(u64::from(other)), stands(1), "{at} {other} {throw}");
                tried += 1;
            }
        }
    }
    assert_eq!(tried, 7 * 7 * 21);
}

#[test]
fn tables_answer_without_a_script() {
    let page = text(site(), "fr/variantes/famille/arbitre/index.html");
    // From 46 with a total of 6: to 52, where two turns are missed; from 51 with 7: straight to the start.
    let row = |from: &str| {
        let (_, rest) = page.split_once(&format!("<tr><th scope=\"row\">{from}</th>")).unwrap();
        rest.split_once("</tr>").unwrap().0.split("<td>").skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(row("46")[6 - 2].contains("52 (2)"), "{:?}", row("46"));
    assert!(row("51")[7 - 2].starts_with("0<"), "{:?}", row("51"));
    let several = text(site(), "fr/variantes/classique-equipes/arbitre/index.html");
    assert!(several.contains("goosebook turn classique-equipes"), "{several}");
}

#[test]
fn feeds_and_maps_are_well_formed() {
    let map = text(site(), "sitemap.xml");
    assert!(map.contains("<loc>https://goose.example/rules/fr/variantes/famille/</loc>"), "{map}");
    for path in ["fr/nouveautes.atom", "en/changes.atom"] {
        let feed = text(site(), path);
        assert!(feed.contains("<updated>") && feed.contains("https://goose.example/rules/"), "{feed}");
    }
}

#[test]
fn a_feed_tells_each_change_the_last_one_first() {
    let house = "goosebook: 1\nid: maison\ntitle: { fr: Maison, en: House & home }\nextends: famille\nchanges:\n                   - { date: 2026-01-02, says: { fr: Première version., en: First version. } }\n                   - { date: 2026-03-04, says: { fr: Le pont mène à 13., en: The bridge leads to 13. } }\n";
    let files = make(&settings(), &[written("maison.yaml", house)]).files;
    let feed = text(&files, "en/changes.atom");
    let entries: Vec<&str> = feed.split("<entry>").skip(1).map(|entry| entry.split_once("</entry>").unwrap().0).collect();
    assert_eq!(entries.len(), 2, "{feed}");
    for (entry, date, says) in [(entries[0], "2026-03-04", "The bridge leads to 13."), (entries[1], "2026-01-02", "First version.")] {
        let updated = format!("<updated>{date}T00:00:00Z</updated>\n<summary>{says}</summary>");
        assert!(entry.contains("<title>House &amp; home</title>") && entry.contains(&updated), "{entry}");
        assert!(entry.contains("<link href=\"https://goose.example/rules/en/variants/maison/\"/>"), "{entry}");
    }
    assert!(feed.contains("</author>\n<entry>") && feed.split_once("<entry>").unwrap().0.contains("<updated>2026-03-04T"), "{feed}");
}

#[test]
fn the_manual_shows_its_images() {
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let shown = Regex::new(r"!\[([^\]]*)\]\(images/([^)]*)\)").unwrap();
    let mut images = 0;
    for (page, lang) in ["boards", "print"].iter().flat_map(|page| [(page, "fr/manuel"), (page, "en/manual")]) {
        let written = std::fs::read_to_string(docs.join(format!("{page}.md"))).unwrap();
        let made = text(site(), &format!("{lang}/{page}/index.html"));
        for found in shown.captures_iter(&written) {
            let [alt, name] = [1, 2].map(|group| found.get(group).unwrap().as_str());
            let bytes = std::fs::read(docs.join("images").join(name)).unwrap();
            let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
            let (width, height) = (side(16), side(20));
            let element =
                format!("<img src=\"../../../assets/manual/{name}\" alt=\"{alt}\" width=\"{width}\" height=\"{height}\" loading=\"lazy\">");
            assert!(made.contains(&element), "{lang}/{page}: {element}");
            assert!(site()[&format!("assets/manual/{name}")] == bytes, "{name}");
            images += 1;
        }
    }
    assert!(images >= 2 * 6, "{images}");
}

#[test]
fn one_variant_is_compared_with_nothing() {
    let alone = make(&settings(), &carried(&["es-cope"])).files;
    assert!(!alone.keys().any(|path| path.contains("/comparer/") || path.contains("/compare/")));
    for (path, page) in html(&alone) {
        assert!(!page.contains("comparer/index.html") && !page.contains("compare/index.html"), "{path}");
    }
    assert!(text(site(), "fr/index.html").contains("comparer/index.html"));
}
