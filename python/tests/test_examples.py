"""The examples run, hold what they assert, and draw their pictures."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1] / "examples"


@pytest.mark.parametrize("name", ["roll", "digits", "error_bars", "wrong_labels", "pipeline"])
def test_an_example(name, tmp_path, monkeypatch, capsys):
    pytest.importorskip("sklearn")
    pytest.importorskip("pandas")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(FOLDER)
    runpy.run_path(str(FOLDER / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out
    drawn = (tmp_path / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn.count("<circle") == (FOLDER / f"{name}.svg").read_text(encoding="utf-8").count("<circle")
