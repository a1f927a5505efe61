"""Runs the texts of fits: 'described_fits.py PACKAGE FOLDER COUNT [PORT TOKEN]'.

Without a port the requests that they would send are printed, a line of JSON each, files in place of tables. With one the fits are made
by the service there, and their numbers are printed as they are in memory.
"""

import contextlib
import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, sys.argv[1])
from tangent_manifold import _client, _learner, _model, _session, _table  # noqa: E402


class Asked(Exception):
    """Instead of a fit, its request."""


def told(request, tables, progress):
    """Asks for a fit with files in place of tables, and with what was said of them."""
    fields = dict(request.fields)
    for name, sheet in request.sheets.items():
        fields.update({name: sheet.file, **sheet.form})
    raise Asked(fields)


class File:
    """A file by its name alone."""

    @staticmethod
    def of(file, form):
        return SimpleNamespace(file=file, form=form)


def request(text):
    try:
        exec(text, {})
    except Asked as asked:
        return json.dumps(asked.args[0], default=_client._plain)
    raise SystemExit("nothing was asked of the service")


def numbers(text):
    made = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(text, made)
    model = made["model"]
    found = getattr(model, "label_distributions_", model.transduction_)
    arrays = [found] + ([model._fitted._ask(lambda session: session.array("sds"))] if getattr(model, "error_bars", False) else [])
    return json.dumps([float(value).hex() for array in arrays for value in array.ravel()])


texts = [(Path(sys.argv[2]) / f"{i}.py").read_text(encoding="utf-8") for i in range(int(sys.argv[3]))]
if len(sys.argv) > 4:
    target = SimpleNamespace(host="127.0.0.1", port=int(sys.argv[4]), token=sys.argv[5], is_owned=lambda: True)
    for module in (_client, _model, _session, _table):  # each has it by its own name
        module.service = lambda: target
    for text in texts:
        print(numbers(text), flush=True)
else:
    _session._done = told
    _learner.File = File
    for text in texts:
        print(request(text))
