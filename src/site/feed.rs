//! What changed, for readers of feeds, and the map of the site, for those who index it.

use super::SiteError;
use super::address::Address;
use super::press::Press;
use crate::output::svg::escape;
use crate::wording::Vocabulary;

/// The feed of changes of a language, in Atom: each change that a variant file tells.
pub(super) fn changes(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let skin = press.skin(number)?;
    let address = skin.roads.feed();
    let mut changes: Vec<(String, String)> = Vec::new();
    for entry in press.entries {
        let variant = &entry.variant;
        let words = Vocabulary::new(&skin.texts, &variant.rules);
        for (place, change) in variant.changes.iter().enumerate() {
            let page = skin.roads.variant(&variant.id);
            let link = press.on_web(&page).unwrap_or_else(|| address.to(&page));
            let item = format!(
                "<entry>\n<title>{}</title>\n<id>{}</id>\n<link href=\"{}\"/>\n<updated>{}T00:00:00Z</updated>\n<summary>{}</summary>\n</entry>\n",
                escape(&words.text(&variant.title)),
                escape(&format!("tag:goosebook,{}:{}/{}/{place}", change.date, skin.lang(), variant.id)),
                escape(&link),
                escape(&change.date),
                escape(&words.text(&change.says)),
            );
            changes.push((change.date.clone(), item));
        }
    }
    changes.sort_by(|one, other| other.0.cmp(&one.0));
    // Where nothing has changed, the last day on which a source was read: the same variants give the same feed.
    let checked = press.entries.iter().flat_map(|entry| entry.variant.sources.values()).filter_map(|source| source.checked.clone());
    let updated = changes.first().map(|(date, _)| date.clone()).or_else(|| checked.max()).unwrap_or_else(|| "1970-01-01".to_owned());
    let home = skin.roads.home();
    let link = press.on_web(&home).unwrap_or_else(|| address.to(&home));
    let title = press.title(skin);
    let feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n<title>{}</title>\n\
         <id>{}</id>\n<link href=\"{}\"/>\n{}<updated>{}T00:00:00Z</updated>\n<author><name>{}</name></author>\n{}</feed>\n",
        skin.lang(),
        escape(&title),
        escape(&format!("tag:goosebook,2026:{}", link)),
        escape(&link),
        press.on_web(&address).map(|own| format!("<link rel=\"self\" href=\"{}\"/>\n", escape(&own))).unwrap_or_default(),
        escape(&updated),
        escape(&title),
        changes.into_iter().map(|(_, item)| item).collect::<String>(),
    );
    press.hand(&address, feed)
}

/// The map of the site, where it is known where the site will stand, and the word to those who index it.
pub(super) fn map(press: &mut Press<'_>) -> Result<(), SiteError> {
    let mut robots = "User-agent: *\nAllow: /\n".to_owned();
    if press.settings.url.is_some() {
        let mut map = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
                       xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
            .to_owned();
        for page in &press.printed {
            let Some(own) = press.on_web(&page.address) else { continue };
            map.push_str(&format!("<url><loc>{}</loc>", escape(&own)));
            for (lang, other) in &page.others {
                let link = press.on_web(other).unwrap_or_default();
                map.push_str(&format!("<xhtml:link rel=\"alternate\" hreflang=\"{lang}\" href=\"{}\"/>", escape(&link)));
            }
            map.push_str("</url>\n");
        }
        map.push_str("</urlset>\n");
        let address = Address::file(&[], "sitemap.xml");
        if let Some(own) = press.on_web(&address) {
            robots.push_str(&format!("Sitemap: {own}\n"));
        }
        press.hand(&address, map)?;
    }
    press.hand(&Address::file(&[], "robots.txt"), robots)
}
