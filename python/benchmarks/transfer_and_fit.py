"""How long 50,000 x 15 doubles take to cross, and a fit at 10,000 points whose parameters are given, in a running service.

python3 benchmarks/transfer_and_fit.py
"""

import statistics
import time

import numpy as np

from tangent_manifold import ManifoldRegressor, _client
from tangent_manifold._table import Numbers


def median(call, count):
    times = []
    for _ in range(count):
        start = time.perf_counter()
        call()
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times), min(times)


def roll(count, labels):
    rng = np.random.default_rng(0)
    angle = 1.5 * np.pi * (1 + 2 * rng.uniform(size=count))
    X = np.column_stack((angle * np.cos(angle), 21 * rng.uniform(size=count), angle * np.sin(angle)))
    return X, np.where(np.arange(count) < labels, angle, np.nan)


def main():
    array = np.random.default_rng(0).normal(size=(50_000, 15))
    names = [f"c{c}" for c in range(15)]
    table = Numbers("X", array, names).opened()
    for _ in range(10):
        Numbers("X", array, names).opened()
    there = median(lambda: Numbers("X", array, names).opened(), 20)
    back = median(lambda: _client.get(f"/api/tables/{table.id}/columns", names=",".join(names)), 20)
    print("50,000 x 15 there: median {:.0f} ms, least {:.0f} ms; back: {:.0f} ms, {:.0f} ms".format(*there, *back))

    X, y = roll(10_000, 50)
    model = ManifoldRegressor(n_neighbors=20, dimension=2, lam=1e-4, tuned=False)
    for turn in ("first", "second", "third"):
        start = time.perf_counter()
        model.fit(X, y)
        own = model._fitted.view["seconds"]
        print(f"{turn} fit at 10,000 points: {time.perf_counter() - start:.2f} s, in the service {own:.2f} s")
    inside = []

    def again():
        inside.append(model.fit(X, y)._fitted.view["seconds"])

    print("then: median {:.0f} ms, least {:.0f} ms".format(*median(again, 10)), f"in the service {1000 * statistics.median(inside):.0f} ms")


if __name__ == "__main__":
    main()
