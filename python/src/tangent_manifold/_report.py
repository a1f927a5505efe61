"""What a fit tells of itself: as text, as a page with pictures in a notebook, as a dictionary."""

from __future__ import annotations

import html
import json
from typing import Protocol

from ._types import Json

# A cell of a notebook is no page: small type, no contents, the pictures first.
_IN_A_CELL = """<style>
html { font-size: 13px; }
main { display: flex; flex-direction: column; max-width: none; margin: 0; padding: 0.5rem 0 1rem; }
header { order: -2; }
section:has(svg) { order: -1; }
nav { display: none; }
h1 { font-size: 1.4rem; margin: 0 0 0.2rem; }
h2 { font-size: 1.1rem; margin: 0.8rem 0 0.5rem; padding-top: 0.6rem; }
p, .lead { font-size: 1rem; margin: 0 0 0.4rem; }
dl { gap: 0.15rem 1.2rem; margin: 0.4rem 0; }
figure, .row { margin: 0.6rem 0; }
</style>
</head>"""


class _Source(Protocol):
    def text(self, form: str) -> str: ...

    def charts(self) -> dict[str, str]: ...


class Report:
    """The summary of a fit: ``print(report)`` is what the command line prints, a notebook shows the page with its charts.

    Text and JSON are kept with the fit; page and charts are made when they are first looked at.

    Parameters
    ----------
    source : Fitted
        The fit.

    Examples
    --------
    See `json`, `html` and `charts`.
    """

    def __init__(self, source: _Source) -> None:
        self._source = source

    def json(self) -> Json:
        """What ``--json`` gives.

        Returns
        -------
        report : dict
            As docs/service.md tells.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> report = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0]).report_
        >>> report.json()["labels"]["labelled"]
        60
        """
        found: Json = json.loads(self._source.text("json"))
        return found

    def html(self) -> str:
        """A whole page, with its charts; to be written to a file, or shown.

        Returns
        -------
        page : str
            HTML that needs no other file.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> report = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0]).report_
        >>> "<svg" in report.html()
        True
        """
        return self._source.text("html")

    def charts(self) -> dict[str, str]:
        """The page's pictures.

        Returns
        -------
        charts : dict of str
            SVG by name.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> report = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0]).report_
        >>> all("<svg" in chart for chart in report.charts().values())
        True
        """
        return self._source.charts()

    def __str__(self) -> str:
        return self._source.text("text").rstrip("\n")

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        # In a frame, so that its styles and the notebook's keep apart.
        page = self.html().replace("</head>", _IN_A_CELL, 1)
        return (
            f'<iframe srcdoc="{html.escape(page, quote=True)}" title="Report of the fit"'
            ' style="width:100%;height:40em;border:0"></iframe>'
        )
