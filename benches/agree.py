"""Exact figures beside as many games as time allows, for every variant that goosebook carries, for one to three players.

    cargo build --release
    python3 benches/agree.py target/release/goosebook          # or with the names of some variants

Prints by how many standard errors the two differ at most; five would be a fault.
"""

import json
import pathlib
import subprocess
import sys

SOURCES = ["famille", "famille-courte", "infolib", "classique", "classique-mises"]
# The half-width of an interval of 99 in 100, in standard errors.
WIDTH = 2.575829303548901


def odds(variant, players, *args):
    command = [sys.argv[1], "odds", variant, "--players", str(players), "--format", "json", "--lang", "en", *args]
    done = subprocess.run(command, capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def pairs(exact, played):
    yield "block", exact["block"], played["block"]
    for seat, (one, other) in enumerate(zip(exact["seats"], played["seats"]), 1):
        yield f"seat {seat}", one, other
    for unit in ("throws", "turns", "rounds"):
        for figure in ("mean", "sd"):
            yield f"{unit} {figure}", exact[unit][figure], played[unit][figure]


def main():
    variants = [path.stem for path in sorted(pathlib.Path("variants").glob("*.yaml"))]
    worst = 0
    for variant in sys.argv[2:] or SOURCES + [variant for variant in variants if variant not in SOURCES]:
        for players in (1, 2, 3):
            exact = odds(variant, players, "--exact")
            if isinstance(exact, str):
                print(f"{variant:22} {players}  {exact}", flush=True)
                continue
            games = 10**8 if variant in SOURCES else 10**6
            played = odds(variant, players, "--games", str(games))
            most = (0, "")
            for what, one, other in pairs(exact, played):
                if one["value"] is None or other["value"] is None or not other["bound"]:
                    continue
                off = abs(one["value"] - other["value"]) / (other["bound"] / WIDTH)
                most = max(most, (off, what))
            worst = max(worst, most[0])
            states = exact["states"]
            print(f"{variant:22} {players}  {states:7} states  {games:9} games  {most[0]:.2f} standard errors ({most[1]})", flush=True)
    print(f"at most {worst:.2f}")


main()
