"""Error bars, and what to label next: a curve with a gap between its labels."""

import numpy as np
from picture import scatter, shade
from tangent_manifold import ManifoldRegressor

angle = np.linspace(0, 5, 300)
X = np.column_stack((np.cos(angle), np.sin(angle)))
y = np.where((np.arange(300) % 12 == 0) & ((angle < 1.5) | (angle > 3.5)), np.sin(2 * angle), np.nan)

model = ManifoldRegressor(n_neighbors=10, dimension=1, error_bars=True).fit(X, y)
values, sds = model.predict(X, return_std=True)
rows = model.suggest(3)
print("label next, at these angles:", angle[rows].round(1))
assert ((angle[rows] > 1.4) & (angle[rows] < 3.6)).any()
low, high = model.predict_interval(X, coverage=0.9).T
assert ((low <= values) & (values <= high)).all()

scatter("error_bars.svg", X, shade(sds), rows, "Standard deviations; the ringed points are worth a label")
