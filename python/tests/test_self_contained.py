"""A fitted estimator needs no service: it holds its model, what it reports and what it was made of."""

import copy
import os
import pickle
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from tangent_manifold import ManifoldClassifier, ManifoldEmbedding, ManifoldRegressor, ServiceFailed, _client, _jobs, _model, _process, stop
from conftest import PATHS
from test_process import child

PLAIN = {"n_neighbors": 8, "dimension": 2, "lam": 1e-4, "tuned": False}


def table(seed=0, count=40):
    X = np.random.default_rng(seed).uniform(size=(count, 2))
    return X, np.where(np.arange(count) % 2 == 0, X[:, 0] + seed, np.nan)


def fitted(seed=0):
    return ManifoldRegressor(**PLAIN).fit(*table(seed))


def kill():
    _process.service().kill()


def test_more_estimators_can_be_kept_than_the_service_has_tables():
    kept = [fitted(seed) for seed in range(60)]
    assert _client.get("/api")["tables"] < 30
    for seed in (0, 30, 59):
        np.testing.assert_array_equal(kept[seed].predict(table(seed)[0]), kept[seed].transduction_)


@pytest.mark.parametrize("count", [60, pytest.param(500, marks=pytest.mark.full)])
def test_bagging_of_many(count):
    BaggingRegressor = pytest.importorskip("sklearn.ensemble").BaggingRegressor
    X = np.random.default_rng(1).uniform(size=(40, 2))
    bag = BaggingRegressor(ManifoldRegressor(**PLAIN), n_estimators=count, random_state=0).fit(X, X[:, 0])
    assert len(bag.estimators_) == count
    assert _client.get("/api")["tables"] < 30
    assert bag.score(X, X[:, 0]) > 0.99


@pytest.mark.parametrize("end", [kill, stop, lambda: None])
def test_all_that_it_knows_outlives_the_service(end):
    X, y = table()
    model = ManifoldRegressor(**PLAIN).fit(X, y)
    new, before = X + 0.01, str(model.report_)
    values, sds = model.predict(new, return_std=True)
    suggested, suspects, page = model.suggest(3), model.suspect_labels(), model.report_.html()
    fresh = ManifoldRegressor(**PLAIN).fit(X, y)
    end()
    for one in (model, fresh, copy.deepcopy(fresh), pickle.loads(pickle.dumps(fresh))):
        np.testing.assert_array_equal(one.predict(new), values)
        np.testing.assert_array_equal(one.predict(new, return_std=True)[1], sds)
        assert list(one.suggest(3)) == list(suggested)
        assert one.suspect_labels() == suspects
        assert list(one.status_) == ["ok"] * 40
        assert without_times(str(one.report_)) == without_times(before)
        assert without_times(one.report_.html()) == without_times(page)


def without_times(text):
    return [line for line in text.splitlines() if " s" not in line and "seconds" not in line and "took" not in line]


def test_what_the_caller_changes_later_does_not_reach_it():
    X, y = table()
    model = ManifoldRegressor(**PLAIN).fit(X, y)
    expected = ManifoldRegressor(**PLAIN).fit(X, y).suggest(3)
    X *= 7
    y[:] = 0
    stop()
    assert list(model.suggest(3)) == list(expected)


def test_another_process_predicts_with_a_pickle(tmp_path):
    X, y = table()
    classes = np.where(np.isnan(y), None, np.where(X[:, 0] < 0.5, "none", "0").astype(object))
    model = ManifoldClassifier(**PLAIN).fit(X, classes)
    (tmp_path / "model").write_bytes(pickle.dumps((model, X)))
    program = "import conftest, pickle, sys; m, X = pickle.load(open(sys.argv[1], 'rb')); print(list(m.predict(X)), m.report_)"
    done = subprocess.run([sys.executable, "-c", program, tmp_path / "model"], capture_output=True, text=True, timeout=120, env=PATHS)
    assert done.stdout == f"{list(model.predict(X))} {model.report_}\n", done.stderr


def together(count, work):
    """What so many threads give, an exception where one raises."""
    found = [None] * count

    def run(at):
        try:
            found[at] = work(at)
        except Exception as failure:  # noqa: BLE001
            found[at] = failure

    threads = [threading.Thread(target=run, args=(at,)) for at in range(count)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return found


def test_sixteen_threads_wait_for_each_other():
    alone = [fitted(seed).transduction_ for seed in range(16)]
    for one, other in zip(together(16, lambda at: fitted(at).transduction_), alone):
        np.testing.assert_array_equal(one, other)


def test_where_the_service_is_busy_a_fit_waits_longer_than_a_client_would_have_tried(monkeypatch):
    asked, pauses = [], []
    post = _client.post

    def busy(path, fields, target):
        asked.append(path)
        if len(asked) < 30:
            raise _client.Busy("busy: 8 jobs wait already")
        return post(path, fields, target)

    monkeypatch.setattr(_client, "post", busy)
    monkeypatch.setattr("tangent_manifold._jobs.time.sleep", pauses.append)
    assert np.isfinite(fitted().transduction_).all()
    assert len(pauses) == 29


def test_whoever_came_first_goes_first():
    from tangent_manifold._queue import FairQueue

    queue, order = FairQueue(1), []
    gate = queue.turn()
    gate.__enter__()
    threads = []
    for at in range(6):
        threads.append(threading.Thread(target=lambda at=at: take(queue, order, at)))
        threads[-1].start()
        while len(queue._waiting) <= at:
            time.sleep(0.001)
    gate.__exit__()
    for each in threads:
        each.join()
    assert order == list(range(6))


def take(queue, order, at):
    with queue.turn():
        order.append(at)


def test_a_fit_that_begins_while_the_service_ends_takes_the_next_one():
    expected = fitted().transduction_
    before = _process.service()
    before._process.send_signal(signal.SIGTERM)
    np.testing.assert_array_equal(fitted().transduction_, expected)
    assert _process.service() is not before


def test_a_fit_under_way_when_the_service_is_told_to_end_is_done_again(monkeypatch):
    expected = fitted().transduction_
    ended, awaited = [], _jobs._awaited

    def ends(address, target):
        if not ended:
            ended.append(_process.service()._process)
            ended[0].terminate()
            ended[0].wait()
        return awaited(address, target)

    monkeypatch.setattr(_jobs, "_awaited", ends)
    np.testing.assert_array_equal(fitted().transduction_, expected)


@pytest.mark.parametrize("at", ["_awaited", "post"])
def test_the_next_service_has_other_things_under_the_same_names(at, monkeypatch):
    """Not the table or the fit of somebody else is taken for one's own."""
    X, y = table(7)
    before = _process.service()
    module = _jobs if at == "_awaited" else _client
    inner, others = getattr(module, at), []

    def replaced(*given):
        if not others:
            others.append(1)
            before.kill()
            others.extend(fitted(seed) for seed in range(6))
        return inner(*given)

    monkeypatch.setattr(module, at, replaced)
    with pytest.raises(ServiceFailed, match="once more"):
        ManifoldRegressor(**PLAIN).fit(X, y)
    assert len(others) == 7


def test_a_model_is_asked_of_the_service_that_has_it(monkeypatch):
    one, other = fitted(1), fitted(2)
    expected = one.predict(table(1)[0])
    opened = _model.Model._opened

    def replaced(self):
        found = opened(self)
        if self is one._fitted._plain and not seen:
            seen.append(found)
            kill()
            other.predict(table(2)[0])
        return found

    seen = []
    monkeypatch.setattr(_model.Model, "_opened", replaced)
    np.testing.assert_array_equal(one.predict(table(1)[0]), expected)
    assert seen


def test_a_fit_that_the_end_of_the_service_cuts_short_is_told_and_the_next_one_works():
    X = np.random.default_rng(0).normal(size=(4000, 8))
    y = np.where(np.arange(4000) % 12 == 0, X[:, 0], np.nan)
    earlier = fitted()
    threading.Timer(1.5, _process.service().kill).start()
    with pytest.raises(ServiceFailed, match="ended or hangs.*once more"):
        ManifoldRegressor().fit(X, y)
    np.testing.assert_array_equal(earlier.predict(table()[0]), earlier.transduction_)
    assert np.isfinite(fitted().transduction_).all()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs SIGSTOP")
def test_a_service_that_hangs_is_ended(monkeypatch):
    monkeypatch.setattr(_client, "QUIET", 1.0)
    monkeypatch.setattr(_client, "PROBE", 5.0)
    model = fitted()
    _process.service()._process.send_signal(signal.SIGSTOP)
    np.testing.assert_array_equal(model.predict(table()[0]), model.transduction_)


def test_one_model_is_sent_once_and_old_ones_are_closed(monkeypatch):
    opened = []
    of = _model._OpenModel.__init__
    monkeypatch.setattr(_model._OpenModel, "__init__", lambda self, content: (opened.append(1), of(self, content))[1])
    models = [fitted(seed) for seed in range(40)]
    for _ in range(3):
        models[0].predict(table()[0])
    assert len(opened) == 1
    for each in models:
        each.predict(table()[0])
    assert len(_client.get("/api/models")) <= _model._MOST_OPEN + 1


@pytest.mark.full
def test_five_hundred_estimators_in_sixteen_threads_and_two_processes_with_a_kill_in_the_middle():
    """Every fit is right or says clearly that the service ended; nothing stays open."""
    expected = [fitted(seed).transduction_ for seed in range(10)]
    other = child(1)
    other.stdout.readline()
    kept = [None] * 500

    def some(at):
        for number in range(at, 500, 16):
            if number == 256:
                _process.service().kill()
            try:
                kept[number] = fitted(number % 10)
            except ServiceFailed as told:
                kept[number] = told

    together(16, some)
    failed = [each for each in kept if isinstance(each, ServiceFailed)]
    assert len(failed) <= 16 and all("once more" in str(each) for each in failed)
    for number, each in enumerate(kept):
        if each not in failed:
            np.testing.assert_array_equal(each.transduction_, expected[number % 10])
    assert _client.get("/api")["tables"] < 40
    assert other.poll() is None
    other.communicate("\n")


def resident(process):
    """Megabytes."""
    with open(f"/proc/{process}/status", encoding="utf-8") as status:
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1]) / 1024


@pytest.mark.full
@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="looks at /proc")
def test_memory_stays_flat_over_six_hundred_fits():
    model, seen = ManifoldRegressor(**PLAIN), []
    for at in range(600):
        model.fit(*table(at % 10, 400)).predict(table(at % 7)[0])
        if at % 200 == 199:
            seen.append((resident(os.getpid()), resident(_process.service().process)))
    print(f"Python and Java after 200, 400 and 600 fits, in MB: {[tuple(round(each) for each in both) for both in seen]}")
    assert seen[2][0] < seen[1][0] + 5
    assert seen[2][1] < 1.2 * seen[1][1]
    assert _client.get("/api")["tables"] < 10


def test_an_embedding_keeps_its_model_too():
    X, _ = table(3, 60)
    model = ManifoldEmbedding(2, n_neighbors=10).fit(X)
    expected = model.transform(X + 0.01)
    stop()
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(model)).transform(X + 0.01), expected)


def test_many_new_points_go_in_parts_with_the_same_bits(monkeypatch):
    X, _ = table(2, 333)
    model = fitted()
    whole = model.predict(X)
    monkeypatch.setattr(_model, "_PART", 1600)
    parts = []
    sent = _client.request
    monkeypatch.setattr(_client, "request", lambda *given, **more: (parts.append(given[1]), sent(*given, **more))[1])
    np.testing.assert_array_equal(model.predict(X), whole)
    assert sum("predictions" in path for path in parts) == 4


def test_the_service_takes_more_than_a_gigabyte():
    assert _client.get("/api")["limits"]["upload"] > 100_000_000_000


def test_a_number_that_json_does_not_have_is_refused_by_its_name():
    with pytest.raises(ValueError, match="lam must be a finite number but is nan"):
        ManifoldRegressor(lam=np.nan).fit(*table())
