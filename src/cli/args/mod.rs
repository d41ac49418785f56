//! The command line, as clap reads it: the one definition behind parser and help.

mod board;
mod card;
mod check;
mod compare;
mod number;
mod odds;
mod site;
#[cfg(test)]
mod tests;

pub use board::{BoardArgs, BoardFormat, BoardSize};
pub use card::{CardArgs, Format, SheetSize};
pub use check::{CheckArgs, CheckFormat};
pub use compare::{CompareArgs, CompareFormat};
pub use odds::{OddsArgs, OddsFormat, Plot};
pub use site::SiteArgs;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::vocab::Lang;

/// Rules of the game of the goose: read, checked, played, printed.
#[derive(Parser, Debug)]
#[command(
    name = "goosebook",
    version = env!("GOOSEBOOK_VERSION"),
    arg_required_else_help = true,
    after_help = "Examples:\n  \
        goosebook card famille -o famille.pdf           a reminder card to print\n  \
        goosebook turn famille --at Alice=10 --throw 1+3   what happens, step by step\n  \
        goosebook new maison --from famille             a file for your own rules, maison.yaml\n  \
        goosebook check maison.yaml                      are they sound?\n\n\
        VARIANT is the id of a variant (see `goosebook list`) or the path of a file; an id wins, `./name` forces a path,\n\
        `-` is standard input.\n\n\
        Exit status: 0 done, 1 what was asked about has faults (a variant, a line of a batch), 2 an argument is wrong or\n\
        something cannot be read or written."
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// Language of the texts: fr or en. French unless the variant speaks another language only
    #[arg(long, global = true, value_name = "LANG", value_parser = parse_lang)]
    pub lang: Option<Lang>,

    /// When to use colour
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", value_enum, ignore_case = true)]
    pub color: Color,
}

/// The name of one of the commands.
fn command_name(name: &str) -> Result<String, String> {
    let cli = <Cli as clap::CommandFactory>::command();
    let names: Vec<&str> = cli.get_subcommands().map(clap::Command::get_name).collect();
    if names.contains(&name) { Ok(name.to_owned()) } else { Err(format!("the commands are {}", names.join(", "))) }
}

/// When to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Makes the reminder card of a variant
    #[command(after_help = "Examples:\n  \
        goosebook card famille                      on the terminal\n  \
        goosebook card famille -o famille.pdf       A6, two sides, to print\n  \
        goosebook card famille --sheet a4 -o famille.pdf   four of them on a sheet, to cut\n  \
        goosebook card famille --size poker --sheet a4 -o pack.pdf\n  \
        goosebook card famille --size booklet -o book.pdf  the whole reference, to fold\n  \
        goosebook card infolib --lang en -o card.html\n  \
        goosebook card famille --format md -o -")]
    Card(CardArgs),
    /// Makes a board to play on
    #[command(after_help = "Examples:\n  \
        goosebook board famille -o plateau.pdf               one sheet of A4\n  \
        goosebook board famille --tiled -o plateau.pdf       A3 on two sheets of A4, to be glued together\n  \
        goosebook board famille --pieces -o plateau.pdf      with pawns, tokens and dice to cut out\n  \
        goosebook board sl-mb47 --shape spiral --lang en -o board.svg")]
    Board(BoardArgs),
    /// Checks variants: their structure and their worked turns
    #[command(after_help = "Examples:\n  \
        goosebook new house --from famille   a file to check\n  \
        goosebook check house.yaml          one file\n  \
        goosebook check .                   every .yaml and .yml file in this folder and below\n  \
        goosebook check house.yaml --fix    puts right what is certain\n  \
        goosebook check house.yaml --fix --dry-run   shows what that would change\n  \
        goosebook check . --format sarif > findings.sarif\n  \
        goosebook check                     every variant that goosebook carries\n  \
        goosebook check --card famille@k7m2-wq4p   is a printed card still true?\n\n\
        Exit status: 0 no error, 1 errors (with --strict also warnings) or an outdated card, 2 could not run.")]
    Check(CheckArgs),
    /// Explains a finding of the checker: what it is, why it matters, how to put it right
    #[command(after_help = "Examples:\n  \
        goosebook explain G0302             one finding\n  \
        goosebook explain g0302 --lang en   in English\n  \
        goosebook explain                   all of them, a line each")]
    Explain(ExplainArgs),
    /// Explains one turn, step by step
    #[command(after_help = "Examples:\n  \
        goosebook turn famille --at Alice=10 --throw 1+3\n  \
        goosebook turn infolib --at New=24 --at Old=28 --throw 2+2\n  \
        goosebook turn famille --at Bob=52:2                  Bob has two turns still to miss\n  \
        goosebook turn infolib --at A=31:held --at B=29 --by B --throw 1+1\n  \
        goosebook turn famille --at A=0:thrown --throw 5+4    back on the start, not the first throw\n  \
        goosebook turn classique-equipes --at Al=10,52:held --moves 6:1,1:1   several pawns\n  \
        goosebook turn en-eitherdie --at Al=60 --throw 3+5 --choose die   what the player chooses\n  \
        echo '{\"pawns\": [{\"player\": \"A\", \"at\": 10}], \"mover\": \"A\", \"dice\": [1, 3]}' |\n    \
        goosebook turn famille --batch\n\n\
        A table that no game leads to is played all the same; that none does is said on standard error.")]
    Turn(TurnArgs),
    /// Tells worked turns that together show every rule of a variant, and the mistakes that people make
    #[command(after_help = "Examples:\n  \
        goosebook examples famille             its own turns, and what the engine adds to them\n  \
        goosebook examples famille --mistakes  wrong readings, each with a turn where it changes the result")]
    Examples(ExamplesArgs),
    /// Compares two variants: what differs, and the shortest game that shows it
    #[command(after_help = "Examples:\n  \
        goosebook compare famille infolib\n  \
        goosebook compare famille classique --players 3\n  \
        goosebook compare famille infolib --format json\n  \
        goosebook compare --matrix famille infolib classique   the throws after which each two part")]
    Compare(CompareArgs),
    /// Plays a game at the terminal, every move explained
    #[command(after_help = "Examples:\n  \
        goosebook play famille --players Alice,Bob          Enter throws the dice, 1+3 says what real dice show\n  \
        goosebook play infolib --players 3 --seed 7 --auto  the program throws and decides for everyone\n  \
        goosebook play infolib --throws \"6+3 2+4 5+4\"       replays throws\n  \
        goosebook play famille --auto --seed 1 --save game.txt\n\n\
        At the prompt: Enter, a throw such as 1+3, u to take the last throw back, q to leave.")]
    Play(PlayArgs),
    /// How long a game lasts, who is favoured, what each rule does
    #[command(after_help = "Examples:\n  \
        goosebook odds famille                          two players, exact\n  \
        goosebook odds infolib --players 3 --format json\n  \
        goosebook odds classique --players 6            too many positions: games are played\n  \
        goosebook odds famille --against infolib        side by side\n  \
        goosebook odds famille --what-if                one rule changed at a time\n  \
        goosebook odds famille --plot board -o where.svg\n\n\
        Figures are exact where every position can be followed, else found by playing games: until they are known to\n\
        --precision, or so many as --games says. Ctrl-C stops and keeps what has been played.")]
    Odds(OddsArgs),
    /// Lists the variants that goosebook carries
    #[command(after_help = "Examples:\n  \
        goosebook list             a line each: id, title\n  \
        goosebook list --lang en   with English titles")]
    List,
    /// Shows a variant: its rules, what each rests on, its sources
    #[command(after_help = "Examples:\n  \
        goosebook show famille                 what holds, and which text says it\n  \
        goosebook show classique-mises         with all that it takes over from another one\n  \
        goosebook show classique-mises --resolved   the whole as one file")]
    Show(ShowArgs),
    /// Begins a variant of your own: a file that changes another one, every rule explained
    #[command(after_help = "Examples:\n  \
        goosebook new maison --from famille             writes maison.yaml\n  \
        goosebook new club --from famille --lang en     explained in English\n  \
        goosebook new maison --from infolib -o -        on the terminal")]
    New(NewArgs),
    /// Makes the documentation site: every variant, in every language, as pages for a browser
    #[command(after_help = "Examples:\n  \
        goosebook site -o site                              then open site/index.html\n  \
        goosebook site -o site --url https://club.example/goose --report-to mail@club.example\n  \
        goosebook new house --from famille                  a file of your own, house.yaml\n  \
        goosebook site -o site --variants house.yaml --title \"Our rules\"\n  \
        goosebook site --serve --variants house.yaml        a preview that follows your file")]
    Site(SiteArgs),
    /// Prints the JSON Schema of variant files, for editors
    #[command(after_help = "Example:\n  \
        goosebook schema > goosebook.schema.json\n\n\
        Then begin a variant file with the line\n  \
        # yaml-language-server: $schema=goosebook.schema.json")]
    Schema,
    /// Prints what a shell needs to complete commands and options
    #[command(after_help = "Examples:\n  \
        goosebook completions bash > ~/.local/share/bash-completion/completions/goosebook\n  \
        goosebook completions zsh > ~/.zfunc/_goosebook\n  \
        goosebook completions fish > ~/.config/fish/completions/goosebook.fish\n  \
        goosebook completions powershell >> $PROFILE")]
    Completions {
        /// Which shell
        #[arg(value_enum, ignore_case = true)]
        shell: clap_complete::Shell,
    },
    /// Prints the manual page of the program, or of one of its commands
    #[command(after_help = "Examples:\n  \
        goosebook man | man -l -                              to read it\n  \
        goosebook man card | man -l -                         that of one command\n  \
        goosebook man > ~/.local/share/man/man1/goosebook.1   to keep it")]
    Man {
        /// Name of a command
        #[arg(value_parser = command_name)]
        command: Option<String>,
    },
}

/// Arguments of `examples`.
#[derive(Args, Debug)]
pub struct ExamplesArgs {
    /// Id of a variant, path of a file, or - for standard input
    pub variant: String,

    /// Wrong readings instead, each with a turn where it changes the result
    #[arg(long)]
    pub mistakes: bool,
}

/// Arguments of `explain`.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// The code of a finding, as `check` prints it, or its name; without one, all of them are listed
    pub code: Option<String>,
}

/// Arguments of `turn`.
#[derive(Args, Debug)]
pub struct TurnArgs {
    /// Id of a variant, path of a file, or - for standard input
    pub variant: String,

    /// A player and the square where the pawn stands; after a colon: turns still to miss, `held`, or `thrown` where the
    /// first throw has been made although the pawn is at the start. Several pawns with commas. In turn order, repeatable.
    /// Without it one player, Alice, stands at the start
    #[arg(long = "at", value_name = "NAME=SQUARE[:WAIT]")]
    pub at: Vec<String>,

    /// The player whose turn it is; the first one named, unless said
    #[arg(long, value_name = "NAME")]
    pub by: Option<String>,

    /// What the dice show; left out where the player misses the turn
    #[arg(long, value_name = "FACE+FACE")]
    pub throw: Option<String>,

    /// Where each die moves a pawn: each die with the number of the pawn, in order
    #[arg(long, value_name = "DIE:PAWN,DIE:PAWN")]
    pub moves: Option<String>,

    /// What the player chooses where the rules ask, in the order in which they ask. Repeatable
    #[arg(long, value_name = "OPTION")]
    pub choose: Vec<String>,

    /// Answers JSON lines from standard input with JSON lines
    #[arg(long, conflicts_with_all = ["at", "by", "throw", "moves", "choose"])]
    pub batch: bool,
}

/// Arguments of `play`.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// Id of a variant, path of a file, or - for standard input
    pub variant: String,

    /// The players in turn order, or how many there are; the fewest that can play, at least two, unless said
    #[arg(long, value_name = "NAME,NAME")]
    pub players: Option<String>,

    /// Plays these throws and stops, each with what is decided: `6+3 2+4 choose pay 1+1`. Missed turns pass by themselves
    #[arg(long, value_name = "THROWS")]
    pub throws: Option<String>,

    /// The seed of the dice that the program throws; by chance unless said
    #[arg(long, value_parser = number::whole::<u64>(0, u64::MAX), allow_negative_numbers = true)]
    pub seed: Option<u64>,

    /// The program throws and decides for everyone, after the throws given
    #[arg(long)]
    pub auto: bool,

    /// Writes the game down as plain text; a file that is there is left alone, unless it holds the beginning of this game
    #[arg(long, value_name = "FILE", allow_hyphen_values = true, value_parser = parse_file)]
    pub save: Option<PathBuf>,
}

/// Arguments of `new`.
#[derive(Args, Debug)]
pub struct NewArgs {
    /// Name of the new variant: lower case letters, digits, - and _
    pub name: String,

    /// The variant that it changes: an id, or the path of a file
    #[arg(long, value_name = "VARIANT")]
    pub from: Option<String>,

    /// File to write instead of NAME.yaml, - for standard output; a file that is there is left alone
    #[arg(short, long, value_name = "FILE", allow_hyphen_values = true, value_parser = parse_file)]
    pub output: Option<PathBuf>,
}

/// Arguments of `show`.
#[derive(Args, Debug)]
pub struct ShowArgs {
    /// Id of a variant, path of a file, or - for standard input
    pub variant: String,

    /// The complete YAML instead, with where each value comes from
    #[arg(long)]
    pub resolved: bool,
}

/// A name of a file may begin with a hyphen; what looks like an option is taken for one that lost its place.
fn parse_file(name: &str) -> Result<PathBuf, String> {
    match name {
        "" => Err("a file has a name".to_owned()),
        name if name.starts_with("--") => Err(format!("write `./{name}` for a file of that name")),
        name => Ok(PathBuf::from(name)),
    }
}

fn parse_lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(&code.to_ascii_lowercase()).ok_or_else(|| {
        let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        format!("choose one of: {}", codes.join(", "))
    })
}
