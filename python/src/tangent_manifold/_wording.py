"""What the service says, with what is set called as Python calls it."""

from __future__ import annotations

import re

from ._types import Json

# Of what is not called by the service's own word.
_NAMES = {
    "neighbours": "n_neighbors",
    "lambda": "lam",
    "rawLambda": "options['rawLambda']",
    "lossParameter": "loss_parameter",
    "tuned": "tuned=False",
    "errorBars": "error_bars",
    "classes": "ManifoldClassifier",
    "targets": "y",
    "weights": "sample_weight",
    "threads": "n_jobs",
    "seed": "random_state",
    "clusters": "n_clusters",
    "cutShortcuts": "cut_shortcuts",
}
_OF_EMBEDDINGS = {**_NAMES, "dimension": "n_components"}

# Options of the command line, as the functions call them.
_OPTIONS = {
    "-k/--neighbours": "n_neighbors",
    "-m/--dimension": "dimension",
    "--relative-lambda": "lam",
    "--neighbours": "n_neighbors",
    "--dimension": "dimension",
    "--method": "method",
    "--missing": "missing",
    "--folds": "folds",
    "--budget": "budget",
    "--threads": "n_jobs",
    "--seed": "random_state",
    "--standardise": "standardise",
    "--loss": "loss",
    "--classes": "classes=True",
}


def worded(told: Json, path: str) -> str:
    """The line of an error, empty where there is none.

    ``told`` is what the service answered, ``path`` what it was asked: an embedding has names of its own.
    """
    names = _OF_EMBEDDINGS if path.startswith("/api/embeddings") else _NAMES
    parts = told.get("errorParts")
    if not parts:
        return str(told.get("error", ""))
    return "".join(part if isinstance(part, str) else names.get(part["subject"], part["subject"]) for part in parts)


# The ways out that warnings of a table name, for who gives arrays.
_WAYS_OUT = [
    (r"out with (--)?without '.*'$", "out of X"),
    (r"add (--)?na \S.*$", "make it NaN, or None among classes"),
    (r"add (--)?classes$", "take ManifoldClassifier"),
    (r"; choose other columns with (--)?columns, or .* with (--)?without$", "; leave it out of X, or call the output otherwise"),
]


def warning_worded(line: str) -> str:
    """A warning of the service or of the command line, with its way out as Python has it."""
    for theirs, ours in _WAYS_OUT:
        line = re.sub(theirs, ours, line)
    return line


def option_worded(line: str) -> str:
    """A line of the command line, with options called as the arguments of our functions are."""
    line = re.sub(r"^there is no option --([^=;\s]*)[^;]*(;.*)?$", r"parameters has '\1', which the method does not have", line)
    for option, name in _OPTIONS.items():
        line = line.replace(option, name)
    return line
