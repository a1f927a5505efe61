"""What dirt costs: scikit-learn's bundled tables, clean and as people have them, by the defaults of the command line.

    python dirty_tables.py TANGENT [--draws 10] [--tables diabetes,wine,...] [--peers]

Dirty: units in the header, an id of random numbers, a column of three words, 5 % of the cells empty, and -999 in 2 %
of one column. What the summary says to add for the mark is added, as a person would who reads it. Each line has the
error on the rows without a label, of the clean table, of the dirty one, and their ratio; with --peers also that of
scikit-learn's best of five on the dirty numbers, with medians in place of missing ones, chosen by cross-validation.
The last line has the geometric mean of the ratios. Errors are mean absolute ones, of classes shares of wrong ones.
"""

import argparse
import csv
import math
import pathlib
import re
import subprocess
import tempfile

import numpy as np
from sklearn import datasets

# Labels drawn of each table, and whether they are classes.
TABLES = {
    "diabetes": (datasets.load_diabetes, 60, False),
    "linnerud": (datasets.load_linnerud, 12, False),
    "wine": (datasets.load_wine, 15, True),
    "iris": (datasets.load_iris, 12, True),
    "breast_cancer": (datasets.load_breast_cancer, 20, True),
    "digits": (datasets.load_digits, 50, True),
}


def table(name):
    load, labels, classes = TABLES[name]
    found = load(scaled=False) if name == "diabetes" else load()
    target = found.target[:, 0] if found.target.ndim > 1 else found.target
    return found.data, target, labels, classes


def drawn(target, labels, classes, random):
    """Rows with a label; of classes two of each at least."""
    order = random.permutation(len(target))
    first = [row for c in np.unique(target) for row in order[target[order] == c][:2]] if classes else []
    rest = [row for row in order if row not in set(first)]
    return np.array(first + rest)[:labels]


def dirty(data, random):
    """The cells of a table as people have them, with its header."""
    cells = [[repr(float(value)) for value in row] for row in data]
    for row in cells:
        for c in range(len(row)):
            if random.random() < 0.05:
                row[c] = ""
    varied = max(range(data.shape[1]), key=lambda c: len(np.unique(data[:, c])))
    for row in cells:
        if row[varied] and random.random() < 0.02:
            row[varied] = "-999"
    ids = random.permutation(900_000)[: len(data)] + 100_000
    words = random.choice(["north", "south", "west"], len(data))
    header = ["patient id", "site"] + [f"value {c} (mm)" for c in range(data.shape[1])]
    return header, [[str(i), w] + row for i, w, row in zip(ids, words, cells)]


def predictions(tangent, folder, header, cells, target, known, classes):
    """Of the command line with its defaults, and again with what its warning of a mark says."""
    file = folder / "table.csv"
    text = [f"class {int(v)}" if classes else repr(float(v)) for v in target]
    with open(file, "w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(header + ["target"])
        for i, row in enumerate(cells):
            writer.writerow(row + [text[i] if i in known else ""])
    words = [tangent, "predict", str(file), "--target", "target", "-o", str(folder / "out.csv")]
    shown = subprocess.run([tangent, "describe", str(file), "--target", "target"], capture_output=True, text=True)
    mark = re.search(r"add\s+--na\s+('[^']*'|\S+)", shown.stdout)
    if mark:
        words += ["--na", mark.group(1).strip("'")]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    with open(folder / "out.csv", newline="") as found:
        return [row["target"] for row in csv.DictReader(found)]


def error(found, target, hidden, classes):
    if classes:
        return np.mean([found[i] != f"class {int(target[i])}" for i in hidden])
    return np.mean([abs(float(found[i]) - target[i]) for i in hidden])


def peer(cells, target, known, hidden, classes):
    from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
    from sklearn.gaussian_process import GaussianProcessClassifier, GaussianProcessRegressor
    from sklearn.gaussian_process.kernels import RBF, ConstantKernel, WhiteKernel
    from sklearn.impute import SimpleImputer
    from sklearn.linear_model import LogisticRegression, RidgeCV
    from sklearn.model_selection import cross_val_score
    from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler
    from sklearn.svm import SVC, SVR

    numbers = np.array([[float(v) if v not in ("", "-999") else np.nan for v in row] for row in cells])
    smooth = ConstantKernel() * RBF(3.0) + WhiteKernel()
    models = (
        [KNeighborsClassifier(3), LogisticRegression(max_iter=2000), SVC(), GaussianProcessClassifier(RBF(3.0)),
         RandomForestClassifier(random_state=0)]
        if classes
        else [KNeighborsRegressor(5), RidgeCV(np.logspace(-3, 3, 13)), SVR(C=100),
              GaussianProcessRegressor(smooth, normalize_y=True), RandomForestRegressor(random_state=0)]
    )
    best = None
    for model in models:
        whole = make_pipeline(SimpleImputer(strategy="median"), StandardScaler(), model)
        scoring = "accuracy" if classes else "neg_mean_absolute_error"
        score = cross_val_score(whole, numbers[known], target[known], cv=2 if classes else 5, scoring=scoring).mean()
        if best is None or score > best[0]:
            best = (score, whole)
    guess = best[1].fit(numbers[known], target[known]).predict(numbers[hidden])
    return np.mean(guess != target[hidden]) if classes else np.mean(np.abs(guess - target[hidden]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tangent")
    parser.add_argument("--draws", type=int, default=10)
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--peers", action="store_true")
    asked = parser.parse_args()
    ratios = []
    for name in asked.tables.split(","):
        data, target, labels, classes = table(name)
        sums = np.zeros(3)
        for draw in range(asked.draws):
            random = np.random.default_rng(draw)
            known = drawn(target, labels, classes, random)
            hidden = np.setdiff1d(np.arange(len(target)), known)
            header, cells = dirty(data, random)
            plain = [[repr(float(v)) for v in row] for row in data]
            with tempfile.TemporaryDirectory() as folder:
                place = pathlib.Path(folder)
                names = [f"x{c}" for c in range(data.shape[1])]
                clean = predictions(asked.tangent, place, names, plain, target, set(known), classes)
                soiled = predictions(asked.tangent, place, header, cells, target, set(known), classes)
            found = [error(clean, target, hidden, classes), error(soiled, target, hidden, classes)]
            found.append(peer([row[2:] for row in cells], target, known, hidden, classes) if asked.peers else math.nan)
            sums += found
            print(f"{name} {draw}: clean {found[0]:.4g} dirty {found[1]:.4g} peer {found[2]:.4g}", flush=True)
        # Half a mistake more in each keeps tables without one comparable.
        more = 0.5 / len(target) if classes else 0
        mean = sums / asked.draws
        ratios.append((mean[1] + more) / (mean[0] + more))
        print(f"{name}: clean {mean[0]:.4g} dirty {mean[1]:.4g} ratio {ratios[-1]:.3f} peer {mean[2]:.4g}", flush=True)
    print(f"geometric mean of the ratios {math.exp(np.mean(np.log(ratios))):.3f}")


if __name__ == "__main__":
    main()
