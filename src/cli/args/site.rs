//! The arguments of `site`.

use std::path::PathBuf;

use clap::Args;

/// Arguments of `site`.
#[derive(Args, Debug)]
pub struct SiteArgs {
    /// The folder to write the site into; files of others in it are left alone
    #[arg(short, long, value_name = "FOLDER", required_unless_present = "serve")]
    pub output: Option<PathBuf>,

    /// The variants of a folder instead of those that goosebook carries. Repeatable; files too
    #[arg(long, value_name = "PATH")]
    pub variants: Vec<PathBuf>,

    /// With --variants: those that goosebook carries as well
    #[arg(long, requires = "variants")]
    pub with_carried: bool,

    /// Templates of your own, in a folder laid out as goosebook's: `site/home.html`, `site/style.css`. What it does not have
    /// is taken from goosebook
    #[arg(long, value_name = "FOLDER")]
    pub templates: Option<PathBuf>,

    /// The title of the site
    #[arg(long)]
    pub title: Option<String>,

    /// The address where the site will be published: for the map of the site, its feeds and previews of links
    #[arg(long, value_name = "URL", value_parser = parse_url)]
    pub url: Option<String>,

    /// Where readers can report an error: an address of the web or of mail. Repeatable
    #[arg(long, value_name = "URL")]
    pub report_to: Vec<String>,

    /// Keeps what is slow to make there; `.goosebook-cache` in the folder of the site unless said
    #[arg(long, value_name = "FOLDER")]
    pub cache: Option<PathBuf>,

    /// Searches little, so that the site is there sooner: some answers are not known and figures are rough
    #[arg(long)]
    pub quick: bool,

    /// Shows the site on this machine alone, makes it anew when a file changes, and writes nothing
    #[arg(long)]
    pub serve: bool,

    /// With --serve: the port
    #[arg(long, default_value_t = 8063, requires = "serve")]
    pub port: u16,
}

fn parse_url(url: &str) -> Result<String, String> {
    let clean = !url.chars().any(|letter| letter.is_whitespace() || letter.is_control());
    let host = ["https://", "http://"].iter().find_map(|scheme| url.strip_prefix(scheme)).filter(|host| !host.is_empty());
    match host.filter(|_| clean) {
        Some(_) => Ok(url.trim_end_matches('/').to_owned()),
        None => Err("write it whole, such as https://club.example/goose".to_owned()),
    }
}
