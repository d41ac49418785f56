"""The traditional rules of infolib for two players, written down here a second time, asked of Storm and of goosebook.

    python3 -m venv venv && venv/bin/pip install stormpy
    cargo build --release
    venv/bin/python benches/proofs.py target/release/goosebook

Both must say: the two can hold each other for ever, so long as nobody does a game can end, and how likely the block is.
CPU seconds of one core.
"""

import json
import os
import sys
import tempfile
import time

import stormpy
from measured import measured

LAST = 63
GEESE = {5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59}
GO = {6: 12, 42: 30, 58: 0}
HELD = -1
WAIT = {19: 1, 31: HELD, 52: HELD}
# Storm's figures are good to this part of themselves, unless told otherwise.
STORM = 1e-6
THROWS = [(a, b) for a in range(1, 7) for b in range(1, 7)]


def walk(at, throw, first):
    """Where a throw takes a pawn, and how long it waits there."""
    if first and sorted(throw) == [3, 6]:
        return 26, 0
    if first and sorted(throw) == [4, 5]:
        return 53, 0
    total, forward = sum(throw), True
    while True:
        at = at + total if forward else at - total
        if at > LAST:
            at, forward = 2 * LAST - at, False
        if at not in GEESE:
            return (GO[at], 0) if at in GO else (at, WAIT.get(at, 0))


def turn(table, throw):
    """The table after a turn of its first player, seen from the next one; None when that player is home."""
    (at, wait, thrown), (there, left, other) = table
    if wait == HELD:
        return ((there, left, other), (at, HELD, thrown))
    if wait:
        return ((there, left, other), (at, wait - 1, thrown))
    to, then = walk(at, throw, not thrown)
    if to == LAST:
        return None
    if to == there and to not in (0, at):
        there, left = at, 0
    return ((there, left, other), (to, then, True))


def explore():
    """Every table with what each fall of the dice makes of it; -1: the game is over. And those where nobody can throw."""
    start = ((0, 0, False),) * 2
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
    return rows, [all(wait == HELD for _, wait, _ in table) for table in tables]


def model(rows, blocked):
    """The chain as Storm reads it."""
    states = len(rows)
    lines = ["@type: DTMC", "@parameters", "", "@reward_models", "", "@nr_states", str(states + 1), "@nr_choices", str(states + 1), "@model"]
    for state, row in enumerate(rows):
        lines += [f"state {state}" + (" init" if state == 0 else "") + (" block" if blocked[state] else ""), "\taction 0"]
        ways = {}
        for target in row:
            target = states if target < 0 else target
            ways[target] = ways.get(target, 0) + 1
        lines += [f"\t\t{target} : {count}/36" for target, count in sorted(ways.items())]
    lines += [f"state {states} over", "\taction 0", f"\t\t{states} : 1"]
    path = os.path.join(tempfile.mkdtemp(), "chain.drn")
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    return stormpy.build_model_from_drn(path)


def ask(chain, formula):
    return stormpy.model_checking(chain, stormpy.parse_properties(formula)[0])


def storm(chain):
    """Whether a block can be reached, whether every table leads to an end or a block, and the chance of a block."""
    first = chain.initial_states[0]
    reach = ask(chain, 'P>0 [F "block"]').get_truth_values_vector()[first]
    ends = ask(chain, 'P>=1 [F ("over" | "block")]').forall_true()
    chance = ask(chain, 'P=? [F "block"]')
    return reach, ends, chance.get_value(first)


def timed(what, work):
    before = time.process_time()
    result = work()
    print(f"{what:64} {time.process_time() - before:8.3f} s")
    return result


def goosebook(what, *args):
    cost = measured([sys.argv[1], *args, "--players", "2", "--format", "json"])
    print(f"{what:64} {cost.cpu:8.3f} s   {cost.memory:.0f} MB")
    return json.loads(cost.out)


rows, blocked = timed("Python: explore", explore)
print(f"  {len(rows)} tables, {sum(blocked)} of them blocked")
chain = timed("Storm: read the chain", lambda: model(rows, blocked))
reach, ends, chance = timed("Storm: block reached? always ends? how likely?", lambda: storm(chain))
report = goosebook("goosebook check: proofs and silences, whole process", "check", "infolib")
verdicts = {proof["property"]: proof["verdict"] for proof in report["files"][0]["proofs"] if proof["players"] == 2}
exact = goosebook("goosebook odds: all exact figures, whole process", "odds", "infolib", "--exact")["block"]
print(f"  block: Storm {'reached' if reach else 'never'}, goosebook {verdicts['block']}")
print(f"  ends or blocks from everywhere: Storm {ends}, goosebook {verdicts['dead_end']}")
print(f"  chance of a block: Storm {chance!r}, goosebook {exact['value']!r} ± {exact['bound']!r}")
agrees = reach == (verdicts["block"] == "refuted") and ends == (verdicts["dead_end"] == "proved")
if not agrees or abs(chance - exact["value"]) > STORM * chance:
    sys.exit("they do not agree")
