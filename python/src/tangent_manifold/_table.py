"""Tables in the service."""

from . import _client, _npy

_TABLES = "/api/tables"


class Table:
    """A table in the service; deleted there, with all that was made of it, when nobody holds it here."""

    def __init__(self, chunks, kind, **query):
        self.id = _client.request("POST", _TABLES, chunks, kind, query)["id"]
        _client.delete_with(self, f"{_TABLES}/{self.id}")

    @staticmethod
    def of(name, rows, columns):
        """Numbers, which travel as they lie in memory."""
        return Table(_npy.chunks(rows), _client.NPY, name=name, columns=",".join(columns))

    @staticmethod
    def of_lines(name, lines):
        """Texts, a line of JSON each row."""
        return Table((lines,), _client.BYTES, name=name + ".jsonl")
