"""What a fit tells of itself: as text, as a page with pictures in a notebook, as a dictionary."""

import html
import json

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


class Report:
    """The summary of a fit, fetched when it is looked at.

    ``print(report)`` is what the command line prints, a notebook shows the page with its charts, and ``report.json()``
    is what ``--json`` gives.
    """

    def __init__(self, source):
        self._source = source
        self._texts = {}

    def _text(self, form):
        if form not in self._texts:
            if self._source is None:
                raise ValueError("this report was unpickled without its page: look at it before it is pickled, or call fit again")
            self._texts[form] = self._source(form)
        return self._texts[form]

    def json(self):
        return json.loads(self._text("json"))

    def html(self):
        """A whole page, with its charts; to be written to a file, or shown."""
        return self._text("html")

    def __str__(self):
        return self._text("text").rstrip("\n")

    def __repr__(self):
        return str(self)

    def _repr_html_(self):
        # In a frame, so that its styles and the notebook's keep apart.
        page = self.html().replace("</head>", _IN_A_CELL, 1)
        return (
            f'<iframe srcdoc="{html.escape(page, quote=True)}" title="Report of the fit"'
            ' style="width:100%;height:40em;border:0"></iframe>'
        )

    def __getstate__(self):
        for form in ("text", "json"):
            self._text(form)
        return {"_source": None, "_texts": self._texts}

    def __setstate__(self, state):
        self.__dict__.update(state)
