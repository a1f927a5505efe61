"""The service's life: one a Python process, ended with it however it ends."""

import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from conftest import PATHS
from tangent_manifold import ManifoldRegressor, _client, _java, _process

LIMIT = 120.0  # seconds, which only what never ends meets

CHILD = """
import conftest, sys
from tangent_manifold import _process
print(_process.service().process, end=" ", flush=True)
if sys.argv[1]:
    from test_process import fitted
    print(fitted(int(sys.argv[1])).hex(), end="")
print(flush=True)
sys.stdin.readline()
"""


def fitted(seed):
    """A number that a fit gives, another one for each seed."""
    X = np.random.default_rng(seed).normal(size=(60, 2))
    y = np.where(np.arange(60) % 3 == 0, X[:, 0], np.nan)
    return float(ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, y).transduction_.sum())


def child(seed=""):
    """A Python process that tells of its service, and of a fit if it has a seed."""
    command = [sys.executable, "-c", CHILD, str(seed)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=PATHS)


def is_running(process):
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def await_end(process):
    start = time.monotonic()
    while is_running(process):
        assert time.monotonic() - start < LIMIT
        time.sleep(0.02)


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="looks at /proc")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, None])
def test_no_java_is_left(end):
    python = child()
    java = int(python.stdout.readline().split()[0])
    assert is_running(java)
    if end is None:
        python.stdin.close()
    else:
        python.send_signal(end)
    python.wait()
    await_end(java)


def test_two_processes_have_two_services_and_do_not_mix():
    both = [child(1), child(2)]
    told = [each.stdout.readline().split() for each in both]
    for each in both:
        each.communicate("\n")
    assert told[0][0] != told[1][0]
    assert [each[1] for each in told] == [fitted(1).hex(), fitted(2).hex()]


def test_later_calls_find_the_same_service(roll):
    first = _process.service().process
    ManifoldRegressor(n_neighbors=10, tuned=False).fit(*roll)
    assert _process.service().process == first


def test_a_service_that_died_is_started_again(roll):
    X, y = roll
    model = ManifoldRegressor(n_neighbors=10, tuned=False).fit(X, y)
    before = _process.service()
    before.kill()
    np.testing.assert_array_equal(model.predict(X), model.transduction_)
    assert _process.service() is not before


def test_what_nobody_holds_is_deleted_in_the_service(roll):
    before = _client.get("/api")["tables"]
    for _ in range(3):
        ManifoldRegressor(n_neighbors=10, tuned=False).fit(*roll)
    assert _client.get("/api")["tables"] <= before + 2


def test_threads_fit_at_the_same_time(roll):
    X, y = roll
    alone = ManifoldRegressor(n_neighbors=10, tuned=False).fit(X, y).transduction_
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(ManifoldRegressor(n_neighbors=10, tuned=False).fit(X, y).transduction_))
        for _ in range(4)
    ]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert len(found) == 4
    for each in found:
        np.testing.assert_array_equal(each, alone)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_child_asks_the_service_of_its_parent(roll):
    X, y = roll
    model = ManifoldRegressor(n_neighbors=10, tuned=False).fit(X, y)
    model.predict(X)
    pid = os.fork()
    if pid == 0:
        same = False
        try:
            same = np.array_equal(model.predict(X), model.transduction_)
        finally:
            os._exit(0 if same else 1)
    assert os.waitpid(pid, 0)[1] == 0
    np.testing.assert_array_equal(model.predict(X), model.transduction_)


@pytest.fixture
def interruptible():
    """As in a terminal: a process started in the background by a script ignores interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("progress", [False, True])
@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_cancels_the_fit(progress):
    X = np.random.default_rng(0).uniform(size=(6000, 2))
    y = np.where(np.arange(6000) % 12 == 0, X[:, 0], np.nan)
    _client.get("/api")
    threading.Timer(0.5, os.kill, [os.getpid(), signal.SIGINT]).start()
    start = time.monotonic()
    fitted_all = False
    with pytest.raises(KeyboardInterrupt):
        ManifoldRegressor(progress=progress).fit(X, y)
        fitted_all = True
        time.sleep(LIMIT)
    assert not fitted_all
    while _client.get("/api")["jobs"]["running"]:
        assert time.monotonic() - start < LIMIT
        time.sleep(0.1)
    ManifoldRegressor(n_neighbors=10, tuned=False).fit(X[:200], y[:200])


def test_an_interrupt_before_a_fit_has_its_name_ends_it_too(monkeypatch):
    X = np.random.default_rng(0).uniform(size=(6000, 2))
    before, post = _client.get("/api")["tables"], _client.post

    def interrupted(path, fields, target):
        post(path, fields, target)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(_client, "post", interrupted)
        with pytest.raises(KeyboardInterrupt) as kept:
            ManifoldRegressor().fit(X, X[:, 0])
    assert kept.tb is not None
    assert _client.get("/api")["tables"] == before
    assert _client.get("/api/fits") == []


def test_no_java_is_told_with_the_way_out(monkeypatch):
    monkeypatch.setattr(_java, "_homes", lambda: ["/nowhere"])
    with pytest.raises(_java.JavaNotFound, match="JAVA_HOME"):
        _java.find_java()


def test_the_java_of_the_wheel_comes_first(monkeypatch, tmp_path):
    monkeypatch.setattr(_java, "_OWN", str(tmp_path))
    assert next(_java._homes()) == str(tmp_path)
    monkeypatch.setattr(_java, "_OWN", str(tmp_path / "none"))
    assert str(tmp_path) not in next(_java._homes())


def test_an_older_java_is_passed_over(monkeypatch, tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    for home, version in ((old, "17.0.2"), (new, "25.0.1")):
        (home / "bin").mkdir(parents=True)
        (home / "release").write_text(f'IMPLEMENTOR="X"\nJAVA_VERSION="{version}"\n')
        (home / "bin" / "java").write_text("#!/bin/sh\n")
        (home / "bin" / "java").chmod(0o755)
    monkeypatch.setattr(_java, "_homes", lambda: [str(old), str(new)])
    assert _java.find_java() == str(new / "bin" / "java")


def test_nothing_is_left_open():
    """Whoever has Python tell of files that were never closed, as pytest does, hears nothing of ours."""
    program = """
import conftest, threading
from tangent_manifold import _process
from test_process import fitted
fitted(1)
_process.service().kill()
thread = threading.Thread(target=fitted, args=(2,))
thread.start()
thread.join()
fitted(3)
"""
    line = [sys.executable, "-W", "always::ResourceWarning", "-c", program]
    done = subprocess.run(line, capture_output=True, text=True, env=PATHS, timeout=LIMIT, check=True)
    assert "ResourceWarning" not in done.stderr
