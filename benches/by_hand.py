"""The game of the source texts written down a second time, by hand, and its chain of tables for Storm.

What goosebook says is set beside this: nothing here knows the engine or a variant file.
"""

import os
import tempfile
from collections import Counter

LAST = 63
GEESE = {5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59}
GO = {6: 12, 42: 30, 58: 0}
THROWS = [(a, b) for a in range(1, 7) for b in range(1, 7)]


def walk(at, throw, first, waits):
    """Where a throw takes a pawn, and how long it waits there; `waits` has the squares where it does."""
    if first and sorted(throw) == [3, 6]:
        return 26, 0
    if first and sorted(throw) == [4, 5]:
        return 53, 0
    total, forward = sum(throw), True
    while True:
        at = at + total if forward else max(at - total, 0)
        if at > LAST:
            at, forward = 2 * LAST - at, False
        if at not in GEESE:
            return (GO[at], 0) if at in GO else (at, waits.get(at, 0))


def explore(players, turn):
    """Every table, and what each of the 36 falls of the dice makes of it; -1: the game is over."""
    start = ((0, 0, False),) * players
    known, tables, rows = {start: 0}, [start], []
    while len(rows) < len(tables):
        row = []
        for throw in THROWS:
            after = turn(tables[len(rows)], throw)
            if after is not None and after not in known:
                known[after] = len(tables)
                tables.append(after)
            row.append(-1 if after is None else known[after])
        rows.append(row)
    return tables, rows


def storm_chain(rows, labels=lambda state: ""):
    """The chain read by Storm, one turn for each throw; `labels` are those of a table, the end is labelled `over`."""
    import stormpy

    states = len(rows)
    lines = ["@type: DTMC", "@parameters", "", "@reward_models", "turns", "@nr_states", str(states + 1), "@nr_choices", str(states + 1), "@model"]
    for state, row in enumerate(rows):
        lines += [f"state {state} [1]" + (" init" if state == 0 else "") + labels(state), "\taction 0"]
        ways = Counter(states if target < 0 else int(target) for target in row)
        lines += [f"\t\t{target} : {count}/36" for target, count in sorted(ways.items())]
    lines += [f"state {states} [0] over", "\taction 0", f"\t\t{states} : 1"]
    path = os.path.join(tempfile.mkdtemp(), "chain.drn")
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    return stormpy.build_model_from_drn(path)
