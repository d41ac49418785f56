"""Figures of the family game, computed here a second time with numpy and Storm, beside goosebook: one run, one machine.

    python3 -m venv venv && venv/bin/pip install numpy stormpy
    cargo build --release
    venv/bin/python benches/odds.py target/release/goosebook

CPU seconds of one core. The rules are written down here by hand, from the text of the game, so that the figures are
independent ones.
"""

import json
import os
import sys
import tempfile
import time

import numpy as np
from measured import measured

LAST = 63
GEESE = {5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59}
GO = {6: 12, 42: 30, 58: 0}
MISS = {19: 1, 31: 2, 52: 2}
THROWS = [(a, b) for a in range(1, 7) for b in range(1, 7)]


def walk(at, throw, first):
    """Where a throw takes a pawn, and the turns that it then misses."""
    if first and sorted(throw) == [3, 6]:
        return 26, 0
    if first and sorted(throw) == [4, 5]:
        return 53, 0
    total, forward = sum(throw), True
    while True:
        at = at + total if forward else max(at - total, 0)
        if at > LAST:
            at, forward = 2 * LAST - at, False
        if at in GEESE:
            continue
        return (GO[at], 0) if at in GO else (at, MISS.get(at, 0))


def turn(table, throw):
    """The table after a turn of its first player, seen from the next one; None when that player is home."""
    (at, wait, thrown), *others = table
    if wait:
        return (*others, (at, wait - 1, thrown))
    to, miss = walk(at, throw, not thrown)
    if to == LAST:
        return None
    if to not in (0, at) and to not in MISS:
        others = [(at, 0, was) if there == to else (there, left, was) for there, left, was in others]
    return (*others, (to, miss, True))


def explore(players):
    """Every table with what each of the 36 falls of the dice makes of it; -1: the game is over."""
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
    return np.array(rows, dtype=np.int32)


def solve(rows):
    """Mean turns, by a dense linear system."""
    states = len(rows)
    matrix = np.eye(states)
    for column in rows.T:
        on = column >= 0
        np.add.at(matrix, (np.nonzero(on)[0], column[on]), -1 / 36)
    return np.linalg.solve(matrix, np.ones(states))[0]


def storm_model(rows, path):
    """The chain as a file of explicit states, read by Storm."""
    import stormpy

    states = len(rows)
    lines = ["@type: DTMC", "@parameters", "", "@reward_models", "turns", "@nr_states", str(states + 1), "@nr_choices", str(states + 1), "@model"]
    for state, row in enumerate(rows):
        lines += [f"state {state} [1]" + (" init" if state == 0 else ""), "\taction 0"]
        to, ways = np.unique(np.where(row < 0, states, row), return_counts=True)
        lines += [f"\t\t{target} : {count}/36" for target, count in zip(to, ways)]
    lines += [f"state {states} [0] over", "\taction 0", f"\t\t{states} : 1"]
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    return stormpy.build_model_from_drn(path)


def storm(model):
    import stormpy

    formula = stormpy.parse_properties('R{"turns"}=? [F "over"]')[0]
    result = stormpy.model_checking(model, formula)
    return float(result.get_value(model.initial_states[0]))


def play(rows, games, seed=1):
    """Mean turns of games played, all side by side."""
    random = np.random.default_rng(seed)
    state = np.zeros(games, dtype=np.int32)
    turns = 0
    while len(state):
        turns += len(state)
        state = rows[state, random.integers(0, 36, len(state), dtype=np.int32)]
        state = state[state >= 0]
    return turns / games


def timed(what, work):
    before = time.process_time()
    result = work()
    print(f"{what:58} {time.process_time() - before:9.3f} s   {result if isinstance(result, float) else ''}")
    return result


def goosebook(what, *args):
    cost = measured([sys.argv[1], "odds", "famille", "--format", "json", *args])
    print(f"{what:58} {cost.cpu:9.3f} s   {json.loads(cost.out)['turns']['mean']['value']}")


for players in (1, 2):
    rows = timed(f"Python: explore, {players} players", lambda: explore(players))
    print(f"  {len(rows)} tables")
    path = os.path.join(tempfile.mkdtemp(), "chain.drn")
    timed(f"numpy: dense solve, {players} players, the mean alone", lambda: solve(rows))
    try:
        model = timed(f"Storm: build, {players} players", lambda: storm_model(rows, path))
        timed(f"Storm: check, {players} players, the mean alone", lambda: storm(model))
    except ImportError:
        print("Storm is not there: pip install stormpy")
    goosebook(f"goosebook: all exact figures, {players} players, whole process", "--players", str(players))
    for games in (100_000, 1_000_000):
        timed(f"numpy: {games} games, {players} players, the mean alone", lambda: play(rows, games))
        goosebook(f"goosebook: {games} games, {players} players, whole process", "--players", str(players), "--games", str(games))
goosebook("goosebook: all exact figures, 3 players, whole process", "--players", "3")
