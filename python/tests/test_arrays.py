"""Arrays on their way, against NumPy's own reader and writer."""

import io

import numpy as np
import pytest

from tangent_manifold import _client, _npy
from tangent_manifold._table import Numbers

SHAPES = [(1, 1), (7, 3), (64, 5), (1000, 15)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("kind", ["f8", "f4", ">f8", "i4", "?"])
def test_bytes_are_those_of_a_numpy_file(shape, order, kind):
    array = np.array(np.random.default_rng(1).normal(size=shape) * 100, order=order).astype(kind, order="K")
    read = np.load(io.BytesIO(b"".join(bytes(chunk) for chunk in _npy.chunks(array))))
    np.testing.assert_array_equal(read, array.astype(float))


@pytest.mark.parametrize("kind", ["<f8", "<f4", "<i4"])
def test_numpy_files_are_read(kind):
    array = (np.random.default_rng(2).normal(size=(33, 4)) * 100).astype(kind)
    file = io.BytesIO()
    np.save(file, array)
    file.seek(0)
    np.testing.assert_array_equal(_npy.read(file), array)


def test_an_answer_that_ends_early_is_refused():
    file = io.BytesIO()
    np.save(file, np.ones(100))
    with pytest.raises(ValueError, match="ends after"):
        _npy.read(io.BytesIO(file.getvalue()[:-8]))


def test_numbers_come_back_as_they_went():
    array = np.random.default_rng(4).normal(size=(500, 4)) * 10.0 ** np.arange(-200, 200, 100)
    array[7, 2] = np.nan
    table = Numbers("X", array, list("abcd")).opened()
    np.testing.assert_array_equal(_client.get(f"/api/tables/{table.id}/columns", names="a,b,c,d"), array)
