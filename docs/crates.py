#!/usr/bin/env python3
"""Draws the crates of the workspace and who depends on whom: `make docs-crates` writes docs/crates.svg.

usage: cargo metadata --no-deps --format-version 1 | python3 docs/crates.py >docs/crates.svg

All arrows point down. An arrow that follows from two others is left out, and so are dependencies of tests alone. The same
workspace always gives the same picture.
"""

import itertools
import json
import sys
from xml.sax.saxutils import escape

PREFIX = "afterword-"
BOX_HEIGHT, LETTER, PADDING = 34, 7.6, 14
# Between the boxes of a row, beside an arrow that passes through a row, and from row to row.
GAP, PASSAGE, ROW, MARGIN = 26, 16, 92, 28
SWEEPS = 24
# More boxes than these are put into one row only where arrows would grow by more than they save.
LIKE_LENGTH = 5

STYLE = """
  :root { --ink: #1f2328; --line: #6e7781; --box: #f3f5f7; --edge: #b6bec7; --top: #fbe9dd; --paper: #ffffff }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e6edf3; --line: #8b949e; --box: #20262d; --edge: #464f59; --top: #4a2c17; --paper: #14181d }
  }
  svg { background: var(--paper); border-radius: 8px }
  text { font: 13px system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; fill: var(--ink); text-anchor: middle }
  rect { fill: var(--box); stroke: var(--edge) }
  .top { fill: var(--top) }
  path { fill: none; stroke: var(--line); stroke-width: 1.25 }
  marker path { fill: var(--line); stroke: none }
"""


def main() -> None:
    dependencies = without_detours(read(json.load(sys.stdin)))
    layers = layered(dependencies)
    rows, links = with_passages(dependencies, layers)
    order(rows, links)
    sys.stdout.write(drawing(dependencies, rows, links, places(rows, links)))


def read(metadata: dict) -> dict[str, set[str]]:
    """Each crate with those of the workspace that it is built from."""
    members = set(metadata["workspace_members"])
    packages = {package["name"]: package for package in metadata["packages"] if package["id"] in members}
    return {name: {dependency["name"] for dependency in packages[name]["dependencies"]
                   if dependency["kind"] is None and dependency["name"] in packages and dependency["name"] != name}
            for name in sorted(packages)}


def without_detours(dependencies: dict[str, set[str]]) -> dict[str, set[str]]:
    """The transitive reduction: what a crate reaches by another one has no arrow of its own."""
    reached: dict[str, set[str]] = {}

    def reach(name: str) -> set[str]:
        if name not in reached:
            reached[name] = set().union(*({one} | reach(one) for one in dependencies[name]))
        return reached[name]

    return {name: {one for one in direct if not any(one in reach(other) for other in direct)}
            for name, direct in dependencies.items()}


def layered(dependencies: dict[str, set[str]]) -> dict[str, int]:
    """A row for each crate, 0 at the top, so that arrows point down, are short, and rows are of like lengths."""
    users = {name: sorted(user for user, direct in dependencies.items() if name in direct) for name in dependencies}
    layer: dict[str, int] = {}

    def depth(name: str) -> int:
        if name not in layer:
            layer[name] = max((depth(user) + 1 for user in users[name]), default=0)
        return layer[name]

    for name in dependencies:
        depth(name)
    lowest = max(layer.values(), default=0)
    for _ in range(SWEEPS):
        before = dict(layer)
        for name in dependencies:
            if not users[name]:
                continue
            first = max(layer[user] for user in users[name]) + 1
            last = min((layer[one] for one in dependencies[name]), default=lowest + 1) - 1
            others = [row for other, row in layer.items() if other != name]

            def cost(row: int) -> tuple[int, int]:
                length = sum(row - layer[user] for user in users[name]) + sum(layer[one] - row for one in dependencies[name])
                return (length + 2 * max(0, others.count(row) - LIKE_LENGTH + 1), row)

            layer[name] = min(range(first, last + 1), key=cost)
        if layer == before:
            break
    return layer


def with_passages(dependencies: dict[str, set[str]], layer: dict[str, int]) -> tuple[list[list], list[tuple]]:
    """The rows, in which an arrow over several rows has a place of its own, and the links from each row to the next."""
    rows: list[list] = [[] for _ in range(max(layer.values(), default=0) + 1)]
    for name, row in layer.items():
        rows[row].append(name)
    links = []
    for name, direct in dependencies.items():
        for goal in sorted(direct):
            stops = [name, *((name, goal, row) for row in range(layer[name] + 1, layer[goal])), goal]
            for stop in stops[1:-1]:
                rows[stop[2]].append(stop)
            links += itertools.pairwise(stops)
    return rows, links


def order(rows: list[list], links: list[tuple]) -> None:
    """Puts each row into the order of what it is linked with, down and up in turn, and keeps what crosses least."""
    above, below = neighbours(links)
    best = (crossings(rows, links), [list(row) for row in rows])
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        near = above if down else below
        for row, fixed in zip(rows[1:], rows) if down else zip(rows[-2::-1], rows[:0:-1]):
            at = {stop: index / len(fixed) for index, stop in enumerate(fixed)}
            own = {stop: index / len(row) for index, stop in enumerate(row)}
            middle = lambda stop: sum(at[one] for one in near[stop]) / len(near[stop]) if near.get(stop) else own[stop]
            row.sort(key=lambda stop: (middle(stop), own[stop]))
        exchange(rows, links)
        found = crossings(rows, links)
        if found < best[0]:
            best = (found, [list(row) for row in rows])
    rows[:] = best[1]


def exchange(rows: list[list], links: list[tuple]) -> None:
    """Swaps neighbours as long as fewer arrows cross."""
    for row in rows:
        for index in range(len(row) - 1):
            before = crossings(rows, links)
            row[index], row[index + 1] = row[index + 1], row[index]
            if crossings(rows, links) >= before:
                row[index], row[index + 1] = row[index + 1], row[index]


def crossings(rows: list[list], links: list[tuple]) -> int:
    at = {stop: (number, index) for number, row in enumerate(rows) for index, stop in enumerate(row)}
    ends = sorted((at[upper], at[lower][1]) for upper, lower in links)
    return sum(one[0][0] == other[0][0] and one[0][1] < other[0][1] and one[1] > other[1]
               for one, other in itertools.combinations(ends, 2))


def neighbours(links: list[tuple]) -> tuple[dict, dict]:
    above, below = {}, {}
    for upper, lower in links:
        above.setdefault(lower, []).append(upper)
        below.setdefault(upper, []).append(lower)
    return above, below


def label(stop: str) -> str:
    return stop.removeprefix(PREFIX)


def width(stop) -> float:
    return PASSAGE if isinstance(stop, tuple) else len(label(stop)) * LETTER + 2 * PADDING


def places(rows: list[list], links: list[tuple]) -> dict:
    """Where the middle of each stop is, from left to right: near what it is linked with, and none on top of another."""
    above, below = neighbours(links)
    x = {}
    for row in rows:
        left = -(sum(width(stop) for stop in row) + GAP * (len(row) - 1)) / 2
        for stop in row:
            x[stop] = left + width(stop) / 2
            left += width(stop) + GAP
    for sweep in range(4 * SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            wanted = []
            for stop in row:
                near = above.get(stop, []) + below.get(stop, [])
                # A passage keeps its arrow straight.
                wanted.append(sum(x[one] for one in near) / len(near) if near else x[stop])
            spread(row, wanted, x)
    left = min(x[stop] - width(stop) / 2 for stop in x)
    return {stop: round(at - left + MARGIN, 1) for stop, at in x.items()}


def spread(row: list, wanted: list[float], x: dict) -> None:
    """As near to where they want to be as there is room: neighbours that would overlap share what they miss."""
    groups = []
    offset = 0.0
    for index, stop in enumerate(row):
        if index:
            offset += (width(row[index - 1]) + width(stop)) / 2 + GAP
        groups.append([wanted[index] - offset, 1, [(stop, offset)]])
        while len(groups) > 1 and groups[-2][0] > groups[-1][0]:
            second, first = groups.pop(), groups.pop()
            count = first[1] + second[1]
            groups.append([(first[0] * first[1] + second[0] * second[1]) / count, count, first[2] + second[2]])
    for base, _, stops in groups:
        for stop, offset in stops:
            x[stop] = base + offset


def drawing(dependencies: dict[str, set[str]], rows: list[list], links: list[tuple], x: dict) -> str:
    y = {stop: MARGIN + BOX_HEIGHT / 2 + number * ROW for number, row in enumerate(rows) for stop in row}
    across = round(max(x[stop] + width(stop) / 2 for stop in x) + MARGIN)
    high = round(2 * MARGIN + BOX_HEIGHT + (len(rows) - 1) * ROW)
    used = set().union(*dependencies.values())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {high}" width="{across}" height="{high}" role="img">',
        f"<title>The crates of the workspace: an arrow leads to what a crate is built from</title><style>{STYLE}</style>",
        '<defs><marker id="end" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0.5 L8 4 L0 7.5 z"/></marker></defs>',
    ]
    after = {upper: lower for upper, lower in links if isinstance(upper, tuple)}
    for name, first in links:
        if isinstance(name, tuple):
            continue
        stops = [name, first]
        while isinstance(stops[-1], tuple):
            stops.append(after[stops[-1]])
        parts.append(f'<path d="{curve(stops, x, y)}" marker-end="url(#end)"/>')
    for name in dependencies:
        kind = "" if name in used else ' class="top"'
        left, top = x[name] - width(name) / 2, y[name] - BOX_HEIGHT / 2
        parts.append(f'<rect{kind} x="{left:.1f}" y="{top:g}" width="{width(name):.1f}" height="{BOX_HEIGHT}" rx="6"/>')
        parts.append(f'<text x="{x[name]:g}" y="{y[name] + 4.5:g}">{escape(label(name))}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def curve(stops: list, x: dict, y: dict) -> str:
    """From the lower edge of the first to the upper edge of the last, upright where it passes a row."""
    half = BOX_HEIGHT / 2
    said = f"M{x[stops[0]]:g} {y[stops[0]] + half:g}"
    for one, other in itertools.pairwise(stops):
        start, end = y[one] + half, y[other] - half
        bend = (end - start) / 2
        said += f" C{x[one]:g} {start + bend:g} {x[other]:g} {end - bend:g} {x[other]:g} {end:g}"
        if isinstance(other, tuple):
            said += f" V{y[other] + half:g}"
    return said


if __name__ == "__main__":
    main()
