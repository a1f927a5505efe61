"""Wrong labels: some of a table's classes were mixed up, and are found."""

import numpy as np
from picture import COLOURS, scatter
from tangent_manifold import ManifoldClassifier

rng = np.random.default_rng(1)
side = np.arange(300) % 2
turn = np.pi * rng.uniform(size=300)
X = np.column_stack((np.cos(turn) * (1 - 2 * side) + side, np.sin(turn) * (1 - 2 * side) + 0.5 * side))
X += 0.05 * rng.normal(size=X.shape)
names = np.array(["upper", "lower"], dtype=object)[side]
y = np.where(np.arange(300) < 100, names, None)
mixed = [3, 40, 77]
for row in mixed:
    y[row] = "upper" if names[row] == "lower" else "lower"

model = ManifoldClassifier(n_neighbors=10, dimension=1).fit(X, y)
suspects = model.suspect_labels_
print(suspects.head(4))
assert set(suspects["row"][:4]) >= set(mixed)

scatter("wrong_labels.svg", X, [COLOURS[int(name == "lower")] for name in model.transduction_], mixed, "Three wrong labels")
