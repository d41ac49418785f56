"""The size of things: files, functions, public items, dependencies, the program. `python3 benches/size.py [PROGRAM]`.

With --times also how long a clean build and the tests take, which is minutes: both in a folder of their own.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
program = pathlib.Path(next((arg for arg in sys.argv[1:] if not arg.startswith("--")), root / "target/release/goosebook"))
sources = sorted((root / "src").rglob("*.rs"))
TESTS = re.compile(r"#\[cfg\((?:all\()?test\b.*?\)\]\s*(?:pub(?:\(\w+\))? )?mod (\w+);")


def only_tests():
    """The files that are built for tests alone."""
    for path in sources:
        folder = path.parent if path.name in ("mod.rs", "lib.rs") else path.with_suffix("")
        for module in TESTS.findall(path.read_text(encoding="utf-8")):
            yield from (folder / f"{module}.rs", folder / module / "mod.rs")


def code(path):
    """A file up to its tests."""
    return path.read_text(encoding="utf-8").split("#[cfg(test)]\nmod ")[0]


def functions(path):
    """Each function with its length in lines. The code is formatted: a function ends at the brace of its own depth."""
    lines = code(path).splitlines()
    for start, line in enumerate(lines):
        if found := re.match(r"( *)(?:pub(?:\([^)]*\))? )?(?:const )?fn (\w+)", line):
            end = next((number for number in range(start, len(lines)) if lines[number].startswith(found[1] + "}")), start)
            one_line = line.rstrip().endswith("}") and line.count("{") == line.count("}")
            yield 1 if one_line else end - start + 1, found[2]


def public(path):
    """The public items of a file, methods included, fields and what is public within the crate not."""
    return len(re.findall(r"(?m)^ *pub (?:const fn|fn|struct|enum|trait|type|const|static|mod) ", code(path)))


def crates(*features):
    """The crates that a build takes beside this one, each name and version once."""
    tree = ["cargo", "tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}", *features]
    out = subprocess.run(tree, cwd=root, capture_output=True, text=True, check=True).stdout
    return len({line.split(" (")[0] for line in out.splitlines() if line}) - 1


def row(what, figure):
    print(f"| {what} | {figure} |", flush=True)


def name(path):
    return path.relative_to(root)


def timed(what, *command, **environment):
    began = time.monotonic()
    subprocess.run(command, cwd=root, check=True, env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    row(what, f"{time.monotonic() - began:.0f} s by the clock")


shipped = [path for path in sources if path not in set(only_tests())]
print("| what | figure |\n| --- | --- |")
lengths = sorted(((len(path.read_text(encoding="utf-8").splitlines()), path) for path in sources), reverse=True)
row("source", f"{len(sources)} files, {sum(lines for lines, _ in lengths)} lines, tests in them included")
row("longest file", f"{lengths[0][0]} lines, `{name(lengths[0][1])}`")
length, function, path = max((length, function, path) for path in shipped for length, function in functions(path))
row("longest function", f"{length} lines, `{function}` in `{name(path)}`")
row("public items", sum(public(path) for path in shipped))
row("crates, core alone", crates("--no-default-features"))
row("crates, everything", crates())
row("program, release build", f"{program.stat().st_size / 1e6:.1f} MB" if program.is_file() else "not built")
if "--times" in sys.argv:
    with tempfile.TemporaryDirectory() as folder:
        timed("clean release build", "cargo", "build", "--locked", "--release", CARGO_TARGET_DIR=folder)
        timed("tests, built already", "cargo", "test", "--locked", "--no-run")
        timed("tests, run", "cargo", "test", "--locked")
