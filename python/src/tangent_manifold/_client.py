"""Asks the service: one connection a thread, kept open; refusals become Python's exceptions."""

import collections
import http.client
import json
import os
import threading
import weakref
from urllib.parse import urlencode

from . import _npy
from ._process import ServiceFailed, service
from ._wording import worded

JSON = "application/json"
NPY = "application/x-npy"
BYTES = "application/octet-stream"

LOST = "the service ended, and with it what was fitted: call fit again"

_BUSY = 429
_FIRST_FAULT = 500
_NO_MEMORY = 507

_local = threading.local()
_unused = collections.deque()


class Busy(RuntimeError):
    """Too many jobs wait already."""


class Connection:
    """A connection of one thread to one service."""

    def __init__(self, target):
        self.target = target
        self.owner = os.getpid()
        self._http = http.client.HTTPConnection(target.host, target.port)

    def ask(self, method, path, chunks=(), kind=None):
        """Sends a request and gives the answer, unread; one that was left open too long is opened again."""
        try:
            return self._ask(method, path, chunks, kind)
        except (http.client.RemoteDisconnected, ConnectionError):
            self.close()
            return self._ask(method, path, chunks, kind)

    def _ask(self, method, path, chunks, kind):
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
        return self._http.getresponse()

    def close(self):
        self._http.close()


def connection():
    """The connection of this thread, to the service as it is now."""
    target = service()
    mine = getattr(_local, "connection", None)
    if mine is None or mine.target is not target or mine.owner != os.getpid():
        mine = _local.connection = Connection(target)
    return mine


def request(method, path, chunks=(), kind=None, query=None):
    """The answer as JSON, as an array or as bytes, whatever its kind is."""
    _delete_unused()
    return _request(method, path, chunks, kind, query)


def _request(method, path, chunks=(), kind=None, query=None):
    asked = connection()
    address = path + ("?" + urlencode(query) if query else "")
    try:
        answer = asked.ask(method, address, chunks, kind)
        body = _body(answer)
    except KeyboardInterrupt:
        asked.close()  # half an answer may be under way
        raise
    except (OSError, http.client.HTTPException) as lost:
        asked.close()
        raise ServiceFailed(f"the service does not answer: {lost or type(lost).__name__}; what it held is lost") from None
    if answer.status >= 400:
        raise _refusal(answer.status, body, path)
    return body


def _body(answer):
    kind = (answer.getheader("Content-Type") or "").split(";")[0]
    if kind == NPY:
        return _npy.read(answer)
    body = answer.read()
    return json.loads(body) if kind == JSON and body else body


def _refusal(status, body, path):
    line = worded(body, path) if isinstance(body, dict) else ""
    line = line or f"the service refused with status {status}"
    if status == _BUSY:
        return Busy(line)
    if status == _NO_MEMORY:
        return MemoryError(line)
    return ServiceFailed(line) if status >= _FIRST_FAULT else ValueError(line)


def get(path, **query):
    return request("GET", path, query=query)


def post(path, fields):
    return request("POST", path, (json.dumps(fields, default=_plain).encode(),), JSON)


def _plain(value):
    """NumPy's scalars and arrays as JSON has them."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise ValueError(f"{value!r} is neither a number nor a text")


def delete(path):
    request("DELETE", path)


def delete_with(holder, path):
    """Deletes what is at a path once nobody has its holder."""
    weakref.finalize(holder, _unused_from, connection().target, path, os.getpid()).atexit = False


def _unused_from(target, path, owner):
    """Called by the garbage collector, where a request may be under way: so it is deleted when something is asked next.

    A forked child has copies of what its parent holds, and deletes none of it.
    """
    if os.getpid() == owner:
        _unused.append((target, path))


def _delete_unused():
    while _unused:
        target, path = _unused.popleft()
        if target is service():
            try:
                _request("DELETE", path)
            except ValueError:
                pass  # gone already
