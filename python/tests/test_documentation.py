"""docs/python.md says what its programs print."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_the_worked_example(monkeypatch):
    pytest.importorskip("sklearn")
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```(python|text)\n(.*?)```", (ROOT / "docs" / "python.md").read_text(encoding="utf-8"), re.DOTALL)
    names, printed = {}, ""
    for kind, text in blocks:
        if kind == "text":
            assert printed == text
            continue
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(text, "docs/python.md", "exec"), names)
        printed = out.getvalue()
