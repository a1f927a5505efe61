"""What an estimator holds of its fit: the job in the service, or what was kept of it in a file or a pickle."""

import json

from . import _client, _jobs
from ._model import Model

_FITS = "/api/fits"


class Fitted:
    """A fit in the service. A pickle keeps its models.

    tables: what it was made of, held so that they are not deleted
    """

    def __init__(self, tables, fields, progress=False):
        self._tables = tables
        self._fields = fields
        self.view = _jobs.run(_FITS, fields, progress)
        self._target = _client.connection().target
        self._model = None
        self._with_error_bars = None

    def _address(self):
        if self._target is not _client.connection().target:
            raise ValueError(_client.LOST)
        return f"{_FITS}/{self.view['id']}"

    def array(self, what):
        return _client.get(f"{self._address()}/{what}")

    def text(self, form):
        found = _client.get(f"{self._address()}/report", form=form)
        return json.dumps(found) if form == "json" else found.decode()

    def suggestions(self, count):
        return _client.get(f"{self._address()}/suggestions", count=count)

    def model(self, error_bars=False):
        """Where it lacks error bars that are wanted, that of the same fit once more: asking for them changes no value."""
        if error_bars and not self._fields.get("errorBars"):
            return self._again().model()
        if self._model is None:
            self._address()
            self._model = Model.of_fit(self.view["id"])
        return self._model

    def _again(self):
        if self._with_error_bars is None:
            self._address()
            self._with_error_bars = Fitted(self._tables, {**self._fields, "errorBars": True})
        return self._with_error_bars

    def __reduce__(self):
        plain = self.model()
        bars = plain if self._fields.get("errorBars") else self._with_error_bars and self._with_error_bars.model()
        return Kept, (self.view, plain, bars)


class Kept:
    """What a file or a pickle kept of a fit: it predicts."""

    def __init__(self, view, plain, with_error_bars):
        self.view = view
        self._plain = plain
        self._with_error_bars = with_error_bars

    @staticmethod
    def of_file(content):
        model = Model(content)
        return Kept({}, model, model if model.view()["errorBars"] else None)

    def model(self, error_bars=False):
        if not error_bars:
            return self._plain
        if self._with_error_bars is None:
            raise ValueError("this model was kept without error bars: fit it with error_bars=True")
        return self._with_error_bars

    def array(self, what):
        raise ValueError(f"what was loaded or unpickled predicts, but has no {what}: call fit again")

    def suggestions(self, count):
        return self.array("suggestions")
