"""The examples run, hold what they assert, and draw their pictures."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tangent_manifold

FOLDER = Path(__file__).resolve().parents[1] / "examples"
PACKAGE = Path(tangent_manifold.__file__).resolve().parents[1]


@pytest.mark.parametrize("name", ["roll", "digits", "error_bars", "wrong_labels", "pipeline"])
def test_an_example(name, tmp_path):
    pytest.importorskip("sklearn")
    pytest.importorskip("pandas")
    for file in (f"{name}.py", "picture.py"):
        shutil.copy(FOLDER / file, tmp_path)
    given = {**os.environ, "PYTHONPATH": str(PACKAGE), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, f"{name}.py"], cwd=tmp_path, capture_output=True, text=True, timeout=300, env=given)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    drawn = (tmp_path / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn.count("<circle") == (FOLDER / f"{name}.svg").read_text(encoding="utf-8").count("<circle")
