"""Jobs of the service: started, watched, cancelled when the user interrupts."""

import http.client
import json
import time

from . import _client
from ._progress import bar
from ._wording import worded

_WAIT = 30
_PAUSES = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2)


def run(path, fields, progress=False):
    """Starts a job and gives what the service tells of it once it is done."""
    job = _start(path, fields)
    address = f"{path}/{job['id']}"
    try:
        ended = _watched(address) if progress else _awaited(address)
    except BaseException:
        _cancel(address)
        raise
    if ended["state"] != "done":
        raise ValueError(worded(ended, path) or f"the service {ended['state']} this fit")
    return ended


def _start(path, fields):
    """Waits a little where others were first: the service runs one job after the other."""
    for pause in _PAUSES:
        try:
            return _client.post(path, fields)
        except _client.Busy:
            time.sleep(pause)
    return _client.post(path, fields)


def _awaited(address):
    while True:
        job = _client.get(address, wait=_WAIT)
        if job["state"] not in ("waiting", "running"):
            return job


def _watched(address):
    """With a bar that follows the job's events."""
    target = _client.connection().target
    stream = http.client.HTTPConnection(target.host, target.port)
    try:
        stream.request("GET", address + "/events", headers={"Authorization": "Bearer " + target.token})
        with bar() as shown:
            for name, data in _events(stream.getresponse()):
                shown.told(name, data)
    finally:
        stream.close()
    return _awaited(address)


def _events(lines):
    name = ""
    for line in lines:
        field, _, value = line.decode().rstrip("\n").partition(": ")
        if field == "event":
            name = value
        elif field == "data":
            yield name, json.loads(value)


def _cancel(address):
    try:
        _client.delete(address)
    except (ValueError, RuntimeError):
        pass  # it has ended meanwhile
