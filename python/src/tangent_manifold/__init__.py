"""Semi-supervised learning on data manifolds, in the manners of scikit-learn.

The work is done by Tangent, a Java program in this package, in a process of its own that is started on first use.
"""

from ._base import NotFittedError
from ._classifier import ManifoldClassifier
from ._clustering import ManifoldClustering
from ._embedding import ManifoldEmbedding
from ._functions import compare, dimension, regularizer_matrix
from ._java import JavaNotFound
from ._process import ServiceFailed, stop
from ._regressor import ManifoldRegressor
from ._report import Report
from ._warnings import ConvergenceWarning, FitWarning

__all__ = [
    "ConvergenceWarning",
    "FitWarning",
    "JavaNotFound",
    "ManifoldClassifier",
    "ManifoldClustering",
    "ManifoldEmbedding",
    "ManifoldRegressor",
    "NotFittedError",
    "Report",
    "ServiceFailed",
    "compare",
    "dimension",
    "regularizer_matrix",
    "stop",
]

__version__ = "0.1.0.dev0"
