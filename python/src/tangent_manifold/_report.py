"""What a fit tells of itself: as text, as a page with pictures in a notebook, as a dictionary."""

import html
import json


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
        return (
            f'<iframe srcdoc="{html.escape(self.html(), quote=True)}" title="Report of the fit"'
            ' style="width:100%;height:40em;border:0"></iframe>'
        )

    def __getstate__(self):
        for form in ("text", "json"):
            self._text(form)
        return {"_source": None, "_texts": self._texts}

    def __setstate__(self, state):
        self.__dict__.update(state)
