"""What somebody gives by mistake or on purpose: it works as meant, or one line says what is wrong; nothing is guessed."""

import copy
import pickle
import threading
import warnings

import numpy as np
import pytest

from tangent_manifold import (
    FitWarning,
    ManifoldClassifier,
    ManifoldClustering,
    ManifoldEmbedding,
    ManifoldRegressor,
    regularizer_matrix,
)

X = np.random.default_rng(0).uniform(size=(60, 2))
Y = np.where(np.arange(60) % 2 == 0, X[:, 0], np.nan)
SIDES = np.where(X[:, 0] < 0.5, "left", "right")
PLAIN = {"n_neighbors": 10, "dimension": 2, "lam": 1e-4, "tuned": False}


@pytest.fixture(scope="module")
def values():
    return ManifoldRegressor(**PLAIN).fit(X, Y)


@pytest.fixture(scope="module")
def sides():
    return ManifoldClassifier(**PLAIN).fit(X, SIDES)


def refused(words, call):
    with pytest.raises((ValueError, TypeError)) as told:
        call()
    assert words in str(told.value) and "\n" not in str(told.value)


@pytest.mark.parametrize("kind", ["M8[D]", "m8[s]"])
def test_dates_are_not_taken_for_numbers(kind):
    """NumPy makes numbers of them, and -9e18 of one that is missing."""
    dates = np.arange(60).astype(kind)
    dates[1] = "NaT"
    refused("y has dates", lambda: ManifoldRegressor(**PLAIN).fit(X, dates))
    refused("X has dates", lambda: ManifoldRegressor(**PLAIN).fit(np.column_stack((dates, dates)), Y))


def test_dates_among_other_things_are_not_taken_for_numbers():
    dates = [np.datetime64("2024-01-01") + day for day in range(60)]
    objects = np.array([*dates[:-1], None], dtype=object)
    for y in (dates, objects, [date - dates[0] for date in dates], np.ma.array(objects), np.ma.array(dates)):
        refused("y has dates", lambda y=y: ManifoldRegressor(**PLAIN).fit(X, y))


def test_complex_numbers_are_refused_however_they_come():
    turned = X[:, 0] * 1j
    for y in (turned, list(turned), np.ma.array(turned)):
        refused("Complex data not supported", lambda y=y: ManifoldRegressor(**PLAIN).fit(X, y))
    pandas = pytest.importorskip("pandas")
    refused("Complex data not supported", lambda: ManifoldRegressor(**PLAIN).fit(X, pandas.Series(turned)))


def test_points_that_lack_coordinates_are_told_of(values, sides):
    """Their values do not look like guesses."""
    pytest.importorskip("pandas")
    gaps = X[:5].copy()
    gaps[1, 0] = gaps[3, 1] = np.nan
    calls = values.predict, values.predict_interval, lambda X: values.predict(X, return_std=True), sides.predict, sides.predict_proba
    for call in calls:
        with pytest.warns(FitWarning, match=r"2 of 5 points \(rows 1 and 3\) lack coordinates"):
            call(gaps)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert list(values.status(gaps)).count("imputed") == 2
        for call in (values.predict_frame, sides.predict_frame):
            assert list(call(gaps)["status"]).count("imputed") == 2
        for call in calls:
            call(X[:5])


def test_columns_that_are_no_numbers_are_named():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(X, columns=["a", "b"])
    for kind in (ManifoldRegressor(**PLAIN), ManifoldEmbedding(), ManifoldClustering()):
        refused("X has the column 'k', which is not of numbers", lambda: kind.fit(frame.assign(k="x"), Y))
        refused("X has dates", lambda: kind.fit(frame.assign(k=pandas.Timestamp("2020-01-01")), Y))


@pytest.mark.parametrize("names", [(" a", "a"), ("a ", "b"), ("a,b", "b"), ("y", "weight"), ("a\nb", 'c"'), ("ä", "😀"), ("\0", "row")], ids=repr)
def test_any_text_names_a_column(names, values, tmp_path):
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(X, columns=list(names))
    model = ManifoldRegressor(**PLAIN).fit(frame, pandas.Series(Y, name=names[0]), sample_weight=np.ones(60))
    again = ManifoldRegressor.load(model.save(tmp_path / "m") and tmp_path / "m")
    assert list(again.feature_names_in_) == list(names) and again.output_names_ == [names[0]]
    np.testing.assert_array_equal(again.predict(frame), values.predict(X))


def test_classes_of_odd_names_survive_a_file(tmp_path):
    names = np.array([" a", "a", "a\n", "a\0b", "😀", "e\u0301", "é", "x" * 5000, "-1", "1e5"], dtype=object)
    y = names[np.arange(60) % 10]
    model = ManifoldClassifier(**PLAIN).fit(X, y)
    again = ManifoldClassifier.load(model.save(tmp_path / "m") and tmp_path / "m")
    assert again.classes_.tolist() == model.classes_.tolist() == sorted(names)
    np.testing.assert_array_equal(again.predict(X), model.transduction_)


def test_categories_of_whole_numbers_stay_so_where_some_are_missing():
    pandas = pytest.importorskip("pandas")
    y = pandas.Series(pandas.Categorical([3 if x > 0.5 else 7 for x in X[:, 0]])).where(np.arange(60) % 3 > 0)
    found = ManifoldClassifier(**PLAIN).fit(X, y)
    assert found.classes_.tolist() == [3, 7] and all(type(each) is int for each in found.transduction_.tolist())


@pytest.mark.parametrize("odd", [b"a", (1, 2), frozenset(), np.datetime64("2020-01-01"), 0.5], ids=repr)
def test_what_names_no_class_is_refused(odd):
    y = np.array([odd, *SIDES[1:].tolist()], dtype=object) if not isinstance(odd, tuple) else None
    if y is None:
        y = np.array([None, *SIDES[1:].tolist()], dtype=object)
        y[0] = odd
    refused("Unknown label type", lambda: ManifoldClassifier(**PLAIN).fit(X, y))


@pytest.mark.parametrize(
    "y, words",
    [
        (np.zeros((60, 2, 2)), "y should be a 1d or a 2d array"),
        (np.zeros((60, 0)), "y has no label"),
        (3.0, "as many rows"),
        ([str(side) for side in SIDES], "could not convert string to float"),
        ({"a": 1}, "dict"),
    ],
    ids=str,
)
def test_targets_of_another_shape_are_refused(y, words):
    refused(words, lambda: ManifoldRegressor(**PLAIN).fit(X, y))


@pytest.mark.parametrize("coverage", [0, 1, 95, np.nan, "0.9", None, True, [0.9]])
def test_coverage_is_a_share(coverage, values):
    refused("coverage must be a number above 0 and below 1", lambda: values.predict_interval(X, coverage))
    if coverage is not None:
        pytest.importorskip("pandas")
        refused("coverage must be a number above 0 and below 1", lambda: values.predict_frame(X, coverage))


@pytest.mark.parametrize("count", [0, -1, 2.5, "3", None, True])
def test_suggestions_are_counted(count, values, sides):
    refused("n must be a whole number of at least 1", lambda: values.suggest(count))
    refused("n must be a whole number of at least 1", lambda: sides.suggest(count))


@pytest.mark.parametrize("name", ["n_neighbors", "dimension", "lam", "method"])
@pytest.mark.parametrize("value, words", [([], "is empty"), ((), "is empty"), ({}, "one value or a list"), ([1, None], "has None"), (True, "is True")])
def test_what_is_searched_has_values(name, value, words):
    refused(f"{name} ", lambda: ManifoldRegressor(**{name: value}).fit(X, Y))
    refused(words, lambda: ManifoldRegressor(**{name: value}).fit(X, Y))


def test_a_seed_and_a_prior_are_what_they_are():
    refused("random_state must be a whole number", lambda: ManifoldRegressor(random_state=True).fit(X, Y))
    refused("random_state must be a whole number", lambda: ManifoldEmbedding(random_state="0").fit(X))
    refused("a dictionary with a share for each class", lambda: ManifoldClassifier(**PLAIN, prior=[0.5, 0.5]).fit(X, SIDES))
    refused("prior names the class 'up'", lambda: ManifoldClassifier(**PLAIN, prior={"up": 0.5, "down": 0.5}).fit(X, SIDES))


def test_scores_compare_as_many_rows_and_outputs(values, sides):
    refused("as many rows", lambda: sides.score(X, SIDES[:30]))
    refused("must agree", lambda: values.score(X, X[:30, 0]))
    refused("must agree", lambda: values.score(X, X))
    for model, truth in ((values, X[:, 0]), (sides, SIDES)):
        refused("sample_weight is zero at every label", lambda: model.score(X, truth, np.zeros(60)))


@pytest.mark.parametrize("failing", [lambda: (np.column_stack((X, X)), np.full(60, np.nan)), lambda: (X[:, :1], Y[:40])])
def test_a_fit_that_fails_leaves_the_earlier_one_whole(failing, values):
    model = copy.deepcopy(values)
    with pytest.raises(ValueError):
        model.fit(*failing())
    np.testing.assert_array_equal(model.predict(X), values.predict(X))
    assert model.n_features_in_ == 2 and model.suggest(2).tolist() == values.suggest(2).tolist()
    flat = ManifoldEmbedding(2, n_neighbors=10).fit(X)
    before = flat.embedding_
    with pytest.raises(ValueError):
        flat.set_params(n_components=9).fit(X[:50])
    np.testing.assert_array_equal(flat.transform(X), before)


def test_what_is_set_after_a_fit_waits_for_the_next_one(values):
    model = copy.deepcopy(values).set_params(n_neighbors=5, dimension=1, tuned=True)
    np.testing.assert_array_equal(model.predict(X, return_std=True)[1], values.predict(X, return_std=True)[1])
    assert model.suggest(2).tolist() == values.suggest(2).tolist()


def test_a_shallow_copy_goes_its_own_way(values):
    other = copy.copy(values).fit(X, Y + 1)
    assert abs((other.predict(X) - values.predict(X)).mean() - 1) < 1e-3


def test_a_file_descriptor_is_no_file(values, tmp_path):
    """Python would write into whatever is open under that number, and close it."""
    flat = ManifoldEmbedding(2, n_neighbors=10).fit(X)
    for call in (values.save, flat.save, ManifoldRegressor.load, ManifoldEmbedding.load, ManifoldRegressor().fit_file):
        refused("os.PathLike", lambda: call(1))


@pytest.mark.parametrize("harm", [lambda b: b"", lambda b: b[: len(b) // 2], lambda b: b[:200] + bytes([b[200] ^ 255]) + b[201:]])
def test_a_damaged_file_is_told(harm, values, tmp_path):
    file = tmp_path / "m"
    file.write_bytes(harm(values.save(file) and file.read_bytes()))
    for kind in (ManifoldRegressor, ManifoldClassifier, ManifoldEmbedding):
        refused("damaged", lambda: kind.load(file))


def test_arrays_of_any_layout_give_the_same(values):
    """Reversed and read-only, in another byte order, in columns, as a matrix, as lists with None for what is missing."""
    flipped, frozen, gaps = X[::-1, ::-1], X.copy(), X.tolist()
    frozen.flags.writeable = False
    gaps[3][0] = None
    found = ManifoldRegressor(**PLAIN).fit(flipped, Y[::-1])
    np.testing.assert_array_equal(found.transduction_, ManifoldRegressor(**PLAIN).fit(flipped.copy(), Y[::-1].copy()).transduction_)
    for same in (frozen, X.astype(">f8"), np.asfortranarray(X), np.matrix(X), X.tolist(), X.astype(np.longdouble)):
        np.testing.assert_array_equal(values.predict(same), values.transduction_)
    assert ManifoldRegressor(**PLAIN).fit(gaps, Y).status_[3] == "imputed"
    refused("X is None", lambda: ManifoldRegressor(**PLAIN).fit(None, Y))


def test_numbers_near_the_ends_of_the_line_are_right_or_refused(values):
    for scale in (1e300, 1e-300):
        refused("flow", lambda: ManifoldRegressor(**PLAIN).fit(X * scale, Y))
        refused("between 1.0E-150 and 1.0E150", lambda: ManifoldRegressor(**PLAIN).fit(X, Y * scale))
    same = ManifoldRegressor(**PLAIN).fit(X * 2.0**40, Y * 2.0**40)
    np.testing.assert_array_equal(same.transduction_, values.transduction_ * 2.0**40)
    assert np.isfinite(values.predict([[1e6, -1e6]], return_std=True)).all()
    refused("overflows", lambda: values.predict([[1e300, 0]]))


def test_threads_that_ask_one_estimator_get_one_answer():
    """Error bars and suspects are asked of the same fit once more, by whoever comes first."""
    model, found = ManifoldRegressor(**PLAIN).fit(X, Y), [None] * 12

    def ask(at):
        sds = model.predict(X, return_std=True)[1]
        found[at] = (sds.tobytes(), str(model.suspect_labels()), model.suggest(2).tobytes(), len(pickle.dumps(model)) < 60_000)

    threads = [threading.Thread(target=ask, args=(at,)) for at in range(12)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert found[0][3] and set(found) == {found[0]}


def test_the_matrix_has_a_row_for_each_point():
    pytest.importorskip("scipy")
    refused("X has NaN", lambda: regularizer_matrix(np.where(X > 0.9, np.nan, X)))
    refused("parameters has 'width', which the method does not have", lambda: regularizer_matrix(X, parameters={"width": 1}))
