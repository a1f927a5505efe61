import csv
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


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
