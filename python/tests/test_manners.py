"""What users of scikit-learn expect: parameters, tags, routing, frames, warnings, pipelines."""

import copy
import dataclasses
import inspect
import warnings

import numpy as np
import pytest

from tangent_manifold import (
    ConvergenceWarning,
    FitWarning,
    ManifoldClassifier,
    ManifoldClustering,
    ManifoldEmbedding,
    ManifoldRegressor,
    compare,
    dimension,
    regularizer_matrix,
)
from tangent_manifold._base import seed, threads
from tangent_manifold._warnings import warn

X = np.random.default_rng(5).uniform(size=(90, 2))
Y = np.where(np.arange(90) % 3 == 0, X[:, 0], np.nan)
PLAIN = {"n_neighbors": 10, "dimension": 2, "lam": 1e-4, "tuned": False}
ALL = [ManifoldRegressor, ManifoldClassifier, ManifoldEmbedding, ManifoldClustering]


@pytest.mark.parametrize("count", [3, 11, 12, 13, 14])
def test_few_rows_work_with_all_defaults(count):
    assert np.isfinite(ManifoldRegressor().fit(X[:count], X[:count, 0]).transduction_).all()


@pytest.mark.parametrize("method", ["additive", "mean", "knn", "ridge", "gp", "lg", "lap", "ilap", "hessian", "auto"])
def test_every_method_predicts_new_points(method):
    own = {"tuned": False} if method not in ("auto", "additive", "mean", "knn", "ridge", "gp") else {}
    model = ManifoldRegressor(method=method, **own).fit(X[:40], X[:40, 0])
    assert np.isfinite(model.predict(X[40:])).all()


def test_a_generator_gives_the_seed_and_is_moved_on():
    one, same = np.random.RandomState(3), np.random.RandomState(3)
    assert seed(one) == seed(same) != seed(one)
    assert seed(np.random.default_rng(1)) == seed(np.random.default_rng(1))
    assert seed(None) == 0 and seed(7) == 7
    a = ManifoldRegressor(n_neighbors=10, random_state=np.random.RandomState(0)).fit(X, Y)
    assert np.isfinite(a.transduction_).all()


@pytest.mark.parametrize("neighbours", [range(8, 12, 2), (8, 10), np.array([8, 10]), [8, 10]])
def test_several_values_may_come_as_anything_that_can_be_listed(neighbours):
    model = ManifoldRegressor(n_neighbors=neighbours, dimension=2, method="lg").fit(X, Y)
    assert model.parameters_["neighbours"] in (8, 10)


def test_threads_are_counted_as_joblib_does(monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert [threads(n) for n in (None, -1, -2, -20, 3)] == [None, None, 7, 1, 3]
    for wrong in (0, 1.5, True, "2"):
        with pytest.raises(ValueError, match="n_jobs must be a whole number other than 0"):
            ManifoldRegressor(n_jobs=wrong).fit(X, Y)


def test_columns_can_be_left_out_by_options():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"a": X[:, 0], "b": X[:, 1], "id": np.arange(90)})
    model = ManifoldRegressor(**PLAIN, options={"without": ["id"]}).fit(frame, Y)
    np.testing.assert_array_equal(model.predict(frame), ManifoldRegressor(**PLAIN).fit(frame[["a", "b"]], Y).transduction_)
    with pytest.raises(ValueError, match="'c', which is no column of X"):
        ManifoldRegressor(**PLAIN, options={"without": "c"}).fit(frame, Y)


def test_warnings_of_a_fit_are_pythons_too():
    Z = np.column_stack((X, np.full(90, 2.0)))
    with pytest.warns(FitWarning) as told:
        model = ManifoldRegressor(**PLAIN).fit(np.vstack((X, X[:1])), np.append(Y, Y[0] + 1))
    assert [str(each.message) for each in told] == model.warnings_
    assert told[0].filename == __file__
    assert Z.shape == (90, 3)


def test_a_search_that_was_ended_warns_as_what_did_not_converge():
    with pytest.warns(ConvergenceWarning, match="time limit"):
        warn(["3 candidates not tried: stopped by the time limit of the search"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warn([])


def test_status_of_new_points_says_which_lie_beside_the_manifold():
    angle = np.linspace(0, 5, 90)
    circle = np.column_stack((np.cos(angle), np.sin(angle)))
    model = ManifoldRegressor(n_neighbors=8, dimension=1, tuned=False).fit(circle, np.where(np.isnan(Y), np.nan, angle))
    assert list(model.status([[np.cos(0.333), np.sin(0.333)], [0.3, 0.3]])) == ["ok", "off-manifold"]


def test_logarithms_of_probabilities():
    model = ManifoldClassifier(**{**PLAIN, "lam": None}).fit(X, (X[:, 0] > 0.5).astype(int))
    with np.errstate(divide="ignore"):
        np.testing.assert_array_equal(model.predict_log_proba(X), np.log(model.predict_proba(X)))


def test_what_a_search_found_comes_as_frames():
    pandas = pytest.importorskip("pandas")
    model = ManifoldRegressor(method="lap").fit(X, Y)
    tried, held_out, suspects = model.candidates_, model.held_out_, model.suspect_labels_
    assert all(isinstance(each, pandas.DataFrame) for each in (tried, held_out, suspects))
    best = tried.loc[tried["error"].idxmin()]
    assert tried["chosen"].sum() == 1
    assert tried.loc[tried["chosen"], "error"].iloc[0] <= best["error"] + best["standard_error"]
    assert sorted(held_out["row"]) == list(np.flatnonzero(~np.isnan(Y)))
    np.testing.assert_array_equal(held_out["truth"], Y[held_out["row"]])
    assert list(suspects["row"]) == [each["row"] for each in model.suspect_labels()]


def test_a_frame_of_predictions_has_error_bars_and_status():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(X, index=[f"r{i}" for i in range(90)])
    model = ManifoldRegressor(**PLAIN).fit(X, Y)
    told = model.predict_frame(frame, coverage=0.9)
    np.testing.assert_array_equal(told["y"], model.predict(X))
    np.testing.assert_array_equal(told[["y_low", "y_high"]], model.predict_interval(X, 0.9))
    assert told.index.equals(frame.index) and set(told["status"]) <= {"ok", "off-manifold"}


def test_an_embedding_is_a_step_of_a_pipeline():
    pipeline = pytest.importorskip("sklearn.pipeline")
    from sklearn.linear_model import LogisticRegression

    side = (X[:, 0] > 0.5).astype(int)
    model = pipeline.make_pipeline(ManifoldEmbedding(2, n_neighbors=10), LogisticRegression(C=100)).fit(X[:60], side[:60])
    assert (model.predict(X[60:]) == side[60:]).mean() > 0.85


def test_new_points_of_a_flat_sheet_stay_on_it():
    """A linear function of the sheet's coordinates is one of the embedding's, for new points too."""
    sheet = np.column_stack((X, X @ [0.5, -0.3]))
    inside = 0.2 + 0.6 * np.random.default_rng(1).uniform(size=(20, 2))
    new = np.column_stack((inside, inside @ [0.5, -0.3]))
    model = ManifoldEmbedding(2, n_neighbors=12).fit(sheet)
    design = np.column_stack((np.ones(90), model.embedding_))
    there, *_ = np.linalg.lstsq(design, X, rcond=None)
    np.testing.assert_allclose(np.column_stack((np.ones(20), model.transform(new))) @ there, inside, atol=0.02)


def test_points_of_several_components_are_told():
    two = np.vstack((X, X + 50))
    model = ManifoldEmbedding(2, n_neighbors=10).fit(two)
    with pytest.warns(FitWarning, match="2 components"):
        np.testing.assert_array_equal(model.transform(two), model.embedding_)


def test_frames_come_out_of_transform_as_scikit_learn_has_it():
    pandas = pytest.importorskip("pandas")
    pytest.importorskip("sklearn", minversion="1.2")
    frame = pandas.DataFrame(X, columns=["a", "b"], index=np.arange(90) + 5)
    model = ManifoldEmbedding(2, n_neighbors=10).set_output(transform="pandas")
    for found in (model.fit_transform(frame), model.transform(frame)):
        assert list(found.columns) == ["manifoldembedding0", "manifoldembedding1"] == list(model.get_feature_names_out())
        assert found.index.equals(frame.index)
    from sklearn import config_context

    with config_context(transform_output="pandas"):
        assert isinstance(ManifoldEmbedding(2, n_neighbors=10).fit_transform(frame), pandas.DataFrame)
        assert isinstance(ManifoldRegressor(**PLAIN).fit(frame, Y).predict(frame), np.ndarray)


# What scikit-learn from 1.6 on asks estimators for, as far as ours set it.
@dataclasses.dataclass
class InputTags:
    allow_nan: bool = False


@dataclasses.dataclass
class TargetTags:
    required: bool = False
    multi_output: bool = False


@dataclasses.dataclass
class TransformerTags:
    preserves_dtype: list = dataclasses.field(default_factory=lambda: ["float64"])


@dataclasses.dataclass
class Tags:
    input_tags: InputTags = dataclasses.field(default_factory=InputTags)
    target_tags: TargetTags = dataclasses.field(default_factory=TargetTags)
    transformer_tags: TransformerTags = dataclasses.field(default_factory=TransformerTags)


@pytest.mark.parametrize("kind", ALL)
def test_tags_of_newer_versions(kind):
    newer = type("Newer", (), {"__sklearn_tags__": lambda self: Tags()})
    tags = type("Probe", (kind, newer), {"__init__": lambda self: None})().__sklearn_tags__()
    assert tags.input_tags.allow_nan
    assert tags.target_tags.multi_output == (kind is ManifoldRegressor)
    assert tags.transformer_tags.preserves_dtype == ([] if kind is ManifoldEmbedding else ["float64"])


@pytest.mark.parametrize("kind", ALL)
def test_metadata_can_be_routed(kind):
    """scikit-learn from 1.3 on reads from the signatures what may be routed: each by a name of its own, none as ``**``."""
    for method in ("fit", "predict", "transform", "fit_transform", "score"):
        parameters = inspect.signature(getattr(kind, method, lambda: None)).parameters.values()
        assert all(each.kind is not each.VAR_KEYWORD and each.kind is not each.VAR_POSITIONAL for each in parameters)
    if kind in (ManifoldRegressor, ManifoldClassifier):
        assert {"sample_weight", "graph"} <= set(inspect.signature(kind.fit).parameters)


def test_methods_are_compared_on_the_same_folds():
    ranking = compare(X, Y, method=["mean", "ridge"], folds=3)
    records = ranking.to_dict("records") if hasattr(ranking, "to_dict") else ranking
    assert [each["method"] for each in records] == ["ridge", "mean"]
    assert records[0]["error"] < records[1]["error"]
    assert len(compare(X, np.where(X[:, 0] < 0.5, "a", "b"), method=["poisson", "knn"], folds=3)) == 2
    for sides in (X[:, 0] < 0.5, (X[:, 0] < 0.5).astype(object)):
        assert len(compare(X, sides, method=["poisson", "knn"], folds=3)) == 2


def test_the_dimension_of_a_circle_and_of_a_square():
    angle = np.linspace(0, 6, 200)
    assert dimension(np.column_stack((np.cos(angle), np.sin(angle), 0 * angle))) == 1
    assert dimension(X) == 2


def test_the_regularizer_costs_linear_functions_nothing():
    pytest.importorskip("scipy")
    R = regularizer_matrix(X, n_neighbors=10, dimension=2)
    assert R.shape == (90, 90) and abs(R - R.T).max() == 0
    assert (X[:, 0] @ R @ X[:, 0]) < 1e-10 * abs(R).max()


def test_the_functions_speak_of_their_own_arguments():
    with pytest.raises(ValueError) as told:
        regularizer_matrix(X, n_neighbors=1000)
    assert "n_neighbors" in str(told.value) and "--" not in str(told.value)


@pytest.mark.parametrize(
    "kind", [ManifoldRegressor(**PLAIN), ManifoldClassifier(**PLAIN), ManifoldEmbedding(2, n_neighbors=10), ManifoldClustering(n_neighbors=10)]
)
def test_what_looks_wrong_in_a_table_is_a_warning_with_a_way_out(kind):
    odd = np.column_stack((X, X[:, 0]))
    odd[5, 1] = -999
    few = np.where(np.isnan(Y), np.nan, np.arange(90) // 2 % 3)
    y = few if isinstance(kind, ManifoldRegressor) else np.where(X[:, 0] < 0.5, "low", "high")
    with pytest.warns(FitWarning) as told:
        model = copy.deepcopy(kind).fit(odd, y)
    lines = [str(each.message) for each in told]
    assert lines == model.warnings_
    assert any(line.startswith("'c2' says the same as 'c0'") and line.endswith("leave one out of X") for line in lines)
    assert any(line.startswith("-999 stands in 1 cell of 'c1'") and line.endswith("make it NaN, or None among classes") for line in lines)
    classes = [line for line in lines if line.endswith("if they name classes, take ManifoldClassifier")]
    assert len(classes) == isinstance(kind, ManifoldRegressor)


def test_functions_warn_of_what_looks_wrong_too():
    odd = np.column_stack((X, X[:, 0]))
    for call in (lambda: compare(odd, Y, method=["mean", "ridge"]), lambda: dimension(odd)):
        with pytest.warns(FitWarning, match="'c2' says the same as 'c0' in every row.* leave one out of X$"):
            call()
