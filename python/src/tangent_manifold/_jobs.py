"""Jobs of the service: started, watched, cancelled when the user interrupts."""

from __future__ import annotations

import http.client
import json
import time
from typing import Any, Iterable, Iterator

from . import _client
from ._process import Service
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


def run(path: str, fields: Json, target: Service, progress: bool = False) -> Json:
    """Starts a job in a service and gives what that tells of it once it is done."""
    job = patiently(lambda: _client.post(path, fields, target))
    address = f"{path}/{job['id']}"
    try:
        ended = _watched(address, target) if progress else _awaited(address, target)
    except _client.ServiceLost:
        raise
    except BaseException:
        _cancel(address, target)
        raise
    if ended["state"] != "done":
        raise ValueError(worded(ended, path) or f"the service {ended['state']} this fit")
    return ended


def _awaited(address: str, target: Service) -> Json:
    while True:
        job: Json = _client.get(address, target, wait=_WAIT)
        if job["state"] not in ("waiting", "running"):
            return job


def _watched(address: str, target: Service) -> Json:
    """With a bar that follows the job's events; where these fail, the job is waited for without."""
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
    return _awaited(address, target)


def _events(lines: Iterable[bytes]) -> Iterator[tuple[str, Json]]:
    name = ""
    for line in lines:
        field, _, value = line.decode().rstrip("\n").partition(": ")
        if field == "event":
            name = value
        elif field == "data":
            yield name, json.loads(value)


def _cancel(address: str, target: Service) -> None:
    try:
        _client.delete(address, target)
    except (ValueError, RuntimeError):
        pass  # it has ended meanwhile
