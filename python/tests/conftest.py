import csv
import os
import subprocess
from pathlib import Path

import numpy as np
import pytest

from tangent_manifold import _process
from tangent_manifold._java import find_java

# The first compiler alone, which is quick with the scalar kernels only: most fits here are over before the second pays.
# test_alone and test_starting run with the options that everybody has.
QUICK = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:disable"]
_process._OPTIONS, _process._COLLECTOR = QUICK, []

# Where child processes find the package, and what is here.
PATHS = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(_process.__file__).parents[1]), str(Path(__file__).parent)])}

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
def roll_file(tmp_path_factory):
    """The labelled rows of examples/roll.csv and every fourth of the others."""
    lines = (EXAMPLES / "roll.csv").read_text(encoding="utf-8").splitlines()
    file = tmp_path_factory.mktemp("tables") / "roll.csv"
    kept = [line for at, line in enumerate(lines) if at % 4 == 0 or not line.endswith(",")]
    file.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def roll(roll_file):
    """Points of a Swiss roll, and the angle of 40 of them."""
    cells = [line.split(",") for line in roll_file.read_text(encoding="utf-8").splitlines()[1:]]
    values = np.array([[float(cell or "nan") for cell in row] for row in cells])
    return values[:, :3], values[:, 3]


@pytest.fixture(scope="session")
def moons():
    """Two moons, and the names of some points' moons."""
    X = np.column_stack([column(f"moons.csv:{axis}") for axis in "xy"])
    labels = column("moons.csv:moon", str)
    labels[labels == ""] = None
    return X, labels
