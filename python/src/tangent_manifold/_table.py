"""What a fit is made of: tables, sent to the service when there is something to do with them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Protocol, Sequence

from . import _client, _npy
from ._process import Service, service
from ._types import Floats, Json

_TABLES = "/api/tables"


class OpenTable:
    """A table in the service; deleted there, with all that was made of it, when nobody holds it here."""

    def __init__(self, chunks: Sequence[Any], kind: str, target: Service | None, **query: Any) -> None:
        target = target or service()
        self.id: str = _client.request("POST", _TABLES, chunks, kind, query, target=target)["id"]
        self.path = f"{_TABLES}/{self.id}"
        _client.delete_with(self, self.path, target)


class Sheet(Protocol):
    """The content of a table."""

    def opened(self, target: Service | None = None) -> OpenTable:
        """It in the service."""


@dataclass(frozen=True)
class Numbers:
    """Rows of numbers, which travel as they lie in memory."""

    name: str
    rows: Floats
    columns: Sequence[str]

    def opened(self, target: Service | None = None) -> OpenTable:
        return OpenTable(_npy.chunks(self.rows), _client.NPY, target, name=self.name, columns=",".join(self.columns))


@dataclass(frozen=True)
class File:
    """A file, read by the service as the command line reads it; its bytes are kept as they were at the fit."""

    name: str
    content: bytes
    form: Json

    @staticmethod
    def of(path: Any, form: Json) -> File:
        with open(os.fspath(path), "rb") as file:
            return File(os.path.basename(path), file.read(), form)

    def opened(self, target: Service | None = None) -> OpenTable:
        return OpenTable((self.content,), _client.BYTES, target, name=self.name, **self.form)
