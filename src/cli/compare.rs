//! `compare`: two variants side by side, or many by pairs.

use fluent_bundle::FluentValue;
use serde_json::{Value, json};

use super::args::{CompareArgs, CompareFormat};
use super::failure::Failure;
use super::news::News;
use super::{input, output};
use crate::batch;
use crate::compare::{Explored, Limit, Outcome, Search, Witness};
use crate::document;
use crate::engine::State;
use crate::output::terminal;
use crate::reference;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::Lang;

/// Compares the variants named.
pub(super) fn run(args: &CompareArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let all = args.matrix && args.variants.is_empty();
    let names = if all { crate::check::Embedded::ids() } else { args.variants.clone() };
    input::once(lang, names.iter().map(String::as_str))?;
    let (variants, spoken): (Vec<Variant>, Vec<Texts>) =
        names.iter().map(|name| input::variant(name, lang)).collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
    let texts = common(spoken, lang)?;
    if all {
        // Nobody named them, and they take a while.
        output::tell(&texts.say("compare-carried", &[("n", FluentValue::from(variants.len()))]));
    }
    let players = usize::from(args.players);
    if args.matrix {
        return matrix(&texts, &variants, players, args.format);
    }
    let [one, other] = variants.as_slice() else {
        return Err(Failure::CannotRun(texts.say("cli-compare-two", &[])));
    };
    let comparison = reference::compare(&texts, one, other, players, Limit::default());
    match args.format {
        CompareFormat::Json => {
            let value = json!({
                "goosebook": 1,
                "variants": [one.id, other.id],
                "players": players,
                "differences": comparison.rows,
                "game": comparison.witness().map(game),
                "parts": comparison.parts,
            });
            output::print(&format!("{value:#}\n"))
        }
        CompareFormat::Md => output::print(&document::markdown::portable(&markdown(&texts, &comparison)?)),
        CompareFormat::Text => {
            let document = document::parse(&markdown(&texts, &comparison)?, texts.lang());
            output::print(&terminal::write(&document, output::width(), true))
        }
    }
}

/// The messages in the language that all of them speak; in the one asked for, or the usual one, where they differ.
fn common(mut spoken: Vec<Texts>, lang: Option<Lang>) -> Result<Texts, Failure> {
    match spoken.pop() {
        Some(last) if spoken.iter().all(|texts| texts.lang() == last.lang()) => Ok(last),
        _ => input::texts(lang.unwrap_or_default()),
    }
}

fn markdown(texts: &Texts, comparison: &reference::Comparison) -> Result<String, Failure> {
    comparison.markdown(texts).map_err(|error| Failure::CannotRun(error.to_string()))
}

/// The throws, and both tables after them.
fn game(witness: &Witness) -> Value {
    let throws: Vec<&[u8]> = witness.hands.iter().flatten().map(|hand| hand.throw.faces()).collect();
    let after = |outcome: &Outcome| match outcome {
        Outcome::Turn(turn) => pawns(&turn.state),
        Outcome::Throws(_) => pawns(&witness.before),
    };
    json!({"throws": throws, "seat": witness.seat.index(), "one": after(&witness.one), "other": after(&witness.other)})
}

fn pawns(state: &State) -> Value {
    let pawn = |(id, pawn): (crate::engine::PawnId, crate::engine::Pawn)| json!({"seat": id.seat.index(), "pawn": u16::from(id.number) + 1, "at": pawn.at, "wait": batch::wait(pawn.waiting)});
    state.pawns().map(pawn).collect()
}

/// After how many throws each two part.
fn matrix(texts: &Texts, variants: &[Variant], players: usize, format: CompareFormat) -> Result<(), Failure> {
    let mut rows: Vec<Vec<Search>> = Vec::new();
    let news = News::new();
    for (index, one) in variants.iter().enumerate() {
        news.tell(|| texts.say("compare-progress", &[("n", FluentValue::from(index)), ("of", FluentValue::from(variants.len()))]));
        let explored = Explored::new(&one.rules, players, Limit::default());
        rows.push(variants.iter().take(index).map(|other| explored.first_difference(&other.rules)).collect());
    }
    news.clear();
    let ids: Vec<&str> = variants.iter().map(|variant| variant.id.as_str()).collect();
    if format == CompareFormat::Json {
        let pairs =
            rows.iter().enumerate().flat_map(|(index, row)| row.iter().enumerate().map(move |(other, search)| (index, other, search)));
        let pairs: Vec<Value> = pairs
            .map(|(index, other, search)| {
                let throws = if let Search::Differ(witness) = search { json!(witness.throws()) } else { Value::Null };
                json!({"variants": [ids.get(other), ids.get(index)], "same": matches!(search, Search::Same { .. }), "throws": throws})
            })
            .collect();
        return output::print(&format!("{:#}\n", json!({"goosebook": 1, "players": players, "pairs": pairs})));
    }
    let mut text = format!(
        "{}\n\n|  | {} |\n|---|{}\n",
        texts.say("compare-matrix", &[("players", FluentValue::from(players))]),
        ids.join(" | "),
        "--:|".repeat(ids.len())
    );
    for (id, row) in ids.iter().zip(&rows) {
        let cells = row.iter().map(|search| match search {
            Search::Differ(witness) => witness.throws().to_string(),
            Search::Same { .. } => "=".to_owned(),
            Search::Unknown { .. } => "?".to_owned(),
        });
        let cells: Vec<String> = cells.chain(std::iter::repeat(String::new())).take(ids.len()).collect();
        text.push_str(&format!("| {id} | {} |\n", cells.join(" | ")));
    }
    match format {
        CompareFormat::Md => output::print(&text),
        CompareFormat::Text | CompareFormat::Json => {
            let document = document::parse(&text, texts.lang());
            output::print(&terminal::write(&document, usize::MAX, true))
        }
    }
}
