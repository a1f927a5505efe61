"""Semi-supervised regression: the angle of every point of a Swiss roll, from a few."""

import numpy as np
from picture import scatter, shade
from tangent_manifold import ManifoldRegressor

rng = np.random.default_rng(0)
angle = 1.5 * np.pi * (1 + 2 * rng.uniform(size=600))
X = np.column_stack((angle * np.cos(angle), 21 * rng.uniform(size=600), angle * np.sin(angle)))
y = np.where(np.arange(600) < 30, angle, np.nan)  # 30 of 600 rows have a label

model = ManifoldRegressor(n_neighbors=10, dimension=2).fit(X, y)
error = np.sqrt(np.mean((model.transduction_ - angle) ** 2))
print(f"error {error / angle.std():.3f} of the standard deviation, by {model.method_}")
assert error < 0.1 * angle.std()

scatter("roll.svg", X[:, [0, 2]], shade(model.transduction_), rings=range(30), title="The angle, known at the ringed points")
