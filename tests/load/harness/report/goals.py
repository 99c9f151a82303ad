"""The goals, each with what was measured and whether that is enough."""

import dataclasses
import statistics
from collections.abc import Callable

from ..rounds import ratios
from .store import figures


@dataclasses.dataclass
class Goal:
    what: str
    goal: str
    stretch: str
    measured: str
    verdict: str


def times(value: float) -> str:
    return f"{value:.2f} ×"


def unit(name: str, digits: int = 0) -> Callable[[float], str]:
    return lambda value: f"{value:,.{digits}f} {name}"


def all_goals(results: dict) -> list[Goal]:
    s1, s2, s4 = (figures(results, name) for name in ("s1", "s2", "s4"))
    s5 = figures(results, "s5")
    return [
        at_most("S1, the same ten counts: CPU, of raw epoll's", 1.25, 1.15, times, ratio(s1, "hot", "afterword", "epoll")),
        at_most("S1, p99 at 250 connections, of raw epoll's", 2, 1.3, times, ratio(s1, "hot", "afterword", "epoll", "p99_ms")),
        at_most("S1 over TLS 1.3: CPU, of own plain HTTP's", 1.25, 1.15, times, ratio(s5, "counts", "TLS 1.3", "plain")),
        at_most("S1, ten others of 10,000 pages each time: CPU, of raw epoll's", 1.9, 1.6, times,
                ratio(s1, "different", "afterword", "epoll")),
        at_most("S2, a thread of 20 comments: CPU, of raw epoll's", 1.2, 1.1, times, ratio(s2, "threads", "afterword", "epoll")),
        *newcomers(figures(results, "newcomers")),
        *writes(figures(results, "s3")),
        at_most("first page of a thread of 10,000: CPU, of a thread of 20", 2, 1.1, times,
                ratio(s2, "threads", "afterword, 10,000 comments", "afterword")),
        at_most("memory at rest", 12, 8, unit("MiB", 1), middle(s4, "empty", "resident_mib")),
        at_most("memory in S1 at 250 connections", 27, 16, unit("MiB", 1),
                max(s1["hot"]["afterword"]["resident_mib"]) if s1 else None),
        at_most(f"memory with {stored(s4)} comments stored", 40, 20, unit("MiB", 1), middle(s4, "full", "resident_mib")),
        at_most(f"start to the first 200 with {stored(s4)} comments", 30, 15, unit("ms"), middle(s4, "full", "start_ms")),
        at_most("the program, stripped, all included", 16, 10, unit("MB", 1), s4["binary_mb"] if s4 else None),
        *conversations(figures(results, "conversations")),
        tiny(results),
        overload(of_comments(results)),
        crush(figures(results, "overload")),
    ]


def lines(results: dict) -> list[str]:
    """For the terminal."""
    found = all_goals(results)
    width = max(len(goal.what) for goal in found)
    return [f"{goal.what:<{width}}  {goal.measured or '-':>14}  ({goal.goal}): {goal.verdict}" for goal in found]


def middle(part: dict | None, state: str, measure: str) -> float | None:
    return statistics.median(part[state][measure]) if part else None


def stored(s4: dict | None) -> str:
    return f"{s4['comments']:,}" if s4 else "1,000,000"


def ratio(part: dict | None, table: str, ours: str, floor: str, measure: str = "cpu_us") -> float | None:
    """The median of the rounds' ratios."""
    return statistics.median(ratios(part[table], ours, floor, measure)) if part else None


def at_most(what: str, limit: float, stretch: float, write: Callable[[float], str], value: float | None) -> Goal:
    held = None if value is None else (value <= limit, value <= stretch)
    return Goal(what, f"≤ {write(limit)}", f"≤ {write(stretch)}", "" if value is None else write(value), verdict(held))


def verdict(held: tuple[bool, bool] | None) -> str:
    """Of a goal and its stretch; None is a goal that was not measured."""
    if held is None:
        return "not measured"
    met, far = held
    return "met, and the stretch" if met and far else "met" if met else "**not met**"


def newcomers(found: dict | None) -> list[Goal]:
    """The worst of all protocols, handshakes and crowds."""
    worst = lambda measure: max(ratio({"t": cases}, "t", "afterword", "nginx", measure) for cases in found.values()) if found else None
    return [
        at_most("newcomers over TLS 1.3: CPU, of nginx's, at worst", 0.5, 0.4, times, worst("cpu_us")),
        at_most("newcomers over TLS 1.3: p99, of nginx's, at worst", 1, 0.7, times, worst("p99_ms")),
    ]


def conversations(found: dict | None) -> list[Goal]:
    more = None
    if found:
        middle_of = lambda name: statistics.median(found["memory"][name])
        more = max(0.0, middle_of("with three accounts") - middle_of("without"))
    of_without = lambda table: ratio(found, table, "with three accounts", "without")
    return [
        at_most("a conversation of 1,000 answers elsewhere comes in", 10, 5, unit("s", 1), found["seconds"] if found else None),
        at_most("S1 with three accounts elsewhere: CPU, of without", 1.05, 1.02, times, of_without("counts")),
        at_most("S2 with three accounts elsewhere: CPU, of without", 1.05, 1.02, times, of_without("threads")),
        at_most("memory at rest with three accounts elsewhere: more", 1, 0.5, unit("MiB", 1), more),
    ]


def writes(s3: dict | None) -> list[Goal]:
    what = "S3, durable new comments, 16 connections, all checks on"
    goal, stretch = "≥ 4,000/s, p99 ≤ 10 ms", "≥ 8,000/s, p99 ≤ 5 ms"
    beside = "reads while S3 runs: p99, of reads alone"
    if not s3:
        return [Goal(what, goal, stretch, "", "not measured"), at_most(beside, 2, 1.3, times, None)]
    rate, p99 = statistics.median(s3["per_second"]), statistics.median(s3["p99_ms"])
    held = (rate >= 4000 and p99 <= 10, rate >= 8000 and p99 <= 5)
    return [
        Goal(what, goal, stretch, f"{rate:,.0f}/s, p99 {p99:.1f} ms", verdict(held)),
        at_most(beside, 2, 1.3, times, statistics.median(found) if (found := s3.get("reads_beside_of_alone")) else None),
    ]


def tiny(results: dict) -> Goal:
    what, goal, stretch = "within 16 MiB and 5 % of a core: `ab -n 500 -c 100`", "≥ 52/s, no error", "≥ 424/s"
    found = figures(results, "tiny")
    if not found:
        return Goal(what, goal, stretch, "", "not measured")
    if "failed" in found:
        return Goal(what, goal, stretch, "it failed", "**not met**")
    slowest = min(statistics.median(load["per_second"]) for load in found["loads"].values())
    errors = sum(sum(load["errors"]) for load in found["loads"].values())
    text = f"{slowest:,.0f}/s, {errors} errors"
    return Goal(what, goal, stretch, text, verdict((slowest >= 52 and not errors, slowest >= 424)))


def of_comments(results: dict) -> dict | None:
    """Measured also where nothing can hold a server to a share of a core."""
    return (results["parts"].get("overload", {}).get("figures") or {}).get("comments")


def overload(found: dict | None) -> Goal:
    what, goal = "four times as many comments as it can take", "≥ 90 % of the peak served, the rest refused fast, recovery ≤ 5 s"
    if not found or "poured" not in found:
        return Goal(what, goal, "", "", "not measured")
    poured, share = found["poured"], served(found)
    rest = poured["asked"] - poured["served"]
    told = poured["refused_with_retry_after"]
    fast = told > 0 and poured["refused_ms"]["p99"] <= 1000
    text = f"{share * 100:.0f} % served, {told:,} of {rest:,} others told to come again"
    soon, after = recovery(found)
    held = share >= 0.9 and fast and told >= 0.99 * rest and soon
    return Goal(what, goal, "", f"{text}, {after}", verdict((held, False)))


def crush(found: dict | None) -> Goal:
    """Of what costs no more than its refusal all is answered, and the next question waits for the answer to the last."""
    what, goal = "four times as many threads from memory as it can serve", "≥ 90 % of the peak served, nobody left without an answer, recovery ≤ 5 s"
    if not found or "poured" not in found:
        return Goal(what, goal, "", "", "not measured")
    poured, share = found["poured"], served(found)
    left = sum(poured[fate] for fate in ("failed", "timed_out", "other_status"))
    waits = poured["served_ms"]["p99"] or 0
    soon, after = recovery(found)
    text = f"{share * 100:.0f} % served, p99 {waits:,.0f} ms, {left:,} without an answer"
    return Goal(what, goal, "", f"{text}, {after}", verdict((share >= 0.9 and not left and soon, False)))


def served(found: dict) -> float:
    """Of the peak."""
    return found["poured"]["served_in_time"] / found["seconds"] / found["peak_per_second"]


def recovery(found: dict) -> tuple[bool, str]:
    seconds = found["recovery_seconds"]
    if seconds is None:
        return False, "no recovery within 30 s"
    return seconds <= 5, f"recovery {max(0, seconds):.1f} s"
