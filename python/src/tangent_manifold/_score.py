"""Scores over the rows that have a label."""

from __future__ import annotations

import numpy as np

from ._types import Array, Floats


def r2(truth: Floats, predicted: Array, sample_weight: Floats | None = None) -> float:
    """The coefficient of determination, the mean of it over the outputs."""
    predicted = np.asarray(predicted, dtype=float)
    predicted = predicted.reshape(len(predicted), -1)
    truth = truth.reshape(len(truth), -1) if truth.ndim else truth.reshape(1, 1)
    if truth.shape != predicted.shape:
        raise ValueError(f"X and y must agree: predictions have the shape {predicted.shape}, y has {truth.shape}")
    weight = np.ones(len(truth)) if sample_weight is None else sample_weight
    return float(np.mean([_r2(truth[:, c], predicted[:, c], weight) for c in range(truth.shape[1])]))


def _r2(truth: Floats, predicted: Floats, weight: Floats) -> float:
    known = ~np.isnan(truth)
    truth, predicted, weight = truth[known], predicted[known], weight[known]
    if len(truth) == 0:
        raise ValueError("y has no label to compare with: every value is NaN")
    _require(weight)
    mean = np.average(truth, weights=weight)
    left = np.sum(weight * (truth - predicted) ** 2)
    all_of_it = np.sum(weight * (truth - mean) ** 2)
    if all_of_it == 0:
        return 1.0 if left == 0 else 0.0
    return float(1 - left / all_of_it)


def accuracy(truth: Array, predicted: Array, known: Array, sample_weight: Floats | None = None) -> float:
    """The share of right classes."""
    if not known.any():
        raise ValueError("y has no label to compare with")
    if len(truth) != len(predicted):
        raise ValueError(f"X and y must have as many rows: inconsistent numbers of samples, {len(predicted)} and {len(truth)}")
    weight = np.ones(len(truth)) if sample_weight is None else sample_weight
    _require(weight[known])
    right = np.array([mine == theirs for mine, theirs in zip(truth.tolist(), predicted.tolist())], dtype=bool)
    return float(np.average(right[known], weights=weight[known]))


def _require(weight: Floats) -> None:
    if not weight.any():
        raise ValueError("sample_weight is zero at every label of y, but some labels must have a weight")
