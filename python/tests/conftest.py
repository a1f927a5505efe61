import csv
import subprocess
from pathlib import Path

import numpy as np
import pytest

from tangent_manifold import _process
from tangent_manifold._java import find_java

# The first compiler alone, which is quick with the scalar kernels only: most fits here are over before the second pays.
# Services of child processes run with the options that everybody has.
QUICK = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:disable"]
_process._OPTIONS, _process._COLLECTOR = QUICK, []

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def tangent(*arguments):
    """The command line, in a process of its own with the options of the service."""
    command = [find_java(), *QUICK, "-jar", str(_process.jar()), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def column(name, kind=float):
    """A column of a table of examples/; NaN, or an empty text, where a cell is empty."""
    file, _, header = name.partition(":")
    with open(EXAMPLES / file, newline="", encoding="utf-8") as lines:
        cells = [row[header] for row in csv.DictReader(lines)]
    return np.array([float(cell or "nan") for cell in cells]) if kind is float else np.array(cells, dtype=object)


@pytest.fixture(scope="session")
def roll():
    """Points of a Swiss roll, and the angle of 40 of them."""
    X = np.column_stack([column(f"roll.csv:{axis}") for axis in "xyz"])
    return X, column("roll.csv:angle")


@pytest.fixture(scope="session")
def moons():
    """Two moons, and the names of some points' moons."""
    X = np.column_stack([column(f"moons.csv:{axis}") for axis in "xy"])
    labels = column("moons.csv:moon", str)
    labels[labels == ""] = None
    return X, labels
