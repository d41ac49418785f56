"""How large the public surface of the library is: items that somebody else can name, by module.

    python3 benches/public.py [--list]

Counted are modules, types, traits, functions, methods, constants and statics, as rustdoc sees them; fields, variants and the
items of traits stand beside them. rustdoc tells it as JSON, which it does not promise yet: hence the bootstrap.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    rustdoc = pathlib.Path(folder) / "rustdoc"
    rustdoc.write_text('#!/bin/sh\nRUSTC_BOOTSTRAP=1 exec rustdoc "$@"\n')
    rustdoc.chmod(0o755)
    command = ["cargo", "rustdoc", "--locked", "--quiet", "--lib", "--", "-Z", "unstable-options", "--output-format", "json"]
    subprocess.run(command, env=os.environ | {"RUSTDOC": str(rustdoc)}, check=True)
    where = json.loads(subprocess.run(["cargo", "metadata", "--no-deps", "--format-version", "1"], capture_output=True, check=True).stdout)
crate = json.loads((pathlib.Path(where["target_directory"]) / "doc/goosebook.json").read_text())
index = crate["index"]
names, beside, seen = [], collections.Counter(), set()


def walk(number, path):
    item = index.get(str(number))
    if item is None or item["crate_id"] != 0:
        return
    kind, inner = next(iter(item["inner"].items()))
    if kind == "use":
        walk(inner["id"], path)
        return
    if number in seen:
        return
    seen.add(number)
    here = [*path, item["name"]]
    names.append((kind, here))
    if kind == "module":
        for child in inner["items"]:
            walk(child, here)
    elif kind == "enum":
        beside["variants"] += len(inner["variants"])
    elif kind == "trait":
        beside["items of traits"] += len(inner["items"])
    elif kind == "struct" and isinstance(inner["kind"], dict):
        fields = inner["kind"].get("plain", {}).get("fields") or inner["kind"].get("tuple") or []
        beside["fields"] += sum(str(field) in index for field in fields if field is not None)
    for block in inner.get("impls", []):
        block = index.get(str(block), {}).get("inner", {}).get("impl", {"trait": True, "items": []})
        for child in block["items"] if block["trait"] is None else []:
            child = index.get(str(child))
            if child and child["visibility"] == "public":
                names.append(("method" if "function" in child["inner"] else "constant", [*here, child["name"]]))


walk(crate["root"], [])
# The crate itself is none.
names = [(kind, path[1:]) for kind, path in names if len(path) > 1]
if "--list" in sys.argv:
    for kind, path in names:
        print(kind, "::".join(path))
for counted in (collections.Counter(kind for kind, _ in names), collections.Counter(path[0] for _, path in names)):
    print(", ".join(f"{name} {count}" for name, count in counted.most_common()))
print(f"{len(names)} items; {', '.join(f'{count} {name}' for name, count in beside.items())}")
