"""What is less than a prediction does not look like one: it is told of, as a warning with rows and as a status."""

import copy
import pickle
import warnings

import numpy as np
import pytest

from tangent_manifold import FitWarning, ManifoldClassifier, ManifoldEmbedding, ManifoldRegressor

X = np.random.default_rng(0).uniform(size=(60, 2))
Y = np.where(np.arange(60) % 2 == 0, X[:, 0], np.nan)
SIDES = np.where(X[:, 0] < 0.5, "left", "right")
PLAIN = {"n_neighbors": 10, "dimension": 2, "tuned": False}


@pytest.fixture(scope="module")
def values():
    return ManifoldRegressor(**PLAIN, lam=1e-4).fit(X, Y)


@pytest.fixture(scope="module")
def sides():
    return ManifoldClassifier(**PLAIN).fit(X, SIDES)


@pytest.fixture(scope="module")
def flat():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ManifoldEmbedding(2, n_neighbors=10).fit(X)


def calls(values, sides, flat):
    return [
        values.predict,
        values.predict_interval,
        lambda X: values.predict(X, return_std=True),
        sides.predict,
        sides.predict_proba,
        sides.predict_log_proba,
        flat.transform,
    ]


def told(call, points):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        call(points)
    assert all(each.category is FitWarning and each.filename == __file__ for each in found)
    return [str(each.message) for each in found]


def test_points_off_the_manifold_are_counted(values, sides, flat):
    far = np.vstack((X[:3], [[9, 9], [0.5, -7]]))
    for call in calls(values, sides, flat):
        assert [line.partition(",")[0] for line in told(call, far)] == ["2 of 5 points (rows 3 and 4) lie off the manifold"]
        assert told(call, far[:4])[0].startswith("1 of 4 points (row 3) lies off the manifold")
        assert told(call, far[:3]) == []
    assert list(values.status(far)) == ["ok", "ok", "ok", "off-manifold", "off-manifold"]


def test_only_some_of_many_rows_are_named(values):
    line = told(values.predict, X[:7] + 9)[0]
    assert line.startswith("7 of 7 points (rows 0, 1, 2, ...) lie off the manifold")


def test_a_point_without_any_coordinate_is_not_said_to_be_predicted_from_those_it_has(values, sides, flat):
    gaps = X[:5].copy()
    gaps[1], gaps[3, 1] = np.nan, np.nan
    for call in calls(values, sides, flat):
        lines = sorted(told(call, gaps))
        assert len(lines) == 2
        assert lines[0].startswith("1 of 5 points (row 1) has no coordinate")
        assert lines[1].startswith("1 of 5 points (row 3) lacks coordinates")
    assert list(values.status(gaps)) == ["ok", "dropped", "ok", "imputed", "ok"]


def test_what_a_loaded_model_lacks_it_has_not(values, tmp_path):
    """hasattr asks for an AttributeError, and whoever catches a ValueError finds one as well."""
    again = ManifoldRegressor.load(values.save(tmp_path / "m") and tmp_path / "m")
    for name in ("status_", "candidates_", "held_out_", "suspect_labels_", "column_importance_"):
        assert not hasattr(again, name)
        with pytest.raises(ValueError, match="call fit again"):
            getattr(again, name)


def test_a_column_without_numbers_stays_a_column_of_a_loaded_model(tmp_path):
    wide = np.column_stack((X[:, 0], np.full(60, np.nan), X[:, 1]))
    model = ManifoldRegressor(**PLAIN).fit(wide, Y)
    again = ManifoldRegressor.load(model.save(tmp_path / "m") and tmp_path / "m")
    assert again.n_features_in_ == 3 and not hasattr(again, "feature_names_in_")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        np.testing.assert_array_equal(again.predict(wide), model.predict(wide))


def test_which_columns_matter(sides):
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"noise, or so": X[:, 1], "x": X[:, 0]})
    model = ManifoldRegressor(**PLAIN).fit(frame, X[:, 0])
    for one in (model, copy.deepcopy(model), pickle.loads(pickle.dumps(model))):
        found = one.column_importance_
        assert list(found.columns) == ["column", "increase", "standard_error", "matters"]
        assert list(found["column"]) == ["x", "noise, or so"]
        assert found["matters"].tolist() == [True, False] and found["increase"][0] > 0.1
    told = model.column_importance()
    assert told["measure"] == "mae" and told["labels"] == 15 and told["error"] < 0.05
    assert [each["column"] for each in told["columns"]] == ["x", "noise, or so"]
    assert sides.column_importance()["measure"] == "log-loss"
    assert sides.column_importance_["column"][0] == "c0"
