"""Which plots there are, and what stands in each."""

import pathlib

from ..rounds import median
from . import svg
from .peers_known import all_peers
from .store import figures


def draw(results: dict, folder: pathlib.Path) -> list[str]:
    """Writes what can be drawn from what was measured, and names it."""
    folder.mkdir(parents=True, exist_ok=True)
    curves, drawn = figures(results, "curves"), {}
    if s1 := figures(results, "s1"):
        drawn["front-page"] = front_page(s1, figures(results, "peers"))
        drawn["latency"] = latency(s1)
    if found := figures(results, "newcomers"):
        drawn["newcomers"] = newcomers(found)
    if curves:
        drawn["connections"] = connections(curves["connections"])
        drawn["memory"] = memory(curves["memory"])
        drawn["comments"] = by_comments(curves["comments"])
        drawn["pages"] = by_pages(curves["pages"])
    for name, drawing in drawn.items():
        (folder / f"{name}.svg").write_text(drawing)
    return list(drawn)


def front_page(s1: dict, peers: dict | None) -> str:
    names = {"afterword": "Afterword", "epoll": "the floor: raw epoll", "nginx": "nginx, a static file"}
    of = lambda case, measure: median(s1["hot"], case, measure)
    rows = [(of(case, "per_second"), name, of(case, "cpu_us"), case) for case, name in names.items()]
    rows += [(peer.front_pages, peer.name, peer.cpu_us_per_front_page, "") for peer in all_peers(peers)]
    colours = {"afterword": 0, "": 2}
    bars = [svg.Bar(name, rate, f"{rate:,.0f}", f"{cpu:,.1f} µs" if cpu < 100 else f"{cpu:,.0f} µs", colours.get(case, 1))
            for rate, name, cpu, case in sorted(rows, reverse=True)]
    fresh = {one["name"] for one in (peers or {}).get("peers", [])}
    known = [peer for peer in all_peers(peers) if peer.name not in fresh]
    foot = ["Grey: no comment server, but the same answer ready-made. Stacosys needs ten requests, all others one.",
            "At the top the generator is the limit, so compare the CPU."]
    anew = f", but for {' and '.join(sorted(fresh))}," if fresh else ""
    foot += [f"Blue{anew} was measured in {known[0].measured} on a machine of the same kind."] if known else []
    how = "one core for the server, one for the generator, 250 connections; more is better"
    return svg.bars("Ten counts of a front page", how, "front pages a second", "the server's CPU for each", bars, foot)


def newcomers(found: dict) -> str:
    """What a core could take, by the CPU of each: the generator needs more of it than the server."""
    rows = []
    for title, cases in found.items():
        if not title.endswith(" 100 clients"):
            continue
        kind = title.removesuffix(", 100 clients")
        for number, (case, name) in enumerate((("afterword", "Afterword"), ("nginx", "nginx"))):
            cpu = median(cases, case, "cpu_us")
            rows.append(svg.Bar(f"{name}, {kind}", 1e6 / cpu, f"{1e6 / cpu:,.0f}", f"{cpu:,.0f} µs", number))
    foot = ["TLS 1.3 with ECDSA P-256; both have the same certificate, and nginx has the answer as a file.",
            "Full: a reader who was never here. Resumed: one with a ticket of the last visit."]
    how = "a new connection for each front page's ten counts, 100 clients; more is better"
    return svg.bars("Newcomers over HTTPS", how, "visits a second and core", "the server's CPU for each", rows, foot)


def latency(s1: dict) -> str:
    """Shares in the way of HDR histograms: the last percent has as much room as the first ninety."""
    names = ["afterword", "epoll", "nginx", "axum", "hyper"]
    spread = lambda share: 1 / (1 - share / 100)
    series = []
    for name in names:
        points = [(spread(share), ms) for share, ms in s1["hot"][name]["percentiles"]]
        series.append(svg.Series({"epoll": "raw epoll", "afterword": "Afterword"}.get(name, name), points))
    most = max(ms for one in series for _, ms in one.points)
    shares = [1.0, 2.0, 10.0, 100.0, 1000.0, 10000.0]
    x = svg.Axis("of all requests are answered within", shares, lambda value: f"{100 - 100 / value:.6g} %", "logarithmic")
    y = svg.Axis("ms", svg.nice_ticks(most), lambda value: f"{value:g}")
    return svg.lines("Latency of ten counts", "250 connections that ask again at once; median of the rounds", x, y, series)


def connections(curves: dict) -> str:
    series = [svg.Series(name, [(point["connections"], point["per_second"]) for point in curves[case]])
              for case, name in (("afterword", "Afterword"), ("epoll", "raw epoll"))]
    most = max(rate for one in series for _, rate in one.points)
    x = svg.Axis("connections", [1, 10, 100, 1000, 2000], lambda value: f"{value:,.0f}", "logarithmic")
    y = svg.Axis("requests a second", svg.nice_ticks(most), svg.short)
    how = "ten counts of a front page; one core each for server and generator"
    return svg.lines("Throughput by connections", how, x, y, series)


def memory(curve: dict) -> str:
    samples = [(at, mib) for at, mib in curve["samples"]]
    last = max(at for at, _ in samples)
    x = svg.Axis("seconds", svg.nice_ticks(last, 8), lambda value: f"{value:g}")
    # Room for the names above the curve.
    y = svg.Axis("MiB", svg.nice_ticks(1.15 * max(mib for _, mib in samples)), lambda value: f"{value:g}")
    marks = [(at, name) for at, name in curve["phases"]]
    return svg.lines("Memory over time", "resident memory of the server while its load changes", x, y,
                     [svg.Series("Afterword", samples)], brief(marks))


def brief(marks: list) -> list:
    """Names that do not run into each other."""
    short = {"at rest": "rest", "a front page, 250 connections": "front page", "other pages each time": "other pages",
             "threads, 100 connections": "threads", "at rest again": "rest"}
    return [(at, short.get(name, name)) for at, name in marks]


def by_comments(points: list[dict]) -> str:
    names = {"hot": "ten counts, the same", "different": "ten counts, others each time",
             "thread": "first page of the busiest thread"}
    costs = lambda key: [(point["comments"], point[key]["cpu_us"]) for point in points]
    series = [svg.Series(name, costs(key)) for key, name in names.items()]
    least, most = (of(cpu for one in series for _, cpu in one.points) for of in (min, max))
    x = svg.Axis("comments stored", powers_of(points, "comments"), svg.short, "logarithmic")
    y = svg.Axis("µs of CPU a request", svg.powers(least, most), svg.short, "logarithmic")
    return svg.lines("Cost by comments stored", "server CPU of one request", x, y, series)


def by_pages(points: list[dict]) -> str:
    costs = [(point["pages"], point["cpu_us"]) for point in points]
    series = [svg.Series("ten counts, others each time", costs)]
    x = svg.Axis("pages of the site", powers_of(points, "pages"), svg.short, "logarithmic")
    y = svg.Axis("µs of CPU a request", svg.nice_ticks(max(cpu for _, cpu in series[0].points)), svg.short)
    return svg.lines("Cost by pages", "server CPU of one request for ten pages out of so many", x, y, series)


def powers_of(points: list[dict], key: str) -> list[float]:
    return svg.powers(points[0][key], points[-1][key])
