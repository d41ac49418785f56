"""Figures of the family game, computed here a second time with numpy and Storm, beside goosebook: one run, one machine.

    python3 -m venv venv && venv/bin/pip install numpy stormpy
    cargo build --release
    venv/bin/python benches/odds.py target/release/goosebook

CPU seconds of one core. The rules of by_hand.py are written from the text of the game, so that the figures are independent ones.
"""

import json
import sys

import numpy as np
from by_hand import LAST, explore, storm_chain, walk
from measured import measured, timed

MISS = {19: 1, 31: 2, 52: 2}


def turn(table, throw):
    """The table after a turn of its first player, seen from the next one; None when that player is home."""
    (at, wait, thrown), *others = table
    if wait:
        return (*others, (at, wait - 1, thrown))
    to, miss = walk(at, throw, not thrown, MISS)
    if to == LAST:
        return None
    if to not in (0, at) and to not in MISS:
        others = [(at, 0, was) if there == to else (there, left, was) for there, left, was in others]
    return (*others, (to, miss, True))


def solve(rows):
    """Mean turns, by a dense linear system."""
    states = len(rows)
    matrix = np.eye(states)
    for column in rows.T:
        on = column >= 0
        np.add.at(matrix, (np.nonzero(on)[0], column[on]), -1 / 36)
    return np.linalg.solve(matrix, np.ones(states))[0]


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


def goosebook(what, *args):
    cost = measured([sys.argv[1], "odds", "famille", "--format", "json", *args])
    print(f"{what:64} {cost.cpu:9.3f} s   {json.loads(cost.out)['turns']['mean']['value']}")


for players in (1, 2):
    tables, rows = timed(f"Python: explore, {players} players", lambda: explore(players, turn))
    print(f"  {len(tables)} tables")
    rows = np.array(rows, dtype=np.int32)
    timed(f"numpy: dense solve, {players} players, the mean alone", lambda: solve(rows))
    try:
        model = timed(f"Storm: build, {players} players", lambda: storm_chain(rows))
        timed(f"Storm: check, {players} players, the mean alone", lambda: storm(model))
    except ImportError:
        print("Storm is not there: pip install stormpy")
    goosebook(f"goosebook: all exact figures, {players} players, whole process", "--players", str(players))
    for games in (100_000, 1_000_000):
        timed(f"numpy: {games} games, {players} players, the mean alone", lambda: play(rows, games))
        goosebook(f"goosebook: {games} games, {players} players, whole process", "--players", str(players), "--games", str(games))
goosebook("goosebook: all exact figures, 3 players, whole process", "--players", "3")
