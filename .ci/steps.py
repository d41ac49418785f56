"""Runs the `run` steps of a composite action as a runner would: steps.py action.yml name=value…

Inputs that are not given have their defaults; each step starts in the folder in which this was called and finds what
earlier ones wrote to GITHUB_PATH.
"""

import os
import re
import subprocess
import sys

import yaml


def filled(text, inputs):
    """The text with `${{ inputs.name }}` filled in; no other expression is known here."""
    text = re.sub(r"\$\{\{\s*inputs\.([\w-]+)\s*\}\}", lambda found: inputs[found[1]], str(text))
    assert "${{" not in text, text
    return text


with open(sys.argv[1], encoding="utf-8") as file:
    action = yaml.safe_load(file)
inputs = {name: str(about.get("default", "")) for name, about in action["inputs"].items()}
for given in sys.argv[2:]:
    name, value = given.split("=", 1)
    assert name in inputs, name
    inputs[name] = value

for step in action["runs"]["steps"]:
    with open(os.environ["GITHUB_PATH"], encoding="utf-8") as file:
        paths = file.read().split("\n")[:-1]
    environment = dict(os.environ)
    environment["PATH"] = os.pathsep.join([*reversed(paths), environment["PATH"]])
    environment |= {name: filled(value, inputs) for name, value in step.get("env", {}).items()}
    assert "${{" not in step["run"], "an input in a script is a command that others write"
    assert step["shell"] == "bash"
    done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], env=environment)
    if done.returncode:
        sys.exit(done.returncode)
