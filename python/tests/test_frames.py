"""pandas in, pandas out, names kept."""

import numpy as np
import pytest

pandas = pytest.importorskip("pandas")

from tangent_manifold import ManifoldClassifier, ManifoldEmbedding, ManifoldRegressor

RNG = np.random.default_rng(5)
FRAME = pandas.DataFrame(RNG.uniform(size=(120, 2)), columns=["length", "width, cm"], index=[f"leaf{i}" for i in range(120)])
TWO = pandas.DataFrame({"area": FRAME.prod(axis=1), "edge": FRAME.sum(axis=1)}).where(np.repeat(np.arange(120)[:, None] % 3 == 0, 2, axis=1))
PLAIN = {"n_neighbors": 10, "dimension": 2, "lam": 1e-4, "tuned": False}


def test_frames_give_the_numbers_of_arrays():
    model = ManifoldRegressor(**PLAIN).fit(FRAME, TWO)
    plain = ManifoldRegressor(**PLAIN).fit(FRAME.to_numpy(), TWO.to_numpy())
    np.testing.assert_array_equal(model.transduction_, plain.transduction_)
    assert list(model.feature_names_in_) == list(FRAME.columns)


def test_frames_of_predictions_have_the_index_of_the_points():
    model = ManifoldRegressor(**PLAIN).fit(FRAME, TWO)
    found = model.predict_frame(FRAME)
    assert list(found.columns) == ["area", "edge", "status"]
    assert found.index.equals(FRAME.index)
    assert isinstance(model.predict(FRAME), np.ndarray)


def test_names_reach_the_report_and_the_model(tmp_path):
    named = FRAME.rename(columns={"width, cm": "width"})
    model = ManifoldRegressor(**PLAIN).fit(named, TWO["area"])
    assert "length, width" in str(model.report_) and "area" in str(model.report_)
    model.save(tmp_path / "area.tangent")
    loaded = ManifoldRegressor.load(tmp_path / "area.tangent")
    assert list(loaded.feature_names_in_) == ["length", "width"] and loaded.output_names_ == ["area"]
    with pytest.raises(ValueError, match="Feature names unseen at fit time:\n- depth"):
        loaded.predict(named.rename(columns={"width": "depth"}))


def test_missing_values_of_pandas_are_unlabelled():
    kinds = pandas.Series(np.where(FRAME["length"] < 0.5, "short", "long"), index=FRAME.index).where(np.arange(120) % 3 == 0)
    model = ManifoldClassifier(**PLAIN).fit(FRAME, kinds.astype("string"))
    assert list(model.classes_) == ["long", "short"]
    counts = TWO["area"].round(1).astype("Float64")
    assert np.isfinite(ManifoldRegressor(**PLAIN).fit(FRAME, counts).transduction_).all()
    shares = model.predict_frame(FRAME)
    assert list(shares.columns) == ["class", "long", "short", "status"] and shares.index.equals(FRAME.index)


def test_an_embedding_as_a_frame():
    found = ManifoldEmbedding(n_components=2, n_neighbors=10).set_output(transform="pandas").fit_transform(FRAME)
    assert list(found.columns) == ["manifoldembedding0", "manifoldembedding1"]
    assert found.index.equals(FRAME.index)


def test_no_column_of_a_frame_hides_another():
    kinds = np.where(FRAME["length"] < 0.5, "class", "status")
    outputs = pandas.DataFrame({"area": TWO["area"], "area_sd": TWO["edge"]})
    state = TWO["area"].rename("status")
    for model, y, options in (
        (ManifoldClassifier(**PLAIN), kinds, {}),
        (ManifoldRegressor(**PLAIN), state, {}),
        (ManifoldRegressor(**PLAIN), outputs, {"coverage": 0.9}),
    ):
        fitted = model.fit(FRAME, y)
        with pytest.raises(ValueError, match="two columns would be called '(class|status|area_sd)': name it otherwise in y"):
            fitted.predict_frame(FRAME, **options)
