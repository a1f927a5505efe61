"""What embedding and clustering share: points without labels go in, arrays come out, and nothing stays in the service."""

from . import _client, _jobs
from ._base import ManifoldEstimator
from ._fitted import Table


class ManifoldAnalysis(ManifoldEstimator):
    """A look at points without labels."""

    def _analysed(self, path, X, own):
        """What the service tells of a job, and its arrays by name."""
        rows = self._seen(X)
        table = Table.of("X", rows, self._columns())
        fields = {**self._settings(), **{name: value for name, value in own.items() if value is not None}}
        told = _jobs.run(path, {**fields, "table": table.id}, self.progress)
        self.warnings_ = told.get("warnings", [])

        def array(name):
            return _client.get(f"{path}/{told['id']}/{name}") if table else None

        return told, array
