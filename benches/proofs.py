"""The traditional rules of infolib for two players, written down here a second time, asked of Storm and of goosebook.

    python3 -m venv venv && venv/bin/pip install stormpy
    cargo build --release
    venv/bin/python benches/proofs.py target/release/goosebook

Both must say: the two can hold each other for ever, so long as nobody does a game can end, and how likely the block is.
CPU seconds of one core.
"""

import json
import sys

import stormpy
from by_hand import LAST, explore, storm_chain, walk
from measured import measured, timed

HELD = -1
WAIT = {19: 1, 31: HELD, 52: HELD}
# Storm's figures are good to this part of themselves, unless told otherwise.
STORM = 1e-6


def turn(table, throw):
    """The table after a turn of its first player, seen from the next one; None when that player is home."""
    (at, wait, thrown), (there, left, other) = table
    if wait == HELD:
        return ((there, left, other), (at, HELD, thrown))
    if wait:
        return ((there, left, other), (at, wait - 1, thrown))
    to, then = walk(at, throw, not thrown, WAIT)
    if to == LAST:
        return None
    if to == there and to not in (0, at):
        there, left = at, 0
    return ((there, left, other), (to, then, True))


def ask(chain, formula):
    return stormpy.model_checking(chain, stormpy.parse_properties(formula)[0])


def storm(chain):
    """Whether a block can be reached, whether every table leads to an end or a block, and the chance of a block."""
    first = chain.initial_states[0]
    reach = ask(chain, 'P>0 [F "block"]').get_truth_values_vector()[first]
    ends = ask(chain, 'P>=1 [F ("over" | "block")]').forall_true()
    chance = ask(chain, 'P=? [F "block"]')
    return reach, ends, chance.get_value(first)


def goosebook(what, *args):
    cost = measured([sys.argv[1], *args, "--players", "2", "--format", "json"])
    print(f"{what:64} {cost.cpu:9.3f} s   {cost.memory:.0f} MB")
    return json.loads(cost.out)


tables, rows = timed("Python: explore", lambda: explore(2, turn))
blocked = [all(wait == HELD for _, wait, _ in table) for table in tables]
print(f"  {len(tables)} tables, {sum(blocked)} of them blocked")
chain = timed("Storm: read the chain", lambda: storm_chain(rows, lambda state: " block" if blocked[state] else ""))
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
