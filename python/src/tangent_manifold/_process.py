"""The service as a child process: started on first use, one for each Python process, ended with it.

It ends when its standard input does, which the system sees to however Python ends, and when the process that started it
is gone, which also holds where a forked child still has the other end of that input.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import IO, Any

from ._java import find_java
from ._types import Json

PATIENCE = 60.0

# Megabytes: what a table or a model may have is limited by the memory, not by the service.
_UPLOAD = 1_000_000

# As in the launcher script, which says why.
_COLLECTOR = (
    "-XX:+UseG1GC -XX:G1HeapRegionSize=2m -XX:InitialRAMPercentage=10 -XX:MaxNewSize=256m -XX:GCTimeRatio=4"
    " -XX:+UseTransparentHugePages"
).split()
_OPTIONS = (
    "--add-modules jdk.incubator.vector"
    " -XX:+IgnoreUnrecognizedVMOptions -XX:Tier3MinInvocationThreshold=5 -XX:Tier3BackEdgeThreshold=15000"
    " -XX:Tier4MinInvocationThreshold=10 -XX:Tier4BackEdgeThreshold=500000 -XX:MaxRAMPercentage=70 -Xlog:disable"
).split()

# What Java says beside the reason.
_EMPTY_WORDS = ("Error: Could not create", "Error: A fatal exception", "Error occurred during initialization")

# Exit codes of a Java that SIGTERM ended: after its last words, or before its first.
_TOLD_TO_END = (143, -15)

_lock = threading.RLock()
_current: Service | None = None


class ServiceFailed(RuntimeError):
    """The Java process does not start, does not answer, or ended while it worked."""


def service() -> Service:
    """The service of this process; starts it if there is none."""
    global _current
    with _lock:
        if _current is None or not _current.is_alive():
            if _current is not None:
                _current.let_go()
            _current = Service(*_start())
        return _current


def stop() -> None:
    """End the Java process, if there is one.

    Fitted estimators keep what they have; the next call that needs Java starts it again.

    Examples
    --------
    >>> import tangent_manifold
    >>> tangent_manifold.stop()
    """
    global _current
    with _lock:
        if _current is not None:
            _current.close()
            _current = None


class Service:
    """A running service: where it listens, and the token that lets this process ask."""

    def __init__(self, process: subprocess.Popen[bytes], told: Json) -> None:
        self._process = process
        self._owner = os.getpid()
        self.host = "127.0.0.1"
        self.port = int(told["port"])
        self.token = str(told["token"])
        self.process = int(told["process"])

    def is_owned(self) -> bool:
        """Whether this process started it: a forked child has that of its parent."""
        return os.getpid() == self._owner

    def is_alive(self) -> bool:
        """A forked child shares the service of its parent as long as that lives."""
        if self.is_owned():
            return self._process.poll() is None
        try:
            os.kill(self.process, 0)
        except OSError:
            return False
        return True

    def has_ended(self, seconds: float) -> bool:
        """Whether it is gone, or goes within so many seconds."""
        if not self.is_owned():
            return not self.is_alive()
        try:
            self._process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def broke_down(self) -> bool:
        """Whether it ended otherwise than by a request to end, such as SIGTERM is."""
        return not self.is_owned() or self._process.returncode not in _TOLD_TO_END

    def kill(self) -> None:
        """Ends it at once."""
        if self.is_owned():
            self._process.kill()
            self._process.wait()
            self.let_go()

    def let_go(self) -> None:
        """Closes our ends of its pipes."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def close(self) -> None:
        """Lets it end."""
        if not self.is_owned():
            return
        self.let_go()  # which it takes for the end
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.kill()


def jar() -> Path:
    """The program: in the wheel, or in a checkout where it was built."""
    here = Path(__file__).resolve().parent
    named = os.environ.get("TANGENT_JAR")
    if named:
        if not Path(named).is_file():
            raise ServiceFailed(f"TANGENT_JAR names {named}, which is no file: correct it, or unset it to take the wheel's own")
        return Path(named)
    places = [here / "tangent.jar"]
    if len(here.parents) > 2:
        places.append(here.parents[2] / "app" / "target" / "tangent.jar")
    for place in places:
        if place.is_file():
            return place
    raise ServiceFailed(
        "tangent.jar is not in this installation: install the wheel that 'mvn -Pwheel package' builds, or let TANGENT_JAR"
        " point to it"
    )


def command(*arguments: str) -> list[str]:
    """Java with the program, as the launcher starts it."""
    options = os.environ.get("TANGENT_JAVA_OPTS", "").split()
    collector = [] if any("GC" in option for option in options) else _COLLECTOR
    return [find_java(), *_OPTIONS, *collector, *options, "-jar", str(jar()), *arguments]


def folder() -> str:
    """The working folder, or another where that was deleted."""
    try:
        return os.getcwd()
    except OSError:
        return tempfile.gettempdir()


def _start() -> tuple[subprocess.Popen[bytes], Json]:
    line = command("serve", "--json", "--until-eof", "--parent", str(os.getpid()), "--upload", str(_UPLOAD))
    # A session of its own: Ctrl-C is for Python, which cancels what runs, and not for the service.
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            line,
            cwd=folder(),
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


def _told(process: subprocess.Popen[bytes], errors: IO[bytes]) -> Json:
    """The one line it prints when it listens."""
    assert process.stdout is not None
    late = threading.Event()

    def end() -> None:
        late.set()
        process.kill()

    watch = threading.Timer(PATIENCE, end)
    watch.start()
    before: list[bytes] = []
    try:
        # Java itself may complain on the same stream before the program prints its line.
        for line in process.stdout:
            if line.startswith(b"{"):
                told: Any = json.loads(line)
                return dict(told)
            before.append(line)
    finally:
        watch.cancel()
    process.wait(timeout=PATIENCE)
    if late.is_set():
        raise ServiceFailed(f"the service does not start: it did not listen within {PATIENCE:.0f} s and was ended")
    errors.seek(0)
    raise ServiceFailed("the service does not start: " + _reason(b"".join(before) + errors.read(), process.returncode))


def _reason(printed: bytes, code: int) -> str:
    """What Java said, in one line, and where the options come from that it may speak of."""
    text = printed.decode("utf-8", "replace")
    lines = [line.strip() for line in text.splitlines() if line.strip() and "incubator" not in line]
    lines = [line for line in lines if not line.startswith(_EMPTY_WORDS)] or lines
    reason = lines[0] if lines else f"exit code {code}"
    options = os.environ.get("TANGENT_JAVA_OPTS")
    return reason + (f" (TANGENT_JAVA_OPTS is '{options}')" if options else "")


atexit.register(stop)
