//! The parts of a reference page: each section from the rules, the engine, and what was worked out.

use super::cases::Finder;
use super::data::{End, Ends, EndsRow, Express, Fact, Length, Silent, SquareRow, Turn};
use super::figures::examples;
use super::worked::{Matters, Unsaid, Worked};
use crate::game::replay;
use crate::odds::Bounded;
use crate::reference::VariantFigures;
use crate::reference::card::Card;
use crate::reference::odds::{Page as OddsPage, number as number_in};
use crate::reference::odds_charts::OddsCharts;
use crate::reference::show::{self, Remark};
use crate::reference::small::{lower, sentence, signed};
use crate::reference::statements::{Statement, Topic};
use crate::reference::worked::given;
use crate::rules::{EachDie, Kind, Meeting, MeetingOrder, Motion, RuleId, SquareRule, Target};
use crate::texts::{Arg, capital};
use crate::variant::{About, Example, Variant};
use crate::vocab::{Seat, commas};
use crate::wording::{Vocabulary, number, question_id, sentences};

/// So many of the last squares are looked at one by one.
const LAST_SQUARES: u16 = 6;
/// More totals than this make no table.
const MOST_TOTALS: usize = 12;

pub(super) struct Maker<'a> {
    pub(super) variant: &'a Variant,
    pub(super) worked: &'a Worked,
    pub(super) words: Vocabulary<'a>,
    pub(super) list: &'a [Statement<'a>],
}

impl<'a> Maker<'a> {
    fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.words.say(id, args)
    }

    /// The notes on something.
    pub(super) fn notes(&self, about: About) -> Vec<Remark> {
        let notes = self.variant.notes_on(about);
        notes.map(|note| Remark { says: self.words.markdown(&note.says), sources: show::references(&note.sources) }).collect()
    }

    /// What is known of the game at a glance.
    pub(super) fn glance(&self) -> Vec<Fact> {
        let (variant, rules) = (self.variant, &self.variant.rules);
        let mut facts = Vec::new();
        let mut add = |id: &str, says: String| facts.push(Fact { what: self.say(&format!("glance-{id}"), &[]), says });
        add("squares", rules.last().to_string());
        let dice = self.words.dice(rules.dice.usual.value);
        add(
            "dice",
            match &rules.dice.or {
                Some(or) => self.say("dice-or", &[("first", dice.into()), ("last", self.words.dice(or.value).into())]),
                None => dice,
            },
        );
        let (min, max) = (variant.players.min.value, variant.players.max.as_ref().map(|max| max.value));
        let number = |id: &str| self.say(id, &[("first", min.into())]);
        let players = match max {
            None => number("glance-from"),
            Some(max) if max == min => number("glance-only"),
            Some(max) => self.words.range(min, max),
        };
        add("players", players);
        if rules.has_several_pawns() {
            add("pawns", self.say("pawns", &[("n", rules.pawns.each.value.into())]));
        }
        add("stakes", self.say(if rules.has_stakes() { "glance-stakes-yes" } else { "glance-stakes-no" }, &[]));
        let choices = self.worked.figures.as_ref().map(|figures| figures.choices);
        if let Some(choices) = choices {
            add("choices", self.say(if choices { "glance-choices-yes" } else { "glance-choices-no" }, &[]));
        }
        add("skills", self.skills());
        if let Some(minutes) = &variant.claims.minutes {
            add("minutes", self.say("glance-minutes-claimed", &[("minutes", self.words.range(minutes.value.0, minutes.value.1).into())]));
        }
        if let Some(country) = &variant.country {
            add("country", self.words.country(country));
        }
        if let Some(date) = &variant.date {
            add("date", self.words.dated(date));
        }
        facts
    }

    /// What one must be able to do.
    fn skills(&self) -> String {
        let rules = &self.variant.rules;
        let waits = rules.squares.all().iter().flat_map(SquareRule::waits).any(|wait| wait.turns.is_some());
        let adds = rules.all_dice().iter().any(|dice| dice.count() > 1) && rules.dice.each.value == EachDie::Sum;
        let skills = [
            adds.then(|| self.say("skill-add", &[])),
            Some(self.say("skill-count", &[("last", number(rules.last()))])),
            waits.then(|| self.say("skill-wait", &[])),
            rules.has_stakes().then(|| self.say("skill-pay", &[])),
        ];
        self.words.list(&skills.into_iter().flatten().collect::<Vec<_>>())
    }

    /// What it takes to play.
    pub(super) fn material(&self) -> Vec<String> {
        let rules = &self.variant.rules;
        let dice = self.words.dice(rules.dice.usual.value);
        let waits = rules.squares.all().iter().flat_map(SquareRule::waits).next().is_some();
        let material = [
            Some(self.say("material-board", &[("last", number(rules.last()))])),
            Some(capital(&dice)),
            Some(self.say("material-pawns", &[("n", rules.pawns.each.value.into())])),
            waits.then(|| self.say("material-counters", &[])),
            rules.has_stakes().then(|| self.say("material-stakes", &[])),
        ];
        material.into_iter().flatten().map(|says| sentence([says])).collect()
    }

    /// A turn, step by step.
    pub(super) fn turn(&self) -> Vec<String> {
        let rules = &self.variant.rules;
        let waits = || rules.squares.all().iter().flat_map(SquareRule::waits);
        let dice = rules.dice.usual.value;
        let throw = if rules.dice.each.value == EachDie::Pawn { "turn-throw-each" } else { "turn-throw" };
        let meets = rules.meeting.rule.value != Meeting::Share;
        let before = rules.meeting.order.value != MeetingOrder::AfterEffects;
        let again = rules.extra_throw.is_some() || rules.squares.all().iter().any(|rule| rule.gives_throw());
        let steps = [
            waits().any(|wait| wait.turns.is_some()).then_some("turn-wait"),
            waits().any(|wait| wait.turns.is_none()).then_some("turn-held"),
            Some(throw),
            (meets && before).then_some("turn-meet-first"),
            (!rules.squares.all().is_empty()).then_some("turn-square"),
            (meets && !before).then_some("turn-meet-last"),
            again.then_some("turn-again"),
            Some("turn-next"),
        ];
        let args = [("n", dice.count().into()), ("dice", self.words.dice(dice).into())];
        steps.into_iter().flatten().map(|id| self.say(id, &args)).collect()
    }

    /// Whether a statement is to be told: a silence only where it was not found to be harmless.
    fn is_told(&self, statement: &Statement<'_>) -> bool {
        if !statement.is_silent() {
            return true;
        }
        let square = self.key_of(statement);
        let found =
            self.worked.unsaid.iter().flatten().find(|unsaid| {
                statement.key == Some(unsaid.key.as_str()) && (unsaid.square.is_none() || unsaid.square.as_deref() == square)
            });
        statement.matters && !found.is_some_and(|unsaid| matches!(unsaid.matters, Matters::No { .. }))
    }

    /// What holds for the game as a whole, a sentence each.
    pub(super) fn told(&self, topic: Topic) -> Vec<String> {
        let minutes = self.variant.claims.minutes.as_ref().map(|minutes| &minutes.basis);
        let of_topic = self.list.iter().filter(|statement| statement.topic == topic && statement.rule.is_none());
        let told =
            of_topic.filter(|statement| self.is_told(statement) && minutes.is_none_or(|basis| !std::ptr::eq(basis, statement.basis)));
        told.map(|statement| sentence([signed(capital(&statement.says), statement.basis)])).collect()
    }

    /// The squares that send on by the same total, and the others.
    pub(super) fn squares(&self) -> (Vec<SquareRow>, Vec<SquareRow>) {
        let mut rules = self.variant.rules.squares.along();
        rules.retain(|(_, rule)| !rule.at.value.is_empty());
        let again = |rule: &SquareRule| matches!(rule.effect.motion.as_ref().map(|motion| &motion.value), Some(Motion::Again { .. }));
        let (geese, others): (Vec<_>, Vec<_>) = rules.into_iter().partition(|(_, rule)| again(rule));
        let rows = |rules: Vec<(RuleId, &SquareRule)>| rules.into_iter().map(|(id, rule)| self.square(id, rule)).collect();
        (rows(geese), rows(others))
    }

    fn square(&self, id: RuleId, rule: &SquareRule) -> SquareRow {
        let name = self.words.heading(rule);
        let does = self.words.does(rule).into_iter().map(|phrase| signed(phrase.says, phrase.basis));
        let each =
            matches!(rule.effect.motion.as_ref().map(|motion| &motion.value), Some(Motion::GoTo(Target::Each(pairs))) if pairs.len() > 1);
        let mut remember: Vec<String> = Vec::new();
        if rule.waits().any(|wait| wait.turns.is_some()) {
            remember.push(self.say("card-wait", &[]));
        }
        let own = self.list.iter().filter(|statement| statement.rule == Some(id.index()) && statement.question.is_some());
        remember.extend(own.filter(|statement| self.is_told(statement)).map(|statement| signed(statement.says.clone(), statement.basis)));
        remember.extend(self.distance(rule).filter(|_| remember.is_empty()));
        remember.dedup();
        SquareRow {
            icon: Kind::KNOWN.contains(&rule.kind).then(|| rule.kind.name().to_owned()),
            // Where the rule tells where each square leads, it tells the squares too.
            squares: if each { String::new() } else { commas(&rule.at.value) },
            name: signed(name, &rule.at.basis),
            rule: sentence(does),
            remember: sentence(remember),
        }
    }

    /// How far a square sends the pawn, where it is one square that sends to one.
    fn distance(&self, rule: &SquareRule) -> Option<String> {
        let motion = &rule.effect.motion.as_ref()?.value;
        let ([at], Motion::GoTo(target)) = (rule.at.value.as_slice(), motion) else { return None };
        match target {
            Target::Square(to) if *to > *at => Some(self.say("squares-on", &[("n", (to.number() - at.number()).into())])),
            Target::Square(to) if *to != self.variant.rules.begin() => {
                Some(self.say("squares-back", &[("n", (at.number() - to.number()).into())]))
            }
            Target::Start | Target::Square(_) if self.variant.rules.begin().is_start() => Some(self.say("before-square-one", &[])),
            _ => None,
        }
    }

    /// Where pawns end near the last square.
    pub(super) fn ends(&self) -> Option<Ends> {
        let ends = Finder::new(&self.variant.rules)?.last_squares(LAST_SQUARES)?;
        let rows = ends.rows.into_iter().map(|(from, to)| {
            let to = to.into_iter().map(|end| match end {
                Some((square, wins)) => End { square: self.words.place(square), wins },
                None => End { square: String::new(), wins: false },
            });
            EndsRow { from: from.to_string(), to: to.collect() }
        });
        (ends.totals.len() <= MOST_TOTALS).then(|| Ends { totals: ends.totals, rows: rows.collect() })
    }

    /// The worked turns: the variant’s own, and those that were chosen.
    pub(super) fn turns(&self) -> (Vec<Turn>, Vec<Turn>) {
        let examples = examples(self.variant, self.worked, self.words.texts);
        let figures = VariantFigures::new(self.variant, self.words.texts).with_examples(examples.clone());
        let mut told: Vec<Turn> = examples.iter().zip(1_usize..).map(|(example, number)| self.example(example, number, &figures)).collect();
        let chosen = told.split_off(self.variant.examples.len().min(told.len()));
        (told, chosen)
    }

    fn example(&self, example: &Example, number: usize, figures: &VariantFigures<'_>) -> Turn {
        let (texts, rules) = (self.words.texts, &self.variant.rules);
        let turns = replay(rules, example);
        let told = turns.iter().map(|turn| sentences(texts, rules, &example.given.names, turn).join(" "));
        let mover = example.turns.first().map_or(Seat::default(), |turn| turn.seat);
        let title = match example.say.is_empty() {
            true => given(&self.words, &example.given.names, &example.given.state, mover),
            false => self.words.text(&example.say),
        };
        let figure = format!("turn/{number}");
        let alt = figures.alt(&figure).unwrap_or_default();
        Turn { title, figure, alt, turns: told.collect(), sources: show::references(&example.sources) }
    }

    /// How long games last, from the figures.
    pub(super) fn length(&self) -> Option<Length> {
        let figured = self.worked.figures.as_ref()?;
        let figures = figured.figures();
        let (variant, texts) = (self.variant, self.words.texts);
        let page = OddsPage { words: self.words, figures: &figures };
        let charts = OddsCharts::new(variant, &figures, texts);
        let lang = texts.lang();
        let whole = |figure: Bounded| number_in(lang, Bounded::exact(figure.value.round()), figures.method, 0);
        let quantile = |share: f64| {
            let found = figures.turns.quantiles.iter().find(|(other, _)| *other == share);
            found.map(|(_, figure)| whole(*figure)).unwrap_or_default()
        };
        let seat = |seat: usize| figures.seats.get(seat).map(|chance| page.percent(*chance));
        Some(Length {
            players: self.say("with-players", &[("n", figures.players.into())]),
            exact: figured.exact,
            games: crate::texts::grouped(texts.lang(), figures.size),
            turns: page.number(figures.turns.mean),
            median: whole(figures.turns.median),
            low: quantile(0.1),
            high: quantile(0.9),
            throws: page.number(figures.throws.mean),
            fewest: figures.throws.fewest,
            first: seat(0),
            second: seat(1),
            block: page.block(),
            choices: figures.choices,
            chart: charts.describes("odds/length"),
            heat: charts.describes("odds/board"),
        })
    }

    /// What a question is about, where it is about squares: their name.
    fn of(&self, unsaid: &Unsaid) -> String {
        let rule = unsaid.square.as_ref().and_then(|key| self.variant.rules.squares.all().iter().find(|rule| rule.key == *key));
        let Some(rule) = rule else { return String::new() };
        capital(&self.words.called(rule))
    }

    /// Questions that are open, each once with the squares that it is about; those that nobody would ask are left out.
    pub(super) fn open(&self, wanted: impl Fn(&Matters) -> bool) -> Vec<String> {
        let asked = |unsaid: &&Unsaid| {
            let statement = self.list.iter().find(|statement| {
                statement.key == Some(unsaid.key.as_str())
                    && (unsaid.square.is_none() || self.key_of(statement) == unsaid.square.as_deref())
            });
            statement.is_some_and(|statement| statement.is_silent() && statement.matters)
        };
        let mut open: Vec<(&str, Vec<String>)> = Vec::new();
        for unsaid in self.worked.unsaid.iter().flatten().filter(|unsaid| wanted(&unsaid.matters)).filter(asked) {
            let of = self.of(unsaid);
            match open.iter_mut().find(|(key, _)| *key == unsaid.key) {
                Some((_, names)) => names.push(of),
                None => open.push((&unsaid.key, vec![of])),
            }
        }
        let told = open.into_iter().map(|(key, names)| {
            let asks = self.say(&question_id(key), &[]);
            match names.iter().all(String::is_empty) {
                true => asks,
                false => self.say("asks-of", &[("asks", asks.into()), ("names", names.join(", ").into())]),
            }
        });
        told.collect()
    }

    /// The key of the square that a statement is about.
    fn key_of(&self, statement: &Statement<'_>) -> Option<&'a str> {
        statement.rule.and_then(|index| self.variant.rules.squares.all().get(index)).map(|rule| rule.key.as_str())
    }

    /// The express summary: what each square does, in one line.
    pub(super) fn express(&self, card: &Card) -> Vec<Express> {
        let rows = card.groups.iter().chain(&card.rows);
        rows.map(|row| Express { squares: row.squares.clone(), name: row.name.clone(), does: lower(&row.does) }).collect()
    }

    /// A question that matters.
    pub(super) fn silent(&self, unsaid: &Unsaid) -> Option<Silent> {
        let Matters::Yes { answer, game } = &unsaid.matters else { return None };
        let told = game.get(self.words.texts.lang().code())?;
        Some(Silent {
            of: self.of(unsaid),
            asks: self.say(&question_id(&unsaid.key), &[]),
            usual: sentence([self.words.answer(&unsaid.key, &unsaid.usual)]),
            other: sentence([self.words.answer(&unsaid.key, answer)]),
            game: told.clone(),
        })
    }

    /// The conventions of the table, each with where it is announced.
    pub(super) fn conventions(&self) -> Vec<String> {
        let told = self.list.iter().filter(|statement| statement.is_table());
        let told = told.map(|statement| {
            let says = sentence([statement.says.clone()]);
            match &statement.squares {
                Some(_) => self.words.of_squares(&[show::squares(statement)], says),
                None => says,
            }
        });
        told.collect()
    }
}
