"""What an estimator holds of its fit: the tables and the job in the service, and the model that predicts new points."""

import json
import weakref

from . import _client, _jobs, _npy

_FITS = "/api/fits"
_TABLES = "/api/tables"
_MODELS = "/api/models"


class Table:
    """A table in the service; deleted there, with all that was made of it, when nobody holds it here."""

    def __init__(self, pieces, kind, **query):
        told = _client.request("POST", _TABLES, pieces, kind, query)
        self.id = told["id"]
        weakref.finalize(self, _client.forget, _client.connection().target, f"{_TABLES}/{self.id}").atexit = False

    @staticmethod
    def of(name, rows, columns):
        """Numbers, which travel as they lie in memory."""
        return Table(_npy.pieces(rows), _client.NPY, name=name, columns=",".join(columns))

    @staticmethod
    def of_lines(name, lines):
        """Texts, a line of JSON each row."""
        return Table((lines,), _client.BYTES, name=name + ".jsonl")


class Model:
    """A model in the service. Where the service is another one than before, it is opened again from its bytes."""

    def __init__(self, content=None, opened=None):
        self._content = content
        self._opened = opened
        if opened:
            self._hold(opened)

    @staticmethod
    def of_fit(fit):
        return Model(opened=_client.post(_MODELS, {"fit": fit}))

    def _hold(self, told):
        self._opened = told
        self._target = _client.connection().target
        address = f"{_MODELS}/{told['id']}"
        weakref.finalize(self, _client.forget, self._target, address).atexit = False

    def view(self):
        """What the service tells of it."""
        if self._opened is None or self._target is not _client.connection().target:
            if self._content is None:
                raise ValueError("the service ended, and with it what was fitted: call fit again")
            self._hold(_client.request("POST", _MODELS, (self._content,), _client.BYTES, {"name": "the model"}))
        return self._opened

    def content(self):
        """The bytes of its file."""
        if self._content is None:
            self._content = _client.get(f"{_MODELS}/{self.view()['id']}/file")
        return self._content

    def predict(self, rows, **query):
        """An array for new points, which have the columns of the fit."""
        return _client.request("POST", f"{_MODELS}/{self.view()['id']}/predictions", _npy.pieces(rows), _client.NPY, query)

    def __getstate__(self):
        return {"_content": self.content(), "_opened": None}

    def __setstate__(self, state):
        self.__dict__.update(state)


class Fitted:
    """A fit in the service. Pickled, it keeps its model, and what else it could tell is lost."""

    def __init__(self, tables, fields, progress):
        self._tables = tables
        self._fields = fields
        self.view = _jobs.run(_FITS, fields, progress)
        self._target = _client.connection().target
        self._model = None
        self._refusal = None
        self._with_error_bars = None

    def _address(self):
        if self._tables is None:
            raise ValueError("an estimator that was loaded or unpickled predicts, but no more: for this, call fit again")
        if self._target is not _client.connection().target:
            raise ValueError("the service ended, and with it what was fitted: call fit again")
        return f"{_FITS}/{self.view['id']}"

    def array(self, what, **query):
        return _client.get(f"{self._address()}/{what}", **query)

    def text(self, form):
        found = _client.get(f"{self._address()}/report", form=form)
        return json.dumps(found) if isinstance(found, dict) else found.decode()

    def suggestions(self, count):
        return _client.get(f"{self._address()}/suggestions", count=count)

    def model(self):
        if self._refusal:
            raise ValueError(self._refusal)
        if self._model is None:
            self._model = Model.of_fit(self._address().rsplit("/", 1)[1])
        return self._model

    def with_error_bars(self):
        """This fit if it has them, else the same once more with them: what is asked for decides nothing else."""
        if self._fields.get("errorBars"):
            return self
        if self._with_error_bars is None:
            self._address()
            self._with_error_bars = Fitted(self._tables, {**self._fields, "errorBars": True}, False)
        return self._with_error_bars

    def __getstate__(self):
        model, refusal = self._kept()
        return {
            "_tables": None,
            "_fields": self._fields,
            "_target": None,
            "view": self.view,
            "_model": model,
            "_refusal": refusal,
            "_with_error_bars": self._with_error_bars,
        }

    def _kept(self):
        """Not every method has a model; one without can be pickled all the same."""
        try:
            return self.model(), None
        except ValueError as refusal:
            return None, str(refusal)

    @staticmethod
    def of_model(content):
        """Of a model's file, without a fit."""
        self = Fitted.__new__(Fitted)
        self.__dict__.update(_tables=None, _fields={}, _target=None, view={}, _refusal=None, _with_error_bars=None)
        self._model = Model(content=content)
        self._fields = {"errorBars": self._model.view()["errorBars"]}
        return self
