// The schema before a validator that knows all of JSON Schema: it is one, it takes every sound file, and refuses a bad one.
//
//     node validate.mjs folder/with/node_modules path/to/goosebook.schema.json

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [modules, schema] = process.argv.slice(2);
const require = createRequire(join(modules, "package.json"));
const Ajv = require("ajv");
const YAML = require("yaml");

// `enumDescriptions` and the like are words for editors.
const ajv = new (Ajv.default ?? Ajv)({ strict: false, allErrors: true });
const takes = ajv.compile(JSON.parse(readFileSync(schema, "utf8")));
const root = new URL("../../", import.meta.url).pathname;
let failed = 0;

function must(folder, name) {
  const value = YAML.parse(readFileSync(join(root, folder, name), "utf8"), { uniqueKeys: false });
  if (takes(value)) return;
  failed += 1;
  const why = (takes.errors ?? []).slice(0, 5).map((error) => `${error.instancePath} ${error.message}`);
  console.log(`FAIL ${folder}/${name} is refused: ${why.join("; ")}`);
}

let count = 0;
for (const folder of ["variants", "tests/variants", "tests/good"]) {
  for (const name of readdirSync(join(root, folder)).filter((name) => name.endsWith(".yaml"))) {
    must(folder, name);
    count += 1;
  }
}
const sound = { goosebook: 1, id: "maison", title: "Maison", track: { squares: 63 }, squares: { inn: { at: 19, miss: 1 } } };
const bad = [
  { ...sound, metting: { rule: "swap" } },
  { ...sound, goosebook: 2 },
  { ...sound, id: "À la maison" },
  { ...sound, track: {} },
  { ...sound, track: { squares: "63" } },
  { ...sound, squares: { inn: { miss: 1 } } },
  { ...sound, squares: { inn: { at: 19, miss: 0 } } },
  { ...sound, finish: { overshoot: "bonce" } },
];
for (const [index, value] of [sound, ...bad].entries()) {
  if (takes(value) === (index === 0)) continue;
  failed += 1;
  console.log(`FAIL ${JSON.stringify(value)}`);
}
console.log(`${count} files before the schema, ${failed} wrong`);
process.exitCode = failed === 0 && count > 0 ? 0 : 1;
