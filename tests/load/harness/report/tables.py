"""The tables of docs/benchmarks.md, a function for each section. Each answers with paragraphs."""

import statistics

from ..rounds import ratios
from .peers_known import all_peers

NAMES = {"epoll": "raw epoll", "hyper": "bare hyper", "axum": "static axum", "nginx": "nginx, a static file"}
MISSING = ["Not measured yet."]
ENERGY = "mJ a {}, of the processors in all"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])


def spread(values: list[float], digits: int = 0) -> str:
    """The median, and behind it the least and the most."""
    write = lambda value: f"{value:,.{digits}f}"
    return f"{write(statistics.median(values))} ({write(min(values))}–{write(max(values))})"


def middle(values: list[float], digits: int = 1) -> str:
    return f"{statistics.median(values):,.{digits}f}"


def compared(cases: dict, floor: str, of: str = "of the floor") -> str:
    rows = []
    has_energy = all("machine_mj" in found for found in cases.values())
    for name, found in cases.items():
        factor = statistics.median(ratios(cases, name, floor))
        latency = " / ".join(middle(found[measure]) for measure in ("p50_ms", "p99_ms", "max_ms"))
        rows.append([NAMES.get(name, name), spread(found["cpu_us"], 2), f"{factor:.2f} ×", spread(found["per_second"]), latency,
                     f"{max(found['resident_mib']):.1f}", str(sum(found["errors"])), *([middle(found["machine_mj"], 3)] if has_energy else [])])
    head = ["", "µs of CPU a request", of, "requests/s", "p50 / p99 / max ms", "MiB", "errors"]
    return table(head + [ENERGY.format("request")] * has_energy, rows)


def front_page(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    return [
        "250 connections. The same ten pages each time, as readers of one front page ask:",
        compared(found["hot"], "epoll"),
        "Ten others out of 10,000 pages each time, which no cache of whole answers helps with:",
        compared(found["different"], "epoll"),
    ]


def threads(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    sizes = found["bytes"]
    return [
        f"100 connections, a thread of 20 comments. Afterword's answer has {sizes['twenty']:,} bytes and the floor's the same, but for the row with 4 KB; the first page of a thread of 10,000 comments has 50 and {sizes['long']:,} bytes.",
        compared(found["threads"], "epoll"),
    ]


def comments(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    row = [spread(found["per_second"]), f"{middle(found['p50_ms'])} / {middle(found['p99_ms'])}", spread(found["cpu_us"]), middle(found["resident_mib"]), f"{sum(found['errors']):.0f}"]
    head = ["comments/s", "p50 / p99 ms", "µs of CPU each", "MiB", "errors"]
    if energy := found.get("machine_mj"):
        row, head = [*row, middle(energy)], [*head, ENERGY.format("comment")]
    told = [
        f"16 connections, a comment each, all checks on; each is answered when it is on the disk. {len(found['per_second'])} rounds of {found['seconds']} s, each with an empty database.",
        table(head, [row]),
    ]
    if times := found.get("reads_beside_of_alone"):
        told.append(f"With 16 more connections that read threads, {middle(found['reads_beside_per_second'], 0)} are read and {middle(found['beside_per_second'], 0)} comments stored a second. Readers wait {spread(found['reads_beside_p99_ms'], 2)} ms at p99, and {spread(found['reads_alone_p99_ms'], 2)} ms without writers: {spread(times, 1)} times as long.")
    return told


def rest(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    rows = [[name, spread(found[key]["start_ms"]), spread(found[key]["resident_mib"], 1)]
            for name, key in (("an empty site", "empty"), (f"{found['comments']:,} comments", "full"))]
    return [table(["", "ms to the first 200", "MiB, a second later"], rows), f"The program has {found['binary_mb']:.1f} MB."]


def conversations(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    asked = "one request" if found["requests"] == 1 else f"{found['requests']} requests"
    memory = " and ".join(f"{spread(values, 1)} MiB {name}" for name, values in found["memory"].items())
    return [
        f"A server with three accounts on a Mastodon server, beside one without any. The former has a conversation of {found['answers']:,} answers in its database, too. It was below its article {found['seconds']:.1f} s after the first request for them, by {asked}.",
        "Ten counts, 250 connections:", compared(found["counts"], "without", "of one without"),
        "A thread of 20 comments, 100 connections:", compared(found["threads"], "without", "of one without"),
        f"An empty site at rest needs {memory}.",
    ]


def encrypted(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    return ["S1 with a certificate of its own, against the plain HTTP of the same process.", compared(found["counts"], "plain")]


def newcomers(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    rows = []
    for title, cases in found.items():
        ours, theirs = cases["afterword"], cases["nginx"]
        factor = lambda measure: f"{statistics.median(ratios(cases, 'afterword', 'nginx', measure)):.2f} ×"
        latency = lambda case: f"{middle(case['p50_ms'])} / {middle(case['p99_ms'])}"
        rows.append([title, spread(ours["cpu_us"]), spread(theirs["cpu_us"]), factor("cpu_us"), latency(ours), latency(theirs),
                     factor("p99_ms"), str(sum(ours["errors"])), str(sum(theirs["errors"]))])
    head = ["", "µs of CPU a visit", "nginx", "of nginx", "p50 / p99 ms", "nginx", "p99 of nginx", "errors", "nginx"]
    return [
        "What a front page that everybody opens at once really costs: each request for ten counts comes by a connection of its own, TLS 1.3 with ECDSA P-256, beside nginx with the same certificate and the same answer as a file. *Resumed*: the reader was here before and has a ticket. No early data is taken. A visit lasts from before the connection is opened to the end of the answer; the generator, which does the other half of the handshake, has the other core.",
        table(head, rows),
    ]


def seeds(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    page, small, five = found["front_page"], found["small_thread"], found["ab"]
    endurance = found["endurance"]
    row = lambda name, case, cpu="cpu_us": [
        name, middle(case["per_second"], 0), f"{sum(case['errors'])}",
        f"{middle(case['mean_ms'])} > {middle(case['p99_ms'])} > {middle(case['max_ms'])}", middle(case[cpu], 2) if cpu else ""]
    # 500 requests take less CPU than is counted.
    rows = [row("250 clients, ten counts in one request", page["ten in one request"]),
            row("250 clients, one count a request", page["one by one"]),
            row("`ab -n 500 -c 100`", five["without keep-alive"], None),
            row("`ab -n 500 -c 100 -k`", five["with keep-alive"], None),
            row("`wrk -c100`, a thread of 3.7 KB", small["afterword"]),
            row("the same of raw epoll", small["epoll"])]
    one = {name: [value] for name, value in endurance.items()}
    rows.append(row(f"{found['requests']:,} requests, 4 at a time, one thread of 10,000 pages", one))
    return [
        table(["load", "requests/s", "errors", "mean > p99 > max ms", "µs of CPU a request"], rows),
        "What they found, on machines of their own:",
        table(["system", "load", "result"], THEIRS),
    ]


THEIRS = [
    ["Stacosys 2017, Flask, HTTPS", "250 clients for 60 s, ten counts one by one", "4,043 requests, 326 errors, 104 > 4,194 > 32,000 ms (min > mean > max)"],
    ["Stacosys 2017, Sanic, a cache, 4 workers, HTTPS", "the same", "13,558 requests, 210 errors, 81 > 1,152 > 12,408 ms"],
    ["a CardDAV server in Rust, in Python; Raspberry Pi 3", "500,000 requests, 4 at a time, one object of 10,000", "5.7 ms, 21.4 ms"],
    ["nginx on a small PC", "`ab -n 500 -c 100`", "250 requests/s, 424 at best"],
    ["a Forth server on a Cortex-M3 with 8 MB", "the same", "48 requests/s, 52 at best"],
    ["a microservice on hyper; Apple M1", "`wrk -t12 -c100`, 3.7 KB of JSON", "101,480–104,606 requests/s, 23–27 MB"],
]


def tiny(results: dict) -> list[str]:
    part = results["parts"].get("tiny", {}).get("figures")
    if not part:
        return MISSING
    if "skipped" in part:
        return [f"Not measured: {part['skipped']}."]
    told = [f"The kernel holds the server to {part['memory_mib']} MiB of memory and {part['cpu_share'] * 100:.0f} % of one core: `ab -c 100` for a front page's ten counts. The program's own file was in the page cache before, and does not count."]
    rows = [[name, spread(load["per_second"]), spread(load["p99_ms"]), str(sum(load["errors"]))] for name, load in part["loads"].items()]
    told += [table(["", "requests/s", "p99 ms", "errors"], rows)] if rows else []
    return told + ([f"It failed: {part['failed'].splitlines()[-1]}"] if "failed" in part else [])


def readers(part: dict) -> list[str]:
    if not part:
        return MISSING
    return [
        f"{part['readers']:,} readers have a page open, each by a connection of its own, and the widget of each asks once a minute whether there are new comments, by the entity tag of the last answer: {part['per_second']:,.0f} questions a second. Nothing is new.",
        table(
            ["304", "from memory", "share of a core", "p99 ms", "MiB before", "MiB"],
            [[f"{part['unchanged']:,}", f"{part['from_memory']:,}", f"{part['cpu_share'] * 100:.1f} %", f"{part['p99_ms']:.1f}", f"{part['resident_before_mib']:.1f}", f"{part['resident_mib']:.1f}"]],
        ),
    ]


def overload(results: dict) -> list[str]:
    part = results["parts"].get("overload", {}).get("figures")
    if not part:
        return MISSING
    told = []
    if comments := part.get("comments"):
        told += [
            f"New comments, with all checks on: the server has a core and takes {comments['peak_per_second']:,.0f} a second by 16 connections. {poured(comments)}{each(comments)}",
            fates(comments["poured"]),
        ]
    if "skipped" in part:
        return [*told, f"Threads from memory: not measured: {part['skipped']}."]
    return [
        *told,
        f"Threads from memory, of 20 comments each: the server has {part['cpu_share'] * 100:.0f} % of a core and serves {part['peak_per_second']:,.0f} a second. {poured(part)}{each(part)}",
        fates(part["poured"]),
    ]


def each(part: dict) -> str:
    shares = [f"{share * 100:.0f}" for share in part.get("each_served_of_peak", [])]
    return f" The middle one of {len(shares)} times, of which {', '.join(shares)} % of the peak were served." if len(shares) > 1 else ""


def poured(part: dict) -> str:
    recovery = part["recovery_seconds"]
    after = "it was not as fast as before within 30 s" if recovery is None else f"it was as fast as before after {max(0, recovery):.1f} s"
    return f"For {part['seconds']:g} s an open loop asks for {part['asked_per_second']:,.0f} a second, {part['poured']['asked']:,} in all, whether they are answered or not, by at most {part['connections']:,} connections. Then {after}."


def fates(poured: dict) -> str:
    times = lambda found: " / ".join("–" if found[name] is None else f"{found[name]:,.0f}" for name in ("p50", "p99", "max"))
    return table(["", "requests", "p50 / p99 / max ms"], [
        ["served in time", f"{poured['served_in_time']:,}", times(poured["served_ms"])],
        ["served in the end", f"{poured['served']:,}", ""],
        ["refused (503, 429)", f"{poured['refused']:,}, {poured['refused_with_retry_after']:,} with Retry-After", times(poured["refused_ms"])],
        ["answered otherwise", f"{poured['other_status']:,}", ""], ["connection broken", f"{poured['failed']:,}", ""],
        ["no answer in 10 s", f"{poured['timed_out']:,}", ""], ["not sent, as every connection waited", f"{poured['crowded']:,}", ""],
    ])


def peers(found: dict | None) -> list[str]:
    rows = [[peer.name, f"{peer.per_second:,.0f}", f"{peer.front_pages:,.1f}", f"{peer.p50_ms:,.0f} / {peer.p99_ms:,.0f}", f"{peer.resident_mib:,.0f}",
             f"{peer.cpu_ms_per_1000_counts:,.1f}", peer.measured] for peer in all_peers(found)]
    told = ["S1 at others, with some 10,000 comments on 500 pages. `make bench-peers` measures those that a registry has, and that can be installed here; the rest stands as it was measured on a machine of the same kind.",
            table(["", "requests/s", "front pages/s", "p50 / p99 ms", "MiB", "CPU ms per 1,000 counts", "measured"], rows)]
    return told + [f"{name}: {why}" for name, why in (found or {}).get("skipped_peers", {}).items()]


def soak(found: dict | None) -> list[str]:
    if not found:
        return ["Not run yet: `make soak`."]
    return [f"{found['requests']:,} requests in {found['seconds'] / 60:,.0f} minutes (counts, threads and {found['writes']:,} comments), {found['errors']} errors. Memory: {found['samples'][0][1]:.1f} MiB after {found['samples'][0][0]:,} requests, {found['mib_first']:.1f} MiB after two thirds of all, {found['mib_last']:.1f} MiB at the end; a line through the last third has {found['kib_per_million']:+.0f} KiB per million requests. Open files: {found['files_first']} and {found['files_last']}."]


def postgres(found: dict | None) -> list[str]:
    if not found:
        return MISSING
    copy = found["copy"]
    return [
        "A server on PostgreSQL (`synchronous_commit` on, on the same machine and disk) beside one on SQLite. Answers from memory cost the same; 250 connections for the counts, 100 for the thread:",
        compared(found["counts"], "SQLite", "of SQLite's"),
        compared(found["threads"], "SQLite", "of SQLite's"),
        "New comments, all of one site, by 16 and 64 connections. A site's comments are stored one after the other, those that wait together by one commit; other sites do not wait for them:",
        compared(found["writes"], "SQLite, 16", "of the first"),
        f"`afterword store copy` brought {copy['comments'][0]:,.0f} comments over in {copy['seconds'][0]:.1f} s.",
        "The growth of a store with 1,000 sites of 100 pages each. The console's lists (50 comments) and its search go over all sites; the counts (ten) and the threads are of pages that are not in memory. Milliseconds, p50 / p99; 10,000 is where an answer is cut. A frequent search is for words that a comment in thirty has: the newest comments are read first, and the index of words only if that does not suffice.",
        growth(found["large"]),
    ]


def growth(sizes: dict) -> str:
    asked = [name for name in next(iter(sizes.values()), {}) if name != "fill_seconds"]
    rows = [[f"{int(size):,} comments", *(f"{found[name][0]:.1f} / {found[name][1]:.1f}" for name in asked)] for size, found in sizes.items()]
    return table(["", *asked], rows)
