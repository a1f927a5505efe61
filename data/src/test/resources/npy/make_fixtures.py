"""Writes the NPY fixtures beside this script. Run with NumPy: python3 make_fixtures.py"""
import os
import numpy as np
from numpy.lib import format as npy

here = os.path.dirname(os.path.abspath(__file__))


def save(name, array, version=(1, 0)):
    with open(os.path.join(here, name + ".npy"), "wb") as out:
        npy.write_array(out, array, version=version)


small = np.array([[0, 1, 2], [3, 4, 100]])
for code in ["<f8", ">f8", "<f4", ">f4", "<i8", ">i8", "<i4", ">i4", "<i2", ">i2", "i1",
             "<u4", ">u4", "<u2", ">u2", "u1"]:
    save("type_" + code.replace("<", "little_").replace(">", "big_"), small.astype(code))
save("bool", np.array([[True, False], [False, True]]))
save("limits_u4", np.array([[2**32 - 1]], dtype="<u4"))
save("limits_u2", np.array([[2**16 - 1]], dtype="<u2"))
save("limits_u1", np.array([[255]], dtype="u1"))
save("limits_i1", np.array([[-128]], dtype="i1"))
save("limits_i8", np.array([[-(2**53)]], dtype="<i8"))
save("special", np.array([[np.nan, np.inf, -np.inf, -0.0, 0.1]]))
save("fortran", np.asfortranarray(small.astype("<f8")))
save("vector", np.array([1.5, 2.5, 3.5]))
save("no_rows", np.zeros((0, 3)))
save("version2", small.astype("<f8"), (2, 0))
save("version3", small.astype("<f8"), (3, 0))
save("complex", np.array([[1 + 2j]]))
save("half", np.array([[1 / 3, -65504.0]], dtype="<f2"))
save("unsigned64", np.array([[2**64 - 1, 2**53 + 1]], dtype="<u8"))
save("text", np.array([["a", "b"]]))
save("structured", np.array([(1, 2.0)], dtype=[("a", "<i4"), ("b", "<f8")]))
save("object", np.array([[1, None]], dtype=object))
save("cube", np.zeros((2, 2, 2)))
save("scalar", np.array(3.0))
