"""What embedding and clustering share: points without labels go in, arrays come out, and nothing stays in the service."""

from . import _client, _jobs
from ._base import ManifoldEstimator
from ._table import Table


class ManifoldAnalysis(ManifoldEstimator):
    """A look at points without labels."""

    def _analysed(self, path, X, own, *arrays):
        """What the service tells of a job, and some of its arrays."""
        rows = self._seen(X)
        table = Table.of("X", rows, self._columns())
        given = {name: value for name, value in own.items() if value is not None}
        told = _jobs.run(path, {**self._settings(), **given, "table": table.id}, self.progress)
        self.warnings_ = told.get("warnings", [])
        return (told, *(_client.get(f"{path}/{told['id']}/{name}") for name in arrays))
