"""Without scikit-learn and pandas."""

import subprocess
import sys

ALONE = """
import sys
for name in ("sklearn", "pandas"):
    sys.modules[name] = None
import numpy as np
from tangent_manifold import ManifoldClassifier, ManifoldRegressor, NotFittedError
assert "sklearn.base" not in sys.modules
X = np.random.default_rng(0).uniform(size=(80, 2))
y = np.where(np.arange(80) % 2 == 0, X[:, 0], np.nan)
model = ManifoldRegressor(n_neighbors=10).set_params(tuned=False, lam=1e-4)
assert repr(model) == "ManifoldRegressor(lam=0.0001, n_neighbors=10, tuned=False)", repr(model)
assert model.get_params()["n_neighbors"] == 10
try:
    model.predict(X)
    raise SystemExit("an estimator that is not fitted predicts")
except NotFittedError:
    pass
try:
    model.set_params(neighbours=3)
    raise SystemExit("any parameter can be set")
except ValueError as refused:
    assert "neighbours" in str(refused)
assert model.fit(X, y).score(X, X[:, 0]) > 0.9
sides = np.where(np.arange(80) % 2 == 0, np.where(X[:, 0] < 0.5, "left", "right"), None)
assert ManifoldClassifier(n_neighbors=10, tuned=False).fit(X, sides).score(X, sides) > 0.9
"""


def test_numpy_is_enough():
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
