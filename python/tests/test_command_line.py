"""The same numbers as the command line, to the last bit."""

import csv

import numpy as np

from conftest import EXAMPLES, tangent
from tangent_manifold import ManifoldClassifier, ManifoldClustering, ManifoldEmbedding, ManifoldRegressor

GIVEN = ["-k", 12, "-m", 2, "--relative-lambda", 1e-4]
PARAMETERS = {"n_neighbors": 12, "dimension": 2, "lam": 1e-4, "tuned": False}


def columns(file, *names):
    with open(file, newline="", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    return np.array([[float(row[name]) for name in names] for row in rows])


def test_values_and_error_bars(roll_file, roll, tmp_path):
    file, (X, y) = roll_file, roll
    out = tmp_path / "out.csv"
    tangent("predict", file, "--target", "angle", *GIVEN, "--no-tune", "--sd", "--interval", 90, "-o", out)
    model = ManifoldRegressor(**PARAMETERS).fit(X, y)
    values, sds = model.predict(X, return_std=True)
    theirs = columns(out, "angle", "angle_sd", "angle_low90", "angle_high90")
    np.testing.assert_array_equal(np.column_stack((values, sds, model.predict_interval(X, 0.9))), theirs)
    np.testing.assert_array_equal(model.transduction_, values)


def test_what_a_search_chooses(roll_file, roll, tmp_path):
    file, (X, y) = roll_file, roll
    out = tmp_path / "out.csv"
    tangent("predict", file, "--target", "angle", "-k", 10, "-m", 2, "-o", out)
    model = ManifoldRegressor(n_neighbors=10, dimension=2).fit(X, y)
    np.testing.assert_array_equal(model.transduction_, columns(out, "angle").ravel())


def test_class_probabilities(moons, tmp_path):
    out = tmp_path / "out.csv"
    tangent("predict", EXAMPLES / "moons.csv", "--target", "moon", *GIVEN, "-o", out)
    model = ManifoldClassifier(**{**PARAMETERS, "tuned": True}).fit(*moons)
    assert list(model.classes_) == ["lower", "upper"]
    np.testing.assert_array_equal(model.label_distributions_, columns(out, "moon_lower", "moon_upper"))


def test_models_go_both_ways(roll_file, roll, tmp_path):
    file, (X, y) = roll_file, roll
    tangent("fit", file, "--target", "angle", *GIVEN, "--no-tune", "-o", tmp_path / "theirs.tangent")
    new = columns(EXAMPLES / "new-roll.csv", "x", "y", "z")
    ours = ManifoldRegressor(**PARAMETERS).fit(X, y)
    loaded = ManifoldRegressor.load(tmp_path / "theirs.tangent")
    np.testing.assert_array_equal(loaded.predict(new), ours.predict(new))
    assert list(loaded.feature_names_in_) == ["x", "y", "z"]
    ours.save(tmp_path / "ours.tangent")
    np.savetxt(tmp_path / "new.csv", new, delimiter=",", header="c0,c1,c2", comments="", fmt="%.17g")
    tangent("apply", tmp_path / "ours.tangent", tmp_path / "new.csv", "-o", tmp_path / "applied.csv")
    np.testing.assert_array_equal(columns(tmp_path / "applied.csv", "y").ravel(), ours.predict(new))


def test_embedding_and_clusters(moons, tmp_path):
    X, _ = moons
    tangent("embed", EXAMPLES / "moons.csv", "-k", 10, "-m", 1, "-o", tmp_path / "flat.csv")
    embedding = ManifoldEmbedding(n_components=1, n_neighbors=10)
    np.testing.assert_array_equal(embedding.fit_transform(X), columns(tmp_path / "flat.csv", "e1"))
    np.testing.assert_array_equal(embedding.components_, columns(tmp_path / "flat.csv", "piece").ravel())
    tangent("cluster", EXAMPLES / "moons.csv", "-k", 10, "-o", tmp_path / "groups.csv")
    clustering = ManifoldClustering(n_neighbors=10).fit(X)
    np.testing.assert_array_equal(clustering.labels_, columns(tmp_path / "groups.csv", "cluster").ravel())
