"""Models, which predict points that were not there."""

from . import _client, _npy

_MODELS = "/api/models"


class Model:
    """A model in the service, opened from its bytes when it is needed and the service is another one than before."""

    def __init__(self, content):
        self._content = content
        self._view = None
        self._target = None

    @staticmethod
    def of_fit(fit):
        """The model of a fit in the service."""
        model = Model(None)
        model._hold(_client.post(_MODELS, {"fit": fit}))
        return model

    def _hold(self, view):
        self._view = view
        self._target = _client.connection().target
        _client.delete_with(self, f"{_MODELS}/{view['id']}")

    def view(self):
        """What the service tells of it."""
        if self._target is not _client.connection().target:
            if self._content is None:
                raise ValueError(_client.LOST)
            self._hold(_client.request("POST", _MODELS, (self._content,), _client.BYTES, {"name": "the model"}))
        return self._view

    def content(self):
        """The bytes of its file."""
        if self._content is None:
            self._content = _client.get(f"{_MODELS}/{self.view()['id']}/file")
        return self._content

    def predict(self, rows, **query):
        """An array for new points, which have the columns of the fit."""
        address = f"{_MODELS}/{self.view()['id']}/predictions"
        return _client.request("POST", address, _npy.chunks(rows), _client.NPY, query)

    def __reduce__(self):
        return Model, (self.content(),)
