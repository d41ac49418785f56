"""One card set by goosebook, typst and WeasyPrint: the same words, the same drawings, the same fonts, one run, one machine.

    python3 -m venv venv && venv/bin/pip install typst weasyprint
    cargo build --release
    venv/bin/python benches/print.py target/release/goosebook [folder for the PDFs]

CPU seconds (user and system) of a whole fresh process, the least of several; for the two that are called from Python also
what is left without starting Python and loading the library. The words come from `goosebook card --format md`, the
drawings from `--format html`.
"""

import os
import re
import subprocess
import sys
import tempfile

from measured import measured

RUNS = 7
VARIANT = "famille"


def cpu(command, runs=RUNS):
    """The least CPU seconds of a command."""
    cost = measured(command, runs)
    assert cost.status == 0, command
    return cost.cpu


def typst_text(text):
    """A line of Markdown as typst."""
    text = re.sub(r"([#$@<>~])", r"\\\1", text)
    text = re.sub(r"\*\*(.+?)\*\*", r"#strong[\1]", text)
    return re.sub(r"\[([^\]]*)\]\((https?://[^)]*)\)", r'#link("\2")[\1]', text)


def typst_source(markdown, drawings):
    """The card as a typst document; drawings stand behind the headings of their turns, the board before the turns."""
    out = [
        '#set page(width: 105mm, height: 148mm, margin: 6mm)\n#set text(font: "Source Sans 3", size: 9pt, lang: "fr")\n'
        "#set par(leading: 0.45em, spacing: 0.7em)\n#set list(spacing: 0.5em)\n"
        '#show heading.where(level: 1): it => block(fill: rgb("#124d5c"), width: 100%, inset: 5pt, radius: 3pt, text(white, 15pt, it.body))\n'
        '#show heading.where(level: 3): set text(rgb("#124d5c"), 10pt)\n'
        '#set table(stroke: none, fill: (_, y) => if y == 0 { rgb("#124d5c") } else if calc.even(y) { rgb("#e9eef0") })\n'
        "#show table.cell.where(y: 0): set text(white, weight: \"bold\")\n#show table.cell.where(x: 0): strong\n"
    ]
    names = iter(drawings)
    lines = iter(markdown.splitlines())
    for line in lines:
        if line.startswith("# "):
            out.append("= " + typst_text(line[2:]))
        elif line.startswith("### "):
            out.append("=== " + typst_text(line[4:]))
            out.append(f'#image("{next(names)}", width: 100%)')
        elif line.startswith("|"):
            rows = [line]
            for row in lines:
                if not row.startswith("|"):
                    break
                rows.append(row)
            cells = [[typst_text(cell.strip()) for cell in row.strip("|").split("|")] for row in rows if not re.match(r"^\|[-|: ]+$", row)]
            out.append("#table(columns: (auto, 1fr), inset: 2.4pt,\n" + "".join(f"  [{cell}]," for row in cells for cell in row) + ")")
        elif line.startswith("- "):
            out.append(typst_text(line))
        elif line.startswith("---"):
            out.append(f'#image("{next(names)}", width: 100%)\n#pagebreak()')
        elif line.startswith(">"):
            out.append(f"#text(7pt, luma(84))[{typst_text(line[1:].strip())}]\n")
        else:
            out.append(typst_text(line))
    return "\n".join(out)


def plain(svg):
    """A drawing whose colours stand in it: not every reader knows variables."""
    svg = svg.replace("currentColor", "#124d5c")
    for _ in range(3):
        svg = re.sub(r"var\(--[\w-]+,\s*([^()]*)\)", r"\1", svg)
    return svg


def main():
    binary = os.path.abspath(sys.argv[1])
    folder = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    os.chdir(folder)
    said = lambda *args: subprocess.run([binary, "card", VARIANT, *args], check=True, capture_output=True, text=True).stdout
    html = said("--format", "html", "-o", "-")
    markdown = said("--format", "md", "-o", "-")
    drawings = sorted((svg for svg in re.findall(r"<figure.*?</figure>", html, re.S)), key=html.index)
    names = []
    for number, figure in enumerate(drawings):
        svg = re.search(r"<svg.*?</svg>", figure, re.S)[0]
        if "xmlns=" not in svg:
            svg = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
        svg = plain(svg)
        names.append(f"figure-{number}.svg")
        with open(names[-1], "w", encoding="utf-8") as file:
            file.write(svg)
    fonts = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "pdf", "faces"))
    assert os.path.isdir(fonts), fonts
    with open("card.typ", "w", encoding="utf-8") as file:
        file.write(typst_source(markdown, names))
    faces = "".join(
        f'@font-face {{ font-family: "Source Sans 3"; font-weight: {weight}; src: url("file://{fonts}/SourceSans3-{name}.otf") }}\n'
        for weight, name in ((400, "Regular"), (700, "Bold"))
    )
    # Its own style for a page on a screen would not do on a card.
    style = (
        f"<style>{faces}@page {{ size: A6; margin: 6mm }} body {{ font: 8.6pt/1.2 'Source Sans 3'; margin: 0; hyphens: auto; color: #1a1a1a }}"
        "h1 { background: #124d5c; color: white; font-size: 15pt; padding: 4pt 8pt; margin: 0 0 5pt; border-radius: 4pt }"
        "h3 { color: #124d5c; font-size: 10pt; margin: 6pt 0 2pt } p, ul, figure { margin: 3pt 0 } ul { padding-left: 9pt } li { margin: 1.5pt 0 }"
        "table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: 1.4pt 3pt; vertical-align: top }"
        "thead th { background: #124d5c; color: white } tbody tr:nth-child(even) { background: #e9eef0 } hr { break-after: page; border: 0; margin: 0 }"
        "blockquote, .small, small { font-size: 7pt; color: #545454; margin: 0 } svg { max-width: 100% } figcaption { display: none }</style>"
    )
    html = re.sub(r"<style.*?</style>", "", html, flags=re.S)
    html = re.sub(r"<svg.*?</svg>", lambda found: plain(found[0]), html, flags=re.S)
    with open("card.html", "w", encoding="utf-8") as file:
        file.write(html.replace("</head>", style + "</head>", 1))

    python = sys.executable
    load_typst = "import typst"
    run_typst = f'import typst; typst.compile("card.typ", output="typst.pdf", font_paths=["{fonts}"], ignore_system_fonts=True)'
    load_weasy = "import weasyprint"
    run_weasy = 'import weasyprint; weasyprint.HTML("card.html").write_pdf("weasyprint.pdf", pdf_variant="pdf/ua-1")'
    ours = cpu([binary, "card", VARIANT, "-o", "goosebook.pdf"], 3 * RUNS)
    rows = [("goosebook", ours, None, "goosebook.pdf")]
    for name, load, run in (("typst", load_typst, run_typst), ("WeasyPrint", load_weasy, run_weasy)):
        whole, idle = cpu([python, "-c", run]), cpu([python, "-c", load])
        rows.append((name, whole, whole - idle, name.lower() + ".pdf"))
    print("| | CPU, whole process | without Python and loading | bytes | pages |\n|---|---|---|---|---|")
    for name, whole, alone, file in rows:
        info = subprocess.run(["pdfinfo", file], capture_output=True, text=True).stdout
        pages = re.search(r"Pages:\s*(\d+)", info)[1]
        alone = "" if alone is None else f"{alone * 1000:.0f} ms"
        print(f"| {name} | {whole * 1000:.0f} ms | {alone} | {os.path.getsize(file)} | {pages} |")


main()
