"""Jobs of the service: started, watched, cancelled when the user interrupts."""

from __future__ import annotations

import http.client
import json
import time
from typing import Any, Iterable, Iterator

from . import _client
from ._progress import bar
from ._queue import FairQueue
from ._types import Json
from ._wording import worded

_WAIT = 30
_PAUSES = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2)

# So many threads of this process ask for work at a time, so that neither jobs nor tables are too many for the service.
_QUEUE = FairQueue(8)


def turn(progress: bool = False) -> Any:
    """The right to open tables and to run a job on them; whoever came first goes first, and nobody is sent away."""
    if not progress:
        return _QUEUE.turn()
    shown = bar()
    return _QUEUE.turn(lambda before: shown.show(f"waiting, {before} before this", 0, 0))


def patiently(call: Any) -> Any:
    """What a call gives; where the service is busy with what others asked for, it is asked again until it is not."""
    at = 0
    while True:
        try:
            return call()
        except _client.Busy:
            time.sleep(_PAUSES[min(at, len(_PAUSES) - 1)])
            at += 1


def run(path: str, fields: Json, progress: bool = False) -> Json:
    """Starts a job and gives what the service tells of it once it is done."""
    job = patiently(lambda: _client.post(path, fields))
    target = _client.connection().target
    address = f"{path}/{job['id']}"
    try:
        ended = _watched(address) if progress else _awaited(address)
    except _client.ServiceLost:
        raise
    except _client.Unknown:
        if _client.connection().target is target:
            raise
        # Another service is there in its place, which knows nothing of it.
        raise _client.ServiceLost(_client.ENDED, target) from None
    except BaseException:
        _cancel(address)
        raise
    if ended["state"] != "done":
        raise ValueError(worded(ended, path) or f"the service {ended['state']} this fit")
    return ended


def _awaited(address: str) -> Json:
    while True:
        job: Json = _client.get(address, wait=_WAIT)
        if job["state"] not in ("waiting", "running"):
            return job


def _watched(address: str) -> Json:
    """With a bar that follows the job's events; where these fail, the job is waited for without."""
    target = _client.connection().target
    stream = http.client.HTTPConnection(target.host, target.port, timeout=_client.QUIET)
    try:
        stream.request("GET", address + "/events", headers={"Authorization": "Bearer " + target.token})
        with bar() as shown:
            for name, data in _events(stream.getresponse()):
                shown.told(name, data)
    except (OSError, http.client.HTTPException):
        pass
    finally:
        stream.close()
    return _awaited(address)


def _events(lines: Iterable[bytes]) -> Iterator[tuple[str, Json]]:
    name = ""
    for line in lines:
        field, _, value = line.decode().rstrip("\n").partition(": ")
        if field == "event":
            name = value
        elif field == "data":
            yield name, json.loads(value)


def _cancel(address: str) -> None:
    try:
        _client.delete(address)
    except (ValueError, RuntimeError):
        pass  # it has ended meanwhile
