"""Large and hostile files, each checked by a process of its own, quickly and thoroughly: status, CPU, memory.

    cargo build --release
    python3 benches/hostile.py target/release/goosebook
"""

import pathlib
import sys
import tempfile

from measured import measured

BYTES = (1 << 20) - 300
SOUND = "goosebook: 1\nid: ugly\ntitle: { fr: Laide, en: Ugly }\ntrack: { squares: 63 }\n"
LONG = "goosebook: 1\nid: ugly\ntitle: Laide\ntrack: { squares: 999 }\n"


def bomb():
    lines = ["a: &a [" + ", ".join("x" * 9) + "]"]
    for name in "bcdefghijklmnopqrstuvwxyz":
        lines.append(f"{name}: &{name} [" + ", ".join(["*" + chr(ord(name) - 1)] * 9) + "]")
    return "\n".join(lines)


def clauses(count):
    said = "".join(f"      - {{ id: c{number}, says: Oui }}\n" for number in range(count))
    named = ", ".join(f"a/c{number}" for number in range(count))
    return f"{SOUND}sources:\n  a:\n    title: A\n    clauses:\n{said}meeting: {{ rule: swap, source: [{named}] }}\n"


FILES = {
    "200 MB of brackets": lambda: "[" * (200 << 20),
    "100 000 nested brackets": lambda: "[" * 100_000,
    "a line of 1 MB": lambda: f"{SOUND}summary: {'a' * BYTES}\n",
    "1 MB of `a:`": lambda: "a:\n" * (BYTES // 3),
    "the same key 45 000 times": lambda: "a: 1\n" * 45_000,
    "20 000 unknown keys": lambda: "".join(f"k{number}: 1\n" for number in range(20_000)),
    "a YAML bomb, 26 levels of 9": bomb,
    "3 000 worked turns": lambda: f"{SOUND}examples:\n" + "  - say: Un\n    turns:\n      - { A: [1, 2], ends: { A: 3 } }\n" * 3_000,
    "5 000 clauses, each named": lambda: clauses(5_000),
    "4d20 on 999 squares, `finish: { dice: any_die }`": lambda: f"{LONG}dice: 4d20\nfinish: {{ dice: any_die }}\n",
    "geese on 998 squares, each to be declined": lambda: (
        f"{LONG}squares: {{ goose: {{ at: [{', '.join(map(str, range(1, 999)))}], move: again, must: false }} }}\n"
    ),
    "1 MB of U+202E": lambda: f"{SOUND}summary: {chr(0x202E) * (BYTES // 3)}\n",
}

# A thorough check that has not ended after so many seconds of CPU, or that takes 2 GB, is not waited for.
MOST = 60


def told(cost):
    ended = "" if 0 <= cost.status < 3 else "stopped after "
    return f"{ended}{cost.cpu * 1000:.0f} ms | {cost.memory:.0f} MB"


with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder) / "ugly.yaml"
    print("| file | status | CPU, `--quick` | memory | CPU, thorough | memory |\n| --- | --- | --- | --- | --- | --- |")
    for name, made in FILES.items():
        file.write_text(made(), encoding="utf-8")
        quick = measured([sys.argv[1], "check", "--quick", file], runs=3)
        thorough = measured([sys.argv[1], "check", file], most=MOST)
        print(f"| {name} | {quick.status} | {told(quick)} | {told(thorough)} |", flush=True)
