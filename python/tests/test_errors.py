"""Errors are Python's own, with one line that says what is wrong and what to do; never a trace of Java."""

import numpy as np
import pytest

from tangent_manifold import ManifoldClassifier, ManifoldClustering, ManifoldEmbedding, ManifoldRegressor, NotFittedError

X = np.random.default_rng(0).normal(size=(50, 3))
Y = np.where(np.arange(50) % 2 == 0, X[:, 0], np.nan)


def refused(call, *words):
    with pytest.raises(ValueError) as told:
        call()
    line = str(told.value)
    for word in words:
        assert word in line
    for trace in ("Exception", "dev.tangent", "\tat ", "\n"):
        assert trace not in line


@pytest.mark.parametrize(
    "parameters, words",
    [
        ({"n_neighbors": 1}, ["n_neighbors must be a whole number", "1"]),
        ({"n_neighbors": 500, "tuned": False}, ["n_neighbors must be at most", "500", "50"]),
        ({"n_neighbors": "many"}, ["n_neighbors", "many"]),
        ({"dimension": 7, "n_neighbors": 10, "tuned": False}, ["dimension", "7"]),
        ({"lam": -1.0}, ["lam must be", "-1"]),
        ({"loss_parameter": -1.0, "loss": "huber"}, ["loss_parameter must be", "-1"]),
        ({"method": "auto", "tuned": False}, ["tuned=False needs one method"]),
        ({"method": "lap", "dimension": 2}, ["dimension belongs to method lg"]),
        ({"method": "gl"}, ["method", "gl", "lg"]),
        ({"loss": "cubic"}, ["loss", "cubic", "huber"]),
        ({"parameters": {"width": 2}}, ["width", "scale"]),
        ({"options": {"criterium": "cv"}}, ["criterium", "criterion"]),
        ({"standardise": "yes"}, ["standardise", "yes", "robust"]),
        ({"tuned": "no"}, ["tuned must be True or False but is 'no'"]),
        ({"approximate": "no"}, ["approximate must be True or False but is 'no'"]),
        ({"error_bars": 1}, ["error_bars must be True or False but is 1"]),
        ({"parameters": 3}, ["parameters must be a dictionary but is 3"]),
        ({"options": [("seed", 1)]}, ["options must be a dictionary but is [('seed', 1)]"]),
        ({"options": {"lambda": 1}}, ["options['lambda'] is the parameter lam"]),
        ({"options": {"errorBars": True}}, ["options['errorBars'] is the parameter error_bars"]),
        ({"options": {"table": "t1"}}, ["options['table'] is what fit is given"]),
        ({"options": {"labels": "y.csv"}}, ["options['labels'] is what fit is given"]),
    ],
)
def test_bad_parameters(parameters, words):
    refused(lambda: ManifoldRegressor(**parameters).fit(X, Y), *words)


def test_bad_data():
    refused(lambda: ManifoldRegressor().fit(X, np.full(50, np.nan)), "no label")
    refused(lambda: ManifoldRegressor().fit(X, Y[:40]), "50", "40")
    refused(lambda: ManifoldRegressor().fit(np.full((50, 2), np.inf), Y), "infinity")
    refused(lambda: ManifoldClassifier().fit(X, np.where(Y > 0, 1, -1)), "classes must be at least 2", "'1'")
    refused(lambda: ManifoldClassifier().fit(X, Y), "continuous", "ManifoldRegressor")
    refused(lambda: ManifoldRegressor(missing="refuse").fit(np.where(X > 2, np.nan, X), Y), "coordinate")


@pytest.mark.parametrize("kind", [ManifoldRegressor, ManifoldClassifier])
def test_not_fitted(kind):
    for call in (lambda: kind().predict(X), lambda: kind().save("never")):
        with pytest.raises(NotFittedError, match="call 'fit'"):
            call()


def test_what_a_method_cannot_do():
    refused(lambda: ManifoldRegressor(method="knn").fit(X, Y).suggest(1), "suggestion", "lg")
    refused(lambda: ManifoldRegressor(loss="huber", tuned=False).fit(X, Y).predict(X, return_std=True), "squared")


def test_a_model_that_is_none(tmp_path):
    (tmp_path / "no.tangent").write_bytes(b"nothing of the kind")
    refused(lambda: ManifoldRegressor.load(tmp_path / "no.tangent"), "model")


def test_points_without_labels():
    refused(lambda: ManifoldClustering(n_clusters=0).fit(X), "n_clusters must be", "0")
    refused(lambda: ManifoldEmbedding(n_components=9).fit(X), "n_components must be", "9")
