"""scikit-learn's own checks, and its tools over our estimators."""

import inspect
import pickle

import numpy as np
import pytest

pytest.importorskip("sklearn")

from sklearn.base import clone
from sklearn.metrics import r2_score
from sklearn.model_selection import GridSearchCV
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.utils.estimator_checks import parametrize_with_checks

from tangent_manifold import ManifoldClassifier, ManifoldClustering, ManifoldEmbedding, ManifoldRegressor

ESTIMATORS = [ManifoldRegressor(tuned=False), ManifoldClassifier(tuned=False), ManifoldEmbedding(), ManifoldClustering()]
SEARCHING = [ManifoldRegressor(), ManifoldClassifier()]

# scikit-learn from 1.6 on takes the excused checks from here, an older one from the estimator's tags.
LATER = "expected_failed_checks" in inspect.signature(parametrize_with_checks).parameters
EXCUSED = {"expected_failed_checks": lambda estimator: estimator._excused} if LATER else {}


@parametrize_with_checks(ESTIMATORS, **EXCUSED)
def test_check_estimator(estimator, check):
    check(estimator)


@pytest.mark.full
@parametrize_with_checks(SEARCHING, **EXCUSED)
def test_check_estimator_with_all_defaults(estimator, check):
    """A search in every check, which takes minutes."""
    check(estimator)


def test_what_is_excused():
    assert set(ManifoldClassifier._excused) == {
        "check_sample_weight_equivalence_on_dense_data",  # as the next one is called from 1.6 on
        "check_sample_weights_invariance",
        "check_classifiers_classes",
    }
    assert set(ManifoldRegressor._excused) == {"check_sample_weight_equivalence_on_dense_data"}
    assert not ManifoldEmbedding._excused and not ManifoldClustering._excused


def labelled(X, y):
    known = ~np.isnan(y)
    return X[known], y[known]


def test_a_pipeline_is_its_steps_one_after_the_other(roll):
    X, y = roll
    piped = make_pipeline(StandardScaler(), ManifoldRegressor(n_neighbors=15, dimension=2, tuned=False)).fit(X, y)
    scaled = StandardScaler().fit_transform(X)
    alone = ManifoldRegressor(n_neighbors=15, dimension=2, tuned=False).fit(scaled, y)
    np.testing.assert_array_equal(piped.predict(X), alone.transduction_)


def test_grid_search_over_neighbours_takes_the_best_of_its_own_table(roll):
    X, y = labelled(*roll)
    search = GridSearchCV(ManifoldRegressor(tuned=False, dimension=2), {"n_neighbors": [6, 10, 14]}, cv=3).fit(X, y)
    assert search.best_params_["n_neighbors"] == [6, 10, 14][int(np.argmax(search.cv_results_["mean_test_score"]))]
    fold = search.best_estimator_
    assert fold.parameters_["neighbours"] == search.best_params_["n_neighbors"]


def test_score_is_that_of_scikit_learn(roll):
    X, y = labelled(*roll)
    model = ManifoldRegressor(tuned=False).fit(X[::2], y[::2])
    weight = np.linspace(0.5, 2, len(y))
    assert model.score(X, y, weight) == pytest.approx(r2_score(y, model.predict(X), sample_weight=weight), rel=1e-12)


def test_a_clone_has_the_parameters_and_nothing_else(roll):
    model = ManifoldRegressor(n_neighbors=15, tuned=False, parameters={"scale": 0.2})
    copy = clone(model.fit(*roll))
    assert copy.get_params() == model.get_params()
    assert not hasattr(copy, "transduction_")


@pytest.mark.parametrize("kind", [ManifoldRegressor, ManifoldClassifier])
def test_a_fitted_estimator_survives_pickling(kind, roll):
    X, y = roll
    if kind is ManifoldClassifier:
        y = np.where(np.isnan(y), -1, y > np.nanmedian(y)).astype(int)
    model = kind(n_neighbors=15, tuned=False).fit(X, y)
    again = pickle.loads(pickle.dumps(model))
    np.testing.assert_array_equal(again.predict(X + 0.01), model.predict(X + 0.01))
    np.testing.assert_array_equal(again.transduction_, model.transduction_)
    assert str(again.report_) == str(model.report_)
    np.testing.assert_array_equal(again.status_, model.status_)
