"""What the regressor and the classifier give, and to whom."""

import pickle

import numpy as np
import pytest

from tangent_manifold import ManifoldClassifier, ManifoldRegressor

rng = np.random.default_rng(3)
SQUARE = rng.uniform(size=(300, 2))
KNOWN = np.arange(300) % 6 == 0
PLAIN = {"n_neighbors": 12, "dimension": 2, "lam": 1e-6, "tuned": False}


def test_a_linear_function_is_found_again():
    truth = 3 + SQUARE @ [2.0, -1.0]
    model = ManifoldRegressor(**PLAIN).fit(SQUARE, np.where(KNOWN, truth, np.nan))
    np.testing.assert_allclose(model.transduction_, truth, atol=1e-4)
    inside = rng.uniform(0.2, 0.8, size=(40, 2))
    np.testing.assert_allclose(model.predict(inside), 3 + inside @ [2.0, -1.0], atol=1e-3)
    assert model.score(SQUARE, truth) > 0.999999


def test_none_is_as_good_as_nan():
    truth = SQUARE[:, 0]
    with_none = [value if known else None for value, known in zip(truth, KNOWN)]
    one = ManifoldRegressor(**PLAIN).fit(SQUARE, with_none)
    other = ManifoldRegressor(**PLAIN).fit(SQUARE, np.where(KNOWN, truth, np.nan))
    np.testing.assert_array_equal(one.transduction_, other.transduction_)


def test_several_outputs_some_labelled_where_others_are_not():
    both = np.column_stack((SQUARE[:, 0], SQUARE[:, 1]))
    y = np.where(np.column_stack((KNOWN, np.arange(300) % 5 == 0)), both, np.nan)
    model = ManifoldRegressor(**PLAIN).fit(SQUARE, y)
    np.testing.assert_allclose(model.transduction_, both, atol=1e-4)
    values, sds = model.predict(SQUARE[:7], return_std=True)
    assert values.shape == sds.shape == (7, 2)
    low_high = model.predict_interval(SQUARE[:7])
    assert low_high.shape == (7, 2, 2)
    assert (low_high[:, :, 0] <= values).all() and (values <= low_high[:, :, 1]).all()


def test_a_label_of_weight_zero_does_not_count():
    y = np.where(KNOWN, SQUARE[:, 0], np.nan)
    wrong = y.copy()
    wrong[0] = 100
    weight = np.ones(300)
    weight[0] = 0
    left_out = y.copy()
    left_out[0] = np.nan
    one = ManifoldRegressor(**PLAIN).fit(SQUARE, wrong, weight)
    other = ManifoldRegressor(**PLAIN).fit(SQUARE, left_out)
    np.testing.assert_array_equal(one.transduction_, other.transduction_)


def test_heavier_labels_pull_more():
    y = np.where(KNOWN, SQUARE[:, 0], np.nan)
    y[6] += 1
    soft = {**PLAIN, "lam": 1.0}
    pulls = [
        ManifoldRegressor(**soft).fit(SQUARE, y, np.where(np.arange(300) == 6, weight, 1.0)).transduction_[6]
        for weight in (0.1, 1.0, 10.0)
    ]
    assert pulls[0] < pulls[1] < pulls[2]


def test_suggestions_are_rows_without_a_label():
    model = ManifoldRegressor(**PLAIN).fit(SQUARE, np.where(KNOWN, SQUARE[:, 0], np.nan))
    rows = model.suggest(5)
    assert len(set(rows)) == 5
    assert not KNOWN[rows].any()


def test_classes_are_suggested_too():
    classes = np.where(KNOWN, (SQUARE[:, 0] > 0.5).astype(int), -1)
    rows = ManifoldClassifier(**PLAIN).fit(SQUARE, classes).suggest(4)
    assert len(set(rows)) == 4
    assert not KNOWN[rows].any()


def test_a_wrong_value_is_the_first_suspect():
    y = np.where(KNOWN, SQUARE[:, 0], np.nan)
    wrong = np.flatnonzero(KNOWN)[3]
    y[wrong] = 7
    found = ManifoldRegressor(**PLAIN).fit(SQUARE, y).suspect_labels()
    assert len(found) == KNOWN.sum()
    assert found[0]["row"] == wrong
    assert found[0]["given"] == 7
    assert abs(found[0]["expected"] - SQUARE[wrong, 0]) < 0.5
    assert set(found[0]) == {"row", "output", "given", "expected", "standard_error", "score", "stands_out"}


def test_a_wrong_class_is_the_first_suspect():
    classes = np.where(KNOWN, np.where(SQUARE[:, 0] > 0.5, "right", "left").astype(object), None)
    wrong = np.flatnonzero(KNOWN & (SQUARE[:, 0] < 0.2))[0]
    classes[wrong] = "right"
    found = ManifoldClassifier(**PLAIN).fit(SQUARE, classes).suspect_labels()
    assert found[0]["row"] == wrong
    assert (found[0]["given"], found[0]["expected"]) == ("right", "left")
    assert found[0]["probability"] < found[0]["expected_probability"]


def test_a_missing_coordinate_is_no_obstacle():
    X = SQUARE.copy()
    X[1, 0] = np.nan
    model = ManifoldRegressor(**PLAIN).fit(X, np.where(KNOWN, SQUARE[:, 1], np.nan))
    assert model.status_[1] == "imputed"
    assert np.isfinite(model.transduction_).all()
    assert np.isfinite(model.predict(X)).all()


def two_sides(left, right, unlabelled):
    names = np.where(SQUARE[:, 0] < 0.5, left, right)
    return names, np.array([name if known else unlabelled for name, known in zip(names.tolist(), KNOWN)], dtype=object)


@pytest.mark.parametrize(
    "left, right, unlabelled",
    [("red", "blue", None), ("red", "blue", np.nan), (7, 3, -1), (7, 3, None), ("1", "2", None), (False, True, None), ("NA", "b", None)],
)
def test_classes_keep_their_kind(left, right, unlabelled):
    truth, y = two_sides(left, right, unlabelled)
    if unlabelled == -1:
        y = y.astype(int)
    model = ManifoldClassifier(**PLAIN).fit(SQUARE, y)
    assert list(model.classes_) == sorted([left, right])
    assert type(model.classes_.tolist()[0]) is type(left)
    far = np.abs(SQUARE[:, 0] - 0.5) > 0.15
    assert (model.transduction_ == truth)[far].all()
    assert (model.predict(SQUARE) == model.transduction_).all()
    inside = SQUARE * 0.99 + 0.005
    shares = model.predict_proba(inside)
    assert (shares >= 0).all()
    np.testing.assert_allclose(shares.sum(axis=1), 1, atol=1e-12)
    assert (model.classes_[shares.argmax(axis=1)] == model.predict(inside)).all()


def test_probabilities_at_the_points_themselves_are_those_of_the_fit():
    model = ManifoldClassifier(**PLAIN).fit(SQUARE, two_sides("red", "blue", None)[1])
    np.testing.assert_array_equal(model.predict_proba(SQUARE), model.label_distributions_)


@pytest.mark.parametrize("method", ["knn", "ridge", "gp", "auto"])
def test_every_method_predicts_new_points(method, tmp_path):
    y = np.where(KNOWN, SQUARE[:, 0] + SQUARE[:, 1] / 2, np.nan)
    model = ManifoldRegressor(method=method, folds=3, error_bars=True).fit(SQUARE, y)
    np.testing.assert_array_equal(model.predict(SQUARE), model.transduction_)
    model.save(tmp_path / "m.tangent")
    inside = SQUARE * 0.97 + 0.013
    values, sds = model.predict(inside, return_std=True)
    assert np.isfinite(values).all() and (sds > 0).all()
    np.testing.assert_array_equal(ManifoldRegressor.load(tmp_path / "m.tangent").predict(inside), values)
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(model)).predict(inside), values)


def test_classes_of_new_points_by_a_method_without_a_regularizer():
    truth, y = two_sides("red", "blue", None)
    model = ManifoldClassifier(method="poisson", tuned=False).fit(SQUARE, y)
    inside = SQUARE * 0.99 + 0.005
    far = np.abs(inside[:, 0] - 0.5) > 0.15
    assert (model.predict(inside) == truth)[far].all()
    np.testing.assert_allclose(model.predict_proba(inside).sum(axis=1), 1, atol=1e-12)


def test_a_classifier_is_saved_and_loaded(tmp_path):
    model = ManifoldClassifier(**PLAIN).fit(SQUARE, two_sides("red", "blue", None)[1])
    model.save(tmp_path / "sides.tangent")
    again = ManifoldClassifier.load(tmp_path / "sides.tangent")
    inside = SQUARE * 0.9 + 0.05
    np.testing.assert_array_equal(again.predict_proba(inside), model.predict_proba(inside))
    assert list(again.predict(inside)) == list(model.predict(inside))


def test_score_counts_what_is_labelled_and_a_class_that_was_not_there_as_wrong():
    truth, y = two_sides("red", "blue", None)
    model = ManifoldClassifier(**PLAIN).fit(SQUARE, y)
    right = (model.transduction_ == truth).mean()
    assert model.score(SQUARE, truth) == pytest.approx(right)
    assert model.score(SQUARE, y) == (model.transduction_ == y)[KNOWN].mean()
    green = np.where(np.arange(300) < 150, "green", truth).astype(object)
    assert model.score(SQUARE, green) == pytest.approx((model.transduction_ == green).mean())


def test_a_prior_shifts_probabilities():
    y = two_sides("red", "blue", None)[1]
    usual = ManifoldClassifier(**PLAIN).fit(SQUARE, y)
    shifted = ManifoldClassifier(**PLAIN, prior={"red": 0.9, "blue": 0.1}).fit(SQUARE, y)
    red = list(usual.classes_).index("red")
    assert shifted.label_distributions_[:, red].mean() > usual.label_distributions_[:, red].mean()


def test_the_report_tells_of_the_fit():
    model = ManifoldRegressor(n_neighbors=12, dimension=2).fit(SQUARE, np.where(KNOWN, SQUARE[:, 0], np.nan))
    assert "50 rows" in repr(model.report_) and "neighbours 12" in repr(model.report_)
    assert "Report of the fit" in model.report_._repr_html_()
    assert "<svg" in model.report_.html()
    assert model.report_.json()["labels"]["labelled"] == 50
