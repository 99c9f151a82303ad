"""Figures of others from before, for those that were not measured in this run: S1 on a machine of the same kind."""

import dataclasses

MEASURED = "November 2026"


@dataclasses.dataclass
class Peer:
    """`counts` is how many counts one request asks for: 1 where a front page needs ten requests."""

    name: str
    counts: int
    per_second: float
    p50_ms: float
    p99_ms: float
    resident_mib: float
    cpu_ms_per_1000_counts: float
    errors: int = 0
    measured: str = MEASURED

    @property
    def front_pages(self) -> float:
        """Ten counts each, in a second."""
        return self.per_second * self.counts / 10

    @property
    def cpu_us_per_front_page(self) -> float:
        return self.cpu_ms_per_1000_counts * 10


KNOWN = [
    Peer("Remark42", 10, 9_940, 25, 32, 54, 10.0),
    Peer("Artalk, with its cache", 10, 2_862, 87, 111, 429, 34.9),
    Peer("Stacosys 2017", 1, 19_076, 9.9, 25, 36, 51.7),
    Peer("Waline", 10, 299, 778, 1_595, 390, 342),
    Peer("Isso", 10, 182, 1_288, 2_311, 326, 549),
    Peer("Stacosys 3.4", 1, 341, 377, 1_383, 1_058, 2_921),
]


def all_peers(measured: dict | None) -> list[Peer]:
    """What `make bench-peers` measured takes the place of what is known."""
    fresh = [Peer(**one) for one in (measured or {}).get("peers", [])]
    names = {peer.name for peer in fresh}
    return sorted([*fresh, *(peer for peer in KNOWN if peer.name not in names)], key=lambda peer: -peer.front_pages)
