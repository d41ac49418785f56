"""What a reader of the structure finds in printed files: structure.py pdfua.json file.pdf…

The first file holds what pdfua has found. The structure itself is read with pikepdf, which is qpdf: a title, a language, bookmarks;
headings from the first level on without a gap; header cells with a scope; an alternative text for every figure; every
marked piece of a page in the tree, once.
"""

import json
import re
import sys

import pikepdf

# No claim of conformance is made from the few rules that a machine can check.
EXPECTED = {"UA-28-004"}


def walk(node, depth=0):
    """Every structure element below a node, in reading order."""
    kids = node.get("/K")
    if kids is None:
        return
    for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
        if isinstance(kid, pikepdf.Dictionary) and "/S" in kid:
            yield kid
            yield from walk(kid, depth + 1)


def faults(path):
    with pikepdf.open(path) as pdf:
        root = pdf.Root
        if not str(root.get("/Lang", "")):
            yield "no language"
        if not root.get("/MarkInfo", {}).get("/Marked", False):
            yield "not marked"
        if not root.get("/ViewerPreferences", {}).get("/DisplayDocTitle", False):
            yield "the title is not shown"
        with pdf.open_metadata() as metadata:
            if not metadata.get("dc:title"):
                yield "no title"
        if "/Outlines" not in root:
            yield "no bookmarks"
        levels = []
        for element in walk(root.StructTreeRoot):
            kind = str(element.S)[1:]
            if kind == "Figure" and len(str(element.get("/Alt", ""))) < 8:
                yield "a figure without an alternative text"
            if kind == "TH":
                attributes = element.get("/A", {})
                if "/Scope" not in attributes:
                    yield "a header cell without a scope"
            if kind == "Table":
                kinds = [str(cell.S) for cell in walk(element)]
                if "/TH" not in kinds:
                    yield "a table without header cells"
            if heading := re.fullmatch(r"H(\d)", kind):
                levels.append(int(heading[1]))
        if levels and levels[0] != 1:
            yield f"the first heading is of level {levels[0]}"
        for before, after in zip(levels, levels[1:]):
            if after > before + 1:
                yield f"a heading of level {after} follows one of level {before}"
        for number, page in enumerate(pdf.pages, 1):
            marked = [
                int(operands[1].MCID)
                for operands, operator in pikepdf.parse_content_stream(page)
                if str(operator) == "BDC" and isinstance(operands[1], pikepdf.Dictionary) and "/MCID" in operands[1]
            ]
            if sorted(marked) != list(range(len(marked))):
                yield f"page {number}: marked pieces {marked}"


bad = 0
with open(sys.argv[1], encoding="utf-8") as file:
    rest = file.read().strip()
reports = []
while rest:
    # One object after the other.
    report, end = json.JSONDecoder().raw_decode(rest)
    reports.append(report)
    rest = rest[end:].strip()
if len(reports) != len(sys.argv) - 2:
    print(f"pdfua read {len(reports)} files")
    bad += 1
for report in reports:
    for finding in report["findings"]:
        if finding["rule_id"] not in EXPECTED:
            print(report["file"], finding["rule_id"], finding["message"])
            bad += 1
for path in sys.argv[2:]:
    for fault in faults(path):
        print(path, fault)
        bad += 1
print(f"{len(sys.argv) - 2} files read")
sys.exit(bool(bad))
