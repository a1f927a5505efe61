"""Names for types that come again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Sequence, Union

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[Any]
    Floats = npt.NDArray[np.float64]
    Integers = npt.NDArray[np.int64]
else:
    Array = Floats = Integers = np.ndarray

# What JSON has for an object.
Json = Dict[str, Any]

# One value or several to choose among.
OneOrMore = Union[Any, Sequence[Any]]

# A pandas frame, or where pandas is not installed a list of dictionaries.
Table = Any

Records = List[Dict[str, Any]]
