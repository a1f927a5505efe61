"""Small pictures for the examples: points with a colour each, as SVG."""

import numpy as np

COLOURS = ["#3b6fb6", "#d1703c", "#4c9a5f", "#a3517f", "#8a7a2f", "#5c5c9c", "#c2454a", "#2f8f9d", "#7b6a58", "#b08ad9"]


def shade(values):
    """From blue over grey to orange."""
    low, high = np.min(values), np.max(values)
    at = (np.asarray(values) - low) / (high - low)
    ends = np.array([[59, 111, 182], [209, 112, 60]])
    return ["#%02x%02x%02x" % tuple(np.rint(ends[0] * (1 - t) + ends[1] * t).astype(int)) for t in at]


def scatter(file, places, colours, rings=(), title=""):
    """Writes points at two coordinates; rings are drawn around some of them."""
    places = np.asarray(places, dtype=float)
    low, high = places.min(axis=0), places.max(axis=0)
    at = (places - low) / (high - low) * [440, 260] + 20
    marked = set(map(int, rings))
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 330" font-family="sans-serif" font-size="13">']
    lines += [f'<rect width="480" height="330" fill="white"/><text x="20" y="20">{title}</text>']
    for i, (x, y) in enumerate(at):
        ring = ' stroke="black" stroke-width="1.5"' if i in marked else ""
        lines.append(f'<circle cx="{x:.1f}" cy="{310 - y:.1f}" r="{4 if i in marked else 2.5}" fill="{colours[i]}"{ring}/>')
    with open(file, "w", encoding="utf-8") as out:
        out.write("\n".join([*lines, "</svg>\n"]))
