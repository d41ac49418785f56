//! Figures for programs, with full precision: `docs/machine-formats.md`.

use serde_json::{Map, Value, json};

use super::bounded::Bounded;
use super::change::Change;
use super::event::Event;
use super::figures::{Figures, Length, Method};
use super::fraction::Moments;
use super::policy::{Policy, Unanswered};
use crate::rules::Rules;

/// The figures of a variant as JSON.
pub fn json(id: &str, rules: &Rules, figures: &Figures) -> Value {
    let mut all = Map::new();
    let mut put = |key: &str, value: Value| all.insert(key.to_owned(), value);
    put("goosebook", json!(1));
    put("variant", json!(id));
    put("players", json!(figures.players));
    put("method", json!(figures.method.name()));
    match figures.method {
        Method::Exact => put("states", json!(figures.size)),
        Method::Simulated => put("games", json!(figures.size)),
    };
    if let Some(seed) = figures.seed {
        put("seed", json!(seed));
    }
    if figures.choices {
        put("policy", json!(figures.policy.name()));
    }
    put("turns", length(&figures.turns));
    put("throws", length(&figures.throws));
    put("rounds", length(&figures.rounds));
    put("seats", figures.seats.iter().map(bounded).collect());
    put("block", bounded(&figures.block));
    put("squares", figures.visits.iter().map(bounded).collect());
    put("events", figures.events.iter().map(|(event, often)| happening(rules, *event, often)).collect());
    if let Some(fractions) = &figures.fractions {
        put("fractions", json!({ "throws": moments(&fractions.throws), "turns": moments(&fractions.turns) }));
    }
    Value::Object(all)
}

/// Figures with one rule changed at a time as JSON.
pub fn what_if_json(id: &str, rules: &Rules, base: &Figures, changes: &[(Change, Result<Figures, Unanswered>)]) -> Value {
    let one = |(change, figures): &(Change, Result<Figures, Unanswered>)| {
        let change = match change {
            Change::Answer { key, answer } => json!({ "rule": key, "answer": answer }),
            Change::Without(rule) => json!({ "without": rules.squares.get(*rule).map(|rule| &rule.key) }),
            Change::WithoutFirstThrows => json!({ "without": "first_throw" }),
        };
        match figures {
            Ok(figures) => json!({
                "change": change,
                "turns": bounded(&figures.turns.mean),
                "throws": bounded(&figures.throws.mean),
                "seats": figures.seats.iter().map(bounded).collect::<Value>(),
                "block": bounded(&figures.block),
            }),
            Err(Unanswered::Endless) => json!({ "change": change, "error": "endless" }),
            Err(_) => json!({ "change": change, "error": "too_large" }),
        }
    };
    json!({ "goosebook": 1, "base": json(id, rules, base), "changes": changes.iter().map(one).collect::<Value>() })
}

fn bounded(figure: &Bounded) -> Value {
    json!({ "value": figure.value, "bound": figure.bound })
}

fn length(length: &Length) -> Value {
    let quantile = |(share, figure): &(f64, Bounded)| json!({ "share": share, "value": figure.value, "bound": figure.bound });
    json!({
        "mean": bounded(&length.mean),
        "sd": bounded(&length.sd),
        "median": bounded(&length.median),
        "mode": bounded(&length.mode),
        "fewest": length.fewest,
        "quantiles": length.quantiles.iter().map(quantile).collect::<Value>(),
        "chances": length.chances.iter().map(bounded).collect::<Value>(),
    })
}

fn moments(moments: &Moments) -> Value {
    json!({ "mean": moments.mean.to_string(), "variance": moments.variance.to_string(), "end": moments.end.to_string() })
}

fn happening(rules: &Rules, event: Event, often: &Bounded) -> Value {
    let mut value = json!({ "event": event.name(), "value": often.value, "bound": often.bound });
    let more = match event {
        Event::Square(rule) => rules.squares.get(rule).map(|rule| ("square", json!(rule.key))),
        Event::FirstThrow(index) => rules.first_throw.exceptions.get(index).map(|exception| ("throw", json!(exception.test.to_string()))),
        _ => None,
    };
    if let (Some((key, more)), Some(object)) = (more, value.as_object_mut()) {
        object.insert(key.to_owned(), more);
    }
    value
}

impl Method {
    /// As machines read it.
    pub const fn name(self) -> &'static str {
        match self {
            Method::Exact => "exact",
            Method::Simulated => "simulated",
        }
    }
}

impl Policy {
    /// As machines read it, and as the command line takes it.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Greedy => "greedy",
        }
    }
}

impl Event {
    /// As machines read it; also the end of the names of its messages.
    pub const fn name(self) -> &'static str {
        match self {
            Event::Visit(_) => "visit",
            Event::Square(_) => "square",
            Event::FirstThrow(_) => "first-throw",
            Event::Bounce => "bounce",
            Event::Overshoot => "overshoot",
            Event::Meeting => "meeting",
            Event::Full => "full",
            Event::Release => "release",
            Event::Missed => "missed",
            Event::ThrowsAgain => "throws-again",
            Event::CannotEnter => "cannot-enter",
            Event::Streak => "streak",
        }
    }
}
