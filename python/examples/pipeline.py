"""A pipeline with pandas: scaled columns, coordinates along the manifold, a plain classifier on them."""

import numpy as np
import pandas
from picture import COLOURS, scatter
from sklearn.datasets import load_wine
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from tangent_manifold import ManifoldEmbedding

table = load_wine(as_frame=True)
X, y = table.data, table.target
known = np.arange(len(y)) % 3 == 0

along = ManifoldEmbedding(2, n_neighbors=20, method="lap").set_output(transform="pandas")
model = make_pipeline(StandardScaler(), along, LogisticRegression(C=100)).fit(X[known], y[known])
right = model.score(X[~known], y[~known])
print(f"{right:.3f} of the wines that were held out are right")
assert right > 0.85

coordinates = model[:-1].transform(X)
assert isinstance(coordinates, pandas.DataFrame) and coordinates.index.equals(X.index)
scatter("pipeline.svg", coordinates, [COLOURS[c] for c in y], np.flatnonzero(known), "Wines; those of the fit are ringed")
