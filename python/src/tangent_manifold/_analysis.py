"""What embedding and clustering share: points without labels go in, arrays come out, and nothing stays in the service."""

from __future__ import annotations

from typing import Any

from . import _client, _jobs
from ._base import ManifoldEstimator
from ._session import Request, Session
from ._types import Json
from ._warnings import warn
from ._wording import warning_worded


class ManifoldAnalysis(ManifoldEstimator):
    """A look at points without labels."""

    def _analysed(self, path: str, X: Any, graph: Any, own: Json, take: Any) -> Json:
        """What the service tells of a job; ``take`` takes what else it wants of it."""
        sheets, named = self._sheets(*self._vertices(X, graph))
        given = {name: value for name, value in own.items() if value is not None}
        with _jobs.turn(self.progress):
            session = Session.of(Request(path, {**self._settings(), **given, **named}, sheets), self.progress)
            take(session)
            session.tables.clear()
        _client.delete_unused()
        self.warnings_ = [warning_worded(line) for line in session.view.get("warnings", [])]
        warn(self.warnings_)
        return session.view
