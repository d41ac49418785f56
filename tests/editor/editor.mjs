// What an editor shows to somebody who writes a variant file: yaml-language-server, asked over its standard input.
//
//     node editor.mjs path/to/yaml-language-server path/to/goosebook.schema.json
//
// Each question is asked at the place of a `|` in a few lines of YAML.

import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [program, schema] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "editor-"));
copyFileSync(schema, join(folder, "goosebook.schema.json"));

const server = spawn(process.execPath, [program, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = new Map();
const diagnostics = new Map();
let buffer = Buffer.alloc(0);
let last = 0;

function send(message) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function ask(method, params) {
  const id = ++last;
  send({ id, method, params });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function answered(message) {
  if (message.method === undefined) {
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    return message.error ? reject(new Error(JSON.stringify(message.error))) : resolve(message.result);
  }
  if (message.method === "textDocument/publishDiagnostics") {
    const { uri, diagnostics: found } = message.params;
    diagnostics.get(uri)?.(found.map((one) => one.message));
  } else if (message.id !== undefined) {
    // The server asks for its settings, or registers what it can do.
    const result = message.method === "workspace/configuration" ? message.params.items.map(() => null) : null;
    send({ id: message.id, result });
  }
}

server.stdout.on("data", (chunk) => {
  buffer = Buffer.concat([buffer, chunk]);
  for (;;) {
    const end = buffer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/Content-Length: (\d+)/i.exec(buffer.subarray(0, end).toString())[1]);
    if (buffer.length < end + 4 + length) return;
    const body = buffer.subarray(end + 4, end + 4 + length).toString();
    buffer = buffer.subarray(end + 4 + length);
    answered(JSON.parse(body));
  }
});

let documents = 0;

/** Opens a file with these lines; its address and the place of the mark. */
function open(lines) {
  const marked = `# yaml-language-server: $schema=goosebook.schema.json\n${lines}`;
  const at = marked.indexOf("|");
  const text = marked.replace("|", "");
  const before = (at < 0 ? "" : marked.slice(0, at)).split("\n");
  const uri = pathToFileURL(join(folder, `variant${++documents}.yaml`)).href;
  send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "yaml", version: 1, text } } });
  return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1).length } };
}

const proposals = async (lines) => (await ask("textDocument/completion", open(lines))).items;
const labels = async (lines) => (await proposals(lines)).map((item) => item.label);
const hover = async (lines) => JSON.stringify(await ask("textDocument/hover", open(lines)));

function faults(lines) {
  return new Promise((resolve) => {
    const uri = pathToFileURL(join(folder, `variant${documents + 1}.yaml`)).href;
    diagnostics.set(uri, resolve);
    open(lines);
  });
}

let failed = 0;

function must(what, holds, found) {
  console.log(`${holds ? "ok  " : "FAIL"} ${what}${holds ? "" : `: ${JSON.stringify(found)}`}`);
  failed += holds ? 0 : 1;
}

function has(what, found, ...wanted) {
  must(what, wanted.every((one) => found.includes(one)), found);
}

const HEAD = "goosebook: 1\nid: maison\ntitle: Maison\ntrack: { squares: 63 }\n";

async function all() {
  await ask("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {
      textDocument: {
        completion: { completionItem: { documentationFormat: ["markdown"], snippetSupport: true } },
        hover: { contentFormat: ["markdown"] },
      },
    },
    initializationOptions: {},
  });
  send({ method: "initialized", params: {} });
  send({
    method: "workspace/didChangeConfiguration",
    params: { settings: { yaml: { completion: true, hover: true, validate: true, schemaStore: { enable: false } } } },
  });

  has("keys of a file", await labels(`${HEAD}|`), "squares", "meeting", "finish", "first_throw");
  has("known squares", await labels(`${HEAD}squares:\n  |`), "goose", "bridge", "inn", "prison");
  has("keys of a square", await labels(`${HEAD}squares:\n  inn:\n    at: 19\n    |`), "miss", "go_to", "shared", "hold_until");
  has("keys of a square with a name of its own", await labels(`${HEAD}squares:\n  mill:\n    at: 19\n    |`), "miss", "name");
  has("answers of a policy", await labels(`${HEAD}finish:\n  overshoot: |`), "bounce", "stay", "win");
  has("answers of a policy of squares", await labels(`${HEAD}squares:\n  goose:\n    at: 5\n    after_bounce: |`), "keep", "forward", "none");
  has("answers of a policy that stands alone", await labels(`${HEAD}chaining: |`), "stop", "until_stable");
  has("what releases", await labels(`${HEAD}squares:\n  well:\n    at: 31\n    hold_until: |`), "arrival", "passing", "nothing");
  has("yes and no", await labels(`${HEAD}squares:\n  well:\n    at: 31\n    shared: |`), "true", "false");
  const answer = (await proposals(`${HEAD}meeting:\n  rule: |`)).find((item) => item.label === "swap");
  has("an answer is explained", JSON.stringify(answer ?? null), "change places");

  has("hover on a key", await hover(`${HEAD}squares:\n  inn:\n    at: 19\n    mi|ss: 1\n`), "misses");
  has("hover on a policy", await hover(`${HEAD}finish:\n  over|shoot: bounce\n`), "past the last square", "surplus");
  has("hover on a section", await hover(`${HEAD}mee|ting: { rule: swap }\n`), "where another stands");

  const sound = await faults(`${HEAD}squares:\n  inn: { at: 19, miss: 1, shared: true }\nmeeting: { rule: swap }\n`);
  must("a sound file has no fault", sound.length === 0, sound);
  has("an unknown key", (await faults(`${HEAD}squares:\n  inn: { at: 19, mis: 1 }\n`)).join(" "), "mis");
  has("an unknown key of the file", (await faults(`${HEAD}metting: { rule: swap }\n`)).join(" "), "metting");
  const unknown = await faults(`${HEAD}finish: { overshoot: bonce }\n`);
  must("an unknown answer", unknown.length > 0, unknown);
  const nowhere = await faults(`${HEAD}squares:\n  inn: { miss: 1 }\n`);
  must("a square that is nowhere", nowhere.length > 0, nowhere);
  const taken = await faults("goosebook: 1\nid: maison\ntitle: Maison\nextends: famille\nsquares:\n  well: { miss: ~, hold_until: arrival }\n  prison: ~\n");
  must("what is taken over need not be said, and can be taken away", taken.length === 0, taken);
}

const late = setTimeout(() => {
  console.log("FAIL no answer within a minute");
  finish(1);
}, 60_000);

function finish(status) {
  clearTimeout(late);
  server.kill();
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = status;
}

all().then(
  () => finish(failed === 0 ? 0 : 1),
  (error) => {
    console.log(`FAIL ${error.message}`);
    finish(1);
  },
);
