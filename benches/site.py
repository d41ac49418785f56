"""What the site costs, beside mdBook on as many pages of the same text: CPU and memory of whole processes.

    cargo build --release
    cargo install mdbook          # or its binary anywhere on PATH; without it the peer is left out
    python3 benches/site.py [GOOSEBOOK] [COPIES]

COPIES variants, made from the shipped ones under other ids, show how the site grows (0: none)."""

import pathlib
import re
import shutil
import sys
import tempfile

from measured import measured

here = pathlib.Path(__file__).resolve().parent.parent
goosebook = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else here / "target/release/goosebook").resolve()
copies = int(sys.argv[2]) if len(sys.argv) > 2 else 0


def run(command):
    """What a command costs that must not fail."""
    cost = measured(command)
    assert cost.status == 0, command
    return cost


def line(what, cost):
    print(f"| {what} | {cost[0]:.2f} s | {cost[1]:.0f} MB |", flush=True)


def text_of(page):
    """The text of a page as Markdown, near enough: headings, paragraphs, tables as lines."""
    body = re.search(r"<main.*?</main>", page, re.S).group(0)
    body = re.sub(r"<svg.*?</svg>", "", body, flags=re.S)
    body = re.sub(r"<h([1-6])[^>]*>", lambda found: "\n\n" + "#" * int(found[1]) + " ", body)
    body = re.sub(r"</(p|li|tr|h\d|ul|ol|table|div)>", "\n\n", body)
    return re.sub(r"[ \t]+", " ", re.sub(r"<[^>]+>", " ", body))


with tempfile.TemporaryDirectory() as work:
    work = pathlib.Path(work)
    print("| what | CPU | memory |\n| --- | --- | --- |")
    line("goosebook site, cold: figures, PDFs and searches included", run([goosebook, "site", "-o", work / "site"]))
    line("goosebook site, warm", run([goosebook, "site", "-o", work / "site"]))
    pages = sorted(path for path in (work / "site").rglob("*.html"))
    if shutil.which("mdbook"):
        book = work / "book/src"
        book.mkdir(parents=True)
        (work / "book/book.toml").write_text('[book]\ntitle = "Goose"\n', encoding="utf-8")
        summary = ["# Summary\n"]
        for number, path in enumerate(pages):
            page = path.read_text(encoding="utf-8")
            if "<main" not in page:
                continue
            (book / f"page-{number}.md").write_text(text_of(page), encoding="utf-8")
            summary.append(f"- [Page {number}](page-{number}.md)")
        (book / "SUMMARY.md").write_text("\n".join(summary) + "\n", encoding="utf-8")
        line(f"mdbook build, {len(summary) - 1} pages of the same text", run(["mdbook", "build", work / "book"]))
    print(f"\n{len(pages)} pages, {sum(path.stat().st_size for path in pages) / 1e6:.1f} MB of HTML.")
    if copies:
        many = work / "many"
        many.mkdir()
        shipped = sorted((here / "variants").glob("*.yaml"))
        for number in range(copies):
            source = shipped[number % len(shipped)]
            text = re.sub(r"(?m)^id: .*$", f"id: copy-{number}", source.read_text(encoding="utf-8"), count=1)
            (many / f"copy-{number}.yaml").write_text(text, encoding="utf-8")
        command = [goosebook, "site", "-o", work / "large", "--variants", many, "--quick"]
        line(f"{copies} variants, cold, --quick", run(command))
        line(f"{copies} variants, warm, --quick", run(command))
