"""What the service says, with what is set called as Python calls it."""

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
}
_OF_EMBEDDINGS = {**_NAMES, "dimension": "n_components"}


def worded(told, path):
    """The line of an error, empty where there is none.

    ``told`` is what the service answered, ``path`` what it was asked: an embedding has names of its own.
    """
    names = _OF_EMBEDDINGS if path.startswith("/api/embeddings") else _NAMES
    parts = told.get("errorParts")
    if not parts:
        return told.get("error", "")
    return "".join(part if isinstance(part, str) else names.get(part["subject"], part["subject"]) for part in parts)
