"""What work costs: a whole process without those that ran before it, or a part of this one."""

import os
import resource
import shutil
import subprocess
import tempfile
import time
from typing import NamedTuple

# A child of this process would begin with the memory of Python: GNU time starts it from a small one.
TIME = shutil.which("time")


class Cost(NamedTuple):
    cpu: float  # seconds, user and system
    memory: float  # MB, the most at once; not a number where GNU time is missing
    status: int
    out: bytes  # standard output


def measured(command, runs=1, most=None, **options):
    """The cheapest of several runs of a command; one that takes more than so many seconds of CPU, or 2 GB, is ended."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))

    best = None
    for _ in range(runs):
        with tempfile.TemporaryFile() as out, tempfile.NamedTemporaryFile("r") as told:
            timed = [TIME, "-q", "-f", "%M", "-o", told.name] if TIME else []
            child = subprocess.Popen([*timed, *map(str, command)], stdout=out, stderr=subprocess.DEVNULL, preexec_fn=limit if most else None, **options)
            _, status, used = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            memory = float(told.read() or "nan") / 1024
            cost = Cost(used.ru_utime + used.ru_stime, memory, child.returncode, out.read())
        if best is None or cost.cpu < best.cpu:
            best = cost
    return best


def timed(what, work):
    """What comes of some work in this process; prints its CPU seconds, and a number that it gives."""
    before = time.process_time()
    result = work()
    print(f"{what:64} {time.process_time() - before:9.3f} s   {result if isinstance(result, float) else ''}")
    return result
