"""A Java that does not start says why."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tangent_manifold import ServiceFailed, _process

START = "from tangent_manifold import _process; _process.service(); print('listens')"


def started(program=START, **environment):
    path = str(Path(_process.__file__).resolve().parents[1])
    given = {**os.environ, "PYTHONPATH": path, **environment}
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, env=given)


def last_line(done):
    assert done.returncode == 1
    return done.stderr.strip().splitlines()[-1]


def test_too_little_memory_is_told():
    line = last_line(started(TANGENT_JAVA_OPTS="-Xmx1k"))
    assert "does not start" in line and "Too small maximum heap" in line and "TANGENT_JAVA_OPTS is '-Xmx1k'" in line


def test_a_folder_that_was_deleted_is_no_obstacle():
    program = "import os, tempfile; f = tempfile.mkdtemp(); os.chdir(f); os.rmdir(f); " + START
    assert started(program).stdout == "listens\n"


def test_a_jar_that_is_not_there_is_told():
    line = last_line(started(TANGENT_JAR="/nowhere/tangent.jar"))
    assert "TANGENT_JAR names /nowhere/tangent.jar, which is no file" in line


def test_a_java_that_hangs_at_its_start_is_ended(monkeypatch, tmp_path):
    java = tmp_path / "java"
    java.write_text("#!/bin/sh\nexec sleep 600\n")
    java.chmod(0o755)
    monkeypatch.setattr(_process, "find_java", lambda: str(java))
    monkeypatch.setattr(_process, "PATIENCE", 0.3)
    with pytest.raises(ServiceFailed, match="did not listen within"):
        _process._start()
