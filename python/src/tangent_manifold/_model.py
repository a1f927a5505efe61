"""Models, which predict points that were not there."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from . import _client, _npy
from ._jobs import patiently, turn
from ._process import service
from ._recent import Recent
from ._types import Array, Floats, Json

_MODELS = "/api/models"

# Bytes of points that are sent at a time: more would be held twice, here and in the service, for nothing.
_PART = 64_000_000

_MOST_OPEN = 32


class _OpenModel:
    """A model in the service; closed there when nobody holds it here."""

    def __init__(self, content: bytes) -> None:
        query = {"name": "the model"}
        target = self.target = service()
        opened = patiently(lambda: _client.request("POST", _MODELS, (content,), _client.BYTES, query, target=target))
        self.view: Json = opened
        self.path = f"{_MODELS}/{self.view['id']}"
        _client.delete_with(self, self.path, target)


class Model:
    """The bytes of a model. The service opens it when it is needed, and as long as no others are needed more."""

    _recent: Recent[Model] = Recent(_MOST_OPEN, lambda model: model._close())

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._open: _OpenModel | None = None
        self._opening = threading.Lock()
        self._view: Json | None = None

    def _close(self) -> None:
        self._open = None

    def _opened(self) -> _OpenModel:
        with self._opening:
            found = self._open
            if found is None or found.target is not _client.connection().target:
                found = self._open = _OpenModel(self._content)
        self._recent.used(self)
        self._view = found.view
        return found

    def view(self) -> Json:
        """What the service tells of it."""
        if self._view is None:
            self._view = self._patiently(lambda found: found.view)
        return self._view

    def content(self) -> bytes:
        """The bytes of its file."""
        return self._content

    def predict(self, rows: Floats, **query: Any) -> Array:
        """An array for new points, which have the columns of the fit; many are sent in parts."""
        count = max(1, _PART // (8 * max(1, rows.shape[1])))
        parts = [self._part(rows[at : at + count], query) for at in range(0, max(1, len(rows)), count)]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def _part(self, rows: Floats, query: Json) -> Array:
        def asked(found: _OpenModel) -> Array:
            address = f"{found.path}/predictions"
            answer: Array = _client.request("POST", address, _npy.chunks(rows), _client.NPY, query, target=found.target)
            return answer

        found: Array = self._patiently(asked)
        return found

    def _patiently(self, asked: Any) -> Any:
        """What is asked of the open model; if the service ends meanwhile, once more of the next one."""
        with turn():
            try:
                return asked(self._opened())
            except (_client.ServiceLost, _client.Unknown) as lost:
                if isinstance(lost, _client.ServiceLost) and not _client.again(lost):
                    raise
                self._open = None
                return asked(self._opened())
            finally:
                self._leave_nothing()

    def _leave_nothing(self) -> None:
        """A forked child may end without a word: it closes in its parent's service what it has opened there."""
        if self._open is not None and not self._open.target.is_owned():
            self._open = None
            _client.delete_unused()

    def __reduce__(self) -> Any:
        return Model, (self._content,)
