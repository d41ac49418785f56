//! The written form of what a variant plays, from which its mark is made.
//!
//! One line per rule, in a fixed order, in ASCII, each line with its end; a line for each square that does something, however the file
//! groups them. What a file leaves unsaid stands here as the usual reading that is played, so that saying it changes
//! nothing; a target is the square that it leads to. What no turn can show (the order of meetings where nobody meets) is left
//! out.
//!
//! This form is a promise to cards that are in drawers. A rule that the language learns later writes its line only
//! where it is not what was played before it; no line ever changes its spelling.

use std::fmt::Write as _;

use crate::rules::{
    Condition, Distance, Effect, Meeting, Motion, Occupied, PaidBy, PayTo, Payments, Policy, Release, Ruled, Rules, SquareRule, Target,
    ThrowTest, Wait,
};
use crate::variant::Variant;
use crate::vocab::Square;

/// The first line: the form itself.
const HEAD: &str = "goosebook rules 1";

/// What a variant plays, one line per rule.
pub fn canonical(variant: &Variant) -> String {
    let rules = &variant.rules;
    let mut page = Page { text: String::new(), rules };
    page.line(HEAD);
    let players = &variant.players;
    let most = players.max.as_ref().map_or("any".to_owned(), |most| most.value.to_string());
    page.line(&format!("players {} {most}", players.min.value));
    page.policy(players.first.value);
    page.material();
    page.first_throw();
    for number in 0..=rules.last().number() {
        let Some(square) = Square::new(number) else { continue };
        if let Some((_, rule)) = rules.squares.at(square) {
            let does = page.square(rule, square);
            // A square that is only named plays like any other.
            if !does.is_empty() {
                page.line(&format!("square {square}{does}"));
            }
        }
    }
    page.policy(rules.chaining.value);
    page.meeting();
    page.policy(rules.finish.overshoot.value);
    page.policy(rules.finish.dice.value);
    page.policy(rules.finish.then.value);
    if let Some(extra) = &rules.extra_throw {
        page.line(&format!("extra_throw {}", shows(&extra.on.value)));
        if let Some(streak) = &extra.streak {
            page.line(&format!("streak {}", streak.value));
            page.policy(extra.streak_ends.value);
        }
    }
    if let Some(ante) = rules.ante.as_ref().filter(|ante| ante.value != 0) {
        page.line(&format!("ante {}", ante.value));
    }
    page.text
}

struct Page<'a> {
    text: String,
    rules: &'a Rules,
}

impl Page<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn policy<P: Policy>(&mut self, answer: P) {
        self.line(&format!("{} {}", P::KEY, answer.name()));
    }

    /// Dice, track and pawns.
    fn material(&mut self) {
        let dice = &self.rules.dice;
        self.line(&format!("dice {}", dice.usual.value));
        if let Some(or) = &dice.or {
            self.line(&format!("dice.or {}", or.value));
        }
        let mut from: Vec<_> = dice.from.iter().map(|from| from.value).collect();
        from.sort_by_key(|(square, _)| *square);
        for (square, dice) in from {
            self.line(&format!("dice.from {square} {dice}"));
        }
        self.policy(dice.each.value);
        let track = &self.rules.track;
        self.line(&format!("track {} {}", track.begin.value, track.last.value));
        self.policy(track.start.value);
        if let Some(enter) = &track.enter {
            self.line(&format!("enter {}", shows(&enter.value)));
        }
        self.line(&format!("pawns {}", self.rules.pawns.each.value));
        if let Some(from) = &self.rules.pawns.from_players {
            self.line(&format!("pawns.from {} {}", from.value.0, from.value.1));
        }
    }

    fn first_throw(&mut self) {
        let first = &self.rules.first_throw;
        if first.exceptions.is_empty() {
            return;
        }
        self.policy(first.scope.value);
        self.policy(first.occupied.value);
        // In order: the first that the throw shows holds.
        for exception in &first.exceptions {
            let to = exception.to.as_ref().map_or("stays".to_owned(), |to| to.value.to_string());
            self.line(&format!("first_throw {} {to}", shows(&exception.test)));
        }
    }

    fn meeting(&mut self) {
        let meeting = &self.rules.meeting;
        self.policy(meeting.rule.value);
        if meeting.rule.value != Meeting::Share {
            self.policy(meeting.order.value);
            self.policy(meeting.must.value);
            self.policy(meeting.displaced.value);
            self.line(&format!("meeting.pay {} {}", meeting.mover_pays.value, meeting.met_pays.value));
            if let Some(exempt) = &meeting.exempt {
                let mut squares: Vec<Square> = exempt.value.clone();
                squares.sort_unstable();
                squares.dedup();
                let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
                self.line(&format!("meeting.exempt {}", squares.join(" ")));
            }
        }
        if meeting.rule.value == Meeting::Shift {
            self.line(&format!("meeting.moves {} {}", meeting.mover_moves.value, meeting.met_moves.value));
        }
    }

    /// All that a square does, each thing behind a space.
    fn square(&self, rule: &SquareRule, at: Square) -> String {
        let place = Place { rules: self.rules, rule, at };
        let mut does = String::new();
        if rule.occupied.value != Occupied::USUAL {
            let _ = write!(does, " shared={}", rule.occupied.value.name());
        }
        if let Some(capacity) = &rule.capacity {
            let _ = write!(does, " capacity={}", capacity.value);
        }
        if let Some(dice) = &rule.next_dice {
            let _ = write!(does, " next={}", dice.value);
        }
        does += &place.effect(&rule.effect);
        // In order: the first that holds.
        for case in &rule.cases {
            let _ = write!(does, " if({}){{{}}}", condition(case.when), place.effect(&case.effect));
        }
        // What one may choose from has no order; what an option is called is no rule.
        let mut options: Vec<String> = rule.choose.iter().map(|choice| place.effect(&choice.effect)).collect();
        options.sort();
        for option in options {
            let _ = write!(does, " or{{{option}}}");
        }
        does
    }
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::Throw(test) => format!("throw {}", shows(&test)),
        other => other.to_string(),
    }
}

/// What a throw must show; faces from the smallest on, since they are the same throw in any order.
fn shows(test: &ThrowTest) -> String {
    match test {
        ThrowTest::Faces(throw) => {
            let mut faces = throw.faces().to_vec();
            faces.sort_unstable();
            faces.iter().map(u8::to_string).collect::<Vec<_>>().join("+")
        }
        other => other.to_string(),
    }
}

/// A square, for what leads away from it.
struct Place<'a> {
    rules: &'a Rules,
    rule: &'a SquareRule,
    at: Square,
}

impl Place<'_> {
    fn effect(&self, effect: &Effect) -> String {
        let mut does = payments(&effect.pay);
        if effect.send_others.as_ref().is_some_and(|send| send.value) {
            does += " send_others";
        }
        if effect.gives_throw() {
            does += " throw_again";
        }
        if let Some(motion) = &effect.motion {
            does += &self.motion(&motion.value);
        }
        if let Some(wait) = &effect.wait {
            does += &self.wait(wait);
        }
        does
    }

    fn motion(&self, motion: &Motion) -> String {
        match motion {
            Motion::Again { after_bounce, heading, times, must } => format!(
                " again(after_bounce={} heading={} times={} must={})",
                after_bounce.value.name(),
                heading.value.name(),
                times.value.name(),
                must.value.name()
            ),
            Motion::GoTo(target) => format!(" go_to={}", self.target(target)),
            Motion::MoveBy(Distance::Squares(squares)) => format!(" move={squares}"),
            Motion::MoveBy(Distance::Totals(totals)) => format!(" move_totals={totals}"),
        }
    }

    /// The square that a target means from here, however the file names it.
    fn target(&self, target: &Target) -> String {
        self.rules.leads_to(self.rule, target, self.at).map_or("origin".to_owned(), |square| square.to_string())
    }

    fn wait(&self, wait: &Wait) -> String {
        let turns = wait.turns.as_ref().map_or("held".to_owned(), |turns| turns.value.to_string());
        let mut does = format!(" wait({turns}");
        // Of two throws the first that shows holds; what else ends a wait has no order.
        let mut releases: Vec<&Release> = wait.release.iter().map(|release| &release.value).collect();
        releases.sort_by_cached_key(|release| match release {
            Release::Throw { .. } => (1, String::new()),
            other => (0, format!("{other:?}")),
        });
        for release in releases {
            does += &match release {
                Release::Arrival => " until=arrival".to_owned(),
                Release::Passing => " until=passing".to_owned(),
                Release::Throw { test, go_to: None } => format!(" until=throw[{}]", shows(test)),
                Release::Throw { test, go_to: Some(to) } => format!(" until=throw[{}]to[{to}]", shows(test)),
                Release::OtherThrows(test) => format!(" until=other[{}]", shows(test)),
                Release::Paying(stakes) => format!(" until=pay[{stakes}]"),
            };
        }
        if wait.ends_by_arrival() {
            let _ = write!(does, " to={}", wait.release_to.value.name());
        }
        if self.rules.has_several_pawns() {
            let _ = write!(does, " scope={}", wait.scope.value.name());
        }
        does + ")"
    }
}

fn payments(pay: &Payments) -> String {
    if !pay.any() {
        return String::new();
    }
    let stakes = |stakes: &Option<Ruled<i64>>| stakes.as_ref().map_or(0, |stakes| stakes.value);
    let to = pay.to.as_ref().map_or(PayTo::USUAL, |to| to.value);
    // Only the answer that is not usual, so that cards printed before the question was asked stay true.
    let by = if pay.by() == PaidBy::USUAL || stakes(&pay.released) == 0 { String::new() } else { format!(" by={}", pay.by().name()) };
    format!(" pay({} {} {} {}{by})", stakes(&pay.arrival), stakes(&pay.missed_turn), stakes(&pay.released), to.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_is_kept() {
        // Changing what is written here makes every printed card look outdated.
        let variant = crate::check::embedded("classique-mises").unwrap().variant.unwrap();
        insta::assert_snapshot!(canonical(&variant));
        assert!(canonical(&variant).is_ascii());
    }
}
