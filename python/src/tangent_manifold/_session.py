"""A job with its tables, open in the service."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict

from . import _client, _jobs
from ._process import Service, ServiceFailed, service
from ._table import OpenTable, Sheet
from ._types import Array, Json


@dataclass(frozen=True)
class Request:
    """All that a job is made of, so that it can be done again: its fields, and the tables that some of them name."""

    path: str
    fields: Json
    sheets: Dict[str, Sheet]

    def with_error_bars(self) -> Request:
        return Request(self.path, {**self.fields, "errorBars": True}, self.sheets)


@dataclass
class Session:
    """A job that is done. Its tables, and with them the job, are closed in the service when nobody holds this."""

    request: Request
    target: Service
    view: Json
    tables: list[OpenTable] = field(repr=False)

    @staticmethod
    def of(request: Request, progress: bool = False) -> Session:
        """Does it; if the service ends before it has begun, or because somebody told it to, once more on the next one."""
        _client.checked(request.fields)
        tables: list[OpenTable] = []
        try:
            try:
                return _done(request, tables, progress)
            except _client.ServiceLost as lost:
                # Not where the work itself may have ended it, such as for want of memory.
                if not _client.again(lost, begun=len(tables) == len(request.sheets)):
                    raise
                tables.clear()
                return _done(request, tables, progress)
        except BaseException as failure:
            # At once, not when the traceback goes, which a notebook keeps: with its tables ends a job of which an
            # interrupt left not even the name.
            tables.clear()
            if not isinstance(failure, ServiceFailed):
                _client.delete_unused()
            raise

    @property
    def address(self) -> str:
        return f"{self.request.path}/{self.view['id']}"

    def get(self, what: str, **query: Any) -> Any:
        return _client.get(f"{self.address}/{what}", self.target, **query)

    def text(self, what: str, **query: Any) -> str:
        """JSON, too, as it was written: what the client would read of it is not what a file would have."""
        content = _client.request("GET", f"{self.address}/{what}", query=query, raw=True, target=self.target)
        return bytes(content).decode()

    def array(self, what: str) -> Array:
        found: Array = self.get(what)
        return found

    def model(self) -> bytes:
        content: bytes = self.get("model")
        return content


def _done(request: Request, tables: list[OpenTable], progress: bool) -> Session:
    target = service()
    fields = dict(request.fields)
    for name, sheet in request.sheets.items():
        tables.append(_opened(sheet, target))
        fields[name] = tables[-1].id
    return Session(request, target, _jobs.run(request.path, fields, target, progress), tables)


def _opened(sheet: Sheet, target: Service) -> OpenTable:
    found: OpenTable = _jobs.patiently(lambda: sheet.opened(target))
    return found
