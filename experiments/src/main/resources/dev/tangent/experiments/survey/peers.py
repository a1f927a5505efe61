"""Predictions of scikit-learn's methods on tables in files.

peers.py FOLDER LABELS:FOLDS[,LABELS:FOLDS...] PROCESSES

FOLDER/tables.csv lists tables as NUMBER,KIND with KIND values or classes. Each has NUMBER-points.npy, NUMBER-values.npy
(a column for each output, or one of class numbers) and NUMBER-rows.npy (a row for each draw: rows to be labelled, the
first n of them for n labels). Writes NUMBER-LABELS-DRAW-METHOD.npy: a row for each row of the table, a column for each
output or class. Prints a line for each finished task.

Columns are standardised over all rows. Parameters are chosen by cross-validation over the labels, in FOLDS parts for
values; those of the forest by its out-of-bag error, those of the Gaussian process by its marginal likelihood.
"""

import csv
import sys
import warnings
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor, RandomForestClassifier, RandomForestRegressor
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, ConstantKernel, WhiteKernel
from sklearn.kernel_ridge import KernelRidge
from sklearn.linear_model import RidgeCV
from sklearn.model_selection import GridSearchCV, KFold, StratifiedKFold
from sklearn.semi_supervised import LabelSpreading, SelfTrainingClassifier
from sklearn.svm import SVC, SVR

CLASS_FOLDS = 5
TREES = 100


def standardised(columns):
    spread = columns.std(axis=0)
    return (columns - columns.mean(axis=0)) / np.where(spread > 0, spread, 1)


def searched(model, grid, cv, score="neg_mean_squared_error"):
    return GridSearchCV(model, grid, scoring=score, cv=cv)


def process(width):
    kernel = ConstantKernel(1.0, (1e-2, 1e3)) * RBF(np.full(width, width**0.5), (1e-1, 1e3)) + WhiteKernel(
        0.01, (1e-6, 10)
    )
    return GaussianProcessRegressor(kernel, normalize_y=True, n_restarts_optimizer=2, random_state=0)


def forest(kind, x, y):
    tried = [
        kind(TREES, max_features=share, oob_score=True, bootstrap=True, random_state=0, n_jobs=1).fit(x, y)
        for share in (0.33, 1.0)
    ]
    return max(tried, key=lambda one: one.oob_score_)


def values(x, y, rows, folds):
    """The predictions of each method for one output."""
    known, width = x[rows], x.shape[1]
    mean, spread = y[rows].mean(), y[rows].std() or 1.0
    labels = (y[rows] - mean) / spread
    gammas = [scale / width for scale in (0.1, 0.3, 1, 3)]
    cv = KFold(folds, shuffle=True, random_state=0)
    models = {
        "gp": process(width).fit(known, labels),
        "krr": searched(
            KernelRidge(kernel="rbf"),
            {"alpha": [1e-3, 1e-2, 0.1, 1], "gamma": gammas},
            cv,
        ).fit(known, labels),
        "svr": searched(SVR(), {"C": [1, 10, 100], "gamma": gammas, "epsilon": [0.02, 0.2]}, cv).fit(known, labels),
        "forest": forest(RandomForestRegressor, known, labels),
        "boosting": searched(
            HistGradientBoostingRegressor(max_iter=100, early_stopping=False, random_state=0),
            {"min_samples_leaf": [3, 10]},
            cv,
        ).fit(known, labels),
        "ridge": RidgeCV(np.logspace(-3, 3, 13), cv=cv).fit(known, labels),
    }
    return {name: mean + spread * model.predict(x) for name, model in models.items()}


def spread_labels(x, y, rows, neighbours):
    given = np.full(len(x), -1)
    given[rows] = y[rows]
    model = LabelSpreading(kernel="knn", n_neighbors=neighbours, max_iter=100).fit(x, given)
    shares = np.nan_to_num(model.label_distributions_)
    unreached = shares.sum(axis=1) <= 0
    shares[unreached] = np.bincount(y[rows], minlength=shares.shape[1])[: shares.shape[1]] / len(rows)
    return shares / shares.sum(axis=1, keepdims=True)


def spreading(x, y, rows, cv):
    """Held-out labels are unlabelled rows of the same graph."""

    def misses(neighbours):
        wrong = 0
        for kept, held in cv.split(rows, y[rows]):
            shares = spread_labels(x, y, rows[kept], neighbours)
            wrong += np.sum(shares[rows[held]].argmax(axis=1) != y[rows[held]])
        return wrong

    return spread_labels(x, y, rows, min((7, 20), key=misses))


class Machine(SVC):
    """Its probabilities come from folds of their own, which with few labels may point away from the class it predicts
    (scikit-learn documents that). The largest one is given to the predicted class."""

    def predict_proba(self, x):
        shares = super().predict_proba(x)
        rows, largest = np.arange(len(shares)), shares.argmax(axis=1)
        predicted = np.searchsorted(self.classes_, self.predict(x))
        shares[rows, largest], shares[rows, predicted] = shares[rows, predicted], shares[rows, largest]
        return shares


def classes(x, y, rows):
    """The probabilities of each method; every class has two labels or more."""
    known, labels, width = x[rows], y[rows], x.shape[1]
    cv = StratifiedKFold(min(CLASS_FOLDS, np.bincount(labels).min()), shuffle=True, random_state=0)
    grid = {"C": [1, 10, 100], "gamma": [scale / width for scale in (0.1, 0.3, 1, 3, 10)]}
    chosen = searched(SVC(), grid, cv, "accuracy").fit(known, labels).best_params_
    given = np.full(len(x), -1)
    given[rows] = labels
    machine = Machine(probability=True, random_state=0, **chosen)
    return {
        "spreading": spreading(x, y, rows, cv),
        "self-training": SelfTrainingClassifier(machine, max_iter=5).fit(x, given).predict_proba(x),
        "svc": machine.fit(known, labels).predict_proba(x),
        "forest": forest(RandomForestClassifier, known, labels).predict_proba(x),
    }


def run(task):
    folder, number, kind, labels, folds, draw = task
    warnings.simplefilter("ignore")
    x = standardised(np.load(folder / f"{number}-points.npy"))
    y = np.load(folder / f"{number}-values.npy")
    rows = np.load(folder / f"{number}-rows.npy")[draw, :labels].astype(int)
    if kind == "classes":
        predicted = classes(x, y[:, 0].astype(int), rows)
    else:
        outputs = [values(x, column, rows, folds) for column in y.T]
        predicted = {name: np.column_stack([one[name] for one in outputs]) for name in outputs[0]}
    for name, matrix in predicted.items():
        np.save(folder / f"{number}-{labels}-{draw}-{name}.npy", np.ascontiguousarray(matrix, dtype=float))
    return f"table {number}, {labels} labels, draw {draw + 1}"


def main():
    folder = Path(sys.argv[1])
    tasks = []
    with open(folder / "tables.csv", newline="") as listed:
        for number, kind in csv.reader(listed):
            draws = len(np.load(folder / f"{number}-rows.npy"))
            for given in sys.argv[2].split(","):
                labels, folds = map(int, given.split(":"))
                tasks += [(folder, number, kind, labels, folds, draw) for draw in range(draws)]
    with Pool(int(sys.argv[3])) as pool:
        for line in pool.imap_unordered(run, tasks):
            print(line, flush=True)


if __name__ == "__main__":
    main()
