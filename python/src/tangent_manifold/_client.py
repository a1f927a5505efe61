"""Asks the service: one connection a thread, kept open; refusals become Python's exceptions."""

from __future__ import annotations

import collections
import http.client
import json
import math
import os
import selectors
import socket
import threading
import weakref
from typing import Any, Deque, Sequence
from urllib.parse import urlencode

from . import _npy
from ._process import Service, ServiceFailed, service
from ._types import Json
from ._wording import worded

JSON = "application/json"
NPY = "application/x-npy"
BYTES = "application/octet-stream"

# After so many seconds without an answer the service is asked whether it still lives, and has so many to say so.
QUIET = 60.0
PROBE = 30.0

# What is told of it.
ENDED = "the Java process ended or hangs, so that it does not answer; what was fitted before is kept: do this once more"

_CONFLICT = 409
_BUSY = 429
_UNKNOWN = 404
_FIRST_FAULT = 500
_NO_MEMORY = 507
_ENDS_WITHIN = 10.0

_local = threading.local()
_unused: Deque[tuple[Service, str]] = collections.deque()


class Busy(RuntimeError):
    """Too much is open or waits already."""


class Unknown(ValueError):
    """There is no such thing in the service."""


class StillComputing(ValueError):
    """The answer takes longer than the service keeps a request waiting."""


class ServiceLost(ServiceFailed):
    """The service ended, or hung, before it had answered."""

    def __init__(self, line: str, target: Service) -> None:
        super().__init__(line)
        self.target = target


class Connection:
    """A connection of one thread to one service."""

    def __init__(self, target: Service) -> None:
        self.target = target
        self.owner = os.getpid()
        self._http = http.client.HTTPConnection(target.host, target.port, timeout=PROBE)
        weakref.finalize(self, self._http.close)

    def ask(self, method: str, path: str, chunks: Sequence[Any] = (), kind: str | None = None) -> http.client.HTTPResponse:
        """Sends a request and gives the answer, unread; one that was left open too long is opened again."""
        try:
            return self._ask(method, path, chunks, kind)
        except (http.client.RemoteDisconnected, ConnectionError):
            self.close()
            return self._ask(method, path, chunks, kind)

    def _ask(self, method: str, path: str, chunks: Sequence[Any], kind: str | None) -> http.client.HTTPResponse:
        self._http.putrequest(method, path, skip_accept_encoding=True)
        self._http.putheader("Authorization", "Bearer " + self.target.token)
        if kind:
            self._http.putheader("Content-Type", kind)
        if kind or method in ("POST", "PATCH"):
            self._http.putheader("Content-Length", str(sum(memoryview(chunk).nbytes for chunk in chunks)))
        self._http.endheaders()
        try:
            for chunk in chunks:
                self._http.send(chunk)
        except (BrokenPipeError, ConnectionResetError):
            pass  # a body that is too large is refused before its end: the answer says so
        self._await_answer()
        return self._http.getresponse()

    def _await_answer(self) -> None:
        """An answer may take long, but a service that does not even say what it is called hangs."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._http.sock, selectors.EVENT_READ)
            while not ready.select(QUIET):
                if not _answers(self.target):
                    self.target.kill()
                    raise TimeoutError(f"it was silent for {QUIET + PROBE:.0f} s and was ended")

    def close(self) -> None:
        self._http.close()


def _answers(target: Service) -> bool:
    """Whether the service says anything to somebody else."""
    probe = http.client.HTTPConnection(target.host, target.port, timeout=PROBE)
    try:
        probe.request("GET", "/api", headers={"Authorization": "Bearer " + target.token})
        return probe.getresponse().status < _FIRST_FAULT
    except (OSError, http.client.HTTPException):
        return False
    finally:
        probe.close()


def connection() -> Connection:
    """The connection of this thread, to the service as it is now."""
    target = service()
    mine: Connection | None = getattr(_local, "connection", None)
    if mine is None or mine.target is not target or mine.owner != os.getpid():
        mine = _local.connection = Connection(target)
    return mine


def request(
    method: str,
    path: str,
    chunks: Sequence[Any] = (),
    kind: str | None = None,
    query: Json | None = None,
    raw: bool = False,
    target: Service | None = None,
) -> Any:
    """The answer as JSON, as an array or as bytes, whatever its kind is; ``raw`` as bytes in any case.

    What has a name in one service goes to that ``target`` alone: in the next one, another thing has it.
    """
    delete_unused()
    while True:
        try:
            return _request(method, path, chunks, kind, query, raw, target)
        except StillComputing:
            pass  # it goes on: whoever asks again waits for the same


def _request(
    method: str,
    path: str,
    chunks: Sequence[Any] = (),
    kind: str | None = None,
    query: Json | None = None,
    raw: bool = False,
    target: Service | None = None,
) -> Any:
    asked = connection()
    if target is not None and asked.target is not target:
        raise ServiceLost(ENDED, target)
    address = path + ("?" + urlencode(query) if query else "")
    try:
        answer = asked.ask(method, address, chunks, kind)
        body = answer.read() if raw and answer.status < 400 else _body(answer)
    except KeyboardInterrupt:
        asked.close()  # half an answer may be under way
        raise
    except (OSError, http.client.HTTPException) as lost:
        asked.close()
        if isinstance(lost, socket.timeout) and not _answers(asked.target):
            asked.target.kill()
        raise ServiceLost(f"{ENDED} ({lost or type(lost).__name__})", asked.target) from None
    if answer.status >= 400:
        raise _refusal(answer.status, body, path)
    return body


def _body(answer: http.client.HTTPResponse) -> Any:
    kind = (answer.getheader("Content-Type") or "").split(";")[0]
    if kind == NPY:
        return _npy.read(answer)
    body = answer.read()
    return json.loads(body) if kind == JSON and body else body


def _refusal(status: int, body: Any, path: str) -> Exception:
    line = worded(body, path) if isinstance(body, dict) else ""
    line = line or f"the service refused with status {status}"
    if status == _CONFLICT and isinstance(body, dict) and body.get("state") == "computing":
        return StillComputing(line)
    if status == _BUSY:
        return Busy(line)
    if status == _UNKNOWN:
        return Unknown(line)
    if status == _NO_MEMORY:
        return MemoryError(line)
    return ServiceFailed(line) if status >= _FIRST_FAULT else ValueError(line)


def get(path: str, target: Service | None = None, **query: Any) -> Any:
    return request("GET", path, query=query, target=target)


def post(path: str, fields: Json, target: Service | None = None) -> Any:
    return request("POST", path, (json.dumps(fields, default=_plain, allow_nan=False).encode(),), JSON, target=target)


def checked(fields: Json, name: str = "") -> Json:
    """The fields as they are; a number that JSON does not have is refused by its name."""
    for key, value in fields.items():
        _check(value, f"{name}{key}")
    return fields


def _check(value: Any, name: str) -> None:
    if isinstance(value, dict):
        checked(value, f"{name}.")
    elif isinstance(value, (list, tuple)):
        for each in value:
            _check(each, name)
    elif isinstance(value, float) and not math.isfinite(value):
        told = worded({"errorParts": [{"subject": name.rpartition(".")[2]}]}, "")
        raise ValueError(f"{told} must be a finite number but is {value}")


def _plain(value: Any) -> Any:
    """NumPy's scalars and arrays as JSON has them."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise ValueError(f"{value!r} is neither a number nor a text")


def delete(path: str, target: Service) -> None:
    request("DELETE", path, target=target)


def again(lost: ServiceLost, begun: bool = False) -> bool:
    """Whether another service is there by now, or soon, in place of one that was lost; if work had begun, only where
    the service was told to end."""
    return lost.target.has_ended(_ENDS_WITHIN) and not (begun and lost.target.broke_down())


def delete_with(holder: object, path: str, target: Service) -> None:
    """Deletes what is at a path once nobody has its holder."""
    weakref.finalize(holder, _unused_from, target, path, os.getpid()).atexit = False


def _unused_from(target: Service, path: str, owner: int) -> None:
    """Called by the garbage collector, where a request may be under way: so it is deleted when something is asked next.

    A forked child has copies of what its parent holds, and deletes none of it.
    """
    if os.getpid() == owner:
        _unused.append((target, path))


def delete_unused() -> None:
    """Closes in the service what nobody holds here."""
    while _unused:
        try:
            target, path = _unused.popleft()
        except IndexError:
            return  # another thread was quicker
        if target is service():
            try:
                _request("DELETE", path, target=target)
            except (ValueError, ServiceFailed):
                pass  # gone already
