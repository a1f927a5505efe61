"""Classes from one label each: handwritten digits."""

import numpy as np
from picture import COLOURS, scatter
from sklearn.datasets import load_digits
from tangent_manifold import ManifoldClassifier, ManifoldEmbedding

X, truth = load_digits(return_X_y=True)
X, truth = X[:600], truth[:600]
labelled = [int(np.flatnonzero(truth == digit)[0]) for digit in range(10)]
y = np.full(600, -1)
y[labelled] = truth[labelled]

model = ManifoldClassifier().fit(X, y)
right = (model.transduction_ == truth).mean()
print(f"{right:.3f} of 600 digits are right, from ten labels, by {model.method_}")
assert right > 0.75

places = ManifoldEmbedding(2, n_neighbors=12, method="lap").fit_transform(X)
scatter("digits.svg", places, [COLOURS[c] for c in model.transduction_], labelled, "Predicted digits; labels are ringed")
