"""A graph of one's own: the same as from the command line, and clear words where it cannot be."""

import csv

import numpy as np
import pytest

sparse = pytest.importorskip("scipy.sparse")
import scipy.io  # noqa: E402

from conftest import tangent  # noqa: E402
from tangent_manifold import ManifoldClassifier, ManifoldClustering, ManifoldEmbedding, ManifoldRegressor  # noqa: E402


@pytest.fixture(scope="module")
def mesh(tmp_path_factory):
    """Points of a square, the weights of their six nearest, and the labels of some, as arrays and as files."""
    random = np.random.default_rng(3)
    X = random.uniform(-2, 2, (120, 2))
    squares = ((X[:, None] - X[None]) ** 2).sum(-1)
    dense = np.zeros_like(squares)
    for i, row in enumerate(squares):
        near = np.argsort(row)[1:7]
        dense[i, near] = np.exp(-row[near])
    graph = sparse.csr_matrix(np.maximum(dense, dense.T))
    folder = tmp_path_factory.mktemp("graph")
    scipy.io.mmwrite(folder / "w.mtx", graph.tocoo(), precision=17)
    y = np.where(np.arange(120) < 30, np.sin(X[:, 0]), np.nan)
    lines = ["row,y"] + [f"{i},{float(y[i])!r}" for i in range(30)]
    (folder / "labels.csv").write_text("\n".join(lines) + "\n")
    return X, graph, y, folder


def column(file, name, kind=float):
    with open(file, newline="", encoding="utf-8") as lines:
        return np.array([kind(row[name]) for row in csv.DictReader(lines)])


@pytest.mark.parametrize("own", [{"method": "lap", "lam": 1e-3, "tuned": False}, {"method": "ilap"}])
def test_values_are_those_of_the_command_line(mesh, own):
    X, graph, y, folder = mesh
    out = folder / "out.csv"
    given = ["--relative-lambda", 1e-3, "--no-tune"] if "lam" in own else []
    tangent("predict", "--graph", folder / "w.mtx", "--labels", folder / "labels.csv", "--method", own["method"], *given, "-o", out)
    model = ManifoldRegressor(**own).fit(None, y, graph=graph)
    np.testing.assert_array_equal(model.transduction_, column(out, "y"))
    np.testing.assert_array_equal(ManifoldRegressor(**own).fit(X, y, graph=graph).transduction_, model.transduction_)
    assert "neighbours" not in model.parameters_
    with pytest.raises(ValueError, match="a graph without coordinates has no model for new points"):
        model.predict(X)


def test_classes_clusters_and_coordinates(mesh):
    X, graph, y, folder = mesh
    classes = np.array([None if np.isnan(each) else "up" if each > 0 else "down" for each in y], dtype=object)
    found = ManifoldClassifier(method="poisson").fit(None, classes, graph=graph)
    right = found.transduction_ == np.where(np.sin(X[:, 0]) > 0, "up", "down")
    assert right.mean() > 0.8
    tangent("cluster", "--graph", folder / "w.mtx", "-n", 3, "-o", folder / "clusters.csv")
    theirs = column(folder / "clusters.csv", "cluster", int)
    np.testing.assert_array_equal(ManifoldClustering(3).fit_predict(None, graph=graph), theirs)
    assert ManifoldEmbedding(2).fit_transform(None, graph=graph).shape == (120, 2)


def test_a_directed_graph_is_told(mesh):
    _, graph, y, _ = mesh
    model = ManifoldRegressor(method="lap", lam=1e-3, tuned=False).fit(None, y, graph=sparse.triu(graph))
    assert any("the graph is directed" in words for words in model.warnings_)


def test_what_is_no_graph_is_refused(mesh):
    X, graph, y, _ = mesh
    model = ManifoldRegressor(method="lap")
    for wrong, words in [
        (np.eye(3), "graph must be a sparse matrix"),
        (graph[:50], "graph must be square"),
        (-graph, "must be a finite number of at least 0 but is -"),
        (graph * np.nan, "NaN"),
        (graph * np.inf, "finite"),
        (sparse.csr_matrix((120, 120)), "graph has no edge"),
    ]:
        with pytest.raises((ValueError, TypeError), match=words):
            model.fit(None, y, graph=wrong)
    with pytest.raises(ValueError, match="graph has 120 vertices but X has 100 rows"):
        model.fit(X[:100], y[:100], graph=graph)
    with pytest.raises(ValueError, match="looks at coordinates, but the graph comes without"):
        ManifoldRegressor(method="ridge").fit(None, y, graph=graph)
    with pytest.raises(ValueError, match="n_neighbors is for a graph that is made of coordinates"):
        ManifoldRegressor(5, method="lap").fit(None, y, graph=graph)
