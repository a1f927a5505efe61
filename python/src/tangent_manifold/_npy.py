"""Arrays as the bytes of a NumPy file."""

from __future__ import annotations

import ast
import struct
from typing import Any

import numpy as np

from ._types import Array

_MAGIC = b"\x93NUMPY\x01\x00"


def chunks(array: Array) -> tuple[bytes, Any]:
    """The header, and the numbers as they lie in memory: not copied if they are rows of doubles already."""
    rows: Any = np.ascontiguousarray(array, dtype="<f8")
    text = f"{{'descr': '<f8', 'fortran_order': False, 'shape': {rows.shape!r}, }}".encode("ascii")
    length = -(-(len(_MAGIC) + 2 + len(text) + 1) // 64) * 64 - len(_MAGIC) - 2
    header = _MAGIC + struct.pack("<H", length) + text.ljust(length - 1) + b"\n"
    return header, memoryview(rows).cast("B") if rows.size else b""


def read(stream: Any) -> Array:
    """An array out of a stream, filled in place."""
    head = stream.read(len(_MAGIC) + 2)
    if head[: len(_MAGIC)] != _MAGIC:
        raise ValueError("the answer is no NumPy array")
    fields = ast.literal_eval(stream.read(struct.unpack("<H", head[-2:])[0]).decode("ascii"))
    array: Any = np.empty(fields["shape"], dtype=fields["descr"])
    view = memoryview(array).cast("B") if array.size else memoryview(bytearray())
    at = 0
    while at < len(view):
        count = stream.readinto(view[at:])
        if not count:
            raise ValueError(f"the answer ends after {at} of {len(view)} bytes")
        at += count
    stream.read()
    filled: Array = array
    return filled
