"""Charts as SVG, without a library: lines over two axes, and bars. They follow their reader's light or dark mode."""

import dataclasses
import math
from collections.abc import Callable
from xml.sax.saxutils import escape

WIDTH = 760
# Colours of the series, in the order in which they are drawn: ours is the first. (light, dark)
COLOURS = [("#b3430b", "#f2915a"), ("#57606a", "#9aa4ae"), ("#0969da", "#5ea9ff"), ("#1a7f37", "#4fc06b"), ("#8250df", "#b692f6")]
STYLE = """
  :root { --ink: #1f2328; --soft: #59636e; --line: #d8dee4; --paper: #ffffff; LIGHT }
  @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9198a1; --line: #343b43; --paper: #14181d; DARK } }
  svg { background: var(--paper); border-radius: 8px }
  text { font: 13px system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; fill: var(--ink) }
  .title { font-size: 17px; font-weight: 600 }
  .soft { fill: var(--soft) }
  .ours { font-weight: 600 }
  .grid { stroke: var(--line); stroke-width: 1 }
  .curve { fill: none; stroke-width: 2.25; stroke-linejoin: round; stroke-linecap: round }
"""


@dataclasses.dataclass
class Axis:
    label: str
    ticks: list[float]
    write: Callable[[float], str]
    # A logarithmic axis has equal room for equal ratios.
    logarithmic: str = ""

    def place(self, value: float) -> float:
        """From 0 at its first tick to 1 at its last."""
        low, high = self.ticks[0], self.ticks[-1]
        if self.logarithmic:
            value, low, high = (math.log10(max(one, 1e-9)) for one in (value, low, high))
        return (value - low) / (high - low) if high > low else 0.0


@dataclasses.dataclass
class Series:
    name: str
    points: list[tuple[float, float]]


def document(height: float, title: str, subtitle: str, body: list[str]) -> str:
    variables = [" ".join(f"--c{number}: {pair[mode]};" for number, pair in enumerate(COLOURS)) for mode in (0, 1)]
    style = STYLE.replace("LIGHT", variables[0]).replace("DARK", variables[1])
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
        ' role="img">',
        f"<title>{escape(title)}</title><style>{style}</style>",
        text(24, 34, title, "title"),
        text(24, 56, subtitle, "soft"),
    ]
    return "\n".join([*head, *body, "</svg>"]) + "\n"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def lines(title: str, subtitle: str, x: Axis, y: Axis, series: list[Series], marks: list[tuple[float, str]] | None = None) -> str:
    """Curves with dots at what was measured; `marks` are upright lines with a name."""
    left, top, right, bottom = 78.0, 112.0, WIDTH - 28.0, 372.0
    across = lambda value: left + (right - left) * min(max(x.place(value), 0), 1)
    up = lambda value: bottom - (bottom - top) * min(max(y.place(value), 0), 1)
    body = legend(series, 24, 84)
    for tick in y.ticks:
        body.append(f'<line class="grid" x1="{left:g}" x2="{right:g}" y1="{up(tick):.1f}" y2="{up(tick):.1f}"/>')
        body.append(text(left - 10, up(tick) + 4, y.write(tick), "soft", "end"))
    for tick in x.ticks:
        body.append(text(across(tick), bottom + 22, x.write(tick), "soft", "middle"))
    for place, name in marks or []:
        at = f"{across(place):.1f}"
        body.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{top:g}" y2="{bottom:g}" stroke-dasharray="3 4"/>')
        body.append(text(across(place) + 5, top + 14, name, "soft"))
    for number, one in reversed(list(enumerate(series))):
        body += curve(number, [(across(a), up(b)) for a, b in one.points])
    body.append(text(left, top - 8, y.label, "soft"))
    body.append(text(right, bottom + 44, x.label, "soft", "end"))
    return document(432, title, subtitle, body)


def curve(number: int, places: list[tuple[float, float]]) -> list[str]:
    path = " ".join(f"{'L' if place else 'M'}{a:.1f} {b:.1f}" for place, (a, b) in enumerate(places))
    drawn = [f'<path class="curve" stroke="var(--c{number})" d="{path}"/>']
    if len(places) <= 24:
        drawn += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3.2" fill="var(--c{number})"/>' for a, b in places]
    return drawn


def legend(series: list[Series], x: float, y: float) -> list[str]:
    drawn = []
    for number, one in enumerate(series):
        drawn.append(f'<rect x="{x:g}" y="{y - 9:g}" width="14" height="4" rx="2" fill="var(--c{number})"/>')
        drawn.append(text(x + 20, y - 2, one.name, "ours" if number == 0 else ""))
        x += 42 + (7.4 if number == 0 else 6.8) * len(one.name)
    return drawn


@dataclasses.dataclass
class Bar:
    name: str
    value: float
    shown: str
    beside: str
    # Which of COLOURS.
    colour: int = 1


def bars(title: str, subtitle: str, value_head: str, beside_head: str, rows: list[Bar], foot: list[str]) -> str:
    """Bars from one zero, with their value behind them and a further figure in a column of its own."""
    right, column, top, step = 545.0, WIDTH - 28.0, 108.0, 30.0
    left = max(190.0, 7.5 * max(len(row.name) for row in rows) + 14)
    longest = max(row.value for row in rows)
    body = [text(left, 88, value_head, "soft"), text(column, 88, beside_head, "soft", "end")]
    for number, row in enumerate(rows):
        y = top + number * step
        width = max(1.5, (right - left) * row.value / longest)
        kind = "ours" if row.colour == 0 else ""
        body.append(text(left - 12, y + 4, row.name, kind, "end"))
        body.append(f'<rect x="{left:g}" y="{y - 9:g}" width="{width:.1f}" height="18" rx="3" fill="var(--c{row.colour})"/>')
        body.append(text(left + width + 8, y + 4, row.shown, kind))
        body.append(text(column, y + 4, row.beside, kind, "end"))
    end = top + len(rows) * step
    body += [text(24, end + 14 + 18 * number, line, "soft") for number, line in enumerate(foot)]
    return document(end + 14 + 18 * len(foot) + 6, title, subtitle, body)


def nice_ticks(most: float, wanted: int = 5) -> list[float]:
    """From 0 to a round number that is at least `most`."""
    if most <= 0:
        return [0.0, 1.0]
    rough = most / wanted
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * times for times in (1, 2, 2.5, 5, 10) if power * times >= rough)
    return [step * number for number in range(math.ceil(most / step - 1e-9) + 1)]


def powers(least: float, most: float) -> list[float]:
    """Powers of ten around what lies between."""
    low, high = math.floor(math.log10(max(least, 1e-6))), math.ceil(math.log10(max(most, 1e-6)))
    return [10.0**power for power in range(low, max(high, low + 1) + 1)]


def short(value: float) -> str:
    """1500 as 1.5k, and so on."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:g}{letter}"
    return f"{value:g}"
