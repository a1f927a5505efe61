"""What an estimator holds of its fit: all that it reports, the bytes of its model, and what it was made of."""

from __future__ import annotations

import threading
from typing import Any, Callable

from . import _client, _jobs
from ._base import NotFittedError
from ._model import Model
from ._recent import Recent
from ._session import Request, Session
from ._types import Array, Json, Records

# Fits that stay open in the service, so that what is asked of the last ones takes no fit again.
_MOST_OPEN = 4


class Fitted:
    """A fit that needs no service.

    What takes long and is seldom wanted, suggestions, suspect labels, error bars and the page, is asked of the service:
    of the fit that is still open there, or else of the same fit done again, which gives the same bits.
    """

    _recent: Recent[Fitted] = Recent(_MOST_OPEN, lambda fitted: fitted._close())

    def __init__(self, request: Request, arrays: tuple[str, ...], progress: bool = False) -> None:
        self._request = request
        self._asking = threading.RLock()
        with _jobs.turn(progress):
            session = Session.of(request, progress)
            self.view: Json = session.view
            self.arrays: dict[str, Array] = {name: session.array(name) for name in arrays}
            self.texts: dict[str, str] = {"text": _text(session, "text"), "json": _text(session, "json")}
            self.candidates: Records = session.get("candidates")
            self.held_out: Records = session.get("held-out")
            self._plain, self._refused = _model(session)
            self._bars = self._plain if request.fields.get("errorBars") else None
            self._session: Session | None = None
            self._keep(session)

    def _keep(self, session: Session) -> None:
        """A forked child may end without a word, so it leaves nothing open in its parent's service."""
        if session.target.is_owned():
            self._session = session
            self._recent.used(self)
            return
        session.tables.clear()
        _client.delete_unused()

    def _close(self) -> None:
        self._session = None

    def _ask(self, asked: Callable[[Session], Any]) -> Any:
        with self._asking, _jobs.turn():
            session = self._session
            if session is not None:
                try:
                    return asked(session)
                except (_client.ServiceLost, _client.Unknown):
                    self._session = None
            session = Session.of(self._request)
            found = asked(session)
            self._keep(session)
            return found

    def text(self, form: str) -> str:
        """The report as text, JSON or a page."""
        if form not in self.texts:
            self.texts[form] = self._ask(lambda session: _text(session, form))
        return self.texts[form]

    def charts(self) -> dict[str, str]:
        """The pictures of the report, by their names."""

        def drawn(session: Session) -> dict[str, str]:
            names = [each["name"] for each in session.get("charts")]
            return {name: session.get(f"charts/{name}").decode() for name in names}

        found: dict[str, str] = self._ask(drawn)
        return found

    def suggestions(self, count: int) -> Json:
        found: Json = self._ask(lambda session: session.get("suggestions", count=count))
        return found

    def suspect_labels(self) -> Json:
        found: Json = self._ask(lambda session: session.get("suspect-labels"))
        return found

    def importance(self) -> Json:
        found: Json = self._ask(lambda session: session.get("importance"))
        return found

    def model(self, error_bars: bool = False) -> Model:
        """Where it lacks error bars that are wanted, that of the same fit once more: asking for them changes no value."""
        if not error_bars:
            return self._known(self._plain)
        with self._asking:
            if self._bars is None:
                with _jobs.turn():
                    session = Session.of(self._request.with_error_bars())
                    self._bars, self._refused = _model(session)
                    session.tables.clear()
        return self._known(self._bars)

    def _known(self, model: Model | None) -> Model:
        if model is None:
            raise ValueError(self._refused)
        return model

    def __getstate__(self) -> Json:
        return {name: value for name, value in self.__dict__.items() if name not in ("_asking", "_session")}

    def __setstate__(self, state: Json) -> None:
        self.__dict__.update(state)
        self._asking = threading.RLock()
        self._session = None


def _text(session: Session, form: str) -> str:
    return session.text("report", form=form)


def _model(session: Session) -> tuple[Model | None, str]:
    """The model, or why there is none: a graph without coordinates has no new points."""
    try:
        return Model(session.model()), ""
    except _client.Unknown:
        raise
    except ValueError as refused:
        return None, str(refused)


class Kept:
    """What was loaded from a file: it predicts."""

    def __init__(self, content: bytes) -> None:
        self._model = Model(content)
        self.view: Json = {}

    def model(self, error_bars: bool = False) -> Model:
        if error_bars and not self._model.view()["errorBars"]:
            raise ValueError("this model was kept without error bars: fit it with error_bars=True")
        return self._model

    def _absent(self, what: str) -> Any:
        # Of both kinds: hasattr wants an AttributeError.
        raise NotFittedError(f"what was loaded from a file predicts, but has no {what}: call fit again")

    @property
    def arrays(self) -> dict[str, Array]:
        found: dict[str, Array] = self._absent("values at the rows of the fit")
        return found

    @property
    def candidates(self) -> Records:
        found: Records = self._absent("candidates")
        return found

    @property
    def held_out(self) -> Records:
        found: Records = self._absent("held-out labels")
        return found

    def text(self, form: str) -> str:
        return str(self._absent("report"))

    def charts(self) -> dict[str, str]:
        found: dict[str, str] = self._absent("charts")
        return found

    def suggestions(self, count: int) -> Json:
        found: Json = self._absent("suggestions")
        return found

    def suspect_labels(self) -> Json:
        found: Json = self._absent("suspect labels")
        return found

    def importance(self) -> Json:
        found: Json = self._absent("importance of columns")
        return found
