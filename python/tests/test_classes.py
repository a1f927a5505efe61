"""Classes keep their names and kinds through every file."""

import pickle

import numpy as np
import pytest

from tangent_manifold import ManifoldClassifier, ManifoldEmbedding, ManifoldRegressor, _labels
from test_command_line import columns, tangent

X = np.random.default_rng(3).uniform(size=(80, 2))
SIDE = X[:, 0] < 0.5
PLAIN = {"n_neighbors": 10, "dimension": 2, "tuned": False}

PAIRS = [
    ("none", "mild"),
    ("NA", "yes"),
    ("0", "1"),
    ("1.5", "2.5"),
    ("-", "+"),
    ("null", "nan"),
    ("True", "False"),
    (False, True),
    (3, 7),
    (2**53 + 1, 2**53 + 2),
    (2**62 + 1, -(2**62)),
    (2.0, 3.0),
    (1, "1"),
    (0, "zero"),
    ("with, comma", 'with "quotes"'),
]


def labels(left, right):
    both = np.empty(80, dtype=object)
    both[:] = [left if is_left else right for is_left in SIDE]
    both[::3] = None
    return both


@pytest.mark.parametrize("left, right", PAIRS, ids=repr)
def test_names_and_kinds_survive_a_file_and_a_pickle(left, right, tmp_path):
    model = ManifoldClassifier(**PLAIN).fit(X, labels(left, right))
    assert {(type(each), each) for each in model.classes_.tolist()} == {(type(left), left), (type(right), right)}
    model.save(tmp_path / "m")
    for again in (ManifoldClassifier.load(tmp_path / "m"), pickle.loads(pickle.dumps(model))):
        found = again.predict(X).tolist()
        assert found == model.predict(X).tolist()
        assert {type(each) for each in found} == {type(left), type(right)}
        assert again.classes_.tolist() == model.classes_.tolist()
    far = np.abs(X[:, 0] - 0.5) > 0.2
    expected = [left if is_left else right for is_left in SIDE]
    assert [found[at] == expected[at] for at in np.flatnonzero(far)] == [True] * far.sum()
    assert all(each["given"] in (left, right) for each in model.suspect_labels())


@pytest.mark.parametrize("words", [["1", "²"], ["1", "--5"], ["1", "01"], ["0", "-0"], ["1", "٣"], ["1", "1.0"]], ids=repr)
def test_names_that_are_no_whole_numbers_stay_texts(words):
    assert _labels.of_words(words).tolist() == words


def test_names_of_whole_numbers_are_whole_numbers():
    assert _labels.of_words(["0", "-7", "12"]).tolist() == [0, -7, 12]


def test_the_command_line_has_the_names_too(tmp_path):
    model = ManifoldClassifier(**PLAIN).fit(X, labels("none", "0"))
    model.save(tmp_path / "m.tangent")
    np.savetxt(tmp_path / "new.csv", X, delimiter=",", header="c0,c1", comments="", fmt="%.17g")
    tangent("apply", tmp_path / "m.tangent", tmp_path / "new.csv", "-o", tmp_path / "out.csv")
    np.testing.assert_array_equal(columns(tmp_path / "out.csv", "y_0", "y_none"), model.predict_proba(X))


def test_a_prior_names_classes_as_they_are():
    even = ManifoldClassifier(**PLAIN, prior={"none": 0.5, "0": 0.5}).fit(X, labels("none", "0"))
    rare = ManifoldClassifier(**PLAIN, prior={"none": 0.05, "0": 0.95}).fit(X, labels("none", "0"))
    none = list(even.classes_).index("none")
    assert rare.predict_proba(X)[:, none].mean() < even.predict_proba(X)[:, none].mean()


@pytest.mark.parametrize("blank", ["", "  "])
def test_an_empty_text_is_no_label(blank):
    y = np.where(np.arange(80) % 3 == 0, blank, np.where(SIDE, "left", "right"))
    assert list(ManifoldClassifier(**PLAIN).fit(X, y).classes_) == ["left", "right"]


def test_what_is_masked_is_no_label():
    y = np.ma.array(np.where(SIDE, 1, 2), mask=np.arange(80) % 3 == 0)
    y.data[::3] = 9
    assert ManifoldClassifier(**PLAIN).fit(X, y).classes_.tolist() == [1, 2]
    values = np.ma.array(np.where(np.arange(80) % 3 == 0, 1e9, X[:, 0]), mask=np.arange(80) % 3 == 0)
    assert np.abs(ManifoldRegressor(**PLAIN).fit(X, values).transduction_).max() < 2
    cells = np.ma.array(X.copy(), mask=np.zeros((80, 2)))
    cells[5, 1] = np.ma.masked
    assert ManifoldRegressor(**PLAIN).fit(cells, X[:, 0]).status_[5] == "imputed"


def test_a_model_of_another_kind_is_refused(tmp_path):
    ManifoldClassifier(**PLAIN).fit(X, labels("a", "b")).save(tmp_path / "classes")
    ManifoldRegressor(**PLAIN).fit(X, X[:, 0]).save(tmp_path / "values")
    ManifoldEmbedding(2, n_neighbors=10).fit(X).save(tmp_path / "flat")
    kinds = {"classes": ManifoldClassifier, "values": ManifoldRegressor, "flat": ManifoldEmbedding}
    for name, right in kinds.items():
        right.load(tmp_path / name)
        for kind in kinds.values():
            if kind is not right:
                with pytest.raises(ValueError, match=f"a model of {right.__name__}, not of {kind.__name__}"):
                    kind.load(tmp_path / name)


def test_the_name_of_a_value_may_have_a_comma(tmp_path):
    pandas = pytest.importorskip("pandas")
    for name in ("angle, rad", "status", " "):
        model = ManifoldRegressor(**PLAIN).fit(X, pandas.Series(X[:, 0], name=name))
        assert model.output_names_ == [name]
        model.save(tmp_path / "m")
        assert ManifoldRegressor.load(tmp_path / "m").output_names_ == [name]
    both = pandas.DataFrame({"a,b": X[:, 0], "c": X[:, 1]})
    assert ManifoldRegressor(**PLAIN).fit(X, both).output_names_ == ["a,b", "c"]


def test_one_column_stays_one_column(tmp_path):
    model = ManifoldRegressor(**PLAIN).fit(X, X[:, :1])
    model.save(tmp_path / "m")
    assert ManifoldRegressor.load(tmp_path / "m").predict(X).shape == model.predict(X).shape == (80, 1)
