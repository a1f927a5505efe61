"""Beside scikit-learn's own: error on rows whose labels are hidden, means of ten draws of labels with standard errors.

Of classes the share that is wrong, of values the root of the mean square in standard deviations.

python3 benchmarks/beside_others.py [DRAWS] [TABLE ...] > ../docs/measured/tables/python.csv
"""

import csv
import sys
import warnings

import numpy as np
from sklearn.datasets import load_breast_cancer, load_diabetes, load_digits, load_wine, make_moons, make_s_curve, make_swiss_roll
from sklearn.gaussian_process import GaussianProcessClassifier, GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, WhiteKernel
from sklearn.kernel_ridge import KernelRidge
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV
from sklearn.preprocessing import StandardScaler
from sklearn.semi_supervised import LabelSpreading, SelfTrainingClassifier
from sklearn.svm import SVC

from tangent_manifold import ManifoldClassifier, ManifoldRegressor

KERNELS = {"alpha": [1e-6, 1e-4, 1e-2, 1], "gamma": [0.01, 0.03, 0.1, 0.3, 1, 3]}


def tables():
    """Points, truth, how many labels, whether these are per class."""
    moons = make_moons(400, noise=0.08, random_state=0)
    roll = make_swiss_roll(600, random_state=0)
    curve = make_s_curve(600, random_state=0)
    digits = load_digits(return_X_y=True)
    return {
        "digits, 1 a class": (digits[0] / 16, digits[1], 1),
        "digits, 5 a class": (digits[0] / 16, digits[1], 5),
        "wine, 2 a class": (*scaled(load_wine), 2),
        "cancer, 5 a class": (*scaled(load_breast_cancer), 5),
        "moons, 3 a class": (*moons, 3),
        "diabetes, 60 labels": (*scaled(load_diabetes), 60),
        "roll, 40 labels": (scale(roll[0]), roll[1], 40),
        "s-curve, 30 labels": (scale(curve[0]), curve[1], 30),
    }


def scale(X):
    return StandardScaler().fit_transform(X)


def scaled(load):
    X, y = load(return_X_y=True)
    return scale(X), y


def drawn(y, count, seed, classes):
    rng = np.random.default_rng(seed)
    if not classes:
        return rng.choice(len(y), count, replace=False)
    return np.concatenate([rng.choice(np.flatnonzero(y == each), count, replace=False) for each in np.unique(y)])


def classifiers(X, y, labelled):
    """The share of wrong classes on the other rows, by method."""
    hidden = np.full(len(y), -1)
    hidden[labelled] = y[labelled]
    few = min(np.bincount(y[labelled])[np.unique(y[labelled])])
    yield "ours", lambda: ManifoldClassifier().fit(X, hidden).transduction_
    yield "label spreading", lambda: LabelSpreading(kernel="knn", n_neighbors=8, max_iter=1000).fit(X, hidden).transduction_
    svc = SVC(probability=True, random_state=0) if few >= 5 else LogisticRegression(max_iter=2000)
    yield "self-training", lambda: SelfTrainingClassifier(svc).fit(X, hidden).predict(X)
    yield "gp", lambda: GaussianProcessClassifier(RBF(np.sqrt(X.shape[1])), random_state=0).fit(X[labelled], y[labelled]).predict(X)


def regressors(X, y, labelled):
    """The predicted values of all rows, by method."""
    hidden = np.full(len(y), np.nan)
    hidden[labelled] = y[labelled]
    mean = y[labelled].mean()
    kernel = 1.0 * RBF(np.sqrt(X.shape[1])) + WhiteKernel(0.1)
    yield "ours", lambda: ManifoldRegressor().fit(X, hidden).transduction_
    ridge = GridSearchCV(KernelRidge(kernel="rbf"), KERNELS, cv=5, scoring="neg_mean_squared_error")
    yield "kernel ridge", lambda: mean + ridge.fit(X[labelled], y[labelled] - mean).predict(X)
    gp = GaussianProcessRegressor(kernel, normalize_y=True, n_restarts_optimizer=2, random_state=0)
    yield "gp", lambda: gp.fit(X[labelled], y[labelled]).predict(X)


def measured(X, y, count, draws):
    classes = np.issubdtype(y.dtype, np.integer)
    errors = {}
    for seed in range(draws):
        labelled = drawn(y, count, seed, classes)
        others = np.setdiff1d(np.arange(len(y)), labelled)
        for name, fitted in (classifiers if classes else regressors)(X, y, labelled):
            found = fitted()
            off = found[others] - y[others] if not classes else found[others] != y[others]
            error = np.mean(off) if classes else np.sqrt(np.mean(off**2)) / y.std()
            errors.setdefault(name, []).append(float(error))
    return errors


def main(draws, wanted):
    warnings.simplefilter("ignore")
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["table", "method", "error", "standard error", "draws"])
    for name, (X, y, count) in tables().items():
        if wanted and not any(name.startswith(each) for each in wanted):
            continue
        for method, own in measured(X, y, count, draws).items():
            out.writerow([name, method, f"{np.mean(own):.3f}", f"{np.std(own, ddof=1) / np.sqrt(draws):.3f}", draws])
        sys.stdout.flush()


if __name__ == "__main__":
    given = sys.argv[1:]
    many = int(given.pop(0)) if given and given[0].isdigit() else 10
    main(many, given)
