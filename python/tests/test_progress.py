"""The progress bar."""

import io

import numpy as np

from tangent_manifold import ManifoldRegressor, _jobs, _progress


class Screen(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_sees_one_line_that_is_written_over_and_then_gone(monkeypatch):
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    with _progress.bar() as bar:
        bar.told("state", {"state": "running"})
        bar.told("progress", {"stage": "neighbours", "done": 30, "total": 60})
        bar.told("search", {"done": 1, "total": 4})
    lines = screen.getvalue().split("\r\x1b[K")
    assert lines[1] == "█" * 15 + "░" * 15 + " neighbours  50 %"
    assert lines[2] == "█" * 7 + "░" * 23 + " search  25 %"
    assert lines[3] == "" and "\n" not in screen.getvalue()


def test_a_fit_tells_of_itself_and_gives_the_same(monkeypatch):
    told = []

    class Listener(_progress.Bar):
        def show(self, stage, done, total):
            told.append(stage)

    monkeypatch.setattr(_jobs, "bar", Listener)
    # Large enough to be still under way when the listener has found it.
    X = np.random.default_rng(0).uniform(size=(3000, 2))
    y = np.where(np.arange(3000) % 50 == 0, X[:, 0], np.nan)
    searched = {"method": "lap", "n_neighbors": [8, 10, 12]}
    quiet = ManifoldRegressor(**searched).fit(X, y)
    loud = ManifoldRegressor(**searched, progress=True).fit(X, y)
    np.testing.assert_array_equal(loud.transduction_, quiet.transduction_)
    assert told
