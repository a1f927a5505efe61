"""The service as a child process: started on first use, one for each Python process, ended with it.

It ends when its standard input does, which the system sees to however Python ends, and when the process that started it
is gone, which also holds where a forked child still has the other end of that input.
"""

import atexit
import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path

from ._java import find_java

PATIENCE = 60.0

# As in the launcher script, which says why.
_COLLECTOR = "-XX:+UseG1GC -XX:G1HeapRegionSize=2m -XX:InitialRAMPercentage=10".split()
_OPTIONS = (
    "--add-modules jdk.incubator.vector"
    " -XX:+IgnoreUnrecognizedVMOptions -XX:Tier3MinInvocationThreshold=5 -XX:Tier3BackEdgeThreshold=15000"
    " -XX:Tier4MinInvocationThreshold=10 -XX:Tier4BackEdgeThreshold=500000 -XX:MaxRAMPercentage=70 -Xlog:disable"
).split()

_lock = threading.RLock()
_current = None


class ServiceFailed(RuntimeError):
    """The service does not start, or it ended."""


def service():
    """The service of this process; starts it if there is none."""
    global _current
    with _lock:
        if _current is None or not _current.is_alive():
            _current = Service(_start())
        return _current


def stop():
    """Ends the service, if there is one; what was fitted and not saved is gone."""
    global _current
    with _lock:
        if _current is not None:
            _current.close()
            _current = None


class Service:
    """A running service: where it listens, and the token that lets this process ask."""

    def __init__(self, started):
        self._process, told = started
        self._owner = os.getpid()
        self.host = "127.0.0.1"
        self.port = told["port"]
        self.token = told["token"]
        self.process = told["process"]

    def is_alive(self):
        """A forked child shares the service of its parent as long as that lives."""
        if os.getpid() == self._owner:
            return self._process.poll() is None
        try:
            os.kill(self.process, 0)
        except OSError:
            return False
        return True

    def close(self):
        if os.getpid() != self._owner:
            return
        self._process.stdin.close()  # which it takes for the end
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def jar():
    """The program: in the wheel, or in a checkout where it was built."""
    here = Path(__file__).resolve().parent
    places = [here / "tangent.jar"]
    if os.environ.get("TANGENT_JAR"):
        places.insert(0, Path(os.environ["TANGENT_JAR"]))
    if len(here.parents) > 2:
        places.append(here.parents[2] / "app" / "target" / "tangent.jar")
    for place in places:
        if place.is_file():
            return place
    raise ServiceFailed(
        "tangent.jar is not in this installation: install the wheel that 'mvn verify' builds, or let TANGENT_JAR point to it"
    )


def _start():
    options = os.environ.get("TANGENT_JAVA_OPTS", "").split()
    collector = [] if any("GC" in option for option in options) else _COLLECTOR
    command = [find_java(), *_OPTIONS, *collector, *options, "-jar", str(jar()), "serve", "--json"]
    command += ["--until-eof", "--parent", str(os.getpid())]
    # A session of its own: Ctrl-C is for Python, which cancels what runs, and not for the service.
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        try:
            return process, _told(process, errors)
        except BaseException:
            process.kill()
            process.wait()
            raise


def _told(process, errors):
    """The one line it prints when it listens."""
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    try:
        line = process.stdout.readline()
    finally:
        watch.cancel()
    if not line.startswith(b"{"):
        process.wait(timeout=PATIENCE)
        errors.seek(0)
        text = errors.read().decode("utf-8", "replace")
        lines = [one for one in text.splitlines() if one.strip() and "incubator" not in one]
        raise ServiceFailed("the service does not start: " + (lines[0] if lines else f"exit code {process.returncode}"))
    return json.loads(line)


atexit.register(stop)
