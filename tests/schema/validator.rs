//! JSON Schema, as much of draft 7 as the schema of variants uses. A keyword that is not known here fails the test.

use regex_lite::Regex;
use serde_json::Value;

/// Whether the schema takes the value.
pub fn takes(root: &Value, schema: &Value, value: &Value) -> bool {
    let Some(schema) = schema.as_object() else { return schema.as_bool().unwrap() };
    if let Some(name) = schema.get("$ref") {
        let name = name.as_str().unwrap().strip_prefix("#/definitions/").unwrap();
        return takes(root, &root["definitions"][name], value);
    }
    schema.iter().all(|(keyword, of)| match keyword.as_str() {
        "$schema"
        | "$id"
        | "title"
        | "description"
        | "markdownDescription"
        | "enumDescriptions"
        | "markdownEnumDescriptions"
        | "definitions"
        | "then"
        | "else" => true,
        "patternProperties" | "additionalProperties" if schema.contains_key("properties") => true,
        "type" => match of {
            Value::Array(types) => types.iter().any(|one| is(one, value)),
            one => is(one, value),
        },
        "enum" => of.as_array().unwrap().contains(value),
        "pattern" => value.as_str().is_none_or(|text| matches(of, text)),
        "minimum" => value.as_i64().is_none_or(|number| number >= of.as_i64().unwrap()),
        "maximum" => value.as_i64().is_none_or(|number| number <= of.as_i64().unwrap()),
        "minItems" => value.as_array().is_none_or(|items| items.len() as u64 >= of.as_u64().unwrap()),
        "maxItems" => value.as_array().is_none_or(|items| items.len() as u64 <= of.as_u64().unwrap()),
        "minProperties" => value.as_object().is_none_or(|map| map.len() as u64 >= of.as_u64().unwrap()),
        "maxProperties" => value.as_object().is_none_or(|map| map.len() as u64 <= of.as_u64().unwrap()),
        "items" => value.as_array().is_none_or(|items| items.iter().all(|item| takes(root, of, item))),
        "required" => value.as_object().is_none_or(|map| of.as_array().unwrap().iter().all(|key| map.contains_key(key.as_str().unwrap()))),
        "anyOf" => of.as_array().unwrap().iter().any(|one| takes(root, one, value)),
        "if" => {
            let branch = if takes(root, of, value) { "then" } else { "else" };
            schema.get(branch).is_none_or(|branch| takes(root, branch, value))
        }
        "properties" => value.as_object().is_none_or(|map| {
            map.iter().all(|(key, value)| {
                let named = of.get(key);
                let patterns = schema.get("patternProperties").and_then(Value::as_object);
                let matching: Vec<&Value> = patterns
                    .into_iter()
                    .flatten()
                    .filter(|(pattern, _)| matches(&Value::from(pattern.as_str()), key))
                    .map(|(_, of)| of)
                    .collect();
                let mut all = named.into_iter().chain(matching.iter().copied());
                match named.is_none() && matching.is_empty() {
                    true => schema.get("additionalProperties").is_none_or(|of| takes(root, of, value)),
                    false => all.all(|of| takes(root, of, value)),
                }
            })
        }),
        "additionalProperties" => value.as_object().is_none_or(|map| map.values().all(|value| takes(root, of, value))),
        other => panic!("the test does not know `{other}`"),
    })
}

fn matches(pattern: &Value, text: &str) -> bool {
    Regex::new(pattern.as_str().unwrap()).unwrap().is_match(text)
}

fn is(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64(),
        "number" => value.is_number(),
        other => panic!("no type is called {other}"),
    }
}
