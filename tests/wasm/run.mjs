// The library as WebAssembly must say what the program says: node run.mjs MODULE PROGRAM
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";

const [path, program] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
// No clock, no chance, no files: a page gives it nothing.
assert.deepEqual(WebAssembly.Module.imports(module), []);
const { exports: library } = new WebAssembly.Instance(module, {});

function ask(name, ...fields) {
    const question = Buffer.from(fields.join("\0"));
    const room = library.room(question.length);
    new Uint8Array(library.memory.buffer, room, question.length).set(question);
    const length = library[name]();
    return Buffer.from(library.memory.buffer, library.answer(), length).toString();
}

// Findings are an answer too: the status is then 1.
function run(args, input) {
    try {
        return execFileSync(program, args, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
    } catch (error) {
        if (error.status !== 1) throw error;
        return error.stdout;
    }
}

const files = (folder) => readdirSync(folder).filter((name) => name.endsWith(".yaml")).map((name) => `${folder}/${name}`);
const read = (file) => readFileSync(file, "utf8");
let compared = 0;
function same(told, expected) {
    assert.equal(told, expected);
    compared += 1;
}

for (const file of [...files("variants"), ...files("tests/bad")]) {
    // A text that holds a zero byte is no field.
    if (read(file).includes("\0")) continue;
    same(ask("check", "quick", file, read(file)), run(["check", "--quick", "--format", "json", file]));
}
const famille = "variants/famille.yaml";
for (const file of [famille, "variants/classique.yaml"]) {
    same(ask("check", "thorough", file, read(file)), run(["check", "--format", "json", file]));
}
const line = '{"id": 7, "pawns": [{"player": "A", "at": 10}, {"player": "B", "at": 22}], "mover": "A", "dice": [1, 3]}';
same(ask("turn", read(famille), line) + "\n", run(["turn", famille, "--batch", "--lang", "en"], line));
const told = run(["turn", famille, "--lang", "en", "--at", "Alice=0", "--throw", "6+3"]).trimEnd().split("\n");
// The program then says where everybody stands, and what the turn rests on.
same(ask("tell", read(famille), "6+3", "Alice"), told.slice(0, told.findIndex((line) => line.startsWith("After the turn"))).join("\n"));
if (library.card) {
    for (const lang of ["fr", "en"]) {
        same(ask("card", read(famille), lang), run(["card", famille, "--format", "md", "--lang", lang]));
    }
}
console.log(`${path}: ${statSync(path).size} bytes, ${compared} answers as those of the program`);
