//! The arguments of `site`.

use std::path::PathBuf;

use clap::Args;

use super::number::whole;
use super::parse_file;
use crate::site;

/// Arguments of `site`.
#[derive(Args, Debug)]
pub struct SiteArgs {
    /// The folder to write the site into; files of others in it are left alone
    #[arg(short, long, value_name = "FOLDER", required_unless_present = "serve", value_parser = parse_file)]
    pub output: Option<PathBuf>,

    /// The variants of a folder instead of those that goosebook carries. Repeatable; files too
    #[arg(long, value_name = "PATH", value_parser = parse_file)]
    pub variants: Vec<PathBuf>,

    /// With --variants: those that goosebook carries as well
    #[arg(long, requires = "variants")]
    pub with_carried: bool,

    /// Templates of your own, in a folder laid out as goosebook's: `site/home.html`, `site/style.css`. What it does not have
    /// is taken from goosebook
    #[arg(long, value_name = "FOLDER", value_parser = parse_file)]
    pub templates: Option<PathBuf>,

    /// The title of the site
    #[arg(long, value_parser = parse_title)]
    pub title: Option<String>,

    /// The address where the site will be published: for the map of the site, its feeds and previews of links
    #[arg(long, value_name = "URL", value_parser = parse_url)]
    pub url: Option<String>,

    /// Where readers can report an error: an address of the web or of mail. Repeatable
    #[arg(long, value_name = "URL", value_parser = parse_report)]
    pub report_to: Vec<String>,

    /// Keeps what is slow to make there; `.goosebook-cache` in the folder of the site unless said
    #[arg(long, value_name = "FOLDER", value_parser = parse_file)]
    pub cache: Option<PathBuf>,

    /// Searches little, so that the site is there sooner: some answers are not known and figures are rough
    #[arg(long)]
    pub quick: bool,

    /// Shows the site on this machine alone, makes it anew when a file changes, and writes nothing
    #[arg(long, conflicts_with = "output")]
    pub serve: bool,

    /// With --serve: the port
    #[arg(long, default_value_t = 8063, requires = "serve", value_parser = whole::<u16>(0, 65_535), allow_negative_numbers = true)]
    pub port: u16,
}

fn parse_title(title: &str) -> Result<String, String> {
    if title.trim().is_empty() { Err("a site has a title".to_owned()) } else { Ok(title.to_owned()) }
}

fn parse_report(address: &str) -> Result<String, String> {
    match site::link(address) {
        Some(_) => Ok(address.to_owned()),
        None => Err("write an address of the web or of mail, such as https://club.example/report or mail@club.example".to_owned()),
    }
}

fn parse_url(url: &str) -> Result<String, String> {
    let clean = !url.chars().any(|letter| letter.is_whitespace() || letter.is_control());
    let host = ["https://", "http://"].iter().find_map(|scheme| url.strip_prefix(scheme)).filter(|host| !host.is_empty());
    match host.filter(|_| clean) {
        Some(_) => Ok(url.trim_end_matches('/').to_owned()),
        None => Err("write it whole, such as https://club.example/goose".to_owned()),
    }
}
