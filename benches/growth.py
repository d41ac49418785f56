"""How the cost of figures grows with the players of the family game, and what a thorough check costs: whole processes.

    cargo build --release
    python3 benches/growth.py target/release/goosebook [--small]
"""

import json
import math
import sys

from measured import measured

goosebook, small = sys.argv[1], "--small" in sys.argv[2:]


def odds(players, *args):
    return measured([goosebook, "odds", "famille", "--players", players, "--format", "json", *args], runs=3)


def a_second(players, games):
    """Games a second and core: what so many more of them take."""
    few, many = odds(players, "--games", games // 8), odds(players, "--games", games)
    return (games - games // 8) / (many.cpu - few.cpu) if many.cpu > few.cpu else math.nan


print("| players | tables | exact | memory | games a second and core |\n|---|---|---|---|---|")
for players, games in ((1, 4_000_000), (2, 4_000_000), (3, 1_000_000), (4, None), (6, 200_000)):
    tables = exact = memory = speed = ""
    # A chain of four players is not followed: games are played.
    if players <= 3:
        cost = odds(players, "--exact")
        tables, exact, memory = json.loads(cost.out)["states"], f"{cost.cpu * 1000:.0f} ms", f"{cost.memory:.0f} MB"
    if games:
        speed = f"{a_second(players, games // 100 if small else games):.0f}"
    print(f"| {players} | {tables} | {exact} | {memory} | {speed} |", flush=True)

print("\n| a thorough check | CPU | memory |\n|---|---|---|")
ids = [line.split()[0] for line in measured([goosebook, "list"]).out.decode().splitlines()]
for variants in (["famille"], ids[:2] if small else ids):
    cost = measured([goosebook, "check", *variants])
    print(f"| {len(variants)} of {len(ids)} variants | {cost.cpu:.2f} s | {cost.memory:.0f} MB |", flush=True)
