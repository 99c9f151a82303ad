"""Two servers on PostgreSQL behind HAProxy (deploy/haproxy.cfg): one is killed, the database is away, a standby takes
over, a network is cut. docs/many-machines.md says what is promised.
"""

import contextlib
import http.client
import json
import pathlib
import random
import re
import socket
import subprocess
import threading
import time
import urllib.parse

import check
from load import PAGES, Load
from postgres import NAME, Postgres, url
from server import PATIENCE, Server, ask, until
from tally import Tally, require, say
from wire import Wire

HAPROXY = pathlib.Path(__file__).parents[2] / "deploy/haproxy.cfg"
WRITERS = 12
READERS = 4
# Acknowledged comments that show that writers go on.
SOME = 20


class NoAnswer(OSError):
    """HAProxy says that it has none."""


class Through(http.client.HTTPConnection):
    """A connection through HAProxy. Its own answers without the server's are none."""

    def getresponse(self) -> http.client.HTTPResponse:
        answer = super().getresponse()
        if answer.status in (502, 504):
            raise NoAnswer(f"HAProxy answers {answer.status}")
        return answer


class Front(Server):
    """What clients know: HAProxy, whose servers come and go."""

    def connect(self, timeout: float = 15) -> http.client.HTTPConnection:
        return Through("127.0.0.1", self.port, timeout=timeout)


class World:
    """A primary and its standby, two nodes, HAProxy. The second node reaches the databases by wires."""

    def __init__(self, binary: str, folder: pathlib.Path, stack: contextlib.ExitStack) -> None:
        self.folder = folder
        (folder / "primary").mkdir()
        (folder / "standby").mkdir()
        self.primary, self.standby = Postgres(folder / "primary"), Postgres(folder / "standby")
        self.primary.make()
        stack.callback(self.standby.stop, "immediate")
        stack.callback(self.primary.stop, "immediate")
        self.primary.start()
        self.primary.sql(f"CREATE DATABASE {NAME}", "postgres")
        self.standby.copy(self.primary)
        self.standby.start()
        # From now on a commit that is acknowledged is on both disks.
        self.primary.stop()
        self.primary.start("synchronous_standby_names=standby")
        self.writable = self.primary
        self.wires = [Wire(self.primary.port), Wire(self.standby.port)]
        for wire in self.wires:
            stack.callback(wire.close)
        more = {"server.trusted_proxies": "127.0.0.1", "mail.from": ""}
        direct, by_wire = url(self.primary.port, self.standby.port), url(*(wire.port for wire in self.wires))
        self.nodes = [Server(binary, folder / name, {**more, "store.url": f"{place}&application_name={name}"})
                      for name, place in [("node1", direct), ("node2", by_wire)]]
        self.nodes[0].add_sites()
        for node in self.nodes:
            stack.callback(node.close)
            node.start()
        self.front = Front(binary, folder / "front")
        stack.callback(self.front.close)
        stack.enter_context(self.haproxy())
        self.all_are_used()

    @contextlib.contextmanager
    def haproxy(self):
        """The file of deploy/, with this machine's ports in place of the names and of TLS."""
        words = HAPROXY.read_text()
        words = re.sub(r"^ *bind :443.*\n", "", words, flags=re.MULTILINE)
        words = re.sub(r"^ *http-request redirect scheme https.*\n", "", words, flags=re.MULTILINE)
        words = words.replace("bind :80", f"bind 127.0.0.1:{self.front.port}")
        for number, node in enumerate(self.nodes, 1):
            words = words.replace(f"192.0.2.1{number}:8017", f"127.0.0.1:{node.port}")
        require("192.0.2.1" not in words.split("global", 1)[1], "deploy/haproxy.cfg has more than two nodes")
        # Two descriptors each: a test may open fewer.
        words = words.replace("maxconn 10000", "maxconn 1000")
        words = words.replace("global\n", f"global\n  stats socket {self.folder}/haproxy.sock\n", 1)
        file = self.folder / "haproxy.cfg"
        file.write_text(words)
        log = open(self.folder / "haproxy-server.log", "ab")  # noqa: SIM115: closed with the process
        process = subprocess.Popen(["haproxy", "-db", "-f", str(file)], stdout=log, stderr=log)
        try:
            yield
        finally:
            process.terminate()
            process.wait()
            log.close()

    def nodes_have_looked(self) -> None:
        """For all writes until now, so that no page is read again because of them. A transaction that runs beside a look
        hides later ones from it: so twice."""
        for _ in range(2):
            now = self.writable.sql("SELECT clock_timestamp()")
            looks = ("SELECT DISTINCT application_name FROM pg_stat_activity WHERE state = 'idle'"
                     f" AND query LIKE '%page_changes WHERE transaction >=%' AND query_start > '{now}'")
            names: set[str] = set()

            def both_have(looks: str = looks, names: set[str] = names) -> bool:
                # Another statement on the same connection hides a look.
                names.update(self.writable.sql(looks).split())
                return len(names) == len(self.nodes)

            until(both_have, "both nodes have looked")

    def all_are_used(self) -> None:
        """HAProxy takes both nodes for ready."""
        def told() -> bool:
            with contextlib.suppress(OSError, http.client.HTTPException, KeyError, ValueError):
                return self.states() == ["UP", "UP"]
            return False

        until(told, "HAProxy uses both nodes")

    def states(self) -> list[str]:
        with socket.socket(socket.AF_UNIX) as stats:
            stats.connect(str(self.folder / "haproxy.sock"))
            stats.sendall(b"show stat\n")
            told = b""
            while part := stats.recv(65536):
                told += part
        rows = [line.split(",") for line in told.decode().splitlines()]
        return [row[17].split(" ")[0] for row in rows if row[:1] == ["nodes"] and row[1].startswith("node")]

    def check(self, load: Load, tally: Tally) -> None:
        """What was acknowledged is there, once, and each node tells the same."""
        load.again(self.front)
        rows = {row["id"]: row for row in self.rows()}
        check.compare(rows, load, tally)
        for node in self.nodes:
            check.counts_are_told(node, rows)

    def rows(self) -> list[dict]:
        told = self.writable.sql(
            "SELECT json_build_object('id', c.id, 'status', c.status, 'text', c.text, 'author_name', c.author_name,"
            " 'reactions', c.reactions, 'path', p.path, 'site', s.key)"
            " FROM comments c JOIN pages p ON p.id = c.page JOIN sites s ON s.id = c.site")
        return [json.loads(line) for line in told.splitlines()]


class Readers:
    """Ask for counts and threads again and again, by HAProxy."""

    def __init__(self, world: World, tally: Tally) -> None:
        self.world = world
        self.tally = tally
        self.stopping = threading.Event()
        self.longest = 0.0
        self.warned = 0
        self.failures: list[str] = []
        self.threads = [threading.Thread(target=self.read, args=(number,), daemon=True) for number in range(READERS)]

    def __enter__(self) -> "Readers":
        for path in PATHS:
            for node in self.world.nodes:
                # Twice: then it is kept.
                for _ in range(3):
                    require(node.get(path)[0] == 200, f"{path} is not there")
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join(30)

    def read(self, number: int) -> None:
        chance = random.Random(number)
        connection = self.world.front.connect(timeout=30)
        while not self.stopping.is_set():
            path = chance.choice(PATHS)
            begun = time.monotonic()
            try:
                status, _, headers = ask(connection, "GET", path)
                told = "" if status == 200 else f"{path} got {status}"
                self.warned += "warning" in headers
            except (OSError, http.client.HTTPException) as error:
                told = f"{path}: {error!r}"
                connection = self.world.front.connect(timeout=30)
            self.longest = max(self.longest, time.monotonic() - begun)
            self.tally.requests += 1
            if told:
                self.tally.failed += 1
                self.failures.append(told)
            self.stopping.wait(0.002)

    def all_were_answered(self, when: str) -> None:
        require(not self.failures, f"{when}: {len(self.failures)} readers failed: {self.failures[:3]}")


PATHS = [
    "/api/v1/counts?site=open&" + "&".join(f"page={urllib.parse.quote(page)}" for page in PAGES),
    *(f"/api/v1/comments?site=open&page={page}" for page in PAGES[:3]),
]


def run(binary: str, folder: pathlib.Path, rounds: int, away: float, seed: str) -> Tally:
    tally = Tally()
    with contextlib.ExitStack() as stack:
        world = World(binary, folder, stack)
        load = Load(f"{seed}/nodes", tally, WRITERS)
        for number in range(rounds):
            killed(world, load, tally, random.Random(f"{seed}/{number}"))
        said(tally, f"{rounds} kills of a node")
        back = stopped(world, load, tally, away)
        said(tally, f"PostgreSQL away for {away:.0f} s, ready {back:.1f} s after it was back")
        noticed, back = cut(world, load, tally)
        said(tally, f"a network cut, noticed after {noticed:.1f} s, ready {back:.1f} s after it was mended")
        followed = promoted(world, load, tally)
        said(tally, f"the standby promoted, writes {followed:.1f} s after the end of the primary")
        for node in world.nodes:
            require(node.stop() == 0, "SIGTERM at rest does not end with status 0")
    return tally


def said(tally: Tally, what: str) -> None:
    say(f"nodes: {what}; {tally.acknowledged} acknowledged, {tally.lost} lost, {tally.doubled} doubled, "
        f"{tally.requests} asked, {tally.failed} failed")


def killed(world: World, load: Load, tally: Tally, chance: random.Random) -> None:
    """A node is killed in a burst: no reader notices, and writers send again what got no answer."""
    victim = chance.choice(world.nodes)
    with Readers(world, tally) as readers:
        load.start(world.front, through_refusals=True)
        # Some instant of the burst.
        writers_go_on(tally, chance.randint(1, 3 * SOME))
        victim.kill()
        tally.kills += 1
        writers_go_on(tally)
        load.join()
    readers.all_were_answered("a node was killed")
    victim.start()
    tally.restarts += 1
    world.all_are_used()
    world.check(load, tally)


def writers_go_on(tally: Tally, some: int = SOME) -> None:
    known = tally.acknowledged
    until(lambda: tally.acknowledged >= known + some, "writers go on")


def stopped(world: World, load: Load, tally: Tally, away: float) -> float:
    """The database is away: what is in memory is served, with a warning; writers are told to come again."""
    world.nodes_have_looked()
    with Readers(world, tally) as readers:
        world.writable.stop()
        begun = time.monotonic()
        until(lambda: all("warning" in node.get(PATHS[0])[2] for node in world.nodes), "answers carry a warning")
        for node in world.nodes:
            until(lambda node=node: node.get("/readyz")[0] == 503, "/readyz says that it is not ready")
            content = node.get("/readyz")[1]
            require("store" in json.dumps(content), f"/readyz does not say why: {content}")
        until(lambda: world.states() != ["UP", "UP"], "HAProxy notices")
        body = {"site": "open", "page": "/posts/1/", "name": "Ann", "text": "Not now", "key": "k" * 20}
        status, _, headers = world.front.post("/api/v1/comments", body)
        require(status == 503 and "retry-after" in headers and "access-control-allow-origin" in headers,
                f"a writer gets {status} {headers}")
        until(lambda: time.monotonic() - begun >= away, "it was away for so long", away + PATIENCE)
    require(readers.warned > 0, "no reader was warned")
    readers.all_were_answered("PostgreSQL was away")
    world.writable.start()
    begun = time.monotonic()
    until(lambda: all(node.get("/readyz")[0] == 200 for node in world.nodes), "both nodes are ready")
    back = time.monotonic() - begun
    world.all_are_used()
    world.check(load, tally)
    return back


def cut(world: World, load: Load, tally: Tally) -> tuple[float, float]:
    """The second node's network to the database falls silent: the other one goes on."""
    cut_off = world.nodes[1]
    world.nodes_have_looked()
    with Readers(world, tally) as readers:
        for wire in world.wires:
            wire.cut()
        begun = time.monotonic()
        until(lambda: "warning" in cut_off.get(PATHS[0])[2], "its answers carry a warning")
        noticed = time.monotonic() - begun
        until(lambda: world.states() == ["UP", "DOWN"], "HAProxy no longer uses it")
        load.start(world.front, through_refusals=True)
        writers_go_on(tally)
        load.join()
    readers.all_were_answered("a network was cut")
    for wire in world.wires:
        wire.mend()
    begun = time.monotonic()
    until(lambda: cut_off.get("/readyz")[0] == 200, "it is ready again")
    back = time.monotonic() - begun
    until(lambda: "warning" not in cut_off.get(PATHS[0])[2], "it warns no longer")
    world.all_are_used()
    world.check(load, tally)
    return noticed, back


def promoted(world: World, load: Load, tally: Tally) -> float:
    """The primary dies in a burst, and its standby takes over."""
    load.start(world.front, through_refusals=True)
    writers_go_on(tally)
    begun = time.monotonic()
    world.primary.stop("immediate")
    world.standby.promote()
    writers_go_on(tally, 1)
    followed = time.monotonic() - begun
    until(lambda: all(node.get("/readyz")[0] == 200 for node in world.nodes), "both nodes follow")
    load.join()
    world.writable = world.standby
    world.all_are_used()
    world.check(load, tally)
    return followed
