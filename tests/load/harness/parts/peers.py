"""S1 at other comment servers, as far as a registry has them: `make bench-peers`."""

import datetime
import os
import pathlib
import statistics
import tempfile

from .. import dataset
from ..peers import NotInstallable, isso, waline
from ..generators import Failed
from ..rounds import Case, Options, interleave, planned as cost
from ..servers import Unanswered

PEERS = [isso, waline]
CONNECTIONS = 250
# A small blog, with some 11,000 comments: one of them counts all of its comments each time.
PAGES = 500
# They answer a few hundred a second: two seconds of 250 connections are too few.
LONGER = 5


def planned(options: Options) -> float:
    return LONGER * cost(len(PEERS), options)


def run(options: Options) -> dict:
    measured, skipped = [], {
        "Artalk, Remark42": "not measured anew, as no registry that this uses has a program of theirs.",
        "Stacosys": "not measured anew, as it is in no registry.",
    }
    for peer in PEERS:
        options.progress.say(f"{peer.NAME}: installing it, and S1")
        try:
            measured.append(one(peer, options))
        except (NotInstallable, Unanswered, Failed) as error:
            skipped[peer.NAME] = f"not measured anew: {str(error).splitlines()[0]}."
    return {"peers": measured, "skipped_peers": skipped}


def one(peer, options: Options) -> dict:
    installed = pathlib.Path(options.kept, f"peer-{peer.NAME.lower()}")
    peer.install(installed)
    with tempfile.TemporaryDirectory() as folder:
        comments = os.path.join(folder, "all.db")
        dataset.write(comments, PAGES)
        with peer.running(installed, comments, folder) as server:
            case = Case(peer.NAME, server, lambda seconds: peer.load(server, CONNECTIONS, LONGER * seconds), peer.COUNTS)
            found = interleave(f"S1 at {peer.NAME}", [case], options)[peer.NAME]
    middle = lambda measure: statistics.median(found[measure])
    return {
        "name": peer.NAME,
        "counts": peer.COUNTS,
        "per_second": middle("per_second"),
        "p50_ms": middle("p50_ms"),
        "p99_ms": middle("p99_ms"),
        "resident_mib": max(found["resident_mib"]),
        "cpu_ms_per_1000_counts": middle("cpu_us") / peer.COUNTS,
        "errors": sum(found["errors"]),
        "measured": datetime.datetime.now(datetime.UTC).date().isoformat(),
    }
