//! The language as a JSON Schema, for editors.
//!
//! Draft 7, which every editor knows. Structure only: that a square is on the board, that an example holds, the checker
//! tells.

use serde_json::{Map, Value as Json, json};

use super::{FILE, Key, Names, Section, VERSION, Value, sections};
use crate::finding::{Level, rules};
use crate::rules::Kind;
use crate::variant::extend::OWN;
use crate::vocab::{MAX_DICE, MAX_FACES};

/// The address under which the schema is known; nothing need be there.
const ID: &str = "https://goosebook.example/variant.schema.json";

/// What can be thrown, in words, as a pattern.
const TEST: &str = "(double|double +[0-9]+|total +[0-9]+|face +[0-9]+)";

/// A name, as a pattern.
const NAME: &str = "^[a-z0-9][a-z0-9_-]{0,63}$";

/// The JSON Schema of variant files.
pub fn schema() -> Json {
    let merged = mergeable();
    let is_merged = |section: &Section| merged.contains(&section.place);
    let mut definitions: Map<String, Json> = sections()
        .into_iter()
        .filter(|section| section.place != FILE.place)
        .map(|it| (it.id().to_owned(), of_section(it, is_merged(it))))
        .collect();
    definitions.insert("references".to_owned(), references());
    let mut schema = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": ID,
        "title": "goosebook variant",
    });
    let mut file = of_section(&FILE, true);
    let own: Vec<&str> = FILE.keys().filter(|key| key.must && OWN.contains(&key.name)).map(|key| key.name).collect();
    if let (Some(schema), Some(file)) = (schema.as_object_mut(), file.as_object_mut()) {
        schema.append(file);
        schema.insert("required".to_owned(), json!(own));
        // What a file takes over it need not say.
        schema.insert("if".to_owned(), json!({ "required": ["extends"] }));
        schema.insert("else".to_owned(), needs(&FILE).unwrap_or_default());
        schema.insert("definitions".to_owned(), Json::Object(definitions));
    }
    schema
}

/// The mappings that a file can change key by key in the variant that it extends: those within no list.
fn mergeable() -> Vec<&'static str> {
    fn of(value: &'static Value, merged: &mut Vec<&'static str>) {
        match value {
            Value::Any(forms) => forms.iter().for_each(|form| of(form, merged)),
            Value::OneOrMore(one) => of(one, merged),
            Value::Map(section) if !merged.contains(&section.place) => {
                merged.push(section.place);
                section.keys().for_each(|key| of(&key.value, merged));
                if let Some((_, value)) = &section.others {
                    of(value, merged);
                }
            }
            _ => {}
        }
    }
    let mut merged = vec![FILE.place];
    FILE.keys().filter(|key| !OWN.contains(&key.name)).for_each(|key| of(&key.value, &mut merged));
    merged
}

/// What must be there in a mapping and in those within it, where nothing is taken over.
fn needs(section: &'static Section) -> Option<Json> {
    let mut needs = Map::new();
    let must: Vec<&str> = section.keys().filter(|key| key.must).map(|key| key.name).collect();
    if !must.is_empty() {
        needs.insert("required".to_owned(), json!(must));
    }
    if !section.one_of.is_empty() {
        needs.insert("anyOf".to_owned(), section.one_of.iter().map(|key| must_have(section, key)).collect());
    }
    let inner = |value: &'static Value| match value {
        Value::Map(section) => needs_of(section),
        Value::Any(forms) => forms.iter().find_map(|form| if let Value::Map(section) = form { needs_of(section) } else { None }),
        _ => None,
    };
    let within: Map<String, Json> = section
        .keys()
        .filter(|key| section.place != FILE.place || !OWN.contains(&key.name))
        .filter_map(|key| Some((key.name.to_owned(), inner(&key.value)?)))
        .collect();
    if !within.is_empty() {
        needs.insert("properties".to_owned(), Json::Object(within));
    }
    if let Some(each) = section.others.as_ref().and_then(|(_, value)| inner(value)) {
        needs.insert("additionalProperties".to_owned(), each);
    }
    (!needs.is_empty()).then_some(Json::Object(needs))
}

/// A key of which one must be there. A list of pairs names the squares; the same key with one square does not.
fn must_have(section: &Section, key: &str) -> Json {
    match section.key(key).map(|key| key.value) {
        Some(Value::Any(forms))
            if forms.iter().any(|form| matches!(form, Value::Map(Section { others: Some((Names::Squares, _)), .. }))) =>
        {
            json!({ "required": [key], "properties": { key: { "type": "object" } } })
        }
        _ => json!({ "required": [key] }),
    }
}

/// The same for a mapping that can also be something else: it holds for a mapping only.
fn needs_of(section: &'static Section) -> Option<Json> {
    let needs = needs(section)?;
    Some(json!({ "if": { "type": "object" }, "then": needs }))
}

fn of_section(section: &'static Section, merged: bool) -> Json {
    let mut properties: Map<String, Json> = section.keys().map(|key| (key.name.to_owned(), of_key(section, key, merged))).collect();
    if section.sourced {
        properties.insert("source".to_owned(), source_of(section));
    }
    let mut schema = Map::new();
    schema.insert("type".to_owned(), json!("object"));
    describe(&mut schema, section.says);
    let mut others = json!(false);
    if let Some((names, value)) = &section.others {
        let value = or_nothing(of_value(value), merged);
        match names {
            Names::People => others = value,
            names => {
                for name in known(*names) {
                    properties.insert(name.to_owned(), value.clone());
                }
                schema.insert("patternProperties".to_owned(), json!({ pattern(*names): value }));
            }
        }
    }
    schema.insert("properties".to_owned(), Json::Object(properties));
    schema.insert("additionalProperties".to_owned(), others);
    if section.single {
        // One other key, whichever of its own stand beside it.
        let own = section.keys().map(|key| key.name).collect::<Vec<_>>();
        schema.insert("if".to_owned(), json!({ "required": own }));
        schema.insert("then".to_owned(), json!({ "minProperties": own.len() + 1, "maxProperties": own.len() + 1 }));
        schema.insert("else".to_owned(), json!({ "minProperties": 1, "maxProperties": 1 }));
    }
    if !merged && let Some(Json::Object(mut needs)) = needs(section) {
        // Those of the mappings within stand with these.
        needs.retain(|key, _| key == "required" || key == "anyOf");
        schema.append(&mut needs);
    }
    Json::Object(schema)
}

/// The keys that an editor can propose where names are free.
fn known(names: Names) -> Vec<&'static str> {
    match names {
        Names::Kinds => Kind::KNOWN.iter().map(Kind::name).collect(),
        Names::Conditions => vec!["occupied", "free", "nobody_behind", "throw double"],
        Names::Names | Names::Squares | Names::Players | Names::People => Vec::new(),
    }
}

fn pattern(names: Names) -> String {
    match names {
        Names::Kinds | Names::Names => NAME.to_owned(),
        Names::Squares | Names::Players => "^[0-9]{1,3}$".to_owned(),
        Names::Conditions => format!("^throw +{TEST}$"),
        Names::People => String::new(),
    }
}

fn of_key(section: &Section, key: &'static Key, merged: bool) -> Json {
    let mut forms = forms_of(&key.value);
    if key.ruled {
        let is = one_of(forms.clone());
        let reference = json!({ "$ref": "#/definitions/references" });
        forms.push(json!({
            "type": "object",
            "description": "The long form: the value, and where it comes from.",
            "properties": { "is": is, "source": { "anyOf": [reference.clone(), { "type": "object", "minProperties": 1, "properties": { "rule": reference, "is": reference }, "additionalProperties": false }] } },
            "required": ["is"],
            "additionalProperties": false,
        }));
    }
    let own = section.place == FILE.place && OWN.contains(&key.name);
    let mut schema = match or_nothing(one_of(forms), merged && !own) {
        Json::Object(schema) => schema,
        other => return other,
    };
    let sample = if key.sample.is_empty() { String::new() } else { format!("\n\nExample: `{}: {}`", key.name, key.sample) };
    describe(&mut schema, &format!("{}{sample}", key.says()));
    Json::Object(schema)
}

/// The value, or `~`: what the variant below says is taken away.
fn or_nothing(schema: Json, merged: bool) -> Json {
    if !merged {
        return schema;
    }
    let mut forms = match schema {
        Json::Object(mut map) if map.len() == 1 && map.contains_key("anyOf") => match map.remove("anyOf") {
            Some(Json::Array(forms)) => forms,
            _ => Vec::new(),
        },
        schema => vec![schema],
    };
    forms.push(json!({ "type": "null", "description": "Takes away what the variant that this one extends says." }));
    one_of(forms)
}

fn one_of(mut forms: Vec<Json>) -> Json {
    match forms.len() {
        1 => forms.remove(0),
        _ => json!({ "anyOf": forms }),
    }
}

fn of_value(value: &'static Value) -> Json {
    one_of(forms_of(value))
}

fn forms_of(value: &'static Value) -> Vec<Json> {
    let one = match value {
        Value::Any(forms) => return forms.iter().flat_map(forms_of).collect(),
        Value::OneOrMore(one) => {
            let mut forms = forms_of(one);
            forms.push(json!({ "type": "array", "minItems": 1, "items": of_value(one) }));
            return forms;
        }
        Value::Throw => {
            let face = of_value(&Value::Whole(super::A_FACE));
            return vec![json!({ "type": "array", "items": face, "minItems": 1, "maxItems": MAX_DICE }), face];
        }
        Value::ThrowTest => {
            let faces = forms_of(&Value::Throw).swap_remove(0);
            let words = json!({ "type": "string", "enum": ["double", "double 6", "total 9", "face 6"] });
            return vec![words, json!({ "type": "string", "pattern": format!("^ *{TEST} *$") }), faces];
        }
        Value::Target => {
            let kinds = Kind::KNOWN.iter().map(Kind::name).flat_map(|kind| [format!("next {kind}"), format!("previous {kind}")]);
            let words: Vec<String> = ["start", "finish", "origin", "other"].map(str::to_owned).into_iter().chain(kinds).collect();
            let own = json!({ "type": "string", "pattern": "^(next|previous) .*$" });
            return vec![of_value(&Value::Whole(super::A_SQUARE)), json!({ "type": "string", "enum": words }), own];
        }
        Value::Text => json!({ "type": ["string", "number"], "pattern": "[^ \\t\\n]" }),
        Value::Version => json!({ "enum": [VERSION.parse::<u32>().unwrap_or_default()] }),
        Value::Name => json!({ "type": ["string", "integer"], "pattern": NAME, "minimum": 0 }),
        Value::Kind => {
            let kinds: Vec<&str> = Kind::KNOWN.iter().map(Kind::name).collect();
            return vec![json!({ "type": "string", "enum": kinds }), of_value(&Value::Name)];
        }
        Value::Address => json!({ "type": "string", "pattern": "^https?://[^ ]+$" }),
        Value::Day => json!({ "type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }),
        Value::Country => json!({ "type": "string", "pattern": "^[A-Za-z]{2}$" }),
        Value::Code => {
            let codes: Vec<&str> = rules::ALL.iter().filter(|rule| rule.level != Level::Error).map(|rule| rule.code).collect();
            json!({ "type": "string", "enum": codes })
        }
        Value::Whole(range) => json!({ "type": "integer", "minimum": range.least, "maximum": range.most }),
        Value::YesNo => json!({ "type": "boolean" }),
        Value::OneOf(words) => words_of(words.iter().map(|word| (word.name, word.says.to_owned()))),
        Value::Policy(axis) => {
            let axis = axis();
            let usual = |name: &str| if name == axis.usual { " (the usual reading)" } else { "" };
            words_of((axis.answers)().into_iter().map(|(name, does)| (name, format!("{}{}", does.trim(), usual(name)))))
        }
        Value::Dice => {
            let numbers = |from: usize, to: usize| (from..=to).map(|number| number.to_string()).collect::<Vec<_>>().join("|");
            json!({ "type": "string", "pattern": format!("^({})d({})$", numbers(1, MAX_DICE), numbers(2, usize::from(MAX_FACES))) })
        }
        Value::References => json!({ "$ref": "#/definitions/references" }),
        Value::List(one) => json!({ "type": "array", "items": of_value(one) }),
        Value::Pair(one) => json!({ "type": "array", "items": of_value(one), "minItems": 2, "maxItems": 2 }),
        Value::Map(section) => json!({ "$ref": format!("#/definitions/{}", section.id()) }),
    };
    vec![one]
}

/// A few words, each with what it says: `true` and `false` among them are no texts.
fn words_of<'w>(words: impl Iterator<Item = (&'w str, String)>) -> Json {
    let word = |name: &str| match name {
        "true" => json!(true),
        "false" => json!(false),
        name => json!(name),
    };
    let (names, says): (Vec<Json>, Vec<String>) = words.map(|(name, says)| (word(name), says)).unzip();
    json!({ "enum": names, "enumDescriptions": says, "markdownEnumDescriptions": says })
}

/// One text, or several: a source, one clause of it, or the table.
fn references() -> Json {
    let one = json!({ "type": ["string", "integer"], "pattern": "[^ ]" });
    json!({
        "description": "Where it comes from: a source, `source/clause`, or `table` for a convention of your own table; or a list.",
        "anyOf": [one, { "type": "array", "items": one }],
    })
}

/// The `source` of a rule: for all of its values, or for each by its name.
fn source_of(section: &'static Section) -> Json {
    let reference = || json!({ "$ref": "#/definitions/references" });
    let rule = (section.key("rule").is_none()).then_some("rule");
    let each: Map<String, Json> = section.keys().map(|key| key.name).chain(rule).map(|name| (name.to_owned(), reference())).collect();
    let mut schema = Map::new();
    describe(
        &mut schema,
        "Where the rule comes from: a source, `source/clause`, or `table`; or each value's by its name, `rule` for the others.",
    );
    schema.insert(
        "anyOf".to_owned(),
        json!([reference(), { "type": "object", "minProperties": 1, "properties": each, "additionalProperties": false }]),
    );
    Json::Object(schema)
}

/// The text that an editor shows; with marks where it can show those.
fn describe(schema: &mut Map<String, Json>, text: &str) {
    schema.insert("description".to_owned(), json!(text));
    schema.insert("markdownDescription".to_owned(), json!(text));
}
